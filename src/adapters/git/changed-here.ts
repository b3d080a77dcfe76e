// Which files differ from the last commit as git compares them: attributes such as `ident` or a filter let git write
// other bytes into the folder than it keeps. Runs no filter. Synchronous, because planning documents are read so.

import { askGitNow } from './ask-git-now.ts';

/** @param paths relative to the folder, with `/`; null when git cannot say */
export function changedHere(folder: string, paths: readonly string[]): ReadonlySet<string> | null {
  if (paths.length === 0) return new Set();
  const input = paths.map((path) => `./${path}\0`).join('');
  const attributes = askGitNow(folder, ['check-attr', '-z', '--stdin', 'filter'], { input });
  if (attributes === null) return null;
  // In threes: the path, the attribute, its value.
  const names = namesIn(attributes).filter((_, at) => at % 3 === 2);
  const off = [...new Set(names)].flatMap((name) =>
    FILTER.map(([key, value]) => [`filter.${name}.${key}`, value] as const),
  );
  const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--relative'];
  const literal = paths.map((path) => `:(literal)${path}`);
  const changed = askGitNow(folder, ['diff', ...options, 'HEAD', '--', ...literal], { settings: off });
  return changed === null ? null : new Set(namesIn(changed));
}

const FILTER = [
  ['clean', ''],
  ['smudge', ''],
  ['process', ''],
  ['required', 'false'],
] as const;

function namesIn(output: Buffer): readonly string[] {
  return output.toString('utf8').split('\0').slice(0, -1);
}
