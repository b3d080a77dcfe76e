// The doctor's look at the user folder and at the key that tells this machine's loops from foreign ones.

import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { userFolder } from '../../adapters/files/user-folder.ts';
import type { Workspace } from '../workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export function diagnoseUserFolder({ project, env }: Workspace): DiagnosisCheck {
  const name = 'user folder';
  const folder = userFolder(project, env);
  if (folder.status === 'refused') {
    return broken(
      name,
      folder.reason,
      'Set MSW_HOME to a folder of your own outside every project, or unset it.',
    );
  }
  const open = othersMay(folder.path, 0o022);
  if (open) return odd(name, `${folder.path} can be changed by other users`, `chmod 700 "${folder.path}"`);
  return fine(name, folder.path);
}

export function diagnoseKey({ project, env }: Workspace): DiagnosisCheck {
  const name = 'signing key';
  const folder = userFolder(project, env);
  if (folder.status === 'refused')
    return broken(name, 'no user folder, so no key', 'Mend the user folder first.');
  const path = join(folder.path, 'key');
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return fine(name, 'made with the first loop');
  if (!/^[0-9a-f]{64}\s*$/.test(readFileSync(path, 'utf8'))) {
    return broken(
      name,
      `${path} does not hold a key`,
      'Move it away to get a new one; loops that run now are then disowned.',
    );
  }
  if (othersMay(path, 0o077)) return odd(name, `${path} can be read by other users`, `chmod 600 "${path}"`);
  return fine(name, path);
}

function othersMay(path: string, bits: number): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & bits) !== 0;
}
