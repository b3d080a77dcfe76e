var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{routeOperations:()=>routeOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_route_settle=require("./shared.core.route.settle.cjs"),import_shared_core_route_settle2=require("./shared.core.route.settle.cjs"),import_shared_app_route_read_state=require("./shared.app.route.read-state.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs");
// src/app/operations/route-operations.ts
var routeOperations = [
  (0, import_hooks_active_on_command.operation)({
    name: "route",
    about: "Say which ways a task has here, and which one is decided by state alone",
    effect: "reads",
    inputs: {
      task: (0, import_hooks_active_on_command.optionalWord)("the task in quotes", "without it, the next step of the project is meant"),
      as: (0, import_hooks_active_on_command.choice)(import_hooks_active_on_command2.WAYS, "the way that you want"),
      session: (0, import_hooks_active_on_command.text)("ID", "the loop of this session counts"),
      check: (0, import_hooks_active_on_command.list)("COMMAND", "as you would type it for a loop"),
      runChecks: (0, import_hooks_active_on_command.flag)("run the checks of the project, to know whether they fail; at most a minute")
    },
    run: (place, { task, as, session, check, runChecks }) => {
      const refusal = runChecks ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "route --run-checks") : null;
      return refusal ?? (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
        const seen = await (0, import_shared_app_route_read_state.readProjectState)(workspace, session);
        const checks = runChecks ? await (0, import_shared_app_route_read_state.runKnownChecks)(workspace.project, seen.checks) : seen.checks;
        const state = { ...seen, checks };
        const wanted = task === null || task.trim() === "" ? null : task;
        const loopOptions = check.length === 0 ? [] : ["check"];
        return (0, import_hooks_active_on_command.done)({
          state,
          settled: (0, import_shared_core_route_settle2.settle)(state, { task: wanted, said: as, loopOptions, typed: wanted ?? "" })
        });
      });
    },
    text: ({ state, settled }) => (0, import_shared_app_route_read_state.renderRoute)(state, settled),
    json: ({ state, settled }) => ({
      ...decided(settled),
      ways: (0, import_shared_app_route_read_state.waysIn)(state).map(({ way, closed }) => ({ way, open: closed === null, reason: closed })),
      state
    })
  }),
  (0, import_hooks_active_on_command.operation)({
    name: "route take",
    about: "Take a way for the task that the user typed with /msw:go",
    effect: "writes",
    // The way itself is, except for one that leaves nothing.
    isNoted: false,
    grant: { to: ["go"], options: ["because", "phase"] },
    inputs: {
      way: (0, import_hooks_active_on_command.word)("a way"),
      because: (0, import_hooks_active_on_command.text)("WHY", "one sentence for the user"),
      phase: (0, import_hooks_active_on_command.numberText)("N", "a phase of the roadmap; by default that of the next step")
    },
    needs: [["because"]],
    run: (place, { way, because, phase }) => {
      const known = import_hooks_active_on_command2.WAYS.find((one) => one === way);
      if (known === void 0) return (0, import_hooks_active_on_command.misused)((0, import_shared_app_route_read_state.unknownWay)(way));
      return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
        const wanted = { way: known, because: because ?? "", phase };
        const refusal = await (0, import_shared_core_route_settle.takeWayOf)(workspace, place.env.CLAUDE_CODE_SESSION_ID, wanted);
        return refusal === null ? (0, import_hooks_active_on_command.done)(known) : (0, import_hooks_active_on_command.refused)(refusal);
      });
    },
    text: (way) => import_common.prose`The way is ${(0, import_common.literal)(way)}. MSW’s hook says next what to do; if it says nothing, MSW’s hooks did not run: say so, name /msw:doctor, and stop.`
  })
];
function decided(settled) {
  if (settled === null) return { path: "choose", reason: null, command: null };
  const { because } = settled;
  if (settled.kind === "tell") return { path: "ask", reason: because, command: null };
  const { way, line } = settled;
  const command = line === null ? null : `/msw:${line.command} ${line.args}`.trim();
  return { path: way, reason: because, command };
}
