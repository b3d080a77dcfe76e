var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var a in o)__defProp(e,a,{get:o[a],enumerable:!0})},__copyProps=(e,o,a,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of __getOwnPropNames(o))!__hasOwnProp.call(e,r)&&r!==a&&__defProp(e,r,{get:()=>o[r],enumerable:!(t=__getOwnPropDesc(o,r))||t.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{recipeChecks:()=>recipeChecks}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs");
// src/app/loop/recipe-checks.ts
function recipeChecks(workspace, { recipe, file }, trust) {
  const { userFolder, project } = workspace;
  const found = (0, import_hooks_active_on_command5.firstFound)(project, (facts) => foundIn(facts, recipe));
  if (found.length === 0 && recipe.check.length > 0) return (0, import_hooks_active_on_command2.refuse)(notFound(project, recipe));
  const checks = [
    ...found,
    ...recipe.commands.map((command) => ({ name: (0, import_hooks_active_on_command4.parseCheck)(command).name, command }))
  ];
  if (file === null) return { kind: "arm", checks: withOrigin(checks, "proposed"), trusts: [] };
  const untrusted = checks.filter(({ command }) => !(0, import_hooks_active_on_command6.isTrusted)(userFolder, project, command));
  const named = [{ plan: file, commands: untrusted.map(({ command }) => command) }];
  const allow = (digest) => `the same command with --trust ${digest}`;
  const trusted = (0, import_hooks_active_on_command3.planTrust)(workspace, { named, typed: trust, whose: "The recipe names", allow });
  return trusted.kind === "ask" ? (0, import_hooks_active_on_command2.refuse)(trusted.reason, named) : { kind: "arm", checks: withOrigin(checks, "plan"), trusts: trusted.commands };
}
function foundIn(facts, { check, times, with: others }) {
  const main = (0, import_hooks_active_on_command5.checkNamed)(facts, check);
  if (main === null) return [];
  const repeated = { ...main, command: Array.from({ length: times }, () => main.command).join(" && ") };
  return [repeated, ...others.flatMap((name) => (0, import_hooks_active_on_command5.checkNamed)(facts, [name]) ?? [])];
}
function notFound(project, { name, check, ask }) {
  const endless = check.includes("test") ? (0, import_hooks_active_on_command.sentenceOf)((0, import_hooks_active_on_command5.whyNotProposed)(project)) : null;
  if (endless !== null) return endless;
  const scripts = check.length === 1 ? `script ${check[0]}` : `script ${check.slice(0, -1).join(", ")} or ${check.at(-1)}`;
  return `The recipe ${name} needs a check, and this project has no ${scripts}: ${ask}.`;
}
function withOrigin(checks, origin) {
  return checks.map(({ name, command }) => ({ name, command, origin }));
}
