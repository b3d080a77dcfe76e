var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(i=__getOwnPropDesc(e,o))||i.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{describedTask:()=>describedTask,findQuickTask:()=>findQuickTask,invalidPlans:()=>invalidPlans,isComplete:()=>isComplete,keepProjectUp:()=>keepProjectUp,keptProject:()=>keptProject,nameProblem:()=>nameProblem,openQuickTasks:()=>openQuickTasks,orderProblem:()=>orderProblem,quickBrief:()=>quickBrief,quickId:()=>quickId,quickPlace:()=>quickPlace,quickPlan:()=>quickPlan,quickProblems:()=>quickProblems,quickRun:()=>quickRun,quickSlug:()=>quickSlug,quickTaskOf:()=>quickTaskOf,recordQuickDone:()=>recordQuickDone,whyNotExecute:()=>whyNotExecute}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/documents/why-not-execute.ts
function whyNotExecute(project, facts) {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_writing_section.phaseNamed)(project.root, folder);
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const open = phase.plans.filter(({ summary }) => summary === null || summary.status === "halted");
  const problem = nameProblem(facts) ?? orderProblem((0, import_shared_core_planning_writing_section.planWaves)((0, import_shared_core_planning_writing_section.wavePlans)(phase))) ?? invalidPlans(project, number, {
    plans: phase.plans,
    siblings: (0, import_shared_core_planning_writing_section.dependableNames)(phase),
    open: open.map(({ id }) => id),
    isBegun: facts.plans.some(({ done }) => done),
    most: 1
  });
  return problem === null ? null : (0, import_common2.plainLine)(problem, 800);
}
function nameProblem(facts) {
  const { folder, number, plans, halted = [] } = facts;
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null || folder === null) return shared;
  const open = plans.filter(({ id, done }) => !done || halted.includes(id));
  const words = [number, ...open.map(({ id }) => id)];
  const odd = (0, import_hooks_active_on_command.isTellable)(folder) ? words.find((word) => !(0, import_hooks_active_on_command.isPlainName)(word)) : folder;
  return odd === void 0 ? null : `${(0, import_common.quoteName)(odd, 80)}: name it with letters, digits, - . _ only, a plan as in 01-01-PLAN.md.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_common2.plainLine)(found.message, 300)} ${found.fix}`;
}
function invalidPlans(project, number, { plans, siblings, open, isBegun, most }) {
  const errors = plans.filter(({ id }) => open.includes(id)).flatMap(({ id, file, document }) => {
    const isAccepted = (0, import_shared_core_planning_execution_summary_skeleton.acceptedReason)(project.root, document.text) !== null;
    return (0, import_shared_core_planning_documents_roadmap_scope.validatePlan)(document, { fileName: (0, import_node_path.basename)(file), siblings }).filter(({ severity, code }) => severity === "error" && !(isAccepted && !import_shared_core_planning_documents_roadmap_scope.NEVER.has(code))).map((error) => ({ id, ...error }));
  });
  if (errors.length === 0) return null;
  const list = errors.slice(0, most).map(({ id, line, message, fix }) => `
  ${id}: ${(0, import_common2.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`);
  const more = errors.length > most ? `
  and ${errors.length - most} more` : "";
  const anew = isBegun ? "" : `
To have them written anew, type /msw:plan ${number}.`;
  const wayRound = errors.some(({ code }) => import_shared_core_planning_documents_roadmap_scope.NEVER.has(code)) ? anew : `
To have them carried out as they are, type /msw:plan ${number} --accept "why".`;
  return `Phase ${number} cannot be executed, its plans have errors:${list.join("")}${more}${wayRound}`;
}

var import_shared_core_planning_execution_next_execution = require("./shared.core.planning.execution.next-execution.cjs");

var import_shared_core_planning_documents_roadmap_scope2 = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

var import_shared_core_planning_documents_roadmap_scope3 = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/core/planning/writing/quick-text.ts
function quickBrief({ id, description, plan, format, read }) {
  const name = (0, import_common.quoteName)(id);
  return import_common7.prose`${(0, import_common7.joinProse)(
    [
      import_common7.prose`# Brief: small task ${name}`,
      import_common7.prose`Plan this one task. It belongs to no phase.`,
      import_common7.prose`## Task, as the user typed it`,
      (0, import_common3.typedLine)(description, 2e3),
      import_common7.prose`## Read`,
      (0, import_common7.joinProse)(
        read.map((path) => import_common7.prose`- ${(0, import_common.quoteName)(path)}`),
        "\n"
      ),
      import_common7.prose`## Write`,
      (0, import_common7.joinProse)(
        [
          import_common7.prose`- Plan format, to be read before: ${(0, import_common.quoteName)(format)}`,
          import_common7.prose`- The plan, this one file: ${(0, import_common.quoteName)(plan)}`,
          import_common7.prose`- phase: quick-${name}, plan: ${name}, wave: 1, depends_on: [], requirements: []`,
          import_common7.prose`- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done`,
          import_common7.prose`- No research, no other plan`
        ],
        "\n"
      )
    ],
    "\n\n"
  )}\n`;
}
function quickSummary({ id, description, date, commits, left }) {
  const files = [...new Set(commits.flatMap((commit) => commit.files))];
  const frontmatter = [
    `phase: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(`quick-${id}`)}`,
    `plan: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(id)}`,
    "subsystem: quick",
    "tags: []",
    "key-files:",
    "  created: []",
    files.length === 0 ? "  modified: []" : "  modified:",
    ...files.map((file) => `    - ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(file)}`),
    "requirements-completed: []",
    'duration: "-"',
    `completed: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(date)}`,
    "status: complete"
  ];
  const done = commits.map(
    ({ hash, subject }) => import_common7.prose`- ${(0, import_common.codeName)(hash.slice(0, 7))} ${(0, import_common5.quoteLine)(subject, 200)}`
  );
  const parts = [
    import_common7.prose`# Quick task ${(0, import_common.quoteName)(id)}: ${(0, import_common5.quoteLine)(description, 200)} Summary`,
    import_common7.prose`**${(0, import_common5.quoteLine)(description.replaceAll("*", ""), 500)}**`,
    import_common7.prose`## Task Commits`,
    done.length === 0 ? import_common7.prose`None.` : (0, import_common7.joinProse)(done, "\n"),
    ...left.length === 0 ? [] : [import_common7.prose`## Left Uncommitted`, (0, import_common7.joinProse)(left, "\n")]
  ];
  const yaml = frontmatter.map((line) => `${line}
`).join("");
  return (0, import_common4.shownDocument)(yaml, (0, import_common7.joinProse)(parts, "\n\n"));
}
function openLine(path) {
  return import_common7.prose`- ${(0, import_common.codeName)(path)}: its changes are in no commit; a clone lacks them`;
}
var LONGEST_SLUG = 40;
function quickId(time) {
  const two = (value) => String(value % 100).padStart(2, "0");
  const block = Math.floor(time.seconds / 2);
  return `${two(time.year)}${two(time.month)}${two(time.day)}-${block.toString(36).padStart(3, "0")}`;
}
function quickSlug(description) {
  const slug = (0, import_hooks_active_on_command2.phaseSlug)(description).slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
  return slug === "" ? "task" : slug;
}
function readQuickFolder(name) {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === void 0 || slug === void 0 ? null : { id, slug };
}
// src/app/planning/quick/quick-task.ts
var MOST_TASKS = 3;
function findQuickTask(root, id) {
  return quickPlaces(root).find((place) => place.id === id) ?? null;
}
function openQuickTasks(root) {
  const open = quickPlaces(root).filter((place) => quickPlan(place) !== null && !isComplete(place));
  return open.flatMap((place) => {
    const task = describedTask(place);
    return task === "" ? [] : [`/msw:quick --go ${place.id} \u2014 ${task}`];
  });
}
function quickPlaces(root) {
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path2.join)(".planning", "quick")).flatMap((name) => {
    const named2 = readQuickFolder(name);
    return named2 === null ? [] : [quickPlace(root, named2.id, named2.slug)];
  });
}
function quickPlace(root, id, slug) {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}
function quickRun({ id, slug }) {
  return { folder: `quick-${id}-${slug}`, id };
}
function quickPlan(place) {
  const { root, id, plan: path } = place;
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
  if (text === null) return null;
  const { folder } = quickRun(place);
  return { id, canonical: `quick-${id}`, folder, place: place.folder, path, document: (0, import_shared_core_planning_documents_roadmap_scope3.readPlan)(text) };
}
function quickProblems(place) {
  const found = quickPlan(place);
  if (found === null) return [`${place.plan} is missing: write it.`];
  const diagnostics = (0, import_shared_core_planning_documents_roadmap_scope.validatePlan)(found.document, { fileName: null, siblings: null, isNew: true });
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
      `The plan has ${(0, import_common8.countOf)(length, "task")}: a small task has at most ${MOST_TASKS}; a larger one is a phase.`
    ] : [],
    ...(0, import_hooks_active_on_command3.verifyCommands)(plan.text).length === 0 ? ["No task has a verify command: write <verify><automated>COMMAND</automated></verify>."] : []
  ];
}
function isComplete({ root, summary }) {
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, summary);
  return text !== null && (0, import_shared_core_planning_writing_section.readSummary)(text).status === "complete";
}
async function recordQuickDone({ key }, place, now) {
  const { root, id, slug, summary, plan } = place;
  const found = quickPlan(place);
  if (found === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${plan} is missing: nothing was planned.`);
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
  if (opened.status === "refused") return opened;
  const description = describedTask(place) || slug.replaceAll("-", " ");
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  const left = await leftBy({ project: root, key }, found);
  if (!isComplete(place)) {
    const text = quickSummary({ id, description, date, commits, left });
    const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(root, summary, text);
    if (written.status === "refused") return written;
  }
  const commit = commits[0]?.hash.slice(0, 7) ?? null;
  const noted = await (0, import_shared_core_planning_execution_summary_skeleton.recordQuickTask)(opened.project, { id, slug, description, date, commit }, now);
  if (noted.status === "refused") return noted;
  const subject = `docs(quick-${id}): ${description.slice(0, 72)}`;
  return {
    status: "done",
    commit: await (0, import_shared_core_planning_documents_roadmap_scope2.commitPlanning)(root, [plan, summary, ".planning/STATE.md"], subject),
    left
  };
}
async function leftBy(store, plan) {
  const { begun } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  if (begun === null) return [];
  const named2 = (0, import_shared_core_planning_execution_next_execution.namedFiles)(plan.document);
  const open = (await (0, import_shared_core_planning_execution_summary_skeleton.ownUncommitted)(store.project, begun)).filter((path) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(named2, path));
  const isShared = (path) => begun.before[path] !== void 0;
  const { own, shared } = await (0, import_shared_core_planning_execution_summary_skeleton.leftoversIn)(store, plan);
  return [
    ...open.filter((path) => !isShared(path)).map(openLine),
    ...(0, import_shared_core_planning_execution_summary_skeleton.leftLines)({ own, shared: [...open.filter(isShared), ...shared] }, begun.left)
  ];
}
function quickTaskOf({ key }, root, loop) {
  const isMeant = (place) => (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)({ project: root, key }, quickRun(place)).begun?.loop === loop;
  return quickPlaces(root).find(isMeant) ?? null;
}
function describedTask({ root, id }) {
  return (0, import_common9.textOf)((0, import_common6.mswPath)(root, "quick", id, "task.md"), (0, import_common10.ownFile)(root))?.trim() ?? "";
}
async function commitsOf(root, id) {
  const isOwn = ({ subject }) => (0, import_shared_core_planning_writing_new_documents.isOfPlan)(subject, `quick-${id}`) && (0, import_shared_core_planning_writing_new_documents.commitType)(subject) !== "docs";
  const commits = await (0, import_app_loop_gather_evidence.withFiles)(root, (await (0, import_app_loop_gather_evidence.recentCommits)(root) ?? []).filter(isOwn));
  return commits.map(({ hash, subject, files }) => {
    return { hash, subject, files: files.filter((file) => !file.startsWith(".planning/")) };
  });
}

var import_shared_core_planning_writing_flat_state = require("./shared.core.planning.writing.flat-state.cjs");

var import_shared_core_planning_writing_new_documents2 = require("./shared.core.planning.writing.new-documents.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_node_path3 = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path3.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_phases_standing.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn2.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete2 = (phase) => (0, import_shared_core_planning_writing_new_documents2.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete2);
  const keys = new Set(complete.map(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = (0, import_shared_core_planning_execution_summary_skeleton.phaseDecisionsIn)(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_hooks_active_on_command2.phaseKey)(phase))).map(({ text: what, rationale, phase }) => ({ what, why: rationale ?? `Phase ${phase}` }));
  return (0, import_shared_core_planning_writing_flat_state.keepProject)(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number }) => complete.has((0, import_hooks_active_on_command2.phaseKey)(number))).flatMap(
    ({ number, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
    })
  );
}
