import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { importResearch, researchStatus, startResearch } from '../../../../src/adapters/nlm/nlm-research.ts';
import {
  checkLogin,
  createNotebook,
  getNotebook,
  listNotebooks,
  usage,
} from '../../../../src/adapters/nlm/notebooks.ts';
import { locateNlm } from '../../../../src/adapters/nlm/program/locate-nlm.ts';
import { listProfiles } from '../../../../src/adapters/nlm/program/nlm-profiles.ts';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { refreshLogin } from '../../../../src/adapters/nlm/refresh-login.ts';
import { addSource, listSources, sourceContent } from '../../../../src/adapters/nlm/sources.ts';
import { beginArtifact, listArtifacts, STUDIO_KINDS } from '../../../../src/adapters/nlm/studio.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';
import { sampled } from '../../../support/sampled.ts';

sampled();

describe('changes', () => {
  const TEXT = { kind: 'text', title: 'Spec', text: '# Spec\n' } as const;
  const URL_SOURCE = { kind: 'url', url: 'https://c.example/' } as const;
  // No listing first, so that the change itself is refused.
  const UNSEEN: [] = [];

  const PROFILES = ['lost', 'lost.too', 'pending', 'flaky'] as const;

  withRealNlm('changes whose answer tells little', PROFILES, (nlm) => {
    beforeAll(() => {
      for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
    });

    it.each(['lost', 'pending'] as const)('adds nothing twice if the answer is %s', async (profile) => {
      const account = nlm.as(profile);
      const { byId } = nlm.google.ownNotebooks(profile);
      for (const source of [URL_SOURCE, TEXT]) {
        expect(await addSource(account, SEED_NOTEBOOK, source)).toMatchObject({
          status: 'ok',
          data: { isNew: true },
        });
      }
      expect(byId.get(SEED_NOTEBOOK)?.sources.map(({ title }) => title)).toEqual([
        'Handbook',
        'https://c.example/',
        'Spec.md',
      ]);
    });

    it('creates and imports nothing twice if the answer is lost', async () => {
      const account = nlm.as('lost.too');
      const { byId, research } = nlm.google.ownNotebooks('lost.too');
      expect(await createNotebook(account, 'Twin')).toMatchObject({ status: 'ok' });
      expect([...byId.values()].filter(({ title }) => title === 'Twin')).toHaveLength(1);
      research.start(SEED_NOTEBOOK, 'T', 'fast', 'web');
      const found = await researchStatus(account, SEED_NOTEBOOK);
      if (found.status !== 'ok') throw new Error(found.text);
      expect(await importResearch(account, SEED_NOTEBOOK, found.data)).toEqual({
        status: 'ok',
        data: null,
      });
      expect(byId.get(SEED_NOTEBOOK)?.sources).toHaveLength(3);
    });

    it('does not treat a successful retry reported by nlm as a refusal', async () => {
      const added = await addSource(nlm.as('flaky'), SEED_NOTEBOOK, TEXT, UNSEEN);
      expect(added).toMatchObject({ status: 'ok', data: { isNew: true } });
      expect(
        nlm.google.requests.filter(({ account, rpc }) => account === 'flaky' && rpc === 'o4cbdc'),
      ).toHaveLength(2);
    });
  });
});

describe('notebooks', () => {
  const PROFILES = ['ok.verbs', 'ok.talk', 'ok.usage'] as const;

  withRealNlm('the notebooks of an account', PROFILES, (nlm) => {
    beforeAll(() => {
      for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
    });

    it('finds its version once, and remembers it', async () => {
      expect(await locateNlm(nlm.as('ok.verbs'))).toMatchObject({ status: 'located', version: nlm.version });
      const remembered = readFileSync(join(nlm.env.MSW_HOME ?? '', 'nlm-versions.json'), 'utf8');
      expect(Object.values(JSON.parse(remembered))).toEqual([nlm.version]);
    });

    it('creates, lists and reads a notebook', async () => {
      const account = nlm.as('ok.verbs');
      const made = ok(await createNotebook(account, '-Plans & [notes]'));
      expect(made).toMatchObject({ title: '-Plans & [notes]', url: expect.stringContaining(made.id) });
      expect(ok(await listNotebooks(account))).toContainEqual(
        expect.objectContaining({ id: made.id, title: '-Plans & [notes]', sourceCount: 0 }),
      );
      expect(ok(await checkLogin(account))).toEqual({ notebooks: 2 });
      expect(ok(await getNotebook(account, SEED_NOTEBOOK))).toMatchObject({
        id: SEED_NOTEBOOK,
        title: 'Seed notebook',
        sourceCount: 1,
      });
    });

    it('continues a conversation, and asks only the given sources', async () => {
      const talk = nlm.as('ok.talk');
      const notebooks = nlm.google.ownNotebooks('ok.talk');
      const second = notebooks.addSource(SEED_NOTEBOOK, {
        title: 'B',
        type: 4,
        url: null,
        content: 'Second.',
      });
      const query = { notebook: SEED_NOTEBOOK, question: 'Why?', timeoutSeconds: 60, conversationId: null };
      const first = ok(await queryNotebook({ ...talk, ...query, sourceIds: [second.id] }));
      expect(first.citations).toEqual([{ number: 1, sourceId: second.id, quote: 'Second.' }]);
      const next = { ...talk, ...query, question: 'And then?', conversationId: first.conversationId };
      expect(ok(await queryNotebook(next))).toMatchObject({ conversationId: first.conversationId });
      expect(nlm.google.questions('ok.talk')).toEqual(['Why?', 'And then?']);
    });

    it('reports the remaining usage if it can', async () => {
      nlm.google.allow('ok.usage', 4);
      const told = await usage(nlm.as('ok.usage'));
      if (nlm.version === '0.9.13') {
        expect(told).toMatchObject({ status: 'too-old', wasSent: false });
        return;
      }
      expect(ok(told)).toEqual({
        tier: 'NOTEBOOKLM_TIER_STANDARD_CONSUMER_USER',
        windows: [
          { kind: 'rolling', used: 0, remaining: 100, resetsAt: expect.any(Number) },
          { kind: 'weekly', used: 0, remaining: 100, resetsAt: expect.any(Number) },
        ],
      });
    });
  });
});

describe('research', () => {
  const PROFILES = ['ok.research'] as const;

  withRealNlm('the research of a notebook', PROFILES, (nlm) => {
    beforeAll(() => {
      for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
    });

    it('tracks research by its notebook, since its id changes, and imports each source once', async () => {
      const account = nlm.as('ok.research');
      const { research } = nlm.google.ownNotebooks('ok.research');
      research.looksUntilDone = 1;
      research.report = `# Findings\n\nSee [docs](https://x.example) ${'long '.repeat(400)}\nDiscovered Sources:\nend`;
      expect(ok(await researchStatus(account, SEED_NOTEBOOK))).toMatchObject({ state: 'none', sources: [] });
      const request = { notebook: SEED_NOTEBOOK, topic: '-how to retry', mode: 'deep' } as const;
      ok(await startResearch(account, request));
      expect(ok(await researchStatus(account, SEED_NOTEBOOK))).toMatchObject({ state: 'in-progress' });
      const found = ok(await researchStatus(account, SEED_NOTEBOOK));
      expect(found).toMatchObject({
        state: 'completed',
        sources: [
          { index: 0, title: 'The report', url: null },
          { index: 1, title: 'Result A', url: 'https://a.example/1' },
          { index: 2, title: 'Result B', url: 'https://b.example/2' },
        ],
      });
      const url = { kind: 'url', url: 'https://b.example/2' } as const;
      ok(await addSource(account, SEED_NOTEBOOK, url));
      for (let time = 0; time < 2; time += 1) ok(await importResearch(account, SEED_NOTEBOOK, found));
      const titles = ok(await listSources(account, SEED_NOTEBOOK)).map(({ title }) => title);
      expect(titles).toEqual(['Handbook', 'https://b.example/2', 'Result A']);
    });

    it('handles a report on which nlm crashes', async () => {
      const { research } = nlm.google.ownNotebooks('ok.research');
      research.report = 'Files live in [/etc/passwd].';
      research.looksUntilDone = 0;
      const request = { notebook: SEED_NOTEBOOK, topic: 'paths', mode: 'deep' } as const;
      ok(await startResearch(nlm.as('ok.research'), request));
      expect(ok(await researchStatus(nlm.as('ok.research'), SEED_NOTEBOOK))).toMatchObject({
        state: 'completed',
        sources: [],
      });
    });
  });
});

describe('sources', () => {
  const PROFILES = ['ok.sources'] as const;

  withRealNlm('the sources of a notebook', PROFILES, (nlm) => {
    beforeAll(() => {
      for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
    });

    it('adds each kind of source once, and reads it', async () => {
      const account = nlm.as('ok.sources');
      const long = `# Spec\n${'x'.repeat(200_000)}`;
      const sources = [
        { kind: 'url', url: 'https://a.example/page' },
        { kind: 'text', title: '-The: spec?', text: long },
      ] as const;
      for (const source of sources) {
        expect(ok(await addSource(account, SEED_NOTEBOOK, source))).toMatchObject({ isNew: true });
      }
      const listed = ok(await listSources(account, SEED_NOTEBOOK));
      expect(listed.map(({ title, url, state }) => [title, url, state])).toEqual([
        ['Handbook', null, 'ready'],
        ['https://a.example/page', 'https://a.example/page', 'ready'],
        ['-The spec.md', null, 'ready'],
      ]);
      for (const source of sources) {
        const again = await addSource(account, SEED_NOTEBOOK, source, listed);
        expect(ok(again)).toMatchObject({ isNew: false });
      }
      const text = listed.find(({ title }) => title === '-The spec.md');
      expect(ok(await sourceContent(account, text?.id ?? ''))).toBe(long);
    });
  });
});

describe('studio', () => {
  const PROFILES = ['ok.studio', 'expired.studio', 'ratelimit.studio', 'perm.studio'] as const;
  const AUDIO = { kind: 'audio', about: null } as const;

  withRealNlm('the studio of a notebook', PROFILES, (nlm) => {
    beforeAll(() => {
      for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
    });

    it('starts each kind of artifact on the given subject, and follows it to its end', async () => {
      const account = nlm.as('ok.studio');
      const { studio } = nlm.google.ownNotebooks('ok.studio').byId.get(SEED_NOTEBOOK) ?? {};
      for (const kind of STUDIO_KINDS) {
        const begun = ok(await beginArtifact(account, SEED_NOTEBOOK, { kind, about: '-how we retry' }));
        expect({ kind, ...begun }).toEqual({
          kind,
          id: expect.stringMatching(/^c{8}-/),
          state: kind === 'mindmap' ? 'done' : 'running',
        });
      }
      expect(JSON.stringify(studio?.artifacts).split('-how we retry')).toHaveLength(STUDIO_KINDS.length);
      expect(studio?.mindMaps).toMatchObject([{ title: '-how we retry' }]);
      const running = ok(await listArtifacts(account, SEED_NOTEBOOK));
      expect(running.map(({ state }) => state)).toEqual([...Array(8).fill('running'), 'done']);
      if (studio !== undefined) studio.end = 'failed';
      const ended = ok(await listArtifacts(account, SEED_NOTEBOOK));
      expect(ended.map(({ state }) => state)).toEqual([...Array(8).fill('failed'), 'done']);
      expect(ended[2]).toMatchObject({ kind: 'report', title: expect.stringContaining('Made of') });
    });

    it.each([
      ['expired.studio', 'auth-expired'],
      ['ratelimit.studio', 'rate-limited'],
      ['perm.studio', 'permission'],
    ])('reports why %s gets no artifact: %s', async (profile, status) => {
      expect(await beginArtifact(nlm.as(profile), SEED_NOTEBOOK, AUDIO)).toMatchObject({ status });
      expect(await listArtifacts(nlm.as(profile), SEED_NOTEBOOK)).toMatchObject({ status });
    });

    it('reports a missing notebook', async () => {
      expect(await beginArtifact(nlm.as('ok.studio'), 'nowhere', AUDIO)).toMatchObject({
        status: 'not-found',
      });
    });
  });
});

describe('a login', () => {
  const PROFILES = ['ok.login', 'stale-csrf.login', 'expired.login', 'ratelimit.login'] as const;

  withRealNlm('the login of an account', PROFILES, (nlm) => {
    it('is renewed without a browser while Google still accepts it', async () => {
      expect(ok(await refreshLogin(nlm.as('ok.login')))).toEqual({ notebooks: 1 });
      expect(ok(await refreshLogin(nlm.as('stale-csrf.login')))).toEqual({ notebooks: 1 });
      // The older version asks for the page only after a refused request.
      const asked = nlm.google.requests.filter(
        ({ account, rpc }) => account === 'ok.login' && rpc === 'page',
      );
      expect(asked.length > 0).toBe(nlm.version !== '0.9.13');
    });

    it.each([
      ['expired.login', 'auth-expired'],
      ['ratelimit.login', 'rate-limited'],
      ['nobody', 'profile-missing'],
    ])('is not renewed for %s: %s', async (profile, status) => {
      expect(await refreshLogin(nlm.as(profile))).toMatchObject({ status });
    });

    it('is not created for an unknown profile', () => {
      expect(listProfiles(nlm.env).map(({ name }) => name)).not.toContain('nobody');
    });
  });
});
