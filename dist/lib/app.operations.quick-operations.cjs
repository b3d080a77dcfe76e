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

var import_shared_core_planning_phases_next_step = require("./shared.core.planning.phases.next-step.cjs");

var import_shared_app_operations_execute_operations = require("./shared.app.operations.execute-operations.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/app/operations/quick-operations.ts
var id = (0, import_shared_core_planning_documents_planning_settings.word)("the id of a small task");
var check = (0, import_shared_core_planning_documents_planning_settings.operation)({
  name: "quick check",
  about: "Say whether the plan of a small task can be carried out, and the command that begins it",
  effect: "reads",
  inputs: { id },
  run: (place, input) => withTask(place, input.id, (task) => {
    const opened = (0, import_hooks_active_on_stop.openWorkspace)(task.root, place.env, place.now);
    if (opened.status === "refused") return opened;
    const { workspace } = opened;
    const problems = (0, import_shared_core_planning_phases_next_step.quickProblems)(task, place.env).map((one) => (0, import_hooks_active_on_stop3.plainLine)(one, 300));
    const untrusted = (0, import_hooks_active_on_command.untrustedCommands)(workspace, [(0, import_shared_core_planning_phases_next_step.quickPlan)(task)?.document.text ?? ""]);
    const shown = untrusted.map(import_hooks_active_on_command.showCommand);
    if (problems.length > 0) {
      const value = { next: "revise", problems, untrusted: shown, command: null };
      return { status: "failed", value, reason: `${task.plan} cannot be carried out yet.` };
    }
    const go = import_hooks_active_on_stop4.prose`/msw:quick --go ${(0, import_hooks_active_on_stop2.quoteName)(task.id)}`;
    const digest = (0, import_hooks_active_on_stop2.quoteName)((0, import_hooks_active_on_command.commandsDigest)(workspace, untrusted));
    const command = untrusted.length === 0 ? go : import_hooks_active_on_stop4.prose`${go} --trust ${digest}`;
    return (0, import_shared_core_planning_documents_planning_settings.done)({ next: "go", problems, untrusted: shown, command });
  }),
  text: ({ problems, command }) => (0, import_hooks_active_on_stop4.joinProse)([...problems.map((one) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop2.quoteLine)(one, 300)}`), command], "\n")
});
var commit = (0, import_shared_core_planning_documents_planning_settings.operation)({
  name: "quick commit",
  about: "Commit the changed files that one of its tasks names, and nothing else",
  effect: "writes",
  inputs: { id, ...import_shared_app_operations_execute_operations.commitInputs },
  run: (place, { id: task, ...request }) => withTask(place, task, (found) => {
    const plan = (0, import_shared_core_planning_phases_next_step.quickPlan)(found);
    return plan === null ? (0, import_shared_core_planning_documents_planning_settings.refused)(`${found.plan} is missing.`) : (0, import_shared_app_operations_execute_operations.commitNamed)(place, found.root, plan, request);
  }),
  text: import_shared_app_operations_execute_operations.committedText
});
var finish = (0, import_shared_core_planning_documents_planning_settings.operation)({
  name: "quick done",
  about: "Write the summary, note the task in STATE and commit the documents",
  effect: "writes",
  inputs: { id, what: (0, import_shared_core_planning_documents_planning_settings.word)("what was done, in quotes") },
  run: (place, { id: task, what }) => withTask(place, task, async (found) => {
    const result = await (0, import_shared_core_planning_phases_next_step.finishQuickTask)(found, what);
    return result.status === "refused" ? result : (0, import_shared_core_planning_documents_planning_settings.done)(result);
  }),
  text: (result) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(result.summary)}\nCommit: ${(0, import_hooks_active_on_stop2.quoteName)(result.commit.status)}.`
});
var quickOperations = [check, commit, finish];
function withTask(place, task, use) {
  const found = (0, import_shared_core_planning_phases_next_step.findQuickTask)((0, import_shared_core_planning_writing_state_metrics.planningRoot)(place), task);
  return found === null ? (0, import_shared_core_planning_documents_planning_settings.refused)(`There is no small task ${(0, import_hooks_active_on_stop3.plainLine)(task, 40)}.`) : use(found);
}
module.exports = {
  quickOperations: quickOperations
};
