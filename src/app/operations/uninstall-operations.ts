// Leaves MSW: lists everything that it wrote on this machine, and removes it once a person agrees.

import { keyForLooking } from '../../adapters/files/signing-key.ts';
import { agreesInTerminal, mayAskHere } from '../../adapters/user/ask-in-terminal.ts';
import { renderLeaving } from '../../core/leaving/leaving-text.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { planLeave } from '../leaving/leave.ts';
import { lineOf } from '../workspace/cli-command.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag } from './operation/inputs.ts';
import { done, type Operation, operation, refused } from './operation/operation.ts';

const uninstall = operation({
  name: 'uninstall',
  about:
    'List everything that MSW wrote on this machine and, with consent, remove it; then the plugin can go',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:uninstall',
  // The journal goes as well.
  isNoted: false,
  inputs: {
    yes: flag('remove it; in a terminal you are asked otherwise'),
    branches: flag('also branches and worktrees with work that is nowhere else'),
    notes: flag('also notes of the memory and readers that git does not track'),
  },
  run: (place, { yes, ...choice }) =>
    inWorkspace(
      place,
      async (workspace) => {
        const { leaving, remove } = await planLeave(workspace, choice);
        const text = { leaving, again: lineAgain(choice), isShown: false };
        const { running, traces } = leaving;
        const mayRemove = running.length === 0 && traces.some(({ stays }) => stays === null);
        const mayAsk = !yes && place.caller.isTerminal && mayAskHere() && mayRemove;
        if (mayAsk) place.tell(renderLeaving(leaving, text.again));
        if (!yes && !(mayAsk && (await agreesInTerminal('Remove it?'))))
          return done({ ...text, isShown: mayAsk });
        const [first] = running;
        if (first !== undefined)
          return refused(
            `Nothing was removed, since MSW works: ${running.map(({ what }) => what).join('; ')}. Stop it first: ${running.map(({ stop }) => stop).join(' ; ')}`,
          );
        const left = await remove();
        if (left.troubles.length === 0) return done({ ...text, leaving: left });
        return {
          status: 'failed' as const,
          value: { ...text, leaving: left },
          reason: 'Some of it is still there: call it again when that is fixed.',
        };
      },
      keyForLooking,
    ),
  json: ({ leaving }) => leaving,
  shown: ({ leaving, again, isShown }) =>
    isShown ? forPeople(['Nothing was removed.']) : renderLeaving(leaving, again),
});

function lineAgain({ branches, notes }: { readonly branches: boolean; readonly notes: boolean }): string {
  return lineOf(`uninstall --yes${branches ? ' --branches' : ''}${notes ? ' --notes' : ''}`);
}

export const uninstallOperations: readonly Operation[] = [uninstall];
