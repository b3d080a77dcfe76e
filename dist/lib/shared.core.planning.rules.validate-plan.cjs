

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

// src/core/planning/rules/plan-surroundings.ts
function madeFiles(plan) {
  const listed = [
    ...plan.filesModified,
    ...plan.tasks.flatMap(({ files }) => files),
    ...plan.mustHaves.artifacts.map(({ path }) => path)
  ];
  return [...new Set(listed.map(plainPath))];
}
function makes(files) {
  const known = /* @__PURE__ */ new Set();
  for (const file of files) {
    const path = plainPath(file);
    known.add(path);
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) known.add(path.slice(0, at));
  }
  return (path) => known.has(plainPath(path));
}
function plainPath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}
// src/core/planning/rules/validate-references.ts
function validateReferences(plan, around) {
  return [...contextPaths(plan, around), ...mustHavePaths(plan, around)];
}
function contextPaths(plan, around) {
  const isMade = makes(around.made ?? []);
  return contextReferences(plan.text).filter(({ path }) => !/^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path)).filter(({ path }) => !around.exists(plainPath(path)) && !isMade(path) && !isSummaryBefore(path, around)).map(
    (reference) => (0, import_shared_yaml_dist_parse_parser.warningAt)(reference, {
      code: "context-missing",
      message: `The plan lets its executor read ${reference.path}, which does not exist.`,
      fix: "Correct the path, remove the line, or depend on the plan that makes the file."
    })
  );
}
function isSummaryBefore(path, { siblings, fileName }) {
  const name = plainPath(path).split("/").at(-1) ?? "";
  const plan = name.replace(/-SUMMARY\.md$/, "-PLAN.md");
  return name.endsWith("-SUMMARY.md") && plan !== fileName && (siblings ?? []).includes(plan);
}
function mustHavePaths(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  const listed = [...plan.filesModified, ...plan.tasks.flatMap(({ files }) => files)];
  if (entry === void 0 || listed.length === 0) return [];
  const isMade = makes([...listed, ...around.made ?? []]);
  const isThere = (path) => around.exists(plainPath(path)) || isMade(path);
  const { artifacts, keyLinks } = plan.mustHaves;
  const ends = [...new Set(keyLinks.flatMap(({ from, to }) => [from, to]))];
  const sources = [...new Set(keyLinks.map(({ from }) => from))];
  return [
    ...sources.filter((from) => from.endsWith("/") || !(isThere(from) || isPlainFile(from))).map(
      (from) => (0, import_shared_yaml_dist_parse_parser.warningAt)(entry, {
        code: "key-link-from",
        message: `A key link begins at ${from.slice(0, 120)}, which is not a file: nothing can be looked for in it.`,
        fix: "Write the path of the file that has the link in from:, and describe the rest in via:."
      })
    ),
    ...artifacts.filter(({ path }) => !isThere(path) && !path.startsWith("..") && !/[*<>{}]/.test(path)).map(
      ({ path }) => (0, import_shared_yaml_dist_parse_parser.warningAt)(entry, {
        code: "artifact-unmade",
        message: `No task makes the artifact ${path}.`,
        fix: "List it in files_modified and in <files> of the task that makes it, or correct the path."
      })
    ),
    ...ends.filter((path) => isFile(path) && !isThere(path) && !artifacts.some((one) => one.path === path)).map(
      (path) => (0, import_shared_yaml_dist_parse_parser.warningAt)(entry, {
        code: "key-link-unmade",
        message: `A key link names ${path}, which does not exist and which no task makes.`,
        fix: "Write the path of a file that the plan makes or that is there."
      })
    )
  ];
}
function isPlainFile(path) {
  return /^[^\s*?{}<>|"'/][^\s*?{}<>|"']*$/.test(path);
}
function isFile(end) {
  return /^[\w@()[\]./-]+\/[\w@()[\].-]+\.[A-Za-z]{1,5}$/.test(end) && !end.startsWith("/");
}
function contextReferences(text) {
  const start = (0, import_hooks_active_on_command5.bodyStart)(text);
  const quoted = (0, import_hooks_active_on_command3.quotedRanges)(text, start);
  const tags = (0, import_hooks_active_on_command3.planTags)(text, quoted, start);
  const blocked = quoted.filter(({ kind }) => kind !== "code");
  const blocks = (0, import_hooks_active_on_command3.elements)(tags, text.length).filter(
    ({ name, closed }) => closed && (name === "context" || name === "execution_context")
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name }) => name === "context") ? [] : headedContext(text, start);
  return [...inners, ...headed].flatMap(
    (inner) => (0, import_hooks_active_on_command4.textLines)(text, inner.start, inner.end).flatMap((line) => {
      const [, before = "", path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
      const at = line.start + before.length;
      if (path === void 0 || (0, import_hooks_active_on_command3.insideRanges)(blocked, at)) return [];
      return [{ path, start: at, end: at + path.length + 1 }];
    })
  );
}
function headedContext(text, from) {
  const lines = (0, import_hooks_active_on_command4.textLines)(text, from, text.length);
  const head2 = lines.findIndex((line) => /^##[ \t]+Context[ \t]*$/i.test(line.text));
  if (head2 === -1) return [];
  const next = lines.slice(head2 + 1).find((line) => /^##[ \t]/.test(line.text));
  return [{ start: lines[head2]?.end ?? from, end: next?.start ?? text.length }];
}
// src/core/planning/rules/validate-tasks.ts
function validateTasks(plan, isNew) {
  const tagged = plan.tasks.filter(({ start }) => plan.text.startsWith("<", start));
  const strict = isNew ? import_shared_yaml_dist_parse_parser.errorAt : import_shared_yaml_dist_parse_parser.warningAt;
  return tagged.flatMap((task) => [
    ...missingChildren(task, strict),
    ...verifying(task, strict),
    ...strayFiles(plan, task)
  ]);
}
function missingChildren(task, strict) {
  const has = (name) => task.children.some((child) => child.name === name);
  const missing = (name, make, fix) => has(name) || name === "name" && task.name !== null ? [] : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
  if (task.kind === "checkpoint") {
    const fix = "gsd-core asks for it in checkpoints, too: add it.";
    return [
      ...missing("name", import_shared_yaml_dist_parse_parser.warningAt, fix),
      ...missing("action", import_shared_yaml_dist_parse_parser.warningAt, fix),
      ...checkpointChild(task)
    ];
  }
  return [
    ...missing("name", strict, "Add <name>Task: what it does</name>."),
    ...missing("action", strict, "Say in <action> what to do."),
    ...missing("files", import_shared_yaml_dist_parse_parser.warningAt, "List in <files> what it changes."),
    ...missing("done", import_shared_yaml_dist_parse_parser.warningAt, "Say in <done> what is true then.")
  ];
}
var CHECKPOINT_CHILDREN = {
  "checkpoint:human-verify": "how-to-verify",
  "checkpoint:decision": "options",
  "checkpoint:human-action": "instructions"
};
function checkpointChild(task) {
  const name = CHECKPOINT_CHILDREN[task.type.toLowerCase()];
  if (name === void 0 || task.children.some((child) => child.name === name)) return [];
  const what = {
    code: `checkpoint-${name}`,
    message: `${title(task)} has no <${name}>.`,
    fix: `Add <${name}>: the person at the checkpoint needs it.`
  };
  return [(0, import_shared_yaml_dist_parse_parser.warningAt)(head(task), what)];
}
function verifying(task, strict) {
  if (task.kind === "checkpoint") return [];
  const example = "<verify><automated>COMMAND</automated></verify>";
  if (task.verify === null) {
    return [
      strict(head(task), {
        code: "verify-missing",
        message: `${title(task)} has no <verify>.`,
        fix: `Add ${example}.`
      })
    ];
  }
  if (task.verify.automated.some((command) => command.startsWith("MISSING"))) {
    return [
      (0, import_shared_yaml_dist_parse_parser.warningAt)(head(task), {
        code: "verify-later",
        message: `The check of ${title(task)} does not exist yet.`,
        fix: "Write the test first, then name its command."
      })
    ];
  }
  if (task.verify.automated.length > 0 || task.verify.humanCheck) return [];
  return [
    (0, import_shared_yaml_dist_parse_parser.warningAt)(head(task), {
      code: "verify-prose",
      message: `The check of ${title(task)} is not marked as a command.`,
      fix: `Write ${example}, or <human-check> for what a person must see.`
    })
  ];
}
function strayFiles(plan, task) {
  if (plan.filesModified.length === 0) return [];
  const listed = new Set(plan.filesModified);
  const stray = task.files.filter((file) => !listed.has(file) && !/[*\s]/.test(file));
  if (stray.length === 0) return [];
  const what = {
    code: "files-unlisted",
    message: `${title(task)} changes ${stray.join(", ")}, which files_modified does not list.`,
    fix: "Add it to files_modified."
  };
  return [(0, import_shared_yaml_dist_parse_parser.warningAt)(head(task), what)];
}
function title(task) {
  return task.name === null ? `Task ${task.index}` : `Task ${task.index} (${task.name.slice(0, 60)})`;
}
function head(task) {
  return { start: task.start, end: task.children[0]?.start ?? task.end };
}
// src/core/planning/rules/validate-plan.ts
function validatePlan(plan, around) {
  return (0, import_shared_yaml_dist_parse_parser.placed)(plan.text, [
    ...plan.diagnostics,
    ...missingKeys(plan, around),
    ...wrongKeys(plan, around),
    ...dependencies(plan, around),
    ...unknownRequirements(plan, around.requirements),
    ...mustHaves(plan),
    ...structure(plan),
    ...validateTasks(plan, around.isNew ?? false),
    ...validateReferences(plan, around)
  ]);
}
var NEVER = /* @__PURE__ */ new Set([
  "tasks-missing",
  "dependency-self",
  "cycle",
  "same-id",
  "plans-missing"
]);
function missingKeys(plan, { isNew = false }) {
  const { frontmatter } = plan;
  const head2 = { start: frontmatter.start, end: frontmatter.start + 3 };
  const make = isNew ? import_shared_yaml_dist_parse_parser.errorAt : import_shared_yaml_dist_parse_parser.warningAt;
  const isThere = (key) => frontmatter.values[key] !== void 0 || key === "files_modified" && frontmatter.values["files-modified"] !== void 0;
  return KEYS.filter(({ key }) => !isThere(key)).map(
    ({ key, example, otherwise }) => make(head2, {
      code: key === "requirements" ? "requirements-missing" : "key-missing",
      message: `The frontmatter has no "${key}": ${otherwise}.`,
      fix: `Add it, such as ${key}: ${example}.`
    })
  );
}
var KEYS = [
  { key: "phase", example: "01-name", otherwise: "its folder says which phase it is of" },
  { key: "plan", example: "01", otherwise: "its file name says which plan it is" },
  { key: "type", example: "execute", otherwise: "it is taken for execute" },
  { key: "wave", example: "1", otherwise: "what it depends on places it" },
  { key: "depends_on", example: "[]", otherwise: "it waits for no plan" },
  { key: "files_modified", example: "[]", otherwise: "only its tasks say what it changes" },
  { key: "autonomous", example: "true", otherwise: "it stops for nobody but at its checkpoints" },
  {
    key: "must_haves",
    example: '{truths: ["A statement"]}',
    otherwise: "the success criteria of the roadmap are what is verified"
  },
  { key: "requirements", example: "[A-01]", otherwise: "it serves none by name" }
];
function wrongKeys(plan, around) {
  const checkpoints = plan.tasks.some(({ kind }) => kind === "checkpoint");
  const name = around.fileName === null ? null : (0, import_hooks_active_on_command.planName)(around.fileName);
  const wrong = [
    ["wave", plan.wave === null || plan.wave < 0, "wave is not a whole number.", "Write wave: 1."],
    [
      "type",
      plan.type !== null && plan.type !== "execute" && plan.type !== "tdd",
      `The type "${plan.type}" is not known.`,
      "Write type: execute, or tdd."
    ],
    [
      "autonomous",
      plan.autonomous === checkpoints && plan.tasks.length > 0,
      checkpoints ? "The plan has checkpoints and says autonomous: true." : "The plan says that it is not autonomous and has no checkpoint.",
      `Write autonomous: ${!checkpoints}.`
    ],
    [
      "requirements",
      plan.requirements.length === 0,
      "requirements is empty.",
      "Name the requirements that the plan serves."
    ],
    [
      "gap_closure",
      plan.frontmatter.values.gap_closure !== void 0 && !plan.gapClosure,
      "gap_closure is not true.",
      "Write gap_closure: true, or remove it."
    ],
    [
      "plan",
      name?.short != null && plan.plan !== null && Number(plan.plan) !== Number(name.short),
      `The plan calls itself ${plan.plan}, its file says ${name?.short}.`,
      `Write plan: ${name?.short}.`
    ]
  ];
  return wrong.flatMap(([key, isWrong, message, fix]) => {
    const entry = plan.frontmatter.entries.findLast((one) => one.key === key);
    return entry === void 0 || !isWrong ? [] : [(0, import_shared_yaml_dist_parse_parser.warningAt)(entry, { code: `key-${key.replace("_", "-")}`, message, fix })];
  });
}
function dependencies(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "depends_on");
  if (entry === void 0 || around.siblings === null) return [];
  const resolve = (0, import_hooks_active_on_command.planResolver)(around.siblings.map(import_hooks_active_on_command.planName));
  const own = around.fileName === null ? null : (0, import_hooks_active_on_command.planName)(around.fileName);
  return plan.dependsOn.flatMap((token) => {
    const target = resolve(token);
    if (target !== null && target !== own?.id) return [];
    if (target === null && isElsewhere(token, own)) {
      const message2 = `depends_on names "${token}", a plan of another phase: phases run in the roadmap's order, so it is not waited for.`;
      return [(0, import_shared_yaml_dist_parse_parser.warningAt)(entry, { code: "dependency-elsewhere", message: message2, fix: `Remove "${token}".` })];
    }
    const [code, message] = target === null ? [
      "dependency-unknown",
      `depends_on names "${token}", which is not a plan of this phase: the plan might run before what it needs is there.`
    ] : ["dependency-self", "The plan depends on itself: it would wait for ever."];
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    return [(0, import_shared_yaml_dist_parse_parser.errorAt)(entry, { code, message, fix })];
  });
}
function isElsewhere(token, own) {
  const phaseOf = (id) => /^(.+)-[^-]+$/.exec(id)?.[1] ?? null;
  const [named, ours] = [phaseOf((0, import_hooks_active_on_command.planName)(token.trim()).canonical), phaseOf(own?.canonical ?? "")];
  return named !== null && ours !== null && (0, import_hooks_active_on_command2.phaseKey)(named) !== (0, import_hooks_active_on_command2.phaseKey)(ours);
}
function unknownRequirements(plan, known) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "requirements");
  if (entry === void 0 || known === null || known.length === 0) return [];
  const ids = new Set(known.map((id) => id.toUpperCase()));
  const unknown = plan.requirements.filter((id) => !ids.has(id.toUpperCase()));
  return unknown.map(
    (id) => (0, import_shared_yaml_dist_parse_parser.warningAt)(entry, {
      code: "requirement-unknown",
      message: `The plan serves "${id}", which REQUIREMENTS.md does not name.`,
      fix: "Correct the id, or add the requirement."
    })
  );
}
function mustHaves(plan) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  if (entry === void 0) return [];
  const { truths, artifacts, keyLinks } = plan.mustHaves;
  const empty = {
    code: "must-haves-empty",
    message: "must_haves is empty.",
    fix: "Add at least one statement under truths:."
  };
  const outside = artifacts.filter(({ path }) => /^(?:\/|[A-Za-z]:|~)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  return [
    ...truths.length + artifacts.length + keyLinks.length === 0 ? [(0, import_shared_yaml_dist_parse_parser.warningAt)(entry, empty)] : [],
    ...outside.map(
      ({ path }) => (0, import_shared_yaml_dist_parse_parser.warningAt)(entry, {
        code: "artifact-outside",
        message: `The artifact ${path} is outside the project: it is not verified here.`,
        fix: "Write a path from the project folder, or leave it to the project that it is in."
      })
    )
  ];
}
function structure({ frontmatter, sections, tasks, compatTaskCount }) {
  const at = { start: frontmatter.end, end: frontmatter.end };
  const has = (name) => sections.some((section) => section.name === name);
  const found = [];
  const tell = (make, code, message, fix) => found.push(make(at, { code, message, fix }));
  if (!has("objective"))
    tell(
      import_shared_yaml_dist_parse_parser.warningAt,
      "objective-missing",
      "The plan has no <objective>.",
      "Say in <objective> what it builds and why."
    );
  if (tasks.length === 0 && !has("feature")) {
    const fix = 'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>.';
    tell(import_shared_yaml_dist_parse_parser.errorAt, "tasks-missing", "The plan has no task: nothing would be done.", fix);
  }
  if (tasks.length !== compatTaskCount) {
    const message = `gsd-core counts ${(0, import_common.countOf)(compatTaskCount, "task")} here, MSW ${tasks.length}: some stand in quotations.`;
    tell(import_shared_yaml_dist_parse_parser.warningAt, "compat-task-count", message, "Write examples of tasks without the literal tag.");
  }
  return found;
}
module.exports = {
  NEVER: NEVER,
  contextReferences: contextReferences,
  madeFiles: madeFiles,
  validatePlan: validatePlan
};
