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
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_verification_phase_claims = require("./shared.core.planning.verification.phase-claims.cjs");

var import_shared_core_planning_phases_next_step = require("./shared.core.planning.phases.next-step.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_app_workspace_cli_command = require("./shared.app.workspace.cli-command.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/app/planning/verification/verify-command.ts
async function verifyCommand(workspace, args) {
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command.findProject)(workspace.project) ?? workspace.project);
  if (opened.status === "refused") return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  const request = (0, import_shared_core_planning_verification_phase_claims.verifyArguments)(args);
  if (request === null) return say(usage(project));
  const phase = (0, import_shared_core_planning_verification_phase_claims.openExecutedPhase)(project, request.phase);
  if (phase.status === "refused") return say(phase.reason);
  const { open } = phase;
  const here = { ...workspace, project: project.root };
  const unkept = await keepJudgements(here, open, request.judged);
  if (unkept !== null) return say(unkept);
  const untrusted = await (0, import_shared_core_planning_verification_phase_claims.refuseUntrusted)(here, open, request.trust);
  if (untrusted !== null) return { kind: "answer", text: untrusted };
  return {
    kind: "context",
    context: factsOf(workspace, open, request.noCommit),
    notice: null
  };
}
async function keepJudgements(workspace, open, judged) {
  for (const { id, verdict, words } of judged) {
    const evidence = [words === "" ? "without further words" : words];
    const kept = await (0, import_shared_core_planning_verification_phase_claims.judgeClaim)(workspace, open, { id, verdict, by: "user", evidence });
    if (kept.status === "refused") return kept.reason;
  }
  return null;
}
function say(text) {
  return { kind: "answer", text: (0, import_hooks_active_on_stop2.plainLine)(text, 400) };
}
function usage(project) {
  const { action, phase } = (0, import_shared_core_planning_phases_next_step.nextStep)(project.phases, project.roadmap, project.state);
  const example = action === "verify" && phase !== null ? phase : "1";
  return `Name one phase: /msw:verify ${example} [--no-commit] [--trust DIGEST] [ID passed|failed "what you saw"].`;
}
function factsOf(workspace, open, noCommit) {
  const { claims, commands, facts } = open;
  const number = (0, import_hooks_active_on_stop3.quoteName)(facts.number);
  const verify = import_hooks_active_on_stop4.prose`${(0, import_shared_app_workspace_cli_command.cliCommand)(workspace)} phase verify ${number} --json`;
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`MSW verifies phase ${number} (${(0, import_hooks_active_on_stop.quoteLine)(facts.name, 80)}).`,
      import_hooks_active_on_stop4.prose`N: ${number}`,
      import_hooks_active_on_stop4.prose`CLI: ${(0, import_shared_app_workspace_cli_command.cliCommand)(workspace)}`,
      import_hooks_active_on_stop4.prose`VERIFY: ${noCommit ? import_hooks_active_on_stop4.prose`${verify} --no-commit` : verify}`,
      import_hooks_active_on_stop4.prose`REPORT: ${(0, import_hooks_active_on_stop3.quoteName)(`.planning/phases/${open.folder}/${open.report}`)}`,
      import_hooks_active_on_stop4.prose`to show: ${claims.truths.length} truths, ${claims.artifacts.length} artifacts, ${claims.links.length} links, ${claims.prohibitions.length} prohibitions`,
      import_hooks_active_on_stop4.prose`commands to run, all trusted: ${commands.length}; for a person: ${claims.humanChecks.length}`
    ],
    "\n"
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verifyCommand
});
