// Who owns a loop: one session, through resume and compaction, and no other.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withoutClientMarks } from '../../src/adapters/environment/client-marks.ts';
import { type ClientRun, runClient, startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { hookResponsesOf } from '../support/client-events.ts';
import { sampleOf } from '../support/depth.ts';
import { makeGate, toolThenText } from '../support/model-script.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { endingsOf, iterationsOf, journalOf, makePlace, ownersOf, PLUGIN, runJourney } from './journey.ts';

sampled();

const anyTool = { name: 'Bash', input: { command: 'true', description: 'nothing' } };
const promiseLoop = '/msw:loop "keep going" --promise DONE';

const openServer = async (script: Parameters<typeof startModelServer>[0]): Promise<ModelServer> => {
  const server = await startModelServer(script);
  onTestFinished(() => server.close());
  return server;
};

const contexts = (run: ClientRun): string =>
  run.requests
    .map((request) => request.userText + request.systemText + JSON.stringify(request.messages))
    .join('\n');

for (const version of sampleOf('sessions', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`a loop’s session on ${version}`, () => {
    it('is never noticed by a session without a loop', async () => {
      const { cwd, home } = makePlace();
      const gate = makeGate();
      const server = await openServer({
        main: [
          'First.',
          { ...{ tools: [anyTool] } },
          { text: 'Second.', before: gate },
          'Third.\n<promise>DONE</promise>',
        ],
      });
      const owner = startClient({ version, cwd, home, pluginDirs: [PLUGIN], server });
      owner.send(promiseLoop);
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 2);
      const other = await runJourney({ version, cwd, home, prompt: 'hello', script: { main: ['Hi.'] } });
      expect(other.requests).toHaveLength(1);
      expect(other.results.map((result) => result.result)).toEqual(['Hi.']);
      // Its listing names the plugin's skill, as for every plugin; no hook says a word.
      expect(contexts(other).includes('hook additional context')).toBe(false);
      expect(hookResponsesOf(other.events).filter((response) => response.stdout !== '')).toEqual([]);
      gate.open();
      await owner.waitForResult(1);
      const run = await owner.finish();
      expect(run.results.at(-1)?.result).toContain('<promise>DONE</promise>');
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it('continues its loop after it was killed and resumed', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const gate = makeGate();
      const server = await openServer({ main: ['One.', { text: 'Never said.', before: gate }] });
      const first = startClient({ version, cwd, home, pluginDirs: [PLUGIN], server });
      first.send('/msw:loop "make it ready" --check "node check.js"');
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      const killed = await first.kill();
      gate.open();
      expect(iterationsOf(cwd)).toBe(1);
      writeFiles(cwd, PLAIN_SAMPLE.fix);
      const session = killed.sessionId ?? '';
      expect(ownersOf(cwd)).toEqual([session]);
      const second = await runClient({
        version,
        cwd,
        home,
        pluginDirs: [PLUGIN],
        args: ['--resume', session],
        prompt: 'go on',
        script: { main: ['Ready.'] },
      });
      expect(contexts(second).includes('An MSW loop is under way in this session: iteration 2 of 20.')).toBe(
        true,
      );
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it('is told about the loop again after compaction, which still counts iterations', async () => {
      const { cwd, home } = makePlace();
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: promiseLoop,
        script: {
          main: [
            toolThenText(anyTool, 'One.'),
            'One.',
            { tools: [anyTool] },
            { tools: [anyTool] },
            { tools: [anyTool] },
            {
              status: 400,
              error: {
                type: 'invalid_request_error',
                message: 'prompt is too long: 1000123 tokens > 1000000 maximum',
              },
            },
            toolThenText(anyTool, 'Two.'),
            'Two.',
            'Three.\n<promise>DONE</promise>',
          ],
        },
      });
      expect(contexts(run).includes('An MSW loop is under way in this session: iteration 2 of 20.')).toBe(
        true,
      );
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it('does not wait for a shell in the background', async () => {
      const { cwd, home } = makePlace();
      const command = 'until [ -e release ]; do sleep 0.1; done';
      const server = await openServer({
        main: [
          { tools: [{ name: 'Bash', input: { command, description: 'serve', run_in_background: true } }] },
          'It runs in the background.',
          'Over.\n<promise>DONE</promise>',
          'Noted.',
        ],
      });
      const client = startClient({ version, cwd, home, pluginDirs: [PLUGIN], server });
      client.send(promiseLoop);
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 2);
      await client.waitForResult(1);
      expect(iterationsOf(cwd)).toBe(1);
      expect(endingsOf(cwd)).toEqual(['done']);
      writeFileSync(join(cwd, 'release'), '');
      await client.finish();
    });

    it.skipIf(version === '2.1.197')(
      'does not wait for a monitor that is left running, which that client does not have',
      async () => {
        const { cwd, home } = makePlace();
        makePlainSample(cwd);
        const [[path, content] = ['', '']] = Object.entries(PLAIN_SAMPLE.fix);
        const monitor = {
          command: 'until [ -e release ]; do sleep 0.1; done',
          description: 'waits for a release',
        };
        const server = await openServer({
          main: [
            { tools: [{ name: 'ToolSearch', input: { query: 'select:Monitor', max_results: 1 } }] },
            { tools: [{ name: 'Monitor', input: monitor }] },
            'It will wake me.',
            { tools: [{ name: 'Write', input: { file_path: join(cwd, path), content } }] },
            'It is fixed.',
            'Noted.',
          ],
        });
        const client = startClient({
          ...{ version, cwd, home, server },
          pluginDirs: [PLUGIN],
          args: ['--include-hook-events'],
        });
        client.send('/msw:loop "make it ready" --check "node check.js"');
        await client.waitForResult(1);
        const answers = hookResponsesOf(client.events).map(({ stdout }) => stdout);
        expect(answers.filter((text) => text.includes('(monitor) keeps running'))).toHaveLength(1);
        expect(answers.join()).not.toContain('works in the background');
        expect(iterationsOf(cwd)).toBe(1);
        expect(endingsOf(cwd)).toEqual(['done']);
        writeFileSync(join(cwd, 'release'), '');
        await client.finish();
      },
    );

    it('is released by a stop from another terminal', async () => {
      const { cwd, home } = makePlace();
      const gate = makeGate();
      const server = await openServer({ main: ['One.', { text: 'Two.', before: gate }, 'never'] });
      const client = startClient({ version, cwd, home, pluginDirs: [PLUGIN], server });
      client.send(promiseLoop);
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      const env = { ...withoutClientMarks(process.env), MSW_HOME: join(home, 'msw-home') };
      const said = execFileSync(process.execPath, [join(PLUGIN, 'dist', 'cli.mjs'), 'loop', 'stop'], {
        cwd,
        env,
        encoding: 'utf8',
      });
      expect(said).toContain('is stopped after 1 iteration');
      gate.open();
      await client.waitForResult(1);
      const run = await client.finish();
      expect(run.results.at(-1)?.result).toBe('Two.');
      expect(endingsOf(cwd)).toEqual(['stopped']);
      expect(ownersOf(cwd)).toEqual([]);
    });

    it('counts an API failure as a pause and not as an iteration', async () => {
      const { cwd, home } = makePlace();
      const failing = { status: 400, error: { type: 'invalid_request_error', message: 'no such thing' } };
      // 2.1.330 retries a refused request up to five times.
      const tries = version === '2.1.197' ? 1 : 6;
      const server = await openServer({
        main: ['One.', ...Array.from({ length: tries }, () => failing), 'Back.\n<promise>DONE</promise>'],
      });
      const client = startClient({ version, cwd, home, pluginDirs: [PLUGIN], server });
      client.send(promiseLoop);
      const failed = await client.waitForResult(1);
      expect(failed.is_error).toBe(true);
      // The client does not wait for this hook.
      await vi.waitFor(() => expect(journalOf(cwd)).toContain('api-failure'), { timeout: 20_000 });
      client.send('try again');
      await client.waitForResult(2);
      await client.finish();
      expect(iterationsOf(cwd)).toBe(1);
      expect(endingsOf(cwd)).toEqual(['done']);
    });
  });
}
