// What a plan is called: `01-02` of `01-02-PLAN.md`, and by which other names plans refer to it.

export interface PlanName {
  /** What gsd-core lists: the file name without `-PLAN.md`. */
  readonly id: string;
  /** `01-02` of `01-02-auth`; the id itself when it holds no such pair. */
  readonly canonical: string;
  /** `02`; null when the id does not end in a number. */
  readonly short: string | null;
}

const PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
const PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;

/** Of a file name, or of its path from the phase folder. */
export function planName(file: string): PlanName {
  const id = file.replace('-PLAN.md', '').replace('PLAN.md', '');
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}

/** `02.1-01` of `02.1-01-slug-PLAN.md`. */
export function canonicalPlanId(name: string): string {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, '').replace(/\.md$/i, '');
  const parts = base.split('-').filter((part) => part !== '');
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== undefined && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}

/** Finds the plan that a `depends_on` entry means: by its id, its canonical id or its number; null when none. */
export function planResolver(names: readonly PlanName[]): (token: string) => string | null {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => (short === null ? [] : [[short, id]])),
  );
  return (token) => {
    const wanted = token
      .trim()
      .toLowerCase()
      .replace(/\.md$/, '')
      .replace(/-plan$/, '');
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}
