// Finds the notes of a vault that match a question. In a window that must stay alive it works in slices.

import { realpathSync } from 'node:fs';
import { analyse } from '../../core/retrieval/analyse.ts';
import type { Weights } from '../../core/retrieval/collection.ts';
import { type Hit, rank } from '../../core/retrieval/rank.ts';
import { sizeOfIndex } from '../../core/retrieval/search-index.ts';
import { atOneGo, type Steps } from '../../core/retrieval/steps.ts';
import { openingSteps } from './open-index.ts';
import { vaultScope } from './vault-scope.ts';

export interface VaultRequest extends Weights {
  /** The top of the vault; must exist. */
  readonly root: string;
  readonly query: string;
  /** How many notes at most. */
  readonly topN: number;
  /** Null when no index can be kept. It may lie in the vault, and is not searched. */
  readonly userFolder: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** In addition to what Obsidian excludes: folders, files, or regular expressions between slashes. */
  readonly exclude: readonly string[];
  /** Obsidian's folder of settings; `.obsidian` by default. */
  readonly configDir?: string;
  /** Called about every 25 ms of work, for other work to be done; without it, all is done at one go. */
  readonly pause?: () => Promise<void>;
  readonly signal?: AbortSignal;
  /** Is told how many of the notes to read have been read. */
  readonly tell?: (done: number, total: number) => void;
}

export interface VaultHits {
  /** How many notes can be found. */
  readonly docs: number;
  /** The best first. */
  readonly hits: readonly Hit[];
  /** What was not searched, one clause each. */
  readonly leftOut: readonly string[];
  /** Exclusions that could not be applied, a clause each: what they would exclude was searched. */
  readonly unusable: readonly string[];
  readonly ms: number;
}

/** Null when it was given up by `signal`; what it has read is then read again the next time. */
export async function searchVault(request: VaultRequest): Promise<VaultHits | null> {
  if (request.signal?.aborted === true) return null;
  const steps = searchingSteps(request);
  return request.pause === undefined ? atOneGo(steps) : inSlices(steps, request.pause, request.signal);
}

function* searchingSteps(request: VaultRequest): Steps<VaultHits> {
  const { query, topN, userFolder, now, exclude, configDir, tell } = request;
  const start = now();
  const root = realpathSync.native(request.root);
  const words = analyse(query, 'simple');
  const scope = vaultScope({ root, vault: root, exclude, userFolder, configDir });
  const place = { root, userFolder, now: start, kind: 'notes', scope } as const;
  const { index, leftOut } = yield* openingSteps(tell ? { ...place, tell } : place, 'simple', words);
  yield;
  const hits = rank(index.segments, words, topN, { k1: request.k1, b: request.b });
  return {
    ...{ docs: sizeOfIndex(index), hits, leftOut, unusable: scope.unusable },
    ms: now() - start,
  };
}

/** A single step may take as long again. */
const SLICE_MS = 12;

/** Null when it was given up by `signal`. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  pause: () => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<Result | null> {
  let start = performance.now();
  for (;;) {
    if (signal?.aborted === true) return null;
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await pause();
    start = performance.now();
  }
}
