// A check of a team's own, which prints a banner with an id and the time around its rows: what it printed when it passed
// tells the real client what its failure is, in the next loop as well.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { toolThenText } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { endingsOf, makePlace, runJourney } from './journey.ts';

const AUDIT = `const { existsSync, readFileSync } = require('node:fs');
const rows = readFileSync('rows', 'utf8').split('\\n').filter(Boolean);
const plan = (process.pid * 7919 + 0x1a2b3c4d).toString(16).slice(-8);
console.log(['seat audit, 212 seats, plan ' + plan, ...rows, 'audit took ' + process.pid % 97 / 10 + ' s'].join('\\n'));
process.exitCode = rows.length > 0 ? 1 : 0;
`;
const ROWS = ['row 12  A  sold twice', 'row 31  F  blocked and sold', 'row 48  C  no price band'];
const mend = { name: 'Bash', input: { command: 'sed -i.old 1d rows', description: 'one row fixed' } };

for (const version of sampleOf('seat audit', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`a check of a team's own on ${version}`, () => {
    it('is named by its rows once it has passed, and fixing one of them is progress', {
      timeout: 180_000,
    }, async () => {
      const { cwd, home } = makePlace();
      writeFileSync(join(cwd, 'audit.js'), AUDIT);
      const loop = async (rows: readonly string[]) => {
        writeFileSync(join(cwd, 'rows'), `${rows.join('\n')}\n`);
        await runJourney({
          ...{ version, cwd, home, timeoutMs: 80_000 },
          prompt: '/msw:loop "sell each seat once" --check "node audit.js" --max-iterations 12',
          script: { main: [toolThenText(mend, 'One row is fixed.')] },
        });
      };
      await loop(ROWS.slice(0, 1));
      expect(existsSync(join(cwd, '.msw', 'checks'))).toBe(true);
      await loop(ROWS);
      expect(endingsOf(cwd)).toEqual(['done', 'done']);
      const loops = join(cwd, '.msw', 'loops');
      const [first, second] = readdirSync(loops)
        .sort()
        .map((id) => readFileSync(join(loops, id, 'iteration-000.md'), 'utf8'));
      expect(first).toContain('No passing run is known here yet of node');
      expect(second).not.toContain('No passing run is known');
      const problems = second?.slice(0, second.indexOf('## Output')) ?? '';
      expect(problems).toMatch(/row \d\d [AFC] /);
      expect(problems).not.toContain('seat audit, 212 seats');
      const changes = readJournal(cwd).flatMap((line) =>
        line.event === 'iteration-finished' ? [JSON.stringify(line)] : [],
      );
      expect(changes.at(-1)).toMatch(/1 of \d problems? gone|says less/);
    });
  });
}
