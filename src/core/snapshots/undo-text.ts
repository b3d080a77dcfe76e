// The text about an undo for a person: what it would change, what it changed, and how to take it back.

import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import type { Shown } from '../text/shown.ts';
import type { FileChange } from './file-change.ts';

type ShownChange = Pick<FileChange, 'path' | 'status' | 'added' | 'removed'>;

/** The number in `iteration-3`; null for any other label. */
export function iterationOf(label: string): number | null {
  const [, number] = /^iteration-(\d+)$/.exec(label) ?? [];
  return number === undefined ? null : Number(number);
}

/** The snapshot's name within a sentence. */
export function describeSnapshot(label: string): string {
  const iteration = iterationOf(label);
  if (iteration === null) return 'the state before the last undo';
  return iteration === 0 ? 'the start of the loop' : `the end of iteration ${iteration}`;
}

export interface ShownUndo {
  readonly loop: string;
  /** The label of the snapshot that is brought back. */
  readonly to: string;
  /** Changes to the present files. */
  readonly files: readonly ShownChange[];
  readonly untouched: readonly { readonly path: string; readonly why: string }[];
  /** True when the files are written; false when this is only a preview. */
  readonly isDone: boolean;
  /** True when this undo completes an interrupted one. */
  readonly isRest: boolean;
  readonly isRunning: boolean;
}

/** For a person, since Claude may not undo. */
export function renderUndo(undo: ShownUndo): Shown {
  const { to, files, untouched, isDone, isRest, isRunning, loop } = undo;
  const target = describeSnapshot(to);
  const nothing = files.length === 0 ? 'no file differs' : summary(files);
  const head = isDone
    ? `The files are as they were ${iterationOf(to) === null ? 'before the last undo' : `at ${target}`} (loop ${loop}): ${nothing}.`
    : isRest
      ? `An undo that brings back ${target} (loop ${loop}) was interrupted. Left to change: ${nothing}.`
      : `Undo would bring back the files of ${target} (loop ${loop}): ${nothing}.`;
  const names = files
    .slice(0, MOST_SHOWN)
    .map((file) => `  ${MARKS[file.status]} ${file.path}${lines(file)}`);
  const more = files.length > MOST_SHOWN ? [`  and ${files.length - MOST_SHOWN} more`] : [];
  const left = untouched.slice(0, MOST_SHOWN).map(({ path, why }) => `  ${path}: ${why}`);
  return forPeople([
    head,
    ...names,
    ...more,
    ...(left.length === 0 ? [] : [isDone ? 'Left as they are:' : 'Would be left as they are:', ...left]),
    ...(isRunning ? ['The loop is running: Claude continues with the files as they are then.'] : []),
    ...nextSteps(undo),
  ]);
}

function nextSteps({ to, files, isDone, isRest }: ShownUndo): readonly string[] {
  if (isDone) return ['To take it back: /msw:undo --back --yes'];
  if (isRest) return ['To complete it: /msw:undo --yes. To take it back: /msw:undo --back --yes'];
  if (files.length === 0) return [];
  const iteration = iterationOf(to);
  const words = iteration === null ? '--back' : `${iteration}`;
  return [
    'Nothing was changed yet. What git ignores stays as it is, and so do commits and the index.',
    `To do it: /msw:undo ${words} --yes`,
  ];
}

const MOST_SHOWN = 50;
const MARKS = { added: '+', removed: '-', changed: '~' } as const;

function lines({ added, removed }: ShownChange): string {
  return added === null || removed === null ? '' : `  +${added} -${removed}`;
}

function summary(files: readonly ShownChange[]): string {
  const sum = (of: 'added' | 'removed') => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count = countOf(files.length, 'file');
  return `${count}, +${sum('added')} -${sum('removed')} lines`;
}
