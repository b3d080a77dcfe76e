var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{quickOperations:()=>quickOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_operations_planning_execute_operations=require("./shared.app.operations.planning.execute-operations.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
// src/app/operations/planning/quick-operations.ts
var id = (0, import_hooks_active_on_command2.word)("the id of a small task");
var check = (0, import_hooks_active_on_command2.operation)({
  name: "quick check",
  about: "Say whether the plan of a small task can be carried out, and the command that begins it",
  effect: "reads",
  grant: { to: ["quick", "resume"] },
  inputs: { id },
  run: (place, input) => withTask(place, input.id, (task) => {
    const opened = (0, import_common2.openWorkspace)(task.root, place.env, place.now);
    if (opened.status === "refused") return opened;
    const { workspace } = opened;
    const problems = (0, import_shared_app_planning_quick_quick_task.quickProblems)(task).map((one) => (0, import_common4.plainLine)(one, 300));
    const untrusted = (0, import_hooks_active_on_command.untrustedCommands)(workspace, [(0, import_shared_app_planning_quick_quick_task.quickPlan)(task)?.document.text ?? ""]);
    const shown = untrusted.map(import_hooks_active_on_command.showCommand);
    if (problems.length > 0) {
      const value = { next: "revise", problems, untrusted: shown, command: null };
      return { status: "failed", value, reason: `${task.plan} cannot be carried out yet.` };
    }
    const go = import_common5.prose`/msw:quick --go ${(0, import_common.quoteName)(task.id)}`;
    const digest = (0, import_common.quoteName)((0, import_hooks_active_on_command.commandsDigest)(workspace, untrusted));
    const command = untrusted.length === 0 ? go : import_common5.prose`${go} --trust ${digest}`;
    return (0, import_hooks_active_on_command2.done)({ next: "go", problems, untrusted: shown, command });
  }),
  text: ({ problems, command }) => (0, import_common5.joinProse)([...problems.map((one) => import_common5.prose`- ${(0, import_common3.quoteLine)(one, 300)}`), command], "\n")
});
var commit = (0, import_hooks_active_on_command2.operation)({
  name: "quick commit",
  about: "Commit the changed files that one of its tasks names, and nothing else",
  effect: "writes",
  grant: { to: ["quick", "resume"], options: ["task", "type", "also"] },
  inputs: { id, ...import_shared_app_operations_planning_execute_operations.commitInputs },
  run: (place, { id: task, ...request }) => withTask(place, task, (found) => {
    const plan = (0, import_shared_app_planning_quick_quick_task.quickPlan)(found);
    if (plan === null) return (0, import_hooks_active_on_command2.refused)(`${found.plan} is missing.`);
    const opened = (0, import_common2.openWorkspace)(found.root, place.env, place.now);
    return opened.status === "refused" ? opened : (0, import_shared_app_operations_planning_execute_operations.commitNamed)(place, opened.workspace, plan, request);
  }),
  text: import_shared_app_operations_planning_execute_operations.committedText
});
var quickOperations = [check, commit];
function withTask(place, task, use) {
  const found = (0, import_shared_app_planning_quick_quick_task.findQuickTask)((0, import_shared_app_planning_documents_open_phase.planningRoot)(place), task);
  return found === null ? (0, import_hooks_active_on_command2.refused)(`There is no small task ${(0, import_common4.plainLine)(task, 40)}.`) : use(found);
}
