"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/cli/doctor.ts
var doctor_exports = {};
__export(doctor_exports, {
  doctor: () => doctor
});
module.exports = __toCommonJS(doctor_exports);

// src/app/diagnose/diagnose-opening.ts
var import_node_fs10 = require("node:fs");
var import_node_path10 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures = Object.freeze([
  "",
  "   ",
  ".",
  "..",
  " .",
  ". ",
  " ..",
  ".. ",
  "../",
  "../foo",
  "foo/../bar",
  "foo/bar",
  "foo\\bar",
  "foo\0bar"
]);
function isSafeFilename(filename) {
  if (typeof filename !== "string") {
    return false;
  }
  const trimmed = filename.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." && !filename.includes("/") && !filename.includes("\\") && !filename.includes("\0");
}
function assertSafeFilename(filename) {
  if (typeof filename !== "string") {
    throw new TypeError("Expected a string");
  }
  if (!isSafeFilename(filename)) {
    throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
  }
}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name),
    config: node_path_default.join(library, "Preferences", name),
    cache: node_path_default.join(library, "Caches", name),
    log: node_path_default.join(library, "Logs", name),
    temp: node_path_default.join(tmpdir, name)
  };
};
var windows = (name) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name, "Data"),
    config: node_path_default.join(appData, name, "Config"),
    cache: node_path_default.join(localAppData, name, "Cache"),
    log: node_path_default.join(localAppData, name, "Log"),
    temp: node_path_default.join(tmpdir, name)
  };
};
var linux = (name) => {
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name),
    temp: node_path_default.join(tmpdir, username, name)
  };
};
function envPaths(name, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name);
  if (suffix) {
    name += `-${suffix}`;
  }
  assertSafeFilename(name);
  if (node_process_default.platform === "darwin") {
    return macos(name);
  }
  if (node_process_default.platform === "win32") {
    return windows(name);
  }
  return linux(name);
}

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
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

// src/adapters/files/project-around.ts
var import_node_fs2 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path3 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path2.dirname)(path);
    return parent === path ? path : (0, import_node_path2.join)(realPath(parent), (0, import_node_path2.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path2.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path2.sep}`) && !(0, import_node_path2.isAbsolute)(way);
}

// src/adapters/files/project-around.ts
function projectAround(project2, folder, home = ownHome) {
  if (isInside(folder, project2)) return "the project";
  for (let around = (0, import_node_path3.dirname)(project2); around !== (0, import_node_path3.dirname)(around); around = (0, import_node_path3.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs2.existsSync)((0, import_node_path3.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os2.userInfo)().homedir;
  } catch {
    return (0, import_node_os2.homedir)();
  }
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path4.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path4.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs3.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs3.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs3.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path7 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
var named = { kind: "named" };
var privateFile = (root) => ({ kind: "private", root });
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
  const link = linkBetween(root, (0, import_node_path5.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs4.realpathSync.native(path);
  const base = import_node_fs4.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path5.relative)(base, real).split(import_node_path5.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path5.dirname)(path))
    if ((0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/read-plain.ts
var import_node_fs6 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs5 = require("node:fs");
var noWait = import_node_fs5.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs5.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs6.lstatSync : import_node_fs6.statSync;
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
  const file = (0, import_node_fs6.openSync)(path, import_node_fs6.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs6.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs6.closeSync)(file);
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
    const read2 = (0, import_node_fs6.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
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

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST = 200;
function readJson(path, place, cap = CAP) {
  const file = readText(path, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    if (mayBeDeeper(text, DEEPEST) && isDeeper(value, DEEPEST))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe(text, error) };
  }
}
function mayBeDeeper(text, levels) {
  return text.split("{").length + text.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}
function describe(text, error) {
  if (text.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/process/project-reach.ts
var import_node_fs7 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path6 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot) {
  const reach = projectReach(projectRoot);
  return [...parentsOf(realPath(projectRoot))].filter((folder) => isInside(folder, reach));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs7.lstatSync)((0, import_node_path6.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path6.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path6.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os3.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/claude-code/own-variables.ts
var OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
var FILES = ["settings.json", "settings.local.json"];
function ownVariables(env2, project2) {
  if (!Object.keys(env2).some((name) => OF_NLM.test(name))) return env2;
  const foreign = new Set(foreignVariables(env2, project2));
  const isOwn = ([name]) => !OF_NLM.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env2).filter(isOwn));
}
function foreignVariables(env2, project2) {
  const projects = [project2, env2.CLAUDE_PROJECT_DIR || project2];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path7.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
  );
}
function variablesIn(path) {
  const file = readJson(path, named);
  const settings = file.status === "ok" ? fieldsOf(file.value) : {};
  return fieldsOf(settings.env);
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project2, env2) {
  const foreign = project2 === null ? [] : foreignVariables(env2, project2);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project2, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/app/workspace.ts
var import_node_fs9 = require("node:fs");
var import_node_path9 = require("node:path");

// late:node:crypto
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);

// src/adapters/files/signing-key.ts
var import_node_fs8 = require("node:fs");
var import_node_path8 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
var LONGEST = 4096;
function signingKey(userFolder2) {
  const path = (0, import_node_path8.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function readKey(path) {
  const file = readText(path, privateFile((0, import_node_path8.dirname)(path)), LONGEST);
  if (file.status === "missing") return null;
  if (file.status === "refused") throw new Error(`The key ${path} cannot be used: ${file.reason}`);
  tighten(path);
  return file.text.trim();
}
function tighten(path) {
  if (process.platform !== "win32" && ((0, import_node_fs8.statSync)(path).mode & 63) !== 0) (0, import_node_fs8.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    (0, import_node_fs8.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return linkKey(temporary, path) ? key : readKey(path) ?? "";
  } finally {
    (0, import_node_fs8.rmSync)(temporary, { force: true });
  }
}
function linkKey(temporary, path) {
  try {
    (0, import_node_fs8.linkSync)(temporary, path);
    return true;
  } catch (error) {
    return errorCode(error) !== "EEXIST" && copyKey(temporary, path);
  }
}
function copyKey(temporary, path) {
  try {
    (0, import_node_fs8.copyFileSync)(temporary, path, import_node_fs8.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    (0, import_node_fs8.rmSync)(path, { force: true });
    throw error;
  }
}

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs9.realpathSync.native((0, import_node_path9.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  const folder = found ?? ownUserFolder(project2, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: {
      project: project2,
      key: signingKey(folder.path),
      userFolder: folder.path,
      env: ownVariables(env2, project2),
      now
    }
  };
}

// src/app/diagnose/diagnose-opening.ts
function openDiagnosis(projectFolder2, env2) {
  let project2;
  try {
    project2 = import_node_fs10.realpathSync.native((0, import_node_path10.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  try {
    const opened = openWorkspace(project2, env2);
    if (opened.status === "ok") return opened;
  } catch {
  }
  const folder = ownUserFolder(project2, env2);
  return {
    status: "ok",
    workspace: {
      project: project2,
      key: "",
      userFolder: folder.status === "ok" ? folder.path : "",
      env: env2,
      now: Date.now
    }
  };
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/cli/named-path.ts
var import_node_path13 = require("node:path");

// src/adapters/files/session-commands.ts
var import_node_fs11 = require("node:fs");
var import_node_path11 = require("node:path");

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs11.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path11.join)(userFolder2, FOLDER, `${session}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project2 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project2 !== "string" || !Array.isArray(commands)) return null;
  return { project: project2, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/find-planning.ts
var import_node_fs12 = require("node:fs");
var import_node_path12 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path12.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path12.basename)(folder) === ".planning") return (0, import_node_path12.dirname)(folder);
    if ((0, import_node_fs12.existsSync)((0, import_node_path12.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path12.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs12.existsSync)(path) && (0, import_node_fs12.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path13.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project2 = sessionProject(call);
  if (isInside(realPath(path), realPath(project2))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project2}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word) {
  if (word !== null && word !== void 0) return namedPath(call, word);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env: env2 }) {
  const user = ownUserFolder(cwd, env2);
  const session = env2.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? readSessionCommands(user.path, session) : null;
  const folder = known?.project ?? (0, import_node_path13.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(INVISIBLE, escaped).replaceAll(TAG, escaped)
  );
}
function asciiJson(value) {
  return ours(proseJson(value).replaceAll(/[^\n\u0020-\u007e]/g, escaped));
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/cli/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function doneAsciiJson(value) {
  return done(asciiJson(value));
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}

// src/cli/doctor.ts
var doctor = {
  help: prose`msw-protocol doctor [--json] [--project DIR]

Looks at everything that MSW needs, changes nothing, and says what to do. Exits 1 when something fails.`,
  verbs: { "": { options: { ...json, ...project }, words: noWords, run: examine } }
};
async function examine(call) {
  const folder = projectFolder(call);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openDiagnosis(folder.path, call.env);
  if (opened.status === "refused") return failed(opened.reason);
  const { diagnose, renderDiagnosis } = await Promise.resolve().then(() => __toESM(require("./diagnose.cjs"), 1));
  const diagnosis = await diagnose(opened.workspace);
  const { text } = isSet(call.values, "json") ? doneAsciiJson(diagnosis) : done(renderDiagnosis(diagnosis));
  const wrong = failing(diagnosis);
  if (wrong.length === 0) return { code: 0, text, problem: null };
  return { code: 1, text, problem: `MSW cannot work here yet: ${wrong.join(", ")}; see what to do above.` };
}
function failing({ checks }) {
  return checks.filter((check) => check.status === "fail").map((check) => check.name);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctor
});
