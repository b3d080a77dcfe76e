// Whether a client that works without a person may change anything: a tool that nothing allows is refused, and the
// client would spend its turns on that.

import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { fieldsOf } from '../../adapters/files/read-json.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** By these options for the client, or by its own settings, of whatever kind. */
export function mayEdit(
  workspace: Workspace,
  given: { readonly permissionMode: string | null; readonly allowedTools: readonly string[] },
): boolean {
  const settings = readClientSettings(workspace).map(({ value }) => fieldsOf(value.permissions));
  const modes = [given.permissionMode, ...settings.map(({ defaultMode }) => defaultMode)];
  const rules = [
    ...given.allowedTools,
    ...settings.flatMap(({ allow }): readonly unknown[] => (Array.isArray(allow) ? allow : [])),
  ];
  return modes.some((mode) => EDITING.has(mode)) || rules.some(allowsChanges);
}

const EDITING: ReadonlySet<unknown> = new Set(['acceptEdits', 'auto', 'bypassPermissions']);

/** A rule may be a list of several, as in an option of the client. */
function allowsChanges(rule: unknown): boolean {
  return (
    typeof rule === 'string' && /\b(?:Edit|MultiEdit|NotebookEdit|Write|Bash|PowerShell|mcp__)/.test(rule)
  );
}
