

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/headless/run-record.ts
function runFolder({ userFolder }) {
  const folder = (0, import_node_path.join)(userFolder, "runs");
  (0, import_common.makeFolder)(folder, 448);
  return folder;
}
function noteClient(workspace, run, pid) {
  const client = (0, import_hooks_active_on_stop.identityOf)(pid, workspace.project);
  (0, import_common2.keepJson)(recordPath(workspace, run), client, { mode: 384 });
}
function forgetClient(workspace, run) {
  (0, import_node_fs.rmSync)(recordPath(workspace, run), { force: true });
}
async function endLeftClients(workspace, run) {
  const place = (0, import_common5.privateFile)(workspace.userFolder);
  const names = (0, import_common3.namesIn)(runFolder(workspace), place).filter(
    (name) => name === `${run}.json` || name.startsWith(`${run}+`) && name.endsWith(".json")
  );
  for (const name of names) {
    const path = (0, import_node_path.join)(runFolder(workspace), name);
    const { pid, start } = (0, import_common4.fieldsIn)((0, import_common4.readJson)(path, place));
    const isKnown = typeof pid === "number" && typeof start === "string";
    if (isKnown && (0, import_hooks_active_on_stop.isStillThere)({ pid, start }, workspace.project))
      await (0, import_adapters_git_work_tree.killTree)({ pid, projectRoot: workspace.project });
    (0, import_node_fs.rmSync)(path, { force: true });
  }
}
function recordPath(workspace, run) {
  return (0, import_node_path.join)(runFolder(workspace), `${run}.json`);
}
module.exports = {
  endLeftClients: endLeftClients,
  forgetClient: forgetClient,
  noteClient: noteClient,
  runFolder: runFolder
};
