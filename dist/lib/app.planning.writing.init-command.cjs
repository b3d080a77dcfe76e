var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{initCommand:()=>initCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_begin_milestone=require("./shared.app.planning.milestones.begin-milestone.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_memory_task_page=require("./shared.app.memory.task-page.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/writing/init-command.ts
var MOST_REPORTS = 12;
var MOST_NAMES = 20;
var KNOWN = [
  "README.md",
  "CLAUDE.md",
  "AGENTS.md",
  "package.json",
  "pyproject.toml",
  "Cargo.toml",
  "go.mod"
];
async function initCommand(workspace, args) {
  const typed = (0, import_hooks_active_on_command2.readTyped)("init", args);
  if (typed.status === "refused") return (0, import_hooks_active_on_stop.say)(typed.reason);
  if (typed.words.length > 0)
    return (0, import_hooks_active_on_stop.say)("Type /msw:init, or /msw:init --from FILE with what is written already.");
  const file = (0, import_hooks_active_on_command2.optionOf)(typed, "from");
  const root = (0, import_hooks_active_on_command.findProject)(workspace.project) ?? workspace.project;
  const asked = (0, import_hooks_active_on_command2.hasOption)(typed, "milestone") ? await askForMilestone(root) : askForProject(root);
  if (typeof asked === "string") return (0, import_hooks_active_on_stop.say)(asked);
  if (file !== null && (0, import_common7.textOf)((0, import_node_path.resolve)(workspace.project, file), import_common8.named) === null)
    return (0, import_hooks_active_on_stop.say)(`${file} cannot be read: name a text file after --from.`);
  const folder = (0, import_common5.openMswSubfolder)(root, "init");
  if (folder.status === "refused") return (0, import_hooks_active_on_stop.say)(`MSW cannot begin: ${folder.reason}.`);
  const known = await (0, import_shared_app_memory_task_page.writeTaskPage)(workspace, {
    task: taskOf(workspace, root, file),
    ...{ root, page: MEMORY, grounds: !(0, import_hooks_active_on_command2.hasOption)(typed, "no-ground") }
  });
  const remembered = known.isWritten ? import_common6.prose`memory: ${(0, import_common.quoteName)(MEMORY)}; what the project and its notebook know about this` : null;
  const context = await contextOf(workspace, root, file, asked);
  return {
    kind: "context",
    context: (0, import_common6.joinProse)([context, remembered, known.fact], "\n"),
    notice: known.notice
  };
}
var MEMORY = ".msw/init/memory.md";
var LONGEST_TASK = 4e3;
function taskOf({ project }, root, file) {
  const written = file === null ? null : (0, import_common7.textOf)((0, import_node_path.resolve)(project, file), import_common8.named);
  const text = written ?? (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(".planning", "PROJECT.md")) ?? (0, import_shared_core_planning_documents_planning_settings.documentText)(root, "README.md");
  return (text ?? "").slice(0, LONGEST_TASK);
}
function askForProject(root) {
  const existing = (0, import_shared_core_planning_documents_roadmap_scope.existingDocument)(root);
  if (existing !== null)
    return `This project is planned already (${existing}): /msw:status shows it, /msw:go does what comes next, /msw:init --milestone begins another milestone.`;
  const first = import_common6.prose`MSW starts the planning of this project.`;
  return { schema: import_common6.prose`project schema`, write: import_common6.prose`project new`, first, lines: [] };
}
async function askForMilestone(root) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
  if (opened.status === "refused") return opened.reason;
  const next = (0, import_shared_app_planning_milestones_begin_milestone.nextMilestone)(opened.project);
  if (next.status === "refused") return next.reason;
  if (next.planned !== null) {
    const begun = await (0, import_shared_app_planning_milestones_begin_milestone.takeUpMilestone)(opened.project);
    if (begun.status !== "done") return begun.status === "refused" ? begun.reason : "";
    return `Milestone ${begun.version} (${(0, import_common4.plainLine)(begun.name, 80)}), which the roadmap plans, begins with phase ${begun.first}. Next: /msw:discuss ${begun.first}`;
  }
  const lines = [
    import_common6.prose`version: ${(0, import_common.quoteName)(next.version)}, unless the user wants another; its phases begin with ${next.first}`,
    import_common6.prose`project: .planning/PROJECT.md; it knows what this is and for whom: ask only what this milestone adds`,
    import_common6.prose`shipped: ${namesOr(markdownIn(root, ".planning/milestones"), import_common6.prose`nothing`)}`
  ];
  const first = import_common6.prose`MSW starts the planning of the next milestone.`;
  return { schema: import_common6.prose`milestone schema`, write: import_common6.prose`milestone begin`, first, lines };
}
function markdownIn(root, folder) {
  const names = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder).filter((name) => name.endsWith(".md"));
  return names.map((name) => `${folder}/${name}`);
}
async function contextOf(workspace, root, file, { schema, write, first, lines }) {
  const hasGit = (await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--show-toplevel"])).status === "ok";
  const there = KNOWN.filter((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, name)));
  const reports = reportsIn(root);
  return (0, import_common6.joinProse)(
    [
      first,
      import_common6.prose`SCHEMA: ${(0, import_common2.cliCommand)(workspace)} ${schema}`,
      import_common6.prose`WRITE: ${(0, import_common2.cliCommand)(workspace)} ${write}`,
      import_common6.prose`ROOT: ${(0, import_common.quoteName)(root)}`,
      import_common6.prose`ANSWERS: ${(0, import_common.quoteName)((0, import_node_path.join)(root, ".msw", "init", "answers.json"))}`,
      import_common6.prose`from: ${file === null ? import_common6.prose`none, ask the user` : (0, import_common.quoteName)((0, import_node_path.resolve)(workspace.project, file))}`,
      ...lines,
      import_common6.prose`there already: ${namesOr(there, import_common6.prose`nothing that MSW knows`)}`,
      import_common6.prose`codebase map: ${namesOr(markdownIn(root, ".planning/codebase"), import_common6.prose`none`)}`,
      ...reports.length === 0 ? [import_common6.prose`research: none`] : [import_common6.prose`research:`, ...reports],
      hasGit ? import_common6.prose`git: yes` : import_common6.prose`git: no repository; the documents will not be committed, and making one is left to the user`
    ],
    "\n"
  );
}
function namesOr(names, none) {
  if (names.length === 0) return none;
  return (0, import_common6.joinProse)(
    names.slice(0, MOST_NAMES).map((name) => (0, import_common.quoteName)(name, 150)),
    ", "
  );
}
function reportsIn(root) {
  const folders = ["docs/research", ".planning/research"].flatMap((folder) => markdownIn(root, folder));
  const reports = ["RESEARCH_REPORT.md", ...folders].flatMap((path) => {
    const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const title = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text ?? "").headings.find(({ level }) => level === 1)?.title ?? "";
    const name = (0, import_common.quoteName)(path, 150);
    if (text === null) return [];
    return [title === "" ? import_common6.prose`- ${name}` : import_common6.prose`- ${name} (${(0, import_common3.quoteLine)(title, 80)})`];
  });
  return reports.slice(0, MOST_REPORTS);
}
