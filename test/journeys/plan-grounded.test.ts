// `/msw:plan` in the real client asks the chosen notebook once before the planner begins, through the real nlm.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { writeSample } from '../app/planning/phases/sample-phase.ts';
import { makeStage } from '../app/research/support/stage.ts';
import { builtCli } from '../cli/built-cli.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { said } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';

const built = builtCli();
const plugin = (): string => dirname(dirname(built.path()));
const PAGE = join('.msw', 'planning', '01-memory.md');
const ANSWER = 'The basket must survive a restart [1].';

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['commands', 'hooks', 'agents'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

for (const version of sampleOf('plan-grounded', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'nlm 0.15.8',
    'git',
  )(`grounding a plan on ${version}`, () => {
    it('asks once, says what it cost, and plans again without a question', { timeout: 240_000 }, async () => {
      const docs = { 'ok.a': SEED_NOTEBOOK };
      const settings = { notebook: 'docs', notebooks: { docs } };
      const {
        google,
        project,
        env: all,
      } = await makeStage({ version: '0.15.8', settings, answer: () => ANSWER });
      writeSample(project, {});
      mkdirSync(join(project, '.msw', 'memory'), { recursive: true });
      writeFileSync(
        join(project, '.msw', 'memory', 'basket-0001.md'),
        '[DECISION] The basket is kept in a file\n\nCONTEXT: a basket of goods\nREASONING: no database\nOUTCOME: works\n',
      );
      const { HOME: _, PATH: __, ...env } = all;
      const type = async (prompt: string) => {
        const run = await runClient({
          ...{ version, cwd: project, home: tempFolder(), env, prompt },
          pluginDirs: [plugin()],
          script: { main: ['Seen.'] },
        });
        return run.requests[0] === undefined ? '' : said(run.requests[0]);
      };
      expect(await type('/msw:plan 1 --no-ground')).not.toContain('grounded:');
      expect(google.questions()).toEqual([]);
      const facts = await type('/msw:plan 1');
      expect(facts).toMatch(/^grounded: by the notebook; 1 question, \d+ left$/m);
      expect(google.questions()).toEqual([expect.stringContaining('A task is about to be planned.')]);
      const page = readFileSync(join(project, PAGE), 'utf8');
      expect(page).toContain('The basket is kept in a file');
      expect(page).toContain(ANSWER);
      expect(readFileSync(join(project, '.msw', 'planning', '01-brief.md'), 'utf8')).toContain(
        '01-memory.md',
      );
      const again = await type('/msw:plan 1');
      expect(again).toContain('grounded: by the notebook’s answer'.replace('’', "'"));
      expect(google.questions()).toHaveLength(1);
    });
  });
}
