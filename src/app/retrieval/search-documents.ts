// Finds the documents of a folder that match a query.

import { realpathSync } from 'node:fs';
import { EVERYTHING } from '../../adapters/documents/document-kinds.ts';
import { vaultAround } from '../../adapters/documents/vault-rules.ts';
import { type Analyser, analyse } from '../../core/retrieval/analyse.ts';
import type { FoundDocuments } from '../../core/retrieval/found-text.ts';
import { rank } from '../../core/retrieval/rank.ts';
import { sizeOfIndex } from '../../core/retrieval/search-index.ts';
import { type Selection, selectHits } from '../../core/retrieval/select-hits.ts';
import { openIndex } from './open-index.ts';
import { closedIn, vaultScope } from './vault-scope.ts';

interface SearchRequest {
  readonly query: string;
  /** Must exist. */
  readonly folder: string;
  readonly selection: Selection;
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
  const { selection, userFolder, now } = request;
  const start = now();
  const root = realpathSync.native(request.folder);
  const words = analyse(request.query, analyser);
  const vault = vaultAround(root);
  const scope =
    vault === null
      ? { ...EVERYTHING, closed: closedIn(root, userFolder), unusable: [] }
      : vaultScope({ root, vault, exclude: [], userFolder });
  const place = { root, userFolder, now: start, kind: 'notes', scope } as const;
  const { index, leftOut } = openIndex(place, analyser, words);
  const ms = now() - start;
  const hits = rank(index.segments, words, selection.top);
  const selected = selectHits(hits, selection);
  return {
    ...{ index: { docs: sizeOfIndex(index), ms }, analyser, hits, selected },
    leftOut: [...scope.unusable, ...leftOut],
  };
}
