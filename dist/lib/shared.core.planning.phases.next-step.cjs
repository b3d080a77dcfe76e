var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  nextStep: () => nextStep
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_phases_phase_facts = require("./shared.core.planning.phases.phase-facts.cjs");

// src/core/planning/phases/next-step.ts
function nextStep(phases, roadmap, state, { skipDiscuss = false } = {}) {
  const none = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: "init", ...none, reason: "There is no roadmap.", command: "/msw:init" };
  if (phases.length === 0) {
    return { action: "ask", ...none, reason: "The roadmap names no phase of this milestone.", command: null };
  }
  const phase = (0, import_shared_core_planning_phases_phase_facts.currentPhase)(phases, roadmap);
  if (phase === null)
    return { action: "complete", ...none, reason: "Every phase is complete.", command: null };
  const step = stepIn(phase, skipDiscuss);
  const paused = state?.pausedAt == null ? "" : ` Work was paused: ${state.pausedAt}.`;
  const { number, name } = phase;
  return { ...step, phase: number, name, reason: `${step.reason}${paused}` };
}
function stepIn(phase, skipDiscuss) {
  const { number } = phase;
  const status = (0, import_shared_core_planning_phases_phase_facts.diskStatus)(phase);
  const open = phase.plans.filter(({ done }) => !done).map(({ id }) => id);
  if (!skipDiscuss && (status === "no_directory" || status === "empty")) {
    return {
      action: "discuss",
      plans: [],
      reason: `Phase ${number} has not begun.`,
      command: `/msw:discuss ${number}`
    };
  }
  if (phase.plans.length === 0) {
    return {
      action: "plan",
      plans: [],
      reason: planReason(phase),
      command: `/msw:plan ${number}`
    };
  }
  if (open.length > 0) return execution(phase, open);
  return review(phase);
}
function planReason({ number, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean).join(" and ");
  return `Phase ${number} is ${there} and has no plan.`;
}
function execution(phase, open) {
  const { number, plans, runnable, halted = [] } = phase;
  if (runnable.length === 0) {
    const waiting = open.join(", ");
    const reason2 = halted.length > 0 ? `Plan ${halted.join(", ")} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.` : `Nothing of phase ${number} can run: ${waiting} wait for each other.`;
    return { action: "ask", plans: [], reason: reason2, command: halted.length > 0 ? null : `/msw:plan ${number}` };
  }
  const reason = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
  return { action: "execute", plans: runnable, reason, command: `/msw:execute ${number}` };
}
function review({ number, verification }) {
  if (verification === "gaps_found") {
    return {
      action: "close-gaps",
      plans: [],
      reason: `The verification of phase ${number} found gaps.`,
      command: `/msw:plan ${number} --gaps`
    };
  }
  if (verification === "human_needed") {
    const reason2 = `The verification of phase ${number} waits for a person: its report says what to look at.`;
    return { action: "verify", plans: [], reason: reason2, command: `/msw:verify ${number}` };
  }
  const reason = verification === "unknown" ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.` : `Every plan of phase ${number} has a summary; nothing has verified it.`;
  return { action: "verify", plans: [], reason, command: `/msw:verify ${number}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextStep
});
