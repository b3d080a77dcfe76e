// Applies a project's `.gitignore` files when git itself cannot be asked.

import ignore, { type Ignore } from 'ignore';

export interface IgnoreRules {
  /** @param folder with a trailing `/`; empty for the top */
  readonly add: (folder: string, text: string) => void;
  /** @param path from the top; a folder with a trailing `/` */
  readonly ignores: (path: string) => boolean;
}

export function ignoreRules(): IgnoreRules {
  const lists = new Map<string, Ignore>();
  const isListed = (path: string): boolean => {
    let ignored = false;
    // The nearest list takes precedence.
    for (const folder of foldersOf(path)) {
      const list = lists.get(folder);
      if (list === undefined) continue;
      const match = list.test(path.slice(folder.length));
      ignored = match.ignored || (ignored && !match.unignored);
    }
    return ignored;
  };
  return {
    add: (folder, text) => {
      lists.set(
        folder,
        ignore({ allowRelativePaths: true, ignoreCase: false }).add(text.replace(/^\uFEFF/, '')),
      );
    },
    // Everything in an ignored folder is ignored, whatever a list says about it.
    ignores: (path) => foldersOf(path).slice(1).some(isListed) || isListed(path),
  };
}

/** The folders above a path, top first. */
function foldersOf(path: string): readonly string[] {
  const names = path.replace(/\/$/, '').split('/').slice(0, -1);
  return ['', ...names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`)];
}
