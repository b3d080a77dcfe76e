var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var a in o)__defProp(e,a,{get:o[a],enumerable:!0})},__copyProps=(e,o,a,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of __getOwnPropNames(o))!__hasOwnProp.call(e,r)&&r!==a&&__defProp(e,r,{get:()=>o[r],enumerable:!(t=__getOwnPropDesc(o,r))||t.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{explainTurn:()=>explainTurn}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_app_planning_execution_end_executions=require("./shared.app.planning.execution.end-executions.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command7=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command8=require(
"./hooks.active.on-command.cjs"),import_hooks_active_on_command9=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command10=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop7=require("./hooks.active.on-stop.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_command11=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs");
// src/app/explain/explain-turn-unowned.ts
function explainUnowned(workspace, about, state) {
  return unusable(workspace, about, state, (session) => session === about.session) ?? nothingToSay(about);
}
function unusable(workspace, about, state, concerns) {
  if (state.status !== "ok") {
    const answer2 = `The user is told: ${(0, import_hooks_active_on_stop7.explainState)((0, import_hooks_active_on_stop7.statePath)(workspace.project), state)}`;
    return { ...nothingToSay(about), ownership: "unusable", plan: "tell", answer: answer2 };
  }
  if (!state.loops.some((stored) => stored.kind === "foreign" && concerns(stored.session))) return null;
  const answer = "The record was not armed on this machine: it is reported once, set aside, and nothing of it runs.";
  return { ...nothingToSay(about), ownership: "foreign", plan: "tell", answer };
}
function nothingToSay({ event, session }) {
  return {
    event,
    session,
    ownership: "none",
    loop: null,
    claim: null,
    plan: "none",
    checks: null,
    decision: null,
    answer: "This session owns no loop: MSW says nothing."
  };
}
// src/app/explain/explain-turn-command.ts
async function explainCommand(workspace, input) {
  const command = (0, import_hooks_active_on_command.parseCommand)(input);
  if (command === null) return null;
  const restored = (0, import_hooks_active_on_stop7.restoredState)(workspace, command.session, (0, import_hooks_active_on_stop7.readLoopState)(workspace));
  const state = await (0, import_shared_app_planning_execution_end_executions.withoutOver)(workspace, command.session, restored);
  const own = (0, import_hooks_active_on_stop7.findLoop)(state, command.session);
  return {
    ...nothingToSay({ event: "UserPromptExpansion", session: command.session }),
    ownership: own === null ? "none" : "owned",
    loop: own?.terms.id ?? null,
    ...await tell(workspace, command, state)
  };
}
async function tell(workspace, { command, session, args }, state) {
  const known = (0, import_hooks_active_on_command11.findCommand)(command);
  const immediate = known === void 0 ? null : (0, import_hooks_active_on_command2.answerAtOnce)(known, args);
  if (immediate !== null) return refuse(immediate);
  const named = { session, loop: (0, import_hooks_active_on_command8.readLoopId)(args) };
  switch (command) {
    case "loop":
      return tellArming(workspace, session, args, state);
    case "stop":
      return tellControl(state, named, import_hooks_active_on_command8.stopMessage);
    case "pause":
      return tellControl(state, named, (loop) => (0, import_hooks_active_on_command8.planPause)(loop, workspace.now()).message);
    case "resume":
      return tellResume(workspace, session, args, state);
    default:
      return {
        plan: "none",
        answer: `What /msw:${command} answers is not replayed: only loop, stop, pause and resume are.`
      };
  }
}
async function tellArming(workspace, session, args, state) {
  const parsed = (0, import_hooks_active_on_command4.parseArguments)(args);
  if (parsed.status === "refused") return refuse(parsed.reason);
  const filled = await (0, import_hooks_active_on_command6.withRecipe)(workspace, parsed.request);
  if (filled.status === "refused") return refuse(filled.reason);
  const { request, planned } = filled;
  const plan = (0, import_hooks_active_on_command7.planArmingHere)(workspace, { session, request, planned }, state);
  return plan.kind === "refuse" ? refuse(plan.reason) : { plan: "arm", answer: describeArming(request, plan) };
}
function describeArming(request, plan) {
  const { recipe, completionPromise: promise, maxIterations, maxMinutes } = request;
  const checks = plan.checks.map(({ name, command, origin }) => {
    const what = origin === "typed" ? command : `${command}, ${origin}`;
    return `${name} (${origin === "sealed" ? import_app_loop_gather_evidence.SEALED_COMMAND : what})`;
  });
  const parts = [
    `A loop is armed${recipe === null ? "" : ` by the recipe ${recipe}`}: checks ${checks.join(", ") || "none"}`,
    promise === null ? null : `promise ${promise}`,
    `at most ${(0, import_common.countOf)(maxIterations, "iteration")} and ${(0, import_common.countOf)(maxMinutes, "minute")}`,
    plan.trusts.length === 0 ? null : `trusting ${plan.trusts.join("; ")}`
  ];
  return `${parts.filter((part) => part !== null).join(", ")}.`;
}
function tellControl(state, wanted, message) {
  const chosen = (0, import_hooks_active_on_command9.chooseLoop)(state, wanted);
  return chosen.status === "none" ? refuse(chosen.reason) : { plan: "change", answer: message(chosen.loop) };
}
function tellResume(workspace, session, args, state) {
  const plan = (0, import_hooks_active_on_command5.planResume)(workspace, { session, ...(0, import_hooks_active_on_command8.readResume)(args) }, state);
  switch (plan.kind) {
    case "refuse":
      return refuse(plan.reason);
    case "running":
      return { plan: "none", answer: plan.message };
    case "resume":
      return { plan: "change", answer: (0, import_hooks_active_on_command8.resumeMessage)(plan.loop) };
  }
}
function refuse(reason) {
  return { plan: "refuse", answer: `The command is refused: ${reason}` };
}
// src/app/explain/explain-turn-loop.ts
async function explainLoop(workspace, nothing, loop, { input, options }) {
  const claim = (0, import_hooks_active_on_stop6.readClaim)(input.lastMessage, loop.terms.completionPromise).kind;
  const known = { ...nothing, ownership: "owned", loop: loop.terms.id, claim };
  const plan = (0, import_hooks_active_on_stop5.planTurn)(loop, { ...input, now: workspace.now() });
  switch (plan.kind) {
    case "ignore":
      return {
        ...known,
        plan: "ignore",
        answer: `The loop is paused (${plan.pause?.reason ?? ""}): the session stops.`
      };
    case "wait":
      return {
        ...known,
        plan: "wait",
        answer: `${WAITING[plan.why]}: no check runs and no iteration is used, which is said once for each loop.`
      };
    case "release":
      return { ...known, ...tellOutcome(plan) };
    case "judge":
      break;
  }
  if (!options.runChecks) {
    const answer = `The checks decide (${namesOf(loop)}); --run-checks runs them and tells how.`;
    return { ...known, plan: "judge", answer };
  }
  const { config } = (0, import_hooks_active_on_stop4.readConfig)(workspace.project);
  const tries = { config: { ...config, infraRetrySeconds: [] }, wait: () => Promise.resolve() };
  const evidence = await (0, import_hooks_active_on_stop3.gatherTurn)(plan.loop, tries);
  const noted = (0, import_app_loop_conclude_turn.noteUnseen)(plan.loop, evidence);
  const { outcome } = await (0, import_app_loop_conclude_turn.observeTurn)(
    workspace,
    input,
    { ...plan, loop: noted, evidence, unprotected: null },
    tries
  );
  const checks = evidence.results.map((result) => ({
    name: result.check.name,
    command: result.check.command,
    outcome: result.outcome.kind
  }));
  return { ...known, checks, ...tellOutcome(outcome), ...tellProof(loop, outcome) };
}
function tellProof({ terms }, outcome) {
  const isDone = outcome.kind === "release" && outcome.ending.cause === "done";
  if (!isDone || terms.checks.length === 0) return {};
  if (terms.require === null) {
    return { answer: "Every check passes: the loop ends as done, and says what its checks prove." };
  }
  return {
    plan: "judge",
    decision: null,
    answer: "Every check passes: the loop ends if that proves the work, else Claude is asked for a test that does."
  };
}
var WAITING = { background: "An agent works in the background", "plan-mode": "Plan mode is on" };
function tellOutcome(plan) {
  if (plan.kind === "release") {
    const stays = plan.archives ? "It leaves the state for the archive." : "It stays, and can be resumed.";
    const answer = `The loop ends or pauses: ${(0, import_shared_core_loop_texts_report.explainEnding)(plan.ending)}. ${stays}`;
    return { plan: "release", decision: plan.ending, answer };
  }
  const { strategy, counted, needsGuidance } = plan;
  const notes = [
    `Claude is asked to continue (${strategy}).`,
    counted ? null : "No iteration is used.",
    needsGuidance ? "Guidance is looked for." : null
  ];
  return {
    plan: "hold",
    decision: { kind: "continue", strategy, counted },
    answer: notes.filter((note) => note !== null).join(" ")
  };
}
function namesOf({ terms }) {
  return terms.checks.map((check) => check.name).join(", ") || "none, the promise alone";
}
// src/app/explain/explain-turn-execution.ts
function explainExecution(workspace, nothing, { loop, execution }) {
  const known = { ...nothing, ownership: "owned", loop: loop.terms.id };
  const name = (0, import_hooks_active_on_command10.executionName)(execution);
  const { pause } = loop.progress;
  if (pause !== null)
    return {
      ...known,
      plan: "ignore",
      answer: `The execution of ${name} is paused (${pause.reason}): nobody is held.`
    };
  const proven = (0, import_shared_app_planning_worktrees_merge_tree.provenPlans)(workspace, execution.folder);
  if (proven.length > 0)
    return {
      ...known,
      plan: "release",
      answer: `The session stops; what is proven in worktrees is merged first: ${proven.join(", ")}.`
    };
  const answer = `The session stops; the planning files of ${name} are brought up to date, and the execution ends once every plan has its summary.`;
  return { ...known, answer };
}
async function explainExecutor(workspace, nothing, held, stop) {
  const known = { ...nothing, ownership: "owned", loop: held.loop.terms.id };
  const { state, input, options } = stop;
  const plan = await (0, import_shared_app_planning_execution_waiting_plans.planExecutor)(workspace, held, input);
  switch (plan.kind) {
    case "unassigned":
      return {
        ...known,
        plan: "release",
        answer: "The executor names no plan of this execution: it is not held."
      };
    case "checkpoint":
      return {
        ...known,
        plan: "release",
        answer: `Plan ${plan.executor.plan.id} stops at a checkpoint (${plan.checkpoint.type}): its executor is released at once.`
      };
    case "untrusted":
      return {
        ...known,
        plan: "release",
        answer: `Commands of plan ${plan.executor.plan.id} are not trusted, so its executor is released and they are not run: ${plan.commands.join("; ")}`
      };
    case "gate": {
      const gate = (0, import_shared_app_planning_execution_waiting_plans.gateNow)((0, import_hooks_active_on_stop7.findLoop)(state, plan.executor.owner), plan.gate);
      return explainLoop(workspace, known, gate, { input: (0, import_shared_app_planning_execution_waiting_plans.withoutBackground)(input), options });
    }
  }
}
// src/app/explain/explain-turn-stop.ts
async function explainStop(here, event, input, options) {
  const workspace = (0, import_hooks_active_on_stop2.homeOf)(here, input.session, (0, import_hooks_active_on_stop7.restoredState)(here, input.session, (0, import_hooks_active_on_stop7.readLoopState)(here)));
  const state = (0, import_hooks_active_on_stop7.restoredState)(workspace, input.session, (0, import_hooks_active_on_stop7.readLoopState)(workspace));
  const plan = (0, import_hooks_active_on_stop2.planStopHere)(workspace, input, state);
  const known = nothingToSay({ event, session: plan.owner });
  switch (plan.kind) {
    case "unowned":
      return explainUnowned(workspace, known, state);
    case "free":
      return { ...known, answer: `The subagent is not held: ${plan.why}.` };
    case "review":
      return { ...known, answer: "The subagent is not held: its review is kept with the loop." };
    case "execution":
      return explainExecution(workspace, known, plan);
    case "executor":
      return explainExecutor(workspace, known, plan, { state, input, options });
    case "gate":
    case "turn":
      return explainLoop(workspace, known, plan.loop, { input, options });
  }
}
// src/app/explain/explain-turn.ts
async function explainTurn(workspace, input, options) {
  const event = eventOf(input);
  switch (event) {
    case "Stop":
    case "SubagentStop": {
      const stop = (0, import_hooks_active_on_stop.parseStop)(input);
      return stop === null ? incomplete(event) : ok(await explainStop(workspace, event, stop, options));
    }
    case "UserPromptExpansion": {
      const command = await explainCommand(workspace, input);
      return command === null ? incomplete(event) : ok(command);
    }
    case "SessionStart": {
      const start = (0, import_hooks_active_on_command.parseSessionStart)(input);
      return start === null ? incomplete(event) : ok(await explainStart(workspace, start.session));
    }
    case null:
      return { status: "refused", reason: 'it is not hook input: "hook_event_name" is missing.' };
    default:
      return { status: "refused", reason: `MSW decides nothing at the event ${event.slice(0, 40)}.` };
  }
}
function eventOf(input) {
  if (typeof input !== "object" || input === null) return null;
  const event = Reflect.get(input, "hook_event_name");
  return typeof event === "string" && event !== "" ? event : null;
}
async function explainStart(workspace, session) {
  const restored = (0, import_hooks_active_on_stop7.restoredState)(workspace, session, (0, import_hooks_active_on_stop7.readLoopState)(workspace));
  const state = await (0, import_shared_app_planning_execution_end_executions.withoutOver)(workspace, session, restored);
  const about = { event: "SessionStart", session };
  const plan = (0, import_hooks_active_on_command3.planStart)(workspace, { session, ownerPid: null }, state);
  const known = nothingToSay(about);
  switch (plan.kind) {
    case "nothing":
      return unusable(workspace, about, state, () => true) ?? known;
    case "lost":
      return { ...known, plan: "tell", answer: `The user is told: ${(0, import_hooks_active_on_command3.lostLoops)(plan)}.` };
    case "waits": {
      const answer = `The user is told: ${(0, import_hooks_active_on_command3.waitingLoop)(plan)}.`;
      return { ...known, ownership: "owned", loop: plan.loop.terms.id, plan: "tell", answer };
    }
    case "paused": {
      const answer = `The user is told that the loop is paused: ${plan.pause.reason}.`;
      return { ...known, ownership: "owned", loop: plan.loop.terms.id, plan: "tell", answer };
    }
    case "own": {
      const answer = `Claude is told ${placeOf(plan.loop)}.`;
      return { ...known, ownership: "owned", loop: plan.loop.terms.id, plan: "tell", answer };
    }
  }
}
function placeOf({ terms, progress }) {
  return terms.execution === null ? `where the loop stands: iteration ${progress.iteration} of ${terms.maxIterations}` : "how the execution continues";
}
function ok(explanation) {
  return { status: "ok", explanation };
}
function incomplete(event) {
  return {
    status: "refused",
    reason: `the input of this ${event} is incomplete: "session_id" or more is missing.`
  };
}
