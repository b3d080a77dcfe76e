// Reads files as a commit has them, without a checkout. Synchronous, because planning documents are read so.

import { askGitNow } from './ask-git-now.ts';

/** A path in a commit, relative to the folder that is asked from. */
export interface BlobName {
  /** Anything that names one: an id, `HEAD`. */
  readonly commit: string;
  readonly path: string;
}

/**
 * In the order of the names; null for a path that the commit does not have as a file. Links inside the commit are
 * followed. Null when git cannot say.
 */
export function readBlobs(folder: string, names: readonly BlobName[]): readonly (Buffer | null)[] | null {
  if (names.length === 0) return [];
  const asked = names.map(({ commit, path }) => (path.includes('\n') ? '' : `${commit}:./${path}\n`));
  const output = askGitNow(folder, ['cat-file', '--batch', '--follow-symlinks'], { input: asked.join('') });
  if (output === null) return null;
  let rest: Buffer = output;
  return asked.map((line) => {
    const answer = line === '' ? null : firstOf(rest);
    rest = answer?.rest ?? rest;
    return answer?.blob ?? null;
  });
}

/** An answer is one line, and for an object its content behind it. */
function firstOf(output: Buffer): { readonly blob: Buffer | null; readonly rest: Buffer } {
  const end = output.indexOf('\n');
  const [kind = '', size = ''] = output.subarray(0, end).toString('utf8').split(' ').slice(-2);
  // A path that is not there ends in a word.
  if (!/^\d+$/.test(size)) return { blob: null, rest: output.subarray(end + 1) };
  const content = output.subarray(end + 1, end + 1 + Number(size));
  return { blob: kind === 'blob' ? content : null, rest: output.subarray(end + 2 + Number(size)) };
}
