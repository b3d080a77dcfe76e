// Spreads the reading of many source files over threads. Stays in this thread for few files, or when MSW runs from its
// sources.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceFacts } from '../../core/mapping/skeleton/facts/source-facts.ts';
import type { SourceRequest, SourceTask } from './read-sources.ts';

/** Starting a thread and its parsers costs as much as reading a few hundred files. */
const WORTH_A_THREAD = 400;
const MOST_THREADS = 4;

/** One answer for each request, in order. */
export async function readInThreads(
  root: string,
  requests: readonly SourceRequest[],
): Promise<readonly SourceFacts[]> {
  const bundle = join(import.meta.dirname, 'adapters.parsing.read-sources.cjs');
  const threads = Math.min(
    availableParallelism(),
    MOST_THREADS,
    Math.floor(requests.length / WORTH_A_THREAD),
  );
  if (threads < 2 || !existsSync(bundle)) {
    const { readSources } = await import('./read-sources.ts');
    return readSources(root, requests);
  }
  const shares = Array.from({ length: threads }, (_, thread) =>
    requests.filter((_request, index) => index % threads === thread),
  );
  const answers = await Promise.all(shares.map((share) => inThread(bundle, root, share)));
  return requests.flatMap((_, index) => answers[index % threads]?.[Math.floor(index / threads)] ?? []);
}

function inThread(
  bundle: string,
  root: string,
  requests: readonly SourceRequest[],
): Promise<readonly SourceFacts[]> {
  const task: SourceTask = { readSources: { root, requests } };
  const worker = new Worker(bundle, { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread that reads sources ended with ${code}.`)));
  });
}
