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

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

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
    cwd: (0, import_app_guidance_step_guidance.neutralFolder)(),
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
  const release = (0, import_shared_figures_index.endWithUs)(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void (0, import_shared_figures_index.killTree)(tree);
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
  const startError2 = exitCode === void 0 ? (0, import_hooks_active_on_stop.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError: startError2 };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_app_guidance_step_guidance.pathOutside)(env, projectRoot) };
}

var import_shared_core_checks_empty_run = require("./shared.core.checks.empty-run.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
// src/adapters/process/run-check.ts
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
  let start2 = index - 1;
  while (start2 > 0 && index - start2 < 4 && isContinuation(bytes[start2])) start2 -= 1;
  return start2 + characterLength(bytes[start2] ?? 0) > index ? start2 : index;
}
function isContinuation(byte = 0) {
  return (byte & 192) === 128;
}
function characterLength(firstByte) {
  if (firstByte >= 240) return 4;
  if (firstByte >= 224) return 3;
  return firstByte >= 192 ? 2 : 1;
}
function own(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = (0, import_hooks_active_on_stop2.errorKeeper)();
  const drop = (piece) => {
    passed += piece.length;
    errors.add(piece.toString("latin1"), () => piece.toString("utf8"));
  };
  const addToTail = (piece) => {
    tail.push(own(piece));
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
        head.push(own(piece.subarray(0, room)));
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
      const start2 = startOfLine(end, surplus);
      drop(end.subarray(0, start2));
      return join(beginning, end.subarray(start2), passed, errors.lines());
    }
  };
}
function join(head, ending, passed, errors) {
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
  const start2 = end + 1;
  return end >= 0 && start2 < from + (tail.length - from) / 2 ? start2 : characterStart(tail, from);
}
// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started = performance.now();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path.resolve)(request.root ?? request.cwd);
  const child = start(request, projectRoot);
  const { pid } = child;
  const ended2 = pid === void 0 ? noEnd : await supervise(child, { pid, projectRoot }, request, output);
  const result = await child;
  return {
    command: request.command,
    exitCode: ended2.exitCode,
    signal: ended2.signal,
    timedOut: ended2.timedOut,
    durationMs: Math.round(performance.now() - started),
    ...output.read(),
    startError: pid === void 0 ? startError(result) : null
  };
}
var noEnd = { exitCode: null, signal: null, timedOut: false };
function start({ command, cwd, root, env }, projectRoot) {
  return (0, import_shared_figures_index.execa)(command, {
    // Left to itself, node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? (0, import_app_guidance_step_guidance.systemProgram)("cmd.exe", process.env, projectRoot) : true,
    cwd: (0, import_node_path.resolve)(root ?? "", cwd),
    env: checkEnvironment(process.env, env),
    extendEnv: false,
    stdin: "ignore",
    encoding: "buffer",
    buffer: false,
    reject: false,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== "win32"
  });
}
async function supervise(child, tree, { timeoutMs }, output) {
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on("data", (chunk) => output.write(String(index), chunk));
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = (0, import_shared_figures_index.endWithUs)(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await (0, import_shared_figures_index.killTree)(tree);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal) => done({ exitCode, signal, timedOut: false }));
  });
}
function closeOf(stream) {
  return new Promise((done) => {
    stream.once("close", done);
  });
}
function timeLimit(tree, timeoutMs) {
  let passed = false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((done) => {
    giveUp = done;
  });
  const timer = setTimeout(
    async () => {
      passed = true;
      await (0, import_shared_figures_index.killTree)(tree);
      await (0, import_promises.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}
function startError(result) {
  return (result.originalMessage ?? result.shortMessage ?? "unknown error").split("\n")[0] ?? "";
}
var PLAIN = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
function checkEnvironment(inherited, extra = {}, platform = process.platform) {
  const all = {
    ...(0, import_shared_core_checks_empty_run.withoutClientMarks)(inherited),
    [import_shared_core_checks_empty_run.CHECK_MARK]: "1",
    ...PLAIN,
    ...locale(platform),
    ...extra
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
}
function locale(platform) {
  const name = platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}
module.exports = {
  runCheck: runCheck,
  runProgram: runProgram
};
