"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
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

// default-only:node:path
var node_path_default;
var init_node_path = __esm({
  "default-only:node:path"() {
    node_path_default = require("node:path");
  }
});

// default-only:node:os
var node_os_default;
var init_node_os = __esm({
  "default-only:node:os"() {
    node_os_default = require("node:os");
  }
});

// default-only:node:process
var node_process_default;
var init_node_process = __esm({
  "default-only:node:process"() {
    node_process_default = globalThis.process;
  }
});

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
function isSafeFilename(e){if(typeof e!="string")return!1;const r=e.trim();return r!==""&&r!=="."&&r!==".."&&!e.includes("/")&&!e.includes("\\")&&!e.includes("\0")}function assertSafeFilename(e){if(typeof e!="string")throw new TypeError("Expected a string");if(!isSafeFilename(e))throw new Error(`Unsafe filename: ${JSON.stringify(e)}`)}var unsafeFilenameFixtures,init_is_safe_filename=__esm({"node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js"(){unsafeFilenameFixtures=Object.freeze(["","   ",".",".."," .",". "," ..",".. ","../","../foo","foo/../bar","foo/bar","foo\\bar","foo\0bar"])}});

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
function envPaths(e,{suffix:o="nodejs"}={}){return assertSafeFilename(e),o&&(e+=`-${o}`),assertSafeFilename(e),node_process_default.platform==="darwin"?macos(e):node_process_default.platform==="win32"?windows(e):linux(e)}var homedir,tmpdir,env,macos,windows,linux,init_env_paths=__esm({"node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js"(){init_node_path(),init_node_os(),init_node_process(),init_is_safe_filename(),homedir=node_os_default.homedir(),tmpdir=node_os_default.tmpdir(),{env}=node_process_default,macos=e=>{const o=node_path_default.join(homedir,"Library");return{data:node_path_default.join(o,"Application Support",e),config:node_path_default.join(o,"Preferences",e),cache:node_path_default.join(o,"Caches",e),log:node_path_default.join(o,"Logs",e),temp:node_path_default.join(tmpdir,e)}},windows=e=>{const o=env.APPDATA||node_path_default.join(homedir,"AppData","Roaming"),t=env.LOCALAPPDATA||node_path_default.join(homedir,"AppData","Local");return{data:node_path_default.join(t,e,"Data"),config:node_path_default.join(o,e,"Config"),cache:node_path_default.join(t,e,"Cache"),log:node_path_default.join(t,e,"Log"),temp:node_path_default.join(tmpdir,e)}},linux=e=>{const o=node_path_default.basename(homedir);return{data:node_path_default.join(env.XDG_DATA_HOME||node_path_default.join(homedir,".local","share"),e),config:node_path_default.join(env.XDG_CONFIG_HOME||node_path_default.join(homedir,".config"),e),cache:node_path_default.join(env.XDG_CACHE_HOME||node_path_default.join(homedir,".cache"),e),log:node_path_default.join(env.XDG_STATE_HOME||node_path_default.join(homedir,".local","state"),e),temp:node_path_default.join(tmpdir,o,e)}}}});

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
var init_error_code = __esm({
  "src/adapters/files/error-code.ts"() {
    "use strict";
  }
});

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs.lstatSync : import_node_fs.statSync;
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
  const file = (0, import_node_fs.openSync)(path, import_node_fs.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs.closeSync)(file);
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
    const read2 = (0, import_node_fs.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var import_node_fs, noWait, noLink;
var init_read_plain = __esm({
  "src/adapters/files/read-plain.ts"() {
    "use strict";
    import_node_fs = require("node:fs");
    init_error_code();
    noWait = import_node_fs.constants.O_NONBLOCK ?? 0;
    noLink = import_node_fs.constants.O_NOFOLLOW ?? 0;
  }
});

// src/adapters/files/place.ts
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
  const link = linkBetween(root, (0, import_node_path3.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs4.realpathSync.native(path);
  const base = import_node_fs4.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path3.relative)(base, real).split(import_node_path3.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path3.dirname)(path))
    if ((0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}
function realPath(path) {
  try {
    return import_node_fs4.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path3.dirname)(path);
    return parent === path ? path : (0, import_node_path3.join)(realPath(parent), (0, import_node_path3.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path3.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path3.sep}`) && !(0, import_node_path3.isAbsolute)(way);
}
var import_node_fs4, import_node_path3, named;
var init_place = __esm({
  "src/adapters/files/place.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    import_node_path3 = require("node:path");
    init_error_code();
    named = { kind: "named" };
  }
});

// src/adapters/files/project-reach.ts
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot) {
  const reach = projectReach(projectRoot);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}
function isRepository(folder) {
  try {
    return (0, import_node_fs5.lstatSync)((0, import_node_path4.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path4.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path4.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os2.userInfo)().homedir);
  } catch {
    return null;
  }
}
var import_node_fs5, import_node_os2, import_node_path4;
var init_project_reach = __esm({
  "src/adapters/files/project-reach.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_os2 = require("node:os");
    import_node_path4 = require("node:path");
    init_place();
  }
});

// src/adapters/files/read-file.ts
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
var mebibyte, documentCap;
var init_read_file = __esm({
  "src/adapters/files/read-file.ts"() {
    "use strict";
    init_place();
    init_read_plain();
    mebibyte = 1024 * 1024;
    documentCap = 4 * mebibyte;
  }
});

// src/adapters/files/read-json.ts
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
  return place === void 0 ? "it is not complete JSON" : `it is not JSON at character ${place}`;
}
var CAP, DEEPEST;
var init_read_json = __esm({
  "src/adapters/files/read-json.ts"() {
    "use strict";
    init_read_file();
    CAP = 16 * 1024 * 1024;
    DEEPEST = 200;
  }
});

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path5.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path5.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(
      env2.MSW_HOME ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`
    );
  try {
    (0, import_node_fs6.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs6.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs6.statSync)(path));
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
  for (let around = (0, import_node_path5.dirname)(project); around !== (0, import_node_path5.dirname)(around); around = (0, import_node_path5.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs6.existsSync)((0, import_node_path5.join)(around, ".git"))) continue;
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
var import_node_fs6, import_node_os3, import_node_path5;
var init_user_folder = __esm({
  "src/adapters/user/user-folder.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_os3 = require("node:os");
    import_node_path5 = require("node:path");
    init_env_paths();
    init_error_code();
    init_place();
    init_read_file();
  }
});

// src/adapters/claude-code/own-user-folder.ts
function ownUserFolder(project, env2) {
  const foreign = project === null ? [] : foreignVariables(env2, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}
function foreignVariables(env2, project) {
  const projects = /* @__PURE__ */ new Set([project, env2.CLAUDE_PROJECT_DIR || project]);
  const given = [...new Set([...projects].flatMap((root) => foldersInReach(root)))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path6.join)(folder, ".claude", file)))
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
var import_node_path6, DECISIVE, FILES;
var init_own_user_folder = __esm({
  "src/adapters/claude-code/own-user-folder.ts"() {
    "use strict";
    import_node_path6 = require("node:path");
    init_place();
    init_project_reach();
    init_read_json();
    init_user_folder();
    DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
    FILES = ["settings.json", "settings.local.json"];
  }
});

// src/hooks/active/keep-compiled.ts
var keep_compiled_exports = {};
__export(keep_compiled_exports, {
  keepCompiled: () => keepCompiled
});
function keepCompiled(project, env2) {
  const folder = ownUserFolder(project, env2);
  if (folder.status === "ok" && !env2.NODE_DISABLE_COMPILE_CACHE) enableIn((0, import_node_path7.join)(folder.path, "compiled"));
  return folder;
}
function enableIn(folder) {
  if (Number.parseInt(process.versions.node, 10) < 22) return;
  try {
    (0, import_node_fs7.mkdirSync)(folder, { recursive: true, mode: 448 });
    const stat = (0, import_node_fs7.lstatSync)(folder);
    const own = process.getuid === void 0 || stat.uid === process.getuid() && (stat.mode & 63) === 0;
    if (!stat.isDirectory() || !own) return;
    const enable = Reflect.get(process.getBuiltinModule("node:module"), "enableCompileCache");
    if (typeof enable === "function") Reflect.apply(enable, void 0, [folder]);
  } catch {
  }
}
var import_node_fs7, import_node_path7;
var init_keep_compiled = __esm({
  "src/hooks/active/keep-compiled.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    import_node_path7 = require("node:path");
    init_own_user_folder();
  }
});

// src/hooks/idle/read-call.ts
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
init_env_paths();
init_read_plain();

// src/hooks/idle/read-input.ts
var import_node_fs2 = require("node:fs");
function readInput() {
  let text = nextChunk();
  for (let more = text; ; text = Buffer.concat([text, more])) {
    const input = endsInBrace(text) ? parseObject(text.toString("utf8")) : null;
    if (input !== null || text.length > mostBytes) return input;
    more = nextChunk();
    if (more.length === 0) return parseObject(text.toString("utf8"));
  }
}
function parseObject(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}
var chunkBytes = 64 * 1024;
var mostBytes = 16 * 1024 * 1024;
function nextChunk() {
  const chunk = Buffer.alloc(chunkBytes);
  try {
    return chunk.subarray(0, (0, import_node_fs2.readSync)(0, chunk));
  } catch {
    return chunk.subarray(0, 0);
  }
}
function endsInBrace(text) {
  let end = text.length;
  while (end > 0 && (text[end - 1] ?? 0) <= 32) end -= 1;
  return text[end - 1] === 125;
}

// src/hooks/idle/read-call.ts
function readCall() {
  const input = readInput();
  if (input === null) return null;
  const project = process.env.CLAUDE_PROJECT_DIR || textField(input, "cwd");
  return project ? { project, input, state: readState(`${project}/.msw/ralph-state.json`) } : null;
}
function namesSession({ input, state }) {
  const session = textField(input, "session_id");
  return state !== null && session !== null && session !== "" && state.includes(session);
}
function ownsLoop({ input }) {
  const session = textField(input, "session_id");
  if (session === null || !/^[\w-]{1,128}$/.test(session)) return false;
  const folder = process.env.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  return (0, import_node_fs3.lstatSync)((0, import_node_path2.join)(folder, "owners", session), { throwIfNoEntry: false }) !== void 0;
}
function stepAside() {
  const systemMessage = "msw \u25B8 stepped aside: the plugin is incomplete, install it again.";
  process.stdout.write(JSON.stringify({ systemMessage }));
}
var largestState = 16 * 1024 * 1024;
function readState(path) {
  const file = readPlain(path, { cap: largestState });
  return file.status === "ok" ? file.bytes.toString("utf8") : null;
}
function textField(value, key) {
  const field = Reflect.get(value, key);
  return typeof field === "string" ? field : null;
}

// src/hooks/stop.ts
var call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  void Promise.resolve().then(() => (init_keep_compiled(), keep_compiled_exports)).then(async ({ keepCompiled: keepCompiled2 }) => {
    const userFolder2 = keepCompiled2(call.project, process.env);
    const active = await Promise.resolve().then(() => require("../lib/hooks.active.on-stop.cjs"));
    return active.onStop({ ...call, userFolder: userFolder2 });
  }).catch(stepAside);
}
