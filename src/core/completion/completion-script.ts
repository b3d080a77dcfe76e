// The script with which a shell completes the command line.

import { bashScript } from './bash-script.ts';
import type { CompletionTable } from './completion-table.ts';
import { fishScript } from './fish-script.ts';
import { powershellScript } from './powershell-script.ts';

/**
 * @param program how the user calls the command line: letters, digits, `_`, `-` and `.`
 * @param line what prints this script
 */
export function completionScript(
  shell: Shell,
  { program, line }: { readonly program: string; readonly line: string },
  table: CompletionTable,
): string {
  const head = `# Completes ${program} in ${shell}. To load it: `;
  switch (shell) {
    case 'bash':
    case 'zsh':
      return `${head}eval "$(${line})"\n${bashScript(program, table, shell)}`;
    case 'fish':
      return `${head}${line} | source\n${fishScript(program, table)}`;
    case 'powershell':
      return `${head}${line} | Out-String | Invoke-Expression\n${powershellScript(program, table)}`;
  }
}

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type Shell = (typeof SHELLS)[number];
