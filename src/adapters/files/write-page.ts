// Writes pages that Claude is told to read: nothing gets onto them but prose, so what is from outside is marked.

import type { Prose } from '../../core/text/prose.ts';
import { type Written, writeDocument } from './write-document.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

/** In a folder of MSW's own. A page for the session that is open now need not be `durable`: a power cut ends both. */
export function writePage(path: string, page: Prose, { durable = true }: { durable?: boolean } = {}): void {
  writeFileAtomic(path, page, { durable });
}

/** Among the documents of the project, by their rules. */
export function writeDocumentPage(root: string, path: string, page: Prose): Written {
  return writeDocument(root, path, page);
}
