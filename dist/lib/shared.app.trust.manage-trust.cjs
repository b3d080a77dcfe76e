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
  manageTrust: () => manageTrust,
  renderTrust: () => renderTrust
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_workspace_cli_command = require("./shared.app.workspace.cli-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

// src/core/report/trust-text.ts
function renderTrust({ trusted, waiting }) {
  const legend = (0, import_hooks_active_on_command.escapeLegend)([...trusted, ...waiting.map(({ command }) => command)]);
  const lines = [
    ...trusted.length === 0 ? ["No command from a file is trusted in this project."] : ["Trusted in this project:", ...trusted.map((command) => `  ${(0, import_hooks_active_on_command.showForList)(command)}`)],
    ...waiting.length === 0 ? [] : ["Not trusted, and so refused; read each before you allow it:"],
    ...waiting.flatMap(({ command, plan, allow }) => [
      `  ${(0, import_hooks_active_on_command.showForList)(command)}`,
      `    named by ${(0, import_hooks_active_on_command.showForList)(plan)}`,
      `    allow it: ${allow}`
    ]),
    ...legend === null ? [] : [legend]
  ];
  return (0, import_hooks_active_on_command2.forPeople)(lines, Infinity);
}
// src/core/report/quote-argument.ts
function quoteArgument(text, windows) {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  if (windows) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  return /['\\!]/.test(text) ? null : `'${text}'`;
}
// src/app/trust/manage-trust.ts
function manageTrust(workspace) {
  const { userFolder, project } = workspace;
  const trusted = () => userFolder === "" ? [] : (0, import_hooks_active_on_command3.listTrusted)(userFolder, project);
  const add = async (command) => describe(await (0, import_hooks_active_on_command3.addTrusted)(userFolder, project, command), {
    changed: "The command may run in this project now.",
    same: "The command was trusted already."
  });
  return {
    list: () => {
      const known = trusted();
      const waiting = waitingCommands(workspace, known).map((one) => ({
        ...one,
        allow: allowance(workspace, one.command)
      }));
      return { project, trusted: known, waiting };
    },
    add,
    addByDigest: async (digest) => {
      const found = waitingCommands(workspace, trusted()).find(
        ({ command }) => (0, import_hooks_active_on_command.commandsDigest)(workspace, [command]) === digest
      );
      return found === void 0 ? {
        status: "refused",
        reason: "No command with this digest waits here: trust list shows those that do."
      } : add(found.command);
    },
    remove: async (given) => {
      const shown = trusted().find((command2) => (0, import_hooks_active_on_command.showCommand)(command2) === given);
      const command = trusted().includes(given) ? given : shown ?? given;
      return describe(await (0, import_hooks_active_on_command3.removeTrusted)(userFolder, project, command), {
        changed: "The command is not trusted any more.",
        same: "The command was not trusted; trust list shows what is."
      });
    }
  };
}
function waitingCommands({ userFolder, project }, trusted) {
  if (userFolder === "") return [];
  return (0, import_hooks_active_on_command.listWaiting)(userFolder, project).filter(({ command }) => !trusted.includes(command));
}
function allowance(workspace, command) {
  const windows = process.platform === "win32";
  const project = quoteArgument(workspace.project, windows);
  const here = project === null ? "" : ` --project ${project}`;
  const quoted = (0, import_hooks_active_on_command.showCommand)(command) === command ? quoteArgument(command, windows) : null;
  const what = quoted === null ? `--digest ${(0, import_hooks_active_on_command.commandsDigest)(workspace, [command])}` : `-- ${quoted}`;
  return `${(0, import_shared_app_workspace_cli_command.cliCommand)(workspace)} trust add${here} ${what}`;
}
function describe(change, words) {
  switch (change.status) {
    case "done":
      return {
        status: "done",
        changed: change.changed,
        message: change.changed ? words.changed : words.same
      };
    case "busy":
      return {
        status: "refused",
        reason: "The list of trusted commands is locked by another process; try again."
      };
    case "refused":
      return change;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  manageTrust,
  renderTrust
});
