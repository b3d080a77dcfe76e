var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let s of __getOwnPropNames(r))!__hasOwnProp.call(e,s)&&s!==o&&__defProp(e,s,{get:()=>r[s],enumerable:!(p=__getOwnPropDesc(r,s))||p.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{snapshotOperations:()=>snapshotOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_snapshots_restore_snapshot=require("./shared.adapters.snapshots.restore-snapshot.cjs"),import_shared_app_snapshots_find_snapshots=require("./shared.app.snapshots.find-snapshots.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_app_snapshots_keep_snapshots2=require("./app.snapshots.keep-snapshots.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_path=require("node:path");
// src/core/snapshots/difference-text.ts
function renderDifference({ from, to, files, patch }) {
  const sum = (of) => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count2 = (0, import_common7.countOf)(files.length, "file");
  const head = import_common5.prose`From ${nameOf(from)} to ${nameOf(to)}: ${count2}, +${sum("added")} -${sum("removed")} lines`;
  const more = files.length > MOST_SHOWN ? import_common5.prose`  and ${files.length - MOST_SHOWN} more` : null;
  const list2 = (0, import_common5.joinProse)([head, ...files.slice(0, MOST_SHOWN).map(lineOf), more], "\n");
  if (patch === null || patch === "") return list2;
  return import_common5.prose`${list2}\n\n${(0, import_app_loop_conclude_turn.fence)(patch, { cap: LONGEST_PATCH, label: import_common5.prose`the project's files` })}`;
}
var MOST_SHOWN = 200;
var LONGEST_PATCH = 4e5;
function nameOf(label) {
  const iteration = (0, import_shared_core_snapshots_undo_text.iterationOf)(label) ?? 0;
  return iteration === 0 ? import_common5.prose`the start of the loop` : import_common5.prose`the end of iteration ${iteration}`;
}
function lineOf({ status, path: path2, added, removed }) {
  const mark = MARKS[status];
  const lines = added === null || removed === null ? import_common5.prose`` : import_common5.prose`  +${added} -${removed}`;
  return import_common5.prose`  ${mark} ${(0, import_common.quoteName)(path2)}${lines}`;
}
var MARKS = { added: (0, import_common5.literal)("+"), removed: (0, import_common5.literal)("-"), changed: (0, import_common5.literal)("~") };
// src/app/snapshots/show-difference.ts
async function showDifference(workspace, wanted) {
  const found = await (0, import_shared_app_snapshots_find_snapshots.findSnapshots)(workspace, wanted);
  if (found.status === "refused") return found;
  const pair = choosePair(found.iterations, wanted);
  if (typeof pair === "string") return { status: "refused", reason: pair };
  const { from, to } = pair;
  const files = await found.store.trees.changedFiles(from.tree, to.tree);
  const patch = wanted.filesOnly ? null : await found.store.trees.patchBetween(from.tree, to.tree);
  if (files === null || patch === null && !wanted.filesOnly)
    return {
      status: "refused",
      reason: "One of these snapshots is no longer whole, so they cannot be compared."
    };
  const shown2 = files.map(({ path: path2, status, added, removed }) => ({ path: path2, status, added, removed }));
  return {
    status: "ok",
    difference: { loop: found.loop, from: from.label, to: to.label, files: shown2, patch }
  };
}
function choosePair(iterations, { iteration, until }) {
  if (until !== null) return between(iterations, iteration ?? "", until);
  const to = iteration === null ? iterations.at(-1) : numbered(iterations, iteration);
  if (to === void 0) return (0, import_shared_app_snapshots_find_snapshots.noSuchIteration)(iteration ?? "1", iterations);
  const from = iterations[iterations.indexOf(to) - 1];
  return from === void 0 ? "Nothing is kept from before the start of the loop: name an iteration from 1, or two of them." : { from, to };
}
function between(iterations, one, other) {
  const from = numbered(iterations, one);
  const to = numbered(iterations, other);
  if (from === void 0) return (0, import_shared_app_snapshots_find_snapshots.noSuchIteration)(one, iterations);
  return to === void 0 ? (0, import_shared_app_snapshots_find_snapshots.noSuchIteration)(other, iterations) : { from, to };
}
function numbered(iterations, number) {
  return /^\d{1,6}$/.test(number) ? (0, import_app_snapshots_keep_snapshots.snapshotOf)(iterations, Number(number)) ?? void 0 : void 0;
}
// src/app/snapshots/undo-files.ts
async function undoFiles(workspace, wanted) {
  const found = await (0, import_shared_app_snapshots_find_snapshots.findSnapshots)(workspace, wanted);
  if (found.status === "refused") return found;
  const work = () => undoNow(workspace, found, wanted);
  const undone = await (0, import_common4.withLock)((0, import_node_path.join)(found.store.store, "undo"), work);
  return undone.status === "done" ? undone.value : refused2("Another undo is running in this project.");
}
async function undoNow(workspace, found, wanted) {
  const interrupted = (0, import_shared_adapters_snapshots_restore_snapshot.interruptedUndo)(found.store, workspace.userFolder);
  if (interrupted !== null) return goOnWith(workspace, found, interrupted, wanted);
  const seen = await planUndo(workspace, found, wanted, SEEN);
  if ("status" in seen) return seen;
  const { undo: undo2, files, untouched } = seen;
  if (!wanted.yes || files.length === 0) return shown(found, undo2, { files, untouched, isDone: false });
  const kept = await planUndo(workspace, found, wanted, BEFORE);
  return "status" in kept ? kept : carryOut(workspace, found, kept.undo, kept.untouched);
}
async function goOnWith(workspace, found, undo2, { back, yes }) {
  const turned = back ? { ...undo2, from: undo2.to, to: undo2.from, target: BEFORE } : undo2;
  if (yes) return carryOut(workspace, found, turned, []);
  const now = await found.store.take({ label: SEEN, at: workspace.now() });
  if (now.status !== "ok") return refused2(`The files cannot be examined: ${now.reason}.`);
  const files = await found.store.trees.changedFiles(now.snapshot.tree, turned.to);
  const left = (files ?? []).filter(({ path: path2 }) => !turned.kept.includes(path2));
  return shown(found, turned, { files: left, untouched: [], isDone: false, isRest: true });
}
async function planUndo(workspace, found, wanted, label) {
  const { store } = found;
  const take = (also) => store.take({ label, at: workspace.now(), also, isFresh: label === BEFORE });
  const before = store.list().findLast(({ label: label2 }) => label2 === BEFORE) ?? null;
  const seen = await take([]);
  if (seen.status !== "ok") return refused2(`The current files cannot be saved: ${seen.reason}.`);
  const target = wanted.back ? before : chooseTarget(found.iterations, seen.snapshot, wanted.iteration);
  if (target === null) return refused2(noTarget(found, wanted));
  if (!await store.trees.isWhole(target.tree))
    return refused2(
      `The snapshot of ${(0, import_shared_core_snapshots_undo_text.describeSnapshot)(target.label)} is no longer whole: the repository has lost objects that it needs.`
    );
  const first = await store.trees.changedFiles(seen.snapshot.tree, target.tree) ?? [];
  const inTheWay = first.filter(({ status, path: path2 }) => status === "added" && isThere(store.top, path2));
  const now = inTheWay.length === 0 ? seen : await take(inTheWay.map(({ path: path2 }) => path2));
  if (now.status !== "ok") return refused2(`The current files cannot be saved: ${now.reason}.`);
  const from = now.snapshot.tree;
  const changes = inTheWay.length === 0 ? first : await store.trees.changedFiles(from, target.tree) ?? [];
  const untouched = [...await leaveAlone(found, target.tree, changes), ...leftOut(target)];
  const kept = untouched.map(({ path: path2 }) => path2);
  const files = changes.filter(({ path: path2 }) => !kept.includes(path2));
  return { undo: { from, to: target.tree, target: target.label, kept }, files, untouched };
}
var BEFORE = "before-undo";
var SEEN = "seen";
function isThere(top, path2) {
  return (0, import_app_snapshots_keep_snapshots2.canBeNamed)(path2) && (0, import_common6.lookAt)((0, import_node_path.join)(top, path2)) !== null;
}
async function leaveAlone({ store }, target, changes) {
  const going = changes.flatMap(({ path: path2, after }) => after === null && (0, import_app_snapshots_keep_snapshots2.canBeNamed)(path2) ? [path2] : []);
  const ignored = await store.trees.ignoredBy(target, going);
  return changes.flatMap(({ path: path2, after }) => {
    if (!(0, import_app_snapshots_keep_snapshots2.canBeNamed)(path2)) return [{ path: path2, why: "its name is not UTF-8" }];
    return after === null && ignored.has(path2) ? [{ path: path2, why: "git ignored it then" }] : [];
  });
}
function leftOut({ leftOut: leftOut2 }) {
  return leftOut2.filter(({ path: path2 }) => path2.endsWith("/"));
}
function chooseTarget(iterations, now, wanted) {
  if (wanted !== null) return /^\d{1,6}$/.test(wanted) ? (0, import_app_snapshots_keep_snapshots.snapshotOf)(iterations, Number(wanted)) : null;
  const same = iterations.findLastIndex(({ tree }) => tree === now.tree);
  const earlier = same === -1 ? iterations : iterations.slice(0, same);
  return earlier.findLast(({ tree }) => tree !== now.tree) ?? null;
}
function noTarget({ iterations }, { back, iteration }) {
  if (back) return "No undo was made in this loop, so there is nothing to take back.";
  return iteration === null ? "The files are as they were at the start of the loop: there is nothing to undo." : (0, import_shared_app_snapshots_find_snapshots.noSuchIteration)(iteration, iterations);
}
async function carryOut(workspace, found, undo2, left) {
  const done2 = await (0, import_shared_adapters_snapshots_restore_snapshot.restoreSnapshot)(found.store, undo2, workspace.project);
  if (done2.status === "refused") return refused2(`Nothing was changed: ${done2.reason}.`);
  const untouched = [...left, ...done2.untouched];
  await settleFixes(workspace, found.loop, undo2.target);
  await (0, import_common2.appendJournal)(
    workspace.project,
    {
      event: "loop-undone",
      loop: found.loop,
      target: (0, import_shared_core_snapshots_undo_text.describeSnapshot)(undo2.target),
      files: done2.written.length,
      untouched: untouched.length
    },
    (0, import_common3.isoNow)(workspace)
  );
  return shown(found, undo2, { files: done2.written, untouched, isDone: true });
}
async function settleFixes(workspace, loop2, target) {
  const { restoreFixes, withdrawFixes } = await Promise.resolve().then(() => __toESM(require("./app.guidance.learn-fixes.cjs")));
  const iteration = (0, import_shared_core_snapshots_undo_text.iterationOf)(target);
  if (iteration === null) await restoreFixes(workspace, loop2);
  else await withdrawFixes(workspace, loop2, "undone", (fix) => fix.iteration > iteration);
}
function shown({ loop: loop2, isRunning }, undo2, told) {
  const files = told.files.map(({ path: path2, status, added, removed }) => ({ path: path2, status, added, removed }));
  return { status: "ok", undo: { loop: loop2, to: undo2.target, isRest: false, isRunning, ...told, files } };
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/snapshot-operations.ts
var loop = (0, import_hooks_active_on_command.text)("ID", "a loop id or the beginning of one; without it the newest with snapshots is meant");
var session = (0, import_hooks_active_on_command.text)("ID", "the loop of this session");
var diff = (0, import_hooks_active_on_command.operation)({
  name: "loop diff",
  about: "Show what an iteration changed, or what differs between the ends of two",
  effect: "reads",
  inputs: {
    iteration: (0, import_hooks_active_on_command.optionalWord)("an iteration", "without it the last one; 0 is the start of the loop"),
    until: (0, import_hooks_active_on_command.optionalWord)("another iteration", "then the difference between the two"),
    stat: (0, import_hooks_active_on_command.flag)("only the files, without the patch"),
    loop,
    session
  },
  run: (place, { iteration, until, stat, ...wanted }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const shown2 = await showDifference(workspace, { ...wanted, iteration, until, filesOnly: stat });
    return shown2.status === "refused" ? shown2 : (0, import_hooks_active_on_command.done)(shown2.difference);
  }),
  text: renderDifference
});
var undo = (0, import_hooks_active_on_command.operation)({
  name: "loop undo",
  about: "Bring the files back to the end of an iteration; shows first what would change",
  effect: "writes",
  callers: "people",
  slash: "/msw:undo",
  inputs: {
    iteration: (0, import_hooks_active_on_command.optionalWord)("an iteration", "without it the one before; 0 is the start of the loop"),
    yes: (0, import_hooks_active_on_command.flag)("do it"),
    back: (0, import_hooks_active_on_command.flag)("take the last undo back"),
    loop,
    session
  },
  run: (place, wanted) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const undone = await undoFiles(workspace, wanted);
    return undone.status === "refused" ? undone : (0, import_hooks_active_on_command.done)(undone.undo);
  }),
  shown: import_shared_core_snapshots_undo_text.renderUndo
});
var snapshotOperations = [diff, undo];
