

var import_shared_figures_index = require("./shared.figures.index.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

// src/adapters/process/follow-program.ts
function followProgram({ program, args, input, cwd, env, onLine }) {
  const child = (0, import_shared_figures_index.execa)(program, [...args], {
    cwd,
    env,
    extendEnv: false,
    ...input !== null && { input },
    reject: false,
    buffer: { stdout: false, stderr: true },
    maxBuffer: 1024 * 1024,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid, stdin } = child;
  stdin?.on("error", () => {
  });
  const tree = pid === void 0 ? null : { pid, projectRoot: cwd };
  const release = tree === null ? () => {
  } : (0, import_app_loop_gather_evidence.endWithUs)(tree);
  const stop = () => tree === null ? Promise.resolve() : (0, import_app_loop_gather_evidence2.killTree)(tree);
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
  return {
    pid: pid ?? null,
    ended: ended2(),
    tell: (text) => void stdin?.write(text),
    close: () => void stdin?.end(),
    stop
  };
}
var MOST_STDERR = 4e3;

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/adapters/claude-code/headless-client.ts
function startHeadless(call) {
  let result = null;
  const { pid, ended: ended2, tell, close, stop } = followProgram({
    program: call.program,
    args: argumentsOf(call),
    input: call.prompt,
    cwd: call.cwd,
    // Spares the hooks from making Claude say what the caller already knows.
    env: { ...(0, import_app_loop_gather_evidence3.withoutClientMarks)(call.env), MSW_LOOP_RUN: "1" },
    onLine: (line) => {
      const event = readEvent(line);
      if (event?.kind === "result") result = event;
      if (event !== null) call.onEvent(event);
    }
  });
  const say = (content) => tell(`${JSON.stringify({ type: "user", message: { role: "user", content } })}
`);
  return { pid, ended: ended2.then((end) => ({ ...end, result })), say, finish: close, stop };
}
function pluginProblem({
  plugins,
  problems
}) {
  if (problems.length > 0) return `Claude Code could not load MSW (${(0, import_common.plainLine)(problems.join("; "), 200)})`;
  return plugins.includes("msw") ? null : "Claude Code did not load MSW, so nothing held it";
}
function argumentsOf({ plugin, session, options, agent, maxCost, prompt }) {
  const { model, permissionMode, allowedTools } = options;
  return [
    "-p",
    ...["--session-id", session],
    ...prompt === null ? ["--input-format", "stream-json"] : [],
    ...agent == null ? [] : ["--agent", agent],
    ...["--output-format", "stream-json", "--verbose", "--include-hook-events"],
    ...plugin === null ? [] : ["--plugin-dir", plugin],
    ...maxCost === null ? [] : ["--max-budget-usd", maxCost.toFixed(2)],
    ...model === null ? [] : ["--model", model],
    ...permissionMode === null ? [] : ["--permission-mode", permissionMode],
    ...allowedTools.length === 0 ? [] : ["--allowed-tools", allowedTools.join(",")]
  ];
}
function readEvent(line) {
  const event = (0, import_common2.fieldsIn)((0, import_common2.parseJson)(line));
  if (event.type === "result") return readResult(event);
  if (event.type !== "system") return null;
  if (event.subtype === "init") return readStart(event);
  if (event.hook_event !== "Stop") return null;
  if (event.subtype === "hook_started") return { kind: "stopping" };
  return event.subtype === "hook_response" ? readNotice(event.stdout) : null;
}
function readStart({ plugins, plugin_errors: errors }) {
  return {
    kind: "started",
    plugins: listOf(plugins).flatMap((plugin) => textOf((0, import_common2.fieldsOf)(plugin).name)),
    problems: listOf(errors).flatMap((error) => textOf((0, import_common2.fieldsOf)(error).message))
  };
}
function readNotice(stdout) {
  const [text] = typeof stdout === "string" ? textOf((0, import_common2.fieldsIn)((0, import_common2.parseJson)(stdout)).systemMessage) : [];
  return text?.startsWith("msw ") ? { kind: "notice", text } : null;
}
function readResult(event) {
  const { is_error: isError, result, errors, subtype, total_cost_usd: cost } = event;
  const denied = listOf(event.permission_denials).flatMap((one) => textOf((0, import_common2.fieldsOf)(one).tool_name));
  const [text = ""] = [...textOf(result), ...listOf(errors).flatMap(textOf), ...textOf(subtype)];
  return {
    kind: "result",
    isError: isError === true || subtype !== "success",
    text,
    tokens: Object.values((0, import_common2.fieldsOf)(event.modelUsage)).reduce((sum, use) => sum + tokensOf(use), 0),
    costUsd: typeof cost === "number" && Number.isFinite(cost) ? cost : 0,
    denied: [...new Set(denied)]
  };
}
function tokensOf(use) {
  const { inputTokens, outputTokens, cacheCreationInputTokens } = (0, import_common2.fieldsOf)(use);
  return [inputTokens, outputTokens, cacheCreationInputTokens].reduce(
    (sum, count) => sum + (typeof count === "number" && Number.isFinite(count) ? count : 0),
    0
  );
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function textOf(value) {
  return typeof value === "string" ? [value] : [];
}

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common3 = require("./common.cjs");

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
    cwd: (0, import_adapters_git_work_tree.neutralFolder)(),
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
  const release = (0, import_app_loop_gather_evidence.endWithUs)(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void (0, import_app_loop_gather_evidence2.killTree)(tree);
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
  const startError = exitCode === void 0 ? (0, import_common3.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_adapters_git_work_tree.pathOutside)(env, projectRoot) };
}
module.exports = {
  followProgram: followProgram,
  pluginProblem: pluginProblem,
  runProgram: runProgram,
  startHeadless: startHeadless
};
