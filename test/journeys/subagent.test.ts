import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample } from '../support/sample-project.ts';
import { makePlace, runJourney } from './journey.ts';

describe('subagent', () => {
  // A subagent that the loop names is held to its checks; any other runs as if MSW were not there.
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
    requireOrSkip(`client ${version}`)(`a subagent on ${version}`, () => {
      it('is held until the check passes when the loop names it', async () => {
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
              {
                tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } }],
              },
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

      it('is released when the loop does not name it', async () => {
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
});

describe('review', () => {
  // Criteria that no command can test: an agent judges them, Claude fixes the findings, and the ending says who judged.
  /** Starts the reviewer as MSW asked for it. */
  const review: Step = (request) => {
    const page = /\.msw\/loops\/[\w-]+\/review\.md/.exec(
      request.userText.split('msw:reviewer').at(-1) ?? '',
    )?.[0];
    if (page === undefined) return 'No review was asked for.';
    const input = {
      description: 'review',
      prompt: page,
      subagent_type: 'msw:reviewer',
      run_in_background: false,
    };
    return { tools: [{ name: 'Agent', input }] };
  };

  for (const version of sampleOf('review', CLIENT_VERSIONS, 1)) {
    requireOrSkip(`client ${version}`)(`a review on ${version}`, () => {
      it('is requested when the checks pass, fails, and passes for other files', async () => {
        const { cwd, home } = makePlace();
        makePlainSample(cwd);
        const write = (content: string): Step => ({
          tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
        });
        const run = await runJourney({
          version,
          cwd,
          home,
          prompt: '/msw:loop "make it ready" --check "node check.js" --review "it ends with a line break"',
          script: {
            main: [
              { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
              write('ready'),
              'It is ready.',
              review,
              'It was reviewed.',
              write('ready\n'),
              'Now it ends with a line break.',
              review,
              'It was reviewed again.',
            ],
            sub: [
              '1. FAIL - value.txt has none\nREVIEW: FAIL',
              '1. PASS - value.txt:1 ends with one\nREVIEW: PASS',
            ],
          },
        });
        const asked = run.allRequests.filter((request) => request.lane === 'sub').map((r) => r.userText);
        expect(asked).toHaveLength(2);
        expect(asked.every((text) => /\.msw\/loops\/[\w-]+\/review\.md/.test(text))).toBe(true);
        const [ended] = readJournal(cwd).filter((line) => line.event === 'loop-ended');
        expect(ended?.cause).toBe('done');
        const report = readFileSync(join(cwd, '.msw', 'loops', ended?.loop ?? '', 'report.md'), 'utf8');
        expect(report).toContain('a model found the criterion met');
        expect(report).toContain('1. it ends with a line break');
        expect(run.requests.some((r) => r.userText.includes('“1. value.txt has none”'))).toBe(true);
      });
    });
  }
});
