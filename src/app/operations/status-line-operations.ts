// Installs and removes MSW in the status line of Claude Code.

import { join } from 'node:path';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { forPeople } from '../../core/text/for-people.ts';
import type { Prose } from '../../core/text/prose.ts';
import {
  installStatusLine,
  removeStatusLine,
  type StatusLineChange,
  type StatusLineResult,
} from '../status-line/install-status-line.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag } from './operation/inputs.ts';
import { done, type Operation, operation, type Result, refused } from './operation/operation.ts';

const yes = flag('do it; without it you see what would change');

const install = operation({
  name: 'statusline install',
  about: 'Show the loop of a session in its status line, below your own',
  effect: 'writes',
  callers: 'people',
  inputs: { yes },
  run: (place, { yes: doIt }) => {
    const root = place.env.CLAUDE_PLUGIN_ROOT;
    const program = root === undefined ? null : textOf(join(root, 'dist', 'status-line.mjs'), named);
    if (program === null) return refused('dist/status-line.mjs of MSW cannot be read: install MSW again.');
    return inWorkspace(place, (workspace) => resultOf(installStatusLine(workspace, program, doIt)));
  },
  shown: (change) => changeText(change, lineToType`statusline install --yes`),
});

const remove = operation({
  name: 'statusline remove',
  about: 'Remove it; your settings are then as they were',
  effect: 'writes',
  callers: 'people',
  inputs: { yes },
  run: (place, { yes: doIt }) =>
    inWorkspace(place, (workspace) => resultOf(removeStatusLine(workspace, doIt))),
  shown: (change) => changeText(change, lineToType`statusline remove --yes`),
});

export const statusLineOperations: readonly Operation[] = [install, remove];

function resultOf(result: StatusLineResult): Result<StatusLineChange> {
  return result.status === 'ok' ? done(result.change) : refused(result.reason);
}

function changeText({ planned, message }: StatusLineChange, line: Prose) {
  return forPeople(
    planned ? [`This would happen: ${message}`, `Nothing was changed. To do it: ${line}`] : [message],
  );
}
