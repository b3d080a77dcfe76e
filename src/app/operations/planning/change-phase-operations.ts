// Adds, inserts, removes and changes the phases of a roadmap, in gsd-core's order of arguments.

import { forPeople } from '../../../core/text/for-people.ts';
import type { PlanningProject } from '../../planning/documents/read-project.ts';
import {
  addPhase,
  editPhase,
  insertPhase,
  type PhasesChanged,
  removePhase,
} from '../../planning/phases/change-phases.ts';
import { inPlanning } from '../operation/in-project.ts';
import { flag, text, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, type Result } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';

type Changed = Extract<PhasesChanged, { status: 'done' }>;

function change(
  place: RequestPlace,
  run: (project: PlanningProject) => Promise<PhasesChanged>,
): Promise<Result<Changed>> {
  return inPlanning<Changed>(place, async (project) => {
    const result = await run(project);
    return result.status === 'refused' ? result : done(result);
  });
}

function told(what: string) {
  return ({ number, name, folder, renamed }: Changed) =>
    forPeople(
      [
        `Phase ${number} (${name}) is ${what}.`,
        ...(folder === null ? [] : [`Its folder: ${folder}`]),
        ...renamed.map(([from, to]) => `${from} is now ${to}.`),
        'Nothing is committed yet.',
      ],
      200,
    );
}

const add = operation({
  name: 'phase add',
  about: 'Add a phase behind the last one of the milestone',
  effect: 'writes',
  inputs: { name: word('its name') },
  run: (place, { name }) => change(place, (project) => addPhase(project, name)),
  shown: told('added'),
});

const insert = operation({
  name: 'phase insert',
  about: 'Insert a phase behind another, as its next decimal',
  effect: 'writes',
  inputs: { after: word('the phase before it'), name: word('its name') },
  run: (place, { after, name }) => change(place, (project) => insertPhase(project, after, name)),
  shown: told('inserted'),
});

const remove = operation({
  name: 'phase remove',
  about:
    'Remove a phase and renumber those behind it, with everything that refers to them; its folder is kept',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { phase: word('the phase'), force: flag('although it has plans that are done') },
  run: (place, { phase, force }) =>
    refuseToClaude(place.caller, 'phase remove') ??
    change(place, (project) => removePhase(project, phase, force)),
  shown: told('removed'),
});

const edit = operation({
  name: 'phase edit',
  about: 'Change the name or a line of a phase in the roadmap',
  effect: 'writes',
  inputs: {
    phase: word('the phase'),
    name: text('TEXT', 'its name'),
    goal: text('TEXT', 'its goal'),
    depends: text('TEXT', 'what it depends on'),
    requirements: text('IDS', 'the requirements that it serves'),
  },
  run: (place, { phase, ...given }) => {
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    if (Object.keys(wanted).length === 0)
      return misused('Say what to change: --name, --goal, --depends or --requirements.');
    return change(place, (project) => editPhase(project, phase, wanted));
  },
  shown: told('changed'),
});

export const changePhaseOperations: readonly Operation[] = [add, insert, remove, edit];
