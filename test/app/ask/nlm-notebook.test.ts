import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nlmNotebook } from '../../../src/app/ask/nlm-notebook.ts';
import { namedAccounts } from '../../../src/app/notebook/chosen-notebook.ts';
import { readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import type { NotebookPort, PortResult } from '../../../src/core/ask/ports.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK, SEED_SOURCE } from '../../support/google/notebooks.ts';
import { ANSWER } from '../../support/google/query.ts';
import type { Account } from '../../support/google/scenario.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { openStage, type Stage } from '../notebook/stage.ts';

const ACCOUNTS = [
  ...(['ok', 'lost', 'change3', 'change429', 'expired', 'query429', 'query3', 'missing', 'drop'] as const),
];
const LONG_PATH = 'Daily/2026/Über “alles”: a note?.md';

function value<T>(outcome: PortResult<T>): T {
  if (outcome.status === 'failed') throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
}

describe.each(sampleOf('nlmNotebook', NLM_VERSIONS.filter(isExpected), 1))(
  'the notebook of a vault through nlm %s',
  (version) => {
    let stage: Stage;

    beforeEach(async () => {
      stage = await openStage(version, ACCOUNTS);
    });

    afterEach(() => stage.close());

    function as(profile: Account, paths: readonly string[] = []): NotebookPort {
      const [account] = namedAccounts('', { nlmProfile: profile, notebooks: {} }, stage.env);
      if (account === undefined) throw new Error('no account');
      return nlmNotebook({ place: stage.place, account, paths: async () => paths });
    }

    const titles = (): readonly string[] =>
      stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources.map(({ title }) => title) ?? [];

    it('V7: adds notes side by side, under titles that are exactly their paths', async () => {
      const notebook = as('ok');
      expect(await notebook.account()).toEqual({ status: 'ok', value: 'ok' });
      const made = value(await notebook.create('Obsidian Vault Notebook'));
      expect(value(await notebook.list(made))).toEqual([]);
      const notes = [
        { title: LONG_PATH, text: '---\ntags: [a]\n---\n# Über' },
        { title: '-dash.md', text: '- [ ] a task' },
        { title: 'Deep/b.md', text: 'plain' },
      ];
      const added = await Promise.all(notes.map((note) => notebook.add(made, note)));
      const listed = value(await notebook.list(made));
      expect(new Set(added.map(value))).toEqual(new Set(listed.map(({ id }) => id)));
      expect(listed.map(({ title }) => title).toSorted()).toEqual(notes.map(({ title }) => title).toSorted());
      const held = stage.google.notebooks.byId.get(made)?.sources ?? [];
      expect(held.find(({ title }) => title === LONG_PATH)?.content).toBe(notes[0]?.text);
    });

    it('V7: sends a note that no argument can hold as a file, and gives it its path', async () => {
      const notebook = as('ok', ['Deep/long.md']);
      const id = value(
        await notebook.add(SEED_NOTEBOOK, { title: 'Deep/long.md', text: 'word '.repeat(60_000) }),
      );
      expect(value(await notebook.list(SEED_NOTEBOOK)).find((one) => one.id === id)?.title).toBe(
        'Deep/long.md',
      );
      // As a process leaves it that ends between the two requests.
      const [left] = stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources.slice(-1) ?? [];
      const uploads = stage.google.requests.filter(({ rpc }) => rpc === 'o4cbdc');
      expect(uploads).toHaveLength(1);
      const name = /msw-[0-9a-f]{32}\.md/.exec(uploads[0]?.body ?? '')?.[0] ?? '';
      if (left !== undefined) left.title = name;
      expect(value(await notebook.list(SEED_NOTEBOOK)).at(-1)?.title).toBe('Deep/long.md');
    });

    it('renames a source, and succeeds in removing one that is gone', async () => {
      const notebook = as('ok');
      value(
        (await notebook.rename?.(SEED_NOTEBOOK, SEED_SOURCE, 'New/name.md')) ?? (await notebook.account()),
      );
      expect(titles()).toEqual(['New/name.md']);
      expect(await notebook.remove(SEED_NOTEBOOK, SEED_SOURCE)).toEqual({ status: 'ok', value: null });
      expect(await notebook.remove(SEED_NOTEBOOK, SEED_SOURCE)).toEqual({ status: 'ok', value: null });
      expect(titles()).toEqual([]);
    });

    it('O20: looks for a refused note by its title before it is called failed', async () => {
      const lost = as('lost');
      value(await lost.list(SEED_NOTEBOOK));
      expect(await lost.add(SEED_NOTEBOOK, { title: 'a.md', text: 'one' })).toMatchObject({ status: 'ok' });
      expect(titles()).toEqual(['Handbook', 'a.md']);
      const refused = as('change3');
      value(await refused.list(SEED_NOTEBOOK));
      // The old version of an edited note has the same title, and is not taken for the new one.
      expect(await refused.add(SEED_NOTEBOOK, { title: 'a.md', text: 'two' })).toMatchObject({
        status: 'failed',
        mayHaveArrived: false,
      });
    });

    it.each([
      ['expired', 'logged-out'],
      ['missing', 'not-found'],
    ] as const)('P1: a listing as %s is a failure, and no proof of anything', async (account, code) => {
      expect(await as(account).list(SEED_NOTEBOOK)).toMatchObject({ status: 'failed', code });
    });

    it('V12h: an addition that the quota refuses is called so', async () => {
      const notebook = as('change429');
      value(await notebook.list(SEED_NOTEBOOK));
      expect(await notebook.add(SEED_NOTEBOOK, { title: 'a.md', text: 'one' })).toMatchObject({
        status: 'failed',
        code: 'quota',
      });
    });

    const QUESTION = {
      ...{ notebook: SEED_NOTEBOOK, question: 'why?', sourceIds: [SEED_SOURCE] as const },
      ...{ conversationId: null, timeoutSeconds: 20 },
    };
    const sourceIds: readonly [string, ...string[]] = [SEED_SOURCE];
    const question = { ...QUESTION, sourceIds };

    it('V8, P15: asks only the given sources, and spends the allowance of all of MSW', async () => {
      const answered = value(await as('ok').ask(question));
      expect(answered).toMatchObject({ text: ANSWER, citations: [{ number: 1, sourceId: SEED_SOURCE }] });
      const ledger = readLedger(stage.place.userFolder);
      expect(ledger).toMatchObject({
        ledger: { queries: [{ account: 'ok', notebook: SEED_NOTEBOOK, cost: 1, outcome: 'answered' }] },
      });
      const again = value(await as('ok').ask({ ...question, conversationId: answered.conversationId }));
      expect(again.conversationId).toBe(answered.conversationId);
    });

    it.each([
      ['query429', 'quota'],
      ['expired', 'logged-out'],
      ['missing', 'not-found'],
      ['drop', 'offline'],
    ] as const)('P6: as %s nobody else is asked: %s', async (account, code) => {
      const outcome = await as(account).ask(question);
      expect(outcome).toMatchObject({ status: 'failed', code, message: expect.stringMatching(/\.$|`\.$/) });
      expect(stage.google.questions().length).toBe(stage.google.questions(account).length);
    });

    it('V9: a refused conversation is one that is lost', async () => {
      const conversationId = 'dddddddd-0000-4000-8000-00000000c0de';
      expect(await as('query3').ask({ ...question, conversationId })).toMatchObject({
        status: 'failed',
        code: 'conversation-lost',
      });
      expect(await as('query3').ask(question)).toMatchObject({ status: 'failed', code: 'refused' });
    });

    it('V22: says what is missing where nlm is not installed', async () => {
      const [account] = namedAccounts('', { nlmProfile: null, notebooks: {} }, stage.env);
      if (account === undefined) throw new Error('no account');
      const env = { ...stage.env, MSW_NLM: '/missing/nlm' };
      const notebook = nlmNotebook({ place: { ...stage.place, env }, account, paths: async () => [] });
      expect(await notebook.account()).toMatchObject({ status: 'failed', code: 'not-installed' });
    });
  },
);
