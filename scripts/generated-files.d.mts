import type { SettingsFile } from '../src/app/config/settings.ts';
import type { Noun } from '../src/app/operations/nouns.ts';
import type { Operation } from '../src/app/operations/operation/operation.ts';
import type { SlashCommand } from '../src/core/commands/slash-commands.ts';

export function generatedFiles(
  tables: {
    readonly nouns: Readonly<Record<string, Pick<Noun, 'about'>>>;
    readonly operations: readonly Operation[];
    readonly commands: readonly SlashCommand[];
    /** An operation as it is typed, without its options. */
    readonly usageOf: (operation: Operation) => string;
    readonly fileSchema: (file: SettingsFile) => object;
  },
  read: (path: string) => string | null,
): ReadonlyMap<string, string>;
