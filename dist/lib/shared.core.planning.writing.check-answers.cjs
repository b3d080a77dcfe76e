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
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings5 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_documents_planning_settings6 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/writing/create-project.ts
// src/core/planning/writing/check-answers.ts
function checkAnswers(answers, exists) {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers),
    ...answers.phases.flatMap(phaseProblems),
    ...missingReferences(references(answers), exists)
  ];
}
function references({ references: listed, requirements: requirements2, later, phases }) {
  const sources = (name2, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name2}.${at}.source`, path: source }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements2),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
var problem = (where, message) => ({ where, message });
function countProblems({ requirements: requirements2, phases }) {
  return [
    ...requirements2.length === 0 ? [problem("requirements", "name at least one v1 requirement")] : [],
    ...phases.length === 0 ? [problem("phases", "name at least one phase")] : []
  ];
}
function idProblems({ requirements: requirements2, later }) {
  const seen = /* @__PURE__ */ new Set();
  return [...requirements2, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [problem(id, `${id} is used twice: give one of them another number`)] : [];
  });
}
function mappingProblems({ requirements: requirements2, later, phases }) {
  const first = new Set(requirements2.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown2 = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [problem(where, `${id} is for later: move it to requirements, or out of this phase`)];
      return first.has(id) ? [] : [problem(where, `${id} is not a requirement: add it, or correct the id`)];
    })
  );
  const unmapped = requirements2.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + 1)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [problem(id, message)];
  });
  return [...unknown2, ...unmapped];
}
function phaseProblems({ criteria, dependsOn, requirements: requirements2 }, at) {
  const where = `phases.${at}`;
  const found = [];
  const late = dependsOn.filter((number2) => number2 > at).join(", ");
  if (criteria.length < 2 || criteria.length > 5)
    found.push(
      problem(`${where}.criteria`, `${criteria.length} criteria: name 2 to 5 things that can be observed`)
    );
  if (late !== "")
    found.push(
      problem(`${where}.dependsOn`, `phase ${at + 1} can only depend on earlier phases, not on ${late}`)
    );
  if (requirements2.length === 0)
    found.push(
      problem(`${where}.requirements`, `phase ${at + 1} serves no requirement: give it one, or drop it`)
    );
  return found;
}
function missingReferences(references2, exists) {
  const advice = "does not exist in the project: name a file (and a heading of it) that does, or leave it out";
  return references2.filter(({ path }) => !exists(path)).map(({ where, path }) => problem(where, `${path} ${advice}`));
}
function hasAnchor(text, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  if (headings.map(({ title }) => title).map((0, import_shared_core_planning_documents_planning_settings3.headingAnchors)()).includes(wanted))
    return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    where: path.join(".") || "the file",
    message: code === "unrecognized_keys" ? `${message}: leave it out` : message
  }));
  return { status: "invalid", problems };
}
var LONGEST_LINE = 400;
function line(longest = LONGEST_LINE) {
  return (0, import_adapters_loops_record_schemas.string)().check(
    (0, import_adapters_loops_record_schemas._trim)(),
    (0, import_adapters_loops_record_schemas._minLength)(1, "must not be empty"),
    (0, import_adapters_loops_record_schemas._maxLength)(longest, `must have at most ${longest} characters`),
    (0, import_adapters_loops_record_schemas._regex)(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function listOf(shape, most = 100) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)(shape).check((0, import_adapters_loops_record_schemas._maxLength)(most, `must have at most ${most} entries`)), []);
}
function reference() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ path: line(200), about: line() });
}
var schema = (0, import_hooks_active_on_stop2.once)(() => {
  const requirement = (0, import_adapters_loops_record_schemas.strictObject)({
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: what it rests on. */
    source: (0, import_adapters_loops_record_schemas.optional)(line(200))
  });
  const because = (0, import_adapters_loops_record_schemas.strictObject)({ what: line(), why: line() });
  const phase = (0, import_adapters_loops_record_schemas.strictObject)({
    // STATE puts it in brackets.
    name: name().check((0, import_adapters_loops_record_schemas._regex)(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: listOf((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas.int)(), (0, import_adapters_loops_record_schemas._positive)())),
    requirements: listOf((0, import_adapters_loops_record_schemas.string)()),
    criteria: listOf(line()),
    sources: listOf(line(200))
  });
  return (0, import_adapters_loops_record_schemas.strictObject)({
    name: name(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2e3),
    coreValue: line(),
    requirements: listOf(requirement, 200),
    /** For a later version; in no phase. */
    later: listOf(requirement, 200),
    outOfScope: listOf(because),
    /** What an existing codebase already does. */
    validated: listOf(line()),
    context: listOf(line(2e3)),
    constraints: listOf((0, import_adapters_loops_record_schemas.strictObject)({ type: name(), what: line(), why: line() })),
    decisions: listOf(because),
    references: listOf(reference()),
    overview: line(2e3),
    phases: listOf(phase, 40),
    settings: (0, import_adapters_loops_record_schemas._default)(settings(), settings().parse({}))
  });
});
function name() {
  const plain = (0, import_adapters_loops_record_schemas._regex)(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
function settings() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    mode: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["interactive", "yolo"]), "interactive"),
    granularity: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["coarse", "standard", "fine"]), "standard"),
    research: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    planCheck: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    verifier: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    parallelization: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    commitDocs: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true)
  });
}
// src/core/planning/writing/project-document.ts
var EVOLUTION = (0, import_shared_core_planning_documents_planning_settings.linesOf)([
  "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
  "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
  "ones join Active, and decisions join the table above."
]);
function projectDocument(answers, date) {
  const { name: name2, what, coreValue, context, constraints } = answers;
  return (0, import_shared_core_planning_documents_planning_settings.documentOf)([
    `# ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(name2)}`,
    "## What This Is",
    (0, import_shared_core_planning_documents_planning_settings.paragraph)(what),
    "## Core Value",
    (0, import_shared_core_planning_documents_planning_settings.paragraph)(coreValue),
    "## Requirements",
    ...requirements(answers),
    "## Context",
    context.length === 0 ? "(None yet)" : (0, import_shared_core_planning_documents_planning_settings.linesOf)(context.map((one) => `- ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(one)}`)),
    "## Constraints",
    (0, import_shared_core_planning_documents_planning_settings.listOrNone)(
      constraints.map(
        ({ type, what: must, why }) => `- **${(0, import_shared_core_planning_documents_planning_settings.oneLine)(type)}**: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(must)} \u2014 ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(why)}`
      ),
      "(None yet)"
    ),
    "## Key Decisions",
    decisions(answers),
    ...referenceSection(answers),
    "## Evolution",
    EVOLUTION,
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(["---", `*Last updated: ${date} after initialization*`])
  ]);
}
function requirements({ validated, requirements: active, outOfScope }) {
  return [
    "### Validated",
    (0, import_shared_core_planning_documents_planning_settings.listOrNone)(
      validated.map((one) => `- \u2713 ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(one)} \u2014 existing`),
      "(None yet \u2014 ship to validate)"
    ),
    "### Active",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(active.map(({ text, source }) => `- [ ] ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(text)}${(0, import_shared_core_planning_documents_planning_settings.researchNote)(source)}`)),
    "### Out of Scope",
    (0, import_shared_core_planning_documents_planning_settings.listOrNone)(
      outOfScope.map(({ what, why }) => `- ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(what)} \u2014 ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(why)}`),
      "(None yet)"
    )
  ];
}
function decisions({ decisions: made }) {
  return (0, import_shared_core_planning_documents_planning_settings.linesOf)([
    "| Decision | Rationale | Outcome |",
    "|----------|-----------|---------|",
    ...made.map(({ what, why }) => `| ${(0, import_shared_core_planning_documents_planning_settings.cellText)(what)} | ${(0, import_shared_core_planning_documents_planning_settings.cellText)(why)} | \u2014 Pending |`)
  ]);
}
function referenceSection({ references: references2 }) {
  if (references2.length === 0) return [];
  return [
    "## References",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(
      references2.map(({ path, about }) => `- \`${(0, import_shared_core_planning_documents_planning_settings.oneLine)(path).replaceAll("`", "")}\` \u2014 ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(about)}`)
    )
  ];
}
function configDocument(settings2) {
  const config = {
    mode: settings2.mode,
    granularity: settings2.granularity,
    // Which models there are is a matter of the user's plan.
    model_profile: "inherit",
    workflow: {
      research: settings2.research,
      plan_check: settings2.planCheck,
      verifier: settings2.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true
    },
    planning: { commit_docs: settings2.commitDocs, search_gitignored: false },
    git: { branching_strategy: "none" },
    parallelization: settings2.parallelization
  };
  return `${JSON.stringify(config, null, 2)}
`;
}
// src/core/planning/writing/roadmap-document.ts
function roadmapDocument(answers) {
  const { name: name2, overview, phases } = answers;
  return (0, import_shared_core_planning_documents_planning_settings.documentOf)([
    `# Roadmap: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(name2)}`,
    "## Overview",
    (0, import_shared_core_planning_documents_planning_settings.paragraph)(overview),
    // Where no heading names the milestone, GSD counts no progress.
    `## Milestone v1.0: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(name2)}`,
    "## Phases",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "**Phase Numbering:**",
      "- Whole numbers (1, 2, 3): planned work of the milestone",
      "- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED"
    ]),
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(phase.name)}** - ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(phase.goal)}`)
    ),
    "## Phase Details",
    ...phases.flatMap(details),
    "## Progress",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(["**Execution Order:**", "Phases run in the order of their numbers."]),
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|",
      ...phases.map((phase, at) => `| ${at + 1}. ${(0, import_shared_core_planning_documents_planning_settings.cellText)(phase.name)} | 0/0 | Not started | - |`)
    ]),
    ...referenceSection(answers)
  ]);
}
function details(phase, at) {
  return [
    `### Phase ${at + 1}: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(phase.name)}`,
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      `**Goal**: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, at)}`,
      `**Requirements**: [${phase.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(criterion)}`),
      `**Plans**: TBD${phase.sources.map(import_shared_core_planning_documents_planning_settings.researchNote).join("")}`
    ])
  ];
}
function dependencies({ dependsOn }, at) {
  if (dependsOn.length > 0) return dependsOn.map((number2) => `Phase ${number2}`).join(", ");
  return at === 0 ? "Nothing (first phase)" : "Nothing";
}
function requirementsDocument(answers, date) {
  const { name: name2, coreValue, requirements: requirements2, later, outOfScope } = answers;
  return (0, import_shared_core_planning_documents_planning_settings.documentOf)([
    `# Requirements: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(name2)}`,
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([`**Defined:** ${date}`, `**Core Value:** ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(coreValue)}`]),
    "## v1 Requirements",
    "What the first release must do. Each requirement belongs to one phase of the roadmap.",
    ...byCategory(
      requirements2,
      ({ id, text, source }) => `- [ ] **${id}**: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(text)}${(0, import_shared_core_planning_documents_planning_settings.researchNote)(source)}`
    ),
    "## v2 Requirements",
    later.length === 0 ? "(None yet)" : "Known, and not in the current roadmap.",
    ...byCategory(later, ({ id, text, source }) => `- **${id}**: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(text)}${(0, import_shared_core_planning_documents_planning_settings.researchNote)(source)}`),
    "## Out of Scope",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "| Feature | Reason |",
      "|---------|--------|",
      ...outOfScope.map(({ what, why }) => `| ${(0, import_shared_core_planning_documents_planning_settings.cellText)(what)} | ${(0, import_shared_core_planning_documents_planning_settings.cellText)(why)} |`)
    ]),
    "## Traceability",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "| Requirement | Phase | Status |",
      "|-------------|-------|--------|",
      ...requirements2.map(({ id }) => `| ${id} | Phase ${phaseOf(answers, id)} | Pending |`)
    ]),
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "**Coverage:**",
      `- v1 requirements: ${requirements2.length} total`,
      `- Mapped to phases: ${requirements2.length}`,
      "- Unmapped: 0 \u2713"
    ]),
    ...referenceSection(answers),
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(["---", `*Requirements defined: ${date}*`, `*Last updated: ${date} after initialization*`])
  ]);
}
function byCategory(requirements2, written) {
  const categories = [...new Set(requirements2.map(({ category }) => (0, import_shared_core_planning_documents_planning_settings.oneLine)(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(requirements2.filter((one) => (0, import_shared_core_planning_documents_planning_settings.oneLine)(one.category) === category).map(written))
  ]);
}
function phaseOf({ phases }, id) {
  return phases.findIndex(({ requirements: requirements2 }) => requirements2.includes(id)) + 1;
}
// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions: decisions2 } = answers;
  const date = now.slice(0, 10);
  const first = (0, import_shared_core_planning_documents_planning_settings.oneLine)(phases[0]?.name ?? "");
  return (0, import_shared_core_planning_documents_planning_settings.documentOf)([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date})`,
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([`**Core value:** ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    "## Current Position",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date} \u2014 Project initialized`
    ]),
    `Progress: ${(0, import_shared_core_planning_documents_planning_settings5.progressBar)(0)} 0%`,
    ...metrics(),
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(
      decisions2.length === 0 ? ["None yet."] : decisions2.map(({ what, why }) => `- [Init]: ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(what)} \u2014 ${(0, import_shared_core_planning_documents_planning_settings.oneLine)(why)}`)
    ),
    // gsd-core leaves the rest of a longer word of emptiness behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "| Category | Item | Status | Deferred At | Milestone |",
      "|----------|------|--------|-------------|-----------|",
      "| *(none)* | | | | |"
    ]),
    "## Session Continuity",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"])
  ]);
}
function frontmatter({ name: name2, phases }, first, now) {
  const date = now.slice(0, 10);
  return (0, import_shared_core_planning_documents_planning_settings.linesOf)([
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${(0, import_shared_core_planning_documents_planning_settings4.yamlScalar)((0, import_shared_core_planning_documents_planning_settings.oneLine)(name2))}`,
    'current_phase: "1"',
    `current_phase_name: ${(0, import_shared_core_planning_documents_planning_settings4.yamlScalar)(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ]);
}
function metrics() {
  return [
    "## Performance Metrics",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "**Velocity:**",
      "- Total plans completed: 0",
      "- Average duration: 0 min",
      "- Total execution time: 0.0 hours"
    ]),
    "**By Phase:**",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)([
      "| Phase | Plans | Total | Avg/Plan |",
      "|-------|-------|-------|----------|",
      "| - | - | - | - |"
    ]),
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(["**Recent Trend:**", "- Last 5 plans: -", "- Trend: -"]),
    "*Updated after each plan completion*",
    // Last: gsd-core drops what follows an empty table when it adds the first row.
    "**Per-Plan Metrics:**",
    (0, import_shared_core_planning_documents_planning_settings.linesOf)(["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"])
  ];
}
// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name2 = DOCUMENTS.find((one) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning", one)));
  return name2 === void 0 ? null : `.planning/${name2}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = readProjectAnswers(value);
  if (read.status === "invalid") return read;
  const problems = checkAnswers(read.answers, (path) => referenceExists(root, path));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path.join)(root, ".planning");
  const folder = (0, import_hooks_active_on_stop.openDocumentFolder)(root, ".planning");
  if (folder.status === "refused") return folder;
  const written = await (0, import_shared_core_planning_documents_planning_settings6.underGsdLocks)(planning, () => writeAll(root, documents(read.answers, now)));
  if ("status" in written) return written;
  const files = written.map((name2) => `.planning/${name2}`);
  return {
    status: "done",
    files,
    commit: await (0, import_shared_core_planning_documents_planning_settings2.commitPlanning)(root, files, `docs: initialize ${read.answers.name}`)
  };
}
function documents(answers, now) {
  const date = now.slice(0, 10);
  return [
    ["config.json", configDocument(answers.settings)],
    ["REQUIREMENTS.md", requirementsDocument(answers, date)],
    ["ROADMAP.md", roadmapDocument(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", projectDocument(answers, date)]
  ];
}
function writeAll(root, texts2) {
  const existing = existingDocument(root);
  if (existing !== null)
    return (0, import_shared_core_planning_documents_planning_settings6.refused$2)(`${existing} exists: nothing was written. /msw:next says what comes next.`);
  const folder = (0, import_node_path.join)(root, ".planning");
  const wanted = texts2.filter(([name2]) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(folder, name2)));
  const [objection] = wanted.flatMap(([name2]) => (0, import_hooks_active_on_stop.writeObjection)(root, (0, import_node_path.join)(folder, name2)) ?? []);
  if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings6.refused$2)(objection);
  const written = [];
  try {
    for (const [name2, text] of wanted) {
      (0, import_hooks_active_on_stop.writeDocument)(root, (0, import_node_path.join)(folder, name2), text);
      written.push(name2);
    }
  } catch (error) {
    for (const name2 of written) (0, import_node_fs.rmSync)((0, import_node_path.join)(folder, name2), { force: true });
    throw error;
  }
  return written;
}
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || (0, import_hooks_active_on_stop3.findIn)((0, import_hooks_active_on_stop3.projectFile)(root), (0, import_node_path.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text = (0, import_shared_core_planning_documents_planning_settings6.documentText)(root, file);
  return text !== null && hasAnchor(text, anchor);
}
module.exports = {
  createProject: createProject,
  existingDocument: existingDocument,
  line: line,
  listOf: listOf,
  missingReferences: missingReferences,
  readWith: readWith,
  reference: reference,
  referenceExists: referenceExists
};
