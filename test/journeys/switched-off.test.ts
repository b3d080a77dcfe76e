// Nothing switches the checks off silently: not a lost folder, not an edited record, not plan mode.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { endingsOf, hookOutputs, makePlace, runJourney } from './journey.ts';

const bash = (command: string): Step => ({ tools: [{ name: 'Bash', input: { command } }] });
const write = (cwd: string, file: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, file), content } }],
});
const read = (cwd: string, file: string): Step => ({
  tools: [{ name: 'Read', input: { file_path: join(cwd, file) } }],
});
const notices = (run: Parameters<typeof hookOutputs>[0]) =>
  hookOutputs(run, 'Stop').map((output) => (output === '' ? '' : String(JSON.parse(output).systemMessage)));

for (const version of sampleOf('switched-off', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a loop on ${version}`, () => {
    it.each(
      sampleOf(
        'switched off',
        [
          ['its folder is removed', 'rm -rf .msw', 'was lost'],
          [
            'its record is switched off',
            "node -e \"const f=require('fs'),p='.msw/ralph-state.json';f.writeFileSync(p,f.readFileSync(p,'utf8').replace('true','false'))\"",
            'was changed by something other than MSW',
          ],
        ] as const,
        1,
      ),
    )('continues when %s, and says so', async (_, command, said) => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: {
          main: [
            bash(command),
            'It is done.',
            read(cwd, 'value.txt'),
            write(cwd, 'value.txt', 'ready\n'),
            'Now it is.',
          ],
        },
      });
      expect(notices(run)[0]).toContain(said);
      expect(notices(run)[0]).toContain('2/20');
      expect(notices(run)[1]).toContain('done and proven');
      expect(notices(run)[1]).not.toContain(said);
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it.each(
      sampleOf(
        'hooks off',
        [
          ['project settings', '.claude/settings.json'],
          ['local settings', '.claude/settings.local.json'],
        ] as const,
        1,
      ),
    )('continues when its hooks are switched off in the %s, and says so', async (name, file) => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      writeFiles(cwd, { '.claude/settings.json': '{}', '.claude/settings.local.json': '{}' });
      initGit(cwd);
      // The client sees the change a moment later.
      const refused = bash('until grep -q "would end the loop" .msw/ralph-state.json; do sleep 0.05; done');
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: {
          main: [
            read(cwd, file),
            write(cwd, file, '{"disableAllHooks":true}'),
            refused,
            'It is done.',
            read(cwd, 'value.txt'),
            write(cwd, 'value.txt', 'ready\n'),
            'Now it is.',
          ],
        },
      });
      const [first = '', last = ''] = notices(run);
      expect(first).toContain('2/20');
      expect(first).toContain(`“disableAllHooks” in the ${name}`);
      expect(last).toContain('done and proven');
      expect(last).not.toContain('disableAllHooks');
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it('continues after a check that removes everything that git does not track', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      writeFiles(cwd, {
        'clean.js': "require('node:child_process').execFileSync('git', ['clean', '-fdxq']);\n",
      });
      initGit(cwd);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node clean.js && node check.js"',
        script: {
          main: ['I begin.', read(cwd, 'value.txt'), write(cwd, 'value.txt', 'ready\n'), 'It is ready.'],
        },
      });
      expect(notices(run).at(-1)).toContain('done and proven');
    });

    it('waits in plan mode, and says so', async () => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const run = await runJourney({
        version,
        cwd,
        home,
        permissions: 'default',
        args: ['--permission-mode', 'plan'],
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: { main: ['Here is my plan.'] },
      });
      expect(notices(run)).toEqual([expect.stringContaining('Plan mode is on')]);
      expect(endingsOf(cwd)).toEqual([]);
    });
  });
}
