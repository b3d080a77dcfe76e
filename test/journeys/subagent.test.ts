// A subagent that the loop names is held to its checks; any other goes as if MSW were not there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/files/journal.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample } from '../support/sample-project.ts';
import { makePlace, runJourney } from './journey.ts';

const callAgent: Step = (request) =>
  request.toolResults.length > 0
    ? 'The agent is back.'
    : {
        tools: [
          {
            name: 'Agent',
            input: {
              description: 'fix it',
              prompt: 'fix value.txt',
              subagent_type: 'general-purpose',
              run_in_background: false,
            },
          },
        ],
      };

for (const version of sampleOf('subagent', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`subagents on ${version}`, () => {
    it('holds an agent that was named until the check passes', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js" --agent general-purpose',
        script: {
          main: [callAgent],
          sub: [
            'I am done.',
            { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
            { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } }] },
            'Now I am.',
          ],
        },
      });
      const told = run.allRequests
        .filter((request) => request.lane === 'sub')
        .map((request) => request.userText);
      expect(
        told.some((text) => text.includes('SubagentStop hook additional context: MSW loop: iteration 2')),
      ).toBe(true);
      expect(readFileSync(join(cwd, 'value.txt'), 'utf8')).toBe('ready\n');
      const ended = readJournal(cwd).filter((line) => line.event === 'loop-ended');
      expect(ended.map((line) => [line.session?.includes('#'), line.cause])).toEqual([
        [true, 'done'],
        [false, 'done'],
      ]);
    });

    it('lets every other agent go', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const _run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js" --max-iterations 1',
        script: { main: [callAgent], sub: ['I am done.'] },
      });
      expect(readJournal(cwd).some(({ session }) => session?.includes('#'))).toBe(false);
      expect(readJournal(cwd).filter((line) => line.event === 'loop-ended')).toHaveLength(1);
    });
  });
}
