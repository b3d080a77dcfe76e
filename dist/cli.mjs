#!/usr/bin/env node
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
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
var require_mod = __commonJS({
  "node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// src/cli/main.ts
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

// .claude-plugin/plugin.json
var plugin_default = {
  name: "msw",
  version: "0.1.0",
  description: "Keeps Claude working until your own commands pass, and answers each failure with grounded guidance.",
  author: { name: "The MSW maintainers" },
  license: "MIT",
  keywords: ["loop", "verification", "stop-hook", "notebooklm", "testing"]
};

// src/adapters/claude-code/client-marks.ts
function clientMark(env) {
  return Object.keys(env).find((name) => env[name] !== void 0 && isClientMark(name)) ?? null;
}
function isClientMark(name) {
  return OF_THE_CLIENT.test(name) && !OF_THE_USER.test(name);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;

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

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run2) => [...run2].join(" "));
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST2) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST2 = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/cli/frame/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}
function misused(problem) {
  return { code: 2, text: prose``, problem };
}

// src/cli/frame/run-noun.ts
import { parseArgs } from "node:util";
async function runNoun(noun, call) {
  if (asksForHelp(call.args)) return done(noun.help);
  const alone = noun.verbs[""];
  const [first, ...rest] = call.args;
  const named = first === void 0 || !Object.hasOwn(noun.verbs, first) ? void 0 : noun.verbs[first];
  if (alone !== void 0) return runVerb(alone, call.name, call.args, call);
  if (first === void 0 || named === void 0) return misused(nameAVerb(noun, call.name, first));
  return runVerb(named, `${call.name} ${first}`, rest, call);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
async function runVerb(verb, name, args, { env, cwd, caller }) {
  const parsed = parse(verb, args);
  if (typeof parsed === "string") return misused(`${parsed} (msw-protocol ${name} --help)`);
  const { least, most, names } = verb.words;
  const count = parsed.words.length;
  if (count < least) return misused(`${name} needs ${names}.`);
  if (count > most) {
    const takes = most === 0 ? "no arguments besides its options" : `${names} only; put text with spaces in quotes`;
    return misused(`${name} takes ${takes}.`);
  }
  return verb.run({ ...parsed, env, cwd, caller });
}
function parse(verb, args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: verb.options,
      allowPositionals: true,
      strict: true
    });
    return { words: positionals, values };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [told = message] = message.split(/(?<=\.) |\n/);
    const [, wrong] = /^Unknown option '(--[^']+)'/.exec(told) ?? [];
    const known = Object.keys(verb.options).map((name) => `--${name}`);
    const meant = wrong === void 0 ? null : closestWord(wrong, known);
    return meant === null ? told : `${told} Did you mean ${meant}?`;
  }
}
function nameAVerb(noun, name, given) {
  const verbs = Object.keys(noun.verbs);
  if (given === void 0) return `${name} needs a verb: use one of ${verbs.join(", ")}.`;
  const meant = closestWord(given, verbs);
  const cure = meant === null ? `use one of ${verbs.join(", ")}.` : `did you mean ${name} ${meant}?`;
  return `Unknown verb "${given.slice(0, 40)}" of ${name}: ${cure}`;
}

// src/cli/main.ts
var nouns = {
  loop: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.loop.loop-noun.cjs"), 1))).loop,
  failure: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.failure-noun.cjs"), 1))).failure,
  plan: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.plan-noun.cjs"), 1))).plan,
  state: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.state-noun.cjs"), 1))).state,
  roadmap: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.roadmap-noun.cjs"), 1))).roadmap,
  phase: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.phase-noun.cjs"), 1))).phase,
  execute: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.execute-noun.cjs"), 1))).execute,
  project: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.project-noun.cjs"), 1))).project,
  map: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.map.map-noun.cjs"), 1))).map,
  quick: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.planning.quick-noun.cjs"), 1))).quick,
  trust: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.trust-noun.cjs"), 1))).trust,
  notebook: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.notebook.notebook-noun.cjs"), 1))).notebook,
  status: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.loop.status-noun.cjs"), 1))).status,
  research: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.research-noun.cjs"), 1))).research,
  doctor: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/cli.doctor-noun.cjs"), 1))).doctor
};
var help = prose`msw-protocol ${quoteName(plugin_default.version)}: verified loops for Claude Code, from a terminal.

  loop      arm, status, stop, pause, resume, hint, history, explain
  failure   fingerprint: the canonical form of a failing command's output
  plan      parse, validate, waves, roundtrip: GSD plans
  state     show, sync: where the project stands, made to agree with the disk; decision, blocker, session,
            pause, resume, metric: notes in STATE.md
  roadmap   show: the phases of the milestone
  phase     next, check, verify, judge: what to do now; whether a phase is ready, and whether it is done
  execute   next, resolve, commit, summary, ready: carrying out the plans of a phase
  project   new, schema: the documents of a new project
  map       skeleton, begin, verify, finish, stamp, drift: the codebase map
  quick     check, commit, done: a small task outside the phases
  trust     list, add, remove: commands from files that may run in this project
  notebook  query, quota, plan, profiles, list, use, sync, doctor: NotebookLM through nlm
  status    the loops of this project
  research  run, status: a topic becomes a report with its sources
  doctor    whether MSW can work here, and what to do if not

Every noun answers --help. Verbs that read take --json; --project DIR names another project.`;
async function run(args) {
  const [name, ...rest] = args;
  if (name === void 0) return misused(`Say what to do: ${Object.keys(nouns).join(", ")}, or --help.`);
  if (name === "--help" || name === "-h" || name === "help") return done(help);
  if (name === "--version" || name === "-v") return done(quoteName(plugin_default.version));
  const load = Object.hasOwn(nouns, name) ? nouns[name] : void 0;
  if (load === void 0) {
    const meant = closestWord(name, Object.keys(nouns));
    const cure = meant === null ? `use ${Object.keys(nouns).join(", ")}, or --help.` : `did you mean ${meant}?`;
    return misused(`Unknown noun "${name.slice(0, 40)}": ${cure}`);
  }
  const caller = {
    mark: clientMark(process.env),
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true
  };
  const env = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return runNoun(await load(), { name, args: rest, env, cwd: process.cwd(), caller });
}
function ownRoot() {
  const program = process.argv[1];
  if (program === void 0) return void 0;
  const root = dirname(dirname(realpathSync(program)));
  return existsSync(join(root, ".claude-plugin", "plugin.json")) ? root : void 0;
}
function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  return failed(`${message} (msw-protocol doctor tells more)`);
}
process.stdout.on("error", () => process.exit());
var outcome = await run(process.argv.slice(2)).catch(explain);
process.exitCode = outcome.code;
if (outcome.text !== "") process.stdout.write(outcome.text);
if (outcome.problem !== null) {
  process.stderr.write(`msw-protocol: ${plainLine(outcome.problem, 4e3)}
`);
}
