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
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  phase: () => phase
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_planning_project_noun = require("./shared.cli.planning.project-noun.cjs");

var import_shared_cli_planning_state_notes = require("./shared.cli.planning.state-notes.cjs");

var import_shared_cli_frame_user_only = require("./shared.cli.frame.user-only.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_planning_verification_phase_claims = require("./shared.core.planning.verification.phase-claims.cjs");

var import_shared_core_planning_writing_check_answers = require("./shared.core.planning.writing.check-answers.cjs");

var import_shared_core_text_code_name = require("./shared.core.text.code-name.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_rules_decisions = require("./shared.core.planning.rules.decisions.cjs");

var import_shared_app_planning_documents_open_phase = require("./shared.app.planning.documents.open-phase.cjs");

var import_shared_core_planning_phases_find_phase = require("./shared.core.planning.phases.find-phase.cjs");

var import_shared_app_planning_documents_commit_planning = require("./shared.app.planning.documents.commit-planning.cjs");

var import_shared_core_planning_phases_state_position = require("./shared.core.planning.phases.state-position.cjs");

var import_shared_core_text_markdown_yaml_scalar = require("./shared.core.text.markdown.yaml-scalar.cjs");

var import_shared_core_text_prose_json = require("./shared.core.text.prose-json.cjs");

var import_shared_core_report_planning_page = require("./shared.core.report.planning-page.cjs");

var import_shared_core_planning_writing_section = require("./shared.core.planning.writing.section.cjs");

var import_shared_core_planning_writing_one_line = require("./shared.core.planning.writing.one-line.cjs");

var import_shared_core_text_markdown_splice = require("./shared.core.text.markdown.splice.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas2 = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/app/planning/phases/untrusted-commands.ts
function untrustedCommands2({ project: project3, onDisk }, env) {
  const folder = (0, import_hooks_active_on_stop5.ownUserFolder)(project3.root, env);
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  const commands = new Set(open.flatMap(({ document }) => (0, import_hooks_active_on_command2.verifyCommands)(document.text)));
  return [...commands].filter(
    (command) => folder.status === "refused" || !(0, import_hooks_active_on_command6.isTrusted)(folder.path, project3.root, command)
  );
}
// src/cli/planning/phase-check.ts
var flag = { type: "boolean" };
var check = {
  options: { ...import_shared_cli_frame_named_path.json, gaps: flag, round: flag, review: flag, apply: flag, accept: flag, short: flag },
  words: { least: 1, most: 2, names: "a phase and a project folder" },
  run: (call) => (0, import_shared_cli_planning_state_notes.withPlanning)({ ...call, words: call.words.slice(1) }, (project3) => checkVerb(project3, call))
};
async function checkVerb(project3, call) {
  const [typed = ""] = call.words;
  const refusal = (0, import_shared_cli_frame_named_path.isSet)(call.values, "accept") ? (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "phase check --accept", `/msw:plan ${typed} --accept`) : null;
  if (refusal !== null) return refusal;
  const opened = (0, import_shared_app_planning_documents_open_phase.openPhase)(project3, typed);
  if (opened === null) return (0, import_shared_cli_frame_named_path.failed)((0, import_shared_core_planning_phases_find_phase.noSuchPhase)(project3.phases, typed));
  const { values, env } = call;
  const run2 = runOf(opened);
  const asked = ["round", "review", "apply"].some((name) => (0, import_shared_cli_frame_named_path.isSet)(values, name));
  const options = { gaps: (0, import_shared_cli_frame_named_path.isSet)(values, "gaps") || asked && run2.gaps, env };
  const found = (0, import_shared_core_planning_rules_decisions.checkPhase)(opened, options);
  const result = await stepOf(opened, found, run2, { values, gaps: options.gaps });
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  const text = (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(
    shortened(
      reportOf(opened, found, result, run2, untrustedCommands2(opened, env).map(import_hooks_active_on_command.showCommand)),
      values
    )
  ).text : checkText(found, result);
  const next2 = result.round?.next;
  if (found.ok && next2 !== "stop" && next2 !== "revise") return (0, import_shared_cli_frame_named_path.done)(text);
  const problem = result.round?.reason ?? `The plans of phase ${opened.facts.number} are not ready: ${errorsIn(found)}.`;
  return { code: 1, text: (0, import_shared_cli_frame_named_path.done)(text).text, problem };
}
function shortened(report, values) {
  const { coverage, problems, ...counts } = report;
  return (0, import_shared_cli_frame_named_path.isSet)(values, "short") ? counts : report;
}
function reportOf({ facts, folder, project: project3 }, { problems, ...found }, { round, applied }, run2, untrusted) {
  const standing = { round: run2.revisions, roundsLeft: import_shared_core_planning_rules_decisions.MOST_REVISIONS - run2.revisions };
  const none = { ...standing, next: null, reason: null, problemsFile: null };
  const where = { phase: facts.number, folder: (0, import_shared_app_planning_documents_open_phase.fromRoot)(project3.root, folder) };
  return { ...where, ...found, ...round ?? none, untrusted, applied, problems };
}
async function stepOf(opened, found, run2, { values, gaps }) {
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "apply") && found.ok) {
    const applied = await (0, import_shared_core_planning_rules_decisions.acceptPlans)(opened, { found, gaps, byUser: (0, import_shared_cli_frame_named_path.isSet)(values, "accept") });
    return applied.status === "done" ? { status: "ok", round: null, applied } : applied;
  }
  const reviewed = (0, import_shared_cli_frame_named_path.isSet)(values, "review");
  if (!(0, import_shared_cli_frame_named_path.isSet)(values, "round") && !reviewed) return { status: "ok", round: null, applied: null };
  const result = (0, import_shared_core_planning_rules_decisions.planningRound)(opened, found, run2, reviewed);
  return result.status === "ok" ? { status: "ok", round: result.round, applied: null } : result;
}
function runOf({ project: project3, padded }) {
  const review = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project3.planning).planCheck;
  return (0, import_shared_core_planning_rules_decisions.readRun)(project3.root, padded) ?? { revisions: 0, gaps: false, review, passed: null };
}
function checkText(found, { round, applied }) {
  const problems = found.problems.map(({ file, line: line3, column, severity, message, fix, code }) => {
    const place = import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(file)}:${line3}:${column} ${(0, import_hooks_active_on_stop9.quoteName)(severity)}`;
    return import_hooks_active_on_stop10.prose`${place}: ${(0, import_hooks_active_on_stop6.quoteLine)(`${message} ${fix}`, 500)} [${(0, import_hooks_active_on_stop9.quoteName)(code)}]`;
  });
  const plans = found.plans.filter((plan) => !plan.done).length;
  const ready = plans === 1 ? import_hooks_active_on_stop10.prose`1 plan is ready` : import_hooks_active_on_stop10.prose`${plans} plans are ready`;
  const state2 = found.ok ? ready : errorsIn(found);
  const waves = found.waves.length;
  return (0, import_hooks_active_on_stop10.joinProse)(
    [
      ...problems,
      import_hooks_active_on_stop10.prose`${state2} in ${waves} ${waves === 1 ? import_hooks_active_on_stop10.prose`wave` : import_hooks_active_on_stop10.prose`waves`}; ${found.warnings} warnings.`,
      round === null ? null : import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(round.next)}: ${(0, import_hooks_active_on_stop6.quoteLine)(round.reason, 300)}`,
      applied === null ? null : import_hooks_active_on_stop10.prose`Recorded; git: ${(0, import_hooks_active_on_stop9.quoteName)(applied.commit.status)}.`
    ],
    "\n"
  );
}
function errorsIn({ errors }) {
  return errors === 1 ? import_hooks_active_on_stop10.prose`1 error` : import_hooks_active_on_stop10.prose`${errors} errors`;
}
// src/app/planning/writing/write-context.ts
// src/core/planning/writing/context-answers.ts
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
  return (0, import_shared_core_planning_writing_check_answers.readWith)(schema(), value);
}
var schema = (0, import_adapters_loops_record_schemas.once)(
  () => (0, import_adapters_loops_record_schemas2.strictObject)({
    boundary: (0, import_shared_core_planning_writing_check_answers.line)(2e3),
    decisions: (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.strictObject)({ area: (0, import_shared_core_planning_writing_check_answers.line)(80), text: (0, import_shared_core_planning_writing_check_answers.line)(1e3) })).check(
      (0, import_adapters_loops_record_schemas2._minLength)(1, "must hold at least one decision"),
      (0, import_adapters_loops_record_schemas2._maxLength)(99, "must hold at most 99 decisions")
    ),
    discretion: (0, import_shared_core_planning_writing_check_answers.listOf)((0, import_shared_core_planning_writing_check_answers.line)()),
    specifics: (0, import_shared_core_planning_writing_check_answers.listOf)((0, import_shared_core_planning_writing_check_answers.line)()),
    references: (0, import_shared_core_planning_writing_check_answers.listOf)((0, import_adapters_loops_record_schemas2.strictObject)({ path: (0, import_shared_core_planning_writing_check_answers.line)(200), about: (0, import_shared_core_planning_writing_check_answers.line)() })),
    code: (0, import_shared_core_planning_writing_check_answers.listOf)((0, import_shared_core_planning_writing_check_answers.line)()),
    deferred: (0, import_shared_core_planning_writing_check_answers.listOf)((0, import_shared_core_planning_writing_check_answers.line)())
  })
);
// src/core/planning/writing/context-document.ts
function contextDocument(phase2, answers, date) {
  const { boundary, discretion, specifics, code, deferred } = answers;
  return (0, import_shared_core_planning_writing_check_answers.documentOf)([
    `# Phase ${phase2.number}: ${(0, import_shared_core_planning_writing_one_line.oneLine)(phase2.name)} - Context`,
    (0, import_shared_core_planning_writing_check_answers.linesOf)([`**Gathered:** ${date}`, "**Status:** Ready for planning"]),
    ...part("domain", "Phase Boundary", [(0, import_shared_core_planning_writing_check_answers.paragraph)(boundary)]),
    ...part("decisions", "Implementation Decisions", [
      ...areas(answers, 1),
      "### Claude's Discretion",
      bullets(discretion, "None")
    ]),
    ...part("specifics", "Specific Ideas", [
      bullets(specifics, "No specific requirements — open to standard approaches")
    ]),
    ...part("canonical_refs", "Canonical References", [
      "**To be read before planning or implementing.**",
      (0, import_shared_core_planning_writing_check_answers.listOrNone)(refs(answers), "No external specs — the decisions above say everything.")
    ]),
    ...part("code_context", "Existing Code Insights", [bullets(code, "None")]),
    ...part("deferred", "Deferred Ideas", [
      bullets(deferred, "None — the discussion stayed within the phase")
    ]),
    "---",
    (0, import_shared_core_planning_writing_check_answers.linesOf)([`*Phase: ${phase2.folder}*`, `*Context gathered: ${date}*`])
  ]);
}
function extendContext(text, answers) {
  const close = (tag) => (0, import_hooks_active_on_command4.textLines)(text).find((line3) => line3.text.trim() === `</${tag}>`);
  const decisions = close("decisions");
  if (decisions === void 0) return null;
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text);
  const last = Math.max(0, ...[...text.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number2]) => Number(number2)));
  const parts = [
    { at: decisions, lines: areas(answers, last + 1).flatMap((block) => [...block.split("\n"), ""]) },
    { at: close("canonical_refs"), lines: [...refs(answers), ""] },
    { at: close("deferred"), lines: [...answers.deferred.map((one) => `- ${(0, import_shared_core_planning_writing_one_line.itemText)(one)}`), ""] }
  ];
  return (0, import_shared_core_text_markdown_splice.splice)(
    text,
    parts.flatMap(
      ({ at, lines: lines2 }) => at === void 0 || lines2.length < 2 ? [] : [{ start: at.start, end: at.start, text: lines2.map((line3) => line3 + eol).join("") }]
    )
  );
}
function refs({ references }) {
  return references.map(
    ({ path, about }) => `- \`${(0, import_shared_core_planning_writing_one_line.oneLine)(path).replaceAll("`", "")}\` — ${(0, import_shared_core_planning_writing_one_line.oneLine)(about)}`
  );
}
function part(tag, title, blocks) {
  return [`<${tag}>
## ${title}`, ...blocks, `</${tag}>`];
}
function areas({ decisions }, from) {
  const numbered = decisions.map(({ area, text }, at) => ({
    area: (0, import_shared_core_planning_writing_one_line.oneLine)(area),
    line: `- **D-${String(from + at).padStart(2, "0")}:** ${(0, import_shared_core_planning_writing_one_line.oneLine)(text)}`
  }));
  return [...new Set(numbered.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    (0, import_shared_core_planning_writing_check_answers.linesOf)(numbered.filter((one) => one.area === area).map((one) => one.line))
  ]);
}
function bullets(items, none) {
  return (0, import_shared_core_planning_writing_check_answers.listOrNone)(
    items.map((one) => `- ${(0, import_shared_core_planning_writing_one_line.itemText)(one)}`),
    none
  );
}
// src/app/planning/writing/write-context.ts
async function writeContext(phase2, value, { update, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root } = phase2.project;
  const read = readContextAnswers(value);
  if (read.status === "invalid") return read;
  const problems = read.answers.references.flatMap(
    ({ path }, at) => (0, import_shared_core_planning_writing_check_answers.referenceExists)(root, path) ? [] : [
      {
        where: `references.${at}.path`,
        message: `${path} does not exist in the project: name a file (and a heading of it) that does, or leave it out`
      }
    ]
  );
  if (problems.length > 0) return { status: "invalid", problems };
  const before = (0, import_shared_app_planning_documents_open_phase.phaseDocument)(phase2, "CONTEXT");
  if (before !== null && !update) return refused(`${before.file} exists: --update adds to it.`);
  const name = { number: phase2.facts.number, name: phase2.facts.name, folder: folderName(phase2) };
  const text = before === null ? contextDocument(name, read.answers, now.slice(0, 10)) : extendContext(before.text, read.answers);
  if (text === null) return refused(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? (0, import_shared_app_planning_documents_open_phase.fromRoot)(root, (0, import_node_path.join)(phase2.folder, `${phase2.padded}-CONTEXT.md`));
  const folder = (0, import_hooks_active_on_stop2.openDocumentFolder)(root, phase2.folder);
  if (folder.status === "refused") return folder;
  const written = (0, import_hooks_active_on_stop2.writeDocument)(root, file, text);
  if (written.status === "refused") return written;
  return { status: "done", file, commit: await recordAndCommit(phase2, file, now) };
}
async function recordAndCommit({ project: project3, facts, padded }, file, now) {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await (0, import_shared_core_planning_writing_state_metrics.recordSession)(project3, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state2 = (0, import_node_fs.existsSync)((0, import_node_path.join)(project3.planning, "STATE.md")) ? [".planning/STATE.md"] : [];
  return (0, import_shared_app_planning_documents_commit_planning.commitPlanning)(project3.root, [file, ...state2], `docs(${padded}): capture phase context`);
}
function folderName({ folder }) {
  return folder.split(/[\\/]/).at(-1) ?? "";
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/cli/planning/phase-context.ts
var context = {
  options: { ...import_shared_cli_frame_named_path.json, from: { type: "string" }, update: { type: "boolean" }, schema: { type: "boolean" } },
  words: { least: 1, most: 2, names: "a phase, and the project folder" },
  run
};
async function run(call) {
  const asJson = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json");
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "schema")) return (0, import_shared_cli_frame_named_path.doneJson)({ rules: contextRules, example: contextExample });
  const read = (0, import_shared_cli_planning_project_noun.readAnswersFile)(call);
  if (read.status === "refused") return read.outcome;
  const folder = (0, import_shared_cli_frame_named_path.namedFolder)(call, call.words[1]);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command5.findProject)(folder.path) ?? folder.path);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const number2 = call.words[0] ?? "";
  const phase2 = (0, import_shared_app_planning_documents_open_phase.openPhase)(opened.project, number2);
  if (phase2 === null) return (0, import_shared_cli_frame_named_path.failed)((0, import_shared_core_planning_phases_find_phase.noSuchPhase)(opened.project.phases, number2));
  const written = await writeContext(phase2, read.value, { update: (0, import_shared_cli_frame_named_path.isSet)(call.values, "update") });
  if (written.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(written.reason);
  if (written.status === "invalid") return (0, import_shared_cli_planning_project_noun.invalidAnswers)(written.problems, asJson);
  return asJson ? (0, import_shared_cli_frame_named_path.doneJson)(written) : (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(written.file)}\nCommit: ${(0, import_hooks_active_on_stop9.quoteName)(written.commit.status)}.`);
}
// src/cli/planning/phase-progress.ts
var oneFolder = { least: 0, most: 1, names: "one project folder" };
var next = { options: import_shared_cli_frame_named_path.json, words: oneFolder, run: (call) => (0, import_shared_cli_planning_state_notes.withPlanning)(call, tellNext) };
var progress = {
  options: import_shared_cli_frame_named_path.json,
  words: oneFolder,
  run: (call) => (0, import_shared_cli_planning_state_notes.withPlanning)(call, tellProgress)
};
function tellNext(project3, { values }) {
  const step = (0, import_shared_core_report_planning_page.nextStepOf)(project3);
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)(step);
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command3.forPeople)([step.command === null ? step.reason : `${step.command}  ${step.reason}`], 300));
}
function tellProgress(project3, { values }) {
  const page = (0, import_shared_core_report_planning_page.planningPage)(project3);
  return (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(page) : (0, import_shared_cli_frame_named_path.done)((0, import_shared_core_report_planning_page.renderPlanningPage)(page));
}
// src/app/planning/verification/record-verification.ts
async function recordVerification(project3, report, file, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await (0, import_shared_core_planning_phases_state_position.syncPlanning)((0, import_shared_app_planning_documents_read_project.readProject)(project3.root, project3.planning));
  const synced = result.status === "done" ? result.changes.map((change) => change.file) : [];
  const problem = result.status === "refused" ? result.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  return { synced, commit: await (0, import_shared_app_planning_documents_commit_planning.commitPlanning)(project3.root, [file, ...synced], message), problem };
}
// src/app/planning/verification/verify-phase.ts
// src/core/planning/verification/covered-requirements.ts
function coverRequirements(wanted, known, plans, claims) {
  const texts2 = new Map(known.map(({ id, text }) => [key(id), text]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements }) => requirements)].map((id) => [key(id), id])
  );
  return [...ids.values()].map((id) => {
    const own = plans.filter(({ requirements }) => requirements.some((one) => key(one) === key(id)));
    const names = own.map((plan) => plan.id);
    const base2 = { id, text: texts2.get(key(id)) ?? "", plans: names };
    if (names.length === 0) return { ...base2, status: "orphaned", evidence: "No plan of the phase names it" };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names.includes(source)));
    const failed4 = bearing.find(({ standing }) => standing === "failed");
    if (failed4 !== void 0) return { ...base2, status: "blocked", evidence: failed4.text };
    const open = bearing.find(({ standing }) => standing !== "verified");
    if (open !== void 0) return { ...base2, status: "open", evidence: open.text };
    const told = own.some(({ completed }) => completed.some((one) => key(one) === key(id)));
    return {
      ...base2,
      status: "satisfied",
      evidence: told ? "Everything that its plans promise holds" : "Everything that its plans promise holds; no summary calls it completed"
    };
  });
}
function key(id) {
  return id.trim().toUpperCase();
}
// src/core/planning/verification/fold-judgements.ts
function foldJudgements(claims, judgements) {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims.map((claim) => {
    const judgement = byId.get(claim.id);
    const open = claim.standing === "undecided" || claim.standing === "human" && judgement?.by === "user";
    if (judgement === void 0 || !open) return claim;
    const { verdict, by, evidence } = judgement;
    const standing = verdict === "passed" ? "verified" : verdict;
    const reason = `Judged by ${by}: ${evidence.join(", ")}`;
    return { ...claim, standing, by, reason, missing: verdict === "failed" ? [claim.text] : claim.missing };
  });
}
function readOverrides(value) {
  if (!(0, import_shared_yaml_dist_parse_parser.isList)(value)) return [];
  return value.filter(import_shared_yaml_dist_parse_parser.isMap).flatMap((map) => {
    const [mustHave, reason, acceptedBy, acceptedAt] = [
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.must_have),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.reason),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.accepted_by),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.accepted_at)
    ];
    if (mustHave === null || reason === null || acceptedBy === null || acceptedAt === null) return [];
    return [{ mustHave, reason, acceptedBy, acceptedAt }];
  });
}
function applyOverrides(claims, overrides) {
  const accepted = /* @__PURE__ */ new Map();
  for (const override of overrides) {
    const [best] = claims.filter(({ standing }) => standing === "failed" || standing === "undecided").map((claim) => ({ claim, fit: (0, import_shared_core_planning_verification_phase_claims.overlap)(claim.text, override.mustHave) })).filter(({ fit }) => fit >= 0.8).sort((a, b) => b.fit - a.fit);
    if (best !== void 0) accepted.set(best.claim.id, override);
  }
  return claims.map((claim) => {
    const override = accepted.get(claim.id);
    if (override === void 0) return claim;
    const reason = `Override: ${override.reason}, accepted by ${override.acceptedBy} on ${override.acceptedAt}`;
    return { ...claim, standing: "verified", by: "override", reason, files: [], missing: [] };
  });
}
// src/core/planning/verification/phase-verdict.ts
function phaseVerdict({ claims, humanChecks, requirements, later }) {
  const cited = new Set(
    claims.filter(({ kind, standing }) => kind === "truth" && standing === "failed").flatMap(({ cites: cites2 }) => cites2)
  );
  const failedChecks = new Set(
    claims.filter(({ kind, standing }) => kind === "check" && standing === "failed").map(({ id }) => id)
  );
  const failed4 = claims.filter(({ id, standing }) => standing === "failed" && !cited.has(id));
  const deferrals = new Map(
    failed4.flatMap((claim) => {
      const deferred = cites(claim, failedChecks) ? null : deferralOf(claim, later);
      return deferred === null ? [] : [[claim.id, deferred]];
    })
  );
  const gaps = [
    ...failed4.filter(({ id }) => !deferrals.has(id)).map(gapOf),
    ...requirements.filter(({ status }) => status === "orphaned").map(orphan)
  ];
  const undecided = claims.filter(({ standing }) => standing === "undecided");
  const human = [
    ...humanChecks.map(({ id, test, expected, why }) => ({ id, test, expected, why })),
    ...claims.filter(({ standing }) => standing === "human" || standing === "undecided").map(toLookAt)
  ];
  const counted = claims.filter(({ kind }) => kind !== "check");
  return {
    status: gaps.length > 0 ? "gaps_found" : human.length > 0 ? "human_needed" : "passed",
    score: { met: counted.filter(({ standing }) => standing === "verified").length, of: counted.length },
    gaps,
    deferred: [...deferrals.values()],
    human,
    undecided
  };
}
function cites(claim, ids) {
  return claim.cites.some((id) => ids.has(id));
}
function gapOf({ kind, text, reason, files, missing: missing2 }) {
  return {
    truth: kind === "check" ? `${text} passes` : text,
    reason,
    artifacts: files,
    missing: missing2.length > 0 ? missing2 : [text]
  };
}
function orphan({ id, text }) {
  return {
    truth: text === "" ? `${id} is delivered` : `${id}: ${text}`,
    reason: "No plan of the phase names this requirement",
    artifacts: [],
    missing: [`A plan whose requirements name ${id}`]
  };
}
function toLookAt({ id, text, reason }) {
  return { id, test: `See whether this holds: ${text}`, expected: text, why: reason };
}
function deferralOf({ kind, text, sources }, later) {
  if (kind !== "truth" || sources.includes(import_shared_core_planning_verification_phase_claims.ROADMAP) || (0, import_shared_core_planning_verification_phase_claims.statementWords)(text).size < 3) return null;
  for (const { number: number2, criteria } of later) {
    const criterion = criteria.find((one) => (0, import_shared_core_planning_verification_phase_claims.statementWords)(one).size >= 3 && (0, import_shared_core_planning_verification_phase_claims.covers)(one, text));
    if (criterion !== void 0)
      return {
        truth: text,
        addressedIn: `Phase ${number2}`,
        evidence: `Phase ${number2} success criteria: '${criterion}'`
      };
  }
  return null;
}
// src/core/planning/verification/re-verification.ts
function reVerification(previous, gaps, sameFiles) {
  if (previous === null || previous.status === "unknown") return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list, text) => list.some((one) => one === text || (0, import_shared_core_planning_verification_phase_claims.restates)(one, text));
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOn(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: (0, import_shared_yaml_dist_parse_parser.scalar)(previous.document.frontmatter.values.score) ?? "",
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth))
  };
}
function carriedOn(value) {
  const status = (0, import_shared_yaml_dist_parse_parser.isMap)(value) ? (0, import_shared_yaml_dist_parse_parser.scalar)(value.previous_status) : null;
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: (0, import_shared_yaml_dist_parse_parser.scalar)(value.previous_score) ?? "",
    gapsClosed: (0, import_shared_yaml_dist_parse_parser.texts)(value.gaps_closed),
    gapsRemaining: (0, import_shared_yaml_dist_parse_parser.texts)(value.gaps_remaining),
    regressions: (0, import_shared_yaml_dist_parse_parser.texts)(value.regressions)
  };
}
function verifiedTruths({ document }) {
  return (0, import_hooks_active_on_command4.textLines)(document.text, document.body).flatMap((line3) => {
    const cells = (0, import_shared_core_planning_rules_waves.rowCells)(line3);
    const [, truth, status] = cells ?? [];
    return truth !== void 0 && /VERIFIED/.test(status?.text ?? "") ? [truth.text.replaceAll("\\|", "|")] : [];
  });
}
// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims, verdict, requirements, signs } = report;
  const of = (kind) => claims.filter((claim) => claim.kind === kind);
  const truths = of("truth");
  return [
    import_hooks_active_on_stop10.prose`### Observable Truths`,
    table(
      import_hooks_active_on_stop10.prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        import_hooks_active_on_stop10.prose`${index + 1}`,
        said(claim.text),
        statusOf(claim),
        said(claim.reason)
      ])
    ),
    import_hooks_active_on_stop10.prose`**Score:** ${tally(truths)} truths verified`,
    ...section(
      import_hooks_active_on_stop10.prose`### Deferred Items`,
      import_hooks_active_on_stop10.prose`| # | Item | Addressed In | Evidence |\n|---|---|---|---|`,
      verdict.deferred.map((one, index) => [
        import_hooks_active_on_stop10.prose`${index + 1}`,
        said(one.truth),
        said(one.addressedIn),
        said(one.evidence)
      ])
    ),
    import_hooks_active_on_stop10.prose`### Required Artifacts`,
    table(
      import_hooks_active_on_stop10.prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim) => [...pathAndRest(claim.text), statusOf(claim), said(claim.reason)])
    ),
    import_hooks_active_on_stop10.prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    import_hooks_active_on_stop10.prose`### Key Link Verification`,
    table(import_hooks_active_on_stop10.prose`| Link | Status | Details |\n|---|---|---|`, of("link").map(claimRow)),
    import_hooks_active_on_stop10.prose`**Wiring:** ${tally(of("link"))} connections verified`,
    ...section(
      import_hooks_active_on_stop10.prose`### Prohibitions`,
      import_hooks_active_on_stop10.prose`| Prohibition | Status | Evidence |\n|---|---|---|`,
      of("prohibition").map(claimRow)
    ),
    import_hooks_active_on_stop10.prose`### Requirements Coverage`,
    table(
      import_hooks_active_on_stop10.prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text, status, evidence }) => [
        (0, import_hooks_active_on_stop9.quoteName)(id, 80),
        namesOf(plans),
        said(text),
        REQUIREMENT_WORDS[status],
        said(evidence)
      ])
    ),
    import_hooks_active_on_stop10.prose`### Anti-Patterns Found`,
    table(
      import_hooks_active_on_stop10.prose`| File | Line | Pattern | Severity |\n|---|---|---|---|`,
      signs.map(({ path, line: line3, sign: sign2 }) => [
        (0, import_shared_core_text_code_name.codeName)(path, 300),
        line3 === 0 ? import_hooks_active_on_stop10.prose`-` : import_hooks_active_on_stop10.prose`${line3}`,
        said(sign2),
        import_hooks_active_on_stop10.prose`⚠️ Warning`
      ])
    ),
    import_hooks_active_on_stop10.prose`### Human Verification Required`,
    humanText(report),
    import_hooks_active_on_stop10.prose`### Gaps Summary`,
    gapsText(report),
    import_hooks_active_on_stop10.prose`### Evidence`,
    evidenceText(report)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: import_hooks_active_on_stop10.prose`✓ SATISFIED`,
  blocked: import_hooks_active_on_stop10.prose`✗ BLOCKED`,
  open: import_hooks_active_on_stop10.prose`? NEEDS HUMAN`,
  orphaned: import_hooks_active_on_stop10.prose`✗ ORPHANED`
};
function said(text) {
  return text === "" ? import_hooks_active_on_stop10.prose`` : (0, import_hooks_active_on_stop6.quoteLine)(text, 300);
}
function namesOf(names) {
  return (0, import_hooks_active_on_stop10.joinProse)(
    names.map((name) => (0, import_hooks_active_on_stop9.quoteName)(name, 80)),
    ", "
  );
}
function claimRow(claim) {
  return [said(claim.text), statusOf(claim), said(claim.reason)];
}
function statusOf({ standing, by, kind }) {
  if (by === "override") return import_hooks_active_on_stop10.prose`PASSED (override)`;
  const mark = by === "code" ? import_hooks_active_on_stop10.prose`` : import_hooks_active_on_stop10.prose` (judged by ${(0, import_hooks_active_on_stop9.quoteName)(by)})`;
  switch (standing) {
    case "verified":
      return import_hooks_active_on_stop10.prose`✓ ${kind === "link" ? import_hooks_active_on_stop10.prose`WIRED` : import_hooks_active_on_stop10.prose`VERIFIED`}${mark}`;
    case "failed":
      return import_hooks_active_on_stop10.prose`✗ ${kind === "link" ? import_hooks_active_on_stop10.prose`NOT WIRED` : import_hooks_active_on_stop10.prose`FAILED`}${mark}`;
    default:
      return import_hooks_active_on_stop10.prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims) {
  return import_hooks_active_on_stop10.prose`${claims.filter(({ standing }) => standing === "verified").length}/${claims.length}`;
}
function pathAndRest(text) {
  const at = text.indexOf(": ");
  return at === -1 ? [(0, import_shared_core_text_code_name.codeName)(text, 300), import_hooks_active_on_stop10.prose``] : [(0, import_shared_core_text_code_name.codeName)(text.slice(0, at), 300), said(text.slice(at + 2))];
}
function section(title, head, rows) {
  return rows.length === 0 ? [] : [title, table(head, rows)];
}
function table(head, rows) {
  return rows.length === 0 ? import_hooks_active_on_stop10.prose`None.` : (0, import_hooks_active_on_stop10.joinProse)([head, ...rows.map(import_hooks_active_on_stop3.tableRow)], "\n");
}
function humanText({ verdict, confirmed }) {
  const done2 = confirmed.map(({ test }) => import_hooks_active_on_stop10.prose`- Confirmed by the user: ${(0, import_hooks_active_on_stop6.quoteLine)(test, 300)}`);
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) => (0, import_hooks_active_on_stop10.joinProse)(
      [
        import_hooks_active_on_stop10.prose`#### ${index + 1}. ${(0, import_hooks_active_on_stop6.quoteLine)(test, 100)}\n`,
        import_hooks_active_on_stop10.prose`**Test:** ${(0, import_hooks_active_on_stop6.quoteLine)(test, 500)}`,
        import_hooks_active_on_stop10.prose`**Expected:** ${(0, import_hooks_active_on_stop6.quoteLine)(expected, 500)}`,
        import_hooks_active_on_stop10.prose`**Why human:** ${(0, import_hooks_active_on_stop6.quoteLine)(why, 500)}`,
        import_hooks_active_on_stop10.prose`**Id:** ${(0, import_hooks_active_on_stop9.quoteName)(id)}`
      ],
      "\n"
    )
  );
  return (0, import_hooks_active_on_stop10.joinProse)(
    [
      items.length === 0 ? import_hooks_active_on_stop10.prose`None: everything was decided.` : null,
      done2.length === 0 ? null : (0, import_hooks_active_on_stop10.joinProse)(done2, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth, reason, missing: missing2 }, index) => (0, import_hooks_active_on_stop10.joinProse)(
      [
        import_hooks_active_on_stop10.prose`${index + 1}. **${(0, import_hooks_active_on_stop6.quoteLine)(truth, 300)}**`,
        import_hooks_active_on_stop10.prose`   - Reason: ${(0, import_hooks_active_on_stop6.quoteLine)(reason, 500)}`,
        ...missing2.map((one) => import_hooks_active_on_stop10.prose`   - Missing: ${(0, import_hooks_active_on_stop6.quoteLine)(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [], regressions = [] } = again ?? {};
  return (0, import_hooks_active_on_stop10.joinProse)(
    [
      gaps.length === 0 ? import_hooks_active_on_stop10.prose`**No gaps found.**` : (0, import_hooks_active_on_stop10.joinProse)(gaps, "\n"),
      gapsClosed.length === 0 ? null : import_hooks_active_on_stop10.prose`Closed since the last verification: ${quotesOf(gapsClosed)}.`,
      regressions.length === 0 ? null : import_hooks_active_on_stop10.prose`Held before and not any more: ${quotesOf(regressions)}.`
    ],
    "\n\n"
  );
}
function quotesOf(texts2) {
  return (0, import_hooks_active_on_stop10.joinProse)(
    texts2.map((one) => (0, import_hooks_active_on_stop6.quoteLine)(one, 200)),
    "; "
  );
}
function evidenceText({ evidence, claims }) {
  const judged = claims.filter(({ by }) => by === "model" || by === "user").length;
  const rows = evidence.map((run2) => [
    said(run2.command),
    namesOf(run2.places),
    run2.timedOut ? import_hooks_active_on_stop10.prose`timed out` : import_hooks_active_on_stop10.prose`${run2.exitCode ?? import_hooks_active_on_stop10.prose`none`}`,
    import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)((run2.durationMs / 1e3).toFixed(1))} s`,
    import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(run2.verdict)}: ${said(run2.reason)}`,
    import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(run2.sha256.slice(0, 16))} ${(0, import_hooks_active_on_stop9.quoteName)(run2.file)}`
  ]);
  const head = import_hooks_active_on_stop10.prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`;
  const note = judged === 0 ? import_hooks_active_on_stop10.prose`No must-have was judged by a model.` : import_hooks_active_on_stop10.prose`${judged} of ${claims.length} were judged by a model or a person; each is marked.`;
  return (0, import_hooks_active_on_stop10.joinProse)([table(head, rows), note], "\n\n");
}
// src/core/planning/verification/render-yaml.ts
function yamlEntry(key2, value, indent = "") {
  if (typeof value === "string") return `${indent}${keyOf(key2)}: ${scalarOf(value)}
`;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(value)) {
    if (value.length === 0) return `${indent}${keyOf(key2)}: []
`;
    return `${indent}${keyOf(key2)}:
${value.map((item) => yamlItem(item, `${indent}  `)).join("")}`;
  }
  const entries = Object.entries(value).map(([name, inner]) => yamlEntry(name, inner, `${indent}  `));
  return `${indent}${keyOf(key2)}:
${entries.join("")}`;
}
function yamlItem(item, indent) {
  if (typeof item === "string") return `${indent}- ${scalarOf(item)}
`;
  const entries = (0, import_shared_yaml_dist_parse_parser.isList)(item) ? [] : Object.entries(item);
  const text = entries.map(([name, inner]) => yamlEntry(name, inner, `${indent}  `)).join("");
  return `${indent}- ${text.slice(indent.length + 2)}`;
}
function keyOf(name) {
  return WORD.test(name) ? name : (0, import_shared_core_text_prose_json.proseJson)(name, 0);
}
var WORD = /^[\w./-]+$/;
function scalarOf(text) {
  return WORD.test(text) ? (0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(text) : (0, import_shared_core_text_prose_json.proseJson)(text, 0);
}
// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return import_hooks_active_on_stop10.prose`---\n${frontmatter(report)}---\n\n${body(report)}`;
}
function frontmatter(report) {
  const { verdict, overrides, reVerification: again } = report;
  const { met, of } = verdict.score;
  const entries = [
    ["phase", report.folder],
    ["verified", report.verified],
    ["status", verdict.status],
    ["score", `${met}/${of} must-haves verified`],
    ["covered_files", report.coveredFiles],
    ["covered_digest", report.coveredDigest],
    ["overrides_applied", String(report.claims.filter(({ by }) => by === "override").length)],
    ...overrides.length > 0 ? [["overrides", overrides]] : [],
    ...again === null ? [] : [
      [
        "re_verification",
        {
          previous_status: again.previousStatus,
          previous_score: again.previousScore,
          gaps_closed: again.gapsClosed.map(line2),
          gaps_remaining: again.gapsRemaining.map(line2),
          regressions: again.regressions.map(line2)
        }
      ]
    ],
    ...lists(verdict)
  ];
  return (0, import_hooks_active_on_stop11.ours)(
    entries.map(([key2, value]) => key2 === "verified" ? `verified: ${report.verified}
` : yamlEntry(key2, value)).join("")
  );
}
function lists({ gaps, deferred, human }) {
  return [
    ...gaps.length === 0 ? [] : [["gaps", gaps.map(gapEntry)]],
    ...deferred.length === 0 ? [] : [
      [
        "deferred",
        deferred.map(({ truth, addressedIn, evidence }) => ({
          truth: line2(truth),
          addressed_in: addressedIn,
          evidence: line2(evidence)
        }))
      ]
    ],
    ...human.length === 0 ? [] : [
      [
        "human_verification",
        human.map(({ test, expected, why }) => ({
          test: line2(test),
          expected: line2(expected),
          why_human: line2(why)
        }))
      ]
    ]
  ];
}
function gapEntry({ truth, reason, artifacts, missing: missing2 }) {
  return {
    truth: line2(truth),
    status: "failed",
    reason: line2(reason),
    artifacts: artifacts.map(({ path, issue }) => ({ path: line2(path), issue: line2(issue) })),
    missing: missing2.map(line2)
  };
}
function body(report) {
  const { number: number2, name, goal, verdict, reVerification: again } = report;
  const verified2 = (0, import_hooks_active_on_stop9.quoteName)(report.verified);
  const title = import_hooks_active_on_stop10.prose`# Phase ${(0, import_hooks_active_on_stop9.quoteName)(number2, 40)}: ${(0, import_hooks_active_on_stop6.quoteLine)(name === "" ? report.folder : name, 120)} Verification Report`;
  const before = again === null ? import_hooks_active_on_stop10.prose`No, initial verification` : import_hooks_active_on_stop10.prose`Yes, after ${(0, import_hooks_active_on_stop9.quoteName)(again.previousStatus, 40)} (${(0, import_hooks_active_on_stop6.quoteLine)(again.previousScore, 80)})`;
  const head = (0, import_hooks_active_on_stop10.joinProse)(
    [
      import_hooks_active_on_stop10.prose`**Phase Goal:** ${goal === null ? import_hooks_active_on_stop10.prose`none in the roadmap` : (0, import_hooks_active_on_stop6.quoteLine)(goal, 500)}`,
      import_hooks_active_on_stop10.prose`**Verified:** ${verified2}`,
      import_hooks_active_on_stop10.prose`**Status:** ${(0, import_hooks_active_on_stop9.quoteName)(verdict.status)}`,
      import_hooks_active_on_stop10.prose`**Re-verification:** ${before}`
    ],
    "\n"
  );
  const parts = [
    title,
    head,
    import_hooks_active_on_stop10.prose`## Goal Achievement`,
    ...verificationSections(report),
    import_hooks_active_on_stop10.prose`---`,
    import_hooks_active_on_stop10.prose`_Verified: ${verified2}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop10.joinProse)(parts, "\n\n")}\n`;
}
function line2(text) {
  return (0, import_hooks_active_on_stop8.plainLine)(text, 500);
}
// src/core/planning/verification/sources/without-comments.ts
var PARTS = /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
var HASH_PARTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;
function withoutComments(text) {
  return text.replaceAll(PARTS, (part2) => /^\/[/*]/.test(part2) ? blank(part2) : part2);
}
function withoutHashComments(text) {
  return text.replaceAll(
    HASH_PARTS,
    (part2) => part2.startsWith("#") || part2.startsWith('"""') || part2.startsWith("'''") ? blank(part2) : part2
  );
}
function blank(part2) {
  return part2.replaceAll(/[^\n]+/g, " ");
}
// src/core/planning/verification/sources/script-exports.ts
var DECLARED = /\bexport\s+(?:declare\s+)?(default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function(?:\s*\*)?|class|const\s+enum|const|let|var|interface|type|enum|namespace|module)\s+([\w$]+)/g;
var DEFAULT = /\bexport\s+default\b(?:\s+([A-Za-z_$][\w$]*)\s*(?:;|\n|$))?/g;
var LIST = /\bexport\s+(?:type\s+)?\{([^{}]{0,5000})\}/g;
var ALL_AS = /\bexport\s+(?:type\s+)?\*\s+as\s+([\w$]+)/g;
var ALL = /\bexport\s+(?:type\s+)?\*\s+from\b/;
var PATTERN = /\bexport\s+(?:const|let|var)\s+([{[][^=;{}[\]]{0,2000}[}\]])\s*=/g;
var MORE = /\bexport\s+(?:const|let|var)\s+[\w$]+[^\n;]{0,500}/g;
var PROPERTY = /\b(?:module\.)?exports\.([\w$]+)\s*=(?!=)|Object\.defineProperty\(\s*(?:module\.)?exports\s*,\s*['"]([^'"]{1,200})['"]/g;
var OBJECT = /\bmodule\.exports\s*=\s*\{/g;
var MOST_OBJECTS = 10;
var WHOLE = /\bmodule\.exports\s*=\s*(?:(?:async\s+)?function\s*(?:\*\s*)?|class\s+)?([A-Za-z_$][\w$]*)/g;
var FORMS = [
  [DECLARED, ([, isDefault, name]) => [name, isDefault?.trim()]],
  [DEFAULT, ([, name]) => ["default", name]],
  [LIST, ([, list = ""]) => listed(list)],
  [ALL_AS, ([, name]) => [name]],
  [PATTERN, ([, pattern = ""]) => bound(pattern)],
  [MORE, ([line3]) => further(line3)],
  [PROPERTY, ([, dotted, defined]) => [dotted ?? defined]],
  [WHOLE, ([, name]) => [name]]
];
function scriptExports(text) {
  const code = withoutComments(text);
  const given = FORMS.flatMap(([pattern, namesOf2]) => [...code.matchAll(pattern)].flatMap(namesOf2));
  const objects = [...code.matchAll(OBJECT)].slice(0, MOST_OBJECTS).map((found) => objectKeys(code, found.index + found[0].length));
  const names = [...given, ...objects.flatMap(({ keys }) => keys)].flatMap((name) => name ?? []);
  const assigned = /Object\.assign\(\s*(?:module\.)?exports\b|\bmodule\.exports\s*=\s*(?:require|Object)\b/.test(code);
  return { names: new Set(names), open: ALL.test(code) || assigned || objects.some(({ open }) => open) };
}
function listed(list) {
  return list.split(",").map(
    (part2) => part2.trim().replace(/^type\s+/, "").split(/\sas\s+/).at(-1)?.replaceAll(/['"]/g, "") ?? ""
  );
}
function bound(pattern) {
  return [...pattern.matchAll(/(?:^[{[]|,)\s*(?:\.\.\.)?(?:[\w$]+\s*:\s*)?([\w$]+)/g)].flatMap(
    ([, name]) => name ?? []
  );
}
function further(line3) {
  return [...line3.matchAll(/,\s*([A-Za-z_$][\w$]*)\s*=(?!=|>)/g)].flatMap(([, name]) => name ?? []);
}
function objectKeys(code, from) {
  const inner = topLevel(code, from);
  const keys = [
    ...inner.matchAll(/(?:^|,)\s*(?:(?:async|get|set)\s+)?(?:\*\s*)?['"]?([\w$-]+)['"]?\s*(?=[,:]|$)/g)
  ];
  return { keys: keys.flatMap(([, key2]) => key2 ?? []), open: /(?:^|,)\s*\.\.\./.test(inner) };
}
function topLevel(code, from) {
  let depth = 0;
  let kept = "";
  for (const char of code.slice(from, from + 5e4)) {
    if (CLOSES.test(char)) depth -= 1;
    else if (depth === 0) kept += char === "(" ? ":" : char;
    if (OPENS.test(char)) depth += 1;
    if (depth < 0) break;
  }
  return kept.trim();
}
var OPENS = /[{[(]/;
var CLOSES = /[}\])]/;
// src/core/planning/verification/sources/exported-names.ts
function exportReader(path, text) {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const read = (READERS[extension] ?? literal3)(text);
  return (name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? read(name) : literal3(text)(name);
}
var script = (text) => {
  const { names, open } = scriptExports(text);
  return (name) => names.has(name) ? "yes" : open ? "unknown" : "no";
};
var LONGEST_LIST = 2e4;
var python = (text) => {
  const code = withoutHashComments(text);
  const strings = withHashStrings(text);
  const from = strings.search(/^__all__\s*(?::[^=\n]+)?\+?=\s*[[(]/m);
  const all = from < 0 ? "" : /^[^\])]*/.exec(strings.slice(from, from + LONGEST_LIST))?.[0] ?? "";
  const listed2 = new Set([...all.matchAll(/['"]([^'"]{1,200})['"]/g)].map(([, name]) => name));
  const star = /^from\s+\S+\s+import\s+\*/m.test(code);
  return (name) => {
    const own = new RegExp(
      `^(?:(?:async\\s+)?def\\s+${name}\\b|class\\s+${name}\\b|${name}\\s*(?::[^=\\n]+)?=(?!=)|(?:from\\s+\\S+\\s+)?import\\s+(?:\\S[^\\n]*)?\\b${name}\\b)`,
      "m"
    );
    const imported = new RegExp(`^from\\s+\\S+\\s+import\\s+\\([^()]{0,2000}\\b${name}\\b`, "m");
    if (listed2.has(name) || own.test(code) || imported.test(code)) return "yes";
    return star ? "unknown" : "no";
  };
};
function withHashStrings(text) {
  return text.replaceAll(/^[ \t]*#[^\n]*/gm, "");
}
var go = (text) => {
  const code = withoutComments(text);
  const blocks = declarationBlocks(code);
  return (name) => {
    if (!new RegExp("^\\p{Lu}", "u").test(name)) return "no";
    const own = new RegExp(
      `^(?:func\\s+(?:\\([^)]{0,200}\\)\\s*)?${name}\\s*[[(]|(?:type|var|const)\\s+(?:\\w+\\s*,\\s*)*${name}\\b)`,
      "m"
    );
    const inBlock = new RegExp(`^[ \\t]*(?:\\w+[ \\t]*,[ \\t]*)*${name}\\b`, "m");
    return own.test(code) || blocks.some((block) => inBlock.test(block)) ? "yes" : "no";
  };
};
function declarationBlocks(code) {
  const blocks = [];
  for (const found of code.matchAll(/^(?:var|const|type)[ \t]*\(/gm)) {
    const end = code.indexOf("\n)", found.index);
    if (end === -1) break;
    blocks.push(code.slice(found.index + found[0].length, Math.min(end, found.index + 5e4)));
    if (blocks.length === 200) break;
  }
  return blocks;
}
var rust = (text) => {
  const code = withoutComments(text);
  const uses = [...code.matchAll(/\bpub(?:\([^)]{0,80}\))?\s+use\s((?:(?!\bpub\b)[^;]){1,1000});/g)].map(
    ([, path]) => path ?? ""
  );
  return (name) => {
    const own = new RegExp(
      `\\bpub(?:\\([^)]{0,80}\\))?\\s+(?:default\\s+)?(?:const\\s+)?(?:async\\s+)?(?:unsafe\\s+)?(?:extern\\s+(?:"[^"]*"\\s+)?)?(?:fn|struct|enum|trait|type|const|static|static\\s+mut|mod|union)\\s+${name}\\b`
    );
    const macro = new RegExp(`#\\[macro_export[^[\\]]*\\]\\s*macro_rules!\\s*${name}\\b`);
    const handedOn = new RegExp(`(?:^|[:{,\\s])${name}\\s*(?:[,}]|$)`);
    if (own.test(code) || macro.test(code) || uses.some((path) => handedOn.test(path.trim()))) return "yes";
    return uses.some((path) => path.includes("*")) ? "unknown" : "no";
  };
};
var literal3 = (text) => (name) => text.includes(name) ? "yes" : "no";
var READERS = {
  ...Object.fromEntries("js jsx ts tsx mjs cjs mts cts".split(" ").map((extension) => [extension, script])),
  py: python,
  pyi: python,
  go,
  rs: rust
};
// src/core/planning/verification/sources/stub-signs.ts
var LINE_SIGNS = [
  [/\b(?:TBD|FIXME|XXX)\b(?!.*(?:#\d|\bDEF-))/, "debt marker without a reference"],
  [/\b(?:TODO|HACK)\b/, "TODO"],
  [
    /\bthrow new (?:\w*Error)?\(?\s*['"`]?(?:not (?:yet )?implemented|todo\b|unimplemented)|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|panic\("(?:not implemented|TODO)/i,
    "not implemented"
  ],
  [/\b(?:coming soon|will be here|not yet implemented)\b|\bplaceholder\b(?!\s*[=:])/i, "placeholder"]
];
var MOST = 20;
var LONGEST_LINE = 1e3;
function stubSigns(text) {
  if (text.trim() === "") return [{ line: 0, sign: "empty file" }];
  const lines2 = text.split("\n");
  const found = [];
  for (const [index, line3] of lines2.entries()) {
    const sign2 = LINE_SIGNS.find(([pattern]) => pattern.test(line3.slice(0, LONGEST_LINE)))?.[1];
    if (sign2 !== void 0) found.push({ line: index + 1, sign: sign2 });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines2) ? [{ line: 0, sign: "nothing but comments" }, ...found] : found;
}
function isOnlyComments(lines2) {
  const written = lines2.map((line3) => line3.trim()).filter((line3) => line3 !== "");
  return written.every((line3) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line3));
}
// src/core/planning/verification/judge-artifact.ts
function judgeArtifact(artifact, file) {
  switch (file.kind) {
    case "missing":
      return failed2([missing(artifact.path)]);
    case "outside":
      return failed2(["The path leads out of the project"]);
    case "unreadable":
      return { verdict: "undecided", issues: [`It cannot be read (${file.reason})`], warnings: [] };
    case "folder":
      return judgeFolder(artifact);
    case "file":
      return judgeText(artifact, file.text);
  }
}
function failed2(issues) {
  return { verdict: "failed", issues, warnings: [] };
}
function missing(path) {
  if (/[*?]/.test(path)) return "File not found: a pattern names no file; write one path for each file";
  return path.includes("#") ? "File not found: write the path without its section" : "File not found";
}
function judgeFolder({ minLines, contains, exports: exports2 }) {
  const asks = minLines !== null || contains !== null || exports2.length > 0;
  return asks ? failed2(["It is a folder, and what it must hold can only be looked for in a file"]) : { verdict: "verified", issues: [], warnings: [] };
}
function judgeText({ path, minLines, contains, exports: exports2 }, text) {
  const lines2 = text.split("\n").length;
  const read = exports2.length > 0 ? exportReader(path, text) : null;
  const found = exports2.map((name) => ({ name, exported: read?.(name) ?? "yes" }));
  const issues = [
    ...minLines !== null && lines2 < minLines ? [`Only ${lines2} lines, need ${minLines}`] : [],
    ...contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...found.flatMap(({ name, exported }) => exported === "no" ? [`Missing export: ${name}`] : [])
  ];
  const unknown2 = found.flatMap(
    ({ name, exported }) => exported === "unknown" ? [`It may hand on ${name} from another file`] : []
  );
  const warnings = stubSigns(text).map(({ line: line3, sign: sign2 }) => line3 === 0 ? sign2 : `line ${line3}: ${sign2}`);
  if (issues.length > 0) return { verdict: "failed", issues, warnings };
  return { verdict: unknown2.length > 0 ? "undecided" : "verified", issues: unknown2, warnings };
}
// src/core/planning/verification/judge-link.ts
var verified = (detail) => ({ verdict: "verified", detail });
var failed3 = (detail) => ({ verdict: "failed", detail });
function judgeLink(link, from, to, found) {
  if (from.kind === "outside" || to.kind === "outside")
    return failed3(`${from.kind === "outside" ? "from" : "to"} leads out of the project`);
  if (from.kind === "folder") return failed3("from is a folder; name a file");
  if (from.kind !== "file")
    return failed3(
      from.kind === "missing" ? "Source file not found; from must be a file of the project" : `from cannot be read (${from.reason})`
    );
  if (to.kind === "missing" && looksLikeFile(link.to)) return failed3("Target file not found");
  return link.pattern === null ? judgeReference(link, from.text) : judgePattern(link.pattern, found);
}
function judgePattern(pattern, found) {
  switch (found) {
    case "from":
      return verified("Pattern found in source");
    case "to":
      return verified("Pattern found in target");
    case "invalid":
      return failed3(`Pattern "${pattern}" is no regular expression; correct it in the plan`);
    case "too-slow":
      return failed3(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed3(`Pattern "${pattern}" not found in source or target`);
  }
}
function judgeReference({ from, to }, text) {
  if (to !== "" && text.includes(to)) return verified("Target referenced in source");
  if (looksLikeFile(to) && refersTo(text, from, to)) return verified("Target imported by source");
  return failed3("Target not referenced in source");
}
function looksLikeFile(path) {
  return !path.startsWith("/") && !/[\s*?{}<>|"']/.test(path) && /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path);
}
var QUOTED = /['"`]([^'"`\n]{1,300})['"`]/g;
function refersTo(text, from, to) {
  const target = withoutExtension(to);
  const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : "";
  for (const [, said2 = ""] of text.matchAll(QUOTED)) {
    if (said2.startsWith(".")) {
      const path = withoutExtension(joined(folder, said2));
      if (path === target || `${path}/index` === target) return true;
    } else if (endsWithPath(target, withoutExtension(said2))) return true;
  }
  return new RegExp(`(?:^|[\\s/'"(<])${escaped(baseName(to))}(?:$|[\\s'")>?#:,;])`, "m").test(text) || importsModule(text, target);
}
function endsWithPath(target, said2) {
  const path = said2.replace(/^(?:[@~#$][\w-]*)?\//, "");
  if (!path.includes("/") && path === said2) return false;
  return target === path || target.endsWith(`/${path}`) || target.endsWith(`/${path}/index`);
}
function importsModule(text, target) {
  const dotted = target.replaceAll("/", ".").replace(/\.__init__$/, "");
  const last = escaped(dotted.replace(/^.*\./, ""));
  return new RegExp(
    `^[ \\t]*(?:from\\s+(?:${escaped(dotted)}|\\.+${last})\\s+import\\b|from\\s+\\S+\\s+import\\s+(?:\\S.*\\b)?${last}\\b|import\\s+${escaped(dotted)}\\b|(?:pub\\s+)?(?:use|mod)\\s+(?:\\S.*::)?${last}\\b)`,
    "m"
  ).test(text);
}
function withoutExtension(path) {
  return path.replace(/\.(?:[cm]?[jt]sx?|py|rs|go|vue|svelte|css|json)$/, "");
}
function baseName(path) {
  return path.replace(/^.*\//, "");
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function joined(folder, path) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part2 of path.split("/")) {
    if (part2 === "..") parts.pop();
    else if (part2 !== "." && part2 !== "") parts.push(part2);
  }
  return parts.join("/");
}
// src/core/planning/verification/judge-truths.ts
function judgeTruths(claims, commands, judged) {
  const byId = new Map(judged.map((one) => [one.id, one]));
  return claims.truths.map((truth) => {
    const checks = commands.filter((command) => provesTruth(command, truth)).flatMap(({ id }) => byId.get(id) ?? []);
    const parts = [
      ...claims.artifacts.filter((claim) => namesArtifact(truth, claim)),
      ...claims.links.filter((claim) => namesLink(truth, claim))
    ].flatMap(({ id }) => byId.get(id) ?? []);
    return judgeTruth(truth, checks, parts);
  });
}
function judgeTruth(truth, checks, parts) {
  const all = [...checks, ...parts];
  const base2 = {
    id: truth.id,
    kind: "truth",
    text: truth.text,
    sources: truth.sources,
    by: "code",
    files: [],
    missing: [],
    cites: all.map(({ id }) => id)
  };
  const failed4 = all.filter(({ standing }) => standing === "failed");
  const [first] = failed4;
  if (first !== void 0) {
    const missing2 = failed4.flatMap((one) => one.missing);
    return {
      ...base2,
      standing: "failed",
      reason: failed4.map(({ text, reason: reason2 }) => `${text}: ${reason2}`).join("; "),
      files: failed4.flatMap(({ files }) => files),
      missing: missing2
    };
  }
  const open = all.find(({ standing }) => standing !== "verified");
  if (open !== void 0) return { ...base2, standing: "undecided", reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return { ...base2, standing: "verified", reason: `Shown by ${checks.map(({ text }) => text).join(", ")}` };
  if (truth.backstop)
    return {
      ...base2,
      standing: "human",
      reason: "The plan marks it as one that no reading of the code can show (insufficient_spec)"
    };
  if (parts.length > 0 && saysThatItExists(truth))
    return { ...base2, standing: "verified", reason: `Shown by ${parts.map(({ text }) => text).join(", ")}` };
  const reason = parts.length > 0 ? `${parts.map(({ text }) => text).join(", ")}: there, but no check shows what they do` : "No check of the plans bears on it";
  return { ...base2, standing: "undecided", reason };
}
function provesTruth(command, truth) {
  if (command.truths.includes(truth.id)) return true;
  return truth.wordings.some(
    (said2) => command.command.length > 5 && said2.includes(command.command) || command.shows.some((shown) => (0, import_shared_core_planning_verification_phase_claims.covers)(shown, said2))
  );
}
function namesArtifact(truth, { value }) {
  const base2 = value.path.replace(/(?<!\/)\/+$/, "").replace(/^.*\//, "");
  return truth.wordings.some(
    (said2) => said2.includes(value.path) || base2.includes(".") && hasWord(said2, base2) || value.provides !== null && (0, import_shared_core_planning_verification_phase_claims.covers)(value.provides, said2)
  );
}
function namesLink(truth, { value }) {
  const name = (path) => path.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return truth.wordings.some(
    (said2) => value.via !== null && (0, import_shared_core_planning_verification_phase_claims.covers)(value.via, said2) || hasWord(said2, name(value.from)) && hasWord(said2, name(value.to))
  );
}
function hasWord(text, word) {
  if (word.length < 3) return false;
  const at = text.indexOf(word);
  return at !== -1 && !/[\w-]/.test(text[at - 1] ?? " ") && !/[\w-]/.test(text[at + word.length] ?? " ");
}
function saysThatItExists({ wordings }) {
  return wordings.some(
    (said2) => /\b(?:exists?|is (?:there|present|in place)|contains|exports?|defines?|imports?|references)\b/i.test(
      said2
    ) && !/\b(?:when|after|before|never|not|until|if)\b/i.test(said2)
  );
}
// src/app/planning/verification/judge-phase.ts
function judgePhase(open, evidence) {
  const { claims, commands } = open;
  const settle = (judged) => applyOverrides(foldJudgements(judged, evidence.judgements), evidence.overrides);
  const parts = settle([
    ...commands.flatMap(
      (command) => evidence.checks.filter(({ id }) => id === command.id).map((run2) => checkClaim(run2, command.plans))
    ),
    ...claims.artifacts.map((claim) => artifactClaim(claim, evidence.root)),
    ...claims.links.map((claim) => linkClaim(claim, evidence.root))
  ]);
  const truths = settle(judgeTruths(claims, commands, parts));
  const prohibitions = settle(claims.prohibitions.map((claim) => prohibitionClaim(claim, evidence)));
  return [...truths, ...unreadable2(open), ...parts, ...prohibitions];
}
function stubSignsOf(open, root) {
  const paths = /* @__PURE__ */ new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified)
  ]);
  return [...paths].flatMap((path) => {
    const file = /\.mdx?$/i.test(path) ? null : (0, import_shared_core_planning_verification_phase_claims.readProjectFile)(root, path);
    return file?.kind === "file" ? stubSigns(file.text).map((sign2) => ({ path, ...sign2 })) : [];
  }).slice(0, 100);
}
var base = { by: "code", files: [], missing: [], cites: [] };
var UNREADABLE = /^(?:must-haves-|artifact-|key-link-ends|truth-empty)/;
function unreadable2(open) {
  return open.plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => UNREADABLE.test(code)).map(({ line: line3, message, fix }) => {
      const text = `The must-haves of ${id} can be read (line ${line3})`;
      return {
        ...base,
        id: (0, import_shared_core_planning_verification_phase_claims.claimId)("truth", text),
        kind: "truth",
        text,
        sources: [id],
        standing: "failed",
        reason: message,
        missing: [fix]
      };
    })
  );
}
function checkClaim(run2, plans) {
  const text = `\`${run2.command}\``;
  const standing = run2.verdict === "passed" ? "verified" : run2.verdict;
  const missing2 = standing === "failed" ? [`${text} must pass (${run2.places.join(", ")}); its output is in ${run2.file}`] : [];
  return { ...base, id: run2.id, kind: "check", text, sources: plans, standing, reason: run2.reason, missing: missing2 };
}
function artifactClaim({ id, text, sources, value }, root) {
  const { verdict, issues, warnings } = judgeArtifact(value, (0, import_shared_core_planning_verification_phase_claims.readProjectFile)(root, value.path));
  const files = verdict === "failed" ? issues.map((issue) => ({ path: value.path, issue })) : [];
  const reason = issues.length > 0 ? issues.join("; ") : warnings.length > 0 ? `There; ${warnings[0]}` : "There, with what it must hold";
  return {
    ...base,
    id,
    kind: "artifact",
    text,
    sources,
    standing: verdict,
    reason,
    files,
    missing: files.map(({ issue }) => `${value.path}: ${issue}`)
  };
}
function linkClaim({ id, text, sources, value }, root) {
  const [from, to] = [(0, import_shared_core_planning_verification_phase_claims.readProjectFile)(root, value.from), (0, import_shared_core_planning_verification_phase_claims.readProjectFile)(root, value.to)];
  const { verdict, detail } = judgeLink(value, from, to, (0, import_shared_core_planning_verification_phase_claims.findPattern)(value.pattern, from, to));
  const files = verdict === "failed" ? [{ path: value.from, issue: detail }] : [];
  return {
    ...base,
    id,
    kind: "link",
    text,
    sources,
    standing: verdict,
    reason: detail,
    files,
    missing: verdict === "failed" ? [`${value.from} must reach ${value.to}: ${detail}`] : []
  };
}
function prohibitionClaim({ id, text, sources, value }, evidence) {
  const { standing, reason } = evidence.prohibitions.get(id) ?? {
    standing: "undecided",
    reason: (0, import_shared_core_planning_verification_phase_claims.undecidedProhibition)(value)
  };
  return {
    ...base,
    id,
    kind: "prohibition",
    text,
    sources,
    standing,
    reason,
    missing: standing === "failed" ? [text] : []
  };
}
// src/app/planning/verification/verify-phase.ts
async function verifyPhase(workspace, project3, request) {
  const opened = (0, import_shared_core_planning_verification_phase_claims.openExecutedPhase)(project3, request.phase);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `.planning/phases/${open.folder}/${open.report}`;
  const refusal = (0, import_hooks_active_on_stop2.writeObjection)(project3.root, file) ?? await (0, import_shared_core_planning_verification_phase_claims.refuseUntrusted)(workspace, open);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const started = (0, import_hooks_active_on_stop4.isoTime)(workspace).replaceAll(":", "-");
  const folder = (0, import_shared_core_planning_verification_phase_claims.openVerificationFolder)(project3.root, open.folder, started);
  if (folder.status === "refused") return folder;
  const runs = { root: project3.root, folder: folder.path, timeoutSeconds: request.timeoutSeconds };
  const checks = await (0, import_shared_core_planning_verification_phase_claims.runPhaseChecks)({ ...runs, commands: open.commands });
  const prohibitions = await (0, import_shared_core_planning_verification_phase_claims.runProhibitionTests)(open, runs);
  const judgements = (0, import_shared_core_planning_verification_phase_claims.readJudgements)(workspace, open.folder, (0, import_shared_core_planning_verification_phase_claims.coveredFiles)(project3.root, open));
  const overrides = readOverrides(open.previous?.document.frontmatter.values.overrides);
  const claims = judgePhase(open, { root: project3.root, checks, prohibitions, judgements, overrides });
  const report = reportOf2({ workspace, project: project3, open, judgements, claims, checks });
  if (report === null)
    return {
      status: "refused",
      reason: "A file of the phase changed or vanished while it was verified: verify again."
    };
  (0, import_hooks_active_on_stop7.writeFileAtomic)(
    (0, import_node_path2.join)(folder.path, "evidence.json"),
    `${JSON.stringify({ file, status: report.verdict.status, checks }, null, 2)}
`
  );
  if (open.previous !== null) (0, import_hooks_active_on_stop7.writeFileAtomic)((0, import_node_path2.join)(folder.path, "previous.md"), open.previous.document.text);
  const written = (0, import_hooks_active_on_stop.writeDocumentPage)(project3.root, file, renderVerification(report));
  return written.status === "refused" ? written : { status: "done", report, file };
}
function reportOf2({
  workspace,
  project: project3,
  open,
  judgements,
  claims: judged,
  checks
}) {
  const { root } = project3;
  const folded = foldHumanChecks(open, judgements);
  const claims = [...judged, ...folded.failed];
  const covered = (0, import_shared_core_planning_verification_phase_claims.coveredFiles)(
    root,
    open,
    judgements.flatMap(({ files }) => files)
  );
  const digest = (0, import_shared_app_planning_documents_read_project.coveredDigestOf)(root, covered);
  if (digest === null) return null;
  const requirements = requirementsOf(project3, open, claims);
  const later = laterPhases(project3, open);
  const verdict = phaseVerdict({ claims, humanChecks: folded.open, requirements, later });
  const { previous } = open;
  const kept = previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: (0, import_hooks_active_on_stop4.isoTime)(workspace),
    verdict,
    claims,
    confirmed: folded.confirmed,
    requirements,
    signs: stubSignsOf(open, root),
    evidence: checks,
    overrides: (0, import_shared_yaml_dist_parse_parser.isList)(kept) ? kept : [],
    reVerification: reVerification(previous, verdict.gaps, isUnchanged(open, root)),
    coveredFiles: covered,
    coveredDigest: digest
  };
}
function isUnchanged({ previous }, root) {
  return previous !== null && previous.coveredDigest !== null && previous.coveredDigest === (0, import_shared_app_planning_documents_read_project.coveredDigestOf)(root, previous.coveredFiles);
}
function foldHumanChecks(open, judgements) {
  const { humanChecks } = open.claims;
  const verdict = (id) => judgements.find((one) => one.id === id && one.by === "user")?.verdict;
  const failed4 = humanChecks.filter(({ id }) => verdict(id) === "failed");
  const asClaims = failed4.map(
    ({ id, test, expected, sources }) => ({
      id,
      kind: "truth",
      text: expected === "" ? test : expected,
      sources,
      standing: "human",
      by: "code",
      reason: test,
      files: [],
      missing: [],
      cites: []
    })
  );
  return {
    confirmed: humanChecks.filter(({ id }) => verdict(id) === "passed"),
    open: humanChecks.filter(({ id }) => verdict(id) !== "passed" && verdict(id) !== "failed"),
    failed: foldJudgements(asClaims, judgements)
  };
}
function requirementsOf(project3, open, claims) {
  const plans = open.plans.map(({ id, document }, index) => ({
    id,
    requirements: document.requirements,
    completed: open.phase.plans[index]?.summary?.requirementsCompleted ?? []
  }));
  return coverRequirements(
    open.roadmap?.requirements ?? [],
    project3.requirements?.items ?? [],
    plans,
    claims
  );
}
function laterPhases(project3, open) {
  return (project3.roadmap?.phases ?? []).filter(({ number: number2 }) => (0, import_shared_core_planning_documents_phase_id.comparePhases)(number2, open.facts.number) > 0).map(({ number: number2, successCriteria }) => ({ number: number2, criteria: successCriteria }));
}
// src/cli/planning/phase-verify.ts
var DEFAULT_TIMEOUT_SECONDS = 600;
var verifyOptions = { ...import_shared_cli_frame_named_path.json, "no-commit": { type: "boolean" }, timeout: { type: "string" } };
var judgeOptions = {
  ...import_shared_cli_frame_named_path.json,
  evidence: { type: "string", multiple: true },
  by: { type: "string" }
};
var verify2 = {
  options: verifyOptions,
  words: { least: 1, most: 2, names: "the number of a phase" },
  run: (call) => withProject(call, 1, verifyOne)
};
var judge = {
  options: judgeOptions,
  words: { least: 3, most: 4, names: "a phase, an id and passed, failed or human" },
  run: (call) => withProject(call, 3, judgeOne)
};
async function withProject(call, at, use) {
  const folder = (0, import_shared_cli_frame_named_path.namedFolder)(call, call.words[at]);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command5.findProject)(folder.path) ?? folder.path);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const space = (0, import_hooks_active_on_stop4.openWorkspace)(opened.project.root, call.env);
  return space.status === "ok" ? use(space.workspace, opened.project, call) : (0, import_shared_cli_frame_named_path.failed)(space.reason);
}
async function verifyOne(workspace, project3, call) {
  const seconds = (0, import_shared_cli_frame_named_path.textOf)(call.values, "timeout");
  if (seconds !== null && !/^[1-9]\d{0,5}$/.test(seconds))
    return (0, import_shared_cli_frame_named_path.misused)("--timeout needs a number of seconds.");
  const timeoutSeconds = seconds === null ? DEFAULT_TIMEOUT_SECONDS : Number(seconds);
  const result = await verifyPhase(workspace, project3, { phase: call.words[0] ?? "", timeoutSeconds });
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failedWithList)(result.reason);
  const { report, file } = result;
  const recorded = await recordVerification(project3, report, file, !(0, import_shared_cli_frame_named_path.isSet)(call.values, "no-commit"));
  const text = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(view(report, file, recorded)).text : (0, import_shared_cli_frame_named_path.done)(lines(report, file, recorded)).text;
  if (report.verdict.status === "passed") return { code: 0, text, problem: recorded.problem };
  return { code: 1, text, problem: `Phase ${report.number} is not verified: ${report.verdict.status}.` };
}
function view(report, file, recorded) {
  const { verdict, number: number2, evidence, requirements, reVerification: reVerification2 } = report;
  return {
    phase: number2,
    status: verdict.status,
    score: verdict.score,
    file,
    gaps: verdict.gaps,
    deferred: verdict.deferred,
    human: verdict.human.filter(({ id }) => !verdict.undecided.some((claim) => claim.id === id)),
    undecided: verdict.undecided.map(({ id, kind, text, reason, sources }) => ({
      id,
      kind,
      statement: text,
      reason,
      sources
    })),
    requirements,
    evidence,
    reVerification: reVerification2,
    synced: recorded.synced,
    commit: recorded.commit,
    problem: recorded.problem,
    next: nextOf(report)
  };
}
function nextOf({ number: named, verdict }) {
  const number2 = (0, import_hooks_active_on_stop9.quoteName)(named);
  if (verdict.undecided.length > 0)
    return import_hooks_active_on_stop10.prose`phase judge ${number2} ID passed|failed|human --evidence "FILE:LINE why", then phase verify ${number2}`;
  if (verdict.status === "gaps_found") return import_hooks_active_on_stop10.prose`/msw:plan ${number2} --gaps`;
  return verdict.status === "passed" ? import_hooks_active_on_stop10.prose`/msw:next` : import_hooks_active_on_stop10.prose`the user looks, and types: ${(0, import_shared_core_planning_verification_phase_claims.judgeCommand)(named, "ID")}`;
}
function lines(report, file, { commit, problem }) {
  const { verdict, evidence } = report;
  const { met, of } = verdict.score;
  const undecided = new Set(verdict.undecided.map(({ id }) => id));
  return (0, import_hooks_active_on_stop10.joinProse)(
    [
      import_hooks_active_on_stop10.prose`Phase ${(0, import_hooks_active_on_stop9.quoteName)(report.number)}: ${(0, import_hooks_active_on_stop9.quoteName)(verdict.status)}, ${met} of ${of} must-haves verified. ${(0, import_hooks_active_on_stop9.quoteName)(file)}`,
      ...evidence.map(({ command, verdict: judged, reason, durationMs }) => {
        const seconds = (0, import_hooks_active_on_stop9.quoteName)((durationMs / 1e3).toFixed(1));
        return import_hooks_active_on_stop10.prose`  ${(0, import_hooks_active_on_stop9.quoteName)(judged)}  ${(0, import_hooks_active_on_stop6.quoteLine)(command, 200)}  (${(0, import_hooks_active_on_stop6.quoteLine)(reason, 200)}; ${seconds} s)`;
      }),
      ...verdict.gaps.map(({ truth, reason }) => import_hooks_active_on_stop10.prose`gap: ${(0, import_hooks_active_on_stop6.quoteLine)(`${truth}: ${reason}`, 300)}`),
      ...verdict.deferred.map(
        ({ truth, addressedIn }) => import_hooks_active_on_stop10.prose`deferred to ${(0, import_hooks_active_on_stop6.quoteLine)(addressedIn, 80)}: ${(0, import_hooks_active_on_stop6.quoteLine)(truth, 200)}`
      ),
      ...verdict.undecided.map(
        ({ id, text, reason }) => import_hooks_active_on_stop10.prose`undecided ${(0, import_hooks_active_on_stop9.quoteName)(id)}: ${(0, import_hooks_active_on_stop6.quoteLine)(`${text} (${reason})`, 300)}`
      ),
      ...verdict.human.filter(({ id }) => !undecided.has(id)).map(({ id, test }) => import_hooks_active_on_stop10.prose`for a person ${(0, import_hooks_active_on_stop9.quoteName)(id)}: ${(0, import_hooks_active_on_stop6.quoteLine)(test, 300)}`),
      commit?.status === "skipped" || commit?.status === "refused" ? import_hooks_active_on_stop10.prose`Not committed: ${(0, import_hooks_active_on_stop6.quoteLine)(commit.reason, 300)}` : null,
      problem === null ? null : (0, import_hooks_active_on_stop6.quoteLine)(problem, 300),
      import_hooks_active_on_stop10.prose`Next: ${nextOf(report)}`
    ],
    "\n"
  );
}
async function judgeOne(workspace, project3, call) {
  const { words, values } = call;
  const [number2 = "", id = "", verdict] = words;
  const by = (0, import_shared_cli_frame_named_path.textOf)(values, "by") ?? "model";
  if (verdict !== "passed" && verdict !== "failed" && verdict !== "human")
    return (0, import_shared_cli_frame_named_path.misused)("The verdict is passed, failed or human.");
  if (by !== "model" && by !== "user") return (0, import_shared_cli_frame_named_path.misused)("--by is model or user.");
  const refusal = by === "user" ? (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "A judgement by the user", (0, import_shared_core_planning_verification_phase_claims.judgeCommand)(number2, id)) : null;
  if (refusal !== null) return refusal;
  const opened = (0, import_shared_core_planning_verification_phase_claims.openExecutedPhase)(project3, number2);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const given = values.evidence;
  const evidence = Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];
  const judged = await (0, import_shared_core_planning_verification_phase_claims.judgeClaim)(workspace, opened.open, { id, verdict, by, evidence });
  if (judged.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(judged.reason);
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)(judged.judgement);
  return (0, import_shared_cli_frame_named_path.done)(
    import_hooks_active_on_stop10.prose`${(0, import_hooks_active_on_stop9.quoteName)(id)}: ${(0, import_hooks_active_on_stop9.quoteName)(verdict)}, judged by ${(0, import_hooks_active_on_stop9.quoteName)(by)}. phase verify ${(0, import_hooks_active_on_stop9.quoteName)(number2)} takes it up.`
  );
}
// src/cli/planning/phase-noun.ts
var phase = {
  help: import_hooks_active_on_stop10.prose`msw-protocol phase VERB [--json]

  next [DIR]      what to do next in a planned project, and why; changes nothing
  progress [DIR]  where the project stands: its phases, what waits, and what comes next
  context N --from FILE [DIR]   writes the CONTEXT of phase N from answers (JSON); --update adds to one that is
                  there; --schema shows how answers look
  check N [DIR]   whether the plans of phase N are ready: each by itself, their order, what they cover;
                  --gaps: they close the gaps of its verification; --round, --review: one round of planning,
                  counted; --apply: list them in the roadmap and commit them, --accept (in a terminal):
                  although the plan-checker did not let them pass; --short: without coverage and problems
  verify N [DIR]  runs the trusted checks of phase N, judges its must-haves and writes its VERIFICATION.md;
                  --no-commit; --timeout SECONDS for each check (600); exit code 1 unless it passed
  judge N ID passed|failed|human [DIR]   settles what code cannot tell: --evidence "FILE:LINE why"; --by user
                  in a terminal`,
  verbs: {
    check,
    verify: verify2,
    judge,
    next,
    progress,
    context
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  phase
});
