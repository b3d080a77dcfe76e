var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var n in e)__defProp(o,n,{get:e[n],enumerable:!0})},__copyProps=(o,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==n&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{quickCommand:()=>quickCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_execution_execution_objections=require("./shared.app.planning.execution.execution-objections.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-tur\
n.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/quick/quick-command.ts
var ITERATIONS = 8;
async function quickCommand(workspace, input, ownerPid) {
  const args = input.args.trim();
  const root = (0, import_hooks_active_on_command3.findProject)(workspace.project) ?? workspace.project;
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning", "ROADMAP.md")))
    return (0, import_hooks_active_on_stop.say)(
      "Small tasks belong to a planned project: begin with /msw:init, or give the task to /msw:loop."
    );
  const [, id, trust = null] = /^--go(?:=|\s+)(\d{6}-[a-z0-9]{3})(?:\s+--trust(?:=|\s+)([0-9a-f]{16}))?$/.exec(args) ?? [];
  if (id !== void 0) return go(workspace, { input, ownerPid, root, id, trust });
  const task = args.replace(/^(["'])([\s\S]*)\1$/, "$2").trim();
  return task === "" || args.startsWith("--") ? howToType(root) : begin(workspace, root, task);
}
function howToType(root) {
  const open = (0, import_shared_app_planning_quick_quick_task.openQuickTasks)(root).map((one) => `
  ${(0, import_common5.plainLine)(one, 240)}`);
  const planned = open.length === 0 ? "" : `. Planned:${open.slice(-MOST_LISTED).join("")}`;
  return (0, import_hooks_active_on_stop.sayLines)(`Type /msw:quick "TASK", or /msw:quick --go ID for one that is planned${planned || "."}`);
}
var MOST_LISTED = 10;
function begin(workspace, root, task) {
  const now = new Date(workspace.now());
  const seconds = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();
  const id = (0, import_shared_app_planning_quick_quick_task.quickId)({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate(), seconds });
  const place = (0, import_shared_app_planning_quick_quick_task.findQuickTask)(root, id) ?? (0, import_shared_app_planning_quick_quick_task.quickPlace)(root, id, (0, import_shared_app_planning_quick_quick_task.quickSlug)(task));
  const own = (0, import_common6.openMswSubfolder)(root, "quick", id);
  if (own.status === "refused") return (0, import_hooks_active_on_stop.say)(`MSW cannot begin: ${own.reason}.`);
  const folder = (0, import_app_loop_conclude_turn2.openDocumentFolder)(root, place.folder);
  if (folder.status === "refused") return (0, import_hooks_active_on_stop.say)(`MSW cannot begin: ${folder.reason}`);
  const from = `.msw/quick/${id}`;
  const read = [".planning/STATE.md", ".planning/PROJECT.md", "CLAUDE.md"].filter(
    (path) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, path)
  );
  (0, import_common8.writeFileAtomic)((0, import_node_path.join)(own.path, "task.md"), `${(0, import_common5.plainLine)(task, 200)}
`);
  (0, import_app_loop_conclude_turn.writePage)((0, import_node_path.join)(own.path, "format.md"), (0, import_shared_core_planning_phases_plan_format.planFormat)());
  (0, import_app_loop_conclude_turn.writePage)(
    (0, import_node_path.join)(own.path, "brief.md"),
    (0, import_shared_app_planning_quick_quick_task.quickBrief)({ id, description: task, plan: place.plan, format: `${from}/format.md`, read })
  );
  const context = (0, import_common7.joinProse)(
    [
      import_common7.prose`MSW plans a small task (${(0, import_common.quoteName)(id)}).`,
      import_common7.prose`CLI: ${(0, import_common3.cliCommand)(workspace)}`,
      import_common7.prose`ID: ${(0, import_common.quoteName)(id)}`,
      import_common7.prose`ROOT: ${(0, import_common.quoteName)(root)}`,
      import_common7.prose`BRIEF: ${(0, import_common.quoteName)(`${from}/brief.md`)}`,
      import_common7.prose`PLAN: ${(0, import_common.quoteName)(place.plan)}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: null };
}
async function go(workspace, { input, ownerPid, root, id, trust }) {
  const place = (0, import_shared_app_planning_quick_quick_task.findQuickTask)(root, id);
  if (place === null) return (0, import_hooks_active_on_stop.say)(`There is no small task ${id}: plan one with /msw:quick "TASK".`);
  if ((0, import_shared_app_planning_quick_quick_task.isComplete)(place)) return (0, import_hooks_active_on_stop.say)(`The small task ${id} is done: ${place.summary}.`);
  const [problem] = (0, import_shared_app_planning_quick_quick_task.quickProblems)(place);
  if (problem !== void 0) return (0, import_hooks_active_on_stop.say)(`${place.plan} cannot be carried out. ${problem}`);
  const files = (0, import_shared_core_planning_execution_next_execution.namedFiles)((0, import_shared_app_planning_quick_quick_task.quickPlan)(place)?.document ?? (0, import_shared_core_planning_documents_roadmap_scope.readPlan)(""));
  const hurdle = await (0, import_shared_app_planning_execution_execution_objections.commitHurdle)(root, workspace.env, { files, plan: `quick-${id}` });
  if (hurdle !== null)
    return (0, import_hooks_active_on_stop.say)(`The task is not begun, because its work could not be committed: ${(0, import_common5.plainLine)(hurdle, 400)}.`);
  const hooks = await (0, import_shared_core_planning_writing_new_documents.untrustedHooks)(workspace);
  const untrusted = await (0, import_hooks_active_on_command2.settleTrust)(workspace, {
    named: [
      { plan: place.plan, commands: (0, import_hooks_active_on_command4.untrustedCommands)(workspace, [(0, import_shared_core_planning_documents_planning_settings.documentText)(root, place.plan) ?? ""]) },
      hooks
    ],
    typed: trust,
    whose: hooks.commands.length === 0 ? "The plan names" : "The plan, and the git hooks of this repository, name",
    allow: (digest) => `/msw:quick --go ${place.id} --trust ${digest}`
  });
  if (untrusted !== null) return (0, import_hooks_active_on_stop.sayLines)(untrusted);
  const typed = (0, import_shared_app_planning_quick_quick_task.describedTask)(place);
  const what = import_common7.prose`Carry out ${(0, import_common.quoteName)(place.plan)}`;
  const task = typed === "" ? what : import_common7.prose`${what}: ${(0, import_common4.quoteLine)(typed, 200)}`;
  const request = { ...import_common2.requestDefaults, task, plan: (0, import_node_path.join)(root, place.plan), maxIterations: ITERATIONS };
  const { session, transcriptPath } = input;
  const armed = await (0, import_hooks_active_on_command.armLoop)(workspace, { session, request, transcriptPath, ownerPid });
  if (armed.status === "refused") return (0, import_hooks_active_on_stop.say)(armed.reason);
  await (0, import_shared_core_planning_execution_summary_skeleton.beginPlans)({ ...workspace, project: root }, [(0, import_shared_app_planning_quick_quick_task.quickRun)(place)], armed.loop.terms.id);
  const context = (0, import_common7.joinProse)(
    [
      import_common7.prose`MSW carries out a small task (${(0, import_common.quoteName)(id)}).`,
      import_common7.prose`CLI: ${(0, import_common3.cliCommand)(workspace)}`,
      import_common7.prose`ID: ${(0, import_common.quoteName)(id)}`,
      import_common7.prose`ROOT: ${(0, import_common.quoteName)(root)}`,
      import_common7.prose`PLAN: ${(0, import_common.quoteName)((0, import_node_path.join)(root, place.plan))}`,
      armed.context
    ],
    "\n"
  );
  return { kind: "context", context, notice: armed.notice };
}
