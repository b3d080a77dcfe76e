var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{recipeOperations:()=>recipeOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_loop_recipes_read_recipe=require("./shared.core.loop.recipes.read-recipe.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs");
// src/app/operations/recipe-operations.ts
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "recipe list",
  about: "List the recipes of /msw:loop --recipe",
  effect: "reads",
  inputs: {},
  run: () => (0, import_hooks_active_on_command.done)((0, import_shared_core_loop_recipes_read_recipe.pluginRecipes)().map(({ name, about, needs }) => ({ name, about, needs }))),
  shown: (recipes) => (0, import_common.forPeople)(recipes.map(({ name, about }) => `${name.padEnd(20)}${about}`))
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "recipe show",
  examples: ["fix-tests"],
  about: "Show the check, the protection, the budget and the text of one",
  effect: "reads",
  inputs: { recipe: (0, import_hooks_active_on_command.naming)("recipe", (0, import_hooks_active_on_command.word)("a recipe", "its name, or a file of your own")) },
  run: (place, { recipe: wanted }) => {
    const isPath = /[/\\.]/.test(wanted);
    const path2 = isPath ? (0, import_shared_core_planning_writing_new_documents.namedPath)(place, wanted) : null;
    if (path2?.status === "refused") return path2;
    const found = (0, import_shared_core_loop_recipes_read_recipe.findRecipe)(place.cwd, path2?.path ?? wanted);
    return found.status === "refused" ? found : (0, import_hooks_active_on_command.done)(found.recipe);
  },
  shown: (recipe) => (0, import_common.forPeople)([...head(recipe), "", ...recipe.text.split("\n")], Infinity)
});
var recipeOperations = [list2, show];
function head({ name, about, needs, check, with: others, commands, times, ask, options }) {
  return [
    `${name}: ${about}`,
    ...needs === null ? [] : [`  type behind it: ${needs}`],
    ...check.length === 0 ? [] : [`  check: the script ${check.join(", else ")}; else ${ask}`],
    ...times === 1 ? [] : [`  runs in a row: ${times}`],
    ...others.length === 0 ? [] : [`  also, if there: ${others.join(", ")}`],
    ...commands.map((command) => `  command: ${command}`),
    ...options.map(([option, value]) => `  --${option} ${value}`)
  ];
}
