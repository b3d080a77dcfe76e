// Writes pages that Claude is told to read: only prose is accepted, so text from outside is marked.

import type { Prose } from '../../core/text/prose.ts';
import { type Written, writeDocument } from './write-document.ts';
import { keepText } from './write-record.ts';

/** For MSW's own folders. A page for the current session need not be `durable`: a power cut ends both. */
export function writePage(path: string, page: Prose, { durable = true }: { durable?: boolean } = {}): void {
  keepText(path, page, { durable });
}

/** For documents of the project, by their rules. */
export function writeDocumentPage(root: string, path: string, page: Prose): Written {
  return writeDocument(root, path, page);
}
