// What code knows about a codebase as a mapper of one focus reads it.

import type { Focus } from '../../core/mapping/documents/map-documents.ts';
import type { Skeleton } from '../../core/mapping/skeleton/skeleton.ts';

const KEYS: Readonly<Record<Focus, readonly (keyof Skeleton)[]>> = {
  tech: ['name', 'files', 'languages', 'manifests', 'lockfiles', 'packages', 'ci', 'config', 'natives'],
  arch: ['name', 'files', 'languages', 'packages', 'entryPoints', 'folders', 'imports'],
  quality: ['name', 'files', 'languages', 'tests', 'ci', 'config', 'folders'],
  concerns: ['name', 'files', 'largest', 'hotSpots', 'natives', 'imports', 'tests', 'diagnostics'],
};

export function knownFacts(skeleton: Skeleton, focus: Focus): string {
  const part = Object.fromEntries(KEYS[focus].map((key) => [key, skeleton[key]]));
  return ['```json', JSON.stringify(part, null, 1), '```'].join('\n');
}
