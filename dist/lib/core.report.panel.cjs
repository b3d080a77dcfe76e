var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{readPanel:()=>readPanel}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs");
// src/core/report/panel.ts
var panelSchema = (0, import_common.once)(() => {
  const line = (0, import_adapters_loops_record_schemas.pipe)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.transform)(import_hooks_active_on_stop.panelLine));
  const count = (0, import_adapters_loops_record_schemas.number)();
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    loop: (0, import_adapters_loops_record_schemas.nullable)(
      (0, import_adapters_loops_record_schemas.object)({
        id: line,
        iteration: count,
        maxIterations: count,
        paused: (0, import_adapters_loops_record_schemas.nullable)(line),
        lastError: (0, import_adapters_loops_record_schemas.nullable)(line),
        live: (0, import_adapters_loops_record_schemas.readonly)(
          (0, import_adapters_loops_record_schemas.array)(
            (0, import_adapters_loops_record_schemas.object)({
              check: line,
              at: count,
              of: count,
              startedAt: count,
              limitSeconds: count,
              line: (0, import_adapters_loops_record_schemas.nullable)(line),
              pid: count
            })
          )
        ),
        /** What the loop waits for; null unless it waits. */
        waitsFor: (0, import_adapters_loops_record_schemas.nullable)(line),
        /** What the last iterations changed and what came of it, oldest first. */
        attempts: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(line)),
        /** When the minutes are used up, in milliseconds since the epoch; null while they do not run. */
        until: (0, import_adapters_loops_record_schemas.nullable)(count),
        tokens: (0, import_adapters_loops_record_schemas.nullable)(line)
      })
    ),
    /** How the last loop ended, until the next prompt. */
    ended: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ iteration: count, maxIterations: count, ended: line, at: count })),
    /** Jobs of this session that are under way. */
    jobs: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ id: line, line })))
  });
});
function readPanel(value) {
  return panelSchema().safeParse(value).data ?? null;
}
