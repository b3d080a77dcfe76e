#!/usr/bin/env node
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(`MSW needs Node 20 or newer, and this is ${process.versions.node} (${process.execPath}).\n`);
  process.exit(2);
}
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
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

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod=__commonJS({"node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(C){"use strict";C.__esModule=!0,C.distance=C.closest=void 0;var l=new Uint32Array(65536),B=function(a,v){for(var t=a.length,c=v.length,i=1<<t-1,e=-1,s=0,M=t,r=t;r--;)l[a.charCodeAt(r)]|=1<<r;for(r=0;r<c;r++){var f=l[v.charCodeAt(r)],m=f|s;f|=(f&e)+e^e,s|=~(f|e),e&=f,s&i&&M++,e&i&&M--,s=s<<1|1,e=e<<1|~(m|s),s&=m}for(r=t;r--;)l[a.charCodeAt(r)]=0;return M},D=function(a,v){for(var t=v.length,c=a.length,i=[],e=[],s=Math.ceil(t/32),M=Math.ceil(c/32),r=0;r<s;r++)e[r]=-1,i[r]=0;for(var f=0;f<M-1;f++){for(var m=0,g=-1,I=f*32,_=Math.min(32,c)+I,n=I;n<_;n++)l[a.charCodeAt(n)]|=1<<n;for(var r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,w=u|m,j=((u|d)&g)+g^g|u|d,o=m|~(j|g),h=g&j;o>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|y,h=h<<1|d,g=h|~(w|o),m=o&w}for(var n=I;n<_;n++)l[a.charCodeAt(n)]=0}for(var J=0,A=-1,z=f*32,k=Math.min(32,c-z)+z,n=z;n<k;n++)l[a.charCodeAt(n)]|=1<<n;for(var S=c,r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,w=u|J,j=((u|d)&A)+A^A|u|d,o=J|~(j|A),h=A&j;S+=o>>>c-1&1,S-=h>>>c-1&1,o>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|y,h=h<<1|d,A=h|~(w|o),J=o&w}for(var n=z;n<k;n++)l[a.charCodeAt(n)]=0;return S},U=function(a,v){if(a.length<v.length){var t=v;v=a,a=t}return v.length===0?a.length:a.length<=32?B(a,v):D(a,v)};C.distance=U;var E=function(a,v){for(var t=1/0,c=0,i=0;i<v.length;i++){var e=U(a,v[i]);e<t&&(t=e,c=i)}return v[c]};C.closest=E}});

// src/adapters/files/place.ts
import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
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
function realPath(path) {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}
function below(folder, ...names) {
  return (folder.endsWith(sep) ? folder : folder + sep) + names.join(sep);
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

// src/app/operations/nouns.ts
var nouns = {
  loop: {
    about: "Arm, watch and control loops",
    load: async () => [
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.loop-operations.cjs"), 1))).loopOperations,
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.snapshot-operations.cjs"), 1))).snapshotOperations,
      ...(await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.headless-operations.cjs"), 1))).headlessOperations
    ]
  },
  recipe: {
    about: "Show the ready tasks of /msw:loop --recipe",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.recipe-operations.cjs"), 1))).recipeOperations
  },
  route: {
    about: "Say which way a task would go, and why",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.route-operations.cjs"), 1))).routeOperations
  },
  job: {
    about: "Have work done in the background, and see how far it is",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.jobs.job-operations.cjs"), 1))).jobOperations
  },
  status: {
    about: "Show the loops of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.loop-status-operations.cjs"), 1))).statusOperations
  },
  log: {
    about: "Show what was decided, asked and done in a day",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.log-operations.cjs"), 1))).logOperations
  },
  audit: {
    about: "Count what your own transcripts show about finished turns",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.audit-operations.cjs"), 1))).auditOperations
  },
  report: {
    about: "Write a page that you can send",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.report-operations.cjs"), 1))).reportOperations
  },
  statusline: {
    about: "Show the loop in the status line of Claude Code",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.status-line-operations.cjs"), 1))).statusLineOperations
  },
  doctor: {
    about: "Check that MSW can work here, and say what to do if not",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.doctor-operations.cjs"), 1))).doctorOperations
  },
  config: {
    about: "Show, explain and change settings",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.config-operations.cjs"), 1))).configOperations
  },
  completion: {
    about: "Have your shell complete the command line",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.completion-operations.cjs"), 1))).completionOperations(nouns)
  },
  trust: {
    about: "Say which commands from files may run in this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.trust-operations.cjs"), 1))).trustOperations
  },
  checks: {
    about: "Run the checks of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.checks-operations.cjs"), 1))).checksOperations
  },
  prove: {
    about: "Show what the passing checks of a branch prove",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.prove-operations.cjs"), 1))).proveOperations
  },
  receipt: {
    about: "Write and verify what a loop proved, for somebody else",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.receipt-operations.cjs"), 1))).receiptOperations
  },
  search: {
    about: "Find the documents of a folder about something",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.search-operations.cjs"), 1))).searchOperations
  },
  failure: {
    about: "Read what a failing command printed",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.failure-operations.cjs"), 1))).failureOperations
  },
  guidance: {
    about: "See what is known about failures, and why it was offered",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.guidance-operations.cjs"), 1))).guidanceOperations
  },
  notebook: {
    about: "Use NotebookLM (now Gemini Notebook) through nlm",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.notebook-operations.cjs"), 1))).notebookOperations
  },
  ask: {
    about: "Ask a question over a vault of notes",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.vault.ask-operations.cjs"), 1))).askOperations
  },
  sources: {
    about: "See and change which notes are in a vault's notebook; for any other notebook: source",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.vault.vault-source-operations.cjs"), 1))).vaultSourceOperations
  },
  conversation: {
    about: "See and keep the conversations with a vault",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.vault.conversation-operations.cjs"), 1))).conversationOperations
  },
  source: {
    about: "See and change what a notebook answers from; for a vault's notebook: sources",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.source-operations.cjs"), 1))).sourceOperations
  },
  studio: {
    about: "Have a notebook make audio, reports, quizzes and the like of its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.studio-operations.cjs"), 1))).studioOperations
  },
  research: {
    about: "Turn a topic into a report with its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.research-operations.cjs"), 1))).researchOperations
  },
  memory: {
    about: "Keep notes, and find them again",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.memory-operations.cjs"), 1))).memoryOperations
  },
  sharing: {
    about: "Share answers and fixes with a team",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.knowledge.sharing-operations.cjs"), 1))).sharingOperations
  },
  state: {
    about: "Show and keep where the project stands",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.state-operations.cjs"), 1))).stateOperations
  },
  roadmap: {
    about: "Show the phases of the milestone",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.roadmap-operations.cjs"), 1))).roadmapOperations
  },
  plan: {
    about: "Read and check GSD plans",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.plan-operations.cjs"), 1))).planOperations
  },
  phase: {
    about: "Say what to do now, check, verify and judge phases",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.phase-operations.cjs"), 1))).phaseOperations
  },
  milestone: {
    about: "Close a milestone, and begin the next",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.milestone-operations.cjs"), 1))).milestoneOperations
  },
  execute: {
    about: "Carry out the plans of a phase",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.execute-operations.cjs"), 1))).executeOperations
  },
  project: {
    about: "Write the documents of a new project",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.project-operations.cjs"), 1))).projectOperations
  },
  quick: {
    about: "Carry out a small task outside the phases",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.planning.quick-operations.cjs"), 1))).quickOperations
  },
  obsidian: {
    about: "Ask a vault in Obsidian itself",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.vault.obsidian-operations.cjs"), 1))).obsidianOperations
  },
  uninstall: {
    about: "Leave MSW: see and remove what it wrote",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.uninstall-operations.cjs"), 1))).uninstallOperations
  },
  map: {
    about: "Make and check the map of a codebase",
    load: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.map-operations.cjs"), 1))).mapOperations
  }
};
async function findOperation(name) {
  const [noun = ""] = name.split(" ");
  const operations = await nouns[noun]?.load() ?? [];
  const operation = operations.find((one) => one.name === name);
  if (operation === void 0) throw new Error(`there is no operation ${name}`);
  return operation;
}
async function allOperations() {
  return (await Promise.all(Object.values(nouns).map(({ load }) => load()))).flat();
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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

// src/adapters/environment/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
var SERVER_MARK = "MSW_MCP";
function clientMark(env2) {
  return Object.keys(env2).find((name) => env2[name] !== void 0 && isClientMark(name)) ?? null;
}
function isClientMark(name) {
  const upper = name.toUpperCase();
  return (MARKS.has(upper) || STARTS.some((start) => upper.startsWith(start))) && !OF_THE_USER.test(upper);
}
var MARKS = /* @__PURE__ */ new Set([
  "CLAUDECODE",
  "AI_AGENT",
  CHECK_MARK,
  SERVER_MARK,
  ..."PROJECT_DIR SESSION_ID ENV_FILE EFFORT PID JOB_DIR SKILL_DIR".split(" ").map((name) => `CLAUDE_${name}`)
]);
var STARTS = ["CLAUDE_CODE_", "CLAUDE_PLUGIN_"];
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/;

// src/core/failure/text/error-lines.ts
var ERROR_SIGN = /error|fatal|panic|exception|traceback|fail|assert|undefined reference|segmentation fault|cannot |could not|not found|not ok|no such |denied|[✗✘✕✖❌]/i;
var QUIET_LEVEL = /^[\W\dTZ]{0,40}(?:\[[\w.-]{1,40} {0,20}\][\W\d]{0,4})?(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE|WARN(?:I(?:NG)?)?|info|debug|trace)\b(?![(:]\d)|\blevel"?[=:] ?(?:"?(?:info|debug|trace|notice|warn)|[1-4]0\b)/;
var PASSING = /^\W{0,2}(?:\d{4}[-/]\d\d[-/]\d\d[T ,]{1,2})?\d\d:\d\d:\d\d\b\S{0,16}\s+(?=\S)|^(?:[\w.-]{1,60} ){0,4}(?:\[[^\]]{10,40}\] )?"?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S{0,300} |^(?:\[[\w.:-]{1,40}\] |[\w.:-]{1,40}: )?(?:[\w'-]{1,40} ){0,3}(?:(?:dis)?connect(?:ed|ing)|listening|start(?:ed|ing)|stopp(?:ed|ing)|ready|load(?:ed|ing)|initiali[sz](?:ed|ing)|receiv(?:ed|ing)|accepted|acquired|released|opened|opening|closed|closing|shutting down|booted|booting|migrated|migrating|seeded|seeding|cached|warmed|subscribed|published|scheduled|enqueued|processed|processing|served|serving|logged in|logged out)\b(?!:)/i;
var AMISS = /\b(?:not|no|never|without|refused|rejected|lost|invalid|expected|broken|missing|wrong|bad|too|but|instead|unknown|exceed(?:s|ed)?|differs?|mismatch(?:es|ed)?|stale|outdated|lacks?|unused|forbidden|must|should|wants|wanted|incomplete|\w{1,20}n't)\b/i;
var ALL_WELL = /\b(?:0|no) (?:\w{1,20} )?(?:error|fail)|(?:errors?|fail(?:ed|ures?))"?[:=] ?0\b|^\s*(?:ok|PASS|[✓✔√])\b/i;
function isQuietLog(line) {
  return QUIET_LEVEL.test(line) || PASSING.test(line) && !ERROR_SIGN.test(line) && !isAmiss(line);
}
function isAmiss(line) {
  return AMISS.test(line);
}
function looksLikeError(line) {
  return ERROR_SIGN.test(line) && !ALL_WELL.test(line) && !isQuietLog(line);
}
var FOLLOWING = 3;
var MOST_LINES = 200;
var MOST_CHARACTERS = 64 * 1024;
var LONGEST_LINE = 2048;
var END = 96 * 1024;
var PIECE = 8 * 1024;
function errorKeeper(onlyLast = false) {
  let hasDropped = false;
  const first = bounded();
  const last = bounded();
  let following = 0;
  const keep = (line) => {
    const shown2 = line.slice(0, LONGEST_LINE);
    if (!onlyLast && last.lines.length === 0 && first.fits(shown2)) first.push(shown2);
    else last.push(shown2);
    while (last.isOver()) {
      hasDropped = true;
      last.shift();
    }
  };
  const addLine = (line) => {
    if (line.trim() === "") return;
    if (looksLikeError(line)) following = FOLLOWING + 1;
    if (following > 0) keep(line);
    following = Math.max(0, following - 1);
  };
  return {
    add: (piece, read2 = () => piece) => {
      if (following > 0 || ERROR_SIGN.test(piece)) for (const line of read2().split("\n")) addLine(line);
    },
    lines: () => [...first.lines, ...last.lines],
    first: () => first.lines,
    last: () => last.lines,
    isOver: () => hasDropped
  };
}
function bounded() {
  const lines = [];
  let size = 0;
  const over = (count, characters) => count > MOST_LINES / 2 || characters > MOST_CHARACTERS / 2;
  return {
    lines,
    fits: (line) => !over(lines.length + 1, size + line.length + 1),
    isOver: () => over(lines.length, size),
    push: (line) => {
      lines.push(line);
      size += line.length + 1;
    },
    shift: () => {
      size -= (lines.shift() ?? "").length + 1;
    }
  };
}

// src/adapters/process/bounded-output.ts
var HEAD_BYTES = 64 * 1024;
var TAIL_BYTES = 256 * 1024;
var LONGEST_HELD_LINE = 64 * 1024;
var LINE_FEED = 10;
function boundedOutput(headBytes = HEAD_BYTES, tailBytes = TAIL_BYTES) {
  const held = /* @__PURE__ */ new Map();
  const store = headAndTail(headBytes, tailBytes);
  return {
    write: (stream, chunk) => {
      const before = held.get(stream);
      const bytes = before ? Buffer.concat([before, chunk]) : chunk;
      const end = endOfLines(bytes);
      if (end > 0) store.add(bytes.subarray(0, end));
      if (end < bytes.length) held.set(stream, Buffer.from(bytes.subarray(end)));
      else held.delete(stream);
    },
    read: () => {
      for (const rest of held.values()) store.add(rest);
      held.clear();
      return store.read();
    }
  };
}
function endOfLines(bytes) {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return bytes.length - end > LONGEST_HELD_LINE ? characterStart(bytes, bytes.length) : end;
}
function characterStart(bytes, index) {
  let start = index - 1;
  while (start > 0 && index - start < 4 && isContinuation(bytes[start])) start -= 1;
  return start + characterLength(bytes[start] ?? 0) > index ? start : index;
}
function isContinuation(byte = 0) {
  return (byte & 192) === 128;
}
function characterLength(firstByte) {
  if (firstByte >= 240) return 4;
  if (firstByte >= 224) return 3;
  return firstByte >= 192 ? 2 : 1;
}
function compact(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = errorKeeper();
  const drop = (piece) => {
    passed += piece.length;
    errors.add(piece.toString("latin1"), () => piece.toString("utf8"));
  };
  const addToTail = (piece) => {
    tail.push(compact(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      drop(first);
    }
  };
  return {
    add: (piece) => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head.push(compact(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => {
      const beginning = Buffer.concat(head);
      const end = Buffer.concat(tail);
      const surplus = Math.max(0, end.length - tailBytes);
      if (passed + surplus === 0) {
        return { output: Buffer.concat([beginning, end]).toString("utf8"), droppedBytes: 0 };
      }
      const start = startOfLine(end, surplus);
      drop(end.subarray(0, start));
      return join2(beginning, end.subarray(start), passed, errors.lines());
    }
  };
}
function join2(head, ending, passed, errors) {
  const beginning = head.subarray(0, cutAfterLine(head));
  const droppedBytes = head.length - beginning.length + passed;
  const gap = errors.length === 0 ? `[${droppedBytes} bytes of output left out here]
` : `[${droppedBytes} bytes of output left out here; what looks like an error in them follows]
${errors.join("\n")}
[the end of the output follows]
`;
  const separator = beginning.at(-1) === LINE_FEED || beginning.length === 0 ? "" : "\n";
  return {
    output: `${beginning.toString("utf8")}${separator}${gap}${ending.toString("utf8")}`,
    droppedBytes
  };
}
function cutAfterLine(head) {
  const end = head.lastIndexOf(LINE_FEED) + 1;
  return end > head.length / 2 ? end : characterStart(head, head.length);
}
function startOfLine(tail, from) {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start = end + 1;
  return end >= 0 && start < from + (tail.length - from) / 2 ? start : characterStart(tail, from);
}

// src/app/operations/operation/named-path.ts
import { resolve as resolve5 } from "node:path";

// src/adapters/claude-code/own-user-folder.ts
import { userInfo as userInfo3 } from "node:os";
import { join as join5 } from "node:path";

// src/adapters/user/user-folder.ts
import { existsSync, realpathSync as realpathSync2, statSync as statSync3 } from "node:fs";
import { userInfo } from "node:os";
import { dirname as dirname3, isAbsolute as isAbsolute3, join as join3, resolve as resolve2 } from "node:path";

// default-only:node:path
var node_path_default = __require("node:path");

// default-only:node:os
var node_os_default = {
  tmpdir: __require("node:os").tmpdir,
  homedir: () => {
    try {
      return __require("node:os").homedir();
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

// src/adapters/files/home-folder.ts
import { homedir as homedir2 } from "node:os";
import { isAbsolute as isAbsolute2, resolve } from "node:path";
function homeFolder() {
  try {
    const home = homedir2();
    if (isAbsolute2(home)) return home;
  } catch {
  }
  return NOWHERE;
}
var NOWHERE = resolve("/", "no-home");

// src/adapters/files/make-folder.ts
import { mkdirSync, statSync as statSync2 } from "node:fs";
import { dirname as dirname2 } from "node:path";
function makeFolder(path, mode = 511) {
  if (isFolder(path)) return;
  const above = dirname2(path);
  if (above !== path && !isFolder(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || !isFolder(path)) throw error;
  }
}
function isFolder(path) {
  return statSync2(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted2 = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!isAbsolute3(wanted2))
    return refused(
      env2.MSW_HOME ? `the user folder ${wanted2} is a relative path; set MSW_HOME to an absolute one` : "there is no user folder, since HOME is not set and this user has no home; set MSW_HOME to an absolute path"
    );
  try {
    const around = projectRoot === null ? null : projectAround(realPath(resolve2(projectRoot)), realPath(wanted2));
    if (around !== null)
      return refused(
        env2.MSW_HOME ? `the user folder ${wanted2} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted2}, so it cannot be a project; start Claude Code in the folder of a project`
      );
    makeFolder(wanted2, 448);
    const path = realpathSync2.native(wanted2);
    const reason = notOnlyOurs(path, statSync3(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    const why = errorCode(error) ?? "unknown error";
    return refused(
      `the user folder ${wanted2} cannot be made or entered (${why}); set MSW_HOME to a folder of your own`
    );
  }
}
function refused(reason) {
  return { status: "refused", reason };
}
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = dirname3(project); around !== dirname3(around); around = dirname3(around)) {
    if (!isInside(folder, around) || !existsSync(join3(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return userInfo().homedir;
  } catch {
    return homeFolder();
  }
}

// src/adapters/claude-code/project-variables.ts
import { readlinkSync } from "node:fs";
import { basename as basename2, dirname as dirname5, join as join4, relative as relative2, resolve as resolve4 } from "node:path";

// src/adapters/files/git-folder.ts
import { statSync as statSync4 } from "node:fs";
import { resolve as resolve3 } from "node:path";
var LONGEST_GIT_FILE = 64 * 1024;
function gitFolder(top) {
  const path = below(top, ".git");
  if (statSync4(path, { throwIfNoEntry: false })?.isDirectory() !== false) return path;
  const text = textOf(path, named, LONGEST_GIT_FILE);
  return text?.startsWith("gitdir:") === true ? resolve3(top, text.slice("gitdir:".length).trim()) : null;
}

// src/adapters/files/list-folder.ts
import { existsSync as existsSync2, lstatSync as lstatSync3, opendirSync, readdirSync, statSync as statSync5 } from "node:fs";

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/adapters/files/list-folder.ts
function isFolder2(path) {
  return existsSync2(path) && statSync5(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function lookAt(path) {
  try {
    return lstatSync3(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/project-reach.ts
import { lstatSync as lstatSync4 } from "node:fs";
import { userInfo as userInfo2 } from "node:os";
import { delimiter, dirname as dirname4, isAbsolute as isAbsolute4 } from "node:path";
function projectReach(projectRoot, home = homeFolder2()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot, home = homeFolder2()) {
  const reach = projectReach(projectRoot, home);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}
function isRepository(folder) {
  try {
    return lstatSync4(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = dirname4(folder)) {
    yield folder;
    if (dirname4(folder) === folder) return;
  }
}
function homeFolder2() {
  try {
    return realPath(userInfo2().homedir);
  } catch {
    return null;
  }
}

// src/adapters/claude-code/project-variables.ts
function projectVariables(roots) {
  const folders = [...new Set(roots.flatMap((root) => foldersInReach(root)))];
  const mains = folders.map(mainFolders);
  const files = [...folders, ...mains.flatMap(listed)].flatMap(
    (folder) => FILES.map((file) => entriesIn(below(folder, ".claude", file)))
  );
  const given = new Set(files.flatMap(listed));
  const unread = [...mains, ...files].find((read2) => "reason" in read2) ?? null;
  if (unread === null && given.size === 0) return null;
  return { mayGive: (name, value) => unread !== null || given.has(entryOf(name, value)), unread };
}
var FILES = ["settings.json", "settings.local.json"];
function listed(read2) {
  return "reason" in read2 ? [] : read2;
}
function mainFolders(folder) {
  const path = below(folder, ".git");
  return reading(path, () => {
    if (lookAt(path)?.isDirectory() !== false) return [];
    const git = gitFolder(folder);
    if (git === null) return { path, reason: "it names no repository" };
    const trees = dirname5(realPath(git));
    return basename2(trees) === "worktrees" ? [dirname5(trees), dirname5(dirname5(trees))] : [];
  });
}
function entriesIn(path) {
  return reading(path, () => {
    if (isBehindLinks(path)) return { path, reason: "more than one link leads to it" };
    const file = readText(path, named);
    if (file.status === "missing") return [];
    if (file.status === "refused") return { path, reason: file.reason };
    if (file.text.trim() === "") return [];
    const parsed = parseJson(file.text);
    if (parsed.status === "corrupt") return { path, reason: parsed.reason };
    return Object.entries(fieldsOf(fieldsIn(parsed).env)).map(
      ([name, value]) => entryOf(name, String(value))
    );
  });
}
function reading(path, read2) {
  try {
    return read2();
  } catch (error) {
    return { path, reason: `it cannot be read (${errorCode(error) ?? "a variable that is not text"})` };
  }
}
function isBehindLinks(path) {
  const link = [dirname5(path), path].find((way) => lookAt(way)?.isSymbolicLink());
  if (link === void 0) return false;
  return realPath(path) !== join4(resolve4(dirname5(link), readlinkSync(link)), relative2(link, path));
}
function entryOf(name, value) {
  const entry = Buffer.from(`${name}=${value}`).toString();
  const end = entry.indexOf("=");
  return entry.slice(0, end).toUpperCase() + entry.slice(end);
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /* @__PURE__ */ new Map([
  ["MSW_HOME", null],
  ["HOME", ""],
  ["USERPROFILE", ""],
  ["XDG_DATA_HOME", ".local/share"],
  ["APPDATA", "AppData/Roaming"],
  ["LOCALAPPDATA", "AppData/Local"]
]);
function ownUserFolder(project, env2) {
  const reason = project === null ? null : foreignPlace(variablesFor(project, env2), env2);
  return reason === null ? userFolder(project, env2) : { status: "refused", reason };
}
function foreignPlace(given, env2) {
  if (given === null) return null;
  const names = Object.keys(env2).filter((name2) => isForeignPlace(given, name2, env2[name2]));
  const name = names.find((one) => one.toUpperCase() === "MSW_HOME") ?? names[0];
  if (name === void 0) return null;
  return given.unread === null ? `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; remove it there, and set it in your shell if you need it` : `${name}, which says where the user folder is, ${mayComeFrom(given.unread)}; ${CURE}`;
}
function isForeignPlace(given, name, value) {
  const usual = DECISIVE.get(name.toUpperCase());
  if (usual === void 0 || !value || !given.mayGive(name, value)) return false;
  try {
    return usual === null || realPath(value) !== realPath(join5(userInfo3().homedir, usual));
  } catch {
    return true;
  }
}
function mayComeFrom({ path, reason }) {
  return `may come from ${path}, which MSW cannot read as Claude Code does (${reason})`;
}
var CURE = "repair or remove that file";
function variablesFor(project, env2) {
  return projectVariables([project, env2.CLAUDE_PROJECT_DIR || project]);
}

// src/adapters/files/session-commands.ts
import { readdirSync as readdirSync2, readFileSync, rmSync, statSync as statSync6 } from "node:fs";
import { join as join6 } from "node:path";

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse(JSON.parse(readFileSync(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return join6(userFolder2, FOLDER, `${session}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/documents/find-planning.ts
import { existsSync as existsSync3 } from "node:fs";
import { basename as basename3, dirname as dirname6, join as join7 } from "node:path";
function findProject(path) {
  let folder = isFolder2(path) ? path : dirname6(path);
  for (; ; ) {
    if (basename3(folder) === ".planning") return dirname6(folder);
    if (existsSync3(join7(folder, ".planning"))) return folder;
    const parent = dirname6(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

// src/app/operations/operation/named-path.ts
function namedPath(call, word) {
  const path = resolve5(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project = sessionProject(call);
  if (isInside(realPath(path), realPath(project))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project}, the project of this session: for Claude's tools that is closed.`;
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
  const folder = known?.project ?? resolve5(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
var _a,$ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...e){const i=e[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const e=this._map.get(t);return e&&typeof e=="object"&&"id"in e&&this._idmap.delete(e.id),this._map.delete(t),this}get(t){const e=t._zod.parent;if(e){const i={...this.get(e)??{}};delete i.id;const s={...i,...this._map.get(t)};return Object.keys(s).length?s:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};function registry(){return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;

// src/adapters/files/write-in-place.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  fsyncSync,
  lstatSync as lstatSync5,
  openSync as openSync2,
  readSync as readSync2,
  rmSync as rmSync2,
  writeFileSync,
  writeSync
} from "node:fs";
var flags = constants2.O_WRONLY | constants2.O_CREAT | constants2.O_TRUNC | noWait | noLink;
var appending = constants2.O_RDWR | constants2.O_APPEND | constants2.O_CREAT | noWait | noLink;

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}

// src/core/text/fence.ts
var OPENS = prose`~~~~text`;
var CLOSES = prose`~~~~`;
var ROOM = 80;
function clipProse(text, most, sizeOf) {
  if (sizeOf(text) <= most) return text;
  const kept = [];
  let room = most - ROOM;
  let isOpen = false;
  for (const line of text.split("\n")) {
    const size = sizeOf(`${line}
`);
    if (size > room && isOpen) kept.push(halved(line, room, sizeOf));
    if (size > room) break;
    room -= size;
    kept.push(line);
    isOpen = line === OPENS || isOpen && line !== CLOSES;
  }
  const left = text.length - kept.join("\n").length;
  return ours([...kept, ...isOpen ? [CLOSES] : [], `[${left} more characters left out]`].join("\n"));
}
function halved(line, room, sizeOf) {
  let part = line;
  while (part !== "" && sizeOf(part) > room) part = cut(part, Math.floor(part.length / 2));
  return part;
}
function cut(text, cap) {
  const kept = text.slice(0, Math.max(0, cap));
  return kept.length < text.length && /[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept;
}

// src/adapters/process/own-program.ts
import { existsSync as existsSync4, realpathSync as realpathSync3 } from "node:fs";
import { dirname as dirname7, join as join8 } from "node:path";
function programOfPlugin() {
  let root = import.meta.dirname ?? dirname7(process.argv[1] ?? ".");
  while (!existsSync4(join8(root, ".claude-plugin")) && dirname7(root) !== root) root = dirname7(root);
  return join8(root, "dist", "cli.mjs");
}

// src/core/shell/quote-argument.ts
function quoteArgument(text, windows2) {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  if (windows2) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  return /['\\!]/.test(text) ? null : `'${text}'`;
}

// src/core/text/typed.ts
function typedLine(text, cap) {
  return ours(plainLine(text, cap));
}
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/core/commands/slashed-calls.json
var slashed_calls_default = {
  ask: "/msw:ask",
  doctor: "/msw:doctor",
  "loop pause": "/msw:pause",
  "loop status": "/msw:status",
  "loop stop": "/msw:stop",
  "loop undo": "/msw:undo",
  "memory add": "/msw:remember",
  "memory search": "/msw:recall",
  "milestone close": "/msw:go --close",
  "notebook fill": "/msw:setup fill",
  "notebook plan": "/msw:setup plan",
  "notebook use": "/msw:setup use",
  report: "/msw:report",
  uninstall: "/msw:uninstall"
};

// src/core/commands/line-to-type.ts
function lineToType(program2, call) {
  const slashed = SLASHED.find(([words]) => call === words || call.startsWith(`${words} `));
  return typedExactly(
    slashed === void 0 ? `${programToType(program2)} ${call}` : slashed[1] + call.slice(slashed[0].length)
  );
}
var SLASHED = Object.entries(slashed_calls_default);
function programToType({ path, windows: windows2 }) {
  const quoted2 = windows2 || /["$`\\!]/.test(path) ? quoteArgument(path, windows2) : null;
  return typedExactly(`node ${quoted2 ?? `"${path}"`}`);
}

// src/app/workspace/cli-command.ts
function lineOf(call) {
  return lineToType(program(), call);
}
function program() {
  return { path: programOfPlugin(), windows: process.platform === "win32" };
}

// src/core/text/count-in.ts
function countIn(value, [least, most]) {
  const number = numberIn(value);
  return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most ? number : null;
}
function numberIn(value) {
  return typeof value === "string" && /^\s*[+-]?\d{1,15}(?:\.0+)?\s*$/.test(value) ? Number(value) : value;
}

// src/app/operations/operation/inputs.ts
var meanings = registry();

// src/app/operations/operation/operation.ts
function refused2(reason) {
  return { status: "refused", reason };
}
function optionName(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// src/app/operations/operation/who-may-call.ts
function refuseCaller({ name, callers, typed }, caller) {
  if (callers === "anyone") return null;
  return callers === "people" ? refuseUnlessPerson(caller, name, typed) : refuseToClaude(caller, name);
}
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return refused2(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return refused2(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}

// src/core/text/closest-word.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST = 80;
function closestWord(wrong2, known) {
  const near = known.map((word) => ({ word, edits: editsBetween(word, wrong2) })).filter(({ edits }) => edits <= editsAllowed(wrong2)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word) {
  return word.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
}

// src/mcp/limits.ts
var LONGEST_MESSAGE = 32 * 1024 * 1024;
var LONGEST_OUTPUT = 5e6;

// src/mcp/tool-names.json
var tool_names_default = {
  gsd_execute_phase: "job execute-phase",
  gsd_plan_phase: "job plan-phase",
  execute_and_verify: "job execute-and-verify",
  research_start: "job research",
  list_jobs: "job list",
  get_job_status: "job status",
  get_job_result: "job result",
  cancel_job: "job cancel",
  msw_status: "status",
  run_checks: "checks run",
  search: "search",
  explain_failure: "failure explain",
  notebook_query: "notebook query",
  cross_notebook_query: "notebook cross",
  quota_status: "notebook quota",
  notebook_list: "notebook list",
  notebook_get: "notebook get",
  notebook_create: "notebook create",
  refresh_auth: "notebook refresh",
  vault_ask: "ask",
  vault_sources: "sources list",
  vault_conversations: "conversation list",
  source_list: "source list",
  source_get_content: "source show",
  source_add: "source add",
  source_delete: "source delete",
  studio_create: "studio create",
  studio_status: "studio status",
  download_artifact: "studio download",
  research_status: "research status",
  memory_add: "memory add",
  memory_search: "memory search",
  compile_context: "memory brief",
  ingest_synthesis: "memory ingest",
  gsd_state: "state show",
  gsd_phase_next: "phase next",
  gsd_verify_phase: "phase verify",
  map_status: "map drift"
};

// src/mcp/tool.ts
function isTool(operation) {
  return operation.tool !== null;
}
var TOOL_NAMES = tool_names_default;
function argumentsOf(operation) {
  return Object.entries(operation.tool.takes).flatMap(([input, about]) => {
    const meaning = operation.inputs[input];
    if (meaning === void 0) return [];
    const isRequired = isNeeded(operation, input);
    return [
      {
        input,
        name: argumentName(input),
        meaning: { ...meaning, about: about ?? meaning.about, isRequired }
      }
    ];
  });
}
function aliasesOf({ tool, inputs }) {
  return Object.entries(tool.aliases ?? {}).flatMap(([name, input]) => {
    const meaning = inputs[input];
    return meaning === void 0 ? [] : [{ input, name, meaning: { ...meaning, isRequired: false } }];
  });
}
function toolWords(operation) {
  const taken = [...argumentsOf(operation), ...aliasesOf(operation)];
  return {
    self: operation.tool.name,
    input: (input) => taken.find((one) => one.input === input)?.name ?? null,
    call: (name) => {
      const [tool] = Object.entries(TOOL_NAMES).find(([, called]) => called === name) ?? [];
      return tool === void 0 ? lineOf(name) : typedExactly(tool);
    }
  };
}
function argumentName(input) {
  return optionName(input).replaceAll("-", "_");
}
function isNeeded({ tool: { takes }, inputs, needs }, input) {
  if (inputs[input]?.isRequired === true) return true;
  return needs.some(
    (group) => group.includes(input) && group.every((one) => one === input || !Object.hasOwn(takes, one))
  );
}

// src/mcp/tool-result.ts
var MOST_BYTES = 4e4;
var MOST_FIELD_BYTES = MOST_BYTES / 4;
var ROWS = [20, 5, 1, 0];
var LONGEST_FIELD = 500;
function fieldsResult(whole, fields, named2) {
  const [name, text] = named2;
  const small = bounded2(fields);
  const room = MOST_BYTES - bytesOf({ ...small, [name]: "" });
  return { ...textResult(whole), structuredContent: { ...small, [name]: clipped(text, room) } };
}
function textResult(text) {
  return { content: [{ type: "text", text: clipped(text, MOST_BYTES) }] };
}
function wrong(reason) {
  return { ...textResult(messageOf(reason)), isError: true };
}
function messageOf(reason) {
  return joinProse(
    reason.split("\n").map((line) => typedLine(line, Infinity)),
    "\n"
  );
}
function clipped(text, most) {
  return clipProse(text, most, bytesIn);
}
function bytesIn(text) {
  return bytesOf(text) - 2;
}
function bytesOf(value) {
  return Buffer.byteLength(JSON.stringify(value));
}
function bounded2(fields) {
  const tries = ROWS.map((rows) => withRows(fields, rows));
  return tries.find((one) => bytesOf(one) <= MOST_FIELD_BYTES) ?? tries.at(-1) ?? {};
}
function withRows(fields, rows) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut2(value, rows)]));
}
function cut2(value, rows) {
  if (typeof value === "string") return clipText(value, LONGEST_FIELD);
  if (isList(value)) return value.slice(0, rows).map((one) => cut2(one, rows));
  return typeof value === "object" && value !== null ? withRows(value, rows) : value;
}
function isList(value) {
  return Array.isArray(value);
}

// src/mcp/call-tool.ts
async function callTool(operation, call) {
  const caller = { mark: clientMark(call.env) ?? SERVER_MARK, isTerminal: false, client: call.client };
  const place = { ...call, caller };
  const refusal = refuseCaller(operation, caller);
  if (refusal !== null) return wrong(refusal.reason);
  const known = { own: argumentsOf(operation), others: aliasesOf(operation) };
  const raw = readInputs(known, place);
  if ("status" in raw) return wrong(raw.reason);
  const folder = namedFolder(place, call.env.CLAUDE_PROJECT_DIR || null);
  if (folder.status === "refused") return wrong(folder.reason);
  const asked = {
    ...place,
    folder: folder.path,
    origin: "session",
    now: Date.now,
    words: toolWords(operation),
    show: ([line]) => {
      if (line !== void 0) call.tell(line);
    },
    emit: () => {
    }
  };
  const reply = await operation.call(asked, raw.inputs);
  const { noteCall } = await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.operation.note-call.cjs"), 1));
  await noteCall(operation, asked, raw.inputs, reply);
  return resultOf(operation, reply);
}
function readInputs({ own, others }, place) {
  const { given } = place;
  const all = [...own, ...others];
  const unknown2 = Object.keys(given).find((name2) => !all.some((one) => one.name === name2));
  if (unknown2 !== void 0) return misused(noSuchInput(unknown2, own, all));
  const named2 = Object.keys(given).flatMap((name2) => all.find((one) => one.name === name2) ?? []);
  const inputs = {};
  for (const one of named2) {
    if (given[one.name] === void 0) continue;
    const twin = named2.find(({ name: name2, input }) => input === one.input && name2 !== one.name);
    if (twin !== void 0)
      return misused(`${one.name} and ${twin.name} are the same input: give one of them.`);
    const read2 = readInput(one, given[one.name], place);
    if (read2.status !== "ok") return read2;
    inputs[one.input] = read2.value;
  }
  const missing = own.find(({ input, meaning: meaning2 }) => meaning2.isRequired && inputs[input] === void 0);
  if (missing === void 0) return { inputs };
  const { name, meaning } = missing;
  return misused(`${name} is missing: ${meaning.about || meaning.shown}.`);
}
function readInput({ input, name, meaning }, given, place) {
  const value = oursFor(input, meaning, given);
  if (!fits(meaning, value)) return misused(`${name} needs ${wanted(meaning)}.`);
  if (meaning.isPath) return pathsOf(place, value);
  return { status: "ok", value: meaning.kind === "stdin" ? asPiped(String(value)) : value };
}
function asPiped(output) {
  const kept = boundedOutput();
  kept.write("output", Buffer.from(output));
  return kept.read().output;
}
var VALUES = {
  mode: { standard: "fast" },
  kind: { mind_map: "mindmap", slide_deck: "slides", data_table: "data-table" }
};
var FLAGS = { true: true, false: false };
function oursFor(input, { kind, range, isNumber }, given) {
  if (range !== null) return countIn(given, range) ?? given;
  if (kind === "flag" && typeof given === "string") return FLAGS[given.trim().toLowerCase()] ?? given;
  if (isNumber && typeof given === "number") return String(given);
  return (typeof given === "string" ? VALUES[input]?.[given] : void 0) ?? given;
}
function fits({ kind, range, choices, isMany, isRequired }, value) {
  if (range !== null) return countIn(value, range) !== null;
  if (choices !== null) return choices.some((one) => one === value);
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "records") return isListOf(value, isFields) && !(isRequired && value.length === 0);
  if (kind === "list" || isMany) return isListOf(value, isText);
  if (typeof value !== "string") return false;
  return kind === "stdin" ? lengthOf(value) <= LONGEST_OUTPUT : !(isRequired && value.trim() === "");
}
function lengthOf(text) {
  return text.length > LONGEST_OUTPUT ? [...text].length : text.length;
}
function isListOf(value, isOne) {
  return Array.isArray(value) && value.every(isOne);
}
function isText(value) {
  return typeof value === "string";
}
function wanted({ kind, range, choices, isMany }) {
  if (range !== null) return `a whole number from ${range[0]} to ${range[1]}`;
  if (choices !== null) return `one of ${choices.join(", ")}`;
  if (kind === "flag") return "true or false";
  if (kind === "records") return "a list of objects";
  if (kind === "stdin")
    return `a text of at most ${LONGEST_OUTPUT} characters: its beginning and its end say most`;
  return kind === "list" || isMany ? "a list of texts" : "a text";
}
function misused(reason) {
  return { status: "misused", reason };
}
function noSuchInput(given, own, all) {
  const [names, known] = [own, all].map((some) => some.map(({ name }) => name));
  const meant = closestWord(given, known ?? []);
  const takes = own.length === 0 ? "it takes no inputs." : `it takes ${names?.join(", ")}.`;
  return `It has no input ${plainLine(given, 40)}: ${meant === null ? takes : `did you mean ${meant}?`}`;
}
function pathsOf(place, value) {
  const words = Array.isArray(value) ? value : [value];
  const named2 = words.map((word) => namedPath(place, String(word)));
  const refusal = named2.find((one) => one.status === "refused");
  if (refusal !== void 0) return refusal;
  const paths = named2.flatMap((one) => one.status === "ok" ? [one.path] : []);
  return { status: "ok", value: Array.isArray(value) ? paths : paths[0] };
}
function resultOf({ tool, fields: shape }, reply) {
  if (!("value" in reply)) return wrong(reply.reason);
  const { reason, fields } = reply;
  const text = reply.text();
  const isError = reply.status === "failed" && tool.judges !== true ? { isError: true } : {};
  const notice = reason === null ? null : messageOf(reason);
  const whole = joinProse([notice, text], "\n");
  if (shape === null || fields === null) return { ...textResult(whole), ...isError };
  const isOwn = shape.text !== "text";
  const named2 = isOwn && notice !== null ? { ...fields(), notice } : fields();
  return { ...fieldsResult(whole, named2, [shape.text, isOwn ? text : whole]), ...isError };
}

// src/adapters/environment/monotonic-ms.ts
function monotonicMs() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}

// src/mcp/with-pulse.ts
var SILENT_MS = 5e3;
var LONGEST_LAST = 200;
async function withPulse(name, tell, work) {
  const started = monotonicMs();
  let last = "";
  const timer = setInterval(() => {
    const seconds = Math.round((monotonicMs() - started) / 1e3);
    tell(`${name} has been running for ${seconds} s${last === "" ? "" : `: ${last}`}`);
  }, SILENT_MS);
  try {
    return await work((line) => {
      last = plainLine(line, LONGEST_LAST);
      timer.refresh();
      tell(line);
    });
  } finally {
    clearInterval(timer);
  }
}

// src/mcp/answer-call.ts
async function answerCall({ tool, ...call }) {
  try {
    const called = typeof tool === "string" && Object.hasOwn(TOOL_NAMES, tool) ? TOOL_NAMES[tool] : void 0;
    const operation = called === void 0 ? null : await findOperation(called);
    if (operation === null || !isTool(operation)) return wrong("There is no tool of this name.");
    return await withPulse(operation.tool.name, call.tell, (tell) => callTool(operation, { ...call, tell }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return wrong(`${plainLine(message, 1e3)} (/msw:doctor says more)`);
  }
}

// src/mcp/call-process.ts
endWithServer();
if (process.argv.includes("--listing")) {
  const { listTools } = await Promise.resolve().then(() => __toESM(__require("./lib/mcp.list-tools.cjs"), 1));
  const { listPrompts } = await Promise.resolve().then(() => __toESM(__require("./lib/mcp.prompts.cjs"), 1));
  const tools = (await allOperations()).filter(isTool);
  const listing = {
    tools: listTools(tools.filter(({ tool }) => tool.isSpare !== true)),
    spares: listTools(tools.filter(({ tool }) => tool.isSpare === true)),
    long: tools.flatMap(({ tool }) => tool.isLong === true ? tool.name : []),
    polled: tools.flatMap(({ tool }) => tool.isPolled === true ? tool.name : []),
    prompts: listPrompts(tools)
  };
  process.stdout.write(`${JSON.stringify(listing, null, 1)}
`);
} else {
  print({ result: await answer() });
}
function endWithServer() {
  const server = process.ppid;
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
async function answer() {
  const { tool, arguments: given, client } = fieldsIn(parseJson(await readAll()));
  return answerCall({
    tool,
    given: fieldsOf(given),
    env: process.env,
    cwd: process.cwd(),
    client: typeof client === "string" ? client : null,
    tell: (line) => print({ told: plainLine(line, 400) })
  });
}
async function readAll() {
  let text = "";
  process.stdin.setEncoding("utf8");
  for await (const chunk of process.stdin) text += String(chunk);
  return text;
}
function print(value) {
  process.stdout.write(`${JSON.stringify(value)}
`);
}
