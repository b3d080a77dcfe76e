var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{NEVER:()=>NEVER,WORDS:()=>WORDS,findRecipe:()=>findRecipe,pluginRecipes:()=>pluginRecipes,readRecipe:()=>readRecipe,recipeNames:()=>recipeNames,validatePlan:()=>validatePlan}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs");
// src/core/loop/recipes/read-recipe.ts
var KEYS = ["name", "about", "needs", "check", "with", "commands", "times", "ask", "protect", "budget"];
var BUDGET = ["max-iterations", "max-minutes", "max-tokens", "check-timeout"];
var MOST_TIMES = 50;
var WORDS = "{words}";
function readRecipe(file) {
  const { present, values, diagnostics, entries } = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(file);
  if (!present) return refuse("it has no frontmatter between two lines ---");
  const [broken] = diagnostics;
  if (broken !== void 0) {
    const [what = ""] = broken.message.split(/ \(|;/);
    return refuse(`its frontmatter cannot be read: ${(0, import_common2.plainLine)(what, 200)}`);
  }
  const foreign = entries.find(({ key }) => !KEYS.includes(key));
  if (foreign !== void 0)
    return refuse(`\u201C${(0, import_common2.plainLine)(foreign.key, 40)}\u201D is not one of its keys: ${KEYS.join(", ")}`);
  const text = file.slice((0, import_hooks_active_on_command3.bodyStart)(file)).trim();
  if (!text.includes(WORDS)) return refuse(`its text has no ${WORDS}, where what you type goes`);
  return fromValues(values, text);
}
function fromValues(values, text) {
  const name = (0, import_hooks_active_on_command2.scalar)(values.name);
  const about = (0, import_hooks_active_on_command2.scalar)(values.about);
  if (name === null || about === null) return refuse("it needs a name and what it is about");
  const times = Number((0, import_hooks_active_on_command2.scalar)(values.times) ?? "1");
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    return refuse(`\u201Ctimes\u201D needs a whole number from 1 to ${MOST_TIMES}`);
  const check = (0, import_hooks_active_on_command2.texts)(values.check);
  const commands = (0, import_hooks_active_on_command2.texts)(values.commands);
  if (check.length + commands.length === 0) return refuse("it names no check");
  const odd = [...check, ...(0, import_hooks_active_on_command2.texts)(values.with)].find((one) => !isScriptName(one));
  if (odd !== void 0)
    return refuse(`\u201C${(0, import_common2.plainLine)(odd, 60)}\u201D is not the name of a script: a command belongs to \u201Ccommands\u201D`);
  const options = optionsOf(values);
  if (typeof options === "string") return refuse(options);
  return {
    status: "ok",
    recipe: {
      ...{ name: (0, import_common2.plainLine)(name, 80), about: (0, import_common2.plainLine)(about, 200), needs: clause(values.needs) },
      ...{ check, with: (0, import_hooks_active_on_command2.texts)(values.with), commands, times, options, text },
      ask: clause(values.ask) ?? 'name a command with --check "COMMAND"'
    }
  };
}
function optionsOf({ protect, budget }) {
  if (budget !== void 0 && !(0, import_hooks_active_on_command2.isMap)(budget))
    return `\u201Cbudget\u201D needs one of ${BUDGET.join(", ")} on each line`;
  const limits = Object.keys(budget ?? {});
  const foreign = limits.find((key) => !BUDGET.some((one) => one === key));
  if (foreign !== void 0)
    return `\u201C${(0, import_common2.plainLine)(foreign, 40)}\u201D is not a part of a budget: ${BUDGET.join(", ")}`;
  const options = [
    ...(0, import_hooks_active_on_command2.texts)(protect).map((pattern) => ["protect", pattern]),
    ...BUDGET.filter((name) => limits.includes(name)).map(
      (name) => [name, (0, import_hooks_active_on_command2.scalar)(budget?.[name]) ?? ""]
    )
  ];
  const wrong = options.map(([name, value]) => (0, import_hooks_active_on_command.withOption)(import_common.requestDefaults, name, value));
  const reason = wrong.find((one) => typeof one === "string");
  return reason === void 0 ? options : reason.replace(/\.$/, "");
}
function isScriptName(text) {
  return /^[A-Za-z][\w:.-]{0,60}$/.test(text);
}
function clause(value) {
  const text = (0, import_hooks_active_on_command2.scalar)(value);
  return text === null ? null : (0, import_common2.plainLine)(text, 300).replace(/\.$/, "");
}
function refuse(reason) {
  return { status: "refused", reason };
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/loop/find-recipe.ts
var LARGEST = 64 * 1024;
function findRecipe(project, wanted) {
  const name = wanted.trim();
  const names = recipeNames();
  if (names.includes(name)) return load((0, import_node_path.join)(recipeFolder(), `${name}.md`), null);
  if (/[/\\.]/.test(name)) {
    const file = (0, import_node_path.resolve)(project, name);
    return load(file, (0, import_common5.isInside)(file, project) ? project : null, file);
  }
  const meant = (0, import_hooks_active_on_command5.closestWord)(name, names);
  const cure = meant === null ? "" : ` Did you mean ${meant}?`;
  return refuse2(
    `There is no recipe ${(0, import_common2.plainLine)(name, 60)}.${cure} A file of your own is given by its path, such as ./${(0, import_common2.plainLine)(name, 60)}.md. To list the recipes: ${import_hooks_active_on_command4.lineToType`recipe list`}`
  );
}
function pluginRecipes() {
  return recipeNames().map((name) => {
    const found = findRecipe(recipeFolder(), name);
    if (found.status === "refused") throw new Error(found.reason);
    return found.recipe;
  });
}
function recipeNames() {
  return (0, import_common3.namesIn)(recipeFolder(), import_common5.named).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -".md".length)).sort();
}
function recipeFolder() {
  return (0, import_node_path.join)((0, import_node_path.dirname)((0, import_node_path.dirname)((0, import_app_loop_gather_evidence.programOfPlugin)())), "recipes");
}
function load(path, project, file = null) {
  const read = (0, import_common4.readText)(path, project === null ? import_common5.named : (0, import_common5.projectFile)(project), LARGEST);
  const shown = (0, import_common2.plainLine)(path, 200);
  if (read.status === "missing")
    return refuse2(`There is no file ${shown}: give the name of a recipe or a file that is there.`);
  if (read.status === "refused") return refuse2(`The recipe ${shown} cannot be read: ${read.reason}.`);
  const found = readRecipe(read.text);
  if (found.status === "refused") return refuse2(`The recipe ${shown} cannot be used: ${found.reason}.`);
  return { status: "ok", recipe: found.recipe, file };
}
function refuse2(reason) {
  return { status: "refused", reason };
}

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command9 = require("./hooks.active.on-command.cjs");

var import_common6 = require("./common.cjs");

// src/core/planning/rules/validate-tasks.ts
function validateTasks(plan, isNew) {
  const tagged = plan.tasks.filter(({ start }) => plan.text.startsWith("<", start));
  const strict = isNew ? import_shared_yaml_dist_parse_parser.errorAt : import_shared_yaml_dist_parse_parser.warningAt;
  return tagged.flatMap((task) => [...missingChildren(task, strict), ...verifying(task, strict)]);
}
function missingChildren(task, strict) {
  const has = (name) => task.children.some((child) => child.name === name);
  const missing = (name, make, fix) => has(name) || name === "name" && task.name !== null ? [] : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
  if (task.kind === "checkpoint") {
    const fix = "gsd-core asks for it in checkpoints, too: add it.";
    return [...missing("name", import_shared_yaml_dist_parse_parser.warningAt, fix), ...missing("action", import_shared_yaml_dist_parse_parser.warningAt, fix)];
  }
  return [
    ...missing("name", strict, "Add <name>Task: what it does</name>."),
    ...missing("action", strict, "Say in <action> what to do."),
    ...missing("files", import_shared_yaml_dist_parse_parser.warningAt, "List in <files> what it changes."),
    ...missing("done", import_shared_yaml_dist_parse_parser.warningAt, "Say in <done> what is true then.")
  ];
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
    ...missingContext(plan, around)
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
  return KEYS2.filter(({ key }) => !isThere(key)).map(
    ({ key, example, otherwise }) => make(head2, {
      code: key === "requirements" ? "requirements-missing" : "key-missing",
      message: `The frontmatter has no "${key}": ${otherwise}.`,
      fix: `Add it, such as ${key}: ${example}.`
    })
  );
}
var KEYS2 = [
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
  const name = around.fileName === null ? null : (0, import_hooks_active_on_command6.planName)(around.fileName);
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
  const resolve2 = (0, import_hooks_active_on_command6.planResolver)(around.siblings.map(import_hooks_active_on_command6.planName));
  const own = around.fileName === null ? null : (0, import_hooks_active_on_command6.planName)(around.fileName);
  return plan.dependsOn.flatMap((token) => {
    const target = resolve2(token);
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
  const whole = /^phase[ -](\d\S*)$/i.exec(token)?.[1];
  const [named2, ours] = [whole ?? phaseOf((0, import_hooks_active_on_command6.planName)(token).canonical), phaseOf(own?.canonical ?? "")];
  return named2 !== null && ours !== null && (0, import_hooks_active_on_command7.phaseKey)(named2) !== (0, import_hooks_active_on_command7.phaseKey)(ours);
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
    const message = `gsd-core counts ${(0, import_common6.countOf)(compatTaskCount, "task")} here, MSW ${tasks.length}: some stand in quotations.`;
    tell(import_shared_yaml_dist_parse_parser.warningAt, "compat-task-count", message, "Write examples of tasks without the literal tag.");
  }
  return found;
}
function missingContext(plan, around) {
  const plain = (0, import_hooks_active_on_command8.withoutBlocks)(plan.text, (0, import_hooks_active_on_command8.quotedRanges)(plan.text, plan.frontmatter.end));
  const parts = plan.sections.filter(
    ({ name, closed }) => closed && (name === "context" || name === "execution_context")
  );
  const lines = parts.flatMap(({ inner }) => (0, import_hooks_active_on_command9.textLines)(plain, inner.start, inner.end));
  return lines.flatMap((line) => {
    const [, before = "", path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
    if (path === void 0 || /^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path)) return [];
    if (around.exists(path) || isSummaryBefore(path, around)) return [];
    const start = line.start + before.length;
    const message = `The plan lets its executor read ${path}, which does not exist.`;
    const fix = "Correct the path, remove the line, or depend on the plan that makes the file.";
    const where = { start, end: start + path.length + 1 };
    return [(0, import_shared_yaml_dist_parse_parser.warningAt)(where, { code: "context-missing", message, fix })];
  });
}
function isSummaryBefore(path, { siblings, fileName }) {
  const plan = path.slice(path.lastIndexOf("/") + 1).replace(/-SUMMARY\.md$/, "-PLAN.md");
  return path.endsWith("-SUMMARY.md") && plan !== fileName && (siblings ?? []).includes(plan);
}
