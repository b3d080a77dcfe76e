var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{problemList:()=>problemList}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/core/failure/problem-list.ts
var MOST_ITEMS = 10;
function problemList({ items, total }) {
  if (items.length < 2) return null;
  const shown = items.slice(0, MOST_ITEMS).map((item) => import_common2.prose`- ${(0, import_common.quoteLine)((0, import_hooks_active_on_stop.itemHeadline)(item), 300)}`);
  const more = total - shown.length;
  return (0, import_common2.joinProse)([...shown, more > 0 ? import_common2.prose`- and ${more} more` : null], "\n");
}
