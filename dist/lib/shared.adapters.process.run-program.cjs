var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(a=__getOwnPropDesc(r,t))||a.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{followProgram:()=>followProgram,runProgram:()=>runProgram}),module.exports=__toCommonJS(stdin_exports);var import_shared_figures_index=require("./shared.figures.index.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree3=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs");
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
    cwd: (0, import_adapters_git_work_tree3.neutralFolder)(),
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
  const startError = exitCode === void 0 ? (0, import_common.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_adapters_git_work_tree3.pathOutside)(env, projectRoot) };
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
