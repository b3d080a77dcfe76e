// Where the evidence of a phase's verification is kept: `.msw/verification/<phase folder>/`.

import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';

/** Makes it; refused where a part of the way is a link or no folder. `parts` are names that MSW or a phase has. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  return openMswSubfolder(root, 'verification', ...parts.map(plainName));
}

export function judgementsPath(root: string, phaseFolder: string): string {
  return mswPath(root, 'verification', plainName(phaseFolder), 'judgements.json');
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
