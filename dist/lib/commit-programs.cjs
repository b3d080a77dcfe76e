"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/adapters/git/commit-programs.ts
var commit_programs_exports = {};
__export(commit_programs_exports, {
  commitPrograms: () => commitPrograms
});
module.exports = __toCommonJS(commit_programs_exports);

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var randomUUID = (...args) => require("node:crypto").randomUUID(...args);

// src/adapters/git/commit-programs.ts
var import_node_os2 = require("node:os");
var import_node_path4 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path.dirname)(path);
    return parent === path ? path : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path2.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs2.realpathSync.native(path);
  const base = import_node_fs2.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs4 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs3 = require("node:fs");
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs4.lstatSync : import_node_fs4.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs4.openSync)(path, import_node_fs4.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs4.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs4.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs4.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/adapters/process/find-program.ts
var import_node_fs6 = require("node:fs");

// src/adapters/process/project-reach.ts
var import_node_fs5 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function leadsInto(path, folder) {
  return isInside(realPath(path), realPath(folder));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs5.lstatSync)((0, import_node_path3.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path3.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path3.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/process/find-program.ts
function isProgram(path) {
  try {
    (0, import_node_fs6.accessSync)(path, import_node_fs6.constants.X_OK);
    return (0, import_node_fs6.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/git/git-settings.ts
function lastOf(values, key) {
  return values.get(key)?.at(-1) ?? null;
}

// src/adapters/git/commit-programs.ts
var HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths) {
  const folder = await hooksFolder(git, root);
  const hooks = HOOKS.map((name) => (0, import_node_path4.join)(folder.path, name)).filter(isProgram);
  const foreign = (folder.isOwn ? [] : hooks).map((path) => ({
    path,
    place: placeOf(path, git.top ?? root)
  }));
  const configured = [...configuredHooks(git), ...await filtersOf(git, paths)];
  return {
    ofRepository: [...foreign.map(describeHook), ...configured.filter(isCommand).map(describeSetting)],
    places: [...foreign.map(({ place }) => place), ...configured.length === 0 ? [] : [".git/config"]],
    runsOthers: hooks.length > 0 || configured.length > 0,
    settings: [["core.hookspath", hooks.length === 0 ? "/dev/null" : folder.path], ...configured]
  };
}
async function hooksFolder(git, root) {
  const ofRepository2 = lastOf(git.settings.repository, "core.hookspath");
  const own = lastOf(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path4.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_node_os2.homedir)()));
    return { path, isOwn: ofRepository2 === null && !leadsInto(path, projectReach(root)) };
  }
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  const gitFolder = common.status === "ok" ? common.output.replace(/\r?\n$/, "") : ".git";
  return { path: (0, import_node_path4.resolve)(root, gitFolder, "hooks"), isOwn: false };
}
function placeOf(path, top) {
  const way = (0, import_node_path4.relative)(top, path);
  return way.startsWith("..") || (0, import_node_path4.isAbsolute)(way) ? path : way.split(import_node_path4.sep).join("/");
}
function describeHook({ path, place }) {
  return `git hook ${place} sha256:${digestOf(path)}`;
}
function digestOf(path) {
  const file = readFile(path, named, LARGEST_HOOK);
  return file.status === "ok" ? createHash("sha256").update(file.bytes).digest("hex") : randomUUID();
}
function isCommand([key]) {
  return !key.endsWith(".required");
}
function describeSetting([key, value]) {
  return `git ${key}: ${value}`;
}
function configuredHooks(git) {
  return ofRepository(git, (key) => /^hook\..*\.command$/.test(key));
}
async function filtersOf(git, paths) {
  if (ofRepository(git, (key) => key.startsWith("filter.")).length === 0) return [];
  const told = await git.run(["check-attr", "-z", "filter", "--", ...paths]);
  const fields = told.status === "ok" ? told.output.split("\0") : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ""] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}
function ofRepository({ settings }, isMeant) {
  return [...settings.repository.keys()].flatMap((key) => {
    const value = lastOf(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitPrograms
});
