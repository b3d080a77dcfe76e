

var import_shared_core_report_planning_page = require("./shared.core.report.planning-page.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_planning_phases_show_progress = require("./shared.app.planning.phases.show-progress.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_writing_state_metrics3 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/app/operations/state-operations.ts
var show = (0, import_hooks_active_on_command.operation)({
  name: "state show",
  about: "Show where the project stands: STATE.md, and the progress that the disk shows",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inPlanning)(place, async (project) => {
    const { state, standing, planning } = project;
    if (state === null) return (0, import_hooks_active_on_command.refused)(`${planning} has no STATE.md: begin with /msw:init.`);
    const shown = {
      milestone: state.milestone,
      current_phase: state.currentPhase,
      current_phase_name: state.currentPhaseName,
      current_plan: state.currentPlan,
      status: state.status,
      status_text: state.statusText,
      stopped_at: state.stoppedAt,
      paused_at: state.pausedAt,
      last_activity: state.lastActivity,
      last_activity_desc: state.lastActivityText,
      // Folders of archived milestones are not counted.
      progress: standing.phases.length === 0 ? null : standing.progress,
      stands: standing.kind,
      next_phase: standing.phase?.number ?? null,
      left: standing.left,
      diagnostics: state.document.diagnostics
    };
    const next = (0, import_shared_app_planning_execution_read_execution.nextWith)((0, import_shared_app_planning_phases_show_progress.nextStepOf)(project), await (0, import_shared_app_planning_execution_read_execution.openExecutions)(project, place.env));
    return (0, import_hooks_active_on_command.done)({ shown, plans: (0, import_shared_core_report_planning_page.plansLine)(standing), next });
  }),
  json: ({ shown }) => shown,
  shown: ({ shown: { progress, ...state }, plans, next }) => {
    const name = state.current_phase_name === null ? "" : ` (${state.current_phase_name})`;
    return (0, import_hooks_active_on_stop.forPeople)(
      [
        `Phase ${state.current_phase ?? "?"}${name}: ${state.status_text ?? state.status}`,
        ...progress === null ? [] : [
          `${progress.completed_phases} of ${(0, import_common2.countOf)(progress.total_phases, "phase")}, ${plans}, ${progress.percent}%`
        ],
        ...state.stopped_at === null ? [] : [`Stopped at: ${state.stopped_at}`],
        ...state.left === null ? [] : [state.left],
        (0, import_shared_core_report_planning_page.nextLine)(next)
      ],
      200
    );
  }
});
var sync = (0, import_hooks_active_on_command.operation)({
  name: "state sync",
  about: "Make STATE, ROADMAP and REQUIREMENTS agree with the disk; a second time in a row it changes nothing",
  effect: "writes",
  takesFolder: true,
  inputs: { dryRun: (0, import_hooks_active_on_command.flag)("only tell what would change") },
  run: (place, { dryRun }) => (0, import_shared_core_planning_writing_state_metrics.inPlanning)(place, async (project) => {
    const result = await (0, import_shared_core_planning_writing_state_metrics3.syncPlanning)(project, { dryRun });
    if (result.status === "refused") return result;
    return (0, import_hooks_active_on_command.done)({ changed: result.changes.length > 0, changes: result.changes, left: result.left });
  }),
  shown: ({ changes, left }) => {
    if (left !== null) return (0, import_hooks_active_on_stop.forPeople)([`Nothing was changed: ${left}`], 300);
    if (changes.length === 0) return (0, import_hooks_active_on_stop.forPeople)(["Everything agrees with the disk."]);
    const lines = changes.flatMap(({ file, lines: changed }) => [
      file,
      ...changed.flatMap(({ before, after }) => [`  - ${before}`, `  + ${after}`])
    ]);
    return (0, import_hooks_active_on_stop.forPeople)(lines, 160);
  }
});
var decision = (0, import_hooks_active_on_command.operation)({
  name: "state decision",
  about: "Note a decision",
  effect: "writes",
  inputs: {
    decision: (0, import_hooks_active_on_command.word)("the decision"),
    phase: (0, import_hooks_active_on_command.text)("N", "the phase it belongs to; by default the current one"),
    rationale: (0, import_hooks_active_on_command.text)("TEXT", "why")
  },
  run: (place, { decision: words, phase, rationale }) => note(
    place,
    (project) => (0, import_shared_core_planning_writing_state_metrics2.addDecisions)(project, [
      {
        phase: phase ?? project.state?.currentPhase ?? null,
        text: words,
        rationale: rationale ?? void 0
      }
    ])
  ),
  text: noteText
});
var blocker = (0, import_hooks_active_on_command.operation)({
  name: "state blocker",
  about: "Note what blocks the work, or resolve the blocker with these words",
  effect: "writes",
  inputs: { action: (0, import_hooks_active_on_command.word)("add or resolve"), blocker: (0, import_hooks_active_on_command.word)("the blocker") },
  run: (place, { action, blocker: words }) => {
    if (action === "add") return note(place, (project) => (0, import_shared_core_planning_writing_state_metrics2.addBlockers)(project, [words]));
    if (action === "resolve") return note(place, (project) => (0, import_shared_core_planning_writing_state_metrics2.resolveBlockers)(project, words));
    return (0, import_hooks_active_on_command.misused)("state blocker takes add TEXT or resolve TEXT.");
  },
  text: noteText
});
var stop = {
  effect: "writes",
  inputs: {
    stoppedAt: (0, import_hooks_active_on_command.text)("TEXT", "where the work stopped"),
    resumeFile: (0, import_hooks_active_on_command.text)("FILE", "where to continue")
  },
  text: noteText
};
var session = (0, import_hooks_active_on_command.operation)({
  name: "state session",
  about: "Note where the work stands",
  ...stop,
  run: (place, input) => noteStop(place, input, import_shared_core_planning_writing_state_metrics2.recordSession)
});
var pause = (0, import_hooks_active_on_command.operation)({
  name: "state pause",
  about: "Note where the work stands, and pause the project",
  ...stop,
  run: (place, input) => noteStop(place, input, import_shared_core_planning_writing_state_metrics2.recordPause)
});
var resume = (0, import_hooks_active_on_command.operation)({
  name: "state resume",
  about: "End the pause",
  effect: "writes",
  inputs: {},
  run: (place) => note(place, import_shared_core_planning_writing_state_metrics2.recordResume),
  text: noteText
});
var metric = (0, import_hooks_active_on_command.operation)({
  name: "state metric",
  about: "Note what a plan took",
  effect: "writes",
  inputs: {
    phase: (0, import_hooks_active_on_command.text)("N", "its phase"),
    plan: (0, import_hooks_active_on_command.text)("MM", "the plan"),
    minutes: (0, import_hooks_active_on_command.text)("N", "how long it took"),
    tasks: (0, import_hooks_active_on_command.text)("N", "how many tasks it had"),
    files: (0, import_hooks_active_on_command.text)("N", "how many files it changed"),
    iterations: (0, import_hooks_active_on_command.text)("N", "how many iterations it took")
  },
  run: (place, { phase, plan, ...given }) => {
    const minutes = numberIn(given.minutes);
    const [tasks, files, iterations] = [given.tasks, given.files, given.iterations].map(numberIn);
    if (phase === null || plan === null || typeof minutes !== "number")
      return (0, import_hooks_active_on_command.misused)("state metric needs --phase N --plan MM --minutes NUMBER.");
    if (tasks === void 0 || files === void 0 || iterations === void 0)
      return (0, import_hooks_active_on_command.misused)("--tasks, --files and --iterations take whole numbers.");
    return note(
      place,
      (project) => (0, import_shared_core_planning_writing_state_metrics2.recordMetric)(project, { phase, plan, minutes, tasks, files, iterations })
    );
  },
  text: noteText
});
var stateOperations = [
  show,
  sync,
  decision,
  blocker,
  session,
  pause,
  resume,
  metric
];
function note(place, change) {
  return (0, import_shared_core_planning_writing_state_metrics.inPlanning)(place, async (project) => {
    const result = await change(project);
    return result.status === "refused" ? result : (0, import_hooks_active_on_command.done)({ changed: result.changed });
  });
}
function noteText({ changed }) {
  return changed ? import_common.prose`Noted in .planning/STATE.md.` : import_common.prose`Nothing to change in .planning/STATE.md.`;
}
function noteStop(place, { stoppedAt, resumeFile }, record) {
  if (stoppedAt === null) return (0, import_hooks_active_on_command.misused)("Say where the work stopped: --stopped-at TEXT.");
  return note(place, (project) => record(project, { stoppedAt, resumeFile: resumeFile ?? void 0 }));
}
function numberIn(given) {
  if (given === null) return null;
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) : void 0;
}
module.exports = {
  stateOperations: stateOperations
};
