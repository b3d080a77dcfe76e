

var import_app_snapshots_keep_snapshots = require("./app.snapshots.keep-snapshots.cjs");

var import_common = require("./common.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_child_process = require("node:child_process");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/core/proof/redirect-paths.ts
function redirectPaths(text, from, to) {
  if (from.length < 2 || !text.includes(from)) return text;
  const [first = "", ...rest] = text.split(from);
  let result = first;
  for (const part of rest) {
    const before = result.at(-1) ?? "";
    const isPlace = !/[\w.\\/-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(part);
    result += `${isPlace ? to : from}${part}`;
  }
  return result;
}
function redirectVariables(variables, from, to) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const other = value === void 0 ? void 0 : redirectPaths(value, from, to);
      return other === void 0 || other === value ? [] : [[name, other]];
    })
  );
}
// src/adapters/process/overlay.ts
function planOverlay(from, to, layers, number) {
  if ([from, to, layers].some((path) => /[\\,:\n]/.test(path))) return null;
  const changes = (0, import_node_path.join)(layers, `${number}`, "changes");
  const work = (0, import_node_path.join)(layers, `${number}`, "work");
  (0, import_common.makeFolder)(changes);
  (0, import_common.makeFolder)(work);
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
  const [unshare, mount] = ["unshare", "mount"].map((name) => (0, import_adapters_git_work_tree.findProgram)(name, process.env, project));
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
    if (!(0, import_node_path2.isAbsolute)(target) || !(0, import_common4.isInside)(target, work.top)) continue;
    (0, import_app_snapshots_keep_snapshots.putLink)(root, there, (0, import_node_path2.join)(work.tree, (0, import_node_path2.relative)(work.top, target)), leadsToFolder(own));
  }
}
var PROGRAMS = ["bin", "Scripts"];
var LARGEST_SCRIPT = 64 * 1024;
function redirectPrograms({ top, tree }, from, to, root) {
  for (const folder of PROGRAMS)
    for (const entry of entriesOf((0, import_node_path2.join)(from, folder))) {
      const text = entry.isFile() ? (0, import_common3.textOf)((0, import_node_path2.join)(from, folder, entry.name), import_common4.named, LARGEST_SCRIPT) : null;
      if (text?.startsWith("#!") && text.includes(top))
        (0, import_app_snapshots_keep_snapshots.putText)(
          root,
          (0, import_node_path2.join)(to, folder, entry.name),
          redirectPaths(text, top, tree),
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
  const list = (0, import_common2.listFolder)(folder, import_common4.named, MOST_ENTRIES);
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

var import_app_snapshots_keep_snapshots2 = require("./app.snapshots.keep-snapshots.cjs");

var import_app_snapshots_keep_snapshots3 = require("./app.snapshots.keep-snapshots.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/snapshots/bring-back.ts
async function bringBack(store, undo, project) {
  const changes = await store.trees.changedFiles(undo.from, undo.to);
  if (changes === null) return { status: "refused", reason: "its snapshot is no longer whole" };
  const kept = new Set(undo.kept);
  const steps = changes.filter(({ path }) => !kept.has(path));
  const ordered = [
    ...steps.filter(({ after }) => after === null),
    ...steps.filter(({ after }) => after !== null)
  ];
  (0, import_common6.writeFileAtomic)(undoPath(store), `${JSON.stringify({ version: 1, ...undo })}
`, { mode: 384 });
  const rights = rightsIn(store, undo);
  const written = [];
  const untouched = [];
  for (const group of grouped(ordered)) {
    const blobs = await store.trees.readBlobs(blobsOf(group));
    for (const change of group) {
      const content = blobs.get(change.after?.blob ?? "") ?? (await store.trees.readBlobs(blobsOf([change]))).get(change.after?.blob ?? "");
      const state = stateOf(change, content ?? null, rights[change.path]);
      const why = carryOut(store, change, state, project);
      if (why === null) written.push(change);
      else untouched.push({ path: change.path, why });
    }
  }
  (0, import_node_fs2.rmSync)(undoPath(store), { force: true });
  return { status: "done", written, untouched };
}
function interruptedUndo(store, userFolder) {
  const { from, to, target, kept } = (0, import_common7.fieldsIn)((0, import_common7.readJson)(undoPath(store), (0, import_common4.privateFile)(userFolder)));
  if (typeof from !== "string" || typeof to !== "string" || typeof target !== "string") return null;
  const paths = Array.isArray(kept) ? kept.filter((path) => typeof path === "string") : [];
  return { from, to, target, kept: paths };
}
function undoPath({ store }) {
  return (0, import_node_path3.join)(store, "undo.json");
}
var LARGEST = 64 * 1024 * 1024;
var FILES_AT_ONCE = 64;
function blobsOf(changes) {
  return changes.flatMap(({ after }) => after === null ? [] : [after.blob]);
}
function* grouped(changes) {
  for (let at = 0; at < changes.length; at += FILES_AT_ONCE) yield changes.slice(at, at + FILES_AT_ONCE);
}
function rightsIn({ list }, { to, target }) {
  const same = list().filter(({ tree }) => tree === to);
  return (same.findLast(({ label }) => label === target) ?? same.at(-1))?.rights ?? {};
}
function stateOf({ after }, bytes, rights) {
  return after === null || bytes === null ? null : { kind: after.kind, bytes, rights };
}
function carryOut({ top }, { path, before, after }, state, project) {
  if (!(0, import_app_snapshots_keep_snapshots2.canBeNamed)(path)) return "its name is not UTF-8";
  (0, import_app_snapshots_keep_snapshots3.removeTemporary)(top, path);
  const now = entryAt(top, path, { before, after });
  if (typeof now === "string") return now;
  if (isSame(now, after)) return null;
  if (!isSame(now, before)) return "it was changed meanwhile";
  if (after !== null && state === null) return "its content is no longer there";
  const restored = (0, import_app_snapshots_keep_snapshots3.restoreFile)(top, path, state, [project]);
  return restored.status === "ok" ? null : restored.reason;
}
function entryAt(top, path, { before, after }) {
  const found = (0, import_app_snapshots_keep_snapshots3.lookAtFile)(top, path, LARGEST);
  if (found.status === "missing") return null;
  if (found.status === "folder")
    return after === null || found.isEmpty ? null : "there is a folder in its place";
  if (found.status === "refused") return found.reason;
  const { kind, bytes } = found.state;
  const hash = (0, import_common5.createHash)((after ?? before)?.blob.length === 64 ? "sha256" : "sha1");
  return { kind, blob: hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex") };
}
function isSame(one, other) {
  if (one === null || other === null) return one === other;
  return one.blob === other.blob && kindOf(one) === kindOf(other);
}
function kindOf({ kind }) {
  return process.platform === "win32" && kind === "program" ? "file" : kind;
}
module.exports = {
  bringBack: bringBack,
  bringIgnored: bringIgnored,
  interruptedUndo: interruptedUndo,
  overlayPrefix: overlayPrefix,
  redirectPaths: redirectPaths,
  redirectVariables: redirectVariables
};
