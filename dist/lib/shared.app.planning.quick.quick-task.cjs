var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(i=__getOwnPropDesc(e,o))||i.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{findQuickTask:()=>findQuickTask,isComplete:()=>isComplete,loopOf:()=>loopOf,noteQuickDone:()=>noteQuickDone,noteQuickLoop:()=>noteQuickLoop,quickBrief:()=>quickBrief,quickId:()=>quickId,quickPlace:()=>quickPlace,quickPlan:()=>quickPlan,quickProblems:()=>quickProblems,quickSlug:()=>quickSlug,quickTaskOf:()=>quickTaskOf,recordQuickOutcome:()=>recordQuickOutcome}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_app_planning_documents_record_state=require("./shared.app.planning.documents.record-state.cjs"),import_shared_core_planning_writing_state_decisions2=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope2=require(
"./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/writing/quick-text.ts
function quickBrief({ id, description, plan, format, read }) {
  const name = (0, import_common.quoteName)(id);
  return import_common6.prose`${(0, import_common6.joinProse)(
    [
      import_common6.prose`# Brief: small task ${name}`,
      import_common6.prose`Plan this one task. It belongs to no phase.`,
      import_common6.prose`## Task, as the user typed it`,
      (0, import_common2.typedLine)(description, 2e3),
      import_common6.prose`## Read`,
      (0, import_common6.joinProse)(
        read.map((path) => import_common6.prose`- ${(0, import_common.quoteName)(path)}`),
        "\n"
      ),
      import_common6.prose`## Write`,
      (0, import_common6.joinProse)(
        [
          import_common6.prose`- Plan format, to be read before: ${(0, import_common.quoteName)(format)}`,
          import_common6.prose`- The plan, this one file: ${(0, import_common.quoteName)(plan)}`,
          import_common6.prose`- phase: quick-${name}, plan: ${name}, wave: 1, depends_on: [], requirements: []`,
          import_common6.prose`- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done`,
          import_common6.prose`- No research, no other plan`
        ],
        "\n"
      )
    ],
    "\n\n"
  )}\n`;
}
function quickSummary(summary) {
  const { id, description, what, outcome, date, commits, files, left } = summary;
  const frontmatter = [
    "---",
    `phase: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(`quick-${id}`)}`,
    `plan: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(id)}`,
    "subsystem: quick",
    "tags: []",
    "key-files:",
    "  created: []",
    files.length === 0 ? "  modified: []" : "  modified:",
    ...files.map((file) => `    - ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(file)}`),
    "requirements-completed: []",
    'duration: "-"',
    `completed: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(date)}`,
    `status: ${outcome.kind === "complete" ? "complete" : "blocked"}`,
    "---"
  ];
  const done = commits.map(({ hash, subject }) => import_common6.prose`- ${(0, import_common.codeName)(hash)} ${(0, import_common3.quoteLine)(subject, 200)}`);
  const parts = [
    (0, import_common10.ours)(frontmatter.join("\n")),
    import_common6.prose`# Quick task ${(0, import_common.quoteName)(id)}: ${(0, import_common3.quoteLine)(description, 200)} Summary`,
    outcome.kind === "complete" ? import_common6.prose`**${(0, import_common3.quoteLine)(what.replaceAll("*", ""), 500)}**` : import_common6.prose`**Not done: ${(0, import_common3.quoteLine)(outcome.reason.replaceAll("*", ""), 500)}**`,
    import_common6.prose`## Task Commits`,
    done.length === 0 ? import_common6.prose`None.` : (0, import_common6.joinProse)(done, "\n"),
    ...left.length === 0 ? [] : [import_common6.prose`## Left Uncommitted`, (0, import_common6.joinProse)(left, "\n")]
  ];
  return import_common6.prose`${(0, import_common6.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_SLUG = 40;
function quickId(time) {
  const two = (value) => String(value % 100).padStart(2, "0");
  const block = Math.floor(time.seconds / 2);
  return `${two(time.year)}${two(time.month)}${two(time.day)}-${block.toString(36).padStart(3, "0")}`;
}
function quickSlug(description) {
  const slug = (0, import_hooks_active_on_command.phaseSlug)(description).slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
  return slug === "" ? "task" : slug;
}
function readQuickFolder(name) {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === void 0 || slug === void 0 ? null : { id, slug };
}
// src/app/planning/quick/quick-task.ts
var MOST_TASKS = 3;
function findQuickTask(root, id) {
  const names = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(".planning", "quick"));
  const name = names.find((one) => readQuickFolder(one)?.id === id);
  const slug = name === void 0 ? void 0 : readQuickFolder(name)?.slug;
  return slug === void 0 ? null : quickPlace(root, id, slug);
}
function quickPlace(root, id, slug) {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}
function quickPlan({ root, id, slug, folder, plan }) {
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, plan);
  if (text === null) return null;
  return {
    id,
    canonical: `quick-${id}`,
    folder: `quick-${id}-${slug}`,
    place: folder,
    path: plan,
    document: (0, import_shared_core_planning_documents_roadmap_scope2.readPlan)(text)
  };
}
function quickProblems(place) {
  const { root, plan } = place;
  const found = quickPlan(place);
  if (found === null) return [`${plan} is missing: write it.`];
  const around = (0, import_shared_core_planning_writing_state_decisions.planningSurroundings)(root, (0, import_node_path.join)(root, plan), null);
  const diagnostics = (0, import_shared_core_mapping_documents_map_documents.validatePlan)(found.document, {
    ...around,
    fileName: null,
    siblings: null,
    isNew: true
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [
    ...errors.map(({ line, message, fix }) => `Line ${line}: ${message} ${fix}`),
    ...sizeProblems(found.document)
  ];
}
function sizeProblems(plan) {
  const { length } = plan.tasks;
  return [
    ...length > MOST_TASKS ? [
      `The plan has ${(0, import_common9.countOf)(length, "task")}: a small task has at most ${MOST_TASKS}; a larger one is a phase.`
    ] : [],
    ...(0, import_hooks_active_on_command2.verifyCommands)(plan.text).length === 0 ? ["No task has a verify command: write <verify><automated>COMMAND</automated></verify>."] : []
  ];
}
function isComplete({ root, summary }) {
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, summary);
  return text !== null && (0, import_shared_core_planning_phases_standing.readSummary)(text).status === "complete";
}
async function recordQuickOutcome({ key }, place, outcome, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const { root, id, slug, summary, plan } = place;
  const found = quickPlan(place);
  if (found === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${plan} is missing: nothing was planned.`);
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(root);
  if (opened.status === "refused") return opened;
  const description = ownText(place, "task.md") ?? slug.replaceAll("-", " ");
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  const left = await leftBy({ project: root, key }, found);
  if (!isComplete(place)) {
    const files = [...new Set(commits.flatMap((commit2) => commit2.files))];
    const what = ownText(place, "done.md") ?? description;
    const text = quickSummary({ id, description, what, outcome, date, commits, files, left });
    const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(root, summary, text);
    if (written.status === "refused") return written;
  }
  const done = outcome.kind === "complete";
  const commit = commits[0]?.hash ?? null;
  const noted = await (0, import_shared_app_planning_documents_record_state.recordQuickTask)(opened.project, { id, slug, description, date, commit, done }, now);
  if (noted.status === "refused") return noted;
  const subject = `docs(quick-${id}): ${done ? "" : "not done: "}${description.slice(0, 72)}`;
  return {
    status: "done",
    commit: await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(root, [plan, summary, ".planning/STATE.md"], subject),
    left
  };
}
async function leftBy(store, plan) {
  const { begun } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, (0, import_shared_core_planning_execution_summary_skeleton.planPlaceOf)(plan));
  if (begun === null) return [];
  const named2 = (0, import_shared_core_planning_writing_state_decisions2.namedFiles)(plan.document);
  const open = (await (0, import_shared_core_planning_execution_summary_skeleton.ownUncommitted)(store.project, begun)).filter((path) => (0, import_shared_core_planning_writing_state_decisions2.isNamedBy)(named2, path));
  const { own, shared, unclaimed } = await (0, import_shared_core_planning_execution_summary_skeleton.leftoversIn)(store, plan);
  return (0, import_shared_core_planning_execution_summary_skeleton.leftLines)({ own: [...open, ...own], shared, unclaimed }, begun.left);
}
function noteQuickDone({ root, id }, what) {
  const own = (0, import_common5.openMswSubfolder)(root, "quick", id);
  if (own.status === "refused") return own.reason;
  (0, import_common7.keepText)((0, import_node_path.join)(own.path, "done.md"), `${(0, import_common4.plainLine)(what, 500)}
`);
  return null;
}
function noteQuickLoop({ root, id }, loop) {
  const own = (0, import_common5.openMswSubfolder)(root, "quick", id);
  if (own.status === "ok") (0, import_common7.keepText)((0, import_node_path.join)(own.path, "loop.txt"), `${loop}
`);
}
function quickTaskOf(root, loop) {
  const ids = (0, import_common8.namesIn)((0, import_common5.mswPath)(root, "quick"), (0, import_common12.ownFile)(root));
  const id = ids.find(
    (one) => (0, import_common11.textOf)((0, import_common5.mswPath)(root, "quick", one, "loop.txt"), (0, import_common12.ownFile)(root))?.trim() === loop
  );
  return id === void 0 ? null : findQuickTask(root, id);
}
function loopOf(place) {
  return ownText(place, "loop.txt");
}
function ownText({ root, id }, name) {
  return (0, import_common11.textOf)((0, import_common5.mswPath)(root, "quick", id, name), (0, import_common12.ownFile)(root))?.trim() || null;
}
async function commitsOf(root, id) {
  const marked = ["log", "-n", "50", "--no-merges", "--fixed-strings", `--grep=(quick-${id}):`];
  const log = await (0, import_adapters_git_work_tree.runGit)(root, [...marked, "--name-only", "--format=%x01%h%x02%s"]);
  if (log.status !== "ok") return [];
  return log.output.split("").slice(1).flatMap((entry) => {
    const [head = "", ...files] = entry.split(/\r?\n/).filter((line) => line !== "");
    const [hash = "", subject = ""] = head.split("");
    return subject.startsWith("docs(") ? [] : [{ hash, subject, files: files.filter((file) => !file.startsWith(".planning/")) }];
  });
}
