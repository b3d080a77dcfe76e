var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{statusLineOperations:()=>statusLineOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path"),import_node_fs2=require("node:fs"),import_node_path3=require("node:path");
// src/app/operations/status-line-operations.ts
// src/app/status-line/install-status-line.ts
// src/adapters/user/status-line-store.ts
var shape = (0, import_common7.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    /** The settings file that was changed. */
    settings: (0, import_adapters_loops_record_schemas.string)(),
    /** Byte for byte; null when the file did not exist. */
    before: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    after: (0, import_adapters_loops_record_schemas.string)(),
    /** The command whose line stays above; null for none. */
    chained: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
  })
);
function statusLineProgram(userFolder) {
  return (0, import_node_path3.join)(folderOf(userFolder), "status-line.mjs");
}
function readInstalledLine(userFolder) {
  const file = (0, import_common4.readJson)((0, import_node_path3.join)(folderOf(userFolder), "installed.json"), (0, import_common6.privateFile)(userFolder));
  const parsed = file.status === "ok" ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}
function keepProgram(userFolder, program) {
  (0, import_common3.makeFolder)(folderOf(userFolder), 448);
  (0, import_common2.writeFileAtomic)(statusLineProgram(userFolder), program, { mode: 384 });
}
function keepInstalledLine(userFolder, line) {
  const path2 = (0, import_node_path3.join)(folderOf(userFolder), "installed.json");
  (0, import_common2.writeFileAtomic)(path2, `${JSON.stringify(line, null, 2)}
`, { mode: 384 });
}
function forgetStatusLine(userFolder) {
  (0, import_node_fs2.rmSync)(folderOf(userFolder), { recursive: true, force: true });
}
function folderOf(userFolder) {
  return (0, import_node_path3.join)(userFolder, "status-line");
}
// src/app/status-line/install-status-line.ts
function installStatusLine(workspace, program, doIt) {
  const { userFolder } = workspace;
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  const quoted = (0, import_adapters_git_work_tree.quoteArgument)(statusLineProgram(userFolder), process.platform === "win32");
  if (quoted === null)
    return refused2(`The path ${statusLineProgram(userFolder)} cannot be part of a command: set MSW_HOME.`);
  const command = `node ${quoted}`;
  const { path: path2, text: text2, value } = settings;
  const current = (0, import_common4.fieldsOf)(value.statusLine);
  const installed = current.command === command ? readInstalledLine(userFolder) : null;
  if (current.command === command && (installed === null || current.refreshInterval !== void 0)) {
    if (doIt) keepProgram(userFolder, program);
    const chained = installed?.chained ?? null;
    const message2 = "It is there already.";
    return ok({ changed: false, planned: false, settings: path2, chained, message: message2 });
  }
  const statusLine = { refreshInterval: REFRESH_SECONDS, ...current, type: "command", command };
  const after = written({ ...value, statusLine }, text2);
  const line = installed === null ? firstLine(settings, after) : updatedLine(settings, after, installed);
  if (doIt) {
    keepProgram(userFolder, program);
    keepInstalledLine(userFolder, line);
    (0, import_common3.makeFolder)((0, import_node_path2.dirname)(path2));
    (0, import_common2.writeFileAtomic)(path2, after);
  }
  const what = installed === null ? `shows MSW\u2019s line${below2(line)}` : `draws MSW\u2019s line every ${REFRESH_SECONDS} seconds`;
  const message = `Claude Code ${what} (${path2}).`;
  return ok({ changed: doIt, planned: !doIt, settings: path2, chained: line.chained, message });
}
function below2({ chained }) {
  return chained === null ? "" : ` below that of ${chained}`;
}
function firstLine({ path: path2, text: text2, value }, after) {
  const { command } = (0, import_common4.fieldsOf)(value.statusLine);
  const chained = typeof command === "string" ? command : null;
  return { settings: path2, before: text2, after, chained };
}
function updatedLine({ text: text2 }, after, installed) {
  return text2 === installed.after ? { ...installed, after } : installed;
}
var REFRESH_SECONDS = 2;
function removeStatusLine(workspace, doIt) {
  const { userFolder } = workspace;
  const installed = readInstalledLine(userFolder);
  if (installed === null) return refused2("MSW\u2019s status line is not installed.");
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  if (doIt) {
    if (settings.path === installed.settings) takeBack(settings, installed);
    forgetStatusLine(userFolder);
  }
  const { chained } = installed;
  const message = chained === null ? "The status line is as it was." : `The status line is that of ${chained} again.`;
  return ok({ changed: doIt, planned: !doIt, settings: settings.path, chained, message });
}
function openSettings({ env }) {
  const path2 = throughLinks((0, import_node_path2.join)((0, import_shared_app_diagnose_diagnose_plugins.clientFolder)(env), "settings.json"));
  const file = (0, import_common5.readText)(path2, import_common6.named);
  if (file.status === "missing") return { path: path2, text: null, value: {} };
  const parsed = file.status === "ok" ? (0, import_common4.parseJson)(file.text) : null;
  if (file.status !== "ok" || parsed?.status !== "ok")
    return refused2(`${path2} cannot be read as JSON: fix it first, then try again.`);
  return { path: path2, text: file.text, value: (0, import_common4.fieldsOf)(parsed.value) };
}
function takeBack({ path: path2, text: text2, value }, { before, after }) {
  if (text2 === after && before === null) (0, import_node_fs.rmSync)(path2);
  else if (text2 === after && before !== null) (0, import_common2.writeFileAtomic)(path2, before);
  else {
    const { statusLine: _, ...rest } = value;
    const old = before === null ? void 0 : (0, import_common4.fieldsIn)((0, import_common4.parseJson)(before)).statusLine;
    (0, import_common2.writeFileAtomic)(path2, written(old === void 0 ? rest : { ...rest, statusLine: old }, text2));
  }
}
function written(value, text2) {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text2 ?? "")?.[1] ?? 2;
  return `${JSON.stringify(value, null, indent)}
`;
}
function throughLinks(path2) {
  try {
    return import_node_fs.realpathSync.native(path2);
  } catch {
    return path2;
  }
}
function ok(change) {
  return { status: "ok", change };
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/status-line-operations.ts
var yes = (0, import_hooks_active_on_command.flag)("do it; without it you see what would change");
var install = (0, import_hooks_active_on_command.operation)({
  name: "statusline install",
  about: "Show the loop of a session in its status line, below your own",
  effect: "writes",
  callers: "people",
  inputs: { yes },
  run: (place, { yes: doIt }) => {
    const root = place.env.CLAUDE_PLUGIN_ROOT;
    const program = root === void 0 ? null : (0, import_common5.textOf)((0, import_node_path.join)(root, "dist", "status-line.mjs"), import_common6.named);
    if (program === null) return (0, import_hooks_active_on_command.refused)("dist/status-line.mjs of MSW cannot be read: install MSW again.");
    return (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, (workspace) => resultOf(installStatusLine(workspace, program, doIt)));
  },
  shown: (change) => changeText(change, import_hooks_active_on_command2.lineToType`statusline install --yes`)
});
var remove = (0, import_hooks_active_on_command.operation)({
  name: "statusline remove",
  about: "Remove it; your settings are then as they were",
  effect: "writes",
  callers: "people",
  inputs: { yes },
  run: (place, { yes: doIt }) => (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, (workspace) => resultOf(removeStatusLine(workspace, doIt))),
  shown: (change) => changeText(change, import_hooks_active_on_command2.lineToType`statusline remove --yes`)
});
var statusLineOperations = [install, remove];
function resultOf(result) {
  return result.status === "ok" ? (0, import_hooks_active_on_command.done)(result.change) : (0, import_hooks_active_on_command.refused)(result.reason);
}
function changeText({ planned, message }, line) {
  return (0, import_common.forPeople)(
    planned ? [`This would happen: ${message}`, `Nothing was changed. To do it: ${line}`] : [message]
  );
}
