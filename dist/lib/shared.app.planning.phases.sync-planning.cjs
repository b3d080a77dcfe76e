var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(o=__getOwnPropDesc(e,n))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{syncPlanning:()=>syncPlanning}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_sync_roadmap=require("./shared.core.planning.phases.sync-roadmap.cjs"),import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/core/planning/phases/sync-state.ts
function syncState(text, standing, claimed, now) {
  if (standing.left !== null || standing.settled || (0, import_shared_core_planning_writing_flat_state.isFlatState)(text)) return text;
  const state = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text);
  const move = moveOf(state, standing, claimed);
  const isBetween = state.field("Phase") !== null && (0, import_hooks_active_on_command.numbered)(standing.phases, state.currentPhase ?? "") === void 0;
  const counts = !isBetween && claimed.length === 0 && (0, import_shared_core_planning_phases_sync_roadmap.countsTheSame)(state, standing.progress) && !saysMore(state, standing);
  const edits = [
    ...move === null ? [] : (0, import_shared_core_planning_phases_sync_roadmap.positionEdits)(state, move),
    ...counts ? (0, import_shared_core_planning_phases_sync_roadmap.progressEdits)(state, standing.progress, true) : []
  ].filter(({ start, end, text: wanted }) => text.slice(start, end) !== wanted);
  return (0, import_shared_core_planning_writing_flat_state.mirrored)(text, (0, import_shared_core_planning_writing_section.splice)(text, edits), { counters: counts ? standing.progress : {}, now });
}
function saysMore(state, { progress }) {
  const bar = /(\d{1,3})%/.exec(state.field("Progress")?.value ?? "")?.[1];
  const told = Object.entries(progress).some(([key, value]) => Number(state.progress[key] ?? 0) > value);
  return told || Number(bar ?? 0) > progress.percent;
}
function moveOf(state, standing, claimed) {
  const { phases, open, disputed, agreed } = standing;
  const own = (0, import_hooks_active_on_command.numbered)(phases, state.currentPhase ?? "") ?? null;
  if (own === null || disputed.length > 0 || claimed.includes(own.number)) return null;
  if (open.includes(own.number) || standing.phase === own) return { phase: own, moved: false };
  if (!agreed.includes(own.number) || !saysItIsOver(state, own)) return null;
  return onward(standing, own.number);
}
function onward(standing, number) {
  const move = (0, import_shared_core_planning_phases_sync_roadmap.moveFrom)(standing, number);
  const next = move?.phase?.number;
  if (next === void 0) return move;
  return standing.open[0] === next && (0, import_hooks_active_on_command.comparePhases)(next, number) > 0 ? move : null;
}
function saysItIsOver({ pausedAt, statusText }, phase) {
  const says = pausedAt === null ? (0, import_shared_core_planning_documents_roadmap_scope.knownStatus)(statusText ?? "") : null;
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete") return says !== null;
  return says === "completed" || says === "verifying";
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning({ root, planning }, { dryRun = false } = {}) {
  const sync = () => {
    const now = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    const { found, contradictions } = changesOf(now);
    const written = dryRun ? [] : (0, import_shared_core_planning_documents_planning_settings.writeTexts)(
      planning,
      found.map(({ name, after }) => [name, after])
    );
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    return { status: "done", changes: found.map(changeOf), contradictions, left: now.standing.left };
  };
  return dryRun ? sync() : (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, sync);
}
function changesOf({ state, roadmap, requirements, standing, witnesses }) {
  if (standing.left !== null || roadmap === null) return { found: [], contradictions: [] };
  if (standing.settled && roadmap.scope.shipped) return { found: [], contradictions: [] };
  const claims = standing.phases.flatMap((phase) => {
    const claim = (0, import_shared_core_planning_phases_sync_roadmap.claimBeyondDisk)(roadmap, phase);
    return claim === null ? [] : [{ number: phase.number, claim }];
  });
  const claimed = claims.map(({ number }) => number);
  const clear = standing.phases.filter(({ number }) => !claimed.includes(number));
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const ticks = (0, import_shared_core_planning_phases_sync_roadmap.roadmapEdits)(roadmap, clear, { today: now.slice(0, 10) });
  const newRoadmap = (0, import_shared_core_planning_writing_section.splice)(roadmap.document.text, ticks);
  const synced = (0, import_shared_core_planning_phases_standing.runningRoadmap)(newRoadmap, state);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
  const met = requirements === null ? [] : (0, import_shared_core_planning_phases_sync_roadmap.requirementEdits)(
    requirements,
    after,
    synced,
    clear.filter((phase) => !(0, import_shared_core_planning_phases_standing.isDoubtful)(phase, synced))
  );
  const newState = state === null ? null : syncState(state.document.text, after, claimed, now);
  const found = [
    edited("ROADMAP.md", roadmap.document.text, ticks),
    requirements === null ? null : edited("REQUIREMENTS.md", requirements.document.text, met),
    state === null || newState === null ? null : {
      ...{ name: "STATE.md", before: state.document.text, after: newState },
      why: () => "so the disk and ROADMAP.md say"
    }
  ];
  return {
    found: found.filter((one) => one !== null).filter(({ before, after: now2 }) => before !== now2),
    contradictions: claims.map(({ claim }) => claim)
  };
}
function edited(name, before, edits) {
  const lines = new Map(edits.map(({ start, why }) => [before.slice(0, start).split("\n").length - 1, why]));
  return { name, before, after: (0, import_shared_core_planning_writing_section.splice)(before, edits), why: (line) => lines.get(line) ?? "" };
}
function changeOf({ name, before, after, why }) {
  const now = after.split("\n");
  const lines = before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "", why: why(at) }]
  );
  return { file: `.planning/${name}`, lines };
}
