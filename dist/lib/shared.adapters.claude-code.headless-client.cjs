var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{LONGEST_WAIT_HOURS:()=>LONGEST_WAIT_HOURS,NO_CLIENT:()=>NO_CLIENT,askAgainAt:()=>askAgainAt,followClient:()=>followClient,locateClient:()=>locateClient,openClient:()=>openClient,pathRule:()=>pathRule,pluginProblem:()=>pluginProblem,quotedMemory:()=>quotedMemory,startHeadless:()=>startHeadless,waitOut:()=>waitOut,waitingStep:()=>waitingStep,watchClient:()=>watchClient}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_core_headless_activity=require("./shared.core.headless.activity.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_path=require("node:path"),import_promises=require("node:timers/promises");
// src/adapters/claude-code/read-message.ts
function readMessage({ type, message }, folder) {
  const { id, content, usage } = (0, import_common3.fieldsOf)(message);
  const blocks = Array.isArray(content) ? content : [];
  if (type === "user") {
    const ids = blocks.flatMap((block) => {
      const { type: kind, tool_use_id: tool } = (0, import_common3.fieldsOf)(block);
      return kind === "tool_result" && typeof tool === "string" ? [tool] : [];
    });
    return ids.length === 0 ? null : { kind: "tool-results", ids };
  }
  if (type !== "assistant" || typeof id !== "string") return null;
  const { input_tokens: input, cache_creation_input_tokens: cached, output_tokens: output } = (0, import_common3.fieldsOf)(usage);
  return {
    kind: "message",
    id,
    tokensIn: countOf(input) + countOf(cached),
    tokensOut: countOf(output),
    tools: blocks.flatMap((block) => readTool((0, import_common3.fieldsOf)(block), folder))
  };
}
function readTool({ type, id, name, input }, folder) {
  if (type !== "tool_use" || typeof id !== "string" || typeof name !== "string") return [];
  return [{ id, name: (0, import_common.plainLine)(name, 60), target: targetOf((0, import_common3.fieldsOf)(input), folder) }];
}
var TARGETS = [
  ...["file_path", "notebook_path", "command", "pattern", "url", "query", "skill", "path", "description"]
];
function targetOf(input, folder) {
  const name = TARGETS.find((one) => typeof input[one] === "string" && input[one] !== "");
  const value = name === void 0 ? null : input[name];
  if (typeof value !== "string") return null;
  const shown = name?.endsWith("path") === true ? pathIn(folder, value) : value;
  return (0, import_common.plainLine)((0, import_common2.redact)(shown.slice(0, LONGEST_READ)), LONGEST);
}
var LONGEST_READ = 1e4;
var LONGEST = 200;
function pathIn(folder, path) {
  return path !== folder && (0, import_common4.isInside)(path, folder) ? (0, import_node_path.relative)(folder, path).replaceAll("\\", "/") : path;
}
function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;
}
// src/adapters/claude-code/headless-client.ts
function startHeadless(call) {
  let result = null;
  let error = null;
  let endsAt = null;
  const withFailure = (event) => {
    if (event.kind !== "result" || !event.isError) return event;
    const failure = (0, import_hooks_active_on_command.readFailure)({ ...event, error, endsAt }, Date.now());
    return { ...event, failure };
  };
  const { pid, ended, tell, close, stop } = (0, import_shared_app_diagnose_diagnose_client.followProgram)({
    program: call.program,
    args: argumentsOf(call),
    input: call.prompt,
    cwd: call.cwd,
    // Spares the hooks from making Claude say what the caller already knows.
    env: { ...(0, import_hooks_active_on_stop2.withoutClientMarks)(call.env), MSW_LOOP_RUN: "1" },
    onLine: (line) => {
      const read = readEvent(line, call.cwd);
      if (read === null) return;
      const event = withFailure(read);
      if (event.kind === "result") result = event;
      if (event.kind === "error") error = event.error;
      if (event.kind === "limit") endsAt = event.endsAt;
      if (event.kind === "result" && !event.isError) [error, endsAt] = [null, null];
      call.onEvent(event);
    }
  });
  const say = (content) => tell(`${JSON.stringify({ type: "user", message: { role: "user", content } })}
`);
  return { pid, ended: ended.then((end) => ({ ...end, result })), say, finish: close, stop };
}
function pluginProblem({
  plugins,
  problems
}) {
  if (problems.length > 0) return `Claude Code could not load MSW (${(0, import_common.plainLine)(problems.join("; "), 200)})`;
  return plugins.includes("msw") ? null : "Claude Code did not load MSW, so nothing held it";
}
function argumentsOf({
  plugin,
  session,
  options,
  isForeign,
  agent,
  maxCost,
  prompt
}) {
  const { model, permissionMode, allowedTools } = options;
  return [
    "-p",
    ...["--session-id", session],
    ...prompt === null ? ["--input-format", "stream-json"] : [],
    ...agent == null ? [] : ["--agent", agent],
    ...["--output-format", "stream-json", "--verbose", "--include-hook-events"],
    ...isForeign === true ? ["--setting-sources", "user"] : [],
    ...plugin === null ? [] : ["--plugin-dir", plugin],
    ...maxCost === null ? [] : ["--max-budget-usd", maxCost.toFixed(2)],
    ...model === null ? [] : ["--model", model],
    ...permissionMode === null ? [] : ["--permission-mode", permissionMode],
    ...allowedTools.length === 0 ? [] : ["--allowed-tools", allowedTools.join(",")]
  ];
}
function readEvent(line, folder) {
  const event = (0, import_common3.fieldsIn)((0, import_common3.parseJson)(line));
  if (event.type === "result") return readResult(event);
  if (event.type === "assistant" && typeof event.error === "string")
    return { kind: "error", error: event.error };
  if (event.type === "assistant" || event.type === "user") return readMessage(event, folder);
  if (event.type === "rate_limit_event") return readLimit((0, import_common3.fieldsOf)(event.rate_limit_info));
  if (event.type !== "system") return null;
  if (event.subtype === "init") return readStart(event);
  if (event.subtype === "api_retry") return readRetry(event);
  if (event.hook_event !== "Stop") return null;
  if (event.subtype === "hook_started") return { kind: "stopping" };
  return event.subtype === "hook_response" ? readNotice(event.stdout) : null;
}
function readStart({ plugins, plugin_errors: errors }) {
  return {
    kind: "started",
    plugins: listOf(plugins).flatMap((plugin) => textOf((0, import_common3.fieldsOf)(plugin).name)),
    problems: listOf(errors).flatMap((error) => textOf((0, import_common3.fieldsOf)(error).message))
  };
}
function readNotice(stdout) {
  const [text] = typeof stdout === "string" ? textOf((0, import_common3.fieldsIn)((0, import_common3.parseJson)(stdout)).systemMessage) : [];
  return text?.startsWith("msw ") ? { kind: "notice", text } : null;
}
function readLimit({ status, resetsAt }) {
  return status === "rejected" && typeof resetsAt === "number" ? { kind: "limit", endsAt: resetsAt * 1e3 } : null;
}
function readRetry({
  attempt,
  max_retries: of,
  retry_delay_ms: delayMs,
  ...event
}) {
  if (typeof attempt !== "number" || typeof of !== "number" || typeof delayMs !== "number") return null;
  const status = typeof event.error_status === "number" ? event.error_status : null;
  const [error = "unknown"] = textOf(event.error);
  return { kind: "retry", attempt, of, delayMs, status, error };
}
function readResult(event) {
  const { is_error: isError, result, errors, subtype, total_cost_usd: cost } = event;
  const denied = listOf(event.permission_denials).flatMap((one) => textOf((0, import_common3.fieldsOf)(one).tool_name));
  const [text = ""] = [...textOf(result), ...listOf(errors).flatMap(textOf), ...textOf(subtype)];
  return {
    kind: "result",
    isError: isError === true || subtype !== "success",
    text,
    tokens: Object.values((0, import_common3.fieldsOf)(event.modelUsage)).reduce((sum, use) => sum + tokensOf(use), 0),
    costUsd: typeof cost === "number" && Number.isFinite(cost) ? cost : 0,
    denied: [...new Set(denied)],
    terminalReason: textOf(event.terminal_reason)[0]
  };
}
function tokensOf(use) {
  const { inputTokens, outputTokens, cacheCreationInputTokens } = (0, import_common3.fieldsOf)(use);
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
// src/core/headless/follow-work.ts
function beginWork({ session, folder, unit, cost }, now) {
  const doing2 = { tool: null, target: null, retry: null, since: now };
  const activity = { ...{ session, folder, unit, cost }, ...doing2, tokensIn: 0, tokensOut: 0, retries: 0 };
  return { activity, running: [], used: /* @__PURE__ */ new Map(), before: cost };
}
function followWork(work, event, now) {
  switch (event.kind) {
    case "message": {
      const { id, tokensIn, tokensOut } = event;
      const used = new Map(work.used).set(id, { tokensIn, tokensOut });
      const started = event.tools.map((tool) => ({ ...tool, since: now }));
      const running = [...work.running, ...started];
      return doing({ ...work, used, running, activity: { ...work.activity, ...sumOf(used) } }, now);
    }
    case "tool-results":
      return doing({ ...work, running: work.running.filter(({ id }) => !event.ids.includes(id)) }, now);
    case "retry": {
      const { attempt, of, status, error } = event;
      const retry = `${status === null ? error : `${status} (${error})`}, retry ${attempt} of ${of}`;
      const retries = work.activity.retries + 1;
      return { ...work, activity: { ...work.activity, retry, retries, since: now } };
    }
    case "result": {
      const { tokensIn, tokensOut } = work.activity;
      const activity = {
        ...work.activity,
        tokensOut: Math.max(tokensOut, event.tokens - tokensIn),
        cost: work.before + event.costUsd
      };
      return doing({ ...work, running: [], activity }, now);
    }
  }
}
function doing(work, now) {
  const last = work.running.at(-1);
  const { activity } = work;
  const isSame = last === void 0 && activity.tool === null && activity.retry === null;
  const since = last?.since ?? (isSame ? activity.since : now);
  const { name: tool, target } = last ?? { name: null, target: null };
  return { ...work, activity: { ...activity, tool, target, retry: null, since } };
}
function sumOf(used) {
  const all = [...used.values()];
  return {
    tokensIn: all.reduce((sum, { tokensIn }) => sum + tokensIn, 0),
    tokensOut: all.reduce((sum, { tokensOut }) => sum + tokensOut, 0)
  };
}
// src/app/headless/follow-client.ts
var EVERY_MS = 300;
function followClient({ userFolder, now }, client) {
  const { run, session, tell } = client;
  let work = beginWork(client, now());
  let isWorking = false;
  let keptAt = Number.NEGATIVE_INFINITY;
  let timer = null;
  const keep = () => {
    timer = null;
    keptAt = performance.now();
    (0, import_shared_app_planning_worktrees_plan_runs.keepActivity)(userFolder, run, work.activity);
    tell?.((0, import_shared_core_headless_activity.seenAt)(work.activity, now()));
  };
  const rest = () => {
    if (timer !== null) clearTimeout(timer);
    [timer, isWorking] = [null, false];
    (0, import_shared_app_planning_worktrees_plan_runs.forgetActivity)(userFolder, run, session);
  };
  (0, import_shared_app_planning_worktrees_plan_runs.forgetLeftActivities)(userFolder, import_hooks_active_on_stop.isAlive);
  return {
    see: (event) => {
      switch (event.kind) {
        case "started":
        case "message":
        case "tool-results":
        case "retry":
          if (event.kind !== "started") work = followWork(work, event, now());
          isWorking = true;
          timer ??= setTimeout(keep, Math.max(0, keptAt + EVERY_MS - performance.now()));
          return;
        case "result":
          work = followWork(work, event, now());
          return rest();
        case "stopping":
          return rest();
      }
    },
    now: () => isWorking ? (0, import_shared_core_headless_activity.seenAt)(work.activity, now()) : null,
    end: rest
  };
}
function watchClient(workspace, { emit, show }, { run, session, cost }) {
  const follower = followClient(workspace, {
    ...{ run, session, cost, folder: workspace.project, unit: null },
    tell: (seen) => emit({ event: "activity", loop: run, ...seen })
  });
  const timer = setInterval(() => {
    const seen = follower.now();
    if (seen !== null) show([`msw \u25B8 ${(0, import_shared_core_headless_activity.describeActivity)(seen)}`]);
  }, SHOWN_EVERY_MS);
  timer.unref();
  const end = () => {
    clearInterval(timer);
    follower.end();
  };
  return { ...follower, end };
}
var SHOWN_EVERY_MS = 500;
// src/app/headless/wait-out.ts
async function waitOut(until, { now, signal, tell }) {
  for (let left = until - now(); left > 0 && !signal.aborted; left = until - now()) {
    tell((0, import_shared_core_headless_activity.minutesAndSeconds)(Math.ceil(left / 1e3)));
    await (0, import_promises.setTimeout)(Math.min(left, STEP_MS), void 0, { signal }).catch(() => void 0);
  }
  return !signal.aborted;
}
var STEP_MS = 1e3;
var AFTER_MS = 6e4;
function askAgainAt(endsAt, now, mostMs) {
  const at = endsAt + AFTER_MS;
  return at - now > mostMs ? null : at;
}

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/jobs/quoted-memory.ts
var MOST_CHARACTERS = 16e3;
function quotedMemory(project) {
  const folders = [...(0, import_common8.foldersInReach)(project)].reverse();
  const [top = project] = folders;
  const quoted = folders.flatMap(
    (folder) => ["CLAUDE.md", (0, import_node_path2.join)(".claude", "CLAUDE.md")].flatMap((name) => {
      const path = (0, import_node_path2.join)(folder, name);
      const text = (0, import_common11.textOf)(path, (0, import_common4.projectFile)(top));
      if (text === null || text.trim() === "") return [];
      return [(0, import_app_loop_conclude_turn.fence)(text, { cap: MOST_CHARACTERS, label: import_common9.prose`the project's ${(0, import_common5.quoteName)(path)}` })];
    })
  );
  return quoted.length === 0 ? null : (0, import_common9.joinProse)(quoted, "\n\n");
}
// src/app/jobs/job-client.ts
function locateClient(workspace) {
  const program = (0, import_common7.findProgram)("claude", workspace.env, workspace.project);
  if (program === null) return null;
  const plugin = (0, import_shared_core_snapshots_undo_text.hasPlugin)(workspace) ? null : workspace.env.CLAUDE_PLUGIN_ROOT ?? null;
  return { program, plugin };
}
var NO_CLIENT = "there is no claude on the PATH: install Claude Code";
function openClient(workspace, desk, request) {
  const located = locateClient(workspace);
  if (located === null) return null;
  const { rights } = desk;
  const session = (0, import_common10.randomUUID)();
  const name = `${desk.job().id}+${session}`;
  const { cwd, agent, command } = request;
  if (command !== null)
    (0, import_hooks_active_on_command2.rememberCommand)(workspace.userFolder, session, { project: cwd, command }, workspace.now());
  let problem = null;
  let counted = 0;
  const refused = /* @__PURE__ */ new Set();
  let answer = () => {
  };
  const follower = followClient(workspace, {
    ...{ run: desk.job().id, session, folder: cwd, unit: request.unit ?? null, cost: 0 }
  });
  const onEvent = (event) => {
    follower.see(event);
    if (event.kind === "started") problem ??= pluginProblem(event);
    if (event.kind === "retry") logRetry(desk, event);
    if (event.kind !== "result") return;
    for (const tool of event.denied) refused.add(tool);
    desk.count(session, { cost: event.costUsd, tokens: event.tokens, denied: [...refused] });
    const tokens = Math.max(0, event.tokens - counted);
    counted = event.tokens;
    answer(problem === null ? turnOf({ ...event, tokens }) : { kind: "failed", reason: problem });
  };
  const client = startHeadless({
    ...located,
    session,
    agent,
    options: {
      model: rights.model,
      permissionMode: rights.permissionMode,
      allowedTools: [...rights.allowedTools, ...request.allowedTools]
    },
    isForeign: desk.isForTeam,
    maxCost: desk.costLeft(),
    prompt: null,
    cwd,
    env: workspace.env,
    onEvent
  });
  if (client.pid !== null) (0, import_shared_app_headless_run_record.noteClient)(workspace, name, client.pid);
  desk.count(session, { cost: 0, tokens: 0, denied: [] });
  let material = desk.isForTeam ? quotedMemory(workspace.project) : null;
  let isGone = false;
  const stop = () => void client.stop();
  desk.signal.addEventListener("abort", stop, { once: true });
  if (desk.signal.aborted) stop();
  const gone = client.ended.then(({ stderr }) => {
    follower.end();
    if (stderr !== "") desk.log(`claude: ${(0, import_common.plainLine)(stderr, 300)}`);
    return { kind: "gone" };
  });
  return {
    session,
    say: async (prompt) => {
      for (let waits = 0; ; waits += 1) {
        const answered = new Promise((resolve) => {
          answer = resolve;
        });
        client.say(material === null ? prompt : `${prompt}

${material}`);
        material = null;
        const turn = await Promise.race([answered, gone]);
        isGone = turn.kind === "gone";
        if (waits === MOST_WAITS || !await isLimitOver(workspace, desk, turn)) return turn;
      }
    },
    end: async () => {
      client.finish();
      const timer = setTimeout(stop, PATIENCE_MS);
      await client.ended;
      clearTimeout(timer);
      desk.signal.removeEventListener("abort", stop);
      const untold = (0, import_shared_core_planning_phases_plan_format.sessionTokens)(workspace.env, session) - counted;
      if (isGone && untold > 0) desk.countKilled(untold);
      desk.close(session);
      (0, import_shared_app_headless_run_record.forgetClient)(workspace, name);
    }
  };
}
var PATIENCE_MS = 1e4;
var MOST_WAITS = 5;
async function isLimitOver({ now }, desk, turn) {
  if (turn.kind !== "failed" || turn.endsAt == null || desk.signal.aborted) return false;
  const until = askAgainAt(turn.endsAt, now(), LONGEST_WAIT_HOURS * 36e5);
  if (until === null) return false;
  desk.log(`${turn.reason}; waiting until ${(0, import_common6.shownTime)(until)}`);
  desk.waitForLimit(waitingStep(until), until);
  return waitOut(until, { now, signal: desk.signal, tell: () => {
  } });
}
var LONGEST_WAIT_HOURS = 168;
function waitingStep(until) {
  return `waits until ${(0, import_common6.shownTime)(until)} for the usage limit to end`;
}
function logRetry(desk, { attempt, status, error }) {
  if (attempt !== 1) return;
  desk.log(`Claude's service answers ${(0, import_common.plainLine)(status === null ? error : `${status} (${error})`, 80)}`);
}
function turnOf({ isError, text, tokens, denied, failure }) {
  const reason = `Claude Code ended with an error: ${(0, import_common.plainLine)(text, 300)}`;
  return isError ? { kind: "failed", reason, endsAt: failure?.endsAt ?? null } : { kind: "answered", text, tokens, denied };
}
function pathRule(tool, path) {
  const plain = path.replace(/^([A-Za-z]):/, (_, drive) => `/${drive.toLowerCase()}`);
  return `${tool}(/${plain.replaceAll("\\", "/")})`;
}
