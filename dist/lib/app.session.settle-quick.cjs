

var import_shared_app_planning_quick_quick_task = require("./shared.app.planning.quick.quick-task.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/app/session/settle-quick.ts
async function finishQuickTurn(workspace, attempt, { loop, state }) {
  const task = (0, import_shared_app_planning_quick_quick_task.quickTaskOf)((0, import_hooks_active_on_command.findProject)(workspace.project) ?? workspace.project, loop.terms.id);
  if (task === null) return (0, import_hooks_active_on_stop.finishTurn)(workspace, attempt, state);
  const notes = [];
  const atRest = async (ending) => {
    const outcome = outcomeOf(ending);
    if (outcome !== null) notes.push(await record(workspace, task, outcome));
  };
  return (0, import_hooks_active_on_stop2.withNotice)(await (0, import_hooks_active_on_stop.finishTurn)(workspace, { ...attempt, atRest }, state), notes[0] ?? null);
}
function outcomeOf(ending) {
  if (ending.cause === "done") return { kind: "complete" };
  const isOpen = ending.kind === "pause" && ending.cause !== "stuck" && ending.cause !== "blocked";
  return isOpen ? null : { kind: "failed", reason: (0, import_common.plainLine)((0, import_shared_core_loop_report.explainEnding)(ending), 300) };
}
async function record(workspace, task, outcome) {
  const result = await (0, import_shared_app_planning_quick_quick_task.recordQuickOutcome)(task, outcome, (0, import_common2.isoTime)(workspace));
  const again = `try again with /msw:quick --go ${task.id}`;
  const head = outcome.kind === "complete" ? `The small task ${task.id} is complete.` : `The small task ${task.id} is not done, and is recorded so: ${again}.`;
  if (result.status === "refused") return `${head} It is not noted: ${(0, import_common.plainLine)(result.reason, 300)}`;
  const { commit, left } = result;
  const open = left.length === 0 ? "" : ` It leaves changes in no commit: see ${task.summary}.`;
  const uncommitted = commit.status === "refused" ? ` Its documents are not committed: ${commit.reason}.` : "";
  return `${head}${open}${uncommitted}`;
}
module.exports = {
  finishQuickTurn: finishQuickTurn
};
