import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../../../src/adapters/nlm/add-source.ts';
import { deleteSource } from '../../../../src/adapters/nlm/delete-source.ts';
import { listSources, sourceContent } from '../../../../src/adapters/nlm/list-sources.ts';
import { downloadArtifact, studioStatus } from '../../../../src/adapters/nlm/studio.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

const PROFILES = ['ok.sources', 'ok.studio'] as const;

withRealNlm('the sources of a notebook, and what is made of them', PROFILES, (nlm) => {
  beforeAll(() => {
    for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
  });

  it('adds each kind of source once, reads it and takes it out again', async () => {
    const account = nlm.as('ok.sources');
    const file = join(nlm.directory, 'retry.ts');
    writeFileSync(file, 'export const retries = 3;\n');
    const long = `# Spec\n${'x'.repeat(200_000)}`;
    const sources = [
      { kind: 'url', url: 'https://a.example/page' },
      { kind: 'text', title: '-The: spec?', text: long },
      { kind: 'file', path: file },
      { kind: 'drive', documentId: 'DOC1', title: 'Plan', type: 'doc' },
    ] as const;
    for (const source of sources) {
      expect(ok(await addSource(account, SEED_NOTEBOOK, source))).toMatchObject({ isNew: true });
    }
    const listed = ok(await listSources(account, SEED_NOTEBOOK));
    expect(listed.map(({ title, url, state }) => [title, url, state])).toEqual([
      ['Handbook', null, 'ready'],
      ['https://a.example/page', 'https://a.example/page', 'ready'],
      ['-The spec.md', null, 'ready'],
      ['retry.ts.txt', null, 'ready'],
      ['Plan', null, 'ready'],
    ]);
    for (const source of sources) {
      const again = await addSource(account, SEED_NOTEBOOK, source, { known: listed });
      expect(ok(again)).toMatchObject({ isNew: false });
    }
    const text = listed.find(({ title }) => title === '-The spec.md');
    expect(ok(await sourceContent(account, text?.id ?? ''))).toMatchObject({
      title: '-The spec.md',
      text: long,
    });
    ok(
      await deleteSource(
        account,
        SEED_NOTEBOOK,
        listed.slice(1).map(({ id }) => id),
      ),
    );
    expect(ok(await listSources(account, SEED_NOTEBOOK))).toHaveLength(1);
  });

  it('lists what the studio made and downloads it', async () => {
    const account = nlm.as('ok.studio');
    nlm.google.ownNotebooks('ok.studio').byId.get(SEED_NOTEBOOK)?.reports.push('# Briefing\n');
    const [artifact] = ok(await studioStatus(account, SEED_NOTEBOOK));
    expect(artifact).toMatchObject({ type: 'report', state: 'completed', title: 'Report 1' });
    const output = join(nlm.directory, 'out', 'briefing.md');
    const request = { notebook: SEED_NOTEBOOK, kind: 'report', output } as const;
    ok(await downloadArtifact(account, { ...request, artifact: artifact?.id ?? null }));
    expect(readFileSync(output, 'utf8')).toBe('# Briefing\n');
    const none = {
      ...request,
      kind: 'audio',
      artifact: null,
      output: join(nlm.directory, 'none.m4a'),
    } as const;
    expect(await downloadArtifact(account, none)).toMatchObject({ status: 'not-found' });
    expect(existsSync(none.output)).toBe(false);
  });
});
