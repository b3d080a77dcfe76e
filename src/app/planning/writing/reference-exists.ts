// Whether what a planning document refers to is there: a file of the project, and the heading in it.

import { resolve } from 'node:path';
import { findIn, projectFile } from '../../../adapters/files/place.ts';
import { hasAnchor } from '../../../core/planning/writing/heading-anchor.ts';
import { documentText } from '../documents/documents.ts';

/** `path` from the root, with `#heading` where one is meant. Links may not lead out of the project. */
export function referenceExists(root: string, path: string): boolean {
  const [file = '', anchor] = path.split('#', 2);
  if (file === '' || findIn(projectFile(root), resolve(root, file)).status !== 'ok') return false;
  if (anchor === undefined || anchor === '') return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
