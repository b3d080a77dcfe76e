import { mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../../src/adapters/log/journal.ts';
import { chooseNotebook } from '../../../src/adapters/user/project-choices.ts';
import { askQuestion } from '../../../src/app/notebook/ask-question.ts';
import { changeAccount, changeLedger, readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import type { NotebookQuestion } from '../../../src/app/notebook/spend-question.ts';
import { type Account, newAccount } from '../../../src/core/quota/account.ts';
import { type Ledger, withAccount } from '../../../src/core/quota/ledger.ts';
import { MEASURE_EVERY_MS } from '../../../src/core/quota/usage.ts';
import { builtCli } from '../../cli/built-cli.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK, SEED_SOURCE } from '../../support/google/notebooks.ts';
import { ANSWER } from '../../support/google/query.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { sampled } from '../../support/sampled.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openStage, type Stage } from './stage.ts';

sampled();

const ACCOUNTS = [
  'ok.a',
  'ok.b',
  'query429',
  'expired',
  'missing',
  'other-conversation',
  'drop',
  'empty',
] as const;
const HOUR = 3_600_000;

describe.each(sampleOf('askQuestion', NLM_VERSIONS.filter(isExpected), 1))(
  'askQuestion with the real nlm %s',
  (version) => {
    let stage: Stage;

    beforeEach(async () => {
      stage = await openStage(version, ACCOUNTS);
    });

    afterEach(() => stage.close());

    function name(...profiles: readonly string[]): Promise<void> {
      const docs = Object.fromEntries(profiles.map((profile) => [profile, SEED_NOTEBOOK]));
      return stage.configure({ notebook: 'docs', notebooks: { docs } });
    }

    function ask(parts: Partial<NotebookQuestion> = {}) {
      const question = { notebook: 'docs', question: 'why?', purpose: 'ask', deadlineMs: 60_000 } as const;
      return askQuestion(stage.place, { ...question, ...parts });
    }

    function ledger(): Ledger {
      const read = readLedger(stage.place.userFolder);
      if (read.status === 'refused') throw new Error(read.reason);
      return read.ledger;
    }

    function leave(left: Readonly<Record<string, number>>) {
      return changeLedger(stage.place.userFolder, (before) => ({
        ledger: Object.entries(left).reduce(
          (held, [account, count]) =>
            withAccount(held, account, {
              ...newAccount,
              spent: 50 - count,
              windowEndsAt: Date.now() + HOUR,
              usageAskedAt: Date.now(),
            }),
          before,
        ),
        result: null,
      }));
    }

    it('spends one question of the account with most left, and records it', async () => {
      await name('ok.a', 'ok.b');
      await leave({ 'ok.a': 3, 'ok.b': 4 });
      expect(await ask()).toMatchObject({
        status: 'answered',
        answer: { text: ANSWER },
        profile: 'ok.b',
        notices: [],
      });
      expect(ledger().accounts['ok.b']?.spent).toBe(47);
      expect(ledger().accounts['ok.a']?.spent).toBe(47);
      expect(readJournal(stage.place.project)).toMatchObject([
        { event: 'notebook-asked', profile: 'ok.b', purpose: 'ask', outcome: 'answered', cost: 1 },
      ]);
    });

    it('names the cited sources by their titles, which are listed once', async () => {
      await name('ok.a');
      const citations = async () => {
        const outcome = await ask();
        if (outcome.status !== 'answered') throw new Error(outcome.notice);
        return outcome.answer.citations;
      };
      const cited = [{ number: 1, sourceId: SEED_SOURCE, title: 'Handbook' }];
      expect(await citations()).toMatchObject(cited);
      const lists = () => stage.google.requests.filter(({ rpc }) => rpc === 'rLM1Ne').length;
      const first = lists();
      expect(await citations()).toMatchObject(cited);
      expect(lists() - first).toBeLessThan(first);
    });

    it('tries the next account when one is spent, logged out, or has no such notebook', async () => {
      await name('query429', 'expired', 'missing', 'ok.a');
      const outcome = await ask();
      expect(outcome).toMatchObject({ status: 'answered', profile: 'ok.a' });
      // The order of the accounts depends on whether Google reported what is left.
      expect(outcome.notices.toSorted()).toEqual([
        expect.stringContaining('no such notebook'),
        expect.stringMatching(/quota of profile query429 is used up until 2\d{3}-.* UTC\.$/),
        expect.stringContaining('`nlm login --profile expired`'),
      ]);
      const { accounts, queries } = ledger();
      const spent = Object.entries(accounts).map(([account, held]) => [account, held.spent]);
      expect(Object.fromEntries(spent)).toEqual({ query429: 0, expired: 0, missing: 0, 'ok.a': 1 });
      expect(queries.map(({ cost }) => cost)).toEqual([0, 0, 0, 1]);
      expect(stage.google.questions('ok.a')).toEqual(['why?']);
    });

    it('does not ask an account again while it is paused or set aside', async () => {
      await name('query429', 'expired');
      const first = await ask();
      expect(first).toMatchObject({ status: 'none', notices: [expect.anything(), expect.anything()] });
      const before = stage.google.requests.length;
      const second = await ask();
      expect(second).toMatchObject({ status: 'none', reason: 'rate-limited' });
      expect(second.notices).toEqual([
        expect.stringMatching(
          /quota of profile query429 is used up; the next question is free at .*expired`\.$/,
        ),
      ]);
      expect(stage.google.requests).toHaveLength(before);
    });

    it.each(['other-conversation', 'drop', 'empty'])(
      'does not ask another account after %s, which may have been counted',
      async (profile) => {
        await name(profile, 'ok.a');
        await leave({ [profile]: 50, 'ok.a': 3 });
        expect((await ask()).status).toBe('none');
        expect(stage.google.questions('ok.a')).toEqual([]);
        expect(ledger().accounts[profile]?.spent).toBe(1);
      },
    );

    it('continues a conversation with the account that leads it, and with no other', async () => {
      await name('ok.a', 'ok.b');
      const first = await ask();
      if (first.status !== 'answered') throw new Error(first.notice);
      const { conversationId, profile } = first;
      await leave({ 'ok.a': 2, 'ok.b': 2, [profile ?? '']: 1 });
      expect(await ask({ conversationId })).toMatchObject({ status: 'answered', profile });
      expect(await ask({ conversationId })).toMatchObject({ status: 'answered', profile: 'ok.b' });
      const asked = stage.google.requests.filter(({ rpc }) => rpc === 'query').map(({ params }) => params);
      const inIt = asked.map((params) => JSON.stringify(params).includes(conversationId ?? 'none'));
      expect(inIt.slice(1)).toEqual([true, false]);
    });

    it('keeps the reserve for planning, research and the user', async () => {
      await name('ok.a');
      await leave({ 'ok.a': 10 });
      expect(await ask({ purpose: 'guidance' })).toMatchObject({
        status: 'none',
        notice: expect.stringContaining('but for what is kept for planning and research'),
      });
      expect(await ask({ purpose: 'research' })).toMatchObject({ status: 'answered' });
    });

    it('answers for the id of a twin, and for the simple settings', async () => {
      await name('ok.b');
      expect(await ask({ notebook: SEED_NOTEBOOK })).toMatchObject({ status: 'answered', profile: 'ok.b' });
      await stage.configure({ notebook: SEED_NOTEBOOK, nlmProfile: 'ok.a' });
      expect(await ask({ notebook: SEED_NOTEBOOK })).toMatchObject({ status: 'answered', profile: 'ok.a' });
      await stage.configure({ notebook: SEED_NOTEBOOK });
      expect(await ask({ notebook: SEED_NOTEBOOK })).toMatchObject({ status: 'answered', profile: null });
      expect(ledger().accounts.default?.spent).toBe(1);
    });

    it('asks the account in which the user chose a notebook that the settings do not name', async () => {
      await stage.configure({ nlmProfile: 'expired' });
      await chooseNotebook(stage.place.userFolder, stage.place.project, {
        account: 'ok.b',
        notebook: SEED_NOTEBOOK,
      });
      const asked = { notebook: SEED_NOTEBOOK };
      expect(await ask(asked)).toMatchObject({ status: 'answered', profile: 'ok.b' });
    });

    it('sends nothing when only a repository names a notebook and an account', async () => {
      for (const brought of [
        { notebook: SEED_NOTEBOOK },
        { notebook: SEED_NOTEBOOK, nlmProfile: 'ok.a' },
        { notebook: 'docs', notebooks: { docs: { 'ok.a': SEED_NOTEBOOK } } },
        { notebook: 'dosc', notebooks: { docs: { 'ok.a': SEED_NOTEBOOK } } },
        { notebook: SEED_NOTEBOOK, notebooks: { docs: { 'a/b': SEED_NOTEBOOK } } },
      ]) {
        stage.bring(brought);
        for (const notebook of ['docs', SEED_NOTEBOOK])
          expect(await ask({ notebook })).toMatchObject({
            status: 'none',
            reason: 'not-chosen',
            notice: expect.stringMatching(/^NotebookLM was not asked: /),
          });
      }
      expect(stage.google.requests).toEqual([]);
      expect(ledger().accounts).toEqual({});
    });

    it('calls no account that has no login here', async () => {
      await name('nobody');
      expect(await ask()).toMatchObject({
        status: 'none',
        notice: 'No NotebookLM account is logged in: run `nlm login --profile nobody`.',
      });
      expect(stage.google.requests).toEqual([]);
    });
  },
);

describe.skipIf(!isExpected('0.15.8'))('the quota that Google reports', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await openStage('0.15.8', ['ok.a', 'ok.b', 'query429']);
    const docs = { 'ok.a': SEED_NOTEBOOK, 'ok.b': SEED_NOTEBOOK };
    await stage.configure({ notebook: 'docs', notebooks: { docs } });
  });

  afterEach(() => stage.close());

  const ask = (purpose: NotebookQuestion['purpose'] = 'ask') =>
    askQuestion(stage.place, { notebook: 'docs', question: 'why?', purpose, deadlineMs: 60_000 });

  const asked = (account: string): number =>
    stage.google.requests.filter((entry) => entry.rpc === 'EylDcb' && entry.account === account).length;

  const hold = (account: string, parts: Partial<Account>) =>
    changeAccount(stage.place.userFolder, account, (held) => ({ ...held, ...parts }));

  it('overrides a full ledger, and a pause that only the ledger knows', async () => {
    stage.google.meter('ok.a', { rolling: 4, weekly: 4, tier: 'NOTEBOOKLM_TIER_ULTRA_CONSUMER_USER' });
    stage.google.meter('ok.b', { rolling: 0, weekly: 97 });
    const coolingUntil = Date.now() + HOUR;
    await hold('ok.a', { spent: 50, windowEndsAt: coolingUntil, coolingUntil });
    expect(await ask('guidance')).toMatchObject({ status: 'answered', profile: 'ok.a' });
    const read = readLedger(stage.place.userFolder);
    expect(read).toMatchObject({
      ledger: { accounts: { 'ok.a': { plan: { name: 'ultra' }, usage: { asked: 1 } } } },
    });
  });

  it('is requested once in ten minutes', async () => {
    await ask();
    await ask();
    expect([asked('ok.a'), asked('ok.b')]).toEqual([1, 1]);
    const later = { ...stage.place, now: () => Date.now() + MEASURE_EVERY_MS };
    await askQuestion(later, { notebook: 'docs', question: 'why?', purpose: 'ask', deadlineMs: 60_000 });
    expect([asked('ok.a'), asked('ok.b')]).toEqual([2, 2]);
  });

  it('is requested by one of several processes, and before MSW refuses on its own count', async () => {
    stage.google.meter('ok.a', { rolling: 97 });
    stage.google.meter('ok.b', { weekly: 100 });
    // 3 % of 50 is two questions: the third is asked only because Google still reports some.
    const outcomes = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(outcomes.map(({ status }) => status)).toEqual(['answered', 'answered', 'answered']);
    expect([asked('ok.a'), asked('ok.b')]).toEqual([2, 1]);
    await ask();
    stage.google.meter('ok.a', { rolling: 100 });
    expect(await ask()).toMatchObject({ status: 'none', reason: 'rate-limited' });
    expect(asked('ok.a')).toBe(3);
    // The first to free is the one with the short window.
    expect((await ask()).notices.join()).toMatch(/the next question is free at .*\(ok\.a\)/);
    expect(asked('ok.a')).toBe(3);
    expect(stage.google.questions()).toHaveLength(4);
  });

  it('does not end the pause after a refusal that it does not explain', async () => {
    await stage.configure({ notebook: 'docs', notebooks: { docs: { query429: SEED_NOTEBOOK } } });
    expect(await ask()).toMatchObject({ status: 'none', reason: 'rate-limited' });
    expect(await ask()).toMatchObject({ status: 'none', reason: 'rate-limited' });
    expect(stage.google.questions()).toHaveLength(1);
    expect(asked('query429')).toBe(1);
  });
});

describe.skipIf(!isExpected('0.15.8'))('command line processes', () => {
  const { path } = builtCli();
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage('0.15.8', ['ok.a', 'ok.b', 'slowquery']);
  });

  afterAll(() => stage.close());

  it('of a check are asked once: its later runs get the same answer', async () => {
    await stage.configure({ notebook: 'docs', notebooks: { docs: { 'ok.a': SEED_NOTEBOOK } } });
    const asked = () => stage.google.requests.filter(({ rpc }) => rpc === 'query').length;
    const { project } = stage.place;
    const run = (words: string, env: Readonly<Record<string, string>> = { MSW_CHECK: '1' }, cwd = project) =>
      execa(process.execPath, [path(), 'notebook', 'query', words], { cwd, env: { ...stage.env, ...env } });
    const before = asked();
    expect((await run('why is it so?')).stdout).toBe(ANSWER);
    expect(asked()).toBe(before + 1);
    expect((await run(' why is it so?')).stdout).toContain(ANSWER);
    expect(asked()).toBe(before + 1);
    // In a clean checkout and in a control run, a check belongs to the project that it was made from.
    const tree = realpathSync(tempFolder());
    const worktree = join(project, '.msw', 'worktrees', '01-02');
    mkdirSync(worktree, { recursive: true });
    const inTree = { MSW_CHECK: '1', MSW_TREE_FROM: project, MSW_TREE_TO: tree };
    for (const again of [
      await run('why is it so?', inTree, tree),
      await run('why is it so?', undefined, worktree),
    ]) {
      expect(again.stdout).toContain(ANSWER);
      // A search for a word swallows the answer, which is what a person has to see then.
      expect(again.stderr).toMatch(
        /^msw-protocol: The notebook answered on \d{4}-\d{2}-\d{2}: “The helper retries once; .*”\. The same question, asked in a terminal, replaces this answer\.$/,
      );
    }
    expect(asked()).toBe(before + 1);
    // Whoever has changed the sources asks in a terminal: from then on that answer counts for the checks.
    const kept = join(stage.place.userFolder, 'check-answers');
    const [file = 'none'] = readdirSync(kept);
    writeFileSync(join(kept, file), JSON.stringify({ at: Date.now(), answer: 'It was another one.' }));
    expect((await run('why is it so?')).stdout).toContain('It was another one.');
    expect((await run('why is it so?', {})).stderr).toBe('');
    expect(asked()).toBe(before + 2);
    expect((await run('why is it so?')).stdout).toContain(ANSWER);
    expect(asked()).toBe(before + 2);
  });

  it('spend the 7 questions that 2 accounts have left, twenty at once, none of them twice', async () => {
    const docs = { 'ok.a': SEED_NOTEBOOK, 'ok.b': SEED_NOTEBOOK };
    await stage.configure({ notebook: 'docs', notebooks: { docs } });
    const { project, userFolder } = stage.place;
    await changeLedger(userFolder, (before) => {
      const windowEndsAt = Date.now() + HOUR;
      const unasked = { ...newAccount, windowEndsAt, usageAskedAt: Date.now() };
      const a = { ...unasked, spent: 46 };
      const b = { ...unasked, spent: 47 };
      return { ledger: withAccount(withAccount(before, 'ok.a', a), 'ok.b', b), result: null };
    });
    // The stand-in refuses questions over the limit, as Google would.
    stage.google.allow('ok.a', 4);
    stage.google.allow('ok.b', 3);
    const runs = Array.from({ length: 20 }, (_, index) =>
      execa(process.execPath, [path(), 'notebook', 'query', `q${index}`, '--project', project], {
        env: stage.env,
        extendEnv: false,
        reject: false,
      }),
    );
    const outcomes = await Promise.all(runs);
    const answered = outcomes.filter(({ exitCode, stdout }) => exitCode === 0 && stdout === ANSWER);
    expect(answered).toHaveLength(7);
    const refused = outcomes.filter(
      ({ exitCode, stderr }) => exitCode === 1 && stderr.includes('is used up'),
    );
    expect(refused).toHaveLength(13);
    const asked = stage.google.questions();
    expect(asked).toHaveLength(7);
    expect(new Set(asked).size).toBe(7);
    const read = readLedger(userFolder);
    if (read.status === 'refused') throw new Error(read.reason);
    expect(read.ledger.accounts['ok.a']?.spent).toBe(50);
    expect(read.ledger.accounts['ok.b']?.spent).toBe(50);
    expect(read.ledger.queries.map(({ outcome }) => outcome)).toEqual(Array(7).fill('answered'));
  });

  it('keep a question spent when they are killed while they wait for its answer', async () => {
    await stage.configure({ notebook: 'slow', notebooks: { slow: { slowquery: SEED_NOTEBOOK } } });
    const { project, userFolder } = stage.place;
    const args = [path(), 'notebook', 'query', 'lost?', '--project', project];
    const child = execa(process.execPath, args, { env: stage.env, extendEnv: false, reject: false });
    await stage.google.seen('query', 'slowquery');
    child.kill('SIGKILL');
    await child;
    const read = readLedger(userFolder);
    if (read.status === 'refused') throw new Error(read.reason);
    expect(read.ledger.accounts.slowquery?.spent).toBe(1);
    expect(read.ledger.queries.at(-1)).toMatchObject({ question: 'lost?', outcome: 'sent', cost: 1 });
  });
});
