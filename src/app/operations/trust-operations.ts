// Manages which commands from files may run in a project.

import { trustProblem } from '../../adapters/user/trust-store.ts';
import { renderTrust } from '../../core/report/trust-text.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { manageTrust } from '../trust/manage-trust.ts';
import { inWorkspace } from './operation/in-project.ts';
import { exact, optionalWord, text, word } from './operation/inputs.ts';
import { done, misused, type Operation, operation, type Result } from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';

interface Changed {
  readonly project: string;
  readonly changed: boolean;
  readonly message: string;
}

const list = operation({
  name: 'trust list',
  about: 'Show what is trusted here, and what was refused and waits',
  effect: 'reads',
  asciiJson: true,
  inputs: {},
  run: (place) =>
    inWorkspace(place, (workspace) => {
      const problem = trustProblem(workspace.userFolder);
      const notice = problem === null ? undefined : `${problem}; until then no command of a file runs.`;
      return { status: 'done', value: manageTrust(workspace).list(), notice };
    }),
  shown: renderTrust,
});

const add = operation({
  name: 'trust add',
  about: 'Let a command that a file names run in this project',
  effect: 'writes',
  callers: 'people',
  asciiJson: true,
  inputs: {
    command: exact(optionalWord('one command in quotes', 'exactly as the file has it')),
    digest: text('DIGEST', 'the one that the list shows with this digest'),
  },
  run: (place, { command, digest }) => {
    if ((command === null || command.trim() === '') === (digest === null))
      return misused('trust add needs one command in quotes, exactly as the file has it, or --digest D.');
    return change(place, (manager) =>
      digest === null ? manager.add(command ?? '') : manager.addByDigest(digest),
    );
  },
  shown: changedText,
});

const remove = operation({
  name: 'trust remove',
  about: 'Take it back, by its text or as the list shows it',
  effect: 'writes',
  callers: 'people and scripts',
  asciiJson: true,
  inputs: { command: exact(word('one command in quotes')) },
  run: (place, { command }) => change(place, (manager) => manager.remove(command)),
  shown: changedText,
});

export const trustOperations: readonly Operation[] = [list, add, remove];

type Manager = ReturnType<typeof manageTrust>;

function change(
  place: RequestPlace,
  make: (manager: Manager) => ReturnType<Manager['add']>,
): Promise<Result<Changed>> {
  return inWorkspace(place, async (workspace) => {
    const result = await make(manageTrust(workspace));
    if (result.status === 'refused') return result;
    const { changed, message } = result;
    return done({ project: workspace.project, changed, message });
  });
}

function changedText({ message }: Changed) {
  return forPeople([message], Infinity);
}
