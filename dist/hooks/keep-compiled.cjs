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

// src/hooks/active/keep-compiled.ts
var keep_compiled_exports = {};
__export(keep_compiled_exports, {
  keepCompiled: () => keepCompiled
});
module.exports = __toCommonJS(keep_compiled_exports);
var import_node_fs5 = require("node:fs");
var import_node_path7 = require("node:path");
var import_node_vm = require("node:vm");

// src/adapters/claude-code/own-user-folder.ts
var import_node_path5 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/place.ts
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

// src/adapters/files/project-reach.ts
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
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
function isRepository(folder) {
  try {
    return (0, import_node_fs2.lstatSync)(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path2.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path2.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/files/read-plain.ts
var import_node_fs3 = require("node:fs");
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
  let buffer = Buffer.allocUnsafe(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
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
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
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
function fieldsIn(file) {
  return fieldsOf(file.status === "ok" ? file.value : null);
}
function fieldsOf(value) {
  return isFields(value) ? value : {};
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  return place === void 0 ? "it is not complete JSON" : `it is not JSON at character ${place}`;
}

// src/adapters/user/user-folder.ts
var import_node_fs4 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path4 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures=Object.freeze(["","   ",".",".."," .",". "," ..",".. ","../","../foo","foo/../bar","foo/bar","foo\\bar","foo\0bar"]);function isSafeFilename(r){if(typeof r!="string")return!1;const e=r.trim();return e!==""&&e!=="."&&e!==".."&&!r.includes("/")&&!r.includes("\\")&&!r.includes("\0")}function assertSafeFilename(r){if(typeof r!="string")throw new TypeError("Expected a string");if(!isSafeFilename(r))throw new Error(`Unsafe filename: ${JSON.stringify(r)}`)}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir=node_os_default.homedir(),tmpdir=node_os_default.tmpdir(),{env}=node_process_default,macos=a=>{const o=node_path_default.join(homedir,"Library");return{data:node_path_default.join(o,"Application Support",a),config:node_path_default.join(o,"Preferences",a),cache:node_path_default.join(o,"Caches",a),log:node_path_default.join(o,"Logs",a),temp:node_path_default.join(tmpdir,a)}},windows=a=>{const o=env.APPDATA||node_path_default.join(homedir,"AppData","Roaming"),t=env.LOCALAPPDATA||node_path_default.join(homedir,"AppData","Local");return{data:node_path_default.join(t,a,"Data"),config:node_path_default.join(o,a,"Config"),cache:node_path_default.join(t,a,"Cache"),log:node_path_default.join(t,a,"Log"),temp:node_path_default.join(tmpdir,a)}},linux=a=>{const o=node_path_default.basename(homedir);return{data:node_path_default.join(env.XDG_DATA_HOME||node_path_default.join(homedir,".local","share"),a),config:node_path_default.join(env.XDG_CONFIG_HOME||node_path_default.join(homedir,".config"),a),cache:node_path_default.join(env.XDG_CACHE_HOME||node_path_default.join(homedir,".cache"),a),log:node_path_default.join(env.XDG_STATE_HOME||node_path_default.join(homedir,".local","state"),a),temp:node_path_default.join(tmpdir,o,a)}};function envPaths(a,{suffix:o="nodejs"}={}){return assertSafeFilename(a),o&&(a+=`-${o}`),assertSafeFilename(a),node_process_default.platform==="darwin"?macos(a):node_process_default.platform==="win32"?windows(a):linux(a)}

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path4.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path4.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(
      env2.MSW_HOME ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`
    );
  try {
    (0, import_node_fs4.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs4.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs4.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path4.dirname)(project); around !== (0, import_node_path4.dirname)(around); around = (0, import_node_path4.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs4.existsSync)((0, import_node_path4.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os3.userInfo)().homedir;
  } catch {
    return (0, import_node_os3.homedir)();
  }
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project, env2) {
  const foreign = project === null ? [] : foreignVariables(env2, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; remove it there, and set it in your shell if you need it`
  };
}
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project) {
  const projects = /* @__PURE__ */ new Set([project, env2.CLAUDE_PROJECT_DIR || project]);
  const given = [...new Set([...projects].flatMap((root) => foldersInReach(root)))].flatMap((folder) => FILES.map((file) => variablesIn((0, import_node_path5.join)(folder, ".claude", file)))).filter((variables) => Object.keys(variables).length > 0);
  if (given.length === 0) return [];
  return Object.keys(env2).filter(
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
  );
}
function variablesIn(path) {
  return fieldsOf(fieldsIn(readJson(path, named)).env);
}

// src/hooks/active/compiled-code.ts
var import_node_path6 = require("node:path");
function openCompiled(userFolder2) {
  const path = compiledPath(userFolder2);
  const place = privateFile(userFolder2);
  const { turns, parts } = readParts(path, place, (read3) => parseHead(read3(0, HEAD))) ?? NOTHING;
  const read2 = (name) => {
    const part = parts.get(name);
    return part === void 0 ? null : readParts(path, place, (readPart) => intact(part, readPart(part.start, sizeOf(part))));
  };
  return { turns, names: [...parts.keys()], read: read2 };
}
function compiledPath(userFolder2) {
  return (0, import_node_path6.join)(compiledFolder(userFolder2), `${process.version}-${process.arch}`);
}
function compiledFolder(userFolder2) {
  return (0, import_node_path6.join)(userFolder2, "compiled");
}
var HEAD = 16 * 1024;
var LARGEST = 32 * 1024 * 1024;
var NOTHING = { turns: 0, parts: /* @__PURE__ */ new Map() };
function parseHead(head) {
  const end = head?.indexOf("\n") ?? -1;
  const [turns, ...lengths] = listIn(head?.toString("utf8", 0, Math.max(0, end)) ?? "");
  if (typeof turns !== "number") return NOTHING;
  const parts = /* @__PURE__ */ new Map();
  let start = end + 1;
  for (const entry of lengths) {
    const [name, source, code] = Array.isArray(entry) ? entry : [];
    if (typeof name !== "string" || !isLength(source) || !isLength(code)) return NOTHING;
    const part = { start, source, code };
    parts.set(name, part);
    start += sizeOf(part);
  }
  return { turns, parts };
}
function sizeOf({ source, code }) {
  return source + 2 * code;
}
function intact({ source, code }, bytes) {
  if (bytes === null) return null;
  const first = bytes.subarray(source, source + code);
  return first.equals(bytes.subarray(source + code)) ? { source: bytes.subarray(0, source), code: first } : null;
}
function listIn(text) {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
function isLength(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= LARGEST;
}

// late:hooks/active/save-compiled.ts
var saveCompiled = (...args) => require("../lib/hooks.active.save-compiled.cjs").saveCompiled(...args);

// src/hooks/active/keep-compiled.ts
function keepCompiled(project, env2) {
  const folder = ownUserFolder(project, env2);
  if (folder.status === "ok" && !env2.NODE_DISABLE_COMPILE_CACHE) keepIn(folder.path);
  return folder;
}
var TURNS_THAT_ADD = 4;
function keepIn(userFolder2) {
  if (!isPrivate(compiledFolder(userFolder2))) return;
  const kept = openCompiled(userFolder2);
  const loaded = /* @__PURE__ */ new Map();
  let isComplete = kept.turns >= TURNS_THAT_ADD;
  let isUpdated = false;
  const compile = (filename) => {
    const source = sourceOf(filename);
    const file = kept.read((0, import_node_path7.basename)(filename));
    const isOther = file !== null && !file.source.equals(source);
    if (isOther) isUpdated = true;
    const cachedData = isOther ? void 0 : file?.code;
    const script = new import_node_vm.Script(source.toString("utf8"), { filename, ...cachedData && { cachedData } });
    if (script.cachedDataRejected !== false) isComplete = false;
    loaded.set((0, import_node_path7.basename)(filename), { source, script });
    return script;
  };
  const load = loaderWith(compile);
  require.extensions[".cjs"] = (module2, filename) => {
    module2.exports = load(filename);
  };
  process.once("exit", () => {
    if (isComplete) return;
    Reflect.deleteProperty(require.extensions, ".cjs");
    try {
      saveCompiled(userFolder2, isUpdated ? null : kept, loaded);
    } catch {
    }
  });
}
function loaderWith(compile) {
  const modules = /* @__PURE__ */ new Map();
  const builtIns = /* @__PURE__ */ new Map();
  const builtIn = (name) => {
    if (!builtIns.has(name)) builtIns.set(name, require(name));
    return builtIns.get(name);
  };
  const load = (filename) => {
    const known = modules.get(filename);
    if (known !== void 0) return known.exports;
    const run = compile(filename).runInThisContext();
    if (typeof run !== "function") throw new TypeError(`${filename} is not a module`);
    const module2 = { exports: {} };
    modules.set(filename, module2);
    const folder = (0, import_node_path7.dirname)(filename);
    const requireFrom = (name) => name.startsWith(".") ? load((0, import_node_path7.join)(folder, name)) : builtIn(name);
    Reflect.apply(run, module2.exports, [module2.exports, requireFrom, module2, filename, folder]);
    return module2.exports;
  };
  return load;
}
function isPrivate(folder) {
  try {
    const stat = (0, import_node_fs5.lstatSync)(folder, { throwIfNoEntry: false });
    return stat === void 0 || stat.isDirectory() && notOnlyOurs(folder, stat) === null;
  } catch {
    return false;
  }
}
function sourceOf(filename) {
  const read2 = readFile(filename, named, LARGEST_SOURCE);
  if (read2.status === "ok") return Buffer.concat([BEGINNING, read2.bytes, END]);
  throw new Error(`${filename} ${read2.status === "missing" ? "is missing" : read2.reason}`);
}
var LARGEST_SOURCE = 32 * 1024 * 1024;
var BEGINNING = Buffer.from("(function (exports, require, module, __filename, __dirname) { ");
var END = Buffer.from("\n})");
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  keepCompiled
});
