

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/asked-start.ts
function askedStart(pid, projectRoot) {
  return process.platform === "win32" ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
}
function startByPs(pid, projectRoot) {
  const ps = (0, import_adapters_git_work_tree.findProgram)("ps", process.env, projectRoot);
  const listed = ps === null ? "" : output(ps, ["-o", "stat=,lstart=", "-p", String(pid)]);
  const [state = "", ...start] = listed.trim().split(/\s+/);
  return state.startsWith("Z") || start.length === 0 ? null : start.join(" ");
}
function startOnWindows(pid, projectRoot) {
  const shell = (0, import_adapters_git_work_tree.systemProgram)("WindowsPowerShell\\v1.0\\powershell.exe", process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return output(shell, ["-NoProfile", "-NonInteractive", "-Command", ask]).trim() || null;
}
function output(program, args) {
  try {
    return (0, import_node_child_process.execFileSync)(program, args, {
      timeout: 1e4,
      windowsHide: true,
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8"
    });
  } catch {
    return "";
  }
}
module.exports = {
  askedStart: askedStart
};
