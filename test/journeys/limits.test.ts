// How a loop ends when the check does not pass by itself: its promise, its abort word, its limits.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { countOf, drawn, sampleOf } from '../support/depth.ts';
import { toolThenText } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import {
  endingsOf,
  hookOutputs,
  iterationsOf,
  makePlace,
  readLoopFile,
  runJourney,
  workOf,
} from './journey.ts';

const step = { name: 'Bash', input: { command: 'printf x >> steps', description: 'a step' } };
/** More than the client allows without a tool call, by at least half. */
const iterations = countOf(40, 12);
const anyTool = { name: 'Bash', input: { command: 'true', description: 'nothing' } };

const isDrawn = drawn('limits of a loop', 4, 1);
for (const version of sampleOf('limits', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`a limited loop on ${version}`, () => {
    it(`runs ${iterations} iterations when each makes a tool call and the failure moves`, {
      timeout: 240_000,
    }, async () => {
      const { cwd, home } = makePlace();
      // One problem less with every step of Claude's.
      writeFileSync(
        join(cwd, 'count.js'),
        [
          "const { readFileSync } = require('node:fs');",
          "let left = 60; try { left -= readFileSync('steps', 'utf8').length; } catch {}",
          "for (let n = 0; n < left; n++) console.log('src/part' + n + '.ts(1,1): error TS2304: Cannot find name \\'part' + n + '\\'.');",
          'process.exit(1);',
        ].join('\n'),
      );
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: `/msw:loop "count down" --check "node count.js" --max-iterations ${iterations}`,
        timeoutMs: 220_000,
        script: { main: [toolThenText(step, 'One more.')] },
      });
      expect(iterationsOf(cwd)).toBe(iterations - 1);
      expect(endingsOf(cwd)).toEqual(['max-iterations']);
      expect(run.results.at(-1)?.subtype).toBe('success');
      expect(hookOutputs(run, 'Stop').at(-1)).toContain(
        `budget spent, all ${iterations} iterations are used`,
      );
    });

    it.runIf(isDrawn())(
      'ends with a report before the client stops it when Claude only writes text',
      async () => {
        const { cwd, home } = makePlace();
        const run = await runJourney({
          version,
          cwd,
          home,
          prompt: '/msw:loop "say it" --promise DONE',
          script: { main: ['I would rather talk.'] },
        });
        expect(endingsOf(cwd)).toEqual(['idle']);
        expect(workOf(run)).toHaveLength(8);
        expect(run.stdout).not.toContain('consecutive times');
        expect(readLoopFile(cwd, 'report.md')).toContain('7 times in a row without using a tool');
      },
    );

    it.runIf(isDrawn())('requires the promise and the check together', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const promised = 'All done.\n<promise>DONE</promise>';
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js" --promise DONE',
        script: {
          main: [
            promised,
            { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
            {
              tools: [
                {
                  name: 'Write',
                  input: { file_path: join(cwd, 'value.txt'), content: PLAIN_SAMPLE.fix['value.txt'] ?? '' },
                },
              ],
            },
            'The check passes now; I will say <promise>DONE</promise> when I am sure.',
            promised,
          ],
        },
      });
      expect(readLoopFile(cwd, 'iteration-001.md')).toContain('value.txt holds');
      expect(run.requests[4]?.userText).toContain('end your answer with the line <promise>DONE</promise>');
      expect(iterationsOf(cwd)).toBe(2);
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it.runIf(isDrawn())('releases the session when Claude says that a human is needed', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: { main: ['I cannot know the value.\n<abort>which value is meant?</abort>'] },
      });
      expect(workOf(run)).toHaveLength(1);
      expect(endingsOf(cwd)).toEqual(['blocked']);
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('which value is meant?');
    });

    it('stops with a report when the same failure comes three times', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: { main: [toolThenText(anyTool, 'Tried.')] },
      });
      expect(endingsOf(cwd)).toEqual(['stuck']);
      expect(iterationsOf(cwd)).toBe(2);
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('stuck, the same failure 3 times');
      expect(run.requests.some((request) => request.userText.includes('take another approach'))).toBe(true);
    });

    it.runIf(isDrawn())('runs the check in the project although Claude changed its folder', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      writeFiles(cwd, { ...PLAIN_SAMPLE.fix, 'deep/down/note.txt': 'x' });
      await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "look around" --check "node check.js"',
        script: {
          main: [
            toolThenText(
              { name: 'Bash', input: { command: 'cd deep/down && touch seen.txt', description: 'go' } },
              'There.',
            ),
          ],
        },
      });
      expect(endingsOf(cwd)).toEqual(['done']);
    });
  });
}
