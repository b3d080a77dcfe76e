// Finds the documents of a folder that match a query.

import { realpathSync } from 'node:fs';
import { type Analyser, analyse } from '../../core/retrieval/analyse.ts';
import type { FoundDocuments } from '../../core/retrieval/found-text.ts';
import { rank } from '../../core/retrieval/rank.ts';
import { sizeOfIndex } from '../../core/retrieval/search-index.ts';
import { SELECTION, selectHits } from '../../core/retrieval/select-hits.ts';
import { openIndex } from './open-index.ts';

interface SearchRequest {
  readonly query: string;
  /** Must exist. */
  readonly folder: string;
  readonly top: number;
  /** Null for `simple`, then `code` when that finds nothing. */
  readonly analyser: Analyser | null;
  readonly userFolder: string | null;
  readonly now: () => number;
}

/** The caller knows where the index would be kept. */
type Found = Omit<FoundDocuments, 'notKept'>;

export function searchDocuments(request: SearchRequest): Found {
  const found = searchWith(request.analyser ?? 'simple', request);
  const isFinal = request.analyser !== null || found.hits.length > 0 || found.index.docs === 0;
  return isFinal ? found : searchWith('code', request);
}

function searchWith(analyser: Analyser, request: SearchRequest): Found {
  const { top, userFolder, now } = request;
  const start = now();
  const root = realpathSync.native(request.folder);
  const words = analyse(request.query, analyser);
  const { index, leftOut } = openIndex({ root, userFolder, now: start, kind: 'notes' }, analyser, words);
  const ms = now() - start;
  const hits = rank(index.segments, words, top);
  const least = Math.min(SELECTION.least, top);
  const selected = selectHits(hits, { ...SELECTION, top, least });
  return { index: { docs: sizeOfIndex(index), ms }, analyser, hits, selected, leftOut };
}
