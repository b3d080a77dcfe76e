

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_memory_add_note = require("./shared.app.memory.add-note.cjs");

var import_shared_app_quota_show_quota2 = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_quota_show_quota3 = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_memory_stage_zero = require("./shared.app.memory.stage-zero.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_memory_add_note2 = require("./shared.app.memory.add-note.cjs");

var import_shared_app_memory_add_note3 = require("./shared.app.memory.add-note.cjs");

var import_shared_app_memory_add_note4 = require("./shared.app.memory.add-note.cjs");

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

var import_common2 = require("./common.cjs");

var import_app_guidance_step_guidance7 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_core_memory_note2 = require("./shared.core.memory.note.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_app_guidance_step_guidance8 = require("./app.guidance.step-guidance.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
// src/adapters/memory/import-store.ts
var RECORD = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  /** Id of the note and digest of its file. */
  notes: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas.refine)(import_shared_core_memory_note2.isNoteId)), (0, import_adapters_loops_record_schemas.string)()]))
});
var LARGEST = 64 * 1024 * 1024;
async function importNotes(project, imported2) {
  const stamp = stampOf(imported2.at);
  const backup = (0, import_common5.openMswSubfolder)(project, "memory", "backups", stamp);
  if (backup.status === "refused") return backup;
  const imports = (0, import_common5.openMswSubfolder)(project, "memory", "imports");
  if (imports.status === "refused") return imports;
  return (0, import_shared_core_memory_note2.changeNotes)(project, (folder) => {
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
  const ids = /* @__PURE__ */ new Set([...(0, import_shared_core_memory_note2.readNotes)(project).notes.map(({ id }) => id), ...byId.keys()]);
  const fresh = [...byId].filter(([id]) => (0, import_common12.lookAt)((0, import_common15.below)(folder, `${id}.md`)) === null);
  const record2 = { schema: 1, at, notes: fresh.map(([id, file]) => [id, (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(Buffer.from(file))]) };
  const marker = (0, import_common15.below)(folder, import_shared_core_memory_note2.IMPORT_MARKER);
  (0, import_common8.keepJson)(marker, record2);
  for (const [id, file] of fresh) (0, import_common8.keepText)((0, import_common15.below)(folder, `${id}.md`), file, { durable: false });
  const ingestion2 = { source: import_shared_core_memory_note.IMPORT, synthesis: null, relationships };
  const { links, ...ingested } = (0, import_shared_core_memory_note.ingestLinks)(ingestion2, { ids, known: (0, import_shared_core_memory_note.foldLinks)((0, import_shared_core_memory_note.readLinks)(project)), at });
  const kept = (0, import_shared_core_memory_note.addLinks)(folder, links);
  if (kept.status === "refused") {
    clearAway(project, folder);
    return kept;
  }
  (0, import_node_fs.renameSync)(marker, (0, import_common15.below)(imports, `${stampOf(at)}.json`));
  return { status: "ok", added: fresh.length, known: notes.length - fresh.length, links: ingested, backup };
}
function stampOf(at) {
  return at.replaceAll(/[:.]/g, "-");
}
async function undoImport(project) {
  const forgotten = (0, import_common5.openMswSubfolder)(project, "memory", "forgotten");
  if (forgotten.status === "refused") return forgotten;
  return (0, import_shared_core_memory_note2.changeNotes)(project, (folder) => {
    const imports = (0, import_common15.below)(folder, "imports");
    const last = (0, import_common12.namesIn)(imports, (0, import_common15.ownFile)(project)).findLast((name) => name.endsWith(".json"));
    const record2 = last === void 0 ? null : recordAt(project, (0, import_common15.below)(imports, last));
    if (last === void 0 || record2 === null)
      return { status: "refused", reason: "There is no import to undo." };
    const kept = record2.notes.filter((note) => !moveAway(project, folder, forgotten.path, note)).map(([id]) => id);
    const links = (0, import_shared_core_memory_note.takeLinks)(project, folder, record2.at);
    if (links.length > 0)
      (0, import_common10.writeFileAtomic)((0, import_common15.below)(forgotten.path, `links-${stampOf(record2.at)}.jsonl`), `${links.join("\n")}
`);
    (0, import_node_fs.renameSync)((0, import_common15.below)(imports, last), (0, import_common15.below)(imports, `${last}.undone`));
    return { status: "ok", removed: record2.notes.length - kept.length, kept };
  });
}
function moveAway(project, folder, to, [id, digest2]) {
  const path2 = (0, import_common15.below)(folder, `${id}.md`);
  const found = (0, import_common14.readFile)(path2, (0, import_common15.ownFile)(project), LARGEST);
  if (found.status === "missing") return true;
  if (found.status !== "ok" || (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(found.bytes) !== digest2) return false;
  (0, import_node_fs.renameSync)(path2, (0, import_common15.below)(to, `${id}.md`));
  return true;
}
function clearAway(project, folder) {
  const marker = (0, import_common15.below)(folder, import_shared_core_memory_note2.IMPORT_MARKER);
  const record2 = recordAt(project, marker);
  for (const [id, digest2] of record2?.notes ?? []) {
    const path2 = (0, import_common15.below)(folder, `${id}.md`);
    const found = (0, import_common14.readFile)(path2, (0, import_common15.ownFile)(project), LARGEST);
    if (found.status === "ok" && (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(found.bytes) === digest2) (0, import_node_fs.rmSync)(path2);
  }
  if (record2 !== null) (0, import_shared_core_memory_note.takeLinks)(project, folder, record2.at);
  (0, import_node_fs.rmSync)(marker, { force: true });
}
function recordAt(project, path2) {
  const file = (0, import_common11.readJson)(path2, (0, import_common15.ownFile)(project), LARGEST);
  const parsed = RECORD.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success ? parsed.data : null;
}
function copyAll(project, folder, to) {
  for (const name of (0, import_common12.namesIn)(folder, (0, import_common15.ownFile)(project))) {
    const found = (0, import_common14.readFile)((0, import_common15.below)(folder, name), (0, import_common15.ownFile)(project), LARGEST);
    if (found.status === "ok") (0, import_common10.writeFileAtomic)((0, import_common15.below)(to, name), found.bytes, { durable: false });
  }
}
function writeExport(project, out, documents) {
  const folder = out === null ? (0, import_common5.openMswSubfolder)(project, "memory", "export") : { status: "ok", path: out };
  if (folder.status === "refused") return folder;
  if ((0, import_common12.lookAt)(folder.path)?.isDirectory() !== true)
    return { status: "refused", reason: `${folder.path} is not a folder: make it, or name another.` };
  for (const { name, text: text3 } of documents) (0, import_common8.keepText)((0, import_common15.below)(folder.path, name), text3);
  return folder;
}
// src/core/memory/export-notes.ts
var LARGEST2 = 4e5;
var REST = "general";
function exportNotes(notes, most) {
  const byDomain = /* @__PURE__ */ new Map();
  for (const note of notes) {
    const domain = note.domain ?? REST;
    byDomain.set(domain, [...byDomain.get(domain) ?? [], note]);
  }
  const bySize = [...byDomain].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1)
  );
  const own = bySize.filter(([domain]) => domain !== REST).slice(0, most - 1);
  const rest = notes.filter(({ domain }) => !own.some(([name]) => name === domain));
  const groups = [...own, ...rest.length > 0 ? [[REST, rest]] : []];
  const documents = groups.flatMap(([domain, group]) => partsOf(domain, group));
  return documents.length <= most ? documents : partsOf(REST, notes).slice(0, most);
}
function partsOf(domain, notes) {
  const parts = [];
  for (const note of notes) {
    const text3 = `## ${note.id}

Noted ${note.createdAt ?? "at an unknown time"}.

${(0, import_app_guidance_step_guidance8.renderTemplate)(note)}`;
    const last = parts.at(-1);
    if (last === void 0 || last.text.length + text3.length > LARGEST2)
      parts.push({ text: `# Memory: ${domain}

${text3}`, notes: 1 });
    else {
      last.text += `
${text3}`;
      last.notes += 1;
    }
  }
  const slug = domain.replaceAll(/[^a-z0-9]+/g, "-");
  return parts.map((part, at) => ({ ...part, name: `memory-${slug}${at === 0 ? "" : `-${at + 1}`}.md` }));
}
// src/app/memory/own-model.ts
function ownModel({ userFolder, env }) {
  const { model } = (0, import_app_guidance_step_guidance7.readUserSettings)(userFolder).settings;
  return model === null || model.chat === null ? null : { endpoint: model.endpoint, model: model.chat, key: env.MSW_MODEL_KEY || null };
}
async function restructureNote(model, text3) {
  const asked = await (0, import_shared_app_quota_show_quota.askModel)(model, `${QUESTION}

${text3}`);
  if (asked.status === "none")
    return { status: "none", notice: `${model.model} gave no usable answer: ${asked.reason}.` };
  const { parts, problems } = (0, import_app_guidance_step_guidance8.readTemplate)(withoutFence(asked.text));
  if (problems.length > 0)
    return { status: "none", notice: `${model.model} did not put it into the template either.` };
  return { status: "ok", text: (0, import_app_guidance_step_guidance8.renderTemplate)({ ...parts, original: text3.trim() }) };
}
var QUESTION = `Put the memory below into this template. Use only what it says; where it gives no reason, write "It was not given." Respond with the filled template and nothing else.

${import_app_guidance_step_guidance8.TEMPLATE}

MEMORY:`;
function withoutFence(text3) {
  return /^\s*```[^\n]*\n([\s\S]*?)\n```\s*$/.exec(text3)?.[1] ?? text3.trim();
}
var PROPOSED = 0.6;
async function linkByModel(workspace, wanted) {
  const model = ownModel(workspace);
  if (model === null)
    return refused2('No model is named: "model" in settings.json of the user folder names one.');
  const linked = await (0, import_shared_app_memory_add_note3.linkNotes)(workspace, { ...wanted, type: "?" });
  if (linked.status !== "question") return linked;
  const asked = await (0, import_shared_app_quota_show_quota.askModel)(model, (0, import_app_guidance_step_guidance5.renderLinkQuestion)(linked.a, linked.b));
  if (asked.status === "none") return refused2(`${model.model} gave no usable answer: ${asked.reason}.`);
  const source = (0, import_common3.plainLine)(model.model, 60);
  return (0, import_shared_app_memory_add_note3.linkNotes)(workspace, { ...wanted, type: asked.text, answer: true, confidence: PROPOSED, source });
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/memory/prefetch-tasks.ts
// src/app/notebook/project-client.ts
var ASKING_MS = 5 * 6e4;
var READING_MS = 9e4;
var LOOK_MS = 2e3;
var LEFT_BEHIND_MS = 30 * 6e4;
function projectClient(place, purpose) {
  const chosen = (0, import_app_guidance_step_guidance4.projectNotebook)(place);
  if (chosen.status !== "chosen") return null;
  const { notebook } = chosen;
  const asked = { notebook, purpose, deadlineMs: ASKING_MS };
  return {
    notebook,
    ask: async (question, attached) => {
      if (attached.length === 0) return told(await (0, import_shared_app_quota_show_quota2.askQuestion)(place, { ...asked, question }));
      const account = accountFor(place, chosen.accounts, purpose);
      if (account === null) return notAttached("no account has a question left");
      const shelf = new Shelf(place, account);
      try {
        const trouble = await shelf.put(attached);
        if (trouble !== null) return notAttached(trouble);
        return told(await (0, import_shared_app_quota_show_quota2.askQuestion)(place, { ...asked, question, account: account.account }));
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
  const read = (0, import_app_guidance_step_guidance2.readLedger)(place.userFolder);
  if (read.status === "refused") return null;
  const choice2 = (0, import_app_guidance_step_guidance2.chooseProfile)(read.ledger.accounts, accounts, { purpose, now: place.now() });
  const name = choice2.status === "chosen" ? choice2.candidate.account : null;
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
    const listed = await (0, import_shared_app_quota_show_quota3.listSources)(this.#as, notebook);
    if (listed.status !== "ok") return this.#clause(listed);
    await this.#clearOld(listed.data);
    for (const { title, text: text3 } of texts) {
      const source = { kind: "text", title: (0, import_shared_app_quota_show_quota3.textSourceTitle)(title), text: (0, import_app_guidance_step_guidance3.textToSend)(text3) };
      const { userFolder, project, now } = this.#place;
      const entry = { account: this.#account.account, notebook, title: source.title, at: now() };
      if (!await (0, import_app_guidance_step_guidance.rememberTemporary)(userFolder, project, entry)) return "they cannot be remembered";
      const added = await (0, import_shared_app_quota_show_quota3.addSource)(this.#as, notebook, source, listed.data);
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
      const listed = await (0, import_shared_app_quota_show_quota3.listSources)(this.#as, this.#account.notebook);
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
    const deleted = await (0, import_shared_app_quota_show_quota3.deleteSource)(this.#as, id);
    if (deleted.status === "ok") await (0, import_app_guidance_step_guidance.forgetTemporary)(this.#place.userFolder, this.#place.project, title);
  }
  #clause({ status: reason, text: text3 }) {
    return (0, import_app_guidance_step_guidance6.refusalSentence)({ reason, text: text3, profile: this.#account.profile }).replace(/\.$/, "");
  }
  get #as() {
    return { profile: this.#account.profile, projectRoot: this.#place.project, env: this.#place.env };
  }
};
// src/app/memory/prefetch-tasks.ts
var MOST_A_DAY = 5;
var WAIT_MS = 5e3;
async function prefetchTasks(workspace, tasks, settings) {
  const held = await (0, import_common6.withLock)((0, import_node_path.join)(workspace.userFolder, "prefetch"), () => all(workspace, tasks, settings), {
    waitMs: WAIT_MS
  });
  return held.status === "done" ? held.value : { status: "refused", reason: "Another process fetches answers now: try again when it is done." };
}
async function all(workspace, tasks, settings) {
  const client = projectClient(workspace, "prefetch");
  if (client === null)
    return { status: "refused", reason: "No notebook answers for this project: /msw:setup use chooses one." };
  const told2 = [];
  for (const task of tasks) {
    const isSpent = leftToday(workspace) === 0;
    const spent = { ...client, ask: async () => ({ status: "none", notice: SPENT }) };
    const known = await (0, import_shared_app_memory_stage_zero.knowTask)(workspace, {
      ...{ spec: task, settings, fresh: false },
      client: isSpent ? spent : client
    });
    const isKnown = known.cache_hit && !known.stale;
    const status = isKnown ? "known" : known.ungrounded || known.stale ? "left" : "asked";
    told2.push({ task, status, notice: known.notice });
  }
  return { status: "ok", tasks: told2, leftToday: leftToday(workspace) };
}
var SPENT = `${MOST_A_DAY} answers were fetched within a day: continue tomorrow, or ask for one task: ${import_hooks_active_on_command3.lineToType`memory brief "TASK" --ground`}`;
function leftToday({ userFolder, now }) {
  const read = (0, import_app_guidance_step_guidance2.readLedger)(userFolder);
  return read.status === "ok" ? Math.max(0, MOST_A_DAY - (0, import_app_guidance_step_guidance2.spentOn)(read.ledger, "prefetch", now())) : 0;
}
// src/adapters/memory/review-store.ts
function readSeen(project) {
  const { notes } = (0, import_common11.fieldsIn)((0, import_common11.readJson)((0, import_common5.mswPath)(project, "memory", "reviewed.json"), (0, import_common15.ownFile)(project)));
  return typeof notes === "number" && notes >= 0 ? notes : 0;
}
async function writeSeen(project, notes) {
  await (0, import_shared_core_memory_note2.changeNotes)(project, (folder) => (0, import_common8.keepJson)((0, import_common15.below)(folder, "reviewed.json"), { schema: 1, notes }));
}
// src/core/memory/review-notes.ts
var MOST_COMPARED = 2e3;
function reviewNotes({ notes, links, superseded, scores }) {
  const toReview = notes.filter(({ needsReview }) => needsReview).map(({ id }) => id);
  const current = notes.filter(({ id }) => !superseded.has(id));
  const newest = current.toSorted((one, other) => (one.createdAt ?? "") < (other.createdAt ?? "") ? 1 : -1);
  const isCausal = ({ type, status }) => status === "accepted" && type !== "similar";
  return {
    notes: notes.length,
    structured: notes.length === 0 ? 1 : 1 - toReview.length / notes.length,
    causalLinks: links.filter(isCausal).length,
    spread: deviation(scores),
    alike: (0, import_shared_app_memory_add_note4.alikeNotes)(newest.slice(0, MOST_COMPARED)),
    superseded: notes.filter(({ id }) => superseded.has(id)).map(({ id }) => id),
    toReview
  };
}
var WORTH_A_LOOK = 50;
function suggestReview(notes, seen, line) {
  const more = notes - seen;
  return more < WORTH_A_LOOK ? null : `${(0, import_common13.countOf)(more, "note has", "notes have")} come since the memory was last looked through. To see which could be put together: ${line}`;
}
function deviation(values) {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
}
// src/app/memory/review-memory.ts
async function reviewMemory({
  project,
  now
}) {
  const memory = (0, import_shared_app_memory_add_note4.openMemory)(project);
  const scores = memory.notes.map((note) => (0, import_shared_app_memory_stage_zero.dynamicScore)((0, import_shared_app_memory_stage_zero.standingOf)(note, memory.usage), now()));
  const review2 = reviewNotes({ ...memory, scores });
  await writeSeen(project, memory.notes.length);
  return review2;
}
function reviewSuggestion(project, notes) {
  return suggestReview(notes, readSeen(project), import_hooks_active_on_command3.lineToType`memory review`);
}
// src/core/memory/read-import.ts
var text2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)());
var number2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)());
var RECORD2 = (0, import_adapters_loops_record_schemas.looseObject)({
  id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])),
  content: text2,
  text: text2,
  type: text2,
  tags: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  created_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])),
  agent_type: text2,
  domain: text2,
  source: text2,
  importance: number2,
  initial_priority: number2,
  usage_count: number2,
  last_accessed_at: text2
});
function readImported(value, { now, fileTime, digest: digest2 }) {
  const parsed = RECORD2.safeParse(value);
  if (!parsed.success) return `its field ${String(parsed.error.issues[0]?.path[0] ?? "")} is of another kind`;
  const record2 = parsed.data;
  const body = (record2.content ?? record2.text ?? "").trim();
  if (body === "") return 'it has no text in "content" or "text"';
  if (body.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  const read = (0, import_app_guidance_step_guidance8.readTemplate)(body);
  const isWrapped = read.problems.length > 0;
  const parts = isWrapped ? (0, import_app_guidance_step_guidance8.wrapInTemplate)(body, (0, import_app_guidance_step_guidance8.typeNamed)(record2.type)) : read.parts;
  const tags = (0, import_app_guidance_step_guidance8.tagsOf)([...parts.tags, ...record2.tags ?? []]);
  const given = { createdAt: record2.created_at?.toString() ?? null, agent: record2.agent_type ?? null, tags };
  const checked = (0, import_shared_app_memory_add_note2.attribute)(given, { now, fileTime, isImport: true });
  if (checked.status === "refused") return checked.reason;
  const { attribution } = checked;
  const rendered = (0, import_app_guidance_step_guidance8.renderTemplate)({ ...parts, tags });
  const oldId = record2.id?.toString() ?? null;
  const extra = extraOf(record2, oldId, attribution.createdAtRaw);
  return {
    id: (0, import_shared_core_memory_note2.noteId)(parts.title, digest2(rendered)),
    oldId,
    file: (0, import_shared_core_memory_note2.renderFacts)(factsOf(record2, attribution, isWrapped), extra) + rendered,
    isWrapped,
    isUndated: (0, import_shared_core_mapping_skeleton_languages.readInstant)(given.createdAt ?? "") === null,
    isUnattributed: attribution.agent === null
  };
}
function factsOf(record2, { createdAt, agent }, needsReview) {
  return {
    ...{ createdAt, agent, needsReview },
    domain: record2.domain?.trim().toLowerCase() || null,
    priority: (0, import_shared_core_memory_note2.priorityOf)(record2.initial_priority ?? record2.importance ?? null),
    source: record2.source ?? null,
    usageCount: Math.max(0, Math.floor(record2.usage_count ?? 0)),
    lastAccessedAt: record2.last_accessed_at ?? null
  };
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
var LARGEST3 = 64 * 1024 * 1024;
async function importFile(place, path2) {
  const file = (0, import_common14.readFile)(path2, import_common15.named, LARGEST3);
  if (file.status !== "ok")
    return {
      status: "refused",
      reason: `${path2} cannot be read${file.status === "refused" ? `: ${file.reason}` : ""}.`
    };
  const content = recordsIn(file.bytes.toString("utf8"));
  if (content === null)
    return {
      status: "refused",
      reason: `${path2} is neither JSON nor JSON lines: export the memories as one of these.`
    };
  const door = { now: place.now(), fileTime: (0, import_common12.lookAt)(path2)?.mtimeMs ?? null, digest };
  const notes = [];
  for (const [index, record2] of content.memories.entries()) {
    const read = readImported(record2, door);
    if (typeof read === "string")
      return {
        status: "refused",
        reason: `Nothing was imported: memory ${index + 1} of ${path2} cannot be used, ${read}.`
      };
    notes.push({ ...read, file: (0, import_common9.redact)(read.file) });
  }
  const relationships = renamed(content.relationships, notes);
  const imported2 = await importNotes(place.project, { notes, relationships, at: (0, import_common.isoTime)(place) });
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
    const fields = (0, import_common11.fieldsOf)(one);
    return {
      ...fields,
      from_memory_id: idOf(fields.from_memory_id),
      to_memory_id: idOf(fields.to_memory_id)
    };
  });
}
function recordsIn(text3) {
  const whole = (0, import_common11.parseJson)(text3);
  if (whole.status === "ok") {
    if (Array.isArray(whole.value)) return { memories: whole.value, relationships: [] };
    const { memories, relationships } = (0, import_common11.fieldsOf)(whole.value);
    if (Array.isArray(memories))
      return { memories, relationships: Array.isArray(relationships) ? relationships : [] };
  }
  const lines = text3.split("\n").filter((line) => line.trim() !== "").map(import_common11.parseJson);
  const values = lines.flatMap((line) => line.status === "ok" ? [line.value] : []);
  return lines.length > 0 && values.length === lines.length ? { memories: values, relationships: [] } : null;
}
function digest(text3) {
  return (0, import_common4.createHash)("sha256").update(text3).digest("hex");
}
// src/app/operations/memory-operations.ts
var add = (0, import_hooks_active_on_command2.operation)({
  name: "memory add",
  about: "Keep a note, in the template or wrapped in it",
  effect: "writes",
  typed: "/msw:remember",
  inputs: {
    text: (0, import_hooks_active_on_command2.optionalWord)("a note in quotes", "may be left out with --from"),
    from: (0, import_hooks_active_on_command2.path)("FILE", "the file that holds the note"),
    type: (0, import_hooks_active_on_command2.choice)(["PATTERN", "DECISION", "PROBLEM", "INSIGHT"], "of a text that is not in the template"),
    tag: (0, import_hooks_active_on_command2.list)("TAG", "a tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command2.text)("WORD", "what it is about, such as http or storage"),
    priority: (0, import_hooks_active_on_command2.count)("N", "by default 5", [1, 10]),
    source: (0, import_hooks_active_on_command2.text)("TEXT", "where its words come from: a commit, path:line, an address"),
    agent: (0, import_hooks_active_on_command2.text)("NAME", "who writes it; by default you, or Claude where it calls"),
    supersedes: (0, import_hooks_active_on_command2.text)("ID", "the note that this one replaces"),
    anyway: (0, import_hooks_active_on_command2.flag)("keep it although a note says nearly the same"),
    wrap: (0, import_hooks_active_on_command2.flag)("keep a text that is not in the template as it is, marked for review")
  },
  needs: [["text", "from"]],
  run: (place, { text: typed, from, tag, wrap, anyway, ...rest }) => {
    const read = textOf2(typed, from, place.words);
    if (read.status !== "ok") return read;
    const agent = rest.agent ?? callerName(place);
    return (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
      const request = {
        ...rest,
        type: (0, import_app_guidance_step_guidance8.typeNamed)(rest.type),
        text: read.text,
        agent,
        tags: tag,
        wraps: wrap,
        evenIfSimilar: anyway,
        called: place.words.input
      };
      const first = await (0, import_shared_app_memory_add_note2.addNote)(workspace, request);
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
var list_ = (0, import_hooks_active_on_command2.operation)({
  name: "memory list",
  about: "List the notes, the newest first",
  effect: "reads",
  inputs: {
    type: (0, import_hooks_active_on_command2.choice)(import_app_guidance_step_guidance8.NOTE_TYPES, "only these"),
    tag: (0, import_hooks_active_on_command2.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command2.text)("WORD", "only those about it")
  },
  run: (place, { type, tag, domain }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, ({ project }) => {
    const { notes, unusable } = (0, import_shared_core_memory_note2.readNotes)(project);
    const kept = notes.filter((note) => (0, import_shared_app_memory_add_note.isWanted)(note, { type, tags: tag, domain }));
    const usage = (0, import_shared_core_memory_note.readUsage)(project);
    const sorted = kept.toSorted(newestFirst);
    const score = (note) => (0, import_shared_app_memory_stage_zero.dynamicScore)((0, import_shared_app_memory_stage_zero.standingOf)(note, usage), place.now());
    return (0, import_hooks_active_on_command2.done)({ project, notes: sorted, unusable, scores: sorted.map(score) });
  }),
  json: ({ project, notes, unusable, scores }) => ({
    project,
    notes: notes.map((note, at) => ({ ...noteJson(note), dynamicScore: scores[at] })),
    unusable
  }),
  text: import_app_guidance_step_guidance5.renderNotes
});
var search = (0, import_hooks_active_on_command2.operation)({
  name: "memory search",
  about: "Find notes about something",
  effect: "reads",
  typed: "/msw:recall",
  inputs: {
    query: (0, import_hooks_active_on_command2.word)("the words to look for, in quotes"),
    top: (0, import_hooks_active_on_command2.count)("N", "how many at most; by default 10", [1, 20]),
    type: (0, import_hooks_active_on_command2.choice)(import_app_guidance_step_guidance8.NOTE_TYPES, "only these"),
    tag: (0, import_hooks_active_on_command2.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_hooks_active_on_command2.text)("WORD", "only those about it")
  },
  run: (place, { query, top, type, tag, domain }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const value = await (0, import_shared_app_memory_add_note.searchMemory)(workspace, { query, most: top ?? 10, type, tags: tag, domain });
    return { status: "done", value, notice: value.notice ?? void 0 };
  }),
  json: ({ hits, mode, notes, unusable }) => ({
    ...{ mode, notes },
    hits: hits.map(({ note, score, supersededBy: supersededBy2 }) => ({ score, supersededBy: supersededBy2, ...noteJson(note) })),
    unusable
  }),
  text: import_app_guidance_step_guidance5.renderFoundNotes,
  shown: import_app_guidance_step_guidance5.showFoundNotes,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    of: ({ hits }) => ({ ids: hits.map(({ note }) => (0, import_common2.quoteName)(note.id, 200)) })
  }
});
var about = (0, import_hooks_active_on_command2.operation)({
  name: "memory about",
  about: "Show what the notes say to a failure: only those that are clearly about it",
  effect: "reads",
  inputs: { failure: (0, import_hooks_active_on_command2.word)("the words of a failure, in quotes") },
  run: (place, { failure }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(
    place,
    async (workspace) => (0, import_hooks_active_on_command2.done)({ passages: await (0, import_shared_app_memory_add_note.memoryPassages)({ ...workspace, query: failure }) })
  ),
  text: ({ passages }) => (0, import_shared_core_planning_phases_plan_format.renderPassages)(passages)
});
var briefShape = (0, import_adapters_loops_record_schemas.object)({
  context_hash: (0, import_adapters_loops_record_schemas.string)(),
  memories_used: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), score: (0, import_adapters_loops_record_schemas.number)(), contribution: (0, import_adapters_loops_record_schemas.string)() })),
  token_count: (0, import_adapters_loops_record_schemas.number)()
});
var brief = (0, import_hooks_active_on_command2.operation)({
  name: "memory brief",
  about: "Compile what the project remembers about a task, within a budget of tokens",
  effect: "asks",
  inputs: {
    task: (0, import_hooks_active_on_command2.optionalWord)("a task in quotes", "may be left out with --from"),
    from: (0, import_hooks_active_on_command2.path)("FILE", "the file that describes the task"),
    maxTokens: (0, import_hooks_active_on_command2.count)("N", "by default 8000", [100, 2e5]),
    top: (0, import_hooks_active_on_command2.count)("N", "how many notes are found at most; by default 15", [1, 20]),
    domain: (0, import_hooks_active_on_command2.list)("WORD", "only notes about it; repeat it for more"),
    exclude: (0, import_hooks_active_on_command2.list)("TAG", "no notes with this tag; by default type:deprecated"),
    ground: (0, import_hooks_active_on_command2.flag)("have the notebook of the project say what it knows about the task; kept for a day"),
    fresh: (0, import_hooks_active_on_command2.flag)("with --ground: ask again")
  },
  needs: [["task", "from"]],
  run: (place, { task, from, ground, fresh, ...wanted }) => {
    const read = textOf2(task, from, place.words);
    if (read.status !== "ok") return read;
    return (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
      const { settings: given, problems } = (0, import_shared_app_memory_stage_zero.memorySettingsOf)(workspace.project);
      const settings = { ...given, context: contextOf(given.context, wanted) };
      const told2 = (...notices) => [...problems, ...notices].filter((one) => one !== null).join(" ") || void 0;
      if (!ground) {
        const compiled = await (0, import_shared_app_memory_stage_zero.compileBrief)(workspace, (0, import_shared_app_memory_stage_zero.normalSpec)(read.text), settings.context);
        await (0, import_shared_app_memory_stage_zero.serveBrief)(workspace, compiled);
        const value = { brief: compiled, synthesis: null };
        return { status: "done", value, notice: told2(compiled.notice) };
      }
      const client = projectClient(workspace, "research");
      const synthesis = await (0, import_shared_app_memory_stage_zero.prepareTask)(workspace, { spec: read.text, settings, client, fresh });
      return {
        ...{ status: "done", value: { brief: synthesis.brief, synthesis } },
        notice: told2(synthesis.brief.notice, synthesis.notice)
      };
    });
  },
  json: briefJson,
  fields: { schema: briefShape, of: briefFields, text: "task_brief_md" },
  text: ({ brief: compiled, synthesis }) => synthesis === null || synthesis.ungrounded ? compiled.text : (0, import_common7.joinProse)([compiled.text, (0, import_app_guidance_step_guidance5.renderSynthesis)(synthesis)], "\n\n")
});
var prefetch = (0, import_hooks_active_on_command2.operation)({
  name: "memory prefetch",
  about: "Ask the notebook about the next phases, or about tasks, before they are planned: at most 5 a day",
  effect: "asks",
  callers: "people and scripts",
  inputs: {
    task: (0, import_hooks_active_on_command2.list)("TASK", "a task in quotes, repeat it for more; without one, the phases that are open")
  },
  run: (place, { task }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const tasks = task.length > 0 ? task : openPhaseTasks(workspace.project);
    if (tasks.length === 0)
      return (0, import_hooks_active_on_command2.misused)('memory prefetch needs --task "TASK": no phase of a roadmap is open here.');
    const { settings } = (0, import_shared_app_memory_stage_zero.memorySettingsOf)(workspace.project);
    const fetched = await prefetchTasks(workspace, tasks.slice(0, MOST_A_DAY), settings);
    return fetched.status === "ok" ? (0, import_hooks_active_on_command2.done)(fetched) : (0, import_hooks_active_on_command2.refused)(fetched.reason);
  }),
  text: import_app_guidance_step_guidance5.renderPrefetched
});
var purge = (0, import_hooks_active_on_command2.operation)({
  name: "memory purge",
  about: "Set aside what the notebook said about tasks, so that it is asked again",
  effect: "writes",
  callers: "people and scripts",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const result = await (0, import_shared_app_memory_stage_zero.purgeSyntheses)(workspace.project, (0, import_common.isoTime)(workspace));
    return result.status === "ok" ? (0, import_hooks_active_on_command2.done)({ purged: result.purged }) : (0, import_hooks_active_on_command2.refused)(result.reason);
  }),
  text: ({ purged }) => import_common7.prose`${purged} kept answers are set aside; the next brief with --ground asks again.`
});
var review = (0, import_hooks_active_on_command2.operation)({
  name: "memory review",
  about: "Show which notes could be merged or corrected, and the state of the memory; changes no note",
  effect: "writes",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => (0, import_hooks_active_on_command2.done)(await reviewMemory(workspace))),
  text: (review2) => (0, import_app_guidance_step_guidance5.renderReview)(review2, import_hooks_active_on_command3.lineToType`memory forget ID`)
});
var link = (0, import_hooks_active_on_command2.operation)({
  name: "memory link",
  about: "Say how two notes are related",
  effect: "writes",
  inputs: {
    from: (0, import_hooks_active_on_command2.word)("a note"),
    type: (0, import_hooks_active_on_command2.word)(`${import_shared_core_memory_note.LINK_TYPES.join("|")}, or ? for the question that a model answers with one of these`),
    to: (0, import_hooks_active_on_command2.word)("another note"),
    reason: (0, import_hooks_active_on_command2.text)("TEXT", "why"),
    answer: (0, import_hooks_active_on_command2.flag)("the type is the answer of a model: what is none of the types is similar"),
    model: (0, import_hooks_active_on_command2.flag)("with ?: the model that your settings name answers it, which is a proposal"),
    agent: (0, import_hooks_active_on_command2.text)("NAME", "who says it")
  },
  run: (place, { agent, model, ...wanted }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const asked = { ...wanted, confidence: 1, source: agent ?? callerName(place) ?? "manual" };
    const linked = model ? await linkByModel(workspace, asked) : await (0, import_shared_app_memory_add_note3.linkNotes)(workspace, asked);
    return linked.status === "refused" ? linked : (0, import_hooks_active_on_command2.done)(linked);
  }),
  json: (linked) => linked.status === "question" ? { question: (0, import_app_guidance_step_guidance5.renderLinkQuestion)(linked.a, linked.b) } : linked,
  text: (linked) => {
    if (linked.status === "question") return (0, import_app_guidance_step_guidance5.renderLinkQuestion)(linked.a, linked.b);
    return linked.link === null ? import_common7.prose`This link is there already.` : (0, import_app_guidance_step_guidance5.renderLink)(linked.link);
  }
});
var ingestion = (0, import_hooks_active_on_command2.operation)({
  name: "memory ingest",
  about: "Import links that a synthesis suggests",
  effect: "writes",
  inputs: {
    file: (0, import_hooks_active_on_command2.optionalPathWord)("a file of JSON: {source, synthesis_id, relationships: [...]}"),
    relationships: (0, import_hooks_active_on_command2.records)(
      "each {from_memory_id, to_memory_id, relationship_type, confidence (0 to 1), reasoning}"
    ),
    synthesisId: (0, import_hooks_active_on_command2.text)("ID", "which synthesis suggests them"),
    source: (0, import_hooks_active_on_command2.text)("NAME", "who says it; by default you, or Claude where it calls")
  },
  needs: [["file", "relationships"]],
  run: (place, { file, relationships, synthesisId, source }) => {
    const synthesis = synthesisId === null ? null : (0, import_common3.plainLine)(synthesisId, 100);
    const given = source === null ? null : (0, import_common3.plainLine)(source, 60);
    const read = file === null ? { source: given ?? callerName(place) ?? "unknown", synthesis, relationships } : readIngestion(file);
    if ("status" in read) return read;
    return (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
      const result = await (0, import_shared_app_memory_add_note3.ingest)(workspace, read);
      return result.status === "ok" ? (0, import_hooks_active_on_command2.done)(result.ingested) : (0, import_hooks_active_on_command2.refused)(result.reason);
    });
  },
  text: import_app_guidance_step_guidance5.renderIngested
});
var imported = (0, import_hooks_active_on_command2.operation)({
  name: "memory import",
  about: "Import the memories of another store, all or none, or undo the last import",
  effect: "writes",
  inputs: {
    file: (0, import_hooks_active_on_command2.path)("FILE", "JSON or JSON lines: memories, or {memories, relationships}"),
    undo: (0, import_hooks_active_on_command2.flag)("move the notes of the last import away, but for those that were changed since")
  },
  run: (place, { file, undo }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    if (undo === (file !== null)) return (0, import_hooks_active_on_command2.misused)("memory import needs --file FILE, or --undo.");
    const result = file === null ? await undoImport(workspace.project) : await importFile(workspace, file);
    return result.status === "ok" ? (0, import_hooks_active_on_command2.done)(result) : (0, import_hooks_active_on_command2.refused)(result.reason);
  }),
  text: (value) => {
    if ("read" in value) return (0, import_app_guidance_step_guidance5.renderTransfer)(value, import_hooks_active_on_command3.lineToType`memory import --undo`);
    const kept = value.kept.map((id) => import_common7.prose`Changed since, so it stays: ${(0, import_common2.quoteName)((0, import_app_guidance_step_guidance5.noteFile)(id))}`);
    return (0, import_common7.joinProse)(
      [import_common7.prose`${(0, import_common13.countOf)(value.removed, "note is", "notes are")} moved to .msw/memory/forgotten/.`, ...kept],
      "\n"
    );
  }
});
var exported = (0, import_hooks_active_on_command2.operation)({
  name: "memory export",
  about: "Write the notes as documents by domain, such as a notebook takes",
  effect: "writes",
  inputs: {
    out: (0, import_hooks_active_on_command2.path)("DIR", "an existing folder; by default .msw/memory/export"),
    most: (0, import_hooks_active_on_command2.count)("N", "how many documents at most; by default 50", [2, 600])
  },
  run: (place, { out, most }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, ({ project }) => {
    const documents = exportNotes((0, import_shared_core_memory_note2.readNotes)(project).notes, most ?? 50);
    const written = writeExport(project, out, documents);
    if (written.status === "refused") return (0, import_hooks_active_on_command2.refused)(written.reason);
    return (0, import_hooks_active_on_command2.done)({ folder: written.path, documents: documents.map(({ name, notes }) => ({ name, notes })) });
  }),
  text: ({ folder, documents }) => import_common7.prose`${(0, import_common13.countOf)(documents.length, "document")} in ${(0, import_common2.quoteName)(folder)}. Nothing is uploaded: that is yours to do.`
});
var show = (0, import_hooks_active_on_command2.operation)({
  name: "memory show",
  about: "Show a note",
  effect: "reads",
  inputs: { id: (0, import_hooks_active_on_command2.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const found = (0, import_shared_app_memory_add_note3.findNote)((0, import_shared_core_memory_note2.readNotes)(workspace.project), id);
    if (found.status === "refused") return (0, import_hooks_active_on_command2.refused)(found.reason);
    await (0, import_shared_core_memory_note.countUse)(workspace.project, [found.note.id], (0, import_common.isoTime)(workspace));
    return (0, import_hooks_active_on_command2.done)(found.note);
  }),
  json: (note) => ({ ...noteJson(note), text: note.text }),
  text: import_app_guidance_step_guidance5.renderWholeNote,
  raw: (note) => note.text
});
var forget = (0, import_hooks_active_on_command2.operation)({
  name: "memory forget",
  about: "Move a note out of the memory, so that it can be brought back",
  effect: "writes",
  inputs: { id: (0, import_hooks_active_on_command2.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async ({ project }) => {
    const found = (0, import_shared_app_memory_add_note3.findNote)((0, import_shared_core_memory_note2.readNotes)(project), id);
    if (found.status === "refused") return (0, import_hooks_active_on_command2.refused)(found.reason);
    const moved = await (0, import_shared_app_memory_add_note3.forgetNote)(project, found.note.id);
    return moved.status === "ok" ? (0, import_hooks_active_on_command2.done)({ id: found.note.id, path: moved.path }) : (0, import_hooks_active_on_command2.refused)(moved.reason);
  }),
  text: ({ path: to }) => import_common7.prose`Forgotten: the note is now ${(0, import_common2.quoteName)(to)}; move it back to remember it.`
});
var memoryOperations = [
  ...[
    add,
    search,
    about,
    brief,
    prefetch,
    purge,
    review,
    list_,
    show,
    forget,
    link,
    ingestion,
    imported,
    exported
  ]
];
function briefJson({ brief: { text: markdown, hash, used, tokens, mode }, synthesis }) {
  const compiled = {
    ...{ task_brief_md: markdown, context_hash: hash, memories_used: used, token_count: tokens },
    mode
  };
  if (synthesis === null) return compiled;
  const { brief: _, ...told2 } = synthesis;
  return { ...compiled, ...told2 };
}
function briefFields({ brief: { hash, used, tokens } }) {
  const memories = used.map(({ id, score, contribution }) => ({
    ...{ id: (0, import_common2.quoteName)(id, 200), score, contribution: (0, import_common7.literal)(contribution) }
  }));
  return { context_hash: (0, import_common2.quoteName)(hash), memories_used: memories, token_count: tokens };
}
function contextOf(given, { maxTokens, top, domain, exclude }) {
  return {
    maxTokens: maxTokens ?? given.maxTokens,
    topK: top ?? given.topK,
    includeDomains: domain.length > 0 ? domain : given.includeDomains,
    excludeTags: exclude.length > 0 ? exclude : given.excludeTags
  };
}
function textOf2(typed, from, words) {
  if (typed !== null && from !== null)
    return (0, import_hooks_active_on_command2.misused)(`Give it as words or with ${words.input("from")}, not both.`);
  if (from === null) return { status: "ok", text: typed ?? "" };
  const file = (0, import_common14.readText)(from, import_common15.named, import_shared_core_memory_note2.LARGEST_NOTE);
  if (file.status === "ok") return file;
  return (0, import_hooks_active_on_command2.refused)(
    `${from} cannot be read${file.status === "refused" ? `: ${file.reason}` : ""}. Write it there.`
  );
}
async function addWithModel(workspace, request, model) {
  const told2 = await restructureNote(model, request.text);
  if (told2.status === "none") return { added: await (0, import_shared_app_memory_add_note2.addNote)(workspace, request), notice: told2.notice };
  return { added: await (0, import_shared_app_memory_add_note2.addNote)(workspace, { ...request, text: told2.text, needsReview: true }), notice: "" };
}
function suggestionIn(project) {
  return reviewSuggestion(project, (0, import_shared_core_memory_note2.readNotes)(project).notes.length) ?? void 0;
}
function readIngestion(file) {
  const { source, synthesis_id, relationships } = (0, import_common11.fieldsIn)((0, import_common11.readJson)(file, import_common15.named));
  if (!Array.isArray(relationships))
    return (0, import_hooks_active_on_command2.refused)(`${file} cannot be used: it needs to be a JSON object with a list "relationships".`);
  return {
    source: typeof source === "string" ? (0, import_common3.plainLine)(source, 60) : "unknown",
    synthesis: typeof synthesis_id === "string" ? (0, import_common3.plainLine)(synthesis_id, 100) : null,
    relationships
  };
}
function openPhaseTasks(project) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(project);
  if (opened.status === "refused") return [];
  const { roadmap, standing } = opened.project;
  return standing.phases.filter(({ number: number3 }) => standing.open.includes(number3)).map((facts) => {
    const entry = roadmap?.phases.find(({ number: number3 }) => (0, import_hooks_active_on_command.phaseKey)(number3) === (0, import_hooks_active_on_command.phaseKey)(facts.number));
    return (0, import_shared_app_memory_stage_zero.phaseTask)(facts, entry?.goal ?? null);
  });
}
function callerName({ caller }) {
  if (caller.mark !== null) return "claude";
  return caller.isTerminal ? "user" : null;
}
function resultOf(added) {
  if (added.status === "refused") return added;
  if (added.status === "template" || added.status === "similar")
    return { status: "failed", value: added, reason: added.reason };
  return (0, import_hooks_active_on_command2.done)(added);
}
function addedFields(value) {
  return { id: "id" in value ? (0, import_common2.quoteName)(value.id, 200) : void 0 };
}
function renderAdded(value) {
  if (value.status === "template") return (0, import_app_guidance_step_guidance5.renderProblems)(value.reason);
  if (value.status === "similar") return (0, import_app_guidance_step_guidance5.renderSimilar)(value.similar, value.reason);
  const file = (0, import_common2.quoteName)((0, import_app_guidance_step_guidance5.noteFile)(value.id));
  if (value.status === "known") return import_common7.prose`This is remembered already: ${file}`;
  if (!value.needsReview) return import_common7.prose`Remembered: ${file}`;
  return import_common7.prose`Remembered as it was given: ${file}. It stays marked for review until somebody puts it into the template.`;
}
function noteJson({ text: _, original: __, ...note }) {
  return { ...note, path: (0, import_app_guidance_step_guidance5.noteFile)(note.id) };
}
function newestFirst(one, other) {
  const [a, b] = [one.createdAt ?? "", other.createdAt ?? ""];
  return a === b ? one.id < other.id ? -1 : 1 : a < b ? 1 : -1;
}
module.exports = {
  memoryOperations: memoryOperations
};
