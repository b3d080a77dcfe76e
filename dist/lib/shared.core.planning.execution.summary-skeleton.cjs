var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{MOST_RETURNS:()=>MOST_RETURNS,baseOf:()=>baseOf,beginPlans:()=>beginPlans,changesInTheWay:()=>changesInTheWay,describeStep:()=>describeStep,endPlan:()=>endPlan,findAssigned:()=>findAssigned,handOut:()=>handOut,hasSlots:()=>hasSlots,keepContents:()=>keepContents,keptContent:()=>keptContent,leftLines:()=>leftLines,leftoversIn:()=>leftoversIn,marksOf:()=>marksOf,noteLeft:()=>noteLeft,noteReturned:()=>noteReturned,noteTouched:()=>noteTouched,ownUncommitted:()=>ownUncommitted,planEvidence:()=>planEvidence,planPlaceOf:()=>planPlaceOf,planToken:()=>planToken,refreshSummaryOf:()=>refreshSummaryOf,settleChanges:()=>settleChanges,shortStep:()=>shortStep,summaryPlace:()=>summaryPlace,touchedBy:()=>touchedBy,writeSummary:()=>writeSummary}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_app_planning_execution_read_execution=require("./shared.app.planning.execution.read-execution.cjs"),import_shared_core_planning_writing_state_decisions2=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.cor\
e.planning.writing.project-answers.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_shared_app_diagnose_diagnose_plugins2=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_app_diagnose_diagnose_plugins3=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),
import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_path3=require("node:path"),import_node_path4=require("node:path"),import_node_fs=require("node:fs"),import_node_path5=require("node:path");
// src/app/planning/execution/describe-step.ts
// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS = 30;
function executorPrompt(task) {
  return (0, import_common6.joinProse)(
    [
      import_common6.prose`Carry out one plan of this project, as your role says.`,
      import_common6.prose`${PLAN_LINE}${(0, import_common.quoteName)(task.planPath)}`,
      import_common6.prose`Summary: ${(0, import_common.quoteName)(task.summaryPath)}`,
      ...task.tree === null ? [] : treeLines(task.tree),
      import_common6.prose`Helper: ${task.cli} execute`,
      import_common6.prose`Name of the plan for the helper: ${(0, import_common.quoteName)(task.token)}`,
      ...modeLines(task)
    ],
    "\n"
  );
}
function treeLines({ path, conflicts }) {
  const merged = import_common6.prose`What was merged meanwhile is brought into it and meets your plan's work in: ${(0, import_common6.joinProse)(
    conflicts.slice(0, MOST_FILES).map((file) => (0, import_common.quoteName)(file, 120)),
    ", "
  )}. Begin with these: edit them until both sides hold and no mark of a conflict is left. MSW commits the merge.`;
  return [import_common6.prose`Work in: ${(0, import_common.quoteName)(path)}`, ...conflicts.length === 0 ? [] : [merged]];
}
var MOST_FILES = 20;
var PLAN_LINE = import_common6.prose`Plan: `;
function modeLines({ mode, commits, answer, token }) {
  const done = commits.slice(-MOST_COMMITS).map((commit) => (0, import_common3.quoteLine)(commit, 120));
  const completed = [
    import_common6.prose`<completed_tasks>`,
    ...done.length === 0 ? [import_common6.prose`none`] : done,
    import_common6.prose`</completed_tasks>`
  ];
  switch (mode) {
    case "fresh":
      return [];
    case "close":
      return [
        import_common6.prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${(0, import_common.quoteName)(token)}).`,
        ...completed
      ];
    case "again":
      return [
        import_common6.prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed
      ];
    case "continue":
      return [
        import_common6.prose`An executor stopped at a checkpoint. Do not repeat what is completed; continue with the task behind it, with this answer:`,
        ...completed,
        import_common6.prose`<user_response>${(0, import_common2.typedLine)(answer ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}
function findAssigned(message, paths) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  for (const line of lines.filter((one) => one.startsWith(PLAN_LINE))) {
    const named2 = line.slice(PLAN_LINE.length).trim().replaceAll("\\", "/").replaceAll(/^\u201c|\u201d$/g, "");
    const found = paths.find((path) => named2 === path || named2.endsWith(`/${path}`));
    if (found !== void 0) return found;
  }
  return null;
}
// src/app/planning/execution/describe-step.ts
function describeStep(workspace, execution, { trees, notes } = { trees: /* @__PURE__ */ new Map(), notes: [] }) {
  const { step, terms, config } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    /** What to do now, for the orchestrator. */
    message: step.status === "done" && !config.verifier ? DONE_UNVERIFIED : MESSAGES[step.status],
    parallel: step.batch.length > 1,
    notes,
    batch: step.batch.flatMap(
      (one) => assignmentView(workspace, execution, { one, tree: trees.get(one.plan) ?? null })
    ),
    questions: step.questions.flatMap((one) => questionView(workspace, execution, one)),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked
  };
}
var MESSAGES = {
  run: import_common6.prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: import_common6.prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: import_common6.prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: import_common6.prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: import_common6.prose`Every plan of this scope is done. Tell the user, and name /msw:verify with the phase as the next step.`
};
var DONE_UNVERIFIED = import_common6.prose`Every plan of this scope is done. Tell the user; the project's settings ask for no verification, and /msw:go does what follows.`;
function planToken(folder, id) {
  return `${folder}/${id}`;
}
function summaryPath({ path }) {
  const name = (0, import_node_path.basename)(path);
  return (0, import_hooks_active_on_command.isOldName)(name) ? `${(0, import_node_path.dirname)(path)}/${(0, import_hooks_active_on_command.planName)(name).id}-SUMMARY.md` : path.replace(/PLAN(?=[^/]*$)/, "SUMMARY");
}
function assignmentView({ project, ...workspace }, execution, { one, tree }) {
  const file = execution.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path.resolve)(project, file.path),
    summaryPath: (0, import_node_path.resolve)(tree?.path ?? project, summaryPath(file)),
    tree,
    token: planToken(execution.terms.folder, one.plan),
    cli: (0, import_hooks_active_on_command5.cliCommand)({ project, ...workspace }),
    commits: commitLines(file).toReversed(),
    answer: one.answer
  });
  return [{ plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt }];
}
function commitLines({ commits }) {
  return (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)} ${(0, import_common4.plainLine)(subject, 100)}`);
}
function questionView(workspace, execution, { plan, kind }) {
  const file = execution.files.get(plan);
  const record = execution.plans.find(({ id }) => id === plan)?.record ?? null;
  if (file === void 0) return [];
  const choose = (0, import_hooks_active_on_command4.decisionCommand)(execution.terms, import_common6.prose`--close|--again|--skip`, plan);
  switch (record?.state) {
    case "checkpoint": {
      const text = (0, import_common8.clipText)((0, import_common7.harmless)(record.checkpoint.text), 1800);
      const answer = import_common6.prose`${(0, import_hooks_active_on_command4.decisionCommand)(execution.terms, import_common6.prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer }];
    }
    case "halted": {
      const where = record.report === null ? "" : ` Report: ${record.report}`;
      return [{ plan, kind, text: (0, import_common4.plainLine)(`${record.reason}.${where}`, 500), answer: choose }];
    }
    case "untrusted": {
      const typed = (digest) => (0, import_hooks_active_on_command4.trustCommand)(execution.terms, digest);
      const text = `The commands of ${plan} changed and are not trusted:${(0, import_hooks_active_on_command3.trustRequest)(workspace, record.commands, typed)}`;
      return [{ plan, kind, text, answer: typed((0, import_hooks_active_on_command3.commandsDigest)(workspace, record.commands)) }];
    }
    default: {
      const text = `It has commits and no summary (close: only finish it; again: carry it out again; skip: leave it):
${commitLines(file).slice(0, 10).join("\n")}`;
      return [{ plan, kind, text, answer: choose }];
    }
  }
}
function shortStep({ status, message, notes, batch, questions, blocked }) {
  const said = notes.length === 0 ? {} : { notes };
  if (status === "done") return { status, message, ...said };
  if (status !== "run") return { status, message, ...said, questions, blocked };
  const starts = batch.map(({ plan: _plan, mode: _mode, ...start }) => start);
  return { status, ...said, batch: starts };
}
// src/app/planning/execution/track-plans.ts
// src/adapters/claude-code/touched-paths.ts
var WINDOW_BYTES = 8 * 1024 * 1024;
function touchedPaths(transcript, root, paths) {
  if (transcript === null || paths.length === 0) return [];
  const partFrom = (size) => Math.max(0, size - WINDOW_BYTES);
  const part = (0, import_common13.readPart)(transcript, import_common14.named, { cap: WINDOW_BYTES, partFrom });
  if (part.status !== "ok") return [];
  const lines = part.bytes.toString("utf8").split("\n");
  const words = new Set(lines.filter((line) => line.includes('"type":"tool_use"')).flatMap(wordsOf));
  return paths.filter((path) => namesOf(root, path).some((name) => words.has(name)));
}
function namesOf(root, path) {
  return [path, `./${path}`, plain((0, import_node_path3.join)(root, path)), (0, import_node_path3.basename)(path)];
}
function wordsOf(line) {
  const { content } = (0, import_common10.fieldsOf)((0, import_common10.fieldsIn)((0, import_common10.parseJson)(line)).message);
  const blocks = Array.isArray(content) ? content : [];
  return blocks.flatMap((block) => {
    const { type, name, input } = (0, import_common10.fieldsOf)(block);
    if (type !== "tool_use") return [];
    const { command, file_path: file, notebook_path: notebook } = (0, import_common10.fieldsOf)(input);
    const edited = name === "Read" ? [] : [file, notebook].filter((path) => typeof path === "string");
    const words = typeof command === "string" ? command.split(/[\s'"`;&|<>()=]+/) : [];
    return [...edited, ...words].map(plain);
  });
}
function plain(path) {
  return path.replaceAll("\\", "/");
}
// src/core/planning/execution/plan-beginning.ts
function beginPlan(previous, { loop, at, now, head, taken, kept }) {
  const own = new Set(previous === null ? [] : ownPaths(previous, now));
  const before = Object.entries(now).filter(
    ([path, mark]) => taken[path] === void 0 && (!own.has(path) || kept[path] === mark)
  );
  return {
    loop,
    at: previous?.at ?? at,
    base: previous === null ? Object.keys(now).some(isWorkFile) ? null : head : previous.base,
    ended: null,
    // Its later changes are still compared with the original state.
    before: { ...Object.fromEntries(before), ...olderMarks(previous, own, taken) },
    rest: {},
    touched: previous?.touched ?? [],
    left: previous?.left ?? [],
    proven: false,
    returned: 0,
    refusal: null
  };
}
function ownPaths(previous, now) {
  const changed = changedSince(previous.before, now);
  return previous.ended === null ? changed : changed.filter((path) => previous.rest[path] === now[path]);
}
function olderMarks(previous, own, taken) {
  const both = Object.entries(previous?.before ?? {}).filter(
    ([path]) => own.has(path) && taken[path] === void 0
  );
  return Object.fromEntries(both);
}
function changedSince(before, now) {
  return Object.keys(now).filter((path) => now[path] !== before[path]).sort();
}
function isWorkFile(path) {
  return !/^\.(?:planning|msw)\//.test(path);
}
function unexplained(plans, now, { kept, taken }) {
  const said = { ...kept, ...taken };
  return changedSince({}, now).filter((path) => {
    const naming = isWorkFile(path) ? plans.filter(({ files }) => (0, import_shared_core_planning_writing_state_decisions2.isNamedBy)(files, path)) : [];
    return naming.length > 0 && said[path] !== now[path] && !naming.some((plan) => knows(plan, path));
  });
  function knows({ beginning }, path) {
    if (beginning === null) return false;
    const isNew = beginning.ended !== null && beginning.rest[path] !== now[path];
    return !isNew && (beginning.before[path] === void 0 || said[path] !== void 0);
  }
}
var NO_LEFTOVERS = { own: [], shared: [], unclaimed: [] };
function leftoversOf({ files, beginning }, now, neighbours) {
  const meeting = meetingWith(beginning, neighbours);
  const open = changedSince(beginning.before, now).filter(
    (path) => isWorkFile(path) && !(0, import_shared_core_planning_writing_state_decisions2.isNamedBy)(files, path) && !beginning.left.some(({ file }) => file === path)
  );
  const mine = open.filter((path) => meeting.length === 0 || beginning.touched.includes(path));
  const isTheirs = (path) => meeting.some((one) => isOf(one, path));
  const isLast = meeting.every((one) => one.beginning.ended !== null);
  return {
    own: mine.filter((path) => beginning.before[path] === void 0),
    shared: mine.filter((path) => beginning.before[path] !== void 0),
    unclaimed: isLast ? open.filter((path) => !mine.includes(path) && !isTheirs(path)) : []
  };
}
function meetingWith({ at }, neighbours) {
  return neighbours.filter(({ beginning: { ended } }) => ended === null || ended > at);
}
function isOf({ files, beginning }, path) {
  return (0, import_shared_core_planning_writing_state_decisions2.isNamedBy)(files, path) || beginning.touched.includes(path) || beginning.left.some(({ file }) => file === path);
}
var MOST_RETURNS = 2;
var TITLE = /^Left Uncommitted$/i;
var HEADING = "## Left Uncommitted";
var MOST = 40;
function leftLines({ own, shared, unclaimed }, left) {
  return [
    ...own.map(
      (path) => import_common6.prose`- ${(0, import_common.codeName)(path)}: no task names it and no commit holds it; a clone lacks it`
    ),
    ...shared.map(
      (path) => import_common6.prose`- ${(0, import_common.codeName)(path)}: it held changes of the user's before; what was added is in no commit`
    ),
    ...unclaimed.map(
      (path) => import_common6.prose`- ${(0, import_common.codeName)(path)}: it changed while several plans were carried out; none of them names it`
    ),
    ...left.map(
      ({ file, why }) => import_common6.prose`- ${(0, import_common.codeName)(file)}: not part of this work, as its executor says: ${(0, import_common3.quoteLine)(why, 200)}`
    )
  ].slice(0, MOST);
}
function noteLeft(summary, lines) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(summary, TITLE);
  if (section !== null) {
    const eol = lines.length === 0 ? "" : "\n";
    const text = lines.length === 0 ? "\nNone.\n\n" : `
${(0, import_common6.joinProse)(lines, "\n")}
${eol}`;
    return (0, import_shared_core_planning_phases_standing.splice)(summary, [{ start: section.start, end: section.end, text }]);
  }
  if (lines.length === 0) return summary;
  return withSection(summary, HEADING, lines);
}
function withSection(summary, heading, lines) {
  const check = (0, import_shared_core_planning_phases_standing.findSection)(summary, /^Self-Check:/i);
  if (check === null) return (0, import_shared_core_planning_phases_standing.appendSection)(summary, heading, lines);
  const at = summary.lastIndexOf("\n", check.start - 2) + 1;
  return (0, import_shared_core_planning_phases_standing.insertLines)(summary, at, [heading, "", ...lines, ""], check.quoted);
}
// src/app/planning/execution/kept-contents.ts
async function marksOf(project) {
  const paths = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project);
  if (paths === null) return null;
  return Object.fromEntries(paths.slice(0, MOST_FILES2).map((path) => [path, (0, import_shared_app_diagnose_diagnose_plugins.fileMark)((0, import_node_path4.join)(project, path))]));
}
var MOST_FILES2 = 2e4;
var MOST_KEPT = 500;
var LARGEST_KEPT = 4 * 1024 * 1024;
function keepContents(project, paths) {
  const folder = (0, import_common5.openMswSubfolder)(project, "execution", "before");
  if (folder.status === "refused") return;
  for (const path of paths.slice(0, MOST_KEPT)) {
    const file = (0, import_common13.readFile)((0, import_node_path4.join)(project, path), (0, import_common14.projectFile)(project), LARGEST_KEPT);
    if (file.status === "ok") (0, import_common9.writeFileAtomic)((0, import_node_path4.join)(folder.path, (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(file.bytes)), file.bytes);
  }
}
function keptContent(project, mark) {
  if (!/^[0-9a-f]{64}$/.test(mark)) return null;
  const path = (0, import_node_path4.join)(project, ".msw", "execution", "before", mark);
  const file = (0, import_common13.readFile)(path, (0, import_common14.ownFile)(project), LARGEST_KEPT);
  return file.status === "ok" && (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(file.bytes) === mark ? file.bytes : null;
}
// src/app/planning/execution/track-plans.ts
async function changesInTheWay(workspace, execution) {
  const { project } = workspace;
  const now = await marksOf(project);
  if (now === null) return [];
  await forgetStopped(workspace, execution.terms.folder);
  const { plans, ...said } = (0, import_shared_core_planning_writing_project_answers.readRuns)(workspace, execution.terms.folder);
  const open = (0, import_shared_app_planning_execution_read_execution.unfinishedPlans)(execution).map(({ id, files }) => ({
    files,
    beginning: plans[id]?.begun ?? null
  }));
  return unexplained(open, now, said);
}
async function forgetStopped(workspace, folder) {
  const known = new Set((0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).map(({ terms }) => terms.id));
  const isStopped = (begun) => begun?.ended === null && !known.has(begun.loop);
  for (const [plan, { begun }] of Object.entries((0, import_shared_core_planning_writing_project_answers.readRuns)(workspace, folder).plans))
    if (isStopped(begun))
      await (0, import_shared_core_planning_writing_project_answers.changeBeginning)(workspace, { folder, plan }, (one) => ({
        ...one,
        ended: workspace.now(),
        rest: one.before
      }));
}
async function settleChanges(store, folder, { choice, files }) {
  const now = await marksOf(store.project) ?? {};
  const said = Object.fromEntries(
    files.flatMap((path) => now[path] === void 0 ? [] : [[path, now[path]]])
  );
  await (0, import_shared_core_planning_writing_project_answers.changeRuns)(
    store,
    folder,
    ({ plans, kept, taken }) => choice === "keep" ? { plans, kept: { ...kept, ...said }, taken: without(taken, files) } : { plans, kept: without(kept, files), taken: { ...taken, ...said } }
  );
}
function without(marks, paths) {
  return Object.fromEntries(Object.entries(marks).filter(([path]) => !paths.includes(path)));
}
async function beginPlans({ now: clock, ...store }, places, loop) {
  const { project } = store;
  const now = await marksOf(project) ?? {};
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  const head = state.status === "ok" ? state.head : null;
  for (const { folder, plan } of places) {
    const said = (0, import_shared_core_planning_writing_project_answers.readRuns)(store, folder);
    await (0, import_shared_core_planning_writing_project_answers.changeRun)(store, { folder, plan }, ({ begun: found }) => {
      const begun = beginPlan(found, { loop, at: clock(), now, head, kept: said.kept, taken: said.taken });
      keepContents(project, changedSince({}, begun.before).filter(isWorkFile));
      return { begun };
    });
  }
}
async function endPlan(store, place, proven) {
  const rest = await marksOf(store.project) ?? {};
  await (0, import_shared_core_planning_writing_project_answers.changeBeginning)(store, place, (begun) => ({ ...begun, ended: store.now(), proven, rest }));
}
async function touchedBy(store, place, transcriptPath) {
  const { begun } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, place);
  const now = begun === null ? null : await marksOf(store.project);
  if (begun === null || now === null) return [];
  return touchedPaths(transcriptPath, store.project, changedSince(begun.before, now).filter(isWorkFile));
}
async function noteTouched(store, place, touched) {
  if (touched.length === 0) return;
  await (0, import_shared_core_planning_writing_project_answers.changeBeginning)(store, place, (one) => ({
    ...one,
    touched: [.../* @__PURE__ */ new Set([...one.touched, ...touched])]
  }));
}
async function noteReturned(store, plan) {
  const { own, shared } = await leftoversIn(store, plan);
  if (own.length + shared.length === 0) return;
  await (0, import_shared_core_planning_writing_project_answers.changeBeginning)(store, planPlaceOf(plan), (begun) => ({ ...begun, returned: begun.returned + 1 }));
}
async function leftoversIn(store, plan, mine = []) {
  const { begun } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, planPlaceOf(plan));
  const now = begun === null ? null : await marksOf(store.project);
  if (begun === null || now === null) return NO_LEFTOVERS;
  const beginning = { ...begun, touched: [...begun.touched, ...mine] };
  const files = (0, import_shared_core_planning_writing_state_decisions2.namedFiles)(plan.document);
  return leftoversOf({ files, beginning }, now, neighboursOf(store, plan));
}
function baseOf(store, plan) {
  const { begun } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, planPlaceOf(plan));
  if (begun === null || begun.base === null) return null;
  return meetingWith(begun, neighboursOf(store, plan)).length === 0 ? begun : null;
}
function neighboursOf(store, { folder, path }) {
  const { project } = store;
  const names = (0, import_common11.namesIn)((0, import_node_path2.dirname)((0, import_shared_core_planning_writing_project_answers.runsPath)(project, folder)), (0, import_common14.ownFile)(project));
  const others = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  return [.../* @__PURE__ */ new Set([folder, ...others])].flatMap((one) => {
    const { plans } = (0, import_shared_core_planning_writing_project_answers.readRuns)(store, one);
    const known = (0, import_shared_core_planning_documents_roadmap_scope.plansIn)(project, one).flatMap((file) => (0, import_shared_core_planning_documents_roadmap_scope.planAt)(project, file) ?? []);
    return known.flatMap(({ id, path: other, document }) => {
      const beginning = other === path ? null : plans[id]?.begun ?? null;
      return beginning === null ? [] : [{ files: (0, import_shared_core_planning_writing_state_decisions2.namedFiles)(document), beginning }];
    });
  });
}
function planPlaceOf({ folder, id }) {
  return { folder, plan: id };
}
async function handOut(workspace, { terms, step }, trees = /* @__PURE__ */ new Map()) {
  const loop = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).find(
    ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null
  );
  const batch = step.batch.filter(({ plan }) => !trees.has(plan));
  if (loop === void 0 || batch.length === 0) return;
  const places = batch.map(({ plan }) => ({ folder: terms.folder, plan }));
  await beginPlans(workspace, places, loop.terms.id);
}
// src/app/planning/execution/plan-evidence.ts
// src/core/planning/execution/summary-skeleton.ts
function summarySkeleton(facts) {
  return import_common6.prose`${(0, import_common6.joinProse)([frontmatter(facts), ...body(facts)], "\n\n")}\n`;
}
var NONE = import_common6.prose`- None.`;
function frontmatter(facts) {
  const { plan, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice(((0, import_hooks_active_on_command2.folderPhase)(folder) ?? "").length).replace(/^-/, "");
  const lines = [
    "---",
    `phase: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(folder)}`,
    `plan: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(plan.plan ?? canonical)}`,
    `subsystem: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)((0, import_common4.plainLine)(name, 60) || folder)}`,
    `tags: ${flow(tagsOf([...created, ...modified]))}`,
    ...listed(
      "requires",
      facts.requires.map(
        (one) => `phase: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(one.phase)}
    provides: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(one.provides)}`
      )
    ),
    ...listed(
      "provides",
      provides.map((one) => (0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)((0, import_common4.plainLine)(one, 120)))
    ),
    "affects: []",
    "tech-stack:",
    "  added: []",
    "  patterns: []",
    ...keyFiles(created.slice(0, MOST_FILES3), modified.slice(0, MOST_FILES3)),
    "key-decisions: []",
    "patterns-established: []",
    `requirements-completed: ${flow(plan.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    "---"
  ];
  return (0, import_common12.ours)(lines.join("\n"));
}
function keyFiles(created, modified) {
  const list = (name, paths) => listed(
    name,
    paths.map((path) => (0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(path)),
    "  "
  );
  return ["key-files:", ...list("created", created), ...list("modified", modified)];
}
var MOST_FILES3 = 40;
function body(facts) {
  const { plan, commits, startedAt, completedAt, minutes, extra } = facts;
  const files = fileLines(commits);
  const deviations = [
    facts.accepted !== null && import_common6.prose`- Carried out as the user accepted the plan, with what code objected to: ${(0, import_common3.quoteLine)(facts.accepted, 400)}`,
    ...extra.map((one) => import_common6.prose`${alsoChanged(one)}: ${slot(import_common6.prose`why`)}`)
  ].filter((line) => line !== false);
  const performance = [
    import_common6.prose`- **Duration:** ${minutes} min`,
    import_common6.prose`- **Started:** ${(0, import_common.quoteName)(startedAt)}`,
    import_common6.prose`- **Completed:** ${(0, import_common.quoteName)(completedAt)}`,
    import_common6.prose`- **Tasks:** ${(0, import_shared_core_planning_writing_state_decisions2.workItems)(plan).length}`,
    import_common6.prose`- **Files changed:** ${files.length}`
  ];
  return [
    import_common6.prose`# ${title(facts)} Summary`,
    import_common6.prose`**${slot(import_common6.prose`what was built, in one sentence that names the means`)}**`,
    import_common6.prose`## Performance\n\n${(0, import_common6.joinProse)(performance, "\n")}`,
    import_common6.prose`## Accomplishments\n\n- ${slot(import_common6.prose`the most important outcomes, one bullet each`)}`,
    import_common6.prose`## Task Commits\n\n${commitTable(facts)}`,
    import_common6.prose`## Files Created/Modified\n\n${files.length === 0 ? NONE : (0, import_common6.joinProse)(files.slice(0, MOST_FILES3), "\n")}`,
    import_common6.prose`## Decisions Made\n\n${slot(import_common6.prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    import_common6.prose`## Deviations from Plan\n\n${(0, import_common6.joinProse)([...deviations, slot(import_common6.prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`)], "\n")}`,
    import_common6.prose`## Issues Encountered\n\n${slot(import_common6.prose`what went wrong and how it was solved, or: None.`)}`,
    import_common6.prose`## User Setup Required\n\n${setup(plan)}`,
    import_common6.prose`## Next Phase Readiness\n\n${slot(import_common6.prose`what is ready for the next plan, and what is in its way`)}`,
    import_common6.prose`## Self-Check: ${slot(import_common6.prose`PASSED, once the files and commits named here are found to exist`)}`
  ];
}
function title({ plan, folder, canonical }) {
  const phase = ((0, import_hooks_active_on_command2.folderPhase)(folder) ?? folder).replace(/^0+(?=\d)/, "");
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, "");
  return import_common6.prose`Phase ${(0, import_common.quoteName)(phase, 80)} Plan ${(0, import_common.quoteName)(plan.plan ?? canonical, 80)}: ${(0, import_common3.quoteLine)(name, 80)}`;
}
function commitTable({ commits, tasks }) {
  return (0, import_common6.joinProse)([COMMIT_HEAD, ...commits.map((commit) => commitRow(commit, tasks))], "\n");
}
var COMMIT_HEAD = import_common6.prose`| Task | What | Commit | Type |\n|------|------|--------|------|`;
function commitRow({ hash, subject }, tasks) {
  return (0, import_app_loop_conclude_turn.tableRow)([
    import_common6.prose`${tasks.get(hash) ?? import_common6.prose`-`}`,
    (0, import_common3.quoteLine)(subject.replace(/^[^:]*: /, ""), 100),
    (0, import_common.codeName)(hash.slice(0, 7)),
    (0, import_common.quoteName)((0, import_shared_core_mapping_documents_map_documents.commitType)(subject) ?? "-")
  ]);
}
function fileLines(commits) {
  const { created, modified, deleted } = changedFiles(commits);
  return [
    ...created.map((path) => import_common6.prose`- ${(0, import_common.codeName)(path)} - created`),
    ...modified.map((path) => import_common6.prose`- ${(0, import_common.codeName)(path)} - modified`),
    ...deleted.map((path) => import_common6.prose`- ${(0, import_common.codeName)(path)} - deleted`)
  ];
}
function alsoChanged({ task, file }) {
  return import_common6.prose`- Task ${task} also changed ${(0, import_common.codeName)(file)}, which the plan does not name`;
}
function setup(plan) {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === void 0 || Array.isArray(asked) && asked.length === 0;
  return isNone ? import_common6.prose`None - no external service configuration required.` : slot(import_common6.prose`the steps that the plan names under user_setup`);
}
function tagsOf(paths) {
  const words = paths.flatMap((path) => path.split("/").slice(0, -1));
  const plain2 = words.filter((word) => /^[a-z][a-z0-9-]{1,30}$/i.test(word)).map((word) => word.toLowerCase());
  return [...new Set(plain2)].slice(0, 5);
}
function flow(items) {
  return `[${items.map((item) => /^[\w./-]+$/.test(item) ? item : (0, import_shared_app_diagnose_diagnose_plugins3.proseJson)(item, 0)).join(", ")}]`;
}
function listed(key, items, indent = "") {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)];
}
function changedFiles(commits) {
  const states = /* @__PURE__ */ new Map();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted) => [...states].filter(([path, state]) => state === wanted && !path.startsWith(".planning/")).map(([path]) => path);
  return { created: inState("created"), modified: inState("modified"), deleted: inState("deleted") };
}
function stateAfter({ added, deleted }, path, before) {
  if (deleted.includes(path)) return before === "created" ? "gone" : "deleted";
  if (added.includes(path)) return before === "deleted" ? "modified" : "created";
  return before ?? "modified";
}
function slot(what) {
  return import_common6.prose`[FILL: ${what}]`;
}
function hasSlots(text) {
  return text.includes("[FILL:");
}
// src/core/planning/execution/refresh-summary.ts
function refreshSummary(text, facts) {
  if (facts.commits.length === 0) return text;
  return [withCommits, withFiles2, withDeviations, withFigures, withKeyFiles].reduce(
    (before, change) => change(before, facts),
    text
  );
}
function withCommits(before, { commits, tasks }) {
  const isGone = (line) => {
    const cells = line.startsWith("|") ? line.split("|").map((cell) => cell.trim()) : [];
    const hash = cells.flatMap((cell) => /^`([0-9a-f]{7,40})`$/.exec(cell)?.[1] ?? [])[0];
    return hash !== void 0 && commits.every((one) => !one.hash.startsWith(hash));
  };
  const text = inSection(before, COMMITS, (lines) => lines.filter((line) => !isGone(line)));
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, COMMITS);
  const told = section === null ? text : text.slice(section.start, section.end);
  const rows = commits.filter(({ hash }) => !told.includes(hash.slice(0, 7))).map((commit) => commitRow(commit, tasks));
  if (rows.length === 0) return text;
  if (section === null) return withSection(text, "## Task Commits", [COMMIT_HEAD, ...rows]);
  const table = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^commit$/i, /^type$/i]);
  return table === null ? (0, import_shared_core_planning_phases_standing.insertLines)(text, section.end, [COMMIT_HEAD, ...rows, ""], section.quoted) : (0, import_shared_core_planning_phases_standing.insertLines)(text, table.end, rows, section.quoted);
}
var COMMITS = /^Task Commits$/i;
var FILES = /^Files Created\/Modified$/i;
var DEVIATIONS = /^Deviations from Plan$/i;
function withFiles2(before, { commits }) {
  const now = fileLines(commits).map(String);
  const text = inSection(
    before,
    FILES,
    (lines) => lines.flatMap((line) => {
      const { name, what } = fileIn(line);
      return name === null || !STATES.has(what) ? [line] : now.filter((one) => fileIn(one).name === name);
    })
  );
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, FILES);
  if (section === null) return text;
  const told = text.slice(section.start, section.end);
  const listed2 = told.split("\n").filter((line) => fileIn(line).name !== null).length;
  return now.filter((line) => !told.includes(fileIn(line).name ?? line)).slice(0, Math.max(0, MOST_FILES3 - listed2)).reduce((all, line) => (0, import_shared_core_planning_phases_standing.addListEntry)(all, (0, import_shared_core_planning_phases_standing.findSection)(all, FILES) ?? section, line), text);
}
var STATES = /* @__PURE__ */ new Set(["created", "modified", "deleted"]);
function fileIn(line) {
  const at = line.lastIndexOf(" - ");
  const isFile = line.startsWith("- `") && at > 3;
  return { name: isFile ? line.slice(2, at) : null, what: line.slice(at + 3) };
}
function withDeviations(before, { extra }) {
  return extra.reduce((text, one) => {
    const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DEVIATIONS);
    if (section === null || text.slice(section.start, section.end).includes((0, import_common.codeName)(one.file))) return text;
    const plain2 = inSection(text, DEVIATIONS, (lines) => lines.filter((line) => !/^None\b/.test(line)));
    const cleared = (0, import_shared_core_planning_phases_standing.findSection)(plain2, DEVIATIONS) ?? section;
    return (0, import_shared_core_planning_phases_standing.addListEntry)(plain2, cleared, import_common6.prose`${alsoChanged(one)}.`);
  }, before);
}
function withFigures(before, { commits }) {
  const times = commits.map(({ time }) => time);
  const minutes = Math.round((Math.max(...times) - Math.min(...times)) / 60);
  const longer = (told, known) => told.replace(known, String(Math.max(Number(known), minutes)));
  return before.replace(/^- \*\*Files changed:\*\* \d+$/m, `- **Files changed:** ${fileLines(commits).length}`).replace(/^- \*\*Duration:\*\* (\d{1,6}) min$/m, longer).replace(/^duration: (\d{1,6})min$/m, longer);
}
function withKeyFiles(before, { commits }) {
  const named2 = (0, import_shared_core_planning_phases_standing.readSummary)(before).document.frontmatter.values["key-files"];
  if (!(0, import_hooks_active_on_command6.isMap)(named2)) return before;
  const { created, modified } = changedFiles(commits);
  const known = new Set(commits.flatMap(({ files }) => files));
  const withOwn = (key, paths) => {
    const own = (0, import_hooks_active_on_command6.texts)(named2[key]).filter((path) => !known.has(path));
    return [...paths.slice(0, Math.max(0, MOST_FILES3 - own.length)), ...own];
  };
  const now = keyFiles(withOwn("created", created), withOwn("modified", modified));
  const carriage = (0, import_shared_core_planning_phases_standing.lineEndOf)(before).slice(0, -1);
  const lines = before.split("\n");
  const at = lines.findIndex((line) => /^key-files:\s*$/.test(line));
  const more = lines.slice(at + 1).findIndex((line) => !/^[ \t]/.test(line));
  return at === -1 || more === -1 ? before : lines.toSpliced(at, more + 1, ...now.map((line) => line + carriage)).join("\n");
}
function inSection(text, title2, change) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, title2);
  if (section === null) return text;
  const { start, end } = section;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  return `${text.slice(0, start)}${change(text.slice(start, end).split(eol)).join(eol)}${text.slice(end)}`;
}
// src/app/planning/execution/plan-evidence.ts
async function planEvidence(store, plan, { root = store.project, mine = [] } = {}) {
  const { project } = store;
  const commits = await commitsOf(project, plan, root);
  const isHere = root === project;
  const begun = isHere ? (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, planPlaceOf(plan)).begun : null;
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(root, plan),
    commits: commits === null ? null : await (0, import_app_loop_gather_evidence.withFiles)(root, commits),
    uncommitted: await ownUncommitted(root, begun),
    leftovers: isHere ? await leftoversIn(store, plan, mine) : NO_LEFTOVERS,
    returned: begun?.returned ?? 0,
    refusal: begun?.refusal ?? null
  };
}
async function ownUncommitted(project, begun) {
  if (begun === null) return await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return changedSince(begun.before, await marksOf(project) ?? {});
}
async function commitsOf(project, plan, root) {
  const all = await (0, import_app_loop_gather_evidence.recentCommits)(root);
  if (all === null) return null;
  const added = (await (0, import_app_loop_gather_evidence.addedIn)(project, plan.path)).get(plan.path);
  return (0, import_shared_core_mapping_documents_map_documents.ownCommits)(all, plan.canonical, added);
}
function summaryPlace(project, plan) {
  const { place, path } = plan;
  const { summaries } = (0, import_hooks_active_on_command.phaseFiles)((0, import_shared_core_planning_documents_planning_settings.documentNames)(project, place), (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, `${place}/plans`));
  const found = (0, import_hooks_active_on_command.summaryOf)(path.slice(place.length + 1), summaries);
  return found === null ? summaryPath(plan) : `${place}/${found}`;
}
function readSummaryOf(project, plan) {
  const path = summaryPlace(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path);
  return text === null ? null : { path, text };
}
async function writeSummary(store, plan, now, root = store.project) {
  const { project } = store;
  const path = summaryPlace(root, plan);
  if ((0, import_node_fs.existsSync)((0, import_node_path5.join)(root, path))) return { status: "done", path, written: false };
  const { commits } = await planEvidence(store, plan, { root });
  const work = (commits ?? []).filter(({ subject }) => (0, import_shared_core_mapping_documents_map_documents.isWork)(subject)).toReversed();
  const started = work[0] === void 0 ? now : Math.min(work[0].time * 1e3, now);
  const notes = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, planPlaceOf(plan));
  const text = summarySkeleton({
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project, plan),
    accepted: (0, import_shared_core_planning_writing_state_decisions.acceptedReason)(project, plan.document.text),
    minutes: Math.max(1, Math.round((now - started) / 6e4)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString()
  });
  const folder = (0, import_app_loop_conclude_turn3.openDocumentFolder)(root, (0, import_node_path5.dirname)(path));
  const written = folder.status === "refused" ? folder : (0, import_app_loop_conclude_turn2.writeDocumentPage)(root, path, text);
  return written.status === "refused" ? written : { status: "done", path, written: true };
}
async function refreshSummaryOf(store, plan) {
  const { commits, summary } = await planEvidence(store, plan);
  if (summary === null) return;
  const work = (commits ?? []).filter(({ subject }) => (0, import_shared_core_mapping_documents_map_documents.isWork)(subject)).toReversed();
  const notes = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(store, planPlaceOf(plan));
  const text = refreshSummary(summary.text, {
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra
  });
  if (text !== summary.text) (0, import_app_loop_conclude_turn3.writeDocument)(store.project, summary.path, text);
}
function requiredBy(project, plan) {
  const phase = (0, import_shared_core_planning_phases_standing.phaseNamed)(project, plan.folder);
  if (phase === null) return [];
  const node = (0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase)).nodes.find(({ id }) => id === plan.id);
  const before = (0, import_shared_core_planning_documents_roadmap_scope.plansIn)(project, plan.folder).flatMap((path) => (0, import_shared_core_planning_documents_roadmap_scope.planAt)(project, path) ?? []);
  return before.filter(({ id }) => node?.dependsOn.includes(id)).flatMap((one) => {
    const text = readSummaryOf(project, one)?.text;
    const provides = text === void 0 ? [] : (0, import_hooks_active_on_command6.texts)((0, import_shared_core_planning_phases_standing.readSummary)(text).document.frontmatter.values.provides);
    return provides.slice(0, 5).map((what) => ({ phase: plan.folder, provides: what }));
  });
}
