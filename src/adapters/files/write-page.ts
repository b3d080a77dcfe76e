// Writes pages that Claude is told to read, in which text from outside is marked, and documents for people, in which it
// is plain: the compiler tells them apart.

import type { Prose } from '../../core/text/prose.ts';
import type { Shown } from '../../core/text/shown.ts';
import { type Written, writeDocument } from './write-document.ts';
import { keepText } from './write-record.ts';

/** For MSW's own folders. A page for the current session need not be `durable`: a power cut ends both. */
export function writePage(path: string, page: Prose, { durable = true }: { durable?: boolean } = {}): void {
  keepText(path, page, { durable });
}

/** For documents of the project, by their rules. */
export function writeDocumentPage(root: string, path: string, page: Shown): Written {
  return writeDocument(root, path, page);
}
