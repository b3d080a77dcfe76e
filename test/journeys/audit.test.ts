// The audit of what the real client wrote: a session that claimed to be done while its tests were red, and an honest one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlace, PLUGIN } from './journey.ts';

const TEST = `import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
test('value', () => assert.equal(readFileSync('value.txt', 'utf8').trim(), 'ready'));
`;
const run: Step = { tools: [{ name: 'Bash', input: { command: 'node --test', description: 'tests' } }] };

for (const version of sampleOf('audit', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`the audit on ${version}`, () => {
    it('tells a turn that the next run refuted from one that ran its tests', {
      timeout: 180_000,
    }, async () => {
      const { cwd, home } = makePlace();
      writeFileSync(join(cwd, 'value.test.mjs'), TEST);
      const writes = (content: string): Step => ({
        text: 'I write it.',
        tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
      });
      const session = (turns: readonly string[], main: readonly Step[]) =>
        runClient({ ...{ version, cwd, home, timeoutMs: 80_000 }, turns, script: { main } });
      const claiming = [writes('no\n'), 'All done: it is ready.\nAnd more.', run, run, 'It fails.'];
      await session(['make it ready', 'run the tests'], claiming);
      // The client wants a file read before it is written.
      const read: Step = { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] };
      await session(['make it ready'], [run, read, writes('ready\n'), run, 'It passes.']);
      const env = { PATH: process.env.PATH ?? '', HOME: home, MSW_HOME: join(home, 'msw-home') };
      const cli = [join(PLUGIN, 'dist', 'cli.mjs'), 'audit', '--json'];
      const { stdout } = await execa(process.execPath, cli, { env, cwd, extendEnv: false });
      const told = JSON.parse(stdout);
      expect(told).toMatchObject({
        ...{ sessions: 2, projects: 1, turns: 3, runs: { all: 4, red: 3 }, skipped: { lines: 0, files: 0 } },
        endedOnEdit: {
          refuted: { count: 1, tokens: 240, examples: [{ project: cwd, says: 'All done: it is ready.' }] },
          ...{ held: 0, unchecked: 0 },
        },
        ...{ endedOnRed: { count: 1 }, failedIdly: { count: 1, tokens: 120 }, failedAgain: { count: 0 } },
      });
      expect(told.failedIdly.examples[0].says).toContain('value');
    });
  });
}
