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


// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/files/place.ts
var named = { kind: "named" };
var ownFile = (root) => ({ kind: "own", root });
var privateFile = (root) => ({ kind: "private", root });
var projectFile = (root) => ({ kind: "project", root });
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
  const link = linkBetween(root, (0, import_node_path.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs.realpathSync.native(path);
  const base = import_node_fs.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path.relative)(base, real).split(import_node_path.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path.dirname)(path)) {
    if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if ((0, import_node_path.dirname)(path) === path) return null;
  }
  return null;
}
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path.dirname)(path);
    return parent === path ? path : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path));
  }
}
function below(folder, ...names) {
  return (folder.endsWith(import_node_path.sep) ? folder : folder + import_node_path.sep) + names.join(import_node_path.sep);
}
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/files/list-folder.ts
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs2.statSync : import_node_fs2.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is not a folder" };
    const entries = readEntries(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list = listFolder(path, place);
  return list.status === "ok" ? list.entries.map(({ name }) => name).sort() : [];
}
function filesBelow(path, place) {
  if (lookAt(path)?.isDirectory() !== true) return [path];
  return namesIn(path, place).flatMap((name) => filesBelow((0, import_node_path2.join)(path, name), place));
}
function readEntries(path, most) {
  const folder = (0, import_node_fs2.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}
function isFolder(path) {
  return (0, import_node_fs2.existsSync)(path) && (0, import_node_fs2.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function lookAt(path) {
  try {
    return (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

var import_node_fs3 = require("node:fs");
// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  return usePlain(path, rule, (file, { size }) => {
    const start = rule.partFrom?.(size) ?? 0;
    const bytes = readUpTo(file, start, size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size, start };
  });
}
function usePlain(path, rule, use) {
  try {
    const look = rule.followsLink === false ? import_node_fs3.lstatSync : import_node_fs3.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? useOpened(path, rule, use) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function useOpened(path, rule, use) {
  const file = (0, import_node_fs3.openSync)(path, import_node_fs3.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs3.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: "refused", reason };
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}
function readAt(file, start, length) {
  const bytes = readUpTo(file, start, length, length);
  return bytes.length < length ? null : bytes.subarray(0, length);
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
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs3.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var UNKNOWN_SIZE = 4096;
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function readPart(path, place, part) {
  return read(path, place, part);
}
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function textOf(path, place, cap = documentCap) {
  const found = readText(path, place, cap);
  return found.status === "ok" ? found.text : null;
}
function readParts(path, place, use) {
  const found = findIn(place, path);
  if (found.status !== "ok") return null;
  const whole = { ...ruleFor(found, path, place), cap: Number.POSITIVE_INFINITY };
  const used = usePlain(found.path, whole, (file) => ({
    status: "ok",
    value: use((start, length) => readAt(file, start, length))
  }));
  return used.status === "ok" ? used.value : null;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  return found.status === "ok" ? readPlain(found.path, { ...rule, ...ruleFor(found, path, place) }) : found;
}
function ruleFor({ followsLink }, path, place) {
  return {
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  };
}
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

var import_node_fs4 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/adapters/files/project-reach.ts
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot, home = homeFolder()) {
  const reach = projectReach(projectRoot, home);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}
function leadsInto(path, folder) {
  return isInside(realPath(path), realPath(folder));
}
function leadsAstray(value, folder) {
  return value.split(import_node_path3.delimiter).some((path) => path !== "" && (!(0, import_node_path3.isAbsolute)(path) || leadsInto(path, folder)));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs4.lstatSync)(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
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

var __create = Object.create;
var __defProp2 = Object.defineProperty;
var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export2 = (target, all) => {
  for (var name in all)
    __defProp2(target, name, { get: all[name], enumerable: true });
};
var __copyProps2 = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames2(from))
      if (!__hasOwnProp2.call(to, key) && key !== except)
        __defProp2(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps2(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var createHmac = (...args) => require("node:crypto").createHmac(...args);
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);
var randomUUID = (...args) => require("node:crypto").randomUUID(...args);
var timingSafeEqual = (...args) => require("node:crypto").timingSafeEqual(...args);
module.exports = {
  __commonJS: __commonJS,
  __export: __export2,
  __require: __require,
  __toESM: __toESM,
  below: below,
  createHash: createHash,
  createHmac: createHmac,
  documentCap: documentCap,
  errorCode: errorCode,
  filesBelow: filesBelow,
  findIn: findIn,
  foldersInReach: foldersInReach,
  isFolder: isFolder,
  isInside: isInside,
  leadsAstray: leadsAstray,
  leadsInto: leadsInto,
  listFolder: listFolder,
  lookAt: lookAt,
  named: named,
  namesIn: namesIn,
  noLink: noLink,
  noWait: noWait,
  notOnlyOurs: notOnlyOurs,
  notPlain: notPlain,
  ownFile: ownFile,
  privateFile: privateFile,
  projectFile: projectFile,
  projectReach: projectReach,
  randomBytes: randomBytes,
  randomUUID: randomUUID,
  readAt: readAt,
  readFile: readFile,
  readPart: readPart,
  readParts: readParts,
  readPlain: readPlain,
  readText: readText,
  realPath: realPath,
  textOf: textOf,
  timingSafeEqual: timingSafeEqual,
  usePlain: usePlain
};
