

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/headless/run-record.ts
function runFolder({ userFolder }) {
  const folder = (0, import_node_path.join)(userFolder, "runs");
  (0, import_node_fs.mkdirSync)(folder, { recursive: true, mode: 448 });
  return folder;
}
async function noteClient(workspace, run, pid) {
  const client = await (0, import_shared_adapters_git_commit_hurdles.identityOf)(pid, workspace.project);
  (0, import_common.writeFileAtomic)(recordPath(workspace, run), `${JSON.stringify(client)}
`, { mode: 384 });
}
function forgetClient(workspace, run) {
  (0, import_node_fs.rmSync)(recordPath(workspace, run), { force: true });
}
async function endLeftClients(workspace, run) {
  const place = (0, import_common4.privateFile)(workspace.userFolder);
  const names = (0, import_common3.namesIn)(runFolder(workspace), place).filter(
    (name) => name === `${run}.json` || name.startsWith(`${run}+`) && name.endsWith(".json")
  );
  for (const name of names) {
    const path = (0, import_node_path.join)(runFolder(workspace), name);
    const { pid, start } = (0, import_common2.fieldsIn)((0, import_common2.readJson)(path, place));
    const isKnown = typeof pid === "number" && typeof start === "string";
    if (isKnown && await (0, import_shared_adapters_git_commit_hurdles.isStillThere)({ pid, start }, workspace.project))
      await (0, import_app_loop_gather_evidence.killTree)({ pid, projectRoot: workspace.project });
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
