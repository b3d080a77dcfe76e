var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(s=__getOwnPropDesc(e,r))||s.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{findSnapshots:()=>findSnapshots,noSuchIteration:()=>noSuchIteration}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path");
// src/app/snapshots/find-snapshots.ts
async function findSnapshots(workspace, wanted) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace));
  const own = loops.find(({ terms }) => terms.session === wanted.session)?.terms.id ?? null;
  const ids = (0, import_common.namesIn)((0, import_node_path.join)(workspace.userFolder, "snapshots"), (0, import_common2.privateFile)(workspace.userFolder));
  const chosen = wanted.loop === null ? [...ids].reverse() : ids.filter((id) => id.startsWith(wanted.loop ?? ""));
  for (const id of wanted.loop === null && own !== null ? [own, ...chosen] : chosen) {
    const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, id);
    if (store !== null) return found(id, store, loops.find(({ terms }) => terms.id === id) ?? null);
  }
  const reason = wanted.loop === null ? "There are no snapshots of a loop in this project." : `There are no snapshots of a loop ${wanted.loop.slice(0, 64)} in this project.`;
  return { status: "refused", reason };
}
function found(id, store, loop) {
  const last = /* @__PURE__ */ new Map();
  for (const snapshot of store.list()) {
    const iteration = (0, import_shared_core_snapshots_undo_text.iterationOf)(snapshot.label);
    if (iteration !== null) last.set(iteration, snapshot);
  }
  const iterations = [...last].sort(([one], [other]) => one - other).map(([, snapshot]) => snapshot);
  return {
    status: "ok",
    loop: id,
    session: loop?.terms.session ?? null,
    isRunning: loop !== null && (0, import_hooks_active_on_stop2.isRunning)(loop),
    store,
    iterations
  };
}
function noSuchIteration(iteration, iterations) {
  const numbers = iterations.flatMap(({ label }) => (0, import_shared_core_snapshots_undo_text.iterationOf)(label) ?? []);
  const list = numbers.length === 0 ? "none" : numbers.slice(-20).join(", ");
  return `There is no snapshot of iteration ${iteration.slice(0, 20)}; there are: ${list} (0 is the start of the loop).`;
}
