var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{watchResources:()=>watchResources}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs");
// src/mcp/watch-resources.ts
var LOOK_EVERY_MS = 1e3;
function watchResources({ filesOf, list, updated, listChanged }) {
  const seen = /* @__PURE__ */ new Map();
  let known = null;
  let timer = null;
  const markOf = (uri) => filesOf(uri).map(markOfFile).join("\n");
  const markOfList = () => list().map(({ uri }) => uri).join("\n");
  const look = () => {
    for (const [uri, before] of seen) {
      const now2 = markOf(uri);
      if (now2 === before) continue;
      seen.set(uri, now2);
      updated(uri);
    }
    const now = known === null ? null : markOfList();
    if (now === known) return;
    known = now;
    listChanged();
  };
  return {
    look,
    subscribe: (uri) => {
      seen.set(uri, markOf(uri));
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    },
    unsubscribe: (uri) => {
      seen.delete(uri);
      if (seen.size > 0 || timer === null) return;
      clearInterval(timer);
      timer = null;
    },
    listed: () => {
      known = markOfList();
    }
  };
}
function markOfFile(path) {
  try {
    const stat = (0, import_common.lookAt)(path);
    return stat === null ? "gone" : `${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
