#!/usr/bin/env node
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(`MSW needs Node 20 or newer, and this is ${process.versions.node} (${process.execPath}).\n`);
  process.exit(2);
}

// src/cli/status-line.ts
import { dirname as dirname2 } from "node:path";

// src/adapters/files/place.ts
import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/place.ts
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
  const link = linkBetween(root, dirname(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = realpathSync.native(path);
  const base = realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = relative(base, real).split(sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if (dirname(path) === path) return null;
  }
  return null;
}
function isInside(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

// src/adapters/files/read-plain.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync as lstatSync2,
  openSync,
  readSync,
  statSync
} from "node:fs";
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
    const look = rule.followsLink === false ? lstatSync2 : statSync;
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
  const file = openSync(path, constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = fstatSync(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: "refused", reason };
  } finally {
    closeSync(file);
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
  let buffer = Buffer.allocUnsafe(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = readSync(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var UNKNOWN_SIZE = 4096;
var noWait = constants.O_NONBLOCK ?? 0;
var noLink = constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function textOf(path, place, cap = documentCap) {
  const found = readText(path, place, cap);
  return found.status === "ok" ? found.text : null;
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
  const own3 = process.getuid();
  if (uid !== own3)
    return `it belongs to another user; if it is yours, type: sudo chown ${own3} ${quoted(path)}`;
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

// src/adapters/loops/glance-record.ts
import { join as join3 } from "node:path";

// src/adapters/loops/live-runs.ts
import { join as join2 } from "node:path";

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/write-in-place.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  fsyncSync,
  lstatSync as lstatSync3,
  openSync as openSync2,
  readSync as readSync2,
  rmSync,
  writeFileSync,
  writeSync
} from "node:fs";
var flags = constants2.O_WRONLY | constants2.O_CREAT | constants2.O_TRUNC | noWait | noLink;
var appending = constants2.O_RDWR | constants2.O_APPEND | constants2.O_CREAT | noWait | noLink;

// src/adapters/loops/live-runs.ts
function readLiveRuns(userFolder2, loop, isAlive2) {
  const file = readJson(pathOf(userFolder2, loop), privateFile(userFolder2));
  const stored = file.status === "ok" ? file.value : null;
  return (Array.isArray(stored) ? stored : []).filter(isRun).filter(({ pid }) => isAlive2(pid));
}
function pathOf(userFolder2, loop) {
  return join2(userFolder2, "live", `${loop}.json`);
}
function isRun(value) {
  const { check, line, ...numbers } = fieldsOf(value);
  const areNumbers = ["at", "of", "startedAt", "limitSeconds", "pid"].every(
    (key) => Number.isFinite(numbers[key])
  );
  return areNumbers && typeof check === "string" && (line === null || typeof line === "string");
}

// src/adapters/loops/glance-record.ts
function glanceAtLoop(userFolder2, session, isAlive2) {
  const own3 = privateFile(userFolder2);
  if (!/^[\w-]{1,128}$/.test(session)) return null;
  const id = textOf(join3(userFolder2, "owners", session), own3, 100)?.trim() ?? "";
  if (!/^[a-z0-9-]{1,64}$/.test(id)) return null;
  const copy = textOf(join3(userFolder2, "loops", `${id}.json`), own3, LARGEST) ?? "";
  const record = fieldsIn(parseJson(copy.slice(copy.indexOf("\n") + 1)));
  const { iteration, maxIterations, lastError } = record;
  if (typeof iteration !== "number" || typeof maxIterations !== "number") return null;
  const { reason } = fieldsOf(fieldsOf(record.progress).pause);
  return {
    iteration,
    maxIterations,
    paused: typeof reason === "string" ? reason : null,
    lastError: typeof lastError === "string" ? lastError : null,
    live: readLiveRuns(userFolder2, id, isAlive2)
  };
}
var LARGEST = 16 * 1024 * 1024;

// src/adapters/loops/shown-endings.ts
import { join as join4 } from "node:path";
function readShownEnding(userFolder2, { session, prompt }) {
  const found = listed(userFolder2).map(fieldsOf).find((one) => one.session === session && one.prompt === prompt);
  if (found === void 0) return null;
  const { iteration, maxIterations, ended } = found;
  return typeof iteration === "number" && typeof maxIterations === "number" && typeof ended === "string" ? { iteration, maxIterations, ended } : null;
}
function listed(userFolder2) {
  const file = readJson(pathOf2(userFolder2), privateFile(userFolder2));
  return file.status === "ok" && Array.isArray(file.value) ? file.value : [];
}
var FOLDER = "status-line";
function pathOf2(userFolder2) {
  return join4(userFolder2, FOLDER, "ended.json");
}

// src/adapters/process/run-shell-line.ts
import { spawn } from "node:child_process";
function runShellLine(line, input2, timeoutMs) {
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true,
      timeout: timeoutMs
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", () => resolve(""));
    child.on("close", () => resolve(output));
    child.stdin.on("error", () => {
    });
    child.stdin.end(input2);
  });
}

// src/adapters/user/colour-choice.ts
import { join as join5 } from "node:path";
function withColourChoice(userFolder2, env) {
  const { colour } = fieldsIn(readJson(join5(userFolder2, "settings.json"), privateFile(userFolder2)));
  return colour === false ? { ...env, NO_COLOR: "1" } : env;
}

// src/adapters/user/status-line-store.ts
import { join as join6 } from "node:path";

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
function jsonStringifyReplacer(e,t){return typeof t=="bigint"?t.toString():t}var Cached=class{constructor(e){this._getter=e,this._value=void 0}get value(){const e=this._getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function cached(e){return new Cached(e)}function cleanRegex(e){const t=e.startsWith("^")?1:0,r=e.endsWith("$")?e.length-1:e.length;return e.slice(t,r)}function assignProp(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function isObject(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function clone(e,t,r){const n=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&(n._zod.parent=e),n}function normalizeParams(e){const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function optionalKeys(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}function aborted(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function explicitlyAborted(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function prefixIssues(e,t){return t.map(r=>{var n;return(n=r).path??(n.path=[]),r.path.unshift(e),r})}function unwrapMessage(e){return typeof e=="string"?e:e?.message}function attachSchema(e,t,r){var n;for(let o=t;o<e.length;o++)(n=e[o]).schema??(n.schema=r)}function finalizeIssue(e,t,r){var n;const o=e.inst?._zod?.traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);const i=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,c=e.message?e.message:unwrapMessage(e.inst?._zod.def?.error?.(e))??
unwrapMessage(i?.(e))??unwrapMessage(t?.error?.(e))??unwrapMessage(r.customError?.(e))??unwrapMessage(r.localeError?.(e))??"Invalid input",a={};for(const u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__proto__"||(a[u]=e[u]);return a.path??(a.path=[]),a.message=c,t?.reportInput&&(a.input=e.input),a}function members(e,t){for(const r in t){const n=Object.getOwnPropertyDescriptor(t,r);n.get?Object.defineProperty(e,r,{...n,enumerable:!1}):defineBound(e,r,n.value)}}function own(e,t,r,n=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:n,value:r}),r}function hide(e,t,r){return own(e,t,r,!1)}function defineBound(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?r:own(this,t,r.bind(this))},set(n){own(this,t,n)}})}function claim(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:r}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(e,t,r){const n=Object.getPrototypeOf(e._zod);if(t in n&&installing!==e._zod){installing=void 0;return}installing=e._zod,Object.defineProperty(n,t,{configurable:!0,get(){Object.defineProperty(this,t,breaker);const o=broke;broke=!1;try{const i=r(this);return broke?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i}),broke=broke||o,i}catch(i){throw delete this[t],broke=broke||o,i}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function installLazyProp(e,t,r,n){const o=claim(e,t);o&&Object.defineProperty(o,t,{configurable:!0,get(){const i={configurable:!0,writable:!0,enumerable:n,value:void 0};return Object.defineProperty(this,t,i),i.value=r(this),Object.defineProperty(this,t,i),i.value},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:n,value:i})}})}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
var _a,_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(t){const n=_E;if(n){const s=n.stackTraceLimit;if(typeof s=="number"){try{n.stackTraceLimit=0}catch{return _E=null,new t}try{return new t}finally{n.stackTraceLimit=s}}}return new t}function $constructor(t,n,s,l){const g={};function b(e){this.def=e,this.constr=c,this.traits=new Set}b.prototype=g;const p=s,d=p&&new WeakSet;function _(e,o){if(e._zod){if(e._zod.traits.has(t))return}else{_zodDesc.value=new b(o);try{Object.defineProperty(e,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(e._zod.traits.add(t),n(e,o),d){const r=Object.getPrototypeOf(e),f=e._zod.constr.prototype;let i=r;for(;i&&i!==f;)i=Object.getPrototypeOf(i);const u=i??r;d.has(u)||(d.add(u),members(u,p))}const a=c.prototype;for(const r in a)Object.prototype.hasOwnProperty.call(a,r)&&(r in e||(e[r]=a[r].bind(e)))}const P=l?.Parent??Object;class y extends P{}Object.defineProperty(y,"name",{value:t});function c(e){const o=l?.Parent?newError(y):this;_(o,e);const a=o._zod.deferred;if(a){for(const f of a)f();o._zod.deferred=void 0}const r=globalThis.__zod_globalConfig?.postProcessor;return r&&r(o),o}return Object.defineProperty(c,"init",{value:_}),Object.defineProperty(c,Symbol.hasInstance,{value:e=>l?.Parent&&e instanceof l.Parent?!0:e?._zod?.traits?.has(t)}),Object.defineProperty(c,"name",{value:t}),c}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(t){return t&&Object.assign(globalConfig,t),globalConfig}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,jsonStringifyReplacer,2)),e.message}function _setMessage(e){this._zod.message=e}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(e,o)=>{e.name="$ZodError",_issuesDesc.value=o,Object.defineProperty(e,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(e,"message",_messageDesc);const t=Object.getPrototypeOf(e);_installedToString.has(t)||(_installedToString.add(t),Object.defineProperty(t,"toString",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},$ZodError=$constructor("$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
var _parse=o=>{const a=(n,r,e,s)=>{const c=e?{...e,async:!1}:{async:!1},t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise)throw new $ZodAsyncError;if(t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parse=_parse($ZodRealError),_parseAsync=o=>{const a=async(n,r,e,s)=>{const c=e?{...e,async:!0}:{async:!0};let t=n._zod.run({value:r,issues:[]},c);if(t instanceof Promise&&(t=await t),t.issues.length){const u=new(s?.Err??o)(t.issues.map(i=>finalizeIssue(i,c,config())));throw captureStackTrace(u,s?.callee??a),u}return t.value};return a},parseAsync=_parseAsync($ZodRealError),_safeParse=o=>(a,n,r)=>{const e=r?{...r,async:!1}:{async:!1},s=a._zod.run({value:n,issues:[]},e);if(s instanceof Promise)throw new $ZodAsyncError;return s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParse=_safeParse($ZodRealError);function failure(o,a,n){let r;return{success:!1,get error(){return r||(r=new o(a.map(e=>finalizeIssue(e,n,config()))),a=void 0,n=void 0),r},set error(e){r=e,a=void 0,n=void 0}}}var _safeParseAsync=o=>async(a,n,r)=>{const e=r?{...r,async:!0}:{async:!0};let s=a._zod.run({value:n,issues:[]},e);return s instanceof Promise&&(s=await s),s.issues.length?failure(o,s.issues,e):{success:!0,data:s.value}},safeParseAsync=_safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString=/^[\s\S]{0,}$/;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version={major:4,minor:6,patch:7};

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
var $ZodType=$constructor("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=version;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const _ of c)for(const f of _._zod.onattach)f(e);if(c.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{const _=(s,a,r)=>{if(s.memo)return s;let o=aborted(s),u;for(const h of a){if(h._zod.def.when){if(explicitlyAborted(s)||!h._zod.def.when(s))continue}else if(o)continue;const l=s.issues.length,d=h._zod.check(s);if(d instanceof Promise&&r?.async===!1)throw new $ZodAsyncError;if(u||d instanceof Promise)u=(u??Promise.resolve()).then(async()=>{await d,s.issues.length!==l&&(attachSchema(s.issues,l,e),o||(o=aborted(s,l)))});else{if(s.issues.length===l)continue;attachSchema(s.issues,l,e),o||(o=aborted(s,l))}}return u?u.then(()=>s):s},f=(s,a,r)=>{if(aborted(s))return s.aborted=!0,s;const o=_(a,c,r);if(o instanceof Promise){if(r.async===!1)throw new $ZodAsyncError;return o.then(u=>e._zod.parse(u,r))}return e._zod.parse(o,r)};e._zod.run=(s,a)=>{if(a.skipChecks)return e._zod.parse(s,a);if(a.direction==="backward"){const o=e._zod.parse({value:s.value,issues:[]},{...a,skipChecks:!0});return o instanceof Promise?o.then(u=>f(u,s,a)):f(o,s,a)}const r=e._zod.parse(s,a);if(r instanceof Promise){if(a.async===!1)throw new $ZodAsyncError;return r.then(o=>_(o,c,a))}return _(r,c,a)}}},{get"~standard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(e){own(this,"~standard",e)}}),toStandardResult=(e,t)=>e.issues.length?{issues:e.issues.map(n=>finalizeIssue(n,t,config()))}:{value:e.value};async function validateAsync(e,t){const n={async:!0};return toStandardResult(await e._zod.run({value:t,issues:[]},n),n)}function standardProps(e){return{validate:t=>{const n={async:!1};try{const i=e._zod.run({value:t,issues:[]},n);if(!(i instanceof Promise))return toStandardResult(i,n)}catch{}return validateAsync(e,t)},
vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(e,t)=>{$ZodType.init(e,t),e._zod.pattern=t.pattern??anyString,e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}});function handlePropertyResult(e,t,n,i,c,_){const f=n in i,s=_==="optional";if(!(!f&&s&&c==="optional")){if(e.issues.length){if(c!==void 0&&s&&!f)return;t.issues.push(...prefixIssues(n,e.issues))}if(!f&&c===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(f||c==="defaulted"&&!s)&&(t.value[n]=void 0):t.value[n]=e.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(e){const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),i=n.length?n:NO_SYMBOL_KEYS,c=i.length?[...t,...i]:t;for(const f of c)if(!e.shape?.[f]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(f)}": expected a Zod schema`);const _=optionalKeys(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(_)}}function handleCatchall(e,t,n,i,c,_,f){const s=[],a=c.keySet,r=c.catchall._zod,o=r.def.type,u=r.optin,h=r.optout;let l=0;for(const d in t){if(f&&n.issues.length!==l){if(aborted(n,l))break;l=n.issues.length}if(a.has(d))continue;if(d==="__proto__"){o==="never"&&s.push(d);continue}if(o==="never"){s.push(d);continue}const v=r.run({value:t[d],issues:[]},i);v instanceof Promise?e.push(v.then(z=>handlePropertyResult(z,n,d,t,u,h))):handlePropertyResult(v,n,d,t,u,h)}return s.length&&n.issues.push({code:"unrecognized_keys",keys:s,input:t,inst:_,continue:!0}),e.length?Promise.all(e).then(()=>n):n}var $ZodObject=$constructor("$ZodObject",(e,t)=>{$ZodType.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),i=n?.get?n.get.raw:t.shape??{};if(i){const r=()=>{const o={...i};return Object.defineProperty(t,"shape",{value:o}),r.raw=o,o};r.raw=i,Object.
defineProperty(t,"shape",{get:r})}const c=cached(()=>normalizeDef(t));defineLazyInternal(e,"propValues",r=>{const o=r.def.shape,u={};for(const h in o){const l=o[h]._zod;if(l.values){Object.prototype.hasOwnProperty.call(u,h)||assignProp(u,h,new Set);for(const d of l.values)u[h].add(d);l.optin!==void 0&&u[h].add(void 0)}}return u});const _=isObject,f=t.catchall;let s;const a=globalConfig.memoizer;a?.attach(e),e._zod.parse=(r,o)=>{s??(s=c.value);const u=r.value;if(!_(u))return r.issues.push({expected:"object",code:"invalid_type",input:u,inst:e}),r;r.value=a?a.alloc(e,r,{},o):{};const h=[],l=s.shape,d=o?.abortEarly;let v=r.issues.length;for(const z of s.allKeys){if(d&&r.issues.length!==v){if(aborted(r,v))break;v=r.issues.length}if(z==="__proto__")continue;const p=l[z],b=p._zod.optin,m=p._zod.optout,g=p._zod.run({value:u[z],issues:[]},o);g instanceof Promise?h.push(g.then(w=>handlePropertyResult(w,r,z,u,b,m))):handlePropertyResult(g,r,z,u,b,m)}return f?handleCatchall(h,u,r,o,c.value,e,d===!0):h.length?Promise.all(h).then(()=>r):r}}),$ZodNullable=$constructor("$ZodNullable",(e,t)=>{$ZodType.init(e,t),defineLazyInternal(e,"optin",n=>n.def.innerType._zod.optin),defineLazyInternal(e,"optout",n=>n.def.innerType._zod.optout),defineLazyInternal(e,"pattern",n=>{const i=n.def.innerType._zod.pattern;return i?new RegExp(`^(${cleanRegex(i.source)}|null)$`):void 0}),defineLazyInternal(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,i)=>n.value===null?n:t.innerType._zod.run(n,i)});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(n){return n.checks&&(n.checks=[...n.checks]),n}function _string(n,c){return new n(snapshotChecks({type:"string",...normalizeParams(c)}))}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType=$constructor("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(e,t),e.def=t,e.type=t.type},{get with(){return this.check},set with(e){own(this,"with",e)},parse(e,t){return parse(this,e,t,{callee:this.parse})},parseAsync(e,t){return parseAsync(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return safeParse(this,e,t)},safeParseAsync(e,t){return safeParseAsync(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(r=>typeof r=="function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]},{parent:!0})},clone(e,t){return clone(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ZodMiniString=$constructor("ZodMiniString",(e,t)=>{$ZodString.init(e,t),ZodMiniType.init(e,t)});function string2(e){return _string(ZodMiniString,e)}var ZodMiniObject=$constructor("ZodMiniObject",(e,t)=>{$ZodObject.init(e,t),ZodMiniType.init(e,t),installLazyProp(e,"shape",r=>r._zod.def.shape,!1)});function object(e,t){const r={type:"object",shape:e??{},...normalizeParams(t)};return new ZodMiniObject(r)}var ZodMiniNullable=$constructor("ZodMiniNullable",(e,t)=>{$ZodNullable.init(e,t),ZodMiniType.init(e,t)});function nullable(e){return new ZodMiniNullable({type:"nullable",innerType:e})}

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/adapters/user/status-line-store.ts
var shape = once(
  () => object({
    /** The settings file that was changed. */
    settings: string2(),
    /** Byte for byte; null when the file did not exist. */
    before: nullable(string2()),
    after: string2(),
    /** The command whose line stays above; null for none. */
    chained: nullable(string2())
  })
);
function readInstalledLine(userFolder2) {
  const file = readJson(join6(folderOf(userFolder2), "installed.json"), privateFile(userFolder2));
  const parsed = file.status === "ok" ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}
function folderOf(userFolder2) {
  return join6(userFolder2, "status-line");
}

// src/app/workspace/is-alive.ts
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/core/loop/ending-causes.ts
var [CHECKS, YOU, CLAUDE, CLIENT, MACHINE] = [
  prose`the checks`,
  prose`you`,
  prose`Claude`,
  prose`Claude Code`,
  prose`this machine`
];
var ANEW = prose`Start again with /msw:loop when you know what should be different.`;
var SPENT = { name: prose`budget spent`, who: prose`the budget`, next: ANEW, isFailure: true };
var CONTINUE = prose`Continue with /msw:resume, or end the loop with /msw:stop.`;
var CAUSES = {
  done: { name: prose`done`, who: CHECKS, next: prose`Nothing is left to do.` },
  stopped: { name: prose`stopped`, who: YOU, next: ANEW },
  "max-iterations": SPENT,
  "max-minutes": SPENT,
  "max-tokens": SPENT,
  idle: { name: prose`stalled`, who: CLAUDE, next: ANEW, isFailure: true },
  user: { name: prose`paused`, who: YOU, next: CONTINUE },
  interrupted: { name: prose`interrupted`, who: YOU, next: CONTINUE },
  parked: {
    name: prose`parked`,
    who: CLIENT,
    next: prose`Continue with /msw:resume in any session of the project, or end the loop with /msw:stop.`
  },
  stuck: {
    name: prose`stuck`,
    who: CHECKS,
    next: prose`Give a hint and continue: /msw:resume <hint>.`,
    isFailure: true
  },
  blocked: {
    name: prose`a human is needed`,
    who: CLAUDE,
    next: prose`Answer the question, then /msw:resume.`
  },
  infra: {
    name: prose`a problem outside the project`,
    who: MACHINE,
    next: prose`Continue with /msw:resume when it is gone, or end the loop with /msw:stop.`
  },
  "check-broken": {
    name: prose`a check cannot do its work`,
    who: CHECKS,
    next: prose`Give the check what it lacks, then /msw:resume; a loop with another check needs /msw:stop first.`,
    isFailure: true
  },
  "disk-full": {
    name: prose`the disk is full`,
    who: MACHINE,
    next: prose`Free some space, then /msw:resume.`
  },
  cost: {
    name: prose`the cost budget is spent`,
    who: prose`the budget`,
    next: prose`Continue with a larger --max-cost, or in a session with /msw:resume.`
  },
  "api-failure": { name: prose`the API failed`, who: CLIENT, next: CONTINUE, isPassing: true },
  "usage-limit": {
    name: prose`the usage limit is reached`,
    who: CLIENT,
    next: prose`When it is over, say anything in its session, or /msw:resume.`,
    isPassing: true
  },
  "context-full": {
    name: prose`the context is full`,
    who: CLIENT,
    next: prose`Continue in a fresh context: /clear, then /msw:resume; without a session, with --fresh.`,
    isPassing: true
  },
  login: {
    name: prose`Claude Code is not logged in`,
    who: CLIENT,
    next: prose`Log in (/login in a session), then /msw:resume.`,
    isPassing: true
  },
  "client-failed": { name: prose`Claude Code failed`, who: CLIENT, next: CONTINUE },
  "hooks-off": {
    name: prose`the hooks are off`,
    who: CLIENT,
    next: prose`Take "disableAllHooks" out of the settings of Claude Code, or install MSW again, then /msw:resume.`
  }
};

// src/core/report/colour.ts
function inColour(text, env) {
  const isPlain = (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb";
  return isPlain ? text : text.split("\n").map(colourLine).join("\n");
}
var [RED, GREEN, YELLOW] = [31, 32, 33];
function colourLine(line) {
  const [before = null] = BEFORE_VERDICT.exec(line) ?? [];
  if (before !== null) return before + colourVerdict(line.slice(before.length));
  const rule = RULES.find(({ pattern }) => pattern.test(line));
  return rule === void 0 ? line : line.replace(rule.pattern, (words) => painted(words, rule.code));
}
var BEFORE_VERDICT = /^msw ▸ (?:subagent )?\d+\/\d+ · |^The last loop \([\w-]+\) ended [\w ]+: /;
function colourVerdict(text) {
  const named = VERDICTS.find(
    ([words]) => text.startsWith(words) && ["", ",", ":", "."].includes(text.charAt(words.length))
  );
  if (named !== void 0) return painted(named[0], named[1]) + text.slice(named[0].length);
  const [checks = ""] = /^[^:·]*[^:· ]/.exec(text) ?? [];
  const code = / (?:fails?|ran no test)$/.test(checks) ? RED : / pass(?:es)?$/.test(checks) ? YELLOW : null;
  return code === null ? text : painted(checks, code) + text.slice(checks.length);
}
var VERDICTS = [
  ["done and proven", GREEN],
  ...Object.values(CAUSES).map(({ name, isFailure }) => [
    name,
    isFailure === true ? RED : YELLOW
  ])
];
var RULES = [
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN }
];
function painted(words, code) {
  return `\x1B[1;${code}m${words}\x1B[22;39m`;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}

// src/core/terminal-codes.ts
var CODES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
function withoutTerminalCodes(text) {
  return text.replaceAll(CODES, "");
}
var invisible = once(() => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu);

// src/core/text/harmless.ts
var tag = once(
  () => /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu
);
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(tag(), "\u2039") : plain;
}
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~\u00b7\u25b8\u2192\u2026\u2019\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return withoutTerminalCodes(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")).replaceAll(CONTROLS, "").replaceAll(invisible(), "").replaceAll(LONE_SURROGATE, "\uFFFD");
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/loop/live-run.ts
function minutesAndSeconds(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

// src/core/report/glance.ts
function renderGlance(loop, now) {
  const place = `${loop.iteration}/${loop.maxIterations}`;
  if ("ended" in loop) return `msw \u25B8 ${place} \xB7 ${plainLine(loop.ended, 140)}`;
  const runs = loop.live.map(({ check, at, of, startedAt }) => {
    const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
    return `${plainLine(check, 30)} ${minutesAndSeconds(seconds)}${of === 1 ? "" : ` (${at} of ${of})`}`;
  });
  const what = loop.paused === null ? runs.join(", ") : `paused: ${plainLine(loop.paused, 60)}`;
  const failure2 = loop.lastError === null ? "" : plainLine(loop.lastError, 100);
  const parts = [place, what, failure2].filter((part) => part !== "");
  return clipText(`msw \u25B8 ${parts.join(" \xB7 ")}`, 160);
}

// src/cli/status-line.ts
var LARGEST_INPUT = 1024 * 1024;
var CHAINED_MS = 3e3;
process.on("uncaughtException", () => process.exit());
process.on("unhandledRejection", () => process.exit());
var userFolder = dirname2(import.meta.dirname);
var input = await readInput();
var chained = readInstalledLine(userFolder)?.chained ?? null;
var above = chained === null ? "" : (await runShellLine(chained, input, CHAINED_MS)).trimEnd();
var own2 = ownLine();
process.stdout.write([above, own2].filter((line) => line !== "").join("\n"));
async function readInput() {
  let text = "";
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > LARGEST_INPUT) break;
  }
  return text;
}
function ownLine() {
  const { session_id: session, prompt_id: prompt } = fieldsIn(parseJson(input));
  if (typeof session !== "string") return "";
  const ended = () => typeof prompt === "string" ? readShownEnding(userFolder, { session, prompt }) : null;
  const loop = glanceAtLoop(userFolder, session, isAlive) ?? ended();
  if (loop === null) return "";
  return inColour(renderGlance(loop, Date.now()), withColourChoice(userFolder, process.env));
}
