// What the folder of a phase is called, as gsd-core names it: `01-foundation`, `02.1-hot-fix`.

const LONGEST_SLUG = 60;

/** `number` as written; `code` is the project's own prefix, null when it has none. */
export function phaseFolderName(number: string, name: string, code: string | null = null): string {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === '' ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}

/** `01` of `1`, `02.1` of `2.1`; another kind of id stays as it is. */
export function paddedPhase(number: string): string {
  const [, digits, rest = ''] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === undefined ? number.trim() : digits.padStart(2, '0') + rest;
}

/** Lower case, without accents; what is no letter of a-z and no digit is a hyphen. */
export function phaseSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');
}
