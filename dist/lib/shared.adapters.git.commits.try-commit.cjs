var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{tryCommit:()=>tryCommit}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_shared_adapters_git_commits_commit_programs=require("./shared.adapters.git.commits.commit-programs.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_os=require("node:os"),import_node_path=require("node:path");
// src/adapters/git/commits/try-commit.ts
var LIMIT_MS = 2e4;
async function tryCommit(root, message, isTrusted) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  const folder = import_node_fs.realpathSync.native(root);
  if ((await git.run(["rev-parse", "--verify", "--quiet", "HEAD"])).status !== "ok") return null;
  const { ofRepository, settings } = await (0, import_shared_adapters_git_commits_commit_programs.commitPrograms)(git, folder, []);
  if (!ofRepository.every(isTrusted)) return null;
  const place = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-try-"));
  const file = (0, import_node_path.join)(place, "message");
  (0, import_common.keepText)(file, `${message}
`);
  const env = git.environment(settings, {
    PATH: process.env.PATH ?? "",
    GIT_INDEX_FILE: (0, import_node_path.join)(place, "index")
  });
  try {
    return await firstObjection(git, { folder, env, steps: stepsOf(git, file) });
  } finally {
    (0, import_node_fs.rmSync)(place, { recursive: true, force: true });
  }
}
async function firstObjection(git, { folder, env, steps }) {
  const deadline = Date.now() + LIMIT_MS;
  for (const { args, what } of steps) {
    const limitMs = Math.max(1, deadline - Date.now());
    const call = {
      executable: git.program,
      args: ["-C", folder, ...args],
      env,
      projectRoot: folder,
      limitMs
    };
    const { exitCode, timedOut, stdout, stderr } = await (0, import_shared_app_diagnose_diagnose_client.runProgram)(call);
    if (timedOut || exitCode === null || /is not a git command/.test(stderr)) return null;
    if (exitCode !== 0)
      return `${what}: ${(0, import_shared_simple_git_dist_index.gitMessage)(`${stdout}
${stderr}`).replaceAll("\n", "; ") || `exit code ${exitCode}`}`;
  }
  return null;
}
function stepsOf({ settings }, message) {
  const signs = (0, import_adapters_git_work_tree2.lastOf)(settings.repository, "commit.gpgsign") ?? (0, import_adapters_git_work_tree2.lastOf)(settings.user, "commit.gpgsign");
  const isSigned = signs !== null && /^(?:true|yes|on|1)$/i.test(signs);
  const hook = (name, ...args) => ({
    args: ["hook", "run", "--ignore-missing", name, ...args],
    what: `the hook ${name} refuses commits here`
  });
  const head = ["commit-tree", ...isSigned ? ["-S"] : [], "HEAD^{tree}", "-p", "HEAD", "-F", message];
  return [
    { args: ["read-tree", "HEAD"], what: "git cannot read the last commit" },
    hook("pre-commit"),
    hook("commit-msg", "--", message),
    { args: head, what: `git cannot make ${isSigned ? "a signed" : "a"} commit` }
  ];
}
