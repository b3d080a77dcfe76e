// Phase numbers as people and folders write them: `3`, `03`, `2.1`, `12A`, `PROJ-42`; padding is ignored.

/** Two ids with the same key are the same phase. */
export function phaseKey(id: string): string {
  return id
    .trim()
    .toUpperCase()
    .replaceAll(/(^|[.-])0+(?=\d)/g, '$1');
}

/** The one of this number, however it is padded. */
export function numbered<One extends { readonly number: string }>(
  all: readonly One[] | undefined,
  number: string,
): One | undefined {
  const key = phaseKey(number);
  return all?.find((one) => phaseKey(one.number) === key);
}

/** By number, then letter, then decimals. */
export function comparePhases(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? '', right[at] ?? '');
}

function comparePart(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

/** The id in the name of a phase folder: `02.1` of `02.1-hotfix`; null when it has none. */
export function folderPhase(name: string): string | null {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}

/** The id at the beginning of any name: `1` of `phase_1`, `Phase 1`, `01_base`, `01-PLAN.md`; null when it has none. */
export function leadingPhase(name: string): string | null {
  return /^(?:phase)?[-_ ]?(\d+[A-Za-z]?(?:\.\d+)*)(?=[-_ .]|$)/i.exec(name)?.[1] ?? null;
}

/** Whether a folder belongs to a phase; the id may lack the folder's project code (`CK-01`). */
export function isFolderOf(name: string, id: string): boolean {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, '')) === key;
}

/** Phases from 999 on are a backlog, not work. */
export function isBacklog(id: string): boolean {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}

/** No letter sorts before a letter: 2, 2A, 2.1. */
function partsOf(id: string): readonly (number | string)[] {
  const [, prefix = '', number = '0', letter = '', rest = ''] =
    /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split('.').slice(1).map(Number)];
}

// The name of a phase's folder, as gsd-core builds it: `01-foundation`, `02.1-hot-fix`.
const LONGEST_SLUG = 60;

/** `number` is as written; `code` is the project's own prefix, null when it has none. */
export function phaseFolderName(number: string, name: string, code: string | null = null): string {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === '' ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}

/** `01` of `1`, `02.1` of `2.1`; any other id stays unchanged. */
export function paddedPhase(number: string): string {
  const [, digits, rest = ''] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === undefined ? number.trim() : digits.padStart(2, '0') + rest;
}

/** Lower case, without accents; anything but a-z and digits becomes a hyphen. */
export function phaseSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');
}
