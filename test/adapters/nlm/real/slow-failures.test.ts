// Failures that appear only after nlm's own limits: 30 s for an answer, 120 s for one to an added source, and the
// time until it gives up on an unknown host name. All run at once, since waiting costs nothing.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLogin, listNotebooks } from '../../../../src/adapters/nlm/notebooks.ts';
import type { NlmAccount, NlmResult } from '../../../../src/adapters/nlm/program/nlm-call.ts';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { addSource, listSources } from '../../../../src/adapters/nlm/sources.ts';
import { type RefusalReason, refusalSentence } from '../../../../src/core/notebook/refusal.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import type { Account } from '../../../support/google/scenario.ts';
import { NLM_VERSIONS, type NlmVersion } from '../../../support/nlm/nlm-store.ts';
import { ok, openRealNlm, type RealNlm } from '../../../support/nlm/with-real-nlm.ts';
import { requireOrSkip } from '../../../support/requirements.ts';

type Verb = (account: NlmAccount) => Promise<NlmResult<unknown>>;

const TEXT = { kind: 'text', title: 'Spec', text: '# Spec\n' } as const;
const URL_SOURCE = { kind: 'url', url: 'https://c.example/' } as const;
const OTHER_URL = { kind: 'url', url: 'https://d.example/' } as const;
const UNSEEN: [] = [];

const login: Verb = checkLogin;
const list: Verb = listNotebooks;
const query: Verb = (account) =>
  queryNotebook({
    ...account,
    notebook: SEED_NOTEBOOK,
    question: 'Why?',
    timeoutSeconds: 60,
    conversationId: null,
  });
const addText: Verb = (account) => addSource(account, SEED_NOTEBOOK, TEXT, UNSEEN);
const addUrl: Verb = (account) => addSource(account, SEED_NOTEBOOK, URL_SOURCE, UNSEEN);

/** A reserved name that no resolver knows. */
const NO_SUCH_HOST = { HTTPS_PROXY: 'http://proxy.invalid:3128', HTTP_PROXY: 'http://proxy.invalid:3128' };

interface Row {
  readonly account: Account;
  readonly verb: Verb;
  readonly reason: RefusalReason;
  readonly next: RegExp;
  readonly variables?: Readonly<Record<string, string>>;
}

const late = { reason: 'timeout', next: /did not answer in time/ } as const;
const unreachable = { reason: 'network', next: /could not be reached/, variables: NO_SUCH_HOST } as const;

const ROWS: Readonly<Record<string, Row>> = {
  'a list that takes too long': { account: 'slow.list', verb: list, ...late },
  'a login check that takes too long': { account: 'slow.login', verb: login, ...late },
  'a question that takes too long': { account: 'slow.query', verb: query, ...late },
  'an added text that takes too long': { account: 'slowchange.text', verb: addText, ...late },
  'an added address that takes too long': { account: 'slowchange.url', verb: addUrl, ...late },
  'a list without a name service': { account: 'ok.list', verb: list, ...unreachable },
  'a question without a name service': { account: 'ok.query', verb: query, ...unreachable },
  'an added text without a name service': { account: 'ok.text', verb: addText, ...unreachable },
};
const LONGEST_MS = 400_000;

const ACCOUNTS = Object.values(ROWS).map(({ account }) => account);

const NEEDS = NLM_VERSIONS.map((version) => `nlm ${version}` as const);

requireOrSkip(...NEEDS)("calls that nlm's own limits end", () => {
  // Everything starts at once, for both versions, so the tests share the same minutes of waiting.
  const begun: Partial<Record<NlmVersion, ReturnType<typeof begin>>> = {};
  const scenes: Awaited<ReturnType<typeof openRealNlm>>[] = [];
  beforeAll(async () => {
    for (const version of NLM_VERSIONS) {
      const nlm = await openRealNlm(version, [...ACCOUNTS, 'slowanswer']);
      scenes.push(nlm);
      begun[version] = begin(nlm);
    }
  });
  afterAll(() => Promise.all(scenes.map((scene) => scene.close())));

  describe.each(NLM_VERSIONS)('nlm %s', (version) => {
    it.for(Object.entries(ROWS))(
      '%s',
      { timeout: LONGEST_MS },
      async ([title, { reason, next, account }]) => {
        const result = await begun[version]?.results.get(title);
        expect(result).toMatchObject({ status: reason });
        if (result === undefined || result.status === 'ok') return;
        expect(refusalSentence({ reason: result.status, text: result.text, profile: account })).toMatch(next);
      },
    );

    it('a source whose answer comes too late was added exactly once', { timeout: LONGEST_MS }, async () => {
      const late = await begun[version]?.late;
      expect(late?.first.isNew).toBe(true);
      expect(late?.second).toEqual({ ...late?.first, isNew: false });
      expect(late?.listed.filter(({ url }) => url === OTHER_URL.url)).toHaveLength(1);
    });
  });
});

function begin(nlm: RealNlm) {
  const runs = Object.entries(ROWS).map(([title, { account, verb, variables }]) => {
    const place = nlm.as(account);
    return [title, verb({ ...place, env: { ...place.env, ...variables } })] as const;
  });
  return { results: new Map(runs), late: addLate(nlm) };
}

async function addLate(nlm: RealNlm) {
  const place = nlm.as('slowanswer');
  const first = ok(await addSource(place, SEED_NOTEBOOK, OTHER_URL));
  const second = ok(await addSource(place, SEED_NOTEBOOK, OTHER_URL));
  return { first, second, listed: ok(await listSources(place, SEED_NOTEBOOK)) };
}
