// The paths in a drawing of folders:
//   app/
//   ├── src/       # sources
//   │   └── main.ts

import type { TextLine } from '../../text/markdown/text-lines.ts';

export interface TreePath {
  readonly path: string;
  readonly line: TextLine;
}

const BRANCH = /^([\s│|]*)(?:[├└]─+|[|`+]-{2,})\s*(\S.*)/;

/**
 * Paths below the root that the drawing begins with; a first line without a branch is that root and belongs to no path.
 * What may stand for anything (`...`, `<name>`, several names) is left out, with what is below it.
 */
export function treePaths(lines: readonly TextLine[]): readonly TreePath[] {
  const parents: Parent[] = [];
  return lines.flatMap((line) => {
    const match = line.text.length > 500 ? null : BRANCH.exec(line.text);
    if (match === null) return [];
    const column = match[1]?.length ?? 0;
    const path = below(parentAt(parents, column), nameIn(match[2] ?? ''));
    parents.push({ column, path: path === null ? null : `${path.replace(/\/$/, '')}/` });
    return path === null ? [] : [{ path, line }];
  });
}

interface Parent {
  readonly column: number;
  /** Ends in a slash; null when it could not be read. */
  readonly path: string | null;
}

/** What a branch at this column hangs on; deeper ones are done with. */
function parentAt(parents: Parent[], column: number): string | null {
  while ((parents.at(-1)?.column ?? -1) >= column) parents.pop();
  const last = parents.at(-1);
  return last === undefined ? '' : last.path;
}

function below(parent: string | null, name: string | null): string | null {
  return parent === null || name === null ? null : `${parent}${name}`;
}

/** The first word when nothing but a comment follows it. */
function nameIn(rest: string): string | null {
  const [, name = '', behind = ''] = /^(\S+)((?:\s.*)?)$/.exec(rest) ?? [];
  if (
    !/^[\p{L}\p{N}_.@()[\]+-]+(?:\/[\p{L}\p{N}_.@()[\]+-]+)*\/?$/u.test(name) ||
    /^\.{2,}$|\.\.\./.test(name)
  )
    return null;
  return behind.trim() === '' || /^(?:\s{2,}|\s*(?:#|\/\/|←|<-|—|–|-\s|\(|→|:))/.test(behind) ? name : null;
}
