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
__export(stdin_exports, {
  canonicalPlanId: () => canonicalPlanId,
  phaseFiles: () => phaseFiles,
  planName: () => planName,
  planResolver: () => planResolver,
  readMustHaves: () => readMustHaves,
  readPlan: () => readPlan,
  summaryOf: () => summaryOf
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/core/planning/documents/gsd-task-count.ts
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
      "must_haves is no map.",
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
      prohibitions: list("prohibitions").filter(import_shared_yaml_dist_parse_parser.isMap)
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if ((0, import_shared_yaml_dist_parse_parser.isList)(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is no list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item, tell) {
  const found = (0, import_shared_yaml_dist_parse_parser.isMap)(item) ? (0, import_shared_yaml_dist_parse_parser.scalar)(STATEMENT_KEYS.map((key) => item[key]).find((one) => (0, import_shared_yaml_dist_parse_parser.scalar)(one))) : (0, import_shared_yaml_dist_parse_parser.scalar)(item);
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
  tell("truth-empty", "A truth says nothing.", "Write a statement that can be checked, in quotes.");
  return [];
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
    tell("artifact-min-lines", `min_lines of ${path} is no number.`, "Write a whole number.");
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
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is no regular expression.`,
      "Correct it, or write plain text."
    );
  }
  return [{ from, to, via: (0, import_shared_yaml_dist_parse_parser.scalar)(item.via), pattern }];
}
function isPattern(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
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
  const start = (0, import_hooks_active_on_command.bodyStart)(text);
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
// src/core/planning/documents/phase-files.ts
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  canonicalPlanId,
  phaseFiles,
  planName,
  planResolver,
  readMustHaves,
  readPlan,
  summaryOf
});
