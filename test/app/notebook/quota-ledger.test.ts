import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLedger, readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import { setPlan, showQuota } from '../../../src/app/quota/show-quota.ts';
import { newAccount } from '../../../src/core/quota/account.ts';
import { emptyLedger, reserveQuery, withAccount } from '../../../src/core/quota/ledger.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'msw-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'quota.json');

function spend(id: string) {
  const intent = { id, at: Date.now(), purpose: 'ask', project: '/p', loop: null, class: null } as const;
  const only = [{ account: 'work', notebook: 'nb', isLoggedIn: true, login: null }];
  return changeLedger(folder, (before) => {
    const { ledger, choice } = reserveQuery(before, { ...intent, question: 'q' }, only);
    return { ledger, result: choice.status };
  });
}

describe('the ledger file', () => {
  it('is empty before the first question, and is read back as written', async () => {
    expect(readLedger(folder)).toEqual({ status: 'ok', ledger: emptyLedger });
    expect(await spend('1')).toEqual({ status: 'done', result: 'chosen', lost: null });
    const read = readLedger(folder);
    expect(read).toMatchObject({ ledger: { accounts: { work: { spent: 1 } }, queries: [{ id: '1' }] } });
  });

  it.skipIf(process.platform === 'win32')('can be read by its owner only', async () => {
    await spend('1');
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it('loses nothing when many processes change it at once', async () => {
    await setPlan(folder, 'work', '25', 0);
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => spend(`${index}`)));
    const chosen = outcomes.filter((outcome) => outcome.status === 'done' && outcome.result === 'chosen');
    expect(chosen).toHaveLength(25);
    const read = readLedger(folder);
    expect(read).toMatchObject({ ledger: { accounts: { work: { spent: 25 } } } });
  });

  it('is not written when nothing changes', async () => {
    await changeLedger(folder, (ledger) => ({ ledger, result: null }));
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['half a file', '{"version":1,"accounts":{'],
    ['nothing at all', ''],
    ['another shape', '{"version":1,"accounts":[]}'],
    [
      'a count that is none',
      JSON.stringify({ version: 1, accounts: { work: { ...newAccount, spent: -3 } }, queries: [] }),
    ],
  ])('that is %s is moved aside, not deleted', async (_, content) => {
    writeFileSync(path(), content);
    expect(readLedger(folder).status).toBe('refused');
    expect(await spend('1')).toMatchObject({ status: 'done' });
    const aside = readdirSync(folder).find((name) => name.startsWith('quota.json.corrupt-'));
    expect(readFileSync(join(folder, aside ?? 'missing'), 'utf8')).toBe(content);
  });

  it('that is broken keeps the readable plans, says what is wrong, and is moved aside where it can be found', async () => {
    const work = { ...newAccount, plan: { name: 'pro', perDay: 500, reserve: 100, isNamed: true } };
    const broken = { home: { ...work, spent: -3 }, work: { ...work, spent: 7 }, odd: 'x' };
    writeFileSync(path(), JSON.stringify({ version: 1, accounts: broken, queries: [] }));
    const spent = await spend('1');
    const aside = readdirSync(folder).find((name) => name.startsWith('quota.json.corrupt-')) ?? 'missing';
    expect(spent).toMatchObject({ status: 'done', lost: expect.stringContaining(aside) });
    expect(await spend('2')).toMatchObject({ status: 'done', lost: null });
    expect(readLedger(folder)).toMatchObject({
      ledger: { accounts: { home: { plan: work.plan, spent: 0 }, work: { plan: work.plan, spent: 9 } } },
    });
    const shown = () => showQuota({ userFolder: folder, env: {}, now: Date.now });
    expect(shown()).toMatchObject({
      report: { trouble: expect.stringContaining('/msw:setup plan ACCOUNT') },
    });
    await setPlan(folder, 'work', 'pro', null);
    expect(shown()).toMatchObject({ report: { trouble: null } });
  });

  it('of a newer version is left alone, and nothing is spent', async () => {
    const newer = '{"version":2,"accounts":{}}';
    writeFileSync(path(), newer);
    expect(await spend('1')).toMatchObject({ status: 'refused', reason: expect.stringContaining('newer') });
    expect(readFileSync(path(), 'utf8')).toBe(newer);
  });

  it('accepts any account name, even “constructor”', async () => {
    await changeLedger(folder, (before) => ({
      ledger: withAccount(before, 'constructor', {
        ...newAccount,
        spent: 2,
        windowEndsAt: Date.now() + 1000,
      }),
      result: null,
    }));
    expect(readLedger(folder)).toMatchObject({ ledger: { accounts: { constructor: { spent: 2 } } } });
  });
});

describe('setPlan', () => {
  it.each([
    ['work', 'pro', null, 'done'],
    ['../work', 'pro', null, 'refused'],
    ['work', 'endless', null, 'refused'],
    ['work', '10', 11, 'refused'],
  ])('%s %s with reserve %s: %s', async (profile, plan, reserve, status) => {
    expect((await setPlan(folder, profile, plan, reserve)).status).toBe(status);
  });
});
