// A ready loop in the real client: a recipe finds the check by itself, and its end is proven like any other.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makeVitestSample, VITEST_SAMPLE } from '../support/sample-project.ts';
import { endingsOf, hookOutputs, makePlace, readLoopFile, runJourney } from './journey.ts';

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'git')(`the recipe fix-tests on ${version}`, () => {
    it('ends done and proven', async () => {
      const { cwd, home } = makePlace();
      initGit(makeVitestSample(cwd));
      const { total, label } = VITEST_SAMPLE.fixes;
      const fixes = Object.entries({ ...total, ...label });
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop --recipe fix-tests "begin with the total"',
        script: {
          main: [
            (request) => {
              const path = /begin by reading (\S+task\.md)/.exec(JSON.stringify(request.messages))?.[1];
              return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
            },
            { tools: fixes.map(([file]) => ({ name: 'Read', input: { file_path: join(cwd, file) } })) },
            {
              tools: fixes.map(([file, content]) => ({
                name: 'Write',
                input: { file_path: join(cwd, file), content },
              })),
            },
            'Fixed both.',
          ],
        },
      });
      expect(run.results.at(-1)?.result).toBe('Fixed both.');
      expect(run.requests[1]?.toolResults.join('\n')).toContain('begin with the total');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(readLoopFile(cwd, 'task.md')).toContain('Make the failing tests pass');
      expect(hookOutputs(run, 'UserPromptExpansion').join('\n')).toContain(
        'loop armed · recipe fix-tests · took the project’s own check: npm test · 20 iterations',
      );
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('done and proven');
    });
  });
}
