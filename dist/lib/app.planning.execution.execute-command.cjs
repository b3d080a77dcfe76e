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

var import_shared_app_planning_phases_why_not_execute = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics3 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics4 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
// src/core/planning/execution/execution-arguments.ts
var USAGE = "/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--close|--again|--skip PLAN] [--answer PLAN WORDS]";
function executionArguments(raw) {
  const typed = (0, import_hooks_active_on_command.readTyped)("execute", raw);
  if (typed.status === "refused") return typed;
  const [phase, ...others] = typed.words;
  const wave = (0, import_hooks_active_on_command.optionOf)(typed, "wave");
  const trust = (0, import_hooks_active_on_command.optionOf)(typed, "trust");
  const problem = phaseProblem(phase, others) ?? waveProblem(wave) ?? trustProblem2(trust);
  if (problem !== null || phase === void 0) return refused2(problem ?? USAGE);
  const decisions = typed.options.flatMap(([name, value]) => decisionOf(name, value));
  const wrong = decisions.find((decision) => typeof decision === "string");
  if (wrong !== void 0) return refused2(wrong);
  return {
    status: "ok",
    request: {
      phase,
      wave: wave === null ? null : Number(wave),
      gapsOnly: (0, import_hooks_active_on_command.hasOption)(typed, "gaps-only"),
      trust,
      decisions: decisions.filter((decision) => typeof decision !== "string")
    }
  };
}
function decisionOf(name, value) {
  if (name === "answer") return [answerOf(value) ?? `Say which plan and what: ${USAGE}.`];
  const choice = import_shared_core_planning_writing_state_metrics.CHOICES.find((one) => one === name);
  if (choice === void 0) return [];
  if (value.startsWith("-")) return [`Option --${choice} needs a plan, for example --${choice} 01-02.`];
  return [{ plan: value, resolution: { kind: "choice", choice } }];
}
function answerOf(typed) {
  const [plan = ""] = /^\S*/.exec(typed) ?? [];
  const words = typed.slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === "" || text.trim() === "") return null;
  return { plan, resolution: { kind: "answer", text: text.trim() } };
}
function phaseProblem(phase, others) {
  if (phase === void 0) return `The phase is missing: ${USAGE}.`;
  if (others.length > 0) return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(phase) ? null : `"${phase.slice(0, 40)}" is not the number of a phase: ${USAGE}.`;
}
function waveProblem(wave) {
  if (wave === null || /^\d{1,3}$/.test(wave)) return null;
  return "Option --wave needs the number of a wave, for example --wave 1.";
}
function trustProblem2(trust) {
  if (trust === null || /^[0-9a-f]{16}$/.test(trust)) return null;
  return "Option --trust needs the digest that MSW printed below the list of commands.";
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, { session, terms: execution, config, ownerPid }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  const prompt = import_hooks_active_on_stop10.prose`Execute ${(0, import_hooks_active_on_stop2.executionName)(execution)}.`;
  const loop = {
    terms: {
      id: (0, import_hooks_active_on_command3.newLoopId)(now),
      session,
      project: workspace.project,
      prompt,
      ...(0, import_hooks_active_on_stop4.termOptions)(import_hooks_active_on_stop4.requestDefaults),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop8.newProgress)(now, { pid: ownerPid, host: (0, import_node_os.hostname)() })
  };
  const folder = (0, import_hooks_active_on_stop6.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_hooks_active_on_stop.writePage)(`${folder.path}/task.md`, import_hooks_active_on_stop10.prose`${prompt}\n`);
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondLoop(saved.value);
  const { id } = loop.terms;
  await (0, import_hooks_active_on_stop5.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_hooks_active_on_stop7.isoTime)(workspace)
  );
  return loop;
}
function secondLoop({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_hooks_active_on_stop2.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
// src/app/planning/execution/choose-execution.ts
async function chooseExecution(store, request) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(store.project);
  if (opened.status === "refused") return opened;
  const { phases } = opened.project;
  const phase = (0, import_shared_core_planning_writing_state_metrics4.findPhase)(phases, request.phase);
  if (phase === null) return (0, import_shared_core_planning_documents_planning_settings2.refused$2)((0, import_shared_core_planning_writing_state_metrics4.noSuchPhase)(phases, request.phase));
  const { folder, number } = phase;
  if (folder === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(`Phase ${number} has no plans: write them with /msw:plan ${number}.`);
  const oddName = (0, import_shared_app_planning_phases_why_not_execute.folderProblem)(folder);
  if (oddName !== null) return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(oddName);
  const terms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const execution = await (0, import_shared_core_planning_writing_state_metrics2.readExecution)(store, terms);
  if (execution === null) return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(`The folder of phase ${number} cannot be read.`);
  const problem = problemOf(opened.project, execution);
  return problem === null ? { status: "ok", phase, execution } : (0, import_shared_core_planning_documents_planning_settings2.refused$2)(problem);
}
function problemOf(project, execution) {
  const { waves, plans, terms } = execution;
  const stuck = (0, import_shared_app_planning_phases_why_not_execute.orderProblem)(waves);
  if (stuck !== null) return stuck;
  const scope = plans.filter(({ inScope }) => inScope);
  if (scope.length === 0) return emptyScope(execution);
  const open = scope.map(({ id }) => id).filter((id) => !execution.step.done.includes(id));
  if (open.length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution) ?? invalidPlans(project, execution, open);
}
function scopeName({ phase, wave, gapsOnly }) {
  return `phase ${phase}${wave === null ? "" : `, wave ${wave}`}${gapsOnly ? ", gaps only" : ""}`;
}
function emptyScope({ terms, waves }) {
  const known = waves.waves.map(({ wave }) => wave).join(", ");
  return terms.gapsOnly ? `No plan of ${scopeName(terms)} closes a gap (gap_closure: true).` : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}
function earlierWave({ terms, plans }) {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && plan.summary === null).map(({ id }) => id);
  return open.length === 0 ? null : `Wave ${wave} waits for ${open.join(", ")}: execute the waves before it first.`;
}
var MOST_LISTED = 6;
function invalidPlans(project, { files, terms }, open) {
  const plans = [...files.values()].map(({ id, path, document }) => ({ id, file: path, document }));
  const found = (0, import_shared_app_planning_phases_why_not_execute.planErrors)(project, plans, open);
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `
  and ${found.length - MOST_LISTED} more` : "";
  const list = found.slice(0, MOST_LISTED).map((line) => `
  ${line}`);
  return `Phase ${terms.phase} cannot be executed, its plans have errors:${list.join("")}${more}`;
}
// src/app/planning/execution/execute-command.ts
var LONGEST_CONTEXT = 4e3;
async function executeCommand(workspace, input, ownerPid) {
  const parsed = executionArguments(input.args);
  if (parsed.status === "refused") return answer(parsed.reason);
  const chosen = await chooseExecution(workspace, parsed.request);
  if (chosen.status === "refused") return answer(chosen.reason);
  const { terms } = chosen.execution;
  const owned = (0, import_hooks_active_on_stop3.findLoop)((0, import_hooks_active_on_stop3.readState)(workspace), input.session);
  if (owned !== null && !isSame(owned, terms)) return answer(secondLoop(owned));
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, parsed.request.trust);
  if (untrusted !== null) return answer(untrusted);
  const loop = owned ?? await armExecution(workspace, {
    session: input.session,
    terms,
    config: chosen.execution.config,
    ownerPid
  });
  if (typeof loop === "string") return answer(loop);
  if (loop.progress.pause !== null) return answer("The execution is paused: continue with /msw:resume.");
  await forgetAnswers(workspace, chosen.execution, parsed.request.decisions.length > 0);
  const unresolved = await (0, import_shared_core_planning_writing_state_metrics.resolveAll)(workspace, parsed.request.decisions);
  if (unresolved !== null) return answer(unresolved);
  const execution = await (0, import_shared_core_planning_writing_state_metrics2.readExecution)(workspace, terms) ?? chosen.execution;
  const told = { execution, name: chosen.phase.name, view: (0, import_shared_core_planning_rules_waves.describeStep)(workspace, execution) };
  const context = contextOf(workspace, told);
  const notice = `msw \u25B8 executing ${(0, import_hooks_active_on_stop2.executionName)(terms)} \xB7 ${(0, import_shared_core_planning_writing_state_metrics2.openPlans)(execution).length} plans to do`;
  return { kind: "context", context, notice };
}
function answer(text) {
  return { kind: "answer", text };
}
function isSame({ terms }, wanted) {
  const { execution } = terms;
  return execution !== null && execution.folder === wanted.folder && execution.wave === wanted.wave && execution.gapsOnly === wanted.gapsOnly;
}
async function forgetAnswers(workspace, { plans, terms }, deciding) {
  for (const { id, record, summary, commits } of plans) {
    const place = { folder: terms.folder, plan: id };
    if (record?.state === "untrusted") {
      const isBegun = summary !== null || commits.length > 0;
      await (0, import_shared_core_planning_writing_state_metrics3.changeRecord)(workspace, place, () => isBegun ? { state: "resolved", choice: "close" } : null);
    } else if (!deciding && record?.state === "resolved" && record.choice !== "skip" && summary === null) {
      await (0, import_shared_core_planning_writing_state_metrics3.changeRecord)(workspace, place, () => null);
    }
  }
}
function contextOf(workspace, { execution, name, view }) {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set((0, import_shared_core_planning_writing_state_metrics2.openPlans)(execution).map(({ wave }) => wave)).size;
  const call = (0, import_hooks_active_on_stop2.nextCall)((0, import_hooks_active_on_command2.cliCommand)(workspace), terms);
  const head = [
    import_hooks_active_on_stop10.prose`MSW executes ${(0, import_hooks_active_on_stop2.executionName)(terms)} (${(0, import_hooks_active_on_stop9.quoteLine)(name, 80)}): ${(0, import_shared_core_planning_writing_state_metrics2.openPlans)(execution).length} of ${scope.length} plans to do, in ${waves} ${waves === 1 ? import_hooks_active_on_stop10.prose`wave` : import_hooks_active_on_stop10.prose`waves`}.`,
    import_hooks_active_on_stop10.prose`Ask what to do next: ${call}`
  ];
  const text = (0, import_hooks_active_on_stop10.joinProse)([...head, import_hooks_active_on_stop10.prose`Now: ${(0, import_shared_core_planning_documents_planning_settings.proseJson)((0, import_shared_core_planning_writing_state_metrics.shortStep)(view), 0)}`], "\n");
  return text.length <= LONGEST_CONTEXT ? text : (0, import_hooks_active_on_stop10.joinProse)([...head, import_hooks_active_on_stop10.prose`Begin by asking.`], "\n");
}
async function settleExecutionTrust(workspace, execution, typed) {
  const { terms } = execution;
  const hooks = await (0, import_shared_core_planning_documents_planning_settings3.untrustedHooks)(workspace);
  return (0, import_hooks_active_on_command4.settleTrust)(workspace, {
    named: [
      ...(0, import_shared_core_planning_writing_state_metrics2.openPlans)(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === void 0) return [];
        return [
          {
            plan: file.path,
            commands: (0, import_hooks_active_on_command5.untrustedCommands)(workspace, [file.document.text], execution.config.usualCommands)
          }
        ];
      }),
      hooks
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? "" : ", and the git hooks of this repository,"} name`,
    allow: (digest) => (0, import_hooks_active_on_stop2.trustCommand)(terms, digest)
  });
}
module.exports = {
  executeCommand: executeCommand
};
