var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{fillRecipe:()=>fillRecipe}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_recipes_read_recipe=require("./shared.core.loop.recipes.read-recipe.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/core/loop/recipes/fill-recipe.ts
function fillRecipe(recipe, typed) {
  const words = typed.task.trim();
  const task = taskOf(recipe.text, words);
  if (words === "" && (recipe.needs !== null || task.trim() === ""))
    return refuse(`The recipe ${recipe.name} needs words behind its name: ${recipe.needs ?? "what to do"}.`);
  let request = { ...typed, task };
  for (const [name, value] of recipe.options) {
    if (typed.typed.includes(name)) continue;
    const next = (0, import_hooks_active_on_command.withOption)(request, name, value);
    if (typeof next === "string") return refuse(next);
    request = next;
  }
  const problem = (0, import_hooks_active_on_command.conflictIn)(request);
  return problem === null ? { status: "ok", request } : refuse(problem);
}
function taskOf(text, words) {
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const kept = words === "" ? paragraphs.filter((one) => !one.includes(import_shared_core_loop_recipes_read_recipe.WORDS)) : paragraphs;
  return kept.join("\n\n").split(import_shared_core_loop_recipes_read_recipe.WORDS).join(words);
}
function refuse(reason) {
  return { status: "refused", reason };
}
