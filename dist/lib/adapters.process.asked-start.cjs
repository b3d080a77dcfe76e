

var import_shared_adapters_git_commit_programs = require("./shared.adapters.git.commit-programs.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/asked-start.ts
function askedStart(pid, projectRoot) {
  const { program, args, env } = (0, import_shared_adapters_git_commit_programs.startQuestion)(pid, projectRoot);
  if (program === null) return null;
  try {
    const stdio = ["ignore", "pipe", "ignore"];
    const printed = (0, import_node_child_process.execFileSync)(program, args, {
      ...{ timeout: import_shared_adapters_git_commit_programs.START_LIMIT_MS, windowsHide: true, env, encoding: "utf8" },
      stdio: [...stdio]
    });
    return (0, import_shared_adapters_git_commit_programs.startIn)(printed);
  } catch {
    return null;
  }
}
module.exports = {
  askedStart: askedStart
};
