var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(i=__getOwnPropDesc(e,o))||i.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{obsidianOperations:()=>obsidianOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_path=require("node:path");
// src/app/ask/install-plugin.ts
var FILES = ["main.js", "styles.css", "manifest.json"];
var LARGEST = 32 * 1024 * 1024;
function planInstall(vault, built = (0, import_node_path.join)((0, import_node_path.dirname)((0, import_app_loop_gather_evidence.ownProgram)() ?? (0, import_app_loop_gather_evidence.programOfPlugin)()), "obsidian")) {
  const config = (0, import_shared_app_diagnose_diagnose_plugins.configFolder)(vault);
  if (config === null)
    return refused2(`${vault} is not a vault of Obsidian: open the folder in Obsidian once, then try again.`);
  const folder = (0, import_node_path.join)(config, "plugins", import_shared_app_diagnose_diagnose_plugins.PLUGIN_ID);
  if (!(0, import_common5.isInside)((0, import_common5.realPath)(folder), (0, import_common5.realPath)(vault)))
    return refused2(`${folder} leads out of the vault through a link: put the folder itself there.`);
  const files = FILES.map((name) => ({ name, read: (0, import_common4.readText)((0, import_node_path.join)(built, name), import_common5.named, LARGEST) }));
  const texts = files.flatMap(({ name, read }) => read.status === "ok" ? [{ name, text: read.text }] : []);
  if (texts.length < FILES.length) return refused2(`${built} is not whole: install MSW again.`);
  const version = versionIn(texts.find(({ name }) => name === "manifest.json")?.text ?? "") ?? "unknown";
  const before = versionIn((0, import_common4.textOf)((0, import_node_path.join)(folder, "manifest.json"), (0, import_common5.projectFile)(vault)) ?? "");
  return { status: "ok", install: { folder, version, before, files: texts } };
}
function carryOut({ folder, files }) {
  try {
    (0, import_common3.makeFolder)(folder);
    for (const { name, text: text2 } of files) (0, import_common2.writeFileAtomic)((0, import_node_path.join)(folder, name), text2);
    return null;
  } catch (error) {
    return `${folder} cannot be written (${(0, import_common6.errorCode)(error) ?? "unknown error"}).`;
  }
}
function versionIn(manifest) {
  return /"version":\s*"(\d[\w.-]*)"/.exec(manifest)?.[1] ?? null;
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/vault/obsidian-operations.ts
var install = (0, import_hooks_active_on_command.operation)({
  name: "obsidian install",
  about: "Copy the plugin for Obsidian into a vault, or bring it up to date",
  effect: "writes",
  callers: "people and scripts",
  inputs: { vault: (0, import_hooks_active_on_command.pathWord)("a vault"), yes: (0, import_hooks_active_on_command.flag)("do it; in a terminal you are asked otherwise") },
  run: async ({ caller, tell }, { vault, yes }) => {
    const planned = planInstall(vault);
    if (planned.status === "refused") return (0, import_hooks_active_on_command.refused)(planned.reason);
    const { install: plan } = planned;
    const what = plan.before === null ? `MSW Vault ${plan.version}` : `MSW Vault ${plan.version} over ${plan.before}`;
    if (!yes && caller.isTerminal) tell(`${what} would be copied to ${plan.folder}; its settings stay.`);
    const isAgreed = yes || caller.isTerminal && await (0, import_shared_core_failure_reading_line_pattern.agreesInTerminal)("Copy it?");
    if (isAgreed) {
      const problem = carryOut(plan);
      if (problem !== null) return (0, import_hooks_active_on_command.refused)(problem);
    }
    return (0, import_hooks_active_on_command.done)({
      vault,
      folder: plan.folder,
      version: plan.version,
      before: plan.before,
      installed: isAgreed
    });
  },
  shown: ({ vault, folder, version, installed }) => (0, import_common.forPeople)(
    installed ? [
      `MSW Vault ${version} is in ${folder}.`,
      "To enable it: in Obsidian, Settings, Community plugins (turn on if asked), reload the list, MSW Vault."
    ] : ["Nothing was copied.", `To do it: ${import_hooks_active_on_command2.lineToType`obsidian install ${vault} --yes`}`],
    Infinity
  )
});
var obsidianOperations = [install];
