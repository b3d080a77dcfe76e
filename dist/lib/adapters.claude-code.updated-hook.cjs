var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{rerunAfterUpdate:()=>rerunAfterUpdate}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path"),import_node_child_process=require("node:child_process");
// src/adapters/claude-code/updated-hook.ts
// src/adapters/process/run-script.ts
function runScript({ script, args, input, env }) {
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(process.execPath, [script, ...args], {
      env,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true
    });
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stdin.on("error", () => {
    });
    child.stdin.end(input);
    child.once("error", () => resolve(null));
    child.once("close", (code) => {
      const output = Buffer.concat(chunks).toString("utf8");
      resolve(code === 0 && output !== "" ? output : null);
    });
  });
}
// src/adapters/claude-code/updated-hook.ts
var MARK = "MSW_RERUN";
function rerunAfterUpdate(input) {
  const [, entry = "", limit = ""] = process.argv;
  const before = signOf(entry);
  return async () => {
    const now = signOf(entry);
    const other = now === null ? otherVersion(entry) : now === before ? null : entry;
    if (other === null || process.env[MARK] !== void 0) return null;
    return runScript({
      script: other,
      args: limit === "" ? [] : [`${Math.max(1, Math.floor(Number(limit) - process.uptime()))}`],
      input: JSON.stringify(input),
      env: { ...process.env, [MARK]: "1", CLAUDE_PLUGIN_ROOT: (0, import_node_path.dirname)((0, import_node_path.dirname)((0, import_node_path.dirname)(other))) }
    });
  };
}
function signOf(path) {
  const stat = (0, import_common2.lookAt)(path);
  return stat === null ? null : `${stat.dev} ${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}
function otherVersion(entry) {
  const versions = (0, import_node_path.dirname)((0, import_node_path.dirname)((0, import_node_path.dirname)((0, import_node_path.dirname)(entry))));
  const found = (0, import_common2.namesIn)(versions, import_common3.named).map((name) => (0, import_node_path.join)(versions, name)).filter((root) => (0, import_common.fieldsIn)((0, import_common.readJson)((0, import_node_path.join)(root, ".claude-plugin", "plugin.json"), import_common3.named)).name === "msw").map((root) => (0, import_node_path.join)(root, "dist", "hooks", (0, import_node_path.basename)(entry))).flatMap((path) => ({ path, at: (0, import_common2.lookAt)(path)?.ctimeMs ?? 0 })).filter(({ at }) => at > 0).sort((one, other) => other.at - one.at);
  return found[0]?.path ?? null;
}
