// Finds the documents of a folder that speak of something.

import { realpathSync } from 'node:fs';
import { type Analyser, analyse } from '../../core/retrieval/analyse.ts';
import type { FoundDocuments } from '../../core/retrieval/found-text.ts';
import { rank } from '../../core/retrieval/rank.ts';
import { sizeOfIndex } from '../../core/retrieval/search-index.ts';
import { SELECTION, selectHits } from '../../core/retrieval/select-hits.ts';
import { openIndex } from './open-index.ts';

interface SearchRequest {
  readonly query: string;
  /** Of an existing folder. */
  readonly folder: string;
  readonly top: number;
  readonly analyser: Analyser;
  readonly userFolder: string | null;
  readonly now: () => number;
}

export function searchDocuments(request: SearchRequest): FoundDocuments {
  const { analyser, top, userFolder, now } = request;
  const start = now();
  const root = realpathSync.native(request.folder);
  const { index, leftOut } = openIndex({ root, userFolder, now: start }, analyser);
  const ms = now() - start;
  const hits = rank(index.segments, analyse(request.query, analyser), top);
  const least = Math.min(SELECTION.least, top);
  const selected = selectHits(hits, { ...SELECTION, top, least });
  return { index: { docs: sizeOfIndex(index), ms }, hits, selected, leftOut };
}
