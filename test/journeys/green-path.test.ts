// The main job: a task and a check, and Claude works until the check passes.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample, makeVitestSample, VITEST_SAMPLE } from '../support/sample-project.ts';
import {
  endingsOf,
  hookOutputs,
  iterationsOf,
  makePlace,
  ownersOf,
  readLoopFile,
  runJourney,
} from './journey.ts';

const write = (cwd: string, file: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, file), content } }],
});

const read = (path: string): Step => ({ tools: [{ name: 'Read', input: { file_path: path } }] });

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'git')(`the green path on ${version}`, () => {
    it('continues until the check passes, and ends there', async () => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: {
          main: [
            'I think it is done.',
            (request) => {
              const path = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1];
              return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
            },
            read(join(cwd, 'value.txt')),
            write(cwd, 'value.txt', 'ready\n'),
            'Now it is ready.',
          ],
        },
      });
      expect(run.exitCode).toBe(0);
      expect(run.results.at(-1)?.result).toBe('Now it is ready.');
      const [first, second, third] = run.requests;
      expect(JSON.stringify(first?.messages).includes('MSW armed a verified loop')).toBe(true);
      expect(second?.userText).toContain('Stop hook additional context: MSW loop: iteration 2 of 20.');
      expect(third?.toolResults.join('\n')).toContain('make it ready');
      expect(third?.toolResults.join('\n')).toContain('value.txt holds');
      expect(iterationsOf(cwd)).toBe(1);
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(ownersOf(cwd)).toEqual([]);
      expect(readLoopFile(cwd, 'report.md')).toMatch(/\bdone\b/);
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('2/20 · done');
    });

    it('follows a real vitest suite through two different failures', async () => {
      const { cwd, home } = makePlace();
      initGit(makeVitestSample(cwd));
      const { total, label } = VITEST_SAMPLE.fixes;
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "fix the shop"',
        script: {
          main: [
            'Done.',
            read(join(cwd, 'src/total.js')),
            write(cwd, 'src/total.js', total['src/total.js'] ?? ''),
            'Fixed the total.',
            read(join(cwd, 'src/label.js')),
            write(cwd, 'src/label.js', label['src/label.js'] ?? ''),
            'Fixed the label.',
          ],
        },
      });
      expect(run.results.at(-1)?.result).toBe('Fixed the label.');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(iterationsOf(cwd)).toBe(2);
      const status = hookOutputs(run, 'Stop').map((output) => JSON.parse(output).systemMessage);
      expect(status[0]).toMatch(
        /^msw ▸ 2\/20 · test fails: .+ \(test\/label\.test\.js:3\): RangeError: .+; \+1 more · the same/,
      );
      expect(status[1]).toMatch(/^msw ▸ 3\/20 · test fails: .+RangeError.+ · 1 of 2 problems gone/);
    });
  });
}
