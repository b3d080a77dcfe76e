// Which notes of a vault are neither searched nor sent: what its user excludes, templates, and what a sync service left.

import { countOf } from '../../text/count-of.ts';
import { hashText } from '../../text/hash-text.ts';
import { notePattern } from './note-pattern.ts';

/** Why a note is left out, in the order of the counts that a listing keeps. */
const REASONS = ['excluded', 'template', 'conflict', 'placeholder'] as const;

export type ExclusionReason = (typeof REASONS)[number];

export interface ExclusionRules {
  /** Folders, files, or regular expressions between slashes, as in Obsidian's list of excluded files. */
  readonly exclude: readonly string[];
  /** Folders of templates; none by default. */
  readonly templates?: readonly string[];
}

export interface NoteExclusions {
  /** @param path from the top of the vault, with `/` */
  readonly isExcluded: (path: string) => boolean;
  /** Null for a note that is not excluded. */
  readonly reasonOf: (path: string) => ExclusionReason | null;
  /** Patterns that cannot be used, a clause each: what they should exclude is not excluded. */
  readonly unusable: readonly string[];
  /** Differs when the rules differ; a positive integer. */
  readonly key: number;
}

export function noteExclusions({ exclude, templates = [] }: ExclusionRules): NoteExclusions {
  const unusable: string[] = [];
  const tests = exclude.flatMap((rule) => testOf(rule, unusable) ?? []);
  const ofTemplates = templates.flatMap((folder) => below(folder) ?? []);
  const reasonOf = (path: string): ExclusionReason | null => {
    const plain = folded(path);
    if (tests.some((test) => test(plain))) return 'excluded';
    if (ofTemplates.some((test) => test(plain))) return 'template';
    if (CONFLICT.test(path)) return 'conflict';
    return isPlaceholderNote(path) ? 'placeholder' : null;
  };
  const key = (hashText(JSON.stringify([exclude, templates])) >>> 1) + 1;
  return { isExcluded: (path) => reasonOf(path) !== null, reasonOf, unusable, key };
}

/** What iCloud leaves of a note that it has taken off this device: the note itself is not gone. */
export function isPlaceholderNote(path: string): boolean {
  return /(?:^|\/)\.[^/]{1,255}\.md\.icloud$/i.test(path);
}

/** How many notes of a vault were left out for a reason. */
export type ExclusionCounts = readonly number[];

export const NONE_EXCLUDED: ExclusionCounts = REASONS.map(() => 0);

export function counted(counts: ExclusionCounts, reason: ExclusionReason): ExclusionCounts {
  return counts.map((count, at) => (REASONS[at] === reason ? count + 1 : count));
}

export function sumOf(one: ExclusionCounts, other: ExclusionCounts): ExclusionCounts {
  return one.map((count, at) => count + (other[at] ?? 0));
}

/** A clause for each reason that some notes were left out for. */
export function exclusionClauses(counts: ExclusionCounts): readonly string[] {
  return REASONS.flatMap((reason, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : `${countOf(count, 'note')} ${CLAUSES[reason](count)}`;
  });
}

const CLAUSES: Readonly<Record<ExclusionReason, (count: number) => string>> = {
  excluded: () => 'that you exclude',
  template: () => 'in a folder of templates',
  conflict: (count) => (count === 1 ? 'that is a conflict copy' : 'that are conflict copies'),
  placeholder: () => 'that iCloud has not downloaded to this device',
};

type Test = (folded: string) => boolean;

/** Null for a rule that excludes nothing. */
function testOf(rule: string, unusable: string[]): Test | null {
  const [, source] = /^\/([\s\S]+)\/$/.exec(rule.trim()) ?? [];
  if (source === undefined) return below(rule);
  const pattern = notePattern(source.normalize('NFC'));
  if (pattern.status === 'ok') return pattern.test;
  unusable.push(`the excluded pattern ${rule}: ${pattern.reason}`);
  return null;
}

/** A folder with all below it, or a file; null for the vault itself. */
function below(rule: string): Test | null {
  const names = folded(rule.trim()).split(/[/\\]/);
  const path = names.filter((name) => name !== '' && name !== '.').join('/');
  if (path === '') return null;
  return (note) => note === path || note.startsWith(`${path}/`);
}

/** Also in another case of letters: an exclusion that fails by a capital would send a private note. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Dropbox, Nextcloud and Obsidian Sync name the copy in words, Syncthing by a mark. */
const CONFLICT =
  /(?: \((?:[^()/]{1,80} )?conflicted copy(?: [^()/]{1,80})?\)|\.sync-conflict-\d{8}-\d{6}(?:-[\w-]{1,40})?)\.md$/i;
