import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { importResearch, researchStatus, startResearch } from '../../../../src/adapters/nlm/nlm-research.ts';
import {
  checkLogin,
  createNotebook,
  getNotebook,
  listNotebooks,
} from '../../../../src/adapters/nlm/notebooks.ts';
import { callNlm } from '../../../../src/adapters/nlm/program/call-nlm.ts';
import type { NlmAccount, NlmResult } from '../../../../src/adapters/nlm/program/nlm-call.ts';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { addSource, listSources } from '../../../../src/adapters/nlm/sources.ts';
import { type RefusalReason, refusalSentence } from '../../../../src/core/notebook/refusal.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { NLM_VERSIONS, seedProfile } from '../../../support/nlm/nlm-store.ts';
import { withRealNlm } from '../../../support/nlm/with-real-nlm.ts';
import { sampled } from '../../../support/sampled.ts';

sampled();

type Verb = (account: NlmAccount) => Promise<NlmResult<unknown>>;

const NOWHERE = 'aaaaaaaa-0000-4000-8000-00000000dead';
const TEXT = { kind: 'text', title: 'Spec', text: '# Spec\n' } as const;
const URL_SOURCE = { kind: 'url', url: 'https://c.example/' } as const;
const FOUND = { state: 'completed', taskId: null, sources: [] } as const;
const QUERY = { question: 'Why?', timeoutSeconds: 60, conversationId: null };
// No listing first, so that the change itself is refused.
const UNSEEN: [] = [];

const VERBS = {
  login: checkLogin,
  create: (account) => createNotebook(account, 'New'),
  get: (account) => getNotebook(account, SEED_NOTEBOOK),
  query: (account) => queryNotebook({ ...account, ...QUERY, notebook: SEED_NOTEBOOK }),
  sources: (account) => listSources(account, SEED_NOTEBOOK),
  'add url': (account) => addSource(account, SEED_NOTEBOOK, URL_SOURCE, UNSEEN),
  'add text': (account) => addSource(account, SEED_NOTEBOOK, TEXT, UNSEEN),
  start: (account) => startResearch(account, { notebook: SEED_NOTEBOOK, topic: 'T', mode: 'fast' }),
  status: (account) => researchStatus(account, SEED_NOTEBOOK),
  import: (account) => importResearch(account, SEED_NOTEBOOK, FOUND),
  'add empty': (account) =>
    addSource(
      account,
      SEED_NOTEBOOK,
      { kind: 'text', title: 'Quota, rate limits (code 8)', text: '' },
      UNSEEN,
    ),
  'get nowhere': (account) => getNotebook(account, NOWHERE),
  'query nowhere': (account) => queryNotebook({ ...account, ...QUERY, notebook: NOWHERE }),
  'add nowhere': (account) => addSource(account, NOWHERE, TEXT, UNSEEN),
  'no such option': (account) => callNlm(account, { verb: ['notebook', 'list', '-w'] }),
  'our own clock': (account) => callNlm(account, { verb: ['notebook', 'list'], limitSeconds: 4 }),
} satisfies Record<string, Verb>;

const NEXT_STEP: Partial<Record<RefusalReason, RegExp>> = {
  'rate-limited': /quota of profile \S+ is used up/,
  'auth-expired': /run `nlm login --profile \S+`/,
  'profile-missing': /no such profile: run `nlm login --profile nosuch`/,
  'not-found': /no such notebook: check `notebook`/,
  permission: /share it or choose another profile/,
  drift: /upgrade notebooklm-mcp-cli/,
  network: /could not be reached/,
  timeout: /did not answer in time/,
};

const ROWS: readonly (readonly [string, RefusalReason, readonly (keyof typeof VERBS)[]])[] = [
  ['ratelimit', 'rate-limited', ['login', 'create', 'add url', 'add text', 'start', 'status', 'import']],
  ['http429', 'rate-limited', ['login', 'add url']],
  ['change429', 'rate-limited', ['add url', 'add text']],
  ['http500', 'network', ['login']],
  ['expired', 'auth-expired', ['login', 'create', 'get', 'add url', 'add text', 'start', 'status', 'import']],
  ['rpc16', 'auth-expired', ['login']],
  ['no-token', 'auth-expired', ['login']],
  ['corrupt', 'auth-expired', ['login']],
  ['nosuch', 'profile-missing', ['login', 'add text', 'status']],
  ['ok', 'not-found', ['get nowhere', 'query nowhere', 'add nowhere']],
  ['missing', 'not-found', ['sources']],
  ['perm', 'permission', ['get', 'add text']],
  ['drift', 'drift', ['login', 'add url']],
  ['change3', 'usage', ['add text']],
  ['slow', 'timeout', ['our own clock']],
  ['ok', 'usage', ['no such option']],
  ['ok', 'unknown', ['add empty']],
];

const PROFILES = [
  'ratelimit',
  'http429',
  'change429',
  'http500',
  'expired',
  'rpc16',
  'ok',
  'missing',
  'perm',
  'drift',
  'change3',
  'slow',
  'slow.second',
] as const;

withRealNlm(
  'what is refused',
  PROFILES,
  (nlm) => {
    beforeAll(() => {
      const store = join(nlm.directory, 'store');
      seedProfile(store, 'no-token', 'expired', '');
      seedProfile(store, 'corrupt');
      writeFileSync(join(store, 'profiles', 'corrupt', 'cookies.json'), '[{"name": "SI');
    });

    const cases = ROWS.flatMap(([profile, reason, verbs]) =>
      verbs.map((verb) => [profile, verb, reason] as const),
    );

    it.concurrent.each(cases)('%s: %s is %s', async (profile, verb, reason) => {
      const result = await VERBS[verb](nlm.as(profile));
      expect(result).toMatchObject({ status: reason });
      if (result.status === 'ok') return;
      expect(result.text).not.toMatch(/f\.sid=-|https:|CSRF/);
      expect(result.wasSent).toBe(!['nosuch', 'corrupt'].includes(profile) && verb !== 'no such option');
      const notice = refusalSentence({ reason: result.status, text: result.text, profile });
      expect(notice).toMatch(NEXT_STEP[reason] ?? /./);
    });

    it('reports that a notebook without sources cannot answer', async () => {
      const { id } = nlm.google.notebooks.create('Empty');
      const result = await queryNotebook({ ...nlm.as('ok'), ...QUERY, notebook: id });
      expect(result).toMatchObject({ status: 'unknown', text: expect.stringContaining('no sources') });
    });

    it('never runs two calls for one account at the same time', async () => {
      const place = nlm.as('slow.second');
      const first = callNlm(place, { verb: ['notebook', 'list'], limitSeconds: 60 });
      await nlm.google.seen('wXbhsf', 'slow.second');
      const before = nlm.google.requests.length;
      const second = await callNlm(place, { verb: ['notebook', 'list'], limitSeconds: 1 });
      expect(second).toMatchObject({ status: 'timeout', wasSent: false });
      expect(await listNotebooks(nlm.as('ok'))).toMatchObject({ status: 'ok' });
      expect(nlm.google.requests.slice(before).every(({ account }) => account === 'ok')).toBe(true);
      nlm.google.release();
      expect(await first).toMatchObject({ status: 'ok' });
    });
  },
  { versions: NLM_VERSIONS },
);
