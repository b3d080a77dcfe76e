var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==a&&__defProp(e,o,{get:()=>r[o],enumerable:!(n=__getOwnPropDesc(r,o))||n.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{vaultSourceOperations:()=>vaultSourceOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_ask_plan_question=require("./shared.core.ask.plan-question.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/core/ask/sync-sources.ts
async function syncSources(ports, request) {
  const reach = await (0, import_shared_app_ask_nlm_notebook.reachNotebook)(ports, request.isEmptied);
  if (reach.status !== "reached")
    return notDone(await ports.store.read(), reach.status === "none" ? noNotebook : reach.notice);
  const { reached } = reach;
  if (!(0, import_shared_app_ask_nlm_notebook.isAgreed)(reached.trust, reached.notebook)) return notDone(reached.store, notAgreed);
  const { settings } = (0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ ...request.settings, vault: reached.store.settings });
  const run = { ports, reached, settings, work: request, removed: [], errors: [], notices: [] };
  const notes = await (0, import_shared_core_ask_plan_question.readVaultNotes)(ports, Object.keys(reached.store.sourceRegistry.byPath));
  const moved = await movedNotes(run, notes);
  await removeSources(run, uselessSources(reached, notes, moved));
  await forgetGone(ports, notes);
  const now = await (0, import_shared_core_ask_plan_question.asChanged)(ports, reached);
  const brought = await (0, import_shared_core_ask_plan_question.bringSources)(
    ports,
    { chosen: wantedNotes(now.store, notes, moved), reached: now, settings, conversation: "", isUse: false },
    request
  );
  await retitle(run);
  return {
    notebook: reached.notebook,
    isDone: true,
    uploaded: brought.uploaded,
    renamed: moved.map(({ from, to }) => ({ from, to })),
    removed: [...run.removed.map(({ id, title }) => ({ title, sourceId: id })), ...brought.replaced],
    errors: [...run.errors, ...brought.errors],
    notices: [...run.notices, ...brought.notices]
  };
}
var noNotebook = { code: "no-notebook", message: "The vault has no notebook yet." };
var notAgreed = {
  code: "not-agreed",
  message: "Uploads to this notebook were not agreed to yet: ask a question first."
};
function notDone({ settings }, notice) {
  return {
    notebook: typeof settings.notebookId === "string" ? settings.notebookId : null,
    isDone: false,
    uploaded: [],
    renamed: [],
    removed: [],
    errors: [],
    notices: [notice]
  };
}
async function movedNotes({ ports, reached: { store, sources } }, notes) {
  const live = new Set(sources.filter(({ state }) => state !== "failed").map(({ id }) => id));
  const lost = new Map(
    notes.flatMap(({ path: path2, note }) => {
      const row = note.status === "missing" ? (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2) : null;
      return row?.sourceId && live.has(row.sourceId) ? [[row.contentHash, { from: path2, sourceId: row.sourceId }]] : [];
    })
  );
  const moved = [];
  if (lost.size === 0) return moved;
  const others = (await ports.notes.paths()).filter((path2) => (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2)?.sourceId == null);
  for (const path2 of others) {
    if (lost.size === 0) break;
    const note = await ports.notes.read(path2);
    const from = note.status === "text" ? lost.get(note.contentHash) : void 0;
    if (note.status !== "text" || from === void 0) continue;
    moved.push({ ...from, to: path2, note });
    lost.delete(note.contentHash);
  }
  return moved;
}
function uselessSources({ store, sources, trust, notebook }, notes, moved) {
  const own = new Set((0, import_shared_app_ask_nlm_notebook.ownOf)(trust, notebook));
  const noteAt = new Map(notes.map(({ path: path2, note }) => [path2, note]));
  const movedFrom = new Set(moved.map(({ from }) => from));
  return sources.flatMap((source) => {
    const path2 = store.sourceRegistry.bySourceId[source.id]?.path ?? null;
    if (path2 === null) return own.has(source.id) ? [{ source, path: path2, isWanted: false }] : [];
    if (movedFrom.has(path2)) return [];
    const isWanted = !isGone(noteAt.get(path2));
    return isWanted && source.state !== "failed" ? [] : [{ source, path: path2, isWanted }];
  });
}
function isGone(note) {
  return note === void 0 || note.status === "missing" || note.status === "left-out" && note.code === "excluded";
}
async function removeSources(run, useless) {
  const { ports, reached, work, removed, errors } = run;
  const deletable = (0, import_shared_app_ask_nlm_notebook.deletableOf)(reached.trust, reached.notebook);
  const going = useless.filter(({ source }) => deletable.has(source.id));
  tellKept(run, useless.length - going.length);
  let done2 = 0;
  await (0, import_shared_core_ask_plan_question.inParallel)(going, import_shared_core_ask_plan_question.PARALLEL_UPLOADS, async ({ source, path: path2, isWanted }) => {
    if (work.isStopped()) return;
    work.tell({ stage: "deleting", done: done2, total: going.length });
    const gone = await ports.notebook.remove(reached.notebook, source.id);
    done2 += 1;
    if (gone.status === "failed") {
      const message = `${source.title} was not deleted: ${gone.message}`;
      errors.push({ at: (0, import_shared_core_loop_texts_report.isoTime)(ports.now()), stage: "evict", code: gone.code, message, path: source.title });
      return;
    }
    removed.push(source);
    await ports.store.change((store) => ({
      after: path2 === null ? store : forgotten(store, source.id, path2, isWanted),
      value: null
    }));
    await ports.trust.change((trust) => ({
      after: (0, import_shared_app_ask_nlm_notebook.withoutOwn)(trust, reached.notebook, source.id),
      value: null
    }));
  });
}
function tellKept({ notices, reached: { trust } }, kept) {
  if (kept === 0) return;
  const why = trust.mayDelete ? "they were not added from here" : "deleting was never agreed to";
  notices.push({
    code: "leftovers",
    message: `Without a note of their own, ${(0, import_common4.countOf)(kept, "source")} stay: ${why}.`
  });
}
async function forgetGone(ports, notes) {
  const gone = notes.filter(({ note }) => note.status === "missing").map(({ path: path2 }) => path2);
  await ports.store.change((store) => {
    const without = gone.filter((path2) => (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2)?.sourceId === null);
    return { after: without.reduce(import_shared_app_ask_nlm_notebook.withoutSource, store), value: null };
  });
}
function forgotten(store, sourceId, path2, isWanted) {
  if ((0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2)?.sourceId !== sourceId) return store;
  if (!isWanted) return (0, import_shared_app_ask_nlm_notebook.withoutSource)(store, path2);
  const rest = Object.keys(store.sourceRegistry.bySourceId).filter((id) => id !== sourceId);
  return (0, import_shared_app_ask_nlm_notebook.withListing)(store, new Set(rest));
}
async function retitle({ ports, reached: { notebook, sources } }) {
  const { rename } = ports.notebook;
  if (rename === null) return;
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const own = new Set((0, import_shared_app_ask_nlm_notebook.ownOf)(trust, notebook));
  for (const source of sources) {
    const path2 = store.sourceRegistry.bySourceId[source.id]?.path;
    if (path2 === void 0 || !own.has(source.id)) continue;
    const isRecorded = (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2)?.title === path2;
    const isRight = (0, import_shared_app_ask_nlm_notebook.isTitled)(source, path2);
    if (isRight && isRecorded) continue;
    const renamed = isRight || (await rename(notebook, source.id, path2)).status === "ok";
    if (renamed)
      await ports.store.change((held) => ({ after: (0, import_shared_app_ask_nlm_notebook.withTitle)(held, path2, source.id), value: null }));
  }
}
function wantedNotes(store, notes, moved) {
  const noteAt = new Map(notes.map(({ path: path2, note }) => [path2, note]));
  for (const { to, note } of moved) noteAt.set(to, note);
  const { pinned: pinned3, protected: kept, probation } = store.pool;
  const paths2 = [...pinned3, ...kept, ...probation].filter((path2) => !moved.some(({ to }) => to === path2));
  return [...moved.map(({ to }) => to), ...paths2].flatMap((path2) => {
    const note = noteAt.get(path2);
    return note?.status === "text" ? [{ path: path2, note }] : [];
  });
}
// src/core/ask/vault-sources.ts
async function listVaultSources(ports, layers) {
  const store = await ports.store.read();
  const { settings } = (0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ ...layers, vault: store.settings });
  const { maxSources, headroom, notebookId } = settings;
  const { target, protectedCap } = (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings);
  const entries = (paths2) => paths2.flatMap((path2) => entryOf(store, path2));
  return {
    notebook: notebookId,
    limits: { maxSources, headroom, target, protectedCap },
    probation: entries(store.pool.probation),
    protected: entries(store.pool.protected),
    pinned: entries(store.pool.pinned)
  };
}
function entryOf(store, path2) {
  const row = (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2);
  if (row === null) return [];
  const { sourceId, useCount, lastUsedAt, stale } = row;
  return [{ path: path2, sourceId, useCount, lastUsedAt, ...stale === true && { stale } }];
}
async function pinSources(ports, paths2, isPinned, layers) {
  return ports.store.change((store) => {
    const limits = (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)((0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ ...layers, vault: store.settings }).settings);
    const changed = [];
    const unknown = [];
    let { pool } = store;
    for (const path2 of new Set(paths2.map((one) => one.normalize("NFC")))) {
      const row = (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2);
      if (row === null) unknown.push(path2);
      else if (pool.pinned.includes(path2) !== isPinned) {
        pool = isPinned ? (0, import_shared_app_planning_worktrees_plan_runs.pinned)(pool, path2) : (0, import_shared_app_planning_worktrees_plan_runs.unpinned)(pool, path2, row.useCount, limits);
        changed.push(path2);
      }
    }
    return { after: { ...store, pool }, value: { changed, unknown } };
  });
}
async function adoptNotebook(ports, notebookId) {
  const account = await ports.notebook.account();
  if (account.status === "failed") return { status: "refused", notice: (0, import_shared_app_ask_nlm_notebook.noticeOf)(account) };
  const listing = await ports.notebook.list(notebookId);
  if (listing.status === "failed") return { status: "refused", notice: (0, import_shared_app_ask_nlm_notebook.noticeOf)(listing) };
  await ports.store.change((store) => ({ after: (0, import_shared_core_ask_plan_question.withNotebookId)(store, notebookId), value: null }));
  await ports.trust.change((trust) => ({
    after: { ...(0, import_shared_app_ask_nlm_notebook.withNotebook)(trust, notebookId, account.value), creating: null },
    value: null
  }));
  return { status: "adopted" };
}
async function resetNotebook(ports) {
  await ports.store.change((store) => ({ after: (0, import_shared_core_ask_plan_question.withNotebookId)(store, null), value: null }));
}
async function setDelete(ports, mayDelete) {
  await ports.trust.change((trust) => ({ after: { ...trust, mayDelete }, value: null }));
}
// src/app/operations/vault/vault-source-operations.ts
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "sources list",
  about: "Show which notes of a vault are in its notebook (source is about any other notebook)",
  effect: "reads",
  tool: {
    name: "vault_sources",
    about: "Show which notes are in a vault's notebook",
    takes: { dir: "the vault" }
  },
  inputs: { dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(
    place,
    { dir },
    async ({ ports, settings }) => (0, import_hooks_active_on_command.done)(await listVaultSources(ports, settings))
  ),
  text: import_shared_core_planning_phases_plan_format.renderSourceList
});
var sync = (0, import_hooks_active_on_command.operation)({
  name: "sources sync",
  about: "Make the notebook of a vault what its notes are: edited, renamed, lost and unrecorded ones",
  effect: "asks",
  inputs: {
    dir: import_shared_app_ask_nlm_notebook.vaultDir,
    delete: (0, import_hooks_active_on_command.flag)("from now on, replaced and evicted sources that MSW added may be deleted"),
    noDelete: (0, import_hooks_active_on_command.flag)("take that back"),
    emptied: (0, import_hooks_active_on_command.flag)("the notebook was emptied on purpose")
  },
  run: (place, { dir, emptied, noDelete, ...given }) => {
    if (given.delete && noDelete)
      return (0, import_hooks_active_on_command.misused)(
        `${place.words.input("delete")} and ${place.words.input("noDelete")} exclude each other.`
      );
    const isDecision = given.delete || noDelete || emptied;
    const refusal = isDecision ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "a decision about what may be deleted") : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async ({ ports, settings, vault }) => {
      if (given.delete || noDelete) await setDelete(ports, given.delete);
      const result = await syncSources(ports, {
        ...{ settings, isEmptied: emptied, isStopped: () => false },
        ...{ tell: (0, import_shared_core_ask_plan_question.progressOn)(place), afterwards: () => {
        } }
      });
      const cures = { root: vault.root, notebookId: result.notebook, question: null };
      const value = { result, cures };
      if (result.isDone) return (0, import_hooks_active_on_command.done)(value);
      return { status: "failed", value, reason: result.notices[0]?.message ?? "Nothing was changed." };
    });
  },
  json: ({ result }) => result,
  text: ({ result, cures }) => (0, import_shared_core_planning_phases_plan_format.renderSync)(result, (0, import_shared_core_ask_plan_question.vaultCures)(cures))
});
var pin = (0, import_hooks_active_on_command.operation)({
  name: "sources pin",
  about: "Keep notes in the notebook of a vault, whatever else it has to hold",
  effect: "writes",
  inputs: { paths: (0, import_hooks_active_on_command.pathWords)("notes"), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { paths: paths2, dir }) => pinned2(place, { paths: paths2, dir, isPinned: true }),
  text: ({ changed, unknown }) => pinnedText(import_common3.prose`Pinned`, changed, unknown)
});
var unpin = (0, import_hooks_active_on_command.operation)({
  name: "sources unpin",
  about: "Treat pinned notes like all others again",
  effect: "writes",
  inputs: { paths: (0, import_hooks_active_on_command.pathWords)("notes"), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { paths: paths2, dir }) => pinned2(place, { paths: paths2, dir, isPinned: false }),
  text: ({ changed, unknown }) => pinnedText(import_common3.prose`No longer pinned`, changed, unknown)
});
var adopt = (0, import_hooks_active_on_command.operation)({
  name: "sources adopt",
  about: "Confirm that the notebook which a vault names is yours, after your account has listed it",
  effect: "asks",
  callers: "people and scripts",
  inputs: { notebook: (0, import_hooks_active_on_command.word)("the id of a notebook"), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { notebook, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async ({ ports }) => {
    const adopted = await adoptNotebook(ports, notebook);
    return adopted.status === "adopted" ? (0, import_hooks_active_on_command.done)({ notebook }) : (0, import_hooks_active_on_command.refused)(adopted.notice.message);
  }),
  text: ({ notebook }) => import_common3.prose`The notebook ${(0, import_common.quoteName)(notebook, 120)} answers for this vault.`
});
var reset = (0, import_hooks_active_on_command.operation)({
  name: "sources reset",
  about: "Forget the notebook of a vault, so that the next question makes a new one; nothing is deleted in it",
  effect: "writes",
  callers: "people and scripts",
  inputs: { dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async ({ ports }) => {
    await resetNotebook(ports);
    return (0, import_hooks_active_on_command.done)({});
  }),
  text: () => import_common3.prose`This vault has no notebook now.`
});
var vaultSourceOperations = [list2, sync, pin, unpin, adopt, reset];
function pinned2(place, asked) {
  return (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir: asked.dir }, async (shell) => {
    const paths2 = (0, import_shared_app_ask_nlm_notebook.notePaths)(place, shell, asked.paths);
    const value = await pinSources(shell.ports, paths2, asked.isPinned, shell.settings);
    if (value.unknown.length === 0) return (0, import_hooks_active_on_command.done)(value);
    const reason = `Not in the notebook: ${value.unknown.join(", ")}.`;
    return { status: "failed", value, reason };
  });
}
function pinnedText(what, changed, unknown) {
  return (0, import_common3.joinProse)(
    [
      ...changed.map((path2) => import_common3.prose`${what}: ${(0, import_common2.quoteLine)(path2, 300)}`),
      ...unknown.map((path2) => import_common3.prose`Not in the notebook: ${(0, import_common2.quoteLine)(path2, 300)}`)
    ],
    "\n"
  );
}
