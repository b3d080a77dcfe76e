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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

// src/app/loop/announce-ending.ts
function announceEnding(workspace, { loop, ending, notice }) {
  if ((0, import_hooks_active_on_stop.isGate)(loop)) return { kind: "notice", notice };
  const { settings } = (0, import_app_guidance_step_guidance2.readUserSettings)(workspace.userFolder);
  const outcome = (0, import_hooks_active_on_stop2.plainLine)((0, import_app_loop_conclude_turn.explainEnding)(ending), 200);
  if (settings.notify !== null) startNotifier(workspace, settings.notify, loop, outcome);
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === "sdk-cli")
    return workspace.env.MSW_LOOP_RUN === void 0 ? { kind: "context", context: (0, import_shared_core_planning_phases_plan_format.lastWords)(notice), notice } : { kind: "notice", notice };
  return settings.bell ? { kind: "notice", notice, alert: `MSW: ${outcome}` } : { kind: "notice", notice };
}
function startNotifier({ env, project }, [name, ...args], { terms }, outcome) {
  const program = (0, import_app_loop_gather_evidence.mayRun)(name, project) ? name : (0, import_app_loop_gather_evidence.findProgram)(name, env, project);
  if (program === null) return;
  try {
    (0, import_app_guidance_step_guidance.startProgram)(program, [...args, outcome], {
      cwd: (0, import_app_loop_gather_evidence.neutralFolder)(),
      env: { ...env, MSW_LOOP: terms.id, MSW_OUTCOME: outcome, MSW_PROJECT: project }
    });
  } catch {
  }
}
module.exports = {
  announceEnding: announceEnding
};
