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

// src/cli/main.ts
import { existsSync as existsSync5, realpathSync as realpathSync4 } from "node:fs";
import { dirname as dirname8, join as join9 } from "node:path";

// .claude-plugin/plugin.json
var plugin_default = { version: "0.2.18" };

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

// src/core/text/closest-word.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST = 80;
function closestWord(wrong, known) {
  const near = known.map((word) => ({ word, edits: editsBetween(word, wrong) })).filter(({ edits }) => edits <= editsAllowed(wrong)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word) {
  return word.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
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

// src/core/text/shown.ts
function asShown(text) {
  return text;
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown2 = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return asShown(shown2.join("\n"));
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(invisible(), escaped).replaceAll(tag(), escaped)
  );
}
function asciiJson(value) {
  return ours(proseJson(value).replaceAll(/[^\n\u0020-\u007e]/g, escaped));
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
var _a,$ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...e){const i=e[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const e=this._map.get(t);return e&&typeof e=="object"&&"id"in e&&this._idmap.delete(e.id),this._map.delete(t),this}get(t){const e=t._zod.parent;if(e){const i={...this.get(e)??{}};delete i.id;const s={...i,...this._map.get(t)};return Object.keys(s).length?s:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};function registry(){return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/write-in-place.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  fsyncSync,
  lstatSync as lstatSync2,
  openSync as openSync2,
  readSync as readSync2,
  rmSync,
  writeFileSync,
  writeSync
} from "node:fs";

// src/adapters/files/read-plain.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
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
    const look = rule.followsLink === false ? lstatSync : statSync;
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

// src/adapters/files/write-in-place.ts
var flags = constants2.O_WRONLY | constants2.O_CREAT | constants2.O_TRUNC | noWait | noLink;
var appending = constants2.O_RDWR | constants2.O_APPEND | constants2.O_CREAT | noWait | noLink;

// src/core/text/fence.ts
var OPENS = prose`~~~~text`;
var CLOSES = prose`~~~~`;

// src/adapters/process/own-program.ts
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
function programOfPlugin() {
  let root = import.meta.dirname ?? dirname(process.argv[1] ?? ".");
  while (!existsSync(join(root, ".claude-plugin")) && dirname(root) !== root) root = dirname(root);
  return join(root, "dist", "cli.mjs");
}

// src/adapters/files/project-reach.ts
import { lstatSync as lstatSync4 } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, dirname as dirname3, isAbsolute as isAbsolute2 } from "node:path";

// src/adapters/files/place.ts
import { lstatSync as lstatSync3, realpathSync as realpathSync2 } from "node:fs";
import { basename, dirname as dirname2, isAbsolute, join as join2, relative, sep } from "node:path";
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
  const link = linkBetween(root, dirname2(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = realpathSync2.native(path);
  const base = realpathSync2.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = relative(base, real).split(sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = dirname2(path)) {
    if (lstatSync3(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if (dirname2(path) === path) return null;
  }
  return null;
}
function realPath(path) {
  try {
    return realpathSync2.native(path);
  } catch {
    const parent = dirname2(path);
    return parent === path ? path : join2(realPath(parent), basename(path));
  }
}
function below(folder, ...names) {
  return (folder.endsWith(sep) ? folder : folder + sep) + names.join(sep);
}
function isInside(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

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
function isRepository(folder) {
  try {
    return lstatSync4(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = dirname3(folder)) {
    yield folder;
    if (dirname3(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath(userInfo().homedir);
  } catch {
    return null;
  }
}

// src/core/shell/quote-argument.ts
function quoteArgument(text, windows2) {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  if (windows2) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  return /['\\!]/.test(text) ? null : `'${text}'`;
}

// src/core/text/typed.ts
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
var SLASHED = Object.entries(slashed_calls_default);
function programToType({ path, windows: windows2 }) {
  const quoted2 = windows2 || /["$`\\!]/.test(path) ? quoteArgument(path, windows2) : null;
  return typedExactly(`node ${quoted2 ?? `"${path}"`}`);
}

// src/app/workspace/cli-command.ts
function ownCommand() {
  return programToType(program());
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
function refused(reason) {
  return { status: "refused", reason };
}
function optionName(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// src/cli/help.ts
function nounHelp(name, about, operations) {
  const [only] = operations;
  if (operations.length === 1 && only?.name === name) return verbHelp(only);
  const rows = operations.map((operation) => ({
    usage: usageOf(operation).slice(name.length + 1),
    about: operation.about,
    options: optionsOf(operation)
  }));
  const width = Math.min(24, Math.max(...rows.map(({ usage }) => usage.length)));
  const lines = rows.flatMap(({ usage, about: about2, options: options2 }) => [
    ...usage.length > width ? [`  ${usage}`, `  ${" ".repeat(width)}  ${about2}`] : [`  ${usage.padEnd(width)}  ${about2}`],
    ...wrapped(shortened(options2.map(({ typed }) => typed))).map(
      (line) => `  ${" ".repeat(width)}    ${line}`
    )
  ]);
  const examples = operations.flatMap(examplesOf).slice(0, MOST_EXAMPLES);
  const end = `All take --json and --project DIR. VERB --help says what the options mean.`;
  return forPeople(
    [`${ownCommand()} ${name} VERB`, `${about}.`, "", ...lines, "", ...examples, end],
    LONGEST2
  );
}
function shortened(options2) {
  const left = options2.length - MOST_OPTIONS;
  return left > 1 ? [...options2.slice(0, MOST_OPTIONS), `and ${left} more`] : options2;
}
var MOST_OPTIONS = 6;
var LONGEST2 = 4e3;
function verbHelp(operation) {
  const options2 = [
    ...optionsOf(operation),
    { typed: "--project DIR", about: "the project; by default the one around this folder" },
    { typed: "--json", about: "the result as one JSON document" }
  ];
  const width = Math.min(WIDEST, Math.max(...options2.map(({ typed }) => typed.length)));
  const words = meanings2(operation).filter(([, { kind, about }]) => kind === "word" && about !== "");
  return forPeople(
    [
      `${ownCommand()} ${usageOf(operation)}`,
      `${operation.about}.${callersOf[operation.callers]}`,
      "",
      ...words.map(([, { shown: shown2, about }]) => `  ${shown2}: ${about}`),
      ...options2.map(({ typed, about }) => `  ${typed.padEnd(width)}  ${about}`),
      ...examplesOf(operation)
    ],
    LONGEST2
  );
}
var WIDEST = 40;
var MOST_EXAMPLES = 2;
function examplesOf({ name, examples }) {
  return examples.map((example) => `For example: ${ownCommand()} ${name} ${example}`);
}
var callersOf = {
  anyone: "",
  "people and scripts": " Not for Claude.",
  people: " For a person in a terminal."
};
function usageOf(operation) {
  const words = meanings2(operation).filter(([, { kind }]) => kind === "word").map(([name, { isRequired }]) => isRequired ? name.toUpperCase() : `[${name.toUpperCase()}]`);
  return [operation.name, ...words, ...operation.takesFolder ? ["[DIR]"] : []].join(" ");
}
function optionsOf(operation) {
  return meanings2(operation).filter(([, { kind }]) => kind !== "word" && kind !== "stdin" && kind !== "records").map(([name, { kind, shown: shown2, about }]) => ({
    typed: `--${optionName(name)}${kind === "maybe" ? `[=${shown2}]` : ` ${shown2}`}`.trimEnd(),
    about
  }));
}
function meanings2({ inputs }) {
  return Object.entries(inputs);
}
function wrapped(options2) {
  const lines = [];
  for (const option of options2) {
    const last = lines.at(-1);
    if (last !== void 0 && last.length + option.length < 76)
      lines[lines.length - 1] = `${last}, ${option}`;
    else lines.push(option);
  }
  return lines;
}

// src/cli/run-operation.ts
import { parseArgs } from "node:util";

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
      return join3(beginning, end.subarray(start), passed, errors.lines());
    }
  };
}
function join3(head, ending, passed, errors) {
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
import { join as join6 } from "node:path";

// src/adapters/user/user-folder.ts
import { existsSync as existsSync2, realpathSync as realpathSync3, statSync as statSync3 } from "node:fs";
import { userInfo as userInfo2 } from "node:os";
import { dirname as dirname5, isAbsolute as isAbsolute4, join as join4, resolve as resolve2 } from "node:path";

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
import { isAbsolute as isAbsolute3, resolve } from "node:path";
function homeFolder2() {
  try {
    const home = homedir2();
    if (isAbsolute3(home)) return home;
  } catch {
  }
  return NOWHERE;
}
var NOWHERE = resolve("/", "no-home");

// src/adapters/files/make-folder.ts
import { mkdirSync, statSync as statSync2 } from "node:fs";
import { dirname as dirname4 } from "node:path";
function makeFolder(path, mode = 511) {
  if (isFolder(path)) return;
  const above = dirname4(path);
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

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!isAbsolute4(wanted))
    return refused2(
      env2.MSW_HOME ? `the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one` : "there is no user folder, since HOME is not set and this user has no home; set MSW_HOME to an absolute path"
    );
  try {
    const around = projectRoot === null ? null : projectAround(realPath(resolve2(projectRoot)), realPath(wanted));
    if (around !== null)
      return refused2(
        env2.MSW_HOME ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`
      );
    makeFolder(wanted, 448);
    const path = realpathSync3.native(wanted);
    const reason = notOnlyOurs(path, statSync3(path));
    return reason === null ? { status: "ok", path } : refused2(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    const why = errorCode(error) ?? "unknown error";
    return refused2(
      `the user folder ${wanted} cannot be made or entered (${why}); set MSW_HOME to a folder of your own`
    );
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = dirname5(project); around !== dirname5(around); around = dirname5(around)) {
    if (!isInside(folder, around) || !existsSync2(join4(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return userInfo2().homedir;
  } catch {
    return homeFolder2();
  }
}

// src/adapters/claude-code/project-variables.ts
import { readlinkSync } from "node:fs";
import { basename as basename2, dirname as dirname6, join as join5, relative as relative2, resolve as resolve4 } from "node:path";

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
import { existsSync as existsSync3, lstatSync as lstatSync5, opendirSync, readdirSync, statSync as statSync5 } from "node:fs";

// src/core/text/count-of.ts
function countOf(count, one, many = `${one}s`) {
  return ours(`${count} ${count === 1 ? one : many}`);
}

// src/adapters/files/list-folder.ts
function isFolder2(path) {
  return existsSync3(path) && statSync5(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function lookAt(path) {
  try {
    return lstatSync5(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
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
    const trees = dirname6(realPath(git));
    return basename2(trees) === "worktrees" ? [dirname6(trees), dirname6(dirname6(trees))] : [];
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
  const link = [dirname6(path), path].find((way) => lookAt(way)?.isSymbolicLink());
  if (link === void 0) return false;
  return realPath(path) !== join5(resolve4(dirname6(link), readlinkSync(link)), relative2(link, path));
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
    return usual === null || realPath(value) !== realPath(join6(userInfo3().homedir, usual));
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
import { readdirSync as readdirSync2, readFileSync, rmSync as rmSync2, statSync as statSync6 } from "node:fs";
import { join as join7 } from "node:path";
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
  return join7(userFolder2, FOLDER, `${session}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/app/planning/documents/find-planning.ts
import { existsSync as existsSync4 } from "node:fs";
import { basename as basename3, dirname as dirname7, join as join8 } from "node:path";
function findProject(path) {
  let folder = isFolder2(path) ? path : dirname7(path);
  for (; ; ) {
    if (basename3(folder) === ".planning") return dirname7(folder);
    if (existsSync4(join8(folder, ".planning"))) return folder;
    const parent = dirname7(folder);
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

// src/app/operations/operation/who-may-call.ts
function refuseCaller({ name, callers, typed }, caller) {
  if (callers === "anyone") return null;
  return callers === "people" ? refuseUnlessPerson(caller, name, typed) : refuseToClaude(caller, name);
}
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return refused(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return refused(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}
function isNoted({ effect, isNoted: mayBe }, { mark }) {
  return mayBe && (effect !== "reads" || mark !== null);
}

// src/core/commands/option-objections.ts
function objectionToPattern(pattern) {
  const example = 'for example --protect "test/**"';
  if (pattern.trim() === "") return `Option --protect needs a file or pattern, ${example}.`;
  const isOutside = /^(?:[/\\~]|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(pattern);
  if (isOutside) return `Option --protect takes a path from the project's folder, ${example}.`;
  return pattern.length > 400 ? "Option --protect takes at most 400 characters." : null;
}
function required(sentence) {
  return (value) => value === "" ? sentence : null;
}
function objectionToReview(value) {
  const parts = value.split(/[\n;]/).filter((part) => part.trim() !== "");
  if (parts.length === 0)
    return 'Option --review needs criteria, for example --review "the error says what to do; help names the option".';
  if (parts.length > 20) return `Option --review takes at most 20 criteria, not ${parts.length}.`;
  return parts.some((part) => part.trim().length > 500) ? "Option --review takes criteria of at most 500 characters each." : null;
}
function objectionToPromise(value) {
  const longest = 200;
  if (value.trim() === "")
    return "Option --promise needs the text that Claude must end with, for example --promise DONE.";
  if (/[\r\n<>]/.test(value)) return "Option --promise takes one line of text without < and >.";
  if (value.length <= longest) return null;
  return `Option --promise takes at most ${countOf(longest, "character")}, not ${value.length}.`;
}

// src/core/commands/loop-options.ts
var LOOP_OPTIONS = {
  check: {
    key: "checks",
    kind: "commands",
    shown: "[NAME=]COMMAND",
    about: "a command that must exit 0; repeat it for more; by default the project's own checks",
    objection: required('Option --check needs a command, for example --check "npm test".'),
    isTerm: false,
    initial: []
  },
  recipe: {
    key: "recipe",
    kind: "text",
    shown: "NAME",
    about: "a ready task with its check; also a file of your own",
    objection: required("Option --recipe needs the name of a recipe, for example --recipe fix-tests."),
    isTerm: false,
    initial: null
  },
  promise: {
    key: "completionPromise",
    kind: "text",
    shown: "TEXT",
    about: "Claude must also end with TEXT between promise tags",
    objection: objectionToPromise,
    isTerm: true,
    initial: null
  },
  "max-iterations": {
    key: "maxIterations",
    kind: "number",
    shown: "N",
    about: "attempts",
    isTerm: true,
    low: 1,
    high: 1e3,
    initial: 20
  },
  "min-iterations": {
    key: "minIterations",
    kind: "number",
    shown: "N",
    about: "not done before the N-th attempt",
    isTerm: true,
    low: 0,
    high: 1e3,
    initial: 0
  },
  "max-minutes": {
    key: "maxMinutes",
    kind: "number",
    shown: "N",
    about: "time without pauses",
    isTerm: true,
    low: 1,
    high: 10080,
    initial: 240
  },
  "max-tokens": {
    key: "maxTokens",
    kind: "number",
    shown: "N",
    about: "tokens, those of subagents too; 0 for no limit",
    isTerm: true,
    low: 0,
    high: 1e9,
    initial: 0
  },
  "check-timeout": {
    key: "checkTimeoutSeconds",
    kind: "number",
    shown: "SECONDS",
    about: "limit for each run of a check",
    isTerm: true,
    low: 1,
    high: 6600,
    initial: 600
  },
  fresh: {
    key: "fresh",
    kind: "flag",
    shown: "",
    about: "each iteration in a fresh context, which begins with the evidence",
    isTerm: true,
    initial: false
  },
  plan: {
    key: "plan",
    kind: "text",
    shown: "FILE",
    about: "take the verify commands of a GSD plan",
    objection: required("Option --plan needs a file."),
    isTerm: false,
    initial: null
  },
  trust: {
    key: "trust",
    kind: "text",
    shown: "DIGEST",
    about: "allow exactly the commands that MSW has listed",
    objection: (value) => /^[0-9a-f]{16}$/.test(value) ? null : "Option --trust needs the digest that MSW printed below the list of commands.",
    isTerm: false,
    initial: null
  },
  agent: {
    key: "agents",
    kind: "list",
    shown: "TYPE",
    about: "hold subagents of this type to the same checks; repeat it for more",
    objection: required("Option --agent needs an agent type."),
    isTerm: true,
    initial: []
  },
  protect: {
    key: "protect",
    kind: "list",
    shown: "GLOB",
    about: 'put these files back before the checks run, for example "test/**"; repeat it for more',
    objection: objectionToPattern,
    isTerm: true,
    initial: []
  },
  sealed: {
    key: "sealed",
    kind: "commands",
    shown: "[NAME=]COMMAND",
    about: "a check that runs when the others pass, and whose output Claude never sees",
    objection: required('Option --sealed needs a command, for example --sealed "node ../acceptance.mjs".'),
    isTerm: false,
    initial: []
  },
  "allow-empty": {
    key: "allowEmpty",
    kind: "flag",
    shown: "",
    about: "let a run that tested nothing count as a pass",
    isTerm: true,
    initial: false
  },
  "no-check": {
    key: "proposeChecks",
    kind: "flag",
    shown: "",
    about: "do not take the project's own checks; needs a promise, a check or a plan",
    isTerm: false,
    initial: true
  },
  "allow-no-change": {
    key: "allowNoChange",
    kind: "flag",
    shown: "",
    about: "let a loop be done even though no file has changed since it was armed",
    isTerm: true,
    initial: false
  },
  "red-first": {
    key: "redFirst",
    kind: "flag",
    shown: "",
    about: "passing counts only after the checks have failed once in this loop",
    isTerm: true,
    initial: false
  },
  require: {
    key: "require",
    kind: "text",
    shown: "proven",
    about: "not done before the verdict is proven",
    objection: (value) => value === "proven" ? null : "Option --require takes the word proven.",
    isTerm: true,
    initial: null
  },
  review: {
    key: "review",
    kind: "text",
    shown: "CRITERIA",
    about: "an agent also judges what no command can test; separate criteria by ; or lines",
    objection: objectionToReview,
    isTerm: true,
    initial: null
  },
  "no-baseline": {
    key: "baseline",
    kind: "flag",
    shown: "",
    about: "do not run the checks before Claude begins",
    isTerm: false,
    initial: true
  },
  controls: {
    // What a stored loop has is read by its first name.
    key: "witness",
    kind: "flag",
    shown: "",
    about: "run passing checks again without the work, with the old tests and with other expectations; the default",
    isTerm: true,
    initial: false
  },
  "no-controls": {
    key: "mayWitness",
    kind: "flag",
    shown: "",
    about: "never do that; a loop is then passed at most, not proven",
    isTerm: true,
    initial: true
  },
  "no-guidance": {
    key: "guidance",
    kind: "flag",
    shown: "",
    about: "no guidance, neither from earlier fixes nor from a notebook",
    isTerm: true,
    initial: true
  }
};
var FORMER_NAMES = /* @__PURE__ */ new Map([
  ["witness", "controls"],
  ["no-witness", "no-controls"]
]);
var options = Object.values(LOOP_OPTIONS);
var terms = options.filter(({ isTerm }) => isTerm);
var requestDefaults = {
  task: "",
  typed: [],
  ...gathered(options, ({ initial }) => initial)
};
function gathered(of, value) {
  return Object.fromEntries(of.map((option) => [option.key, value(option)]));
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
function inColour(text, env2) {
  const isPlain = (env2.NO_COLOR ?? "") !== "" || env2.TERM === "dumb";
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
  const named2 = VERDICTS.find(
    ([words]) => text.startsWith(words) && ["", ",", ":", "."].includes(text.charAt(words.length))
  );
  if (named2 !== void 0) return painted(named2[0], named2[1]) + text.slice(named2[0].length);
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

// src/cli/screen.ts
function screenOn(stream, env2) {
  return stream.isTTY === true ? redrawn(stream, env2) : printed(stream);
}
function redrawn(stream, env2) {
  let height = 0;
  const back = () => height === 0 ? "" : `\x1B[${height}A\r`;
  return {
    show: (lines) => {
      const width = Math.max(20, (stream.columns ?? 80) - 1);
      const shown2 = inColour(forPeople(lines, width), env2).split("\n");
      stream.write(
        `\x1B[?2026h${back()}${shown2.map((line) => `${line}\x1B[K
`).join("")}\x1B[J\x1B[?2026l`
      );
      height = shown2.length;
    },
    clear: () => {
      if (height > 0) stream.write(`${back()}\x1B[J`);
      height = 0;
    }
  };
}
function printed(stream) {
  let before = null;
  return {
    show: (_lines, plain) => {
      if (plain === null || plain === before) return;
      before = plain;
      stream.write(`${forPeople([plain], 400)}
`);
    },
    clear: () => {
    }
  };
}

// src/cli/run-operation.ts
async function runOperation(operation, call) {
  const typed = readTyped(operation, call.args);
  if (typeof typed === "string") return misusedCall(typed);
  const { words, values } = typed;
  const isJson = values.json === true;
  const refusal = refuseCaller(operation, call.caller);
  const stream = operation.streams || isJson ? process.stderr : process.stdout;
  const screen = screenOn(stream, stream.isTTY ? await withColours(call.env) : call.env);
  const reply = refusal ?? await ask(operation, { ...call, screen }, words, values);
  screen.clear();
  return isJson ? jsonOutcome(reply, operation, values.short === true) : textOutcome(reply, call.caller);
}
async function withColours(env2) {
  const [{ ownUserFolder: ownUserFolder2 }, { withColourChoice }] = await Promise.all([
    Promise.resolve().then(() => __toESM(__require("./lib/adapters.claude-code.own-user-folder.cjs"), 1)),
    Promise.resolve().then(() => __toESM(__require("./lib/adapters.user.colour-choice.cjs"), 1))
  ]);
  const folder = ownUserFolder2(null, env2);
  return folder.status === "ok" ? withColourChoice(folder.path, env2) : env2;
}
function misusedCall(problem) {
  return { code: 2, text: prose``, problem };
}
async function ask(operation, call, words, values) {
  const raw = await inputsOf(operation, call, words, values);
  if ("status" in raw) return raw;
  const wanted = folderWord(operation, words) ?? (typeof values.project === "string" ? values.project : null);
  const session = call.env.CLAUDE_PROJECT_DIR || null;
  const folder = namedFolder(call, wanted ?? session);
  if (folder.status === "refused") return folder;
  const place = {
    folder: folder.path,
    origin: wanted !== null ? "named" : session !== null || call.caller.mark !== null ? "session" : "here",
    cwd: call.cwd,
    env: call.env,
    now: Date.now,
    caller: call.caller,
    tell: (line) => {
      call.screen.clear();
      process.stderr.write(`${plainLine(line, 400)}
`);
    },
    show: call.screen.show,
    emit: (value, line) => {
      if (values.json === true) process.stdout.write(`${proseJson(value, 0)}
`);
      else if (line !== void 0) {
        call.screen.clear();
        process.stdout.write(`${forPeople([line], Infinity)}
`);
      }
    }
  };
  const reply = await operation.call(place, raw.inputs);
  if (!isNoted(operation, call.caller)) return reply;
  const { noteCall } = await Promise.resolve().then(() => __toESM(__require("./lib/app.operations.operation.note-call.cjs"), 1));
  await noteCall(operation, place, raw.inputs, reply);
  return reply;
}
async function inputsOf({ name, inputs }, call, words, values) {
  const raw = {};
  const rest = [...words];
  for (const [input, meaning] of Object.entries(inputs)) {
    const given = meaning.kind === "word" ? rest.shift() : values[optionName(input)];
    const read2 = await (meaning.kind === "stdin" ? readPiped(name) : meaning.isMany ? readMany(call, meaning, [given, ...rest.splice(0)]) : readTypedInput(call, meaning, optionName(input), given));
    if (read2.status !== "ok") return read2;
    if (read2.value !== void 0) raw[input] = read2.value;
  }
  return { inputs: raw };
}
function readMany(call, meaning, given) {
  const read2 = given.map((one) => readTypedInput(call, meaning, "", one));
  const values = read2.flatMap((one) => one.status === "ok" ? [one.value] : []);
  return read2.find(({ status }) => status !== "ok") ?? { status: "ok", value: values };
}
function readTypedInput(call, meaning, option, value) {
  const { range, isPath } = meaning;
  if (Array.isArray(value)) return readMany(call, meaning, value);
  if (typeof value !== "string") return { status: "ok", value };
  if (range !== null) {
    const number = countIn(value, range);
    if (number !== null) return { status: "ok", value: number };
    const [least, most] = range;
    const shown2 = plainLine(value, 40);
    return {
      status: "misused",
      reason: `--${option} needs a whole number from ${least} to ${most}, not "${shown2}".`
    };
  }
  if (!isPath) return { status: "ok", value };
  const named2 = namedPath(call, value);
  return named2.status === "ok" ? { status: "ok", value: named2.path } : named2;
}
async function readPiped(name) {
  if (process.stdin.isTTY)
    return { status: "misused", reason: `${name} reads stdin: put "< output" or a pipe to it.` };
  const kept = boundedOutput();
  try {
    for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) kept.write("stdin", chunk);
  } catch {
    return { status: "refused", reason: "Stdin cannot be read: pass the output as a pipe or a file." };
  }
  return { status: "ok", value: kept.read().output.replace(/^\uFEFF/, "") };
}
function folderWord(operation, words) {
  return operation.takesFolder ? words[wordsOf(operation).length] ?? null : null;
}
function readTyped(operation, args) {
  const { name } = operation;
  const parsed = parse2(operation, args);
  if (typeof parsed === "string") return `${parsed} (${ownCommand()} ${name} --help)`;
  const words = wordsOf(operation);
  const names = words.map(({ shown: shown2 }) => shown2).join(", and ");
  const needed = words.filter(({ isRequired }) => isRequired).length;
  const count = parsed.words.length;
  if (count < needed || parsed.words.slice(0, needed).some((word) => word.trim() === ""))
    return `${name} needs ${names}.`;
  if (words.some(({ isMany }) => isMany)) return parsed;
  if (count <= words.length + (operation.takesFolder ? 1 : 0)) return parsed;
  const takes = words.length === 0 ? "no arguments besides its options" : `only ${names}; put text with spaces in quotes`;
  return `${name} takes ${takes}.`;
}
function parse2({ inputs }, args) {
  const options2 = Object.entries(inputs).flatMap(([input, { kind }]) => {
    if (kind === "word" || kind === "stdin" || kind === "records") return [];
    const type = kind === "flag" ? "boolean" : "string";
    return [[optionName(input), { type, multiple: kind === "list" }]];
  });
  const bare = new Set(
    Object.entries(inputs).flatMap(
      ([input, { kind }]) => kind === "maybe" ? [`--${optionName(input)}`] : []
    )
  );
  const names = new Set(options2.map(([name]) => name));
  const former = new Map(
    [...FORMER_NAMES].flatMap(([old, name]) => names.has(name) ? [[`--${old}`, `--${name}`]] : [])
  );
  const common = { json: { type: "boolean" }, project: { type: "string" } };
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => bare.has(arg) ? `${arg}=` : former.get(arg) ?? arg),
      options: { ...common, ...Object.fromEntries(options2) },
      allowPositionals: true,
      strict: true
    });
    return { words: positionals, values };
  } catch (error) {
    return wrongOption(error, [...options2.map(([option]) => option), ...Object.keys(common)]);
  }
}
function wrongOption(error, known) {
  const message = error instanceof Error ? error.message : String(error);
  const [told2 = message] = message.split(/(?<=\.) |\n/);
  const [, wrong] = /^Unknown option '(--[^']+)'/.exec(told2) ?? [];
  const options2 = known.map((name) => `--${name}`);
  const meant = wrong === void 0 ? null : closestWord(wrong, options2);
  return meant === null ? told2 : `${told2} Did you mean ${meant}?`;
}
function wordsOf({ inputs }) {
  return Object.values(inputs).filter(({ kind }) => kind === "word");
}
function codeOf(reply) {
  if (reply.status === "done") return 0;
  return reply.status === "misused" ? 2 : reply.code ?? 1;
}
function jsonOutcome(reply, { asciiJson: isAscii, streams }, isShort) {
  const value = "value" in reply ? reply.value : { status: reply.status, reason: reply.reason };
  const json = isAscii ? asciiJson(value) : proseJson(value, streams || isShort ? 0 : 2);
  return { code: codeOf(reply), text: prose`${json}\n`, problem: oneLine(reply.reason) };
}
function textOutcome(reply, caller) {
  if ("value" in reply) {
    const text2 = textFor(reply, caller);
    const isTold = reply.reason !== null && text2.includes(reply.reason.replace(/\.$/, ""));
    return { code: codeOf(reply), text: text2, problem: isTold ? null : reply.reason };
  }
  if (reply.status === "misused") return misusedCall(reply.reason);
  const problem = oneLine(reply.reason);
  const text = problem === null ? endedShown(forPeople(reply.reason.split("\n"), Infinity)) : prose``;
  return { code: codeOf(reply), text, problem };
}
function textFor(reply, { mark }) {
  if (mark !== null && mark !== CHECK_MARK) return endedProse(reply.text());
  return reply.raw === null ? endedShown(reply.shown()) : asShown(reply.raw());
}
function endedProse(text) {
  return isEnded(text) ? text : prose`${text}\n`;
}
function endedShown(text) {
  return isEnded(text) ? text : asShown(`${text}
`);
}
function isEnded(text) {
  return text === "" || text.endsWith("\n");
}
function oneLine(reason) {
  return reason?.includes("\n") === true ? null : reason;
}

// src/cli/main.ts
async function run(args) {
  const [name, ...rest] = args;
  const names = Object.keys(nouns).join(", ");
  if (name === void 0) return misusedCall(`Say what to do: ${names}, or --help.`);
  if (name === "--help" || name === "-h" || name === "help") return told(overview());
  if (name === "--version" || name === "-v") return told(forPeople([plugin_default.version]));
  if (name.startsWith("-"))
    return misusedCall(
      `${name.slice(0, 40)} stands before the noun: options come after the verb, as in "status --json".`
    );
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : void 0;
  if (noun !== void 0) return runVerb(name, noun, rest);
  return misusedCall(
    `Unknown noun "${name.slice(0, 40)}": ${cureFor(name, names.split(", "), `use ${names}, or --help`)}`
  );
}
async function runVerb(name, { about, load }, args) {
  const operations = await load();
  const [verb, ...words] = args;
  const byVerb = operations.find((one) => one.name === `${name} ${verb}`);
  const operation = byVerb ?? operations.find((one) => one.name === name);
  if (asksForHelp(args))
    return told(operation === void 0 ? nounHelp(name, about, operations) : verbHelp(operation));
  if (operation === void 0) return misusedCall(nameAVerb(name, verb, operations));
  return runOperation(operation, { args: byVerb === void 0 ? args : words, ...surroundings() });
}
function surroundings() {
  const caller = {
    mark: clientMark(process.env),
    // Stdout first: querying a stream opens it, and most calls write to a pipe.
    isTerminal: process.stdout.isTTY === true && process.stdin.isTTY === true
  };
  const env2 = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return { env: env2, cwd: process.cwd(), caller };
}
function asksForHelp(args) {
  const options2 = beforeData(args);
  return options2.includes("--help") || options2.includes("-h");
}
function beforeData(args) {
  const end = args.indexOf("--");
  return end === -1 ? args : args.slice(0, end);
}
function nameAVerb(noun, given, operations) {
  const verbs = operations.map(({ name }) => name.slice(noun.length + 1));
  const choice = `use one of ${verbs.join(", ")}`;
  if (given === void 0 || given === "") return `${noun} needs a verb: ${choice}.`;
  return `Unknown verb "${given.slice(0, 40)}" of ${noun}: ${cureFor(given, verbs, choice, `${noun} `)}`;
}
function cureFor(typed, known, otherwise, before = "") {
  const meant = closestWord(typed, known);
  return meant === null ? `${otherwise}.` : `did you mean ${before}${meant}?`;
}
function overview() {
  const width = Math.max(...Object.keys(nouns).map((name) => name.length));
  const rows = Object.entries(nouns).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return forPeople(
    [
      `msw-protocol ${plugin_default.version}: verified loops for Claude Code, from a terminal.`,
      "",
      ...rows,
      "",
      "Every noun and every verb answers --help. Everything takes --json; --project DIR names another project."
    ],
    200
  );
}
function told(text) {
  return { code: 0, text: asShown(`${text}
`), problem: null };
}
function ownRoot() {
  const program2 = process.argv[1];
  if (program2 === void 0) return void 0;
  const root = dirname8(dirname8(realpathSync4(program2)));
  return existsSync5(join9(root, ".claude-plugin", "plugin.json")) ? root : void 0;
}
function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, text: prose``, problem: `${message} (/msw:doctor says more)` };
}
process.stdout.on("error", () => process.exit());
var outcome = await run(process.argv.slice(2)).catch(explain);
process.exitCode = outcome.code;
if (outcome.text !== "") process.stdout.write(outcome.text);
else if (outcome.problem !== null && beforeData(process.argv.slice(2)).includes("--json")) {
  const status = outcome.code === 2 ? "misused" : "failed";
  process.stdout.write(`${proseJson({ status, reason: outcome.problem }, 0)}
`);
}
if (outcome.problem !== null) {
  process.stderr.write(`msw-protocol: ${plainLine(outcome.problem, 4e3)}
`);
}
