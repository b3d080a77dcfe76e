// What is shared with a team's PostgreSQL.

import { plainLine } from '../../core/text/plain-line.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { shareLines } from '../sharing/share-lines.ts';
import { inWorkspace } from './in-project.ts';
import { done, type Operation, operation, refused } from './operation.ts';

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

export const sharingOperations: readonly Operation[] = [sync];
