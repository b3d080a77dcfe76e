var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{claimUpload:()=>claimUpload,deletableOf:()=>deletableOf,inVault:()=>inVault,isAgreed:()=>isAgreed,isTitled:()=>isTitled,isYoung:()=>isYoung,notePaths:()=>notePaths,noticeOf:()=>noticeOf,ownOf:()=>ownOf,reachNotebook:()=>reachNotebook,rowOf:()=>rowOf,sourcesOf:()=>sourcesOf,unreachable:()=>unreachable,vaultDir:()=>vaultDir,withLanded:()=>withLanded,withListing:()=>withListing,withNotebook:()=>withNotebook,withOwn:()=>withOwn,withRenamed:()=>withRenamed,withTitle:()=>withTitle,withUse:()=>withUse,withoutOwn:()=>withoutOwn,withoutPending:()=>withoutPending,withoutSource:()=>withoutSource}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_retrieval_explained_passages=require("./shared.app.retrieval.explained-passages.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_shared_core_snapshots_undo_text2=require("./shared.core.snapshots.undo-text.cjs"),import_shared_app_planning_worktrees_plan_runs2=require("./shared.app.planning.worktrees.plan-runs.cjs"),
import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_app_retrieval_document_passages2=require("./app.retrieval.document-passages.cjs"),import_app_retrieval_document_passages3=require("./app.retrieval.document-passages.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance6=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance7=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_app_retrieval_document_passages4=require("./app.retrieval.document-passages.cjs"),import_app_retrieval_document_passages5=require("./app.retrieval.document-passages.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_path3=require("node:path"),import_promises=require("node:timers/promises"),import_node_fs=require("node:fs"),import_node_os=require("node:os"),import_node_path4=require("node\
:path"),import_node_path5=require("node:path"),import_node_fs2=require("node:fs");
// src/app/operations/vault/in-vault.ts
// src/app/ask/kept-vault.ts
// src/core/sources/merge-stores.ts
function mergeStores(earlier, later) {
  const settings = { ...earlier.settings, ...later.settings };
  const sourceRegistry = mergedRegistry(earlier.sourceRegistry, later.sourceRegistry);
  const deleted = union2(earlier.deletedConversations, later.deletedConversations);
  const unreadable = mergedUnreadable(earlier, later);
  return {
    ...earlier,
    ...later,
    settings,
    sourceRegistry,
    pool: (0, import_shared_app_planning_worktrees_plan_runs2.consistentPool)(mergedPool(earlier.pool, later.pool), sourceRegistry, (0, import_shared_core_loop_texts_report.limitsOf)(settings)),
    conversationHistory: mergedHistory(earlier.conversationHistory, later.conversationHistory).filter(
      ({ id }) => !deleted.includes(id)
    ),
    ...deleted.length > 0 && { deletedConversations: deleted },
    ...unreadable.length > 0 && { unreadable }
  };
}
function mergedUnreadable(earlier, later) {
  const seen = /* @__PURE__ */ new Map();
  for (const one of [...earlier.unreadable ?? [], ...later.unreadable ?? []])
    seen.set(JSON.stringify(one), one);
  return [...seen.values()];
}
function mergedPool(earlier, later) {
  return {
    ...earlier,
    ...later,
    pinned: union2(later.pinned, earlier.pinned),
    protected: union2(later.protected, earlier.protected),
    probation: union2(later.probation, earlier.probation)
  };
}
function mergedRegistry(earlier, later) {
  const paths2 = union2(Object.keys(earlier.byPath), Object.keys(later.byPath));
  const rows = paths2.flatMap((path2) => {
    const [a, b] = [own(earlier.byPath, path2), own(later.byPath, path2)];
    const row = a !== void 0 && (b === void 0 || a.lastUsedAt > b.lastUsedAt) ? a : b;
    return row === void 0 ? [] : [[path2, row]];
  });
  const newestFirst = rows.toSorted(([, a], [, b]) => {
    if (a.lastUsedAt === b.lastUsedAt) return 0;
    return a.lastUsedAt > b.lastUsedAt ? -1 : 1;
  });
  const ids = rows.flatMap(([, { sourceId }]) => sourceId === null ? [] : [sourceId]);
  const merged = {
    ...earlier,
    ...later,
    byPath: Object.fromEntries(newestFirst),
    bySourceId: { ...earlier.bySourceId, ...later.bySourceId }
  };
  return (0, import_app_guidance_step_guidance.withRemote)(merged, new Set(ids));
}
function mergedHistory(earlier, later) {
  const merged = new Map(earlier.map((one) => [one.id, one]));
  for (const one of later) {
    const other = merged.get(one.id);
    merged.set(one.id, other === void 0 ? one : mergedConversation(other, one));
  }
  return [...merged.values()];
}
function mergedConversation(a, b) {
  const [older, newer] = a.updatedAt > b.updatedAt ? [b, a] : [a, b];
  const evicted = unionBy(
    [...older.evicted ?? [], ...newer.evicted ?? []],
    (one) => `${one.at} ${one.path}`
  );
  const errors = unionBy([...older.errors ?? [], ...newer.errors ?? []], (one) => JSON.stringify(one));
  return {
    ...older,
    ...newer,
    ...errors.length > 0 && { errors },
    messages: mergedMessages(older.messages, newer.messages),
    ...evicted.length > 0 && { evicted }
  };
}
function mergedMessages(older, newer) {
  const all = unionBy([...older, ...newer], ({ at, role, text: text2 }) => JSON.stringify([at, role, text2]));
  return all.toSorted((a, b) => {
    if (a.at === b.at) return 0;
    return a.at < b.at ? -1 : 1;
  });
}
function unionBy(all, keyOf) {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}
function union2(a = [], b = []) {
  return [.../* @__PURE__ */ new Set([...a, ...b])];
}
function own(record2, key) {
  return Object.hasOwn(record2, key) ? record2[key] : void 0;
}
// src/core/sources/vault-trust.ts
var PENDING = (0, import_adapters_loops_record_schemas.object)({
  id: (0, import_adapters_loops_record_schemas.string)(),
  notebookId: (0, import_adapters_loops_record_schemas.string)(),
  path: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.string)(),
  contentHash: (0, import_adapters_loops_record_schemas.string)(),
  /** For a question, which counts as a use. */
  isUse: (0, import_adapters_loops_record_schemas.boolean)(),
  /** The sources that had this title before: not this one. */
  known: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)()
});
var TRUST = (0, import_adapters_loops_record_schemas.looseObject)({
  /** The notebooks that the user has confirmed, each with the account that holds it. */
  notebooks: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ notebookId: (0, import_adapters_loops_record_schemas.string)(), account: (0, import_adapters_loops_record_schemas.string)() }))), []),
  /**
   * The sources that MSW added from here, by notebook: only they are ever deleted. That a notebook has an entry, even an
   * empty one, says that the user agreed to uploads.
   */
  ownSources: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))), {}),
  /** Uploads that began and whose end is not recorded. */
  pending: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(PENDING)), []),
  /** The user agreed that replaced and evicted sources are deleted. */
  mayDelete: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.boolean)(), false),
  /** When the uploads of the last minute began; ISO 8601. */
  begun: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())), []),
  /** When a notebook began to be made whose id is not recorded; ISO 8601. */
  creating: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null)
});
var NO_TRUST = {
  notebooks: [],
  ownSources: {},
  pending: [],
  mayDelete: false,
  begun: [],
  creating: null
};
function parseVaultTrust(value) {
  return TRUST.safeParse(value).data ?? NO_TRUST;
}
var PENDING_MS = 6e5;
var UPLOADS_A_MINUTE = 20;
var MINUTE_MS = 6e4;
function claimUpload(trust, upload, now) {
  const isSame = (one) => one.notebookId === upload.notebookId && one.title === upload.title;
  if (trust.pending.some((one) => isSame(one) && isYoung(one.at, now)))
    return { after: trust, value: { status: "elsewhere" } };
  const begun = trust.begun.filter((at) => Math.abs((0, import_shared_core_loop_texts_report.ageOf)(at, now)) < MINUTE_MS);
  if (begun.length >= UPLOADS_A_MINUTE) {
    const oldest = Math.max(...begun.map((at) => (0, import_shared_core_loop_texts_report.ageOf)(at, now)));
    return { after: trust, value: { status: "wait", milliseconds: Math.max(1, MINUTE_MS - oldest) } };
  }
  const pending = [...trust.pending.filter((one) => !isSame(one)), upload];
  return { after: { ...trust, pending, begun: [...begun, (0, import_shared_core_loop_texts_report.isoTime)(now)] }, value: { status: "begun" } };
}
function isYoung(at, now) {
  return Math.abs((0, import_shared_core_loop_texts_report.ageOf)(at, now)) < PENDING_MS;
}
function ownOf({ ownSources }, notebookId) {
  return Object.hasOwn(ownSources, notebookId) ? ownSources[notebookId] ?? [] : [];
}
function withOwn(trust, notebookId, sources) {
  const own2 = [.../* @__PURE__ */ new Set([...ownOf(trust, notebookId), ...sources])];
  return { ...trust, ownSources: { ...trust.ownSources, [notebookId]: own2 } };
}
function withoutOwn(trust, notebookId, source) {
  const own2 = ownOf(trust, notebookId).filter((one) => one !== source);
  return { ...trust, ownSources: { ...trust.ownSources, [notebookId]: own2 } };
}
function withoutPending(trust, id) {
  return { ...trust, pending: trust.pending.filter((one) => one.id !== id) };
}
function withNotebook(trust, notebookId, account) {
  const rest = trust.notebooks.filter((one) => one.notebookId !== notebookId || one.account !== account);
  return { ...trust, notebooks: [...rest, { notebookId, account }] };
}
// src/app/ask/upload-holders.ts
function holdersIn(record2) {
  const held = Object.entries((0, import_common7.fieldsOf)((0, import_common7.fieldsOf)(record2).holders));
  return Object.fromEntries(held.flatMap(([id, by]) => typeof by === "string" ? [[id, by]] : []));
}
async function goneOf(holders) {
  const gone = /* @__PURE__ */ new Set();
  for (const by of new Set(Object.values(holders))) {
    const holder = by === (0, import_common3.ownHolder)() ? null : (0, import_common3.holderIn)(by);
    if (holder !== null && await (0, import_common3.holderState)(holder) === "gone") gone.add(by);
  }
  return gone;
}
function trustIn(record2, gone) {
  const trust = record2 === void 0 ? NO_TRUST : parseVaultTrust(record2);
  const holders = holdersIn(record2);
  const hasEnded = (id) => gone.has(holders[id] ?? "");
  if (gone.size === 0) return trust;
  return {
    ...trust,
    pending: trust.pending.map((one) => hasEnded(one.id) ? { ...one, at: LONG_AGO } : one),
    creating: trust.creating !== null && hasEnded(CREATING) ? LONG_AGO : trust.creating
  };
}
var LONG_AGO = (/* @__PURE__ */ new Date(0)).toISOString();
var CREATING = "creating";
function withHolders(before, after, holders) {
  const known = new Set(before.pending.map(({ id }) => id));
  const own2 = (0, import_common3.ownHolder)();
  const ofUploads = after.pending.map(({ id }) => [id, known.has(id) ? holders[id] : own2]);
  const ofNotebook = after.creating === before.creating ? holders[CREATING] : own2;
  const all = [...ofUploads, ...after.creating === null ? [] : [[CREATING, ofNotebook]]];
  return { ...after, holders: Object.fromEntries(all.filter(([, by]) => by !== void 0)) };
}
// src/app/ask/vault-archive.ts
function archiveOf({ records: records2, userFolder }, inLock) {
  const path2 = (0, import_node_path3.join)(records2, "archive.jsonl");
  const lines = () => {
    const file = (0, import_common10.readText)(path2, (0, import_common11.privateFile)(userFolder), LARGEST);
    return file.status === "ok" ? file.text.split("\n").filter((line) => line.trim() !== "") : [];
  };
  return {
    add: (conversations) => inLock(() => {
      if (conversations.length === 0) return;
      const kept = (0, import_common5.keepLines)(path2, conversations, { mode: 384, durable: true });
      if (kept.status === "refused") throw new Error(`${path2} cannot be written: ${kept.reason}.`);
    }),
    all: async () => (0, import_shared_core_loop_texts_report.newestOfEach)(lines().flatMap(conversationIn)),
    remove: (id) => inLock(() => {
      const before = lines();
      const after = before.filter((line) => conversationIn(line)[0]?.id !== id);
      if (after.length < before.length)
        (0, import_common5.keepText)(path2, after.map((line) => `${line}
`).join(""), { mode: 384 });
    })
  };
}
var LARGEST = 64 * 1024 * 1024;
function conversationIn(line) {
  const parsed = (0, import_common7.parseJson)(line);
  const read = import_shared_core_loop_texts_report.CONVERSATION.safeParse(parsed.status === "ok" ? parsed.value : null);
  return read.data === void 0 ? [] : [read.data];
}
// src/app/ask/kept-vault.ts
var VaultRecordError = class extends Error {
};
function keptVault(vault, now) {
  const problems = [];
  const isoNow = () => new Date(now()).toISOString();
  const inLock = (work) => locked(vault.records, work);
  const jsonIn = ({ path: path2, place }, mayMove) => {
    const text2 = textIn(path2, place);
    if (text2 === null) return void 0;
    const parsed = (0, import_common7.parseJson)(text2);
    if (parsed.status === "ok") return parsed.value;
    if (!mayMove) return void 0;
    const aside = (0, import_common4.setAside)(path2, isoNow());
    problems.push(`${path2} could not be read (${parsed.reason}), so it was set aside as ${aside}.`);
    return void 0;
  };
  const trustFile = { path: (0, import_node_path2.join)(vault.records, "trust.json"), place: (0, import_common11.privateFile)(vault.userFolder) };
  const files = storeFiles(vault);
  const storeNow = (mayMove) => {
    const main = textIn(files.main.path, files.main.place);
    const others = files.others.filter(({ path: path2, place }) => textIn(path2, place) !== main);
    const values = [...others, files.main].map((file) => jsonIn(file, mayMove));
    const known = values.filter((value) => value !== void 0).map(import_shared_core_loop_texts_report.parseVaultStore);
    return known.length === 0 ? (0, import_shared_core_loop_texts_report.parseVaultStore)({}) : known.reduce(mergeStores);
  };
  const writeStore = (store, before) => {
    const text2 = `${JSON.stringify((0, import_shared_core_loop_texts_report.storeDocument)(masked(store, before)), null, 2)}
`;
    (0, import_common6.writeFileAtomic)(files.main.path, text2, files.isPrivate ? { mode: 384 } : {});
    for (const { path: path2, place } of files.others)
      if (path2 !== files.copy && textIn(path2, place) !== null) (0, import_common4.setAside)(path2, isoNow(), "taken-over");
    if (files.copy !== null) (0, import_common6.writeFileAtomic)(files.copy, text2, { mode: 384 });
  };
  return {
    problems: () => problems,
    store: {
      read: async () => storeNow(false),
      change: (change) => inLock(() => {
        const before = storeNow(true);
        const { after, value } = change(before);
        if (after !== before) writeStore(after, before);
        return value;
      })
    },
    trust: {
      read: async () => {
        const record2 = jsonIn(trustFile, false);
        return trustIn(record2, await goneOf(holdersIn(record2)));
      },
      change: async (change) => {
        const gone = await goneOf(holdersIn(jsonIn(trustFile, false)));
        return inLock(() => {
          const record2 = jsonIn(trustFile, true);
          const before = trustIn(record2, gone);
          const { after, value } = change(before);
          if (after !== before) {
            const written = withHolders(before, after, holdersIn(record2));
            (0, import_common6.writeFileAtomic)(trustFile.path, `${JSON.stringify(written, null, 2)}
`, { mode: 384 });
          }
          return value;
        });
      }
    },
    archive: archiveOf(vault, inLock)
  };
}
function storeFiles({ root, records: records2, userFolder, pluginData }) {
  const place = (0, import_common11.privateFile)(userFolder);
  const own2 = { path: (0, import_node_path2.join)(records2, "store.json"), place };
  const copy = { path: (0, import_node_path2.join)(records2, "copy.json"), place };
  if (pluginData === null) return { main: own2, others: [copy], copy: null, isPrivate: true };
  const main = { path: pluginData, place: (0, import_common11.projectFile)(root) };
  return { main, others: [own2, copy], copy: copy.path, isPrivate: false };
}
function textIn(path2, place) {
  const file = (0, import_common10.readText)(path2, place, LARGEST2);
  if (file.status === "ok") return file.text;
  if (file.status === "missing") return null;
  throw new VaultRecordError(`${path2} cannot be read: ${file.reason}.`);
}
var LARGEST2 = 64 * 1024 * 1024;
async function locked(records2, work) {
  const held = await (0, import_common3.withLock)((0, import_node_path2.join)(records2, "vault"), work);
  if (held.status === "done") return held.value;
  throw new VaultRecordError("Another program is changing the records of this vault: try again.");
}
function masked(store, before) {
  const known = new Set(before.conversationHistory);
  const clean = (text2) => String((0, import_common5.maskedValues)(text2));
  const cleaned = (one) => ({
    ...one,
    messages: one.messages.map((message) => ({ ...message, text: clean(message.text) }))
  });
  return {
    ...store,
    conversationHistory: store.conversationHistory.map((one) => known.has(one) ? one : cleaned(one))
  };
}
// src/app/ask/vault-shell.ts
// src/adapters/nlm/note-sources.ts
var READING_SECONDS = 90;
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
async function addNoteSource(account, notebook, note) {
  if (fitsArgument(note.text)) return add(account, notebook, `--text=${note.text}`, note.title);
  const folder = (0, import_node_fs.mkdtempSync)((0, import_node_path4.join)((0, import_node_os.tmpdir)(), "msw-note-"));
  try {
    const path2 = (0, import_node_path4.join)(folder, fileTitle(note.title));
    (0, import_common5.keepText)(path2, note.text, { mode: 384 });
    return await add(account, notebook, `--file=${path2}`, note.title);
  } finally {
    (0, import_node_fs.rmSync)(folder, { recursive: true, force: true });
  }
}
function fileTitle(path2) {
  return `msw-${(0, import_common9.createHash)("sha256").update(path2).digest("hex").slice(0, 32)}.md`;
}
async function renameNote(account, notebook, { source, title }) {
  const request = {
    verb: ["source", "rename"],
    options: ["--notebook", notebook],
    operands: [source, title]
  };
  return (0, import_app_guidance_step_guidance5.mapped)(await (0, import_app_guidance_step_guidance4.callNlm)(account, request), () => null);
}
function fitsArgument(text2) {
  return process.platform === "win32" ? text2.length < 12e3 : Buffer.byteLength(text2) < 1e5;
}
async function add(account, notebook, content, title) {
  const added = await (0, import_app_guidance_step_guidance4.askNlm)(
    account,
    {
      verb: ["source", "add", "--json"],
      options: [content, `--title=${title}`, "--wait", "--wait-timeout", String(READING_SECONDS)],
      operands: [notebook],
      limitSeconds: ADD_SECONDS,
      variables: ONE_RETRY
    },
    ADDED
  );
  return (0, import_app_guidance_step_guidance5.mapped)(added, ({ source_id: id }) => id);
}
// src/core/ask/failure-code.ts
var FAILURE_CODES = {
  "not-chosen": "refused",
  "not-installed": "not-installed",
  "too-old": "too-old",
  "rate-limited": "quota",
  "auth-expired": "logged-out",
  "profile-missing": "logged-out",
  "not-found": "not-found",
  permission: "not-found",
  drift: "too-old",
  timeout: "timed-out",
  network: "offline",
  "lost-answer": "lost-answer",
  "argument-too-long": "refused",
  usage: "refused",
  unknown: "refused"
};
// src/core/ask/only-empty.ts
function onlyEmpty(notebooks, title) {
  const [one, ...others] = notebooks.filter((each) => each.title === title && each.sourceCount === 0);
  return one === void 0 || others.length > 0 ? null : one.id;
}
// src/core/sources/pooled-sources.ts
function rowOf({ sourceRegistry: { byPath } }, path2) {
  return Object.hasOwn(byPath, path2) ? byPath[path2] ?? null : null;
}
function withUse(held, path2, at, limits) {
  const row = rowOf(held, path2);
  if (row === null) return held;
  return {
    ...held,
    sourceRegistry: withRow(held.sourceRegistry, path2, {
      ...row,
      useCount: row.useCount + 1,
      lastUsedAt: at
    }),
    pool: (0, import_shared_app_planning_worktrees_plan_runs2.touched)(held.pool, path2, limits)
  };
}
function withLanded(held, landed, limits) {
  const { path: path2, isUse, sourceId, title, contentHash, at } = landed;
  const isNew = rowOf(held, path2) === null;
  const registry2 = (0, import_app_guidance_step_guidance.withSource)(held.sourceRegistry, path2, { sourceId, title, contentHash, at });
  const left = Object.keys(held.sourceRegistry.byPath).filter(
    (other) => !Object.hasOwn(registry2.byPath, other)
  );
  const added = { ...held, sourceRegistry: registry2, pool: (0, import_shared_app_planning_worktrees_plan_runs2.inserted)(left.reduce(import_shared_app_planning_worktrees_plan_runs2.unpooled, held.pool), path2) };
  if (!isUse) return added;
  return isNew ? { ...added, sourceRegistry: withFirstUse(registry2, path2, at) } : withUse(added, path2, at, limits);
}
function withoutSource(held, path2) {
  return {
    ...held,
    sourceRegistry: (0, import_app_guidance_step_guidance.withoutPath)(held.sourceRegistry, path2),
    pool: (0, import_shared_app_planning_worktrees_plan_runs2.unpooled)(held.pool, path2)
  };
}
function withRenamed(held, from, to) {
  const row = rowOf(held, from);
  if (row === null || from === to.path) return held;
  const registry2 = (0, import_app_guidance_step_guidance.withoutPath)((0, import_app_guidance_step_guidance.withoutPath)(held.sourceRegistry, to.path), from);
  return {
    ...held,
    sourceRegistry: withRow(registry2, to.path, { ...row, title: to.title }),
    pool: (0, import_shared_app_planning_worktrees_plan_runs2.renamedInPool)(held.pool, from, to.path)
  };
}
function withTitle(held, path2, sourceId) {
  const row = rowOf(held, path2);
  if (row?.sourceId !== sourceId) return held;
  return { ...held, sourceRegistry: withRow(held.sourceRegistry, path2, { ...row, title: path2 }) };
}
function withListing(held, sources) {
  return { ...held, sourceRegistry: (0, import_app_guidance_step_guidance.withRemote)(held.sourceRegistry, sources) };
}
function withRow(registry2, path2, row) {
  const next = { ...registry2, byPath: { ...registry2.byPath, [path2]: row } };
  const ids = Object.values(next.byPath).flatMap(({ sourceId }) => sourceId === null ? [] : [sourceId]);
  return (0, import_app_guidance_step_guidance.withRemote)(next, new Set(ids));
}
function withFirstUse(registry2, path2, at) {
  const row = registry2.byPath[path2];
  return row === void 0 ? registry2 : withRow(registry2, path2, { ...row, useCount: 1, lastUsedAt: at });
}
// src/core/ask/notice.ts
function noticeOf({ code, message }) {
  if (code === "not-found") return { code: "notebook-gone", message };
  return { code: code === "conversation-lost" ? "refused" : code, message };
}
// src/core/ask/reach-notebook.ts
async function reachNotebook(ports, isEmptied = false) {
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const { notebookId } = store.settings;
  if (typeof notebookId !== "string" || notebookId === "") return { status: "none" };
  const accounts = trust.notebooks.filter((one) => one.notebookId === notebookId).map(({ account: account2 }) => account2);
  if (accounts.length === 0)
    return unreachable(
      "not-confirmed",
      `The vault names the notebook ${notebookId}, which was not confirmed on this computer.`
    );
  const [account, listing] = await Promise.all([ports.notebook.account(), ports.notebook.list(notebookId)]);
  if (account.status === "failed") return { status: "unreachable", notice: noticeOf(account) };
  if (!accounts.includes(account.value))
    return unreachable(
      "other-account",
      `The vault\u2019s notebook belongs to ${accounts.join(" or ")}, and ${account.value} is logged in.`
    );
  if (listing.status === "failed") return { status: "unreachable", notice: noticeOf(listing) };
  const live = Object.keys(store.sourceRegistry.bySourceId).length;
  if (listing.value.length === 0 && live > 0 && !isEmptied)
    return unreachable(
      "implausible-listing",
      `The notebook lists no sources, although ${live} of this vault were in it; nothing was changed.`
    );
  const reached = await applyListing(ports, notebookId, listing.value, store);
  return { status: "reached", reached };
}
function unreachable(code, message) {
  return { status: "unreachable", notice: { code, message } };
}
async function applyListing(ports, notebook, sources, before) {
  const now = ports.now();
  const began = await ports.trust.read();
  const here = began.pending.filter((one) => one.notebookId === notebook);
  const landed = here.flatMap((pending) => {
    const found = sourcesOf(pending, sources);
    return found.length === 0 ? [] : [{ pending, found }];
  });
  const store = await ports.store.change((held) => {
    const after = withPending(listed(held, sources, before), landed);
    return { after, value: after };
  });
  const trust = await ports.trust.change((held) => {
    let after = held;
    for (const { pending: pending2, found } of landed)
      after = withoutPending(
        withOwn(
          after,
          notebook,
          found.map(({ id }) => id)
        ),
        pending2.id
      );
    const pending = after.pending.filter(
      (one) => one.notebookId !== notebook || isYoung(one.at, now) || !here.some(({ id }) => id === one.id)
    );
    after = { ...after, pending };
    return { after, value: after };
  });
  const elsewhere = trust.pending.filter((one) => one.notebookId === notebook).map(({ path: path2 }) => path2);
  return { notebook, sources, store, trust, elsewhere: new Set(elsewhere) };
}
function sourcesOf({ title, known }, sources) {
  return sources.filter((one) => isTitled(one, title) && !known.includes(one.id));
}
function isTitled(source, title) {
  return source.title.normalize("NFC") === title.normalize("NFC");
}
function listed(held, sources, before) {
  const later = Object.keys(held.sourceRegistry.bySourceId).filter(
    (id) => !Object.hasOwn(before.sourceRegistry.bySourceId, id)
  );
  return withListing(held, /* @__PURE__ */ new Set([...sources.map(({ id }) => id), ...later]));
}
function withPending(store, landed) {
  const limits = (0, import_shared_core_loop_texts_report.limitsOf)(store.settings);
  let held = store;
  for (const { pending, found } of landed) {
    const row = rowOf(held, pending.path);
    if (found.some(({ id }) => id === row?.sourceId)) continue;
    const source = found.findLast(({ state }) => state !== "failed") ?? found.at(-1);
    if (source !== void 0) held = withLanded(held, { ...pending, sourceId: source.id }, limits);
  }
  return held;
}
function isAgreed(trust, notebook) {
  return Object.hasOwn(trust.ownSources, notebook);
}
function deletableOf(trust, notebook) {
  return new Set(trust.mayDelete ? ownOf(trust, notebook) : []);
}
// src/app/ask/nlm-notebook.ts
function nlmNotebook({ place: given, account, paths: paths2 }) {
  const place = { ...given, isSideBySide: true };
  const as = (0, import_app_guidance_step_guidance6.callAs)(place, account.profile);
  const known = /* @__PURE__ */ new Map();
  const failed = (refusal) => ({
    ...{ status: "failed", code: FAILURE_CODES[refusal.status], mayHaveArrived: (0, import_app_guidance_step_guidance5.isUncertain)(refusal) },
    message: sentence(refusal, account)
  });
  const told = (result, into) => result.status === "ok" ? { status: "ok", value: into(result.data) } : failed(result);
  const list2 = async (notebook) => {
    const listed2 = await (0, import_shared_core_loop_texts_report3.listSources)(as, notebook);
    if (listed2.status !== "ok") return failed(listed2);
    if (listed2.data.length === 0) {
      const got = await (0, import_app_guidance_step_guidance3.getNotebook)(as, notebook);
      if (got.status !== "ok") return failed(got);
      if (got.data.sourceCount > 0) return implausible(got.data.sourceCount);
    }
    const titles = listed2.data.some(({ title }) => title.startsWith(LONG)) ? await longTitles(paths2) : null;
    const sources = listed2.data.map(({ id, title, state }) => ({
      ...{ id, state },
      title: titles?.get(title) ?? title
    }));
    known.set(notebook, new Set(sources.map(({ id }) => id)));
    return { status: "ok", value: sources };
  };
  const lookFor = async (notebook, sought, refusal) => {
    const { before, title } = sought;
    if (!refusal.wasSent || before === null || HOPELESS.has(refusal.status)) return failed(refusal);
    const listed2 = await list2(notebook);
    if (listed2.status !== "ok") return { ...listed2, mayHaveArrived: (0, import_app_guidance_step_guidance5.isUncertain)(refusal) };
    const arrived = listed2.value.findLast((one) => isTitled(one, title) && !before.has(one.id));
    return arrived === void 0 ? { ...failed(refusal), mayHaveArrived: false } : arrivedAs(arrived);
  };
  return {
    account: async () => {
      const nlm = await (0, import_app_guidance_step_guidance5.locateNlm)(as);
      return nlm.status === "located" ? { status: "ok", value: account.account } : failed(nlm);
    },
    create: async (title) => told(await (0, import_app_guidance_step_guidance3.createNotebook)(as, title), ({ id }) => id),
    findEmpty: async (title) => told(await (0, import_app_guidance_step_guidance3.listNotebooks)(as), (all) => onlyEmpty(all, title)),
    list: list2,
    add: async (notebook, note) => {
      const before = known.get(notebook) ?? null;
      const sought = { title: note.title, before: before && new Set(before) };
      const added = await addNoteSource(as, notebook, note);
      if (added.status !== "ok") return lookFor(notebook, sought, added);
      if (sought.before?.has(added.data) === true)
        return lookFor(notebook, sought, { status: "unknown", text: OLD_SOURCE, wasSent: true });
      known.get(notebook)?.add(added.data);
      return { status: "ok", value: added.data };
    },
    rename: async (notebook, source, title) => told(await renameNote(as, notebook, { source, title }), () => null),
    remove: async (_, source) => told(await (0, import_shared_core_loop_texts_report3.deleteSource)(as, source), () => null),
    ask: (query) => ask(place, account, query)
  };
}
function arrivedAs({ id, state }) {
  if (state === "ready" || state === "unknown") return { status: "ok", value: id };
  const isFailed = state === "failed";
  const message = isFailed ? "The notebook cannot read this note." : "The notebook is still reading this note.";
  return { status: "failed", code: isFailed ? "refused" : "timed-out", message, mayHaveArrived: true };
}
var OLD_SOURCE = "nlm named a source that was there before";
var LONG = "msw-";
var HOPELESS = /* @__PURE__ */ new Set([
  "auth-expired",
  "profile-missing",
  "not-installed",
  "too-old"
]);
var OF_CONVERSATION = /* @__PURE__ */ new Set(["not-found", "refused"]);
var ROOM_MS = 6e4;
async function ask(place, account, query) {
  const { notebook, sourceIds, conversationId, timeoutSeconds } = query;
  const deadlineMs = timeoutSeconds * 1e3 + ROOM_MS;
  const question = {
    ...{ notebook, question: (0, import_app_guidance_step_guidance2.textToSend)(query.question), sourceIds, conversationId },
    ...{ purpose: "ask", deadlineMs }
  };
  const until = place.now() + deadlineMs;
  const request = { question, timeoutSeconds, until, knowsConversation: true };
  const { outcome } = await (0, import_shared_core_loop_texts_report2.askAccount)(place, request, [{ ...account, notebook }]);
  if (outcome.status === "answered") {
    const { text: text22, citations } = outcome.answer;
    const cited = citations.map(({ number: number2, sourceId, quote }) => ({ number: number2, sourceId, quote }));
    return { status: "ok", value: { text: text22, conversationId: outcome.conversationId, citations: cited } };
  }
  const { reason, text: text2, notice, wasSent = false } = outcome;
  const code = FAILURE_CODES[reason];
  const isLost = conversationId !== null && wasSent && OF_CONVERSATION.has(code);
  const mayHaveArrived = (0, import_app_guidance_step_guidance5.isUncertain)({ status: reason, text: text2, wasSent });
  const message = reason === "not-found" ? sentence({ status: reason, text: text2, wasSent }, account) : notice;
  return { status: "failed", code: isLost ? "conversation-lost" : code, message, mayHaveArrived };
}
function sentence({ status: reason, text: text2 }, { account, profile }) {
  if (reason === "not-found") return `The notebook is not there, or is not open to the account ${account}.`;
  return (0, import_app_guidance_step_guidance7.refusalSentence)({ reason, text: text2, profile });
}
function implausible(count2) {
  const message = `The notebook lists no source although it counts ${count2}, so nothing is changed; try again later.`;
  return { status: "failed", code: "refused", message, mayHaveArrived: false };
}
async function longTitles(paths2) {
  return new Map((await paths2()).map((path2) => [fileTitle(path2), path2]));
}
// src/app/ask/notes-port.ts
// src/core/ask/notes/note-passages.ts
function notePassages(text2, query, rule) {
  const { most, longest, repeated = /* @__PURE__ */ new Set() } = rule;
  const { front, body } = parts(text2);
  const all = (0, import_app_retrieval_document_passages.textSections)(body).flatMap((section) => piecesOf(section, longest));
  const best = bestOf(all, query, most, repeated);
  if (best.length > 0) return best;
  const inFront = (0, import_app_retrieval_document_passages.textSections)(front).flatMap((section) => piecesOf(section, longest));
  const found = bestOf(inFront, query, most, repeated);
  return found.length > 0 ? found : all.slice(0, Math.min(most, 1));
}
function repeatedLines(texts) {
  const notes = /* @__PURE__ */ new Map();
  for (const text2 of texts)
    for (const line of new Set(text2.split("\n").map((one) => one.trim())))
      if (line !== "") notes.set(line, (notes.get(line) ?? 0) + 1);
  const isCommon = (count2) => texts.length >= 3 && count2 * 2 > texts.length;
  return new Set([...notes].flatMap(([line, count2]) => isCommon(count2) ? [line] : []));
}
function parts(text2) {
  const block = (0, import_hooks_active_on_command2.frontmatterBlock)(text2);
  if (block.status !== "found") return { front: "", body: text2 };
  const { start, end } = block.inner;
  const lines = (part) => part.replaceAll(/[^\n]/g, "");
  return {
    front: `${lines(text2.slice(0, start))}${text2.slice(start, end)}`,
    body: `${lines(text2.slice(0, block.end))}${text2.slice(block.end)}`
  };
}
function bestOf(passages, query, most, repeated) {
  const documents = passages.map((passage, number2) => {
    const text2 = tellingText(passage, repeated);
    return {
      // Of equals the first wins.
      ...{ path: String(number2).padStart(7, "0"), bytes: 0, modifiedAt: 0, digest: 0n },
      ...{ words: (0, import_app_retrieval_document_passages4.analyse)(text2, "simple"), uncounted: (0, import_app_retrieval_document_passages4.loneCharacters)(text2) }
    };
  });
  const hits = (0, import_app_retrieval_document_passages2.rank)([(0, import_app_retrieval_document_passages2.buildSegment)(documents)], (0, import_app_retrieval_document_passages4.analyse)(query, "simple"), most);
  return hits.flatMap(({ path: path2 }) => passages[Number(path2)] ?? []);
}
function tellingText({ headings, text: text2 }, repeated) {
  const isInside2 = (0, import_app_retrieval_document_passages.fences)();
  let isQuery = false;
  const own2 = text2.split("\n").filter((line) => {
    if (!isInside2(line)) isQuery = QUERY.test(line);
    return !isQuery && !repeated.has(line.trim());
  });
  const hasText = own2.some((line) => line.trim() !== "" && !/^#{1,6}\s/.test(line));
  return hasText ? [...headings, ...own2].join("\n") : "";
}
var QUERY = /^ {0,3}(?:`{3,}|~{3,})\s{0,8}(?:dataview|dataviewjs|tasks|tracker|query)\b/;
function piecesOf({ headings, line, text: text2 }, longest) {
  const pieces = [];
  let piece = { line, text: "" };
  const close = () => {
    const shown = piece.text.trimEnd();
    if (shown.trim() !== "") pieces.push({ headings, line: piece.line, text: shown });
  };
  for (const unit of unitsOf(text2, line).flatMap((one) => shorter(one, longest))) {
    const isFull = piece.text.length + 1 + unit.text.length > longest;
    if (piece.text.trim() !== "" && !isFull) piece = { ...piece, text: `${piece.text}
${unit.text}` };
    else {
      close();
      piece = unit;
    }
  }
  close();
  return pieces;
}
function unitsOf(text2, first) {
  const isInside2 = (0, import_app_retrieval_document_passages.fences)();
  const units = [];
  for (const [at, line] of text2.split("\n").entries()) {
    const last = units.at(-1);
    if (isInside2(line) && last !== void 0) last.lines.push(line);
    else units.push({ line: first + at, lines: [line] });
  }
  return units.map(({ line, lines }) => ({ line, text: lines.join("\n") }));
}
function shorter({ line, text: text2 }, longest) {
  if (text2.length <= longest) return [{ line, text: text2 }];
  return text2.split("\n").flatMap((one, at) => cut(one, longest).map((part) => ({ line: line + at, text: part })));
}
function cut(text2, longest) {
  const parts2 = [];
  let rest = text2;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(" ", longest);
    const hard = /[\ud800-\udbff]/.test(rest[longest - 1] ?? "") ? longest - 1 : longest;
    const end = space > longest / 2 ? space : Math.max(1, hard);
    parts2.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts2, rest];
}
// src/app/retrieval/search-vault.ts
async function searchVault(request) {
  if (request.signal?.aborted === true) return null;
  const steps = searchingSteps(request);
  return request.pause === void 0 ? (0, import_app_retrieval_document_passages3.atOneGo)(steps) : inSlices(steps, request.pause, request.signal);
}
function* searchingSteps(request) {
  const { query, topN, userFolder, now, exclude, configDir, tell } = request;
  const start = now();
  const root = import_node_fs2.realpathSync.native(request.root);
  const words = (0, import_app_retrieval_document_passages4.analyse)(query, "simple");
  const scope = (0, import_shared_app_retrieval_explained_passages.vaultScope)({ root, vault: root, exclude, userFolder, configDir });
  const place = { root, userFolder, now: start, kind: "notes", scope };
  const { index, leftOut: leftOut2 } = yield* (0, import_app_retrieval_document_passages2.openingSteps)(tell ? { ...place, tell } : place, "simple", words);
  yield;
  const hits = (0, import_app_retrieval_document_passages2.rank)(index.segments, words, topN, { k1: request.k1, b: request.b });
  return {
    ...{ docs: (0, import_app_retrieval_document_passages5.sizeOfIndex)(index), hits, leftOut: leftOut2, unusable: scope.unusable },
    ms: now() - start
  };
}
var SLICE_MS = 12;
async function inSlices(steps, pause, signal) {
  let start = performance.now();
  for (; ; ) {
    if (signal?.aborted === true) return null;
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await pause();
    start = performance.now();
  }
}
// src/app/ask/notes-port.ts
function vaultNotes({ vault, now, exclude, pause, signal, tell }) {
  const { root, userFolder, configDir } = vault;
  const scopeNow = () => (0, import_shared_app_retrieval_explained_passages.vaultScope)({ root, vault: root, exclude, userFolder, configDir });
  const found = /* @__PURE__ */ new Set();
  let listing = null;
  const listed2 = () => {
    listing ??= list2();
    return listing;
  };
  const list2 = async () => {
    const steps = () => (0, import_app_retrieval_document_passages3.listingSteps)(root, "notes", void 0, scopeNow());
    const { documents } = (pause && await inSlices(steps(), pause, void 0)) ?? (0, import_app_retrieval_document_passages3.atOneGo)(steps());
    return new Set(documents.map(({ path: path2 }) => path2));
  };
  const locate = async (path2) => {
    const file = spelt(root, path2);
    if (file === null)
      return hasPlaceholder(root, path2) ? leftOut("empty", "iCloud has not downloaded it") : { status: "missing" };
    const isKnown = found.has(path2) || ((0, import_app_retrieval_document_passages3.statOf)(file)?.size ?? 0) > import_app_retrieval_document_passages3.LARGEST_DOCUMENT;
    return isKnown || (await listed2()).has(path2) ? file : leftOut("excluded", "it is excluded");
  };
  return {
    search: async (query, { bm25TopN: topN, bm25k1: k1, bm25b: b, exclude: excluded }) => {
      const request = { root, query, topN, k1, b, userFolder, now, exclude: excluded, configDir };
      const searched = await searchVault({
        ...request,
        ...pause && { pause },
        ...signal && { signal },
        ...tell && { tell }
      });
      if (searched === null) return { docs: 0, hits: [], leftOut: [], unusable: [] };
      for (const { path: path2 } of searched.hits) found.add(path2);
      const { docs, hits, leftOut: clauses, unusable } = searched;
      return { docs, hits: hits.map(({ path: path2, score }) => ({ path: path2, score })), leftOut: clauses, unusable };
    },
    read: async (path2) => {
      const file = await locate(path2);
      return typeof file === "string" ? readNote(root, file) : file;
    },
    passages: async (paths2, query) => {
      const texts = [];
      for (const path2 of paths2) {
        const file = await locate(path2);
        const note = typeof file === "string" ? plainNote(root, file) : file;
        texts.push(note.status === "plain" ? note.text : null);
      }
      const repeated = repeatedLines(texts.filter((text2) => text2 !== null));
      return paths2.map((path2, at) => passagesIn({ path: path2, text: texts[at] ?? "" }, query, repeated));
    },
    paths: async () => [...await listed2()]
  };
}
var MOST_PASSAGES = 5;
var LONGEST_PASSAGE = 1200;
function passagesIn({ path: path2, text: text2 }, query, repeated) {
  const masked2 = (0, import_app_guidance_step_guidance2.textToSend)(text2);
  const isAligned = masked2.split("\n").length === text2.split("\n").length;
  const passages = notePassages(isAligned ? masked2 : text2, query, {
    most: MOST_PASSAGES,
    longest: LONGEST_PASSAGE,
    repeated
  });
  return passages.map(({ headings, line, text: words }) => ({
    ...{ path: path2, headings, line },
    text: isAligned ? words : (0, import_app_guidance_step_guidance2.textToSend)(words)
  }));
}
function readNote(root, file) {
  const note = plainNote(root, file);
  if (note.status !== "plain") return note;
  const text2 = (0, import_app_guidance_step_guidance2.textToSend)(note.text);
  return { status: "text", text: text2, contentHash: `sha256:${(0, import_common9.createHash)("sha256").update(text2).digest("hex")}` };
}
function plainNote(root, file) {
  const read = (0, import_common10.readFile)(file, (0, import_common11.projectFile)(root), import_app_retrieval_document_passages3.LARGEST_DOCUMENT);
  if (read.status === "missing") return read;
  if (read.status === "refused") {
    const isLarge = ((0, import_app_retrieval_document_passages3.statOf)(file)?.size ?? 0) > import_app_retrieval_document_passages3.LARGEST_DOCUMENT;
    return isLarge ? leftOut("too-large", "it is larger than 1 MB") : leftOut("unreadable", read.reason);
  }
  const note = (0, import_app_retrieval_document_passages2.noteText)(read.bytes);
  return note.status === "text" ? { status: "plain", text: note.text } : leftOut(note.kind, note.reason);
}
function leftOut(code, reason) {
  return { status: "left-out", code, reason };
}
function hasPlaceholder(root, path2) {
  const { dir, base } = import_node_path5.posix.parse(path2);
  return spelt(root, import_node_path5.posix.join(dir, `.${base}.icloud`)) !== null;
}
function spelt(root, path2) {
  const plain = (0, import_node_path5.join)(root, path2);
  if ((0, import_app_retrieval_document_passages3.statOf)(plain) !== null) return plain;
  return path2.split("/").reduce((folder, name) => {
    if (folder === null) return null;
    const listed2 = (0, import_common8.listFolder)(folder, (0, import_common11.projectFile)(root));
    const entry = listed2.status === "ok" ? listed2.entries.find((one) => one.name.normalize("NFC") === name) : void 0;
    return entry === void 0 ? null : (0, import_node_path5.join)(folder, entry.name);
  }, root);
}
// src/app/ask/vault-shell.ts
async function openVaultShell({ root, project, env, now, flags }) {
  const opened = (0, import_shared_core_snapshots_undo_text.openVault)(root, env);
  if (opened.status === "refused") return opened;
  const { vault } = opened;
  const { store, trust, archive, problems } = keptVault(vault, now);
  const settings = { flags, project: projectSettings(project) };
  const held = (0, import_shared_app_planning_worktrees_plan_runs2.askSettings)({ ...settings, vault: (await store.read()).settings }).settings;
  const { notebooks } = await trust.read();
  const trusted = notebooks.find(({ notebookId }) => notebookId === held.notebookId)?.account ?? null;
  const notes = vaultNotes({ vault, now, exclude: held.exclude });
  const place = {
    project: vault.root,
    userFolder: vault.userFolder,
    env: (0, import_common.ownVariables)(env, project).env,
    now
  };
  const account = accountFor(trusted, place.env);
  const notebook = nlmNotebook({ place, account, paths: () => notes.paths() });
  const ports = { notes, notebook, store, trust, archive, now, newId: import_common9.randomUUID, sleep };
  return { status: "ok", vault, ports, settings, problems };
}
function accountFor(trusted, env) {
  const nlmProfile = trusted === (0, import_app_guidance_step_guidance6.defaultProfile)(env) ? null : trusted;
  const [account] = (0, import_app_guidance_step_guidance6.namedAccounts)("", { nlmProfile, notebooks: {} }, env);
  if (account === void 0) throw new Error("nlm has no account by any name");
  return account;
}
function projectSettings(project) {
  const { ask: ask2 } = (0, import_common7.fieldsIn)((0, import_common7.readJson)((0, import_common2.mswPath)(project, "config.json"), (0, import_common11.ownFile)(project)));
  const given = (0, import_common7.fieldsOf)(ask2);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [STORED_NAMES[name] ?? name, value])
  );
}
var STORED_NAMES = import_shared_app_planning_worktrees_plan_runs2.ASK_NAMES;
async function sleep(milliseconds, signal) {
  await (0, import_promises.setTimeout)(milliseconds, void 0, signal === void 0 ? {} : { signal }).catch(() => void 0);
}
// src/app/operations/vault/in-vault.ts
var vaultDir = (0, import_hooks_active_on_command.path)(
  "DIR",
  "the vault; by default the nearest folder above with .obsidian, else the project"
);
async function inVault(place, { dir, flags = {} }, use) {
  const project = (0, import_shared_core_snapshots_undo_text2.projectOf)(place);
  const root = dir ?? (0, import_shared_app_planning_worktrees_plan_runs.vaultAround)((0, import_node_path.resolve)(place.folder)) ?? project;
  const allowed = (0, import_shared_core_planning_writing_new_documents.namedPath)(place, root);
  if (allowed.status === "refused") return (0, import_hooks_active_on_command.refused)(allowed.reason);
  try {
    const { env, now } = place;
    const shell = await openVaultShell({ root, project, env, now, flags });
    if (shell.status === "refused") return (0, import_hooks_active_on_command.refused)(shell.reason);
    const result = await use(shell);
    return withProblems(result, shell.problems());
  } catch (error) {
    if (error instanceof VaultRecordError) return (0, import_hooks_active_on_command.refused)(error.message);
    throw error;
  }
}
function notePaths({ cwd }, { vault }, paths2) {
  return paths2.map((path2) => {
    const real = (0, import_common11.realPath)(path2);
    const note = (0, import_common11.isInside)(real, vault.root) ? (0, import_node_path.relative)(vault.root, real) : (0, import_node_path.relative)(cwd, path2);
    return note.split(import_node_path.sep).join("/").normalize("NFC");
  });
}
function withProblems(result, problems) {
  if (problems.length === 0 || result.status !== "done") return result;
  return {
    ...result,
    notice: [...result.notice === void 0 ? [] : [result.notice], ...problems].join(" ")
  };
}
