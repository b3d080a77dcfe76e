// The guidance cache of a project, `.msw/guidance.jsonl`: what was asked, answered, offered and judged here.

import { mswPath, openMswFolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import { appendToGuidanceFile, readGuidanceFile } from './guidance-file.ts';

/** In the order written. */
export function readGuidance(projectRoot: string): CacheLine[] {
  return readGuidanceFile(cachePath(projectRoot), ownFile(projectRoot));
}

/** Throws when the disk is full or read-only; does nothing when `.msw` is no plain folder. */
export async function appendGuidance(
  projectRoot: string,
  line: CacheLine,
  limitBytes?: number,
): Promise<void> {
  if (openMswFolder(projectRoot).status === 'refused') return;
  await appendToGuidanceFile(cachePath(projectRoot), ownFile(projectRoot), line, limitBytes);
}

function cachePath(projectRoot: string): string {
  return mswPath(projectRoot, 'guidance.jsonl');
}
