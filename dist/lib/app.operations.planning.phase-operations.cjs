var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{phaseOperations:()=>phaseOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_verification_review_phase=require("./shared.app.planning.verification.review-phase.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_verification_verify_phase=require("./shared.app.planning.verification.verify-phase.cjs"),import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_phases_planning_run2=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_core_planning_writing_new_documents3=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase2=require(
"./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_phases_sync_roadmap=require("./shared.core.planning.phases.sync-roadmap.cjs"),import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope3=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents4=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require(
"./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path"),import_node_fs3=require("node:fs"),import_node_path3=require("node:path");
// src/core/planning/writing/context-document.ts
function contextDocument(phase4, answers, date) {
  const { boundary, discretion, specifics, references, code, deferred } = answers;
  return (0, import_shared_core_failure_reading_line_pattern.documentOf)([
    `# Phase ${phase4.number}: ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(phase4.name)} - Context`,
    [`**Gathered:** ${date}`, "**Status:** Ready for planning"],
    ...part("domain", "Phase Boundary", [(0, import_shared_core_failure_reading_line_pattern.paragraph)(boundary)]),
    ...part("decisions", "Implementation Decisions", [
      ...areas(answers, 1),
      "### Claude's Discretion",
      (0, import_shared_core_failure_reading_line_pattern.orNone)(items(discretion), "None")
    ]),
    ...part("specifics", "Specific Ideas", [
      (0, import_shared_core_failure_reading_line_pattern.orNone)(items(specifics), "No specific requirements \u2014 open to standard approaches")
    ]),
    ...part("canonical_refs", "Canonical References", [
      "**To be read before planning or implementing.**",
      (0, import_shared_core_failure_reading_line_pattern.orNone)((0, import_shared_core_failure_reading_line_pattern.referenceItems)(references), "No external specs \u2014 the decisions above say everything.")
    ]),
    ...part("code_context", "Existing Code Insights", [(0, import_shared_core_failure_reading_line_pattern.orNone)(items(code), "None")]),
    ...part("deferred", "Deferred Ideas", [
      (0, import_shared_core_failure_reading_line_pattern.orNone)(items(deferred), "None \u2014 the discussion stayed within the phase")
    ]),
    "---",
    [`*Phase: ${phase4.folder}*`, `*Context gathered: ${date}*`]
  ]);
}
function extendContext(text2, answers) {
  const close = (tag) => (0, import_hooks_active_on_command6.textLines)(text2).find((line2) => line2.text.trim() === `</${tag}>`);
  if (close("decisions") === void 0) return null;
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text2);
  const last = Math.max(0, ...[...text2.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number2]) => Number(number2)));
  const more = [
    ["decisions", areas(answers, last + 1)],
    ["canonical_refs", [(0, import_shared_core_failure_reading_line_pattern.referenceItems)(answers.references)]],
    ["deferred", [items(answers.deferred)]]
  ];
  return (0, import_shared_core_planning_writing_section.splice)(
    text2,
    more.flatMap(([tag, blocks]) => {
      const at = close(tag)?.start;
      if (at === void 0 || blocks.flat().length === 0) return [];
      return [{ start: at, end: at, text: `${(0, import_shared_core_failure_reading_line_pattern.documentOf)(blocks)}
`.replaceAll("\n", eol) }];
    })
  );
}
function part(tag, title, blocks) {
  return [`<${tag}>
## ${title}`, ...blocks, `</${tag}>`];
}
function areas({ decisions }, from) {
  const numbered2 = decisions.map(({ area, text: text2 }, at) => ({
    area,
    line: `- **D-${String(from + at).padStart(2, "0")}:** ${text2}`
  }));
  return [...new Set(decisions.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    numbered2.filter((one) => one.area === area).map((one) => one.line)
  ]);
}
function items(texts) {
  return texts.map((one) => `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(one)}`);
}
var contextExample = {
  boundary: "Sales are recorded and can be undone; nothing is summed up yet.",
  decisions: [
    { area: "Storage", text: "One line of JSON for each sale, only appended" },
    { area: "Undo", text: "An undo is a line of its own; it is refused after a day" }
  ],
  discretion: ["Wording of messages"],
  specifics: ['"As quick as writing it on paper"'],
  references: [{ path: "docs/research/tills.md#undo", about: "What may be undone" }],
  code: ["`src/main.js` parses the arguments; commands are added there"],
  deferred: ["Receipts by mail: a phase of its own"]
};
var contextRules = [
  "Needed: boundary and decisions. The rest may be left out. Decisions are numbered D-01, D-02, ... in their order.",
  "One decision is one thing that was decided, in the words of the user, with the reason when there is one.",
  "references[].path names files of the project that must be read before planning, with #heading where one is meant."
];
function readContextAnswers(value) {
  return (0, import_shared_core_planning_writing_new_documents3.readWith)(schema(), value);
}
var schema = (0, import_common13.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    /** What the phase delivers, and what it does not. */
    boundary: (0, import_shared_core_planning_writing_new_documents3.line)(2e3),
    /** In the order of their numbers; an area may occur several times. */
    decisions: (0, import_shared_core_planning_writing_new_documents3.neededList)((0, import_adapters_loops_record_schemas.strictObject)({ area: (0, import_shared_core_planning_writing_new_documents3.line)(80), text: (0, import_shared_core_planning_writing_new_documents3.line)(1e3) }), "1 to 99 decisions", 1, 99),
    discretion: (0, import_shared_core_planning_writing_new_documents3.boundedList)((0, import_shared_core_planning_writing_new_documents3.line)()),
    specifics: (0, import_shared_core_planning_writing_new_documents3.boundedList)((0, import_shared_core_planning_writing_new_documents3.line)()),
    references: (0, import_shared_core_planning_writing_new_documents3.boundedList)((0, import_shared_core_planning_writing_new_documents3.reference)()),
    /** Relevant parts of the existing code. */
    code: (0, import_shared_core_planning_writing_new_documents3.boundedList)((0, import_shared_core_planning_writing_new_documents3.line)()),
    deferred: (0, import_shared_core_planning_writing_new_documents3.boundedList)((0, import_shared_core_planning_writing_new_documents3.line)())
  })
);
// src/app/planning/phases/try-checks.ts
var ALL_SECONDS = 420;
async function withTried(opened, { run, found }, { env, mayRun }) {
  const { project, padded } = opened;
  const user = mayRun ? (0, import_common8.ownUserFolder)(project.root, env) : null;
  const isRun = user?.status === "ok";
  const keep = (tried2) => (0, import_shared_app_planning_phases_planning_run2.saveRun)(project.root, padded, { ...run, tried: tried2 });
  const tried = isRun ? await tryChecks(opened, found.waves, { known: run.tried, userFolder: user.path, keep }) : run.tried;
  const now = { ...run, tried };
  const more = triedProblems(opened, tried);
  const problems = [...found.problems, ...more];
  return { run: now, found: { ...found, warnings: found.warnings + more.length, problems } };
}
async function tryChecks(opened, waves, {
  known,
  userFolder,
  keep
}) {
  const { root } = opened.project;
  const tried = [...known];
  let left = ALL_SECONDS;
  for (const command of firstCommands(opened, waves)) {
    const isKnown = tried.some((one) => one.command === command);
    if (isKnown || left < 1 || (0, import_shared_app_planning_phases_planning_run2.asksNotebook)(command) || !(0, import_hooks_active_on_command3.isTrusted)(userFolder, root, command)) continue;
    const timeoutMs = Math.min(import_shared_app_planning_phases_planning_run2.TRY_SECONDS, left) * 1e3;
    const run = await (0, import_app_loop_gather_evidence.runCheck)({ command, cwd: root, timeoutMs });
    left -= run.durationMs / 1e3;
    if (run.timedOut && timeoutMs !== import_shared_app_planning_phases_planning_run2.TRY_SECONDS * 1e3) continue;
    tried.push(outcomeOf(run, root));
    keep(tried);
  }
  return tried;
}
function firstCommands(opened, waves) {
  const usual = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(opened.project.planning).usualCommands;
  const open = (0, import_shared_app_planning_documents_open_phase2.openPlans)(opened);
  const first = waves.find(({ plans: plans2 }) => open.some(({ id }) => plans2.includes(id)));
  const plans = open.filter(({ id }) => first?.plans.includes(id) === true);
  return [...new Set(plans.flatMap(({ document }) => (0, import_hooks_active_on_command4.planCommands)(document.text, usual)))];
}
function outcomeOf(run, root) {
  const { command, exitCode, signal, timedOut } = run;
  if (timedOut) return { command, outcome: "endless", detail: "" };
  if (exitCode === 0) return { command, outcome: "passed", detail: "" };
  const output = run.startError ?? run.output;
  const failure = (0, import_app_loop_judge_check.canonicalise)(output, { command, exitCode, signal, timedOut, root });
  return failure.code === "command-not-found" ? { command, outcome: "missing", detail: failure.message } : { command, outcome: "failed", detail: "" };
}
function triedProblems(opened, tried) {
  const { project, folder } = opened;
  const usual = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).usualCommands;
  return (0, import_shared_app_planning_documents_open_phase2.openPlans)(opened).flatMap(({ file, document }) => {
    const commands = (0, import_hooks_active_on_command4.planCommands)(document.text, usual);
    const own = tried.filter(({ command }) => commands.includes(command));
    const found = own.flatMap((one) => (0, import_shared_app_planning_phases_planning_run2.triedProblem)(document, one) ?? []);
    return (0, import_shared_app_planning_phases_planning_run2.planningProblems)(
      { file: `${(0, import_shared_app_planning_documents_open_phase2.fromRoot)(project.root, folder)}/${file}`, text: document.text },
      found
    );
  });
}
// src/app/planning/writing/write-context.ts
async function writeContext(phase4, value, { update, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root } = phase4.project;
  const read = readContextAnswers(value);
  if (read.status === "invalid") return read;
  const named = read.answers.references.map(({ path: path2 }, at) => ({ where: `references.${at}.path`, path: path2 }));
  const problems = (0, import_shared_core_planning_documents_planning_settings.missingReferences)(named, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const before = (0, import_shared_app_planning_documents_open_phase2.phaseDocument)(phase4, "CONTEXT");
  if (before !== null && !update) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${before.file} exists: --update adds to it.`);
  const name = { number: phase4.facts.number, name: phase4.facts.name, folder: folderName(phase4) };
  const text2 = before === null ? contextDocument(name, read.answers, now.slice(0, 10)) : extendContext(before.text, read.answers);
  if (text2 === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? (0, import_shared_app_planning_documents_open_phase2.fromRoot)(root, (0, import_node_path.join)(phase4.folder, `${phase4.padded}-CONTEXT.md`));
  const folder = (0, import_app_loop_conclude_turn2.openDocumentFolder)(root, phase4.folder);
  if (folder.status === "refused") return folder;
  const written = (0, import_app_loop_conclude_turn2.writeDocument)(root, file, text2);
  if (written.status === "refused") return written;
  return { status: "done", file, commit: await recordAndCommit(phase4, file, now) };
}
async function recordAndCommit({ project, facts, padded }, file, now) {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await (0, import_shared_core_planning_execution_summary_skeleton.recordSession)(project, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state = (0, import_node_fs.existsSync)((0, import_node_path.join)(project.planning, "STATE.md")) ? [".planning/STATE.md"] : [];
  return (0, import_shared_core_planning_documents_roadmap_scope2.commitPlanning)(project.root, [file, ...state], `docs(${padded}): capture phase context`);
}
function folderName({ folder }) {
  return folder.split(/[\\/]/).at(-1) ?? "";
}
// src/app/planning/phases/change-phases.ts
// src/core/planning/phases/edit-roadmap.ts
function withPhase(roadmap, { number: number2, name, after, isInserted }) {
  const { text: text2 } = roadmap.document;
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text2);
  const said = (0, import_shared_core_failure_reading_line_pattern.oneLine)(name);
  const last = lastBefore(roadmap.phases, number2) ?? null;
  const marks = /^ {0,3}(#{2,4})/.exec(text2.slice(last?.start ?? text2.length))?.[1] ?? "###";
  const section = [
    `${marks} Phase ${number2}: ${said}${isInserted ? " (INSERTED)" : ""}`,
    "",
    "**Goal**: [To be planned]",
    "**Requirements**: TBD",
    `**Depends on**: ${after === null ? "Nothing" : `Phase ${after}`}`,
    "**Plans**: TBD",
    ""
  ];
  const place = last === null ? text2.length : lastLineEnd(text2, last.start, last.end);
  const boxes = roadmap.checkboxes.toSorted((a, b) => a.checkbox.line.start - b.checkbox.line.start);
  const box = lastBefore(boxes, number2);
  const row = lastBefore(roadmap.progress, number2);
  const mark = isInserted ? " (INSERTED)" : "";
  return (0, import_shared_core_planning_writing_section.splice)(text2, [
    insertion(place, `${eol}${section.join(eol)}`),
    ...box === void 0 ? [] : [insertion(box.checkbox.line.end, `${eol}- [ ] **Phase ${number2}: ${said}**${mark}`)],
    ...row === void 0 ? [] : [rowBelow(roadmap, row, `${number2}. ${said}`, eol)]
  ]);
}
function lastBefore(all, number2) {
  const before = all.filter((one) => (0, import_hooks_active_on_command2.comparePhases)(one.number, number2) < 0);
  return before.toSorted((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number)).at(-1);
}
function insertion(at, text2) {
  return { start: at, end: at, text: text2 };
}
function lastLineEnd(text2, start, end) {
  const own = text2.slice(start, end).trimEnd();
  const at = start + (own.endsWith("\n---") ? own.slice(0, -3).trimEnd() : own).length;
  const next2 = text2.indexOf("\n", at);
  return next2 === -1 ? text2.length : next2 + 1;
}
function rowBelow(roadmap, above, title, eol) {
  const { document, progress } = roadmap;
  const whole = above.milestoneCell === null ? progress.filter((row) => row.milestoneCell !== null) : [];
  const like = whole.at(-1) ?? above;
  const lineOf2 = ({ plans }) => {
    const start2 = document.text.lastIndexOf("\n", plans.start) + 1;
    return { start: start2, text: /^[^\r\n]*/.exec(document.text.slice(start2))?.[0].trimEnd() ?? "" };
  };
  const filled = ((0, import_app_loop_conclude_turn.rowCells)(lineOf2(like)) ?? []).map((cell, index) => {
    if (index === 0) return title;
    if (cell.start === like.plans.start) return "0/0";
    if (cell.start === like.status.start) return "Not started";
    return cell.start === like.milestoneCell?.start ? cell.text : "-";
  });
  const { start, text: text2 } = lineOf2(above);
  return insertion(start + text2.length, `${eol}| ${filled.join(" | ")} |`);
}
function withoutPhase(roadmap, gone, renumber) {
  const { document, scope, checkboxes, progress } = roadmap;
  const { text: text2 } = document;
  const before = /\bPhases?\s+(\d+[A-Za-z]?(?:\.\d+)*)/i.exec(gone.dependsOn ?? "")?.[1];
  const instead = before === void 0 ? null : (0, import_shared_core_planning_phases_sync_roadmap.writtenNumber)(before, renumber);
  const boxes = checkboxes.filter((one) => (0, import_hooks_active_on_command2.numbered)([one], gone.number));
  const ownLines = [
    ...boxes.map(({ checkbox }) => checkbox.line.start),
    (0, import_hooks_active_on_command2.numbered)(progress, gone.number)?.plans.start ?? -1
  ];
  const plans = new Set(roadmap.phases.flatMap((one) => one.plans.map(({ id }) => id)));
  const isGone = ({ start, end }) => start >= gone.start && start < gone.end || ownLines.some((at) => at >= start && at <= end);
  const isRow = ({ start, end }) => progress.some(({ plans: plans2 }) => plans2.start >= start && plans2.start <= end);
  const isShipped = (line2) => (0, import_shared_core_planning_documents_roadmap_scope3.versionOf)(line2.text) !== null && (0, import_shared_core_planning_documents_roadmap_scope3.isClosed)(line2.text);
  const isOwn = (line2) => scope.includes(line2.start) || roadmap.phases.some(({ start, end }) => start <= line2.start && line2.start < end) || scope.isBefore(line2.start) && !isShipped(line2) || isRow(line2);
  const edits = (0, import_hooks_active_on_command6.textLines)(text2, document.body).flatMap((line2) => {
    if (isGone(line2)) return [{ start: line2.start, end: line2.next, text: "" }];
    const now = isOwn(line2) ? lineRenumbered(line2.text, renumber, { instead, plans, isRow: isRow(line2) }) : line2.text;
    return now === line2.text ? [] : [{ start: line2.start, end: line2.start + line2.text.length, text: now }];
  });
  return (0, import_shared_core_planning_writing_section.splice)(text2, edits);
}
var ONE_DEPENDENCY = /^(\s*(?:[-*]\s+)?\*\*Depends on(?::\*\*|\*\*\s*:)\s*)Phase\s+(\d+[A-Za-z]?(?:\.\d+)*)(?:\s{0,9}\([^)]{0,200}\))?\s*$/i;
function lineRenumbered(line2, renumber, {
  instead,
  plans,
  isRow
}) {
  const [, label = "", only] = ONE_DEPENDENCY.exec(line2) ?? [];
  if (instead === null && only !== void 0 && renumber(only) === null) return `${label}Nothing`;
  const mentioned = (0, import_shared_core_planning_phases_sync_roadmap.mentionsRenumbered)(line2, renumber, /\bDepends on\b/i.test(line2) ? instead : null);
  const named = /^\s*[-*] \[/.test(line2) ? (0, import_shared_core_planning_phases_sync_roadmap.namesRenumbered)(mentioned, renumber, plans) : mentioned;
  if (!isRow) return named;
  return named.replace(
    /^(\s*\|\s*\**)(\d+[A-Za-z]?(?:\.\d+)*)/,
    (_, before, number2) => before + ((0, import_shared_core_planning_phases_sync_roadmap.writtenNumber)(number2, renumber) ?? number2)
  );
}
function changedPhase(roadmap, phase4, { name, goal, depends, requirements }) {
  const { text: text2 } = roadmap.document;
  const fields = [
    ["Goal", goal],
    ["Depends on", depends],
    ["Requirements", requirements]
  ];
  return (0, import_shared_core_planning_writing_section.splice)(text2, [
    ...name === void 0 ? [] : nameEdits2(roadmap, phase4, (0, import_shared_core_failure_reading_line_pattern.oneLine)(name)),
    ...fields.flatMap(
      ([label, value]) => value === void 0 ? [] : fieldEdits(text2, phase4, label, (0, import_shared_core_failure_reading_line_pattern.oneLine)(value))
    )
  ]);
}
function nameEdits2(roadmap, phase4, name) {
  const { text: text2 } = roadmap.document;
  const box = (0, import_hooks_active_on_command2.numbered)(roadmap.checkboxes, phase4.number);
  const row = (0, import_hooks_active_on_command2.numbered)(roadmap.progress, phase4.number);
  const places = [phase4.start, box?.checkbox.line.start, row?.plans.start].filter((one) => one !== void 0);
  return places.flatMap((place) => {
    const start = text2.lastIndexOf("\n", place - 1) + 1;
    const line2 = /^[^\r\n]*/.exec(text2.slice(start))?.[0] ?? "";
    const at = phase4.name === "" ? -1 : line2.indexOf(phase4.name);
    return at === -1 ? [] : [{ start: start + at, end: start + at + phase4.name.length, text: name }];
  });
}
function fieldEdits(text2, phase4, label, value) {
  const lines = (0, import_hooks_active_on_command6.textLines)(text2, phase4.start, phase4.end);
  const own = (0, import_shared_core_planning_phases_standing.phaseField)(lines, label);
  if (own !== null)
    return [{ ...own.span, text: /\s/.test(text2[own.span.start - 1] ?? "") ? value : ` ${value}` }];
  const heading = lines[0];
  return heading === void 0 ? [] : [insertion(heading.end, `${(0, import_shared_core_planning_writing_section.lineEndOf)(text2)}**${label}**: ${value}`)];
}
// src/core/planning/phases/state-without.ts
function stateWithout(state, [before, after], renumber) {
  return withPosition(state, [before, after], renumber).replace(
    /^([-*] \[Phase )([^\]\s]{1,20})(?=\])/gm,
    // A decision of the phase that is gone is none of the one that has its number now.
    (_, head, one) => head + ((0, import_shared_core_planning_phases_sync_roadmap.writtenNumber)(one, renumber) ?? ((0, import_hooks_active_on_command2.numbered)(after, one) === void 0 ? one : `${one}, removed`))
  );
}
function withPosition(state, [before, after], renumber) {
  const { currentPhase: own, document, statusText } = state;
  const { text: text2 } = document;
  if (own === null) return text2;
  const ordered = after.toSorted((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number));
  const target = (0, import_hooks_active_on_command2.numbered)(after, renumber(own) ?? own) ?? ordered.find(({ number: number2 }) => (0, import_hooks_active_on_command2.comparePhases)(number2, own) > 0) ?? ordered.at(-1);
  const place = (0, import_hooks_active_on_command2.numbered)(before, own);
  const isSame = place !== void 0 && place.name === target?.name;
  if (target === void 0) return text2;
  if (!(0, import_shared_core_planning_writing_flat_state.isFlatState)(text2))
    return (0, import_shared_core_planning_writing_section.splice)(text2, isSame ? (0, import_shared_core_planning_phases_sync_roadmap.numberEdits)(state, renumber) : (0, import_shared_core_planning_phases_sync_roadmap.placeEdits)(state, target));
  const stays = isSame && (0, import_hooks_active_on_command2.phaseKey)(target.number) === (0, import_hooks_active_on_command2.phaseKey)(own);
  return stays ? text2 : (0, import_shared_core_planning_writing_flat_state.atFlatPhase)(text2, target, statusText ?? "in-progress");
}
// src/app/planning/phases/renumber-folders.ts
function foldersRenumbered(project, renumber) {
  const { root, planning } = project;
  const plans = planIds(project);
  const todos = (0, import_shared_app_planning_documents_open_phase2.fromRoot)(root, (0, import_node_path3.join)(planning, "todos", "pending"));
  for (const name of (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, todos)) rewritten(root, `${todos}/${name}`, renumber, plans);
  return movesOf(project, renumber).flatMap(({ place, folder, to, files }) => {
    const own = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place).filter((name) => name.endsWith(".md"));
    for (const name of own) rewritten(root, `${place}/${name}`, renumber, plans);
    for (const [file, next2] of files) (0, import_node_fs3.renameSync)((0, import_node_path3.join)(root, place, file), (0, import_node_path3.join)(root, place, next2));
    if (to === folder) return [];
    (0, import_node_fs3.renameSync)((0, import_node_path3.join)(root, place), (0, import_node_path3.join)(root, (0, import_node_path3.dirname)(place), to));
    return [[folder, to]];
  });
}
function planIds({ phases }) {
  return new Set(phases.flatMap((phase4) => phase4.plans.map(({ id }) => (0, import_hooks_active_on_command.canonicalPlanId)(id))));
}
function renumberObjection(project, renumber) {
  const moves = movesOf(project, renumber);
  const needed = moves.flatMap(({ place, folder, to, files }) => [
    ...to === folder || moves.some((one) => one.folder === to) ? [] : [`${(0, import_node_path3.dirname)(place)}/${to}`],
    ...files.map(([, file]) => `${place}/${file}`)
  ]);
  const taken = needed.find((path2) => (0, import_node_fs3.existsSync)((0, import_node_path3.join)(project.root, path2)));
  return taken === void 0 ? null : `${taken} has a name that the renumbering needs: rename it or move it away.`;
}
function movesOf({ root, phases }, renumber) {
  const ordered = phases.toSorted((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number));
  return ordered.flatMap(({ folder }) => {
    if (folder === null) return [];
    const place = (0, import_shared_core_planning_documents_roadmap_scope3.phasePlace)(root, folder);
    const [head = "", code = "", number2 = ""] = /^([A-Za-z]{1,12}-)?([^-]+)/.exec(folder) ?? [];
    const now = renumber(number2) ?? number2;
    const own = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place).filter((file) => file.startsWith(`${number2}-`));
    const files = own.map((file) => [file, now + file.slice(number2.length)]);
    return [
      { place, folder, to: code + now + folder.slice(head.length), files: now === number2 ? [] : files }
    ];
  });
}
function rewritten(root, path2, renumber, plans) {
  const text2 = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path2);
  const now = text2 === null ? null : (0, import_shared_core_planning_phases_sync_roadmap.documentRenumbered)(text2, renumber, plans);
  if (now !== null && now !== text2) (0, import_app_loop_conclude_turn2.writeDocument)(root, path2, now);
}
// src/app/planning/phases/change-phases.ts
function addPhase(project, name) {
  return changed(project, (now, roadmap) => {
    const found = (0, import_shared_app_planning_milestones_open_milestone.milestoneIn)(now);
    if (found.status === "closed")
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
        `Milestone ${(0, import_shared_app_planning_milestones_open_milestone.milestoneTitle)(found.milestone)} is closed, and a phase needs an open one: ${import_shared_app_planning_milestones_open_milestone.BEGIN} begins it.`
      );
    const known = [...numbersIn(roadmap), ...roadmap.phases.length === 0 ? roadmap.elsewhere : []];
    const folders = (0, import_shared_core_planning_documents_roadmap_scope3.phasePlaces)(now.root).flatMap((place) => (0, import_shared_core_planning_documents_roadmap_scope3.foldersIn)(now.root, place)).flatMap((one) => (0, import_hooks_active_on_command2.folderPhase)(one) ?? []);
    const last = lastWhole([...known, ...folders].filter((one) => !(0, import_hooks_active_on_command2.isBacklog)(one)));
    const after = roadmap.phases.map((one) => one.number).toSorted(import_hooks_active_on_command2.comparePhases).at(-1) ?? null;
    return added(now, roadmap, { number: String(last + 1), name, after, isInserted: false });
  });
}
function insertPhase(project, after, name) {
  return changed(project, (now, roadmap) => {
    const own = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, after);
    if (own === void 0) return withoutSection2(now, after);
    const number2 = (0, import_shared_core_planning_phases_sync_roadmap.insertedNumber)(own.number, numbersIn(roadmap));
    return added(now, roadmap, { number: number2, name, after: own.number, isInserted: true });
  });
}
function numbersIn({ phases, withoutDetails }) {
  return [...phases.map(({ number: number2 }) => number2), ...withoutDetails];
}
function added(now, roadmap, phase4) {
  const { root, planning } = now;
  const { number: number2, name } = phase4;
  const folder = (0, import_shared_core_planning_documents_roadmap_scope3.newPhasePlace)(root, (0, import_hooks_active_on_command2.phaseFolderName)(number2, name, (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).projectCode));
  const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, [["ROADMAP.md", withPhase(roadmap, phase4)]], ["STATE.md"]);
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
  (0, import_common11.makeFolder)((0, import_node_path2.join)(root, folder));
  (0, import_app_loop_conclude_turn2.writeDocument)(root, `${folder}/.gitkeep`, "");
  noteInState(now);
  return { status: "done", number: number2, name, folder, renamed: [] };
}
function removePhase(project, typed, isForced) {
  return changed(project, (now, roadmap) => {
    const gone = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, typed);
    const facts = (0, import_hooks_active_on_command2.numbered)(now.phases, typed);
    if (gone === void 0 || facts === void 0) return withoutSection2(now, typed);
    const below = numbersIn(roadmap).filter((one) => (0, import_hooks_active_on_command2.phaseKey)(one).startsWith(`${(0, import_hooks_active_on_command2.phaseKey)(gone.number)}.`));
    if (below.length > 0)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${typed} has inserted phases (${below.join(", ")}): remove them first.`);
    const done2 = facts.plans.filter((plan) => plan.done).map(({ id }) => id);
    if (done2.length > 0 && !isForced)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
        `Phase ${typed} has plans that are done (${done2.join(", ")}), and its commits would be of no phase: --force removes it all the same.`
      );
    const isShared = numbersIn(roadmap).some((one) => isLetterOf(one, gone.number));
    const renumber = (number2) => isShared && (0, import_hooks_active_on_command2.phaseKey)(number2) !== (0, import_hooks_active_on_command2.phaseKey)(gone.number) ? number2 : (0, import_shared_core_planning_phases_sync_roadmap.numberWithout)(gone.number, number2);
    return removed(now, roadmap, { gone, facts, renumber });
  });
}
function isLetterOf(number2, whole) {
  const [, own] = /^(\d+)[A-Za-z]$/.exec(number2) ?? [];
  return own !== void 0 && (0, import_hooks_active_on_command2.phaseKey)(own) === (0, import_hooks_active_on_command2.phaseKey)(whole);
}
function withoutSection2({ phases }, typed) {
  const listed = (0, import_hooks_active_on_command2.numbered)(phases, typed);
  if (listed === void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents4.noSuchPhase)(phases, typed));
  const { number: number2, name } = listed;
  return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
    `Phase ${number2} has no section in ROADMAP.md: add "### Phase ${number2}: ${(0, import_common7.plainLine)(name, 60) || "Name"}" with its goal first.`
  );
}
function removed(now, roadmap, { gone, facts, renumber }) {
  const { root, planning, requirements } = now;
  const keep = (0, import_common9.openMswSubfolder)(root, "planning", "removed");
  if (keep.status !== "ok") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${keep.reason}: nothing was removed.`);
  const taken = renumberObjection(now, renumber);
  if (taken !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${taken} Nothing was removed.`);
  const asked = requirements?.document.text ?? null;
  const kept = facts.folder === null ? null : keptPlace(root, facts.folder);
  const move = kept === null ? null : [(0, import_node_path2.join)(root, (0, import_shared_core_planning_documents_roadmap_scope3.phasePlace)(root, facts.folder ?? "")), (0, import_node_path2.join)(root, kept)];
  if (move !== null) (0, import_node_fs2.renameSync)(...move);
  const texts = [
    ["ROADMAP.md", withoutPhase(roadmap, gone, renumber)],
    ...asked === null ? [] : [["REQUIREMENTS.md", tracesRenumbered(asked, renumber)]]
  ];
  const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, texts, ["STATE.md"]);
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) {
    if (move !== null) (0, import_node_fs2.renameSync)(move[1], move[0]);
    return written;
  }
  const renamed = foldersRenumbered(now, renumber);
  const plans = planIds(now);
  noteInState(
    now,
    (state, after) => (0, import_shared_core_planning_phases_sync_roadmap.documentRenumbered)(stateWithout(state, [now.phases, after], renumber), renumber, plans)
  );
  return { status: "done", number: gone.number, name: gone.name, folder: kept, renamed };
}
function keptPlace(root, folder) {
  const names = [folder, ...Array.from({ length: 100 }, (_, at) => `${folder}-${at + 2}`)];
  const free = names.find((one) => !(0, import_node_fs2.existsSync)((0, import_common9.mswPath)(root, "planning", "removed", one)));
  return `.msw/planning/removed/${free ?? folder}`;
}
function tracesRenumbered(text2, renumber) {
  return text2.split("\n").map(
    (line2) => line2.trimStart().startsWith("|") ? (0, import_shared_core_planning_phases_sync_roadmap.mentionsRenumbered)(line2, (one) => renumber(one) ?? "TBD", null) : line2
  ).map((line2) => line2.replace(/\bPhase TBD\b/g, "TBD")).join("\n");
}
function noteInState(now, change2 = ({ document }) => document.text) {
  const { root, planning, state, phases, standing } = now;
  if (state === null) return;
  const after = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
  const noted = withTotal(change2(state, after.phases), [
    [lastWhole(numbersOf2(phases)), lastWhole(numbersOf2(after.phases))],
    [phases.length, after.phases.length]
  ]);
  const [is, { progress: said }] = [after.standing.progress, state];
  const isCounted = (key) => Number(said[key]) === standing.progress[key];
  const plans = isCounted("total_plans") ? { total_plans: is.total_plans } : {};
  const counters = isCounted("total_phases") ? { total_phases: is.total_phases, ...plans } : {};
  const text2 = (0, import_shared_core_planning_writing_flat_state.mirrored)(state.document.text, noted, { counters, now: (/* @__PURE__ */ new Date()).toISOString() });
  (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, [["STATE.md", text2]]);
}
function withTotal(text2, counts) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope3.readState)(text2).field("Phase");
  const [, before = "", said] = /^(\S+ of )(\d+)/.exec(field?.value ?? "") ?? [];
  const total = counts.find(([from]) => from === Number(said))?.[1];
  if (total === void 0 || field === null || said === void 0) return text2;
  const start = field.start + before.length;
  return (0, import_shared_core_planning_writing_section.splice)(text2, [{ start, end: start + said.length, text: String(total) }]);
}
var numbersOf2 = (phases) => phases.map(({ number: number2 }) => number2);
function lastWhole(numbers) {
  return Math.max(0, ...numbers.map((one) => Number.parseInt(one, 10)).filter(Number.isInteger));
}
function editPhase(project, typed, change2) {
  return changed(project, (now, roadmap) => {
    const own = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, typed);
    if (own === void 0) return withoutSection2(now, typed);
    const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(
      now.planning,
      [["ROADMAP.md", changedPhase(roadmap, own, change2)]],
      ["STATE.md"]
    );
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    const facts = (0, import_hooks_active_on_command2.numbered)(now.phases, own.number);
    const name = change2.name ?? own.name;
    noteInState(now, (state, phases) => {
      const renamed = (0, import_hooks_active_on_command2.numbered)([{ number: state.currentPhase ?? "" }], own.number) && (0, import_hooks_active_on_command2.numbered)(phases, own.number);
      const edits = renamed && change2.name !== void 0 ? (0, import_shared_core_planning_phases_sync_roadmap.nameEdits)(state, renamed, own.name) : [];
      return (0, import_shared_core_planning_writing_section.splice)(state.document.text, edits);
    });
    const folder = facts?.folder == null ? null : (0, import_shared_core_planning_documents_roadmap_scope3.phasePlace)(now.root, facts.folder);
    return { status: "done", number: own.number, name, folder, renamed: [] };
  });
}
function changed({ root, planning }, change2) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const now = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    if (now.roadmap === null)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/ROADMAP.md is missing: begin with /msw:init.");
    return change2(now, now.roadmap);
  });
}
// src/app/operations/planning/change-phase-operations.ts
function change(place, run) {
  return (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const result = await run(project);
    return result.status === "refused" ? result : (0, import_hooks_active_on_command5.done)(result);
  });
}
function told(what) {
  return ({ number: number2, name, folder, renamed }) => (0, import_common4.forPeople)(
    [
      `Phase ${number2} (${name}) is ${what}.`,
      ...folder === null ? [] : [`Its folder: ${folder}`],
      ...renamed.map(([from, to]) => `${from} is now ${to}.`),
      "Nothing is committed yet."
    ],
    200
  );
}
var add = (0, import_hooks_active_on_command5.operation)({
  name: "phase add",
  about: "Add a phase behind the last one of the milestone",
  effect: "writes",
  inputs: { name: (0, import_hooks_active_on_command5.word)("its name") },
  run: (place, { name }) => change(place, (project) => addPhase(project, name)),
  shown: told("added")
});
var insert = (0, import_hooks_active_on_command5.operation)({
  name: "phase insert",
  about: "Insert a phase behind another, as its next decimal",
  effect: "writes",
  inputs: { after: (0, import_hooks_active_on_command5.word)("the phase before it"), name: (0, import_hooks_active_on_command5.word)("its name") },
  run: (place, { after, name }) => change(place, (project) => insertPhase(project, after, name)),
  shown: told("inserted")
});
var remove = (0, import_hooks_active_on_command5.operation)({
  name: "phase remove",
  about: "Remove a phase and renumber those behind it, with everything that refers to them; its folder is kept",
  effect: "writes",
  callers: "people and scripts",
  inputs: { phase: (0, import_hooks_active_on_command5.word)("the phase"), force: (0, import_hooks_active_on_command5.flag)("although it has plans that are done") },
  run: (place, { phase: phase4, force }) => (0, import_shared_core_planning_writing_new_documents2.refuseToClaude)(place.caller, "phase remove") ?? change(place, (project) => removePhase(project, phase4, force)),
  shown: told("removed")
});
var edit = (0, import_hooks_active_on_command5.operation)({
  name: "phase edit",
  about: "Change the name or a line of a phase in the roadmap",
  effect: "writes",
  inputs: {
    phase: (0, import_hooks_active_on_command5.word)("the phase"),
    name: (0, import_hooks_active_on_command5.text)("TEXT", "its name"),
    goal: (0, import_hooks_active_on_command5.text)("TEXT", "its goal"),
    depends: (0, import_hooks_active_on_command5.text)("TEXT", "what it depends on"),
    requirements: (0, import_hooks_active_on_command5.text)("IDS", "the requirements that it serves")
  },
  run: (place, { phase: phase4, ...given }) => {
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    if (Object.keys(wanted).length === 0)
      return (0, import_hooks_active_on_command5.misused)("Say what to change: --name, --goal, --depends or --requirements.");
    return change(place, (project) => editPhase(project, phase4, wanted));
  },
  shown: told("changed")
});
var changePhaseOperations = [add, insert, remove, edit];
// src/app/operations/planning/review-operations.ts
var phase = (0, import_hooks_active_on_command5.numberWord)("the number of a phase");
var finding = (0, import_hooks_active_on_command5.operation)({
  name: "phase finding",
  about: "Record one finding of the review of a phase, with its file and line",
  effect: "writes",
  grant: { to: ["verify"], agent: "msw:reviewer", options: ["issue", "fix"] },
  inputs: {
    phase,
    severity: (0, import_hooks_active_on_command5.word)(import_shared_app_planning_verification_review_phase.SEVERITIES.join(", ")),
    place: (0, import_hooks_active_on_command5.word)("FILE:LINE"),
    issue: (0, import_hooks_active_on_command5.text)('"TEXT"', "what goes wrong, and when"),
    fix: (0, import_hooks_active_on_command5.text)('"TEXT"', "how to fix it")
  },
  run: (place, { phase: number2, severity: typed, place: where, issue, fix }) => {
    const severity = import_shared_app_planning_verification_review_phase.SEVERITIES.find((one) => one === typed);
    if (severity === void 0) return (0, import_hooks_active_on_command5.misused)(`The severity is one of ${import_shared_app_planning_verification_review_phase.SEVERITIES.join(", ")}.`);
    return (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace, project) => {
      const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, number2);
      if (opened.status === "refused") return opened;
      const request = { severity, place: where, issue: issue ?? "", fix };
      const added2 = await (0, import_shared_app_planning_verification_review_phase.addFinding)(workspace, opened.open, request);
      return added2.status === "refused" ? added2 : (0, import_hooks_active_on_command5.done)(added2.finding);
    });
  },
  text: ({ severity, file, line: line2 }) => import_common10.prose`${(0, import_common.quoteName)(severity)} at ${(0, import_common.codeName)(`${file}:${line2}`)} is recorded.`
});
var review = (0, import_hooks_active_on_command5.operation)({
  name: "phase review",
  about: "Write the findings of a review as NN-REVIEW.md and commit it",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["verify"], options: ["noCommit"] },
  inputs: { phase, noCommit: (0, import_hooks_active_on_command5.flag)("commit nothing") },
  run: (place, { phase: number2, noCommit }) => (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace, project) => {
    const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, number2);
    if (opened.status === "refused") return opened;
    const written = await (0, import_shared_app_planning_verification_review_phase.writeReview)(workspace, opened.open, !noCommit);
    if (written.status === "refused") return written;
    const { file, findings, commit } = written;
    return (0, import_hooks_active_on_command5.done)({
      file,
      commit: commit === null ? "none" : "reason" in commit ? commit.reason : commit.status,
      findings: findings.map(({ id, severity, file: path2, line: line2, issue }) => ({
        ...{ id, severity, place: `${path2}:${line2}`, issue },
        /** What the user types to have it fixed. */
        type: import_common10.prose`/msw:quick "Fix ${(0, import_common.quoteName)(id)} of ${(0, import_common.quoteName)(file, 200)}"`
      }))
    });
  }),
  text: ({ file, findings }) => (0, import_common10.joinProse)(
    [
      import_common10.prose`${(0, import_common.quoteName)(file, 200)}: ${findings.length === 0 ? import_common10.prose`nothing was found` : import_common10.prose`${findings.length} found`}.`,
      ...findings.map(
        ({ id, severity, place: where, issue, type }) => import_common10.prose`${(0, import_common.quoteName)(id)} ${(0, import_common.quoteName)(severity)} ${(0, import_common.codeName)(where)} ${(0, import_common6.quoteLine)(issue, 200)}\n  to have it fixed: ${type}`
      )
    ],
    "\n"
  )
});
// src/app/operations/planning/verify-operations.ts
var DEFAULT_TIMEOUT_SECONDS = 600;
var phase2 = (0, import_hooks_active_on_command5.numberWord)("the number of a phase");
var verify = (0, import_hooks_active_on_command5.operation)({
  name: "phase verify",
  about: "Run the trusted checks of a phase, judge its must-haves and write its VERIFICATION.md",
  effect: "writes",
  takesFolder: true,
  tool: {
    name: "gsd_verify_phase",
    about: "Run the trusted checks of a phase and judge its must-haves",
    takes: { phase: "its number" },
    aliases: { phase_number: "phase" },
    isLong: true,
    judges: true,
    command: "verify"
  },
  grant: { to: ["verify"], options: ["here", "noCommit", "timeout", "short"] },
  inputs: {
    phase: phase2,
    noCommit: (0, import_hooks_active_on_command5.flag)("commit nothing"),
    here: (0, import_hooks_active_on_command5.flag)("in your folder, with what is not committed, in place of a clean checkout"),
    timeout: (0, import_hooks_active_on_command5.count)("SECONDS", `for each check; by default ${DEFAULT_TIMEOUT_SECONDS}`, [1, 999999])
  },
  run: (place, { phase: number2, noCommit, here, timeout }) => (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace, project) => {
    const timeoutSeconds = timeout ?? DEFAULT_TIMEOUT_SECONDS;
    const request = { phase: number2, timeoutSeconds, here, tell: place.tell };
    const result = await (0, import_shared_app_planning_verification_verify_phase.verifyPhase)(workspace, project, request);
    if (result.status === "refused") return result;
    const { report: report2, file, uat } = result;
    const files = uat === null ? [file] : [file, uat];
    const recorded = await (0, import_shared_app_planning_verification_verify_phase.recordVerification)(project, report2, files, !noCommit);
    const value = verified(report2, { file, uat }, recorded);
    if (value.status === "passed") return { status: "done", value, notice: recorded.problem ?? void 0 };
    return { status: "failed", value, reason: (0, import_common5.shown)(verdictText(value)) };
  }),
  short: shortened,
  text: verifiedText,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ status: (0, import_adapters_loops_record_schemas.string)(), met: (0, import_adapters_loops_record_schemas.number)(), of: (0, import_adapters_loops_record_schemas.number)() }),
    of: ({ status, score }) => ({ status: (0, import_common10.literal)(status), met: score.met, of: score.of })
  }
});
function verified(report2, { file, uat }, { synced, commit, problem }) {
  const { verdict, number: number2, evidence, requirements, reVerification } = report2;
  const tests = (0, import_shared_core_planning_writing_section.readUat)(report2.uat ?? "");
  return {
    phase: number2,
    status: verdict.status,
    score: verdict.score,
    file,
    judgedIn: report2.judgedIn,
    gaps: verdict.gaps,
    uat,
    human: verdict.human.filter(({ id }) => !verdict.undecided.some((claim) => claim.id === id)).map((item) => ({ ...item, number: (0, import_shared_core_planning_verification_update_uat.testOf)(tests, item.test)?.number ?? null })),
    judgedByModel: report2.claims.filter(({ by }) => by === "model").length,
    undecided: verdict.undecided.map(({ id, kind, text: text2, reason, sources }) => ({
      id,
      kind,
      statement: text2,
      reason,
      sources
    })),
    requirements,
    evidence,
    reVerification,
    synced,
    commit,
    problem,
    next: nextOf(report2)
  };
}
function shortened(value) {
  const { status, score, judgedIn, gaps, human, undecided, judgedByModel, commit, problem, next: next2 } = value;
  return {
    status,
    score: `${score.met}/${score.of}`,
    judgedIn: (0, import_shared_core_planning_verification_update_uat.judgedInText)(judgedIn),
    gaps: gaps.map(({ truth, reason }) => ({ truth, reason })),
    human: human.map(({ id, number: number2, test, expected }) => ({ type: number2 ?? id, test, expected })),
    undecided: undecided.map(({ id, statement }) => ({ id, statement })),
    judgedByModel,
    commit: commit === null ? "none" : "reason" in commit ? commit.reason : commit.status,
    ...problem === null ? {} : { problem },
    next: next2
  };
}
function nextOf({ number: named, verdict, uat }) {
  const number2 = (0, import_common.quoteName)(named);
  if (verdict.undecided.length > 0) return import_common10.prose`/msw:verify ${number2} (an agent judges what is undecided)`;
  if (verdict.status === "gaps_found") return import_common10.prose`/msw:plan ${number2} --gaps`;
  return verdict.status === "passed" ? import_common10.prose`/msw:go` : import_common10.prose`the user looks, and types: ${(0, import_shared_core_planning_verification_update_uat.judgeCommand)(named, uat === null ? "ID" : "TEST")}`;
}
var STATUS = {
  passed: import_common10.prose`passed`,
  gaps_found: import_common10.prose`gaps found`,
  human_needed: import_common10.prose`a person has to look`
};
function verdictText({
  phase: number2,
  status,
  score
}) {
  return import_common10.prose`Phase ${(0, import_common.quoteName)(number2)}: ${STATUS[status]}, ${score.met} of ${score.of} must-haves verified.`;
}
function verifiedText(value) {
  const { commit, problem } = value;
  return (0, import_common10.joinProse)(
    [
      import_common10.prose`${verdictText(value)} ${(0, import_common.quoteName)(value.file)}`,
      import_common10.prose`Judged in ${(0, import_shared_core_planning_verification_update_uat.judgedInText)(value.judgedIn)}.`,
      ...value.evidence.map(({ command, verdict, reason, durationMs }) => {
        const seconds = (0, import_common.quoteName)((durationMs / 1e3).toFixed(1));
        return import_common10.prose`  ${(0, import_common.quoteName)(verdict)}  ${(0, import_common6.quoteLine)(command, 200)}  (${(0, import_common6.quoteLine)(reason, 200)}; ${seconds} s)`;
      }),
      ...value.gaps.map(({ truth, reason }) => import_common10.prose`gap: ${(0, import_common6.quoteLine)(`${truth}: ${reason}`, 300)}`),
      ...value.undecided.map(
        ({ id, statement, reason }) => import_common10.prose`undecided: ${(0, import_common6.quoteLine)(`${statement} (${reason})`, 300)}\n  when you have looked: ${(0, import_shared_core_planning_verification_update_uat.judgeCommand)(value.phase, id)}`
      ),
      ...value.human.map(
        ({ id, number: number2, test }) => import_common10.prose`for a person: ${(0, import_common6.quoteLine)(test, 300)}\n  when you have looked: ${(0, import_shared_core_planning_verification_update_uat.judgeCommand)(value.phase, number2 === null ? id : `${number2}`)}`
      ),
      commit?.status === "skipped" || commit?.status === "refused" ? import_common10.prose`Not committed: ${(0, import_common6.quoteLine)(commit.reason, 300)}` : null,
      problem === null ? null : (0, import_common6.quoteLine)(problem, 300),
      import_common10.prose`Next: ${value.next}`
    ],
    "\n"
  );
}
var judge = (0, import_hooks_active_on_command5.operation)({
  name: "phase judge",
  about: "Settle what code cannot judge: passed, failed or human (a person has to look)",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["verify"], agent: "msw:verifier", options: ["evidence"] },
  inputs: {
    phase: phase2,
    id: (0, import_hooks_active_on_command5.word)("an id"),
    verdict: (0, import_hooks_active_on_command5.word)("passed, failed or human"),
    evidence: (0, import_hooks_active_on_command5.list)('"FILE:LINE why"', "what shows it"),
    by: (0, import_hooks_active_on_command5.choice)(["model", "user"], "who judges; a user needs a terminal")
  },
  run: (place, { phase: number2, id, verdict, evidence, by: typed }) => {
    const by = typed ?? "model";
    if (verdict !== "passed" && verdict !== "failed" && verdict !== "human")
      return (0, import_hooks_active_on_command5.misused)("The verdict is passed, failed or human.");
    const refusal = by === "user" ? (0, import_shared_core_planning_writing_new_documents2.refuseUnlessPerson)(place.caller, "A judgement by the user", (0, import_shared_core_planning_verification_update_uat.judgeCommand)(number2, id)) : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace, project) => {
      const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, number2);
      if (opened.status === "refused") return opened;
      const judged = await (0, import_shared_core_planning_verification_update_uat.judgeClaim)(workspace, opened.open, { id, verdict, by, evidence });
      return judged.status === "refused" ? judged : (0, import_hooks_active_on_command5.done)({ phase: number2, ...judged.judgement });
    });
  },
  text: ({ phase: number2, id, verdict, by }) => import_common10.prose`${(0, import_common.quoteName)(id)}: ${(0, import_common.quoteName)(verdict)}, judged by ${(0, import_common.quoteName)(by)}. To take it up: ${import_common3.lineToType`phase verify ${number2}`}`
});
// src/app/operations/planning/phase-operations.ts
var next = (0, import_hooks_active_on_command5.operation)({
  name: "phase next",
  about: "Say what to do next in a planned project, and why; it changes nothing",
  effect: "reads",
  takesFolder: true,
  tool: {
    name: "gsd_phase_next",
    about: "Say what to do next in the plan, and why",
    takes: {}
  },
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const opened = (0, import_common2.openWorkspace)(project.root, place.env);
    if (opened.status === "ok") await (0, import_shared_core_report_status_text.learnFromTeam)(opened.workspace);
    return (0, import_hooks_active_on_command5.done)((0, import_shared_core_planning_execution_next_execution.nextWith)((0, import_shared_app_planning_phases_planning_run2.nextStepOf)(project), await (0, import_shared_app_planning_execution_waiting_plans.waitingPlans)(project, place.env)));
  }),
  shown: import_shared_core_planning_writing_new_documents.nextLine
});
var phase3 = (0, import_hooks_active_on_command5.word)("a phase");
var context = (0, import_hooks_active_on_command5.operation)({
  name: "phase context",
  about: "Write the CONTEXT of a phase from answers",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["discuss"], options: ["from", "update", "schema"] },
  inputs: {
    phase: phase3,
    from: (0, import_hooks_active_on_command5.path)("FILE", "the answers, as JSON"),
    update: (0, import_hooks_active_on_command5.flag)("add to a context that is there"),
    schema: (0, import_hooks_active_on_command5.flag)("only show how answers look")
  },
  run: (place, { phase: typed, from, update, schema: schema2 }) => {
    if (schema2) return (0, import_hooks_active_on_command5.done)({ status: "schema", rules: contextRules, example: contextExample });
    const read = (0, import_shared_core_planning_documents_roadmap_scope.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    return inPhase2(place, typed, async (opened) => {
      const written = await writeContext(opened, read.value, { update });
      if (written.status === "refused") return written;
      return written.status === "invalid" ? (0, import_shared_core_planning_documents_roadmap_scope.invalidAnswers)(written.problems) : (0, import_hooks_active_on_command5.done)(written);
    });
  },
  text: (value) => value.status === "schema" ? (0, import_shared_core_snapshots_undo_text.proseJson)({ rules: value.rules, example: value.example }) : (0, import_shared_core_planning_documents_roadmap_scope.answersText)(
    value,
    ({ file, commit }) => import_common10.prose`${(0, import_common.quoteName)(file)}\nCommit: ${(0, import_common.quoteName)(commit.status)}.`
  )
});
var checkInputs = {
  phase: phase3,
  gaps: (0, import_hooks_active_on_command5.flag)("the plans close the gaps of its verification"),
  round: (0, import_hooks_active_on_command5.flag)("count one round of planning"),
  review: (0, import_hooks_active_on_command5.flag)("the same, after the plan-checker has judged"),
  apply: (0, import_hooks_active_on_command5.flag)("list the plans in the roadmap and commit them"),
  accept: (0, import_hooks_active_on_command5.text)("WHY", "as they are, whatever code or the plan-checker object to; in a terminal")
};
var check = (0, import_hooks_active_on_command5.operation)({
  name: "phase check",
  about: "Say whether the plans of a phase are ready: each by itself, their order, what they cover",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["plan"], options: ["gaps", "round", "review", "apply", "short"] },
  inputs: checkInputs,
  run: (place, input) => {
    const instead = `/msw:plan ${input.phase} --accept "why"`;
    const refusal = input.accept === null ? null : (0, import_shared_core_planning_writing_new_documents2.refuseUnlessPerson)(place.caller, "phase check --accept", instead);
    return refusal ?? inPhase2(place, input.phase, (opened) => report(place, opened, input));
  },
  text: checkText,
  short: ({ next: step, reason, problemsFile, plans, problems, untrusted, applied }) => step !== null ? { next: step, reason, problemsFile } : {
    plans: plans.filter((plan) => !plan.done).map(({ id, wave }) => ({ id, wave })),
    warnings: problems.map(({ file, line: line2, message, fix }) => `${file}:${line2}: ${message} ${fix}`),
    ...{ untrusted, commit: applied?.commit ?? null }
  }
});
var phaseOperations = [
  next,
  context,
  check,
  verify,
  judge,
  finding,
  review,
  ...changePhaseOperations
];
function inPhase2(place, typed, use) {
  return (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, (project) => {
    const opened = (0, import_shared_app_planning_documents_open_phase2.openPhase)(project, typed);
    return opened === null ? (0, import_hooks_active_on_command5.refused)((0, import_shared_core_planning_writing_new_documents4.noSuchPhase)(project.phases, typed)) : use(opened);
  });
}
async function report({ env }, opened, options) {
  const { facts, folder, project } = opened;
  const before = runOf(opened);
  const isRound = options.round || options.review || options.apply;
  const gaps = options.gaps || isRound && before.gaps;
  const checked = (0, import_shared_app_planning_phases_planning_run.checkPhase)(opened, { gaps, isNew: isRound });
  const trying = { env, mayRun: options.round && checked.ok };
  const { run, found } = await withTried(opened, { run: before, found: checked }, trying);
  const step = await stepOf(opened, { found, run, gaps }, options);
  if (step.status === "refused") return step;
  const { round, applied } = step;
  const value = {
    phase: facts.number,
    folder: (0, import_shared_app_planning_documents_open_phase2.fromRoot)(project.root, folder),
    ...found,
    ...round ?? { round: run.revisions, next: null, reason: null, problemsFile: null },
    untrusted: (0, import_shared_app_planning_phases_planning_run.untrustedOfPhase)(opened, env).map(import_hooks_active_on_command3.showCommand),
    applied
  };
  if ((found.ok || applied !== null) && value.next !== "stop" && value.next !== "revise") return (0, import_hooks_active_on_command5.done)(value);
  const reason = value.reason ?? `The plans of phase ${facts.number} are not ready: ${errorsIn(found)}.`;
  return { status: "failed", value, reason };
}
async function stepOf(opened, { found, run, gaps }, { apply, accept, round, review: review2 }) {
  if (apply && (found.ok || accept !== null)) {
    const applied = await (0, import_shared_app_planning_phases_planning_run.acceptPlans)(opened, { found, gaps, accepted: accept });
    return applied.status === "done" ? { status: "ok", round: null, applied } : applied;
  }
  if (!round && !review2) return { status: "ok", round: null, applied: null };
  const result = (0, import_shared_app_planning_phases_planning_run2.planningRound)(opened, found, run, review2);
  return result.status === "ok" ? { status: "ok", round: result.round, applied: null } : result;
}
function runOf({ project, padded }) {
  const review2 = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).planCheck;
  return (0, import_shared_app_planning_phases_planning_run2.readPlanningRun)(project.root, padded) ?? { ...import_shared_app_planning_phases_planning_run2.NEW_RUN, review: review2 };
}
function checkText(report2) {
  const problems = report2.problems.map(({ file, line: line2, column, severity, message, fix, code }) => {
    const place = import_common10.prose`${(0, import_common.quoteName)(file)}:${line2}:${column} ${(0, import_common.quoteName)(severity)}`;
    return import_common10.prose`${place}: ${(0, import_common6.quoteLine)(`${message} ${fix}`, 500)} [${(0, import_common.quoteName)(code)}]`;
  });
  const plans = report2.plans.filter((plan) => !plan.done).length;
  const ready = import_common10.prose`${(0, import_common12.countOf)(plans, "plan is", "plans are")} ready`;
  const state = report2.ok ? ready : errorsIn(report2);
  const waves = report2.waves.length;
  const { next: step, reason, applied } = report2;
  return (0, import_common10.joinProse)(
    [
      ...problems,
      import_common10.prose`${state} in ${(0, import_common12.countOf)(waves, "wave")}; ${(0, import_common12.countOf)(report2.warnings, "warning")}.`,
      step === null ? null : import_common10.prose`${(0, import_common.quoteName)(step)}: ${(0, import_common6.quoteLine)(reason ?? "", 300)}`,
      applied === null ? null : import_common10.prose`Recorded; git: ${(0, import_common.quoteName)(applied.commit.status)}.`
    ],
    "\n"
  );
}
function errorsIn({ errors }) {
  return (0, import_common12.countOf)(errors, "error");
}
