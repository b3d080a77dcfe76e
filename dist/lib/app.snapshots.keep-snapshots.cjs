var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(a=__getOwnPropDesc(r,t))||a.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{LARGEST_CONTENT:()=>LARGEST_CONTENT,MADE_AGAIN:()=>MADE_AGAIN,TEMPORARY:()=>TEMPORARY,canBeNamed:()=>canBeNamed,existingSnapshots:()=>existingSnapshots,findStore:()=>findStore,keepSnapshots:()=>keepSnapshots,labelOf:()=>labelOf,layOutStore:()=>layOutStore,lookAtFile:()=>lookAtFile,narrowRights:()=>narrowRights,openSnapshots:()=>openSnapshots,putCopy:()=>putCopy,putFolder:()=>putFolder,putLink:()=>putLink,putSameLink:()=>putSameLink,putText:()=>putText,readFileChanges:()=>readFileChanges,removeOldSnapshots:()=>removeOldSnapshots,removeTemporary:()=>removeTemporary,restoreFile:()=>restoreFile,snapshotOf:()=>snapshotOf}),module.exports=__toCommonJS(stdin_exports);var import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/core/snapshots/file-change.ts
function readFileChanges(listing) {
  const fields = listing.split("\0");
  if (fields.pop() !== "") return null;
  const raw = [];
  let at = 0;
  for (; fields[at]?.startsWith(":"); at += 2) {
    const change = readRaw(fields[at] ?? "", fields[at + 1]);
    if (change === null) return null;
    raw.push(change);
  }
  const lines = /* @__PURE__ */ new Map();
  for (; at < fields.length; at += 1) {
    const [added = "", removed = "", ...path] = (fields[at] ?? "").split("	");
    lines.set(path.join("	"), [added, removed]);
  }
  return raw.map((change) => {
    const [added, removed] = lines.get(change.path) ?? [];
    return { ...change, added: countOf(added), removed: countOf(removed) };
  });
}
function canBeNamed(path) {
  return !path.includes("\uFFFD");
}
function readRaw(head, path) {
  const [beforeMode = "", afterMode = "", beforeBlob = "", afterBlob = ""] = head.slice(1).split(" ");
  if (path === void 0 || afterBlob === "") return null;
  const before = entryOf(beforeMode, beforeBlob);
  const after = entryOf(afterMode, afterBlob);
  const status = before === null ? "added" : after === null ? "removed" : "changed";
  return { path, status, before, after };
}
function entryOf(mode, blob) {
  const kind = KINDS[mode];
  return kind === void 0 ? null : { kind, blob };
}
var KINDS = {
  "100644": "file",
  "100755": "program",
  "120000": "link"
};
function countOf(text) {
  return text !== void 0 && /^\d+$/.test(text) ? Number(text) : null;
}
// src/adapters/snapshots/lay-out-store.ts
async function layOutStore(owner) {
  const known = findStore(owner);
  if (known !== null) return { status: "ok", layout: known };
  const store = storeFolder(owner);
  if (store === null) return { status: "refused", reason: "this is not the id of a loop" };
  try {
    return { status: "ok", layout: await makeStore(store, owner) };
  } catch (error) {
    return { status: "refused", reason: `${store} cannot be made (${(0, import_common7.errorCode)(error) ?? "unknown error"})` };
  }
}
function findStore(owner) {
  const store = storeFolder(owner);
  if (store === null) return null;
  const file = (0, import_common4.readJson)((0, import_node_path.join)(store, DESCRIPTION), (0, import_common6.privateFile)(owner.userFolder), LONGEST);
  const { project, top, isRepository } = (0, import_common4.fieldsIn)(file);
  if (typeof top !== "string" || typeof isRepository !== "boolean") return null;
  return project === owner.project ? { store, top, isRepository } : null;
}
var LOOP_ID = /^[a-z0-9-]{1,64}$/;
var DESCRIPTION = "store.json";
var LONGEST = 1024 * 1024;
function storeFolder({ userFolder, loop }) {
  return LOOP_ID.test(loop) ? (0, import_node_path.join)(userFolder, "snapshots", loop) : null;
}
async function makeStore(store, { project, userFolder }) {
  const repository = await repositoryAround(project, userFolder);
  for (const folder of ["objects/info", "refs", "info"]) (0, import_common3.makeFolder)((0, import_node_path.join)(store, folder), 448);
  const write = (name, text) => (0, import_common2.writeFileAtomic)((0, import_node_path.join)(store, name), text, { mode: 384 });
  write("HEAD", "ref: refs/heads/snapshots\n");
  write("config", settingsText(repository));
  write("info/attributes", ATTRIBUTES);
  write("info/exclude", excludeText(repository));
  if (repository !== null) write("objects/info/alternates", `${repository.objects.replaceAll("\\", "/")}
`);
  const top = repository?.top ?? project;
  const isRepository = repository !== null;
  write(DESCRIPTION, `${JSON.stringify({ version: 1, project, top, isRepository })}
`);
  return { store, top, isRepository };
}
var ATTRIBUTES = "* -text !eol -ident !filter !working-tree-encoding !diff !merge\n";
async function repositoryAround(project, userFolder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  const top = opened.git.top;
  if ((0, import_common6.isInside)(userFolder, top) || (0, import_common6.isInside)(realHome(), top)) return null;
  if (top !== project && (await git.run(["check-ignore", "-q", "."])).status === "ok") return null;
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  if (common.status !== "ok") return null;
  const gitFolder = (0, import_node_path.resolve)(project, common.output.replace(/\r?\n$/, ""));
  const objects = (0, import_node_path.join)(gitFolder, "objects");
  if (!(0, import_node_fs.lstatSync)(objects, { throwIfNoEntry: false })?.isDirectory()) return null;
  return {
    top,
    objects,
    sha256: (0, import_adapters_git_work_tree2.lastOf)(git.settings.repository, "extensions.objectformat") === "sha256",
    ignores: userIgnores(git, top),
    exclude: (0, import_common5.textOf)((0, import_node_path.join)(gitFolder, "info", "exclude"), import_common6.named, LONGEST) ?? ""
  };
}
function realHome() {
  try {
    return import_node_fs.realpathSync.native((0, import_common.homeFolder)());
  } catch {
    return (0, import_common.homeFolder)();
  }
}
function userIgnores({ settings }, top) {
  const given = (0, import_adapters_git_work_tree2.lastOf)(settings.repository, "core.excludesfile") ?? (0, import_adapters_git_work_tree2.lastOf)(settings.user, "core.excludesfile");
  const path = given === null ? (0, import_node_path.join)(process.env.XDG_CONFIG_HOME || (0, import_node_path.join)((0, import_common.homeFolder)(), ".config"), "git", "ignore") : (0, import_node_path.resolve)(top, given.replace(/^~(?=[\\/]|$)/, (0, import_common.homeFolder)()));
  return (0, import_adapters_git_work_tree.isSpecialFile)(path, top) ? null : path;
}
function settingsText(repository) {
  const isWindows = process.platform === "win32";
  const foldsCase = isWindows || process.platform === "darwin";
  const lines = [
    "[core]",
    `repositoryformatversion = ${repository?.sha256 ? 1 : 0}`,
    "bare = false",
    `fileMode = ${!isWindows}`,
    `symlinks = ${!isWindows}`,
    `ignoreCase = ${foldsCase}`,
    `precomposeUnicode = ${process.platform === "darwin"}`,
    `longPaths = ${isWindows}`,
    "autocrlf = false",
    "safecrlf = false",
    "fsmonitor = false",
    "hooksPath = /dev/null",
    "attributesFile = /dev/null",
    `excludesFile = ${quoted(repository?.ignores ?? "/dev/null")}`,
    // Not synced at every turn; only an undo, which relies on the data, syncs the disk.
    "fsync = none",
    "preloadIndex = true",
    "logAllRefUpdates = false",
    "[gc]",
    "auto = 0",
    "[checkout]",
    "workers = 0"
  ];
  if (repository?.sha256) lines.push("[extensions]", "objectFormat = sha256");
  return `${lines.join("\n")}
`;
}
function quoted(path) {
  return `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
function excludeText(repository) {
  return repository === null ? `${MADE_AGAIN.map((name) => `${name}/`).join("\n")}
` : repository.exclude;
}
var MADE_AGAIN = "node_modules bower_components __pycache__ .venv .tox .nox .mypy_cache .pytest_cache .ruff_cache .gradle .next .nuxt .turbo .cache .parcel-cache .svelte-kit .hg .svn .jj".split(
  " "
);

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/files/restore-file.ts
function narrowRights({ mode }) {
  const rights = mode & 511;
  return process.platform === "win32" || (rights & 420) === 420 ? null : rights;
}
function lookAtFile(root, path, cap) {
  const found = (0, import_common6.findIn)((0, import_common6.ownFile)(root), (0, import_node_path2.join)(root, path));
  if (found.status !== "ok") return found;
  try {
    const stat = (0, import_node_fs2.lstatSync)(found.path, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) {
      const bytes = (0, import_node_fs2.readlinkSync)(found.path, "buffer");
      return { status: "ok", state: { kind: "link", bytes } };
    }
    if (stat?.isDirectory()) return { status: "folder", isEmpty: (0, import_common8.namesIn)(found.path, import_common6.named).length === 0 };
    const read = (0, import_common9.readPlain)(found.path, { cap, followsLink: false });
    if (read.status !== "ok") return read;
    const runs = process.platform !== "win32" && ((stat?.mode ?? 0) & 64) !== 0;
    return { status: "ok", state: { kind: runs ? "program" : "file", bytes: read.bytes } };
  } catch (error) {
    const code = (0, import_common7.errorCode)(error);
    return code === "ENOTDIR" ? { status: "missing" } : refused(code);
  }
}
var TEMPORARY = ".msw-undo.tmp";
function restoreFile(root, path, state, kept) {
  const found = (0, import_common6.findIn)((0, import_common6.ownFile)(root), (0, import_node_path2.join)(root, path));
  if (found.status === "missing") return state === null ? { status: "ok" } : refused("ENOTDIR");
  if (found.status === "refused") return found;
  try {
    if (state === null) remove(found.path, [root, ...kept]);
    else put(found.path, state);
    return { status: "ok" };
  } catch (error) {
    return refused((0, import_common7.errorCode)(error));
  }
}
function removeTemporary(root, path) {
  const found = (0, import_common6.findIn)((0, import_common6.ownFile)(root), (0, import_node_path2.join)((0, import_node_path2.dirname)((0, import_node_path2.join)(root, path)), TEMPORARY));
  if (found.status !== "ok") return;
  try {
    (0, import_node_fs2.rmSync)(found.path, { force: true });
  } catch {
  }
}
function refused(code) {
  return {
    status: "refused",
    reason: REASONS[code ?? ""] ?? `it cannot be written (${code ?? "unknown error"})`
  };
}
var FOLDER = "there is a folder in its place";
var REASONS = {
  EISDIR: FOLDER,
  ENOTEMPTY: FOLDER,
  ENOTDIR: "there is a file in the place of its folder",
  EEXIST: "there is a file in the place of its folder"
};
function put(path, state) {
  (0, import_common3.makeFolder)((0, import_node_path2.dirname)(path));
  const temporary = (0, import_node_path2.join)((0, import_node_path2.dirname)(path), TEMPORARY);
  const stat = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  (0, import_node_fs2.rmSync)(temporary, { force: true });
  if (state.kind === "link") (0, import_node_fs2.symlinkSync)(Buffer.from(state.bytes), temporary);
  else writeNew(temporary, state, stat ?? null);
  try {
    if (stat?.isDirectory()) (0, import_node_fs2.rmdirSync)(path);
    (0, import_node_fs2.renameSync)(temporary, path);
  } catch (error) {
    (0, import_node_fs2.rmSync)(temporary, { force: true });
    throw error;
  }
}
function writeNew(path, { kind, bytes, rights }, before) {
  const exact = rights ?? (before?.isFile() ? modeFor(before.mode, kind) : null);
  (0, import_node_fs2.writeFileSync)(path, bytes, { flag: "wx", mode: exact ?? (kind === "program" ? 511 : 438) });
  if (exact !== null && process.platform !== "win32") (0, import_node_fs2.chmodSync)(path, exact);
}
function modeFor(mode, kind) {
  const rights = mode & 511;
  return kind === "program" ? rights | (rights & 292) >> 2 : rights & ~73;
}
function remove(path, kept) {
  (0, import_node_fs2.rmSync)(path, { force: true });
  for (let folder = (0, import_node_path2.dirname)(path); !kept.includes(folder); folder = (0, import_node_path2.dirname)(folder)) {
    try {
      (0, import_node_fs2.rmdirSync)(folder);
    } catch {
      return;
    }
  }
}
// src/adapters/snapshots/trees.ts
var LARGEST_CONTENT = 1024 * 1024;

var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/files/temporary-files.ts
function putText(root, path, text, mode = modeOf(path)) {
  clear(root, path);
  (0, import_node_fs3.writeFileSync)(path, text, { flag: "wx" });
  if (mode !== void 0 && (mode & 73) !== 0) (0, import_node_fs3.chmodSync)(path, mode & 511);
}
function modeOf(path) {
  return (0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false })?.mode;
}
function putCopy(root, path, from) {
  clear(root, path);
  (0, import_node_fs3.copyFileSync)(from, path, import_node_fs3.constants.COPYFILE_EXCL | import_node_fs3.constants.COPYFILE_FICLONE);
  const { atime, mtime } = (0, import_node_fs3.lstatSync)(from);
  (0, import_node_fs3.utimesSync)(path, atime, mtime);
}
function putFolder(root, path) {
  clear(root, path);
  (0, import_node_fs3.mkdirSync)(path);
}
function putLink(root, path, target, isFolder2) {
  clear(root, path);
  if (process.platform === "win32" && !isFolder2) (0, import_node_fs3.copyFileSync)(target, path);
  else (0, import_node_fs3.symlinkSync)(target, path, isFolder2 ? "junction" : "file");
}
function putSameLink(root, path, from) {
  const target = (0, import_node_fs3.readlinkSync)(from);
  if (process.platform === "win32") {
    const real = import_node_fs3.realpathSync.native(from);
    putLink(root, path, (0, import_node_path3.isAbsolute)(target) ? target : real, (0, import_node_fs3.lstatSync)(real).isDirectory());
  } else {
    clear(root, path);
    (0, import_node_fs3.symlinkSync)(target, path);
  }
}
function clear(root, path) {
  let folder = root;
  for (const name of (0, import_node_path3.relative)(root, (0, import_node_path3.dirname)(path)).split(import_node_path3.sep)) {
    if (name === "") continue;
    folder = (0, import_node_path3.join)(folder, name);
    const stat = (0, import_node_fs3.lstatSync)(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    if (stat !== void 0) (0, import_node_fs3.rmSync)(folder);
    (0, import_node_fs3.mkdirSync)(folder);
  }
  (0, import_node_fs3.rmSync)(path, { recursive: true, force: true });
}

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");
var import_node_fs5 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path5 = require("node:path");
var import_node_fs6 = require("node:fs");
var import_node_path6 = require("node:path");
// src/adapters/snapshots/snapshot-store.ts
// src/adapters/git/store-git.ts
function openStoreGit({ store, top }) {
  const program = (0, import_common10.findProgram)("git", process.env, top);
  if (program === null) return null;
  (0, import_adapters_git_work_tree.blockerAhead)(top);
  const base = {
    ...systemVariables(),
    PATH: (0, import_common10.pathOutside)(process.env, top),
    // Excludes the user's settings and their ignore list; the store names that list itself.
    HOME: store,
    XDG_CONFIG_HOME: store,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_DIR: store,
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
  };
  const run = (args, { input, index, workTree = top } = {}) => (0, import_adapters_git_work_tree.gitBytes)(
    {
      program,
      folder: workTree,
      env: {
        ...base,
        GIT_WORK_TREE: workTree,
        ...index !== void 0 && { GIT_INDEX_FILE: index }
      }
    },
    args,
    { input }
  );
  return { store, program, run };
}
function systemVariables() {
  const kept = ["SystemRoot", "windir", "ComSpec", "PATHEXT", "TEMP", "TMP", "TMPDIR"];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}
// src/adapters/snapshots/git-trees.ts
function gitTrees(git) {
  return {
    changedFiles: (from, to) => changedFiles(git, from, to),
    patchBetween: (from, to) => patchBetween(git, from, to),
    pathsIn: (tree) => pathsIn(git, tree),
    contentsOf: (tree, paths, cap = LARGEST_CONTENT) => contentsOf(git, tree, paths, cap),
    readBlobs: (blobs) => readBlobs(git, blobs),
    isWhole: (tree) => isWhole(git, tree),
    ignoredBy: (tree, paths) => ignoredBy(git, tree, paths),
    pathsWith: (tree, texts) => pathsWith(git, tree, texts),
    layOut: (request) => layOut(git, request)
  };
}
async function changedFiles(git, from, to) {
  if (from === to) return [];
  const answer = await git.run([...DIFF, "--raw", "--numstat", "-z", from, to, "--"]);
  return answer.status === "ok" ? readFileChanges(answer.output.toString("utf8")) : null;
}
async function patchBetween(git, from, to) {
  const answer = await git.run([...DIFF, "--patch", "--no-color", from, to, "--"]);
  return answer.status === "ok" ? answer.output.toString("utf8") : null;
}
async function changedInIndex(git, from) {
  const answer = await git.run(["diff-index", "--cached", ...PLAIN, "--raw", "--numstat", "-z", from, "--"]);
  return answer.status === "ok" ? readFileChanges(answer.output.toString("utf8")) : null;
}
var PLAIN = ["--no-renames", "--no-ext-diff", "--no-textconv", "--full-index"];
var DIFF = ["diff-tree", "-r", ...PLAIN];
async function pathsIn(git, tree) {
  const listed = await git.run(["ls-tree", "-r", "-z", "--name-only", tree]);
  return listed.status === "ok" ? listed.output.toString("utf8").split("\0").filter(Boolean) : [];
}
async function contentsOf(git, tree, paths, cap) {
  if (paths.length === 0) return /* @__PURE__ */ new Map();
  const isShort = paths.length <= 100 && !paths.some((path) => path.startsWith(":"));
  const some = isShort ? ["--", ...paths] : [];
  const listed = await git.run(["ls-tree", "-r", "-z", "-l", tree, ...some]);
  if (listed.status !== "ok") return /* @__PURE__ */ new Map();
  const wanted = new Set(paths);
  const found = /* @__PURE__ */ new Map();
  for (const record of listed.output.toString("utf8").split("\0")) {
    const [head = "", path = ""] = record.split(/\t(.*)/s);
    const [, type, blob = "", size] = head.split(/ +/);
    if (type === "blob" && Number(size) <= cap && wanted.has(path)) found.set(path, blob);
  }
  const blobs = await readBlobs(git, [...new Set(found.values())]);
  return new Map(
    [...found].flatMap(([path, blob]) => {
      const content = blobs.get(blob);
      return content === void 0 ? [] : [[path, content]];
    })
  );
}
async function readBlobs(git, blobs) {
  const found = /* @__PURE__ */ new Map();
  if (blobs.length === 0) return found;
  const answer = await git.run(["cat-file", "--batch"], { input: Buffer.from(`${blobs.join("\n")}
`) });
  if (answer.status !== "ok") return found;
  const { output } = answer;
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    if (end === -1) break;
    const [blob = "", type, size] = output.subarray(at, end).toString("latin1").split(" ");
    at = end + 1;
    if (type !== "blob") continue;
    found.set(blob, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
async function isWhole(git, tree) {
  const answer = await git.run(["rev-list", "--objects", "--missing=print", "--no-object-names", tree]);
  return answer.status === "ok" && !/^\?/m.test(answer.output.toString("latin1"));
}
async function ignoredBy(git, tree, paths) {
  const listed = paths.length === 0 ? null : await git.run(["ls-tree", "-r", "-z", "--name-only", tree]);
  const lists = listed?.status === "ok" ? listed.output.toString("latin1").split("\0").filter(isIgnoreList) : [];
  const workTree = (0, import_node_fs5.mkdtempSync)((0, import_node_path5.join)((0, import_node_os.tmpdir)(), "msw-ignored-"));
  const options = { index: (0, import_node_path5.join)(workTree, ".index"), workTree };
  try {
    if (lists.length > 0) {
      const input2 = Buffer.from(`${lists.join("\0")}\0`, "latin1");
      await git.run(["read-tree", tree], options);
      await git.run(["checkout-index", "--quiet", "-z", "--stdin"], { ...options, input: input2 });
    }
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
    const answer = await git.run(["check-ignore", "--no-index", "-z", "--stdin"], { ...options, input });
    if (answer.status === "failed") return new Set(answer.code === 1 ? [] : paths);
    const names = answer.output.toString("utf8").split("\0");
    return new Set(names.map((name) => name.slice(2)));
  } finally {
    (0, import_node_fs5.rmSync)(workTree, { recursive: true, force: true });
  }
}
function isIgnoreList(path) {
  return path === ".gitignore" || path.endsWith("/.gitignore");
}
async function pathsWith(git, tree, texts) {
  if (texts.length === 0) return [];
  const wanted = texts.flatMap((text) => ["-e", text]);
  const found = await git.run(["grep", "-l", "-z", "-I", "-F", "--full-name", ...wanted, tree, "--"]);
  if (found.status !== "ok") return [];
  const names = found.output.toString("utf8").split("\0").filter(Boolean);
  return names.map((name) => name.slice(tree.length + 1));
}
async function layOut(git, { tree, entries, folder, only, scratch, isRepository = false }) {
  const options = { index: scratch, workTree: folder };
  const steps = [
    [["read-tree", tree]],
    ...entries.size === 0 ? [] : [[["update-index", "-z", "--replace", "--index-info"], indexInfo(entries)]],
    // One worker for each processor of the machine.
    only === void 0 ? [[...CHECK_OUT, "--all"]] : [[...CHECK_OUT, "-z", "--stdin"], only.map((path) => `${path}\0`).join("")]
  ];
  for (const [args, input] of steps) {
    const answer = await git.run(args, {
      ...options,
      ...input !== void 0 && { input: Buffer.from(input) }
    });
    if (answer.status === "failed") return answer.reason;
  }
  return isRepository ? makeRepository(git, options) : null;
}
var CHECK_OUT = ["-c", "checkout.workers=0", "checkout-index", "--force", "--quiet"];
async function makeRepository(git, { index, workTree }) {
  const written = await git.run(["write-tree"], { index, workTree });
  if (written.status === "failed") return written.reason;
  const tree = written.output.toString("latin1").trim();
  const who = ["-c", "user.name=MSW", "-c", "user.email=msw@localhost", "-c", "commit.gpgSign=false"];
  const made = await git.run([...who, "commit-tree", tree, "-m", "A copy of the project"]);
  if (made.status === "failed") return made.reason;
  const folder = (0, import_node_path5.join)(workTree, ".git");
  const format = tree.length === 40 ? "" : "[extensions]\n	objectFormat = sha256\n";
  for (const part of ["objects/info", "refs/heads", "refs/tags"]) (0, import_common3.makeFolder)((0, import_node_path5.join)(folder, part));
  const files = {
    HEAD: "ref: refs/heads/main\n",
    config: `[core]
	repositoryformatversion = ${format === "" ? 0 : 1}
	bare = false
${format}`,
    "refs/heads/main": made.output,
    "objects/info/alternates": `${(0, import_node_path5.join)(git.store, "objects").replaceAll("\\", "/")}
`
  };
  for (const [name, content] of Object.entries(files)) putText(folder, (0, import_node_path5.join)(folder, name), content);
  (0, import_node_fs5.renameSync)(index, (0, import_node_path5.join)(folder, "index"));
  return null;
}
var MODES = { file: "100644", program: "100755", link: "120000" };
function indexInfo(entries) {
  const gone = [...entries].flatMap(
    ([path, entry]) => entry === null ? [`0 ${"0".repeat(40)}	${path}\0`] : []
  );
  const there = [...entries].flatMap(
    ([path, entry]) => entry === null ? [] : [`${MODES[entry.kind]} ${entry.blob}	${path}\0`]
  );
  return [...gone, ...there].join("");
}
// src/adapters/snapshots/refresh-index.ts
async function refreshIndex(place, { room, also, inner }) {
  const seen = await look(place);
  if (seen.status === "failed") return seen;
  const tracked = seen.isFirst ? await trackedByProject(place) : [];
  const inside = await lookInside(place, inner);
  const mayTake = (path) => inside.mayTake(path) && !isLinkedTree(place, path);
  const paths = /* @__PURE__ */ new Set([...seen.paths.filter(mayTake), ...tracked, ...inside.fresh, ...also.map(toBytes)]);
  const sorted = sortOut(place.top, paths, { room, known: seen.known, tracked: new Set(tracked) });
  const { take, drop, left, rights } = sorted;
  const leftOut = [...sorted.leftOut, ...inside.leftOut];
  const failure = await update(place, drop, DROP) ?? await update(place, take, ADD);
  if (failure !== null) return { status: "failed", reason: failure };
  const changed = seen.isFirst || take.length + drop.length > 0;
  return { status: "ok", changed, leftOut: leftOut.slice(0, MOST_NAMED), room: left, rights };
}
function isLinkedTree({ top, isRepository }, path) {
  return isRepository && path.endsWith("/") && (0, import_adapters_git_work_tree.isLinkedTo)(onDisk(top, path).toString(), top);
}
var LARGEST_UNTRACKED = 10 * 1024 * 1024;
var LARGEST_TRACKED = 50 * 1024 * 1024;
var MOST_NAMED = 100;
async function look({ git, store }) {
  const index = (0, import_node_path6.join)(store, "index");
  let isFirst = (0, import_common8.lookAt)(index) === null;
  let answer = await git.run(LOOK);
  if (answer.status === "failed" && !isFirst) {
    (0, import_node_fs6.rmSync)(index, { force: true });
    isFirst = true;
    answer = await git.run(LOOK);
  }
  if (answer.status === "failed") return answer;
  const entries = answer.output.toString("latin1").split("\0").filter((entry) => !isOurs(entry.slice(2)));
  const known = entries.filter((entry) => !entry.startsWith("? "));
  const pathsOf = (some) => some.map((entry) => entry.slice(2));
  return { status: "ok", paths: pathsOf(entries), known: new Set(pathsOf(known)), isFirst };
}
function isOurs(path) {
  const names = path.split("/");
  return path === "" || names.includes(".msw") || names.at(-1) === TEMPORARY;
}
var LOOK = ["ls-files", "-z", "-t", "--others", "--modified", "--deleted", "--exclude-standard"];
async function trackedByProject({ top, isRepository }) {
  const opened = isRepository ? await (0, import_adapters_git_work_tree.openGit)(top) : null;
  const listed = opened?.status === "ok" ? await opened.git.run(["ls-files", "-z"]) : null;
  if (listed?.status !== "ok") return [];
  const paths = listed.output.split("\0").filter((path) => !isOurs(path) && !path.includes("\uFFFD"));
  return paths.map(toBytes);
}
var MOST_INSIDE = 1e4;
async function lookInside({ git, top }, inner) {
  if (inner.length === 0) return { fresh: [], leftOut: [], mayTake: () => true };
  const fresh = [];
  const leftOut = [];
  const kept = await git.run(["ls-files", "-z", "--", ...inner.map((path) => `:(literal)${path}`)]);
  const known = kept.status === "ok" ? kept.output.toString("latin1").split("\0") : [];
  const isKnown = new Set(known);
  const folders = inner.map((path) => `${toBytes(path)}/`);
  for (const [at, path] of inner.entries()) {
    const files = await filesOf((0, import_node_path6.join)(top, path));
    const isKept = known.some((file) => file.startsWith(folders[at] ?? ""));
    if (!isKept && (files === null || files.length > MOST_INSIDE)) {
      const why = files === null ? "that git cannot read" : `with more than ${MOST_INSIDE} files`;
      leftOut.push({ path: `${path}/`, why: `it is a repository of its own ${why}` });
    } else
      fresh.push(
        ...(files ?? []).map((file) => `${folders[at]}${toBytes(file)}`).filter((file) => !isKnown.has(file))
      );
  }
  const out = leftOut.map(({ path }) => toBytes(path));
  const mayTake = (path) => !folders.includes(path) && !out.some((folder) => path.startsWith(folder));
  return { fresh, leftOut, mayTake };
}
async function filesOf(folder) {
  if (!(0, import_adapters_git_work_tree.isTop)(folder)) return [];
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const listed = await opened.git.run(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (listed.status !== "ok") return null;
  const files = new Set(listed.output.split("\0"));
  return [...files].filter((path) => !path.endsWith("/") && !isOurs(path) && !path.includes("\uFFFD"));
}
function sortOut(top, paths, known) {
  const sorted = { take: [], drop: [], leftOut: [], left: known.room, rights: /* @__PURE__ */ new Map() };
  const isBelowLink = linksAbove(top);
  for (const path of paths) {
    const found = path.endsWith("/") ? "repository" : isBelowLink(path) ? "elsewhere" : statOf(top, path);
    sortOne(sorted, path, found, known);
    const isFile = typeof found === "object" && found?.isFile() === true;
    sorted.rights.set(fromBytes(path), isFile ? narrowRights(found) : null);
  }
  return sorted;
}
function sortOne(sorted, path, found, { known, tracked }) {
  const room = tracked.has(path) ? null : sorted.left;
  const why = objectionTo(found, room);
  if (why !== null && why !== "") sorted.leftOut.push({ path: fromBytes(path), why });
  if (why !== null && known.has(path)) sorted.drop.push(path);
  if (why !== null) return;
  sorted.take.push(path);
  if (room !== null && found !== null && typeof found !== "string")
    sorted.left = { bytes: room.bytes - found.size, files: room.files - 1 };
}
function linksAbove(top) {
  const known = /* @__PURE__ */ new Map();
  const isBelowLink = (path) => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (folder === "") return false;
    const found = known.get(folder) ?? (isBelowLink(folder) || statOf(top, folder)?.isSymbolicLink() === true);
    known.set(folder, found);
    return found;
  };
  return isBelowLink;
}
function objectionTo(stat, room) {
  if (stat === null) return null;
  if (stat === "repository") return "it is a repository of its own";
  if (stat === "elsewhere") return "";
  if (!stat.isFile() && !stat.isSymbolicLink()) return "";
  if (stat.size > (room === null ? LARGEST_TRACKED : LARGEST_UNTRACKED))
    return `it has ${megabytes(stat.size)}`;
  return room !== null && (room.bytes < stat.size || room.files < 1) ? "the snapshots of this loop are full" : null;
}
function statOf(top, path) {
  try {
    return (0, import_node_fs6.lstatSync)(onDisk(top, path), { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
function onDisk(top, path) {
  return Buffer.concat([Buffer.from(`${top}/`), Buffer.from(path, "latin1")]);
}
function megabytes(size) {
  return `${Math.round(size / 1024 / 1024)} MB`;
}
var ADD = ["--add", "--remove", "--replace"];
var DROP = ["--force-remove"];
async function update({ git, top }, paths, how) {
  if (paths.length === 0) return null;
  const write = (some) => git.run(["update-index", "-z", ...how, "--stdin"], {
    input: Buffer.from(`${some.join("\0")}\0`, "latin1")
  });
  const first = await write(paths);
  if (first.status === "ok") return null;
  const readable = paths.filter((path) => mayRead(top, path));
  const second = readable.length < paths.length ? await write(readable) : first;
  return second.status === "ok" ? null : second.reason;
}
function mayRead(top, path) {
  const stat = statOf(top, path);
  if (stat === null || stat.isSymbolicLink()) return true;
  try {
    (0, import_node_fs6.accessSync)(onDisk(top, path), import_node_fs6.constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
function fromBytes(path) {
  return Buffer.from(path, "latin1").toString("utf8");
}
function toBytes(path) {
  return Buffer.from(path, "utf8").toString("latin1");
}
// src/adapters/snapshots/snapshot-store.ts
async function openSnapshots(owner, loop) {
  const made = await layOutStore({ ...owner, loop });
  if (made.status === "refused") return { status: "unavailable", reason: made.reason };
  return { status: "ok", store: await open(made.layout, owner.userFolder) };
}
async function existingSnapshots(owner, loop) {
  const layout = findStore({ ...owner, loop });
  return layout === null ? null : open(layout, owner.userFolder);
}
function removeOldSnapshots(userFolder, before) {
  const folder = (0, import_node_path4.join)(userFolder, "snapshots");
  for (const id of (0, import_common8.namesIn)(folder, (0, import_common6.privateFile)(userFolder))) {
    const last = (0, import_common8.lookAt)((0, import_node_path4.join)(folder, id, LIST)) ?? (0, import_common8.lookAt)((0, import_node_path4.join)(folder, id));
    if (last !== null && last.mtimeMs < before) removeQuietly((0, import_node_path4.join)(folder, id));
  }
}
function removeQuietly(folder) {
  try {
    (0, import_node_fs4.rmSync)(folder, { recursive: true, force: true });
  } catch {
  }
}
function labelOf(iteration) {
  return `iteration-${iteration}`;
}
function snapshotOf(snapshots, iteration) {
  return snapshots.findLast(({ label }) => label === labelOf(iteration)) ?? null;
}
async function open(layout, userFolder) {
  const git = openStoreGit(layout);
  const list = () => readList(layout.store, userFolder);
  const keep2 = git === null ? await copyKeeper(layout, userFolder) : gitKeeper({ ...layout, git });
  const take = async (request) => {
    const taken = await (0, import_common11.withLock)(
      (0, import_node_path4.join)(layout.store, "take"),
      () => takeNow(layout.store, keep2, list().at(-1) ?? null, request)
    );
    if (taken.status === "done") return taken.value;
    return { status: "unavailable", reason: "another MSW process is taking one right now" };
  };
  const remove2 = () => (0, import_node_fs4.rmSync)(layout.store, { recursive: true, force: true });
  const trees = git === null ? await copiesIn(layout, userFolder) : gitTrees(git);
  return { ...layout, trees, take, list, remove: remove2 };
}
async function takeNow(store, keep2, last, request) {
  const { label, at, also = [], isFresh = false, since = null, inner = last?.inner ?? [] } = request;
  const kept = await keep2(last, { also, isFresh, since, inner });
  if (kept.status === "failed") return { status: "unavailable", reason: kept.reason };
  const { tree, leftOut, room, index, changes = null } = kept;
  const rights = withRights(last?.rights ?? {}, kept.rights);
  const line = { label, tree, at, leftOut, room, index, inner, rights };
  (0, import_common12.appendLine)((0, import_node_path4.join)(store, LIST), JSON.stringify(line), 384);
  return { status: "ok", snapshot: line, changes };
}
function withRights(before, examined) {
  const kept = Object.entries(before).filter(([path]) => !examined.has(path));
  const found = [...examined].flatMap(([path, rights]) => rights === null ? [] : [[path, rights]]);
  return Object.fromEntries([...kept, ...found].slice(0, MOST_RIGHTS));
}
var MOST_RIGHTS = 500;
function gitKeeper(place) {
  const keep2 = async (last, { also, isFresh, since, inner }) => {
    (0, import_node_fs4.rmSync)((0, import_node_path4.join)(place.store, "index.lock"), { force: true });
    if (isFresh) (0, import_node_fs4.rmSync)((0, import_node_path4.join)(place.store, "index"), { force: true });
    const refreshed = await refreshIndex(place, { room: last?.room ?? ALL_ROOM, also, inner });
    if (refreshed.status === "failed") return refreshed;
    const { changed } = refreshed;
    const asked = changed ? changesSince(place.git, since) : null;
    const [tree, changes] = await Promise.all([treeAfter(place, last, changed), asked]);
    if (tree === null && !isFresh) return keep2(last, { also, isFresh: true, since, inner });
    if (tree === null) return { status: "failed", reason: "git cannot write a tree" };
    return { ...refreshed, tree, changes, index: indexMark(place.store) };
  };
  return keep2;
}
function changesSince(git, tree) {
  return tree === null ? Promise.resolve(null) : changedInIndex(git, tree);
}
function treeAfter({ store, git }, last, changed) {
  const isLast = last !== null && !changed && last.index === indexMark(store);
  return isLast ? Promise.resolve(last.tree) : writeTree(git);
}
async function copyKeeper(layout, userFolder) {
  const { copyFiles } = await Promise.resolve().then(() => __toESM(require("./adapters.snapshots.copy-files.cjs")));
  return async (last, request) => ({
    status: "ok",
    index: "",
    ...copyFiles(layout, userFolder, { ...request, room: last?.room ?? ALL_ROOM })
  });
}
async function copiesIn({ store }, userFolder) {
  const { copiedTrees } = await Promise.resolve().then(() => __toESM(require("./adapters.snapshots.copied-trees.cjs")));
  return copiedTrees(store, userFolder);
}
function indexMark(store) {
  const stat = (0, import_common8.lookAt)((0, import_node_path4.join)(store, "index"));
  return stat === null ? "" : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
async function writeTree(git) {
  const written = await git.run(["write-tree"]);
  const tree = written.status === "ok" ? written.output.toString("latin1").trim() : "";
  return TREE_ID.test(tree) ? tree : null;
}
var ALL_ROOM = { bytes: 200 * 1024 * 1024, files: 1e5 };
var LIST = "snapshots.jsonl";
var LONGEST_LIST = 16 * 1024 * 1024;
var TREE_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function readList(store, userFolder) {
  const partFrom = (size) => Math.max(0, size - LONGEST_LIST);
  const part = (0, import_common5.readPart)((0, import_node_path4.join)(store, LIST), (0, import_common6.privateFile)(userFolder), { cap: LONGEST_LIST, partFrom });
  if (part.status !== "ok") return [];
  return part.bytes.toString("utf8").split("\n").flatMap((line) => readLine(line) ?? []);
}
function readLine(line) {
  const { label, tree, at, leftOut, room, index, inner, rights } = (0, import_common4.fieldsIn)((0, import_common4.parseJson)(line));
  if (typeof label !== "string" || typeof tree !== "string" || typeof at !== "number") return null;
  const { bytes, files } = (0, import_common4.fieldsOf)(room);
  if (!TREE_ID.test(tree) || typeof bytes !== "number" || typeof files !== "number") return null;
  return {
    ...{ label, tree, at, room: { bytes, files }, index: String(index) },
    leftOut: readLeftOut(leftOut),
    inner: Array.isArray(inner) ? inner.filter((path) => typeof path === "string") : [],
    rights: readRights(rights)
  };
}
function readRights(value) {
  return Object.fromEntries(
    Object.entries((0, import_common4.fieldsOf)(value)).flatMap(
      ([path, rights]) => typeof rights === "number" && rights >= 0 && rights <= 511 ? [[path, rights]] : []
    )
  );
}
function readLeftOut(value) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const { path, why } = (0, import_common4.fieldsOf)(one);
    return typeof path === "string" && typeof why === "string" ? [{ path, why }] : [];
  });
}

var import_common13 = require("./common.cjs");

var import_node_path7 = require("node:path");
// src/app/snapshots/keep-snapshots.ts
async function keepSnapshots(workspace, loop) {
  try {
    const opened = await openSnapshots(workspace, loop);
    if (opened.status !== "ok") return async () => unavailable(opened.reason);
    return (iteration, inner = []) => keep(workspace, opened.store, iteration, inner).catch(unavailableFor);
  } catch (error) {
    return async () => unavailableFor(error);
  }
}
async function keep(workspace, store, iteration, fromProject) {
  if (iteration === 0) removeOldSnapshots(workspace.userFolder, workspace.now() - KEPT_MS);
  const last = snapshotOf(store.list(), iteration - 1);
  const at = workspace.now();
  const prefix = (0, import_node_path7.relative)(store.top, workspace.project).split(import_node_path7.sep).join("/");
  const inner = fromProject.map((path) => prefix === "" ? path : `${prefix}/${path}`);
  const taken = await store.take({ label: labelOf(iteration), at, since: last?.tree ?? null, inner });
  if (taken.status !== "ok") return unavailable(taken.reason);
  const changes = last === null ? null : taken.changes ?? await store.trees.changedFiles(last.tree, taken.snapshot.tree);
  const known = new Set((last?.leftOut ?? []).map(({ path }) => path));
  const sentence = tellLeftOut(taken.snapshot.leftOut.filter(({ path }) => !known.has(path)));
  return {
    snapshot: taken.snapshot,
    changes: changes?.map((change) => linesOf(change, inner)) ?? null,
    sentences: sentence === null ? [] : [sentence]
  };
}
function linesOf({ path, added, removed }, inner) {
  const repository = inner.findLast((one) => path.startsWith(`${one}/`));
  return repository === void 0 ? { path, added, removed } : { repository, path: path.slice(repository.length + 1), added, removed };
}
function unavailableFor(error) {
  return unavailable(error instanceof Error ? error.message : String(error));
}
function unavailable(reason) {
  const sentence = `No snapshot was kept (${(0, import_common13.plainLine)(reason, 200)}): undo cannot bring this state back.`;
  return { snapshot: null, changes: null, sentences: [sentence] };
}
var KEPT_MS = 30 * 24 * 60 * 6e4;
var MOST_NAMED2 = 3;
function tellLeftOut(leftOut) {
  if (leftOut.length === 0) return null;
  const named2 = leftOut.slice(0, MOST_NAMED2).map(({ path, why }) => `\u201C${(0, import_common13.plainLine)(path, 80)}\u201D (${why})`);
  const more = leftOut.length > MOST_NAMED2 ? ` and ${leftOut.length - MOST_NAMED2} more` : "";
  return `Not in the snapshots: ${named2.join(", ")}${more}.`;
}
