// The doctor's check of the client's settings: whether hooks may run at all.

import { impostorServer } from '../../adapters/claude-code/impostor-server.ts';
import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { fieldsOf } from '../../adapters/files/read-json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export function diagnoseHookPolicy(workspace: Workspace): DiagnosisCheck {
  const name = 'hooks allowed';
  const all = readClientSettings(workspace);
  const off = all.find(({ value }) => value.disableAllHooks === true);
  if (off !== undefined) {
    return broken(
      name,
      `"disableAllHooks" is true in the ${off.name} (${off.path})`,
      'Remove it: without hooks MSW cannot see anything.',
    );
  }
  const managed = all.find(({ value }) => value.allowManagedHooksOnly === true);
  if (managed?.name === 'managed settings') {
    return broken(
      name,
      `"allowManagedHooksOnly" is true in ${managed.path}`,
      'Ask whoever manages this machine to allow MSW’s hooks.',
    );
  }
  if (managed !== undefined) {
    return odd(name, `"allowManagedHooksOnly" is true in the ${managed.name}, where it has no effect`, null);
  }
  const unreadable = all.find(({ problem }) => problem !== null);
  if (unreadable !== undefined)
    return odd(name, `${unreadable.path} cannot be read: ${unreadable.problem}`, 'Fix the file.');
  return fine(name, 'yes');
}

/** Variables that are left out because the project may have set them. */
export function diagnoseVariables({ withheld }: Workspace): DiagnosisCheck {
  const name = 'variables';
  if (withheld === null) return fine(name, 'none that MSW leaves out');
  const [wrong = withheld, cure = null] = withheld.split(/; (?=[^;]*$)/);
  return odd(name, wrong, cure);
}

/** Whether the tools that Claude takes for MSW's are MSW's. */
export function diagnoseToolNames({ project, env }: Workspace): DiagnosisCheck {
  const name = 'tool names';
  const impostor = impostorServer([project, env.CLAUDE_PROJECT_DIR || project]);
  return impostor === null ? fine(name, 'MSW’s alone') : broken(name, impostor.wrong, impostor.cure);
}

/** The value that the settings give this environment variable of the client; the more specific file wins. */
export function variableInSettings(workspace: Workspace, name: string): string | undefined {
  const values = readClientSettings(workspace).map(({ value }) => fieldsOf(value.env)[name]);
  return values.findLast((value) => typeof value === 'string');
}
