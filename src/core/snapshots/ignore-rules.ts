// What the `.gitignore` files of a project keep out, where git itself cannot be asked.

import ignore, { type Ignore } from 'ignore';

export interface IgnoreRules {
  /** @param folder with `/` at its end; empty for the top */
  readonly add: (folder: string, text: string) => void;
  /** @param path from the top; of a folder with `/` at its end */
  readonly ignores: (path: string) => boolean;
}

export function ignoreRules(): IgnoreRules {
  const lists = new Map<string, Ignore>();
  const isListed = (path: string): boolean => {
    let ignored = false;
    // The nearest list has the last word.
    for (const folder of foldersOf(path)) {
      const list = lists.get(folder);
      if (list === undefined) continue;
      const said = list.test(path.slice(folder.length));
      ignored = said.ignored || (ignored && !said.unignored);
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
    // What is in an ignored folder is ignored, whatever a list says of it.
    ignores: (path) => foldersOf(path).slice(1).some(isListed) || isListed(path),
  };
}

/** Those above a path, the top first. */
function foldersOf(path: string): readonly string[] {
  const names = path.replace(/\/$/, '').split('/').slice(0, -1);
  return ['', ...names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`)];
}
