

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_planning_writing_project_upkeep2 = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_core_planning_phases_sync_roadmap2 = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
// src/core/planning/rules/decisions.ts
var UNTRACKED = /* @__PURE__ */ new Set(["informational", "folded", "deferred"]);
var ENTRY = /^\s*-\s+\*\*[A-Z]+\d*-[A-Za-z0-9]/;
var ID = /^\s*-\s+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
var TOKEN = /\bD\d*-[A-Za-z0-9]/;
function readDecisions(text) {
  const { quoted, headings, body } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const fences = quoted.filter(({ kind }) => kind === "fence");
  const plain = (0, import_hooks_active_on_command5.withoutQuotations)(text, fences);
  const open = fences.find(({ closed }) => !closed);
  const tagged = taggedBlocks(plain);
  const section = headings.find(({ title }) => /decisions?\b/i.test(title));
  const blocks = tagged.length > 0 ? tagged : section === void 0 ? [] : [{ start: section.next, end: section.sectionEnd }];
  const read = blocks.map(({ start, end }) => readBlock(plain, start, end));
  const decisions = read.flatMap((block) => block.decisions);
  const unreadable2 = read.flatMap((block) => block.unreadable);
  if (decisions.length + unreadable2.length > 0) return { decisions, unreadable: unreadable2 };
  const searched = blocks.length > 0 ? blocks : [{ start: body, end: plain.length }];
  const token = searched.flatMap(({ start, end }) => tokenIn(plain, start, end)).slice(0, 1);
  return { decisions, unreadable: token.length === 0 && open !== void 0 ? [open] : token };
}
function taggedBlocks(plain) {
  const found = [];
  const lower = plain.toLowerCase();
  for (let at = lower.indexOf("<decisions>"); at !== -1; ) {
    const start = at + "<decisions>".length;
    const end = lower.indexOf("</decisions>", start);
    if (end === -1) break;
    found.push({ start, end });
    at = lower.indexOf("<decisions>", end);
  }
  return found;
}
function tokenIn(plain, from, to) {
  const part = plain.slice(from, to);
  const at = part.search(TOKEN);
  const entry = at === -1 ? (0, import_hooks_active_on_command6.textLines)(part).find((line) => ENTRY.test(line.text)) : void 0;
  const start = at === -1 ? entry?.start : at;
  return start === void 0 ? [] : [{ start: from + start, end: from + start + 1 }];
}
function readBlock(plain, from, to) {
  const decisions = [];
  const unreadable2 = [];
  let category = "";
  let open = null;
  const close = () => {
    if (open !== null)
      decisions.push({ ...open.decision, text: [open.decision.text, ...open.more].join(" ").trim() });
    open = null;
  };
  for (const line of wrappedLabelsJoined((0, import_hooks_active_on_command6.textLines)(plain, from, to))) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line.text)?.[1]?.trimEnd();
    const step = heading === void 0 ? stepOf(line, open, category) : { kind: "end" };
    if (step.kind === "more") open?.more.push(line.text.trim());
    else if (step.kind !== "nothing") close();
    if (step.kind === "decision") open = { decision: step.decision, indent: indentOf(line.text), more: [] };
    if (step.kind === "unreadable") unreadable2.push({ start: line.start, end: line.end });
    category = heading ?? category;
  }
  close();
  return { decisions, unreadable: unreadable2 };
}
function stepOf(line, open, category) {
  const text = line.text.trim();
  if (text === "") return { kind: "end" };
  if (open !== null && text.startsWith("-") && indentOf(line.text) > open.indent) return { kind: "more" };
  const decision = decisionOf(line, category);
  if (decision !== null) return { kind: "decision", decision };
  if (DECISION_START.test(line.text)) return { kind: "unreadable" };
  return open !== null && !text.startsWith("-") && /^\s/.test(line.text) ? { kind: "more" } : { kind: "nothing" };
}
function decisionOf(line, category) {
  const found = ID.exec(line.text);
  const id = found?.[1];
  if (found === null || id === void 0) return null;
  const behind = line.text.slice(found[0].length);
  const bracket = /^\s*\[([^\]]+)\]/.exec(behind);
  const rest = behind.slice(bracket?.[0].length ?? 0);
  const star = rest.indexOf("*");
  const label = rest.slice(0, Math.max(star, 0));
  const isLabelled = /[\u2014\u2013]/.test(label) || label.split(":").length === 2;
  if (star === -1 || !rest.startsWith("**", star) || !isLabelled) return null;
  const tags = (bracket?.[1] ?? "").split(",").map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== "");
  const locked = !isDiscretion(category) && !tags.some((tag) => UNTRACKED.has(tag));
  return {
    id,
    text: rest.slice(star + 2).trim(),
    category,
    tags,
    locked,
    start: line.start,
    end: line.end
  };
}
function isDiscretion(category) {
  const words = category.toLowerCase().replaceAll(/[\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f'"`]/g, "");
  return words.trim() === "claudes discretion" || words.trim() === "claude discretion";
}
function indentOf(text) {
  return text.length - text.trimStart().length;
}
var DECISION_START = /^\s*-\s+\*\*D(?:\d[A-Za-z0-9]*)?-/;
var NEXT_BLOCK = /^(?:[-*+]\s|[#>|]|\d{1,9}[.)]\s|`{3}|~{3}|<)/;
function wrappedLabelsJoined(lines) {
  const joined = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === void 0) continue;
    const last = DECISION_START.test(line.text) ? endOfLabel(lines, index) : index;
    const parts = lines.slice(index + 1, last + 1).map(({ text }) => text.trim());
    joined.push(last === index ? line : { ...line, text: [line.text, ...parts].join(" ") });
    index = last;
  }
  return joined;
}
function endOfLabel(lines, from) {
  const first = lines[from]?.text ?? "";
  if (first.indexOf("**", first.indexOf("**") + 2) !== -1) return from;
  for (let at = from + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? "";
    if (text === "" || NEXT_BLOCK.test(text)) return from;
    if (text.includes("**")) return at;
  }
  return from;
}
// src/core/planning/rules/research-coverage.ts
function researchCoverage(plans, { phase, project, product }) {
  const known = [...phase === null ? [] : [phase], ...project];
  const referring = plans.filter(({ document }) => refersTo(document.text, known));
  const missing = phase === null ? [] : plans.filter((plan) => !plan.done && !referring.includes(plan));
  const mentioning = product.filter(({ text }) => project.some((path) => namesResearch(text, path)));
  const silent = project.length > 0 && product.length > 0 && mentioning.length === 0 ? product.slice(0, 1) : [];
  return {
    exists: known.length > 0,
    plans: referring.map(({ id }) => id),
    product: mentioning.map(({ file }) => file),
    problems: [
      ...missing.flatMap((plan) => unreferred(plan, phase ?? "")),
      ...silent.flatMap(unmentioned),
      ...product.flatMap((source) => brokenMentions(source, project))
    ]
  };
}
function refersTo(plan, known) {
  const names2 = new Set(known.map((path) => path.slice(path.lastIndexOf("/") + 1)));
  return (0, import_shared_core_planning_rules_validate_plan.contextReferences)(plan).some(({ path }) => {
    const named2 = path.replaceAll("\\", "/");
    return known.includes(named2) || names2.has(named2.slice(named2.lastIndexOf("/") + 1));
  });
}
function namesResearch(text, path) {
  const short = path.replace(/^\.planning\//, "");
  const folder = short.includes("/") ? short.slice(0, short.lastIndexOf("/") + 1) : null;
  return text.includes(short) || folder !== null && text.includes(folder);
}
function unreferred({ file, document }, phase) {
  const context = document.sections.find(({ name }) => name === "context");
  const at = context?.start ?? document.frontmatter.end;
  const what = {
    code: "research-unreferenced",
    message: "The plan does not refer to the research of its phase.",
    fix: `Add the line @${phase} to <context>.`
  };
  return (0, import_shared_core_planning_phases_standing.problemsIn)({ file, text: document.text }, [(0, import_shared_yaml_dist_parse_parser.errorAt)({ start: at, end: at }, what)]);
}
function unmentioned(source) {
  const what = {
    code: "research-unmentioned",
    message: "Neither PROJECT.md nor REQUIREMENTS.md refers to the research of the project.",
    fix: "Name the research documents where a decision or a requirement rests on them."
  };
  return (0, import_shared_core_planning_phases_standing.problemsIn)(source, [(0, import_shared_yaml_dist_parse_parser.warningAt)({ start: 0, end: 0 }, what)]);
}
function brokenMentions(source, project) {
  const named2 = [...source.text.matchAll(/(?:\.planning\/)?\bresearch\/[\w-][\w.-]*\.md\b/g)];
  const broken = named2.filter(
    ({ 0: path }) => !project.some((one) => one.endsWith(path.replace(/^\.planning\//, "")))
  );
  return (0, import_shared_core_planning_phases_standing.problemsIn)(
    source,
    broken.map(
      ({ 0: path, index }) => (0, import_shared_yaml_dist_parse_parser.warningAt)(
        { start: index, end: index + path.length },
        {
          code: "research-reference-missing",
          message: `${source.file} refers to ${path}, which does not exist.`,
          fix: "Correct the reference, or write the research."
        }
      )
    )
  );
}
// src/core/planning/rules/phase-coverage.ts
function phaseCoverage(sources) {
  const { phase, plans, roadmap, gaps } = sources;
  const { problems: unserved, ...requirements } = requirementCoverage(plans, sources);
  const { problems: undecided, ...decisions } = decisionCoverage(plans, sources.context);
  const { problems: untouched, criteria } = (0, import_shared_core_planning_phases_standing.criterionCoverage)(plans, phase, roadmap);
  const closing = gaps === null ? null : (0, import_shared_core_planning_phases_standing.gapCoverage)(plans, gaps);
  const { problems: unread, ...research } = researchCoverage(plans, sources.research);
  const problems = [...unserved, ...undecided, ...untouched, ...closing?.problems ?? [], ...unread];
  return { requirements, decisions, criteria, gaps: closing?.gaps ?? null, research, problems };
}
var WORDS = 6;
function decisionCoverage(plans, context) {
  if (context === null) return { locked: [], missing: [], problems: [] };
  const { decisions, unreadable: unreadable2 } = readDecisions(context.text);
  const surfaces = plans.map(({ id, document }) => {
    const surface = planSurface(document);
    return { id, surface, plain: plainWords(surface) };
  });
  const locked = decisions.filter((decision) => decision.locked).map((decision) => ({
    decision,
    plans: surfaces.filter((one) => mentions(one, decision)).map(({ id }) => id)
  }));
  const missing = locked.filter((one) => one.plans.length === 0).map(({ decision }) => decision);
  return {
    locked: locked.map(({ decision, plans: by }) => ({ id: decision.id, plans: by })),
    missing: missing.map(({ id }) => id),
    problems: (0, import_shared_core_planning_phases_standing.problemsIn)(context, [
      ...missing.map(
        (decision) => (0, import_shared_yaml_dist_parse_parser.errorAt)(decision, {
          code: "decision-uncovered",
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`
        })
      ),
      ...unreadable2.map(
        (where) => (0, import_shared_yaml_dist_parse_parser.errorAt)(where, {
          code: "decision-unreadable",
          message: "This looks like a decision and cannot be read as one.",
          fix: "Write it as - **D-01:** what was decided."
        })
      )
    ])
  };
}
function mentions({ surface, plain }, { id, text }) {
  if (new RegExp(`\\b${id}\\b`).test(surface)) return true;
  const words = plainWords(text).split(" ");
  return words.length >= WORDS && plain.includes(words.slice(0, WORDS).join(" "));
}
function plainWords(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9\s]/g, " ").replaceAll(/\s+/g, " ").trim();
}
var TAGS = /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
var HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;
function planSurface({ text, frontmatter }) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const quoted = document.quoted.filter(({ kind }) => kind !== "code");
  const plain = (0, import_hooks_active_on_command5.withoutQuotations)(text, quoted);
  const keys = frontmatter.entries.filter(({ key }) => ["must_haves", "truths", "objective"].includes(key));
  const sections = document.headings.filter(({ title }) => HEADINGS.test(title));
  return [
    ...keys.map(({ start, end }) => text.slice(start, end)),
    ...sections.map(({ start, sectionEnd }) => plain.slice(start, sectionEnd)),
    ...taggedParts(plain.slice(document.body))
  ].join("\n\n");
}
function taggedParts(body) {
  const opened = /* @__PURE__ */ new Map();
  const parts = [];
  for (const tag of body.matchAll(TAGS)) {
    const name = tag[2]?.toLowerCase() ?? "";
    const start = opened.get(name);
    if (tag[1] === "") opened.set(name, tag.index + tag[0].length);
    else if (start !== void 0) {
      parts.push(body.slice(start, tag.index));
      opened.delete(name);
    }
  }
  return parts;
}
function requirementCoverage(plans, sources) {
  const entry = roadmapPhase(sources);
  const done = doneIds(sources.requirements);
  const ids = phaseRequirements(sources);
  const covered = ids.map((id) => ({
    id,
    plans: plans.filter(({ document }) => names(document.requirements, id)).map((plan) => plan.id)
  }));
  const missing = covered.filter(({ id, plans: by }) => by.length === 0 && !done.has(id.toUpperCase())).map(({ id }) => id);
  return {
    requirements: covered,
    missing,
    problems: missing.flatMap((id) => uncovered(id, sources, entry))
  };
}
function phaseRequirements(sources) {
  const key = (0, import_hooks_active_on_command4.phaseKey)(sources.phase);
  const traced = (sources.requirements?.traces ?? []).filter(
    ({ phase }) => (phase.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => (0, import_hooks_active_on_command4.phaseKey)(one) === key)
  ).map(({ id }) => id);
  const all = [...roadmapPhase(sources)?.requirements ?? [], ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id])).values()];
}
function roadmapPhase({ phase, roadmap }) {
  const key = (0, import_hooks_active_on_command4.phaseKey)(phase);
  return roadmap?.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command4.phaseKey)(number2) === key) ?? null;
}
function doneIds(requirements) {
  return new Set(
    (requirements?.items ?? []).filter(({ checked }) => checked).map(({ id }) => id.toUpperCase())
  );
}
function names(requirements, id) {
  return requirements.some((one) => one.toUpperCase() === id.toUpperCase());
}
function uncovered(id, { phase, roadmap, requirements }, entry) {
  const what = {
    code: "requirement-uncovered",
    message: `No plan of phase ${phase} serves the requirement ${id}.`,
    fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`
  };
  if (roadmap !== null && entry?.requirements.includes(id)) {
    const { text: text2 } = roadmap.document;
    const field = Math.max(entry.start, text2.indexOf("Requirements", entry.start));
    return (0, import_shared_core_planning_phases_standing.problemsIn)({ file: ".planning/ROADMAP.md", text: text2 }, [
      (0, import_shared_yaml_dist_parse_parser.errorAt)((0, import_shared_core_planning_phases_standing.spanOf)(text2, id, field, entry.end), what)
    ]);
  }
  const text = requirements?.document.text ?? "";
  const row = requirements?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start = text.lastIndexOf("\n", row) + 1;
  return (0, import_shared_core_planning_phases_standing.problemsIn)({ file: ".planning/REQUIREMENTS.md", text }, [(0, import_shared_yaml_dist_parse_parser.errorAt)({ start, end: row }, what)]);
}
// src/app/planning/phases/check-phase.ts
// src/app/planning/phases/phase-problems.ts
var MUST_NOT_BE = /* @__PURE__ */ new Set([
  "overlap",
  "declared-wave",
  "key-requirements",
  "key-wave",
  "key-plan",
  "key-autonomous",
  "must-haves-empty",
  "must-haves-shape",
  "prohibition-empty",
  "key-link-pattern",
  "truth-empty",
  "key-link-from",
  "requirement-unknown",
  "verify-prose",
  "context-missing",
  "artifact-unmade",
  "files-unlisted",
  "compat-task-count",
  "element-unclosed",
  "fence-unclosed",
  "comment-unclosed"
]);
function planProblems(opened, plans, options) {
  return plans.filter(({ done }) => !done).flatMap((plan) => problemsOf(opened, plan, options));
}
function problemsOf({ project, padded: padded2, onDisk }, { file, document }, { gaps, isNew }) {
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  const path = (0, import_node_path2.join)(project.root, file);
  const found = [
    ...(0, import_shared_core_planning_rules_validate_plan.validatePlan)(document, {
      ...(0, import_shared_core_planning_writing_project_upkeep.surroundingsOf)(project.root, path, { phase: onDisk, requirements }),
      isNew
    })
  ];
  const entry = document.frontmatter.entries.findLast(({ key }) => key === "phase") ?? document.frontmatter;
  const named2 = document.phase === null ? padded2 : (0, import_hooks_active_on_command4.folderPhase)(document.phase) ?? document.phase;
  const report = (code, message, fix) => found.push({ severity: "error", code, message, fix, start: entry.start, end: entry.start });
  if ((0, import_hooks_active_on_command4.phaseKey)(named2) !== (0, import_hooks_active_on_command4.phaseKey)(padded2))
    report(
      "plan-phase",
      `The plan says that it belongs to phase "${document.phase}".`,
      `Write phase: ${padded2}.`
    );
  if (gaps && !document.gapClosure)
    report("gap-closure-missing", "The plan does not say that it closes gaps.", "Add gap_closure: true.");
  return (0, import_shared_core_planning_phases_standing.problemsIn)({ file, text: document.text }, found);
}
function orderProblems(plans, waves) {
  const open = new Set(plans.filter(({ done }) => !done).map(({ id }) => id));
  const isOpen = ({ code, plan }) => code === "overlap" ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b)) : code !== "unknown-dependency" && open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem) => {
    const plan = plans.find(({ id }) => id === problem.plan);
    if (plan === void 0) return [];
    const { entries, start } = plan.document.frontmatter;
    const key = KEYS[problem.code] ?? "depends_on";
    const at = entries.findLast((entry) => entry.key === key)?.start ?? start;
    const { code, severity, message, fix } = problem;
    return (0, import_shared_core_planning_phases_standing.problemsIn)({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at }
    ]);
  });
}
var KEYS = {
  overlap: "files_modified",
  "declared-wave": "wave"
};
function folderProblems({ project, folder, padded: padded2, onDisk }, plans) {
  const file = (0, import_shared_core_planning_writing_project_upkeep2.fromRoot)(project.root, folder);
  const at = { line: 1, column: 1, severity: "error" };
  const odd = (onDisk?.oddlyNamed ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    code: "plan-name",
    message: `${name} is not a plan name that GSD schedules.`,
    fix: `Rename it to ${padded2}-NN-PLAN.md.`
  }));
  if (plans.length > 0) return odd;
  const none = {
    file,
    ...at,
    code: "plans-missing",
    message: `The phase has no plans in ${file}.`,
    fix: `Write ${padded2}-01-PLAN.md there.`
  };
  return [...odd, none];
}
function strictly(problem, plans, { isNew }) {
  if (MUST_NOT_BE.has(problem.code)) return { ...problem, severity: "error" };
  const isEarly = plans.some(({ document }) => document.frontmatter.values.requirements === void 0);
  return problem.code === "requirement-uncovered" && isEarly && !isNew ? { ...problem, severity: "warning" } : problem;
}
// src/app/planning/phases/check-phase.ts
function checkPhase(opened, options) {
  const { project, onDisk } = opened;
  const waves = (0, import_shared_core_planning_phases_standing.planWaves)(onDisk === null ? [] : (0, import_shared_core_planning_phases_standing.wavePlans)(onDisk));
  const plans = plansOf(opened, waves);
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning);
  const { problems: uncovered2, ...coverage } = phaseCoverage({
    phase: opened.facts.number,
    plans: plans.map(({ id, file, done, document }) => ({ id, file, done, document })),
    roadmap: project.roadmap,
    requirements: project.requirements,
    context: asksForDecisions(config.raw) ? (0, import_shared_core_planning_writing_project_upkeep2.phaseDocument)(opened, "CONTEXT") : null,
    gaps: options.gaps ? (0, import_shared_core_planning_writing_project_upkeep2.gapSources)(opened) : null,
    research: (0, import_shared_core_planning_writing_project_upkeep2.researchSources)(opened)
  });
  const problems = [
    ...planProblems(opened, plans, options),
    ...orderProblems(plans, waves),
    ...folderProblems(opened, plans),
    ...uncovered2
  ].map((problem) => strictly(problem, plans, options));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    plans: plans.map(({ document: _, ...plan }) => plan),
    waves: waves.waves,
    coverage,
    problems: problems.toSorted(inOrder)
  };
}
function plansOf({ project, folder, onDisk }, waves) {
  return (onDisk?.plans ?? []).map(({ id, file, document, summary }) => ({
    id,
    file: (0, import_shared_core_planning_writing_project_upkeep2.fromRoot)(project.root, (0, import_node_path.join)(folder, file)),
    objective: document.objective,
    wave: waves.nodes.find((node) => node.id === id)?.wave ?? null,
    tasks: document.tasks.length,
    done: summary !== null,
    document
  }));
}
function inOrder(a, b) {
  if (a.severity !== b.severity) return a.severity === "error" ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
function asksForDecisions(raw) {
  const get = (value, key) => typeof value === "object" && value !== null ? Reflect.get(value, key) : void 0;
  const setting = get(get(raw, "workflow"), "context_coverage_gate") ?? get(raw, "context_coverage_gate");
  return `${setting}`.toLowerCase() !== "false";
}
function untrustedCommands2({ project, onDisk }, env) {
  const usual = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).usualCommands;
  const folder = (0, import_common3.ownUserFolder)(project.root, env);
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  const commands = new Set(open.flatMap(({ document }) => (0, import_hooks_active_on_command2.planCommands)(document.text, usual)));
  return [...commands].filter(
    (command) => folder.status === "refused" || !(0, import_hooks_active_on_command.isTrusted)(folder.path, project.root, command)
  );
}
// src/app/planning/phases/planning-run.ts
var MOST_REVISIONS = 3;
function runFiles(padded2) {
  const file = (name) => `.msw/planning/${padded2}-${name}.md`;
  return {
    brief: file("brief"),
    format: ".msw/planning/plan-format.md",
    problems: file("problems"),
    review: file("review"),
    memory: file("memory")
  };
}
function readRun(root, padded2) {
  const file = (0, import_common7.readJson)(runPath(root, padded2), (0, import_common10.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  if (typeof value !== "object" || value === null) return null;
  const revisions = Reflect.get(value, "revisions");
  const passed = Reflect.get(value, "passed");
  if (typeof revisions !== "number" || !Number.isInteger(revisions) || revisions < 0) return null;
  return {
    revisions: Math.min(revisions, MOST_REVISIONS),
    gaps: Reflect.get(value, "gaps") === true,
    review: Reflect.get(value, "review") !== false,
    passed: typeof passed === "string" ? passed : null,
    tried: triedIn(Reflect.get(value, "tried"))
  };
}
function triedIn(value) {
  const read = (0, import_adapters_loops_record_schemas.safeParse)((0, import_adapters_loops_record_schemas.array)(TRIED), value);
  return read.success ? read.data : [];
}
var TRIED = (0, import_adapters_loops_record_schemas.object)({
  command: (0, import_adapters_loops_record_schemas.string)(),
  outcome: (0, import_adapters_loops_record_schemas._enum)(["passed", "failed", "missing", "endless"]),
  detail: (0, import_adapters_loops_record_schemas.string)()
});
function saveRun(root, padded2, run) {
  const folder = openPlanningFolder(root);
  if (folder.status === "ok") (0, import_common6.keepJson)(runPath(root, padded2), run);
  return folder;
}
function beginRun(root, padded2, run, stamp) {
  const folder = saveRun(root, padded2, run);
  const { review } = runFiles(padded2);
  if (folder.status === "ok" && (0, import_common9.textOf)((0, import_node_path3.join)(root, review), (0, import_common10.ownFile)(root)) !== null)
    (0, import_node_fs.renameSync)((0, import_node_path3.join)(root, review), (0, import_node_path3.join)(root, review.replace(/\.md$/, `.${stamp}.md`)));
  return folder;
}
function openPlanningFolder(root) {
  return (0, import_common4.openMswSubfolder)(root, "planning");
}
function readReview(root, padded2) {
  const text = (0, import_common9.textOf)((0, import_node_path3.join)(root, runFiles(padded2).review), (0, import_common10.ownFile)(root)) ?? "";
  const marks = [...text.matchAll(/^## (VERIFICATION PASSED|ISSUES FOUND)[ \t]*\r?$/gm)];
  const last = marks.at(-1)?.[1];
  if (last === void 0) return "none";
  return last === "ISSUES FOUND" ? "issues" : "passed";
}
function runPath(root, padded2) {
  return (0, import_common4.mswPath)(root, "planning", `${padded2}.json`);
}
function planningRound(opened, check, run, reviewed) {
  const { padded: padded2, project } = opened;
  const files = runFiles(padded2);
  const review = reviewed ? readReview(project.root, padded2) : null;
  if (!check.ok || review === "issues") {
    const folder = openPlanningFolder(project.root);
    if (folder.status === "refused") return folder;
    const issues = review === "issues" ? files.review : null;
    (0, import_app_loop_conclude_turn.writePage)((0, import_node_path3.join)(project.root, files.problems), problemsText(check.problems, issues));
    return sentBack(opened, run, check.errors);
  }
  if (review === "none") return next(run, "stop", `The plan-checker left no verdict in ${files.review}.`);
  if (review === null && run.review)
    return next(run, "review", "Code finds no error; what it cannot judge is open.");
  const saved = review === null ? null : saveRun(project.root, padded2, { ...run, passed: openPlansDigest(opened) });
  return saved?.status === "refused" ? saved : next(run, "apply", "Nothing is wrong with the plans.");
}
function next({ revisions }, step, reason, problemsFile = null) {
  const roundsLeft = MOST_REVISIONS - revisions;
  return { status: "ok", round: { round: revisions, roundsLeft, next: step, reason, problemsFile } };
}
function whyNotRecord(opened, run) {
  if (run === null || !run.review || run.passed === openPlansDigest(opened)) return null;
  return 'The plan-checker has not let these plans pass: ask it, then call --review; the user can take them as they are with /msw:plan N --accept "why".';
}
function openPlansDigest({ project, folder, onDisk }) {
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  return (0, import_shared_core_planning_phases_standing.coveredDigestOf)(
    project.root,
    open.map(({ file }) => (0, import_shared_core_planning_writing_project_upkeep2.fromRoot)(project.root, (0, import_node_path3.join)(folder, file)))
  );
}
function sentBack({ project, padded: padded2 }, run, errors) {
  const { problems } = runFiles(padded2);
  const what = errors === 0 ? "The plan-checker found issues" : `${(0, import_common8.countOf)(errors, "error")}`;
  if (run.revisions >= MOST_REVISIONS)
    return next(run, "stop", `${what} after ${MOST_REVISIONS} revisions: the user decides.`, problems);
  const again = { ...run, revisions: run.revisions + 1 };
  const saved = saveRun(project.root, padded2, again);
  if (saved.status === "refused") return saved;
  return next(
    again,
    "revise",
    `${what}: revision ${again.revisions} of at most ${MOST_REVISIONS}.`,
    problems
  );
}
function problemsText(problems, review) {
  const lines = problems.map(({ file, line, column, severity, code, message, fix }) => {
    const place = import_common5.prose`${(0, import_common.quoteName)(file)}:${line}:${column}`;
    return import_common5.prose`- ${(0, import_common.quoteName)(severity)} ${place} [${(0, import_common.quoteName)(code)}] ${(0, import_common2.quoteLine)(`${message} ${fix}`, 600)}`;
  });
  const parts = [
    import_common5.prose`# What is wrong with the plans`,
    import_common5.prose`Fix every error; fix a warning or know why not. Change nothing else.`,
    review === null ? null : import_common5.prose`The plan-checker's issues are in ${(0, import_common.quoteName)(review)}: fix those, too.`,
    lines.length === 0 ? import_common5.prose`Code finds no problem.` : (0, import_common5.joinProse)(lines, "\n")
  ];
  return import_common5.prose`${(0, import_common5.joinProse)(parts, "\n\n")}\n`;
}
// src/app/planning/phases/record-plans.ts
// src/core/planning/documents/plan-list.ts
function planListEdits(roadmap, phase, plans) {
  const { text } = roadmap.document;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const listed = phase.plans.map((item) => ({ ...item, plan: plans.find((plan) => isSame(plan, item.id)) }));
  const missing = plans.filter((plan) => !listed.some((item) => item.plan === plan));
  const lines = (0, import_hooks_active_on_command6.textLines)(text, phase.start, phase.end);
  const placeholders = lines.filter(
    ({ text: line }) => /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim())
  );
  const edits = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan !== void 0) return renamed(line, start, id, plan);
    return checkbox.checked || line.includes("PLAN.md") ? [] : [withoutLine(text, start, end)];
  });
  for (const { start, end } of placeholders)
    if (missing.length > 0) edits.push(withoutLine(text, start, end));
  if (missing.length > 0)
    edits.push(insertion(phase, lines, placeholders.at(-1), { items: missing.map(itemOf), eol }));
  return [...countEdits(text, phase, lines, plans, eol), ...edits];
}
function isSame({ file }, id) {
  const own = (0, import_hooks_active_on_command3.planName)(file).canonical.toLowerCase();
  return own === (0, import_hooks_active_on_command3.canonicalPlanId)(id).toLowerCase() || own === padded(id);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
function renamed(line, start, id, plan) {
  if (line.includes("PLAN.md") || (0, import_hooks_active_on_command3.isOldName)(plan.file)) return [];
  const at = line.indexOf(id, line.indexOf("]"));
  const behind = line.slice(at + id.length);
  const description = behind.replace(/^[`*]*\s*[:\u2014\u2013-]?\s*/, "").trim();
  const isOpen = description === "" || /^(?:TBD|\[.*\])/i.test(description);
  const tail = isOpen ? itemOf(plan).slice(itemOf(plan).indexOf(plan.file)) : `${plan.file} \u2014 ${description}`;
  const from = line.slice(0, at).replace(/(?<![`*])[`*]+$/, "").length;
  return [{ start: start + from, end: start + line.length, text: tail }];
}
function itemOf({ file, objective, done }) {
  const description = objective?.replaceAll(/\s+/g, " ").trim() ?? "";
  const name = (0, import_hooks_active_on_command3.isOldName)(file) ? (0, import_hooks_active_on_command3.planName)(file).id : file;
  return `- [${done ? "x" : " "}] ${name}${description === "" ? "" : ` \u2014 ${description}`}`;
}
function withoutLine(text, start, end) {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: "" };
}
var LIST_HEAD = /^\s*Plans:\s*$/i;
var COUNT = /^\s*(?:[-*]\s+)?\*\*Plans(?::\*\*|\*\*\s*:)/i;
function insertion(phase, lines, placeholder, { items, eol }) {
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholder;
  const head = lines.find(({ text }) => LIST_HEAD.test(text));
  const after = last === void 0 ? head?.end : last.end;
  if (after !== void 0) return { start: after, end: after, text: eol + items.join(eol) };
  const anchor = lines.find(({ text }) => COUNT.test(text)) ?? lastFilled(lines);
  const at = anchor?.end ?? phase.end;
  return { start: at, end: at, text: [eol, eol, "Plans:", eol, items.join(eol)].join("") };
}
function countEdits(text, phase, lines, plans, eol) {
  if (phase.plansValue !== null) return [];
  const count = `${(0, import_common8.countOf)(plans.length, "plan")}`;
  const line = lines.find((one) => COUNT.test(one.text));
  if (line !== void 0)
    return [
      { start: line.end, end: line.end, text: text.slice(0, line.end).endsWith(" ") ? count : ` ${count}` }
    ];
  const head = lines.find((one) => LIST_HEAD.test(one.text));
  const at = head?.start ?? lastFilled(lines)?.end ?? phase.end;
  const countLine = `**Plans**: ${count}`;
  return [
    { start: at, end: at, text: head === void 0 ? `${eol}${countLine}` : `${countLine}${eol}${eol}` }
  ];
}
function lastFilled(lines) {
  return lines.findLast(({ text }) => text.trim() !== "" && !/^\s*-{3,}\s*$/.test(text));
}
// src/app/planning/phases/record-plans.ts
var ROADMAP = ".planning/ROADMAP.md";
async function recordPlans(opened, gaps) {
  const { project, padded: padded2 } = opened;
  const listed = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(project.planning, () => listPlans(opened));
  if (typeof listed !== "boolean") return listed;
  const recorded = project.state === null ? { status: "done", files: [] } : await (0, import_shared_core_planning_phases_sync_roadmap.recordEvent)(project, { kind: "planned", phase: opened.facts.number });
  if (recorded.status === "refused") return recorded;
  const documents = [...listed ? [ROADMAP] : [], ...recorded.files];
  const changed = [...new Set(documents)];
  const message = `docs(${padded2}): create ${gaps ? "gap closure plans" : "phase plan"}`;
  const commit = await (0, import_shared_core_planning_documents_must_haves.commitPlanning)(project.root, [...written(opened), ...changed], message);
  return { status: "done", changed, commit };
}
function listPlans({ project, facts, folder }) {
  const { roadmap } = (0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning);
  const entry = roadmap?.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command4.phaseKey)(number2) === (0, import_hooks_active_on_command4.phaseKey)(facts.number));
  if (roadmap === null || entry === void 0) return false;
  const plans = ((0, import_shared_core_planning_phases_standing.readPhase)(project.root, folder)?.plans ?? []).map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null
  }));
  const text = (0, import_shared_core_planning_phases_standing.splice)(roadmap.document.text, planListEdits(roadmap, entry, plans));
  if (text === roadmap.document.text) return false;
  const kept = (0, import_app_loop_conclude_turn2.writeDocument)(project.root, ROADMAP, text);
  return kept.status === "refused" ? kept : true;
}
function written(opened) {
  const { project, folder, onDisk } = opened;
  const done = new Set(
    (onDisk?.plans ?? []).filter(({ summary }) => summary !== null).map(({ file }) => file)
  );
  const listed = (onDisk?.plans ?? []).map(({ file }) => file);
  const named2 = (0, import_hooks_active_on_command3.phaseFiles)(onDisk?.names ?? [], []).plans;
  const plans = [.../* @__PURE__ */ new Set([...listed, ...named2])].filter((file) => !done.has(file));
  const research = (0, import_shared_core_planning_writing_project_upkeep2.phaseDocument)(opened, "RESEARCH");
  return [
    ...plans.map((file) => (0, import_shared_core_planning_writing_project_upkeep2.fromRoot)(project.root, (0, import_node_path4.join)(folder, file))),
    ...research === null ? [] : [research.file]
  ];
}
function acceptPlans(opened, { found, gaps, accepted }) {
  const { project, facts, padded: padded2 } = opened;
  if (accepted !== null) return takePlans(opened, { found, gaps, accepted });
  if (!found.ok) {
    const errors = `${(0, import_common8.countOf)(found.errors, "error")}`;
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `The plans of phase ${facts.number} have ${errors}: to take them as they are, type /msw:plan ${facts.number} --accept "why".`
    );
  }
  const problem = whyNotRecord(opened, readRun(project.root, padded2));
  return problem === null ? recordPlans(opened, gaps) : (0, import_shared_core_planning_documents_planning_settings.refused)(problem);
}
function takePlans(opened, { found, gaps, accepted }) {
  const { project, onDisk } = opened;
  const never = found.problems.find(({ code, severity }) => severity === "error" && import_shared_core_planning_rules_validate_plan.NEVER.has(code));
  if (never !== void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `${never.file}:${never.line} cannot be carried out as it is: ${never.message} ${never.fix}`
    );
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  const texts2 = open.map(({ document }) => document.text);
  const kept = (0, import_shared_core_planning_phases_sync_roadmap2.keepAccepted)(project.root, accepted, texts2);
  return kept.status === "refused" ? kept : recordPlans(opened, gaps);
}
module.exports = {
  MOST_REVISIONS: MOST_REVISIONS,
  acceptPlans: acceptPlans,
  beginRun: beginRun,
  checkPhase: checkPhase,
  phaseRequirements: phaseRequirements,
  planningRound: planningRound,
  readRun: readRun,
  runFiles: runFiles,
  saveRun: saveRun,
  untrustedCommands: untrustedCommands2
};
