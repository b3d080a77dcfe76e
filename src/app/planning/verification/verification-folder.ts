// The folder in `.msw` with what the verifications of a phase leave behind.

import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';

/** Creates it; refused when part of the path is a link or not a folder. `parts` are names from MSW or a phase. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  return openMswSubfolder(root, 'verification', ...parts.map(plainName));
}

/** A file in the folder of a phase; creates nothing. */
export function verificationPath(root: string, phaseFolder: string, name: string): string {
  return mswPath(root, 'verification', plainName(phaseFolder), name);
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
