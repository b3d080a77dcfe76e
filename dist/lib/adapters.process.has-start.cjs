

var import_shared_adapters_git_commit_programs = require("./shared.adapters.git.commit-programs.cjs");

var import_common = require("./common.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/has-start.ts
async function hasStart(pid, mark) {
  if (process.platform === "linux") return (0, import_common.startOnLinux)(pid) === mark;
  const text = await askedStart(pid);
  if (text === null) return null;
  const ms = process.platform === "win32" ? Number(text) / 1e4 - 116444736e5 : Date.parse(text);
  return Number.isNaN(ms) ? null : Math.abs(ms - Number(mark)) < TOLERANCE_MS;
}
var TOLERANCE_MS = 5e3;
function askedStart(pid) {
  const { program, args, env } = (0, import_shared_adapters_git_commit_programs.startQuestion)(pid, process.cwd());
  if (program === null) return Promise.resolve(null);
  const options = { timeout: import_shared_adapters_git_commit_programs.START_LIMIT_MS, windowsHide: true, env };
  return new Promise((resolve) => {
    (0, import_node_child_process.execFile)(
      program,
      [...args],
      options,
      (error, printed) => resolve(error === null ? (0, import_shared_adapters_git_commit_programs.startIn)(printed) : null)
    );
  });
}
module.exports = {
  hasStart: hasStart
};
