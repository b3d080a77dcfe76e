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
__export(stdin_exports, {
  loop: () => loop
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_cli_loop_loop_status = require("./shared.cli.loop.loop-status.cjs");

var import_shared_cli_frame_user_only = require("./shared.cli.frame.user-only.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_shared_app_planning_execution_gate_of = require("./shared.app.planning.execution.gate-of.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas2 = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

// src/cli/loop/typed-arguments.ts
var flags = ["no-guidance", "no-check", "allow-empty"];
var numbers = ["max-iterations", "min-iterations", "max-minutes", "check-timeout"];
var texts = ["promise", "plan"];
var lists = ["check", "agent"];
var armOptions = {
  ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" }])),
  ...Object.fromEntries([...numbers, ...texts].map((name) => [name, { type: "string" }])),
  ...Object.fromEntries(lists.map((name) => [name, { type: "string", multiple: true }]))
};
function typedArguments(task, values) {
  const parts = Object.entries(values).flatMap(([name, value]) => typed(name, value));
  return [...parts, "--", task].join(" ");
}
function endsInBackslash(values) {
  const bad = Object.entries(values).find(
    ([, value]) => (Array.isArray(value) ? value : [value]).some((one) => typeof one === "string" && one.endsWith("\\"))
  );
  return bad?.[0] ?? null;
}
function typed(name, value) {
  if (!Object.hasOwn(armOptions, name) || value === void 0 || value === false) return [];
  if (value === true) return [`--${name}`];
  if (Array.isArray(value)) return value.flatMap((one) => typed(name, one));
  const bare = numbers.some((number2) => number2 === name) && /^\S+$/.test(value);
  return [bare ? `--${name} ${value}` : `--${name} ${quoted(value)}`];
}
function quoted(value) {
  return `"${value.replaceAll('"', '\\"')}"`;
}
// src/cli/loop/loop-arm.ts
var armHelp = import_hooks_active_on_stop11.prose`  arm --session ID "TASK"   arm a loop for that session, with the options of /msw:loop:
      --check [NAME=]COMMAND (again for more), --promise TEXT, --max-iterations N (20),
      --min-iterations N, --max-minutes N (240), --check-timeout SECONDS (600), --plan FILE,
      --agent TYPE, --no-check, --no-guidance, --allow-empty`;
async function armFromTerminal(call) {
  const refusal = (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "loop arm");
  if (refusal !== null) return refusal;
  const session2 = (0, import_shared_cli_frame_named_path.textOf)(call.values, "session");
  if (session2 === null || session2.trim() === "") {
    return (0, import_shared_cli_frame_named_path.misused)(
      "loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it)."
    );
  }
  const bad = endsInBackslash(call.values);
  if (bad !== null) return (0, import_shared_cli_frame_named_path.misused)(`Option --${bad} must not end in a backslash.`);
  const parsed = (0, import_hooks_active_on_command.parseArguments)(typedArguments(call.words[0] ?? "", call.values));
  if (parsed.status === "refused") return (0, import_shared_cli_frame_named_path.misused)(parsed.reason);
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const armed = await (0, import_hooks_active_on_command3.armLoop)(opened.workspace, {
    session: session2,
    request: parsed.request,
    transcriptPath: null,
    ownerPid: (0, import_hooks_active_on_stop3.ownerPid)(call.env)
  });
  if (armed.status === "refused") return (0, import_shared_cli_frame_named_path.failedWithList)(armed.reason);
  const { loop: loop2, context, notice } = armed;
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ loop: (0, import_shared_cli_loop_loop_status.publicRecord)(loop2), context, notice });
  return (0, import_shared_cli_frame_named_path.done)(
    (0, import_hooks_active_on_command7.forPeople)([
      ...notice.split("\n"),
      `Loop ${loop2.terms.id} holds session ${session2}; Claude reads the task when it next stops there.`
    ])
  );
}
// src/cli/loop/loop-control.ts
function stopFromTerminal(call) {
  return (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "loop stop") ?? control(call, call.words[0], import_hooks_active_on_command4.stopLoop);
}
function pauseFromTerminal(call) {
  return (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "loop pause") ?? control(call, call.words[0], import_hooks_active_on_command4.pauseLoop);
}
function hintFromTerminal(call) {
  const refusal = (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "loop hint", "/msw:hint");
  if (refusal !== null) return refusal;
  const hint = call.words[0] ?? "";
  return control(
    call,
    (0, import_shared_cli_frame_named_path.textOf)(call.values, "loop") ?? void 0,
    (workspace, request) => (0, import_hooks_active_on_command4.hintLoop)(workspace, request, hint)
  );
}
function resumeFromTerminal(call) {
  const refusal = (0, import_shared_cli_frame_named_path.textOf)(call.values, "hint") === null ? (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "loop resume") : (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "loop resume --hint", "/msw:resume");
  if (refusal !== null) return refusal;
  const common = { hint: (0, import_shared_cli_frame_named_path.textOf)(call.values, "hint") ?? "", force: (0, import_shared_cli_frame_named_path.isSet)(call.values, "force") };
  return control(call, call.words[0], (workspace, { session: session2, loop: loop2 }) => {
    if (session2 !== null) return (0, import_hooks_active_on_command.resumeLoop)(workspace, { ...common, session: session2, loop: loop2, ownerPid: null });
    const owned = pausedLoop(workspace, loop2);
    if ("message" in owned) return Promise.resolve(owned);
    if (owned.progress.pause?.cause === "parked") return Promise.resolve(withoutSession(owned));
    const { terms, progress } = owned;
    return (0, import_hooks_active_on_command.resumeLoop)(workspace, {
      ...common,
      session: terms.session,
      loop: terms.id,
      ownerPid: progress.owner.pid
    });
  });
}
async function control(call, loop2, act) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const request = { session: (0, import_shared_cli_frame_named_path.textOf)(call.values, "session"), loop: loop2 ?? null };
  const result = await act(opened.workspace, request);
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.message);
  if (!(0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command7.forPeople)(result.message.split("\n")));
  return (0, import_shared_cli_frame_named_path.doneJson)({
    message: result.message,
    loop: result.loop === null ? null : (0, import_shared_cli_loop_loop_status.publicRecord)(result.loop)
  });
}
function pausedLoop(workspace, id) {
  const named2 = (0, import_hooks_active_on_command4.listLoops)(workspace).filter((loop2) => id === null || loop2.terms.id.startsWith(id));
  const paused = named2.filter((loop2) => !(0, import_hooks_active_on_stop6.isRunning)(loop2));
  const [only, second] = paused.length > 0 ? paused : named2;
  if (only === void 0) return refused2(`No loop${id === null ? "" : ` ${id}`} is here to continue with.`);
  if (second === void 0) return only;
  const ids = [...paused.length > 0 ? paused : named2].map((loop2) => loop2.terms.id);
  return refused2(`Several loops are here, so name one by its id: ${ids.join(", ")}.`);
}
function withoutSession({ terms }) {
  return refused2(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`
  );
}
function refused2(message) {
  return { status: "refused", message, loop: null };
}
// src/app/explain/explain-turn-unowned.ts
function explainUnowned(workspace, about, state) {
  return unusable(workspace, about, state, (session2) => session2 === about.session) ?? nothingToSay(about);
}
function unusable(workspace, about, state, concerns) {
  if (state.status !== "ok") {
    const answer2 = `The user is told: ${(0, import_hooks_active_on_stop5.explainState)((0, import_hooks_active_on_stop5.statePath)(workspace.project), state)}`;
    return { ...nothingToSay(about), ownership: "unusable", plan: "tell", answer: answer2 };
  }
  if (!state.loops.some((stored) => stored.kind === "foreign" && concerns(stored.session))) return null;
  const answer = "The record was not armed on this machine: it is reported once, set aside, and nothing of it runs.";
  return { ...nothingToSay(about), ownership: "foreign", plan: "tell", answer };
}
function nothingToSay({ event, session: session2 }) {
  return {
    event,
    session: session2,
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
function explainCommand(workspace, input) {
  const command = (0, import_hooks_active_on_command2.parseCommand)(input);
  if (command === null) return null;
  const state = (0, import_hooks_active_on_stop5.readState)(workspace);
  const own = (0, import_hooks_active_on_stop5.findLoop)(state, command.session);
  return {
    ...nothingToSay({ event: "UserPromptExpansion", session: command.session }),
    ownership: own === null ? "none" : "owned",
    loop: own?.terms.id ?? null,
    ...tell(workspace, command, state)
  };
}
function tell(workspace, { command, session: session2, args }, state) {
  const known = (0, import_hooks_active_on_command.findCommand)(command);
  const told = known === void 0 ? null : (0, import_hooks_active_on_command.answerAtOnce)(known, args);
  if (told !== null) return refuse(told);
  const named2 = { session: session2, loop: (0, import_hooks_active_on_command.readLoopId)(args) };
  switch (command) {
    case "loop":
      return tellArming(workspace, session2, args, state);
    case "stop":
      return tellControl(state, named2, import_hooks_active_on_command4.stopMessage);
    case "pause":
      return tellControl(state, named2, (loop2) => (0, import_hooks_active_on_command4.planPause)(loop2, workspace.now()).message);
    case "hint": {
      const hint = (0, import_hooks_active_on_command.readHint)(args);
      if (hint.trim() === "") return refuse(import_hooks_active_on_command4.NO_HINT);
      return tellControl(state, { session: session2, loop: null }, (loop2) => (0, import_hooks_active_on_command4.planHint)(loop2, hint).message);
    }
    case "resume":
      return tellResume(workspace, session2, args, state);
    default:
      return {
        plan: "none",
        answer: `What /msw:${command} answers is not replayed: only loop, stop, pause, resume and hint are.`
      };
  }
}
function tellArming(workspace, session2, args, state) {
  const parsed = (0, import_hooks_active_on_command.parseArguments)(args);
  if (parsed.status === "refused") return refuse(parsed.reason);
  const { request } = parsed;
  const plan = (0, import_hooks_active_on_command3.planArmingHere)(workspace, { session: session2, request }, state);
  return plan.kind === "refuse" ? refuse(plan.reason) : { plan: "arm", answer: describeArming(request, plan) };
}
function describeArming(request, plan) {
  const { promise, maxIterations, maxMinutes } = request;
  const checks = plan.checks.map(
    ({ name, command, origin }) => `${name} (${command}${origin === "typed" ? "" : `, ${origin}`})`
  );
  const parts = [
    `A loop is armed: checks ${checks.join(", ") || "none"}`,
    promise === null ? null : `promise ${promise}`,
    `at most ${maxIterations} iterations and ${maxMinutes} minutes`,
    plan.trusts.length === 0 ? null : `trusting ${plan.trusts.join("; ")}`
  ];
  return `${parts.filter((part) => part !== null).join(", ")}.`;
}
function tellControl(state, wanted, message) {
  const chosen = (0, import_hooks_active_on_command5.chooseLoop)(state, wanted);
  return chosen.status === "none" ? refuse(chosen.reason) : { plan: "change", answer: message(chosen.loop) };
}
function tellResume(workspace, session2, args, state) {
  const plan = (0, import_hooks_active_on_command.planResume)(workspace, { session: session2, loop: null, ...(0, import_hooks_active_on_command.readResume)(args) }, state);
  switch (plan.kind) {
    case "refuse":
      return refuse(plan.reason);
    case "running":
      return { plan: "none", answer: plan.message };
    case "resume":
      return { plan: "change", answer: (0, import_hooks_active_on_command4.resumeMessage)(plan.loop) };
  }
}
function refuse(reason) {
  return { plan: "refuse", answer: `The command is refused: ${reason}` };
}
// src/app/explain/explain-turn-loop.ts
async function explainLoop(workspace, nothing, loop2, { input, options }) {
  const claim = (0, import_hooks_active_on_stop4.readClaim)(input.lastMessage, loop2.terms.completionPromise).kind;
  const known = { ...nothing, ownership: "owned", loop: loop2.terms.id, claim };
  const plan = (0, import_hooks_active_on_stop4.planTurn)(loop2, { ...input, now: workspace.now() });
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
        answer: "Background work still runs: nothing is said, and no iteration is used."
      };
    case "release":
      return { ...known, ...tellOutcome(plan) };
    case "judge":
      break;
  }
  if (!options.runChecks) {
    const answer = `The checks decide (${namesOf(loop2)}); --run-checks runs them and tells how.`;
    return { ...known, plan: "judge", answer };
  }
  const { config } = (0, import_hooks_active_on_stop7.readConfig)(workspace.project);
  const tries = { config: { ...config, infraRetrySeconds: [] }, wait: () => Promise.resolve() };
  const { evidence, outcome } = await (0, import_hooks_active_on_stop2.observeTurn)(workspace, input, plan, tries);
  const checks = evidence.results.map((result) => ({
    name: result.check.name,
    command: result.check.command,
    outcome: result.outcome.kind
  }));
  return { ...known, checks, ...tellOutcome(outcome) };
}
function tellOutcome(plan) {
  if (plan.kind === "release") {
    const stays = plan.archives ? "It leaves the state for the archive." : "It stays, and can be resumed.";
    const answer = `The loop comes to rest: ${(0, import_hooks_active_on_stop4.explainEnding)(plan.ending)}. ${stays}`;
    return { plan: "release", decision: plan.ending, answer };
  }
  const { strategy, counted, needsGuidance } = plan;
  const notes = [
    `Claude is asked to go on (${strategy}).`,
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
function explainExecution(nothing, { loop: loop2, execution }) {
  const known = { ...nothing, ownership: "owned", loop: loop2.terms.id };
  const name = (0, import_hooks_active_on_command6.executionName)(execution);
  const { pause } = loop2.progress;
  if (pause !== null)
    return {
      ...known,
      plan: "ignore",
      answer: `The execution of ${name} is paused (${pause.reason}): nobody is held.`
    };
  const answer = `The session stops; the planning files of ${name} are brought in line, and the execution ends once every plan has its summary.`;
  return { ...known, answer };
}
async function explainExecutor(workspace, nothing, held, stop) {
  const known = { ...nothing, ownership: "owned", loop: held.loop.terms.id };
  const { state, input, options } = stop;
  const plan = (0, import_shared_app_planning_execution_gate_of.planExecutor)(workspace, held, input);
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
        answer: `Plan ${plan.executor.plan.id} stops at a checkpoint (${plan.checkpoint.type}): its executor is let go at once.`
      };
    case "untrusted":
      return {
        ...known,
        plan: "release",
        answer: `Commands of plan ${plan.executor.plan.id} are not trusted, so its executor is let go and they are not run: ${plan.commands.join("; ")}`
      };
    case "gate": {
      const gate = (0, import_shared_app_planning_execution_gate_of.gateNow)((0, import_hooks_active_on_stop5.findLoop)(state, plan.executor.owner), plan.gate);
      return explainLoop(workspace, known, gate, { input: (0, import_shared_app_planning_execution_gate_of.withoutBackground)(input), options });
    }
  }
}
// src/app/explain/explain-turn-stop.ts
async function explainStop(workspace, event, input, options) {
  const state = (0, import_hooks_active_on_stop5.readState)(workspace);
  const plan = (0, import_hooks_active_on_stop.planStopHere)(workspace, input, state);
  const known = nothingToSay({ event, session: plan.owner });
  switch (plan.kind) {
    case "unowned":
      return explainUnowned(workspace, known, state);
    case "free":
      return { ...known, answer: `The subagent is not held: ${plan.why}.` };
    case "execution":
      return explainExecution(known, plan);
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
      const command = explainCommand(workspace, input);
      return command === null ? incomplete(event) : ok(command);
    }
    case "SessionStart": {
      const start = (0, import_hooks_active_on_command2.parseSessionStart)(input);
      return start === null ? incomplete(event) : ok(explainStart(workspace, start.session));
    }
    case null:
      return { status: "refused", reason: 'it is no hook input: "hook_event_name" is missing.' };
    default:
      return { status: "refused", reason: `MSW decides nothing at the event ${event.slice(0, 40)}.` };
  }
}
function eventOf(input) {
  if (typeof input !== "object" || input === null) return null;
  const event = Reflect.get(input, "hook_event_name");
  return typeof event === "string" && event !== "" ? event : null;
}
function explainStart(workspace, session2) {
  const state = (0, import_hooks_active_on_stop5.readState)(workspace);
  const about = { event: "SessionStart", session: session2 };
  const plan = (0, import_hooks_active_on_command2.planStart)(workspace, session2, state);
  const known = nothingToSay(about);
  switch (plan.kind) {
    case "nothing":
      return unusable(workspace, about, state, () => true) ?? known;
    case "lost":
      return { ...known, plan: "tell", answer: `The user is told: ${(0, import_hooks_active_on_command2.lostLoops)(plan)}.` };
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
  return terms.execution === null ? `where the loop stands: iteration ${progress.iteration} of ${terms.maxIterations}` : "how the execution goes on";
}
function ok(explanation) {
  return { status: "ok", explanation };
}
function incomplete(event) {
  return {
    status: "refused",
    reason: `the input of this ${event} is not whole: "session_id" or more is missing.`
  };
}
// src/core/report/explanation.ts
function renderExplanation(explanation) {
  const { event, session: session2, ownership, loop: loop2, claim, plan, checks, decision, answer } = explanation;
  const rows = [
    ["event", event],
    ["session", session2],
    ["ownership", loop2 === null ? ownership : `${ownership}, loop ${loop2}`],
    ["claim", claim],
    ["plan", plan],
    ...(checks ?? []).map((check) => [`check ${check.name}`, `${check.outcome} (${check.command})`]),
    ["decision", decision === null ? null : describeVerdict(decision)],
    ["answer", answer]
  ];
  return (0, import_hooks_active_on_command7.forPeople)(
    rows.flatMap(
      ([name, value]) => value === null ? [] : [`${(0, import_hooks_active_on_stop10.plainLine)(name, 40).padEnd(18)} ${(0, import_hooks_active_on_stop10.plainLine)(value, 600)}`]
    )
  );
}
function describeVerdict(verdict) {
  if (verdict.kind !== "continue") return `${verdict.kind}: ${verdict.cause}, ${verdict.reason}`;
  return `continue: ${verdict.strategy}${verdict.counted ? "" : ", not counted as an iteration"}`;
}
// src/cli/loop/loop-explain.ts
async function explainInput(call) {
  const named2 = (0, import_shared_cli_frame_named_path.namedPath)(call, call.words[0] ?? "");
  if (named2.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(named2.reason);
  const { path } = named2;
  const input = readInput(path);
  if (input.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(input.reason);
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const runChecks = (0, import_shared_cli_frame_named_path.isSet)(call.values, "run-checks");
  const explained = await explainTurn(opened.workspace, input.value, { runChecks });
  if (explained.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(`${path}: ${explained.reason}`);
  const { explanation } = explained;
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(explanation) : (0, import_shared_cli_frame_named_path.done)(renderExplanation(explanation));
}
function readInput(path) {
  const file = (0, import_hooks_active_on_stop9.readJson)(path, import_hooks_active_on_stop12.named);
  if (file.status === "ok") return file;
  const wanted = "name a file with the JSON that a hook got on stdin.";
  if (file.status === "missing") return { status: "refused", reason: `${path} cannot be read: ${wanted}` };
  const what = file.status === "corrupt" ? "is not JSON" : "cannot be read";
  return { status: "refused", reason: `${path} ${what}, ${file.reason}: ${wanted}` };
}
// src/app/loop/show-history.ts
var ARMINGS = /* @__PURE__ */ new Set(["loop-armed", "execution-armed"]);
function showHistory(project2, wanted) {
  const lines = (0, import_hooks_active_on_stop8.readJournal)(project2);
  const ids = [...new Set(lines.flatMap(({ loop: loop2 }) => loop2 === void 0 ? [] : [loop2]))];
  const chosen = wanted === null ? newest(lines, ids) : choose(ids, wanted);
  if (typeof chosen !== "string") return chosen;
  return { status: "ok", loop: chosen, lines: lines.filter(({ loop: loop2 }) => loop2 === chosen) };
}
function newest(lines, ids) {
  const armed = lines.findLast((line) => ARMINGS.has(line.event) && line.loop !== void 0)?.loop;
  return armed ?? ids.at(-1) ?? refused22("The journal of this project names no loop yet.");
}
function choose(ids, wanted) {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === void 0) {
    return refused22(
      `The journal of this project names no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`
    );
  }
  if (second === void 0 || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused22(`Several loops begin so: ${found.slice(0, 10).join(", ")}.`);
}
function refused22(reason) {
  return { status: "refused", reason };
}
// src/core/report/journal-event.ts
function readJournalEvent(line) {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_adapters_loops_record_schemas.once)(() => {
  const text = (0, import_adapters_loops_record_schemas2.string)();
  const count2 = (0, import_adapters_loops_record_schemas2.number)();
  const listOf = (one) => (0, import_adapters_loops_record_schemas2.readonly)((0, import_adapters_loops_record_schemas2.array)(one));
  const shape = (event, fields) => (0, import_adapters_loops_record_schemas2.object)({ event: (0, import_adapters_loops_record_schemas2.literal)(event), ...fields });
  const loop2 = { loop: text, session: text };
  const rest = { ...loop2, cause: text, reason: text };
  const check = (0, import_adapters_loops_record_schemas2.object)({ name: text, command: text, origin: text });
  const result = (0, import_adapters_loops_record_schemas2.object)({ name: text, outcome: text, exitCode: (0, import_adapters_loops_record_schemas2.nullable)(count2), durationMs: count2 });
  const execution = (0, import_adapters_loops_record_schemas2.object)({
    phase: text,
    folder: text,
    wave: (0, import_adapters_loops_record_schemas2.nullable)(count2),
    gapsOnly: (0, import_adapters_loops_record_schemas2.boolean)()
  });
  const plan = { ...loop2, plan: text };
  const research = { research: text, topic: text, trouble: (0, import_adapters_loops_record_schemas2.nullable)(text), report: (0, import_adapters_loops_record_schemas2.nullable)(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };
  return (0, import_adapters_loops_record_schemas2.discriminatedUnion)("event", [
    shape("loop-armed", { ...loop2, checks: listOf(check), maxIterations: count2 }),
    shape("iteration-finished", {
      ...loop2,
      iteration: count2,
      counted: (0, import_adapters_loops_record_schemas2.boolean)(),
      strategy: text,
      breaker: text,
      change: (0, import_adapters_loops_record_schemas2.nullable)(text),
      checks: listOf(result),
      failure: (0, import_adapters_loops_record_schemas2.nullable)((0, import_adapters_loops_record_schemas2.object)({ class: text, exact: text })),
      guidance: (0, import_adapters_loops_record_schemas2.nullable)(text)
    }),
    shape("loop-paused", {
      ...loop2,
      cause: (0, import_adapters_loops_record_schemas2.optional)(text),
      reason: (0, import_adapters_loops_record_schemas2.optional)(text),
      iteration: (0, import_adapters_loops_record_schemas2.optional)(count2)
    }),
    shape("loop-resumed", { ...loop2, rested: count2 }),
    shape("loop-parked", { ...loop2, foundBy: text }),
    shape("loop-ended", { ...rest, iteration: count2 }),
    shape("hint-given", loop2),
    shape("api-failure", { ...loop2, error: text }),
    shape("foreign-loops-set-aside", { file: text, count: count2 }),
    shape("execution-armed", { ...loop2, execution }),
    shape("checkpoint-reached", { ...plan, type: text, task: (0, import_adapters_loops_record_schemas2.nullable)(count2) }),
    shape("plan-halted", { ...plan, reason: text }),
    shape("plan-done", {
      loop: text,
      plan: text,
      iterations: (0, import_adapters_loops_record_schemas2.nullable)(count2),
      commit: (0, import_adapters_loops_record_schemas2.object)({ status: text, hash: (0, import_adapters_loops_record_schemas2.optional)(text), reason: (0, import_adapters_loops_record_schemas2.optional)(text) })
    }),
    shape("plan-resolved", { loop: (0, import_adapters_loops_record_schemas2.optional)(text), plan: text, what: text }),
    shape("untrusted-commands", { loop: (0, import_adapters_loops_record_schemas2.optional)(text), plan: text, commands: listOf(text) }),
    shape("commands-trusted", { commands: listOf(text) }),
    shape("research-started", research),
    shape("research-stopped", research),
    shape("research-done", research),
    shape("notebook-asked", {
      loop: (0, import_adapters_loops_record_schemas2.optional)(text),
      class: (0, import_adapters_loops_record_schemas2.optional)(text),
      purpose: text,
      query: text,
      profile: (0, import_adapters_loops_record_schemas2.nullable)(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count2
    }),
    shape("guidance-asked", {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: (0, import_adapters_loops_record_schemas2.optional)(text)
    }),
    shape("guidance-adopted", answer),
    shape("guidance-offered", answer),
    shape("guidance-answered", { ...answer, job: text }),
    shape("guidance-refused", { ...ofClass, job: text, reason: text, text }),
    shape("guidance-judged", { loop: (0, import_adapters_loops_record_schemas2.optional)(text), class: text, guidance: text, outcome: text })
  ]);
});
// src/core/report/timeline.ts
function renderTimeline(loop2, lines) {
  const shown = lines.map((line) => `  ${clock(line.time)}  ${(0, import_hooks_active_on_stop10.plainLine)(describeLine(line), 300)}`);
  return (0, import_hooks_active_on_command7.forPeople)([`Loop ${(0, import_hooks_active_on_stop10.plainLine)(loop2, 64)} (times are UTC)`, ...shown]);
}
function clock(time) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? "?".padEnd(19) : `${parts[1]} ${parts[2]}`;
}
function describeLine(line) {
  const event = readJournalEvent(line);
  return event === null ? line.event : describe(event);
}
function describe(event) {
  switch (event.event) {
    case "loop-armed":
      return joined("armed", [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(", "),
        `at most ${event.maxIterations} iterations`
      ]);
    case "iteration-finished":
      return describeIteration(event);
    case "loop-paused":
      return joined("paused", [event.cause, event.reason]);
    case "loop-resumed":
      return `resumed: after ${Math.round(event.rested / 6e4)} min`;
    case "loop-parked":
      return "parked: its session was gone";
    case "loop-ended":
      return joined("ended", [event.cause, event.reason, `iteration ${event.iteration}`]);
    case "hint-given":
      return "hint from the user";
    case "api-failure":
      return joined("the API failed", [event.error]);
    case "foreign-loops-set-aside":
      return `${count(event.count, "foreign loop record")} set aside: ${event.file}`;
    case "execution-armed":
      return joined("execution armed", describeExecution(event));
    case "checkpoint-reached":
      return joined(`plan ${event.plan} stopped at a checkpoint`, [
        event.type,
        event.task === null ? null : `task ${event.task}`
      ]);
    case "plan-halted":
      return joined(`plan ${event.plan} halted`, [event.reason]);
    case "plan-done":
      return joined(`plan ${event.plan} done`, describeCompletion(event));
    case "plan-resolved":
      return `plan ${event.plan} resolved by the user: ${event.what}`;
    case "untrusted-commands":
      return `commands of ${event.plan} not run, since they are not trusted: ${event.commands.join("; ")}`;
    case "commands-trusted":
      return `commands trusted: ${event.commands.join("; ")}`;
    case "research-started":
      return `research ${event.research} started: ${event.topic}`;
    case "research-stopped":
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case "research-done":
      return joined(`research ${event.research} done`, [event.report]);
    case "notebook-asked":
      return joined(`account ${event.profile ?? "?"}`, [
        event.outcome,
        `${count(event.cost, "question")} spent`
      ]);
    case "guidance-asked":
      return joined("notebook asked", [event.question]);
    case "guidance-adopted":
      return "an answer of another project fits";
    case "guidance-offered":
      return "guidance offered";
    case "guidance-answered":
      return "the notebook answered";
    case "guidance-refused":
      return joined("no answer from the notebook", [event.reason, event.text]);
    case "guidance-judged":
      return `guidance judged: ${event.outcome}`;
  }
}
function describeIteration(event) {
  const { iteration, counted, checks, change, guidance, strategy, breaker } = event;
  return joined(`iteration ${iteration}${counted ? "" : " (not counted)"}`, [
    checks.map(({ name, outcome, durationMs }) => `${name} ${outcome} in ${(durationMs / 1e3).toFixed(1)} s`).join(", "),
    change,
    guidance === null ? null : `guidance: ${guidance}`,
    `asked for: ${strategy}`,
    breaker === "closed" ? null : `breaker ${breaker}`
  ]);
}
function describeExecution({ execution }) {
  const { phase, wave, gapsOnly } = execution;
  return [`phase ${phase}`, wave === null ? null : `wave ${wave}`, gapsOnly ? "gaps only" : null];
}
function describeCompletion({ iterations, commit }) {
  return [
    iterations === null ? null : count(iterations, "iteration"),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason])
  ];
}
function count(number2, what) {
  return number2 === 1 ? `1 ${what}` : `${number2} ${what}s`;
}
function joined(what, parts) {
  const said = parts.filter((part) => part !== null && part !== void 0 && part !== "");
  return said.length === 0 ? what : `${what}: ${said.join("; ")}`;
}
// src/cli/loop/loop-history.ts
function tellHistory(call) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const history = showHistory(opened.workspace.project, call.words[0] ?? null);
  if (history.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(history.reason);
  const { loop: loop2, lines } = history;
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ loop: loop2, lines }) : (0, import_shared_cli_frame_named_path.done)(renderTimeline(loop2, lines));
}
// src/cli/loop/loop-noun.ts
var session = { session: { type: "string" } };
var oneLoop = { least: 0, most: 1, names: "a loop id" };
var loop = {
  help: import_hooks_active_on_stop11.prose`msw-protocol loop VERB [options] [--project DIR]

${armHelp}
  status [--json]           the project's loops
  stop|pause [ID]           end or pause a loop
  resume [ID] [--hint TEXT] [--force] [--session ID]
                            continue with a paused loop; --session lets another session take it over
  hint TEXT [--loop ID]     tell Claude something at the next iteration; like --hint in a terminal only
  history [ID] [--json]     what happened in a loop, also in one that ended (the newest one)
  explain FILE [--run-checks] [--json]
                            what MSW would answer to a saved hook input; changes nothing and runs the
                            loop's checks only when told

ID is a loop's id or its beginning; without it the project's only loop is meant.`,
  verbs: {
    arm: {
      options: { ...armOptions, ...session, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project },
      words: { least: 1, most: 1, names: "the task in quotes" },
      run: armFromTerminal
    },
    status: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: import_shared_cli_frame_named_path.noWords, run: import_shared_cli_loop_loop_status.showStatus },
    stop: { options: { ...session, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: oneLoop, run: stopFromTerminal },
    pause: { options: { ...session, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: oneLoop, run: pauseFromTerminal },
    resume: {
      options: { ...session, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, hint: { type: "string" }, force: { type: "boolean" } },
      words: oneLoop,
      run: resumeFromTerminal
    },
    hint: {
      options: { ...session, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, loop: { type: "string" } },
      words: { least: 1, most: 1, names: "the hint in quotes" },
      run: hintFromTerminal
    },
    history: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: oneLoop, run: tellHistory },
    explain: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, "run-checks": { type: "boolean" } },
      words: { least: 1, most: 1, names: "the file with the hook input" },
      run: explainInput
    }
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  loop
});
