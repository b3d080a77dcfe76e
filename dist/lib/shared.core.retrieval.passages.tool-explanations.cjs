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

var stdin_exports = {};

var import_shared_figures_index = require("./shared.figures.index.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/adapters/process/run-program.ts
var MOST_OUTPUT = 8 * 1024 * 1024;
async function runProgram({
  executable,
  args,
  env,
  projectRoot,
  limitMs
}) {
  const child = (0, import_shared_figures_index.execa)(executable, [...args], {
    env: outsideOf(env, projectRoot),
    extendEnv: false,
    cwd: (0, import_app_loop_gather_evidence.neutralFolder)(),
    stdin: "ignore",
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid } = child;
  if (pid === void 0) return ended(await child, false);
  const tree = { pid, projectRoot };
  const release = (0, import_app_loop_run_checks.endWithUs)(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void (0, import_app_loop_run_checks.killTree)(tree);
  }, limitMs);
  try {
    return ended(await child, timedOut);
  } finally {
    clearTimeout(timer);
    release();
  }
}
function ended(result, timedOut) {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === void 0 ? (0, import_hooks_active_on_stop.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_app_loop_gather_evidence.pathOutside)(env, projectRoot) };
}

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/app/retrieval/explained-passages.ts
// src/core/retrieval/passages/tool-explanations.ts
function explainerFor(tool, code) {
  const row = EXPLAINERS.find((one) => one.tools.includes(tool) && one.code.test(code));
  return row === void 0 ? null : { program: row.program, args: row.args(code) };
}
var EXPLAINERS = [
  {
    tools: ["rustc", "cargo", "clippy"],
    program: "rustc",
    code: /^E\d{4}$/,
    args: (code) => ["--explain", code]
  },
  {
    tools: ["clippy", "rustc", "cargo"],
    program: "cargo-clippy",
    code: /^clippy::[a-z_]{3,60}$/,
    args: (code) => ["clippy", "--explain", code.slice("clippy::".length)]
  },
  { tools: ["ruff"], program: "ruff", code: /^[A-Z]{1,5}\d{2,4}$/, args: (code) => ["rule", code] },
  {
    tools: ["biome"],
    program: "biome",
    code: /^(?:[a-z]{1,20}\/){0,2}[a-z][A-Za-z]{2,60}$/,
    args: (code) => ["explain", code.split("/").at(-1) ?? code]
  },
  {
    tools: ["pylint"],
    program: "pylint",
    code: /^(?:[CRWEF]\d{4}|[a-z][a-z-]{3,60})$/,
    args: (code) => [`--help-msg=${code}`]
  }
];
var LONGEST = 700;
function firstParagraphs(said) {
  const kept = [];
  let length = 0;
  for (const part of withoutCode(said).split(/\n\s*\n/)) {
    const text = part.trim();
    if (text === "" || isNoProse(text)) continue;
    const line = text.split("\n").map((one) => one.trim()).join(" ");
    if (length > 0 && length + line.length > LONGEST) break;
    kept.push(line.slice(0, LONGEST));
    length += line.length;
  }
  return kept.join("\n");
}
function withoutCode(said) {
  const parts = said.replaceAll("\r", "").split(/^\s{0,3}```.{0,80}$/m);
  return parts.filter((_, at) => at % 2 === 0).join("\n\n");
}
function isNoProse(text) {
  if (/^(?:Summary|Description|Examples?|Invalid|Valid|Options|Diagnostic|Erroneous code examples?:?|Fix is .{0,40})$/i.test(
    text
  ))
    return true;
  return text.split("\n").every(
    (line) => /^- (?:Name|Fix|Default severity|Available|Diagnostic|This rule|Sources?|Domains?|Same as)/.test(
      line.trim()
    )
  );
}
// src/app/retrieval/explained-passages.ts
async function explainedPassages(request) {
  const { failure, root, userFolder, env, deadlineMs } = request;
  const explainer = failure.code === null ? null : explainerFor(failure.tool, failure.code);
  if (explainer === null) return [];
  const { program, args } = explainer;
  const executable = ownProgram(program, request) ?? (0, import_app_loop_gather_evidence.findProgram)(program, env, root);
  if (executable === null) return [];
  const source = [program, ...args].join(" ");
  const call = callOf(executable, args);
  const known = userFolder === null ? null : (0, import_shared_core_planning_phases_plan_format2.readExplanation)(userFolder, call);
  if (known !== null) return passage(known, source);
  const run = await runProgram({ executable, args, env, projectRoot: root, limitMs: deadlineMs });
  if (run.exitCode !== 0) return [];
  const text = firstParagraphs(run.stdout);
  if (userFolder !== null) (0, import_shared_core_planning_phases_plan_format2.keepExplanation)(userFolder, call, text);
  return passage(text, source);
}
function passage(text, source) {
  return text === "" ? [] : [{ text, source, score: 1 }];
}
function ownProgram(program, { root, command }) {
  const { scripts } = (0, import_hooks_active_on_command.projectFacts)(root);
  if (!calls(command, program, scripts, MOST_SCRIPTS)) return null;
  return FOLDERS.map((names) => (0, import_node_path.join)(root, ...names, program)).find(import_app_loop_gather_evidence.isProgram) ?? null;
}
var FOLDERS = [
  ["node_modules", ".bin"],
  [".venv", "bin"],
  ["venv", "bin"],
  [".venv", "Scripts"]
];
var MOST_SCRIPTS = 4;
function calls(command, program, scripts, most) {
  return (0, import_shared_core_planning_phases_plan_format.commandPrograms)(command).some((one) => {
    if (one.kind !== "script") return one.name.split(/[\\/]/).at(-1) === program;
    const script = most === 0 ? void 0 : scripts[one.name];
    return script !== void 0 && calls(script, program, scripts, most - 1);
  });
}
function callOf(executable, args) {
  const stat = (0, import_hooks_active_on_stop2.lookAt)((0, import_hooks_active_on_stop3.realPath)(executable));
  return [executable, `${stat?.size}`, `${stat?.mtimeMs}`, ...args];
}

// src/adapters/process/follow-program.ts
function followProgram({ program, args, input, cwd, env, onLine }) {
  const child = (0, import_shared_figures_index.execa)(program, [...args], {
    cwd,
    env,
    extendEnv: false,
    input,
    reject: false,
    buffer: { stdout: false, stderr: true },
    maxBuffer: 1024 * 1024,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid } = child;
  const tree = pid === void 0 ? null : { pid, projectRoot: cwd };
  const release = tree === null ? () => {
  } : (0, import_app_loop_run_checks.endWithUs)(tree);
  const stop = () => tree === null ? Promise.resolve() : (0, import_app_loop_run_checks.killTree)(tree);
  const ended2 = async () => {
    try {
      for await (const line of child.iterable()) onLine(String(line));
    } catch {
    }
    const { exitCode, stderr, originalMessage } = await child;
    await stop();
    release();
    return {
      exitCode: exitCode ?? null,
      stderr: String(stderr || originalMessage || "").slice(-MOST_STDERR)
    };
  };
  return { pid: pid ?? null, ended: ended2(), stop };
}
var MOST_STDERR = 4e3;
module.exports = {
  explainedPassages: explainedPassages,
  followProgram: followProgram,
  runProgram: runProgram
};
