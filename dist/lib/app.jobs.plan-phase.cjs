var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==p&&__defProp(r,a,{get:()=>e[a],enumerable:!(n=__getOwnPropDesc(e,a))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{planPhase:()=>planPhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_plan_command=require("./shared.app.planning.phases.plan-command.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_adapters_claude_code_headless_client=require("./shared.adapters.claude-code.headless-client.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/app/jobs/plan-phase.ts
var PLANNING = "plans";
async function planPhase(workspace, desk, work) {
  const isBegun = desk.job().begun.includes(PLANNING);
  const known = isBegun ? await record(workspace, work) : null;
  if (known?.status === "done") return planned(workspace, work);
  const trouble = await plan(workspace, desk, work);
  if (trouble !== null) return waiting(trouble, (0, import_shared_core_loop_texts_report.resumeLine)(desk.job()));
  const recorded = await record(workspace, work);
  if (recorded.status === "done") return planned(workspace, work);
  return waiting(recorded.reason, `/msw:plan ${work.phase}, or /msw:plan ${work.phase} --accept "why"`);
}
function waiting(reason, type) {
  return { kind: "waiting", waitsFor: [{ reason, type }] };
}
async function plan(workspace, desk, { phase, gaps }) {
  await desk.note({
    begun: [PLANNING],
    step: `plans phase ${phase}`,
    units: [{ name: PLANNING, state: "running" }]
  });
  const { project } = workspace;
  const client = (0, import_shared_adapters_claude_code_headless_client.openClient)(workspace, desk, {
    cwd: project,
    agent: null,
    allowedTools: [],
    command: null
  });
  if (client === null) return import_shared_adapters_claude_code_headless_client.NO_CLIENT;
  const turn = await client.say(`/msw:plan ${phase}${gaps ? " --gaps" : ""}`);
  await client.end();
  if (turn.kind === "answered") desk.log(`claude: ${(0, import_common.plainLine)(turn.text, 600)}`);
  if (turn.kind === "failed") return turn.reason;
  return turn.kind === "gone" ? "Claude Code ended before the phase was planned" : null;
}
async function record(workspace, { phase, gaps }) {
  const opened = (0, import_shared_app_planning_phases_plan_command.openToPlan)(workspace, `${phase}${gaps ? " --gaps" : ""}`);
  if (opened.status === "refused") return opened;
  const found = (0, import_shared_app_planning_phases_planning_run.checkPhase)(opened.phase, { gaps, isNew: false });
  return (0, import_shared_app_planning_phases_planning_run.acceptPlans)(opened.phase, { found, gaps, accepted: null });
}
function planned(workspace, { phase, gaps }) {
  const opened = (0, import_shared_app_planning_phases_plan_command.openToPlan)(workspace, `${phase}${gaps ? " --gaps" : ""}`);
  const plans = opened.status === "ok" ? opened.phase.facts.plans.filter(({ done }) => !done) : [];
  const names = plans.map(({ id }) => id).join(", ");
  return {
    kind: "done",
    outcome: `phase ${phase} has ${(0, import_common2.countOf)(plans.length, "plan")}: ${names}`,
    next: `/msw:execute ${phase}`
  };
}
