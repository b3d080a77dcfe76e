// The receipt of a commit as its note in refs/notes/msw, and the trees of commits.

import { firstLineOf, outputOf } from './ask-git.ts';
import { type Git, openGit } from './open-git.ts';
import { noRepository } from './repository-files.ts';
import { CANNOT_USE, gitReason, hooklessGit, NO_FETCH } from './writing-git.ts';

export interface CommitNotes {
  /** The full id of what a person calls a commit; null where git does not know it. */
  readonly commitNamed: (name: string) => Promise<string | null>;
  readonly treeOf: (commit: string) => Promise<string | null>;
  /** The newest of the last 500 commits with exactly these files; null for none. */
  readonly commitWith: (tree: string) => Promise<string | null>;
  /** Null where a commit has none. */
  readonly noteOf: (commit: string) => Promise<string | null>;
  /** Replaces an older note, which stays in the history of the notes. Null, or a clause when git refused. */
  readonly attach: (commit: string, text: string) => Promise<string | null>;
}

export type OpenedNotes =
  | { readonly status: 'ok'; readonly notes: CommitNotes }
  /** `reason` is a clause. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param folder in the repository */
export async function openNotes(folder: string): Promise<OpenedNotes> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return { status: 'refused', reason: CANNOT_USE[opened.status] };
  return opened.git.top === null
    ? { status: 'refused', reason: noRepository(folder) }
    : { status: 'ok', notes: notesIn(opened.git, folder) };
}

function notesIn(git: Git, folder: string): CommitNotes {
  const objectNamed = (name: string) =>
    firstLineOf(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  return {
    commitNamed: (name) => objectNamed(`${name}^{commit}`),
    treeOf: (commit) => objectNamed(`${commit}^{tree}`),
    commitWith: async (tree) => {
      const log = (await outputOf(git, ['log', '-n500', '--format=%H %T', 'HEAD'])) ?? '';
      return (
        log
          .split('\n')
          .find((line) => line.endsWith(` ${tree}`))
          ?.split(' ')[0] ?? null
      );
    },
    noteOf: (commit) => outputOf(git, ['notes', `--ref=${NOTES_REF}`, 'show', commit]),
    attach: async (commit, text) => {
      try {
        const writing = hooklessGit(git, folder, [], NO_FETCH);
        await writing.raw(['notes', `--ref=${NOTES_REF}`, 'add', '--force', '--message', text, commit]);
        return null;
      } catch (error) {
        return `git refused the note (${gitReason(error)})`;
      }
    },
  };
}

/** Of the notes with receipts. */
export const NOTES_REF = 'refs/notes/msw';
