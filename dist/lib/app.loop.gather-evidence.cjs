var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==t&&__defProp(e,a,{get:()=>r[a],enumerable:!(i=__getOwnPropDesc(r,a))||i.enumerable});return e},__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{SEALED_COMMAND:()=>SEALED_COMMAND,addedIn:()=>addedIn,boundedOutput:()=>boundedOutput,commitsAfter:()=>commitsAfter,commitsSince:()=>commitsSince,conflictsIn:()=>conflictsIn,endStrays:()=>endStrays,errorKeeper:()=>errorKeeper,firstLineOf:()=>firstLineOf,gatherEvidence:()=>gatherEvidence,gatherEvidence$2:()=>gatherEvidence,headOf:()=>headOf,innerRepositories:()=>innerRepositories,isAmiss:()=>isAmiss,isQuietLog:()=>isQuietLog,isSealed:()=>isSealed,iterationName:()=>iterationName,keptErrors:()=>keptErrors,lastOutput:()=>lastOutput,logPath:()=>logPath,looksLikeError:()=>looksLikeError,outputOf:()=>outputOf,pathsOf:()=>pathsOf,readAgain:()=>readAgain,readAgain$2:()=>readAgain,readTree:()=>readTree,readTree$2:()=>readTree,reading:()=>reading,recentCommits:()=>recentCommits,redirectPaths:()=>redirectPaths,redirectVariables:()=>redirectVariables,runCheck:()=>runCheck,runChecks:()=>runChecks,sealedOutput:()=>sealedOutput,titlesFailedTest:()=>titlesFailedTest,uncommittedPaths:()=>uncommittedPaths,withFiles:()=>withFiles}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs");
// src/core/checks/sealed-check.ts
function isSealed({ origin }) {
  return origin === "sealed";
}
var SEALED_COMMAND = "sealed";
function sealedOutput(name, problems) {
  const count = (0, import_common.countOf)(problems, "problem");
  return `Error: ${name} is sealed and found ${count}; what it says is not shown`;
}

// src/core/failure/text/error-lines.ts
var ERROR_SIGN = /error|fatal|panic|exception|traceback|fail|assert|undefined reference|segmentation fault|cannot |could not|not found|not ok|no such |denied|[✗✘✕✖❌]/i;
var QUIET_LEVEL = /^[\W\dTZ]{0,40}(?:\[[\w.-]{1,40} {0,20}\][\W\d]{0,4})?(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE|WARN(?:I(?:NG)?)?|info|debug|trace)\b(?![(:]\d)|\blevel"?[=:] ?(?:"?(?:info|debug|trace|notice|warn)|[1-4]0\b)/;
var PASSING = /^\W{0,2}(?:\d{4}[-/]\d\d[-/]\d\d[T ,]{1,2})?\d\d:\d\d:\d\d\b\S{0,16}\s+(?=\S)|^(?:[\w.-]{1,60} ){0,4}(?:\[[^\]]{10,40}\] )?"?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S{0,300} |^(?:\[[\w.:-]{1,40}\] |[\w.:-]{1,40}: )?(?:[\w'-]{1,40} ){0,3}(?:(?:dis)?connect(?:ed|ing)|listening|start(?:ed|ing)|stopp(?:ed|ing)|ready|load(?:ed|ing)|initiali[sz](?:ed|ing)|receiv(?:ed|ing)|accepted|acquired|released|opened|opening|closed|closing|shutting down|booted|booting|migrated|migrating|seeded|seeding|cached|warmed|subscribed|published|scheduled|enqueued|processed|processing|served|serving|logged in|logged out)\b(?!:)/i;
var AMISS = /\b(?:not|no|never|without|refused|rejected|lost|invalid|expected|broken|missing|wrong|bad|too|but|instead|unknown|exceed(?:s|ed)?|differs?|mismatch(?:es|ed)?|stale|outdated|lacks?|unused|forbidden|must|should|wants|wanted|incomplete|\w{1,20}n't)\b/i;
var ALL_WELL = /\b(?:0|no) (?:\w{1,20} )?(?:error|fail)|(?:errors?|fail(?:ed|ures?))"?[:=] ?0\b|^\s*(?:ok|PASS|[✓✔√])\b/i;
var FAILED_TEST = /^\s{0,8}(?:[*•] )?(?:[✖✗✘✕×❌]|FAIL(?:ED|URE)?:|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}\S/;
function isQuietLog(line) {
  return QUIET_LEVEL.test(line) || PASSING.test(line) && !ERROR_SIGN.test(line) && !isAmiss(line);
}
function titlesFailedTest(line) {
  return FAILED_TEST.test(line);
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
function keptErrors(text) {
  const whole = errorKeeper();
  if (text.length > 2 * END) {
    const [start2, end] = [errorKeeper(), errorKeeper(true)];
    start2.add(text.slice(0, text.indexOf("\n", END) + 1));
    end.add(text.slice(text.lastIndexOf("\n", text.length - END) + 1));
    if (start2.isOver() && end.isOver()) return [...start2.first(), ...end.last()];
  }
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf("\n", from + PIECE) + 1 || text.length;
    whole.add(text.slice(from, to));
    from = to;
  }
  return whole.lines();
}
var END = 96 * 1024;
var PIECE = 8 * 1024;
function errorKeeper(onlyLast = false) {
  let hasDropped = false;
  const first = bounded();
  const last = bounded();
  let following = 0;
  const keep = (line) => {
    const shown = line.slice(0, LONGEST_LINE);
    if (!onlyLast && last.lines.length === 0 && first.fits(shown)) first.push(shown);
    else last.push(shown);
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

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_promises = require("node:timers/promises");
// src/adapters/process/end-strays.ts
var LOOKS = [10, 50, 200, 700, 1e3];
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
  for (const pause of LOOKS) {
    if (strays.length === 0) return;
    for (const pid of strays) signal(pid, "SIGTERM");
    await (0, import_promises.setTimeout)(pause);
    strays = marked(mark, after);
  }
  for (const pid of strays) signal(pid, "SIGKILL");
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
  return (0, import_common3.namesIn)("/proc", import_common5.named).map(Number);
}
function isBetween(pid, after, last) {
  return after <= last ? pid > after && pid <= last : pid > after || pid <= last;
}
function lastProcess() {
  const last = Number(((0, import_common4.textOf)("/proc/loadavg", import_common5.named) ?? "").trim().split(" ").at(-1));
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
  return (0, import_common4.textOf)(`/proc/${pid}/${name}`, import_common5.named) ?? "";
}
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
  }
}

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree3 = require("./adapters.git.work-tree.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_child_process = require("node:child_process");
var import_node_events = require("node:events");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises2 = require("node:timers/promises");
// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started = (0, import_common7.monotonicMs)();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path.resolve)(request.root ?? request.cwd);
  const mark = `${process.pid}-${Math.round(started * 1e3)}`;
  const child = await start(request, projectRoot, mark);
  const isRunning2 = child.status === "started";
  const onEnd = isRunning2 ? request.onStart?.(child.pid, mark) : void 0;
  const ended = isRunning2 ? await supervise(child, projectRoot, request, output) : NO_END;
  if (isRunning2) await endStrays(`${import_hooks_active_on_stop.CHECK_MARK}=${mark}`, child.pid);
  onEnd?.();
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round((0, import_common7.monotonicMs)() - started),
    ...output.read(),
    startError: isRunning2 ? null : child.reason
  };
}
function withOwnProgram(command, program = (0, import_common2.programOfPlugin)()) {
  const own = `"${process.execPath}" "${program}"`;
  return (0, import_node_fs.existsSync)(program) ? command.replaceAll(QUESTION, () => own) : command;
}
var QUESTION = /(?<![^\s;&|(])msw-protocol(?= notebook query\s)/g;
var NO_END = { exitCode: null, signal: null, timedOut: false };
async function start({ command, cwd, root, env, prefix = [] }, projectRoot, mark) {
  const folder = (0, import_node_path.resolve)(root ?? "", cwd);
  try {
    const process2 = startShell({ command: withOwnProgram(command), prefix }, folder, projectRoot, {
      [import_hooks_active_on_stop.CHECK_MARK]: mark,
      ...env
    });
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
  return (0, import_node_child_process.spawn)(program ?? command, program === void 0 ? [] : [...words, "/bin/sh", "-c", command], {
    // By default node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? (0, import_common6.systemProgram)("cmd.exe", process.env, projectRoot) : program === void 0,
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
  const untie = (0, import_adapters_git_work_tree2.endWithUs)(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await (0, import_adapters_git_work_tree3.killTree)(tree);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises2.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal2) => done({ exitCode, signal: signal2, timedOut: false }));
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
      await (0, import_adapters_git_work_tree3.killTree)(tree);
      await (0, import_promises2.setTimeout)(PIPE_GRACE_MS);
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
  const plain = (0, import_hooks_active_on_stop.withoutClientMarks)(inherited);
  return (0, import_adapters_git_work_tree.joinEnvironments)(plain, { [import_hooks_active_on_stop.CHECK_MARK]: "1" }, PLAIN, locale(platform), extra);
}
function locale(platform) {
  const name = platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}

var import_common8 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/adapters/loops/check-logs.ts
function logPath(folder, iteration, index) {
  return (0, import_node_path2.join)(folder, `${iteration}-check-${index + 1}.log`);
}
function iterationName(iteration) {
  return `iteration-${String(iteration).padStart(3, "0")}`;
}
function lastOutput({ terms, progress }, check) {
  const folder = (0, import_common8.mswPath)(terms.project, "loops", terms.id);
  const path = logPath(folder, iterationName(progress.iteration - 1), terms.checks.indexOf(check));
  const partFrom = (size) => Math.max(0, size - MOST_BYTES);
  const part = (0, import_common4.readPart)(path, (0, import_common5.ownFile)(terms.project), { cap: MOST_BYTES, partFrom });
  return part.status === "ok" ? part.bytes.toString("utf8") : null;
}
var MOST_BYTES = 16 * 1024;

var import_adapters_git_work_tree4 = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree5 = require("./adapters.git.work-tree.cjs");

var import_node_path3 = require("node:path");
// src/adapters/git/inner-repositories.ts
var MOST_FOLDERS = 2e3;
var MOST_ENTRIES = 2e4;
var MOST_FOUND = 32;
var MOST_IGNORED = 4;
async function innerRepositories(root) {
  const found = walk(root);
  if (found.length === 0) return [];
  const ignored = await ignoredOf(root, found);
  return ignored.size > MOST_IGNORED ? found.filter((path) => !ignored.has(path)) : found;
}
function walk(root) {
  const top = (0, import_adapters_git_work_tree5.topOf)(root);
  const found = [];
  const waiting = [""];
  for (let next = 0; next < waiting.length && next < MOST_FOLDERS && found.length < MOST_FOUND; next += 1) {
    const folder = waiting[next] ?? "";
    const listed2 = (0, import_common3.listFolder)((0, import_node_path3.join)(root, folder), import_common5.named, MOST_ENTRIES);
    if (listed2.status !== "ok") continue;
    if (folder !== "" && listed2.entries.some(({ name }) => name === ".git") && (0, import_adapters_git_work_tree5.isTop)((0, import_node_path3.join)(root, folder))) {
      if (top !== null && (0, import_adapters_git_work_tree5.isLinkedTo)((0, import_node_path3.join)(root, folder), top)) continue;
      found.push(folder);
    }
    const below3 = listed2.entries.filter((entry) => entry.isDirectory() && isWalked(entry.name));
    waiting.push(...below3.map(({ name }) => folder === "" ? name : `${folder}/${name}`));
  }
  return found.sort();
}
function isWalked(name) {
  return name === "vendor" || !(name.startsWith(".") || import_adapters_git_work_tree4.TOOL_FOLDERS$2.has(name));
}
async function ignoredOf(root, paths) {
  const opened = await (0, import_adapters_git_work_tree5.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return /* @__PURE__ */ new Set();
  const { git } = opened;
  const isIgnored = async (path) => (await git.run(["check-ignore", "-q", "--", path])).status === "ok" ? [path] : [];
  return new Set((await Promise.all(paths.map(isIgnored))).flat());
}

// src/adapters/git/ask-git.ts
async function outputOf(git, args) {
  const answer = await git.run(args);
  return answer.status === "ok" ? answer.output : null;
}
async function firstLineOf(git, args) {
  return (await outputOf(git, args))?.trim() ?? null;
}
async function pathsOf(git, args) {
  const output = await outputOf(git, args);
  return output === null ? null : [...new Set(output.split("\0").filter((path) => path !== ""))];
}
function headOf(git) {
  return firstLineOf(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
}
function conflictsIn(git) {
  return pathsOf(git, ["diff", "--name-only", "-z", "--diff-filter=U", "--relative"]);
}

var import_node_fs2 = require("node:fs");
var import_node_path4 = require("node:path");
// src/adapters/git/plan-log.ts
var MOST_COMMITS = 3e3;
async function recentCommits(root) {
  const opened = await (0, import_adapters_git_work_tree5.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function commitsSince(root, since, git = (0, import_adapters_git_work_tree5.openGit)(root)) {
  const top = (0, import_adapters_git_work_tree5.topOf)(root);
  if (top === null || !hasMoved(top, since)) return [];
  const opened = await git;
  const log = opened.status === "ok" ? await opened.git.run(["log", "-z", "-n20", FORMAT]) : opened;
  const commits = log.status === "ok" ? readLog(log.output) : [];
  return commits.filter(({ time }) => time * 1e3 >= since).map(({ subject }) => subject).reverse();
}
function hasMoved(top, since) {
  try {
    const { mtimeMs } = (0, import_node_fs2.lstatSync)((0, import_node_path4.join)(top, ".git", "logs", "HEAD"));
    return mtimeMs + (mtimeMs % 1e3 === 0 ? 2e3 : 100) >= since;
  } catch {
    return true;
  }
}
async function withFiles(root, commits) {
  if (commits.length === 0) return [];
  const hashes = commits.map(({ hash }) => hash);
  const log = await (0, import_adapters_git_work_tree5.runGit)(root, ["log", "--no-walk=unsorted", ...NAMED, ...hashes, "--"]);
  return log.status === "ok" ? readLog(log.output) : commits;
}
async function commitsAfter(root, base) {
  const log = await (0, import_adapters_git_work_tree5.runGit)(root, ["log", ...NAMED, `${base}..HEAD`, "--"]);
  return log.status === "ok" ? readLog(log.output) : null;
}
async function addedIn(root, folder) {
  const log = await (0, import_adapters_git_work_tree5.runGit)(root, ["log", "--diff-filter=A", ...NAMED, "--", folder]);
  const made = /* @__PURE__ */ new Map();
  for (const { hash, added } of log.status === "ok" ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}
async function uncommittedPaths(root) {
  const opened = await (0, import_adapters_git_work_tree5.openGit)(root);
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
        (entry) => (0, import_node_path4.relative)(here, (0, import_node_path4.join)(top, entry.slice(3))).split(import_node_path4.sep).join("/")
      )
    )
  ];
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
var NAMED = ["--no-renames", "--relative", "--name-status", "-z", FORMAT];
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

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/core/proof/redirect-paths.ts
function redirectPaths(text, from, to) {
  if (from.length < 2 || !text.includes(from)) return text;
  const [first = "", ...rest] = text.split(from);
  let result = first;
  for (const part of rest) {
    const before = result.at(-1) ?? "";
    const isPlace = !/[\w.\\/-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(part);
    result += `${isPlace ? to : from}${part}`;
  }
  return result;
}
function redirectVariables(variables, from, to) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const other = value === void 0 ? void 0 : redirectPaths(value, from, to);
      return other === void 0 || other === value ? [] : [[name, other]];
    })
  );
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_common9 = require("./common.cjs");

var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
// src/adapters/git/ignored-changes.ts
var MOST_LOOKED_AT = 5e3;
var MOST_NAMED = 3;
async function ignoredChanges(root, git, { after, until }) {
  const opened = await git;
  if (opened.status !== "ok" || opened.git.top === null) return [];
  const listed2 = await opened.git.run(LIST);
  const ignored = listed2.status === "ok" ? listed2.output.split("\0") : [];
  const changed = [...below2(root, ignored)].filter(({ stat }) => stat.ctimeMs > after && stat.ctimeMs <= until).map(({ path }) => path);
  const isTold = (path) => changed.some((other) => other.startsWith(`${path}/`));
  return changed.filter((path) => !isTold(path)).slice(0, MOST_NAMED);
}
var LIST = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory", "--", "."];
function* below2(root, paths) {
  const waiting = paths.map((path) => path.replace(/\/$/, ""));
  for (let next = 0; next < waiting.length && next < MOST_LOOKED_AT; next += 1) {
    const path = waiting[next] ?? "";
    const stat = isOurs(path) ? null : (0, import_common3.lookAt)((0, import_node_path5.join)(root, path));
    if (stat === null) continue;
    yield { path, stat };
    if (stat.isDirectory())
      waiting.push(...(0, import_common3.namesIn)((0, import_node_path5.join)(root, path), import_common5.named).map((name) => `${path}/${name}`));
  }
}
function isOurs(path) {
  return path === "" || path.split("/").includes(".msw");
}
// src/adapters/git/work-elsewhere.ts
var MOST_TREES = 20;
var MOST_NAMED2 = 3;
async function workElsewhere(root, git, since) {
  const opened = await git;
  const top = (0, import_adapters_git_work_tree5.topOf)(root);
  if (opened.status !== "ok" || opened.git.top === null || top === null) return [];
  const listed2 = await outputOf(opened.git, [...BRANCHES, "refs/heads"]);
  const branches = (listed2 ?? "").split("\n").flatMap((line) => readBranch(line, since));
  const trees = await Promise.all(
    linkedTrees(top).map(async (folder) => lookAtTree(folder, branches, { git: opened.git, since }))
  );
  const alone = branches.filter(({ folder }) => folder === null);
  return [...trees.flatMap((tree) => tree ?? []), ...alone].slice(0, MOST_NAMED2);
}
var BRANCHES = [
  "for-each-ref",
  "--no-merged=HEAD",
  "--sort=-committerdate",
  "--count=20",
  "--format=%(committerdate:unix)%09%(refname:short)%09%(worktreepath)"
];
function readBranch(line, since) {
  const [time = "", branch = "", folder = ""] = line.split("	");
  if (line === "" || isOurs2(branch) || Number(time) * 1e3 + 999 < since) return [];
  return [{ branch, folder: folder === "" ? null : folder, committed: true }];
}
function isOurs2(branch) {
  return branch.startsWith("msw/");
}
function linkedTrees(top) {
  const common = (0, import_common9.commonFolder)(top);
  if (common === null) return [];
  const main = common.endsWith(".git") ? [(0, import_node_path6.dirname)(common)] : [];
  const names = (0, import_common3.namesIn)((0, import_node_path6.join)(common, "worktrees"), import_common5.named).slice(0, MOST_TREES);
  const linked = names.flatMap((name) => {
    const file = (0, import_common4.textOf)((0, import_node_path6.join)(common, "worktrees", name, "gitdir"), import_common5.named, LONGEST)?.trim() ?? "";
    const folder = file === "" ? null : (0, import_adapters_git_work_tree5.realFolder)((0, import_node_path6.dirname)(file));
    return folder !== null && (0, import_adapters_git_work_tree5.isLinkedTo)(folder, top) ? [folder] : [];
  });
  return [...main, ...linked].filter((folder) => (0, import_adapters_git_work_tree5.realFolder)(folder) !== top);
}
var LONGEST = 64 * 1024;
async function lookAtTree(folder, branches, { git, since }) {
  const own = await (0, import_adapters_git_work_tree5.openGit)(folder);
  if (own.status !== "ok" || own.git.top !== folder) return null;
  const lines = (await outputOf(own.git, import_adapters_git_work_tree4.STATUS$2) ?? "").split("\0");
  const head = lines.find((line) => line.startsWith("# branch.head "))?.slice("# branch.head ".length) ?? "";
  const oid = lines.find((line) => line.startsWith("# branch.oid "))?.slice("# branch.oid ".length) ?? "";
  const branch = head === "(detached)" ? null : head;
  if (isOurs2(head)) return null;
  const committed = branch === null ? await isNew(git, oid, since) : branches.some((known) => known.branch === branch && known.committed);
  const changed = lines.some((line) => changedSince(folder, line, since));
  return committed || changed ? { branch, folder, committed } : null;
}
async function isNew(git, oid, since) {
  if (!/^[0-9a-f]{40,64}$/.test(oid)) return false;
  const time = await outputOf(git, ["log", "-1", "--format=%ct", oid, "--not", "HEAD"]);
  return time !== null && time !== "" && Number(time) * 1e3 + 999 >= since;
}
function changedSince(folder, line, since) {
  const path = (0, import_adapters_git_work_tree4.pathOfEntry$2)(line);
  const stat = path === null || path.split("/").includes(".msw") ? null : (0, import_common3.lookAt)((0, import_node_path6.join)(folder, path));
  return stat !== null && stat.ctimeMs >= since;
}
// src/app/loop/run-checks.ts
var reading = () => Promise.resolve().then(() => __toESM(require("./app.loop.judge-check.cjs")));
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
    const elapsedSeconds = ((0, import_common7.monotonicMs)() - started) / 1e3;
    if (!(0, import_hooks_active_on_stop2.mayRetry)({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
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
  const cwd = (0, import_hooks_active_on_stop3.workFolder)(loop.terms);
  const running = runCheck({
    // In a worktree, a check that names the project's folder means the work there.
    command: redirectPaths(check.command, loop.terms.project, cwd),
    cwd,
    timeoutMs: limitSeconds * 1e3,
    onStart: options.processes?.note,
    onOutput: (chunk) => liveCheck?.output(chunk)
  }).then((ended2) => ({ ...ended2, command: check.command }));
  const run = {
    check: check.name,
    at: checks.indexOf(check) + 1,
    of: checks.length,
    startedAt,
    limitSeconds
  };
  liveCheck = live?.begin(run, isSealed(check));
  const ended = await running;
  liveCheck?.end();
  await options.ended(check);
  const { judgeCheck, learnFromPass, sealed } = await reading();
  const result = judgeCheck(loop, check, ended, userFolder);
  learnFromPass(loop, result, ended, userFolder);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
// src/app/loop/gather-evidence.ts
async function gatherEvidence(loop, options) {
  const project = (0, import_hooks_active_on_stop3.workFolder)(loop.terms);
  const { git, seen: looking } = options.ahead?.root === project ? options.ahead : (0, import_adapters_git_work_tree4.beginLook$2)(project);
  const [seen, withInner] = await Promise.all([looking, (0, import_adapters_git_work_tree4.seeInner$2)(project, loop.progress.inner)]);
  const started = (0, import_common7.monotonicMs)();
  const startedAt = Date.now();
  let lookedAt = startedAt;
  let inner = Promise.resolve(loop.progress.inner);
  const after = whatFollows(loop, () => {
    lookedAt = Date.now();
    const tree2 = inner.then((paths) => {
      options.afterChecks?.(paths);
      return readTree(project, paths, git);
    });
    tree2.catch(() => {
    });
    return tree2;
  });
  const run = (parallel) => runChecks(loop, { ...options, ...after.events }, started, parallel);
  const running = run(options.config.parallelChecks);
  const before = nameOf(withInner(seen()));
  const tree = compareTrees(loop.progress.tree, before);
  if (tree === "changed") inner = innerRepositories(project);
  const commits = tree === "unchanged" ? [] : commitsSince(project, loop.progress.lastHeartbeat, git);
  const unseen = tree === "unchanged" ? lookForUnseen(loop, git, startedAt) : Promise.resolve(NOTHING);
  unseen.catch(() => {
  });
  const ran = await running;
  const { last, results } = tree === "unchanged" ? await readFirstAgain(loop, ran, options.userFolder) : { results: ran, last: loop.progress.lastFailure };
  const again = tree === "unchanged" ? await runAgain(loop, { results, last, ...await unseen }, run, started) : { results, flaky: null, wasRunAgain: false };
  const treeAfter = after.begun();
  const { compareChecks } = await reading();
  return {
    ...again,
    ...compareChecks(again.results, last),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeAfter,
    inner: await inner,
    lookedAt,
    ...await unseen,
    commits: await commits,
    checksMs: (0, import_common7.monotonicMs)() - started
  };
}
var NOTHING = { ignored: [], elsewhere: [] };
async function lookForUnseen({ terms, progress }, git, now) {
  const root = (0, import_hooks_active_on_stop3.workFolder)(terms);
  const { lookedAt } = progress;
  const [ignored, elsewhere] = await Promise.all([
    lookedAt === null ? [] : ignoredChanges(root, git, { after: lookedAt, until: now }),
    // An executor in a tree of its own works next to others.
    terms.tree === null ? workElsewhere(root, git, terms.startedAt) : []
  ]);
  return { ignored, elsewhere };
}
async function readAgain(loop, results, others, userFolder = null) {
  const { compareChecks, isUntaught, learnFromTwo } = await reading();
  const read2 = results.map((result) => {
    const other = others.find(({ check }) => check.name === result.check.name);
    if (other?.outcome.kind !== "failed" || !isUntaught(loop, result, userFolder)) return result;
    return learnFromTwo(loop, [result, other], userFolder);
  });
  return { results: read2, failure: compareChecks(read2, null).failure };
}
async function readFirstAgain(loop, results, userFolder) {
  const last = loop.progress.lastFailure;
  const { compareChecks, isUntaught, judgeAgain } = await reading();
  const untaught = last === null ? [] : results.filter((result) => isUntaught(loop, result, userFolder));
  const former = untaught.flatMap((result) => {
    const output = lastOutput(loop, result.check);
    return output === null ? [] : { ...result, output };
  });
  if (former.length === 0) return { results, last };
  const read2 = await readAgain(loop, results, former, userFolder);
  const runs = former.map((one) => judgeAgain(loop, one, userFolder));
  const isWhole = former.length === results.filter(({ outcome }) => outcome.kind === "failed").length;
  return { results: read2.results, last: isWhole ? compareChecks(runs, null).failure : last };
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
async function runAgain(loop, { results, last, ignored }, run, started) {
  const { marks, iteration, infraStreak, gateStreak } = loop.progress;
  const before = last === loop.progress.lastFailure ? marks.at(-1)?.exact : last?.fingerprints.exact;
  const { compareChecks } = await reading();
  const exactOf = (some) => compareChecks(some, null).failure?.fingerprints.exact ?? "passed";
  const { failure } = compareChecks(results, null);
  const now = failure?.fingerprints.exact ?? "passed";
  const isOutside = failure !== null && failure.kind !== "code" || infraStreak + gateStreak > 0;
  if (before === void 0 || before === now || isOutside)
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = ((0, import_common7.monotonicMs)() - started) / 1e3;
  const hasTime = (0, import_hooks_active_on_stop2.mayRetry)({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds
  });
  const again = hasTime ? await run(false) : results;
  const names = failedNames(loop, results, again);
  const flaky = { iteration, checks: names, results: resultWords(before, now) };
  const isSure = ignored.length === 0 || exactOf(again) !== now;
  return { results: again, flaky: isSure ? flaky : { ...flaky, ignored }, wasRunAgain: hasTime };
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
async function readTree(project, inner, git) {
  return nameOf(await (0, import_adapters_git_work_tree4.workTreeState$2)(project, git, inner));
}
function nameOf(tree) {
  return tree.kind === "unknown" ? null : `${tree.kind}:${tree.state}`;
}
function compareTrees(last, now) {
  if (last === null || now === null) return "unknown";
  return last === now ? "unchanged" : "changed";
}
