var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(n=__getOwnPropDesc(e,a))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{PARALLEL_UPLOADS:()=>PARALLEL_UPLOADS,asChanged:()=>asChanged,askJson:()=>askJson,askOperations:()=>askOperations,bringSources:()=>bringSources,inParallel:()=>inParallel,previewLines:()=>previewLines,progressOn:()=>progressOn,readVaultNotes:()=>readVaultNotes,vaultCures:()=>vaultCures,withNotebookId:()=>withNotebookId}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_failure_reading_line_pattern3=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require(
"./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/core/ask/in-parallel.ts
async function inParallel(items, most, work) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
}
// src/core/ask/plan-question.ts
var PARALLEL_UPLOADS = 4;
function planQuestion(chosen, standing) {
  const sorted = sortChosen(chosen, standing);
  return { ...sorted, ...makeRoom(sorted, chosen, standing) };
}
function sortChosen(chosen, standing) {
  const present = [];
  const renames = [];
  const uploads = [];
  const gaps = [];
  for (const one of chosen) {
    const fate = fateOf(one, standing);
    if (fate.present !== void 0) present.push({ path: one.path, ...fate.present });
    if (fate.rename !== void 0) renames.push(fate.rename);
    if (fate.upload !== void 0) uploads.push(fate.upload);
    if (fate.gap !== void 0) gaps.push({ path: one.path, ...fate.gap });
  }
  return { present, renames, uploads, gaps };
}
function fateOf({ path: path2, note }, standing) {
  if (note.status === "missing")
    return { gap: { code: "missing", message: `${path2} is not in the vault any more.` } };
  if (note.status === "left-out")
    return { gap: { code: note.code, message: `${path2} was left out: ${note.reason}.` } };
  const row = (0, import_shared_app_ask_nlm_notebook.rowOf)(standing.held, path2);
  const source = sourceOf(row, standing);
  if (source !== null && row?.contentHash === note.contentHash)
    return source.state === "failed" ? { gap: { code: "processing-failed", message: `The notebook could not process ${path2}.` } } : { present: { sourceId: source.id, isOld: false } };
  const rename = source === null ? movedTo(path2, note.contentHash, standing) : null;
  if (rename !== null) return { rename, present: { sourceId: rename.sourceId, isOld: false } };
  return { ...answeringOld(source), ...uploadOf(path2, note, source, standing) };
}
function answeringOld(source) {
  return source === null || source.state === "failed" ? {} : { present: { sourceId: source.id, isOld: true } };
}
function uploadOf(path2, { text: text2, contentHash }, source, { elsewhere, deletable, headroom }) {
  if (elsewhere.has(path2))
    return { gap: { code: "elsewhere", message: `${path2} is still being uploaded by another MSW process.` } };
  const isReplaced = source !== null && deletable.has(source.id) && headroom > 0;
  const replaces = source?.id ?? null;
  return { upload: { path: path2, title: path2, text: text2, contentHash, replaces, isInsert: !isReplaced } };
}
function sourceOf(row, { sources }) {
  if (row === null || row.sourceId === null) return null;
  return sources.find(({ id }) => id === row.sourceId) ?? null;
}
function movedTo(path2, contentHash, standing) {
  for (const [from, row] of Object.entries(standing.held.sourceRegistry.byPath)) {
    if (from === path2 || row.contentHash !== contentHash || !standing.gone.has(from)) continue;
    const source = sourceOf(row, standing);
    if (source !== null && source.state !== "failed") return { from, to: path2, sourceId: source.id };
  }
  return null;
}
function makeRoom({ present, renames, uploads, gaps }, chosen, standing) {
  const { limits, isUse } = standing;
  const current = new Set(chosen.map(({ path: path2 }) => path2));
  const evictions = [];
  const going = [];
  const full = [];
  const leftovers = leftoversOf(standing);
  let held = afterUses(present, renames, standing);
  let count2 = standing.sources.length + standing.elsewhere.size;
  for (const upload of uploads) {
    const most = upload.isInsert ? limits.target - 1 : limits.target;
    const room = roomIn({ held, count: count2, most, leftovers, current, standing });
    evictions.push(...room.evictions);
    ({ held, count: count2 } = room);
    if (count2 > most) {
      full.push(fullGap(upload.path, standing));
      continue;
    }
    if (upload.isInsert) count2 += 1;
    going.push(upload);
    held = (0, import_shared_app_ask_nlm_notebook.withLanded)(held, { ...upload, sourceId: `new ${upload.path}`, at: "", isUse }, limits);
  }
  return { evictions, uploads: going, gaps: [...gaps, ...full] };
}
function afterUses(present, renames, { held, isUse, limits }) {
  let after = held;
  for (const { from, to } of renames) after = (0, import_shared_app_ask_nlm_notebook.withRenamed)(after, from, { path: to, title: to });
  if (isUse) for (const { path: path2 } of present) after = (0, import_shared_app_ask_nlm_notebook.withUse)(after, path2, "", limits);
  return after;
}
function roomIn({ held: from, count: count2, most, leftovers, current, standing }) {
  const evictions = [];
  let held = from;
  while (count2 - evictions.length > most) {
    const victim = leftovers.shift() ?? nextVictim(held, current, standing);
    if (victim === null) break;
    evictions.push(victim);
    if (victim.path !== null) held = (0, import_shared_app_ask_nlm_notebook.withoutSource)(held, victim.path);
  }
  return { held, count: count2 - evictions.length, evictions };
}
function leftoversOf({ held, sources, deletable }) {
  const { bySourceId } = held.sourceRegistry;
  return sources.filter(({ id }) => deletable.has(id) && !Object.hasOwn(bySourceId, id)).map(({ id }) => ({ path: null, sourceId: id }));
}
function nextVictim(held, current, { deletable, sources }) {
  const idOf = (path22) => {
    const id = (0, import_shared_app_ask_nlm_notebook.rowOf)(held, path22)?.sourceId ?? null;
    return id !== null && deletable.has(id) && sources.some((one) => one.id === id) ? id : null;
  };
  const path2 = (0, import_shared_app_planning_worktrees_plan_runs.victimOf)(held.pool, (one) => !current.has(one) && idOf(one) !== null);
  const sourceId = path2 === null ? null : idOf(path2);
  return path2 === null || sourceId === null ? null : { path: path2, sourceId };
}
function fullGap(path2, { mayDelete, limits: { target } }) {
  return mayDelete ? {
    path: path2,
    code: "full",
    message: `${path2} was not uploaded: the notebook is full (${(0, import_common4.countOf)(target, "source")}), and nothing in it may be evicted.`
  } : {
    path: path2,
    code: "no-consent",
    message: `${path2} was not uploaded: the notebook is full (${(0, import_common4.countOf)(target, "source")}), and deleting was never agreed to.`
  };
}
// src/core/ask/source-notices.ts
function sourceNotices(gaps, present, uploaded, situation) {
  return [
    ...gapNotices(new Set(gaps.map(({ code }) => code)), situation),
    ...presentNotices(present, uploaded, situation)
  ];
}
function gapNotices(codes, situation) {
  const told = [
    { code: "full", message: fullMessage(situation) },
    {
      code: "no-consent",
      message: "The notebook is full, and nothing in it may be deleted: that was never agreed to."
    },
    {
      code: "failed-sources",
      message: "Some sources could not be processed by the notebook, and answer nothing."
    },
    { code: "elsewhere", message: "Some notes are still being uploaded by another MSW process." }
  ];
  return told.filter(({ code }) => codes.has(code === "failed-sources" ? "processing-failed" : code));
}
function fullMessage({ reached: { trust, sources, notebook }, settings }) {
  const own = new Set((0, import_shared_app_ask_nlm_notebook.ownOf)(trust, notebook));
  const ours = sources.filter(({ id }) => own.has(id)).length;
  return `The notebook is full: it holds ${(0, import_common4.countOf)(sources.length, "source")}, ${ours} of them added by MSW from here, and its target is ${(0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings).target}.`;
}
function presentNotices(present, { kept, landed }, { reached: { trust, sources } }) {
  const unready = new Set(sources.filter(({ state }) => state === "processing").map(({ id }) => id));
  const processing = present.filter(({ sourceId }) => unready.has(sourceId)).length;
  const old = present.filter(({ path: path2, isOld }) => isOld && !landed.has(path2)).map(({ path: path2 }) => path2);
  const notices = [];
  if (processing > 0)
    notices.push({
      code: "processing",
      message: `${processing} of the sources are still being processed, and may not answer yet.`
    });
  if (old.length > 0)
    notices.push({ code: "partial", message: `An earlier text answers for ${old.join(", ")}.` });
  if (kept > 0 && !trust.mayDelete)
    notices.push({
      code: "leftovers",
      message: `The earlier texts of ${(0, import_common4.countOf)(kept, "edited note")} stay in the notebook: deleting was never agreed to.`
    });
  return notices;
}
// src/core/ask/upload-run.ts
async function recordSource({ ports, job }, upload, pending, ids) {
  const { path: path2, title, contentHash } = upload;
  const sourceId = ids.at(-1);
  if (sourceId === void 0) return;
  const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
  await ports.store.change((store) => {
    const isThere = (0, import_shared_app_ask_nlm_notebook.rowOf)(store, path2)?.sourceId === sourceId;
    const landed = { path: path2, sourceId, title, contentHash, at, isUse: job.isUse && upload.replaces === null };
    return { after: isThere ? store : (0, import_shared_app_ask_nlm_notebook.withLanded)(store, landed, (0, import_shared_core_loop_texts_report.limitsOf)(store.settings)), value: null };
  });
  await ports.trust.change((trust) => ({
    after: (0, import_shared_app_ask_nlm_notebook.withoutPending)((0, import_shared_app_ask_nlm_notebook.withOwn)(trust, job.notebook, ids), pending.id),
    value: null
  }));
}
async function finish(run, { path: path2, title, replaces }, sourceId) {
  run.landed.set(path2, sourceId);
  if (replaces !== null) await removeReplaced(run, title, replaces);
}
async function removeReplaced(run, title, sourceId) {
  const { ports, job } = run;
  if (!job.deletable.has(sourceId)) {
    run.kept += 1;
    return;
  }
  const removed = await ports.notebook.remove(job.notebook, sourceId);
  if (removed.status === "failed") {
    run.kept += 1;
    const message = `The earlier text of ${title} was not deleted: ${removed.message}`;
    run.errors.push({ at: (0, import_shared_core_loop_texts_report.isoTime)(ports.now()), stage: "evict", code: removed.code, message, path: title });
    return;
  }
  run.replaced.push({ title, sourceId });
  await ports.trust.change((trust) => ({ after: (0, import_shared_app_ask_nlm_notebook.withoutOwn)(trust, job.notebook, sourceId), value: null }));
}
function noteError({ errors, ports }, path2, code, message) {
  errors.push({ at: (0, import_shared_core_loop_texts_report.isoTime)(ports.now()), stage: "upload", code, message, path: path2 });
}
// src/core/ask/settle-uploads.ts
async function settleDoubtful(run) {
  const { ports, job, doubtful } = run;
  if (doubtful.length === 0) return;
  const listing = await ports.notebook.list(job.notebook);
  const isListed = listing.status === "ok";
  let refused2 = 0;
  for (const one of doubtful) {
    const found = isListed ? (0, import_shared_app_ask_nlm_notebook.sourcesOf)(one.pending, listing.value) : [];
    if (await settleOne(run, one, found)) continue;
    if (!isListed || found.length > 0 || one.failure.mayHaveArrived) continue;
    refused2 += 1;
    await ports.trust.change((trust) => ({ after: (0, import_shared_app_ask_nlm_notebook.withoutPending)(trust, one.pending.id), value: null }));
  }
  if (refused2 > 0 && isListed && run.refused > 0) await lowerCapacity(run, listing.value.length);
}
async function settleOne(run, { upload, pending, failure }, found) {
  const answering = found.findLast(({ state }) => state !== "failed");
  const last = answering ?? found.at(-1);
  if (last !== void 0) {
    const others = found.filter(({ id }) => id !== last.id);
    await recordSource(
      run,
      upload,
      pending,
      [...others, last].map(({ id }) => id)
    );
  }
  if (answering !== void 0) {
    await finish(run, upload, answering.id);
    return true;
  }
  noteError(run, upload.path, failure.code, `${upload.path} was not uploaded: ${failure.message}`);
  return false;
}
async function lowerCapacity({ ports, notices }, count2) {
  const maxSources = await ports.store.change((store) => {
    const after = lowered(store, count2);
    return after === null ? { after: store, value: null } : { after, value: count2 };
  });
  if (maxSources !== null)
    notices.push({
      code: "capacity-lowered",
      message: `The notebook took no more than ${(0, import_common4.countOf)(maxSources, "source")}: that is its capacity now.`
    });
}
function lowered(store, count2) {
  const { settings } = (0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ flags: {}, vault: store.settings, project: {} });
  const headroom = Math.min(settings.headroom, headroomFor(count2));
  const isBelowTarget = count2 < (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings).target;
  if (!isBelowTarget || count2 - headroom < settings.bm25TopN) return null;
  return { ...store, settings: { ...store.settings, maxSources: count2, headroom } };
}
function headroomFor(maxSources) {
  return Math.max(1, Math.round(maxSources / 30));
}
// src/core/ask/upload-notes.ts
var BEGIN_MS = 45e3;
var AWAIT_MS = 2e4;
var MOST_REFUSED = 2;
async function uploadNotes(ports, job, work) {
  const run = {
    ports,
    job,
    work,
    began: ports.now(),
    landed: /* @__PURE__ */ new Map(),
    errors: [],
    notices: [],
    replaced: [],
    doubtful: [],
    kept: 0,
    done: 0,
    refused: 0,
    end: null
  };
  if (job.uploads.length === 0) return outcomeOf(run);
  tellProgress(run);
  const all = inParallel(job.uploads, job.parallel, (upload) => uploadOne(run, upload)).then(
    () => settleDoubtful(run)
  );
  if (!job.isHurried) {
    await all;
    return outcomeOf(run);
  }
  const given = new AbortController();
  const late = ports.sleep(BEGIN_MS + AWAIT_MS, given.signal).then(() => true);
  const isLate = await Promise.race([all.then(() => false), late]).finally(() => given.abort());
  if (isLate) work.afterwards(all.catch(() => void 0));
  return outcomeOf(run);
}
function outcomeOf({ landed, errors, notices, replaced, kept }) {
  return {
    landed: new Map(landed),
    errors: [...errors],
    notices: [...notices],
    replaced: [...replaced],
    kept
  };
}
function tellProgress({ work, done: done2, job }) {
  work.tell({ stage: "uploading", done: done2, total: job.uploads.length });
}
async function uploadOne(run, upload) {
  const pending = await begin(run, upload);
  if (pending === null) return;
  const { notebook } = run.job;
  const added = await run.ports.notebook.add(notebook, { title: upload.title, text: upload.text });
  run.done += 1;
  if (added.status === "ok") {
    run.refused = 0;
    await recordSource(run, upload, pending, [added.value]);
    await finish(run, upload, added.value);
  } else await noteFailure(run, upload, pending, added);
  tellProgress(run);
}
async function begin(run, upload) {
  const { ports, job } = run;
  while (mayBegin(run, 0)) {
    const now = ports.now();
    const pending = pendingOf(job, upload, ports.newId(), now);
    const claim = await ports.trust.change((trust) => (0, import_shared_app_ask_nlm_notebook.claimUpload)(trust, pending, now));
    if (claim.status === "begun") return pending;
    if (claim.status === "elsewhere") {
      noteError(
        run,
        upload.path,
        "elsewhere",
        `${upload.path} is still being uploaded by another MSW process.`
      );
      return null;
    }
    if (!mayBegin(run, claim.milliseconds)) return null;
    await ports.sleep(claim.milliseconds);
  }
  return null;
}
function mayBegin(run, afterMs) {
  if (run.work.isStopped()) run.end ??= STOPPED;
  return run.end === null && !(run.job.isHurried && run.ports.now() + afterMs - run.began > BEGIN_MS);
}
function pendingOf({ sources, notebook: notebookId, isUse }, { path: path2, title, contentHash }, id, now) {
  const known = sources.filter((one) => (0, import_shared_app_ask_nlm_notebook.isTitled)(one, title)).map((one) => one.id);
  return { id, notebookId, path: path2, title, contentHash, isUse, known, at: (0, import_shared_core_loop_texts_report.isoTime)(now) };
}
var STOPPED = { code: "stopped", message: "It was stopped.", mayHaveArrived: false };
var FINAL = /* @__PURE__ */ new Set([
  "not-installed",
  "too-old",
  "logged-out",
  "offline",
  "quota",
  "not-found",
  "stopped"
]);
async function noteFailure(run, upload, pending, failure) {
  if (FINAL.has(failure.code)) run.end ??= failure;
  if (failure.code === "refused") run.refused += 1;
  if (run.refused >= MOST_REFUSED) run.end ??= failure;
  if (failure.mayHaveArrived || failure.code === "refused") {
    run.doubtful.push({ upload, pending, failure });
    return;
  }
  noteError(run, upload.path, failure.code, `${upload.path} was not uploaded: ${failure.message}`);
  await run.ports.trust.change((trust) => ({ after: (0, import_shared_app_ask_nlm_notebook.withoutPending)(trust, pending.id), value: null }));
}
// src/core/ask/bring-sources.ts
async function bringSources(ports, request, work) {
  const plan = await planOf(ports, request);
  await applyUses(ports, request, plan);
  const evictions = await evict(ports, request, plan, work);
  const { going, gaps } = afterFailures(plan, evictions.errors.length);
  const uploaded = await uploadNotes(
    ports,
    {
      notebook: request.reached.notebook,
      uploads: going,
      sources: request.reached.sources,
      deletable: (0, import_shared_app_ask_nlm_notebook.deletableOf)(request.reached.trust, request.reached.notebook),
      isUse: request.isUse,
      isHurried: request.isUse,
      parallel: parallelIn(going, request.settings)
    },
    work
  );
  const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
  const gapErrors = gaps.map(({ path: path2, code, message }) => ({
    at,
    stage: "upload",
    code,
    message,
    path: path2
  }));
  return {
    sources: sourcesOf2(request.chosen, plan, uploaded),
    uploaded: [...uploaded.landed.keys()],
    evicted: evictions.evicted,
    replaced: uploaded.replaced,
    errors: [...gapErrors, ...evictions.errors, ...uploaded.errors],
    notices: [...uploaded.notices, ...sourceNotices(gaps, plan.present, uploaded, request)]
  };
}
async function planOf(ports, { chosen, reached, settings, isUse }) {
  const { store, trust, notebook, sources, elsewhere } = reached;
  return planQuestion(chosen, {
    held: store,
    sources,
    deletable: (0, import_shared_app_ask_nlm_notebook.deletableOf)(trust, notebook),
    mayDelete: trust.mayDelete,
    elsewhere,
    gone: await goneNotes(ports, chosen, reached),
    limits: (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings),
    headroom: settings.headroom,
    isUse
  });
}
async function goneNotes(ports, chosen, { store }) {
  const { byPath } = store.sourceRegistry;
  const wanted = new Set(
    chosen.flatMap(
      ({ path: path2, note }) => note.status === "text" && (byPath[path2]?.sourceId ?? null) === null ? [note.contentHash] : []
    )
  );
  const here = new Set(chosen.map(({ path: path2 }) => path2));
  const same = Object.entries(byPath).filter(
    ([path2, { sourceId, contentHash }]) => sourceId !== null && !here.has(path2) && wanted.has(contentHash)
  );
  const gone = /* @__PURE__ */ new Set();
  for (const [path2] of same) if ((await ports.notes.read(path2)).status === "missing") gone.add(path2);
  return gone;
}
async function applyUses(ports, { reached, settings, isUse }, { present, renames }) {
  const { rename } = ports.notebook;
  const titles = /* @__PURE__ */ new Map();
  for (const { to, sourceId } of renames) {
    const renamed = await rename?.(reached.notebook, sourceId, to);
    if (renamed?.status === "ok") titles.set(to, to);
  }
  if (renames.length === 0 && (!isUse || present.length === 0)) return;
  const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
  await ports.store.change((store) => {
    let after = store;
    for (const { from, to } of renames) {
      const title = titles.get(to) ?? store.sourceRegistry.byPath[from]?.title ?? to;
      after = (0, import_shared_app_ask_nlm_notebook.withRenamed)(after, from, { path: to, title });
    }
    if (isUse) for (const { path: path2 } of present) after = (0, import_shared_app_ask_nlm_notebook.withUse)(after, path2, at, (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings));
    return { after, value: null };
  });
}
async function evict(ports, { reached, conversation }, { evictions }, work) {
  const evicted = [];
  const errors = [];
  const { notebook, store } = reached;
  const recordEvicted = async (path2, sourceId, at) => {
    const { title = path2, contentHash = "" } = store.sourceRegistry.byPath[path2] ?? {};
    const record2 = { path: path2, title, sourceId, contentHash, at };
    evicted.push(record2);
    await ports.store.change((held) => {
      const without = (0, import_shared_app_ask_nlm_notebook.withoutSource)(held, path2);
      const found = (0, import_shared_core_failure_reading_line_pattern.findConversation)(without, conversation);
      const after = found === null ? without : (0, import_shared_core_failure_reading_line_pattern.withConversation)(without, (0, import_shared_core_failure_reading_line_pattern.withRecords)(found, [], [record2]));
      return { after, value: null };
    });
  };
  let done2 = 0;
  await inParallel(evictions, PARALLEL_UPLOADS, async ({ path: path2, sourceId }) => {
    if (work.isStopped()) return;
    work.tell({ stage: "deleting", done: done2, total: evictions.length });
    const removed = await ports.notebook.remove(notebook, sourceId);
    const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
    done2 += 1;
    if (removed.status === "failed") {
      const message = `${path2 ?? "An earlier text"} could not be taken out of the notebook: ${removed.message}`;
      errors.push({ at, stage: "evict", code: removed.code, message, ...path2 !== null && { path: path2 } });
      return;
    }
    if (path2 !== null) await recordEvicted(path2, sourceId, at);
    await ports.trust.change((trust) => ({ after: (0, import_shared_app_ask_nlm_notebook.withoutOwn)(trust, notebook, sourceId), value: null }));
  });
  return { evicted, errors };
}
function parallelIn(uploads, { headroom }) {
  const isAllNew = uploads.every(({ isInsert }) => isInsert);
  return isAllNew ? PARALLEL_UPLOADS : Math.min(PARALLEL_UPLOADS, Math.max(1, headroom));
}
function afterFailures({ uploads, gaps, evictions }, failed) {
  if (failed === 0 || evictions.length === 0) return { going: uploads, gaps };
  const out = new Set(uploads.filter(({ isInsert }) => isInsert).slice(-failed));
  const more = [...out].map(({ path: path2 }) => ({
    path: path2,
    code: "full",
    message: `${path2} was not uploaded: there was no room for it.`
  }));
  return { going: uploads.filter((one) => !out.has(one)), gaps: [...gaps, ...more] };
}
function sourcesOf2(chosen, { present }, { landed }) {
  return chosen.flatMap(({ path: path2 }) => {
    const sourceId = landed.get(path2) ?? present.find((one) => one.path === path2)?.sourceId;
    return sourceId === void 0 ? [] : [{ path: path2, sourceId }];
  });
}
// src/core/ask/local-answer.ts
var MOST = 12;
var OF_ONE_NOTE = 2;
async function localPassages(ports, paths2, question) {
  const found = await ports.notes.passages(paths2.slice(0, MOST), question);
  return found.flatMap((passages) => passages.slice(0, OF_ONE_NOTE)).slice(0, MOST);
}
function passagesText(passages) {
  return passages.map(({ path: path2, headings, line, text: text2 }) => {
    const quoted = text2.split("\n").map((one) => `> ${one}`);
    return [...quoted, "", `(${[path2, ...headings].join(" \u203A ")}, line ${line})`].join("\n");
  }).join("\n\n");
}
// src/core/ask/make-notebook.ts
async function makeNotebook(ports, { notebookTitle }, chosen, mayUpload) {
  const account = await ports.notebook.account();
  if (account.status === "failed") return { status: "unreachable", notice: (0, import_shared_app_ask_nlm_notebook.noticeOf)(account) };
  const { creating } = await ports.trust.read();
  if (creating !== null && (0, import_shared_app_ask_nlm_notebook.isYoung)(creating, ports.now())) return beingMade;
  const mayBeSecond = creating !== null;
  const notes = notesOf(chosen);
  if (!await mayUpload({ notebookId: null, notebookTitle, mayBeSecond, notes }))
    return (0, import_shared_app_ask_nlm_notebook.unreachable)("no-notebook", "The vault has no notebook, and none was made.");
  const isOurs = await ports.trust.change((trust) => claimMaking(trust, ports.now()));
  if (!isOurs) return beingMade;
  const created = await createOnce(ports, notebookTitle, mayBeSecond);
  if (created.status === "failed") return notMade(ports, created);
  return { status: "reached", reached: await recordNotebook(ports, created.value, account.value) };
}
async function createOnce({ notebook }, title, mayBeSecond) {
  if (!mayBeSecond) return notebook.create(title);
  const found = await notebook.findEmpty(title);
  if (found.status === "failed") return { ...found, mayHaveArrived: true };
  return found.value === null ? notebook.create(title) : { status: "ok", value: found.value };
}
async function askAgreement(ports, { notebook, trust, sources }, { notebookTitle }, chosen, mayUpload) {
  if ((0, import_shared_app_ask_nlm_notebook.isAgreed)(trust, notebook)) return null;
  const isThere = new Set(sources.map(({ title }) => title));
  const notes = notesOf(chosen).filter(({ path: path2 }) => !isThere.has(path2));
  if (!await mayUpload({ notebookId: notebook, notebookTitle, mayBeSecond: false, notes }))
    return { code: "not-agreed", message: "No note was uploaded to the notebook: that was not agreed to." };
  await ports.trust.change((held) => ({ after: (0, import_shared_app_ask_nlm_notebook.withOwn)(held, notebook, []), value: null }));
  return null;
}
function notesOf(chosen) {
  return chosen.flatMap(
    ({ path: path2, note }) => note.status === "text" ? [{ path: path2, characters: note.text.length }] : []
  );
}
var beingMade = (0, import_shared_app_ask_nlm_notebook.unreachable)(
  "no-notebook",
  "The vault\u2019s notebook began to be made less than ten minutes ago, and has no recorded id yet."
);
function claimMaking(trust, now) {
  if (trust.creating !== null && (0, import_shared_app_ask_nlm_notebook.isYoung)(trust.creating, now)) return { after: trust, value: false };
  return { after: { ...trust, creating: (0, import_shared_core_loop_texts_report.isoTime)(now) }, value: true };
}
async function notMade(ports, failure) {
  if (!failure.mayHaveArrived)
    await ports.trust.change((trust) => ({ after: { ...trust, creating: null }, value: null }));
  return { status: "unreachable", notice: (0, import_shared_app_ask_nlm_notebook.noticeOf)(failure) };
}
async function recordNotebook(ports, notebook, account) {
  const store = await ports.store.change((held) => {
    const after = withNotebookId(held, notebook);
    return { after, value: after };
  });
  const trust = await ports.trust.change((held) => {
    const after = { ...(0, import_shared_app_ask_nlm_notebook.withOwn)((0, import_shared_app_ask_nlm_notebook.withNotebook)(held, notebook, account), notebook, []), creating: null };
    return { after, value: after };
  });
  return { notebook, sources: [], store, trust, elsewhere: /* @__PURE__ */ new Set() };
}
function withNotebookId(store, notebookId) {
  if (store.settings.notebookId === notebookId) return store;
  return { ...(0, import_shared_app_ask_nlm_notebook.withListing)(store, /* @__PURE__ */ new Set()), settings: { ...store.settings, notebookId } };
}
// src/core/ask/query-notebook.ts
async function queryNotebook(ports, question) {
  const first = await ports.notebook.ask(question);
  const isLost = first.status === "failed" && first.code === "conversation-lost";
  if (!isLost || question.conversationId === null) return { outcome: unlessBlank(first), isSecond: false };
  const second = await ports.notebook.ask({ ...question, conversationId: null });
  return { outcome: unlessBlank(second), isSecond: true };
}
function unlessBlank(outcome) {
  if (outcome.status === "failed" || outcome.value.text.trim() !== "") return outcome;
  return {
    status: "failed",
    code: "lost-answer",
    message: "The notebook gave a blank answer.",
    mayHaveArrived: true
  };
}
// src/core/ask/question-draft.ts
var noAnswer = { notebook: null, brought: null, passages: [], isLocal: false };
function addNotice({ notices }, code, message) {
  notices.push({ code, message });
}
async function beginQuestion(ports, { question, conversation: which }) {
  if (which.kind === "id") await (0, import_shared_core_failure_reading_line_pattern.takeFromArchive)(ports, which.id);
  const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
  const id = ports.newId();
  return ports.store.change((held) => {
    const existing = which.kind === "id" ? (0, import_shared_core_failure_reading_line_pattern.findConversation)(held, which.id) : (0, import_shared_core_failure_reading_line_pattern.activeConversation)(held);
    if (which.kind === "id" && existing === null) return { after: held, value: null };
    const begun = which.kind === "new" || existing === null ? (0, import_shared_core_failure_reading_line_pattern.withNewConversation)(held, { id, at }) : { store: held, conversation: existing };
    const conversation = (0, import_shared_core_failure_reading_line_pattern.withQuestion)(begun.conversation, question, at);
    const store = { ...(0, import_shared_core_failure_reading_line_pattern.withConversation)(begun.store, conversation), activeConversation: conversation.id };
    return { after: store, value: { store, conversation, at } };
  });
}
function selectionOf(query, hits, { bm25TopN: topN, bm25CutoffRatio: cutoffRatio, bm25MinSourcesK: minK }) {
  const scored = hits.filter(({ score }) => score > 0).map(({ path: path2, score }) => ({ path: path2, score }));
  const selected = (0, import_shared_core_failure_reading_line_pattern3.selectHits)(scored, { top: topN, cutoff: cutoffRatio, least: minK });
  return {
    query,
    topN,
    cutoffRatio,
    minK,
    top15: scored.slice(0, topN),
    selected: selected.map((hit) => ({ ...hit }))
  };
}
async function finishQuestion(ports, draft, answer) {
  const { notebook, reply, brought, passages, isLocal } = answer;
  const isSent = reply !== void 0;
  const ids = new Map(isSent ? brought?.sources.map(({ path: path2, sourceId }) => [path2, sourceId]) : []);
  const selection = {
    ...draft.selection,
    selected: draft.selection.selected.map((one) => {
      const sourceId = ids.get(one.path);
      return sourceId === void 0 ? one : { ...one, sourceId };
    })
  };
  const conversationId = reply?.conversationId ?? null;
  await ports.store.change((store) => {
    const found = (0, import_shared_core_failure_reading_line_pattern.findConversation)(store, draft.conversation.id) ?? draft.conversation;
    let after = (0, import_shared_core_failure_reading_line_pattern.withRecords)((0, import_shared_core_failure_reading_line_pattern.withSelection)(found, draft.at, selection), draft.errors, []);
    after = {
      ...after,
      selectedSourceIds: [...ids.values()],
      ...notebook !== null && { notebookId: notebook }
    };
    if (conversationId !== null) after = { ...after, notebookConversationId: conversationId };
    const at = (0, import_shared_core_loop_texts_report.isoTime)(ports.now());
    if (reply !== void 0)
      after = (0, import_shared_core_failure_reading_line_pattern.withMessage)(after, { role: "assistant", text: reply.text, at, mode: "notebook" });
    else if (isLocal)
      after = (0, import_shared_core_failure_reading_line_pattern.withMessage)(after, { role: "assistant", text: passagesText(passages), at, mode: "local" });
    return { after: (0, import_shared_core_failure_reading_line_pattern.withConversation)(store, after), value: null };
  });
  await (0, import_shared_core_failure_reading_line_pattern.archiveOld)(ports);
  return {
    conversation: draft.conversation.id,
    mode: modeOf(answer),
    answer: reply?.text ?? null,
    notebook,
    conversationId,
    selection,
    passages,
    uploaded: brought?.uploaded ?? [],
    evicted: brought?.evicted ?? [],
    errors: draft.errors,
    notices: draft.notices,
    citations: (reply?.citations ?? []).flatMap(({ sourceId, number: number2, quote }) => {
      const path2 = brought?.sources.find((one) => one.sourceId === sourceId)?.path;
      return path2 === void 0 ? [] : [{ number: number2, path: path2, quote }];
    })
  };
}
function modeOf({ reply, isLocal }) {
  if (reply !== void 0) return "notebook";
  return isLocal ? "local" : null;
}
function unknownConversation({ question, conversation, settings }) {
  const id = conversation.kind === "id" ? conversation.id : "";
  return {
    conversation: id,
    mode: null,
    answer: null,
    notebook: null,
    conversationId: null,
    selection: selectionOf(question, [], (0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ ...settings, vault: {} }).settings),
    passages: [],
    uploaded: [],
    evicted: [],
    errors: [],
    notices: [{ code: "unknown-conversation", message: "The vault has no conversation with this id." }],
    citations: []
  };
}
// src/core/ask/restore-sources.ts
async function restoreSources(ports, { current, old, reached, settings, conversation }, work) {
  const now = await asChanged(ports, reached);
  const brought = await bringSources(
    ports,
    { chosen: [...current, ...old], reached: now, settings, conversation, isUse: false },
    work
  );
  await ports.store.change((store) => {
    const found = (0, import_shared_core_failure_reading_line_pattern.findConversation)(store, conversation);
    const after = found === null ? store : (0, import_shared_core_failure_reading_line_pattern.withConversation)(store, (0, import_shared_core_failure_reading_line_pattern.withRecords)(found, brought.errors, []));
    return { after, value: null };
  });
  return brought;
}
function olderPaths(conversation, current, settings) {
  const here = new Set(current.map(({ path: path2 }) => path2));
  const older = (0, import_shared_core_failure_reading_line_pattern.selectedPaths)(conversation).filter((path2) => !here.has(path2));
  return older.slice(0, Math.max(0, (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)(settings).target - here.size));
}
async function readVaultNotes(ports, paths2) {
  return Promise.all(paths2.map(async (path2) => ({ path: path2, note: await ports.notes.read(path2) })));
}
function deletedNotices(chosen) {
  const deleted = chosen.filter(({ note }) => note.status === "missing").map(({ path: path2 }) => path2);
  if (deleted.length === 0) return [];
  const message = `No longer in the vault, though this conversation used them: ${deleted.join(", ")}.`;
  return [{ code: "deleted-notes", message }];
}
async function asChanged(ports, reached) {
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const known = new Set(Object.keys(reached.store.sourceRegistry.bySourceId));
  const live = store.sourceRegistry.bySourceId;
  const kept = reached.sources.filter(({ id }) => !known.has(id) || Object.hasOwn(live, id));
  const listed = new Set(reached.sources.map(({ id }) => id));
  const added = Object.entries(live).flatMap(
    ([id, { path: path2 }]) => listed.has(id) ? [] : [{ id, title: path2, state: "unknown" }]
  );
  return { ...reached, store, trust, sources: [...kept, ...added] };
}
// src/core/ask/ask-vault.ts
async function askVault(ports, request) {
  const begun = await beginQuestion(ports, request);
  if (begun === null) return unknownConversation(request);
  const { settings, problems } = (0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ ...request.settings, vault: begun.store.settings });
  request.tell({ stage: "searching" });
  const [{ hits, leftOut, unusable }, reach] = await Promise.all([
    ports.notes.search(request.question, settings),
    request.isLocal ? null : (0, import_shared_app_ask_nlm_notebook.reachNotebook)(ports)
  ]);
  const selection = selectionOf(request.question, hits, settings);
  const draft = { ...begun, settings, selection, errors: [], notices: [] };
  draft.notices.push(...problems.map((message) => ({ code: "setting", message })));
  if (leftOut.length > 0) addNotice(draft, "left-out", `Not searched: ${leftOut.join("; ")}.`);
  if (selection.selected.length === 0) {
    addNotice(draft, "no-hits", "No note of the vault has any of these words; nothing was asked.");
    return finishQuestion(ports, draft, noAnswer);
  }
  if (unusable.length > 0)
    addNotice(
      draft,
      "left-out",
      `Nothing is sent while exclusions cannot be applied: ${unusable.join("; ")}.`
    );
  const answer = reach === null || unusable.length > 0 ? null : await answerByNotebook(ports, request, draft, reach);
  if (request.isStopped() && answer?.reply === void 0) {
    if (!draft.notices.some(({ code }) => code === "stopped")) addNotice(draft, "stopped", "It was stopped.");
    return finishQuestion(ports, draft, { ...noAnswer, ...answer });
  }
  if (answer?.reply !== void 0) return finishQuestion(ports, draft, answer);
  const paths2 = selection.selected.map(({ path: path2 }) => path2);
  return finishQuestion(ports, draft, {
    ...noAnswer,
    ...answer,
    passages: await localPassages(ports, paths2, request.question),
    isLocal: true
  });
}
async function answerByNotebook(ports, request, draft, reach) {
  const paths2 = draft.selection.selected.map(({ path: path2 }) => path2);
  const chosen = await readVaultNotes(ports, paths2);
  const reached = await agreedNotebook(ports, request, draft, reach, chosen);
  if (reached === null) return null;
  const { settings, conversation } = draft;
  const bring = { chosen, reached, settings, conversation: conversation.id, isUse: true };
  const brought = await bringSources(ports, bring, request);
  draft.errors.push(...brought.errors);
  draft.notices.push(...brought.notices);
  const answer = { ...noAnswer, notebook: reached.notebook, brought };
  if (request.isStopped()) return answer;
  await restoreLater(ports, request, draft, reached, chosen);
  const [first, ...rest] = brought.sources.map(({ sourceId }) => sourceId);
  if (first === void 0) {
    addNotice(draft, "partial", "None of the chosen notes is in the notebook.");
    return answer;
  }
  if (brought.sources.length < chosen.length)
    addNotice(
      draft,
      "partial",
      `The answer comes from ${brought.sources.length} of ${chosen.length} chosen notes.`
    );
  request.tell({ stage: "asking", sources: brought.sources.length });
  const { outcome, isSecond } = await queryNotebook(ports, {
    notebook: reached.notebook,
    question: request.question,
    sourceIds: [first, ...rest],
    conversationId: conversationIdIn(conversation, reached.notebook),
    timeoutSeconds: settings.queryTimeoutSeconds
  });
  if (isSecond)
    addNotice(
      draft,
      "second-query",
      "The notebook no longer knew this conversation, so a second query began a new one."
    );
  if (outcome.status === "ok") return { ...answer, reply: outcome.value };
  draft.notices.push((0, import_shared_app_ask_nlm_notebook.noticeOf)(outcome));
  draft.errors.push({
    at: (0, import_shared_core_loop_texts_report.isoTime)(ports.now()),
    stage: outcome.code === "logged-out" ? "auth" : "query",
    code: outcome.code,
    message: outcome.message
  });
  return answer;
}
function conversationIdIn(conversation, notebook) {
  return conversation.notebookId === notebook ? conversation.notebookConversationId ?? null : null;
}
async function agreedNotebook(ports, { mayUpload }, draft, reach, chosen) {
  const { settings } = draft;
  const made = reach.status === "none" ? await makeNotebook(ports, settings, chosen, mayUpload) : reach;
  if (made.status === "none") return null;
  const notice = made.status === "unreachable" ? made.notice : await askAgreement(ports, made.reached, settings, chosen, mayUpload);
  if (notice === null && made.status === "reached")
    return { ...made.reached, trust: await ports.trust.read() };
  if (notice !== null) {
    draft.notices.push(notice);
    if (notice.code === "logged-out" || notice.code === "other-account")
      draft.errors.push({ at: (0, import_shared_core_loop_texts_report.isoTime)(ports.now()), stage: "auth", ...notice });
  }
  return null;
}
async function restoreLater(ports, request, { conversation, settings, notices }, reached, current) {
  if (request.conversation.kind !== "id") return;
  const old = await readVaultNotes(ports, olderPaths(conversation, current, settings));
  notices.push(...deletedNotices(old));
  const restoring = restoreSources(
    ports,
    { current, old, reached, settings, conversation: conversation.id },
    request
  );
  request.afterwards(
    restoring.then(
      () => void 0,
      () => void 0
    )
  );
}
// src/app/ask/cures.ts
function vaultCures({ root, notebookId, question }) {
  const agree = () => question === null ? null : import_common3.prose`To upload them and ask: ${import_common2.lineToType`ask ${question} --yes --dir ${root}`}`;
  const cures = {
    "no-notebook": agree,
    "not-agreed": agree,
    "not-confirmed": () => notebookId === null ? null : import_common3.prose`If it is yours: ${import_common2.lineToType`sources adopt ${notebookId} --dir ${root}`}`,
    "notebook-gone": () => import_common3.prose`To let the next question make a new one: ${import_common2.lineToType`sources reset --dir ${root}`}`,
    "implausible-listing": () => import_common3.prose`If it was emptied: ${import_common2.lineToType`sources sync --emptied --dir ${root}`}`,
    "no-consent": () => import_common3.prose`To allow it for this vault, from now on: ${import_common2.lineToType`sources sync --delete --dir ${root}`}`,
    "failed-sources": () => import_common3.prose`To repair it: ${import_common2.lineToType`sources sync --dir ${root}`}`,
    leftovers: () => import_common3.prose`To repair it: ${import_common2.lineToType`sources sync --dir ${root}`}`
  };
  return ({ code }) => cures[code]?.() ?? null;
}
// src/app/operations/vault/ask-flags.ts
var settingInputs = {
  top: (0, import_hooks_active_on_command.count)("N", "how many notes are considered; by default 15", [1, 1e3]),
  cutoff: (0, import_hooks_active_on_command.numberText)("R", "the least share of the best score, 0 to 1; by default 0.4"),
  min: (0, import_hooks_active_on_command.count)("K", "how many notes are kept whatever their scores; by default 3", [1, 1e3]),
  k1: (0, import_hooks_active_on_command.numberText)("R", "of BM25; by default 1.2"),
  b: (0, import_hooks_active_on_command.numberText)("R", "of BM25, 0 to 1; by default 0.75"),
  timeout: (0, import_hooks_active_on_command.count)("SECONDS", "how long the notebook may take; by default 120", [1, 3600])
};
var NAMES = {
  top: "bm25TopN",
  cutoff: "bm25CutoffRatio",
  min: "bm25MinSourcesK",
  k1: "bm25k1",
  b: "bm25b",
  timeout: "queryTimeoutSeconds"
};
var MOST2 = { cutoff: 1, k1: 100, b: 1 };
function flagProblem({ words }, given) {
  for (const [name, most] of Object.entries(MOST2)) {
    const value = givenValue(given, name);
    if (value === null || value >= 0 && value <= most) continue;
    return `${words.input(name) ?? name} needs a number from 0 to ${most}.`;
  }
  const [top, min] = [given.top ?? null, given.min ?? null];
  return top !== null && min !== null && Number(min) > Number(top) ? `${words.input("min") ?? "min"} can be at most ${words.input("top") ?? "top"}.` : null;
}
function askFlags(given) {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, stored]) => {
      const value = givenValue(given, name);
      return value === null ? [] : [[stored, value]];
    })
  );
}
function givenValue(given, name) {
  const value = Reflect.get(given, name);
  if (value === null || value === void 0) return null;
  return typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
}
// src/app/operations/vault/ask-operations.ts
var ask = (0, import_hooks_active_on_command.operation)({
  name: "ask",
  examples: ['"Which options were rejected?"'],
  about: "Answer a question from the right notes of a vault, through its one notebook or from the notes alone",
  effect: "asks",
  slash: "/msw:ask",
  tool: {
    name: "vault_ask",
    about: "Ask the notes of a vault; answers, or gives passages to answer from",
    takes: {
      question: "one question",
      dir: "the vault",
      conversation: "to continue",
      new: "begin anew",
      local: "ask no notebook"
    },
    isLong: true
  },
  inputs: {
    question: (0, import_hooks_active_on_command.word)("one question in quotes"),
    dir: import_shared_app_ask_nlm_notebook.vaultDir,
    conversation: (0, import_hooks_active_on_command.text)("ID", "continue this conversation; by default the last one"),
    new: (0, import_hooks_active_on_command.flag)("begin a new conversation"),
    local: (0, import_hooks_active_on_command.flag)("answer from the notes alone: nothing leaves this machine"),
    yes: (0, import_hooks_active_on_command.flag)("agree to the first upload, and to making the notebook"),
    ...settingInputs
  },
  run: (place, asked) => {
    const { question, dir, conversation, yes } = asked;
    if (asked.new && conversation !== null)
      return (0, import_hooks_active_on_command.misused)(
        `${place.words.input("new")} and ${place.words.input("conversation")} exclude each other.`
      );
    const problem = flagProblem(place, asked);
    if (problem !== null) return (0, import_hooks_active_on_command.misused)(problem);
    const refusal = yes ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, `ask ${place.words.input("yes") ?? ""}`.trim()) : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir, flags: askFlags(asked) }, async (shell) => {
      const { ports, settings, vault } = shell;
      const free = (0, import_app_guidance_step_guidance.textToSend)(question.trim());
      const result = await askVault(ports, {
        ...{ question: free, settings, isLocal: asked.local, isStopped: () => false },
        conversation: conversationOf(asked),
        mayUpload: (preview) => yes ? Promise.resolve(true) : agreesTo(place, preview),
        tell: progressOn(place),
        afterwards: place.afterwards ?? (() => {
        })
      });
      const notebookId = result.notebook ?? String((await ports.store.read()).settings.notebookId ?? "");
      const cures = { root: vault.root, notebookId: notebookId || null, question: free };
      return toldOf({ result, cures });
    });
  },
  json: ({ result }) => askJson(result),
  text: ({ result, cures }) => (0, import_shared_core_planning_phases_plan_format.renderAsk)(result, vaultCures(cures)),
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ conversation: (0, import_adapters_loops_record_schemas.string)(), mode: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()) }),
    of: ({ result: { conversation, mode } }) => ({
      conversation: (0, import_common.quoteName)(conversation, 80),
      mode: mode === null ? void 0 : (0, import_common.quoteName)(mode, 20)
    })
  }
});
var askOperations = [ask];
function toldOf(value) {
  const { mode, notices } = value.result;
  if (mode !== null)
    return { status: "done", value, notice: notices.map(({ message }) => message).join(" ") || void 0 };
  return { status: "failed", value, reason: notices[0]?.message ?? "Nothing answered." };
}
function conversationOf({
  conversation,
  new: isNew
}) {
  if (conversation !== null) return { kind: "id", id: conversation };
  return { kind: isNew ? "new" : "last" };
}
function askJson(result) {
  const { conversation, mode, answer, notebook, conversationId, selection, uploaded, evicted, errors } = result;
  return {
    ...{ conversation, mode, answer },
    ...notebook !== null && { notebook },
    ...conversationId !== null && { conversationId },
    selection,
    passages: result.passages.map(({ path: path2, headings, line, text: words }) => ({
      ...{ path: path2, line, text: words },
      ...headings.length > 0 && { heading: headings.join(" > ") }
    })),
    ...{ uploaded, evicted, errors }
  };
}
async function agreesTo({ caller, tell }, preview) {
  if (caller.mark !== null || !caller.isTerminal) return false;
  for (const line of previewLines(preview)) tell(line);
  return (0, import_shared_core_failure_reading_line_pattern2.agreesInTerminal)("Upload them?");
}
function previewLines({
  notebookId,
  notebookTitle,
  mayBeSecond,
  notes
}) {
  const where = notebookId === null ? `a new notebook, "${notebookTitle}"` : `the notebook ${notebookId}`;
  return [
    `These notes would be uploaded to ${where} of Gemini Notebook (formerly NotebookLM), without secrets:`,
    ...notes.map(({ path: path2, characters }) => `  ${path2} (${(0, import_common4.countOf)(characters, "character")})`),
    ...mayBeSecond ? ["An earlier attempt may have made the notebook already: this may make a second one."] : []
  ];
}
function progressOn({ show }) {
  return (progress) => {
    const line = progressLine(progress);
    show([line], line);
  };
}
function progressLine(progress) {
  if (progress.stage === "searching") return "Searching the notes";
  if (progress.stage === "asking") return `Asking the notebook about ${progress.sources} of its sources`;
  const verb = progress.stage === "uploading" ? "Uploaded" : "Deleted";
  return `${verb} ${progress.done} of ${progress.total}`;
}
