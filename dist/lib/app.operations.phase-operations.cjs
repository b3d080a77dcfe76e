

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_mapping_documents_map_documents2 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_planning_verification_verify_phase = require("./shared.app.planning.verification.verify-phase.cjs");

var import_shared_app_planning_verification_judgement_store = require("./shared.app.planning.verification.judgement-store.cjs");

var import_shared_core_planning_rules_phase_coverage = require("./shared.core.planning.rules.phase-coverage.cjs");

var import_shared_app_planning_phases_show_progress = require("./shared.app.planning.phases.show-progress.cjs");

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_documents_must_haves2 = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_mapping_documents_map_documents3 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/planning/writing/context-document.ts
function contextDocument(phase3, answers, date) {
  const { boundary, discretion, specifics, code, deferred } = answers;
  return (0, import_shared_core_mapping_documents_map_documents3.documentOf)([
    `# Phase ${phase3.number}: ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(phase3.name)} - Context`,
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([`**Gathered:** ${date}`, "**Status:** Ready for planning"]),
    ...part("domain", "Phase Boundary", [(0, import_shared_core_mapping_documents_map_documents3.paragraph)(boundary)]),
    ...part("decisions", "Implementation Decisions", [
      ...areas(answers, 1),
      "### Claude's Discretion",
      bullets(discretion, "None")
    ]),
    ...part("specifics", "Specific Ideas", [
      bullets(specifics, "No specific requirements \u2014 open to standard approaches")
    ]),
    ...part("canonical_refs", "Canonical References", [
      "**To be read before planning or implementing.**",
      (0, import_shared_core_mapping_documents_map_documents3.listOrNone)(refs(answers), "No external specs \u2014 the decisions above say everything.")
    ]),
    ...part("code_context", "Existing Code Insights", [bullets(code, "None")]),
    ...part("deferred", "Deferred Ideas", [
      bullets(deferred, "None \u2014 the discussion stayed within the phase")
    ]),
    "---",
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([`*Phase: ${phase3.folder}*`, `*Context gathered: ${date}*`])
  ]);
}
function extendContext(text2, answers) {
  const close = (tag) => (0, import_hooks_active_on_command4.textLines)(text2).find((line2) => line2.text.trim() === `</${tag}>`);
  const decisions = close("decisions");
  if (decisions === void 0) return null;
  const eol = (0, import_shared_core_planning_rules_waves.lineEndOf)(text2);
  const last = Math.max(0, ...[...text2.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number2]) => Number(number2)));
  const parts = [
    { at: decisions, lines: areas(answers, last + 1).flatMap((block) => [...block.split("\n"), ""]) },
    { at: close("canonical_refs"), lines: [...refs(answers), ""] },
    { at: close("deferred"), lines: [...answers.deferred.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents3.itemText)(one)}`), ""] }
  ];
  return (0, import_shared_core_planning_rules_waves.splice)(
    text2,
    parts.flatMap(
      ({ at, lines }) => at === void 0 || lines.length < 2 ? [] : [{ start: at.start, end: at.start, text: lines.map((line2) => line2 + eol).join("") }]
    )
  );
}
function refs({ references }) {
  return references.map(
    ({ path: path2, about }) => `- \`${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(path2).replaceAll("`", "")}\` \u2014 ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(about)}`
  );
}
function part(tag, title, blocks) {
  return [`<${tag}>
## ${title}`, ...blocks, `</${tag}>`];
}
function areas({ decisions }, from) {
  const numbered = decisions.map(({ area, text: text2 }, at) => ({
    area: (0, import_shared_core_mapping_documents_map_documents3.oneLine)(area),
    line: `- **D-${String(from + at).padStart(2, "0")}:** ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(text2)}`
  }));
  return [...new Set(numbered.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)(numbered.filter((one) => one.area === area).map((one) => one.line))
  ]);
}
function bullets(items, none) {
  return (0, import_shared_core_mapping_documents_map_documents3.listOrNone)(
    items.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents3.itemText)(one)}`),
    none
  );
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
  return (0, import_shared_core_planning_writing_project_answers.readWith)(schema(), value);
}
var schema = (0, import_common6.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    /** What the phase delivers, and what it does not. */
    boundary: (0, import_shared_core_planning_writing_project_answers.line)(2e3),
    /** In the order of their numbers; an area may occur several times. */
    decisions: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.strictObject)({ area: (0, import_shared_core_planning_writing_project_answers.line)(80), text: (0, import_shared_core_planning_writing_project_answers.line)(1e3) })).check(
      (0, import_adapters_loops_record_schemas._minLength)(1, "must hold at least one decision"),
      (0, import_adapters_loops_record_schemas._maxLength)(99, "must hold at most 99 decisions")
    ),
    discretion: (0, import_shared_core_planning_writing_project_answers.listOf)((0, import_shared_core_planning_writing_project_answers.line)()),
    specifics: (0, import_shared_core_planning_writing_project_answers.listOf)((0, import_shared_core_planning_writing_project_answers.line)()),
    references: (0, import_shared_core_planning_writing_project_answers.listOf)((0, import_shared_core_planning_writing_project_answers.reference)()),
    /** Relevant parts of the existing code. */
    code: (0, import_shared_core_planning_writing_project_answers.listOf)((0, import_shared_core_planning_writing_project_answers.line)()),
    deferred: (0, import_shared_core_planning_writing_project_answers.listOf)((0, import_shared_core_planning_writing_project_answers.line)())
  })
);
// src/app/planning/writing/write-context.ts
async function writeContext(phase3, value, { update, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root } = phase3.project;
  const read = readContextAnswers(value);
  if (read.status === "invalid") return read;
  const named = read.answers.references.map(({ path: path2 }, at) => ({ where: `references.${at}.path`, path: path2 }));
  const problems = (0, import_shared_core_planning_documents_planning_settings.missingReferences)(named, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const before = (0, import_shared_core_planning_writing_project_upkeep.phaseDocument)(phase3, "CONTEXT");
  if (before !== null && !update) return (0, import_shared_core_planning_documents_planning_settings.refused)(`${before.file} exists: --update adds to it.`);
  const name2 = { number: phase3.facts.number, name: phase3.facts.name, folder: folderName(phase3) };
  const text2 = before === null ? contextDocument(name2, read.answers, now.slice(0, 10)) : extendContext(before.text, read.answers);
  if (text2 === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? (0, import_shared_core_planning_writing_project_upkeep.fromRoot)(root, (0, import_node_path.join)(phase3.folder, `${phase3.padded}-CONTEXT.md`));
  const folder = (0, import_app_loop_conclude_turn.openDocumentFolder)(root, phase3.folder);
  if (folder.status === "refused") return folder;
  const written = (0, import_app_loop_conclude_turn.writeDocument)(root, file, text2);
  if (written.status === "refused") return written;
  return { status: "done", file, commit: await recordAndCommit(phase3, file, now) };
}
async function recordAndCommit({ project, facts, padded }, file, now) {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await (0, import_shared_core_planning_writing_state_metrics2.recordSession)(project, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state = (0, import_node_fs.existsSync)((0, import_node_path.join)(project.planning, "STATE.md")) ? [".planning/STATE.md"] : [];
  return (0, import_shared_core_planning_documents_must_haves2.commitPlanning)(project.root, [file, ...state], `docs(${padded}): capture phase context`);
}
function folderName({ folder }) {
  return folder.split(/[\\/]/).at(-1) ?? "";
}
// src/app/operations/verify-operations.ts
var DEFAULT_TIMEOUT_SECONDS = 600;
var phase2 = (0, import_hooks_active_on_command.numberWord)("the number of a phase");
var verify = (0, import_hooks_active_on_command.operation)({
  name: "phase verify",
  about: "Run the trusted checks of a phase, judge its must-haves and write its VERIFICATION.md",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase2,
    noCommit: (0, import_hooks_active_on_command.flag)("commit nothing"),
    here: (0, import_hooks_active_on_command.flag)("in your folder, with what is not committed, in place of a clean checkout"),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", `for each check; by default ${DEFAULT_TIMEOUT_SECONDS}`, [1, 999999])
  },
  run: (place, { phase: number2, noCommit, here, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(place, async (workspace, project) => {
    const timeoutSeconds = timeout ?? DEFAULT_TIMEOUT_SECONDS;
    const result = await (0, import_shared_app_planning_verification_verify_phase.verifyPhase)(workspace, project, { phase: number2, timeoutSeconds, here });
    if (result.status === "refused") return result;
    const { report, file, uat } = result;
    const files = uat === null ? [file] : [file, uat];
    const recorded = await (0, import_shared_app_planning_verification_verify_phase.recordVerification)(project, report, files, !noCommit);
    const value = verified(report, { file, uat }, recorded);
    if (value.status === "passed") return { status: "done", value, notice: recorded.problem ?? void 0 };
    return { status: "failed", value, reason: (0, import_common.shown)(verdictText(value)) };
  }),
  short: shortened,
  text: verifiedText,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ status: (0, import_adapters_loops_record_schemas.string)(), met: (0, import_adapters_loops_record_schemas.number)(), of: (0, import_adapters_loops_record_schemas.number)() }),
    of: ({ status, score }) => ({ status: (0, import_common4.literal)(status), met: score.met, of: score.of })
  }
});
function verified(report, { file, uat }, { synced, commit, problem }) {
  const { verdict, number: number2, evidence, requirements, reVerification } = report;
  const numbers = new Map(report.acceptance.numbers.map((one) => [one.id, one.number]));
  return {
    phase: number2,
    status: verdict.status,
    score: verdict.score,
    file,
    judgedIn: report.judgedIn,
    gaps: verdict.gaps,
    deferred: verdict.deferred,
    uat,
    human: verdict.human.filter(({ id }) => !verdict.undecided.some((claim) => claim.id === id)).map((item) => ({ ...item, number: numbers.get(item.id) ?? null })),
    judgedByModel: report.claims.filter(({ by }) => by === "model").length,
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
    next: nextOf(report)
  };
}
function shortened(value) {
  const { status, score, judgedIn, gaps, human, undecided, judgedByModel, commit, problem, next: next2 } = value;
  return {
    status,
    score: `${score.met}/${score.of}`,
    judgedIn: (0, import_shared_app_planning_verification_verify_phase.judgedInText)(judgedIn),
    gaps: gaps.map(({ truth, reason }) => ({ truth, reason })),
    human: human.map(({ id, number: number2, test, expected }) => ({ type: number2 ?? id, test, expected })),
    undecided: undecided.map(({ id, statement }) => ({ id, statement })),
    judgedByModel,
    commit: commit === null ? "none" : "reason" in commit ? commit.reason : commit.status,
    ...problem === null ? {} : { problem },
    next: next2
  };
}
function nextOf({ number: named, verdict, acceptance }) {
  const number2 = (0, import_common2.quoteName)(named);
  if (verdict.undecided.length > 0) return import_common4.prose`/msw:verify ${number2} (an agent judges what is undecided)`;
  if (verdict.status === "gaps_found") return import_common4.prose`/msw:plan ${number2} --gaps`;
  return verdict.status === "passed" ? import_common4.prose`/msw:go` : import_common4.prose`the user looks, and types: ${(0, import_shared_app_planning_verification_judgement_store.judgeCommand)(named, acceptance.numbers[0] === void 0 ? "ID" : "TEST")}`;
}
var STATUS = {
  passed: import_common4.prose`passed`,
  gaps_found: import_common4.prose`gaps found`,
  human_needed: import_common4.prose`a person has to look`
};
function verdictText({
  phase: number2,
  status,
  score
}) {
  return import_common4.prose`Phase ${(0, import_common2.quoteName)(number2)}: ${STATUS[status]}, ${score.met} of ${score.of} must-haves verified.`;
}
function verifiedText(value) {
  const { commit, problem } = value;
  return (0, import_common4.joinProse)(
    [
      import_common4.prose`${verdictText(value)} ${(0, import_common2.quoteName)(value.file)}`,
      import_common4.prose`Judged in ${(0, import_shared_app_planning_verification_verify_phase.judgedInText)(value.judgedIn)}.`,
      ...value.evidence.map(({ command, verdict, reason, durationMs }) => {
        const seconds = (0, import_common2.quoteName)((durationMs / 1e3).toFixed(1));
        return import_common4.prose`  ${(0, import_common2.quoteName)(verdict)}  ${(0, import_common3.quoteLine)(command, 200)}  (${(0, import_common3.quoteLine)(reason, 200)}; ${seconds} s)`;
      }),
      ...value.gaps.map(({ truth, reason }) => import_common4.prose`gap: ${(0, import_common3.quoteLine)(`${truth}: ${reason}`, 300)}`),
      ...value.deferred.map(
        ({ truth, addressedIn }) => import_common4.prose`deferred to ${(0, import_common3.quoteLine)(addressedIn, 80)}: ${(0, import_common3.quoteLine)(truth, 200)}`
      ),
      ...value.undecided.map(
        ({ id, statement, reason }) => import_common4.prose`undecided: ${(0, import_common3.quoteLine)(`${statement} (${reason})`, 300)}\n  when you have looked: ${(0, import_shared_app_planning_verification_judgement_store.judgeCommand)(value.phase, id)}`
      ),
      ...value.human.map(
        ({ id, number: number2, test }) => import_common4.prose`for a person: ${(0, import_common3.quoteLine)(test, 300)}\n  when you have looked: ${(0, import_shared_app_planning_verification_judgement_store.judgeCommand)(value.phase, number2 === null ? id : `${number2}`)}`
      ),
      commit?.status === "skipped" || commit?.status === "refused" ? import_common4.prose`Not committed: ${(0, import_common3.quoteLine)(commit.reason, 300)}` : null,
      problem === null ? null : (0, import_common3.quoteLine)(problem, 300),
      import_common4.prose`Next: ${value.next}`
    ],
    "\n"
  );
}
var judge = (0, import_hooks_active_on_command.operation)({
  name: "phase judge",
  about: "Settle what code cannot judge: passed, failed or human (a person has to look)",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase2,
    id: (0, import_hooks_active_on_command.word)("an id"),
    verdict: (0, import_hooks_active_on_command.word)("passed, failed or human"),
    evidence: (0, import_hooks_active_on_command.list)('"FILE:LINE why"', "what shows it"),
    by: (0, import_hooks_active_on_command.choice)(["model", "user"], "who judges; a user needs a terminal")
  },
  run: (place, { phase: number2, id, verdict, evidence, by: typed }) => {
    const by = typed ?? "model";
    if (verdict !== "passed" && verdict !== "failed" && verdict !== "human")
      return (0, import_hooks_active_on_command.misused)("The verdict is passed, failed or human.");
    const refusal = by === "user" ? (0, import_shared_core_mapping_documents_map_documents2.refuseUnlessPerson)(place.caller, "A judgement by the user", (0, import_shared_app_planning_verification_judgement_store.judgeCommand)(number2, id)) : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(place, async (workspace, project) => {
      const opened = (0, import_shared_app_planning_verification_judgement_store.openExecutedPhase)(project, number2);
      if (opened.status === "refused") return opened;
      const judged = await (0, import_shared_app_planning_verification_judgement_store.judgeClaim)(workspace, opened.open, { id, verdict, by, evidence });
      return judged.status === "refused" ? judged : (0, import_hooks_active_on_command.done)({ phase: number2, ...judged.judgement });
    });
  },
  text: ({ phase: number2, id, verdict, by }) => import_common4.prose`${(0, import_common2.quoteName)(id)}: ${(0, import_common2.quoteName)(verdict)}, judged by ${(0, import_common2.quoteName)(by)}. To take it up: ${import_hooks_active_on_command3.lineToType`phase verify ${number2}`}`
});
// src/app/operations/phase-operations.ts
var next = (0, import_hooks_active_on_command.operation)({
  name: "phase next",
  about: "Say what to do next in a planned project, and why; it changes nothing",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inPlanning)(
    place,
    async (project) => (0, import_hooks_active_on_command.done)((0, import_shared_app_planning_execution_read_execution.nextWith)((0, import_shared_app_planning_phases_show_progress.nextStepOf)(project), await (0, import_shared_app_planning_execution_read_execution.openExecutions)(project, place.env)))
  ),
  shown: import_shared_core_mapping_documents_map_documents.nextLine
});
var phase22 = (0, import_hooks_active_on_command.word)("a phase");
var context = (0, import_hooks_active_on_command.operation)({
  name: "phase context",
  about: "Write the CONTEXT of a phase from answers",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase22,
    from: (0, import_hooks_active_on_command.path)("FILE", "the answers, as JSON"),
    update: (0, import_hooks_active_on_command.flag)("add to a context that is there"),
    schema: (0, import_hooks_active_on_command.flag)("only show how answers look")
  },
  run: (place, { phase: typed, from, update, schema: schema2 }) => {
    if (schema2) return (0, import_hooks_active_on_command.done)({ status: "schema", rules: contextRules, example: contextExample });
    const read = (0, import_shared_core_planning_documents_must_haves.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    return inPhase(place, typed, async (opened) => {
      const written = await writeContext(opened, read.value, { update });
      if (written.status === "refused") return written;
      return written.status === "invalid" ? (0, import_shared_core_planning_documents_must_haves.invalidAnswers)(written.problems) : (0, import_hooks_active_on_command.done)(written);
    });
  },
  text: (value) => value.status === "schema" ? (0, import_shared_app_diagnose_diagnose_plugins.proseJson)({ rules: value.rules, example: value.example }) : (0, import_shared_core_planning_documents_must_haves.answersText)(
    value,
    ({ file, commit }) => import_common4.prose`${(0, import_common2.quoteName)(file)}\nCommit: ${(0, import_common2.quoteName)(commit.status)}.`
  )
});
var checkInputs = {
  phase: phase22,
  gaps: (0, import_hooks_active_on_command.flag)("the plans close the gaps of its verification"),
  round: (0, import_hooks_active_on_command.flag)("count one round of planning"),
  review: (0, import_hooks_active_on_command.flag)("the same, after the plan-checker has judged"),
  apply: (0, import_hooks_active_on_command.flag)("list the plans in the roadmap and commit them"),
  accept: (0, import_hooks_active_on_command.flag)("although the plan-checker did not let them pass; in a terminal")
};
var check = (0, import_hooks_active_on_command.operation)({
  name: "phase check",
  about: "Say whether the plans of a phase are ready: each by itself, their order, what they cover",
  effect: "writes",
  takesFolder: true,
  inputs: checkInputs,
  run: (place, input) => {
    const refusal = input.accept ? (0, import_shared_core_mapping_documents_map_documents2.refuseUnlessPerson)(place.caller, "phase check --accept", `/msw:plan ${input.phase} --accept`) : null;
    return refusal ?? inPhase(place, input.phase, (opened) => checked(place, opened, input));
  },
  text: checkText,
  short: ({ isRound, next: step, reason, problemsFile, plans, warnings, untrusted, applied }) => isRound ? { next: step, reason, problemsFile } : {
    plans: plans.filter((plan) => !plan.done).map(({ id, wave }) => ({ id, wave })),
    ...{ warnings, untrusted, commit: applied?.commit ?? null }
  },
  json: ({ isRound: _, ...report }) => report
});
var phaseOperations = [next, context, check, verify, judge];
function inPhase(place, typed, use) {
  return (0, import_shared_core_planning_writing_state_metrics.inPlanning)(place, (project) => {
    const opened = (0, import_shared_core_planning_writing_project_upkeep.openPhase)(project, typed);
    return opened === null ? (0, import_hooks_active_on_command.refused)((0, import_shared_core_mapping_documents_map_documents3.noSuchPhase)(project.phases, typed)) : use(opened);
  });
}
async function checked({ env }, opened, options) {
  const { facts, folder, project } = opened;
  const run = runOf(opened);
  const isRound = options.round || options.review || options.apply;
  const gaps = options.gaps || isRound && run.gaps;
  const found = (0, import_shared_core_planning_rules_phase_coverage.checkPhase)(opened, { gaps, isNew: isRound, env });
  const step = await stepOf(opened, { found, run, gaps }, options);
  if (step.status === "refused") return step;
  const { round, applied } = step;
  const value = {
    phase: facts.number,
    folder: (0, import_shared_core_planning_writing_project_upkeep.fromRoot)(project.root, folder),
    ...found,
    ...round ?? {
      round: run.revisions,
      roundsLeft: import_shared_core_planning_rules_phase_coverage.MOST_REVISIONS - run.revisions,
      next: null,
      reason: null,
      problemsFile: null
    },
    untrusted: (0, import_shared_core_planning_rules_phase_coverage.untrustedCommands)(opened, env).map(import_hooks_active_on_command2.showCommand),
    applied,
    isRound: round !== null
  };
  if (found.ok && value.next !== "stop" && value.next !== "revise") return (0, import_hooks_active_on_command.done)(value);
  const reason = value.reason ?? `The plans of phase ${facts.number} are not ready: ${errorsIn(found)}.`;
  return { status: "failed", value, reason };
}
async function stepOf(opened, { found, run, gaps }, { apply, accept, round, review }) {
  if (apply && found.ok) {
    const applied = await (0, import_shared_core_planning_rules_phase_coverage.acceptPlans)(opened, { found, gaps, byUser: accept });
    return applied.status === "done" ? { status: "ok", round: null, applied } : applied;
  }
  if (!round && !review) return { status: "ok", round: null, applied: null };
  const result = (0, import_shared_core_planning_rules_phase_coverage.planningRound)(opened, found, run, review);
  return result.status === "ok" ? { status: "ok", round: result.round, applied: null } : result;
}
function runOf({ project, padded }) {
  const review = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).planCheck;
  return (0, import_shared_core_planning_rules_phase_coverage.readRun)(project.root, padded) ?? { revisions: 0, gaps: false, review, passed: null };
}
function checkText(report) {
  const problems = report.problems.map(({ file, line: line2, column, severity, message, fix, code }) => {
    const place = import_common4.prose`${(0, import_common2.quoteName)(file)}:${line2}:${column} ${(0, import_common2.quoteName)(severity)}`;
    return import_common4.prose`${place}: ${(0, import_common3.quoteLine)(`${message} ${fix}`, 500)} [${(0, import_common2.quoteName)(code)}]`;
  });
  const plans = report.plans.filter((plan) => !plan.done).length;
  const ready = import_common4.prose`${(0, import_common5.countOf)(plans, "plan is", "plans are")} ready`;
  const state = report.ok ? ready : errorsIn(report);
  const waves = report.waves.length;
  const { next: step, reason, applied } = report;
  return (0, import_common4.joinProse)(
    [
      ...problems,
      import_common4.prose`${state} in ${(0, import_common5.countOf)(waves, "wave")}; ${(0, import_common5.countOf)(report.warnings, "warning")}.`,
      step === null ? null : import_common4.prose`${(0, import_common2.quoteName)(step)}: ${(0, import_common3.quoteLine)(reason ?? "", 300)}`,
      applied === null ? null : import_common4.prose`Recorded; git: ${(0, import_common2.quoteName)(applied.commit.status)}.`
    ],
    "\n"
  );
}
function errorsIn({ errors }) {
  return (0, import_common5.countOf)(errors, "error");
}
module.exports = {
  phaseOperations: phaseOperations
};
