var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{runHeadless:()=>runHeadless}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_app_headless_in_worktree=require("./shared.app.headless.in-worktree.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_adapters_claude_code_headless_client=require("./shared.adapters.claude-code.headless-client.cjs"),import_shared_app_headless_run_record=require("./shared.app.headless.run-record.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_shared_core_headless_activity=require("./shared.core.headless.activity.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_app_loop_end_loop2=require("./shared.app.loop.end-loop.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop\
.texts.report.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/headless/run-headless.ts
// src/core/headless/early-end.ts
function earlyEnd({ problem, exitCode, stderr, result, steppedAside, hasStopped }, spent) {
  if (spent.isInterrupted) return INTERRUPTED;
  if (problem !== null) return { cause: "hooks-off", reason: problem };
  if (steppedAside !== null) return asideFor(steppedAside);
  if (spent.maxCost !== null && spent.cost >= spent.maxCost) return costSpent(spent.maxCost);
  if (result?.isError === false) return hasStopped ? null : HOOKS_OFF;
  const text = (0, import_common3.plainLine)(result?.text || stderr || `exit code ${exitCode ?? "none"}`, 200);
  const said = text.replace(/\.$/, "");
  if (isDiskFull(said)) return { cause: "disk-full", reason: said };
  const cause = result?.failure?.cause ?? "client-failed";
  return { cause, reason: `Claude Code ended with an error: ${said}` };
}
function costSpent(maxCost) {
  return { cause: "cost", reason: `the cost budget of $${maxCost} is spent` };
}
function asideFor(why) {
  const reason = `MSW stepped aside: ${(0, import_common3.plainLine)(why, 200).replace(/\.$/, "")}`;
  return { cause: isDiskFull(why) ? "disk-full" : "client-failed", reason };
}
var INTERRUPTED = { cause: "interrupted", reason: "by Ctrl-C or a signal" };
var HOOKS_OFF = {
  cause: "hooks-off",
  reason: "Claude stopped, and Claude Code ran no hook of MSW"
};
var LEFT_EARLY = {
  cause: "client-failed",
  reason: "Claude Code ended before the loop did"
};
function isDiskFull(text) {
  return /\b(?:ENOSPC|EDQUOT)\b|no space left|disk is full|quota exceeded/i.test(text);
}
// src/core/headless/headless-outcome.ts
function exitCodeOf(state, { denied, interrupted }) {
  if (state.kind === "ended" && state.cause === "done") return 0;
  if (interrupted) return 130;
  const needsHuman = state.kind === "paused" && (state.cause === "blocked" || state.cause === "login");
  return needsHuman || denied.length > 0 ? 3 : 1;
}
// src/app/headless/pause-early.ts
async function pauseEarly(workspace, id, { cause, reason }) {
  try {
    const left = (0, import_shared_app_loop_end_loop.listLoops)(workspace).find(({ terms }) => terms.id === id);
    const pause = left?.progress.pause ?? null;
    if (left === void 0 || pause !== null && !(0, import_hooks_active_on_stop5.isPassing)(pause.cause)) return null;
    const at = workspace.now();
    const loop = (0, import_hooks_active_on_stop6.withProgress)(left, { pause: { cause, reason, at: pause?.at ?? at } });
    await (0, import_hooks_active_on_stop4.changeLoop)(workspace, left.terms.session, (current) => ({
      loop: current?.terms.id === id ? (0, import_hooks_active_on_stop6.withProgress)(current, { pause: loop.progress.pause }) : current,
      value: null
    }));
    await (0, import_shared_app_loop_end_loop2.writeEnding)(workspace, { loop, ending: { kind: "pause", cause, reason }, results: [], now: at });
    return loop;
  } catch {
    return null;
  }
}
// src/app/headless/take-over.ts
async function takeOver(workspace, { terms }, force, session = (0, import_common9.randomUUID)()) {
  await (0, import_shared_app_headless_run_record.endLeftClients)(workspace, terms.id);
  const resumed = await (0, import_hooks_active_on_command.resumeLoop)(workspace, {
    session,
    loop: terms.id,
    hint: "",
    force,
    ownerPid: process.pid
  });
  if (resumed.status === "refused" || resumed.loop === null)
    return { status: "refused", reason: resumed.message };
  const { loop } = resumed;
  const prompt = (0, import_shared_core_planning_phases_plan_format.resumedPrompt)(loop, newestPage(workspace, terms.id));
  return { status: "ok", loop, prompt, notice: resumed.message };
}
function newestPage({ project }, id) {
  const folder = (0, import_node_path2.join)(project, ".msw", "loops", id);
  const name = (0, import_common7.namesIn)(folder, (0, import_common10.ownFile)(project)).findLast((one) => /^iteration-\d+\.md$/.test(one));
  return name === void 0 ? null : (0, import_node_path2.join)(folder, name);
}
// src/app/headless/work-headless.ts
async function workHeadless(begun, first, signal) {
  let [on, prompt] = [begun, first];
  let spent = NOTHING;
  for (let waits = 0; ; waits += 1) {
    const before = iterationOf(on);
    const part = on.request.fresh ? await inContexts(on, prompt, signal, spent) : await inOneSession(on, prompt, signal, spent);
    spent = part.spent;
    const again = await afterLimit(on, part, signal);
    if (again === null) return signal.aborted ? { ...spent, early: INTERRUPTED } : spent;
    if (iterationOf(on) > before) waits = 0;
    if (waits >= MOST_WAITS) return spent;
    [on, prompt] = [{ ...on, loop: again.loop }, again.prompt];
  }
}
var NOTHING = { cost: 0, denied: [], early: null };
var MOST_WAITS = 5;
async function afterLimit({ workspace, request, watcher, loop }, { spent: { early }, endsAt }, signal) {
  if (early?.cause !== "usage-limit" || endsAt === null) return null;
  const { now } = workspace;
  const until = (0, import_shared_adapters_claude_code_headless_client.askAgainAt)(endsAt, now(), request.maxWaitHours * HOUR_MS);
  if (until === null) return null;
  const { id } = loop.terms;
  await pauseEarly(workspace, id, early);
  watcher.tell(
    `msw \u25B8 ${early.reason} \xB7 waiting until ${(0, import_common.shownTime)(until)} (at most --max-wait ${(0, import_common8.countOf)(request.maxWaitHours, "hour")}), then the loop continues`
  );
  watcher.emit({ event: "waiting", loop: id, until: new Date(until).toISOString(), reason: early.reason });
  const tell = (left) => watcher.show([`msw \u25B8 waiting for the usage limit to end, ${left} left`]);
  if (!await (0, import_shared_adapters_claude_code_headless_client.waitOut)(until, { now, signal, tell })) return null;
  const taken = await takeOver(workspace, loop, true, request.fresh ? loop.terms.session : void 0);
  if (taken.status === "refused") return null;
  watcher.tell(`msw \u25B8 ${taken.notice}`);
  return taken;
}
var HOUR_MS = 60 * 6e4;
async function inOneSession(on, prompt, signal, before) {
  const { session } = on.loop.terms;
  const { end, facts } = await inClient(on, { session, prompt, cost: before.cost, signal });
  return partOf(on, before, end, facts, signal);
}
function partOf({ request }, before, end, facts, { aborted: isInterrupted }) {
  const cost = before.cost + (end.result?.costUsd ?? 0);
  const denied = [.../* @__PURE__ */ new Set([...before.denied, ...end.result?.denied ?? []])];
  const isFine = request.fresh && end.result?.isError === false;
  const early = earlyEnd(facts, { maxCost: isFine ? null : request.maxCost, cost, isInterrupted });
  return { spent: { cost, denied, early }, endsAt: end.result?.failure?.endsAt ?? null };
}
async function inContexts(on, first, signal, before) {
  let spent = { ...before, early: null };
  for (let prompt = first; prompt !== null; ) {
    const iteration = iterationOf(on);
    on.watcher.emit({ event: "context", loop: on.loop.terms.id, iteration });
    const context = { session: (0, import_common9.randomUUID)(), prompt, cost: spent.cost, signal };
    const { end, facts } = await inClient(on, context);
    const part = partOf(on, spent, end, facts, signal);
    if (part.spent.early !== null) return part;
    const judged = await judgeContext(on, end, iteration);
    spent = { ...part.spent, early: judged.aside === null ? null : asideFor(judged.aside) };
    prompt = judged.next;
    const { maxCost } = on.request;
    if (prompt !== null && maxCost !== null && spent.cost >= maxCost)
      return { spent: { ...spent, early: costSpent(maxCost) }, endsAt: null };
  }
  return { spent, endsAt: null };
}
async function judgeContext(on, end, iteration) {
  const { workspace, watcher, loop } = on;
  tellChecking(on, iteration);
  const unfollow = followChecks(on, iteration);
  const answer = await (0, import_hooks_active_on_stop.stopSession)(workspace, {
    session: loop.terms.session,
    lastMessage: end.result?.text ?? "",
    awaited: [],
    unawaited: [],
    planMode: false,
    transcriptPath: null,
    tokens: end.result?.tokens ?? null,
    ownerPid: process.pid,
    agent: null
  });
  unfollow();
  const notice = answer.kind === "silent" || answer.kind === "answer" ? null : answer.notice;
  if (notice !== null) tellTurn(watcher, loop, notice);
  const next = answer.kind === "context" ? (0, import_shared_core_planning_phases_plan_format.nextPrompt)(answer.context) : null;
  return { next, aside: next === null ? asideOf(notice) : null };
}
function asideOf(notice) {
  return /^msw ▸ stepped aside: (.*)/m.exec(notice ?? "")?.[1] ?? null;
}
function tellTurn({ tell, emit }, { terms }, notice) {
  tell(notice);
  emit({ event: "turn", loop: terms.id, notice });
}
function tellChecking({ workspace, watcher, loop }, iteration) {
  const seconds = Math.round((workspace.now() - loop.terms.startedAt) / 1e3);
  const { maxIterations, id } = loop.terms;
  watcher.tell(
    `msw \u25B8 ${iteration}/${maxIterations} \xB7 running the checks \xB7 ${(0, import_shared_core_headless_activity.minutesAndSeconds)(seconds)} since the start`
  );
  watcher.emit({ event: "checking", loop: id, iteration, of: maxIterations, seconds });
}
var EVERY_MS = 500;
function followChecks({ workspace, watcher, loop }, iteration) {
  const { id } = loop.terms;
  const reported = /* @__PURE__ */ new Set();
  const timer = setInterval(() => {
    const runs = (0, import_hooks_active_on_stop2.readLiveRuns)(workspace.userFolder, id, import_hooks_active_on_stop3.isAlive);
    for (const { check, at, of, startedAt } of runs) {
      const key = `${at} ${startedAt}`;
      if (!reported.has(key)) watcher.emit({ event: "check", loop: id, iteration, check, at, of });
      reported.add(key);
    }
    if (runs.length > 0) watcher.show(runs.map((run) => describeWithLine(run, workspace.now())));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
function describeWithLine(run, now) {
  const line = (0, import_shared_core_headless_activity.lastLine)(run);
  return `msw \u25B8 ${(0, import_shared_core_headless_activity.describeRun)(run, now)}${line === null ? "" : ` \xB7 ${line}`}`;
}
async function inClient(on, { session, prompt, cost, signal }) {
  const { workspace, request, watcher, loop } = on;
  let problem = null;
  let notice = null;
  let hasStopped = request.fresh;
  let unfollow = () => {
  };
  const follower = (0, import_shared_adapters_claude_code_headless_client.watchClient)(workspace, watcher, { run: loop.terms.id, session, cost });
  const onEvent = (event) => {
    follower.see(event);
    if (event.kind === "started") problem = (0, import_shared_adapters_claude_code_headless_client.pluginProblem)(event);
    if (event.kind === "retry") tellRetry(watcher, loop, event);
    if (request.fresh) return;
    if (event.kind === "stopping") {
      hasStopped = true;
      tellChecking(on, iterationOf(on));
      unfollow = followChecks(on, iterationOf(on));
    }
    if (event.kind === "notice") {
      unfollow();
      notice = event.text;
      tellTurn(watcher, loop, event.text);
    }
  };
  const client = (0, import_shared_adapters_claude_code_headless_client.startHeadless)({
    program: request.program,
    plugin: request.plugin,
    session,
    options: request.client,
    isForeign: request.isForeign ?? false,
    maxCost: request.maxCost === null ? null : Math.max(0.01, request.maxCost - cost),
    prompt,
    cwd: workspace.project,
    env: workspace.env,
    onEvent
  });
  if (client.pid !== null) (0, import_shared_app_headless_run_record.noteClient)(workspace, loop.terms.id, client.pid);
  const stop = () => void client.stop();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  const end = await client.ended;
  unfollow();
  follower.end();
  signal.removeEventListener("abort", stop);
  (0, import_shared_app_headless_run_record.forgetClient)(workspace, loop.terms.id);
  return { end, facts: { ...end, problem, hasStopped, steppedAside: asideOf(notice) } };
}
function tellRetry({ tell, emit }, { terms }, { attempt, of, delayMs, status, error }) {
  const seconds = Math.ceil(delayMs / 1e3);
  const what = (0, import_common3.plainLine)(status === null ? error : `${status} (${error})`, 80);
  tell(`msw \u25B8 the API answers ${what}: Claude Code asks again in ${seconds} s, retry ${attempt} of ${of}`);
  emit({ event: "retry", loop: terms.id, attempt, of, seconds, status, error });
}
function iterationOf({ workspace, loop }) {
  return (0, import_hooks_active_on_stop4.findLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), loop.terms.session)?.progress.iteration ?? loop.progress.iteration;
}
// src/app/headless/run-headless.ts
function runHeadless(workspace, request, watcher) {
  const { loop, worktree } = request;
  return worktree === null || loop.kind === "resume" ? runHere(workspace, request, watcher) : runElsewhere(workspace, { ...request, worktree, task: loop.request.task }, watcher);
}
async function runElsewhere(workspace, request, watcher) {
  const { task, worktree } = request;
  const place = await (0, import_shared_app_headless_in_worktree.openOwnPlace)(workspace, { branch: worktree.branch, task });
  if ("status" in place) return refuse(place.reason);
  const { path, branch, missing } = place;
  watcher.tell(`msw \u25B8 branch ${branch} in ${path}`);
  if (missing.length > 0)
    watcher.tell(`msw \u25B8 not copied, since git ignores it: ${missing.slice(0, 5).join(", ")}`);
  const ended = await runHere(place.workspace, request, watcher);
  if (ended.status === "refused") {
    await (0, import_shared_app_headless_in_worktree.closeOwnPlace)(workspace, place);
    return ended;
  }
  const problem = await (0, import_shared_app_headless_in_worktree.keepWork)(place, task);
  const { outcome } = ended;
  const report = outcome.report === null ? null : (0, import_node_path.join)(place.workspace.project, outcome.report);
  const next = outcome.next === null ? null : `${outcome.next} --project ${(0, import_common4.shownPath)(place.workspace.project)}`;
  return { ...ended, outcome: { ...outcome, report, next, worktree: { path, branch, problem } } };
}
async function runHere(workspace, request, watcher) {
  const begun = await begin(workspace, request);
  if (begun.status === "refused") return begun;
  const { id } = begun.loop.terms;
  const run = async () => {
    const ready = begun.kind === "armed" ? begun : await takeOver(workspace, begun.loop, begun.force);
    if (ready.status === "refused") return refuse(ready.reason);
    for (const line of ready.notice.split("\n")) watcher.tell(line);
    if (!(0, import_shared_core_snapshots_undo_text.mayEdit)(workspace, request.client)) watcher.tell(NO_EDITS);
    watcher.emit({ event: "armed", loop: id, notice: ready.notice });
    return {
      status: "ran",
      outcome: await work({ workspace, request, watcher, loop: ready.loop }, ready.prompt)
    };
  };
  const done = await (0, import_common5.withLock)((0, import_node_path.join)((0, import_shared_app_headless_run_record.runFolder)(workspace), id), run, { waitMs: LOCK_MS });
  return done.status === "done" ? done.value : refuse(`Loop ${id} is being run by another process of MSW.`);
}
var NO_EDITS = "msw \u25B8 nothing allows Claude to change a file, and nobody is there to ask: if it is to, end this run, and give --permission-mode acceptEdits or --allowed-tools";
var LOCK_MS = 8e3;
async function begin(workspace, { loop: wanted }) {
  if (wanted.kind === "resume") return chooseInterrupted(workspace, wanted);
  const armed = await (0, import_hooks_active_on_command2.armLoop)(workspace, {
    session: (0, import_common9.randomUUID)(),
    request: wanted.request,
    transcriptPath: null,
    ownerPid: process.pid
  });
  if (armed.status === "refused") return refuse(armed.reason, armed.needsTrust === true);
  const { loop, context, notice } = armed;
  return {
    status: "ok",
    kind: "armed",
    loop,
    notice,
    prompt: (0, import_shared_core_planning_phases_plan_format.firstHeadlessPrompt)(context, loop.terms.prompt)
  };
}
function refuse(reason, needsTrust = false) {
  return { status: "refused", reason, needsTrust };
}
function chooseInterrupted(workspace, { id, force }) {
  const chosen = (0, import_hooks_active_on_command3.chooseLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), { loop: id, session: null });
  return chosen.status === "none" ? refuse(chosen.reason) : { status: "ok", kind: "found", loop: chosen.loop, force };
}
async function work(on, prompt) {
  const { signal } = on.request;
  const interrupt = signal === void 0 ? (0, import_shared_core_failure_reading_line_pattern.onInterrupt)() : { signal, release: () => {
  } };
  try {
    const first = (0, import_common6.joinProse)([prompt, on.request.material ?? null], "\n\n");
    const spent = await workHeadless(on, first, interrupt.signal);
    return await outcomeOf(on, spent, interrupt.signal.aborted);
  } finally {
    interrupt.release();
  }
}
async function outcomeOf({ workspace, loop: begun, request }, { cost, denied, early }, interrupted) {
  const { id } = begun.terms;
  const left = (0, import_hooks_active_on_stop4.loopsIn)((0, import_hooks_active_on_stop4.readLoopState)(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const end = await howItEnded(workspace, left, id, early ?? (interrupted ? INTERRUPTED : LEFT_EARLY));
  const isFresh = request.fresh || end.state.cause === "context-full";
  return {
    code: exitCodeOf(end.state, { denied, interrupted }),
    loop: id,
    outcome: end.outcome,
    verdict: end.verdict,
    iteration: left?.progress.iteration ?? end.iteration ?? begun.progress.iteration,
    cost,
    tokens: end.tokens ?? left?.progress.spent.tokens ?? 0,
    denied,
    report: end.report,
    next: left === null ? null : resumeCommand(id, isFresh),
    worktree: null
  };
}
async function howItEnded(workspace, left, id, early) {
  const pause = left?.progress.pause ?? null;
  if (left === null || pause !== null && !(0, import_hooks_active_on_stop5.isPassing)(pause.cause)) {
    const result = resultOf(workspace, id);
    if (result !== null && (pause === null || pause.cause === result.cause))
      return { ...result, state: { kind: result.state, cause: result.cause }, verdict: verdictOf(result) };
    return pause === null ? asSeen(early, null) : asSeen(pause, null);
  }
  const isKept = await pauseEarly(workspace, id, early) !== null;
  return asSeen(early, isKept ? `.msw/loops/${id}/report.md` : null);
}
function asSeen({ cause, reason }, report) {
  const outcome = (0, import_shared_core_loop_texts_report.explainEnding)({ kind: "pause", cause, reason });
  return { state: { kind: "paused", cause }, outcome, verdict: null, report, iteration: null, tokens: null };
}
function resultOf({ userFolder, project }, id) {
  const result = (0, import_shared_core_planning_writing_new_documents.listResults)(userFolder, project).findLast(({ loop }) => loop === id);
  return result === void 0 || result.cause === import_shared_core_planning_writing_new_documents.LEFT ? null : result;
}
function verdictOf({ cause, proof }) {
  return cause === "done" ? proof?.verdict ?? "passed" : null;
}
function resumeCommand(id, fresh) {
  return fresh ? import_common2.lineToType`loop run --resume ${id} --fresh` : import_common2.lineToType`loop run --resume ${id}`;
}
