

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_child_process = require("node:child_process");
var import_promises = require("node:timers/promises");
// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(tree) {
  if (process.platform === "win32") return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises.setTimeout)(pause);
    if (await isGone(tree, members)) return;
  }
  signalAll(pid, members, "SIGKILL");
}
function killTreeNow(tree) {
  const { pid } = tree;
  if (process.platform === "win32") void taskkill(tree);
  else if (signal(-pid, 0)) signalAll(pid, groupAndDescendantsNow(pid), "SIGKILL");
}
function signalAll(pid, members, name) {
  signal(-pid, name);
  for (const stray of members.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}
async function isGone({ pid, projectRoot }, members) {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || member.group !== pid && before.get(member.pid) !== member.group
  );
}
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
function taskkill({ pid, projectRoot }) {
  const program = (0, import_adapters_git_work_tree.systemProgram)("taskkill.exe", process.env, projectRoot);
  return new Promise((resolve2) => {
    (0, import_node_child_process.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve2());
  });
}
async function groupAndDescendants(group, projectRoot, also = []) {
  return membersIn(await table(projectRoot), group, also);
}
function groupAndDescendantsNow(group) {
  const { stdout } = (0, import_node_child_process.spawnSync)("/bin/ps", columns, {
    timeout: 1e3,
    maxBuffer: largestTable,
    encoding: "utf8"
  });
  return membersIn((stdout ?? "").split("\n").flatMap(parseRow), group, []);
}
var columns = ["-A", "-o", "pid=,ppid=,pgid=,stat="];
var largestTable = 16 * 1024 * 1024;
function membersIn(rows, group, also) {
  const found = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row])
  );
  for (const pid of found.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found.set(child.pid, child);
  }
  return [...found.values()];
}
async function table(projectRoot) {
  const ps = (0, import_adapters_git_work_tree.findProgram)("ps", process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve2) => {
    const options = { timeout: 2e3, maxBuffer: largestTable };
    (0, import_node_child_process.execFile)(ps, columns, options, (error, output) => {
      resolve2(error ? [] : output.split("\n").flatMap(parseRow));
    });
  });
}
function parseRow(line) {
  const [, pid, parent, group, state] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
  if (state === void 0) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state.startsWith("Z") }];
}

// src/adapters/process/end-with-us.ts
var SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(tree) {
  const onExit = () => killTreeNow(tree);
  const onSignal = (signal3) => {
    killTreeNow(tree);
    release();
    if (process.listenerCount(signal3) === 0) process.kill(process.pid, signal3);
  };
  const release = () => {
    process.removeListener("exit", onExit);
    for (const signal3 of SIGNALS) process.removeListener(signal3, onSignal);
  };
  process.on("exit", onExit);
  for (const signal3 of SIGNALS) process.prependListener(signal3, onSignal);
  return release;
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_promises2 = require("node:timers/promises");
// src/adapters/process/end-strays.ts
var LOOKS2 = [10, 50, 200, 700, 1e3];
var MEANT_TO_STAY = /GradleDaemon|KotlinCompileDaemon|\bbazel\b|A-server\.jar|\bbuck2d?\b|\bmvnd\b|MSBuild|VBCSCompiler|\bsbt\b|\bbloop\b|\bnailgun\b|\bspring (?:server|app)\b|\bsccache\b|\bdmypy\b|\beslint_d\b|\bprettierd\b|\bwatchman\b|\badb\b|-agent\b|\bdbus|\bconmon\b|\bqemu-|\bcontainerd/;
var SERVERS = [
  [/\b(?:nx|turbo)\b/, /\bdaemon\b/],
  [/\bflow\b/, /\bserver\b/]
];
function isMeantToStay(words) {
  return MEANT_TO_STAY.test(words) || SERVERS.some(([name, verb]) => name.test(words) && verb.test(words));
}
async function endStrays(mark, after) {
  if (process.platform !== "linux") return;
  let strays = marked(mark, after);
  for (const pause of LOOKS2) {
    if (strays.length === 0) return;
    for (const pid of strays) signal2(pid, "SIGTERM");
    await (0, import_promises2.setTimeout)(pause);
    strays = marked(mark, after);
  }
  for (const pid of strays) signal2(pid, "SIGKILL");
}
function marked(mark, after) {
  const isMarked = (pid) => read(pid, "environ").split("\0").includes(mark);
  const pids = candidates(after).filter((pid) => isMarked(pid) && !isThread(pid));
  return pids.length === 0 ? pids : withoutMeantToStay(pids);
}
function candidates(after) {
  if (after === null) return listed().filter((pid) => pid > 0 && pid !== process.pid);
  const last = lastProcess();
  const count = last - after;
  if (count >= 0 && count <= FEW) return Array.from({ length: count }, (_, index) => after + 1 + index);
  return listed().filter((pid) => isBetween(pid, after, last));
}
var FEW = 50;
function listed() {
  return (0, import_common.namesIn)("/proc", import_common3.named).map(Number);
}
function isBetween(pid, after, last) {
  return after <= last ? pid > after && pid <= last : pid > after || pid <= last;
}
function lastProcess() {
  const last = Number(((0, import_common2.textOf)("/proc/loadavg", import_common3.named) ?? "").trim().split(" ").at(-1));
  return last > 0 ? last : Number.POSITIVE_INFINITY;
}
function withoutMeantToStay(pids) {
  const staying = new Set(pids.filter((pid) => isMeantToStay(read(pid, "cmdline").replaceAll("\0", " "))));
  for (const _ of staying) for (const pid of pids) if (staying.has(parentOf(pid))) staying.add(pid);
  return pids.filter((pid) => !staying.has(pid));
}
function isThread(pid) {
  return !read(pid, "status").includes(`
Tgid:	${pid}
`);
}
function parentOf(pid) {
  const stat = read(pid, "stat");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(parent);
}
function read(pid, name) {
  return (0, import_common2.textOf)(`/proc/${pid}/${name}`, import_common3.named) ?? "";
}
function signal2(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
  }
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/adapters/claude-code/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
var SERVER_MARK = "MSW_MCP";
function clientMark(env) {
  return Object.keys(env).find((name) => env[name] !== void 0 && isClientMark(name)) ?? null;
}
function withoutClientMarks(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isClientMark(name)));
}
function isClientMark(name) {
  const upper = name.toUpperCase();
  return (MARKS.has(upper) || STARTS.some((start2) => upper.startsWith(start2))) && !OF_THE_USER.test(upper);
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

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_common4 = require("./common.cjs");

var import_node_child_process2 = require("node:child_process");
var import_node_events = require("node:events");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises3 = require("node:timers/promises");
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
function compact(piece) {
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
  const started = (0, import_common4.monotonicMs)();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path.resolve)(request.root ?? request.cwd);
  const mark = `${process.pid}-${Math.round(started * 1e3)}`;
  const child = await start(request, projectRoot, mark);
  const isRunning2 = child.status === "started";
  const ended = isRunning2 ? await supervise(child, projectRoot, request, output) : NO_END;
  if (isRunning2) await endStrays(`${CHECK_MARK}=${mark}`, child.pid);
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round((0, import_common4.monotonicMs)() - started),
    ...output.read(),
    startError: isRunning2 ? null : child.reason
  };
}
var NO_END = { exitCode: null, signal: null, timedOut: false };
async function start({ command, cwd, root, env, prefix = [] }, projectRoot, mark) {
  const folder = (0, import_node_path.resolve)(root ?? "", cwd);
  try {
    const process2 = startShell({ command, prefix }, folder, projectRoot, { [CHECK_MARK]: mark, ...env });
    if (process2.pid === void 0) await (0, import_node_events.once)(process2, "spawn");
    else return { status: "started", pid: process2.pid, process: process2 };
  } catch (error) {
    if (!(0, import_node_fs.existsSync)(folder)) return { status: "failed", reason: `there is no folder ${folder}` };
    return { status: "failed", reason: error instanceof Error ? error.message : "unknown error" };
  }
  return { status: "failed", reason: "unknown error" };
}
function startShell({ command, prefix }, cwd, projectRoot, env) {
  const [program, ...words] = prefix;
  return (0, import_node_child_process2.spawn)(program ?? command, program === void 0 ? [] : [...words, "/bin/sh", "-c", command], {
    // By default node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? (0, import_adapters_git_work_tree.systemProgram)("cmd.exe", process.env, projectRoot) : program === void 0,
    cwd,
    env: checkEnvironment(process.env, env),
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== "win32"
  });
}
async function supervise({ pid, process: child }, projectRoot, { timeoutMs, onOutput }, output) {
  const tree = { pid, projectRoot };
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on("data", (chunk) => {
      output.write(String(index), chunk);
      onOutput?.(chunk);
    });
    stream.on("error", () => {
    });
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = endWithUs(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await killTree(tree);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises3.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal3) => done({ exitCode, signal: signal3, timedOut: false }));
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
      await killTree(tree);
      await (0, import_promises3.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}
var PLAIN = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
function checkEnvironment(inherited, extra = {}, platform = process.platform) {
  const plain = withoutClientMarks(inherited);
  return (0, import_adapters_git_work_tree2.joinEnvironments)(plain, { [CHECK_MARK]: "1" }, PLAIN, locale(platform), extra);
}
function locale(platform) {
  const name = platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}

var import_adapters_git_work_tree3 = require("./adapters.git.work-tree.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/git/plan-log.ts
var MOST_COMMITS = 3e3;
async function recentCommits(root) {
  const opened = await (0, import_adapters_git_work_tree3.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function commitsSince(root, since, git = (0, import_adapters_git_work_tree3.openToLook)(root)) {
  const top = (0, import_adapters_git_work_tree3.topOf)(root);
  if (top === null || !hasMoved(top, since)) return [];
  const opened = await git;
  const log = opened.status === "ok" ? await opened.git.run(["log", "-z", "-n20", FORMAT]) : opened;
  const commits = log.status === "ok" ? readLog(log.output) : [];
  return commits.filter(({ time }) => time * 1e3 >= since).map(({ subject }) => subject).reverse();
}
function hasMoved(top, since) {
  try {
    const { mtimeMs } = (0, import_node_fs2.lstatSync)((0, import_node_path2.join)(top, ".git", "logs", "HEAD"));
    return mtimeMs + (mtimeMs % 1e3 === 0 ? 2e3 : 100) >= since;
  } catch {
    return true;
  }
}
async function withFiles(root, commits) {
  if (commits.length === 0) return [];
  const hashes = commits.map(({ hash }) => hash);
  const options = ["--no-walk=unsorted", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await (0, import_adapters_git_work_tree3.runGit)(root, ["log", ...options, ...hashes, "--"]);
  return log.status === "ok" ? readLog(log.output) : commits;
}
async function addedIn(root, folder) {
  const options = ["--diff-filter=A", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await (0, import_adapters_git_work_tree3.runGit)(root, ["log", ...options, "--", folder]);
  const made = /* @__PURE__ */ new Map();
  for (const { hash, added } of log.status === "ok" ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}
async function uncommittedPaths(root) {
  const opened = await (0, import_adapters_git_work_tree3.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { top, run } = opened.git;
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const status = await run(["status", ...options, "--", "."]);
  if (status.status !== "ok") return null;
  const paths = status.output.split("\0").filter((entry) => entry !== "");
  const here = import_node_fs2.realpathSync.native(root);
  return [
    ...new Set(
      paths.map(
        (entry) => (0, import_node_path2.relative)(here, (0, import_node_path2.join)(top, entry.slice(3))).split(import_node_path2.sep).join("/")
      )
    )
  ];
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
function readLog(output) {
  return output.split("").slice(1).map((record) => {
    const [head = "", ...rest] = record.split("\0");
    const [hash = "", time = "", subject = ""] = head.split("");
    const names = rest.map((part) => part.replace(/^\n/, ""));
    const entries = [];
    for (let at = 0; at + 1 < names.length; at += 2)
      if (names[at] !== "") entries.push({ letter: names[at] ?? "", path: names[at + 1] ?? "" });
    const of = (letter) => entries.filter((one) => one.letter === letter).map(({ path }) => path);
    const files = entries.map(({ path }) => path);
    return { hash, time: Number(time), subject, files, added: of("A"), deleted: of("D") };
  });
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/core/checks/sealed-check.ts
function isSealed({ origin }) {
  return origin === "sealed";
}
var SEALED_COMMAND = "sealed";
function sealedOutput(name, problems) {
  const count = problems === 1 ? "1 problem" : `${problems} problems`;
  return `Error: ${name} is sealed and found ${count}; what it says is not shown`;
}

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree4 = require("./adapters.git.work-tree.cjs");

// src/app/loop/run-checks.ts
var reading = () => Promise.resolve().then(() => require("./app.loop.judge-check.cjs"));
var LOOKING_FOR_GUIDANCE = [
  () => Promise.resolve().then(() => require("./app.guidance.step-guidance.cjs")),
  () => Promise.resolve().then(() => require("./app.retrieval.installed-passages.cjs"))
];
async function runChecks(loop, options, started, parallel) {
  const run = (check, checksLeft) => runWithRetries(loop, check, { ...options, started, checksLeft });
  return runAll(loop, run, parallel);
}
async function inTurn(values, work) {
  const results = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}
async function runAll({ terms }, run, parallel) {
  const open = terms.checks.filter((check) => !isSealed(check));
  const sealed = terms.checks.filter(isSealed);
  const results = parallel ? await Promise.all(open.map((check) => run(check, 1))) : await inTurn(open, (check, index) => run(check, terms.checks.length - index));
  if (results.some(({ outcome }) => outcome.kind !== "passed")) return results;
  return [...results, ...await inTurn(sealed, (check, index) => run(check, sealed.length - index))];
}
async function runWithRetries(loop, check, options) {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== "failed" || result.outcome.failure.kind !== "infra") break;
    const elapsedSeconds = ((0, import_common4.monotonicMs)() - started) / 1e3;
    if (!(0, import_hooks_active_on_stop3.mayRetry)({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1e3);
    result = await runOnce(loop, check, options);
  }
  return result;
}
async function runOnce(loop, check, options) {
  const { keepSealed, live, userFolder = null } = options;
  const { checkTimeoutSeconds: limitSeconds, checks } = loop.terms;
  const startedAt = Date.now();
  let liveCheck;
  options.begun();
  const running = runCheck({
    command: check.command,
    cwd: (0, import_hooks_active_on_stop4.workFolder)(loop.terms),
    timeoutMs: limitSeconds * 1e3,
    onOutput: (chunk) => liveCheck?.output(chunk)
  });
  const run = {
    check: check.name,
    at: checks.indexOf(check) + 1,
    of: checks.length,
    startedAt,
    limitSeconds
  };
  liveCheck = live?.begin(run, isSealed(check));
  const { judgeCheck, makeReady, sealed } = await reading();
  const judge = (ended2) => judgeCheck(loop, check, ended2, userFolder);
  const sample = { command: check.command, output: (0, import_hooks_active_on_stop.lastOutput)(loop, check), judge };
  await makeReady(running, sample, loop.terms.guidance ? LOOKING_FOR_GUIDANCE : []);
  const ended = await running;
  liveCheck?.end();
  await options.ended(check);
  const result = judge(ended);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
// src/app/loop/gather-evidence.ts
async function gatherEvidence(loop, options) {
  const project = (0, import_hooks_active_on_stop4.workFolder)(loop.terms);
  const { git, seen: looking } = options.ahead?.root === project ? options.ahead : (0, import_adapters_git_work_tree4.beginLook$2)(project);
  const seen = await looking;
  const started = (0, import_common4.monotonicMs)();
  const after = whatFollows(loop, () => {
    options.afterChecks?.();
    const tree2 = readTree(project, git);
    tree2.catch(() => {
    });
    return tree2;
  });
  const run = (parallel) => runChecks(loop, { ...options, ...after.events }, started, parallel);
  const running = run(options.config.parallelChecks);
  options.whileChecking?.();
  const before = nameOf(seen());
  const tree = compareTrees(loop.progress.tree, before);
  const commits = tree === "unchanged" ? [] : commitsSince(project, loop.progress.lastHeartbeat, git);
  const results = await running;
  const again = tree === "unchanged" ? await runAgain(loop, results, run, started) : { results, flaky: null, wasRunAgain: false };
  const treeAfter = after.begun();
  const { compareChecks } = await reading();
  return {
    ...again,
    ...compareChecks(again.results, loop.progress.lastFailure),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeAfter,
    commits: await commits
  };
}
function whatFollows({ terms }, begin) {
  const last = terms.checks.at(-1)?.name;
  let running = 0;
  let begun = null;
  const events = {
    begun: () => {
      running += 1;
      begun = null;
    },
    ended: async ({ name }) => {
      running -= 1;
      if (running > 0 || name !== last) return;
      begun = { value: begin() };
      await new Promise(setImmediate);
    }
  };
  return { events, begun: () => (begun ?? { value: begin() }).value };
}
function sinceArming({ progress }, tree, now) {
  if (progress.firstTree === null || now === null) return "unknown";
  if (now === progress.firstTree) return "unchanged";
  return progress.hasWorked || tree === "changed" ? "changed" : tree;
}
async function runAgain(loop, results, run, started) {
  const { marks, iteration } = loop.progress;
  const before = marks.at(-1)?.exact;
  const { failure } = (await reading()).compareChecks(results, null);
  const now = failure?.fingerprints.exact ?? "passed";
  if (before === void 0 || before === now || failure !== null && failure.kind !== "code")
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = ((0, import_common4.monotonicMs)() - started) / 1e3;
  const hasTime = (0, import_hooks_active_on_stop3.mayRetry)({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds
  });
  const again = hasTime ? await run(false) : results;
  const names = failedNames(loop, results, again);
  const flaky = { iteration, checks: names, results: resultWords(before, now) };
  return { results: again, flaky, wasRunAgain: hasTime };
}
function failedNames({ terms }, ...runs) {
  const failed = new Set(runs.flat().flatMap((r) => r.outcome.kind === "passed" ? [] : [r.check.name]));
  const names = terms.checks.map(({ name }) => name);
  return failed.size === 0 ? names : names.filter((name) => failed.has(name));
}
function resultWords(before, now) {
  const [first, second] = [before, now].map((exact) => exact === "passed" ? "passed" : "failed");
  return [`${first}`, first === second ? `${second} differently` : `${second}`];
}
async function readTree(project, git) {
  return nameOf(await (0, import_adapters_git_work_tree4.workTreeState$2)(project, git));
}
function nameOf(tree) {
  return tree.kind === "unknown" ? null : `${tree.kind}:${tree.state}`;
}
function compareTrees(last, now) {
  if (last === null || now === null) return "unknown";
  return last === now ? "unchanged" : "changed";
}
module.exports = {
  CHECK_MARK: CHECK_MARK,
  SEALED_COMMAND: SEALED_COMMAND,
  SERVER_MARK: SERVER_MARK,
  addedIn: addedIn,
  clientMark: clientMark,
  commitsSince: commitsSince,
  endStrays: endStrays,
  endWithUs: endWithUs,
  gatherEvidence: gatherEvidence,
  gatherEvidence$2: gatherEvidence,
  isSealed: isSealed,
  killTree: killTree,
  killTreeNow: killTreeNow,
  readTree: readTree,
  readTree$2: readTree,
  recentCommits: recentCommits,
  runCheck: runCheck,
  sealedOutput: sealedOutput,
  uncommittedPaths: uncommittedPaths,
  withFiles: withFiles,
  withoutClientMarks: withoutClientMarks
};
