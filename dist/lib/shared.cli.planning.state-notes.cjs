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
  state: () => state,
  withPlanning: () => withPlanning
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_state_position = require("./shared.core.planning.phases.state-position.cjs");

var import_shared_core_planning_phases_phase_facts = require("./shared.core.planning.phases.phase-facts.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/cli/planning/state-notes.ts
var text = (...names) => Object.fromEntries(names.map((name) => [name, { type: "string" }]));
var common = { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project };
var session = { ...common, ...text("stopped-at", "resume-file") };
var stateNotes = {
  decision: {
    options: { ...common, ...text("phase", "rationale") },
    words: { least: 1, most: 1, names: "the decision" },
    run: (call) => noted(
      call,
      (one) => (0, import_shared_core_planning_writing_state_metrics.addDecisions)(one, [
        {
          phase: (0, import_shared_cli_frame_named_path.textOf)(call.values, "phase") ?? one.state?.currentPhase ?? null,
          text: call.words[0] ?? "",
          rationale: (0, import_shared_cli_frame_named_path.textOf)(call.values, "rationale") ?? void 0
        }
      ])
    )
  },
  blocker: {
    options: common,
    words: { least: 2, most: 2, names: "add or resolve, and the blocker" },
    run: (call) => {
      const [verb, words = ""] = call.words;
      if (verb === "add") return noted(call, (one) => (0, import_shared_core_planning_writing_state_metrics.addBlockers)(one, [words]));
      if (verb === "resolve") return noted(call, (one) => (0, import_shared_core_planning_writing_state_metrics.resolveBlockers)(one, words));
      return (0, import_shared_cli_frame_named_path.misused)("state blocker takes add TEXT or resolve TEXT.");
    }
  },
  session: { options: session, words: import_shared_cli_frame_named_path.noWords, run: (call) => sessionNote(call, import_shared_core_planning_writing_state_metrics.recordSession) },
  pause: { options: session, words: import_shared_cli_frame_named_path.noWords, run: (call) => sessionNote(call, import_shared_core_planning_writing_state_metrics.recordPause) },
  resume: { options: common, words: import_shared_cli_frame_named_path.noWords, run: (call) => noted(call, (one) => (0, import_shared_core_planning_writing_state_metrics.recordResume)(one)) },
  metric: {
    options: { ...common, ...text("phase", "plan", "minutes", "tasks", "files", "iterations") },
    words: import_shared_cli_frame_named_path.noWords,
    run: metric
  }
};
function sessionNote(call, record) {
  const stoppedAt = (0, import_shared_cli_frame_named_path.textOf)(call.values, "stopped-at");
  if (stoppedAt === null) return (0, import_shared_cli_frame_named_path.misused)("Say where the work stopped: --stopped-at TEXT.");
  const resumeFile = (0, import_shared_cli_frame_named_path.textOf)(call.values, "resume-file") ?? void 0;
  return noted(call, (one) => record(one, { stoppedAt, resumeFile }));
}
function metric(call) {
  const { values } = call;
  const [phase, plan] = [(0, import_shared_cli_frame_named_path.textOf)(values, "phase"), (0, import_shared_cli_frame_named_path.textOf)(values, "plan")];
  const minutes = numberOf(values, "minutes");
  const [tasks, files, iterations] = ["tasks", "files", "iterations"].map(
    (name) => numberOf(values, name)
  );
  if (phase === null || plan === null || typeof minutes !== "number")
    return (0, import_shared_cli_frame_named_path.misused)("state metric needs --phase N --plan MM --minutes NUMBER.");
  if (tasks === void 0 || files === void 0 || iterations === void 0)
    return (0, import_shared_cli_frame_named_path.misused)("--tasks, --files and --iterations take whole numbers.");
  return noted(call, (one) => (0, import_shared_core_planning_writing_state_metrics.recordMetric)(one, { phase, plan, minutes, tasks, files, iterations }));
}
function numberOf(values, name) {
  const given = (0, import_shared_cli_frame_named_path.textOf)(values, name);
  if (given === null) return null;
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) : void 0;
}
async function noted(call, note) {
  const folder = (0, import_shared_cli_frame_open_project.projectFolder)(call);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command2.findProject)(folder.path) ?? folder.path);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const result = await note(opened.project);
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ changed: result.changed });
  return (0, import_shared_cli_frame_named_path.done)(
    result.changed ? import_hooks_active_on_stop.prose`Noted in .planning/STATE.md.` : import_hooks_active_on_stop.prose`Nothing to change in .planning/STATE.md.`
  );
}
// src/cli/planning/state-noun.ts
var oneFolder = { least: 0, most: 1, names: "one project folder" };
var dry = { "dry-run": { type: "boolean" } };
var state = {
  help: import_hooks_active_on_stop.prose`msw-protocol state VERB [DIR] [--json]

  show   where the project stands: STATE.md, and the progress that the disk shows
  sync   makes STATE, ROADMAP and REQUIREMENTS agree with the disk; --dry-run only tells what would change
  decision TEXT                notes a decision: --phase N, --rationale TEXT
  blocker add|resolve TEXT     notes what holds the work up, or takes out what holds these words
  session --stopped-at TEXT    where the work stands: --resume-file FILE; pause does the same and pauses the
                               project, resume ends the pause
  metric --phase N --plan MM --minutes N   a done plan: --tasks N, --files N, --iterations N

DIR is the project's folder, or any folder in it (this one); the notes take --project DIR. The second sync in a row changes nothing.`,
  verbs: {
    show: { options: import_shared_cli_frame_named_path.json, words: oneFolder, run: (call) => withPlanning(call, show) },
    sync: { options: { ...import_shared_cli_frame_named_path.json, ...dry }, words: oneFolder, run: (call) => withPlanning(call, sync) },
    ...stateNotes
  }
};
function withPlanning(call, use) {
  const folder = (0, import_shared_cli_frame_named_path.namedFolder)(call, call.words[0]);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command2.findProject)(folder.path) ?? folder.path);
  return opened.status === "ok" ? use(opened.project, call) : (0, import_shared_cli_frame_named_path.failed)(opened.reason);
}
function show(project2, { values }) {
  const { state: found, roadmap, phases } = project2;
  if (found === null) return (0, import_shared_cli_frame_named_path.failed)(`${project2.planning} has no STATE.md: begin with /msw:init.`);
  const progress = (0, import_shared_core_planning_phases_phase_facts.progressOf)(phases, roadmap);
  const view = {
    milestone: found.milestone,
    current_phase: found.currentPhase,
    current_phase_name: found.currentPhaseName,
    current_plan: found.currentPlan,
    status: found.status,
    status_text: found.statusText,
    stopped_at: found.stoppedAt,
    paused_at: found.pausedAt,
    last_activity: found.lastActivity,
    last_activity_desc: found.lastActivityText,
    progress,
    diagnostics: found.document.diagnostics
  };
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)(view);
  const lines = [
    `Phase ${view.current_phase ?? "?"}${view.current_phase_name === null ? "" : ` (${view.current_phase_name})`}: ${view.status_text ?? view.status}`,
    `${progress.completed_phases} of ${progress.total_phases} phases, ${progress.completed_plans} of ${progress.total_plans} plans, ${progress.percent}%`,
    ...view.stopped_at === null ? [] : [`Stopped at: ${view.stopped_at}`]
  ];
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command.forPeople)(lines, 200));
}
async function sync(project2, { values }) {
  const dryRun = (0, import_shared_cli_frame_named_path.isSet)(values, "dry-run");
  const result = await (0, import_shared_core_planning_phases_state_position.syncPlanning)(project2, { dryRun });
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  const { changes } = result;
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ changed: changes.length > 0, changes });
  if (changes.length === 0) return (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop.prose`Everything agrees with the disk.`);
  const lines = changes.flatMap(({ file, lines: changed }) => [
    file,
    ...changed.flatMap(({ before, after }) => [`  - ${before}`, `  + ${after}`])
  ]);
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command.forPeople)(lines, 160));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  state,
  withPlanning
});
