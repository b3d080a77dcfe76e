// Finds changes since a codebase was mapped: GSD's drift, and the mappers that a change affects.

import { join } from 'node:path';
import { runGit } from '../../adapters/git/open-git.ts';
import {
  type Changes,
  DEFAULT_THRESHOLD,
  type DriftElement,
  detectDrift,
  remapReasons,
} from '../../core/mapping/documents/detect-drift.ts';
import { findClaims } from '../../core/mapping/documents/find-claims.ts';
import { documentsOf, FOCUSES, type Focus } from '../../core/mapping/documents/map-documents.ts';
import { mappedCommit } from '../../core/mapping/documents/stamp-document.ts';
import { planningConfigOf } from '../planning/documents/documents.ts';
import { readMap } from './map-run.ts';

/** Uses GSD's names, so that scripts can read either. */
export interface MapDrift {
  /** True means only that the threshold is met. */
  readonly block: boolean;
  readonly skipped: boolean;
  readonly reason: NoDrift | null;
  readonly action_required: boolean;
  readonly directive: 'none' | 'warn' | 'auto-remap';
  readonly spawn_mapper: boolean;
  readonly affected_paths: readonly string[];
  readonly elements: readonly DriftElement[];
  readonly threshold: number;
  readonly action: 'warn' | 'auto-remap';
  readonly last_mapped_commit: string | null;
}

type NoDrift =
  | 'no-structure-md'
  | 'not-a-git-repo'
  | 'no-mapped-commit'
  /** History was rewritten, or this clone is too shallow. */
  | 'unresolvable-mapped-commit'
  | 'git-diff-failed';

export async function mapDrift(root: string): Promise<MapDrift> {
  const { threshold, action } = settingsOf(root);
  const structure = readMap(root).get('STRUCTURE.md');
  const none = (reason: NoDrift, commit: string | null = null): MapDrift => ({
    ...{
      block: false,
      skipped: true,
      reason,
      action_required: false,
      directive: 'none',
      spawn_mapper: false,
    },
    ...{ affected_paths: [], elements: [], threshold, action, last_mapped_commit: commit },
  });
  if (structure === undefined) return none('no-structure-md');
  const commit = mappedCommit(structure);
  if ((await runGit(root, ['rev-parse', 'HEAD'])).status !== 'ok') return none('not-a-git-repo');
  if (commit === null) return none('no-mapped-commit');
  if (!(await isCommit(root, commit))) return none('unresolvable-mapped-commit', commit);
  const changes = await changesSince(root, commit, []);
  if (changes === null) return none('git-diff-failed', commit);
  const found = detectDrift(changes, structure, threshold);
  const met = found.actionRequired;
  return {
    ...{ block: met, skipped: false, reason: null, action_required: met, directive: met ? action : 'none' },
    ...{ spawn_mapper: met && action === 'auto-remap', affected_paths: found.affectedPaths },
    ...{ elements: found.elements, threshold, action, last_mapped_commit: commit },
  };
}

/** Read as GSD does: a threshold below 1 is ignored. */
function settingsOf(root: string): Pick<MapDrift, 'threshold' | 'action'> {
  const { driftThreshold, driftAction } = planningConfigOf(join(root, '.planning'));
  return { threshold: driftThreshold >= 1 ? driftThreshold : DEFAULT_THRESHOLD, action: driftAction };
}

/** Why a focus should be mapped again; null when its documents still hold. */
export type RemapReason =
  | { readonly why: 'missing' | 'no-stamp' }
  /** Files relative to the project's root. */
  | { readonly why: 'changed'; readonly files: readonly string[] };

/** Compares each focus with the stamps of its own documents: after an update some are older than others. */
export async function remapPlan(root: string): Promise<ReadonlyMap<Focus, RemapReason | null>> {
  const documents = readMap(root);
  const structure = documents.get('STRUCTURE.md') ?? '';
  const { threshold } = settingsOf(root);
  const found = new Map<Focus, RemapReason | null>();
  for (const focus of FOCUSES) {
    const texts = documentsOf(focus).map(({ file }) => documents.get(file));
    found.set(focus, await reasonFor(root, focus, texts, { structure, threshold }));
  }
  return found;
}

async function reasonFor(
  root: string,
  focus: Focus,
  texts: readonly (string | undefined)[],
  facts: { readonly structure: string; readonly threshold: number },
): Promise<RemapReason | null> {
  const present = texts.filter((text) => text !== undefined);
  if (present.length < texts.length) return { why: 'missing' };
  const reasons = new Set<string>();
  for (const text of present) {
    const commit = mappedCommit(text);
    const changes =
      commit === null || !(await isCommit(root, commit))
        ? null
        : await changesSince(root, commit, ['--no-renames', '--relative']);
    if (changes === null) return { why: 'no-stamp' };
    for (const path of remapReasons(focus, { ...facts, changes, named: namedPaths(text) })) reasons.add(path);
  }
  return reasons.size === 0 ? null : { why: 'changed', files: [...reasons].sort() };
}

function namedPaths(text: string): ReadonlySet<string> {
  return new Set(findClaims(text).flatMap(({ said }) => (said.kind === 'path' ? [said.path] : [])));
}

/** A stamp is untrusted text: only a full or short SHA is passed to git. */
async function isCommit(root: string, commit: string): Promise<boolean> {
  if (!/^[0-9a-f]{4,64}$/i.test(commit)) return false;
  const type = await runGit(root, ['cat-file', '-t', commit]);
  return type.status === 'ok' && type.output.trim() === 'commit';
}

/** Without GSD's own files. Null when git fails. */
async function changesSince(
  root: string,
  commit: string,
  options: readonly string[],
): Promise<Changes | null> {
  const diff = await runGit(root, [
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--name-status',
    '-z',
    ...options,
    commit,
    'HEAD',
  ]);
  if (diff.status !== 'ok') return null;
  const isRelative = options.includes('--relative');
  const prefix = isRelative ? '' : await prefixOf(root);
  const foldersBefore = await foldersAt(root, commit, isRelative);
  return { ...sorted(diff.output.split('\0'), `${prefix}.planning/`), foldersBefore };
}

async function foldersAt(
  root: string,
  commit: string,
  isRelative: boolean,
): Promise<Changes['foldersBefore']> {
  const range = isRelative ? [] : ['--full-tree'];
  const tree = await runGit(root, ['ls-tree', '-r', '-d', '--name-only', '-z', ...range, commit]);
  return tree.status === 'ok' ? new Set(tree.output.split('\0').filter((path) => path !== '')) : null;
}

async function prefixOf(root: string): Promise<string> {
  const prefix = await runGit(root, ['rev-parse', '--show-prefix']);
  return prefix.status === 'ok' ? prefix.output.trim() : '';
}

/** Fields are `A`, path; for a renamed or copied file the old path, then the new one. */
function sorted(fields: readonly string[], planning: string): Omit<Changes, 'foldersBefore'> {
  const changes: { readonly status: string; readonly path: string }[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const status = fields[at]?.[0] ?? '';
    if (status === 'R' || status === 'C') at += 1;
    changes.push({ status, path: fields[at + 1] ?? '' });
  }
  const own = changes.filter(({ path }) => path !== '' && !path.startsWith(planning));
  const pathsWith = (letters: string) =>
    own.filter(({ status }) => letters.includes(status)).map(({ path }) => path);
  return { added: pathsWith('ARC'), modified: pathsWith('M'), deleted: pathsWith('D') };
}
