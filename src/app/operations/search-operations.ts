// Searches the documents of a folder.

import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { isFolder } from '../../adapters/files/list-folder.ts';
import { ANALYSERS } from '../../core/retrieval/analyse.ts';
import { renderFound } from '../../core/retrieval/found-text.ts';
import { searchDocuments } from '../retrieval/search-documents.ts';
import { choice, count, path, word } from './inputs.ts';
import { done, type Operation, operation, refused } from './operation.ts';

const search = operation({
  name: 'search',
  about: 'Rank the Markdown of a folder by BM25; the index is kept in your user folder',
  effect: 'reads',
  inputs: {
    query: word('what is searched for, in quotes'),
    dir: path('DIR', 'the folder; by default this one'),
    top: count('N', 'how many hits; by default 15', [1, 1000]),
    analyser: choice(
      ANALYSERS,
      'english leaves out stop words and stems, code also knows parts of names; by default simple',
    ),
  },
  run: ({ folder: here, env, now }, { query, dir, top, analyser }) => {
    const folder = dir ?? here;
    if (!isFolder(folder)) return refused(`The folder ${folder} does not exist.`);
    // Without a place for the index, the search is slower but just as correct.
    const own = ownUserFolder(here, env);
    const userFolder = own.status === 'ok' ? own.path : null;
    const request = { query, folder, top: top ?? 15, analyser, userFolder, now };
    return done({ ...searchDocuments(request), notKept: own.status === 'ok' ? null : own.reason });
  },
  json: ({ index, analyser, hits, selected, leftOut }) => ({ index, analyser, hits, selected, leftOut }),
  text: renderFound,
});

export const searchOperations: readonly Operation[] = [search];
