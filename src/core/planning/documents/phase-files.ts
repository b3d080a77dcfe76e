// Which files of a phase folder are plans and summaries, and which summary belongs to which plan.

import { canonicalPlanId } from './plan-id.ts';

export interface PhaseFiles {
  /** Names from the phase folder, sorted; those in `plans/` with it. */
  readonly plans: readonly string[];
  /** Plans whose name gsd-core counts but does not schedule: `3-PLAN-01-setup.md`. */
  readonly oddlyNamed: readonly string[];
  readonly summaries: readonly string[];
}

const ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;

/** From the names in the folder and in its `plans/`. */
export function phaseFiles(names: readonly string[], nested: readonly string[]): PhaseFiles {
  const inner = (pattern: RegExp) =>
    nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names
      .filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name))
      .filter((name) => !isCanonical(name) && !isSummary(name))
      .sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort(),
  };
}

/** The summary of a plan: by its name with SUMMARY for PLAN, else by its canonical id; null when it has none. */
export function summaryOf(plan: string, summaries: readonly string[]): string | null {
  const at = plan.lastIndexOf('/') + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, '');
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, 'SUMMARY')}.md`,
    `${base}-SUMMARY.md`,
    ...(numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`]),
    `${canonicalPlanId(base)}-SUMMARY.md`,
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}

function isCanonical(name: string): boolean {
  return name.endsWith('-PLAN.md') || name === 'PLAN.md';
}

function isSummary(name: string): boolean {
  return name.endsWith('-SUMMARY.md') || name === 'SUMMARY.md';
}
