import type { Operation } from '../src/app/operations/operation/operation.ts';
import type { SlashCommand } from '../src/core/commands/slash-commands.ts';

export function generatedFiles(
  operations: readonly Operation[],
  commands: readonly SlashCommand[],
  read: (path: string) => string | null,
): ReadonlyMap<string, string>;
