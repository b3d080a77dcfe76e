import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDocuments } from '../../../src/app/notebook/add-documents.ts';
import { chosenNotebook } from '../../../src/app/notebook/chosen-notebook.ts';
import { documentsToAdd } from '../../../src/app/notebook/documents-to-add.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { sampled } from '../../support/sampled.ts';
import { openStage, type Stage } from './stage.ts';

sampled();

describe.each(sampleOf('notebook add', NLM_VERSIONS.filter(isExpected), 1))(
  'notebook add with the real nlm %s',
  (version) => {
    let stage: Stage;

    beforeEach(async () => {
      stage = await openStage(version, ['ok.a', 'ok.b', 'change429']);
      await name('ok.a');
    });

    afterEach(() => stage.close());

    function name(...profiles: readonly string[]): Promise<void> {
      const docs = Object.fromEntries(profiles.map((profile) => [profile, SEED_NOTEBOOK]));
      return stage.configure({ notebook: 'docs', notebooks: { docs } });
    }

    function write(path: string, text: string): void {
      const file = join(stage.place.project, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }

    async function add(paths: readonly string[], mayDelete = false) {
      const chosen = chosenNotebook(stage.place, 'docs');
      if (chosen.status !== 'chosen') throw new Error(chosen.reason);
      const named = documentsToAdd(
        stage.place.project,
        paths.map((path) => join(stage.place.project, path)),
      );
      const tell = (): void => undefined;
      const outcome = await addDocuments(stage.place, { chosen, named, mayDelete, tell });
      if (outcome.status === 'refused') throw new Error(outcome.reason);
      return { accounts: outcome.accounts, left: named.left };
    }

    const held = (): readonly (readonly [string, string])[] =>
      (stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources ?? []).map(
        ({ title, content }) => [title.replace(/ \([0-9a-f]{8}\)/, ''), content.trim()] as const,
      );

    const registry = () =>
      JSON.parse(readFileSync(join(stage.place.project, '.msw', 'sources.json'), 'utf8')).notebooks[
        `ok.a/${SEED_NOTEBOOK}`
      ];

    it('adds, keeps, replaces and, once allowed, deletes what MSW itself has added', async () => {
      write('docs/retry.md', 'Three times.');
      write('docs/big.md', 'All about retries. '.repeat(8_000));
      expect((await add(['docs'])).accounts).toMatchObject([
        {
          profile: 'ok.a',
          added: ['docs/big.md', 'docs/retry.md'],
          replaced: [],
          current: [],
          trouble: null,
        },
      ]);
      expect(held().map(([title]) => title)).toEqual(['Handbook', 'docs∕big.md', 'docs∕retry.md']);
      expect(held()[1]?.[1].length).toBeGreaterThan(131_072);
      const before = stage.google.requests.length;
      expect((await add(['docs'])).accounts).toMatchObject([
        { added: [], current: ['docs/big.md', 'docs/retry.md'] },
      ]);
      // It only lists the notebook.
      expect(stage.google.requests.slice(before).every(({ rpc }) => rpc === 'rLM1Ne')).toBe(true);
      write('docs/retry.md', 'Five times.');
      expect((await add(['docs/retry.md'])).accounts).toMatchObject([
        { replaced: ['docs/retry.md'], old: ['docs/retry.md'], deleted: [] },
      ]);
      write('docs/retry.md', 'Seven times.');
      rmSync(join(stage.place.project, 'docs', 'big.md'));
      expect((await add(['docs'], true)).accounts).toMatchObject([
        { replaced: ['docs/retry.md'], old: [], deleted: ['docs/retry.md', 'docs/big.md'] },
      ]);
      expect(
        held()
          .filter(([title]) => title === 'docs∕retry.md')
          .map(([, text]) => text),
      ).toEqual(['Three times.', 'Seven times.']);
      expect(Object.keys(registry().byPath)).toEqual(['docs/retry.md']);
    });

    it('leaves out ignored and secret files unless they are named', async () => {
      write('.gitignore', 'private/\n');
      write('private/plan.md', 'Soon.');
      write('docs/credentials.md', 'Where they are.');
      write('docs/setup.md', 'Use AKIAQ3EGRFJDK7PLZX5T and token ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o.');
      write('docs/empty.md', ' \n');
      const { accounts, left } = await add(['.']);
      expect(accounts).toMatchObject([{ added: [] }]);
      expect(left.map(({ path }) => path).toSorted()).toEqual([
        'docs/credentials.md',
        'docs/empty.md',
        'docs/setup.md',
      ]);
      const named = await add(['docs/setup.md', 'private', '../elsewhere.md']);
      expect(named.accounts).toMatchObject([{ added: ['docs/setup.md', 'private/plan.md'] }]);
      expect(named.left).toMatchObject([{ reason: 'it lies outside of the project' }]);
      const sent = stage.google.requests.map(({ body }) => body).join('\n');
      expect(sent).not.toContain('ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o');
      expect(sent).toContain('Use ');
    });

    it('finds a source that an interrupted call did not record, and adds again one that was lost', async () => {
      write('a.md', 'One.');
      await add(['a.md']);
      rmSync(join(stage.place.project, '.msw', 'sources.json'));
      expect((await add(['a.md'])).accounts).toMatchObject([{ added: ['a.md'] }]);
      expect(held().filter(([title]) => title === 'a.md')).toHaveLength(1);
      stage.google.notebooks.deleteSource(registry().byPath['a.md'].sourceId);
      expect((await add(['a.md'])).accounts).toMatchObject([{ added: ['a.md'] }]);
      expect(held().filter(([title]) => title === 'a.md')).toHaveLength(1);
    });

    it('deletes nothing because of a registry that came with the repository', async () => {
      write('a.md', 'New.');
      const row = { title: 'a', addedAt: '', lastUsedAt: '', useCount: 0, contentHash: 'sha256:0' };
      const source = stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources[0]?.id ?? '';
      const forged = {
        byPath: { 'a.md': { ...row, sourceId: source } },
        bySourceId: { [source]: { path: 'a.md' } },
      };
      write(
        '.msw/sources.json',
        JSON.stringify({ schema: 1, notebooks: { [`ok.a/${SEED_NOTEBOOK}`]: forged } }),
      );
      expect((await add(['a.md'], true)).accounts).toMatchObject([{ replaced: ['a.md'], old: ['a.md'] }]);
      expect(held()[0]?.[0]).toBe('Handbook');
    });

    it('says why it stopped at an account, and continues with the next', async () => {
      await name('change429', 'ok.b');
      write('a.md', 'One.');
      expect((await add(['a.md'])).accounts).toMatchObject([
        { profile: 'change429', added: [], trouble: expect.stringContaining('quota') },
        { profile: 'ok.b', added: ['a.md'], trouble: null },
      ]);
    });
  },
);
