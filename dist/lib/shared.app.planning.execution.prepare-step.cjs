var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{needsTrees:()=>needsTrees,openFor:()=>openFor,prepareStep:()=>prepareStep}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
  const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await (0, import_shared_app_planning_worktrees_plan_runs.withTrees)(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  }
  const prepared = await (0, import_shared_app_planning_worktrees_plan_runs.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is working on its worktrees");
  return { ...ready, notes: [...merged, ...notes] };
}
function needsTrees({ step, trees }) {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}
async function putOthersAside(workspace, { step, trees, terms }) {
  if (step.batch.length === 0) return;
  for (const id of trees.keys()) await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, { folder: terms.folder, id });
}
async function openTrees(workspace, execution) {
  const { step, terms } = execution;
  const trees = /* @__PURE__ */ new Map();
  const notes = [];
  const here = await boundToProject(workspace.project, execution);
  if (here !== void 0) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const opened = await openFor(workspace, terms, one);
    if (opened.status === "ok") {
      trees.set(one.plan, opened.tree);
      notes.push(...opened.notes);
    } else if (execution.trees.has(one.plan)) {
      const reason = (0, import_common3.plainLine)(opened.reason, 300);
      const place = { folder: terms.folder, id: one.plan };
      await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, place, () => ({ state: "halted", reason, report: null }));
      notes.push(import_common4.prose`Plan ${(0, import_common.quoteName)(one.plan)}: ${(0, import_common2.quoteLine)(reason, 300)}`);
    } else if (trees.size === 0) {
      return inTurn(execution, opened.reason);
    } else {
      notes.push(import_common4.prose`${(0, import_common2.quoteLine)(opened.reason, 300)} Plan ${(0, import_common.quoteName)(one.plan)} waits.`);
      break;
    }
  }
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}
async function openFor(workspace, { folder }, { plan, mode }) {
  const place = { folder, id: plan };
  const opened = await (0, import_shared_app_planning_worktrees_merge_tree.openTree)(workspace, place, mode === "close" || mode === "again");
  if (opened.status === "refused") return opened;
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRun)(workspace, place, () => ({ begun: null }));
  const { tree, missing, conflicts } = opened;
  const lacks = import_common4.prose`The worktree of plan ${(0, import_common.quoteName)(plan)} lacks ${(0, import_common.quoteNames)(missing)}, which git ignores.`;
  return {
    status: "ok",
    tree: { path: (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(workspace.project, tree), conflicts },
    notes: missing.length > 0 ? [lacks] : []
  };
}
async function boundToProject(project, { step, trees, plans }) {
  const changed = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return step.batch.find(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== "fresh" || changed.some((path) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(files, path));
    return isBound && !trees.has(plan);
  });
}
function inTurn(execution, why) {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [import_common4.prose`The plans are carried out one after the other: ${(0, import_common2.quoteLine)(why, 300)}`];
  const batch = first === void 0 ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: /* @__PURE__ */ new Map(), notes };
}
