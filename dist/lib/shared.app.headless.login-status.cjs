var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{whyLoggedOut:()=>whyLoggedOut}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs");
// src/app/headless/login-status.ts
async function whyLoggedOut(workspace, program) {
  const settings = (0, import_shared_core_snapshots_undo_text.readClientSettings)(workspace);
  const mayLogIn = settings.some(({ value, problem }) => problem !== null || logsIn(value));
  return mayLogIn || await ask(workspace, program) !== false ? null : LOGGED_OUT;
}
var LOGGED_OUT = "Claude Code is not logged in: start claude, type /login, then try again; where nobody can, set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN.";
function logsIn(value) {
  const { env, apiKeyHelper } = (0, import_common.fieldsOf)(value);
  const names = Object.keys((0, import_common.fieldsOf)(env));
  return apiKeyHelper !== void 0 || names.some((name) => /^(?:ANTHROPIC|CLAUDE_CODE|AWS|GOOGLE)_/.test(name));
}
async function ask({ project, env }, program) {
  const lines = [];
  const asked = (0, import_shared_app_diagnose_diagnose_client.followProgram)({
    program,
    args: ["auth", "status"],
    input: "",
    cwd: project,
    env: (0, import_hooks_active_on_stop.withoutClientMarks)(env),
    onLine: (line) => void lines.push(line)
  });
  const timer = setTimeout(() => void asked.stop(), PATIENCE_MS);
  await asked.ended;
  clearTimeout(timer);
  const { loggedIn } = (0, import_common.fieldsIn)((0, import_common.parseJson)(lines.join("\n")));
  return typeof loggedIn === "boolean" ? loggedIn : null;
}
var PATIENCE_MS = 2e4;
