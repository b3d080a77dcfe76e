var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(n=__getOwnPropDesc(e,t))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{describeActivity:()=>describeActivity,describeRun:()=>describeRun,doingOf:()=>doingOf,lastLine:()=>lastLine,minutesAndSeconds:()=>minutesAndSeconds,seenAt:()=>seenAt}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/core/loop/live-run.ts
function describeRun({ check, at, of, startedAt, limitSeconds }, now) {
  const which = of === 1 ? "" : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
  return `${(0, import_common2.clipText)(check, 60)}${which}, for ${minutesAndSeconds(seconds)} of at most ${minutesAndSeconds(limitSeconds)}`;
}
function lastLine({ line }) {
  return line === null || line.trim() === "" ? null : (0, import_common.plainLine)(line.trim(), 120);
}
function minutesAndSeconds(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
// src/core/headless/activity.ts
function seenAt(activity, now) {
  return { ...activity, seconds: Math.max(0, Math.floor((now - activity.since) / 1e3)) };
}
function describeActivity(seen) {
  const { seconds, tokensIn, tokensOut, cost, retries, session } = seen;
  const tokens = tokensIn + tokensOut;
  const parts = [
    doingOf(seen),
    seconds < 120 ? `${seconds} s` : minutesAndSeconds(seconds),
    tokens === 0 ? null : `${(0, import_hooks_active_on_stop.shortCount)(tokens)} tokens`,
    cost < 5e-3 ? null : `$${cost.toFixed(2)}`,
    retries === 0 ? null : `${retries} ${retries === 1 ? "retry" : "retries"}`,
    `session ${session}`
  ];
  return parts.filter((part) => part !== null).join(", ");
}
function doingOf({ unit, tool, target, retry }) {
  const where = unit === null ? "" : `${(0, import_common.plainLine)(unit, 40)}: `;
  if (retry !== null) return `${where}Claude Code asks again after ${(0, import_common.plainLine)(retry, 120)}`;
  if (tool === null) return `${where}Claude thinks`;
  return `${where}Claude runs ${(0, import_common.plainLine)(`${tool} ${target ?? ""}`, LONGEST)}`;
}
var LONGEST = 120;
