var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{changeWays:()=>changeWays,compileBrief:()=>compileBrief,currentProfile:()=>currentProfile,keptAbout:()=>keptAbout,knowTask:()=>knowTask,normalSpec:()=>normalSpec,prepareTask:()=>prepareTask,projectClient:()=>projectClient,purgeSyntheses:()=>purgeSyntheses,readWays:()=>readWays,risksOf:()=>risksOf,serveBrief:()=>serveBrief,specOf:()=>specOf,waysFor:()=>waysFor}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_memory_note_cache2=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache3=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache4=require("./shared.adapters.memory.note-cache.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require(
"./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance6=require("./app.guidance.step-guidance.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_adapters_memory_note_cache5=require("./shared.adapters.memory.note-cache.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_promises=require("node:timers/promises"),import_node_fs=require("node:fs"),import_node_perf_hooks=require("node:perf_hooks"),import_node_fs2=require("node:fs");
// src/app/notebook/project-client.ts
var ASKING_MS = 5 * 6e4;
var READING_MS = 9e4;
var LOOK_MS = 2e3;
var LEFT_BEHIND_MS = 30 * 6e4;
function projectClient(place, purpose) {
  const chosen = (0, import_app_guidance_step_guidance5.projectNotebook)(place);
  if (chosen.status !== "chosen") return null;
  const { notebook } = chosen;
  const asked = { notebook, purpose, deadlineMs: ASKING_MS };
  return {
    notebook,
    ask: async (question, attached) => {
      if (attached.length === 0) return told(await (0, import_shared_core_loop_texts_report2.askQuestion)(place, { ...asked, question }));
      const account = accountFor(place, chosen.accounts, purpose);
      if (account === null) return notAttached("no account has a question left");
      const shelf = new Shelf(place, account);
      try {
        const trouble = await shelf.put(attached);
        if (trouble !== null) return notAttached(trouble);
        return told(await (0, import_shared_core_loop_texts_report2.askQuestion)(place, { ...asked, question, account: account.account }));
      } finally {
        await shelf.clear();
      }
    }
  };
}
function told(outcome) {
  return outcome.status === "answered" ? { status: "answered", text: outcome.answer.text } : outcome;
}
function notAttached(why) {
  return { status: "not-attached", notice: `The texts could not be attached: ${why}.` };
}
function accountFor(place, accounts, purpose) {
  const read = (0, import_app_guidance_step_guidance3.readLedger)(place.userFolder);
  if (read.status === "refused") return null;
  const choice = (0, import_app_guidance_step_guidance3.chooseProfile)(read.ledger.accounts, accounts, { purpose, now: place.now() });
  const name = choice.status === "chosen" ? choice.candidate.account : null;
  return accounts.find(({ account }) => account === name) ?? null;
}
var Shelf = class {
  #place;
  #account;
  /** Ids by their titles. */
  #held = /* @__PURE__ */ new Map();
  constructor(place, account) {
    this.#place = place;
    this.#account = account;
  }
  /** A clause that says why they are not there; null when they are. */
  async put(texts) {
    const { notebook } = this.#account;
    const listed = await (0, import_shared_core_loop_texts_report3.listSources)(this.#as, notebook);
    if (listed.status !== "ok") return this.#clause(listed);
    await this.#clearOld(listed.data);
    for (const { title, text } of texts) {
      const source = { kind: "text", title: (0, import_shared_core_loop_texts_report3.textSourceTitle)(title), text: (0, import_app_guidance_step_guidance2.textToSend)(text) };
      const { userFolder, project, now } = this.#place;
      const entry = { account: this.#account.account, notebook, title: source.title, at: now() };
      if (!await (0, import_app_guidance_step_guidance.rememberTemporary)(userFolder, project, entry)) return "they cannot be remembered";
      const added = await (0, import_shared_core_loop_texts_report3.addSource)(this.#as, notebook, source, listed.data);
      if (added.status !== "ok") return this.#clause(added);
      this.#held.set(source.title, added.data.id);
    }
    return this.#read();
  }
  async clear() {
    for (const [title, id] of this.#held) await this.#remove(title, id);
  }
  async #read() {
    const until = Date.now() + READING_MS;
    for (; ; ) {
      const listed = await (0, import_shared_core_loop_texts_report3.listSources)(this.#as, this.#account.notebook);
      if (listed.status !== "ok") return this.#clause(listed);
      const held = new Set(this.#held.values());
      const own = listed.data.filter(({ id }) => held.has(id));
      if (own.some(({ state }) => state === "failed")) return "NotebookLM cannot read them";
      if (!own.some(({ state }) => state === "processing")) return null;
      if (Date.now() >= until) return "NotebookLM takes too long to read them";
      await (0, import_promises.setTimeout)(LOOK_MS);
    }
  }
  /** Removes what a killed process left. */
  async #clearOld(listed) {
    const { userFolder, project, now } = this.#place;
    for (const { account, notebook, title, at } of (0, import_app_guidance_step_guidance.readTemporary)(userFolder, project)) {
      const isOwn = account === this.#account.account && notebook === this.#account.notebook;
      if (!isOwn || now() - at < LEFT_BEHIND_MS) continue;
      const there = listed.find((source) => source.title === title);
      if (there === void 0) await (0, import_app_guidance_step_guidance.forgetTemporary)(userFolder, project, title);
      else await this.#remove(title, there.id);
    }
  }
  /** A source that cannot be deleted now stays on the list for the next question. */
  async #remove(title, id) {
    const deleted = await (0, import_shared_core_loop_texts_report3.deleteSource)(this.#as, id);
    if (deleted.status === "ok") await (0, import_app_guidance_step_guidance.forgetTemporary)(this.#place.userFolder, this.#place.project, title);
  }
  #clause({ status: reason, text }) {
    return (0, import_app_guidance_step_guidance6.refusalSentence)({ reason, text, profile: this.#account.profile }).replace(/\.$/, "");
  }
  get #as() {
    return { profile: this.#account.profile, projectRoot: this.#place.project, env: this.#place.env };
  }
};
// src/app/memory/compile-brief.ts
async function compileBrief(place, task, request) {
  const memory = (0, import_shared_adapters_memory_note_cache3.openMemory)(place);
  const current = memory.notes.filter(({ id }) => !memory.superseded.has(id));
  const candidates = (0, import_shared_core_loop_texts_report.briefCandidates)(current, (0, import_shared_core_loop_texts_report.intentOf)(task, current), request);
  const { ranked, mode, notice } = await rankFor(place, memory, task, candidates, request.topK);
  const notes = new Map(allowedIn(current, request).map((note) => [note.id, note]));
  const brief = (0, import_shared_core_loop_texts_report.composeBrief)(ranked, { links: memory.links, notes, maxTokens: request.maxTokens });
  return {
    ...brief,
    mode,
    notice,
    hash: digestOf(brief.text),
    memories: brief.used.map(({ id }) => [id, digestOf(memory.byId.get(id)?.text ?? "")]),
    memory
  };
}
async function serveBrief(place, { used }, more = {}) {
  const ids = used.map(({ id }) => id);
  await (0, import_shared_adapters_memory_note_cache4.countUse)(place.project, ids, { at: (0, import_common3.isoNow)(place), ...more });
}
function digestOf(text) {
  return `sha256:${(0, import_common14.createHash)("sha256").update(text, "utf8").digest("hex")}`;
}
var MOST_FOUND = 20;
async function rankFor(place, memory, task, candidates, topK) {
  const ids = new Set(candidates.map(({ id }) => id));
  const wanted = { query: task, ids, most: Math.min(topK, MOST_FOUND), floor: 0 };
  const { found, mode, notice } = await (0, import_shared_adapters_memory_note_cache.findInMemory)(place, memory, wanted);
  const notes = (0, import_shared_core_loop_texts_report.aboveFloor)(found).flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    if (note === void 0) return [];
    return [{ note, bm25: score, dynamic: (0, import_shared_core_failure_reading_line_pattern.dynamicScore)((0, import_shared_core_failure_reading_line_pattern.usageOfNote)(note, memory.usage), place.now()) }];
  });
  return { ranked: (0, import_shared_core_loop_texts_report.rerank)(notes), mode, notice };
}
function allowedIn(notes, { topK, excludeTags }) {
  return (0, import_shared_core_loop_texts_report.briefCandidates)(notes, { domains: [], tags: [] }, { topK, excludeTags, includeDomains: [] });
}
// src/app/memory/own-ways.ts
// src/core/memory/own-ways.ts
var MOST = 12;
function ownWaysIn(events) {
  const corrections = events.flatMap(
    ({ at, event }) => event.event === "command-typed" ? correctionIn(event).map((words) => ({ at, words })) : []
  );
  const accepted = new Set(
    events.flatMap(
      ({ event }) => event.event === "loop-ended" && event.cause === "done" ? [event.loop] : []
    )
  );
  const times = /* @__PURE__ */ new Map();
  for (const { event } of events)
    if (event.event === "loop-armed" && accepted.has(event.loop))
      for (const { command } of event.checks) times.set(command, (times.get(command) ?? 0) + 1);
  const checks = [...times].map(([command, count]) => ({ command, times: count }));
  return {
    corrections: corrections.toReversed().slice(0, MOST),
    checks: checks.sort((one, other) => other.times - one.times).slice(0, MOST)
  };
}
function correctionIn({
  command,
  words
}) {
  const said = command === "resume" ? words.replaceAll(/(?:^|\s)--force(?=\s|$)/g, " ").trim() : command === "plan" ? (words.split(/(?:^|\s)--accept[\s=]/)[1] ?? "").trim() : "";
  return said === "" ? [] : [said];
}
function renderWays({ corrections, checks }) {
  if (corrections.length + checks.length === 0) return null;
  const said = corrections.map(
    ({ at, words }) => import_common7.prose`- ${(0, import_common.quoteName)(at.slice(0, 10))}: ${(0, import_common4.quoteLine)(words, 200)}`
  );
  const proved = checks.map(
    ({ command, times }) => import_common7.prose`- ${(0, import_common4.quoteLine)(command, 200)}, ${(0, import_common13.countOf)(times, "time")}`
  );
  return (0, import_common7.joinProse)(
    [
      import_common7.prose`## How This User Works`,
      said.length === 0 ? null : import_common7.prose`Corrections to earlier work, as they were typed:\n\n${(0, import_common7.joinProse)(said, "\n")}`,
      proved.length === 0 ? null : import_common7.prose`Checks that proved accepted work:\n\n${(0, import_common7.joinProse)(proved, "\n")}`
    ],
    "\n\n"
  );
}
function mishapsIn(events) {
  const tasks = /* @__PURE__ */ new Map();
  const typed = /* @__PURE__ */ new Map();
  const mishaps = [];
  for (const { at, event } of events) {
    if (event.event === "command-typed" && event.command === "loop") typed.set(event.session, event.words);
    else if (event.event === "loop-armed") tasks.set(event.loop, typed.get(event.session) ?? "");
    else if (event.event === "loop-ended" && !ACCEPTED.has(event.cause))
      mishaps.push({ at, task: tasks.get(event.loop) ?? "", reason: event.reason });
  }
  return mishaps.filter(({ task }) => task !== "").toReversed();
}
var ACCEPTED = /* @__PURE__ */ new Set(["done", "user"]);
function renderMishaps(mishaps, problems) {
  if (mishaps.length + problems.length === 0) return null;
  const ended = mishaps.map(
    ({ at, task, reason }) => import_common7.prose`- ${(0, import_common.quoteName)(at.slice(0, 10))}, not done: ${(0, import_common4.quoteLine)(task, 200)}; ${(0, import_common4.quoteLine)(reason, 200)}`
  );
  const known = problems.map(({ title, file, solvedBy }) => {
    const by = solvedBy === null ? import_common7.prose`` : import_common7.prose`, solved by ${(0, import_common.quoteName)(solvedBy)}`;
    return import_common7.prose`- ${(0, import_common4.quoteLine)(title, 120)}, ${(0, import_common.quoteName)(file)}${by}`;
  });
  return (0, import_common7.joinProse)([import_common7.prose`## What Went Wrong Here Before`, (0, import_common7.joinProse)([...known, ...ended], "\n")], "\n\n");
}
// src/app/memory/own-ways.ts
var FILE = "ways.json";
var PROFILE = "profile.md";
function readWays(project) {
  const { profile, risks } = (0, import_common11.fieldsIn)((0, import_common11.readJson)((0, import_common5.mswPath)(project, "memory", FILE), (0, import_common15.ownFile)(project)));
  return { profile: typeof profile === "string" ? profile : null, risks: risks === true };
}
async function changeWays(place, change) {
  const before = readWays(place.project);
  const same = JSON.stringify(changedWays(before, change, place)) === JSON.stringify(before);
  if (same && change.profile !== "forget") return { status: "ok", ways: before };
  const changed = await (0, import_shared_adapters_memory_note_cache5.changeNotes)(place.project, (folder) => {
    const ways = changedWays(readWays(place.project), change, place);
    (0, import_common8.keepJson)((0, import_common15.below)(folder, FILE), { schema: 1, ...ways });
    if (change.profile === "forget") (0, import_node_fs.rmSync)((0, import_common5.mswPath)(place.project, PROFILE), { force: true });
    return ways;
  });
  return "status" in changed ? changed : { status: "ok", ways: changed };
}
function changedWays(before, { profile, risks }, place) {
  const since = profile === "on" ? before.profile ?? (0, import_common3.isoNow)(place) : null;
  return { profile: profile === void 0 ? before.profile : since, risks: risks ?? before.risks };
}
async function currentProfile({ project }) {
  const { profile: since } = readWays(project);
  if (since === null) return null;
  const profile = renderWays(ownWaysIn(eventsIn(project).filter(({ at }) => at >= since)));
  if (profile !== null)
    await (0, import_shared_adapters_memory_note_cache5.changeNotes)(project, () => (0, import_app_loop_conclude_turn.writePage)((0, import_common5.mswPath)(project, PROFILE), import_common7.prose`${profile}\n`));
  return profile;
}
async function risksOf(place, task) {
  const wanted = new Set((0, import_app_retrieval_document_passages.analyse)(task, "english"));
  const shares = (text) => (0, import_app_retrieval_document_passages.analyse)(text, "english").filter((word) => wanted.has(word)).length;
  const mishaps = mishapsIn(eventsIn(place.project)).filter((one) => shares(one.task) >= WORDS_IN_COMMON);
  const { superseded, links } = (0, import_shared_adapters_memory_note_cache3.openMemory)(place);
  const search = { query: task, most: MOST2, type: "PROBLEM", tags: [], domain: null };
  const { hits } = await (0, import_shared_adapters_memory_note_cache.searchMemory)(place, search);
  const problems = hits.filter(({ note }) => !superseded.has(note.id)).map(({ note: { id, title } }) => {
    const solved = links.find(
      ({ type, status, from }) => type === "solves" && status === "accepted" && from === id
    );
    return { title, file: (0, import_app_guidance_step_guidance4.noteFile)(id), solvedBy: solved === void 0 ? null : (0, import_app_guidance_step_guidance4.noteFile)(solved.to) };
  });
  return renderMishaps(mishaps.slice(0, MOST2), problems);
}
var WORDS_IN_COMMON = 3;
var MOST2 = 5;
async function waysFor(place, task) {
  const profile = await currentProfile(place);
  const risks = readWays(place.project).risks ? await risksOf(place, task) : null;
  return profile === null && risks === null ? null : (0, import_common7.joinProse)([risks, profile], "\n\n");
}
function eventsIn(project) {
  return (0, import_common2.readJournal)(project).flatMap((line) => {
    const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
    return event === null ? [] : [{ at: line.time, event }];
  });
}
// src/app/memory/stage-zero.ts
// src/adapters/memory/synthesis-store.ts
// src/core/memory/synthesis.ts
var ROW = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  input_hash: (0, import_adapters_loops_record_schemas.string)(),
  spec_hash: (0, import_adapters_loops_record_schemas.string)(),
  /** The hash of the brief that was sent, for debugging. */
  brief_hash: (0, import_adapters_loops_record_schemas.string)(),
  synthesis_result: (0, import_adapters_loops_record_schemas.string)(),
  suggested_links: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()), []),
  /** ISO 8601, like every time here. */
  created_at: (0, import_adapters_loops_record_schemas.string)(),
  expires_at: (0, import_adapters_loops_record_schemas.string)(),
  hit_count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)(), 0),
  last_hit_at: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
  /** Pairs of `[id, content digest]`. */
  memory_ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)()])),
  notebook_id: (0, import_adapters_loops_record_schemas.string)(),
  prompt_version: (0, import_adapters_loops_record_schemas.int)()
});
function readRows(value) {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const parsed = ROW.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
var PROMPT_VERSION = 1;
function inputKey({ notebook, sourceSet, specHash, memories }) {
  const sorted = memories.toSorted(([one], [other]) => one < other ? -1 : one > other ? 1 : 0);
  return JSON.stringify([PROMPT_VERSION, notebook, sourceSet, specHash, sorted]);
}
function normalSpec(spec) {
  return spec.normalize("NFC").replaceAll(/\r\n?/g, "\n").split("\n").map((line) => line.trimEnd()).join("\n").trim();
}
function lookUp(rows, inputHash, nowIso) {
  const row = rows.find(({ input_hash }) => input_hash === inputHash);
  if (row === void 0) return { status: "miss" };
  return { status: "hit", row, isExpired: nowIso >= row.expires_at || nowIso < row.created_at };
}
function withHit(rows, inputHash, nowIso) {
  return rows.map(
    (row) => row.input_hash === inputHash ? { ...row, hit_count: row.hit_count + 1, last_hit_at: nowIso } : row
  );
}
function withRow(rows, row, most) {
  const others = rows.filter(({ input_hash }) => input_hash !== row.input_hash);
  const key = (one) => `${one.last_hit_at ?? one.created_at} ${one.input_hash}`;
  const byAge = others.toSorted((one, other) => key(one) < key(other) ? -1 : 1);
  return [...byAge.slice(Math.max(0, others.length - (most - 1))), row];
}
function stillTrue(rows, digestOf2) {
  return rows.filter(({ memory_ids }) => memory_ids.every(([id, digest]) => digestOf2(id) === digest));
}
var LONGEST_QUESTION = 8e3;
function attachedQuestion(spec, brief, name) {
  const [task, notes] = [`MSW task ${name}.md`, `MSW notes ${name}.md`];
  return {
    question: synthesisQuestion(`The source "${task}".`, `The source "${notes}".`),
    attached: [
      { title: task, text: spec },
      { title: notes, text: brief }
    ]
  };
}
function linksInAnswer(answer) {
  for (const [, block = ""] of answer.matchAll(/^```(?:json)?[ \t]*\n([\s\S]*?)^```/gm)) {
    try {
      const value = JSON.parse(block);
      const held = typeof value === "object" && value !== null ? Reflect.get(value, "relationships") : void 0;
      const found = Array.isArray(value) ? value : held;
      if (Array.isArray(found)) return found.slice(0, 50);
    } catch {
    }
  }
  return [];
}
function synthesisQuestion(spec, brief) {
  return `A task is about to be planned. Say what your sources know that its plan must respect: decisions and their reasons, known problems and what solved them, constraints, and where the notes below are out of date or contradict a source. Name the source of each point. Where the sources say nothing, say so.

TASK:
${spec}

NOTES OF THE PROJECT:
${brief}

If notes are related, end with one fenced block of JSON: {"relationships": [{"from_memory_id": "...", "to_memory_id": "...", "relationship_type": "causes|solves|contradicts|expands|supersedes|similar", "confidence": 0.0, "reasoning": "..."}]}, where the id of a note is the name of its file without .md.`;
}
// src/adapters/memory/synthesis-store.ts
function readSyntheses(project) {
  const file = (0, import_common11.readJson)((0, import_common5.mswPath)(project, "memory", "synthesis.json"), (0, import_common15.ownFile)(project));
  return readRows((0, import_common11.fieldsIn)(file).rows);
}
async function changeSyntheses(project, edit) {
  await (0, import_shared_adapters_memory_note_cache5.changeNotes)(project, (folder) => {
    const before = readSyntheses(project);
    const after = edit(before);
    if (after !== before) (0, import_common8.keepJson)((0, import_common15.below)(folder, "synthesis.json"), { schema: 1, rows: after }, {}, 1);
  });
}
function countHits(project, folder, edit) {
  const text = JSON.stringify({ schema: 1, rows: edit(readSyntheses(project)) }, null, 1);
  (0, import_common10.writeFileAtomic)((0, import_common15.below)(folder, "synthesis.json"), `${text}
`, { durable: false });
}
var LONGEST_WAIT_MS = 10 * 6e4;
async function oneAtATime(project, inputHash, work) {
  const folder = (0, import_shared_adapters_memory_note_cache5.openMemoryFolder)(project);
  if (folder.status === "refused") return { status: "done", value: await work(), waited: false };
  const name = `synthesis-${inputHash.replace(/^sha256:/, "").slice(0, 16)}`;
  return (0, import_common6.withLock)((0, import_common15.below)(folder.path, name), work, { waitMs: LONGEST_WAIT_MS });
}
async function purgeSyntheses(project, nowIso) {
  if ((0, import_common12.lookAt)((0, import_common5.mswPath)(project, "memory", "synthesis.json")) === null) return { status: "ok", purged: 0 };
  const purged = readSyntheses(project).length;
  return (0, import_shared_adapters_memory_note_cache5.changeNotes)(project, (folder) => {
    const path = (0, import_common15.below)(folder, "synthesis.json");
    if ((0, import_common12.lookAt)(path) !== null)
      (0, import_node_fs2.renameSync)(path, (0, import_common15.below)(folder, `synthesis-${nowIso.replaceAll(/[:.]/g, "-")}.json`));
    return { status: "ok", purged };
  });
}
// src/app/memory/stage-zero.ts
async function prepareTask(place, request) {
  return know(place, request, ({ used }) => used);
}
async function knowTask(place, request) {
  return know(place, request, () => []);
}
async function know(place, request, servedOf) {
  const start = import_node_perf_hooks.performance.now();
  const spec = specOf(request.spec);
  const brief = await compileBrief(place, spec, request.settings.context);
  const { hit = null, ...told2 } = await synthesise(place, { ...request, spec, brief });
  const ms = Math.round((import_node_perf_hooks.performance.now() - start) * 100) / 100;
  const kind = told2.ungrounded ? "local" : told2.stale ? "stale" : told2.cache_hit ? "cached" : "asked";
  const counted = hit === null ? {} : { also: hitIn(place, hit, brief) };
  await serveBrief(place, { used: servedOf(brief) }, { stage: { kind, ms }, ...counted });
  return { ...told2, brief, latency_ms: ms };
}
function specOf(task) {
  return (0, import_common9.redact)(normalSpec(task));
}
function keptAbout(place, notebook, { brief, spec }) {
  const hash = hashOf(notebook, spec, brief);
  const found = fromCache(place, hash, brief);
  if (found === null || found.stale) return null;
  return { text: found.divine_truth, ageHours: found.age_hours ?? 0, also: hitIn(place, hash, brief) };
}
function hitIn(place, hash, { memory }) {
  const digest = digestsIn(memory);
  return (folder) => countHits(place.project, folder, (rows) => withHit(stillTrue(rows, digest), hash, (0, import_common3.isoNow)(place)));
}
function hashOf(notebook, spec, { memories }) {
  return digestOf(inputKey({ notebook, sourceSet: "", specHash: digestOf(spec), memories }));
}
function digestsIn({ superseded, byId }) {
  return (id) => {
    const note = superseded.has(id) ? void 0 : byId.get(id);
    return note === void 0 ? null : digestOf(note.text);
  };
}
async function synthesise(place, asking) {
  const { client, settings, brief, spec } = asking;
  if (client === null || !settings.isEnabled) return local(brief, null);
  const hash = hashOf(client.notebook, spec, brief);
  const cached = asking.fresh ? null : fromCache(place, hash, brief);
  if (cached !== null && !cached.stale) return cached;
  const held = await oneAtATime(place.project, hash, async () => {
    const now = asking.fresh ? null : fromCache(place, hash, brief);
    return now !== null && !now.stale ? now : askNotebook(place, { ...asking, client }, hash);
  });
  if (held.status === "busy") return cached ?? local(brief, "Another process is still asking the same.");
  const { value } = held;
  return value.ungrounded && cached !== null ? { ...cached, notice: value.notice } : value;
}
function fromCache(place, hash, { memory }) {
  const rows = readSyntheses(place.project);
  const digest = digestsIn(memory);
  const valid = stillTrue(rows, digest);
  const found = lookUp(valid, hash, (0, import_common3.isoNow)(place));
  if (found.status === "miss") return null;
  const { row, isExpired } = found;
  const hours = Math.max(0, place.now() - Date.parse(row.created_at)) / 36e5;
  return {
    hit: hash,
    divine_truth: row.synthesis_result,
    suggested_relationships: row.suggested_links,
    ingested: null,
    cache_hit: true,
    stale: isExpired,
    age_hours: Math.round(hours * 10) / 10,
    ungrounded: false,
    notice: null
  };
}
var LONGEST_SPEC = 3e3;
async function askNotebook(place, asking, hash) {
  const { spec, brief, settings, client } = asking;
  const { outcome, sent } = await askWhole(place, asking, hash);
  if (outcome.status !== "answered" || outcome.text.trim() === "")
    return local(
      brief,
      outcome.status === "answered" ? "The notebook gave an empty answer." : outcome.notice
    );
  const links = linksInAnswer(outcome.text);
  const ingested = links.length === 0 ? null : await takeOver(place, links, hash);
  const at = (0, import_common3.isoNow)(place);
  const row = {
    schema: 1,
    input_hash: hash,
    spec_hash: digestOf(spec),
    brief_hash: sent,
    synthesis_result: outcome.text.slice(0, 1e5),
    suggested_links: [...links],
    created_at: at,
    expires_at: new Date(place.now() + settings.ttlHours * 36e5).toISOString(),
    hit_count: 0,
    last_hit_at: null,
    memory_ids: brief.memories.map(([id, digest]) => [id, digest]),
    notebook_id: client.notebook,
    prompt_version: PROMPT_VERSION
  };
  await changeSyntheses(place.project, (rows) => withRow(rows, row, settings.maxEntries));
  return {
    divine_truth: row.synthesis_result,
    suggested_relationships: links,
    ingested,
    cache_hit: false,
    stale: false,
    age_hours: 0,
    ungrounded: false,
    notice: null
  };
}
async function askWhole(place, { spec, brief, settings, client }, hash) {
  const whole = synthesisQuestion(spec, brief.text);
  if (whole.length <= LONGEST_QUESTION) return { outcome: await client.ask(whole, []), sent: brief.hash };
  const name = `${hash.slice(-8)}-${(0, import_common14.randomBytes)(4).toString("hex")}`;
  const { question, attached } = attachedQuestion(spec, brief.text, name);
  const outcome = await client.ask(question, attached);
  if (outcome.status !== "not-attached") return { outcome, sent: brief.hash };
  const head = synthesisQuestion(spec.slice(0, LONGEST_SPEC), "");
  const room = (0, import_shared_core_loop_texts_report.tokensIn)(" ".repeat(Math.max(400, LONGEST_QUESTION - head.length)));
  const maxTokens = Math.min(room, settings.context.maxTokens);
  const cut = await compileBrief(place, spec, { ...settings.context, maxTokens });
  const asked = synthesisQuestion(spec.slice(0, LONGEST_SPEC), cut.text);
  return { outcome: await client.ask(asked, []), sent: cut.hash };
}
async function takeOver(place, relationships, synthesis) {
  const result = await (0, import_shared_adapters_memory_note_cache2.ingest)(place, { source: "tier2_notebooklm", synthesis, relationships });
  return result.status === "ok" ? result.ingested : null;
}
function local(brief, notice) {
  return {
    divine_truth: brief.text,
    suggested_relationships: [],
    ingested: null,
    cache_hit: false,
    stale: false,
    age_hours: null,
    ungrounded: true,
    notice
  };
}
