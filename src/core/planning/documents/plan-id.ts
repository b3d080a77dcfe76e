// The id of a plan, `01-02` of `01-02-PLAN.md`, and the other names by which plans refer to it.

import { harmless } from '../../text/harmless.ts';
import { isList, texts, type Value } from '../../text/markdown/value.ts';
import { folderPhase, isFolderOf, paddedPhase, phaseKey } from './phase-id.ts';

export interface PlanName {
  /** As gsd-core lists it: the file name without `-PLAN.md`; `01-02` of `01-PLAN-02.md`, and of `PLAN-2.md` in `01-base`. */
  readonly id: string;
  /** `01-02` of `01-02-auth`; the id itself when it contains no such pair. */
  readonly canonical: string;
}

const PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
const PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;

const NUMBERED = /^(\d+[A-Za-z]?(?:\.\d+)*)-PLAN-(\d+)(?:-[^/]*)?\.md$/i;
/** `PLAN.md`, `PLAN-2.md`: the folder says the phase. */
const BARE = /^PLAN(?:-(\d+)(?:-[^/]*)?)?\.md$/;

/**
 * Takes a file name, or its path from the phase folder.
 * @param of the phase's folder or number; empty if it is unknown
 */
export function planName(file: string, of: string): PlanName {
  const bare = of === '' ? null : BARE.exec(file);
  if (bare !== null) {
    const own = paddedPhase((folderPhase(of) ?? of).replace(/^[a-z]+-(?=\d)/i, ''));
    const id = `${own}-${(bare[1] ?? '1').padStart(2, '0')}`;
    return { id, canonical: canonicalPlanId(id) };
  }
  const [, phase, plan] = isOldName(file) ? (NUMBERED.exec(file) ?? []) : [];
  const id = phase !== undefined ? `${phase}-${plan}` : file.replace('-PLAN.md', '').replace('PLAN.md', '');
  return { id, canonical: canonicalPlanId(id) };
}

/** A plan's name from before `01-02-PLAN.md`: `01-PLAN-02.md`, `3-PLAN-01-setup.md`. */
export function isOldName(file: string): boolean {
  return NUMBERED.test(file) && !isSummary(file);
}

/** Whether the name numbers the plan: `01-02`, and `02` in any phase but 2. @param of the phase's folder */
export function hasNumber({ id, canonical }: PlanName, of: string): boolean {
  const first = /^\d+[a-z]?(?=-|$)/i.exec(id)?.[0];
  return shortOf(canonical) !== null || (first !== undefined && !isFolderOf(of, first));
}

/** The phase, null outside the folders of phases, and the id of the plan at a path. */
export function planOfPath(path: string): { readonly phase: string | null; readonly id: string } {
  const { folder, file } = inPhase(path) ?? { folder: '', file: path.split(/[\\/]/).at(-1) ?? path };
  const phase = folderPhase(folder);
  return { phase: phase === null ? null : phaseKey(phase), id: planName(file, folder).id || file };
}

/** The name of the phase's folder in a path, and the rest of the path; null outside the folders of phases. */
export function inPhase(path: string): { readonly folder: string; readonly file: string } | null {
  const parts = path.split(/[\\/]/);
  const at = parts.lastIndexOf('.planning');
  const [above = '', next = ''] = parts.slice(at + 1);
  const depth = above === 'phases' ? 1 : above === 'milestones' && next.endsWith('-phases') ? 2 : 0;
  const [folder = '', ...rest] = parts.slice(at + 1 + depth);
  return at === -1 || depth === 0 || rest.length === 0 ? null : { folder, file: rest.join('/') };
}

/** `02.1-01` of `02.1-01-slug-PLAN.md`. */
export function canonicalPlanId(name: string): string {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, '').replace(/\.md$/i, '');
  const parts = base.split('-').filter((part) => part !== '');
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== undefined && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}

/** Whether two names mean one plan: `1-2` is `01-02`. */
export function isSamePlan(a: string, b: string): boolean {
  const keyOf = (name: string) =>
    canonicalPlanId(name)
      .replaceAll(/(^|-)(\d)(?=-|$)/g, '$10$2')
      .toLowerCase();
  return keyOf(a) === keyOf(b);
}

const NO_PLAN = ['', 'none', 'null', '~', 'n/a', 'nothing', '-', '—'];

/** What `depends_on` names, however it is written: a list or one text, with paths, remarks or the word "plan". */
export function dependencyTokens(value: Value | undefined): readonly string[] {
  const entries = isList(value) ? texts(value) : texts(value).flatMap((text) => text.split(','));
  const named = entries.map((entry) => (entry.replaceAll(/[[\]"']/g, '').split(' (')[0] ?? '').trim());
  return named
    .filter((name) => !NO_PLAN.includes(name.toLowerCase()))
    .map((name) =>
      (name.split('/').findLast((part) => part !== '') ?? '').replace(/^p(?:lan +)?(?=\d)/i, ''),
    );
}

/** Resolves a `depends_on` entry to a plan by id, canonical id, number or slug; null when nothing matches. */
export function planResolver(names: readonly PlanName[]): (token: string) => string | null {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map([...planNumbers(names)].reverse().map(([number, { id }]) => [number, id]));
  const slugs = new Map([...names].reverse().flatMap((name) => slugsOf(name).map((slug) => [slug, name.id])));
  return (token) => {
    const wanted = token
      .trim()
      .toLowerCase()
      .replace(/\.md$/, '')
      .replace(/-plan$/, '')
      .replace(/(^|-)plan-(?=\d)/, '$1');
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(unpadded(wanted));
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? slugs.get(wanted) ?? null;
  };
}

/**
 * The plans by their numbers in the phase, without padding: `2` of `01-02`; of `02-auth`, too, where each of several
 * such names begins with a number of its own.
 */
export function planNumbers(
  names: readonly PlanName[],
): readonly (readonly [number: string, plan: PlanName])[] {
  const headOf = ({ id }: PlanName) => /^(\d+[a-z]?)-/i.exec(id)?.[1]?.toLowerCase() ?? '';
  const heads = names.filter(({ canonical }) => shortOf(canonical) === null).map(headOf);
  const areTelling = heads.length > 1 && new Set(heads).size === heads.length;
  return names.flatMap((name) => {
    const number = shortOf(name.canonical) ?? (areTelling ? headOf(name) : null);
    return number ? [[unpadded(number), name] as const] : [];
  });
}

/** `2` is `02`. */
function unpadded(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}

/** `02` of `01-02`. */
function shortOf(canonical: string): string | null {
  return /-(\d+[a-z]?)$/i.exec(canonical)?.[1]?.toLowerCase() ?? null;
}

/** `auth` and `02-auth` of `01-02-auth`. */
function slugsOf({ id, canonical }: PlanName): readonly string[] {
  const short = shortOf(canonical);
  const slug = id.startsWith(`${canonical}-`) ? id.slice(canonical.length + 1).toLowerCase() : '';
  return slug === '' ? [] : [slug, ...(short === null ? [] : [`${short}-${slug}`])];
}

// Sorts the files of a phase folder into plans and summaries, and finds the summary of a plan.
interface PhaseFiles {
  /** Relative to the phase folder, sorted; includes `plans/`. */
  readonly plans: readonly string[];
  /** Names without a phase next to plans that name theirs: an overview, or older than they are. */
  readonly oddlyNamed: readonly string[];
  readonly summaries: readonly string[];
}

const ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;

/** Takes the names in the folder and in its `plans/`. */
export function phaseFiles(names: readonly string[], nested: readonly string[]): PhaseFiles {
  const inner = (pattern: RegExp) =>
    nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const all = names.filter((name) => !ASIDE.test(name) && !isSummary(name));
  const kinds = [
    isNamed,
    (name: string) => BARE.exec(name)?.[1] !== undefined,
    (name: string) => name === 'PLAN.md',
  ];
  const best = kinds.map((isKind) => all.filter(isKind)).find((some) => some.length > 0) ?? [];
  const named = [...best, ...doneBefore(best, names)];
  return {
    plans: [...named, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names
      .filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name))
      .filter((name) => !named.includes(name) && !isSummary(name))
      .sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort(),
  };
}

/** Plans without a phase in their names that were done before the phase got others, such as those for its gaps. */
function doneBefore(plans: readonly string[], names: readonly string[]): readonly string[] {
  const numbersOf = (files: readonly string[]) =>
    planNumbers(files.map((name) => planName(name, '1'))).map(([number]) => number);
  const taken = numbersOf(plans);
  const done = numbersOf(names.filter(isSummary).map((name) => name.replace('SUMMARY.md', 'PLAN.md')));
  return names.filter((name) => {
    const number =
      BARE.test(name) && !isSummary(name) && !ASIDE.test(name) ? numbersOf([name])[0] : undefined;
    return number !== undefined && done.includes(number) && !taken.includes(number);
  });
}

/** Where no plan is read, the documents in the folder that could be plans under other names. */
export function unreadPlans(names: readonly string[]): readonly string[] {
  if (phaseFiles(names, []).plans.length > 0) return [];
  const isLikely = (name: string) => /(?:^|[-_. ])plan[-_. ](?:.*\.)?md$/i.test(name);
  return names.filter((name) => isLikely(name) && !isSummary(name) && !ASIDE.test(name));
}

/**
 * A plan's summary: its name with SUMMARY for PLAN, else by canonical id; null when it has none.
 * @param plan its path from the folder of its phase, which is `of`
 */
export function summaryOf(plan: string, summaries: readonly string[], of: string): string | null {
  const [folder, file] = [plan.slice(0, plan.lastIndexOf('/') + 1), plan.slice(plan.lastIndexOf('/') + 1)];
  const base = file.replace(/\.md$/i, '');
  const { canonical } = planName(file, of);
  const names = [base.replace(/PLAN/i, 'SUMMARY'), `${base}-SUMMARY`, `${canonical}-SUMMARY`];
  return names.map((name) => `${folder}${name}.md`).find((name) => summaries.includes(name)) ?? null;
}

function isNamed(name: string): boolean {
  return name.endsWith('-PLAN.md') || isOldName(name);
}

function isSummary(name: string): boolean {
  return name.endsWith('-SUMMARY.md') || name === 'SUMMARY.md';
}

/** Whether a name of a phase or plan is safe as a word of a command line: no character that a shell interprets. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}

/** Whether a prompt can name a path with it in so that it is found again: as it is, or in quotes. */
export function isTellable(name: string): boolean {
  return harmless(name) === name && !/[\\\u201c\u201d]|[^\S ]/.test(name);
}
