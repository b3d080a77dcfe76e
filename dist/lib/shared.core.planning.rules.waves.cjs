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

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

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
  const found = (0, import_hooks_active_on_command2.taskElements)(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = (0, import_hooks_active_on_command2.elements)(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read = (name) => (0, import_hooks_active_on_command2.innerText)(text, children, name);
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
  const inside = (0, import_hooks_active_on_command2.elements)(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => (0, import_hooks_active_on_command2.decodeEntities)(text.slice(inner.start, inner.end)).trim()),
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
  const quoted = (0, import_hooks_active_on_command2.quotedRanges)(text, start);
  const tags = (0, import_hooks_active_on_command2.planTags)(text, quoted, start);
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
      ...(0, import_shared_yaml_dist_parse_parser.unreadable)(text, quoted),
      ...read.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return (0, import_hooks_active_on_command2.elements)(
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
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !(0, import_hooks_active_on_command2.insideRanges)(quoted, heading.start));
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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/app/planning/documents/find-plan.ts
var PHASES = ".planning/phases";
function findPlan(project, token, cwd) {
  const asPath = (0, import_node_path.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs.existsSync)(asPath)) {
    const path = (0, import_node_path.relative)(project, asPath).split(import_node_path.sep).join("/");
    const found2 = planAt(project, path);
    return found2 === null ? (0, import_shared_core_planning_documents_planning_settings.refused$2)(`${(0, import_hooks_active_on_stop4.plainLine)(token, 120)} is not a plan of this project.`) : { status: "found", plan: found2 };
  }
  const [folder, id] = splitToken(token);
  const folders = folder === null ? (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, PHASES) : [folder];
  const found = folders.flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused$2)(`There is no plan ${(0, import_hooks_active_on_stop4.plainLine)(token, 80)}: name it as 01-02, or by its file.`);
  if (second !== void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused$2)(
      `Several phases have a plan ${(0, import_hooks_active_on_stop4.plainLine)(token, 80)}: name its folder as well, as ${(0, import_node_path.basename)((0, import_node_path.dirname)(only))}/${id}.`
    );
  const plan = planAt(project, only);
  return plan === null ? (0, import_shared_core_planning_documents_planning_settings.refused$2)(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function plansIn(project, folder) {
  const place = (0, import_node_path.join)(project, PHASES, folder);
  const { plans } = phaseFiles((0, import_shared_core_planning_documents_planning_settings.documentNames)(project, place), (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, (0, import_node_path.join)(place, "plans")));
  return plans.map((file) => `${PHASES}/${folder}/${file}`);
}
function planAt(project, path) {
  const [, folder, file] = /^\.planning\/phases\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === void 0 || file === void 0 || !plansIn(project, folder).includes(path)) return null;
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path);
  if (text === null) return null;
  const { id, canonical } = planName(file);
  return { id, canonical, folder, path, document: readPlan(text) };
}
function splitToken(token) {
  const at = token.indexOf("/");
  return at === -1 ? [null, token] : [token.slice(0, at), token.slice(at + 1)];
}
function resolveIn(project, folder, id) {
  const plans = plansIn(project, folder);
  const prefix = `${PHASES}/${folder}/`;
  const names = plans.map((path) => planName(path.slice(prefix.length)));
  const wanted = /^\d+$/.test(id) ? null : planResolver(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}
// src/app/planning/execution/describe-step.ts
// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS = 30;
function executorPrompt(task) {
  return (0, import_hooks_active_on_stop5.joinProse)(
    [
      import_hooks_active_on_stop5.prose`Carry out one plan of this project, as your role says.`,
      import_hooks_active_on_stop5.prose`${PLAN_LINE}${(0, import_hooks_active_on_stop3.quoteName)(task.planPath)}`,
      import_hooks_active_on_stop5.prose`Summary: ${(0, import_hooks_active_on_stop3.quoteName)(task.summaryPath)}`,
      import_hooks_active_on_stop5.prose`Helper: ${task.cli} execute`,
      import_hooks_active_on_stop5.prose`Name of the plan for the helper: ${(0, import_hooks_active_on_stop3.quoteName)(task.token)}`,
      ...modeLines(task)
    ],
    "\n"
  );
}
var PLAN_LINE = import_hooks_active_on_stop5.prose`Plan: `;
function modeLines({ mode, commits, answer, token }) {
  const done = commits.slice(-MOST_COMMITS).map((commit) => (0, import_hooks_active_on_stop3.quoteLine)(commit, 120));
  const completed = [
    import_hooks_active_on_stop5.prose`<completed_tasks>`,
    ...done.length === 0 ? [import_hooks_active_on_stop5.prose`none`] : done,
    import_hooks_active_on_stop5.prose`</completed_tasks>`
  ];
  switch (mode) {
    case "fresh":
      return [];
    case "close":
      return [
        import_hooks_active_on_stop5.prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${(0, import_hooks_active_on_stop3.quoteName)(token)}).`,
        ...completed
      ];
    case "again":
      return [
        import_hooks_active_on_stop5.prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed
      ];
    case "continue":
      return [
        import_hooks_active_on_stop5.prose`An executor stopped at a checkpoint. Do not repeat what is completed; continue with the task behind it, with this answer:`,
        ...completed,
        import_hooks_active_on_stop5.prose`<user_response>${(0, import_hooks_active_on_stop2.typedLine)(answer ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}
function findAssigned(message, paths) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  for (const line of lines.filter((one) => one.startsWith(PLAN_LINE))) {
    const named2 = line.slice(PLAN_LINE.length).trim().replaceAll("\\", "/").replaceAll(/^\u201c|\u201d$/g, "");
    const found = paths.find((path) => named2 === path || named2.endsWith(`/${path}`));
    if (found !== void 0) return found;
  }
  return null;
}
// src/app/planning/execution/describe-step.ts
function describeStep(workspace, execution) {
  const { step, terms, config } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    /** What to do now, for the orchestrator. */
    message: step.status === "done" && !config.verifier ? DONE_UNVERIFIED : MESSAGES[step.status],
    parallel: step.batch.length > 1,
    batch: step.batch.flatMap((one) => assignmentView(workspace, execution, one)),
    questions: step.questions.flatMap((one) => questionView(workspace, execution, one)),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked
  };
}
var MESSAGES = {
  run: import_hooks_active_on_stop5.prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: import_hooks_active_on_stop5.prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: import_hooks_active_on_stop5.prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: import_hooks_active_on_stop5.prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: import_hooks_active_on_stop5.prose`Every plan of this scope is done. Tell the user, and name /msw:verify with the phase as the next step.`
};
var DONE_UNVERIFIED = import_hooks_active_on_stop5.prose`Every plan of this scope is done. Tell the user; the project's settings ask for no verification, and /msw:next names what follows.`;
function planToken(folder, id) {
  return `${folder}/${id}`;
}
function summaryPath(file) {
  return file.path.replace(/PLAN(?=[^/]*$)/, "SUMMARY");
}
function assignmentView({ project, ...workspace }, execution, one) {
  const file = execution.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path2.resolve)(project, file.path),
    summaryPath: (0, import_node_path2.resolve)(project, summaryPath(file)),
    token: planToken(execution.terms.folder, one.plan),
    cli: (0, import_hooks_active_on_command.cliCommand)({ project, ...workspace }),
    commits: commitLines(file).toReversed(),
    answer: one.answer
  });
  const model = (0, import_shared_core_planning_documents_planning_settings.agentModel)(execution.config.modelProfile, "executor");
  const start = { plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt };
  return [model === null ? start : { ...start, model }];
}
function commitLines({ commits }) {
  return (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)} ${(0, import_hooks_active_on_stop4.plainLine)(subject, 100)}`);
}
function questionView(workspace, execution, { plan, kind }) {
  const file = execution.files.get(plan);
  const record = execution.plans.find(({ id }) => id === plan)?.record ?? null;
  if (file === void 0) return [];
  const choose = (0, import_hooks_active_on_stop.decisionCommand)(execution.terms, import_hooks_active_on_stop5.prose`--close|--again|--skip`, plan);
  switch (record?.state) {
    case "checkpoint": {
      const text = (0, import_hooks_active_on_stop6.clipText)((0, import_hooks_active_on_stop6.harmless)(record.checkpoint.text), 1800);
      const answer = import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop.decisionCommand)(execution.terms, import_hooks_active_on_stop5.prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer }];
    }
    case "halted": {
      const where = record.report === null ? "" : ` Report: ${record.report}`;
      return [{ plan, kind, text: (0, import_hooks_active_on_stop4.plainLine)(`${record.reason}.${where}`, 500), answer: choose }];
    }
    case "untrusted": {
      const typed = (digest) => (0, import_hooks_active_on_stop.trustCommand)(execution.terms, digest);
      const text = `The commands of ${plan} changed and are not trusted:${(0, import_hooks_active_on_command3.trustRequest)(workspace, record.commands, typed)}`;
      return [{ plan, kind, text, answer: typed((0, import_hooks_active_on_command3.commandsDigest)(workspace, record.commands)) }];
    }
    default: {
      const text = `It has commits and no summary (close: only finish it; again: carry it out again; skip: leave it):
${commitLines(file).slice(0, 10).join("\n")}`;
      return [{ plan, kind, text, answer: choose }];
    }
  }
}

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_hooks_active_on_stop10.readPart)(path, import_hooks_active_on_stop11.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_hooks_active_on_stop9.fieldsIn)((0, import_hooks_active_on_stop9.parseJson)(line));
    if (type === "user") return textOf2((0, import_hooks_active_on_stop9.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_hooks_active_on_stop9.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = plansIn(workspace.project, execution.folder);
  const path = findAssigned(firstPrompt(input.transcriptPath) ?? "", paths);
  const plan = path === null ? null : planAt(workspace.project, path);
  if (input.agent === null || plan === null || !isPlainName(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const executor = { parent, execution, owner: (0, import_hooks_active_on_stop7.gateOwner)(input.session, agent), agent, plan };
  const checkpoint = (0, import_shared_core_planning_documents_planning_settings2.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path3.join)(workspace.project, ".planning"));
  const commands = (0, import_hooks_active_on_command3.untrustedCommands)(workspace, [plan.document.text], usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  return { kind: "gate", executor, gate: gateOf(workspace, executor, usualCommands) };
}
function gateNow(current, gate) {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}
function withoutBackground(input) {
  return { ...input, backgroundTasks: [] };
}
function gateOf(workspace, { parent, owner, agent, plan, execution }, usual) {
  const checks = checksOf(workspace, plan, execution, usual);
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: (0, import_hooks_active_on_stop7.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop8.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop7.newProgress)(now, { pid: parent.progress.owner.pid, host: (0, import_node_os.hostname)() }),
      hints: parent.progress.hints
    }
  };
}
function checksOf(workspace, plan, { folder }, usual) {
  const own = (0, import_hooks_active_on_command5.planCommands)(plan.document.text, usual).map((command2) => ({
    name: (0, import_hooks_active_on_command6.parseCheck)(command2).name,
    command: command2,
    origin: "plan"
  }));
  const command = `${(0, import_hooks_active_on_command.cliCommand)(workspace)} execute ready ${planToken(folder, plan.id)}`;
  return (0, import_hooks_active_on_command4.nameChecks)([...own, { name: "summary and commits", command, origin: "plan" }]);
}

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

// src/core/planning/phases/state-mirror.ts
function mirrorEdits(state, progress, changedAt, now) {
  const { text, frontmatter } = state.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored = [
    ["current_phase", state.currentPhase],
    ["current_phase_name", state.currentPhaseName],
    ["status", state.status],
    ["stopped_at", state.stoppedAt],
    ["paused_at", state.pausedAt],
    ["last_activity", state.lastActivity],
    ["last_activity_desc", state.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...progress === null ? [] : progressEdits(text, entry("progress"), progress)
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text, entry("last_updated"), time)];
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
  return [{ start, end: start + old.length, text: gap + (0, import_shared_core_planning_documents_planning_settings3.yamlScalar)(value, old.startsWith('"')) }];
}
function progressEdits(text, entry, progress) {
  if (entry === void 0) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]) => {
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

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_node_path4 = require("node:path");
// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
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
  const resolve3 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve3)]));
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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve3 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}
function resolvedOf(plan, resolve3) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve3(token) ?? []))];
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
function readPhase(root, folder) {
  const list = (0, import_hooks_active_on_stop13.listFolder)(folder, (0, import_hooks_active_on_stop11.projectFile)(root));
  if (list.status !== "ok") return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path4.join)(folder, "plans")));
  const unusable = [];
  const read = (file) => {
    const found = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path4.join)(folder, file));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path4.join)(folder, file), found.reason));
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
// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const lines = (0, import_hooks_active_on_command2.textLines)((0, import_hooks_active_on_command2.withoutBlocks)(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: (0, import_hooks_active_on_stop12.rowsOfTables)(lines, columnsOf, traceOf) };
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
module.exports = {
  canonicalPlanId: canonicalPlanId,
  compilable: compilable,
  describeStep: describeStep,
  findAssigned: findAssigned,
  findPlan: findPlan,
  gateNow: gateNow,
  isPlainName: isPlainName,
  markBlocked: markBlocked,
  mirrorEdits: mirrorEdits,
  patternProblem: patternProblem,
  phaseFiles: phaseFiles,
  planAt: planAt,
  planExecutor: planExecutor,
  planName: planName,
  planResolver: planResolver,
  planToken: planToken,
  planWaves: planWaves,
  plansIn: plansIn,
  readMustHaves: readMustHaves,
  readPhase: readPhase,
  readPlan: readPlan,
  readRequirements: readRequirements,
  readSummary: readSummary,
  statementIn: statementIn,
  summaryOf: summaryOf,
  summaryPath: summaryPath,
  wavePlans: wavePlans,
  withoutBackground: withoutBackground
};
