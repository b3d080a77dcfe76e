

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

// src/core/planning/writing/flat-state.ts
function isFlatState(text) {
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  return values.currentPhase !== void 0 && values.gsd_state_version === void 0;
}
function flatBlockers(text) {
  return (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.blockers);
}
function flatDecisions(text) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(decisions)) return (0, import_shared_yaml_dist_parse_parser.texts)(decisions);
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said]) => {
    const words2 = (0, import_shared_yaml_dist_parse_parser.scalar)(said);
    return words2 === null ? [] : [`${name}: ${words2}`];
  });
}
function addFlatBlocker(text, said) {
  return flatBlockers(text).includes(said) ? text : addItem(text, "blockers", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
}
function resolveFlatBlocker(text, words2) {
  const entry = entryOf(text, "blockers");
  const all = flatBlockers(text);
  const left = all.filter((one) => !one.toLowerCase().includes(words2));
  if (entry === void 0 || left.length === all.length) return text;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  const isBlock = /\n[ \t]*-/.test(text.slice(entry.start, entry.end));
  const items = left.map((one) => (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(one, true));
  const value = isBlock && left.length > 0 ? `blockers:${items.map((one) => `${eol}  - ${one}`).join("")}` : `blockers: [${items.join(", ")}]`;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: entry.start, end: endOf(text, entry), text: value }]);
}
function addFlatDecision(text, said) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if (flatDecisions(text).some((one) => one === said || one.endsWith(`: ${said}`))) return text;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(decisions) && decisions.length > 0)
    return addItem(text, "decisions", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
  const taken = (0, import_shared_yaml_dist_parse_parser.isMap)(decisions) ? Object.keys(decisions) : [];
  const base = (0, import_hooks_active_on_command.phaseSlug)(said).split("-").slice(0, 4).join("-") || "decision";
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem(text, "decisions", `${free ?? base}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true)}`, "");
}
function addFlatIteration(text, phase, plan) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^iteration history$/i);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^iteration$/i, /^result$/i]);
  if (section === null || table === null) return text;
  const at = (name) => (0, import_shared_core_planning_phases_standing.columnOf)(table, name);
  const [iteration, ofPhase, ofPlan, result] = [/^iteration$/i, /^phase$/i, /^plan$/i, /^result$/i].map(at);
  const last = table.rows.at(-1);
  const cell = (column) => last?.[column ?? -1]?.text ?? "";
  const isThere = cell(ofPhase) === phase && cell(ofPlan) === plan && cell(result) === "success";
  if (isThere) return text;
  const number2 = Math.max(0, ...table.rows.map((row) => Number(row[iteration ?? -1]?.text) || 0)) + 1;
  const values = /* @__PURE__ */ new Map([
    [iteration, String(number2)],
    [ofPhase, phase],
    [ofPlan, plan],
    [result, "success"]
  ]);
  return (0, import_shared_core_planning_phases_standing.addRow)(text, section, table, (column) => values.get(table.columns.indexOf(column)) ?? "-");
}
function atFlatPhase(text, phase, status) {
  const set = setKeys(text, { ...phase === null ? {} : { currentPhase: phase.number }, status });
  const section = (0, import_shared_core_planning_phases_standing.findSection)(set, /^current phase$/i);
  const line = section?.lines.find((one) => /^Phase \S+:/i.test(one.text));
  if (line === void 0) return set;
  const own = (0, import_shared_core_planning_documents_roadmap.flatPlace)(line.text);
  const place = phase === null ? `${own?.phase ?? ""}${own?.name ?? ""}` : `Phase ${phase.number}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(phase.name)}`;
  return (0, import_shared_core_planning_phases_standing.splice)(set, [
    { start: line.start, end: line.end, text: `${place} (${status.replaceAll("-", " ")})` }
  ]);
}
function setKeys(text, values) {
  const edits = Object.entries(values).flatMap(([key, value]) => {
    const entry = entryOf(text, key);
    if (entry === void 0 || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value) return [];
    const written = `${key}: ${key === "lastUpdated" ? value : (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value)}`;
    return [{ start: entry.start, end: endOf(text, entry), text: written }];
  });
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
function addItem(text, key, item, dash) {
  const { inner } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const entry = entryOf(text, key);
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  if (entry === void 0)
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: inner.end, end: inner.end, text: `${key}:${eol}  ${dash}${item}${eol}` }]);
  const own = text.slice(entry.start, endOf(text, entry));
  const end = entry.start + own.length;
  const flow = /^[^:]*:[ \t]*[[{]([\s\S]*)[\]}]$/.exec(own);
  if (flow !== null && (dash !== "" || flow[1]?.trim() !== "")) {
    const gap = flow[1]?.trim() === "" ? "" : ", ";
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: end - 1, end: end - 1, text: gap + item }]);
  }
  if (flow !== null) return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: entry.start, end, text: `${key}:${eol}  ${item}` }]);
  const indent = /\n([ \t]+)\S/.exec(own)?.[1] ?? "  ";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: end, end, text: `${eol}${indent}${dash}${item}` }]);
}
function entryOf(text, key) {
  return (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.entries.findLast((one) => one.key === key);
}
function endOf(text, { start, end }) {
  return start + text.slice(start, end).trimEnd().length;
}

// src/core/planning/writing/mirror-state.ts
function mirrored(before, after, { counters = {}, now, isNote = false }) {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf((0, import_shared_core_planning_documents_roadmap.readState)(before)), (0, import_shared_core_planning_documents_roadmap.readState)(after)];
  const { text, frontmatter } = is.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const edits = [
    ...Object.entries(mirrorOf(is)).flatMap(
      ([key, value]) => was[key] === value ? [] : scalarEdit(text, entry(key), value)
    ),
    ...counterEdits(text, entry("progress"), counters)
  ];
  const isChanged = after !== before || edits.length > 0;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    ...edits,
    ...isChanged && !isNote ? scalarEdit(text, entry("last_updated"), now) : []
  ]);
}
function mirrorOf(state) {
  return {
    current_phase: state.currentPhase,
    current_phase_name: state.currentPhaseName,
    status: state.status,
    stopped_at: state.stoppedAt,
    paused_at: state.pausedAt,
    last_activity: state.lastActivity,
    last_activity_desc: state.lastActivityText
  };
}
function scalarEdit(text, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value, old.startsWith('"')) }];
}
function counterEdits(text, entry, counters) {
  if (entry === void 0) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(counters).flatMap(([key, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

// src/core/planning/phases/position.ts
function stateAfter(text, standing, event, now) {
  const state = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const move = moveAt(state, standing, event);
  if (isFlatState(text)) return move === null ? text : mirrored(text, flatAfter(text, move), { now });
  const counters = countersAfter(state, standing, event);
  const edits = [
    ...move === null ? [] : positionEdits(state, move),
    ...counters.percent === void 0 ? [] : progressEdits(state, standing.progress)
  ];
  return mirrored(text, (0, import_shared_core_planning_phases_standing.splice)(text, edits), { counters, now });
}
function flatAfter(text, { phase }) {
  return atFlatPhase(text, phase, phase === null ? "complete" : "in-progress");
}
function moveAt(state, standing, { kind, phase: number2 }) {
  const { phases, open, left } = standing;
  const at = (0, import_hooks_active_on_command.phaseKey)(state.currentPhase ?? "");
  const isHere = at === (0, import_hooks_active_on_command.phaseKey)(number2);
  if (left !== null || !isHere && open.some((one) => (0, import_hooks_active_on_command.phaseKey)(one) === at)) return null;
  const phase = phases.find((one) => (0, import_hooks_active_on_command.phaseKey)(one.number) === (0, import_hooks_active_on_command.phaseKey)(number2)) ?? null;
  if (kind !== "verified" || open.includes(number2)) return phase === null ? null : { phase, moved: !isHere };
  return moveFrom(standing, number2);
}
function moveFrom({ phases, open, disputed }, number2) {
  const free = open.filter((one) => !disputed.includes(one));
  const later = free.find((one) => (0, import_hooks_active_on_command.comparePhases)(one, number2) > 0);
  if (later === void 0 && free.length < open.length) return null;
  const next = later ?? free[0];
  return { phase: phases.find((one) => one.number === next) ?? null, moved: next !== void 0 };
}
function countersAfter(state, { progress, left }, { kind }) {
  if (left !== null || !countsTheSame(state, progress)) return {};
  const { percent, total_plans, completed_plans, completed_phases } = progress;
  if (kind === "planned") return { total_plans, percent };
  return kind === "plan done" ? { completed_plans, percent } : { completed_phases, percent };
}
function countsTheSame({ progress: said }, { total_phases }) {
  return said.total_phases === void 0 || Number(said.total_phases) === total_phases;
}
function progressEdits(state, progress) {
  return (0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Progress"), (value) => progressLine(value, progress));
}
function progressLine(value, { percent, completed_plans, total_plans }) {
  const [old, bar] = /^(\[[\u2588\u2591]+\]\s*)?\d{1,3}%/.exec(value) ?? [];
  if (old === void 0) return null;
  const behind = value.slice(old.length);
  const all = /^\s*\(\d+\s*\/\s*(\d+)/.exec(behind)?.[1];
  if (all !== void 0 && Number(all) !== total_plans) return null;
  const counted2 = behind.replace(/^(\s*\()\d+(?=\s*\/)/, (_, open) => `${open}${completed_plans}`);
  return `${bar === void 0 ? "" : `${(0, import_shared_core_mapping_documents_map_documents.progressBar)(percent)} `}${percent}%${counted2}`;
}
function positionEdits(state, { phase, moved }) {
  const status = state.field("Status");
  const isOurs = status !== null && (phase === null || (0, import_shared_core_planning_documents_roadmap.knownStatus)(status.value) !== null);
  return [
    ...moved && phase !== null ? placeEdits(state, phase) : [],
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, phase, moved),
    ...isOurs && state.pausedAt === null ? (0, import_shared_core_planning_documents_roadmap.rewriteField)(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function placeEdits(state, phase) {
  return [
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Phase"), (value) => placeLine(value, phase, true)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Phase"), (value) => placeLine(value, phase, false)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Phase Name"), () => phase.name || null)
  ];
}
function placeLine(value, { number: number2, name }, isProse) {
  const found = /^(\d\S*?)(?: of (\d+))?(?:( [-\u2014\u2013] |: )\S.*| \([^)]*\).*)?$/.exec(value);
  if (found === null) return isProse ? `${number2} (${name})` : number2;
  const [, , total, gap] = found;
  const most = Math.max(Number(total ?? 0), Number(/^\d+/.exec(number2)?.[0] ?? 0));
  const place = total === void 0 ? number2 : `${number2} of ${most}`;
  if (gap !== void 0) return `${place}${gap}${name}`;
  return value.endsWith(")") || value.includes(") ") || total !== void 0 ? `${place} (${name})` : place;
}
var NOT_STARTED = "Not started";
function planEdits(state, phase, moved) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number2 = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Plan"), (value) => none ?? planLine(before ?? value, next, count)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Plan"), (value) => none ?? number2(next)(before ?? value)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Total Plans in Phase"), number2(count))
  ];
}
function planLine(value, next, count) {
  const place = /^(?:\d+ of \d+|not started)(?= in current phase$|$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}
function focusLine(value, phase) {
  const [, number2, dash] = /^Phase ([^\s:]+)( \u2014 |: )/.exec(value) ?? [];
  if (number2 === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_hooks_active_on_command.phaseKey)(number2) === (0, import_hooks_active_on_command.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
}
function statusLine(status, phase, moved) {
  const { words: words2, fitting } = expectedStatus(phase);
  return !moved && fitting.includes((0, import_shared_core_planning_documents_roadmap.knownStatus)(status) ?? "") ? null : words2;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase)) {
    case "partial":
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete \u2014 ready for verification", fitting: ["verifying", "completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return { words: "Ready to plan", fitting: ["planning", "discussing", "unknown"] };
  }
}
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today, boxes = null) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = (0, import_hooks_active_on_command.phaseKey)(facts.number);
    const phase = roadmap.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === key);
    const rows = roadmap.progress.filter((row) => (0, import_hooks_active_on_command.phaseKey)(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, { today, boxes }),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, { today, boxes }) {
  const edits = [];
  for (const { id, checkbox, done } of plansBoth(phase, facts)) {
    if (boxes !== null && !boxes.some((one) => sameId(one, id))) continue;
    if (done && !checkbox.checked) edits.push({ ...tick(checkbox), why: `${id} has its summary` });
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts),
      why: countWhy(facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete") {
    const why = `the verification of phase ${facts.number} passed`;
    const dated = completedOn(text, phase.checkbox, facts.verifiedOn ?? today);
    edits.push(...[tick(phase.checkbox), ...dated].map((edit) => ({ ...edit, why })));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}
function countWhy({ plans }) {
  return `${plans.filter((plan) => plan.done).length} of ${(0, import_common.countOf)(plans.length, "plan")} have summaries`;
}
function plansBoth({ plans }, facts) {
  return plans.flatMap(({ id, checkbox }) => {
    const own = facts.plans.find((plan) => sameId(plan.id, id));
    return own === void 0 ? [] : [{ id, checkbox, done: own.done }];
  });
}
function sameId(a, b) {
  return padded((0, import_hooks_active_on_command2.canonicalPlanId)(a)) === padded((0, import_hooks_active_on_command2.canonicalPlanId)(b));
}
function claimBeyondDisk(roadmap, facts) {
  const key = (0, import_hooks_active_on_command.phaseKey)(facts.number);
  const phase = roadmap.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === key);
  const row = roadmap.progress.find((one) => (0, import_hooks_active_on_command.phaseKey)(one.phase) === key);
  const done = facts.plans.filter((plan) => plan.done).length;
  const open = facts.plans.filter((plan) => !plan.done).map(({ id }) => id);
  if (facts.plans.length === 0) return null;
  const ticked = phase === void 0 ? void 0 : plansBoth(phase, facts).find((one) => one.checkbox.checked && !one.done);
  if (ticked !== void 0) return `ROADMAP.md ticks ${ticked.id}, which has no summary.`;
  if (phase?.checkbox?.checked === true && open.length > 0)
    return `ROADMAP.md ticks phase ${facts.number}, of which ${open.join(", ")} ${open.length === 1 ? "has" : "have"} no summary.`;
  const rowDone = Number(/^(\d{1,6})\s*\//.exec(row?.plans.text ?? "")?.[1] ?? 0);
  if (rowDone > done)
    return `The table of ROADMAP.md counts ${rowDone} plans of phase ${facts.number} as done, and ${(0, import_common.countOf)(done, "has a summary", "have summaries")}.`;
  if (row?.says === "complete" && phase?.checkbox?.checked === false && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) !== "complete")
    return `The table of ROADMAP.md calls phase ${facts.number} complete, its box is open, and no verification decides.`;
  return null;
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD(?=$|\s*\(research:)|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  const state = (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${(0, import_common.countOf)(all, "plan")}` : `${done}/${all} plans ${state}`;
  return count + value.slice(found.length);
}
function tick({ mark }) {
  return { start: mark, end: mark + 1, text: "x" };
}
function completedOn(text, { line }, date) {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}
function rowStatus(complete, done) {
  if (complete) return "Complete";
  return done > 0 ? "In Progress" : "Planned";
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || row.says === "deferred") return [];
  const complete = (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete";
  if (!complete && row.says === "complete") return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    ...row.says === "complete" ? [] : [{ cell: row.status, text: rowStatus(complete, done) }],
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    const written = cell.start === cell.end ? `${text} ` : text;
    const why = complete ? `the verification of phase ${facts.number} passed` : countWhy(facts);
    return [{ start: cell.start, end: cell.end, text: written, why }];
  });
}
function requirementEdits(requirements, standing, roadmap, only = null) {
  const { phases } = standing;
  const about = only === null ? null : keysOf(requirementsOf(only, roadmap));
  const held = requirements.traces.filter(({ status }) => HELD.test(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = /* @__PURE__ */ new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids, id) => ids.has(id.toUpperCase());
  const isAsked = ({ id }) => about === null || is(about, id);
  const why = (id) => is(unmet, id) ? `a verification found gaps in ${id}` : `the phase of ${id} is verified`;
  const isDone = (id) => is(met, id) && !is(away, id);
  const boxes = requirements.items.filter(isAsked).flatMap(({ id, checked, mark }) => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? "x" : " ", why: why(id) }];
  });
  const traces = requirements.traces.filter(isAsked).flatMap(({ id, status: { text, start, end } }) => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND, why: why(id) }];
    return !isComplete && isDone(id) ? [{ start, end, text: "Complete", why: why(id) }] : [];
  });
  return [...boxes, ...traces];
}
var HELD = /^(?:blocked|deferred|dropped|cancell?ed|moved|out of scope)\b/i;
var GAPS_FOUND = "Gaps Found";
function metIn(phase, roadmap, { verifier }) {
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
  return phase.verification === null && !verifier ? phase.requirementsCompleted : [];
}
function unmetIn(phase, roadmap) {
  if (phase.verification !== "gaps_found") return [];
  const { coverage = [] } = phase;
  const satisfied = keysOf(coverage.filter((one) => one.satisfied).map(({ id }) => id));
  return requirementsOf(phase, roadmap).filter((id) => !satisfied.has(id.toUpperCase()));
}
function requirementsOf(phase, roadmap) {
  const covered = (phase.coverage ?? []).map(({ id }) => id);
  return [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...covered];
}
function servedBy({ number: number2 }, roadmap) {
  const key = (0, import_hooks_active_on_command.phaseKey)(number2);
  return roadmap?.phases.find((phase) => (0, import_hooks_active_on_command.phaseKey)(phase.number) === key)?.requirements ?? [];
}
function keysOf(ids) {
  return new Set(ids.map((id) => id.toUpperCase()));
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/record-event.ts
function recordEvent({ root, planning }, event, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const project = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (project.state === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(".planning/STATE.md is missing: begin with /msw:init.");
    const texts2 = textsAfter(project, event, now).map(([name, before, after]) => ({
      file: `.planning/${name}`,
      path: (0, import_node_path.join)(planning, name),
      isChanged: before !== after,
      after
    }));
    const changed2 = texts2.filter(({ isChanged }) => isChanged);
    const [objection] = changed2.flatMap(({ path }) => (0, import_app_loop_conclude_turn.writeObjection)(root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(objection);
    for (const { path, after } of changed2) (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return { status: "done", files: changed2.map(({ file }) => file) };
  });
}
function textsAfter(project, event, now) {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = project.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === (0, import_hooks_active_on_command.phaseKey)(event.phase));
  const before = roadmap?.document.text ?? "";
  const boxes = event.plan === void 0 ? [] : [event.plan];
  const ticked = roadmap === null || facts === void 0 ? before : (0, import_shared_core_planning_phases_standing.splice)(before, roadmapEdits(roadmap, [facts], now.slice(0, 10), boxes));
  const after = roadmap === null ? null : (0, import_shared_core_planning_documents_roadmap.readRoadmap)(ticked, state?.milestone ?? null);
  const standing = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: after });
  const asked = requirements?.document.text ?? "";
  const met = requirements === null || facts === void 0 || event.kind === "planned" ? asked : (0, import_shared_core_planning_phases_standing.splice)(asked, requirementEdits(requirements, standing, after, facts));
  const said = state?.document.text ?? "";
  const noted = event.note?.(said, project) ?? said;
  return [
    ["ROADMAP.md", before, ticked],
    ["REQUIREMENTS.md", asked, met],
    ["STATE.md", said, stateAfter(noted, standing, event, now)]
  ];
}
async function recordIfDone(root, { phase, plan }) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(root);
    if (opened.status === "refused") return `msw \u25B8 the plan is not recorded: ${opened.reason}`;
    const facts = opened.project.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === (0, import_hooks_active_on_command.phaseKey)(phase));
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone || opened.project.state === null) return null;
    const event = { kind: "plan done", phase, plan: (0, import_hooks_active_on_command2.canonicalPlanId)(plan) };
    const recorded2 = await recordEvent(opened.project, event);
    return recorded2.status === "refused" ? `msw \u25B8 the plan is not recorded: ${recorded2.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the plan is not recorded: ${reason}`;
  }
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_mapping_documents_map_documents.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_mapping_documents_map_documents.oneLine)(decision.rationale ?? "");
  if (isFlatState(text)) return addFlatDecision(text, why === "" ? said : `${said} \u2014 ${why}`);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Decisions", [entry]);
  const table = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : (0, import_shared_core_planning_phases_standing.addRow)(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^phase$/i), (0, import_shared_core_planning_phases_standing.columnOf)(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_hooks_active_on_command.phaseKey)(row[at]?.text ?? "") === (0, import_hooks_active_on_command.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_mapping_documents_map_documents.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  if (isFlatState(text)) return flatDecisions(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const rows = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}
function phaseDecisionsIn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  const cellsOf = (name) => table === null ? -1 : (0, import_shared_core_planning_phases_standing.columnOf)(table, name);
  const [at, what, why] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i].map(cellsOf);
  const rows = (table?.rows ?? []).map((row) => ({
    phase: row[at ?? -1]?.text ?? null,
    text: row[what ?? -1]?.text ?? "",
    rationale: row[why ?? -1]?.text
  }));
  const items = section.lines.flatMap((line) => {
    const [, phase, said] = /^[-*+] \[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line.text) ?? [];
    if (phase === void 0 || said === void 0) return [];
    const [decided = "", ...reasons2] = said.split(" \u2014 ");
    return [{ phase, text: decided.trim(), rationale: reasons2.join(" \u2014 ").trim() || void 0 }];
  });
  return [...rows, ...items].filter(({ text: said }) => said !== "" && !/^-+$/.test(said));
}
var BLOCKERS = /^(?:Blockers|Blockers ?\/ ?Concerns|Concerns)$/i;
var ITEM = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_mapping_documents_map_documents.itemText)(blocker);
  if (said === "") return text;
  if (isFlatState(text)) return addFlatBlocker(text, said);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, `- ${said}`);
}
function noBlockers(before, after) {
  const [old, section] = [(0, import_shared_core_planning_phases_standing.findSection)(before, BLOCKERS), (0, import_shared_core_planning_phases_standing.findSection)(after, BLOCKERS)];
  if (section === null || old !== null && saidIn(before, old).length > 0) return null;
  const all = itemsOf(after, section).map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(after, all);
  const rest = regionOf(freed, (0, import_shared_core_planning_phases_standing.findSection)(freed, BLOCKERS));
  if (old !== null) return { was: regionOf(before, old), rest, gap: "" };
  const gap = after.slice(before.length, headingOf(after, section));
  return { was: null, rest, gap: after.startsWith(before) && gap.trim() === "" ? gap : "" };
}
function resolveBlocker(text, words2, none = null) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  const wanted = (0, import_shared_core_mapping_documents_map_documents.oneLine)(words2).toLowerCase();
  if (wanted === "") return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  if (section === null) return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const removed = others.map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: first.start, end: first.end, text: "" }, ...removed]);
  if (gone.length < items.length) return freed;
  const left = (0, import_shared_core_planning_phases_standing.findSection)(freed, BLOCKERS);
  if (none !== null && left !== null && regionOf(freed, left) === none.rest) {
    if (none.was !== null) return (0, import_shared_core_planning_phases_standing.splice)(freed, [{ start: left.start, end: left.end, text: none.was }]);
    const start = headingOf(freed, left) - none.gap.length;
    return (0, import_shared_core_planning_phases_standing.splice)(freed, [{ start, end: left.end, text: "" }]);
  }
  const line = `None.${(0, import_shared_core_planning_phases_standing.lineEndOf)(text)}`;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: first.start, end: first.end, text: line }, ...removed]);
}
function regionOf(text, section) {
  return section === null ? "" : text.slice(section.start, section.end);
}
function headingOf(text, { start }) {
  return text.lastIndexOf("#", start - 1) === -1 ? start : text.lastIndexOf("\n", start - 2) + 1;
}
function blockersIn(text) {
  if (isFlatState(text)) return flatBlockers(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? [] : saidIn(text, section).filter((said) => !SETTLED.test(said) && !RESOLVED.test(said));
}
var SETTLED = /^(?:[*_]{0,2}~~|\[[xX]\]|\u2705|\u2713|[*_[(]{0,3}(?:resolved|fixed|closed|done)\b)/iu;
var RESOLVED = /\bRESOLVED\b/;
function saidIn(text, section) {
  const said = itemsOf(text, section).map((one) => (0, import_shared_core_mapping_documents_map_documents.oneLine)(one.said));
  return said.filter((one) => !/^[_*(]{0,2}(?:none(?: yet)?|no blockers(?: yet)?)[_*)]{0,2}\.?$/i.test(one));
}
function itemsOf(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}
// src/app/planning/phases/accepted-plans.ts
function acceptedReason(root, plan) {
  const reason = recorded(root)[digestOf(plan)];
  return typeof reason === "string" ? reason : null;
}
function keepAccepted(root, reason, plans) {
  const folder = (0, import_common3.openMswSubfolder)(root, "planning");
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === "ok") (0, import_common4.keepJson)(pathOf(root), { ...recorded(root), ...accepted });
  return folder;
}
function recorded(root) {
  const file = (0, import_common5.readJson)(pathOf(root), (0, import_common6.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function pathOf(root) {
  return (0, import_common3.mswPath)(root, "planning", "accepted.json");
}
function digestOf(text) {
  return `sha256:${(0, import_common2.createHash)("sha256").update(text).digest("hex")}`;
}

var import_shared_app_diagnose_diagnose_plugins2 = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common7 = require("./common.cjs");

// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const opened = (0, import_common7.openWorkspace)((0, import_shared_app_diagnose_diagnose_plugins2.projectOf)(place), place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_common7.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command3.findProject)(folder) ?? folder;
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  return setSessionField(text, ["Paused At"], now);
}
function noteResume(text) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command5.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command4.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command4.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_phases_standing.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_phases_standing.findSection)(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_mapping_documents_map_documents.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_mapping_documents_map_documents.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command4.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return (0, import_shared_core_planning_phases_standing.insertLines)(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Session", [`**${label}:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`]) : (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`]);
}
function spelled({ text }, label, value) {
  if (text.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text.startsWith("**") ? `**${label}:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}` : `${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`;
}
function emptyLabel({ lines }, labels) {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i");
    const line = lines.find(({ text }) => pattern.test(text));
    if (line !== void 0) return line.end;
  }
  return null;
}
function insertField(text, section, label, value) {
  const labelled = section.lines.filter(
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || (0, import_app_loop_conclude_turn2.rowCells)(line)?.length === 2
  );
  const last = labelled.at(-1);
  if (last === void 0)
    return (0, import_shared_core_planning_phases_standing.insertLines)(text, section.start, ["", `${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`], section.quoted);
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_mapping_documents_map_documents.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/writing/record-state.ts
// src/core/planning/writing/state-metrics.ts
var TITLE = /^Performance Metrics$/i;
var PLAN_COLUMNS = [/^plan$/i, /^duration$/i, /^tasks$/i, /^files$/i];
var PLAN_HEADER = ["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"];
function noteMetric(text, metric, added = false) {
  const ready = added ? withPlanTable(text) : text;
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text;
  const cells = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^plan$/i), `Phase ${metric.phase} P${metric.plan}`],
    [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^duration$/i), duration(metric)],
    [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^tasks$/i), `${metric.tasks ?? "-"} tasks`],
    [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^files$/i), `${metric.files ?? "-"} files`]
  ]);
  const name = nameOf(`Phase ${metric.phase} P${metric.plan}`);
  const own = table.rows.find((row) => nameOf(row[(0, import_shared_core_planning_phases_standing.columnOf)(table, /^plan$/i)]?.text ?? "") === name);
  if (own !== void 0) return (0, import_shared_core_planning_phases_standing.splice)(ready, (0, import_shared_core_planning_phases_standing.cellEdits)(own, cells));
  return (0, import_shared_core_planning_phases_standing.addRow)(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Performance Metrics", PLAN_HEADER);
  if ((0, import_shared_core_planning_phases_standing.findTable)(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, last?.next ?? section.start, lines, section.quoted);
}
function duration({ minutes, iterations }) {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${(0, import_common.countOf)(iterations, "iteration")}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${(0, import_hooks_active_on_command.phaseKey)(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
var QUICK_TITLE = /^Quick Tasks Completed$/i;
var COLUMNS = [/^#$/, /^Description$/i];
var HEADER = [
  "| # | Description | Date | Commit | Directory |",
  "|---|-------------|------|--------|-----------|"
];
function noteQuickTask(text, task) {
  if (!task.done && !hasStatusColumn(text)) return text;
  const ready = withTable(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, QUICK_TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_phases_standing.columnOf)(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return (0, import_shared_core_planning_phases_standing.addRow)(ready, section, table, (column) => cellOf2(column, task));
  const values = table.columns.map((column, index) => [index, cellOf2(column, task)]);
  return (0, import_shared_core_planning_phases_standing.splice)(ready, (0, import_shared_core_planning_phases_standing.cellEdits)(row, new Map(values)));
}
function hasStatusColumn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, QUICK_TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS);
  return table !== null && (0, import_shared_core_planning_phases_standing.columnOf)(table, /^Status$/i) !== -1;
}
function withTable(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, QUICK_TITLE);
  if (section !== null && (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_phases_standing.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_phases_standing.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const hasBlankLine = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...hasBlankLine ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, blockers.end, lines, blockers.quoted);
}
function cellOf2(column, { id, slug, description, date, commit, done }) {
  const folder = `${id}-${slug}`;
  const known = {
    "#": id,
    description,
    date,
    commit: commit ?? "-",
    status: done ? "Verified" : "Gaps",
    directory: `[${folder}](./quick/${folder}/)`
  };
  const key = column.toLowerCase();
  return Object.hasOwn(known, key) ? known[key] ?? "-" : "-";
}
// src/app/planning/writing/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const padded2 = (0, import_hooks_active_on_command.paddedPhase)(plan.phase);
  const { stoppedAt = `Completed ${padded2}-${plan.plan}-PLAN.md`, resumeFile, decisions = [] } = plan;
  const id = plan.plan.includes("-") ? plan.plan : `${padded2}-${plan.plan}`;
  const note = (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(addDecision, noteMetric(text, plan));
    if (isFlatState(text)) return mirrored(text, addFlatIteration(decided, plan.phase, id), { now });
    const active = noteActivity(decided, now.slice(0, 10), stoppedAt);
    return mirrored(text, noteSession(active, { stoppedAt, resumeFile, now }), { now });
  };
  return recordEvent(project, { kind: "plan done", phase: plan.phase, plan: id, note }, now);
}
function recordVerified(project, phase, now = isoNow()) {
  const note = (text, { phases }) => {
    if (isFlatState(text)) return text;
    const facts = phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === (0, import_hooks_active_on_command.phaseKey)(phase));
    const isOver = facts !== void 0 && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete";
    const stoppedAt = isOver ? `Phase ${phase} complete` : `Phase ${phase} verified: ${words(facts?.verification)}`;
    const active = noteActivity(text, now.slice(0, 10), stoppedAt);
    return mirrored(text, noteSession(active, { stoppedAt, now }), { now });
  };
  return recordEvent(project, { kind: "verified", phase, note }, now);
}
function words(verification) {
  return verification === "gaps_found" ? "gaps found" : "waits for a person";
}
function recordSession(project, session, now = isoNow()) {
  const { activity } = session;
  return changeState(project, { now }, (text) => {
    const active = activity === void 0 ? text : noteActivity(text, now.slice(0, 10), activity);
    return noteSession(active, { ...session, now });
  });
}
function recordPause(project, session, now = isoNow()) {
  return changeState(project, { now }, (text) => notePause(noteSession(text, { ...session, now }), now));
}
function recordResume(project, now = isoNow()) {
  return changeState(project, { now }, noteResume);
}
function addDecisions(project, decisions) {
  return changeState(project, { isNote: true }, (text) => decisions.reduce(addDecision, text));
}
function addBlockers(project, blockers) {
  return changeState(project, { isNote: true }, (text) => {
    const after = blockers.reduce(addBlocker, text);
    const none = noBlockers(text, after);
    if (none !== null && after !== text && (0, import_common3.openMswSubfolder)(project.root, "planning").status === "ok")
      (0, import_common4.keepJson)(noBlockersPath(project), none);
    return after;
  });
}
function resolveBlockers(project, words2) {
  return changeState(
    project,
    { isNote: true },
    (text) => resolveBlocker(text, words2, rememberedNone(project))
  );
}
function noBlockersPath({ root }) {
  return (0, import_common3.mswPath)(root, "planning", "no-blockers.json");
}
function rememberedNone(project) {
  const file = (0, import_common5.readJson)(noBlockersPath(project), (0, import_common6.ownFile)(project.root));
  const read = NO_BLOCKERS.safeParse(file.status === "ok" ? file.value : null);
  return read.success ? read.data : null;
}
var NO_BLOCKERS = (0, import_adapters_loops_record_schemas.object)({ was: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), rest: (0, import_adapters_loops_record_schemas.string)(), gap: (0, import_adapters_loops_record_schemas.string)() });
function recordMetric(project, metric) {
  return changeState(project, { isNote: true }, (text) => noteMetric(text, metric, true));
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `${task.done ? "Completed quick task" : "Quick task not done"} ${task.id}: ${task.description}`;
  return changeState(project, { now }, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, { now = isoNow(), isNote = false }, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state } = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(".planning/STATE.md is missing: begin with /msw:init.");
    const { text } = state.document;
    const after = mirrored(text, change(text), { now, isNote });
    if (after === text) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path2.join)(planning, "STATE.md"), after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

var import_node_path3 = require("node:path");
// src/app/planning/phases/sync-planning.ts
// src/core/planning/phases/sync-state.ts
function syncState(text, standing, claimed, now) {
  if (standing.left !== null || standing.settled || isFlatState(text)) return text;
  const state = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const move = moveOf(state, standing, claimed);
  const counts = claimed.length === 0 && countsTheSame(state, standing.progress) && !saysMore(state, standing);
  const edits = [
    ...move === null ? [] : positionEdits(state, move),
    ...counts ? progressEdits(state, standing.progress) : []
  ].filter(({ start, end, text: wanted }) => text.slice(start, end) !== wanted);
  return mirrored(text, (0, import_shared_core_planning_phases_standing.splice)(text, edits), { counters: counts ? standing.progress : {}, now });
}
function saysMore(state, { progress }) {
  const bar = /(\d{1,3})%/.exec(state.field("Progress")?.value ?? "")?.[1];
  const told = Object.entries(progress).some(([key, value]) => Number(state.progress[key] ?? 0) > value);
  return told || Number(bar ?? 0) > progress.percent;
}
function moveOf(state, standing, claimed) {
  const { phases, open, disputed, agreed } = standing;
  const at = (0, import_hooks_active_on_command.phaseKey)(state.currentPhase ?? "");
  const own = phases.find(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2) === at) ?? null;
  if (own === null || disputed.length > 0 || claimed.includes(own.number)) return null;
  if (open.includes(own.number) || standing.phase === own) return { phase: own, moved: false };
  if (!agreed.includes(own.number) || !saysItIsOver(state, own)) return null;
  const move = moveFrom(standing, own.number);
  return move?.phase == null || open[0] === move.phase.number ? move : null;
}
function saysItIsOver({ pausedAt, statusText }, phase) {
  const says = pausedAt === null ? (0, import_shared_core_planning_documents_roadmap.knownStatus)(statusText ?? "") : null;
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") return says !== null;
  return says === "completed" || says === "verifying";
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true) {
    const { found, contradictions } = changesOf(project);
    const changes = found.map(({ change }) => change);
    return { status: "done", changes, contradictions, left: project.standing.left };
  }
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(project.planning, () => {
    const now = (0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning);
    const { found, contradictions } = changesOf(now);
    const [objection] = found.flatMap(({ path }) => (0, import_app_loop_conclude_turn.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(objection);
    for (const { path, text } of found) (0, import_app_loop_conclude_turn.writeDocument)(project.root, path, text);
    const changes = found.map(({ change }) => change);
    return { status: "done", changes, contradictions, left: now.standing.left };
  });
}
function changesOf({ state, roadmap, requirements, standing, witnesses, planning }) {
  if (standing.left !== null || roadmap === null) return { found: [], contradictions: [] };
  if (standing.settled && roadmap.scope.shipped) return { found: [], contradictions: [] };
  const claims = standing.phases.flatMap((phase) => {
    const claim = claimBeyondDisk(roadmap, phase);
    return claim === null ? [] : [{ number: phase.number, claim }];
  });
  const claimed = claims.map(({ number: number2 }) => number2);
  const clear = standing.phases.filter(({ number: number2 }) => !claimed.includes(number2));
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const ticks = roadmapEdits(roadmap, clear, now.slice(0, 10));
  const newRoadmap = (0, import_shared_core_planning_phases_standing.splice)(roadmap.document.text, ticks);
  const synced = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
  const met = requirements === null ? [] : clear.flatMap((phase) => requirementEdits(requirements, after, synced, phase));
  const newState = state === null ? null : syncState(state.document.text, after, claimed, now);
  const found = [
    changed(planning, "ROADMAP.md", roadmap.document.text, newRoadmap, reasons(roadmap.document.text, ticks)),
    requirements === null ? null : changed(
      planning,
      "REQUIREMENTS.md",
      requirements.document.text,
      (0, import_shared_core_planning_phases_standing.splice)(requirements.document.text, met),
      reasons(requirements.document.text, met)
    ),
    state === null || newState === null ? null : changed(planning, "STATE.md", state.document.text, newState, () => "so the disk and ROADMAP.md say")
  ];
  return { found: found.filter((one) => one !== null), contradictions: claims.map(({ claim }) => claim) };
}
function reasons(text, edits) {
  const lines = new Map(edits.map(({ start, why }) => [text.slice(0, start).split("\n").length - 1, why]));
  return (line) => lines.get(line) ?? "";
}
function changed(planning, name, before, after, why) {
  if (before === after) return null;
  const now = after.split("\n");
  const lines = before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "", why: why(at) }]
  );
  return { path: (0, import_node_path3.join)(planning, name), text: after, change: { file: `.planning/${name}`, lines } };
}

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_node_path4 = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path4.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete = (phase) => (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number: number2 }) => (0, import_hooks_active_on_command.phaseKey)(number2)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = phaseDecisionsIn(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_hooks_active_on_command.phaseKey)(phase))).map(({ text: decided, rationale, phase }) => ({ text: decided, why: rationale ?? `Phase ${phase}` }));
  return (0, import_shared_core_planning_writing_project_upkeep.keepProject)(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number: number2 }) => complete.has((0, import_hooks_active_on_command.phaseKey)(number2))).flatMap(
    ({ number: number2, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number2}` }];
    })
  );
}
module.exports = {
  acceptedReason: acceptedReason,
  addBlocker: addBlocker,
  addBlockers: addBlockers,
  addDecision: addDecision,
  addDecisions: addDecisions,
  addFlatBlocker: addFlatBlocker,
  addFlatDecision: addFlatDecision,
  addFlatIteration: addFlatIteration,
  atFlatPhase: atFlatPhase,
  blockersIn: blockersIn,
  claimBeyondDisk: claimBeyondDisk,
  countsTheSame: countsTheSame,
  decisionsIn: decisionsIn,
  flatBlockers: flatBlockers,
  flatDecisions: flatDecisions,
  inPlannedWorkspace: inPlannedWorkspace,
  inPlanning: inPlanning,
  inWorkspace: inWorkspace,
  isFlatState: isFlatState,
  keepAccepted: keepAccepted,
  keepProjectUp: keepProjectUp,
  keptProject: keptProject,
  mirrored: mirrored,
  moveFrom: moveFrom,
  noBlockers: noBlockers,
  noteActivity: noteActivity,
  notePause: notePause,
  noteResume: noteResume,
  noteSession: noteSession,
  phaseDecisionsIn: phaseDecisionsIn,
  placeEdits: placeEdits,
  planningRoot: planningRoot,
  positionEdits: positionEdits,
  progressEdits: progressEdits,
  recordEvent: recordEvent,
  recordIfDone: recordIfDone,
  recordMetric: recordMetric,
  recordPause: recordPause,
  recordPlanDone: recordPlanDone,
  recordQuickTask: recordQuickTask,
  recordResume: recordResume,
  recordSession: recordSession,
  recordVerified: recordVerified,
  requirementEdits: requirementEdits,
  resolveBlocker: resolveBlocker,
  resolveBlockers: resolveBlockers,
  resolveFlatBlocker: resolveFlatBlocker,
  roadmapEdits: roadmapEdits,
  setKeys: setKeys,
  stateAfter: stateAfter,
  syncPlanning: syncPlanning
};
