// The name of the branch for a phase's work; identical to gsd-core's own in every letter.

import { folderPhase, paddedPhase } from '../documents/phase-id.ts';
import type { PlanningConfig } from '../documents/planning-settings.ts';

export interface BranchPlace {
  /** The name of the phase's folder. */
  readonly folder: string;
  readonly roadmap: string;
  /** The milestone in STATE; null when it names none. */
  readonly milestone: string | null;
}

/** Null when the project wants no branch of its own. */
export function branchName(
  { branchingStrategy }: Pick<PlanningConfig, 'branchingStrategy'>,
  place: BranchPlace,
): string | null {
  if (branchingStrategy === 'phase') return `gsd/phase-${phaseWords(place.folder)}`;
  return branchingStrategy === 'milestone' ? `gsd/${milestoneWords(place)}` : null;
}

function phaseWords(folder: string): string {
  const id = folderPhase(folder) ?? folder;
  const number = paddedPhase(id.replace(/^[A-Za-z]{1,12}-/, ''));
  const slug = slugOf(folder.slice(id.length));
  return slug === '' ? number : `${number}-${slug}`;
}

function milestoneWords(place: BranchPlace): string {
  const { version, name } = currentMilestone(place);
  const slug = slugOf(name ?? '')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');
  return `${version ?? ''}-${slug || 'milestone'}`;
}

const LONGEST_SLUG = 60;

/** Unlike in a folder's name, accents are not stripped. */
function slugOf(text: string): string {
  const latin = [...text.toLowerCase()].map((letter) => CYRILLIC.get(letter) ?? letter).join('');
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

const CYRILLIC: ReadonlyMap<string, string> = new Map(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya є:ye і:i ї:yi ґ:g ў:u'
    .split(' ')
    .map((pair): readonly [string, string] => [pair.charAt(0), pair.slice(2)]),
);

interface Named {
  readonly version: string | null;
  readonly name: string | null;
}

/** The milestone's name in the roadmap: from the line that marks it as begun, else from its heading. */
function currentMilestone({ roadmap, milestone }: BranchPlace): Named {
  const lines = roadmap.split(/\r?\n/);
  if (milestone !== null) {
    const begun = lines.flatMap((line) => begunName(line, milestone) ?? [])[0];
    return { version: milestone, name: begun ?? headingName(lines, milestone) };
  }
  const marked = lines.flatMap((line) => markedAsBegun(line) ?? [])[0];
  if (marked !== undefined) return marked;
  const open = lines.find((line) => isMilestone(line) && VERSION.test(line) && !isClosed(line));
  const version = VERSION.exec(open ?? '')?.[0] ?? null;
  return { version, name: version === null ? null : headingName(lines, version) };
}

const VERSION = /v\d{1,9}(?:\.\d{1,9})+/i;

function isMilestone(line: string): boolean {
  return /^#{1,3} /.test(line) && !/^#{1,3} (?:\[[^\]]*\] ?)?Phase\s/i.test(line);
}

/** For when STATE names none: version and name, both in bold. */
function markedAsBegun(line: string): Named | null {
  const rest = behindMark(line) ?? '';
  const [head = '', version] = /^\*\*(v\d{1,9}(?:\.\d{1,9})+)\s/i.exec(rest) ?? [];
  const end = rest.indexOf('*', head.length);
  if (version === undefined || !rest.startsWith('**', end)) return null;
  const name = nameable(rest.slice(head.length, end).trim());
  return name === null ? null : { version, name };
}

function behindMark(line: string): string | null {
  const at = line.indexOf('🚧');
  return at === -1 ? null : line.slice(at + '🚧'.length).trimStart();
}

/** The text after the mark and the version, up to the end of the bold part. */
function begunName(line: string, version: string): string | null {
  const rest = behindMark(line)?.replace(/^\*{1,2}/, '') ?? '';
  if (!rest.toLowerCase().startsWith(version.toLowerCase())) return null;
  const behind = rest.slice(version.length).replace(/^\*{1,2}/, '');
  if (!/^\s/.test(behind)) return null;
  return nameable(withoutDelimiter(behind.trimStart().split('*')[0] ?? ''));
}

function headingName(lines: readonly string[], version: string): string | null {
  const heading = lines
    .filter(isMilestone)
    .find((line) => line.toLowerCase().includes(version.toLowerCase()) && !isClosed(line));
  if (heading === undefined) return null;
  const at = heading.toLowerCase().indexOf(version.toLowerCase());
  const behind = heading.slice(at + version.length).replace(/^(?:[-.][A-Za-z0-9]+)+/, '');
  return nameable(withoutMarks(withoutDelimiter(behind)));
}

function isClosed(line: string): boolean {
  return (
    /✅|\b(?:shipped|archived|complete[d]?|done)\b/i.test(line) &&
    !/🚧|\b(?:in progress|active|current)\b/i.test(line)
  );
}

function withoutMarks(text: string): string {
  const letters = [...text];
  while (letters.length > 0 && ' ✅📋🚧'.includes(letters.at(-1) ?? 'x')) letters.pop();
  return letters.join('');
}

function withoutDelimiter(text: string): string {
  return text.replace(/^[\s—–:-]+/, '').trim();
}

function nameable(text: string): string | null {
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
