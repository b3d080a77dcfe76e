var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{WORDS:()=>WORDS,findRecipe:()=>findRecipe,pluginRecipes:()=>pluginRecipes,readRecipe:()=>readRecipe,recipeNames:()=>recipeNames}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs");
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

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/loop/find-recipe.ts
var LARGEST = 64 * 1024;
function findRecipe(project, wanted) {
  const name = wanted.trim();
  const names = recipeNames();
  if (names.includes(name)) return load((0, import_node_path.join)(recipeFolder(), `${name}.md`), null);
  if (/[/\\.]/.test(name)) {
    const file = (0, import_node_path.resolve)(project, name);
    return load(file, (0, import_common7.isInside)(file, project) ? project : null, file);
  }
  const meant = (0, import_hooks_active_on_command4.closestWord)(name, names);
  const cure = meant === null ? "" : ` Did you mean ${meant}?`;
  return refuse2(
    `There is no recipe ${(0, import_common2.plainLine)(name, 60)}.${cure} A file of your own is given by its path, such as ./${(0, import_common2.plainLine)(name, 60)}.md. To list the recipes: ${import_common3.lineToType`recipe list`}`
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
  return (0, import_common5.namesIn)(recipeFolder(), import_common7.named).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -".md".length)).sort();
}
function recipeFolder() {
  return (0, import_node_path.join)((0, import_node_path.dirname)((0, import_node_path.dirname)((0, import_common4.programOfPlugin)())), "recipes");
}
function load(path, project, file = null) {
  const read = (0, import_common6.readText)(path, project === null ? import_common7.named : (0, import_common7.projectFile)(project), LARGEST);
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
