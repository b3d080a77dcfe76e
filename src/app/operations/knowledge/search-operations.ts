// Searches the documents of a folder.

import { userFolderBeside } from '../../../adapters/claude-code/own-user-folder.ts';
import { isFolder, whyNoFolder } from '../../../adapters/files/list-folder.ts';
import { ANALYSERS } from '../../../core/retrieval/analyse.ts';
import { renderFound } from '../../../core/retrieval/found-text.ts';
import { SELECTION, type Selection } from '../../../core/retrieval/select-hits.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { searchDocuments } from '../../retrieval/search-documents.ts';
import { choice, count, numberText, path, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from '../operation/operation.ts';

const search = operation({
  name: 'search',
  about: 'Rank the Markdown of a folder by BM25; the index is kept in your user folder',
  effect: 'reads',
  tool: {
    name: 'search',
    about: 'Find Markdown and text of a folder by words',
    takes: { query: 'words', dir: 'folder' },
  },
  inputs: {
    query: word('what is searched for, in quotes'),
    dir: path('DIR', 'the folder; by default this one'),
    top: count('N', 'how many hits; by default 15', [1, 1000]),
    cutoff: numberText('RATIO', 'the share of the best score that a hit near it has, 0 to 1; by default 0.4'),
    min: count('N', 'how many hits count as near whatever their scores; by default 3', [1, 1000]),
    analyser: choice(
      ANALYSERS,
      'english leaves out stop words and stems, code also knows parts of names; by default simple',
    ),
  },
  run: ({ folder: here, env, now }, { query, dir, top, cutoff, min, analyser }) => {
    const folder = dir ?? here;
    if (!isFolder(folder)) return refused(whyNoFolder(folder));
    const selection = selectionOf({ top, cutoff, min });
    if (typeof selection === 'string') return misused(selection);
    // Without a place for the index, the search is slower but just as correct.
    const own = userFolderBeside(here, env, folder);
    const userFolder = own.status === 'ok' ? own.path : null;
    const request = { query, folder, selection, analyser, userFolder, now };
    return done({ ...searchDocuments(request), notKept: own.status === 'ok' ? null : own.reason });
  },
  json: ({ index, analyser, hits, selected, leftOut }) => ({ index, analyser, hits, selected, leftOut }),
  text: renderFound,
});

interface Given {
  readonly top: number | null;
  readonly cutoff: string | null;
  readonly min: number | null;
}

/** A sentence when the values do not fit. */
function selectionOf({ top, cutoff, min }: Given): Selection | string {
  const most = top ?? SELECTION.top;
  const ratio = cutoff === null ? SELECTION.cutoff : ratioIn(cutoff);
  if (ratio === null) return `--cutoff needs a number from 0 to 1, not "${plainLine(cutoff ?? '', 40)}".`;
  if (min !== null && min > most)
    return `--min ${min} is more than the ${most} hits of --top: give a smaller one.`;
  return { top: most, cutoff: ratio, least: min ?? Math.min(SELECTION.least, most) };
}

/** Null for anything but a number from 0 to 1. */
function ratioIn(text: string): number | null {
  const ratio = text.trim() === '' ? Number.NaN : Number(text);
  return ratio >= 0 && ratio <= 1 ? ratio : null;
}

export const searchOperations: readonly Operation[] = [search];
