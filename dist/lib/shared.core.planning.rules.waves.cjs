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
    `must_haves.${name} is not a list.`,
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
  tell("truth-empty", "A truth is empty.", "Write a statement that can be checked, in quotes.");
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
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is not a regular expression.`,
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
function describeStep(workspace, execution2) {
  const { step, terms, config } = execution2;
  return {
    phase: terms.phase,
    status: step.status,
    /** What to do now, for the orchestrator. */
    message: step.status === "done" && !config.verifier ? DONE_UNVERIFIED : MESSAGES[step.status],
    parallel: step.batch.length > 1,
    batch: step.batch.flatMap((one) => assignmentView(workspace, execution2, one)),
    questions: step.questions.flatMap((one) => questionView(workspace, execution2, one)),
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
function assignmentView({ project, ...workspace }, execution2, one) {
  const file = execution2.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path2.resolve)(project, file.path),
    summaryPath: (0, import_node_path2.resolve)(project, summaryPath(file)),
    token: planToken(execution2.terms.folder, one.plan),
    cli: (0, import_hooks_active_on_command.cliCommand)({ project, ...workspace }),
    commits: commitLines(file).toReversed(),
    answer: one.answer
  });
  const model = (0, import_shared_core_planning_documents_planning_settings.agentModel)(execution2.config.modelProfile, "executor");
  const start = { plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt };
  return [model === null ? start : { ...start, model }];
}
function commitLines({ commits }) {
  return (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)} ${(0, import_hooks_active_on_stop4.plainLine)(subject, 100)}`);
}
function questionView(workspace, execution2, { plan, kind }) {
  const file = execution2.files.get(plan);
  const record = execution2.plans.find(({ id }) => id === plan)?.record ?? null;
  if (file === void 0) return [];
  const choose = (0, import_hooks_active_on_stop.decisionCommand)(execution2.terms, import_hooks_active_on_stop5.prose`--close|--again|--skip`, plan);
  switch (record?.state) {
    case "checkpoint": {
      const text = (0, import_hooks_active_on_stop6.clipText)((0, import_hooks_active_on_stop6.harmless)(record.checkpoint.text), 1800);
      const answer = import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop.decisionCommand)(execution2.terms, import_hooks_active_on_stop5.prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer }];
    }
    case "halted": {
      const where = record.report === null ? "" : ` Report: ${record.report}`;
      return [{ plan, kind, text: (0, import_hooks_active_on_stop4.plainLine)(`${record.reason}.${where}`, 500), answer: choose }];
    }
    case "untrusted": {
      const typed = (digest) => (0, import_hooks_active_on_stop.trustCommand)(execution2.terms, digest);
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

var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_hooks_active_on_stop9.readPart)(path, import_hooks_active_on_stop10.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const entry = parse(line);
    if (fieldOf(entry, "type") !== "user") continue;
    return textOf2(fieldOf(fieldOf(entry, "message"), "content"));
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => fieldOf(block, "text")).filter((text) => typeof text === "string").join("\n");
}
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
function fieldOf(value, key) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
}
// src/app/planning/execution/plan-executor.ts
function planExecutor(workspace, { loop: parent, execution: execution2 }, input) {
  const paths = plansIn(workspace.project, execution2.folder);
  const path = findAssigned(firstPrompt(input.transcriptPath) ?? "", paths);
  const plan = path === null ? null : planAt(workspace.project, path);
  if (input.agent === null || plan === null || !isPlainName(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const executor = { parent, execution: execution2, owner: (0, import_hooks_active_on_stop7.gateOwner)(input.session, agent), agent, plan };
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
function gateOf(workspace, { parent, owner, agent, plan, execution: execution2 }, usual) {
  const checks = checksOf(workspace, plan, execution2, usual);
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

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve3 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
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
    const waitsFor2 = edges.get(id) ?? [];
    const inherited = waitsFor2.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor2.filter((one) => stopped.has(one)), ...inherited]);
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
  const list = (0, import_hooks_active_on_stop12.listFolder)(folder, (0, import_hooks_active_on_stop10.projectFile)(root));
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
  return { document, items: lines.flatMap(itemOf), traces: (0, import_hooks_active_on_stop11.rowsOfTables)(lines, columnsOf, traceOf) };
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
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return null;
  return { id, phase: cells[columns.phase]?.text ?? "", status };
}

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings5 = require("./shared.core.planning.documents.planning-settings.cjs");

// src/core/planning/writing/section.ts
function findSection(text, title) {
  const { headings, quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text.length;
  const start = heading.next;
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, quoted);
  const lines = (0, import_hooks_active_on_command2.textLines)(plain, start, end).filter((line) => line.start < end);
  return { start, end, lines, quoted };
}
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines, quoted) {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return (0, import_shared_core_planning_documents_planning_settings3.splice)(text, [
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
  const { quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text.length ? "" : eol}${text.slice(place)}`;
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM2 = /^[-*+][ \t]+\S/;
function addListEntry(text, section, entry) {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return (0, import_shared_core_planning_documents_planning_settings3.splice)(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
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
  const last = lines.findLastIndex((line) => ITEM2.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said = lines.findLast((line) => raw(line).trim() !== "");
  return { place: said?.next ?? start, gap: true };
}
// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM22 = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_planning_documents_planning_settings4.itemText)(blocker);
  if (said === "") return text;
  const section = findSection(text, BLOCKERS);
  return section === null ? appendSection(text, "### Blockers/Concerns", [`- ${said}`]) : addListEntry(text, section, `- ${said}`);
}
function resolveBlocker(text, words) {
  const section = findSection(text, BLOCKERS);
  const wanted = (0, import_shared_core_planning_documents_planning_settings4.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text;
  const items = itemsOf2(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_planning_documents_planning_settings3.splice)(text, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text) {
  const section = findSection(text, BLOCKERS);
  return section === null ? [] : itemsOf2(text, section).map(({ said }) => (0, import_shared_core_planning_documents_planning_settings4.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}
function itemsOf2(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM22.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}
// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_hooks_active_on_stop11.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below2]) {
  const columns = header === void 0 ? null : (0, import_hooks_active_on_stop11.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_hooks_active_on_stop11.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_hooks_active_on_stop11.isSeparator)(marks)) return null;
  const count = below2.findIndex((line) => (0, import_hooks_active_on_stop11.rowCells)(line) === null);
  const own = count === -1 ? below2 : below2.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_hooks_active_on_stop11.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text, section, table, row) {
  const line = `| ${table.columns.map((column) => (0, import_shared_core_planning_documents_planning_settings4.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return (0, import_shared_core_planning_documents_planning_settings3.splice)(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_planning_documents_planning_settings4.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}
// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_planning_documents_planning_settings4.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_planning_documents_planning_settings4.oneLine)(decision.rationale ?? "");
  const section = findSection(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return appendSection(text, "## Decisions", [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_shared_core_planning_documents_planning_settings5.phaseKey)(row[at]?.text ?? "") === (0, import_shared_core_planning_documents_planning_settings5.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_planning_documents_planning_settings4.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const rows = findTable(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}

var import_shared_core_planning_documents_planning_settings6 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path5 = require("node:path");
// src/app/planning/phases/show-progress.ts
// src/core/planning/phases/next-step.ts
function nextStep(phases, roadmap, state, {
  skipDiscuss = false,
  verifier = true
} = {}) {
  const none = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: "init", ...none, reason: "There is no roadmap.", command: "/msw:init" };
  if (phases.length === 0) {
    return { action: "ask", ...none, reason: "The roadmap has no phase in this milestone.", command: null };
  }
  const phase = (0, import_shared_core_planning_documents_planning_settings6.currentPhase)(verifier ? phases : phases.filter((one) => !isExecuted(one)), roadmap);
  if (phase === null)
    return { action: "complete", ...none, reason: "Every phase is complete.", command: null };
  const step = stepIn(phase, skipDiscuss);
  const paused = state?.pausedAt == null ? "" : ` Work was paused: ${state.pausedAt}.`;
  const { number, name } = phase;
  return { ...step, phase: number, name, reason: `${step.reason}${paused}` };
}
function isExecuted({ plans, verification }) {
  return verification === null && plans.length > 0 && plans.every(({ done }) => done);
}
function stepIn(phase, skipDiscuss) {
  const { number, plans } = phase;
  const status = (0, import_shared_core_planning_documents_planning_settings6.diskStatus)(phase);
  if (!skipDiscuss && (status === "no_directory" || status === "empty"))
    return stepTo("discuss", `Phase ${number} has not begun.`, `/msw:discuss ${number}`);
  if (plans.length === 0) return stepTo("plan", planReason(phase), `/msw:plan ${number}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  return open.length > 0 ? execution(phase, open) : review(phase);
}
function stepTo(action, reason, command, plans = []) {
  return { action, plans, reason, command };
}
function planReason({ number, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean);
  return `Phase ${number} is ${there.join(" and ")} and has no plan.`;
}
function execution(phase, open) {
  const { number, plans, runnable, halted = [] } = phase;
  const waiting = open.join(", ");
  if (runnable.length > 0) {
    const reason2 = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
    return stepTo("execute", reason2, `/msw:execute ${number}`, runnable);
  }
  if (halted.length === 0)
    return stepTo(
      "ask",
      `Nothing of phase ${number} can run: ${waiting} wait for each other.`,
      `/msw:plan ${number}`
    );
  const reason = `Plan ${halted.join(", ")} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo("ask", reason, null);
}
function review({ number, verification }) {
  if (verification === "gaps_found")
    return stepTo(
      "close-gaps",
      `The verification of phase ${number} found gaps.`,
      `/msw:plan ${number} --gaps`
    );
  return stepTo("verify", reviewReason(number, verification), `/msw:verify ${number}`);
}
function reviewReason(number, verification) {
  if (verification === "human_needed")
    return `The verification of phase ${number} waits for a person: its report says what to look at.`;
  return verification === "unknown" ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.` : `Every plan of phase ${number} has a summary; nothing has verified it.`;
}
// src/app/planning/phases/show-progress.ts
function nextStepOf({ planning, phases, roadmap, state }) {
  return nextStep(phases, roadmap, state, (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning));
}
function planningPage(project) {
  const { state, phases, roadmap, planning } = project;
  const text = state?.document.text ?? "";
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, (0, import_node_path5.join)(planning, "PROJECT.md"));
  return {
    name: about === null ? null : (0, import_shared_yaml_dist_parse_parser.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    progress: (0, import_shared_core_planning_documents_planning_settings6.progressOf)(phases, roadmap),
    phases,
    blockers: blockersIn(text),
    decisions: decisionsIn(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" \u2014 ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    next: nextStepOf(project)
  };
}

var import_shared_core_planning_documents_planning_settings7 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_node_path6 = require("node:path");
// src/app/planning/execution/plan-evidence.ts
async function planEvidence(project, plan) {
  const commits = await commitsOf(project, plan);
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(project, plan),
    commits: commits === null ? null : await (0, import_app_loop_gather_evidence.withFiles)(project, commits),
    uncommitted: await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? []
  };
}
async function commitsOf(project, plan) {
  const all = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  if (all === null) return null;
  const added = (await (0, import_app_loop_gather_evidence.addedIn)(project, plan.path)).get(plan.path);
  return (0, import_shared_core_planning_documents_planning_settings7.ownCommits)(all, plan.canonical, added);
}
function summaryPlace(project, plan) {
  const prefix = `.planning/phases/${plan.folder}/`;
  const folder = (0, import_node_path6.join)(project, prefix);
  const { summaries } = phaseFiles(
    (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, folder),
    (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, (0, import_node_path6.join)(folder, "plans"))
  );
  const found = summaryOf(plan.path.slice(prefix.length), summaries);
  return found === null ? summaryPath(plan) : prefix + found;
}
function readSummaryOf(project, plan) {
  const path = summaryPlace(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path);
  return text === null ? null : { path, text };
}

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

// src/core/planning/execution/execution-plan.ts
var CHOICES = ["close", "again", "skip"];
// src/app/planning/execution/resolve-plan.ts
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = findPlan(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await (0, import_shared_core_planning_documents_planning_settings7.changeRecord)(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings.refused$2)("The record of the execution cannot be written: see msw-protocol doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings.refused$2)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_hooks_active_on_stop14.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_hooks_active_on_stop15.isoTime)(workspace)
  );
  return {
    status: "done",
    message: import_hooks_active_on_stop5.prose`Plan ${(0, import_hooks_active_on_stop3.quoteName)(plan.id)}: ${(0, import_hooks_active_on_stop3.quoteName)(what)}. Ask execute next for what follows.`
  };
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop13.loopsIn)((0, import_hooks_active_on_stop13.readState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}

var import_node_path7 = require("node:path");
// src/app/planning/execution/read-execution.ts
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own = standing.get(id);
    return own?.kind === "question" ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree = own?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf(plan) {
  const { record } = plan;
  if (record === null) return unnoted(plan);
  if (record.state === "resolved") {
    if (record.choice !== "skip") return ready(plan, record.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record.state !== "checkpoint") return { kind: "question", question: record.state };
  const answer = record.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function unnoted(plan) {
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own = standing.get(id);
    if (own === void 0) return byId.get(id)?.summary !== "complete";
    return own.kind === "halted" || own.kind === "skipped" || own.kind === "question" && own.question === "halted";
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !(0, import_shared_core_planning_documents_planning_settings7.mayMeet)(left, right);
}
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = readPhase(project, phaseFolder(project, terms.folder));
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path7.join)(project, ".planning"));
  const waves = planWaves(wavePlans(phase));
  const files = await planFiles(project, terms.folder, phase);
  const records = (0, import_shared_core_planning_documents_planning_settings7.readRecords)(store, terms.folder);
  const around = { terms, isAuto: config.mode === "yolo" || config.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const limits = { parallel: config.parallelization, mostAtOnce: config.maxConcurrentAgents };
  return { terms, config, waves, files, plans, step: nextExecution(plans, limits) };
}
function openPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
function phaseFolder(project, folder) {
  return (0, import_node_path7.join)(project, ".planning", "phases", folder);
}
async function planFiles(project, folder, phase) {
  const place = `.planning/phases/${folder}`;
  const commits = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  const added = commits === null ? /* @__PURE__ */ new Map() : await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  return new Map(
    phase.plans.map(({ id, canonical, file, document, summary }) => {
      const path = `${place}/${file}`;
      const status = summary === null ? null : summary.status === "halted" ? "halted" : "complete";
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : (0, import_shared_core_planning_documents_planning_settings7.ownCommits)(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: (0, import_shared_core_planning_documents_planning_settings7.namedFiles)(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record,
    autoAnswer: isAuto && record?.state === "checkpoint" ? (0, import_shared_core_planning_documents_planning_settings2.autoAnswer)(document, record.checkpoint, record.reached) : null
  };
}

var import_shared_core_planning_documents_planning_settings8 = require("./shared.core.planning.documents.planning-settings.cjs");

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
    ...progressEdits(text, entry("progress"), progress)
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
  return [{ start, end: start + old.length, text: gap + (0, import_shared_core_planning_documents_planning_settings8.yamlScalar)(value, old.startsWith('"')) }];
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

var import_shared_core_planning_documents_planning_settings9 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path8 = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_core_planning_documents_planning_settings9.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_shared_core_planning_documents_planning_settings5.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_shared_core_planning_documents_planning_settings5.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_shared_core_planning_documents_planning_settings5.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path8.join)(project.planning, "phases", name);
  const padded = (0, import_shared_core_planning_documents_planning_settings5.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: readPhase(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, (0, import_node_path8.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path8.join)(opened.folder, name)), text };
}
function fromRoot(root, path) {
  return (0, import_node_path8.relative)(root, path).split(import_node_path8.sep).join("/");
}
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path8.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name) => {
      const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path8.join)(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    })
  };
}
module.exports = {
  CHOICES: CHOICES,
  addBlocker: addBlocker,
  addDecision: addDecision,
  addRow: addRow,
  appendSection: appendSection,
  blockersIn: blockersIn,
  canonicalPlanId: canonicalPlanId,
  cellEdits: cellEdits,
  columnOf: columnOf,
  decisionsIn: decisionsIn,
  describeStep: describeStep,
  findAssigned: findAssigned,
  findPlan: findPlan,
  findSection: findSection,
  findTable: findTable,
  fromRoot: fromRoot,
  gateNow: gateNow,
  insertLines: insertLines,
  isPlainName: isPlainName,
  lineEndOf: lineEndOf,
  markBlocked: markBlocked,
  mirrorEdits: mirrorEdits,
  nextStepOf: nextStepOf,
  openPhase: openPhase,
  openPlans: openPlans,
  phaseDocument: phaseDocument,
  phaseFiles: phaseFiles,
  phaseFolder: phaseFolder,
  planAt: planAt,
  planEvidence: planEvidence,
  planExecutor: planExecutor,
  planName: planName,
  planResolver: planResolver,
  planToken: planToken,
  planWaves: planWaves,
  planningPage: planningPage,
  plansIn: plansIn,
  readExecution: readExecution,
  readMustHaves: readMustHaves,
  readPhase: readPhase,
  readPlan: readPlan,
  readRequirements: readRequirements,
  readResolution: readResolution,
  readSummary: readSummary,
  readSummaryOf: readSummaryOf,
  researchSources: researchSources,
  resolveAll: resolveAll,
  resolveBlocker: resolveBlocker,
  resolvePlan: resolvePlan,
  summaryOf: summaryOf,
  summaryPath: summaryPath,
  summaryPlace: summaryPlace,
  wavePlans: wavePlans,
  withoutBackground: withoutBackground
};
