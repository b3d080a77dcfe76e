// The decision log of a day of work in the real client, and its way to a collector.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { openReceiver } from '../support/otlp-receiver.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample } from '../support/sample-project.ts';
import { makePlace, PLUGIN, runJourney } from './journey.ts';

const CLI = join(PLUGIN, 'dist', 'cli.mjs');

for (const version of sampleOf('log', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`the decision log on ${version}`, () => {
    it('records what was typed, called and decided, and the outcome; a collector gets it when the loop ends', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const user = join(home, 'msw-home');
      mkdirSync(user, { recursive: true, mode: 0o700 });
      const receiver = await openReceiver();
      // From the user's own settings; what the project sets in the client's environment does not count.
      writeFileSync(join(user, 'settings.json'), JSON.stringify({ otlp: { endpoint: receiver.endpoint } }), {
        mode: 0o600,
      });
      const file_path = join(cwd, 'value.txt');
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "Make the value ready" --check "node check.js"' },
        env: { MSW_HOME: user, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
        script: {
          main: [
            { tools: [{ name: 'Read', input: { file_path } }] },
            {
              tools: [
                { name: 'Bash', input: { command: `node "${CLI}" memory search value`, description: 'x' } },
              ],
            },
            { tools: [{ name: 'Write', input: { file_path, content: 'ready\n' } }] },
            'It is ready.',
          ],
        },
      });
      expect(run.exitCode).toBe(0);
      const ended = await receiver.waitFor('msw.loop-ended');
      expect(ended).toMatchObject({ body: expect.stringContaining('ended: done'), severity: 9 });
      expect(receiver.records.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['msw.route-chosen', 'msw.loop-armed', 'msw.called']),
      );
      await receiver.close();
      const env = { PATH: process.env.PATH ?? '', HOME: home, MSW_HOME: user };
      const { stdout } = await execa(process.execPath, [CLI, 'log', '--project', cwd], {
        env,
        extendEnv: false,
      });
      const told = stdout.split('\n').map((line) => line.replace(/^ +\d\d:\d\d:\d\d +/, ''));
      expect(told).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^decision +way chosen: loop: Make the value ready; You typed --check/),
          expect.stringMatching(/^decision +armed: node \(node check\.js\)/),
          expect.stringMatching(/^call +Claude called memory search value:/),
          expect.stringMatching(/^outcome +ended: done/),
        ]),
      );
    });
  });
}
