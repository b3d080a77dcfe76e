var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{lookAgain:()=>lookAgain,putBack:()=>putBack,tellIdle:()=>tellIdle}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_snapshots_restore_snapshot=require("./shared.adapters.snapshots.restore-snapshot.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path");
// src/app/proof/put-back.ts
// src/core/checks/protected-paths.ts
function protectedPaths({ protect, checks }) {
  const named = checks.filter(import_app_loop_gather_evidence.isSealed).flatMap(({ command }) => (0, import_shared_core_shell_command_paths.commandPaths)(command).map(({ path }) => path));
  const patterns = [...protect, ...named];
  if (patterns.length === 0) return null;
  const fits = patterns.map(fitsPattern);
  return (path) => fits.some((isFitting) => isFitting(path));
}
function idlePatterns({ protect }, paths) {
  return protect.filter((pattern) => !paths.some(fitsPattern(pattern)));
}
function fitsPattern(pattern) {
  const plain = pattern.replace(/^\.\//, "").replace(/\/$/, "");
  const [fits, covers] = [(0, import_shared_core_failure_reading_line_pattern.pathMatcher)(plain), (0, import_shared_core_failure_reading_line_pattern.pathMatcher)(`${plain}/**`)];
  return (path) => fits(path) || covers(path);
}
// src/app/proof/put-back.ts
var NOTHING_PUT_BACK = { paths: [], troubles: [], doubt: null, written: /* @__PURE__ */ new Map() };
async function putBack(workspace, { terms }) {
  const isProtected = protectedPaths(terms);
  if (isProtected === null) return NOTHING_PUT_BACK;
  const parent = (0, import_hooks_active_on_stop.findLoop)((0, import_hooks_active_on_stop.readLoopState)(workspace), (0, import_hooks_active_on_stop2.gateParent)(terms.session) ?? "");
  const before = await beforeWork(workspace, parent?.terms.id ?? terms.id);
  if (before === null)
    return { ...trouble("MSW has no snapshot of the files from before the work"), doubt: null };
  const { store, tree } = before;
  const work = () => putBackNow(workspace, store, tree, isProtected);
  const done = await (0, import_common2.withLock)((0, import_node_path.join)(store.store, "undo"), work);
  return done.status === "done" ? done.value : trouble("an undo is at work");
}
async function lookAgain(workspace, loop, before) {
  if (before.doubt !== null) return before.doubt;
  const { paths, doubt, written } = await putBack(workspace, loop);
  if (doubt !== null) return doubt;
  const touched = [...before.written].find(([path, at]) => written.get(path) !== at)?.[0];
  const changed = paths[0] ?? touched;
  return changed === void 0 ? null : `\u201C${(0, import_common.plainLine)(changed, 120)}\u201D is protected, and was written while the checks ran`;
}
async function tellIdle(workspace, terms) {
  const before = await beforeWork(workspace, terms.id);
  if (before === null) return [];
  const { store, tree } = before;
  const inside = insideOf(store, workspace.project);
  const paths = (await store.trees.pathsIn(tree)).flatMap((path) => inside(path) ?? []);
  return idlePatterns(terms, paths).map(
    (pattern) => `--protect ${(0, import_common.plainLine)(pattern, 80)} fits no file of the snapshot, which has none that git ignores, so it protects nothing.`
  );
}
async function beforeWork(workspace, loop) {
  const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, loop);
  const first = store === null ? null : (0, import_app_snapshots_keep_snapshots.snapshotOf)(store.list(), 0);
  return store === null || first === null ? null : { store, tree: first.tree };
}
function insideOf({ top }, project) {
  const prefix = (0, import_node_path.relative)(top, project).split(import_node_path.sep).join("/");
  if (prefix === "") return (path) => path;
  return (path) => path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : null;
}
function trouble(reason) {
  const doubt = `protected files could not be put back: ${reason}`;
  return { ...NOTHING_PUT_BACK, troubles: [`P${doubt.slice(1)}.`], doubt };
}
function lastWritten(path) {
  const found = (0, import_common3.lookAt)(path);
  return found === null ? null : process.platform === "win32" ? found.mtimeMs : found.ctimeMs;
}
async function putBackNow({ project, now }, store, first, isProtected) {
  const taken = await store.take({ label: "before-checks", at: now() });
  if (taken.status !== "ok") return trouble(taken.reason);
  const present = taken.snapshot.tree;
  const changes = await store.trees.changedFiles(present, first);
  if (changes === null) return trouble("a snapshot of the files is no longer whole");
  const inside = insideOf(store, project);
  const isOurs = (path) => {
    const own = inside(path);
    return own !== null && isProtected(own);
  };
  const touched = changes.filter(({ path, after }) => after !== null && isOurs(path));
  const guarded = (await store.trees.pathsIn(first)).filter(isOurs);
  const written = () => new Map(guarded.map((path) => [inside(path) ?? path, lastWritten((0, import_node_path.join)(store.top, path))]));
  if (touched.length === 0) return { ...NOTHING_PUT_BACK, written: written() };
  const inTheWay = changes.filter(
    ({ path, after }) => after === null && touched.some((one) => one.path.startsWith(`${path}/`))
  );
  const wanted = new Set([...touched, ...inTheWay].map(({ path }) => path));
  const kept = changes.flatMap(({ path }) => wanted.has(path) ? [] : [path]);
  const undo = { from: present, to: first, target: (0, import_app_snapshots_keep_snapshots.labelOf)(0), kept };
  const brought = await (0, import_shared_adapters_snapshots_restore_snapshot.restoreSnapshot)(store, undo, project);
  if (brought.status === "refused") return trouble(brought.reason);
  const stays = brought.untouched.map(
    ({ path, why }) => `\u201C${inside(path) ?? path}\u201D is protected and stays changed: ${why}`
  );
  return {
    paths: brought.written.flatMap(({ path, after }) => after === null ? [] : inside(path) ?? []),
    troubles: stays.map((clause) => `${clause}.`),
    doubt: stays[0] ?? null,
    written: written()
  };
}
