var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{routeOperations:()=>routeOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_route_rules=require("./shared.core.route.rules.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs");
// src/app/operations/route-operations.ts
var routeOperations = [
  (0, import_hooks_active_on_command.operation)({
    name: "route",
    about: "Say which way a task would go: loop, plan, map, research, memory or the next step; and why",
    effect: "reads",
    inputs: {
      task: (0, import_hooks_active_on_command.optionalWord)("the task in quotes", "without it, the next step of the project is meant"),
      as: (0, import_hooks_active_on_command.choice)(import_hooks_active_on_command2.WAYS, "the way that you want"),
      session: (0, import_hooks_active_on_command.text)("ID", "the loop of this session counts"),
      check: (0, import_hooks_active_on_command.list)("COMMAND", "as you would type it for a loop"),
      runChecks: (0, import_hooks_active_on_command.flag)("run the checks of the project, to know whether they fail; at most a minute")
    },
    run: (place, { task, as, session, check, runChecks }) => {
      const refusal = runChecks ? (0, import_shared_core_mapping_documents_map_documents.refuseToClaude)(place.caller, "route --run-checks") : null;
      return refusal ?? (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, async (workspace) => {
        const loopOptions = check.length === 0 ? [] : ["check"];
        const wanted = task === null || task.trim() === "" ? null : task;
        const seen = await (0, import_shared_core_route_rules.readSignals)(workspace, { task: wanted, loopOptions, session });
        const checks = runChecks ? await (0, import_shared_core_route_rules.runKnownChecks)(workspace.project, seen.checks) : seen.checks;
        const signals = { ...seen, checks };
        return (0, import_hooks_active_on_command.done)({ signals, route: (0, import_shared_core_route_rules.chooseRoute)(signals, as) });
      });
    },
    shown: ({ route, signals }) => (0, import_shared_core_route_rules.renderRoute)(route, signals),
    json: ({ route, signals }) => ({
      ...{ path: route.path, rule: route.rule, reason: route.because, notes: route.notes },
      command: (0, import_shared_core_route_rules.typedCommand)(route, signals.task?.text ?? null),
      instead: route.instead,
      rules: (0, import_shared_core_route_rules.rulesAsked)(route).map(({ name, when }) => ({ name, when })),
      signals
    })
  })
];
