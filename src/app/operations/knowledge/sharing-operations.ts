// Shares answers, fixes and notes with a team's PostgreSQL.

import { isSharedName, nameShared } from '../../../adapters/user/project-choices.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { shareLines } from '../../sharing/share-lines.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { flag, optionalWord } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from '../operation/operation.ts';

const sync = operation({
  name: 'sharing sync',
  about: "Exchange answers and fixes with your team's PostgreSQL now; a loop does it in every turn",
  effect: 'asks',
  callers: 'people and scripts',
  inputs: {},
  run: (place) =>
    inWorkspace(place, async (workspace) => {
      const shared = await shareLines(workspace, true);
      switch (shared.status) {
        case 'off':
          return refused(
            'Nothing is shared: name a server with "postgres" in settings.json of the user folder, or MSW_POSTGRES.',
          );
        case 'refused':
          return refused(`Nothing is shared: ${shared.reason}.`);
        case 'away':
          return refused(`${shared.server} cannot be used: ${plainLine(shared.reason, 300)}.`);
        case 'done':
          return done({ server: shared.server, sent: shared.sent, received: shared.received });
      }
    }),
  text: ({ server, sent, received }) => prose`${quoteName(server, 200)}: ${sent} sent, ${received} received`,
});

const notes = operation({
  name: 'sharing notes',
  about: "Share this project's notes with your team under a name, the same in each clone; --off ends it",
  effect: 'writes',
  callers: 'people',
  inputs: {
    name: optionalWord('the name of the project', 'may be left out with --off'),
    off: flag('stop sharing them; what is on the server stays there'),
  },
  run: (place, { name, off }) =>
    inWorkspace<{ readonly name: string | null }>(place, async ({ userFolder, project }) => {
      if (off === (name !== null)) return misused('sharing notes needs a NAME, or --off.');
      if (name !== null && !isSharedName(name))
        return misused('The name may have letters, digits, dots, dashes and underscores, at most 80.');
      const unkept = await nameShared(userFolder, project, name);
      return unkept === null ? done({ name }) : refused(`Nothing was changed: ${unkept}.`);
    }),
  text: ({ name }) =>
    name === null
      ? prose`The notes of this project are no longer shared.`
      : prose`The notes of this project are shared as ${quoteName(name)}, from the next turn of a loop on, or at once: ${lineToType`sharing sync`}`,
});

export const sharingOperations: readonly Operation[] = [sync, notes];
