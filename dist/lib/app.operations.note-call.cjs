

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_common = require("./common.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/app/operations/note-call.ts
async function noteCall({ name, inputs }, place, given, reply) {
  const { caller, env } = place;
  const project = (0, import_shared_app_diagnose_diagnose_plugins.projectOf)(place);
  if (!(0, import_node_fs.existsSync)((0, import_common3.mswPath)(project))) return;
  const { redact } = await Promise.resolve().then(() => require("./core.secrets.redact.cjs"));
  const words = Object.entries(given).flatMap(([input, value]) => {
    const isWord = inputs[input]?.kind === "word";
    if (value === null || value === false || inputs[input]?.kind === "stdin") return [];
    const shown = value === true ? "" : ` ${(0, import_common2.plainLine)(String(value), 80)}`;
    return [isWord ? shown.trim() : `--${(0, import_hooks_active_on_command.optionName)(input)}${shown}`];
  });
  const session = env.CLAUDE_CODE_SESSION_ID;
  const told = "value" in reply ? firstLine(reply.shown()) : reply.reason;
  await (0, import_common.appendJournal)(
    project,
    {
      event: "called",
      ...caller.mark !== null && session !== void 0 && { session },
      by: caller.mark !== null ? "Claude" : caller.isTerminal ? "you" : "a script",
      ...{ operation: name, words: redact(words.join(" ")), outcome: reply.status },
      told: told === "" ? null : redact((0, import_common2.plainLine)(told, 200))
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
