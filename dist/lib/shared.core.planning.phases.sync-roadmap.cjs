var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(t=__getOwnPropDesc(e,n))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{claimBeyondDisk:()=>claimBeyondDisk,countsTheSame:()=>countsTheSame,documentRenumbered:()=>documentRenumbered,insertedNumber:()=>insertedNumber,mentionsRenumbered:()=>mentionsRenumbered,moveFrom:()=>moveFrom,nameEdits:()=>nameEdits,namesRenumbered:()=>namesRenumbered,numberEdits:()=>numberEdits,numberWithout:()=>numberWithout,placeEdits:()=>placeEdits,positionEdits:()=>positionEdits,progressEdits:()=>progressEdits,recordEvent:()=>recordEvent,recordIfDone:()=>recordIfDone,requirementEdits:()=>requirementEdits,roadmapEdits:()=>roadmapEdits,writtenNumber:()=>writtenNumber}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require(
"./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/documents/record-event.ts
// src/core/planning/documents/plan-list.ts
function planListEdits(roadmap, phase, plans) {
  const { text } = roadmap.document;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const listed = phase.plans.map((item) => ({
    ...item,
    plan: plans.find(({ file }) => (0, import_hooks_active_on_command.isSamePlan)((0, import_hooks_active_on_command.planName)(file, phase.number).canonical, item.id))
  }));
  const missing = plans.filter((plan) => !listed.some((item) => item.plan === plan));
  const lines = (0, import_hooks_active_on_command3.textLines)(text, phase.start, phase.end);
  const placeholders = lines.filter(
    ({ text: line }) => /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim())
  );
  const edits = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan === void 0)
      return checkbox.checked || line.includes("PLAN.md") ? [] : [withoutLine(text, start, end)];
    if (line.includes("PLAN.md") || !isUsual(plan.file)) return [];
    return [{ start: start + line.indexOf("]") + 1, end, text: nameOf(plan, phase, wordsAfter(line, id)) }];
  });
  if (missing.length === 0) return edits;
  const items = missing.map((plan) => `${eol}- [${plan.done ? "x" : " "}]${nameOf(plan, phase)}`).join("");
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholders.at(-1);
  const head = last ?? lines.find(({ text: line }) => /^\s*Plans:\s*$/i.test(line));
  const bottom = lines.findLast(({ text: line }) => line.trim() !== "" && !/^\s*-{3,}\s*$/.test(line));
  const at = (head ?? bottom ?? phase).end;
  return [
    ...edits,
    ...placeholders.map(({ start, end }) => withoutLine(text, start, end)),
    { start: at, end: at, text: head === void 0 ? `${eol}${eol}Plans:${items}` : items }
  ];
}
function wordsAfter(line, id) {
  const behind = line.slice(line.indexOf(id, line.indexOf("]")) + id.length);
  const words = behind.replace(/^[`*]*\s*[:—–-]?\s*/, "").trim();
  return words === "" || /^(?:TBD|\[.*\])/i.test(words) ? null : words;
}
function nameOf({ file, objective }, { number }, words = null) {
  const description = words ?? objective?.replaceAll(/\s+/g, " ").trim() ?? "";
  const name = isUsual(file) ? file : (0, import_hooks_active_on_command.planName)(file, number).id;
  return ` ${name}${description === "" ? "" : ` \u2014 ${description}`}`;
}
function isUsual(file) {
  return file.endsWith("-PLAN.md");
}
function withoutLine(text, start, end) {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: "" };
}
// src/core/planning/phases/renumber.ts
var ID = /^(\d+)([A-Za-z]?)((?:\.\d+)*)$/;
function numberWithout(removed, number) {
  if ((0, import_hooks_active_on_command2.phaseKey)(number) === (0, import_hooks_active_on_command2.phaseKey)(removed)) return null;
  const [, gone = "", goneLetter = "", goneRest = ""] = ID.exec(removed) ?? [];
  const [, own = "", letter = "", rest = ""] = ID.exec(number) ?? [];
  if (gone === "" || own === "" || Number(own) >= 999) return number;
  const [goneParts, parts] = [(gone + goneRest).split("."), (own + rest).split(".")];
  const last = goneParts.length - 1;
  const isBelow = goneParts.slice(0, last).every((one, at2) => Number(one) === Number(parts[at2]));
  const at = parts[last] ?? "";
  if (!isBelow || at === "" || Number(at) <= Number(goneParts[last])) return number;
  if (last === 0 ? goneLetter !== "" : letter.toUpperCase() !== goneLetter.toUpperCase()) return number;
  const [first = "", ...deeper] = parts.with(
    last,
    String(Number(at) - 1).padStart(last === 0 ? at.length : 1, "0")
  );
  return [first + letter, ...deeper].join(".");
}
function writtenNumber(number, renumber) {
  const now = renumber(number);
  return number.startsWith("0") ? now : now?.replace(/^0+(?=\d)/, "") ?? null;
}
function insertedNumber(after, numbers) {
  const [, own = after, letter = "", rest = ""] = ID.exec(after) ?? [];
  const below = `${(0, import_hooks_active_on_command2.phaseKey)(after)}.`;
  const taken = numbers.flatMap((number) => {
    const key = (0, import_hooks_active_on_command2.phaseKey)(number);
    return key.startsWith(below) ? [Number(key.slice(below.length).split(".")[0])] : [];
  });
  return `${own.padStart(2, "0")}${letter}${rest}.${Math.max(0, ...taken) + 1}`;
}
var NUMBER = String.raw`\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,3}`;
var MENTION = new RegExp(
  String.raw`\b(Phases?\s+)(${NUMBER}(?:(?:,\s*(?:and\s+)?|\s+and\s+|/|\s*&\s*)${NUMBER})*)(?![\w/-]|\.\d|\s*[–—]\s*\d)`,
  "gi"
);
var RANGE = /\b(Phases\s+)(\d{1,3})(\s*[-–—]\s*)(\d{1,3})(?![\w/-]|\.\d)/gi;
function mentionsRenumbered(line, renumber, instead) {
  const ranged = line.replace(RANGE, (all, word, from, dash, to) => {
    const last = writtenNumber(to, renumber) ?? String(Number(to) - 1).padStart(to.length, "0");
    const first = writtenNumber(from, renumber) ?? from;
    return Number(last) <= Number(first) ? all : word + first + dash + last;
  });
  return ranged.replace(MENTION, (_, word, list) => {
    const numbers = list.replace(
      new RegExp(NUMBER, "g"),
      (one) => writtenNumber(one, renumber) ?? instead ?? one
    );
    return word + numbers;
  });
}
var PLAN_ID = new RegExp(String.raw`(?<![\w.-])(${NUMBER})(-\d{2})(?!\d)(-(?:PLAN|SUMMARY)\.md)?`, "g");
var DOCUMENT = new RegExp(
  String.raw`(?<![\w.-])(${NUMBER})(?=-(?:CONTEXT|RESEARCH|VERIFICATION|UAT|REVIEW|PATTERNS|VALIDATION)\.md)`,
  "g"
);
function namesRenumbered(text, renumber, plans) {
  return text.replace(
    PLAN_ID,
    (all, number, plan, file = "") => file === "" && !plans.has(all) ? all : (renumber(number) ?? number) + plan + String(file)
  ).replace(DOCUMENT, (number) => renumber(number) ?? number);
}
function documentRenumbered(text, renumber, plans) {
  const folders = text.replace(
    new RegExp(String.raw`(\bphases/)(${NUMBER})(?=-)`, "g"),
    (_, before, number) => before + (renumber(number) ?? number)
  );
  const head = /^---\r?\n[\s\S]*?\r?\n---/.exec(folders)?.[0] ?? "";
  const phase = new RegExp(String.raw`^(phase:\s*["']?)(${NUMBER})(?=["'\s-]|$)`, "m");
  const renamed = head.replace(phase, (_, before, number) => before + (renumber(number) ?? number)).replace(DEPENDS, (list) => dependenciesWithout(list, renumber));
  const body = folders.slice(head.length).replace(/^#{1,6} .*$/gm, (heading) => mentionsRenumbered(heading, renumber, null));
  return namesRenumbered(renamed + body, renumber, plans);
}
var DEPENDS = /^depends_on:[^\r\n]*(?:\r?\n[ \t]*-[ \t][^\r\n]*)*/m;
var ELSEWHERE = new RegExp(String.raw`^\s*["']?(?:phases?[ -]?)?(${NUMBER})(-\d{2})?(?![\w.])`, "i");
function dependenciesWithout(list, renumber) {
  const isGone = (token) => {
    const [found = "", number = "", plan] = ELSEWHERE.exec(token) ?? [];
    return (plan !== void 0 || /phase/i.test(found)) && renumber(number) === null;
  };
  return list.replace(/\[([^[\]\r\n]*)\]/, (_, tokens) => {
    const left = tokens.split(",").filter((one) => !isGone(one));
    return `[${left.join(",").trimStart()}]`;
  }).replace(/\r?\n[ \t]*-([^\r\n]*)/g, (item, token) => isGone(token) ? "" : item);
}
// src/core/planning/phases/position.ts
function stateAfter(text, standing, event, now) {
  const state = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text);
  const move = moveAt(state, standing, event);
  if ((0, import_shared_core_planning_writing_flat_state.isFlatState)(text)) return move === null ? text : (0, import_shared_core_planning_writing_flat_state.mirrored)(text, flatAfter(text, move), { now });
  const counters = countersAfter(state, standing, event);
  const edits = [
    ...move === null ? [] : positionEdits(state, move),
    ...counters === null ? [] : progressEdits(state, standing.progress, event.kind === "planned")
  ];
  return (0, import_shared_core_planning_writing_flat_state.mirrored)(text, (0, import_shared_core_planning_writing_section.splice)(text, edits), { counters: counters ?? {}, now });
}
function flatAfter(text, { phase }) {
  return (0, import_shared_core_planning_writing_flat_state.atFlatPhase)(text, phase, phase === null ? "complete" : "in-progress");
}
function moveAt(state, standing, event) {
  const { phases, open, left } = standing;
  const at = (0, import_hooks_active_on_command2.phaseKey)(state.currentPhase ?? "");
  const isHere = at === (0, import_hooks_active_on_command2.phaseKey)(event.phase);
  const phase = (0, import_hooks_active_on_command2.numbered)(phases, event.phase) ?? null;
  if (left !== null || !isHere && isElsewhere(standing, at, event.phase)) return null;
  if (phase === null || phase.plans.length === 0) return null;
  const planned = event.kind === "planned";
  const stay = { phase, moved: !isHere, planned };
  if (event.kind !== "verified" || open.includes(event.phase)) return stay;
  const move = moveFrom(standing, event.phase);
  return move?.phase != null && (0, import_hooks_active_on_command2.comparePhases)(move.phase.number, event.phase) < 0 ? stay : move;
}
function isElsewhere({ phases, open }, at, number) {
  if (open.some((one) => (0, import_hooks_active_on_command2.phaseKey)(one) === at)) return true;
  const isKnown = phases.some((one) => (0, import_hooks_active_on_command2.phaseKey)(one.number) === at);
  return !isKnown && /^\d/.test(at) && (0, import_hooks_active_on_command2.comparePhases)(at, number) > 0;
}
function moveFrom({ phases, open, disputed }, number) {
  const free = open.filter((one) => !disputed.includes(one));
  const later = free.find((one) => (0, import_hooks_active_on_command2.comparePhases)(one, number) > 0);
  if (later === void 0 && free.length < open.length) return null;
  const next = later ?? free[0];
  return { phase: phases.find((one) => one.number === next) ?? null, moved: next !== void 0 };
}
function countersAfter(state, { progress, left }, { kind }) {
  if (left !== null || !countsTheSame(state, progress)) return null;
  const { total_plans, completed_plans, completed_phases } = progress;
  const percent = Math.max(progress.percent, kind === "planned" ? 0 : Number(state.progress.percent ?? 0));
  if (kind === "planned") return { total_plans, percent };
  if (kind === "verified") return { completed_phases, percent };
  const isMore = completed_plans > Number(state.progress.total_plans ?? total_plans);
  return { completed_plans, percent, ...isMore ? { total_plans } : {} };
}
function countsTheSame({ progress: said }, progress) {
  const isMore = (key) => Number(said[key] ?? 0) > progress[key];
  if (isMore("completed_plans") || isMore("completed_phases")) return false;
  return said.total_phases === void 0 || Number(said.total_phases) === progress.total_phases;
}
function progressEdits(state, progress, mayFall) {
  return (0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Progress"), (value) => progressLine(value, progress, mayFall));
}
function progressLine(value, { percent, completed_plans, total_plans }, mayFall) {
  const [old, bar, said] = /^(\[[█░]+\]\s*)?(\d{1,3})%/.exec(value) ?? [];
  if (old === void 0) return null;
  const behind = value.slice(old.length);
  const all = /^\s*\(\d+\s*\/\s*(\d+)/.exec(behind)?.[1];
  if (all === void 0 ? /\d\s*\/\s*[\d?]/.test(behind) : Number(all) !== total_plans) return null;
  const counted2 = behind.replace(/^(\s*\()\d+(?=\s*\/)/, (_, open) => `${open}${completed_plans}`);
  if (Number(said) === percent || Number(said) > percent && !mayFall)
    return counted2 === behind ? null : old + counted2;
  return `${bar === void 0 ? "" : `${(0, import_shared_core_planning_writing_new_documents.progressBar)(percent, bar.trim().length - 2)} `}${percent}%${counted2}`;
}
function positionEdits(state, move) {
  const { phase, moved } = move;
  if (saysMore(state, move)) return [];
  const status = state.field("Status");
  const isOurs = status !== null && (phase === null || (0, import_shared_core_planning_documents_roadmap_scope.knownStatus)(status.value) !== null || moved && /\bphase\b/i.test(status.value));
  return [
    ...moved && phase !== null ? placeEdits(state, phase) : [],
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, phase, moved),
    ...isOurs && state.pausedAt === null ? (0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function placeEdits(state, phase) {
  return [
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Phase"), (value) => placeLine(value, phase, true)),
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Current Phase"), (value) => placeLine(value, phase, false)),
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Current Phase Name"), () => phase.name || null)
  ];
}
function nameEdits(state, { number, name }, before) {
  const isOf = (value) => (0, import_hooks_active_on_command2.phaseKey)(FOCUS.exec(value)?.[1] ?? "") === (0, import_hooks_active_on_command2.phaseKey)(number);
  return ["Phase", "Current Phase", "Current Phase Name", "Current focus"].flatMap(
    (label) => (0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(
      state.field(label),
      (value) => before !== "" && (label !== "Current focus" || isOf(value)) ? value.replace(before, () => name) : null
    )
  );
}
function numberEdits(state, renumber) {
  return ["Phase", "Current Phase"].flatMap(
    (label) => (0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(
      state.field(label),
      (value) => value.replace(
        /^\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,3}(?![\w.])/,
        (one) => writtenNumber(one, renumber) ?? one
      )
    )
  );
}
function placeLine(value, { number, name }, isProse) {
  const found = /^(\d\S*?)(?: of (\d+))?(?:( [-—–] |: )\S.*| \([^)]*\).*)?$/.exec(value);
  if (found === null) return isProse ? `${number} (${name})` : number;
  const [, , total, gap] = found;
  const most = Math.max(Number(total ?? 0), Number(/^\d+/.exec(number)?.[0] ?? 0));
  const place = total === void 0 ? number : `${number} of ${most}`;
  if (gap !== void 0) return `${place}${gap}${name}`;
  return value.endsWith(")") || value.includes(") ") || total !== void 0 ? `${place} (${name})` : place;
}
function saysMore(state, { phase, moved, planned = false }) {
  if (phase === null || moved || planned) return false;
  const count = phase.plans.length;
  const plan = state.field("Plan")?.value ?? "";
  const total = Number(state.field("Total Plans in Phase")?.value ?? / of (\d+)/.exec(plan)?.[1] ?? count);
  if (total !== count) return total > count;
  const at = Number(/^\d+/.exec(state.field("Current Plan")?.value ?? plan)?.[0] ?? 0);
  const isOver2 = /^(?:completed|verifying)$/.test((0, import_shared_core_planning_documents_roadmap_scope.knownStatus)(state.statusText ?? "") ?? "");
  return at > phase.plans.filter((one) => one.done).length + (isOver2 ? 0 : 1);
}
var NOT_STARTED = "Not started";
function planEdits(state, phase, moved) {
  const count = phase?.plans.length ?? 0;
  const done = phase?.plans.filter((plan) => plan.done).length ?? 0;
  const next = Math.min(done + 1, count);
  const number = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Plan"), (value) => none ?? planLine(before ?? value, [done, next], count)),
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Current Plan"), (value) => none ?? number(next)(before ?? value)),
    ...(0, import_shared_core_planning_documents_roadmap_scope.rewriteField)(state.field("Total Plans in Phase"), number(count))
  ];
}
function planLine(value, [done, next], count) {
  const place = /^(?:(\d+) of (\d+)|not started)(?= in current phase$|$)/i;
  const [found, at, all] = place.exec(value) ?? [];
  const isSame = Number(at) === next || Number(at) === 0 && done === 0;
  if (count === 0 || found === void 0 || isSame && Number(all) === count) return null;
  return value.replace(place, `${next} of ${count}`);
}
var FOCUS = /^Phase ([^\s:]+)( — |: )/;
function focusLine(value, phase) {
  const [, number, dash] = FOCUS.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_hooks_active_on_command2.phaseKey)(number) === (0, import_hooks_active_on_command2.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
}
function statusLine(status, phase, moved) {
  const { words, fitting } = expectedStatus(phase);
  return !moved && fitting.includes((0, import_shared_core_planning_documents_roadmap_scope.knownStatus)(status) ?? "") ? null : words;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase)) {
    case "partial":
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete \u2014 ready for verification", fitting: ["verifying", "completed"] };
    case "complete":
      return { words: "Phase complete", fitting: ["completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return { words: "Ready to plan", fitting: ["planning", "discussing", "unknown"] };
  }
}
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, change) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const phase = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, facts.number);
    const row = (0, import_hooks_active_on_command2.numbered)(roadmap.progress, facts.number);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, change),
      ...row === void 0 ? [] : rowEdits2(row, facts, change)
    ];
  });
}
function phaseEdits(text, phase, facts, { today, boxes = null, verified = true }) {
  const edits = [];
  for (const { id, checkbox, done } of plansBoth(phase, facts)) {
    if (boxes !== null && !boxes.some((one) => (0, import_hooks_active_on_command.isSamePlan)(one, id))) continue;
    if (done && !checkbox.checked) edits.push({ ...tick(checkbox), why: `${id} has its summary` });
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts, boxes === null),
      why: countWhy(facts)
    });
  if (verified && phase.checkbox?.checked === false && (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete") {
    const why = `the verification of phase ${facts.number} passed`;
    const dated = completedOn(text, phase.checkbox, facts.verifiedOn ?? today);
    edits.push(...[tick(phase.checkbox), ...dated].map((edit) => ({ ...edit, why })));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}
function countWhy({ plans }) {
  const done = plans.filter((plan) => plan.done).length;
  return `${done} of ${(0, import_common.countOf)(plans.length, "plan has its summary", "plans have summaries")}`;
}
function plansBoth({ plans }, facts) {
  return plans.flatMap(({ id, checkbox }) => {
    const own = facts.plans.find((plan) => (0, import_hooks_active_on_command.isSamePlan)(plan.id, id));
    return own === void 0 ? [] : [{ id, checkbox, done: own.done }];
  });
}
function claimBeyondDisk(roadmap, facts) {
  const phase = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, facts.number);
  const row = (0, import_hooks_active_on_command2.numbered)(roadmap.progress, facts.number);
  if (facts.plans.length === 0) return claimOfSummaries(roadmap, facts);
  const claim = phase === void 0 ? null : claimOfPhase(roadmap, phase, facts);
  return claim ?? (row === void 0 ? null : claimOfRow(row, phase?.checkbox ?? null, facts));
}
function claimOfSummaries({ checkboxes }, facts) {
  const isOver2 = (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete" || (0, import_hooks_active_on_command2.numbered)(checkboxes, facts.number)?.checkbox.checked === true;
  return isOver2 ? null : (0, import_shared_core_planning_writing_new_documents.withoutPlans)(facts);
}
function claimOfPhase(roadmap, phase, facts) {
  const { number, plans } = facts;
  const counts = countedPlans(roadmap, phase);
  if (counts > plans.length)
    return `ROADMAP.md counts ${(0, import_common.countOf)(counts, "plan")} of phase ${number}, and its folder has ${plans.length}.`;
  const ticked = plansBoth(phase, facts).find((one) => one.checkbox.checked && !one.done);
  if (ticked !== void 0) return `ROADMAP.md ticks ${ticked.id}, which has no summary.`;
  const open = plans.filter((plan) => !plan.done).map(({ id }) => id);
  return phase.checkbox?.checked === true && open.length > 0 ? `ROADMAP.md ticks phase ${number}, of which ${open.join(", ")} ${open.length === 1 ? "has" : "have"} no summary.` : null;
}
function claimOfRow(row, checkbox, facts) {
  const { number, plans } = facts;
  const done = plans.filter((plan) => plan.done).length;
  const rowDone = Number(/^(\d{1,6})\s*\//.exec(row.plans.text)?.[1] ?? 0);
  if (rowDone > done)
    return `The table of ROADMAP.md counts ${rowDone} plans of phase ${number} as done, and ${(0, import_common.countOf)(done, "has a summary", "have summaries")}.`;
  return row.says === "complete" && checkbox?.checked === false && (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) !== "complete" ? `The table of ROADMAP.md calls phase ${number} complete, its box is open, and no verification decides.` : null;
}
function countedPlans({ document }, { plansValue }) {
  const told = plansValue === null ? "" : document.text.slice(plansValue.start, plansValue.end);
  return Number(/^(\d{1,6}) plans?\b/i.exec(told)?.[1] ?? 0);
}
var COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?\b(?:\s+(?:complete|executed))?|TBD(?=$|\s*\(research:)|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts, isSync) {
  const [found, fraction] = COUNT.exec(value) ?? [];
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  if (found === void 0 || Number.parseInt(fraction ?? "0", 10) > done) return value;
  if (isSync && fraction === void 0 && Number.parseInt(found, 10) === all) return value;
  const state = (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${(0, import_common.countOf)(all, "plan")}` : `${done}/${all} plans ${state}`;
  return found.replace(/complete$/i, "executed") === count ? value : count + value.slice(found.length);
}
function tick({ mark }) {
  return { start: mark, end: mark + 1, text: "x" };
}
function completedOn(text, { line }, date) {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}
function rowStatus(facts, status, verified) {
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete") return verified ? "Complete" : status;
  return facts.plans.some(({ done }) => done) || /^in progress$/i.test(status) ? "In Progress" : "Planned";
}
function countsNoMore({ plans }, facts, planned) {
  const said = /^(?:(\d{1,6})\s*\/\s*(\d{1,6}|\?)|TBD|[-—]?$)/i.exec(plans.text);
  const done = facts.plans.filter((plan) => plan.done).length;
  if (said === null || Number(said[1] ?? 0) > done) return false;
  return planned || !(Number(said[2] ?? 0) > facts.plans.length);
}
function isToldOtherwise({ plans, status }, count, complete) {
  return !complete && plans.text === count && !/^(?:not started|planned|in progress|[-—]?)$/i.test(status?.text ?? "");
}
function isUndated({ completed }, isOver2) {
  return isOver2 && !/\d{4}-\d{2}-\d{2}/.test(completed?.text ?? "");
}
function rowEdits2(row, facts, { today, planned = false, verified = true }) {
  if (facts.plans.length === 0 || row.says === "deferred") return [];
  const complete = (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete";
  if (!complete && row.says === "complete") return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  if (!countsNoMore(row, facts, planned)) return [];
  const count = `${done}/${facts.plans.length}`;
  const cells = [
    { cell: row.plans, text: count },
    ...row.says === "complete" || isToldOtherwise(row, count, complete) ? [] : [{ cell: row.status, text: rowStatus(facts, row.status?.text ?? "", verified) }],
    ...isUndated(row, complete && verified) ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    const written = cell.start === cell.end ? `${text} ` : text;
    const why = complete ? `the verification of phase ${facts.number} passed` : countWhy(facts);
    return [{ start: cell.start, end: cell.end, text: written, why }];
  });
}
function requirementEdits(requirements, standing, roadmap, of) {
  const { phases } = standing;
  const about = keysOf(of.flatMap((phase) => requirementsOf(phase, roadmap)));
  const held = requirements.traces.filter(({ status }) => isHeld(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = /* @__PURE__ */ new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids, id) => ids.has(id.toUpperCase());
  const isAsked = ({ id }) => is(about, id);
  const why = (id) => is(unmet, id) ? `a verification found gaps in ${id}` : `the phase of ${id} is verified`;
  const isDone = (id) => is(met, id) && !is(away, id);
  const boxes = requirements.items.filter(isAsked).flatMap(({ id, checked, mark }) => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? "x" : " ", why: why(id) }];
  });
  const traces = requirements.traces.filter(isAsked).flatMap(({ id, status: { text, start, end } }) => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND, why: why(id) }];
    return WAITING.test(text) && isDone(id) ? [{ start, end, text: "Complete", why: why(id) }] : [];
  });
  return [...boxes, ...traces];
}
var WAITING = /^(?:(?:pending|in progress|gaps found|planned|not started|open|active|partial|tbd)\b|[-—]?$)/i;
function isHeld(status) {
  return new RegExp("\\p{L}", "u").test(status) && !WAITING.test(status) && !/^complete/i.test(status);
}
var GAPS_FOUND = "Gaps Found";
function metIn(phase, roadmap, { verifier }) {
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete") return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
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
function servedBy({ number }, roadmap) {
  return (0, import_hooks_active_on_command2.numbered)(roadmap?.phases, number)?.requirements ?? [];
}
function keysOf(ids) {
  return new Set(ids.map((id) => id.toUpperCase()));
}
// src/app/planning/documents/record-event.ts
function recordEvent({ root, planning }, event, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, textsAfter((0, import_shared_core_planning_phases_standing.readProject)(root, planning), event, now));
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    return { status: "done", files: written.map((name) => `.planning/${name}`) };
  });
}
function textsAfter(project, event, now) {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = (0, import_hooks_active_on_command2.numbered)(project.phases, event.phase) ?? null;
  const ticked = roadmap === null || facts === null ? null : tickedRoadmap(project.root, { roadmap, facts, event, now });
  const after = ticked === null ? roadmap : (0, import_shared_core_planning_phases_standing.runningRoadmap)(ticked, state);
  const standing = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: after });
  const noted = state && (event.note?.(state.document.text, project) ?? state.document.text);
  const met = requirements === null || facts === null || !decidesRequirements(event, standing) ? [] : requirementEdits(requirements, standing, after, [facts]);
  return [
    ...ticked === null ? [] : [["ROADMAP.md", ticked]],
    ...requirements === null ? [] : [["REQUIREMENTS.md", (0, import_shared_core_planning_writing_section.splice)(requirements.document.text, met)]],
    ...noted === null ? [] : [["STATE.md", stateAfter(noted, standing, event, now)]]
  ];
}
function decidesRequirements({ kind }, { verifier }) {
  return kind === "verified" || kind === "plan done" && !verifier;
}
function tickedRoadmap(root, { roadmap, facts, event, now }) {
  const planned = event.kind === "planned";
  const boxes = event.plan === void 0 ? [] : [event.plan];
  const how = { today: now.slice(0, 10), boxes, planned, verified: event.kind === "verified" };
  const listed = planned ? listEdits(root, roadmap, facts) : [];
  return (0, import_shared_core_planning_writing_section.splice)(roadmap.document.text, [...listed, ...roadmapEdits(roadmap, [facts], how)]);
}
function listEdits(root, roadmap, { number, folder }) {
  const entry = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, number);
  const phase = folder === null ? null : (0, import_shared_core_planning_writing_section.phaseNamed)(root, folder);
  if (entry === void 0 || phase === null) return [];
  const plans = phase.plans.map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null
  }));
  return planListEdits(roadmap, entry, plans);
}
async function recordIfDone(root, { phase, plan }) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
    if (opened.status === "refused") return `msw \u25B8 the plan is not recorded: ${opened.reason}`;
    const facts = (0, import_shared_app_planning_documents_open_phase.findTypedPhase)(opened.project, phase);
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone) return null;
    const event = { kind: "plan done", phase, plan: (0, import_hooks_active_on_command.canonicalPlanId)(plan) };
    const recorded = await recordEvent(opened.project, event);
    return recorded.status === "refused" ? `msw \u25B8 the plan is not recorded: ${recorded.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the plan is not recorded: ${reason}`;
  }
}
