// A line of a project file as an agent names it: `src/a.ts:12 handler is registered`.

import { countOf } from '../../../core/text/count-of.ts';
import { plainPath } from '../../../core/text/plain-path.ts';
import { readProjectFile } from './project-files.ts';

export interface NamedLine {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Null when the text does not begin with a place. */
export function namedLine(text: string): NamedLine | null {
  const [, path, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  return path === undefined ? null : { path: plainPath(path), line: Number(line) };
}

/** Why the project has no such line, as a clause; null when it does. */
export function lineProblem(root: string, { path, line }: NamedLine): string | null {
  const file = readProjectFile(root, path);
  if (file.kind !== 'file') return `${path} is not a file of the project`;
  const lines = file.text.split('\n').length;
  return line >= 1 && line <= lines ? null : `${path} has ${countOf(lines, 'line')}`;
}
