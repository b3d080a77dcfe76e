var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{watchLoops:()=>watchLoops}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_promises=require("node:timers/promises");
// src/app/loop/control/watch-loops.ts
var EVERY_MS = 1e3;
async function watchLoops(show, wait = waitASecond) {
  const { signal, release } = (0, import_shared_core_failure_reading_line_pattern.onInterrupt)();
  try {
    while (!signal.aborted && show()) await wait(signal);
  } finally {
    release();
  }
}
function waitASecond(signal) {
  return (0, import_promises.setTimeout)(EVERY_MS, void 0, { signal }).catch(() => null);
}
