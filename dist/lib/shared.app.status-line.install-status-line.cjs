var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{installStatusLine:()=>installStatusLine,readInstalledLine:()=>readInstalledLine,removeStatusLine:()=>removeStatusLine}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path");
// src/app/status-line/install-status-line.ts
// src/adapters/user/status-line-store.ts
var shape = (0, import_common6.once)(
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
  return (0, import_node_path2.join)(folderOf(userFolder), "status-line.mjs");
}
function readInstalledLine(userFolder) {
  const file = (0, import_common3.readJson)((0, import_node_path2.join)(folderOf(userFolder), "installed.json"), (0, import_common5.privateFile)(userFolder));
  const parsed = file.status === "ok" ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}
function keepProgram(userFolder, program) {
  (0, import_common2.makeFolder)(folderOf(userFolder), 448);
  (0, import_common.writeFileAtomic)(statusLineProgram(userFolder), program, { mode: 384 });
}
function keepInstalledLine(userFolder, line) {
  const path = (0, import_node_path2.join)(folderOf(userFolder), "installed.json");
  (0, import_common.writeFileAtomic)(path, `${JSON.stringify(line, null, 2)}
`, { mode: 384 });
}
function forgetStatusLine(userFolder) {
  (0, import_node_fs2.rmSync)(folderOf(userFolder), { recursive: true, force: true });
}
function folderOf(userFolder) {
  return (0, import_node_path2.join)(userFolder, "status-line");
}
// src/app/status-line/install-status-line.ts
function installStatusLine(workspace, program, doIt) {
  const { userFolder } = workspace;
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  const quoted = (0, import_adapters_git_work_tree.quoteArgument)(statusLineProgram(userFolder), process.platform === "win32");
  if (quoted === null)
    return refused(`The path ${statusLineProgram(userFolder)} cannot be part of a command: set MSW_HOME.`);
  const command = `node ${quoted}`;
  const { path, text, value } = settings;
  const current = (0, import_common3.fieldsOf)(value.statusLine);
  const installed = current.command === command ? readInstalledLine(userFolder) : null;
  if (current.command === command && (installed === null || current.refreshInterval !== void 0)) {
    if (doIt) keepProgram(userFolder, program);
    const chained = installed?.chained ?? null;
    const message2 = "It is there already.";
    return ok({ changed: false, planned: false, settings: path, chained, message: message2 });
  }
  const statusLine = { refreshInterval: REFRESH_SECONDS, ...current, type: "command", command };
  const after = written({ ...value, statusLine }, text);
  const line = installed === null ? firstLine(settings, after) : updatedLine(settings, after, installed);
  if (doIt) {
    keepProgram(userFolder, program);
    keepInstalledLine(userFolder, line);
    (0, import_common2.makeFolder)((0, import_node_path.dirname)(path));
    (0, import_common.writeFileAtomic)(path, after);
  }
  const what = installed === null ? `shows MSW\u2019s line${below2(line)}` : `draws MSW\u2019s line every ${REFRESH_SECONDS} seconds`;
  const message = `Claude Code ${what} (${path}).`;
  return ok({ changed: doIt, planned: !doIt, settings: path, chained: line.chained, message });
}
function below2({ chained }) {
  return chained === null ? "" : ` below that of ${chained}`;
}
function firstLine({ path, text, value }, after) {
  const { command } = (0, import_common3.fieldsOf)(value.statusLine);
  const chained = typeof command === "string" ? command : null;
  return { settings: path, before: text, after, chained };
}
function updatedLine({ text }, after, installed) {
  return text === installed.after ? { ...installed, after } : installed;
}
var REFRESH_SECONDS = 2;
function removeStatusLine(workspace, doIt) {
  const { userFolder } = workspace;
  const installed = readInstalledLine(userFolder);
  if (installed === null) return refused("MSW\u2019s status line is not installed.");
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
  const path = throughLinks((0, import_node_path.join)((0, import_shared_core_snapshots_undo_text.clientFolder)(env), "settings.json"));
  const file = (0, import_common4.readText)(path, import_common5.named);
  if (file.status === "missing") return { path, text: null, value: {} };
  const parsed = file.status === "ok" ? (0, import_common3.parseJson)(file.text) : null;
  if (file.status !== "ok" || parsed?.status !== "ok")
    return refused(`${path} cannot be read as JSON: fix it first, then try again.`);
  return { path, text: file.text, value: (0, import_common3.fieldsOf)(parsed.value) };
}
function takeBack({ path, text, value }, { before, after }) {
  if (text === after && before === null) (0, import_node_fs.rmSync)(path);
  else if (text === after && before !== null) (0, import_common.writeFileAtomic)(path, before);
  else {
    const { statusLine: _, ...rest } = value;
    const old = before === null ? void 0 : (0, import_common3.fieldsIn)((0, import_common3.parseJson)(before)).statusLine;
    (0, import_common.writeFileAtomic)(path, written(old === void 0 ? rest : { ...rest, statusLine: old }, text));
  }
}
function written(value, text) {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text ?? "")?.[1] ?? 2;
  return `${JSON.stringify(value, null, indent)}
`;
}
function throughLinks(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    return path;
  }
}
function ok(change) {
  return { status: "ok", change };
}
function refused(reason) {
  return { status: "refused", reason };
}
