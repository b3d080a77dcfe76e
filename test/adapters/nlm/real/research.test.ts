import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../../../src/adapters/nlm/add-source.ts';
import { listSources } from '../../../../src/adapters/nlm/list-sources.ts';
import { importResearch, researchStatus, startResearch } from '../../../../src/adapters/nlm/nlm-research.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

const PROFILES = ['ok.research'] as const;

withRealNlm('the research of a notebook', PROFILES, (nlm) => {
  beforeAll(() => {
    for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
  });

  it('follows a research by its notebook, since its id changes, and imports each source once', async () => {
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

  it('survives a report on which nlm ends', async () => {
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
