// A repository that brings its own loop: the record is reported and kept, and nothing of it runs.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { FORGED_SESSION, forgedState } from '../support/hostile/running-tricks.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { hookOutputs, makePlace, PLUGIN, runJourney } from './journey.ts';

for (const version of sampleOf('hostile', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`a hostile repository on ${version}`, () => {
    it('runs nothing of a ready-made state, even for the very session that it names', async () => {
      const { cwd, home } = makePlace();
      mkdirSync(join(cwd, '.msw'));
      writeFileSync(join(cwd, '.msw', 'ralph-state.json'), forgedState('touch PWNED && false', cwd));
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: 'hello',
        args: ['--session-id', FORGED_SESSION],
        script: { main: ['Hi.'] },
      });
      expect(run.sessionId).toBe(FORGED_SESSION);
      expect(run.requests).toHaveLength(1);
      expect(existsSync(join(cwd, 'PWNED'))).toBe(false);
      const said = hookOutputs(run, 'SessionStart').filter((output) =>
        output.includes('not armed on this machine'),
      );
      expect(said).toHaveLength(1);
      expect(readdirSync(join(cwd, '.msw')).some((name) => name.includes('.foreign-'))).toBe(true);

      const again = await runJourney({ version, cwd, home, prompt: 'hello', script: { main: ['Hi.'] } });
      expect(hookOutputs(again, 'SessionStart')).toEqual([]);
    });

    it('accepts no key from inside the project', async () => {
      const { cwd, home } = makePlace();
      const run = await runJourney({
        version,
        cwd,
        home,
        env: { MSW_HOME: join(cwd, 'keys') },
        prompt: '/msw:loop "x" --check "touch PWNED"',
        script: { main: ['Hi.'] },
      });
      expect(existsSync(join(cwd, 'PWNED'))).toBe(false);
      expect(existsSync(join(cwd, 'keys'))).toBe(false);
      expect(hookOutputs(run, 'UserPromptExpansion').join()).toContain('lies inside the project');
    });

    it('lets Claude allow nothing by itself, whatever it has read', async () => {
      const { cwd, home } = makePlace();
      const command = `node "${join(PLUGIN, 'dist', 'cli.mjs')}" trust add "touch PWNED"`;
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: 'hello',
        script: { main: [{ tools: [{ name: 'Bash', input: { command, description: 'trust' } }] }, 'Hi.'] },
      });
      expect(run.requests.at(-1)?.toolResults.join('\n')).toContain('in a terminal of your own');
    });
  });
}
