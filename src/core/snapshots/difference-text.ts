// How two snapshots differ, for people and for Claude: the files with their lines, and the patch.

import { countOf } from '../text/count-of.ts';
import { fence } from '../text/fence.ts';
import { joinProse, literal, type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import type { FileChange } from './file-change.ts';
import { iterationOf } from './undo-text.ts';

export interface Difference {
  readonly loop: string;
  /** `from` and `to` are labels of snapshots. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly Pick<FileChange, 'path' | 'status' | 'added' | 'removed'>[];
  /** Null when only the list of files was requested. */
  readonly patch: string | null;
}

export function renderDifference({ from, to, files, patch }: Difference): Prose {
  const sum = (of: 'added' | 'removed') => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count = countOf(files.length, 'file');
  const head = prose`From ${nameOf(from)} to ${nameOf(to)}: ${count}, +${sum('added')} -${sum('removed')} lines`;
  const more = files.length > MOST_SHOWN ? prose`  and ${files.length - MOST_SHOWN} more` : null;
  const list = joinProse([head, ...files.slice(0, MOST_SHOWN).map(lineOf), more], '\n');
  if (patch === null || patch === '') return list;
  return prose`${list}\n\n${fence(patch, { cap: LONGEST_PATCH, label: prose`the project's files` })}`;
}

const MOST_SHOWN = 200;
const LONGEST_PATCH = 400_000;

function nameOf(label: string): Prose {
  const iteration = iterationOf(label) ?? 0;
  return iteration === 0 ? prose`the start of the loop` : prose`the end of iteration ${iteration}`;
}

function lineOf({ status, path, added, removed }: Difference['files'][number]): Prose {
  const mark = MARKS[status];
  const lines = added === null || removed === null ? prose`` : prose`  +${added} -${removed}`;
  return prose`  ${mark} ${quoteName(path)}${lines}`;
}

const MARKS = { added: literal('+'), removed: literal('-'), changed: literal('~') };
