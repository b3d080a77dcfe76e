// The operations of people and scripts on the snapshots of a loop.

import { renderDifference } from '../../core/snapshots/difference-text.ts';
import { renderUndo } from '../../core/snapshots/undo-text.ts';
import { showDifference } from '../snapshots/show-difference.ts';
import { undoFiles } from '../snapshots/undo-files.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag, optionalWord, text } from './operation/inputs.ts';
import { done, type Operation, operation } from './operation/operation.ts';

const loop = text('ID', 'a loop id or the beginning of one; without it the newest with snapshots is meant');
const session = text('ID', 'the loop of this session');

const diff = operation({
  name: 'loop diff',
  about: 'Show what an iteration changed, or what differs between the ends of two',
  effect: 'reads',
  inputs: {
    iteration: optionalWord('an iteration', 'without it the last one; 0 is the start of the loop'),
    until: optionalWord('another iteration', 'then the difference between the two'),
    stat: flag('only the files, without the patch'),
    loop,
    session,
  },
  run: (place, { iteration, until, stat, ...wanted }) =>
    inWorkspace(place, async (workspace) => {
      const shown = await showDifference(workspace, { ...wanted, iteration, until, filesOnly: stat });
      return shown.status === 'refused' ? shown : done(shown.difference);
    }),
  text: renderDifference,
});

const undo = operation({
  name: 'loop undo',
  about: 'Bring the files back to the end of an iteration; shows first what would change',
  effect: 'writes',
  callers: 'people',
  slash: '/msw:undo',
  inputs: {
    iteration: optionalWord('an iteration', 'without it the one before; 0 is the start of the loop'),
    yes: flag('do it'),
    back: flag('take the last undo back'),
    loop,
    session,
  },
  run: (place, wanted) =>
    inWorkspace(place, async (workspace) => {
      const undone = await undoFiles(workspace, wanted);
      return undone.status === 'refused' ? undone : done(undone.undo);
    }),
  shown: renderUndo,
});

export const snapshotOperations: readonly Operation[] = [diff, undo];
