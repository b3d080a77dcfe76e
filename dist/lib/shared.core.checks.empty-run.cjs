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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

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
  const addToTail = (piece) => {
    tail.push(own(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      passed += first.length;
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
    read: () => join(Buffer.concat(head), Buffer.concat(tail), passed, tailBytes)
  };
}
function join(head, tail, passed, tailBytes) {
  const surplus = Math.max(0, tail.length - tailBytes);
  if (passed + surplus === 0) {
    return { output: Buffer.concat([head, tail]).toString("utf8"), droppedBytes: 0 };
  }
  const beginning = head.subarray(0, cutAfterLine(head));
  const ending = tail.subarray(startOfLine(tail, surplus));
  const droppedBytes = head.length - beginning.length + passed + tail.length - ending.length;
  const gap = `[${droppedBytes} bytes of output left out here]
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
    ...(0, import_shared_core_planning_documents_planning_settings.withoutClientMarks)(inherited),
    [import_shared_core_planning_documents_planning_settings.CHECK_MARK]: "1",
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
// src/core/checks/empty-run.ts
function emptyRun(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}
function reasonOf({ skipped }) {
  if (skipped === 0) return "it ran no tests";
  return skipped === 1 ? "it skipped its only test" : `it skipped all ${skipped} tests`;
}
function plain(output) {
  return output.replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, "").replace(/\r+\n?/g, "\n").replace(/(?<![^\n])[^\n]{1000,}/g, (line) => line.slice(0, 1e3)).replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, "");
}
function summaries(runner, patterns, none) {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap(
        (pattern) => [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none?.test(text)) return null;
      return sum(found);
    }
  };
}
var RAN = /^(?:pass|fail|xfail|xpass|error|measured|flaky|expected)/;
var NOT_RAN = /^(?:skip|pending|todo|ignored|deselected|disabled)/;
function tallyOf(groups) {
  if (groups.counts !== void 0) return fromCounts(groups.counts);
  const skipped = Number(groups.skipped ?? 0) + fromNotes(groups.notes ?? "");
  if (groups.total !== void 0) return { ran: Math.max(0, Number(groups.total) - skipped), skipped };
  return { ran: Number(groups.passed ?? 0) + Number(groups.failed ?? 0), skipped };
}
function fromCounts(counts) {
  const found = [...counts.matchAll(/(\d+) ([a-z]+)/g)].map(([, number, word = ""]) => ({
    number: Number(number),
    word
  }));
  const count = (words) => found.reduce((total, { number, word }) => total + (words.test(word) ? number : 0), 0);
  return { ran: count(RAN), skipped: count(NOT_RAN) };
}
function fromNotes(notes) {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}
function sum(tallies) {
  return tallies.reduce((a, b) => ({ ran: a.ran + b.ran, skipped: a.skipped + b.skipped }), {
    ran: 0,
    skipped: 0
  });
}
function readGo(text) {
  const count = (pattern) => [...text.matchAll(pattern)].length;
  const untested = count(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm
  );
  const nothingToRun = count(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm
  );
  const skipped = count(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
  if (each + skipped > 0) return { ran: each, skipped };
  return untested + nothingToRun + tested === 0 ? null : { ran: tested, skipped: 0 };
}
function readGradle(text) {
  const tasks = [...text.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(
    ([, name = ""]) => /^test$|Test$/.test(name)
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === "NO-SOURCE" || outcome === "SKIPPED");
  return { ran: tasks.length - idle.length, skipped: 0 };
}
function readPlaywright(text) {
  if (!/^Running \d+ tests? using \d+ workers?/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) (passed|failed|flaky|skipped|interrupted)(?: \([\d.]+[a-z]+\))?$/gm);
}
function readAva(text) {
  if (!/^ {2}─+$/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) tests? (passed|failed|skipped|todo)$/gm);
}
function fromLines(text, pattern) {
  const lines = [...text.matchAll(pattern)].map(([, number, word]) => `${number} ${word}`);
  return lines.length === 0 ? null : fromCounts(lines.join(", "));
}
function readTap(text) {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return null;
  const points = [...text.matchAll(/^[ \t]*(?:not )?ok\b(?!:)([^\n]{0,300})/gm)];
  const skipped = points.filter(([, rest = ""]) => /# (?:SKIP|TODO)/i.test(rest)).length;
  return { ran: points.length - skipped, skipped };
}
function readKarma(text) {
  const last = [...text.matchAll(/Executed (\d+) of (\d+)(?: \(skipped (\d+)\))?/g)].at(-1);
  return last === void 0 ? null : { ran: Number(last[1]), skipped: Number(last[3] ?? 0) };
}
function readCtest(text) {
  const total = /^\d+% tests passed, \d+ tests? failed out of (\d+)$/m.exec(text)?.[1];
  if (total === void 0) return /^No tests were found!!!$/m.test(text) ? { ran: 0, skipped: 0 } : null;
  const skipped = [...text.matchAll(/^[ \t]+\d+ - [^\n]{1,200} \((?:Skipped|Disabled)\)$/gm)].length;
  return { ran: Math.max(0, Number(total) - skipped), skipped };
}
function readCucumber(text) {
  const [, total, counts = ""] = /^(\d+) scenarios?(?: \(([^)\n]{1,200})\))?$/m.exec(text) ?? [];
  return total === void 0 ? null : fromCounts(counts);
}
function readTasks(text) {
  const none = /^ *Tasks: +0 successful, 0 total$|^No tasks were executed as part of this run\.$|^ *(?:NX +)?No (?:tasks were run|projects with target \S+ were run)/m;
  return none.test(text) ? { ran: 0, skipped: 0 } : null;
}
var RUNNERS = [
  summaries(
    "vitest",
    [/^ *Tests {2,}(?<counts>\d+ [a-z].*?)(?: \(\d+\))?$/gm],
    /^ *Tests {2,}no tests|^No test files found, exiting/m
  ),
  summaries("jest", [/^Tests: +(?<counts>.*\b\d+ total)$/gm], /^No tests found, exiting with code 0/m),
  summaries("mocha", [/^ +(?<counts>\d+ passing \([\d.]+[a-z]+\)(?:\n +\d+ (?:pending|failing))*)$/gm]),
  summaries(
    "pytest",
    [
      /^=* ?(?<counts>\d+ (?:passed|failed|skipped|deselected|xfailed|xpassed|errors?|warnings?)\b.*) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm
    ],
    /^=* ?no tests (?:ran|collected) in [\d.]+s ?=*$/m
  ),
  summaries("unittest", [
    /^Ran (?<total>\d+) tests? in [\d.]+s\n\n(?:OK|FAILED|NO TESTS RAN)(?: \((?<notes>[^)\n]*)\))?$/gm
  ]),
  { runner: "go test", read: readGo },
  summaries("cargo test", [
    /^test result: \w+\. (?<counts>\d+ passed; \d+ failed; \d+ ignored; \d+ measured)/gm,
    /^ *Summary \[[^\]\n]*\] +(?<total>\d+) tests? run:/gm
  ]),
  summaries("node:test", [
    /^[#ℹ] tests \d+\n(?:[#ℹ] suites \d+\n)?[#ℹ] pass (?<passed>\d+)\n[#ℹ] fail (?<failed>\d+)\n(?:[#ℹ] cancelled \d+\n)?[#ℹ] skipped (?<skipped>\d+)$/gm
  ]),
  { runner: "gradle", read: readGradle },
  summaries(
    "surefire",
    [/^(?:\[[A-Z]+\] +)?Tests run: (?<total>\d+), Failures: \d+, Errors: \d+, Skipped: (?<skipped>\d+)/gm],
    /^\[INFO\] (?:No tests to run\.|Tests are skipped\.)$/m
  ),
  summaries("rspec", [/^(?<total>\d+) examples?, \d+ failures?(?:, (?<skipped>\d+) pending)?/gm]),
  summaries("minitest", [
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, (?<skipped>\d+) skips/gm
  ]),
  summaries(
    "phpunit",
    [/^OK \((?<total>\d+) tests?, /gm, /^Tests: (?<total>\d+), Assertions: \d+(?<notes>.*)\.$/gm],
    /^No tests executed!$/m
  ),
  summaries(
    "dotnet test",
    [
      /^(?:Passed|Skipped|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/gm,
      /^Test summary: total: \d+, failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)/gm
    ],
    /^No test (?:is available in|matches the given testcase filter) /m
  ),
  summaries("bun test", [
    /^ *(?<passed>\d+) pass\n(?: *(?<skipped>\d+) skip\n)?(?: *\d+ todo\n)? *(?<failed>\d+) fail$/gm
  ]),
  summaries("deno test", [/^ok \| (?<counts>\d+ passed \| .*)$/gm]),
  summaries(
    "mix test",
    [/^(?:\d+ doctests?, )?(?<total>\d+) tests?, \d+ failures?(?<notes>(?:, \d+ [a-z]+)*)$/gm],
    /^There are no tests to run$/m
  ),
  { runner: "playwright", read: readPlaywright },
  { runner: "ava", read: readAva },
  { runner: "tap", read: readTap },
  summaries("prove", [/^Files=\d+, Tests=(?<total>\d+),/gm]),
  { runner: "karma", read: readKarma },
  { runner: "ctest", read: readCtest },
  { runner: "cucumber", read: readCucumber },
  summaries("xctest", [
    /^[ \t]*Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?\d+ failures?/gm
  ]),
  { runner: "task runner", read: readTasks }
];
module.exports = {
  emptyRun: emptyRun,
  runCheck: runCheck,
  runProgram: runProgram
};
