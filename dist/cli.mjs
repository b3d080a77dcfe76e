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
function quoteName(name, cap = LONGEST) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/cli/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}
function misused(problem) {
  return { code: 2, text: prose``, problem };
}

// src/cli/run-noun.ts
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
    const takes = most === 0 ? "no words beside its options" : `${names} only; put text with spaces in quotes`;
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
    return message.split(/(?<=\.) |\n/)[0] ?? message;
  }
}
function nameAVerb(noun, name, given) {
  const known = Object.keys(noun.verbs).join(", ");
  const wrong = given === void 0 ? `${name} needs a verb` : `${name} knows no "${given.slice(0, 40)}"`;
  return `${wrong}: use one of ${known}.`;
}

// src/cli/main.ts
var nouns = {
  loop: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/loop.cjs"), 1))).loop,
  failure: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/failure.cjs"), 1))).failure,
  plan: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/plan.cjs"), 1))).plan,
  state: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/state.cjs"), 1))).state,
  roadmap: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/roadmap.cjs"), 1))).roadmap,
  phase: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/phase.cjs"), 1))).phase,
  execute: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/execute.cjs"), 1))).execute,
  project: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/project.cjs"), 1))).project,
  map: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/map.cjs"), 1))).map,
  quick: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/quick.cjs"), 1))).quick,
  trust: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/trust.cjs"), 1))).trust,
  notebook: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/notebook.cjs"), 1))).notebook,
  status: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/status.cjs"), 1))).status,
  research: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/research.cjs"), 1))).research,
  doctor: async () => (await Promise.resolve().then(() => __toESM(__require("./lib/doctor.cjs"), 1))).doctor
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
    return misused(`"${name.slice(0, 40)}" is not known: use ${Object.keys(nouns).join(", ")}, or --help.`);
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
