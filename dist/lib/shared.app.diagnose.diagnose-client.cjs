var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{broken:()=>broken,diagnoseBlockCap:()=>diagnoseBlockCap,diagnoseClient:()=>diagnoseClient,diagnoseHookPolicy:()=>diagnoseHookPolicy,diagnoseNode:()=>diagnoseNode,diagnoseToolNames:()=>diagnoseToolNames,diagnoseVariables:()=>diagnoseVariables,fine:()=>fine,followProgram:()=>followProgram,odd:()=>odd,runProgram:()=>runProgram}),module.exports=__toCommonJS(stdin_exports);var import_shared_figures_index=require("./shared.figures.index.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/adapters/process/run-program.ts
var MOST_OUTPUT = 8 * 1024 * 1024;
async function runProgram({
  executable,
  args,
  env,
  projectRoot,
  limitMs,
  input
}) {
  const child = (0, import_shared_figures_index.execa)(executable, [...args], {
    env: outsideOf(env, projectRoot),
    extendEnv: false,
    cwd: (0, import_common.neutralFolder)(),
    stdin: input === void 0 ? "ignore" : { file: input },
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid } = child;
  if (pid === void 0) return ended(await child, false);
  const tree = { pid, projectRoot };
  const release = (0, import_adapters_git_work_tree.endWithUs)(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void (0, import_adapters_git_work_tree2.killTree)(tree);
  }, limitMs);
  try {
    return ended(await child, timedOut);
  } finally {
    clearTimeout(timer);
    release();
  }
}
function ended(result, timedOut) {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === void 0 ? (0, import_common2.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_common.pathOutside)(env, projectRoot) };
}

// src/adapters/process/follow-program.ts
function followProgram({ program, args, input, cwd, env, onLine }) {
  const child = (0, import_shared_figures_index.execa)(program, [...args], {
    cwd,
    env,
    extendEnv: false,
    ...input !== null && { input },
    reject: false,
    buffer: { stdout: false, stderr: true },
    maxBuffer: 1024 * 1024,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid, stdin } = child;
  stdin?.on("error", () => {
  });
  const tree = pid === void 0 ? null : { pid, projectRoot: cwd };
  const release = tree === null ? () => {
  } : (0, import_adapters_git_work_tree.endWithUs)(tree);
  const stop = () => tree === null ? Promise.resolve() : (0, import_adapters_git_work_tree2.killTree)(tree);
  const ended2 = async () => {
    try {
      for await (const line of child.iterable()) onLine(String(line));
    } catch {
    }
    const { exitCode, stderr, originalMessage } = await child;
    await stop();
    release();
    return {
      exitCode: exitCode ?? null,
      stderr: String(stderr || originalMessage || "").slice(-MOST_STDERR)
    };
  };
  return {
    pid: pid ?? null,
    ended: ended2(),
    tell: (text) => void stdin?.write(text),
    close: () => void stdin?.end(),
    stop
  };
}
var MOST_STDERR = 4e3;

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

var import_common3 = require("./common.cjs");

// src/app/diagnose/diagnose-check.ts
function fine(name, detail) {
  return { name, status: "ok", detail, fix: null };
}
function odd(name, detail, fix) {
  return { name, status: "warn", detail, fix };
}
function broken(name, detail, fix) {
  return { name, status: "fail", detail, fix };
}
// src/app/diagnose/diagnose-settings.ts
function diagnoseHookPolicy(workspace) {
  const name = "hooks allowed";
  const all = (0, import_shared_core_snapshots_undo_text2.readClientSettings)(workspace);
  const off = all.find(({ value }) => value.disableAllHooks === true);
  if (off !== void 0) {
    return broken(
      name,
      `"disableAllHooks" is true in the ${off.name} (${off.path})`,
      "Remove it: without hooks MSW cannot see anything."
    );
  }
  const managed = all.find(({ value }) => value.allowManagedHooksOnly === true);
  if (managed?.name === "managed settings") {
    return broken(
      name,
      `"allowManagedHooksOnly" is true in ${managed.path}`,
      "Ask whoever manages this machine to allow MSW\u2019s hooks."
    );
  }
  if (managed !== void 0) {
    return odd(name, `"allowManagedHooksOnly" is true in the ${managed.name}, where it has no effect`, null);
  }
  const unreadable = all.find(({ problem }) => problem !== null);
  if (unreadable !== void 0)
    return odd(name, `${unreadable.path} cannot be read: ${unreadable.problem}`, "Fix the file.");
  return fine(name, "yes");
}
function diagnoseVariables({ withheld }) {
  const name = "variables";
  if (withheld === null) return fine(name, "none that MSW leaves out");
  const [wrong = withheld, cure = null] = withheld.split(/; (?=[^;]*$)/);
  return odd(name, wrong, cure);
}
function diagnoseToolNames({ project, env }) {
  const name = "tool names";
  const impostor = (0, import_shared_core_snapshots_undo_text.impostorServer)([project, env.CLAUDE_PROJECT_DIR || project]);
  return impostor === null ? fine(name, "MSW\u2019s alone") : broken(name, impostor.wrong, impostor.cure);
}
function variableInSettings(workspace, name) {
  const values = (0, import_shared_core_snapshots_undo_text2.readClientSettings)(workspace).map(({ value }) => (0, import_common3.fieldsOf)(value.env)[name]);
  return values.findLast((value) => typeof value === "string");
}
// src/app/diagnose/diagnose-client.ts
var oldestNode = 20;
var recommendedNode = 22;
var oldestClient = "2.1.163";
var oldestTestedClient = "2.1.197";
function diagnoseNode() {
  return judgeNode(process.versions.node);
}
function judgeNode(version) {
  const major = Number.parseInt(version, 10);
  if (major < oldestNode) {
    return broken("node", version, `MSW needs Node ${oldestNode}: install Node ${recommendedNode} or newer.`);
  }
  return fine(
    "node",
    major < recommendedNode ? `${version} (${recommendedNode} or newer is recommended)` : version
  );
}
async function diagnoseClient(workspace) {
  const told = versionIn((workspace.env.AI_AGENT ?? "").replace(/^claude-code[_/]/, ""));
  if (told !== null && workspace.env.AI_AGENT?.startsWith("claude-code")) return judgeClient(told);
  const name = "Claude Code";
  const program = (0, import_common.findProgram)("claude", workspace.env, workspace.project);
  if (program === null)
    return odd(name, "claude is not on the PATH here", `Check that it is ${oldestClient} or newer.`);
  const version = versionIn(await askVersion(program, workspace) ?? "");
  return version === null ? odd(name, `${program} did not report its version`, `Check that it is ${oldestClient} or newer.`) : judgeClient(version);
}
function judgeClient(version) {
  const name = "Claude Code";
  if (isOlder(version, oldestClient)) {
    return broken(name, version, `MSW needs ${oldestClient} or newer: run "claude update".`);
  }
  if (isOlder(version, oldestTestedClient)) {
    return odd(
      name,
      `${version}, older than what MSW is tested with (${oldestTestedClient})`,
      'Run "claude update".'
    );
  }
  return fine(name, version);
}
function diagnoseBlockCap(workspace) {
  const name = "block cap";
  const variable = "CLAUDE_CODE_STOP_HOOK_BLOCK_CAP";
  const given = workspace.env[variable] ?? variableInSettings(workspace, variable);
  if (given === void 0 || given === "") return fine(name, "8 (the client\u2019s own)");
  const cap = Number.parseInt(given, 10);
  if (Number.isNaN(cap)) return odd(name, `${variable} is "${given}", which is not a number`, "Unset it.");
  if (cap <= 0) return fine(name, `none (${variable}=${given}); MSW still ends an idle loop after 7`);
  if (cap < 4) {
    const detail = `${cap}: a loop ends after ${Math.max(1, cap - 1)} answers without a tool call`;
    return odd(name, detail, `Unset ${variable}, or set it to 8.`);
  }
  return fine(name, `${cap} (${variable})`);
}
function versionIn(text) {
  const parts = /(\d{1,9})[.-](\d{1,9})[.-](\d{1,9})/.exec(text);
  return parts === null ? null : `${parts[1]}.${parts[2]}.${parts[3]}`;
}
function isOlder(version, than) {
  const [a, b] = [version, than].map((text) => text.split(".").map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}
var LIMIT_MS = 8e3;
async function askVersion(executable, { env, project }, limitMs = LIMIT_MS) {
  const call = { executable, args: ["--version"], env, projectRoot: project, limitMs };
  const { exitCode, stdout } = await runProgram(call);
  const line = stdout.trim().split("\n")[0]?.trim() ?? "";
  return exitCode === 0 && line !== "" ? line : null;
}
