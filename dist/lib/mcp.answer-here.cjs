var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,_)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==t&&__defProp(e,a,{get:()=>r[a],enumerable:!(_=__getOwnPropDesc(r,a))||_.enumerable});return e},__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{answerHere:()=>answerHere}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs");
// src/mcp/answer-here.ts
async function answerHere({
  signal,
  ...call
}) {
  const { answerCall } = await Promise.resolve().then(() => __toESM(require("./mcp.answer-call.cjs")));
  const cancelled = new Promise((resolve) => {
    const stop = () => resolve((0, import_shared_core_planning_phases_plan_format.wrong)("The call was cancelled."));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
  });
  return Promise.race([cancelled, answerCall(call)]);
}
