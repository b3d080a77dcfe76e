var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{goCommand:()=>goCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_core_route_settle=require("./shared.core.route.settle.cjs"),import_shared_app_route_read_state=require("./shared.app.route.read-state.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/app/route/go-command.ts
async function goCommand(workspace, input, ways) {
  const only = (answer) => ({ answer, command: "go" });
  const { session } = input;
  const typed = (0, import_shared_app_route_read_state.readGo)(input.args);
  if (typed.status === "refused") return only((0, import_hooks_active_on_stop.say)(typed.reason));
  const { request } = typed;
  if (request.close !== null) return only(await ways.close(request.close));
  if (request.until !== null) {
    if (input.isStep !== true) import_shared_app_planning_worktrees_plan_runs.chains.forget(workspace, session);
    return goOnUntil(workspace, session, request.until, ways.run);
  }
  const state = await stateFor(workspace, request, session);
  const settled = (0, import_shared_core_route_settle.settle)(state, request);
  if (request.explain) return only({ kind: "answer", text: (0, import_common2.shown)((0, import_shared_app_route_read_state.renderRoute)(state, settled)) });
  import_shared_app_route_read_state.pendings.forget(workspace, session);
  if (settled === null) return only(leaveToClaude(workspace, session, request.typed, state));
  const { because } = settled;
  const way = settled.kind === "run" ? settled.way : "ask";
  const line = settled.kind === "run" ? settled.line : null;
  await (0, import_shared_app_route_read_state.noteWay)(workspace, session, { way, line, because, task: request.task, by: "state" });
  if (settled.kind === "tell") return only((0, import_hooks_active_on_stop.sayLines)(`msw \u25B8 yours to decide: ${because}`));
  return (0, import_shared_app_route_read_state.carryOut)(workspace, { ...settled, task: request.task }, ways.run);
}
async function stateFor(workspace, request, session) {
  const state = await (0, import_shared_app_route_read_state.readProjectState)(workspace, session);
  const { said } = request;
  const nothingElse = !(0, import_shared_app_route_read_state.hasTask)(request) && state.plan === null && state.loop === null;
  if (!nothingElse || said !== null && said !== "loop") return state;
  return { ...state, checks: await (0, import_shared_app_route_read_state.runKnownChecks)(workspace.project, state.checks) };
}
function leaveToClaude(workspace, session, typed, state) {
  if (!(0, import_shared_app_route_read_state.keepPending)(workspace, session, typed))
    return (0, import_hooks_active_on_stop.say)(
      'This session has no id that MSW could keep the task under: name its way, /msw:go "TASK" --as loop'
    );
  const take = import_common3.prose`${(0, import_common.cliCommand)(workspace)} route take`;
  return { kind: "context", context: (0, import_shared_app_route_read_state.renderChoice)(state, take), notice: null };
}
async function goOnUntil(workspace, session, budget, run) {
  const taken = await (0, import_shared_app_planning_phases_planning_run.takeChainStep)(workspace, session, budget);
  if (taken.kind === "end") return { command: "go", answer: taken.answer };
  const line = (0, import_shared_app_route_read_state.readLine)(taken.command);
  if (line === null) return { command: "go", answer: import_hooks_active_on_stop.silent };
  const answer = await run(line);
  const command = line.command;
  if (answer.kind === "context") {
    const step = `msw \u25B8 step ${taken.number}: ${taken.command} \xB7 ${taken.because}`;
    const notice = [step, answer.notice].filter((one) => one !== null).join("\n");
    return {
      command,
      answer: { ...answer, context: (0, import_shared_app_route_read_state.asCommand)(workspace, line.command, answer.context), notice }
    };
  }
  const chain = (0, import_shared_app_planning_worktrees_plan_runs.readChain)(workspace, session);
  if (chain === null) return { command: "go", answer };
  if (answer.kind !== "answer") {
    const why = `${taken.command} had nothing to do.`;
    return { command: "go", answer: (await (0, import_shared_app_planning_phases_planning_run.endChain)(workspace, chain, { why, type: taken.command })).answer };
  }
  const [first = "", ...more] = answer.text.split("\n");
  const { answer: end } = await (0, import_shared_app_planning_phases_planning_run.endChain)(workspace, chain, { why: first, type: null });
  const report = end.kind === "answer" ? end.text : "";
  const isTold = more.length === 0 && first.length <= import_shared_app_planning_phases_planning_run.LONGEST_REASON;
  return { command: "go", answer: isTold ? end : (0, import_hooks_active_on_stop.sayLines)(`${report}

${answer.text}`) };
}
