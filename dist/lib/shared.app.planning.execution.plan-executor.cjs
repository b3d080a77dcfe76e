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
  gateNow: () => gateNow,
  planExecutor: () => planExecutor,
  withoutBackground: () => withoutBackground
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_planning_execution_describe_step = require("./shared.app.planning.execution.describe-step.cjs");

var import_shared_small = require("./shared.small.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_small2 = require("./shared.small.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_hooks_active_on_stop4.readPart)(path, import_hooks_active_on_stop4.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const entry = parse(line);
    if (fieldOf(entry, "type") !== "user") continue;
    return textOf2(fieldOf(fieldOf(entry, "message"), "content"));
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => fieldOf(block, "text")).filter((text) => typeof text === "string").join("\n");
}
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
function fieldOf(value, key) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
}
// src/app/planning/execution/plan-executor.ts
function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = (0, import_shared_app_planning_execution_describe_step.plansIn)(workspace.project, execution.folder);
  const path = (0, import_shared_app_planning_execution_describe_step.findAssigned)(firstPrompt(input.transcriptPath) ?? "", paths);
  const plan = path === null ? null : (0, import_shared_app_planning_execution_describe_step.planAt)(workspace.project, path);
  if (input.agent === null || plan === null || !(0, import_shared_core_planning_documents_must_haves.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const executor = { parent, execution, owner: (0, import_hooks_active_on_stop.gateOwner)(input.session, agent), agent, plan };
  const checkpoint = (0, import_shared_small.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_small2.planningConfigOf)((0, import_node_path.join)(workspace.project, ".planning"));
  const commands = (0, import_hooks_active_on_command3.untrustedCommands)(workspace, [plan.document.text], usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  return { kind: "gate", executor, gate: gateOf(workspace, executor, usualCommands) };
}
function gateNow(current, gate) {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}
function withoutBackground(input) {
  return { ...input, backgroundTasks: [] };
}
function gateOf(workspace, { parent, owner, agent, plan, execution }, usual) {
  const checks = checksOf(workspace, plan, execution, usual);
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: (0, import_hooks_active_on_stop.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop3.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop2.newProgress)(now, { pid: parent.progress.owner.pid, host: (0, import_node_os.hostname)() }),
      hints: parent.progress.hints
    }
  };
}
function checksOf(workspace, plan, { folder }, usual) {
  const own = (0, import_hooks_active_on_command4.planCommands)(plan.document.text, usual).map((command2) => ({
    name: (0, import_hooks_active_on_command2.parseCheck)(command2).name,
    command: command2,
    origin: "plan"
  }));
  const command = `${(0, import_hooks_active_on_command.cliCommand)(workspace)} execute ready ${(0, import_shared_app_planning_execution_describe_step.planToken)(folder, plan.id)}`;
  return (0, import_hooks_active_on_command2.nameChecks)([...own, { name: "summary and commits", command, origin: "plan" }]);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  gateNow,
  planExecutor,
  withoutBackground
});
