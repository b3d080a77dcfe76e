var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
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

var import_shared_core_planning_rules_decisions = require("./shared.core.planning.rules.decisions.cjs");

var import_shared_core_planning_verification_update_uat = require("./shared.core.planning.verification.update-uat.cjs");

var import_shared_app_planning_phases_show_progress = require("./shared.app.planning.phases.show-progress.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_document = require("./shared.core.planning.writing.state-document.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics3 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics4 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_app_planning_worktrees_tree_records = require("./shared.app.planning.worktrees.tree-records.cjs");

var import_shared_core_planning_writing_state_metrics5 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics6 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_document2 = require("./shared.core.planning.writing.state-document.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_core_planning_phases_plan_format7 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_phases_plan_format8 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
// src/core/planning/execution/waiting-plan.ts
function nextWith(next2, waiting) {
  const first = waiting.find(({ phase: phase4 }) => phase4 === next2.phase) ?? (next2.phase === null ? waiting[0] : void 0);
  if (first === void 0) return next2;
  const more = waiting.length === 1 ? "" : ` ${waiting.length - 1} more wait: /msw:progress lists them.`;
  const { phase: phase3, command, reason, plan } = first;
  const action = first.kind === "unproven" ? "execute" : "ask";
  return { ...next2, action, phase: phase3, plans: [plan], command, reason: `${reason}.${more}` };
}
// src/core/planning/writing/context-document.ts
function contextDocument(phase3, answers, date) {
  const { boundary, discretion, specifics, code, deferred } = answers;
  return (0, import_shared_core_planning_phases_plan_format5.documentOf)([
    `# Phase ${phase3.number}: ${(0, import_shared_core_planning_phases_plan_format5.oneLine)(phase3.name)} - Context`,
    (0, import_shared_core_planning_phases_plan_format5.linesOf)([`**Gathered:** ${date}`, "**Status:** Ready for planning"]),
    ...part("domain", "Phase Boundary", [(0, import_shared_core_planning_phases_plan_format5.paragraph)(boundary)]),
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
      (0, import_shared_core_planning_phases_plan_format5.listOrNone)(refs(answers), "No external specs \u2014 the decisions above say everything.")
    ]),
    ...part("code_context", "Existing Code Insights", [bullets(code, "None")]),
    ...part("deferred", "Deferred Ideas", [
      bullets(deferred, "None \u2014 the discussion stayed within the phase")
    ]),
    "---",
    (0, import_shared_core_planning_phases_plan_format5.linesOf)([`*Phase: ${phase3.folder}*`, `*Context gathered: ${date}*`])
  ]);
}
function extendContext(text2, answers) {
  const close = (tag) => (0, import_hooks_active_on_command2.textLines)(text2).find((line3) => line3.text.trim() === `</${tag}>`);
  const decisions = close("decisions");
  if (decisions === void 0) return null;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text2);
  const last = Math.max(0, ...[...text2.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number2]) => Number(number2)));
  const parts = [
    { at: decisions, lines: areas(answers, last + 1).flatMap((block) => [...block.split("\n"), ""]) },
    { at: close("canonical_refs"), lines: [...refs(answers), ""] },
    { at: close("deferred"), lines: [...answers.deferred.map((one) => `- ${(0, import_shared_core_planning_phases_plan_format5.itemText)(one)}`), ""] }
  ];
  return (0, import_shared_core_planning_rules_waves.splice)(
    text2,
    parts.flatMap(
      ({ at, lines }) => at === void 0 || lines.length < 2 ? [] : [{ start: at.start, end: at.start, text: lines.map((line3) => line3 + eol).join("") }]
    )
  );
}
function refs({ references }) {
  return references.map(
    ({ path: path2, about }) => `- \`${(0, import_shared_core_planning_phases_plan_format5.oneLine)(path2).replaceAll("`", "")}\` \u2014 ${(0, import_shared_core_planning_phases_plan_format5.oneLine)(about)}`
  );
}
function part(tag, title, blocks) {
  return [`<${tag}>
## ${title}`, ...blocks, `</${tag}>`];
}
function areas({ decisions }, from) {
  const numbered = decisions.map(({ area, text: text2 }, at) => ({
    area: (0, import_shared_core_planning_phases_plan_format5.oneLine)(area),
    line: `- **D-${String(from + at).padStart(2, "0")}:** ${(0, import_shared_core_planning_phases_plan_format5.oneLine)(text2)}`
  }));
  return [...new Set(numbered.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    (0, import_shared_core_planning_phases_plan_format5.linesOf)(numbered.filter((one) => one.area === area).map((one) => one.line))
  ]);
}
function bullets(items, none) {
  return (0, import_shared_core_planning_phases_plan_format5.listOrNone)(
    items.map((one) => `- ${(0, import_shared_core_planning_phases_plan_format5.itemText)(one)}`),
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
  return (0, import_shared_core_planning_phases_plan_format.readWith)(schema(), value);
}
var schema = (0, import_hooks_active_on_stop6.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    /** What the phase delivers, and what it does not. */
    boundary: (0, import_shared_core_planning_phases_plan_format.line)(2e3),
    /** In the order of their numbers; one area may stand several times. */
    decisions: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.strictObject)({ area: (0, import_shared_core_planning_phases_plan_format.line)(80), text: (0, import_shared_core_planning_phases_plan_format.line)(1e3) })).check(
      (0, import_adapters_loops_record_schemas._minLength)(1, "must hold at least one decision"),
      (0, import_adapters_loops_record_schemas._maxLength)(99, "must hold at most 99 decisions")
    ),
    discretion: (0, import_shared_core_planning_phases_plan_format.listOf)((0, import_shared_core_planning_phases_plan_format.line)()),
    specifics: (0, import_shared_core_planning_phases_plan_format.listOf)((0, import_shared_core_planning_phases_plan_format.line)()),
    references: (0, import_shared_core_planning_phases_plan_format.listOf)((0, import_shared_core_planning_phases_plan_format.reference)()),
    /** What of the code that is there matters. */
    code: (0, import_shared_core_planning_phases_plan_format.listOf)((0, import_shared_core_planning_phases_plan_format.line)()),
    deferred: (0, import_shared_core_planning_phases_plan_format.listOf)((0, import_shared_core_planning_phases_plan_format.line)())
  })
);
// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
function renderPlanningPage(page) {
  const { standing, blockers, next: next2 } = page;
  const { progress: progress2, phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return (0, import_shared_core_planning_phases_plan_format3.forPeople)([
    (0, import_hooks_active_on_stop3.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(progress2), ""],
    ...shown.map((phase3) => phaseLine(phase3, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_hooks_active_on_stop3.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? ['  When one is gone: msw-protocol state blocker resolve "ITS WORDS"'] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_hooks_active_on_stop3.plainLine)(reason, 300)}: ${command}`),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_hooks_active_on_stop3.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${(0, import_hooks_active_on_stop3.plainLine)(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${(0, import_hooks_active_on_stop3.plainLine)(page.stoppedAt, 160)}`],
    nextLine(next2)
  ]);
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_hooks_active_on_stop3.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_hooks_active_on_stop3.plainLine)(reason, 300);
  return (0, import_shared_core_planning_phases_plan_format3.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase3, { open, phase: current }) {
  const isOver = !open.includes(phase3.number);
  const mark = phase3.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name2 = (0, import_hooks_active_on_stop3.plainLine)(phase3.name, 50);
  return `  ${mark} ${phase3.number} ${name2}: ${phaseState(phase3, isOver)}`;
}
function phaseState(phase3, isOver) {
  const { plans, verification, verifiedOn, halted = [] } = phase3;
  const done2 = plans.filter((plan) => plan.done).length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase3);
  const count2 = `${done2} of ${plans.length} ${plans.length === 1 ? "plan" : "plans"} done`;
  if (verification === "passed") return `${count2}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (done2 < plans.length) {
    const can = phase3.runnable.length > 0 ? `, can run: ${phase3.runnable.slice(0, 6).join(", ")}` : "";
    return `${count2}${stopped}${can}`;
  }
  return `${count2}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine({ percent, ...counts }) {
  return `${(0, import_shared_core_planning_phases_plan_format6.progressBar)(percent)} ${percent}% \xB7 ${counts.completed_phases} of ${counts.total_phases} phases \xB7 ${counts.completed_plans} of ${counts.total_plans} plans`;
}
// src/app/planning/execution/open-executions.ts
async function openExecutions({ root, phases }, env) {
  const begun = phases.flatMap(
    ({ number: number2, folder }) => folder !== null && FILES.some((kind) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, (0, import_shared_app_planning_worktrees_tree_records.executionFile)(root, folder, kind))) ? [{ phase: number2, folder }] : []
  );
  const opened = begun.length === 0 ? null : (0, import_hooks_active_on_stop.openWorkspace)(root, env);
  if (opened === null || opened.status === "refused") return [];
  const waiting = [];
  for (const terms of begun) {
    const execution = await (0, import_shared_app_planning_worktrees_tree_records.readExecution)(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    waiting.push(
      ...execution.step.questions.map((one) => waitingPlan(execution, one)),
      ...unproven(execution)
    );
  }
  return waiting;
}
var FILES = ["", ".begun"];
function unproven({ terms, plans }) {
  return plans.filter(({ record: record2, summary }) => record2 === null && summary === "unproven").map(({ id: plan }) => ({
    phase: terms.phase,
    plan,
    kind: "unproven",
    reason: (0, import_hooks_active_on_stop3.plainLine)(`Plan ${plan} has a summary, but its checks have not passed`, 300),
    command: (0, import_app_loop_conclude_turn2.executeCommand)(terms)
  }));
}
function waitingPlan({ terms, plans }, { plan, kind }) {
  const record2 = plans.find(({ id }) => id === plan)?.record ?? null;
  const named = { phase: terms.phase, plan, kind };
  switch (record2?.state) {
    case "halted":
      return {
        ...named,
        reason: (0, import_hooks_active_on_stop3.plainLine)(
          `Plan ${plan} was halted (${record2.reason}); --close and --skip are the other ways`,
          300
        ),
        command: (0, import_app_loop_conclude_turn2.decisionCommand)(terms, import_hooks_active_on_stop4.prose`--again`, plan)
      };
    case "checkpoint":
      return {
        ...named,
        reason: (0, import_hooks_active_on_stop3.plainLine)(
          `Plan ${plan} waits at a checkpoint (${record2.checkpoint.type}) for your answer`,
          300
        ),
        command: `${(0, import_app_loop_conclude_turn2.decisionCommand)(terms, import_hooks_active_on_stop4.prose`--answer`, plan)} YOUR WORDS`
      };
    case "untrusted":
      return {
        ...named,
        reason: `Commands of plan ${plan} changed and are not allowed yet`,
        command: (0, import_app_loop_conclude_turn2.executeCommand)(terms)
      };
    default:
      return {
        ...named,
        reason: `Plan ${plan} is half done: it has commits and no summary; --again and --skip are the other ways`,
        command: (0, import_app_loop_conclude_turn2.decisionCommand)(terms, import_hooks_active_on_stop4.prose`--close`, plan)
      };
  }
}
// src/app/planning/writing/write-context.ts
async function writeContext(phase3, value, { update, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root } = phase3.project;
  const read = readContextAnswers(value);
  if (read.status === "invalid") return read;
  const named = read.answers.references.map(({ path: path2 }, at) => ({ where: `references.${at}.path`, path: path2 }));
  const problems = (0, import_shared_core_planning_documents_planning_settings.missingReferences)(named, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const before = (0, import_shared_core_planning_writing_state_metrics.phaseDocument)(phase3, "CONTEXT");
  if (before !== null && !update) return (0, import_shared_core_planning_documents_planning_settings.refused)(`${before.file} exists: --update adds to it.`);
  const name2 = { number: phase3.facts.number, name: phase3.facts.name, folder: folderName(phase3) };
  const text2 = before === null ? contextDocument(name2, read.answers, now.slice(0, 10)) : extendContext(before.text, read.answers);
  if (text2 === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? (0, import_shared_core_planning_writing_state_metrics.fromRoot)(root, (0, import_node_path.join)(phase3.folder, `${phase3.padded}-CONTEXT.md`));
  const folder = (0, import_app_loop_conclude_turn3.openDocumentFolder)(root, phase3.folder);
  if (folder.status === "refused") return folder;
  const written = (0, import_app_loop_conclude_turn3.writeDocument)(root, file, text2);
  if (written.status === "refused") return written;
  return { status: "done", file, commit: await recordAndCommit(phase3, file, now) };
}
async function recordAndCommit({ project, facts, padded }, file, now) {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await (0, import_shared_core_planning_writing_state_metrics5.recordSession)(project, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state = (0, import_node_fs.existsSync)((0, import_node_path.join)(project.planning, "STATE.md")) ? [".planning/STATE.md"] : [];
  return (0, import_shared_core_planning_writing_state_document2.commitPlanning)(project.root, [file, ...state], `docs(${padded}): capture phase context`);
}
function folderName({ folder }) {
  return folder.split(/[\\/]/).at(-1) ?? "";
}
// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims, verdict, requirements, signs } = report;
  const of = (kind) => claims.filter((claim) => claim.kind === kind);
  const truths = of("truth");
  return [
    import_hooks_active_on_stop4.prose`### Observable Truths`,
    table(
      import_hooks_active_on_stop4.prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        import_hooks_active_on_stop4.prose`${index + 1}`,
        said(claim.text),
        statusOf(claim),
        said(claim.reason)
      ])
    ),
    import_hooks_active_on_stop4.prose`**Score:** ${tally(truths)} truths verified`,
    ...section(
      import_hooks_active_on_stop4.prose`### Deferred Items`,
      import_hooks_active_on_stop4.prose`| # | Item | Addressed In | Evidence |\n|---|---|---|---|`,
      verdict.deferred.map((one, index) => [
        import_hooks_active_on_stop4.prose`${index + 1}`,
        said(one.truth),
        said(one.addressedIn),
        said(one.evidence)
      ])
    ),
    import_hooks_active_on_stop4.prose`### Required Artifacts`,
    table(
      import_hooks_active_on_stop4.prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim) => [...pathAndRest(claim.text), statusOf(claim), said(claim.reason)])
    ),
    import_hooks_active_on_stop4.prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    import_hooks_active_on_stop4.prose`### Key Link Verification`,
    table(import_hooks_active_on_stop4.prose`| Link | Status | Details |\n|---|---|---|`, of("link").map(claimRow)),
    import_hooks_active_on_stop4.prose`**Wiring:** ${tally(of("link"))} connections verified`,
    ...section(
      import_hooks_active_on_stop4.prose`### Prohibitions`,
      import_hooks_active_on_stop4.prose`| Prohibition | Status | Evidence |\n|---|---|---|`,
      of("prohibition").map(claimRow)
    ),
    import_hooks_active_on_stop4.prose`### Requirements Coverage`,
    table(
      import_hooks_active_on_stop4.prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text: text2, status, evidence }) => [
        (0, import_hooks_active_on_stop2.quoteName)(id, 80),
        namesOf(plans),
        said(text2),
        REQUIREMENT_WORDS[status],
        said(evidence)
      ])
    ),
    import_hooks_active_on_stop4.prose`### Anti-Patterns Found`,
    table(
      import_hooks_active_on_stop4.prose`| File | Line | Pattern | Severity |\n|---|---|---|---|`,
      signs.map(({ path: path2, line: line3, sign }) => [
        (0, import_hooks_active_on_stop2.codeName)(path2, 300),
        line3 === 0 ? import_hooks_active_on_stop4.prose`-` : import_hooks_active_on_stop4.prose`${line3}`,
        said(sign),
        import_hooks_active_on_stop4.prose`⚠️ Warning`
      ])
    ),
    import_hooks_active_on_stop4.prose`### Human Verification Required`,
    humanText(report),
    import_hooks_active_on_stop4.prose`### Gaps Summary`,
    gapsText(report),
    import_hooks_active_on_stop4.prose`### Evidence`,
    evidenceText(report)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: import_hooks_active_on_stop4.prose`✓ SATISFIED`,
  blocked: import_hooks_active_on_stop4.prose`✗ BLOCKED`,
  open: import_hooks_active_on_stop4.prose`? NEEDS HUMAN`,
  orphaned: import_hooks_active_on_stop4.prose`✗ ORPHANED`
};
function said(text2) {
  return text2 === "" ? import_hooks_active_on_stop4.prose`` : (0, import_hooks_active_on_stop2.quoteLine)(text2, 300);
}
function namesOf(names) {
  return (0, import_hooks_active_on_stop4.joinProse)(
    names.map((name2) => (0, import_hooks_active_on_stop2.quoteName)(name2, 80)),
    ", "
  );
}
function claimRow(claim) {
  return [said(claim.text), statusOf(claim), said(claim.reason)];
}
function statusOf({ standing, by, kind }) {
  if (by === "override") return import_hooks_active_on_stop4.prose`PASSED (override)`;
  const mark = by === "code" ? import_hooks_active_on_stop4.prose`` : import_hooks_active_on_stop4.prose` (judged by ${(0, import_hooks_active_on_stop2.quoteName)(by)})`;
  switch (standing) {
    case "verified":
      return import_hooks_active_on_stop4.prose`✓ ${kind === "link" ? import_hooks_active_on_stop4.prose`WIRED` : import_hooks_active_on_stop4.prose`VERIFIED`}${mark}`;
    case "failed":
      return import_hooks_active_on_stop4.prose`✗ ${kind === "link" ? import_hooks_active_on_stop4.prose`NOT WIRED` : import_hooks_active_on_stop4.prose`FAILED`}${mark}`;
    default:
      return import_hooks_active_on_stop4.prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims) {
  return import_hooks_active_on_stop4.prose`${claims.filter(({ standing }) => standing === "verified").length}/${claims.length}`;
}
function pathAndRest(text2) {
  const at = text2.indexOf(": ");
  return at === -1 ? [(0, import_hooks_active_on_stop2.codeName)(text2, 300), import_hooks_active_on_stop4.prose``] : [(0, import_hooks_active_on_stop2.codeName)(text2.slice(0, at), 300), said(text2.slice(at + 2))];
}
function section(title, head, rows) {
  return rows.length === 0 ? [] : [title, table(head, rows)];
}
function table(head, rows) {
  return rows.length === 0 ? import_hooks_active_on_stop4.prose`None.` : (0, import_hooks_active_on_stop4.joinProse)([head, ...rows.map(import_app_loop_conclude_turn4.tableRow)], "\n");
}
function humanText({ verdict, confirmed }) {
  const done2 = confirmed.map(({ test }) => import_hooks_active_on_stop4.prose`- Confirmed by the user: ${(0, import_hooks_active_on_stop2.quoteLine)(test, 300)}`);
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) => (0, import_hooks_active_on_stop4.joinProse)(
      [
        import_hooks_active_on_stop4.prose`#### ${index + 1}. ${(0, import_hooks_active_on_stop2.quoteLine)(test, 100)}\n`,
        import_hooks_active_on_stop4.prose`**Test:** ${(0, import_hooks_active_on_stop2.quoteLine)(test, 500)}`,
        import_hooks_active_on_stop4.prose`**Expected:** ${(0, import_hooks_active_on_stop2.quoteLine)(expected, 500)}`,
        import_hooks_active_on_stop4.prose`**Why human:** ${(0, import_hooks_active_on_stop2.quoteLine)(why, 500)}`,
        import_hooks_active_on_stop4.prose`**Id:** ${(0, import_hooks_active_on_stop2.quoteName)(id)}`
      ],
      "\n"
    )
  );
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      items.length === 0 ? import_hooks_active_on_stop4.prose`None: everything was decided.` : null,
      done2.length === 0 ? null : (0, import_hooks_active_on_stop4.joinProse)(done2, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth, reason, missing: missing2 }, index) => (0, import_hooks_active_on_stop4.joinProse)(
      [
        import_hooks_active_on_stop4.prose`${index + 1}. **${(0, import_hooks_active_on_stop2.quoteLine)(truth, 300)}**`,
        import_hooks_active_on_stop4.prose`   - Reason: ${(0, import_hooks_active_on_stop2.quoteLine)(reason, 500)}`,
        ...missing2.map((one) => import_hooks_active_on_stop4.prose`   - Missing: ${(0, import_hooks_active_on_stop2.quoteLine)(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [], regressions = [] } = again ?? {};
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      gaps.length === 0 ? import_hooks_active_on_stop4.prose`**No gaps found.**` : (0, import_hooks_active_on_stop4.joinProse)(gaps, "\n"),
      gapsClosed.length === 0 ? null : import_hooks_active_on_stop4.prose`Closed since the last verification: ${quotesOf(gapsClosed)}.`,
      regressions.length === 0 ? null : import_hooks_active_on_stop4.prose`Held before and no longer holds: ${quotesOf(regressions)}.`
    ],
    "\n\n"
  );
}
function quotesOf(texts2) {
  return (0, import_hooks_active_on_stop4.joinProse)(
    texts2.map((one) => (0, import_hooks_active_on_stop2.quoteLine)(one, 200)),
    "; "
  );
}
function evidenceText({ evidence, claims }) {
  const judged = claims.filter(({ by }) => by === "model" || by === "user").length;
  const rows = evidence.map((run) => [
    said(run.command),
    namesOf(run.places),
    run.timedOut ? import_hooks_active_on_stop4.prose`timed out` : import_hooks_active_on_stop4.prose`${run.exitCode ?? import_hooks_active_on_stop4.prose`none`}`,
    import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)((run.durationMs / 1e3).toFixed(1))} s`,
    import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(run.verdict)}: ${said(run.reason)}`,
    import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(run.sha256.slice(0, 16))} ${(0, import_hooks_active_on_stop2.quoteName)(run.file)}`
  ]);
  const head = import_hooks_active_on_stop4.prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`;
  const note = judged === 0 ? import_hooks_active_on_stop4.prose`No must-have was judged by a model.` : import_hooks_active_on_stop4.prose`${judged} of ${claims.length} were judged by a model or a person; each is marked.`;
  return (0, import_hooks_active_on_stop4.joinProse)([table(head, rows), note], "\n\n");
}
// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return import_hooks_active_on_stop4.prose`---\n${frontmatter(report)}---\n\n${body(report)}`;
}
function frontmatter(report) {
  const { verdict, overrides, reVerification: again } = report;
  const { score, gaps, deferred, human } = verdict;
  const always = [
    ["status", verdict.status],
    ["score", `${score.met}/${score.of} must-haves verified`],
    ["covered_files", report.coveredFiles],
    ["covered_digest", report.coveredDigest],
    ["overrides_applied", String(report.claims.filter(({ by }) => by === "override").length)]
  ];
  const later = [
    ["overrides", overrides],
    ["re_verification", again === null ? [] : againEntry(again)],
    ["gaps", gaps.map(gapEntry)],
    [
      "deferred",
      deferred.map(({ truth, addressedIn, evidence }) => ({
        truth: line2(truth),
        addressed_in: addressedIn,
        evidence: line2(evidence)
      }))
    ],
    [
      "human_verification",
      human.map(({ test, expected, why }) => ({
        test: line2(test),
        expected: line2(expected),
        why_human: line2(why)
      }))
    ]
  ];
  const entries = [...always, ...later.filter(([, value]) => !(0, import_shared_yaml_dist_parse_parser.isList)(value) || value.length > 0)];
  const head = `${yamlEntry("phase", report.folder)}verified: ${report.verified}
`;
  return (0, import_hooks_active_on_stop4.ours)(head + entries.map(([key2, value]) => yamlEntry(key2, value)).join(""));
}
function againEntry(again) {
  return {
    previous_status: again.previousStatus,
    previous_score: again.previousScore,
    gaps_closed: again.gapsClosed.map(line2),
    gaps_remaining: again.gapsRemaining.map(line2),
    regressions: again.regressions.map(line2)
  };
}
function gapEntry({ truth, reason, artifacts, missing: missing2 }) {
  return {
    truth: line2(truth),
    status: "failed",
    reason: line2(reason),
    artifacts: artifacts.map(({ path: path2, issue }) => ({ path: line2(path2), issue: line2(issue) })),
    missing: missing2.map(line2)
  };
}
function body(report) {
  const { number: number2, name: name2, goal, verdict, reVerification: again } = report;
  const verified3 = (0, import_hooks_active_on_stop2.quoteName)(report.verified);
  const title = import_hooks_active_on_stop4.prose`# Phase ${(0, import_hooks_active_on_stop2.quoteName)(number2, 40)}: ${(0, import_hooks_active_on_stop2.quoteLine)(name2 === "" ? report.folder : name2, 120)} Verification Report`;
  const before = again === null ? import_hooks_active_on_stop4.prose`No, initial verification` : import_hooks_active_on_stop4.prose`Yes, after ${(0, import_hooks_active_on_stop2.quoteName)(again.previousStatus, 40)} (${(0, import_hooks_active_on_stop2.quoteLine)(again.previousScore, 80)})`;
  const head = (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`**Phase Goal:** ${goal === null ? import_hooks_active_on_stop4.prose`none in the roadmap` : (0, import_hooks_active_on_stop2.quoteLine)(goal, 500)}`,
      import_hooks_active_on_stop4.prose`**Verified:** ${verified3}`,
      import_hooks_active_on_stop4.prose`**Status:** ${(0, import_hooks_active_on_stop2.quoteName)(verdict.status)}`,
      import_hooks_active_on_stop4.prose`**Re-verification:** ${before}`,
      import_hooks_active_on_stop4.prose`**Judged in:** ${judgedInText(report.judgedIn)}`
    ],
    "\n"
  );
  const parts = [
    title,
    head,
    import_hooks_active_on_stop4.prose`## Goal Achievement`,
    ...verificationSections(report),
    import_hooks_active_on_stop4.prose`---`,
    import_hooks_active_on_stop4.prose`_Verified: ${verified3}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop4.joinProse)(parts, "\n\n")}\n`;
}
function judgedInText({ commit, why, uncommitted: uncommitted2 }) {
  if (commit === null)
    return import_hooks_active_on_stop4.prose`the project's own folder, since ${(0, import_hooks_active_on_stop2.quoteLine)(why ?? "nobody said why", 200)}`;
  const left = uncommitted2.length === 0 ? import_hooks_active_on_stop4.prose`` : import_hooks_active_on_stop4.prose`; not judged, since they are not committed: ${(0, import_hooks_active_on_stop2.quoteLine)(namesOf2(uncommitted2), 300)}`;
  return import_hooks_active_on_stop4.prose`a clean checkout of ${(0, import_hooks_active_on_stop2.quoteName)(commit.slice(0, 12))}${left}`;
}
function namesOf2(paths) {
  const more = paths.length > 8 ? ` and ${paths.length - 8} more` : "";
  return `${paths.slice(0, 8).join(", ")}${more}`;
}
function line2(text2) {
  return (0, import_hooks_active_on_stop3.plainLine)(text2, 500);
}
function yamlEntry(key2, value, indent = "") {
  if (typeof value === "string") return `${indent}${keyOf(key2)}: ${scalarOf(value)}
`;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(value)) {
    if (value.length === 0) return `${indent}${keyOf(key2)}: []
`;
    return `${indent}${keyOf(key2)}:
${value.map((item) => yamlItem(item, `${indent}  `)).join("")}`;
  }
  const entries = Object.entries(value).map(([name2, inner]) => yamlEntry(name2, inner, `${indent}  `));
  return `${indent}${keyOf(key2)}:
${entries.join("")}`;
}
function yamlItem(item, indent) {
  if (typeof item === "string") return `${indent}- ${scalarOf(item)}
`;
  const entries = (0, import_shared_yaml_dist_parse_parser.isList)(item) ? [] : Object.entries(item);
  const text2 = entries.map(([name2, inner]) => yamlEntry(name2, inner, `${indent}  `)).join("");
  return `${indent}- ${text2.slice(indent.length + 2)}`;
}
function keyOf(name2) {
  return WORD.test(name2) ? name2 : (0, import_shared_core_planning_phases_plan_format8.proseJson)(name2, 0);
}
var WORD = /^[\w./-]+$/;
function scalarOf(text2) {
  return WORD.test(text2) ? (0, import_shared_core_planning_phases_plan_format7.yamlScalar)(text2) : (0, import_shared_core_planning_phases_plan_format8.proseJson)(text2, 0);
}
// src/app/planning/verification/verify-phase.ts
// src/core/planning/verification/fold-judgements.ts
function foldJudgements(claims, judgements) {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims.map((claim) => {
    const judgement = byId.get(claim.id);
    const open = claim.standing === "undecided" || claim.standing === "human" && judgement?.by === "user";
    if (judgement === void 0 || !open) return claim;
    const { verdict, by, evidence } = judgement;
    const standing = STANDINGS[verdict];
    const reason = `Judged by ${by}: ${evidence.join(", ")}`;
    return { ...claim, standing, by, reason, missing: verdict === "failed" ? [claim.text] : claim.missing };
  });
}
var STANDINGS = {
  passed: "verified",
  failed: "failed",
  human: "human",
  skipped: "human",
  blocked: "human"
};
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
    const [best] = claims.filter(({ standing }) => standing === "failed" || standing === "undecided").map((claim) => ({ claim, fit: (0, import_shared_core_planning_verification_update_uat.overlap)(claim.text, override.mustHave) })).filter(({ fit }) => fit >= 0.8).sort((a, b) => b.fit - a.fit);
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
  const failed3 = claims.filter(({ id, standing }) => standing === "failed" && !cited.has(id));
  const deferrals = new Map(
    failed3.flatMap((claim) => {
      const deferred = cites(claim, failedChecks) ? null : deferralOf(claim, later);
      return deferred === null ? [] : [[claim.id, deferred]];
    })
  );
  const gaps = [
    ...failed3.filter(({ id }) => !deferrals.has(id)).map(gapOf),
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
function gapOf({ kind, text: text2, reason, files, missing: missing2 }) {
  return {
    truth: kind === "check" ? `${text2} passes` : text2,
    reason,
    artifacts: files,
    missing: missing2.length > 0 ? missing2 : [text2]
  };
}
function orphan({ id, text: text2 }) {
  return {
    truth: text2 === "" ? `${id} is delivered` : `${id}: ${text2}`,
    reason: "No plan of the phase names this requirement",
    artifacts: [],
    missing: [`A plan whose requirements name ${id}`]
  };
}
function toLookAt({ id, text: text2, reason }) {
  return { id, test: `See whether this holds: ${text2}`, expected: text2, why: reason };
}
function deferralOf({ kind, text: text2, sources }, later) {
  if (kind !== "truth" || sources.includes(import_shared_core_planning_verification_update_uat.ROADMAP) || (0, import_shared_core_planning_verification_update_uat.statementWords)(text2).size < 3) return null;
  for (const { number: number2, criteria } of later) {
    const criterion = criteria.find((one) => (0, import_shared_core_planning_verification_update_uat.statementWords)(one).size >= 3 && (0, import_shared_core_planning_verification_update_uat.covers)(one, text2));
    if (criterion !== void 0)
      return {
        truth: text2,
        addressedIn: `Phase ${number2}`,
        evidence: `Phase ${number2} success criteria: '${criterion}'`
      };
  }
  return null;
}
function coverRequirements(wanted, known, plans, claims) {
  const texts2 = new Map(known.map(({ id, text: text2 }) => [key(id), text2]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements }) => requirements)].map((id) => [key(id), id])
  );
  return [...ids.values()].map((id) => {
    const own = plans.filter(({ requirements }) => requirements.some((one) => key(one) === key(id)));
    const names = own.map((plan) => plan.id);
    const base2 = { id, text: texts2.get(key(id)) ?? "", plans: names };
    if (names.length === 0) return { ...base2, status: "orphaned", evidence: "No plan of the phase names it" };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names.includes(source)));
    const failed3 = bearing.find(({ standing }) => standing === "failed");
    if (failed3 !== void 0) return { ...base2, status: "blocked", evidence: failed3.text };
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
// src/core/planning/verification/re-verification.ts
function reVerification(previous, gaps, sameFiles) {
  if (previous === null || previous.status === "unknown") return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list2, text2) => list2.some((one) => one === text2 || (0, import_shared_core_planning_verification_update_uat.restates)(one, text2));
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
  return (0, import_hooks_active_on_command2.textLines)(document.text, document.body).flatMap((line3) => {
    const cells = (0, import_app_loop_conclude_turn4.rowCells)(line3);
    const [, truth, status] = cells ?? [];
    return truth !== void 0 && /VERIFIED/.test(status?.text ?? "") ? [truth.text.replaceAll("\\|", "|")] : [];
  });
}
// src/core/planning/verification/exported-names.ts
function exportReader(path2, text2) {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path2)?.[1]?.toLowerCase() ?? "";
  const read = (READERS[extension] ?? literal3)(text2);
  return (name2) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name2) ? read(name2) : literal3(text2)(name2);
}
var script = (text2) => {
  const { names, open } = (0, import_shared_core_planning_verification_update_uat.scriptExports)(text2);
  return (name2) => names.has(name2) ? "yes" : open ? "unknown" : "no";
};
var LONGEST_LIST = 2e4;
var python = (text2) => {
  const code = (0, import_shared_core_planning_verification_update_uat.withoutHashComments)(text2);
  const strings = withHashStrings(text2);
  const from = strings.search(/^__all__\s*(?::[^=\n]+)?\+?=\s*[[(]/m);
  const all = from < 0 ? "" : /^[^\])]*/.exec(strings.slice(from, from + LONGEST_LIST))?.[0] ?? "";
  const listed = new Set([...all.matchAll(/['"]([^'"]{1,200})['"]/g)].map(([, name2]) => name2));
  const star = /^from\s+\S+\s+import\s+\*/m.test(code);
  return (name2) => {
    const own = new RegExp(
      `^(?:(?:async\\s+)?def\\s+${name2}\\b|class\\s+${name2}\\b|${name2}\\s*(?::[^=\\n]+)?=(?!=)|(?:from\\s+\\S+\\s+)?import\\s+(?:\\S[^\\n]*)?\\b${name2}\\b)`,
      "m"
    );
    const imported = new RegExp(`^from\\s+\\S+\\s+import\\s+\\([^()]{0,2000}\\b${name2}\\b`, "m");
    if (listed.has(name2) || own.test(code) || imported.test(code)) return "yes";
    return star ? "unknown" : "no";
  };
};
function withHashStrings(text2) {
  return text2.replaceAll(/^[ \t]*#[^\n]*/gm, "");
}
var go = (text2) => {
  const code = (0, import_shared_core_planning_verification_update_uat.withoutComments)(text2);
  const blocks = declarationBlocks(code);
  return (name2) => {
    if (!new RegExp("^\\p{Lu}", "u").test(name2)) return "no";
    const own = new RegExp(
      `^(?:func\\s+(?:\\([^)]{0,200}\\)\\s*)?${name2}\\s*[[(]|(?:type|var|const)\\s+(?:\\w+\\s*,\\s*)*${name2}\\b)`,
      "m"
    );
    const inBlock = new RegExp(`^[ \\t]*(?:\\w+[ \\t]*,[ \\t]*)*${name2}\\b`, "m");
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
var rust = (text2) => {
  const code = (0, import_shared_core_planning_verification_update_uat.withoutComments)(text2);
  const uses = [...code.matchAll(/\bpub(?:\([^)]{0,80}\))?\s+use\s((?:(?!\bpub\b)[^;]){1,1000});/g)].map(
    ([, path2]) => path2 ?? ""
  );
  return (name2) => {
    const own = new RegExp(
      `\\bpub(?:\\([^)]{0,80}\\))?\\s+(?:default\\s+)?(?:const\\s+)?(?:async\\s+)?(?:unsafe\\s+)?(?:extern\\s+(?:"[^"]*"\\s+)?)?(?:fn|struct|enum|trait|type|const|static|static\\s+mut|mod|union)\\s+${name2}\\b`
    );
    const macro = new RegExp(`#\\[macro_export[^[\\]]*\\]\\s*macro_rules!\\s*${name2}\\b`);
    const handedOn = new RegExp(`(?:^|[:{,\\s])${name2}\\s*(?:[,}]|$)`);
    if (own.test(code) || macro.test(code) || uses.some((path2) => handedOn.test(path2.trim()))) return "yes";
    return uses.some((path2) => path2.includes("*")) ? "unknown" : "no";
  };
};
var literal3 = (text2) => (name2) => text2.includes(name2) ? "yes" : "no";
var READERS = {
  ...Object.fromEntries("js jsx ts tsx mjs cjs mts cts".split(" ").map((extension) => [extension, script])),
  py: python,
  pyi: python,
  go,
  rs: rust
};
// src/core/planning/verification/judge-artifact.ts
function judgeArtifact(artifact, file) {
  switch (file.kind) {
    case "missing":
      return failed([missing(artifact.path)]);
    case "outside":
      return failed(["The path leads out of the project"]);
    case "unreadable":
      return { verdict: "undecided", issues: [`It cannot be read (${file.reason})`], warnings: [] };
    case "folder":
      return judgeFolder(artifact);
    case "file":
      return judgeText(artifact, file.text);
  }
}
function failed(issues) {
  return { verdict: "failed", issues, warnings: [] };
}
function missing(path2) {
  if (/[*?]/.test(path2))
    return "File not found: a pattern does not name a file; write one path for each file";
  return path2.includes("#") ? "File not found: write the path without its section" : "File not found";
}
function judgeFolder({ minLines, contains, exports: exports2 }) {
  const asks = minLines !== null || contains !== null || exports2.length > 0;
  return asks ? failed(["It is a folder, and what it must hold can only be looked for in a file"]) : { verdict: "verified", issues: [], warnings: [] };
}
var MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|py\.typed|\.(?:gitkeep|keep|nojekyll|npmignore))$/;
function judgeText({ path: path2, minLines, contains, exports: exports2 }, text2) {
  if (text2.trim() === "" && !MAY_BE_EMPTY.test(path2)) return failed(["The file is empty"]);
  const lines = text2.split("\n").length;
  const read = exports2.length > 0 ? exportReader(path2, text2) : null;
  const found = exports2.map((name2) => ({ name: name2, exported: read?.(name2) ?? "yes" }));
  const issues = [
    ...minLines !== null && lines < minLines ? [`Only ${lines} lines, need ${minLines}`] : [],
    ...contains !== null && !text2.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...found.flatMap(({ name: name2, exported }) => exported === "no" ? [`Missing export: ${name2}`] : [])
  ];
  const unknown2 = found.flatMap(
    ({ name: name2, exported }) => exported === "unknown" ? [`It may hand on ${name2} from another file`] : []
  );
  const warnings = stubSigns(text2).map(({ line: line3, sign }) => line3 === 0 ? sign : `line ${line3}: ${sign}`);
  if (issues.length > 0) return { verdict: "failed", issues, warnings };
  return { verdict: unknown2.length > 0 ? "undecided" : "verified", issues: unknown2, warnings };
}
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
function stubSigns(text2) {
  if (text2.trim() === "") return [{ line: 0, sign: "empty file" }];
  const lines = text2.split("\n");
  const found = [];
  for (const [index, line3] of lines.entries()) {
    const sign = LINE_SIGNS.find(([pattern]) => pattern.test(line3.slice(0, LONGEST_LINE)))?.[1];
    if (sign !== void 0) found.push({ line: index + 1, sign });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines) ? [{ line: 0, sign: "nothing but comments" }, ...found] : found;
}
function isOnlyComments(lines) {
  const written = lines.map((line3) => line3.trim()).filter((line3) => line3 !== "");
  return written.every((line3) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line3));
}
// src/core/planning/verification/judge-link.ts
var verified = (detail) => ({ verdict: "verified", detail });
var failed2 = (detail) => ({ verdict: "failed", detail });
function judgeLink(link, from, to, found) {
  if (from.kind === "outside") return failed2("from leads out of the project");
  if (to.kind === "outside" && isPath(link.to)) return failed2("to leads out of the project");
  if (from.kind === "folder") return failed2("from is a folder; name a file");
  if (from.kind !== "file")
    return failed2(
      from.kind === "missing" ? "Source file not found; from must be a file of the project" : `from cannot be read (${from.reason})`
    );
  if (to.kind === "missing" && looksLikeFile(link.to)) return failed2("Target file not found");
  return link.pattern === null ? judgeReference(link, from.text) : judgePattern(link.pattern, found);
}
function judgePattern(pattern, found) {
  switch (found) {
    case "from":
      return verified("Pattern found in source");
    case "to":
      return verified("Pattern found in target");
    case "invalid":
      return failed2(
        `Pattern "${pattern}" ${(0, import_shared_core_planning_rules_waves.patternProblem)(pattern)?.why ?? "is not a regular expression"}; correct it in the plan`
      );
    case "too-slow":
      return failed2(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed2(notFound(pattern));
  }
}
function notFound(pattern) {
  const problem = (0, import_shared_core_planning_rules_waves.patternProblem)(pattern);
  const why = problem === null ? "" : `: it ${problem.why}; correct it in the plan`;
  return `Pattern "${pattern}" not found in source or target${why}`;
}
function judgeReference({ from, to }, text2) {
  if (to !== "" && text2.includes(to)) return verified("Target referenced in source");
  if (looksLikeFile(to) && refersTo(text2, from, to)) return verified("Target imported by source");
  return failed2("Target not referenced in source");
}
function isPath(to) {
  return to.startsWith("..") || looksLikeFile(to);
}
function looksLikeFile(path2) {
  if (/^[/@~#$]|[\s*?{}<>|"'()]/.test(path2) || NAMED.test(path2)) return false;
  return /\/[^/]*\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path2) || SOURCE.test(path2);
}
var NAMED = /^(?:[a-z][a-z0-9+-]*:|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:\/|$)|[\w-]+\.js$)/i;
var SOURCE = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|json|ya?ml|toml|sql|prisma|md|sh)$/i;
var QUOTED = /['"`]([^'"`\n]{1,300})['"`]/g;
function refersTo(text2, from, to) {
  const target = withoutExtension(to);
  const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : "";
  for (const [, said2 = ""] of text2.matchAll(QUOTED)) {
    if (said2.startsWith(".")) {
      const path2 = withoutExtension(joined(folder, said2));
      if (path2 === target || `${path2}/index` === target) return true;
    } else if (endsWithPath(target, withoutExtension(said2))) return true;
  }
  return new RegExp(`(?:^|[\\s/'"(<])${escaped(baseName(to))}(?:$|[\\s'")>?#:,;])`, "m").test(text2) || importsModule(text2, target);
}
function endsWithPath(target, said2) {
  const path2 = said2.replace(/^(?:[@~#$][\w-]*)?\//, "");
  if (!path2.includes("/") && path2 === said2) return false;
  return target === path2 || target.endsWith(`/${path2}`) || target.endsWith(`/${path2}/index`);
}
function importsModule(text2, target) {
  const dotted = target.replaceAll("/", ".").replace(/\.__init__$/, "");
  const last = escaped(dotted.replace(/^.*\./, ""));
  return new RegExp(
    `^[ \\t]*(?:from\\s+(?:${escaped(dotted)}|\\.+${last})\\s+import\\b|from\\s+\\S+\\s+import\\s+(?:\\S.*\\b)?${last}\\b|import\\s+${escaped(dotted)}\\b|(?:pub\\s+)?(?:use|mod)\\s+(?:\\S.*::)?${last}\\b)`,
    "m"
  ).test(text2);
}
function withoutExtension(path2) {
  return path2.replace(/\.(?:[cm]?[jt]sx?|py|rs|go|vue|svelte|css|json)$/, "");
}
function baseName(path2) {
  return path2.replace(/^.*\//, "");
}
function escaped(text2) {
  return text2.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function joined(folder, path2) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part2 of path2.split("/")) {
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
  const failed3 = all.filter(({ standing }) => standing === "failed");
  const [first] = failed3;
  if (first !== void 0) {
    const missing2 = failed3.flatMap((one) => one.missing);
    return {
      ...base2,
      standing: "failed",
      reason: failed3.map(({ text: text2, reason: reason2 }) => `${text2}: ${reason2}`).join("; "),
      files: failed3.flatMap(({ files }) => files),
      missing: missing2
    };
  }
  const open = all.find(({ standing }) => standing !== "verified");
  if (open !== void 0) return { ...base2, standing: "undecided", reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return { ...base2, standing: "verified", reason: `Shown by ${checks.map(({ text: text2 }) => text2).join(", ")}` };
  if (truth.backstop)
    return {
      ...base2,
      standing: "human",
      reason: "The plan marks it as one that no reading of the code can show (insufficient_spec)"
    };
  if (parts.length > 0 && saysThatItExists(truth))
    return { ...base2, standing: "verified", reason: `Shown by ${parts.map(({ text: text2 }) => text2).join(", ")}` };
  const reason = parts.length > 0 ? `${parts.map(({ text: text2 }) => text2).join(", ")}: there, but no check shows what they do` : "No check of the plans bears on it";
  return { ...base2, standing: "undecided", reason };
}
function provesTruth(command, truth) {
  if (command.truths.includes(truth.id)) return true;
  return truth.wordings.some(
    (said2) => command.command.length > 5 && said2.includes(command.command) || command.shows.some((shown) => (0, import_shared_core_planning_verification_update_uat.covers)(shown, said2))
  );
}
function namesArtifact(truth, { value }) {
  const base2 = value.path.replace(/(?<!\/)\/+$/, "").replace(/^.*\//, "");
  return truth.wordings.some(
    (said2) => said2.includes(value.path) || base2.includes(".") && hasWord(said2, base2) || value.provides !== null && (0, import_shared_core_planning_verification_update_uat.covers)(value.provides, said2)
  );
}
function namesLink(truth, { value }) {
  const name2 = (path2) => path2.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return truth.wordings.some(
    (said2) => value.via !== null && (0, import_shared_core_planning_verification_update_uat.covers)(value.via, said2) || hasWord(said2, name2(value.from)) && hasWord(said2, name2(value.to))
  );
}
function hasWord(text2, word2) {
  if (word2.length < 3) return false;
  const at = text2.indexOf(word2);
  return at !== -1 && !/[\w-]/.test(text2[at - 1] ?? " ") && !/[\w-]/.test(text2[at + word2.length] ?? " ");
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
      (command) => evidence.checks.filter(({ id }) => id === command.id).map((run) => checkClaim(run, command.plans))
    ),
    ...claims.artifacts.map((claim) => artifactClaim(claim, evidence.place)),
    ...claims.links.map((claim) => linkClaim(claim, evidence.place))
  ]);
  const truths = settle(judgeTruths(claims, commands, parts));
  const prohibitions = settle(claims.prohibitions.map((claim) => prohibitionClaim(claim, evidence)));
  return [...truths, ...unreadable2(open), ...uncommitted(open, evidence.place), ...parts, ...prohibitions];
}
function stubSignsOf(open, place) {
  const paths = /* @__PURE__ */ new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified)
  ]);
  return [...paths].flatMap((path2) => {
    const file = /\.mdx?$/i.test(path2) ? null : (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path2), path2);
    return file?.kind === "file" ? stubSigns(file.text).map((sign) => ({ path: path2, ...sign })) : [];
  }).slice(0, 100);
}
var base = { by: "code", files: [], missing: [], cites: [] };
var UNREADABLE = /^(?:must-haves-|artifact-|key-link-ends|truth-empty|prohibition-empty)/;
function unreadable2({ plans }) {
  return plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => UNREADABLE.test(code)).map(({ line: line3, message, fix }) => {
      const text2 = `The must-haves of ${id} can be read (line ${line3})`;
      const named = { id: (0, import_shared_core_planning_verification_update_uat.claimId)("truth", text2), kind: "truth", text: text2, sources: [id] };
      return { ...base, ...named, standing: "failed", reason: message, missing: [fix] };
    })
  );
}
function checkClaim(run, sources) {
  const { id, verdict, reason, places, file } = run;
  const text2 = `\`${run.command}\``;
  const standing = verdict === "passed" ? "verified" : verdict;
  const missing2 = verdict === "failed" ? [`${text2} must pass (${places.join(", ")}); its output is in ${file}`] : [];
  return { ...base, id, kind: "check", text: text2, sources, standing, reason, missing: missing2 };
}
function artifactClaim({ value, ...claim }, place) {
  const { path: path2 } = value;
  const judged = judgeArtifact(value, (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path2), path2));
  const { verdict, warnings } = judged;
  const isFailed = verdict === "failed";
  const why = isFailed ? (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, path2) : null;
  const issues = why === null ? judged.issues : [...judged.issues, why];
  return {
    ...base,
    ...claim,
    kind: "artifact",
    standing: verdict,
    reason: issues.join("; ") || (warnings.length > 0 ? `There; ${warnings[0]}` : "There, with what it must hold"),
    files: isFailed ? issues.map((issue) => ({ path: path2, issue })) : [],
    missing: isFailed ? issues.map((issue) => `${path2}: ${issue}`) : []
  };
}
function linkClaim({ value, ...claim }, place) {
  const read = (path2) => (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path2), path2);
  const [from, to] = [read(value.from), read(value.to)];
  const { verdict, detail: found } = judgeLink(value, from, to, (0, import_shared_core_planning_verification_update_uat.findPattern)(value.pattern, from, to));
  const why = verdict === "verified" ? null : (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, value.from) ?? (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, value.to);
  const detail = why === null ? found : `${found}; ${why}`;
  const judged = { ...base, ...claim, kind: "link", standing: verdict, reason: detail };
  if (verdict === "verified") return judged;
  const missing2 = [`${value.from} must reach ${value.to}: ${detail}`];
  return { ...judged, files: [{ path: value.from, issue: detail }], missing: missing2 };
}
function uncommitted({ plans }, place) {
  if (place.commit === null) return [];
  return plans.flatMap(({ id, document }) => {
    const lost = (0, import_shared_core_planning_verification_update_uat.plannedFiles)({ plans: [{ id, document }] }).flatMap((path2) => {
      const isThere = (0, import_shared_core_planning_verification_update_uat.readProjectFile)(place.project, path2).kind === "file";
      const isInCommit = (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path2), path2).kind === "file";
      return isThere && !isInCommit ? [{ path: path2, issue: (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, path2) ?? `${path2} is not committed` }] : [];
    });
    if (lost.length === 0) return [];
    const text2 = `The files of ${id} are committed`;
    const named = { id: (0, import_shared_core_planning_verification_update_uat.claimId)("truth", text2), kind: "truth", text: text2, sources: [id] };
    const reason = lost.map(({ issue }) => issue).join("; ");
    const missing2 = lost.map(({ path: path2 }) => `Commit ${path2}`);
    return [{ ...base, ...named, standing: "failed", reason, files: lost, missing: missing2 }];
  });
}
function prohibitionClaim({ value, ...claim }, { prohibitions }) {
  const open = { standing: "undecided", reason: (0, import_shared_core_planning_verification_update_uat.undecidedProhibition)(value) };
  const judged = prohibitions.get(claim.id) ?? open;
  const missing2 = judged.standing === "failed" ? [claim.text] : [];
  return { ...base, ...claim, ...judged, kind: "prohibition", missing: missing2 };
}
// src/app/planning/verification/run-everywhere.ts
async function runEverywhere(workspace, open, runs) {
  const { place } = runs;
  const { commands } = open;
  const build = place.missing.length > 0 ? trustedBuild(workspace) : null;
  if (build !== null) await (0, import_shared_core_planning_verification_update_uat.runBuild)(runs, build);
  const checks = await (0, import_shared_core_planning_verification_update_uat.runPhaseChecks)({ ...runs, commands });
  const red = checks.filter(({ verdict }) => verdict === "failed");
  if (place.commit === null || red.length === 0) return { place, checks };
  const own = (0, import_shared_core_planning_verification_update_uat.ownFolder)(workspace.project, "");
  const runHere = (of) => (0, import_shared_core_planning_verification_update_uat.runPhaseChecks)({ ...runs, place: own, suffix: "-here", commands: of });
  const isRed = ({ id }) => red.some((one) => one.id === id);
  const here = await runHere(commands.filter(isRed));
  const green = here.filter(({ verdict }) => verdict !== "failed");
  if (green.length === 0) return { place, checks };
  const output = red.map(({ file }) => outputAt(workspace.project, file)).join("\n");
  const lost = lostFiles(place, output);
  if (lost.length > 0) return { place, checks: checks.map((one) => explained(one, green, lost)) };
  const all = [...here, ...await runHere(commands.filter((one) => !isRed(one)))];
  const why = whyOnlyHere(place, output, green[0]?.command ?? "");
  return {
    place: (0, import_shared_core_planning_verification_update_uat.ownFolder)(workspace.project, why),
    checks: commands.flatMap(({ id }) => all.find((one) => one.id === id) ?? [])
  };
}
function explained(check2, green, lost) {
  if (!green.some(({ id }) => id === check2.id)) return check2;
  const names = lost.slice(0, MOST_NAMED).join(", ");
  const more = lost.length > MOST_NAMED ? ` and ${lost.length - MOST_NAMED} more` : "";
  const verb = lost.length === 1 ? "is" : "are";
  const cause = `it passes in your folder, but not in a clean checkout: ${names}${more} ${verb} not committed`;
  return { ...check2, reason: `${cause} (${check2.reason})` };
}
var MOST_NAMED = 5;
function trustedBuild({ userFolder, project }) {
  const { buildCommand } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path3.join)(project, ".planning"));
  return buildCommand !== null && (0, import_hooks_active_on_command.listTrusted)(userFolder, project).includes(buildCommand) ? buildCommand : null;
}
function lostFiles({ uncommitted: uncommitted2, ignored, missing: missing2 }, output) {
  const all = [.../* @__PURE__ */ new Set([...uncommitted2, ...ignored])];
  const named = all.filter((path2) => isNamed(path2, output));
  if (named.length > 0) return named;
  return missing2.some((folder) => output.includes(folder)) ? [] : all;
}
function isNamed(path2, output) {
  const name2 = path2.slice(path2.lastIndexOf("/") + 1);
  const bare = name2.replace(/\.\w+$/, "");
  return output.includes(path2) || output.includes(name2) || bare.length > 3 && output.includes(`/${bare}'`);
}
function whyOnlyHere({ missing: missing2 }, output, command) {
  const needed = missing2.filter((folder) => output.includes(folder));
  const folders = (needed.length > 0 ? needed : missing2).slice(0, 3).join(", ");
  return folders === "" ? `\u201C${command.slice(0, 80)}\u201D passes in your folder alone, though everything is committed` : `the checks need ${folders}, which git ignores and which no trusted workflow.build_command makes`;
}
function outputAt(project, file) {
  return (0, import_shared_core_planning_documents_planning_settings.documentText)(project, file) ?? "";
}
// src/app/planning/verification/verify-phase.ts
async function verifyPhase(workspace, project, request) {
  const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, request.phase);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `.planning/phases/${open.folder}/${open.report}`;
  const refusal = (0, import_app_loop_conclude_turn3.writeObjection)(project.root, file) ?? await (0, import_shared_core_planning_verification_update_uat.refuseUntrusted)(workspace, open);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refused)(refusal);
  const started = (0, import_hooks_active_on_stop.isoTime)(workspace).replaceAll(":", "-");
  const folder = (0, import_shared_core_planning_verification_update_uat.openVerificationFolder)(project.root, open.folder, started);
  if (folder.status === "refused") return folder;
  const { readers } = (0, import_app_loop_run_checks.readReaderFiles)(project.root, workspace.userFolder);
  const runs = { folder: folder.path, timeoutSeconds: request.timeoutSeconds, readers };
  const clean = await (0, import_shared_core_planning_verification_update_uat.openJudgingPlace)(workspace, open, request.here === true);
  let place = clean;
  let claims;
  let checks;
  let signs;
  const judgements = (0, import_shared_core_planning_verification_update_uat.readJudgements)(workspace, open);
  const overrides = readOverrides(open.previous?.document.frontmatter.values.overrides);
  try {
    const ran = await runEverywhere(workspace, open, { ...runs, place: clean });
    ({ place, checks } = ran);
    const prohibitions = await (0, import_shared_core_planning_verification_update_uat.runProhibitionTests)(open, { ...runs, place });
    const told = { place, checks, prohibitions, overrides };
    claims = judgePhase(open, { ...told, judgements: judgements.filter((one) => (0, import_shared_core_planning_verification_update_uat.isUnchanged)(place.root, one)) });
    claims = claims.map((claim) => elsewhere(claim, judgements));
    signs = stubSignsOf(open, place);
  } finally {
    await clean.close();
  }
  const report = reportOf({ workspace, project, open, judgements, claims, checks, signs, place });
  if (report === null)
    return (0, import_shared_core_planning_documents_planning_settings.refused)("A file of the phase changed or vanished while it was verified: verify again.");
  (0, import_hooks_active_on_stop5.writeFileAtomic)(
    (0, import_node_path2.join)(folder.path, "evidence.json"),
    `${JSON.stringify({ file, status: report.verdict.status, judgedIn: report.judgedIn, checks }, null, 2)}
`
  );
  if (open.previous !== null) (0, import_hooks_active_on_stop5.writeFileAtomic)((0, import_node_path2.join)(folder.path, "previous.md"), open.previous.document.text);
  const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(project.root, file, renderVerification(report));
  if (written.status === "refused") return written;
  const { text: text2 } = report.acceptance;
  const uat = text2 === null ? null : `.planning/phases/${open.folder}/${open.uat.name}`;
  const kept = uat === null || text2 === null || text2 === open.uat.text ? null : (0, import_app_loop_conclude_turn3.writeDocument)(project.root, uat, text2);
  return kept?.status === "refused" ? kept : { status: "done", report, file, uat };
}
function acceptanceIn(workspace, open, { items, open: left }) {
  if (items.length === 0) return { items, numbers: [], text: null };
  const { uat, folder, phase: phase3 } = open;
  const sources = phase3.names.filter((name2) => name2.endsWith("-SUMMARY.md"));
  const text2 = (0, import_shared_core_planning_verification_update_uat.updateUat)(uat.text, { folder, sources, now: (0, import_hooks_active_on_stop.isoTime)(workspace), items });
  return { items, numbers: (0, import_shared_core_planning_verification_update_uat.pendingTests)((0, import_shared_core_planning_phases_standing.readUat)(text2), left), text: text2 };
}
function elsewhere(claim, judgements) {
  const told = judgements.find(({ id }) => id === claim.id);
  if (claim.standing !== "undecided" || told === void 0 || told.files.length === 0) return claim;
  const names = told.files.map(({ path: path2 }) => path2).join(", ");
  return { ...claim, reason: `It was judged on ${names}, not committed as it was then` };
}
function reportOf(gathered) {
  const { workspace, project, open, judgements, checks, place } = gathered;
  const { root } = project;
  const folded = (0, import_shared_core_planning_verification_update_uat.acceptanceOf)(open.claims.humanChecks, judgements);
  const claims = [...gathered.claims, ...folded.failed];
  const judgedFiles = judgements.flatMap(({ files }) => files.map(({ path: path2 }) => path2));
  const covered = (0, import_shared_core_planning_verification_update_uat.coveredFiles)(root, open, judgedFiles);
  const digest = (0, import_shared_core_planning_phases_standing.coveredDigestOf)(root, covered);
  if (digest === null) return null;
  const requirements = requirementsOf(project, open, claims);
  const later = laterPhases(project, open);
  const verdict = phaseVerdict({ claims, humanChecks: folded.open, requirements, later });
  const { previous } = open;
  const kept = previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: (0, import_hooks_active_on_stop.isoTime)(workspace),
    verdict,
    claims,
    confirmed: folded.confirmed,
    acceptance: acceptanceIn(workspace, open, folded),
    requirements,
    judgedIn: { commit: place.commit, why: place.why, uncommitted: place.uncommitted },
    signs: gathered.signs,
    evidence: checks,
    overrides: (0, import_shared_yaml_dist_parse_parser.isList)(kept) ? kept : [],
    reVerification: reVerification(previous, verdict.gaps, isUnchanged2(open, root)),
    coveredFiles: covered,
    coveredDigest: digest
  };
}
function isUnchanged2({ previous }, root) {
  return previous !== null && previous.coveredDigest !== null && previous.coveredDigest === (0, import_shared_core_planning_phases_standing.coveredDigestOf)(root, previous.coveredFiles);
}
function requirementsOf(project, open, claims) {
  const plans = open.plans.map(({ id, document }, index) => ({
    id,
    requirements: document.requirements,
    completed: open.phase.plans[index]?.summary?.requirementsCompleted ?? []
  }));
  return coverRequirements(
    open.roadmap?.requirements ?? [],
    project.requirements?.items ?? [],
    plans,
    claims
  );
}
function laterPhases(project, open) {
  return (project.roadmap?.phases ?? []).filter(({ number: number2 }) => (0, import_shared_core_planning_phases_standing.comparePhases)(number2, open.facts.number) > 0).map(({ number: number2, successCriteria }) => ({ number: number2, criteria: successCriteria }));
}
async function recordVerification(project, report, files, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await (0, import_shared_core_planning_writing_state_metrics6.syncPlanning)((0, import_shared_core_planning_phases_standing.readProject)(project.root, project.planning));
  const changed = result.status === "done" ? result.changes.map((change) => change.file) : [];
  const kept = result.status === "done" ? await (0, import_shared_core_planning_writing_state_metrics2.keepProjectUp)(project) : result;
  const synced = kept.status === "done" && kept.changed ? [...changed, ".planning/PROJECT.md"] : changed;
  const problem = kept.status === "refused" ? kept.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  return { synced, commit: await (0, import_shared_core_planning_writing_state_document2.commitPlanning)(project.root, [...files, ...synced], message), problem };
}
// src/app/operations/verify-operations.ts
var DEFAULT_TIMEOUT_SECONDS = 600;
var phase2 = (0, import_shared_core_planning_phases_plan_format4.word)("the number of a phase");
var verify = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase verify",
  about: "Run the trusted checks of a phase, judge its must-haves and write its VERIFICATION.md",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase2,
    noCommit: (0, import_shared_core_planning_phases_plan_format4.flag)("commit nothing"),
    here: (0, import_shared_core_planning_phases_plan_format4.flag)("in your folder, with what is not committed, in place of a clean checkout"),
    timeout: (0, import_shared_core_planning_phases_plan_format4.count)("SECONDS", `for each check; by default ${DEFAULT_TIMEOUT_SECONDS}`, [1, 999999])
  },
  run: (place, { phase: number2, noCommit, here, timeout }) => (0, import_shared_core_planning_writing_state_metrics4.inPlannedWorkspace)(place, async (workspace, project) => {
    const timeoutSeconds = timeout ?? DEFAULT_TIMEOUT_SECONDS;
    const result = await verifyPhase(workspace, project, { phase: number2, timeoutSeconds, here });
    if (result.status === "refused") return result;
    const { report, file, uat } = result;
    const files = uat === null ? [file] : [file, uat];
    const recorded = await recordVerification(project, report, files, !noCommit);
    const value = verified2(report, { file, uat }, recorded);
    if (value.status === "passed") return { status: "done", value, notice: recorded.problem ?? void 0 };
    return { status: "failed", value, reason: `Phase ${value.phase} is not verified: ${value.status}.` };
  }),
  short: shortened,
  text: verifiedText
});
function verified2(report, { file, uat }, { synced, commit, problem }) {
  const { verdict, number: number2, evidence, requirements, reVerification: reVerification2 } = report;
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
    reVerification: reVerification2,
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
    judgedIn: judgedInText(judgedIn),
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
  const number2 = (0, import_hooks_active_on_stop2.quoteName)(named);
  if (verdict.undecided.length > 0)
    return import_hooks_active_on_stop4.prose`phase judge ${number2} ID passed|failed|human --evidence "FILE:LINE why", then phase verify ${number2}`;
  if (verdict.status === "gaps_found") return import_hooks_active_on_stop4.prose`/msw:plan ${number2} --gaps`;
  return verdict.status === "passed" ? import_hooks_active_on_stop4.prose`/msw:next` : import_hooks_active_on_stop4.prose`the user looks, and types: ${(0, import_shared_core_planning_verification_update_uat.judgeCommand)(named, acceptance.numbers[0] === void 0 ? "ID" : "TEST")}`;
}
function verifiedText(value) {
  const { score, commit, problem } = value;
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`Phase ${(0, import_hooks_active_on_stop2.quoteName)(value.phase)}: ${(0, import_hooks_active_on_stop2.quoteName)(value.status)}, ${score.met} of ${score.of} must-haves verified. ${(0, import_hooks_active_on_stop2.quoteName)(value.file)}`,
      import_hooks_active_on_stop4.prose`Judged in ${judgedInText(value.judgedIn)}.`,
      ...value.evidence.map(({ command, verdict, reason, durationMs }) => {
        const seconds = (0, import_hooks_active_on_stop2.quoteName)((durationMs / 1e3).toFixed(1));
        return import_hooks_active_on_stop4.prose`  ${(0, import_hooks_active_on_stop2.quoteName)(verdict)}  ${(0, import_hooks_active_on_stop2.quoteLine)(command, 200)}  (${(0, import_hooks_active_on_stop2.quoteLine)(reason, 200)}; ${seconds} s)`;
      }),
      ...value.gaps.map(({ truth, reason }) => import_hooks_active_on_stop4.prose`gap: ${(0, import_hooks_active_on_stop2.quoteLine)(`${truth}: ${reason}`, 300)}`),
      ...value.deferred.map(
        ({ truth, addressedIn }) => import_hooks_active_on_stop4.prose`deferred to ${(0, import_hooks_active_on_stop2.quoteLine)(addressedIn, 80)}: ${(0, import_hooks_active_on_stop2.quoteLine)(truth, 200)}`
      ),
      ...value.undecided.map(
        ({ id, statement, reason }) => import_hooks_active_on_stop4.prose`undecided ${(0, import_hooks_active_on_stop2.quoteName)(id)}: ${(0, import_hooks_active_on_stop2.quoteLine)(`${statement} (${reason})`, 300)}`
      ),
      ...value.human.map(
        ({ id, number: number2, test }) => import_hooks_active_on_stop4.prose`for a person ${number2 === null ? (0, import_hooks_active_on_stop2.quoteName)(id) : import_hooks_active_on_stop4.prose`test ${number2} (${(0, import_hooks_active_on_stop2.quoteName)(id)})`}: ${(0, import_hooks_active_on_stop2.quoteLine)(test, 300)}`
      ),
      commit?.status === "skipped" || commit?.status === "refused" ? import_hooks_active_on_stop4.prose`Not committed: ${(0, import_hooks_active_on_stop2.quoteLine)(commit.reason, 300)}` : null,
      problem === null ? null : (0, import_hooks_active_on_stop2.quoteLine)(problem, 300),
      import_hooks_active_on_stop4.prose`Next: ${value.next}`
    ],
    "\n"
  );
}
var judge = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase judge",
  about: "Settle what code cannot judge: passed, failed or human (a person has to look)",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase2,
    id: (0, import_shared_core_planning_phases_plan_format4.word)("an id"),
    verdict: (0, import_shared_core_planning_phases_plan_format4.word)("passed, failed or human"),
    evidence: (0, import_shared_core_planning_phases_plan_format4.list)('"FILE:LINE why"', "what shows it"),
    by: (0, import_shared_core_planning_phases_plan_format4.choice)(["model", "user"], "who judges; a user needs a terminal")
  },
  run: (place, { phase: number2, id, verdict, evidence, by: typed }) => {
    const by = typed ?? "model";
    if (verdict !== "passed" && verdict !== "failed" && verdict !== "human")
      return (0, import_shared_core_planning_phases_plan_format4.misused)("The verdict is passed, failed or human.");
    const refusal = by === "user" ? (0, import_shared_core_planning_phases_plan_format2.refuseUnlessPerson)(place.caller, "A judgement by the user", (0, import_shared_core_planning_verification_update_uat.judgeCommand)(number2, id)) : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_core_planning_writing_state_metrics4.inPlannedWorkspace)(place, async (workspace, project) => {
      const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, number2);
      if (opened.status === "refused") return opened;
      const judged = await (0, import_shared_core_planning_verification_update_uat.judgeClaim)(workspace, opened.open, { id, verdict, by, evidence });
      return judged.status === "refused" ? judged : (0, import_shared_core_planning_phases_plan_format4.done)({ phase: number2, ...judged.judgement });
    });
  },
  text: ({ phase: number2, id, verdict, by }) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(id)}: ${(0, import_hooks_active_on_stop2.quoteName)(verdict)}, judged by ${(0, import_hooks_active_on_stop2.quoteName)(by)}. phase verify ${(0, import_hooks_active_on_stop2.quoteName)(number2)} takes it up.`
});
// src/app/operations/phase-operations.ts
var next = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase next",
  about: "Say what to do next in a planned project, and why; it changes nothing",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics4.inPlanning)(
    place,
    async (project) => (0, import_shared_core_planning_phases_plan_format4.done)(nextWith((0, import_shared_app_planning_phases_show_progress.nextStepOf)(project), await openExecutions(project, place.env)))
  ),
  text: nextLine
});
var progress = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase progress",
  about: "Show where the project stands: its phases, what waits, and what comes next",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics4.inPlanning)(place, async (project) => {
    const waiting = await openExecutions(project, place.env);
    const page = (0, import_shared_app_planning_phases_show_progress.planningPage)(project);
    return (0, import_shared_core_planning_phases_plan_format4.done)({ ...page, waiting, next: nextWith(page.next, waiting) });
  }),
  text: renderPlanningPage
});
var phase22 = (0, import_shared_core_planning_phases_plan_format4.word)("a phase");
var context = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase context",
  about: "Write the CONTEXT of a phase from answers",
  effect: "writes",
  takesFolder: true,
  inputs: {
    phase: phase22,
    from: (0, import_shared_core_planning_phases_plan_format4.path)("FILE", "the answers, as JSON"),
    update: (0, import_shared_core_planning_phases_plan_format4.flag)("add to a context that is there"),
    schema: (0, import_shared_core_planning_phases_plan_format4.flag)("only show how answers look")
  },
  run: (place, { phase: typed, from, update, schema: schema2 }) => {
    if (schema2) return (0, import_shared_core_planning_phases_plan_format4.done)({ status: "schema", rules: contextRules, example: contextExample });
    const read = (0, import_shared_core_planning_writing_state_document.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    return inPhase(place, typed, async (opened) => {
      const written = await writeContext(opened, read.value, { update });
      if (written.status === "refused") return written;
      return written.status === "invalid" ? (0, import_shared_core_planning_writing_state_document.invalidAnswers)(written.problems) : (0, import_shared_core_planning_phases_plan_format4.done)(written);
    });
  },
  text: (value) => value.status === "schema" ? (0, import_shared_core_planning_phases_plan_format8.proseJson)({ rules: value.rules, example: value.example }) : (0, import_shared_core_planning_writing_state_document.answersText)(
    value,
    ({ file, commit }) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(file)}\nCommit: ${(0, import_hooks_active_on_stop2.quoteName)(commit.status)}.`
  )
});
var checkInputs = {
  phase: phase22,
  gaps: (0, import_shared_core_planning_phases_plan_format4.flag)("the plans close the gaps of its verification"),
  round: (0, import_shared_core_planning_phases_plan_format4.flag)("count one round of planning"),
  review: (0, import_shared_core_planning_phases_plan_format4.flag)("the same, after the plan-checker has judged"),
  apply: (0, import_shared_core_planning_phases_plan_format4.flag)("list the plans in the roadmap and commit them"),
  accept: (0, import_shared_core_planning_phases_plan_format4.flag)("although the plan-checker did not let them pass; in a terminal")
};
var check = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "phase check",
  about: "Say whether the plans of a phase are ready: each by itself, their order, what they cover",
  effect: "writes",
  takesFolder: true,
  inputs: checkInputs,
  run: (place, input) => {
    const refusal = input.accept ? (0, import_shared_core_planning_phases_plan_format2.refuseUnlessPerson)(place.caller, "phase check --accept", `/msw:plan ${input.phase} --accept`) : null;
    return refusal ?? inPhase(place, input.phase, (opened) => checked(place, opened, input));
  },
  text: checkText,
  short: ({ isRound, next: step, reason, problemsFile, plans, warnings, untrusted, applied }) => isRound ? { next: step, reason, problemsFile } : {
    plans: plans.filter((plan) => !plan.done).map(({ id, wave }) => ({ id, wave })),
    ...{ warnings, untrusted, commit: applied?.commit ?? null }
  },
  json: ({ isRound: _, ...report }) => report
});
var phaseOperations = [next, progress, context, check, verify, judge];
function inPhase(place, typed, use) {
  return (0, import_shared_core_planning_writing_state_metrics4.inPlanning)(place, (project) => {
    const opened = (0, import_shared_core_planning_writing_state_metrics.openPhase)(project, typed);
    return opened === null ? (0, import_shared_core_planning_phases_plan_format4.refused)((0, import_shared_core_planning_writing_state_metrics3.noSuchPhase)(project.phases, typed)) : use(opened);
  });
}
async function checked({ env }, opened, options) {
  const { facts, folder, project } = opened;
  const run = runOf(opened);
  const isRound = options.round || options.review || options.apply;
  const gaps = options.gaps || isRound && run.gaps;
  const found = (0, import_shared_core_planning_rules_decisions.checkPhase)(opened, { gaps, isNew: isRound, env });
  const step = await stepOf(opened, { found, run, gaps }, options);
  if (step.status === "refused") return step;
  const { round, applied } = step;
  const value = {
    phase: facts.number,
    folder: (0, import_shared_core_planning_writing_state_metrics.fromRoot)(project.root, folder),
    ...found,
    ...round ?? {
      round: run.revisions,
      roundsLeft: import_shared_core_planning_rules_decisions.MOST_REVISIONS - run.revisions,
      next: null,
      reason: null,
      problemsFile: null
    },
    untrusted: (0, import_shared_core_planning_rules_decisions.untrustedCommands)(opened, env).map(import_hooks_active_on_command.showCommand),
    applied,
    isRound: round !== null
  };
  if (found.ok && value.next !== "stop" && value.next !== "revise") return (0, import_shared_core_planning_phases_plan_format4.done)(value);
  const reason = value.reason ?? `The plans of phase ${facts.number} are not ready: ${errorsIn(found)}.`;
  return { status: "failed", value, reason };
}
async function stepOf(opened, { found, run, gaps }, { apply, accept, round, review }) {
  if (apply && found.ok) {
    const applied = await (0, import_shared_core_planning_rules_decisions.acceptPlans)(opened, { found, gaps, byUser: accept });
    return applied.status === "done" ? { status: "ok", round: null, applied } : applied;
  }
  if (!round && !review) return { status: "ok", round: null, applied: null };
  const result = (0, import_shared_core_planning_rules_decisions.planningRound)(opened, found, run, review);
  return result.status === "ok" ? { status: "ok", round: result.round, applied: null } : result;
}
function runOf({ project, padded }) {
  const review = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).planCheck;
  return (0, import_shared_core_planning_rules_decisions.readRun)(project.root, padded) ?? { revisions: 0, gaps: false, review, passed: null };
}
function checkText(report) {
  const problems = report.problems.map(({ file, line: line3, column, severity, message, fix, code }) => {
    const place = import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(file)}:${line3}:${column} ${(0, import_hooks_active_on_stop2.quoteName)(severity)}`;
    return import_hooks_active_on_stop4.prose`${place}: ${(0, import_hooks_active_on_stop2.quoteLine)(`${message} ${fix}`, 500)} [${(0, import_hooks_active_on_stop2.quoteName)(code)}]`;
  });
  const plans = report.plans.filter((plan) => !plan.done).length;
  const ready = plans === 1 ? import_hooks_active_on_stop4.prose`1 plan is ready` : import_hooks_active_on_stop4.prose`${plans} plans are ready`;
  const state = report.ok ? ready : errorsIn(report);
  const waves = report.waves.length;
  const { next: step, reason, applied } = report;
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      ...problems,
      import_hooks_active_on_stop4.prose`${state} in ${waves} ${waves === 1 ? import_hooks_active_on_stop4.prose`wave` : import_hooks_active_on_stop4.prose`waves`}; ${report.warnings} warnings.`,
      step === null ? null : import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(step)}: ${(0, import_hooks_active_on_stop2.quoteLine)(reason ?? "", 300)}`,
      applied === null ? null : import_hooks_active_on_stop4.prose`Recorded; git: ${(0, import_hooks_active_on_stop2.quoteName)(applied.commit.status)}.`
    ],
    "\n"
  );
}
function errorsIn({ errors }) {
  return errors === 1 ? import_hooks_active_on_stop4.prose`1 error` : import_hooks_active_on_stop4.prose`${errors} errors`;
}
module.exports = {
  phaseOperations: phaseOperations
};
