"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

// src/hooks/idle/brings-settings.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function bringsSettings(project) {
  const folders = upwards(project);
  const top = folders.findLastIndex((folder) => kindOf(`${folder}/.git`) !== "none");
  return folders.some(
    (folder, at) => kindOf(`${folder}/.mcp.json`) !== "none" || // A file names another repository, which may have settings as well.
    kindOf(`${folder}/.git`) === "file" || at <= Math.max(0, top) && SETTINGS.some((file) => kindOf(`${folder}/.claude/${file}`) !== "none")
  );
}
var SETTINGS = ["settings.json", "settings.local.json"];
function upwards(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}
function kindOf(path) {
  try {
    const stat = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === void 0) return "none";
    return stat.isDirectory() ? "folder" : "file";
  } catch {
    return "file";
  }
}

// src/hooks/idle/read-call.ts
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = {
  tmpdir: require("node:os").tmpdir,
  homedir: () => {
    try {
      return require("node:os").homedir();
    } catch {
      return "";
    }
  }
};

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures=Object.freeze(["","   ",".",".."," .",". "," ..",".. ","../","../foo","foo/../bar","foo/bar","foo\\bar","foo\0bar"]);function isSafeFilename(r){if(typeof r!="string")return!1;const e=r.trim();return e!==""&&e!=="."&&e!==".."&&!r.includes("/")&&!r.includes("\\")&&!r.includes("\0")}function assertSafeFilename(r){if(typeof r!="string")throw new TypeError("Expected a string");if(!isSafeFilename(r))throw new Error(`Unsafe filename: ${JSON.stringify(r)}`)}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir=node_os_default.homedir(),tmpdir=node_os_default.tmpdir(),{env}=node_process_default,macos=a=>{const o=node_path_default.join(homedir,"Library");return{data:node_path_default.join(o,"Application Support",a),config:node_path_default.join(o,"Preferences",a),cache:node_path_default.join(o,"Caches",a),log:node_path_default.join(o,"Logs",a),temp:node_path_default.join(tmpdir,a)}},windows=a=>{const o=env.APPDATA||node_path_default.join(homedir,"AppData","Roaming"),t=env.LOCALAPPDATA||node_path_default.join(homedir,"AppData","Local");return{data:node_path_default.join(t,a,"Data"),config:node_path_default.join(o,a,"Config"),cache:node_path_default.join(t,a,"Cache"),log:node_path_default.join(t,a,"Log"),temp:node_path_default.join(tmpdir,a)}},linux=a=>{const o=node_path_default.basename(homedir);return{data:node_path_default.join(env.XDG_DATA_HOME||node_path_default.join(homedir,".local","share"),a),config:node_path_default.join(env.XDG_CONFIG_HOME||node_path_default.join(homedir,".config"),a),cache:node_path_default.join(env.XDG_CACHE_HOME||node_path_default.join(homedir,".cache"),a),log:node_path_default.join(env.XDG_STATE_HOME||node_path_default.join(homedir,".local","state"),a),temp:node_path_default.join(tmpdir,o,a)}};function envPaths(a,{suffix:o="nodejs"}={}){return assertSafeFilename(a),o&&(a+=`-${o}`),assertSafeFilename(a),node_process_default.platform==="darwin"?macos(a):node_process_default.platform==="win32"?windows(a):linux(a)}

// src/adapters/files/read-plain.ts
var import_node_fs2 = require("node:fs");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  return usePlain(path, rule, (file, { size }) => {
    const start2 = rule.partFrom?.(size) ?? 0;
    const bytes = readUpTo(file, start2, size - start2, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size, start: start2 };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size, start: start2 };
  });
}
function usePlain(path, rule, use) {
  try {
    const look = rule.followsLink === false ? import_node_fs2.lstatSync : import_node_fs2.statSync;
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
  const file = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs2.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: "refused", reason };
  } finally {
    (0, import_node_fs2.closeSync)(file);
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
function readUpTo(file, start2, expected, cap) {
  let buffer = Buffer.allocUnsafe(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read = (0, import_node_fs2.readSync)(file, buffer, length, buffer.length - length, start2 + length);
    length += read;
    if (read === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var UNKNOWN_SIZE = 4096;
var noWait = import_node_fs2.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs2.constants.O_NOFOLLOW ?? 0;

// src/hooks/idle/read-input.ts
var import_node_fs3 = require("node:fs");
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
    return chunk.subarray(0, (0, import_node_fs3.readSync)(0, chunk));
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
function ownsLoop({ input }) {
  const session = textField(input, "session_id");
  if (session === null || !/^[\w-]{1,128}$/.test(session)) return false;
  const folder = process.env.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  return (0, import_node_path3.isAbsolute)(folder) && ["owners", "chains"].some((name) => isThere((0, import_node_path3.join)(folder, name, session)));
}
function isThere(path) {
  try {
    return (0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function holdsLoops({ state }) {
  if (state === null) return false;
  const loops = Reflect.get(parseObject(state) ?? { loops: { unreadable: true } }, "loops");
  return typeof loops !== "object" || loops === null || Object.keys(loops).length > 0;
}
function holdsNews({ project, input }) {
  const session = textField(input, "session_id");
  const news = readPlain(`${project}/.msw/jobs/news`, { cap: largestNews });
  return news.status === "ok" && session !== null && news.bytes.includes(`${session} `);
}
function holdsJobs({ project }) {
  return readPlain(`${project}/.msw/jobs/open`, { cap: 0 }).status === "ok";
}
var largestNews = 64 * 1024;
function handOver(call2, handle) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) stepAside(call2, OLD_NODE);
  else void handle().catch((error) => stepAside(call2, whyNot(error)));
}
var oldestNode = 20;
var OLD_NODE = `MSW needs Node ${oldestNode} or newer, and the node that Claude Code finds is ${process.versions.node} (${process.execPath}): install a newer one, then start Claude Code again.`;
function whyNot(error) {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "MODULE_NOT_FOUND") return "the plugin is incomplete, install it again.";
  const message = error instanceof Error ? error.message : String(error);
  return `${message.slice(0, 300)} (/msw:doctor says more)`;
}
function stepAside({ input }, why) {
  const said = `msw \u25B8 stepped aside: ${why}`;
  const isTyped = textField(input, "command_name")?.startsWith("msw:") === true;
  const answer = isTyped ? { decision: "block", reason: said } : { systemMessage: said };
  process.stdout.write(JSON.stringify(answer));
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

// src/hooks/session-start.ts
var call = readCall();
if (call !== null) {
  const brings = bringsSettings(call.project);
  if (brings || isOfLoop(call) || isOfJob(call)) handOver(call, () => start(call, brings));
}
async function start(from, brings) {
  const warning = brings ? (await Promise.resolve().then(() => __toESM(require("../lib/hooks.active.start-warning.cjs"), 1))).startWarning(from.project) : null;
  const started = { ...from, warning };
  if (isOfLoop(from)) await (await Promise.resolve().then(() => __toESM(require("../lib/hooks.active.on-session.cjs"), 1))).onSessionStart(started);
  else if (isOfJob(from)) await (await Promise.resolve().then(() => __toESM(require("../lib/hooks.active.on-news.cjs"), 1))).onNews(started);
  else if (warning !== null) process.stdout.write(JSON.stringify({ systemMessage: warning }));
}
function isOfLoop(call2) {
  return holdsLoops(call2) || ownsLoop(call2);
}
function isOfJob(call2) {
  return holdsNews(call2) || holdsJobs(call2);
}
