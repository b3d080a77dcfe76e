var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var n in e)__defProp(o,n,{get:e[n],enumerable:!0})},__copyProps=(o,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==n&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{gateNow:()=>gateNow,planExecutor:()=>planExecutor,withoutBackground:()=>withoutBackground}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_execution_read_execution=require("./shared.app.planning.execution.read-execution.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hoo\
ks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_common2.readPart)(path, import_common3.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_common.fieldsIn)((0, import_common.parseJson)(line));
    if (type === "user") return textOf2((0, import_common.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_common.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
async function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = (0, import_shared_core_planning_documents_roadmap_scope.plansIn)(workspace.project, execution.folder);
  const asked = input.agent?.prompt ?? firstPrompt(input.transcriptPath) ?? "";
  const path = (0, import_shared_core_planning_execution_summary_skeleton.findAssigned)(asked, paths);
  const plan = path === null ? null : (0, import_shared_core_planning_documents_roadmap_scope.planAt)(workspace.project, path);
  if (input.agent === null || plan === null || !(0, import_hooks_active_on_command3.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const owner = (0, import_hooks_active_on_stop2.gateOwner)(input.session, agent);
  const { tree } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(workspace, (0, import_shared_core_planning_execution_summary_skeleton.planPlaceOf)(plan));
  const executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = (0, import_shared_app_planning_execution_read_execution.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(workspace.project, ".planning"));
  const others = (0, import_shared_app_planning_worktrees_merge_tree.plansNamed)(workspace.project, plan.folder, tree?.together ?? []);
  const texts = [plan, ...others].map(({ document }) => document.text);
  const commands = (0, import_hooks_active_on_command4.untrustedCommands)(workspace, texts, usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  const touched = tree === null ? await (0, import_shared_core_planning_execution_summary_skeleton.touchedBy)(workspace, (0, import_shared_core_planning_execution_summary_skeleton.planPlaceOf)(plan), input.transcriptPath) : [];
  const checks = checksOf(workspace, executor, { texts, usual: usualCommands, touched });
  return { kind: "gate", executor, gate: gateOf(workspace, executor, checks), touched };
}
function gateNow(current, gate) {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}
function withoutBackground(input) {
  return { ...input, awaited: [] };
}
function gateOf(workspace, { parent, execution, owner, agent, plan, tree }, checks) {
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: (0, import_hooks_active_on_stop2.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      plan: { phase: execution.phase, id: plan.id },
      tree: tree?.root ?? null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop3.newProgress)(now, parent.progress.owner),
      hints: parent.progress.hints,
      inner: parent.progress.inner
    }
  };
}
function checksOf(workspace, { plan, execution: { folder } }, {
  texts,
  usual,
  touched
}) {
  const commands = new Set(texts.flatMap((text) => (0, import_hooks_active_on_command5.planCommands)(text, usual)));
  const own = [...commands].map((command2) => ({
    name: (0, import_hooks_active_on_command2.parseCheck)(command2).name,
    command: command2,
    origin: "plan"
  }));
  const unnamed = touched.filter((path) => !(0, import_shared_core_planning_writing_state_decisions.isNamedBy)((0, import_shared_core_planning_writing_state_decisions.namedFiles)(plan.document), path) && isPlainPath(path));
  const mine = unnamed.slice(0, MOST_MINE).map((path) => ` --mine "${path}"`);
  const command = `${(0, import_hooks_active_on_command6.cliCommand)(workspace)} execute ready ${(0, import_shared_core_planning_execution_summary_skeleton.planToken)(folder, plan.id)}${mine.join("")}`;
  return (0, import_hooks_active_on_command.nameChecks)([...own, { name: "summary and commits", command, origin: "plan" }]);
}
var MOST_MINE = 20;
function isPlainPath(path) {
  return /^[\p{L}\p{N}_.,@+=/ -]{1,300}$/u.test(path) && !path.startsWith("-");
}
