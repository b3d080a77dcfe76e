

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_headless_in_worktree = require("./shared.app.headless.in-worktree.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_claude_code_headless_client = require("./shared.adapters.claude-code.headless-client.cjs");

var import_shared_core_mapping_skeleton_languages2 = require("./shared.core.mapping.skeleton.languages.cjs");

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/headless/run-headless.ts
// src/core/headless/headless-outcome.ts
function exitCodeOf(state, { denied, interrupted }) {
  if (state.kind === "ended" && state.cause === "done") return 0;
  if (interrupted) return 130;
  return state.kind === "paused" && state.cause === "blocked" ? 3 : denied.length > 0 ? 3 : 1;
}
// src/app/headless/work-headless.ts
function workHeadless(on, prompt, signal) {
  return on.request.fresh ? inContexts(on, prompt, signal) : inOneSession(on, prompt, signal);
}
async function inOneSession(on, prompt, signal) {
  const { end, problem } = await inClient(on, { session: on.loop.terms.session, prompt, cost: 0, signal });
  const { costUsd: cost = 0, denied = [] } = end.result ?? {};
  return { cost, denied, why: problem ?? costOrError(on, end, cost) };
}
async function inContexts(on, first, signal) {
  let spent = { cost: 0, denied: [], why: null };
  for (let prompt = first; prompt !== null; ) {
    const iteration = iterationOf(on);
    on.watcher.emit({ event: "context", loop: on.loop.terms.id, iteration });
    const context = { session: (0, import_common5.randomUUID)(), prompt, cost: spent.cost, signal };
    const { end, problem } = await inClient(on, context);
    spent = added(on, spent, end, problem);
    if (spent.why !== null || signal.aborted) return spent;
    prompt = await judgeContext(on, end, iteration);
    const { maxCost } = on.request;
    if (prompt !== null && maxCost !== null && spent.cost >= maxCost)
      return { ...spent, why: costSpent(maxCost) };
  }
  return spent;
}
function added(on, before, end, problem) {
  const cost = before.cost + (end.result?.costUsd ?? 0);
  const denied = [.../* @__PURE__ */ new Set([...before.denied, ...end.result?.denied ?? []])];
  const isFine = end.result?.isError === false;
  return { cost, denied, why: problem ?? (isFine ? null : costOrError(on, end, cost)) };
}
async function judgeContext(on, end, iteration) {
  const { workspace, watcher, loop } = on;
  tellChecking(on, iteration);
  const unfollow = followChecks(on, iteration);
  const answer = await (0, import_hooks_active_on_stop.stopSession)(workspace, {
    session: loop.terms.session,
    lastMessage: end.result?.text ?? "",
    backgroundTasks: [],
    backgroundShells: [],
    planMode: false,
    transcriptPath: null,
    tokens: end.result?.tokens ?? null,
    agent: null
  });
  unfollow();
  const notice = answer.kind === "silent" || answer.kind === "answer" ? null : answer.notice;
  if (notice !== null) tellTurn(watcher, loop, notice);
  return answer.kind === "context" ? (0, import_shared_core_planning_phases_plan_format.nextPrompt)(answer.context) : null;
}
function tellTurn({ tell, emit }, { terms }, notice) {
  tell(notice);
  emit({ event: "turn", loop: terms.id, notice });
}
function tellChecking({ workspace, watcher, loop }, iteration) {
  const seconds = Math.round((workspace.now() - loop.terms.startedAt) / 1e3);
  const { maxIterations, id } = loop.terms;
  watcher.tell(
    `msw \u25B8 ${iteration}/${maxIterations} \xB7 running the checks \xB7 ${(0, import_shared_core_planning_writing_roadmap_document.clock)(seconds)} since the start`
  );
  watcher.emit({ event: "checking", loop: id, iteration, seconds });
}
var EVERY_MS = 500;
function followChecks({ workspace, watcher, loop }, iteration) {
  const { id } = loop.terms;
  const reported = /* @__PURE__ */ new Set();
  const timer = setInterval(() => {
    const runs = (0, import_hooks_active_on_stop2.readLiveRuns)(workspace.userFolder, id, import_hooks_active_on_stop5.isAlive);
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
  const line = (0, import_shared_core_planning_writing_roadmap_document.lastLine)(run);
  return `msw \u25B8 ${(0, import_shared_core_planning_writing_roadmap_document.describeRun)(run, now)}${line === null ? "" : ` \xB7 ${line}`}`;
}
async function inClient(on, { session, prompt, cost, signal }) {
  const { workspace, request, watcher, loop } = on;
  let problem = null;
  let unfollow = () => {
  };
  const onEvent = (event) => {
    if (event.kind === "started") problem = (0, import_shared_adapters_claude_code_headless_client.pluginProblem)(event);
    if (event.kind === "stopping" && !request.fresh) {
      tellChecking(on, iterationOf(on));
      unfollow = followChecks(on, iterationOf(on));
    }
    if (event.kind === "notice" && !request.fresh) {
      unfollow();
      tellTurn(watcher, loop, event.text);
    }
  };
  const client = (0, import_shared_adapters_claude_code_headless_client.startHeadless)({
    program: request.program,
    plugin: request.plugin,
    session,
    options: request.client,
    maxCost: request.maxCost === null ? null : Math.max(0.01, request.maxCost - cost),
    prompt,
    cwd: workspace.project,
    env: workspace.env,
    onEvent
  });
  if (client.pid !== null) await (0, import_shared_app_headless_run_record.noteClient)(workspace, loop.terms.id, client.pid);
  const stop = () => void client.stop();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  const end = await client.ended;
  unfollow();
  signal.removeEventListener("abort", stop);
  (0, import_shared_app_headless_run_record.forgetClient)(workspace, loop.terms.id);
  return { end, problem };
}
function iterationOf({ workspace, loop }) {
  return (0, import_hooks_active_on_stop3.findLoop)((0, import_hooks_active_on_stop3.readState)(workspace), loop.terms.session)?.progress.iteration ?? loop.progress.iteration;
}
function costOrError({ request }, { exitCode, result, stderr }, cost) {
  if (request.maxCost !== null && cost >= request.maxCost) return costSpent(request.maxCost);
  if (result !== null && !result.isError) return null;
  const said = (0, import_common.plainLine)(result?.text || stderr || `exit code ${exitCode ?? "none"}`, 200);
  return `Claude Code ended with an error: ${said}`;
}
function costSpent(maxCost) {
  return `the cost budget of $${maxCost} is spent`;
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
  const next = outcome.next === null ? null : `${outcome.next} --project ${(0, import_shared_core_mapping_skeleton_languages.shownPath)(place.workspace.project)}`;
  return { ...ended, outcome: { ...outcome, report, next, worktree: { path, branch, problem } } };
}
async function runHere(workspace, request, watcher) {
  const begun = await begin(workspace, request);
  if (begun.status === "refused") return begun;
  const { id } = begun.loop.terms;
  const run = async () => {
    const ready = begun.kind === "armed" ? begun : await takeOver(workspace, begun.loop, begun.force);
    if (ready.status === "refused") return ready;
    for (const line of ready.notice.split("\n")) watcher.tell(line);
    watcher.emit({ event: "armed", loop: id, notice: ready.notice });
    return {
      status: "ran",
      outcome: await work({ workspace, request, watcher, loop: ready.loop }, ready.prompt)
    };
  };
  const done = await (0, import_common2.withLock)((0, import_node_path.join)((0, import_shared_app_headless_run_record.runFolder)(workspace), id), run, { waitMs: LOCK_MS });
  return done.status === "done" ? done.value : refuse(`Loop ${id} is being run by another msw-protocol.`);
}
var LOCK_MS = 8e3;
async function begin(workspace, { loop: wanted }) {
  if (wanted.kind === "resume") return chooseInterrupted(workspace, wanted);
  const armed = await (0, import_hooks_active_on_command2.armLoop)(workspace, {
    session: (0, import_common5.randomUUID)(),
    request: wanted.request,
    transcriptPath: null,
    ownerPid: process.pid
  });
  if (armed.status === "refused") return refuse(armed.reason, armed.needsTrust === true);
  const { loop, context, notice } = armed;
  return { status: "ok", kind: "armed", loop, notice, prompt: (0, import_shared_core_planning_phases_plan_format.firstPrompt)(context, loop.terms.prompt) };
}
function refuse(reason, needsTrust = false) {
  return { status: "refused", reason, needsTrust };
}
function chooseInterrupted(workspace, { id, force }) {
  const chosen = (0, import_hooks_active_on_command3.chooseLoop)((0, import_hooks_active_on_stop3.readState)(workspace), { loop: id, session: null });
  return chosen.status === "none" ? refuse(chosen.reason) : { status: "ok", kind: "found", loop: chosen.loop, force };
}
async function takeOver(workspace, { terms }, force) {
  await (0, import_shared_app_headless_run_record.endLeftClients)(workspace, terms.id);
  const resumed = await (0, import_hooks_active_on_command.resumeLoop)(workspace, {
    session: (0, import_common5.randomUUID)(),
    loop: terms.id,
    hint: "",
    force,
    ownerPid: process.pid
  });
  if (resumed.status === "refused" || resumed.loop === null) return refuse(resumed.message);
  const { loop } = resumed;
  const prompt = (0, import_shared_core_planning_phases_plan_format.resumedPrompt)(loop, newestPage(workspace, terms.id));
  return { status: "ok", loop, prompt, notice: resumed.message };
}
function newestPage({ project }, id) {
  const folder = (0, import_node_path.join)(project, ".msw", "loops", id);
  const name = (0, import_common3.namesIn)(folder, (0, import_common4.ownFile)(project)).findLast((one) => /^iteration-\d+\.md$/.test(one));
  return name === void 0 ? null : (0, import_node_path.join)(folder, name);
}
async function work(on, prompt) {
  const { signal } = on.request;
  const interrupt = signal === void 0 ? (0, import_shared_core_mapping_skeleton_languages2.onInterrupt)() : { signal, release: () => {
  } };
  try {
    const spent = await workHeadless(on, prompt, interrupt.signal);
    return await outcomeOf(on, spent, interrupt.signal.aborted);
  } finally {
    interrupt.release();
  }
}
async function outcomeOf({ workspace, loop: begun, request }, { cost, denied, why }, interrupted) {
  const { id } = begun.terms;
  const left = (0, import_hooks_active_on_stop3.loopsIn)((0, import_hooks_active_on_stop3.readState)(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const isLeft = left !== null && (0, import_hooks_active_on_stop4.isRunning)(left);
  if (isLeft) await (0, import_shared_core_loop_report.pauseLoop)(workspace, { loop: id, session: left.terms.session });
  const result = isLeft ? null : resultOf(workspace, id);
  const state = result === null ? { kind: "left" } : { kind: result.state, cause: result.cause };
  const early = why ?? (interrupted ? "interrupted" : "Claude Code ended before the loop did");
  const summary = result === null ? {
    outcome: early,
    verdict: null,
    report: null,
    iteration: begun.progress.iteration,
    tokens: left?.progress.spent.tokens ?? 0
  } : { ...result, verdict: verdictOf(result) };
  return {
    code: exitCodeOf(state, { denied, interrupted }),
    loop: id,
    outcome: summary.outcome,
    verdict: summary.verdict,
    iteration: left?.progress.iteration ?? summary.iteration,
    cost,
    tokens: summary.tokens,
    denied,
    report: summary.report,
    next: left === null ? null : resumeCommand(id, request.fresh),
    worktree: null
  };
}
function resultOf({ userFolder, project }, id) {
  const result = (0, import_shared_core_mapping_documents_map_documents.listResults)(userFolder, project).findLast(({ loop }) => loop === id);
  return result === void 0 || result.cause === import_shared_core_mapping_documents_map_documents.LEFT ? null : result;
}
function verdictOf({ cause, proof }) {
  return cause === "done" ? proof?.verdict ?? "passed" : null;
}
function resumeCommand(id, fresh) {
  return `msw-protocol loop run --resume ${id}${fresh ? " --fresh" : ""}`;
}
module.exports = {
  runHeadless: runHeadless
};
