var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(a,e)=>{for(var n in e)__defProp(a,n,{get:e[n],enumerable:!0})},__copyProps=(a,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(a,r)&&r!==n&&__defProp(a,r,{get:()=>e[r],enumerable:!(o=__getOwnPropDesc(e,r))||o.enumerable});return a},__toCommonJS=a=>__copyProps(__defProp({},"__esModule",{value:!0}),a),stdin_exports={};__export(stdin_exports,{addListEntry:()=>addListEntry,addRow:()=>addRow,appendSection:()=>appendSection,auditOf:()=>auditOf,cellOf:()=>cellOf,dependableNames:()=>dependableNames,documentIn:()=>documentIn,endOfItem:()=>endOfItem,findSection:()=>findSection,findSections:()=>findSections,findTable:()=>findTable,insertBlock:()=>insertBlock,insertLines:()=>insertLines,lineEndOf:()=>lineEndOf,listItems:()=>listItems,markBlocked:()=>markBlocked,nextLine:()=>nextLine,openGaps:()=>openGaps,phaseFactsOf:()=>phaseFactsOf,phaseNamed:()=>phaseNamed,placeholderIn:()=>placeholderIn,plainPath:()=>plainPath,planWaves:()=>planWaves,readPhase:()=>readPhase,readRequirements:()=>readRequirements,readSummary:()=>readSummary,readUat:()=>readUat,readVerification:()=>readVerification,rowEdits:()=>rowEdits,saysNone:()=>saysNone,saysSettled:()=>saysSettled,splice:()=>splice,stillOpen:()=>stillOpen,tableIn:()=>tableIn,uatSection:()=>uatSection,wavePlans:()=>wavePlans,withAcknowledgement:()=>withAcknowledgement,withoutSection:()=>withoutSection}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_planning_settings=require(
"./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const lines = (0, import_hooks_active_on_command5.textLines)((0, import_hooks_active_on_command3.withoutBlocks)(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: traceRows(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function traceRows(lines) {
  return (0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, traceOf);
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => name.test(text));
  const [id, phase, status] = [REQUIREMENT, /^phase$/i, /^status$/i].map(at);
  return id === void 0 || id === -1 || status === void 0 || status === -1 ? null : { id, phase: phase ?? -1, status };
}
var REQUIREMENT = /^(?:requirements?(?:\s*ids?)?|req\.?(?:[-\s]?ids?)?)$/i;
function traceOf(cells, columns) {
  const id = cells[columns.id]?.text.replaceAll(/[*`]/g, "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return null;
  return { id, phase: cells[columns.phase]?.text ?? "", status };
}
// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_hooks_active_on_command4.scalar)(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec((0, import_hooks_active_on_command4.scalar)(values.score) ?? "");
  return {
    document,
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: (0, import_hooks_active_on_command4.isList)(values.gaps) ? values.gaps.filter(import_hooks_active_on_command4.isMap).flatMap(gapOf) : [],
    requirements: traceRows((0, import_hooks_active_on_command5.textLines)(document.text, document.body)).flatMap(coverageOf),
    coveredFiles: (0, import_hooks_active_on_command4.texts)(values.covered_files),
    coveredDigest: (0, import_hooks_active_on_command4.scalar)(values.covered_digest),
    coveredHashes: (0, import_hooks_active_on_command4.texts)(values.covered_hashes),
    judgedCommit: /^[0-9a-f]{40,64}$/.exec((0, import_hooks_active_on_command4.scalar)(values.judged_commit) ?? "")?.[0] ?? null
  };
}
function gapOf(map) {
  const truth = (0, import_hooks_active_on_command4.scalar)(map.truth);
  if (truth === null) return [];
  return [{ truth, status: (0, import_hooks_active_on_command4.scalar)(map.status), reason: (0, import_hooks_active_on_command4.scalar)(map.reason), missing: (0, import_hooks_active_on_command4.texts)(map.missing) }];
}
function coverageOf({ id: told, status: { text } }) {
  const id = /(?<!\w)[A-Za-z]\w*-\w[\w.]*/.exec(told)?.[0];
  const satisfied = /\b(?:satisfied|verified|complete|passed)\b/i.test(text) && !/✗|\bnot\b|\bun/i.test(text);
  return id === void 0 ? [] : [{ id, satisfied }];
}
// src/core/planning/documents/uat.ts
function readUat(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const status = (0, import_hooks_active_on_command4.scalar)(document.frontmatter.values.status)?.toLowerCase() ?? "testing";
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
  const lines = (0, import_hooks_active_on_command5.textLines)(block, 0, block.length).map(({ text }) => text.trimEnd());
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at === -1) return null;
  const inline = lines[at]?.slice(key.length + 1).trim() ?? "";
  if (!/^[|>][+-]?\d?$/.test(inline)) return inline.replace(/^"(.*)"$/, "$1").trim() || null;
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
  return (0, import_hooks_active_on_command4.isList)(gaps) ? gaps.filter(import_hooks_active_on_command4.isMap) : [];
}
function openGaps(text) {
  const told = [...readVerification(text).gaps, ...readUat(text).gaps.flatMap(gapOf)];
  const isOpen = (status) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? "");
  return told.filter(({ status }) => isOpen(status));
}
// src/core/text/markdown/splice.ts
function splice(text, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
// src/core/planning/writing/list-items.ts
function listItems(text, lines) {
  const base = indentOf(lines.find(({ text: line }) => markOf(line) !== null)?.text ?? "");
  const isItem = ({ text: line }) => markOf(line) !== null && indentOf(line) <= base;
  const isMore = ({ start, end }) => {
    const raw = text.slice(start, end);
    return raw.trim() !== "" && indentOf(raw) > base;
  };
  const itemAt = (line, index) => {
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => isItem(one) || !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    const said = text.slice(line.start, last.end).slice(markOf(line.text)?.length ?? 0);
    return { said, start: line.start, end: last.next };
  };
  let above = null;
  return lines.flatMap((line, index) => {
    if (isItem(line)) {
      const item = itemAt(line, index);
      return [{ ...item, isSettled: above !== null || saysSettled(item.said), settledBy: above }];
    }
    if (line.text.trim() !== "" && !isMore(line)) above = saysClosed(line.text) ? line : null;
    return [];
  });
}
function endOfItem(lines, at) {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}
function stillOpen(items) {
  return items.filter((one) => !one.isSettled).map(({ said }) => (0, import_shared_core_failure_reading_line_pattern.oneLine)(said));
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function markOf(line) {
  return /^[ \t]{0,8}(?:[-*+]|\d{1,4}[.)])[ \t]+(?=\S)/.exec(line)?.[0] ?? null;
}
function saysClosed(line) {
  const said = bare(line);
  return saysNone(said) || SETTLED.test(said);
}
function saysNone(text) {
  const said = bare(text);
  return NONE.test(said) || NO_ITEMS.test(said);
}
var NONE = /^(?:none|nothing|n\/a)(?:$| *[^\w\s'’]| +(?:yet|active|currently|now|right now|at|for|in|known|open|identified|remaining|left|so far|since|pending)\b)/i;
var NO_ITEMS = /^no (?:active |open |known |current |new |pending )?(?:blockers|concerns|decisions|todos|items|issues)(?: (?:or|and) \w+)?(?:$| *[^\w\s'’]| +(?:yet|at|for|in|currently|now|so far)\b)/i;
var SETTLED = /^(?:~~|✓|✅|✔|☑|\[x\]|\[?(?:resolved|fixed|closed|done|completed?)(?:$| *[^\w\s'’]| +(?:in|on|by|with|via|during|since|as of|\d)))/iu;
var ENDING = /\bresolved\W*$/i;
var HEDGE = /\b(?:not|never|until|once|when|before|after|if|unless|must|should|to be|being|get|partly|partially)\b/i;
function saysSettled(item) {
  if (saysClosed(item)) return true;
  const said = (0, import_shared_core_failure_reading_line_pattern.oneLine)(item);
  const clauses = said.split(/ [([]|[:;.] | [—–→-]+ /).map((one) => bare(one));
  if (clauses.some((one) => SETTLED.test(one))) return true;
  const last = clauses.findLast((one) => one !== "") ?? "";
  return ENDING.test(last) && !HEDGE.test(said);
}
function bare(text) {
  const said = text.trim().replace(/^(?:#+ )?[\s*_(>]*/, "");
  return /^[✅✓✔☑] *none\b/iu.test(said) ? said.slice(1).trim() : said;
}
// src/core/text/plain-path.ts
function plainPath(path) {
  return path.trim().replaceAll("\\", "/").replaceAll(/\/{2,}/g, "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}
// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve = (0, import_hooks_active_on_command.planResolver)(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve)]));
  const first = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const places = /* @__PURE__ */ new Map();
  for (const id of inOrder(edges)) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => places.get(one)?.blockedBy ?? []);
    const blockedBy = [.../* @__PURE__ */ new Set([...waitsFor.filter((one) => halted.has(one)), ...inherited])];
    const wave = waitsFor.reduce((least, one) => Math.max(least, (places.get(one)?.wave ?? 0) + 1), first);
    places.set(id, { wave, blockedBy });
  }
  const nodes = plans.map(
    ({ id }) => ({ id, dependsOn: edges.get(id) ?? [], ...places.get(id) ?? NOWHERE })
  );
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const open = new Set(incomplete);
  const free = nodes.filter(
    ({ id, wave, blockedBy }) => open.has(id) && wave !== null && blockedBy.length === 0
  );
  const runnable = free.map(({ id }) => id);
  const ready = free.filter(({ dependsOn }) => !dependsOn.some((one) => open.has(one))).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}
var NOWHERE = { wave: null, blockedBy: [] };
function resolvedOf(plan, resolve) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve(token) ?? []))];
}
function inOrder(edges) {
  const waiting = new Map([...edges].map(([id, waitsFor]) => [id, waitsFor.length]));
  const dependants = new Map([...edges.keys()].map((id) => [id, []]));
  for (const [id, waitsFor] of edges) for (const one of waitsFor) dependants.get(one)?.push(id);
  const order = [...edges.keys()].filter((id) => waiting.get(id) === 0);
  for (const id of order)
    for (const dependant of dependants.get(id) ?? []) {
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  return order;
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}
function overlapsOf(plans, nodes) {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(plainPath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}
function waveProblems(plans, found) {
  const seen = /* @__PURE__ */ new Map();
  const twice = plans.flatMap(({ id }) => {
    const same = seen.get(id.toLowerCase());
    seen.set(id.toLowerCase(), id);
    const what = `${id} and ${same} are one id where case does not count.`;
    return same === void 0 ? [] : [problem("same-id", id, what, "Rename one of the files.")];
  });
  const cycles = found.cycles.map((ids) => {
    const what = `These plans wait for each other: ${[...ids, ids[0]].join(" -> ")}.`;
    return problem("cycle", ids[0] ?? "", what, "Take one entry out of depends_on.");
  });
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.flatMap(({ id, declaredWave, dependsOn }) => {
    const wave = waves.get(id) ?? null;
    const isKnown = dependsOn.every((one) => found.resolve(one) !== null);
    if (declaredWave === null || wave === null || declaredWave === wave || !isKnown) return [];
    const what = `${id} declares wave ${declaredWave}, but its dependencies place it in wave ${wave}.`;
    return [problem("declared-wave", id, what, `Write wave: ${wave}, or correct depends_on.`)];
  });
  const overlaps = found.overlaps.map(({ wave, plans: [one, other], files }) => {
    const what = `${one} and ${other} are both in wave ${wave} and change ${files.join(", ")}.`;
    const fix = `Let ${other} depend on ${one}, or give each file to one plan; until then they run one after the other.`;
    return problem("overlap", other, what, fix);
  });
  return [...twice, ...cycles, ...misplaced, ...overlaps];
}
function problem(code, plan, message, fix) {
  const severity = code === "cycle" || code === "same-id" ? "error" : "warning";
  return { code, severity, plan, message, fix };
}
// src/app/planning/documents/read-phase.ts
// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_hooks_active_on_command4.scalar)(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: (0, import_hooks_active_on_command4.scalar)(values.phase),
    plan: (0, import_hooks_active_on_command4.scalar)(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: (0, import_hooks_active_on_command4.texts)(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}
function markBlocked(text) {
  const { status } = readSummary(text);
  const block = /^\uFEFF?---[ \t]*(\r?\n)([\s\S]*?)(?=\r?\n---[ \t]*(?:\r?\n|$))/.exec(text);
  if (block === null || status !== "complete") return text;
  const [head, lineEnd = "\n", inner = ""] = block;
  const lines = inner.split(/\r?\n/).filter((line) => !/^status[ \t]*:/.test(line));
  const start = head.length - inner.length;
  return `${text.slice(0, start)}${[...lines, "status: blocked"].join(lineEnd)}${text.slice(head.length)}`;
}
// src/core/planning/writing/section.ts
function findSection(text, title) {
  return findSections(text, title)[0] ?? null;
}
function findSections(text, title) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command3.withoutBlocks)(text, quoted);
  return headings.flatMap(({ level, title: own, next: start }, at) => {
    if (level > 4 || !title.test(own.replaceAll(SIGNS, ""))) return [];
    const end = headings.slice(at + 1).find((one) => one.level <= Math.max(3, level))?.start ?? text.length;
    return [{ start, end, lines: (0, import_hooks_active_on_command5.textLines)(plain, start, end).filter((line) => line.start < end) }];
  });
}
var SIGNS = /^[\s\p{S}\p{M}]{1,9}|[\s:\p{S}\p{M}]{1,9}$/gu;
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines) {
  const eol = lineEndOf(text);
  const place = outside(text, at);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return splice(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text, at) {
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
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
function insertBlock(text, at, lines) {
  const place = outside(text, at);
  const behind = text.slice(place);
  const isBehindBlank = /(?:^|(?:^|\n)[ \t]*\r?\n)\uFEFF?$/.test(text.slice(0, place));
  const isBeforeBlank = behind === "" || /^[ \t]*(?:\r?\n|$)/.test(behind);
  return insertLines(text, place, [...isBehindBlank ? [] : [""], ...lines, ...isBeforeBlank ? [] : [""]]);
}
function appendSection(text, heading, lines) {
  return insertBlock(text, text.length, [heading, "", ...lines]);
}
function withoutSection(text, { start, end }) {
  const heading = text.lastIndexOf("\n", start - 2) + 1;
  return text.slice(0, heading).replace(/(?<=\n)\r?\n$/, "") + text.slice(end);
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
function placeholderIn({ lines }) {
  return lines.find((line) => PLACEHOLDER.test(line.text.trim()));
}
function addListEntry(text, section, entry, isOpen = false) {
  const { lines, start, end } = section;
  const said = (line) => text.slice(line.start, line.end).trim();
  if (lines.some((line) => said(line) === entry)) return text;
  const placeholder = placeholderIn(section);
  if (placeholder !== void 0)
    return splice(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  const last = listItems(text, lines).at(-1);
  const settling = last === void 0 ? lines.find((line) => saysNone(line.text)) : last.settledBy;
  if (isOpen && settling != null) return insertLines(text, settling.start, [entry, ""]);
  const filled = lines.findLast((line) => said(line) !== "");
  const [first] = lines;
  if (filled === void 0 && first !== void 0 && said(first) === "" && first.next < end)
    return insertLines(text, first.next, [entry, ""]);
  const place = last?.end ?? filled?.next ?? start;
  const headingFollows = place === end && end < text.length;
  return insertLines(text, place, [
    ...last === void 0 ? [""] : [],
    entry,
    ...headingFollows ? [""] : []
  ]);
}
function tableIn(text, title, columns) {
  const section = findSection(text, title);
  return section === null ? null : findTable(section, columns);
}
function findTable({ lines }, columns) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_app_loop_conclude_turn.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (fits) return table;
  }
  return null;
}
function tableAt([header, separator, ...below2]) {
  const columns = header === void 0 ? null : (0, import_app_loop_conclude_turn.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_app_loop_conclude_turn.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_app_loop_conclude_turn.isSeparator)(marks)) return null;
  const count = below2.findIndex((line) => (0, import_app_loop_conclude_turn.rowCells)(line) === null);
  const own = count === -1 ? below2 : below2.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_app_loop_conclude_turn.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function cellOf(table, row, name) {
  return row[table.columns.findIndex((column) => name.test(column))]?.text;
}
function addRow(text, table, values) {
  const line = `| ${table.columns.map((column) => writtenCell(column, values)).join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0) return insertLines(text, table.end, [line]);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return splice(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function writtenCell(column, values) {
  return (0, import_shared_core_failure_reading_line_pattern.cellText)(values.find(([name]) => name.test(column))?.[1] ?? "") || "-";
}
function rowEdits(table, row, values) {
  return row.flatMap((cell, at) => {
    const written = writtenCell(table.columns[at] ?? "", values);
    if (cell.text === written || table.columns[at] === void 0) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}
// src/core/planning/milestones/audit.ts
var MARK = "audit_acknowledged";
function auditOf(name, text) {
  const kind = /(?:^|-)(UAT|VERIFICATION)\b.*\.md$/.exec(name)?.[1];
  if (kind === void 0) return null;
  const { [MARK]: mark, ...values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  const status = (0, import_hooks_active_on_command4.scalar)(values.status)?.toLowerCase() ?? "unknown";
  const snapshot = kind === "UAT" ? tests(status, text) : ["status", status];
  const isPassed = status === "unknown" && (0, import_hooks_active_on_command4.scalar)(values.result)?.toLowerCase() === "all_pass";
  const isOpen = kind === "UAT" ? !isPassed && status !== "complete" && status !== "resolved" : status === "gaps_found" || status === "human_needed";
  const isWaived = (0, import_hooks_active_on_command4.isMap)(mark) && (0, import_hooks_active_on_command4.scalar)(mark[snapshot[0]]) === snapshot[1] && (0, import_hooks_active_on_command4.scalar)(mark.milestone) && (0, import_hooks_active_on_command4.scalar)(mark.at);
  return { open: isOpen && !isWaived ? status : null, snapshot };
}
function tests(status, text) {
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return ["gap_snapshot", `${status}::scenarios=${waiting}`];
}
function withAcknowledgement(text, [key, value], { version, date }) {
  const { present, inner, entries } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const eol = lineEndOf(text);
  const said = `  ${key}: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(value, key === "gap_snapshot")}`;
  const lines = [`${MARK}:`, `  milestone: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(version)}`, `  at: ${date}`, said];
  const mark = lines.map((line) => line + eol).join("");
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries.filter((entry) => entry.key === MARK);
  return splice(text, [
    ...old.map(({ start, end }) => ({ start, end, text: "" })),
    { start: inner.end, end: inner.end, text: mark }
  ]);
}
// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list = (0, import_common.listFolder)(folder, (0, import_common2.projectFile)(root));
  if (list.status !== "ok") return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = (0, import_hooks_active_on_command.phaseFiles)(names, (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(folder, "plans")));
  const unusable = [];
  const read = (file) => {
    const found = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path.join)(folder, file));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const all = files.plans.flatMap((file) => {
    const text = read(file);
    if (text === null) return [];
    const document = (0, import_shared_core_planning_documents_roadmap_scope.readPlan)(text);
    if (document.superseded) return [];
    const own = (0, import_node_path.basename)(folder);
    const summary = (0, import_hooks_active_on_command.summaryOf)(file, files.summaries, own);
    const counted = summary === null ? null : countedSummary(read(summary));
    const name = (0, import_hooks_active_on_command.planName)(file, own);
    const isPlan = summary !== null || (0, import_shared_core_planning_documents_roadmap_scope.isLikePlan)(document) || (0, import_hooks_active_on_command.hasNumber)(name, own);
    const isOther = !isPlan && file.endsWith("-PLAN.md");
    return [{ ...name, file, document, summary: counted, isOther }];
  });
  const isAside = ({ isOther }) => isOther && all.some((one) => !one.isOther);
  const plans = all.filter((one) => !isAside(one)).map(({ isOther: _, ...plan }) => plan);
  const others = all.filter(isAside).map(({ file }) => file);
  return { folder, names, plans, others, oddlyNamed: files.oddlyNamed, unusable };
}
function phaseNamed(root, folder) {
  return readPhase(root, (0, import_node_path.join)(root, (0, import_shared_core_planning_documents_roadmap_scope2.phasePlace)(root, folder)));
}
function planNames({ names }) {
  const { plans, oddlyNamed } = (0, import_hooks_active_on_command.phaseFiles)(names, []);
  return [...plans, ...oddlyNamed];
}
function dependableNames(phase) {
  const done = (0, import_hooks_active_on_command.phaseFiles)(phase.names, []).summaries.map((one) => one.replace(/-SUMMARY\.md$/, "-PLAN.md"));
  return [.../* @__PURE__ */ new Set([...planNames(phase), ...phase.plans.map(({ file }) => (0, import_node_path.basename)(file)), ...done])];
}
function unkeptPlans(phase) {
  if (planNames(phase).length > 0) return [];
  const summaries = (0, import_hooks_active_on_command.phaseFiles)(phase.names, []).summaries.filter((one) => one.endsWith("-SUMMARY.md"));
  return summaries.map((one) => one.replace(/-SUMMARY\.md$/, "")).filter((name) => /\d/.test(name));
}
function wavePlans(phase) {
  return phase.plans.map(({ id, canonical, document, summary }) => ({
    ...{ id, canonical },
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text) {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === "blocked" ? null : summary;
}
function phaseFactsOf(reading, { number, name, folder, rivals }) {
  const { root, unusable, archived, passed } = reading;
  const phase = folder === null ? null : phaseNamed(root, folder);
  unusable.push(...phase?.unusable ?? []);
  const plans = phase?.plans ?? [];
  return {
    ...{ number, name, folder, rivals },
    plans: plans.map(({ id, summary }) => ({ id, done: summary !== null })),
    unkept: phase === null ? [] : unkeptPlans(phase),
    unread: plans.length > 0 ? [] : unreadOf(reading, phase, number),
    runnable: phase === null ? [] : planWaves(wavePlans(phase)).ready,
    halted: plans.filter(({ summary }) => summary?.status === "halted").map(({ id }) => id),
    archived: folder === null && archived.some((one) => (0, import_hooks_active_on_command2.isFolderOf)(one, number)),
    hasContext: documentIn(phase, "CONTEXT") !== null,
    hasResearch: documentIn(phase, "RESEARCH") !== null,
    ...verificationOf(root, phase, (verification) => passed.set(number, verification)),
    acceptance: acceptanceOf(root, phase),
    requirementsCompleted: plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? [])
  };
}
function unreadOf({ root, strays }, phase, number) {
  if (phase !== null && (0, import_shared_core_planning_documents_roadmap_scope2.hasDocuments)(root, phase.folder)) return (0, import_hooks_active_on_command.unreadPlans)(phase.names);
  return strays.filter((one) => (0, import_hooks_active_on_command2.phaseKey)(one.phase) === (0, import_hooks_active_on_command2.phaseKey)(number)).map(({ path }) => path);
}
function documentIn(phase, kind) {
  return phase?.names.find((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)) ?? null;
}
function verificationOf(root, phase, notePassed) {
  const report = documentIn(phase, "VERIFICATION");
  const path = phase === null || report === null ? null : (0, import_node_path.join)(phase.folder, report);
  const text = path === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
  if (phase === null || path === null || text === null)
    return { verification: null, gapsClosed: false, verifiedOn: null, coverage: [] };
  const verification = readVerification(text);
  const { values } = verification.document.frontmatter;
  if (verification.status === "passed") notePassed(verification);
  return {
    verification: verification.status,
    gapsClosed: areGapsClosed(phase, text, verification),
    verifiedOn: /^\d{4}-\d{2}-\d{2}/.exec((0, import_hooks_active_on_command4.scalar)(values.verified) ?? "")?.[0] ?? null,
    coverage: verification.requirements
  };
}
function acceptanceOf(root, phase) {
  const file = documentIn(phase, "UAT");
  const text = phase === null || file === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(phase.folder, file));
  if (file === null || text === null) return null;
  const waiting = readUat(text).tests.filter(({ result }) => result === "pending" || result === "blocked");
  const pending = waiting.map(({ number, name }) => `${number}. ${name}`);
  return { file, pending, open: auditOf(file, text)?.open ?? null };
}
function areGapsClosed(phase, text, verification) {
  if (verification.status !== "gaps_found") return false;
  if (openGaps(text).length === 0) return true;
  const { coveredFiles, document } = verification;
  if (coveredFiles.length === 0 && document.frontmatter.values.re_verification !== void 0) return false;
  const closing = phase.plans.filter((plan) => plan.document.gapClosure && plan.summary !== null);
  return closing.some(({ file }) => !coveredFiles.some((one) => one.endsWith(`/${file}`)));
}
