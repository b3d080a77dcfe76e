// A project's notebook is made and filled with its documents and notes, through the real nlm.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planFill } from '../../../src/app/notebook/fill-notebook.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { setUpCommand } from '../../../src/app/quota/set-up.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { textOf } from '../support/explained.ts';
import { openStage, type Stage } from './stage.ts';

const TOKEN = 'ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o';

describe.each(sampleOf('notebook fill', NLM_VERSIONS.filter(isExpected), 1))(
  'notebook fill with the real nlm %s',
  (version) => {
    let stage: Stage;
    beforeEach(async () => {
      stage = await openStage(version, ['ok.a', 'change429']);
      write('README.md', `# Shop\n\nIts token is ${TOKEN}.\n`);
      write('docs/retry.md', 'Three times.');
      write('docs/decisions/0001-queue.md', 'We use pg-boss.');
      write('test/fixtures/page.md', 'Only a test reads this.');
      write('docs/credentials.md', 'Where they are.');
    });
    afterEach(() => stage.close());

    const write = (path: string, text: string): void => {
      const file = join(stage.place.project, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    const type = async (args: string): Promise<string> => textOf(await setUpCommand(stage.place, args));
    const notebooks = () => [...stage.google.notebooks.byId.values()];
    const made = () => notebooks().find(({ title }) => title === 'project');
    const titles = (): readonly string[] =>
      (made()?.sources ?? []).map(({ title }) => title.replace(/ \([0-9a-f]{8}\)/, ''));
    const addsSent = () => stage.google.requests.filter(({ rpc }) => rpc === 'o4cbdc').length;

    it('shows what it would send, sends it once a person agrees, and then only what is new or changed', async () => {
      await remember('Retries are capped at five.');
      const told = await type('fill --profile ok.a');
      expect(told).toContain('Would make the notebook project');
      expect(told).toContain(
        '4 new sources, 0 changed, 0 up to date; then 4 of the 50 that the notebook takes',
      );
      expect(told).toContain('1 note of the memory');
      expect(told).toContain('it costs no question');
      expect(told).toContain('left out: docs/credentials.md (its name looks like a secret');
      expect(told).toContain('To do it: /msw:setup fill --profile ok.a --yes');
      expect([notebooks().length, addsSent()]).toEqual([1, 0]);

      expect(await type('fill --profile ok.a --yes')).toContain('ok.a: 4 added');
      expect(titles()).toEqual([
        '.msw∕memory∕export∕memory-general.md',
        'README.md',
        'docs∕decisions∕0001-queue.md',
        'docs∕retry.md',
      ]);
      expect(made()?.sources[1]?.content).toContain('Its token is <secret>');
      expect(stage.google.requests.map(({ body }) => body).join('\n')).not.toContain(TOKEN);
      const config = JSON.parse(readFileSync(join(stage.place.project, '.msw', 'config.json'), 'utf8'));
      expect(config).toMatchObject({ notebook: 'main', notebooks: { main: { 'ok.a': made()?.id } } });

      write('docs/retry.md', 'Five times.');
      write('docs/new.md', 'New.');
      expect(await type('fill')).toContain('1 new source, 1 changed, 3 up to date; then 6 of the 50');
      const before = addsSent();
      expect(await type('fill --delete --yes')).toContain('1 added, 1 replaced, 1 deleted, 3 up to date');
      expect(addsSent() - before).toBe(2);
      expect(notebooks()).toHaveLength(2);
      expect(await type('fill --yes')).toContain('0 added, 0 replaced, 0 deleted, 5 up to date');
    });

    it('continues where it was interrupted', async () => {
      let told = 0;
      const tell = (): void => {
        told += 1;
      };
      const now = (): number => (told > 1 ? 2 : 0);
      const clocked = await planFill({ ...stage.place, now }, { profile: 'ok.a', delete: false });
      if (clocked.status !== 'ok') throw new Error(clocked.reason);
      const first = await clocked.fill({ tell, until: 1 });
      expect(first).toMatchObject({
        status: 'done',
        trouble: expect.stringContaining('Call it again, and it continues.'),
      });
      expect(titles()).toEqual(['README.md', 'docs∕decisions∕0001-queue.md']);
      expect(await type('fill --yes')).toContain('1 added, 0 replaced, 0 deleted, 2 up to date');
      expect(titles()).toHaveLength(3);
    });

    it('takes an empty notebook with its title for one that a killed call has made', async () => {
      const left = stage.google.notebooks.create('project');
      await type('fill --profile ok.a --yes');
      expect(notebooks().filter(({ title }) => title === 'project')).toHaveLength(1);
      expect(left.sources).toHaveLength(3);
    });

    it('leaves out what the notebook has no room for, the least telling first', async () => {
      await stage.configure({ notebook: 'docs', notebooks: { docs: { 'ok.a': SEED_NOTEBOOK } } });
      for (let number = 0; number < 47; number += 1)
        stage.google.notebooks.addSource(SEED_NOTEBOOK, {
          title: `${number}`,
          type: 4,
          url: null,
          content: 'x',
        });
      const told = await type('fill');
      expect(told).toContain('2 new sources, 0 changed, 0 up to date; then 50 of the 50');
      expect(told).toContain('left out: docs/retry.md (the notebook takes 50 sources)');
    });

    it('is for people alone, and says why an account refuses', async () => {
      const operation = await findOperation('notebook fill');
      expect(operation).toMatchObject({ callers: 'people', tool: null, grant: null });
      expect(await type('fill --profile change429 --yes')).toMatch(/change429|quota|limit/);
      expect(await type('fill now')).toContain('Fill takes no words');
      expect(await type('use x --yes')).toContain('--yes and --delete belong to fill');
    });

    const remember = async (text: string): Promise<void> => {
      const { project, env } = stage.place;
      const reply = await (await findOperation('memory add')).call(
        {
          ...{ folder: project, origin: 'session', cwd: project, env, now: Date.now },
          caller: { mark: null, isTerminal: true },
          ...{ tell: () => {}, show: () => {}, emit: () => {} },
        },
        { text, wrap: true },
      );
      expect(reply.status).toBe('done');
    };
  },
);

it('needs nlm before it asks anything, and says how to get it', async () => {
  const home = tempFolder();
  const opened = openWorkspace(tempFolder(), { HOME: home, MSW_HOME: join(home, 'user'), PATH: '' });
  if (opened.status !== 'ok') throw new Error(opened.reason);
  expect(await planFill(opened.workspace, { profile: null, delete: false })).toEqual({
    status: 'refused',
    reason: expect.stringContaining('`nlm` is not installed: `uv tool install'),
  });
});
