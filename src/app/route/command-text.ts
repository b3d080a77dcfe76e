// Loads the text of another command of this plugin, as the client would show it to Claude: a routed task is done in
// that command's own words.

import { join } from 'node:path';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import type { CommandName } from '../../core/commands/slash-commands.ts';
// biome-ignore lint/style/noRestrictedImports: the files of commands are words of ours.
import { ours, type Prose } from '../../core/text/ours.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Null when the client does not say where the plugin is. */
export function commandText({ env }: Pick<Workspace, 'env'>, name: CommandName): Prose | null {
  const root = env.CLAUDE_PLUGIN_ROOT;
  const file = root === undefined ? null : textOf(join(root, 'commands', `${name}.md`), named);
  return file === null ? null : ours(file.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '').trim());
}
