// The files of an execution below `.msw/execution`: read whole, changed under a lock, replaced atomically.

import { join } from 'node:path';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';

/** @param name made of the phase folder's name; whatever a file name must not hold is replaced */
export function executionFile(project: string, name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return join(project, '.msw', 'execution', `${plain}.json`);
}

/** Null when there is none that can be read. */
export function readExecutionFile(project: string, path: string): unknown {
  const file = readJson(path, ownFile(project));
  return file.status === 'ok' ? file.value : null;
}

/** `change` gets what stands there now, null for nothing. False when it could not be written. */
export async function editExecutionFile(
  project: string,
  path: string,
  change: (value: unknown) => object,
): Promise<boolean> {
  if (openMswSubfolder(project, 'execution').status === 'refused') return false;
  const locked = await withLock(path, () =>
    writeFileAtomic(path, `${JSON.stringify(change(readExecutionFile(project, path)), null, 1)}\n`),
  );
  return locked.status === 'done';
}
