var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==t&&__defProp(e,a,{get:()=>r[a],enumerable:!(n=__getOwnPropDesc(r,a))||n.enumerable});return e},__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{continueChain:()=>continueChain}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs");
// src/app/commands/continue-chain.ts
async function continueChain(workspace, { session, agent, awaited, planMode, transcriptPath }, { answer, ownerPid }) {
  const isHeld = answer.kind === "context" || agent !== null || awaited.length > 0 || planMode;
  if (isHeld || (0, import_shared_app_planning_worktrees_plan_runs.readChain)(workspace, session) === null) return answer;
  const { runCommand } = await Promise.resolve().then(() => __toESM(require("./app.commands.run-command.cjs")));
  const typed = { session, command: "go", args: "--until blocked", transcriptPath, isStep: true };
  const next = await runCommand(workspace, typed, ownerPid);
  const before = answer.kind === "notice" ? `${answer.notice}
` : "";
  if (next.kind === "context") return { ...next, notice: `${before}${next.notice ?? ""}` || null };
  return next.kind === "answer" ? { kind: "notice", notice: `${before}${next.text}` } : answer;
}
