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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/core/planning/documents/link-pattern.ts
var LONGEST_PATTERN = 512;
function compilable(pattern) {
  const flags = /^\(\?([ims]{1,3})\)/.exec(pattern)?.[1] ?? "";
  const rest = flags === "" ? pattern : pattern.slice(flags.length + 3);
  const compiled = { source: rest.replaceAll("(?P<", "(?<"), flags: [...new Set(flags)].join("") };
  return pattern.length <= LONGEST_PATTERN && isExpression(compiled) ? compiled : null;
}
function isExpression({ source, flags }) {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
function patternProblem(pattern) {
  if (pattern.length > LONGEST_PATTERN)
    return { why: `is longer than ${LONGEST_PATTERN} characters`, fix: "Write a shorter one." };
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== void 0)
    return {
      why: `looks for a backslash (${doubled}): it is escaped twice`,
      fix: `Write ${doubled.slice(1)} in it, between single quotes.`
    };
  const compiled = compilable(pattern);
  if (compiled !== null) return impossible(compiled);
  const fix = "Correct it, or put a \\ before each sign that stands for itself.";
  return { why: "is not a regular expression", fix };
}
function impossible({ source, flags }) {
  const signs = signsOf(source);
  if (signs.some(({ text }) => text === "[]"))
    return {
      why: "has an empty [], which nothing matches",
      fix: "Put a \\ before each bracket that stands for itself."
    };
  return flags.includes("m") || signs.some(({ text }) => text === "|") ? null : anchored(source, signs);
}
var DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;
function anchored(source, signs) {
  const start = signs.find(({ text }) => text === "^");
  const end = signs.find(({ text }) => text === "$");
  const last = source.length - 1;
  if (start !== void 0 && start.at > 0 || end !== void 0 && end.at < last) {
    const sign = start !== void 0 && start.at > 0 ? "^" : "$";
    return {
      why: `has a ${sign} in the middle, which nothing matches`,
      fix: `Write \\${sign} where the sign itself is meant.`
    };
  }
  if (end !== void 0)
    return {
      why: "ends with $, the end of the whole file",
      fix: "Leave the $ out, or write \\$ where the sign is meant."
    };
  if (start !== void 0 && !FIRST_LINE.test(source))
    return { why: "begins with ^, the start of the whole file", fix: "Leave the ^ out." };
  return null;
}
var FIRST_LINE = /^\^(?:#!|---|<|\/[/*]|\\\/|["']use|\["'\]use|\[["']{2}\]use|package|syntax|\\?[{[])/;
function signsOf(source) {
  return [...source.matchAll(PARTS)].flatMap(([text, sign], index, all) => {
    const at = all[index]?.index ?? 0;
    if (text === "[]") return [{ text, at }];
    if (sign === "^") return /[(:=!>]/.test(source.charAt(at - 1)) ? [] : [{ text: sign, at }];
    return sign === "$" || sign === "|" ? [{ text: sign, at }] : [];
  });
}
var PARTS = /\\[\s\S]|\[\]|\[(?:\\[\s\S]|[^\]\\])*\]?|([\^$|])/g;
// src/core/planning/documents/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map = entry !== void 0 && (0, import_shared_yaml_dist_parse_parser.isMap)(entry.value) ? entry.value : {};
  const tell = (code, message, fix, severity = import_shared_yaml_dist_parse_parser.warningAt) => {
    if (entry !== void 0) diagnostics.push(severity(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !(0, import_shared_yaml_dist_parse_parser.isMap)(entry.value)) {
    tell(
      "must-haves-shape",
      "must_haves is not a map.",
      "Write truths:, artifacts: and key_links: under it.",
      import_shared_yaml_dist_parse_parser.errorAt
    );
  }
  const list = (name) => itemsOf(map[name], name, tell);
  return {
    mustHaves: {
      truths: list("truths").flatMap((item) => truthOf(item, tell)),
      artifacts: list("artifacts").flatMap((item) => artifactOf(item, tell)),
      keyLinks: list("key_links").flatMap((item) => keyLinkOf(item, tell)),
      prohibitions: list("prohibitions").flatMap((item) => prohibitionOf(item, tell))
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if ((0, import_shared_yaml_dist_parse_parser.isList)(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is not a list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item, tell) {
  const found = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? statedIn(item) : (0, import_shared_yaml_dist_parse_parser.scalar)(item);
  if (found !== null) return [found];
  const only = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? Object.entries(item) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth is empty.", "Write a statement that can be checked, in quotes.");
  return [];
}
function statedIn(map) {
  return (0, import_shared_yaml_dist_parse_parser.scalar)(STATEMENT_KEYS.map((key) => map[key]).find((one) => (0, import_shared_yaml_dist_parse_parser.scalar)(one)));
}
function statementIn(map) {
  const [only, ...more] = Object.entries(map);
  const said = statedIn(map);
  if (said !== null || only === void 0 || more.length > 0 || (0, import_shared_yaml_dist_parse_parser.scalar)(only[1]) === null) return said;
  return `${only[0]}: ${(0, import_shared_yaml_dist_parse_parser.scalar)(only[1])}`;
}
function artifactOf(item, tell) {
  const map = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? item : { path: item };
  const path = (0, import_shared_yaml_dist_parse_parser.scalar)(map.path);
  if (path === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = (0, import_shared_yaml_dist_parse_parser.scalar)(map.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path} is not a number.`, "Write a whole number.");
  }
  return [
    {
      path,
      provides: (0, import_shared_yaml_dist_parse_parser.scalar)(map.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: (0, import_shared_yaml_dist_parse_parser.texts)(map.exports),
      contains: (0, import_shared_yaml_dist_parse_parser.scalar)(map.contains)
    }
  ];
}
function keyLinkOf(item, tell) {
  const from = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? (0, import_shared_yaml_dist_parse_parser.scalar)(item.from) : null;
  const to = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? (0, import_shared_yaml_dist_parse_parser.scalar)(item.to) : null;
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(item) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = (0, import_shared_yaml_dist_parse_parser.scalar)(item.pattern);
  const problem2 = pattern === null ? shapeProblem(item.pattern) : patternProblem(pattern);
  if (problem2 !== null)
    tell(
      "key-link-pattern",
      `The pattern ${pattern === null ? "" : `"${pattern.slice(0, 120)}" `}of the link from ${from} ${problem2.why}.`,
      problem2.fix,
      import_shared_yaml_dist_parse_parser.errorAt
    );
  return [{ from, to, via: (0, import_shared_yaml_dist_parse_parser.scalar)(item.via), pattern }];
}
function shapeProblem(pattern) {
  if (typeof pattern === "string" || pattern === void 0) return null;
  return { why: "is not a text", fix: "Write one regular expression, in single quotes." };
}
function prohibitionOf(item, tell) {
  const text = (0, import_shared_yaml_dist_parse_parser.scalar)(item);
  const map = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? item : text === null ? null : (0, import_shared_yaml_dist_parse_parser.mapOf)([["statement", text]]);
  if (map !== null && statementIn(map) !== null) return [map];
  tell(
    "prohibition-empty",
    "A prohibition says nothing.",
    "Write what must not happen, in quotes, or remove it.",
    import_shared_yaml_dist_parse_parser.errorAt
  );
  return [];
}
// src/core/planning/documents/plan-tasks.ts
function planTasks(text, tags) {
  const found = (0, import_hooks_active_on_command.taskElements)(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = (0, import_hooks_active_on_command.elements)(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read = (name) => (0, import_hooks_active_on_command.innerText)(text, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read("files")),
    acceptanceCriteria: bullets(read("acceptance_criteria")),
    action: read("action"),
    done: oneLine(read("done")),
    verify: verifyOf(text, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word = type.toLowerCase();
  if (word.startsWith("checkpoint")) return "checkpoint";
  if (word === "auto" || word === "tdd") return "auto";
  return word === "tracer" ? "tracer" : "other";
}
function verifyOf(text, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = (0, import_hooks_active_on_command.elements)(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => (0, import_hooks_active_on_command.decodeEntities)(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text) {
  return (text ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text) {
  return (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text) {
  return text?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? (0, import_shared_yaml_dist_parse_parser.errorAt)(where, what) : (0, import_shared_yaml_dist_parse_parser.warningAt)(where, what);
}
// src/core/planning/documents/plan.ts
function readPlan(text) {
  const frontmatter = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text);
  const start = (0, import_hooks_active_on_command2.bodyStart)(text);
  const quoted = (0, import_hooks_active_on_command.quotedRanges)(text, start);
  const tags = (0, import_hooks_active_on_command.planTags)(text, quoted, start);
  const read = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read.tasks.length > 0 ? read.tasks : headingTasks(text, start, quoted);
  const { values } = frontmatter;
  const field = (name) => (0, import_shared_yaml_dist_parse_parser.scalar)(values[name]);
  const wave = /^-?\d{1,9}/.exec(field("wave") ?? "")?.[0];
  return {
    text,
    frontmatter,
    phase: field("phase"),
    plan: field("plan"),
    type: field("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: (0, import_shared_yaml_dist_parse_parser.texts)(values.depends_on),
    filesModified: (0, import_shared_yaml_dist_parse_parser.texts)(values.files_modified ?? values["files-modified"]),
    filesDeleted: (0, import_shared_yaml_dist_parse_parser.texts)(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field("autonomous") === "true",
    requirements: (0, import_shared_yaml_dist_parse_parser.texts)(values.requirements),
    gapClosure: field("gap_closure") === "true",
    superseded: field("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text, start) ?? field("objective"),
    sections: sectionsOf(tags, text.length),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: (0, import_shared_yaml_dist_parse_parser.placed)(text, [
      ...frontmatter.diagnostics,
      ...(0, import_shared_core_planning_documents_planning_settings.unreadable)(text, quoted),
      ...read.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return (0, import_hooks_active_on_command.elements)(
    tags.filter(({ name }) => SECTIONS.includes(name)),
    to
  );
}
function firstLine(text, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}
function headingTasks(text, start, quoted) {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !(0, import_hooks_active_on_command.insideRanges)(quoted, heading.start));
  return headings.map((heading, index) => ({
    index: index + 1,
    type: "auto",
    kind: "auto",
    name: heading.name,
    id: null,
    attributes: {},
    files: [],
    acceptanceCriteria: [],
    action: null,
    done: null,
    verify: null,
    children: [],
    start: heading.start,
    end: headings[index + 1]?.start ?? text.length
  }));
}
var OPENING = /<task(?=[\s>])/gi;
var HEADING = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING)].length;
}
function countOpenings(text) {
  const opening = new RegExp(OPENING);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}
// src/core/planning/documents/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !isCanonical(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan, summaries) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}
// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const lines = (0, import_hooks_active_on_command2.textLines)((0, import_hooks_active_on_command.withoutBlocks)(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: (0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, traceOf) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^(?:requirements?(?:\s*ids?)?|req[-\s]?ids?)$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return null;
  return { id, phase: cells[columns.phase]?.text ?? "", status };
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
// src/core/planning/rules/wave-problems.ts
function waveProblems(plans, found) {
  const unknown = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves.get(id) ?? null)),
    ...found.overlaps.map(overlap)
  ];
}
function problem([code, severity], plan, message, fix) {
  return { code, severity, plan, message, fix };
}
function sameId(plan, other) {
  const message = `${plan} and ${other} are one id where case does not count.`;
  return problem(["same-id", "error"], plan, message, "Rename one of the files.");
}
function unknownDependency(plan, token) {
  const message = `${plan} depends on "${token}", which is not a plan of this phase; the wave of ${plan} may be wrong.`;
  const fix = 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.';
  return problem(["unknown-dependency", "warning"], plan, message, fix);
}
function cycle(plans) {
  const message = `These plans wait for each other: ${[...plans, plans[0]].join(" -> ")}.`;
  return problem(["cycle", "error"], plans[0] ?? "", message, "Take one entry out of depends_on.");
}
function declared(plan, wave, computed) {
  const message = `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`;
  return problem(
    ["declared-wave", "warning"],
    plan,
    message,
    `Write wave: ${computed}, or correct depends_on.`
  );
}
function overlap({ wave, plans: [first, second], files }) {
  const message = `${first} and ${second} are both in wave ${wave} and change ${files.join(", ")}.`;
  const fix = `Let ${second} depend on ${first}, or give each file to one plan; until then they run one after the other.`;
  return problem(["overlap", "warning"], second, message, fix);
}
// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }) => {
    const level = levels.get(id);
    return {
      id,
      wave: level === void 0 ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...blocked.get(id) ?? []]
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes.filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0).map(({ id }) => id);
  const open = new Set(incomplete);
  const waits = new Set(
    nodes.filter((node) => node.dependsOn.some((id) => open.has(id))).map(({ id }) => id)
  );
  const ready = runnable.filter((id) => !waits.has(id));
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}
function resolvedOf(plan, resolve) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve(token) ?? []))];
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
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(samePath))) {
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
function samePath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}
function dependencyLevels(nodes, edges) {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}
function blockedBy(stopped, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}
// src/app/planning/documents/read-phase.ts
// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_shared_yaml_dist_parse_parser.scalar)(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: (0, import_shared_yaml_dist_parse_parser.scalar)(values.phase),
    plan: (0, import_shared_yaml_dist_parse_parser.scalar)(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: (0, import_shared_yaml_dist_parse_parser.texts)(values["requirements-completed"] ?? values.requirements_completed),
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
// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list = (0, import_hooks_active_on_stop.listFolder)(folder, (0, import_hooks_active_on_stop2.projectFile)(root));
  if (list.status !== "ok") return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(folder, "plans")));
  const unusable = [];
  const read = (file) => {
    const found = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path.join)(folder, file));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [
      { ...planName(file), file, document, summary: summary === null ? null : countedSummary(read(summary)) }
    ];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase) {
  return phase.plans.map(({ id, canonical, short, document, summary }) => ({
    ...{ id, canonical, short },
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
module.exports = {
  canonicalPlanId: canonicalPlanId,
  compilable: compilable,
  isPlainName: isPlainName,
  markBlocked: markBlocked,
  patternProblem: patternProblem,
  phaseFiles: phaseFiles,
  planName: planName,
  planResolver: planResolver,
  planWaves: planWaves,
  readMustHaves: readMustHaves,
  readPhase: readPhase,
  readPlan: readPlan,
  readRequirements: readRequirements,
  readSummary: readSummary,
  splice: splice,
  statementIn: statementIn,
  summaryOf: summaryOf,
  wavePlans: wavePlans
};
