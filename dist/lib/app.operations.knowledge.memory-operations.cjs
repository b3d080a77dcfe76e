var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,_)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==a&&__defProp(e,o,{get:()=>r[o],enumerable:!(_=__getOwnPropDesc(r,o))||_.enumerable});return e},__toESM=(e,r,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{memoryOperations:()=>memoryOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_shared_app_planning_documents_open_phase2=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_memory_stage_zero=require("./shared.app.memory.stage-zero.cjs"),import_shared_adapters_memory_note_cache2=require("./shared.adapters.memory.note-cache.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_planning_documents_open_phase3=require("./shared.app.\
planning.documents.open-phase.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_adapters_memory_note_cache3=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache4=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache5=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache6=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache7=require("./shared.adapters.memory.note-cache.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_adapters_memory_note_cache8=require("./shared.adapters.memory.note-cache.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require(
"./common.cjs"),import_common16=require("./common.cjs"),import_common17=require("./common.cjs"),import_node_perf_hooks=require("node:perf_hooks"),import_node_path=require("node:path"),import_node_fs=require("node:fs");
// src/app/memory/own-model.ts
function ownModel({ userFolder, env }) {
  const { model } = (0, import_app_guidance_step_guidance3.readUserSettings)(userFolder).settings;
  return model === null || model.chat === null ? null : { endpoint: model.endpoint, model: model.chat, key: env.MSW_MODEL_KEY || null };
}
async function restructureNote(model, text3) {
  const asked = await (0, import_shared_core_loop_texts_report2.askModel)(model, `${QUESTION}

${text3}`);
  if (asked.status === "none")
    return { status: "none", notice: `${model.model} gave no usable answer: ${asked.reason}.` };
  const { parts, problems } = (0, import_app_guidance_step_guidance4.readTemplate)(withoutFence(asked.text));
  if (problems.length > 0)
    return { status: "none", notice: `${model.model} did not put it into the template either.` };
  return { status: "ok", text: (0, import_app_guidance_step_guidance4.renderTemplate)({ ...parts, original: text3.trim() }) };
}
var QUESTION = `Put the memory below into this template. Use only what it says; where it gives no reason, write "It was not given." Respond with the filled template and nothing else.

${import_app_guidance_step_guidance4.TEMPLATE}

MEMORY:`;
function withoutFence(text3) {
  return /^\s*```[^\n]*\n([\s\S]*?)\n```\s*$/.exec(text3)?.[1] ?? text3.trim();
}
var PROPOSED = 0.6;
async function linkByModel(workspace, wanted) {
  const model = ownModel(workspace);
  if (model === null)
    return refused2('No model is named: "model" in settings.json of the user folder names one.');
  const linked = await (0, import_shared_adapters_memory_note_cache4.linkNotes)(workspace, { ...wanted, type: "?" });
  if (linked.status !== "question") return linked;
  const asked = await (0, import_shared_core_loop_texts_report2.askModel)(model, (0, import_app_guidance_step_guidance2.renderLinkQuestion)(linked.a, linked.b));
  if (asked.status === "none") return refused2(`${model.model} gave no usable answer: ${asked.reason}.`);
  const source = (0, import_common5.plainLine)(model.model, 60);
  return (0, import_shared_adapters_memory_note_cache4.linkNotes)(workspace, { ...wanted, type: asked.text, answer: true, confidence: PROPOSED, source });
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/adapters/memory/review-store.ts
function readSeen(project) {
  const { notes } = (0, import_common12.fieldsIn)((0, import_common12.readJson)((0, import_common6.mswPath)(project, "memory", "reviewed.json"), (0, import_common17.ownFile)(project)));
  return typeof notes === "number" && notes >= 0 ? notes : 0;
}
async function writeSeen(project, notes) {
  await (0, import_shared_adapters_memory_note_cache8.changeNotes)(project, (folder) => (0, import_common9.keepJson)((0, import_common17.below)(folder, "reviewed.json"), { schema: 1, notes }));
}
// src/app/memory/review-memory.ts
async function reviewMemory(place) {
  const { project, now } = place;
  const memory = (0, import_shared_adapters_memory_note_cache6.openMemory)(place);
  const scores = memory.notes.map((note) => (0, import_shared_core_failure_reading_line_pattern.dynamicScore)((0, import_shared_core_failure_reading_line_pattern.usageOfNote)(note, memory.usage), now()));
  const review2 = (0, import_shared_adapters_memory_note_cache.reviewNotes)({ ...memory, scores });
  if (memory.notes.length !== readSeen(project)) await writeSeen(project, memory.notes.length);
  return review2;
}
function reviewSuggestion(project, notes) {
  return (0, import_shared_adapters_memory_note_cache.suggestReview)(notes, readSeen(project), import_common3.lineToType`memory review`);
}
// src/app/operations/operation/words-or-file.ts
function wordsOrFile(typed, from, words) {
  if (typed !== null && from !== null)
    return (0, import_hooks_active_on_command.misused)(`Give it as words or with ${words.input("from")}, not both.`);
  if (from === null) return { status: "ok", text: typed ?? "" };
  const file = (0, import_common16.readText)(from, import_common17.named, import_shared_adapters_memory_note_cache8.LARGEST_NOTE);
  if (file.status === "ok") return file;
  return (0, import_hooks_active_on_command.refused)(`${from} cannot be read: ${(0, import_common16.whyUnread)(file)}. Write it there.`);
}
// src/core/memory/link-offers.ts
var WORTH_ASKING = 0.3;
var MOST = 20;
function linkOffers(notes, links) {
  const ids = new Set(notes.map(({ id }) => id));
  const proposed = links.filter(
    ({ from, to, status: status2 }) => status2 === "proposed" && ids.has(from) && ids.has(to)
  );
  const linked = new Set(links.map(({ from, to }) => pairOf(from, to)));
  const byId = new Map(notes.map((note) => [note.id, note]));
  const pairs = (0, import_shared_adapters_memory_note_cache6.alikeNotes)(notes, WORTH_ASKING).flatMap(({ ids: [a, b], similarity }) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    if (one === void 0 || other === void 0 || linked.has(pairOf(a, b))) return [];
    return [guess(one, other, similarity)];
  });
  return [...proposed, ...pairs].slice(0, MOST);
}
function guess(one, other, similarity) {
  const [older, newer] = (one.createdAt ?? "") <= (other.createdAt ?? "") ? [one, other] : [other, one];
  const isProblem = ({ type }) => type === "PROBLEM";
  const named2 = (from, to, type) => ({
    ...{ from: from.id, to: to.id, type, confidence: similarity, source: "similar notes" },
    reasoning: ""
  });
  if (isProblem(one) !== isProblem(other))
    return isProblem(one) ? named2(one, other, "solves") : named2(other, one, "solves");
  return named2(older, newer, similarity >= import_shared_adapters_memory_note_cache6.NEARLY_THE_SAME ? "supersedes" : "expands");
}
function pairOf(one, other) {
  return JSON.stringify([one, other].sort());
}
function renderOffers(offers, { accept, other }) {
  if (offers.length === 0) return import_common8.prose`No link is proposed, and no two notes are similar without one.`;
  const lines = offers.map((offer, at) => {
    const sentence = (0, import_app_guidance_step_guidance2.renderLink)({ ...offer, status: "accepted" });
    const why = offer.reasoning === "" ? import_common8.prose`` : import_common8.prose`; ${(0, import_common4.quoteLine)(offer.reasoning, 200)}`;
    return import_common8.prose`${at + 1}. ${sentence} (${(0, import_common.quoteName)(offer.source, 60)}, ${Math.round(offer.confidence * 100) / 100})${why}`;
  });
  return (0, import_common8.joinProse)([...lines, import_common8.prose`A yes to the first: ${accept}`, import_common8.prose`Another type: ${other}`], "\n");
}
// src/core/memory/merge-notes.ts
function nearGroups(notes) {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const groups = /* @__PURE__ */ new Map();
  for (const { ids } of (0, import_shared_adapters_memory_note_cache6.alikeNotes)(notes)) join(groups, ids);
  return [...new Set(groups.values())].flatMap((ids) => {
    const [first, ...others] = [...ids].flatMap((id) => byId.get(id) ?? []).sort(newestFirst);
    return first === void 0 || others.length === 0 ? [] : [[first, ...others]];
  });
}
function join(groups, [one, other]) {
  const whole = /* @__PURE__ */ new Set([one, other, ...groups.get(one) ?? [], ...groups.get(other) ?? []]);
  for (const id of whole) groups.set(id, whole);
}
function newestFirst(one, other) {
  const [a, b] = [one.createdAt ?? "", other.createdAt ?? ""];
  return a === b ? one.id < other.id ? -1 : 1 : a < b ? 1 : -1;
}
function mergedNote([first, ...others]) {
  const all2 = (part) => others.reduce((text3, other) => withNew(text3, other[part]), first[part]);
  return {
    type: first.type,
    title: first.title,
    context: all2("context"),
    reasoning: all2("reasoning"),
    outcome: all2("outcome"),
    tags: (0, import_app_guidance_step_guidance4.tagsOf)([first, ...others].flatMap(({ tags }) => tags)),
    original: null
  };
}
function withNew(text3, more) {
  const plain = (one) => one.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
  const known = new Set(sentencesOf(text3).map(plain));
  const added = sentencesOf(more).filter((one) => plain(one) !== "" && !known.has(plain(one)));
  return [text3, ...added].filter((part) => part !== "").join("\n");
}
function sentencesOf(text3) {
  return text3.split(/\n+|(?<=[.!?])\s+/).map((one) => one.trim());
}
// src/app/memory/compact-memory.ts
async function compactMemory(place, { merges, agent }) {
  const memory = (0, import_shared_adapters_memory_note_cache6.openMemory)(place);
  const groups = nearGroups(memory.notes.filter(({ id }) => !memory.superseded.has(id)));
  const done2 = [];
  for (const group of groups) {
    const merged = merges ? await merge(place, group, { links: memory.links, agent }) : null;
    if (merged !== null && typeof merged !== "string") return merged;
    done2.push({ from: group.map(({ id }) => id), into: merged });
  }
  return { groups: done2 };
}
async function merge(place, group, { links, agent }) {
  const [first] = group;
  const from = group.map(({ id }) => id);
  const added = await (0, import_shared_adapters_memory_note_cache3.addNote)(place, {
    ...{ text: (0, import_app_guidance_step_guidance4.renderTemplate)(mergedNote(group)), evenIfSimilar: true },
    agent: first.agent ?? agent,
    ...{ domain: first.domain, source: first.source, createdAt: first.createdAt },
    priority: Math.max(...group.map(({ priority }) => priority)),
    needsReview: group.some(({ needsReview }) => needsReview),
    fields: { merged_from: from.join(" ") }
  });
  if (added.status !== "added" && added.status !== "known")
    return { status: "refused", reason: `${from.join(", ")} cannot be merged.` };
  const old = new Set(from.filter((id) => id !== added.id));
  const renamed2 = (id) => old.has(id) ? added.id : id;
  const moved = links.filter(({ from: a, to: b }) => old.has(a) || old.has(b)).map((link2) => ({ ...link2, from: renamed2(link2.from), to: renamed2(link2.to), at: (0, import_common2.isoNow)(place) }));
  const kept = await (0, import_shared_adapters_memory_note_cache7.appendLinks)(
    place.project,
    moved.filter((link2) => link2.from !== link2.to)
  );
  if (kept.status === "refused") return kept;
  for (const id of old) {
    const forgotten = await (0, import_shared_adapters_memory_note_cache5.forgetNote)(place.project, id);
    if (forgotten.status === "refused") return forgotten;
  }
  return added.id;
}
// src/app/memory/fix-marked.ts
var MOST2 = 20;
function markedNotes(place) {
  return (0, import_shared_adapters_memory_note_cache6.openMemory)(place).notes.filter(({ needsReview }) => needsReview).slice(0, MOST2);
}
async function fixMarked(place, model) {
  const fixed = [];
  const left = [];
  for (const note of markedNotes(place)) {
    const told = await restructureNote(model, note.original ?? note.text);
    const reason = told.status === "none" ? told.notice : await replace(place.project, note, told.text);
    if (reason === null) fixed.push(note.id);
    else left.push({ id: note.id, reason });
  }
  return { fixed, left };
}
async function replace(project, note, text3) {
  const path2 = (0, import_common6.mswPath)(project, "memory", `${note.id}.md`);
  const before = (0, import_common16.textOf)(path2, (0, import_common17.ownFile)(project), import_shared_adapters_memory_note_cache8.LARGEST_NOTE) ?? "";
  const { present, end } = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(before);
  const head = present ? before.slice(0, end) : (0, import_shared_adapters_memory_note_cache8.renderNoteFacts)({ ...note, needsReview: false });
  const after = `${head.replace(/^needs_review:[^\n]*\n/m, "")}${text3}`;
  const changed = await (0, import_shared_adapters_memory_note_cache8.exchangeNote)(project, note.id, { isStill: (file) => file === before, text: after });
  if (changed === true) return null;
  return changed === false ? "It was changed meanwhile." : changed.reason;
}
// src/app/memory/offer-links.ts
function offeredLinks(place) {
  const { notes, links, superseded } = (0, import_shared_adapters_memory_note_cache6.openMemory)(place);
  return linkOffers(
    notes.filter(({ id }) => !superseded.has(id)),
    links
  );
}
async function answerOffers(place, said) {
  const offers = offeredLinks(place);
  const { links: known } = (0, import_shared_adapters_memory_note_cache6.openMemory)(place);
  const links = [];
  for (const number3 of [...said.yes, ...said.no]) {
    const offer = offers[number3 - 1];
    if (offer === void 0)
      return { status: "refused", reason: `There is no link ${number3} in the list of ${offers.length}.` };
    const isYes = said.yes.includes(number3);
    const { from, to, type, reasoning } = offer;
    const status2 = isYes ? "accepted" : "declined";
    const link2 = {
      ...{ schema: 1, from, to, type, reasoning, status: status2, at: (0, import_common2.isoNow)(place) },
      ...{ confidence: isYes ? 1 : offer.confidence, source: said.source }
    };
    const cycle = isYes ? (0, import_shared_adapters_memory_note_cache7.cycleIn)([...known, ...links], link2) : null;
    if (cycle !== null) return { status: "refused", reason: `Link ${number3} is not kept: ${cycle}.` };
    links.push(link2);
  }
  const kept = await (0, import_shared_adapters_memory_note_cache7.appendLinks)(place.project, links);
  return kept.status === "ok" ? { status: "ok", links } : kept;
}
// src/app/operations/knowledge/memory-care-operations.ts
var status = (0, import_hooks_active_on_command.operation)({
  name: "memory status",
  about: "Show the figures of the memory next to their targets",
  effect: "reads",
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const { memoryFigures } = await Promise.resolve().then(() => __toESM(require("./app.memory.memory-status.cjs")));
    return (0, import_hooks_active_on_command.done)({ figures: memoryFigures(workspace) });
  }),
  json: ({ figures }) => ({ figures: figures.map((one) => ({ ...one, isMet: (0, import_shared_adapters_memory_note_cache.isMet)(one) })) }),
  shown: ({ figures }) => (0, import_shared_adapters_memory_note_cache.showFigures)(figures, [])
});
var feedback = (0, import_hooks_active_on_command.operation)({
  name: "memory feedback",
  about: "Say whether the notes of the last brief helped: it moves their scores",
  effect: "writes",
  inputs: {
    verdict: (0, import_hooks_active_on_command.word)("useful, or not"),
    note: (0, import_hooks_active_on_command.list)("ID", "only this note; repeat it for more")
  },
  run: (place, { verdict, note }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    if (verdict !== "useful" && verdict !== "not")
      return (0, import_hooks_active_on_command.misused)(`memory feedback takes useful or not, not "${(0, import_common5.plainLine)(verdict, 40)}".`);
    const { giveFeedback } = await Promise.resolve().then(() => __toESM(require("./app.memory.memory-status.cjs")));
    const given = await giveFeedback(workspace, verdict === "useful", note);
    return given.status === "ok" ? (0, import_hooks_active_on_command.done)({ useful: verdict === "useful", ids: given.ids }) : given;
  }),
  text: ({ useful, ids }) => import_common8.prose`Noted: ${(0, import_common14.countOf)(ids.length, "note")} ${useful ? import_common8.prose`helped` : import_common8.prose`did not help`}; the next briefs take it into account.`
});
var review = (0, import_hooks_active_on_command.operation)({
  name: "memory review",
  about: "Show which notes could be merged or corrected, and the state of the memory; changes no note by itself",
  effect: "writes",
  inputs: {
    fix: (0, import_hooks_active_on_command.flag)("show the notes that are marked for review, to be put into the template"),
    model: (0, import_hooks_active_on_command.flag)("with --fix and --yes: the model that your settings name does it"),
    yes: (0, import_hooks_active_on_command.flag)("agree to that; the text of each note stays below")
  },
  run: (place, { fix, model, yes }) => {
    const asksModel = fix && model && yes;
    const closed = asksModel ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "memory review --fix --model --yes") : null;
    if (closed !== null) return closed;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      if (!fix) return (0, import_hooks_active_on_command.done)({ kind: "review", review: await reviewMemory(workspace) });
      if (!asksModel) return (0, import_hooks_active_on_command.done)({ kind: "marked", notes: markedNotes(workspace) });
      const own = ownModel(workspace);
      if (own === null)
        return (0, import_hooks_active_on_command.refused)('No model is named: "model" in settings.json of the user folder names one.');
      return (0, import_hooks_active_on_command.done)({ kind: "fixed", ...await fixMarked(workspace, own) });
    });
  },
  json: (value) => value.kind === "review" ? value.review : value,
  text: (value) => {
    if (value.kind === "review") return (0, import_app_guidance_step_guidance2.renderMemoryReview)(value.review, import_common3.lineToType`memory forget ID`);
    if (value.kind === "marked")
      return (0, import_app_guidance_step_guidance2.renderMarked)(value.notes, {
        replace: import_common3.lineToType`memory add --supersedes ID --from FILE`,
        model: import_common3.lineToType`memory review --fix --model --yes`
      });
    const left = value.left.map(
      ({ id, reason }) => import_common8.prose`Left: ${(0, import_common.quoteName)((0, import_app_guidance_step_guidance2.noteFile)(id))}, ${(0, import_common4.quoteLine)(reason, 300)}`
    );
    return (0, import_common8.joinProse)(
      [import_common8.prose`${(0, import_common14.countOf)(value.fixed.length, "note is", "notes are")} in the template now.`, ...left],
      "\n"
    );
  }
});
var link = (0, import_hooks_active_on_command.operation)({
  name: "memory link",
  about: "Say how two notes are related, or go through the links that are proposed",
  effect: "writes",
  inputs: {
    from: (0, import_hooks_active_on_command.optionalWord)("a note", "may be left out with --review"),
    type: (0, import_hooks_active_on_command.optionalWord)(
      `${import_shared_adapters_memory_note_cache7.LINK_TYPES.join("|")}, or ? for the question that a model answers with one of these`,
      ""
    ),
    to: (0, import_hooks_active_on_command.optionalWord)("another note", ""),
    reason: (0, import_hooks_active_on_command.text)("TEXT", "why"),
    answer: (0, import_hooks_active_on_command.flag)("the type is the answer of a model: what is none of the types is similar"),
    model: (0, import_hooks_active_on_command.flag)("with ?: the model that your settings name answers it, which is a proposal"),
    agent: (0, import_hooks_active_on_command.text)("NAME", "who says it"),
    review: (0, import_hooks_active_on_command.flag)("list the proposed links, and similar notes without one"),
    yes: (0, import_hooks_active_on_command.list)("N", "with --review: accept this link of the list; repeat it for more"),
    no: (0, import_hooks_active_on_command.list)("N", "with --review: decline it")
  },
  needs: [["from", "review"]],
  run: (place, { agent, model, review: reviews, yes, no, from, type, to, ...wanted }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const source = agent ?? callerName(place) ?? "manual";
    if (reviews) return reviewed(workspace, { yes, no, source });
    if (from === null || type === null || to === null)
      return (0, import_hooks_active_on_command.misused)(`memory link needs A TYPE B, or --review.`);
    const asked = { ...wanted, from, type, to, confidence: 1, source };
    const linked = model ? await linkByModel(workspace, asked) : await (0, import_shared_adapters_memory_note_cache4.linkNotes)(workspace, asked);
    return linked.status === "refused" ? linked : (0, import_hooks_active_on_command.done)(linked);
  }),
  json: (linked) => linked.status === "question" ? { question: (0, import_app_guidance_step_guidance2.renderLinkQuestion)(linked.a, linked.b) } : linked,
  text: (linked) => {
    if (linked.status === "question") return (0, import_app_guidance_step_guidance2.renderLinkQuestion)(linked.a, linked.b);
    if (linked.status === "offered")
      return renderOffers(linked.offers, {
        accept: import_common3.lineToType`memory link --review --yes 1`,
        other: import_common3.lineToType`memory link A TYPE B`
      });
    if (linked.status === "answered") return (0, import_common8.joinProse)(linked.links.map(answeredLine), "\n");
    return linked.link === null ? import_common8.prose`This link is there already.` : (0, import_app_guidance_step_guidance2.renderLink)(linked.link);
  }
});
function answeredLine(one) {
  return one.status === "declined" ? import_common8.prose`Declined: ${(0, import_app_guidance_step_guidance2.renderLink)({ ...one, status: "accepted" })}` : (0, import_app_guidance_step_guidance2.renderLink)(one);
}
async function reviewed(workspace, {
  yes,
  no,
  source
}) {
  const wrong = [...yes, ...no].find((one) => !/^\d{1,3}$/.test(one));
  if (wrong !== void 0)
    return (0, import_hooks_active_on_command.misused)(`memory link --review takes numbers of its list, not "${(0, import_common5.plainLine)(wrong, 40)}".`);
  if (yes.length + no.length === 0) return (0, import_hooks_active_on_command.done)({ status: "offered", offers: offeredLinks(workspace) });
  const answered = await answerOffers(workspace, { yes: yes.map(Number), no: no.map(Number), source });
  return answered.status === "ok" ? (0, import_hooks_active_on_command.done)({ status: "answered", links: answered.links }) : answered;
}
var compact = (0, import_hooks_active_on_command.operation)({
  name: "memory compact",
  about: "Merge notes that say nearly the same; without --yes it only says which",
  effect: "writes",
  inputs: { yes: (0, import_hooks_active_on_command.flag)("merge them; the originals move to .msw/memory/forgotten/") },
  run: (place, { yes }) => (yes ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "memory compact --yes") : null) ?? (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const result = await compactMemory(workspace, { merges: yes, agent: callerName(place) });
    return "status" in result ? result : (0, import_hooks_active_on_command.done)(result);
  }),
  text: ({ groups }) => {
    if (groups.length === 0) return import_common8.prose`No notes say nearly the same.`;
    const lines = groups.map(({ from, into }) => {
      const names = (0, import_common8.joinProse)(
        from.map((id) => (0, import_common.quoteName)((0, import_app_guidance_step_guidance2.noteFile)(id))),
        ", "
      );
      return into === null ? import_common8.prose`Nearly the same: ${names}` : import_common8.prose`Merged into ${(0, import_common.quoteName)((0, import_app_guidance_step_guidance2.noteFile)(into))}: ${names}`;
    });
    const isDone = groups.some(({ into }) => into !== null);
    const last = isDone ? import_common8.prose`The originals are in .msw/memory/forgotten/; move one back to have it again.` : import_common8.prose`Nothing was changed. To merge each group into one note: ${import_common3.lineToType`memory compact --yes`}`;
    return (0, import_common8.joinProse)([...lines, last], "\n");
  }
});
var profile = (0, import_hooks_active_on_command.operation)({
  name: "memory profile",
  about: "Show what is learned of your ways, for plans; off until you turn it on",
  effect: "writes",
  callers: "people and scripts",
  inputs: { change: (0, import_hooks_active_on_command.optionalWord)("on, off or forget", "on learns from now on; forget deletes it") },
  run: (place, { change }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    if (change !== null && change !== "on" && change !== "off" && change !== "forget")
      return (0, import_hooks_active_on_command.misused)(`memory profile takes on, off or forget, not "${(0, import_common5.plainLine)(change, 40)}".`);
    const changed = change === null ? null : await (0, import_shared_app_memory_stage_zero.changeWays)(workspace, { profile: change });
    if (changed?.status === "refused") return changed;
    const ways = (0, import_shared_app_memory_stage_zero.readWays)(workspace.project);
    return (0, import_hooks_active_on_command.done)({ ways, profile: await (0, import_shared_app_memory_stage_zero.currentProfile)(workspace) });
  }),
  text: ({ ways, profile: known }) => {
    if (ways.profile === null)
      return import_common8.prose`The profile is off: nothing is learned. To turn it on: ${import_common3.lineToType`memory profile on`}`;
    return known ?? import_common8.prose`The profile is on; nothing is known yet. It is kept in .msw/profile.md.`;
  }
});
var risks = (0, import_hooks_active_on_command.operation)({
  name: "memory risks",
  about: "Show what went wrong here with something like a task; --on has every plan warned of it",
  effect: "writes",
  inputs: {
    task: (0, import_hooks_active_on_command.optionalWord)("a task in quotes", "may be left out with --on and --off"),
    on: (0, import_hooks_active_on_command.flag)("show it to every plan"),
    off: (0, import_hooks_active_on_command.flag)("show it no more")
  },
  needs: [["task", "on", "off"]],
  run: (place, { task, on, off }) => (on || off ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, on ? "memory risks --on" : "memory risks --off") : null) ?? (0, import_shared_app_planning_documents_open_phase.inWorkspace)(
    place,
    async (workspace) => {
      const changed = on || off ? await (0, import_shared_app_memory_stage_zero.changeWays)(workspace, { risks: on }) : null;
      if (changed?.status === "refused") return changed;
      const found = task === null ? null : await (0, import_shared_app_memory_stage_zero.risksOf)(workspace, task);
      return (0, import_hooks_active_on_command.done)({ isOn: (0, import_shared_app_memory_stage_zero.readWays)(workspace.project).risks, risks: found, task });
    }
  ),
  text: ({ isOn, risks: found, task }) => {
    if (found !== null) return found;
    if (task !== null) return import_common8.prose`Nothing like it went wrong here, as far as is known.`;
    return isOn ? import_common8.prose`Plans are warned of what went wrong before.` : import_common8.prose`Plans are not warned of it.`;
  }
});
var careOperations = [
  ...[status, feedback, review, link, compact, profile, risks]
];
function callerName({ caller }) {
  if (caller.mark !== null) return "claude";
  return caller.isTerminal ? "user" : null;
}
// src/app/operations/knowledge/add-note-operation.ts
var add = (0, import_hooks_active_on_command.operation)({
  name: "memory add",
  about: "Keep a note, in the template or wrapped in it",
  effect: "writes",
  slash: "/msw:remember",
  tool: {
    name: "memory_add",
    about: "Keep what was learned, as a note",
    takes: { text: "the note", type: "its type", tag: "tags", source: "commit, file, address" },
    aliases: { include_domains: "domain", supersedes: "supersedes", anyway: "anyway", wrap: "wrap" },
    command: "remember"
  },
  inputs: {
    text: (0, import_hooks_active_on_command.optionalWord)("a note in quotes", "may be left out with --from"),
    from: (0, import_hooks_active_on_command.path)("FILE", "the file that holds the note"),
    type: (0, import_hooks_active_on_command.choice)(["PATTERN", "DECISION", "PROBLEM", "INSIGHT"], "of a text that is not in the template"),
    tag: (0, import_hooks_active_on_command.list)("TAG", "a tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command.text)("WORD", "what it is about, such as http or storage"),
    priority: (0, import_hooks_active_on_command.count)("N", "by default 5", [1, 10]),
    source: (0, import_hooks_active_on_command.text)("TEXT", "where its words come from: a commit, path:line, an address"),
    agent: (0, import_hooks_active_on_command.text)("NAME", "who writes it; by default you, or Claude where it calls"),
    supersedes: (0, import_hooks_active_on_command.text)("ID", "the note that this one replaces"),
    anyway: (0, import_hooks_active_on_command.flag)("keep it although a note says nearly the same"),
    wrap: (0, import_hooks_active_on_command.flag)("keep a text that is not in the template as it is, marked for review")
  },
  needs: [["text", "from"]],
  run: (place, { text: typed, from, tag, wrap, anyway, ...rest }) => {
    const read = wordsOrFile(typed, from, place.words);
    if (read.status !== "ok") return read;
    const agent = rest.agent ?? callerName(place);
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const request = {
        ...rest,
        type: (0, import_app_guidance_step_guidance4.typeNamed)(rest.type),
        text: read.text,
        agent,
        tags: tag,
        wraps: wrap,
        evenIfSimilar: anyway,
        called: place.words.input
      };
      const first = await (0, import_shared_adapters_memory_note_cache3.addNote)(workspace, request);
      const model = first.status === "template" ? ownModel(workspace) : null;
      const { added, notice } = model === null ? { added: first, notice: "" } : await addWithModel(workspace, request, model);
      const suggested = added.status === "added" ? suggestionIn(workspace.project) : void 0;
      if (added.status === "added") return { status: "done", value: added, notice: suggested };
      const result = resultOf(added);
      return result.status === "failed" && notice !== "" ? { ...result, reason: `${notice} ${result.reason}` } : result;
    });
  },
  text: renderAdded,
  fields: { schema: (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()) }), of: addedFields }
});
async function addWithModel(workspace, request, model) {
  const told = await restructureNote(model, request.text);
  if (told.status === "none") return { added: await (0, import_shared_adapters_memory_note_cache3.addNote)(workspace, request), notice: told.notice };
  return { added: await (0, import_shared_adapters_memory_note_cache3.addNote)(workspace, { ...request, text: told.text, needsReview: true }), notice: "" };
}
function suggestionIn(project) {
  return reviewSuggestion(project, (0, import_shared_adapters_memory_note_cache8.readNotes)(project).notes.length) ?? void 0;
}
function resultOf(added) {
  if (added.status === "refused") return added;
  if (added.status === "template" || added.status === "similar")
    return { status: "failed", value: added, reason: added.reason };
  return (0, import_hooks_active_on_command.done)(added);
}
function addedFields(value) {
  return { id: "id" in value ? (0, import_common.quoteName)(value.id, 200) : void 0 };
}
function renderAdded(value) {
  if (value.status === "template") return (0, import_app_guidance_step_guidance2.renderMemoryProblems)(value.reason);
  if (value.status === "similar") return (0, import_app_guidance_step_guidance2.renderSimilar)(value.similar, value.reason);
  const file = (0, import_common.quoteName)((0, import_app_guidance_step_guidance2.noteFile)(value.id));
  if (value.status === "known") return import_common8.prose`This is remembered already: ${file}`;
  if (!value.needsReview) return import_common8.prose`Remembered: ${file}`;
  return import_common8.prose`Remembered as it was given: ${file}. It stays marked for review until somebody puts it into the template.`;
}
// src/app/operations/knowledge/brief-operations.ts
// src/app/memory/prefetch-tasks.ts
var MOST_A_DAY = 5;
var WAIT_MS = 5e3;
async function prefetchTasks(workspace, tasks, settings) {
  const held = await (0, import_common7.withLock)((0, import_node_path.join)(workspace.userFolder, "prefetch"), () => all(workspace, tasks, settings), {
    waitMs: WAIT_MS
  });
  return held.status === "done" ? held.value : { status: "refused", reason: "Another process fetches answers now: try again when it is done." };
}
async function all(workspace, tasks, settings) {
  const client = (0, import_shared_app_memory_stage_zero.projectClient)(workspace, "prefetch");
  if (client === null)
    return { status: "refused", reason: "No notebook answers for this project: /msw:setup use chooses one." };
  const told = [];
  for (const task of tasks) {
    const isSpent = leftToday(workspace) === 0;
    const spent = { ...client, ask: async () => ({ status: "none", notice: SPENT }) };
    const known = await (0, import_shared_app_memory_stage_zero.knowTask)(workspace, {
      ...{ spec: task, settings, fresh: false },
      client: isSpent ? spent : client
    });
    const isKnown = known.cache_hit && !known.stale;
    const status2 = isKnown ? "known" : known.ungrounded || known.stale ? "left" : "asked";
    told.push({ task, status: status2, notice: known.notice });
  }
  return { status: "ok", tasks: told, leftToday: leftToday(workspace) };
}
var SPENT = `${MOST_A_DAY} answers were fetched within a day: continue tomorrow, or ask for one task: ${import_common3.lineToType`memory brief "TASK" --ground`}`;
function leftToday({ userFolder, now }) {
  const read = (0, import_app_guidance_step_guidance.readLedger)(userFolder);
  return read.status === "ok" ? Math.max(0, MOST_A_DAY - (0, import_app_guidance_step_guidance.spentOn)(read.ledger, "prefetch", now())) : 0;
}
// src/app/operations/knowledge/brief-operations.ts
var briefShape = (0, import_adapters_loops_record_schemas.object)({
  context_hash: (0, import_adapters_loops_record_schemas.string)(),
  memories_used: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), score: (0, import_adapters_loops_record_schemas.number)(), contribution: (0, import_adapters_loops_record_schemas.string)() })),
  token_count: (0, import_adapters_loops_record_schemas.number)()
});
var brief = (0, import_hooks_active_on_command.operation)({
  name: "memory brief",
  about: "Compile what the project remembers about a task, within a budget of tokens",
  effect: "asks",
  tool: {
    name: "compile_context",
    about: "Compile what the project remembers about a task",
    takes: { task: "what to do", maxTokens: "default 8000" },
    aliases: { task_spec: "task", top_k: "top", include_domains: "domain", exclude_tags: "exclude" }
  },
  inputs: {
    task: (0, import_hooks_active_on_command.optionalWord)("a task in quotes", "may be left out with --from"),
    from: (0, import_hooks_active_on_command.path)("FILE", "the file that describes the task"),
    maxTokens: (0, import_hooks_active_on_command.count)("N", "by default 8000", [100, 2e5]),
    top: (0, import_hooks_active_on_command.count)("N", "how many notes are found at most; by default 15", [1, 20]),
    domain: (0, import_hooks_active_on_command.list)("WORD", "only notes about it; repeat it for more"),
    exclude: (0, import_hooks_active_on_command.list)("TAG", "no notes with this tag; by default type:deprecated"),
    ground: (0, import_hooks_active_on_command.flag)("have the notebook of the project say what it knows about the task; kept for a day"),
    fresh: (0, import_hooks_active_on_command.flag)("with --ground: ask again")
  },
  needs: [["task", "from"]],
  run: (place, { task, from, ground: ground2, fresh, ...wanted }) => {
    const read = wordsOrFile(task, from, place.words);
    if (read.status !== "ok") return read;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const { settings: given, problems } = (0, import_shared_core_loop_texts_report3.memorySettingsOf)(workspace.project);
      const settings = { ...given, context: conwordsOrFile(given.context, wanted) };
      const told = (...notices) => [...problems, ...notices].filter((one) => one !== null).join(" ") || void 0;
      if (!ground2) {
        const start = import_node_perf_hooks.performance.now();
        const compiled = await (0, import_shared_app_memory_stage_zero.compileBrief)(workspace, (0, import_shared_app_memory_stage_zero.normalSpec)(read.text), settings.context);
        const stage = { kind: "local", ms: Math.round(import_node_perf_hooks.performance.now() - start) };
        if (compiled.used.length > 0) await (0, import_shared_app_memory_stage_zero.serveBrief)(workspace, compiled, { stage });
        const value = { brief: compiled, synthesis: null };
        return { status: "done", value, notice: told(compiled.notice) };
      }
      const client = (0, import_shared_app_memory_stage_zero.projectClient)(workspace, "research");
      const synthesis = await (0, import_shared_app_memory_stage_zero.prepareTask)(workspace, { spec: read.text, settings, client, fresh });
      return {
        ...{ status: "done", value: { brief: synthesis.brief, synthesis } },
        notice: told(synthesis.brief.notice, synthesis.notice)
      };
    });
  },
  json: briefJson,
  fields: { schema: briefShape, of: briefFields, text: "task_brief_md" },
  text: ({ brief: compiled, synthesis }) => synthesis === null || synthesis.ungrounded ? compiled.text : (0, import_common8.joinProse)([compiled.text, (0, import_app_guidance_step_guidance2.renderSynthesis)(synthesis)], "\n\n")
});
var prefetch = (0, import_hooks_active_on_command.operation)({
  name: "memory prefetch",
  about: "Ask the notebook about the next phases, or about tasks, before they are planned: at most 5 a day",
  effect: "asks",
  callers: "people and scripts",
  inputs: {
    task: (0, import_hooks_active_on_command.list)("TASK", "a task in quotes, repeat it for more; without one, the phases that are open")
  },
  run: (place, { task }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const tasks = task.length > 0 ? task : openPhaseTasks(workspace.project);
    if (tasks.length === 0)
      return (0, import_hooks_active_on_command.misused)('memory prefetch needs --task "TASK": no phase of a roadmap is open here.');
    const { settings } = (0, import_shared_core_loop_texts_report3.memorySettingsOf)(workspace.project);
    const fetched = await prefetchTasks(workspace, tasks.slice(0, MOST_A_DAY), settings);
    return fetched.status === "ok" ? (0, import_hooks_active_on_command.done)(fetched) : (0, import_hooks_active_on_command.refused)(fetched.reason);
  }),
  text: import_app_guidance_step_guidance2.renderPrefetched
});
var ground = (0, import_hooks_active_on_command.operation)({
  name: "memory ground",
  about: "Ask the notebook about a task whose planning waits for it; started by /msw:plan and /msw:init",
  effect: "asks",
  callers: "people and scripts",
  inputs: { request: (0, import_hooks_active_on_command.pathWord)("the file that asks") },
  run: (place, { request }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const { answerRequest } = await Promise.resolve().then(() => __toESM(require("./app.memory.task-page.cjs")));
    const answered = await answerRequest(workspace, request);
    return answered ? (0, import_hooks_active_on_command.done)({ answered }) : (0, import_hooks_active_on_command.refused)(`${request} asks nothing.`);
  }),
  text: () => import_common8.prose`The answer is kept, if there is one.`
});
var purge = (0, import_hooks_active_on_command.operation)({
  name: "memory purge",
  about: "Set aside what the notebook said about tasks, so that it is asked again",
  effect: "writes",
  callers: "people and scripts",
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const result = await (0, import_shared_app_memory_stage_zero.purgeSyntheses)(workspace.project, (0, import_common2.isoNow)(workspace));
    return result.status === "ok" ? (0, import_hooks_active_on_command.done)({ purged: result.purged }) : (0, import_hooks_active_on_command.refused)(result.reason);
  }),
  text: ({ purged }) => import_common8.prose`${purged} kept answers are set aside; the next brief with --ground asks again.`
});
function briefJson({ brief: { text: markdown, hash, used, tokens, mode }, synthesis }) {
  const compiled = {
    ...{ task_brief_md: markdown, context_hash: hash, memories_used: used, token_count: tokens },
    mode
  };
  if (synthesis === null) return compiled;
  const { brief: _, ...told } = synthesis;
  return { ...compiled, ...told };
}
function briefFields({ brief: { hash, used, tokens } }) {
  const memories = used.map(({ id, score, contribution }) => ({
    ...{ id: (0, import_common.quoteName)(id, 200), score, contribution: (0, import_common8.literal)(contribution) }
  }));
  return { context_hash: (0, import_common.quoteName)(hash), memories_used: memories, token_count: tokens };
}
function conwordsOrFile(given, { maxTokens, top, domain, exclude }) {
  return {
    maxTokens: maxTokens ?? given.maxTokens,
    topK: top ?? given.topK,
    includeDomains: domain.length > 0 ? domain : given.includeDomains,
    excludeTags: exclude.length > 0 ? exclude : given.excludeTags
  };
}
function openPhaseTasks(project) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(project);
  if (opened.status === "refused") return [];
  return opened.project.standing.open.flatMap((number3) => {
    const phase = (0, import_shared_app_planning_documents_open_phase3.openPhase)(opened.project, number3);
    return phase === null ? [] : [(0, import_shared_app_planning_documents_open_phase2.phaseTask)(phase, (0, import_shared_app_planning_documents_open_phase2.gapsOf)(phase).length > 0)];
  });
}
// src/adapters/memory/import-store.ts
var RECORD = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  /** Id of the note and digest of its file. */
  notes: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas.refine)(import_shared_adapters_memory_note_cache8.isNoteId)), (0, import_adapters_loops_record_schemas.string)()]))
});
var LARGEST = 64 * 1024 * 1024;
async function importNotes(project, imported2) {
  const stamp = stampOf(imported2.at);
  const backup = (0, import_common6.openMswSubfolder)(project, "memory", "backups", stamp);
  if (backup.status === "refused") return backup;
  const imports = (0, import_common6.openMswSubfolder)(project, "memory", "imports");
  if (imports.status === "refused") return imports;
  return (0, import_shared_adapters_memory_note_cache8.changeNotes)(project, (folder) => {
    clearAway(project, folder);
    copyAll(project, folder, backup.path);
    try {
      return addAll(project, imported2, { folder, backup: backup.path, imports: imports.path });
    } catch (error) {
      clearAway(project, folder);
      throw error;
    }
  });
}
function addAll(project, { notes, relationships, at }, { folder, backup, imports }) {
  const byId = new Map(notes.map((note) => [note.id, note.file]));
  const ids = /* @__PURE__ */ new Set([...(0, import_shared_adapters_memory_note_cache8.readNotes)(project).notes.map(({ id }) => id), ...byId.keys()]);
  const fresh = [...byId].filter(([id]) => (0, import_common13.lookAt)((0, import_common17.below)(folder, `${id}.md`)) === null);
  const record2 = { schema: 1, at, notes: fresh.map(([id, file]) => [id, (0, import_shared_core_snapshots_undo_text.contentMark)(Buffer.from(file))]) };
  const marker = (0, import_common17.below)(folder, import_shared_adapters_memory_note_cache8.IMPORT_MARKER);
  (0, import_common9.keepJson)(marker, record2);
  for (const [id, file] of fresh) (0, import_common9.keepText)((0, import_common17.below)(folder, `${id}.md`), file, { durable: false });
  const ingestion2 = { source: import_shared_adapters_memory_note_cache7.IMPORT, synthesis: null, relationships };
  const { links, ...ingested } = (0, import_shared_adapters_memory_note_cache7.ingestLinks)(ingestion2, { ids, known: (0, import_shared_adapters_memory_note_cache7.foldLinks)((0, import_shared_adapters_memory_note_cache7.readLinks)(project)), at });
  const kept = (0, import_shared_adapters_memory_note_cache7.addLinks)(folder, links);
  if (kept.status === "refused") {
    clearAway(project, folder);
    return kept;
  }
  (0, import_node_fs.renameSync)(marker, (0, import_common17.below)(imports, `${stampOf(at)}.json`));
  return { status: "ok", added: fresh.length, known: notes.length - fresh.length, links: ingested, backup };
}
function stampOf(at) {
  return at.replaceAll(/[:.]/g, "-");
}
async function undoImport(project) {
  if (lastImport(project) === null) return NO_IMPORT;
  const forgotten = (0, import_common6.openMswSubfolder)(project, "memory", "forgotten");
  if (forgotten.status === "refused") return forgotten;
  return (0, import_shared_adapters_memory_note_cache8.changeNotes)(project, (folder) => {
    const last = lastImport(project);
    if (last === null) return NO_IMPORT;
    const { path: path2, record: record2 } = last;
    const kept = record2.notes.filter((note) => !moveAway(project, folder, forgotten.path, note)).map(([id]) => id);
    const links = (0, import_shared_adapters_memory_note_cache7.takeLinks)(project, folder, record2.at);
    if (links.length > 0)
      (0, import_common11.writeFileAtomic)((0, import_common17.below)(forgotten.path, `links-${stampOf(record2.at)}.jsonl`), `${links.join("\n")}
`);
    (0, import_node_fs.renameSync)(path2, `${path2}.undone`);
    return { status: "ok", removed: record2.notes.length - kept.length, kept };
  });
}
var NO_IMPORT = { status: "refused", reason: "There is no import to undo." };
function lastImport(project) {
  const imports = (0, import_common6.mswPath)(project, "memory", "imports");
  const name = (0, import_common13.namesIn)(imports, (0, import_common17.ownFile)(project)).findLast((one) => one.endsWith(".json"));
  const path2 = (0, import_common17.below)(imports, name ?? "");
  const record2 = name === void 0 ? null : recordAt(project, path2);
  return record2 === null ? null : { path: path2, record: record2 };
}
function moveAway(project, folder, to, [id, digest2]) {
  const path2 = (0, import_common17.below)(folder, `${id}.md`);
  const found = (0, import_common16.readFile)(path2, (0, import_common17.ownFile)(project), LARGEST);
  if (found.status === "missing") return true;
  if (found.status !== "ok" || (0, import_shared_core_snapshots_undo_text.contentMark)(found.bytes) !== digest2) return false;
  (0, import_node_fs.renameSync)(path2, (0, import_common17.below)(to, `${id}.md`));
  return true;
}
function clearAway(project, folder) {
  const marker = (0, import_common17.below)(folder, import_shared_adapters_memory_note_cache8.IMPORT_MARKER);
  const record2 = recordAt(project, marker);
  for (const [id, digest2] of record2?.notes ?? []) {
    const path2 = (0, import_common17.below)(folder, `${id}.md`);
    const found = (0, import_common16.readFile)(path2, (0, import_common17.ownFile)(project), LARGEST);
    if (found.status === "ok" && (0, import_shared_core_snapshots_undo_text.contentMark)(found.bytes) === digest2) (0, import_node_fs.rmSync)(path2);
  }
  if (record2 !== null) (0, import_shared_adapters_memory_note_cache7.takeLinks)(project, folder, record2.at);
  (0, import_node_fs.rmSync)(marker, { force: true });
}
function recordAt(project, path2) {
  const file = (0, import_common12.readJson)(path2, (0, import_common17.ownFile)(project), LARGEST);
  const parsed = RECORD.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success ? parsed.data : null;
}
function copyAll(project, folder, to) {
  for (const name of (0, import_common13.namesIn)(folder, (0, import_common17.ownFile)(project))) {
    const found = (0, import_common16.readFile)((0, import_common17.below)(folder, name), (0, import_common17.ownFile)(project), LARGEST);
    if (found.status === "ok") (0, import_common11.writeFileAtomic)((0, import_common17.below)(to, name), found.bytes, { durable: false });
  }
}
function writeExport(project, out, documents) {
  if (out === null && documents.length === 0)
    return { status: "ok", path: (0, import_common6.mswPath)(project, "memory", "export") };
  const folder = out === null ? (0, import_common6.openMswSubfolder)(project, "memory", "export") : { status: "ok", path: out };
  if (folder.status === "refused") return folder;
  if ((0, import_common13.lookAt)(folder.path)?.isDirectory() !== true)
    return { status: "refused", reason: `${folder.path} is not a folder: make it, or name another.` };
  for (const { name, text: text3 } of documents) (0, import_common9.keepText)((0, import_common17.below)(folder.path, name), text3);
  return folder;
}
// src/core/memory/read-import.ts
var text2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)());
var number2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)());
var time = (0, import_adapters_loops_record_schemas.nullish)(
  (0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)(), (0, import_adapters_loops_record_schemas.object)({ $date: (0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()]) })])
);
var RECORD2 = (0, import_adapters_loops_record_schemas.looseObject)({
  id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])),
  content: text2,
  text: text2,
  type: text2,
  tags: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])), (0, import_adapters_loops_record_schemas.string)()])),
  created_at: time,
  agent_type: text2,
  domain: text2,
  source: text2,
  importance: number2,
  initial_priority: number2,
  usage_count: number2,
  last_accessed_at: time
});
function readImported(value, { now, fileTime, digest: digest2 }) {
  const parsed = RECORD2.safeParse(value);
  if (!parsed.success) return `its field ${String(parsed.error.issues[0]?.path[0] ?? "")} is of another kind`;
  const record2 = parsed.data;
  const body = (record2.content ?? record2.text ?? "").trim();
  if (body === "") return 'it has no text in "content" or "text"';
  if (body.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  const read = (0, import_app_guidance_step_guidance4.readTemplate)(body);
  const isWrapped = read.problems.length > 0;
  const parts = isWrapped ? (0, import_app_guidance_step_guidance4.wrapInTemplate)(body, (0, import_app_guidance_step_guidance4.typeNamed)(record2.type)) : read.parts;
  const tags = (0, import_app_guidance_step_guidance4.tagsOf)([...parts.tags, ...tagsIn(record2.tags)]);
  const given = { createdAt: timeIn(record2.created_at), agent: record2.agent_type ?? null, tags };
  const checked = (0, import_shared_adapters_memory_note_cache3.attribute)(given, { now, fileTime, isImport: true });
  if (checked.status === "refused") return checked.reason;
  const { attribution } = checked;
  const rendered = (0, import_app_guidance_step_guidance4.renderTemplate)({ ...parts, tags });
  const oldId = record2.id?.toString() ?? null;
  const extra = extraOf(record2, oldId, attribution.createdAtRaw);
  return {
    id: (0, import_shared_adapters_memory_note_cache8.noteId)(parts.title, digest2(rendered)),
    oldId,
    file: (0, import_shared_adapters_memory_note_cache8.renderNoteFacts)(factsOf(record2, attribution, isWrapped), extra) + rendered,
    isWrapped,
    isUndated: (0, import_shared_adapters_memory_note_cache3.readAnyInstant)(given.createdAt ?? "") === null,
    isUnattributed: attribution.agent === null
  };
}
function factsOf(record2, { createdAt, agent }, needsReview) {
  const accessed = (0, import_shared_adapters_memory_note_cache3.readAnyInstant)(timeIn(record2.last_accessed_at) ?? "");
  return {
    ...{ createdAt, agent, needsReview },
    domain: record2.domain?.trim().toLowerCase() || null,
    priority: (0, import_shared_adapters_memory_note_cache8.priorityOf)(record2.initial_priority ?? record2.importance ?? null),
    source: record2.source ?? null,
    usageCount: Math.max(0, Math.floor(record2.usage_count ?? 0)),
    lastAccessedAt: accessed === null ? null : (0, import_shared_core_failure_reading_line_pattern2.writeInstant)(accessed)
  };
}
function timeIn(value) {
  const plain = typeof value === "object" ? value?.$date : value;
  return plain?.toString() ?? null;
}
function tagsIn(value) {
  if (value === null || value === void 0) return [];
  if (typeof value !== "string") return value.map(String);
  return value.replaceAll(/^\s*\[|["']|\]\s*$/g, "").replaceAll(/\s#/g, ",#").split(/[,;|\n]/);
}
var LONGEST = 64 * 1024;
var READ = new Set(Object.keys(RECORD2.shape));
function extraOf(record2, oldId, raw) {
  const others = Object.entries(record2).flatMap(([key, value]) => {
    if (READ.has(key) || value === null || value === void 0) return [];
    return [[key, typeof value === "string" ? value : JSON.stringify(value)]];
  });
  return {
    ...Object.fromEntries(others),
    ...oldId !== null && { imported_id: oldId },
    ...raw !== null && { created_at_raw: raw }
  };
}
// src/app/memory/transfer-notes.ts
var LARGEST2 = 64 * 1024 * 1024;
async function importFile(place, path2) {
  const file = (0, import_common16.readFile)(path2, import_common17.named, LARGEST2);
  if (file.status !== "ok")
    return {
      status: "refused",
      reason: `${path2} cannot be read: ${(0, import_common16.whyUnread)(file)}.`
    };
  const content = recordsIn(file.bytes.toString("utf8"));
  if (content === null)
    return {
      status: "refused",
      reason: `${path2} is neither JSON nor JSON lines: export the memories as one of these.`
    };
  const door = { now: place.now(), fileTime: (0, import_common13.lookAt)(path2)?.mtimeMs ?? null, digest };
  const notes = [];
  for (const [index, record2] of content.memories.entries()) {
    const read = readImported(record2, door);
    if (typeof read === "string")
      return {
        status: "refused",
        reason: `Nothing was imported: memory ${index + 1} of ${path2} cannot be used, ${read}.`
      };
    notes.push({ ...read, file: (0, import_common10.redact)(read.file) });
  }
  const relationships = renamed(content.relationships, notes);
  const imported2 = await importNotes(place.project, { notes, relationships, at: (0, import_common2.isoNow)(place) });
  if (imported2.status === "refused") return imported2;
  const count2 = (has) => notes.filter(has).length;
  return {
    ...imported2,
    read: notes.length,
    wrapped: count2(({ isWrapped }) => isWrapped),
    undated: count2(({ isUndated }) => isUndated),
    unattributed: count2(({ isUnattributed }) => isUnattributed)
  };
}
function renamed(relationships, notes) {
  const ids = new Map(notes.flatMap(({ oldId, id }) => oldId === null ? [] : [[oldId, id]]));
  const idOf = (value) => typeof value === "string" || typeof value === "number" ? ids.get(String(value)) ?? String(value) : value;
  return relationships.map((one) => {
    const fields = (0, import_common12.fieldsOf)(one);
    return {
      ...fields,
      from_memory_id: idOf(fields.from_memory_id),
      to_memory_id: idOf(fields.to_memory_id)
    };
  });
}
function recordsIn(text3) {
  const whole = (0, import_common12.parseJson)(text3);
  if (whole.status === "ok") {
    if (Array.isArray(whole.value)) return { memories: whole.value, relationships: [] };
    const { memories, relationships } = (0, import_common12.fieldsOf)(whole.value);
    if (Array.isArray(memories))
      return { memories, relationships: Array.isArray(relationships) ? relationships : [] };
  }
  const lines = text3.split("\n").filter((line) => line.trim() !== "").map(import_common12.parseJson);
  const values = lines.flatMap((line) => line.status === "ok" ? [line.value] : []);
  return lines.length > 0 && values.length === lines.length ? { memories: values, relationships: [] } : null;
}
function digest(text3) {
  return (0, import_common15.createHash)("sha256").update(text3).digest("hex");
}
// src/app/operations/knowledge/memory-transfer-operations.ts
var ingestion = (0, import_hooks_active_on_command.operation)({
  name: "memory ingest",
  about: "Import links that a synthesis suggests",
  effect: "writes",
  tool: {
    name: "ingest_synthesis",
    about: "Keep links between notes that a synthesis suggests",
    takes: { relationships: null, synthesisId: "its id" },
    aliases: { file: "file", source: "source" },
    isIdempotent: true
  },
  inputs: {
    file: (0, import_hooks_active_on_command.optionalPathWord)("a file of JSON: {source, synthesis_id, relationships: [...]}"),
    relationships: (0, import_hooks_active_on_command.records)(
      "each {from_memory_id, to_memory_id, relationship_type, confidence (0 to 1), reasoning}"
    ),
    synthesisId: (0, import_hooks_active_on_command.text)("ID", "which synthesis suggests them"),
    source: (0, import_hooks_active_on_command.text)("NAME", "who says it; by default you, or Claude where it calls")
  },
  needs: [["file", "relationships"]],
  run: (place, { file, relationships, synthesisId, source }) => {
    const synthesis = synthesisId === null ? null : (0, import_common5.plainLine)(synthesisId, 100);
    const given = source === null ? null : (0, import_common5.plainLine)(source, 60);
    const read = file === null ? { source: given ?? callerName(place) ?? "unknown", synthesis, relationships } : readIngestion(file);
    if ("status" in read) return read;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const result = await (0, import_shared_adapters_memory_note_cache4.ingest)(workspace, read);
      return result.status === "ok" ? (0, import_hooks_active_on_command.done)(result.ingested) : (0, import_hooks_active_on_command.refused)(result.reason);
    });
  },
  text: import_app_guidance_step_guidance2.renderIngested
});
var imported = (0, import_hooks_active_on_command.operation)({
  name: "memory import",
  about: "Import the memories of another store, all or none, or undo the last import",
  effect: "writes",
  inputs: {
    file: (0, import_hooks_active_on_command.path)("FILE", "JSON or JSON lines: memories, or {memories, relationships}"),
    undo: (0, import_hooks_active_on_command.flag)("move the notes of the last import away, but for those that were changed since")
  },
  run: (place, { file, undo }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    if (undo === (file !== null)) return (0, import_hooks_active_on_command.misused)("memory import needs --file FILE, or --undo.");
    const result = file === null ? await undoImport(workspace.project) : await importFile(workspace, file);
    return result.status === "ok" ? (0, import_hooks_active_on_command.done)(result) : (0, import_hooks_active_on_command.refused)(result.reason);
  }),
  text: (value) => {
    if ("read" in value) return (0, import_app_guidance_step_guidance2.renderTransfer)(value, import_common3.lineToType`memory import --undo`);
    const kept = value.kept.map((id) => import_common8.prose`Changed since, so it stays: ${(0, import_common.quoteName)((0, import_app_guidance_step_guidance2.noteFile)(id))}`);
    return (0, import_common8.joinProse)(
      [import_common8.prose`${(0, import_common14.countOf)(value.removed, "note is", "notes are")} moved to .msw/memory/forgotten/.`, ...kept],
      "\n"
    );
  }
});
var exported = (0, import_hooks_active_on_command.operation)({
  name: "memory export",
  about: "Write the notes as documents by domain, such as a notebook takes",
  effect: "writes",
  inputs: {
    out: (0, import_hooks_active_on_command.path)("DIR", "an existing folder; by default .msw/memory/export"),
    most: (0, import_hooks_active_on_command.count)("N", "how many documents at most; by default 50", [2, 600])
  },
  run: (place, { out, most }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, ({ project }) => {
    const documents = (0, import_shared_core_loop_texts_report.exportNotes)((0, import_shared_adapters_memory_note_cache8.readNotes)(project).notes, most ?? 50);
    const written = writeExport(project, out, documents);
    if (written.status === "refused") return (0, import_hooks_active_on_command.refused)(written.reason);
    return (0, import_hooks_active_on_command.done)({ folder: written.path, documents: documents.map(({ name, notes }) => ({ name, notes })) });
  }),
  text: ({ folder, documents }) => documents.length === 0 ? import_common8.prose`There is no note to write.` : import_common8.prose`${(0, import_common14.countOf)(documents.length, "document")} in ${(0, import_common.quoteName)(folder)}. Nothing is uploaded: that is yours to do.`
});
function readIngestion(file) {
  const read = (0, import_common12.readJson)(file, import_common17.named);
  if (read.status === "missing") return (0, import_hooks_active_on_command.refused)(`${file} cannot be read: ${(0, import_common16.whyUnread)(read)}.`);
  const { source, synthesis_id, relationships } = (0, import_common12.fieldsIn)(read);
  if (!Array.isArray(relationships))
    return (0, import_hooks_active_on_command.refused)(`${file} cannot be used: it needs to be a JSON object with a list "relationships".`);
  return {
    source: typeof source === "string" ? (0, import_common5.plainLine)(source, 60) : "unknown",
    synthesis: typeof synthesis_id === "string" ? (0, import_common5.plainLine)(synthesis_id, 100) : null,
    relationships
  };
}
// src/app/operations/knowledge/memory-operations.ts
var list_ = (0, import_hooks_active_on_command.operation)({
  name: "memory list",
  about: "List the notes, the newest first",
  effect: "reads",
  inputs: {
    type: (0, import_hooks_active_on_command.choice)(import_app_guidance_step_guidance4.NOTE_TYPES, "only these"),
    tag: (0, import_hooks_active_on_command.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command.text)("WORD", "only those about it")
  },
  run: (place, { type, tag, domain }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, ({ project, userFolder }) => {
    const { notes, unusable } = (0, import_shared_adapters_memory_note_cache8.readNotes)(project, userFolder);
    const kept = notes.filter((note) => (0, import_shared_adapters_memory_note_cache2.isWanted)(note, { type, tags: tag, domain }));
    const usage = (0, import_shared_adapters_memory_note_cache7.readUsage)(project);
    const sorted = kept.toSorted(newestFirst2);
    const score = (note) => (0, import_shared_core_failure_reading_line_pattern.dynamicScore)((0, import_shared_core_failure_reading_line_pattern.usageOfNote)(note, usage), place.now());
    const used = sorted.map((note) => withUse(note, usage));
    return (0, import_hooks_active_on_command.done)({ project, notes: used, unusable, scores: sorted.map(score) });
  }),
  json: ({ project, notes, unusable, scores }) => ({
    project,
    notes: notes.map((note, at) => ({ ...noteJson(note), dynamicScore: scores[at] })),
    unusable
  }),
  text: import_app_guidance_step_guidance2.renderNotes
});
var search = (0, import_hooks_active_on_command.operation)({
  name: "memory search",
  examples: ['"why two retries"'],
  about: "Find notes about something",
  effect: "reads",
  slash: "/msw:recall",
  tool: {
    name: "memory_search",
    about: "Find notes of this project",
    takes: { query: "words", tag: "only with these" },
    aliases: { top_k: "top", include_domains: "domain" },
    command: "recall"
  },
  inputs: {
    query: (0, import_hooks_active_on_command.word)("the words to look for, in quotes"),
    top: (0, import_hooks_active_on_command.count)("N", "how many at most; by default 10", [1, 20]),
    type: (0, import_hooks_active_on_command.choice)(import_app_guidance_step_guidance4.NOTE_TYPES, "only these"),
    tag: (0, import_hooks_active_on_command.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command.text)("WORD", "only those about it")
  },
  run: (place, { query, top, type, tag, domain }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const value = await (0, import_shared_adapters_memory_note_cache2.searchMemory)(workspace, { query, most: top ?? 10, type, tags: tag, domain });
    return { status: "done", value, notice: value.notice ?? void 0 };
  }),
  json: ({ hits, mode, notes, unusable }) => ({
    ...{ mode, notes },
    hits: hits.map(({ note, score, supersededBy: supersededBy2 }) => ({ score, supersededBy: supersededBy2, ...noteJson(note) })),
    unusable
  }),
  text: import_app_guidance_step_guidance2.renderFoundNotes,
  shown: import_app_guidance_step_guidance2.showFoundNotes,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    of: ({ hits }) => ({ ids: hits.map(({ note }) => (0, import_common.quoteName)(note.id, 200)) })
  }
});
var about = (0, import_hooks_active_on_command.operation)({
  name: "memory about",
  about: "Show what the notes say to a failure: only those that are clearly about it",
  effect: "reads",
  inputs: { failure: (0, import_hooks_active_on_command.word)("the words of a failure, in quotes") },
  run: (place, { failure }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(
    place,
    async (workspace) => (0, import_hooks_active_on_command.done)({ passages: await (0, import_shared_adapters_memory_note_cache2.memoryPassages)({ ...workspace, query: failure }) })
  ),
  text: ({ passages }) => (0, import_shared_core_planning_phases_plan_format.renderPassages)(passages)
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "memory show",
  about: "Show a note",
  effect: "reads",
  inputs: { id: (0, import_hooks_active_on_command.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const found = (0, import_shared_adapters_memory_note_cache5.findNote)((0, import_shared_adapters_memory_note_cache8.readNotes)(workspace.project, workspace.userFolder), id);
    if (found.status === "refused") return (0, import_hooks_active_on_command.refused)(found.reason);
    await (0, import_shared_adapters_memory_note_cache7.countUse)(workspace.project, [found.note.id], { at: (0, import_common2.isoNow)(workspace) });
    return (0, import_hooks_active_on_command.done)(withUse(found.note, (0, import_shared_adapters_memory_note_cache7.readUsage)(workspace.project)));
  }),
  json: (note) => ({ ...noteJson(note), text: note.text }),
  text: import_app_guidance_step_guidance2.renderWholeNote,
  raw: (note) => note.text
});
var forget = (0, import_hooks_active_on_command.operation)({
  name: "memory forget",
  about: "Move a note out of the memory, so that it can be brought back",
  effect: "writes",
  inputs: { id: (0, import_hooks_active_on_command.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async ({ project }) => {
    const found = (0, import_shared_adapters_memory_note_cache5.findNote)((0, import_shared_adapters_memory_note_cache8.readNotes)(project), id);
    if (found.status === "refused") return (0, import_hooks_active_on_command.refused)(found.reason);
    const moved = await (0, import_shared_adapters_memory_note_cache5.forgetNote)(project, found.note.id);
    return moved.status === "ok" ? (0, import_hooks_active_on_command.done)({ id: found.note.id, path: moved.path }) : (0, import_hooks_active_on_command.refused)(moved.reason);
  }),
  text: ({ path: to }) => import_common8.prose`Forgotten: the note is now ${(0, import_common.quoteName)(to)}; move it back to remember it.`
});
var memoryOperations = [
  ...careOperations,
  ...[add, search, about, brief, prefetch, ground, purge, list_, show, forget, ingestion, imported, exported]
];
function withUse(note, usage) {
  const { usageCount, lastAccessedAt } = (0, import_shared_core_failure_reading_line_pattern.usageOfNote)(note, usage);
  return {
    ...note,
    usageCount,
    lastAccessedAt: lastAccessedAt === null ? null : (0, import_shared_core_failure_reading_line_pattern2.writeInstant)(lastAccessedAt)
  };
}
function noteJson({ text: _, original: __, ...note }) {
  return { ...note, path: (0, import_app_guidance_step_guidance2.noteFile)(note.id) };
}
function newestFirst2(one, other) {
  const [a, b] = [one.createdAt ?? "", other.createdAt ?? ""];
  return a === b ? one.id < other.id ? -1 : 1 : a < b ? 1 : -1;
}
