// The doctor's look at the user folder, at the key that tells this machine's loops from foreign ones, and at the list
// of trusted commands.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { trustProblem } from '../../adapters/user/trust-store.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export function diagnoseUserFolder({ project, env }: Workspace): DiagnosisCheck {
  const name = 'user folder';
  const folder = ownUserFolder(project, env);
  if (folder.status === 'refused') {
    return broken(
      name,
      folder.reason,
      'Set MSW_HOME to a folder of your own outside every project, or unset it.',
    );
  }
  return fine(name, folder.path);
}

export function diagnoseKey({ project, env }: Workspace): DiagnosisCheck {
  const name = 'signing key';
  const folder = ownUserFolder(project, env);
  if (folder.status === 'refused')
    return broken(name, 'no user folder, so no key', 'Fix the user folder first.');
  const path = join(folder.path, 'key');
  const file = readText(path, privateFile(folder.path));
  if (file.status === 'missing') return fine(name, 'made with the first loop');
  if (file.status === 'refused')
    return broken(name, `${path} cannot be used: ${file.reason}`, 'If it is not yours, move it away.');
  if (!/^[0-9a-f]{64}\s*$/.test(file.text)) {
    return broken(
      name,
      `${path} does not hold a key`,
      'Move it away to get a new one; loops that run now are then disowned.',
    );
  }
  const open = process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
  if (open) return odd(name, `${path} can be read by other users`, `chmod 600 "${path}"`);
  return fine(name, path);
}

export function diagnoseTrustList({ userFolder: folder }: Workspace): DiagnosisCheck {
  const name = 'trust list';
  const problem = folder === '' ? null : trustProblem(folder);
  return problem === null
    ? fine(name, 'readable')
    : broken(name, problem, 'Until then no command of a file runs.');
}
