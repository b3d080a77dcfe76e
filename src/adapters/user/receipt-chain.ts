// The receipts that were written for each project, the newest last: what the next one is chained to. It is kept outside
// the project, where the files themselves could be replaced.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import { keepEntries, type ProjectStore, readEntries, type StoreRead } from './project-store.ts';

export type ChainLink = z.infer<ReturnType<typeof linkShape>>;

const linkShape = once(() =>
  z.object({
    loop: z.string(),
    /** The file's name. */
    name: z.string(),
    sha256: z.string(),
  }),
);

const STORE: ProjectStore<ChainLink> = {
  file: 'receipts.json',
  holds: 'receipts',
  entry: linkShape,
};

export function chainOf(userFolder: string, projectRoot: string): StoreRead<ChainLink> {
  return readEntries(STORE, userFolder, projectRoot);
}

/** Null on success, else why not, as a clause. */
export function addLink(userFolder: string, projectRoot: string, link: ChainLink): Promise<string | null> {
  return keepEntries(STORE, userFolder, projectRoot, (before) => [...before, link].slice(-MOST_KEPT));
}

const MOST_KEPT = 200;
