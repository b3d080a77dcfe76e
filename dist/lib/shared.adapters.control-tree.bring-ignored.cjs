var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{bringIgnored:()=>bringIgnored,discard:()=>discard,furnish:()=>furnish,isTemporaryPlace:()=>isTemporaryPlace,makeTemporaryPlace:()=>makeTemporaryPlace,makeTemporaryTree:()=>makeTemporaryTree,overlayPrefix:()=>overlayPrefix}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_child_process=require("node:child_process"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/adapters/process/overlay.ts
function planOverlay(from, to, layers, number) {
  if ([from, to, layers].some((path) => /[\\,:\n]/.test(path))) return null;
  const changes = (0, import_node_path.join)(layers, `${number}`, "changes");
  const work = (0, import_node_path.join)(layers, `${number}`, "work");
  (0, import_common2.makeFolder)(changes);
  (0, import_common2.makeFolder)(work);
  return { from, to, changes, work };
}
function overlayPrefix(mounts, project) {
  if (mounts.length === 0) return [];
  const prefix = prefixFor(mounts, project);
  if (prefix === null) return null;
  const [program = "", ...args] = prefix;
  const tried = (0, import_node_child_process.spawnSync)(program, [...args, "true"], { stdio: "ignore", timeout: 5e3 });
  return tried.status === 0 ? prefix : null;
}
function prefixFor(mounts, project) {
  if (process.platform !== "linux") return null;
  const [unshare, mount] = ["unshare", "mount"].map((name) => (0, import_common.findProgram)(name, process.env, project));
  if (!unshare || !mount) return null;
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const options = mounts.flatMap(({ from, to, changes, work }) => [
    `lowerdir=${from},upperdir=${changes},workdir=${work}`,
    to
  ]);
  const isRoot = uid === 0;
  const back = isRoot ? [] : [unshare, "-U", `--map-user=${uid}`, `--map-group=${gid}`, "--"];
  return [unshare, isRoot ? "-m" : "-rm", "--", "/bin/sh", "-c", SCRIPT, mount, ...options, "--", ...back];
}
var SCRIPT = 'while [ "$1" != -- ]; do "$0" -t overlay overlay -o "$1" "$2" || exit 97; shift 2; done; shift; exec "$@"';
// src/adapters/control-tree/bring-ignored.ts
// src/core/proof/ignored-entries.ts
function isInstalled({ name, isFolder: isFolder22, siblings, isEnvironment }) {
  if (!isFolder22) return /^\.env(?:\.|$)/.test(name);
  const beside = PACKAGES_BESIDE.get(name);
  return isEnvironment || PACKAGES.has(name) || beside !== void 0 && siblings.has(beside);
}
var PACKAGES_BESIDE = /* @__PURE__ */ new Map([
  ["cache", "install-state.gz"],
  ["deps", "mix.exs"]
]);
var words = (text) => new Set(text.split(" "));
var PACKAGES = words(
  "node_modules vendor bower_components Pods Carthage jspm_packages __pypackages__ unplugged"
);
function isMadeAgain({ name, isFolder: isFolder22 }) {
  return isFolder22 ? MADE.has(name) || name.startsWith("cmake-build-") : MADE_FILE.test(name);
}
var MADE = words(
  [
    "dist out build target bin obj lib-cov release debug Debug Release _build .build .next .nuxt .output .svelte-kit",
    ".tox .nox .terraform __pycache__ .pytest_cache .mypy_cache .ruff_cache .cache .turbo .parcel-cache .nyc_output",
    "coverage htmlcov .gradle .idea .vscode .vs .hypothesis .ipynb_checkpoints .swc .vite .vitest logs log",
    "test-results playwright-report .dart_tool .hg .svn .jj"
  ].join(" ")
);
var MADE_FILE = /^(?:\.DS_Store|Thumbs\.db|\.coverage(?:\..*)?|\.(?:es|style)lintcache|coverage\.xml|core)$|\.(?:log|pyc|pyo|tsbuildinfo|swp|pid|sock|class|o|prof\w*)$|~$/;
// src/adapters/control-tree/bring-ignored.ts
function bringIgnored(request) {
  const work = {
    ...request,
    changed: withFolders(request.changed),
    room: { ...ROOM },
    missing: [],
    without: [],
    overlays: []
  };
  look(work, "");
  return { missing: work.missing, without: work.without, overlays: work.overlays };
}
var ROOM = { files: 1e5, bytes: 1024 * 1024 * 1024 };
var MOST_ENTRIES = 2e5;
var MOST_OVERLAYS = 40;
function look(work, folder) {
  const here = entriesOf((0, import_node_path2.join)(work.top, folder));
  const there = new Set(entriesOf((0, import_node_path2.join)(work.tree, folder)).map(({ name }) => name));
  const siblings = new Set(here.map(({ name }) => name));
  for (const entry of here.filter(({ name }) => !NEVER.has(name) && !isCargoTarget(name, siblings))) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (!there.has(entry.name) && !work.changed.has(path)) bring(work, entry, path, siblings);
    else if (entry.isDirectory() && isFolder2((0, import_node_path2.join)(work.tree, path))) look(work, path);
  }
}
var NEVER = /* @__PURE__ */ new Set([".git", ".msw"]);
function isCargoTarget(name, siblings) {
  return name === "target" && siblings.has("Cargo.toml");
}
function bring(work, entry, path, siblings) {
  try {
    put(work, entry, path, siblings);
  } catch {
    work.missing.push(path);
  }
}
function put(work, entry, path, siblings) {
  const from = (0, import_node_path2.join)(work.top, path);
  const isFolderThere = entry.isDirectory() || entry.isSymbolicLink() && leadsToFolder(from);
  const isEnvironment = isFolderThere && (0, import_node_fs.existsSync)((0, import_node_path2.join)(from, "pyvenv.cfg"));
  const isKept = isInstalled({ name: entry.name, isFolder: isFolderThere, siblings, isEnvironment });
  if (work.keep.kind !== "all" && !isKept) putSome(work, entry, path, isFolderThere);
  else if (isFolderThere) putWhole(work, path, { isKept, isEnvironment });
  else copyEntry(work, entry, path);
}
function putSome(work, entry, path, isFolderThere) {
  const { keep } = work;
  const isLeft = keep.kind === "settled" ? isMadeAgain({ name: entry.name, isFolder: isFolderThere }) : keep.kind === "older" && !entry.isDirectory() && !isOlder((0, import_node_fs.lstatSync)((0, import_node_path2.join)(work.top, path)), keep.than);
  if (isLeft) work.without.push(isFolderThere ? `${path}/` : path);
  else if (entry.isDirectory()) copyFolder(work, path);
  else copyEntry(work, entry, path);
}
function isOlder({ ctimeMs }, than) {
  return ctimeMs < than;
}
function putWhole(work, path, { isKept, isEnvironment }) {
  const to = (0, import_node_path2.join)(work.tree, path);
  const from = import_node_fs.realpathSync.native((0, import_node_path2.join)(work.top, path));
  (0, import_app_snapshots_keep_snapshots.putFolder)(work.tree, to);
  const isCopied = !isKept && copyAll(work, from, to);
  const overlay = !isCopied && work.layers !== null && work.overlays.length < MOST_OVERLAYS ? planOverlay(from, to, work.layers, work.overlays.length) : null;
  const [root, own] = overlay === null ? [work.tree, to] : [overlay.changes, overlay.changes];
  if (overlay !== null) work.overlays.push(overlay);
  else if (!isCopied && !copyAll(work, from, to)) work.missing.push(`${path}/`);
  redirectLinks(work, from, own, root);
  if (isEnvironment) redirectPrograms(work, from, own, root);
}
function copyAll(work, from, to) {
  let isWhole = true;
  for (const entry of entriesOf(from)) {
    if (NEVER.has(entry.name)) continue;
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isDirectory()) {
      (0, import_app_snapshots_keep_snapshots.putFolder)(work.tree, there);
      isWhole = copyAll(work, own, there) && isWhole;
    } else if (entry.isSymbolicLink()) (0, import_app_snapshots_keep_snapshots.putSameLink)(work.tree, there, own);
    else if (entry.isFile()) isWhole = copyFile(work, own, there) && isWhole;
  }
  return isWhole;
}
function redirectLinks(work, from, to, root, depth = 0) {
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isDirectory() && entry.name.startsWith("@") && depth === 0)
      redirectLinks(work, own, there, root, depth + 1);
    if (!entry.isSymbolicLink()) continue;
    const target = (0, import_node_fs.readlinkSync)(own);
    if (!(0, import_node_path2.isAbsolute)(target) || !(0, import_common5.isInside)(target, work.top)) continue;
    (0, import_app_snapshots_keep_snapshots.putLink)(root, there, (0, import_node_path2.join)(work.tree, (0, import_node_path2.relative)(work.top, target)), leadsToFolder(own));
  }
}
var PROGRAMS = ["bin", "Scripts"];
var LARGEST_SCRIPT = 64 * 1024;
function redirectPrograms({ top, tree }, from, to, root) {
  for (const folder of PROGRAMS)
    for (const entry of entriesOf((0, import_node_path2.join)(from, folder))) {
      const text = entry.isFile() ? (0, import_common4.textOf)((0, import_node_path2.join)(from, folder, entry.name), import_common5.named, LARGEST_SCRIPT) : null;
      if (text?.startsWith("#!") && text.includes(top))
        (0, import_app_snapshots_keep_snapshots.putText)(
          root,
          (0, import_node_path2.join)(to, folder, entry.name),
          (0, import_app_loop_gather_evidence.redirectPaths)(text, top, tree),
          (0, import_node_fs.lstatSync)((0, import_node_path2.join)(from, folder, entry.name)).mode
        );
    }
}
function copyFolder(work, path) {
  const from = (0, import_node_path2.join)(work.top, path);
  const children = entriesOf(from);
  const names = new Set(children.map(({ name }) => name));
  (0, import_app_snapshots_keep_snapshots.putFolder)(work.tree, (0, import_node_path2.join)(work.tree, path));
  for (const child of children.filter(({ name }) => !NEVER.has(name)))
    bring(work, child, `${path}/${child.name}`, names);
}
function copyEntry(work, entry, path) {
  const [from, to] = [(0, import_node_path2.join)(work.top, path), (0, import_node_path2.join)(work.tree, path)];
  if (entry.isSymbolicLink()) (0, import_app_snapshots_keep_snapshots.putSameLink)(work.tree, to, from);
  else if (entry.isFile() && !copyFile(work, from, to)) work.missing.push(path);
}
function copyFile({ room, tree }, from, to) {
  const { size } = (0, import_node_fs.lstatSync)(from);
  if (size > room.bytes || room.files === 0) return false;
  room.files -= 1;
  room.bytes -= size;
  (0, import_app_snapshots_keep_snapshots.putCopy)(tree, to, from);
  return true;
}
function withFolders(paths) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    for (let part = path; part !== "" && !found.has(part); part = part.slice(0, Math.max(0, part.lastIndexOf("/"))))
      found.add(part);
  }
  return found;
}
function entriesOf(folder) {
  const list = (0, import_common3.listFolder)(folder, import_common5.named, MOST_ENTRIES);
  return list.status === "ok" ? list.entries : [];
}
function isFolder2(path) {
  return (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function leadsToFolder(path) {
  try {
    return (0, import_node_fs.lstatSync)(import_node_fs.realpathSync.native(path)).isDirectory();
  } catch {
    return false;
  }
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
// src/adapters/control-tree/temporary-place.ts
function makeTemporaryPlace(userFolder, top) {
  const parent = parentFolder(userFolder, top);
  removeLeftovers(parent);
  const around = import_node_fs2.realpathSync.native((0, import_node_fs2.mkdtempSync)((0, import_node_path3.join)(parent, `${PREFIX}${host()}-${process.pid}-`)));
  (0, import_node_fs2.mkdirSync)((0, import_node_path3.join)(around, "tree"));
  return { around, folder: (0, import_node_path3.join)(around, "tree", (0, import_node_path3.basename)(top)) };
}
function isTemporaryPlace(userFolder, path) {
  const parents = [(0, import_node_os.tmpdir)(), (0, import_node_path3.join)(userFolder, "trees")].map(realOrSame);
  return parents.some((parent) => (0, import_common5.isInside)(path, parent)) && /[\\/]msw-tree-\w{1,8}-\d{1,10}-\w{6}[\\/]/.test(path);
}
function realOrSame(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    return path;
  }
}
var PREFIX = "msw-tree-";
function parentFolder(userFolder, top) {
  const temporary = (0, import_node_os.tmpdir)();
  const stat = (0, import_node_fs2.lstatSync)(import_node_fs2.realpathSync.native(temporary));
  const isPrivate = process.platform === "win32" || (stat.mode & 18) === 0 && stat.uid === process.getuid?.();
  if (isPrivate && !(0, import_common6.leadsInto)(temporary, (0, import_common6.projectReach)(top))) return temporary;
  const own = (0, import_node_path3.join)(userFolder, "trees");
  (0, import_common2.makeFolder)(own, 448);
  return own;
}
function host() {
  let hash = 5381;
  for (const char of (0, import_node_os.hostname)()) hash = (hash * 33 + char.charCodeAt(0)) % 2 ** 32;
  return hash.toString(36);
}
var DAY_MS = 24 * 60 * 60 * 1e3;
function removeLeftovers(parent) {
  const list = (0, import_common3.listFolder)(parent, import_common5.named, 1e5);
  for (const entry of list.status === "ok" ? list.entries : []) {
    const path = (0, import_node_path3.join)(parent, entry.name);
    if (entry.isDirectory() && isLeftover(entry.name, path)) discard(path);
  }
}
function isLeftover(name, path) {
  const [, where, pid] = /^msw-tree-(\w{1,8})-(\d{1,10})-\w{6}$/.exec(name) ?? [];
  const stat = pid === void 0 ? void 0 : (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (stat === void 0 || process.getuid !== void 0 && stat.uid !== process.getuid()) return false;
  return Date.now() - stat.mtimeMs > DAY_MS || where === host() && !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (0, import_common7.errorCode)(error) === "EPERM";
  }
}
function discard(path) {
  try {
    (0, import_node_fs2.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {
  }
}
// src/adapters/control-tree/temporary-tree.ts
// src/adapters/control-tree/laid-files.ts
function laidFiles(folder, path = "") {
  const found = /* @__PURE__ */ new Map();
  for (const { entry, own } of entriesIn(folder, path) ?? []) {
    if (!entry.isDirectory()) found.set(own, stampOf((0, import_node_path5.join)(folder, own)));
    else if (own !== REPOSITORY) for (const [at, stamp] of laidFiles(folder, own)) found.set(at, stamp);
  }
  return found;
}
function stampOf(path) {
  const { ino, size, mode, mtimeMs, ctimeMs } = (0, import_node_fs4.lstatSync)(path);
  return [ino, size, mode, mtimeMs, ctimeMs].join(" ");
}
function areExact(laid) {
  return [...laid.values()].some((stamp) => Number(stamp.slice(stamp.lastIndexOf(" ") + 1)) % 1e3 !== 0);
}
function removeOthers(folder, laid) {
  const kept = /* @__PURE__ */ new Map();
  clear("");
  return kept;
  function clear(path) {
    const all = entriesIn(folder, path);
    if (all === null) throw new Error(`${path} cannot be listed`);
    const gone = all.filter((one) => !stays(one));
    for (const { own } of gone) (0, import_node_fs4.rmSync)((0, import_node_path5.join)(folder, own), { recursive: true, force: true });
    return gone.length === all.length;
  }
  function stays({ entry, own }) {
    if (entry.isDirectory()) return own !== REPOSITORY && !clear(own);
    const stamp = laid.get(own);
    if (stamp === void 0 || stamp !== stampOf((0, import_node_path5.join)(folder, own))) return false;
    kept.set(own, stamp);
    return true;
  }
}
var REPOSITORY = ".git";
var MOST_ENTRIES2 = 2e5;
function entriesIn(folder, path) {
  const list = (0, import_common3.listFolder)((0, import_node_path5.join)(folder, path), import_common5.named, MOST_ENTRIES2);
  if (list.status !== "ok") return null;
  return list.entries.map((entry) => ({ entry, own: path === "" ? entry.name : `${path}/${entry.name}` }));
}
// src/adapters/control-tree/python-redirect.ts
var PYTHON_REDIRECT = `import os
import sys


def _redirect():
    source = os.environ.get("MSW_TREE_FROM")
    target = os.environ.get("MSW_TREE_TO")
    if not source or not target:
        return

    def moved(path):
        if isinstance(path, str) and (path == source or path.startswith(source + os.sep)):
            there = target + path[len(source):]
            # What the tree lacks, such as a virtual environment, stays where it is.
            return there if os.path.lexists(there) else path
        return path

    def moved_all(value):
        if isinstance(value, dict):
            for key, item in list(value.items()):
                value[key] = moved_all(item)
            return value
        if isinstance(value, list):
            value[:] = [moved_all(item) for item in value]
            return value
        return moved(value)

    sys.path[:] = [moved(path) for path in sys.path]
    for name, module in list(sys.modules.items()):
        if name.startswith("__editable__") and name.endswith("_finder"):
            moved_all(getattr(module, "MAPPING", {}))
            moved_all(getattr(module, "NAMESPACES", {}))
    sys.path_importer_cache.clear()


def _next():
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != here]
    own = sys.modules.pop("sitecustomize", None)
    try:
        import sitecustomize
    except ImportError:
        if own is not None:
            sys.modules["sitecustomize"] = own


_redirect()
_next()
del _redirect, _next
`;
// src/adapters/control-tree/temporary-tree.ts
async function makeTemporaryTree(request) {
  let place = null;
  try {
    place = makeTemporaryPlace(request.userFolder, request.store.top);
    (0, import_common2.makeFolder)(place.folder);
    const failure = await layOut(request, place);
    if (failure === null) return furnished(request, place, laidFiles(place.folder));
    discard(place.around);
    return { status: "failed", reason: failure };
  } catch (error) {
    if (place !== null) discard(place.around);
    return {
      status: "failed",
      reason: `a temporary folder cannot be filled (${(0, import_common7.errorCode)(error) ?? "unknown error"})`
    };
  }
}
async function changeOrMake(last, request) {
  const changed = await changeTree(last, request).catch(() => null);
  if (changed !== null) return changed;
  discard(last.place.around);
  return makeTemporaryTree(request);
}
async function changeTree({ request: last, place: { around, folder }, laid }, request) {
  const { store, tree, entries, texts } = request;
  if (tree !== last.tree || !areExact(laid)) return null;
  const parent = (0, import_node_fs3.mkdtempSync)((0, import_node_path4.join)(around, "tree-"));
  const place = { around, folder: (0, import_node_path4.join)(parent, (0, import_node_path4.basename)(folder)) };
  (0, import_node_fs3.renameSync)(folder, place.folder);
  const others = (0, import_common3.listFolder)(around, import_common5.named);
  if (others.status !== "ok") return null;
  for (const { name } of others.entries) if ((0, import_node_path4.join)(around, name) !== parent) discard((0, import_node_path4.join)(around, name));
  const same = new Map(laid);
  for (const path of [last, request].flatMap(replacedBy)) same.delete(path);
  const kept = removeOthers(place.folder, same);
  const inTree = await store.trees.pathsIn(tree);
  const missing = [.../* @__PURE__ */ new Set([...inTree, ...entries.keys()])].filter(
    (path) => !kept.has(path) && entries.get(path) !== null
  );
  if (await layOut(request, place, missing) !== null) return null;
  for (const path of [...missing, ...texts.keys()]) kept.set(path, stampOf((0, import_node_path4.join)(place.folder, path)));
  return furnished(request, place, kept);
}
function replacedBy({ entries, texts }) {
  return [...entries.keys(), ...texts.keys()];
}
async function layOut({ store, tree, entries, texts }, { around, folder }, only) {
  const scratch = (0, import_node_path4.join)(around, "index");
  const { isRepository } = store;
  const failure = await store.trees.layOut({
    ...{ tree, entries, folder, scratch, isRepository },
    ...only && { only }
  });
  if (failure !== null) return failure;
  for (const [path, text] of texts) (0, import_app_snapshots_keep_snapshots.putText)(folder, (0, import_node_path4.join)(folder, path), text);
  return null;
}
function furnished(request, place, laid) {
  const { top, store } = request.store;
  const tree = furnish({ ...request, top, kept: store }, place);
  const change = (next) => changeOrMake({ request, place, laid }, next);
  return { status: "ok", tree: { ...tree, change } };
}
function furnish({ top, changed, project, kept, keep }, { around, folder }) {
  const layers = `${(0, import_node_path4.dirname)(folder)}-layers`;
  const { brought, prefix } = bring2({ top, tree: folder, changed, keep, layers });
  const here = (0, import_node_path4.join)(folder, (0, import_node_path4.relative)(top, project));
  const env = {
    ...kept === null ? {} : cargoFolder(here, folder, kept),
    ...pythonPaths({ top, folder, around }),
    ...gitVariables(folder)
  };
  return {
    project: here,
    missing: brought.missing,
    without: brought.without,
    adapt: (command) => ({
      command: (0, import_app_loop_gather_evidence.redirectPaths)(command, top, folder),
      env: { ...(0, import_app_loop_gather_evidence.redirectVariables)((0, import_hooks_active_on_stop.withoutClientMarks)(process.env), top, folder), ...env },
      prefix
    }),
    remove: () => discard(around)
  };
}
function bring2(request) {
  if (process.platform === "linux") {
    const brought = bringIgnored(request);
    const prefix = overlayPrefix(brought.overlays, request.top);
    if (prefix !== null) return { brought, prefix };
    for (const { to } of brought.overlays) (0, import_node_fs3.rmSync)(to, { recursive: true, force: true });
  }
  return { brought: bringIgnored({ ...request, layers: null }), prefix: [] };
}
function cargoFolder(here, folder, store) {
  const root = [here, folder].find((place) => (0, import_node_fs3.existsSync)((0, import_node_path4.join)(place, "Cargo.toml")));
  if (root === void 0) return {};
  const kept = (0, import_node_path4.join)(store, "cargo-target");
  (0, import_common2.makeFolder)(kept, 448);
  const target = (0, import_node_path4.join)(root, "target");
  (0, import_app_snapshots_keep_snapshots.putLink)(folder, target, kept, true);
  return { CARGO_TARGET_DIR: target };
}
function gitVariables(folder) {
  const own = process.env.GIT_CEILING_DIRECTORIES;
  return {
    GIT_CEILING_DIRECTORIES: [(0, import_node_path4.dirname)(folder), ...own ? [own] : []].join(import_node_path4.delimiter),
    ...Object.fromEntries(OF_A_REPOSITORY.map((name) => [name, void 0]))
  };
}
var OF_A_REPOSITORY = "GIT_DIR GIT_COMMON_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_OBJECT_DIRECTORY GIT_PREFIX GIT_NAMESPACE".split(
  " "
);
function pythonPaths({
  top,
  folder,
  around
}) {
  const helper = `${(0, import_node_path4.dirname)(folder)}-python`;
  (0, import_app_snapshots_keep_snapshots.putText)(around, (0, import_node_path4.join)(helper, "sitecustomize.py"), PYTHON_REDIRECT);
  const own = (0, import_app_loop_gather_evidence.redirectPaths)(process.env.PYTHONPATH ?? "", top, folder);
  return {
    PYTHONPATH: own === "" ? helper : `${helper}${import_node_path4.delimiter}${own}`,
    // uv would reinstall the project each time it runs something.
    UV_NO_SYNC: "1",
    MSW_TREE_FROM: top,
    MSW_TREE_TO: folder
  };
}
