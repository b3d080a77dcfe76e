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
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
// src/core/planning/documents/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split(".").slice(1).map(Number)];
}
var LONGEST_SLUG = 60;
function phaseFolderName(number, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === void 0 ? number.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}
// src/core/planning/documents/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? "" }));
  const wanted = milestone === null ? begunMilestone(plain) : versionOf(milestone);
  const blocks = foldedBlocks(plain);
  const folded = blocks.flatMap(({ summary }) => versionOf(summary) ?? []);
  const isFolded = (offset) => blocks.some(({ start, end }) => start <= offset && offset < end);
  const boundaries = document.headings.filter(({ level, title }) => level <= 3 && isBoundary(title));
  const first = boundaries[0]?.start ?? 0;
  const isBefore = (offset) => offset < first && !isFolded(offset);
  const own = headings.filter(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = own.find(({ title }) => !isClosed(title)) ?? own[0];
  if (heading === void 0 || wanted === null)
    return { milestones, milestone: null, folded, isBefore, includes: (offset) => !isFolded(offset) };
  const includes = within(heading, boundaries, blocks, plain.length);
  return { milestones, milestone: wanted, folded, isBefore, includes };
}
function within(heading, boundaries, blocks, length) {
  const next = boundaries.find(({ start, level }) => start > heading.start && level <= heading.level);
  const end = next?.start ?? length;
  const closed = blocks.filter((block) => block.start > heading.start && isClosed(block.summary));
  return (offset) => offset >= heading.start && offset < end && !closed.some((block) => block.start <= offset && offset < block.end);
}
function versionOf(text) {
  const version = VERSION.exec(text)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function begunMilestone(plain) {
  const version = /(?:🚧|🔄) {0,4}\*\*v(\d+(?:\.\d+){0,3})\s/u.exec(plain)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function isMilestone(title) {
  return versionOf(title) !== null && !isPhase(title);
}
function isBoundary(title) {
  return isMilestone(title) || /[✅📋🚧]/u.test(title) && !isPhase(title);
}
function isPhase(title) {
  return /^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}
var CLOSED = /\b(?:closed|archived|abandoned|shipped|failed)\b|✅|🗄/iu;
var BEGUN = /\b(?:started|active|wip)\b|in\s+progress|🚧|🔄/iu;
function isClosed(title) {
  return CLOSED.test(title) && !BEGUN.test(title);
}
function foldedBlocks(plain) {
  const blocks = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    const head = plain.slice(found.index, Math.min(closing.lastIndex, found.index + 2e3));
    const summary = /<summary\b[^>]{0,200}>([^<]*)</i.exec(head)?.[1] ?? "";
    blocks.push({ start: found.index, end: closing.lastIndex, summary });
    opening.lastIndex = closing.lastIndex;
  }
  return blocks;
}
// src/core/planning/documents/roadmap.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
function readRoadmap(text, milestone) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const all = (0, import_hooks_active_on_command3.textLines)(plain, document.body);
  const lines = all.filter(({ start }) => scope.includes(start));
  const boxes = [
    ...checkedPhases(lines),
    ...checkedPhases(all.filter(({ start }) => isListed(scope, start)))
  ];
  const starts = phaseHeadings(lines);
  const others = all.filter(({ start }) => !scope.includes(start) && !isListed(scope, start));
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number, name }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number))?.checkbox ?? null;
    const inside = (0, import_hooks_active_on_command3.textLines)(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !isBacklog(number));
  const detailed = new Set(phases.map(({ number }) => phaseKey(number)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !isBacklog(key)).map(({ number }) => number);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    checkboxes: boxes.filter(({ number }) => !isBacklog(number)),
    elsewhere: [...phaseHeadings(others), ...checkedPhases(others)].map(({ number }) => number).filter((number) => !isBacklog(number)),
    progress: (0, import_app_loop_conclude_turn.rowsOfTables)(all, columnsOf, rowOf)
  };
}
function isListed({ includes, isBefore }, offset) {
  return isBefore(offset) && !includes(offset);
}
function phaseHeadings(lines) {
  return lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
}
function sectionEnds(lines, starts) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
  const ends = [];
  let at = 0;
  for (const start of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start.start) at += 1;
    ends.push(breaks[at]?.start ?? lines.at(-1)?.next ?? start.next);
  }
  return ends;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const found = line.text.length > 2e3 ? null : CHECKED_PHASE.exec(line.text);
    const number = found?.[2];
    return number === void 0 ? [] : [{ number, key: phaseKey(number), checkbox: checkboxOf(line, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
function said(lines) {
  const requirements = field(lines, "Requirements")?.text ?? "";
  const plans = field(lines, "Plans");
  return {
    goal: field(lines, "Goal")?.text || null,
    mode: field(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function field(lines, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item !== void 0) found.push(item.trim());
    else if (text.trim() !== "" && !/^\s{2,}/.test(text)) break;
  }
  return found;
}
function columnsOf(cells) {
  const at = (pattern) => cells.findIndex(({ text }) => pattern.test(text));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return null;
  return { phase, plans, status, completed: cells[columns.completed] ?? null };
}
// src/core/planning/phases/standing.ts
function standingOf(witnesses) {
  const { phases, roadmap, state } = witnesses;
  const open = phases.filter((phase2) => !isOver(phase2, witnesses)).toSorted((a, b) => comparePhases(a.number, b.number));
  const own = ownPhase(witnesses);
  const phase = own !== null && isStillAt(own, witnesses) ? own : open[0] ?? null;
  const about = {
    milestone: state?.milestone ?? null,
    phases,
    open: open.map(({ number }) => number),
    progress: progressOf(phases, roadmap),
    doubts: phases.flatMap((one) => doubtAbout(one, witnesses)),
    verifier: witnesses.verifier ?? true,
    settled: phase === null && phases.length > 0 && saysAllIsDone(state)
  };
  const nothing = nothingPlanned(witnesses);
  if (nothing !== null) return { ...about, ...nothing, phase, moved: false };
  const strange = foreignMilestone(witnesses);
  if (strange !== null) return { ...about, kind: "unclear", phase: null, moved: false, left: strange };
  const said2 = contradiction(witnesses, open);
  const moved = said2 === null && phase !== null && phase !== own && hasPosition(witnesses, phase);
  const kind = said2 !== null ? "unclear" : phase === null ? "complete" : "working";
  return { ...about, kind, phase, moved, left: said2 };
}
function nothingPlanned({ roadmap, hasArchive = false }) {
  if (roadmap === null)
    return hasArchive ? { kind: "closed", left: "There is no ROADMAP.md, and the milestones are archived." } : { kind: "unplanned", left: "There is no ROADMAP.md." };
  if (roadmap.phases.length + roadmap.withoutDetails.length > 0) return null;
  if (hasArchive || roadmap.elsewhere.length > 0)
    return { kind: "closed", left: "Every phase of ROADMAP.md belongs to a milestone that is archived." };
  return { kind: "empty", left: "ROADMAP.md names no phase." };
}
function foreignMilestone({ roadmap, state }) {
  const { milestone = null, milestones = [], folded = [] } = roadmap?.scope ?? {};
  const version = /\bv\d+(?:\.\d+)*/i.exec(state?.milestone ?? "")?.[0].toLowerCase();
  if (version === void 0 || milestone !== null) return null;
  if (folded.includes(version))
    return `STATE.md is in milestone ${version}, which ROADMAP.md has archived, and ROADMAP.md has phases of another: correct "milestone" of STATE.md.`;
  if (milestones.length === 0) return null;
  const known = milestones.map((one) => one.version).join(", ");
  return `STATE.md is in milestone ${version}, and ROADMAP.md has ${known}: correct one of them.`;
}
function contradiction(witnesses, open) {
  const { state, phases, roadmap } = witnesses;
  const named2 = state?.currentPhase ?? null;
  const known = [...phases.map(({ number }) => number), ...roadmap?.elsewhere ?? []];
  if (named2 !== null && /\d/.test(named2) && known.every((number) => comparePhases(number, named2) < 0)) {
    const last = known.toSorted(comparePhases).at(-1);
    return `STATE.md is at phase ${(0, import_hooks_active_on_stop.plainLine)(named2, 40)}, and the last phase of ROADMAP.md is ${last}: correct the line "Phase" of STATE.md.`;
  }
  const begun = open.some(({ folder }) => folder !== null);
  if (!saysAllIsDone(state) || open.length === 0 || begun) return null;
  const numbers = open.map(({ number }) => number).join(", ");
  return `STATE.md says that the milestone is complete, and ROADMAP.md has ${numbers} open, not begun: tick what is done, or begin.`;
}
function saysAllIsDone(state) {
  return /\b(?:milestones?(?: v[\d.]{1,20})?|all phases|project)(?: is| are)? (?:complete|archived|shipped)/i.test(
    [state?.statusText, state?.field("Phase")?.value].join("\n")
  );
}
function ownPhase({ state, phases }) {
  const key = state?.currentPhase == null ? null : phaseKey(state.currentPhase);
  return phases.find(({ number }) => phaseKey(number) === key) ?? null;
}
function isStillAt(own, witnesses) {
  if (!isOver(own, witnesses)) return true;
  return (0, import_shared_core_planning_phases_plan_format.diskStatus)(own) !== "complete" && isCalledComplete(own, witnesses.roadmap) && isUnfinished(own) && witnesses.state?.status !== "completed";
}
function hasPosition({ state }, phase) {
  const line = state?.field("Phase")?.value ?? "";
  if (/^not started\b/i.test(line)) return phase.folder !== null;
  return state?.currentPhase != null;
}
function isOver(phase, { roadmap, verifier = true }) {
  if ((0, import_shared_core_planning_phases_plan_format.diskStatus)(phase) === "complete" || phase.archived === true) return true;
  if (isCalledComplete(phase, roadmap) || isDeferred(phase, roadmap)) return true;
  return !verifier && phase.verification === null && phase.plans.length > 0 && isExecuted(phase);
}
function isExecuted({ plans }) {
  return plans.every(({ done }) => done);
}
function isUnfinished(phase) {
  return !isExecuted(phase) || phase.verification === "gaps_found";
}
function doubtAbout(phase, { roadmap }) {
  if ((0, import_shared_core_planning_phases_plan_format.diskStatus)(phase) === "complete" || !isCalledComplete(phase, roadmap)) return [];
  const { number, plans } = phase;
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  if (open.length > 0)
    return [{ phase: number, what: `${open.join(", ")} has no summary`, command: `/msw:execute ${number}` }];
  if (phase.verification !== "gaps_found") return [];
  return [{ phase: number, what: "its verification found gaps", command: `/msw:plan ${number} --gaps` }];
}
function isCalledComplete(phase, roadmap) {
  const key = phaseKey(phase.number);
  const checkbox = roadmap?.checkboxes.find((one) => phaseKey(one.number) === key)?.checkbox;
  return checkbox?.checked ?? rowSays(phase, roadmap, /^complete\b/i);
}
function isDeferred(phase, roadmap) {
  return rowSays(phase, roadmap, /^deferred\b/i);
}
function rowSays({ number }, roadmap, status) {
  const key = phaseKey(number);
  const row = roadmap?.progress.find(({ phase }) => phaseKey(phase) === key);
  return row !== void 0 && status.test(row.status.text);
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase) => phase.plans);
  const isComplete = (phase) => (0, import_shared_core_planning_phases_plan_format.diskStatus)(phase) === "complete" || phase.archived === true || isCalledComplete(phase, roadmap) && isExecuted(phase);
  const rows = phases.filter((phase) => rowSays(phase, roadmap, /^complete\b/i));
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(phases.filter(isComplete).length, rows.length),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length
  };
  return { ...counts, percent: (0, import_shared_core_planning_phases_plan_format.percentOf)(counts) };
}
// src/core/planning/documents/uat.ts
function readUat(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const status = (0, import_shared_yaml_dist_parse_parser.scalar)(document.frontmatter.values.status)?.toLowerCase() ?? "testing";
  return { document, status, tests: testsOf(document), gaps: gapsOf(document) };
}
function uatSection({ headings }, title) {
  const heading = headings.find((one) => one.level === 2 && one.title.trim().toLowerCase() === title);
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function testsOf(document) {
  const section = uatSection(document, "tests");
  if (section === null) return [];
  const { headings, text } = document;
  return headings.flatMap((heading) => {
    const [, number, name] = /^(\d{1,4})\.\s*(\S.*)?$/.exec(heading.title.trim()) ?? [];
    const isInside2 = heading.start >= section.start && heading.start < section.end;
    if (heading.level !== 3 || !isInside2 || number === void 0) return [];
    const block = text.slice(heading.next, heading.sectionEnd);
    const result = resultOf(fieldOf(block, "result") ?? "");
    const words = fieldOf(block, "reported") ?? fieldOf(block, "reason") ?? "";
    return [
      {
        number: Number(number),
        name: name?.trim() ?? "",
        expected: fieldOf(block, "expected") ?? "",
        result,
        words,
        start: heading.next,
        end: heading.sectionEnd
      }
    ];
  });
}
function resultOf(text) {
  const word = text.replaceAll(/[[\]]/g, "").trim().toLowerCase();
  if (word === "pass" || word === "passed") return "pass";
  if (word === "issue" || word === "fail" || word === "failed") return "issue";
  return word === "skipped" || word === "blocked" ? word : "pending";
}
function fieldOf(block, key) {
  const lines = (0, import_hooks_active_on_command3.textLines)(block, 0, block.length).map(({ text }) => text.trimEnd());
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at === -1) return null;
  const said2 = lines[at]?.slice(key.length + 1).trim() ?? "";
  if (!/^[|>][+-]?\d?$/.test(said2)) return said2.replace(/^"(.*)"$/, "$1").trim() || null;
  const below2 = lines.slice(at + 1);
  const end = below2.findIndex((line) => line !== "" && !/^\s/.test(line));
  return (end === -1 ? below2 : below2.slice(0, end)).map((line) => line.trim()).join(" ").trim() || null;
}
function gapsOf(document) {
  const section = uatSection(document, "gaps");
  if (section === null) return [];
  const text = document.text.slice(section.start, section.end).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "");
  const first = text.search(/^- /m);
  if (first === -1) return [];
  const list = text.slice(first).split(/\r?\n/).map((line) => `  ${line}`).join("\n");
  const { gaps } = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(`---
gaps:
${list}
---
`).values;
  return (0, import_shared_yaml_dist_parse_parser.isList)(gaps) ? gaps.filter(import_shared_yaml_dist_parse_parser.isMap) : [];
}
// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_shared_yaml_dist_parse_parser.scalar)(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec((0, import_shared_yaml_dist_parse_parser.scalar)(values.score) ?? "");
  return {
    document,
    phase: (0, import_shared_yaml_dist_parse_parser.scalar)(values.phase),
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: (0, import_shared_yaml_dist_parse_parser.isList)(values.gaps) ? values.gaps.filter(import_shared_yaml_dist_parse_parser.isMap).flatMap(gapOf) : [],
    requirements: (0, import_app_loop_conclude_turn.rowsOfTables)((0, import_hooks_active_on_command3.textLines)(document.text, document.body), coverageColumns, coverageRow),
    coveredFiles: (0, import_shared_yaml_dist_parse_parser.texts)(values.covered_files),
    coveredDigest: (0, import_shared_yaml_dist_parse_parser.scalar)(values.covered_digest)
  };
}
function gapOf(map) {
  const truth = (0, import_shared_yaml_dist_parse_parser.scalar)(map.truth);
  if (truth === null) return [];
  return [{ truth, status: (0, import_shared_yaml_dist_parse_parser.scalar)(map.status), reason: (0, import_shared_yaml_dist_parse_parser.scalar)(map.reason), missing: (0, import_shared_yaml_dist_parse_parser.texts)(map.missing) }];
}
function coverageColumns(cells) {
  const status = cells.findIndex(({ text }) => text.toLowerCase() === "status");
  return /^(?:requirements?(?:\s*ids?)?|req[-\s]?ids?)$/i.test(cells[0]?.text ?? "") && status > 0 ? { status } : null;
}
function coverageRow(cells, { status }) {
  const id = /(?<!\w)[A-Za-z]\w*-\w[\w.]*/.exec(cells[0]?.text ?? "")?.[0];
  if (id === void 0) return null;
  const said2 = cells[status]?.text ?? "";
  return {
    id,
    satisfied: /\b(?:satisfied|verified|complete|passed)\b/i.test(said2) && !/✗|\bnot\b|\bun/i.test(said2)
  };
}
// src/core/planning/rules/planning-problem.ts
function problemsIn({ file, text }, diagnostics) {
  return (0, import_shared_yaml_dist_parse_parser.placed)(text, diagnostics).map(({ start, end, ...problem }) => ({ file, ...problem }));
}
function spanOf(text, needle, from = 0, to = text.length) {
  const at = needle === "" ? -1 : text.indexOf(needle, from);
  return at === -1 || at + needle.length > to ? { start: from, end: from } : { start: at, end: at + needle.length };
}
// src/core/planning/rules/gap-coverage.ts
var LEAST_OVERLAP = 1 / 2;
function gapCoverage(plans, sources) {
  const all = sources.map((source) => coverageIn(plans, source));
  return {
    gaps: all.flatMap(({ gaps }) => gaps),
    problems: all.flatMap(({ problems }) => problems)
  };
}
function coverageIn(plans, verification) {
  const closing = plans.filter(({ document, done }) => document.gapClosure && !done);
  const gaps = openGaps(verification.text).map(({ truth, paths }) => ({
    truth,
    plans: closing.filter((plan) => closes(plan, truth, paths)).map(({ id }) => id)
  }));
  const { text } = verification;
  const missing = gaps.filter((gap) => gap.plans.length === 0);
  const problems = problemsIn(
    verification,
    missing.map(
      ({ truth }) => (0, import_shared_yaml_dist_parse_parser.errorAt)(spanOf(text, truth), {
        code: "gap-uncovered",
        message: `No plan with gap_closure: true closes the gap "${truth.slice(0, 120)}".`,
        fix: "Plan what is missing, and repeat the statement of the gap in must_haves.truths of that plan."
      })
    )
  );
  return { gaps, problems };
}
function openGaps(text) {
  const { gaps } = readVerification(text).document.frontmatter.values;
  return [...(0, import_shared_yaml_dist_parse_parser.isList)(gaps) ? gaps.filter(import_shared_yaml_dist_parse_parser.isMap) : [], ...readUat(text).gaps].flatMap(
    (gap) => {
      const truth = (0, import_shared_yaml_dist_parse_parser.scalar)(gap.truth);
      const status = (0, import_shared_yaml_dist_parse_parser.scalar)(gap.status)?.toLowerCase() ?? "failed";
      if (truth === null || ["passed", "verified", "resolved", "closed"].includes(status)) return [];
      return [{ truth, paths: artifactPaths(gap) }];
    }
  );
}
function artifactPaths({ artifacts }) {
  const items = (0, import_shared_yaml_dist_parse_parser.isList)(artifacts) ? artifacts.filter(import_shared_yaml_dist_parse_parser.isMap) : [];
  return items.flatMap((item) => (0, import_shared_yaml_dist_parse_parser.scalar)(item.path) ?? []);
}
function closes({ document }, truth, paths) {
  const { truths } = document.mustHaves;
  if ([...truths, document.objective ?? ""].some((one) => wordOverlap(truth, one) >= LEAST_OVERLAP))
    return true;
  return paths.length > 0 && paths.every((path) => document.filesModified.includes(path));
}
var TOUCHES_ABOVE = 1 / 2;
function criterionCoverage(plans, phase, roadmap) {
  const key = phaseKey(phase);
  const entry = roadmap?.phases.find(({ number }) => phaseKey(number) === key);
  if (roadmap === null || entry === void 0) return { criteria: [], problems: [] };
  const truths = plans.flatMap(({ document }) => document.mustHaves.truths);
  const criteria2 = entry.successCriteria.map((text2) => ({
    text: text2,
    touched: truths.some((truth) => wordOverlap(text2, truth) > TOUCHES_ABOVE)
  }));
  const { text } = roadmap.document;
  const untouched = criteria2.filter(({ touched }) => !touched);
  const problems = problemsIn(
    { file: ".planning/ROADMAP.md", text },
    untouched.map(
      (criterion) => (0, import_shared_yaml_dist_parse_parser.warningAt)(spanOf(text, criterion.text, entry.start, entry.end), {
        code: "criterion-untouched",
        message: `No must-have truth seems to speak of "${criterion.text.slice(0, 120)}" (compared by words only).`,
        fix: "If no plan makes it true, add a truth in its words to must_haves of the plan that should."
      })
    )
  );
  return { criteria: criteria2, problems };
}
var COMMON = new Set(
  "about after all also and any are been before being both but can cannot could does done each for from has have into its may more must not off one only onto other our out over shall should some such than that the their them then there these they this those under until upon use used user users uses using very was when where which while who will with within without would you your".split(
    " "
  )
);
function wordOverlap(statement, text) {
  const wanted = statementWords(statement);
  if (wanted.size === 0) return 0;
  const given = statementWords(text);
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}
function statementWords(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}
function stem(word) {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, "");
  return bare.length >= 3 ? bare : word;
}
// src/app/planning/documents/read-project.ts
// src/core/planning/documents/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = (0, import_hooks_active_on_command3.textLines)(plain, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said2 = (...labels) => field2(...labels)?.value || null;
  const phase = prosePhase(said2("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said2("Last activity") ?? "");
  const pausedAt = said2("Paused At");
  const progress = (0, import_shared_yaml_dist_parse_parser.isMap)(values.progress) ? values.progress : {};
  return {
    milestone: (0, import_shared_yaml_dist_parse_parser.scalar)(values.milestone),
    currentPhase: said2("Current Phase") ?? phase.number ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_phase),
    currentPhaseName: said2("Current Phase Name") ?? phase.name ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_phase_name),
    currentPlan: said2("Current Plan", "Plan") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_plan),
    statusText: said2("Status"),
    status: stateStatus(said2("Status") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.status), pausedAt),
    stoppedAt: said2("Stopped at") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said2("Last activity") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.last_activity),
    lastActivityText: said2("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : [])
    )
  };
}
function prosePhase(text) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title) {
  const heading = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines, label, range) {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines, prefix) {
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === void 0 ? "" : line.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line of lines) {
    const [name, cell, ...more] = (0, import_app_loop_conclude_turn.rowCells)(line) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}
var EXACT = {
  paused: "paused",
  stopped: "paused",
  executing: "executing",
  "in progress": "executing",
  "ready to execute": "executing",
  planning: "planning",
  "ready to plan": "planning",
  "planning complete": "planning",
  discussing: "discussing",
  verifying: "verifying",
  "phase complete \u2014 ready for verification": "verifying",
  completed: "completed",
  complete: "completed",
  done: "completed",
  "phase complete": "completed",
  "all phases complete": "completed",
  "milestone complete": "completed",
  unknown: "unknown"
};
var PATTERNS = [
  [/^executing phase \S+$/, "executing"],
  [/^planning phase \S+$/, "planning"],
  [/^verifying phase \S+$/, "verifying"],
  [/^phase \S+ complete$/, "completed"],
  [/^\S+ milestone complete$/, "completed"],
  [/^complete ?[✓✔✅☑]?$/, "completed"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}
function rewriteField(field2, change) {
  const text = field2 === null ? null : change(field2.value);
  return field2 === null || text === null ? [] : [{ start: field2.start, end: field2.end, text }];
}
// src/app/planning/documents/phase-facts-of.ts
// src/core/planning/writing/section.ts
function findSection(text, title) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text.length;
  const start = heading.next;
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text, quoted);
  const lines = (0, import_hooks_active_on_command3.textLines)(plain, start, end).filter((line) => line.start < end);
  return { start, end, lines, quoted };
}
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines, quoted) {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return (0, import_shared_core_planning_rules_waves.splice)(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text, at, quoted) {
  const around = (place2) => quoted.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text, range.start);
  return place;
}
function lineStart(text, at) {
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  return start === 0 && text.startsWith("\uFEFF") ? 1 : start;
}
function nextLine(text, at) {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf("\n", at);
  return next === -1 ? text.length : next + 1;
}
function appendSection(text, heading, lines) {
  const eol = lineEndOf(text);
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text.length ? "" : eol}${text.slice(place)}`;
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM = /^[-*+][ \t]+\S/;
function addListEntry(text, section, entry) {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text, section);
  const after = text.slice(place, section.end);
  const headingFollows = after.trim() === "" && section.end < text.length && after === "";
  return insertLines(
    text,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section.quoted
  );
}
function hasLine(text, { lines }, entry) {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}
function endOfList(text, { lines, start }) {
  const raw = (line) => text.slice(line.start, line.end);
  const last = lines.findLastIndex((line) => ITEM.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said2 = lines.findLast((line) => raw(line).trim() !== "");
  return { place: said2?.next ?? start, gap: true };
}
// src/core/planning/milestones/acknowledged.ts
function auditedKind(name) {
  if (!name.endsWith(".md")) return null;
  if (/(?:^|-)UAT\b/.test(name)) return "uat";
  return /(?:^|-)VERIFICATION\b/.test(name) ? "verification" : null;
}
var MARK = "audit_acknowledged";
function auditOf(kind, text) {
  const status = statusIn(text);
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const mark = values[MARK];
  const { key, value } = snapshotOf(kind, text);
  const isWhole = (0, import_shared_yaml_dist_parse_parser.isMap)(mark) && Boolean((0, import_shared_yaml_dist_parse_parser.scalar)(mark.milestone)) && Boolean((0, import_shared_yaml_dist_parse_parser.scalar)(mark.at));
  return {
    open: isOpen(kind, status, (0, import_shared_yaml_dist_parse_parser.scalar)(values.result)) ? status : null,
    isAcknowledged: isWhole && (0, import_shared_yaml_dist_parse_parser.scalar)(mark[key]) === value
  };
}
function withAcknowledgement(kind, text, version, date) {
  const { present, inner, entries } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const { key, value } = snapshotOf(kind, text);
  const eol = lineEndOf(text);
  const lines = [
    `${MARK}:`,
    `  milestone: ${(0, import_shared_core_planning_phases_plan_format2.yamlScalar)(version)}`,
    `  at: ${date}`,
    `  ${key}: ${(0, import_shared_core_planning_phases_plan_format2.yamlScalar)(value, kind === "uat")}`
  ];
  const mark = lines.map((line) => line + eol).join("");
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries.filter((entry) => entry.key === MARK).map(({ start, end }) => ({ start, end, text: "" }));
  return (0, import_shared_core_planning_rules_waves.splice)(text, [...old, { start: inner.end, end: inner.end, text: mark }]);
}
function statusIn(text) {
  return (0, import_shared_yaml_dist_parse_parser.scalar)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.status)?.toLowerCase() ?? "unknown";
}
function isOpen(kind, status, result) {
  if (kind === "verification") return status === "gaps_found" || status === "human_needed";
  const isOver2 = status === "unknown" && result?.toLowerCase() === "all_pass";
  return status !== "complete" && status !== "resolved" && !isOver2;
}
function snapshotOf(kind, text) {
  const status = statusIn(text);
  if (kind === "verification") return { key: "status", value: status };
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return { key: "gap_snapshot", value: `${status}::scenarios=${waiting}` };
}
// src/app/planning/documents/covered-digest.ts
var LARGEST = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = (0, import_hooks_active_on_stop3.readFile)((0, import_node_path3.resolve)(root, path), (0, import_hooks_active_on_stop4.projectFile)(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return (0, import_hooks_active_on_stop2.createHash)("sha256").update(content).digest("hex");
}
// src/app/planning/documents/phase-facts-of.ts
function phaseFactsOf({ root, folder, unusable, archived }, { number, name, folder: own }) {
  const path = own === null ? null : (0, import_node_path2.join)(folder, own);
  const phase = path === null ? null : (0, import_shared_core_planning_rules_waves.readPhase)(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  return {
    number,
    name,
    folder: own,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
    runnable: waves?.ready ?? [],
    halted: haltedPlans(phase),
    archived: own === null && archived.some((one) => isFolderOf(one, number)),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    ...verificationOf(root, phase),
    acceptance: acceptanceOf(root, phase),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function verificationOf(root, phase) {
  const report = phase?.names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = phase === null || report === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path2.join)(phase.folder, report));
  if (phase === null || text === null)
    return { verification: null, gapsClosed: false, verifiedOn: null, coverage: [] };
  const verification = readVerification(text);
  return {
    verification: statusOf(root, verification),
    gapsClosed: areGapsClosed(phase, text, verification),
    verifiedOn: dayOf(verification.document.frontmatter.values.verified),
    coverage: verification.requirements
  };
}
function acceptanceOf(root, phase) {
  const file = phase?.names.find((one) => /(?:^|-)UAT\.md$/.test(one));
  const text = phase === null || file === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path2.join)(phase.folder, file));
  if (file === void 0 || text === null) return null;
  const waiting = readUat(text).tests.filter(({ result }) => result === "pending" || result === "blocked");
  const { open, isAcknowledged } = auditOf("uat", text);
  const pending = waiting.map(({ number, name }) => `${number}. ${name}`);
  return { file, pending, open: isAcknowledged ? null : open };
}
function areGapsClosed(phase, text, verification) {
  if (verification.status !== "gaps_found") return false;
  if (openGaps(text).length === 0) return true;
  const { coveredFiles, document } = verification;
  if (coveredFiles.length === 0 && document.frontmatter.values.re_verification !== void 0) return false;
  const closing = phase.plans.filter((plan) => plan.document.gapClosure && plan.summary !== null);
  return closing.some(({ file }) => !coveredFiles.some((one) => one.endsWith(`/${file}`)));
}
function dayOf(time) {
  return typeof time === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null : null;
}
function haltedPlans(phase) {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ id }) => id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}
// src/app/planning/documents/read-project.ts
function openPlanningAround(folder) {
  return openPlanning((0, import_hooks_active_on_command2.findProject)(folder) ?? folder);
}
function openPlanning(root) {
  const planning = (0, import_node_path.join)(root, ".planning");
  if (!(0, import_hooks_active_on_command2.isFolder)(planning)) {
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = (0, import_hooks_active_on_stop4.findIn)((0, import_hooks_active_on_stop4.projectFile)(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return (0, import_shared_core_planning_documents_planning_settings.refused)(reason);
  }
  const workstreams = (0, import_node_path.join)(planning, "workstreams");
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(planning, "ROADMAP.md")) && (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return (0, import_shared_core_planning_documents_planning_settings.refused)(reason);
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : (0, import_shared_core_planning_documents_planning_settings.refused)(unusable);
}
function readProject(root, planning) {
  const unusable = [];
  const read = (name) => {
    const found = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path.join)(planning, name));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read("STATE.md"), read("ROADMAP.md"), read("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  const archive = archivedMilestones(root, planning);
  const archived = archive.get(versionIn(stateDocument?.milestone ?? "") ?? "") ?? [];
  const reading = { root, folder: (0, import_node_path.join)(planning, "phases"), unusable, archived };
  const phases = factsOf(reading, roadmapDocument, archive.size > 0);
  const witnesses = {
    phases,
    roadmap: roadmapDocument,
    state: stateDocument,
    hasArchive: archive.size > 0,
    verifier: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).verifier
  };
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : (0, import_shared_core_planning_rules_waves.readRequirements)(requirements),
    phases,
    standing: standingOf(witnesses),
    witnesses,
    archive,
    unusable
  };
}
function archivedMilestones(root, planning) {
  const folder = (0, import_node_path.join)(planning, "milestones");
  const found = /* @__PURE__ */ new Map();
  for (const name of (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder)) {
    const version = versionIn(name);
    if (version === null || !/-(?:ROADMAP\.md|phases)$/i.test(name)) continue;
    const phases = name.endsWith(".md") ? [] : (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(folder, name));
    found.set(version, [...found.get(version) ?? [], ...phases]);
  }
  return found;
}
function versionIn(text) {
  return /\bv\d+(?:\.\d+){0,3}/i.exec(text)?.[0].toLowerCase() ?? null;
}
function factsOf(reading, roadmap, hasArchive) {
  const { root, folder } = reading;
  const folders = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder).filter(
    (name) => folderPhase(name) !== null && (0, import_hooks_active_on_command2.isFolder)((0, import_node_path.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number) => ({ number, name: "" }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => isFolderOf(one, number)) ?? null;
      return phaseFactsOf(reading, { number, name, folder: own });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  if (hasArchive || (roadmap?.elsewhere ?? []).length > 0) return [];
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number = folderPhase(name) ?? name;
    return phaseFactsOf(reading, { number, name: name.slice(number.length + 1), folder: name });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
module.exports = {
  addListEntry: addListEntry,
  appendSection: appendSection,
  auditOf: auditOf,
  auditedKind: auditedKind,
  comparePhases: comparePhases,
  coveredDigestOf: coveredDigestOf,
  criterionCoverage: criterionCoverage,
  findSection: findSection,
  folderPhase: folderPhase,
  gapCoverage: gapCoverage,
  insertLines: insertLines,
  isBacklog: isBacklog,
  isFolderOf: isFolderOf,
  knownStatus: knownStatus,
  lineEndOf: lineEndOf,
  openGaps: openGaps,
  openPlanning: openPlanning,
  openPlanningAround: openPlanningAround,
  paddedPhase: paddedPhase,
  phaseFolderName: phaseFolderName,
  phaseKey: phaseKey,
  phaseSlug: phaseSlug,
  problemsIn: problemsIn,
  readProject: readProject,
  readRoadmap: readRoadmap,
  readState: readState,
  readUat: readUat,
  readVerification: readVerification,
  rewriteField: rewriteField,
  spanOf: spanOf,
  standingOf: standingOf,
  uatSection: uatSection,
  withAcknowledgement: withAcknowledgement
};
