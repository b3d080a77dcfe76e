

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
// src/app/operations/note-call.ts
async function noteCall({ name, effect, inputs }, place, given, reply) {
  const { caller, env } = place;
  if (effect === "reads" && caller.mark === null) return;
  const project = (0, import_shared_core_planning_writing_state_metrics.projectOf)(place);
  if (!(0, import_node_fs.existsSync)((0, import_hooks_active_on_stop3.mswPath)(project))) return;
  const { redact } = await Promise.resolve().then(() => require("./core.secrets.redact.cjs"));
  const words = Object.entries(given).flatMap(([input, value]) => {
    const isWord = inputs[input]?.kind === "word";
    if (value === null || value === false || inputs[input]?.kind === "stdin") return [];
    const shown = value === true ? "" : ` ${(0, import_hooks_active_on_stop2.plainLine)(String(value), 80)}`;
    return [isWord ? shown.trim() : `--${(0, import_shared_core_planning_writing_project_answers.optionName)(input)}${shown}`];
  });
  const session = env.CLAUDE_CODE_SESSION_ID;
  const told = "value" in reply ? firstLine(reply.text()) : reply.reason;
  await (0, import_hooks_active_on_stop.appendJournal)(
    project,
    {
      event: "called",
      ...caller.mark !== null && session !== void 0 && { session },
      by: caller.mark !== null ? "Claude" : caller.isTerminal ? "you" : "a script",
      ...{ operation: name, words: redact(words.join(" ")), outcome: reply.status },
      told: told === "" ? null : redact((0, import_hooks_active_on_stop2.plainLine)(told, 200))
    },
    new Date(place.now()).toISOString()
  ).catch(() => void 0);
}
function firstLine(text2) {
  return text2.split("\n").find((line) => line.trim() !== "") ?? "";
}
module.exports = {
  noteCall: noteCall
};
