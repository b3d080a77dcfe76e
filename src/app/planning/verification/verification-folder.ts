// Where the evidence of a phase's verification is kept: `.msw/verification/<phase folder>/`.

import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Folder, mswPath, openMswFolder } from '../../../adapters/files/msw-folder.ts';

/** Makes it; refused where a part of the way is a link or no folder. `parts` are names that MSW or a phase has. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  const msw = openMswFolder(root);
  if (msw.status === 'refused') return msw;
  let path = msw.path;
  for (const part of ['verification', ...parts]) {
    path = join(path, part.replaceAll(/[^\w.-]/g, '_'));
    mkdirSync(path, { recursive: true });
    if (lstatSync(path).isSymbolicLink()) return { status: 'refused', reason: `${path} is a symbolic link` };
  }
  return { status: 'ok', path };
}

export function judgementsPath(root: string, phaseFolder: string): string {
  return mswPath(root, 'verification', phaseFolder.replaceAll(/[^\w.-]/g, '_'), 'judgements.json');
}
