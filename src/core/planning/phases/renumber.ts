// The numbers of phases once one of them is removed, and the references to them in the planning documents.

import { phaseKey } from '../documents/phase-id.ts';

const ID = /^(\d+)([A-Za-z]?)((?:\.\d+)*)$/;

/**
 * The number after `removed` is gone, as padded as before: `03` becomes `02`, `3.1` becomes `2.1`, and after `2.1` is
 * gone `2.2` becomes `2.1`, and after `2.1.1` is gone `2.1.2` does. Null for the removed one.
 */
export function numberWithout(removed: string, number: string): string | null {
  if (phaseKey(number) === phaseKey(removed)) return null;
  const [, gone = '', goneLetter = '', goneRest = ''] = ID.exec(removed) ?? [];
  const [, own = '', letter = '', rest = ''] = ID.exec(number) ?? [];
  if (gone === '' || own === '' || Number(own) >= 999) return number;
  const [goneParts, parts] = [(gone + goneRest).split('.'), (own + rest).split('.')];
  const last = goneParts.length - 1;
  const isBelow = goneParts.slice(0, last).every((one, at) => Number(one) === Number(parts[at]));
  const at = parts[last] ?? '';
  if (!isBelow || at === '' || Number(at) <= Number(goneParts[last])) return number;
  // A letter is a place of its own: after 10a is gone, 10b and 11 stay.
  if (last === 0 ? goneLetter !== '' : letter.toUpperCase() !== goneLetter.toUpperCase()) return number;
  const [first = '', ...deeper] = parts.with(
    last,
    String(Number(at) - 1).padStart(last === 0 ? at.length : 1, '0'),
  );
  return [first + letter, ...deeper].join('.');
}

/** As text writes it, where names of folders and files pad: `10` becomes `9`, `03` becomes `02`. Null like `renumber`. */
export function writtenNumber(number: string, renumber: Renumber): string | null {
  const now = renumber(number);
  return number.startsWith('0') ? now : (now?.replace(/^0+(?=\d)/, '') ?? null);
}

/** The next decimal below a phase: `02.1`, `02.2`, and `02.1.1` below `02.1`. */
export function insertedNumber(after: string, numbers: readonly string[]): string {
  const [, own = after, letter = '', rest = ''] = ID.exec(after) ?? [];
  const below = `${phaseKey(after)}.`;
  const taken = numbers.flatMap((number) => {
    const key = phaseKey(number);
    return key.startsWith(below) ? [Number(key.slice(below.length).split('.')[0])] : [];
  });
  return `${own.padStart(2, '0')}${letter}${rest}.${Math.max(0, ...taken) + 1}`;
}

/** A renumbering: the new number, null for the phase that is gone. */
export type Renumber = (number: string) => string | null;

const NUMBER = String.raw`\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,3}`;
const MENTION = new RegExp(
  String.raw`\b(Phases?\s+)(${NUMBER}(?:(?:,\s*(?:and\s+)?|\s+and\s+|/|\s*&\s*)${NUMBER})*)(?![\w/-]|\.\d|\s*[–—]\s*\d)`,
  'gi',
);

const RANGE = /\b(Phases\s+)(\d{1,3})(\s*[-–—]\s*)(\d{1,3})(?![\w/-]|\.\d)/gi;

/**
 * `Phase 3`, `Phases 2, 3 and 4` and `Phases 2-4`; a mention of the phase that is gone becomes one of `instead`, or
 * stays. A range that ends with it is shorter, and stays where one phase would be left.
 */
export function mentionsRenumbered(line: string, renumber: Renumber, instead: string | null): string {
  const ranged = line.replace(RANGE, (all, word: string, from: string, dash: string, to: string) => {
    const last = writtenNumber(to, renumber) ?? String(Number(to) - 1).padStart(to.length, '0');
    const first = writtenNumber(from, renumber) ?? from;
    return Number(last) <= Number(first) ? all : word + first + dash + last;
  });
  return ranged.replace(MENTION, (_, word: string, list: string) => {
    const numbers = list.replace(
      new RegExp(NUMBER, 'g'),
      (one) => writtenNumber(one, renumber) ?? instead ?? one,
    );
    return word + numbers;
  });
}

const PLAN_ID = new RegExp(String.raw`(?<![\w.-])(${NUMBER})(-\d{2})(?!\d)(-(?:PLAN|SUMMARY)\.md)?`, 'g');
const DOCUMENT = new RegExp(
  String.raw`(?<![\w.-])(${NUMBER})(?=-(?:CONTEXT|RESEARCH|VERIFICATION|UAT|REVIEW|PATTERNS|VALIDATION)\.md)`,
  'g',
);

/** The names of plans and documents of phases: `03-01` of these plans, `03-01-PLAN.md`, `03-CONTEXT.md`. */
export function namesRenumbered(text: string, renumber: Renumber, plans: ReadonlySet<string>): string {
  return text
    .replace(PLAN_ID, (all, number: string, plan: string, file = '') =>
      file === '' && !plans.has(all) ? all : (renumber(number) ?? number) + plan + String(file),
    )
    .replace(DOCUMENT, (number) => renumber(number) ?? number);
}

/**
 * `phases/03-ui/` and names below it, headings, and in a frontmatter `phase` and what `depends_on` names of the phase that
 * is gone. Dates and other numbers stay.
 */
export function documentRenumbered(text: string, renumber: Renumber, plans: ReadonlySet<string>): string {
  const folders = text.replace(
    new RegExp(String.raw`(\bphases/)(${NUMBER})(?=-)`, 'g'),
    (_, before: string, number: string) => before + (renumber(number) ?? number),
  );
  const head = /^---\r?\n[\s\S]*?\r?\n---/.exec(folders)?.[0] ?? '';
  const phase = new RegExp(String.raw`^(phase:\s*["']?)(${NUMBER})(?=["'\s-]|$)`, 'm');
  const renamed = head
    .replace(phase, (_, before: string, number: string) => before + (renumber(number) ?? number))
    .replace(DEPENDS, (list) => dependenciesWithout(list, renumber));
  const body = folders
    .slice(head.length)
    .replace(/^#{1,6} .*$/gm, (heading) => mentionsRenumbered(heading, renumber, null));
  return namesRenumbered(renamed + body, renumber, plans);
}

const DEPENDS = /^depends_on:[^\r\n]*(?:\r?\n[ \t]*-[ \t][^\r\n]*)*/m;
const ELSEWHERE = new RegExp(String.raw`^\s*["']?(?:phases?[ -]?)?(${NUMBER})(-\d{2})?(?![\w.])`, 'i');

/** A plan cannot wait for what is gone, and its number is another plan's now. A bare number is a plan of its own phase. */
function dependenciesWithout(list: string, renumber: Renumber): string {
  const isGone = (token: string) => {
    const [found = '', number = '', plan] = ELSEWHERE.exec(token) ?? [];
    return (plan !== undefined || /phase/i.test(found)) && renumber(number) === null;
  };
  return list
    .replace(/\[([^[\]\r\n]*)\]/, (_, tokens: string) => {
      const left = tokens.split(',').filter((one) => !isGone(one));
      return `[${left.join(',').trimStart()}]`;
    })
    .replace(/\r?\n[ \t]*-([^\r\n]*)/g, (item, token: string) => (isGone(token) ? '' : item));
}
