// The file of the project that a failure is in.

import { join } from 'node:path';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import type { Failure } from '../../core/failure/text/failure.ts';

const LARGEST_SOURCE = 256 * 1024;

/** Both are empty when it is in none. @param root the real path of the project */
export function ownFileOf(
  { items }: Pick<Failure, 'items'>,
  root: string,
): { readonly path: string; readonly text: string } {
  const files = items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null);
  const path = files.find((one) => one !== null) ?? '';
  const text = path === '' ? '' : (textOf(join(root, path), projectFile(root), LARGEST_SOURCE) ?? '');
  return { path, text };
}
