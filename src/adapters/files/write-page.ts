// Writes a page that Claude is told to read: nothing gets onto it but prose, so what is from outside is marked.

import type { Prose } from '../../core/text/prose.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

export function writePage(path: string, page: Prose): void {
  writeFileAtomic(path, page);
}
