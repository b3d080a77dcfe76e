// How the lines of a file changed, when git itself cannot be asked.

import { diffLines, formatPatch, structuredPatch } from 'diff';
import type { FileChange } from './file-change.ts';

/** Null when there is no file, undefined when it is not text. */
type Text = string | null | undefined;

/** With more changed lines than this, a file counts as replaced: comparing would take too long to be useful. */
const MOST_EDITS = 5_000;

export function countLines(old: Text, now: Text): Pick<FileChange, 'added' | 'removed'> {
  if (old === undefined || now === undefined) return { added: null, removed: null };
  const parts = diffLines(old ?? '', now ?? '', { maxEditLength: MOST_EDITS });
  if (parts === undefined) return { added: linesIn(now ?? ''), removed: linesIn(old ?? '') };
  const sum = (some: typeof parts) => some.reduce((lines, { count }) => lines + count, 0);
  return {
    added: sum(parts.filter((part) => part.added)),
    removed: sum(parts.filter((part) => part.removed)),
  };
}

/** A patch in the format of `git diff`. */
export function filePatch(
  { path, before, after }: Omit<FileChange, 'added' | 'removed'>,
  old: Text,
  now: Text,
): string {
  const [from, to] = [
    before === null ? '/dev/null' : `a/${path}`,
    after === null ? '/dev/null' : `b/${path}`,
  ];
  const head = `diff --git a/${path} b/${path}\n${modeLines(before, after)}`;
  if (old === undefined || now === undefined) return `${head}Binary files ${from} and ${to} differ\n`;
  const patch = structuredPatch(from, to, old ?? '', now ?? '', undefined, undefined, {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  if (patch === undefined) return `${head}Too many lines differ between ${from} and ${to}\n`;
  return patch.hunks.length === 0 ? head : head + formatPatch(patch).replace(/^=+\n/, '');
}

function modeLines(before: FileChange['before'], after: FileChange['after']): string {
  if (before === null) return after === null ? '' : `new file mode ${MODES[after.kind]}\n`;
  if (after === null) return `deleted file mode ${MODES[before.kind]}\n`;
  return before.kind === after.kind ? '' : `old mode ${MODES[before.kind]}\nnew mode ${MODES[after.kind]}\n`;
}

const MODES = { file: '100644', program: '100755', link: '120000' };

function linesIn(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
