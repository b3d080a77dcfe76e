import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSource } from '../../../../src/adapters/nlm/add-source.ts';
import { checkLogin } from '../../../../src/adapters/nlm/check-login.ts';
import { deleteSource } from '../../../../src/adapters/nlm/delete-source.ts';
import { listSources, sourceContent } from '../../../../src/adapters/nlm/list-sources.ts';
import type { NlmAccount } from '../../../../src/adapters/nlm/nlm-account.ts';
import { nlmDoctor } from '../../../../src/adapters/nlm/nlm-doctor.ts';
import { nlmFeatures } from '../../../../src/adapters/nlm/nlm-features.ts';
import type { NlmResult } from '../../../../src/adapters/nlm/nlm-result.ts';
import {
  createNotebook,
  deleteNotebook,
  getNotebook,
  listNotebooks,
} from '../../../../src/adapters/nlm/notebooks.ts';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { importResearch, researchStatus, startResearch } from '../../../../src/adapters/nlm/research.ts';
import { downloadArtifact, studioStatus } from '../../../../src/adapters/nlm/studio.ts';
import { usage } from '../../../../src/adapters/nlm/usage.ts';
import { type Google, startGoogle } from '../../../support/google/google.ts';
import { SEED_NOTEBOOK, SEED_SOURCE } from '../../../support/google/notebooks.ts';
import type { Account } from '../../../support/google/scenario.ts';
import { NLM_VERSIONS, nlmEnvironment } from '../../../support/nlm/nlm-store.ts';
import { requireOrSkip } from '../../../support/requirements.ts';

const PROFILES = ['ok.verbs', 'ok.sources', 'ok.research', 'ok.studio', 'ok.usage', 'ok.talk'] as const;

for (const version of NLM_VERSIONS) {
  requireOrSkip(`nlm ${version}`)(`every verb through the real nlm ${version}`, () => {
    let google: Google;
    let directory = '';
    let env: Record<string, string> = {};

    beforeAll(async () => {
      google = await startGoogle();
      directory = mkdtempSync(join(tmpdir(), 'msw-'));
      env = nlmEnvironment(directory, google, version, PROFILES);
      for (const profile of PROFILES) google.ownNotebooks(profile);
    });

    afterAll(async () => {
      await google.close();
      rmSync(directory, { recursive: true, force: true });
    });

    function as(profile: Account): NlmAccount {
      return { profile, env, projectRoot: join(directory, 'project') };
    }

    it('tells its version and what it can do', async () => {
      expect(await nlmFeatures(as('ok.verbs'))).toEqual({
        status: 'ok',
        data: {
          version,
          sourceAddJson: true,
          usage: version === '0.15.8',
          newConversation: true,
          profiles: true,
        },
      });
      const remembered = readFileSync(join(env.MSW_HOME ?? '', 'nlm-versions.json'), 'utf8');
      expect(Object.values(JSON.parse(remembered))).toEqual([version]);
    });

    it('makes, lists, reads and deletes a notebook', async () => {
      const account = as('ok.verbs');
      const made = ok(await createNotebook(account, '-Plans & [notes]'));
      expect(made).toMatchObject({ title: '-Plans & [notes]', url: expect.stringContaining(made.id) });
      expect(ok(await listNotebooks(account))).toContainEqual(
        expect.objectContaining({ id: made.id, title: '-Plans & [notes]', sourceCount: 0 }),
      );
      expect(ok(await checkLogin(account))).toEqual({ notebooks: 2 });
      expect(ok(await getNotebook(account, SEED_NOTEBOOK))).toMatchObject({
        id: SEED_NOTEBOOK,
        title: 'Seed notebook',
        sources: [{ id: SEED_SOURCE, title: 'Handbook' }],
      });
      ok(await deleteNotebook(account, made.id));
      expect(ok(await listNotebooks(account))).toHaveLength(1);
      expect(google.notebooks.byId.size).toBe(1);
    });

    it('adds each kind of source once, reads it and takes it out again', async () => {
      const account = as('ok.sources');
      const file = join(directory, 'retry.ts');
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

    it('follows a research whose id changes, and imports each source once', async () => {
      const account = as('ok.research');
      const { research } = google.ownNotebooks('ok.research');
      research.looksUntilDone = 1;
      research.report = `# Findings\n\nSee [docs](https://x.example) ${'long '.repeat(400)}\nDiscovered Sources:\nend`;
      expect(ok(await researchStatus(account, SEED_NOTEBOOK))).toMatchObject({ state: 'none', sources: [] });
      const request = { notebook: SEED_NOTEBOOK, topic: '-how to retry', mode: 'deep' } as const;
      const started = ok(await startResearch(account, request));
      expect(ok(await researchStatus(account, SEED_NOTEBOOK))).toMatchObject({ state: 'in-progress' });
      const found = ok(await researchStatus(account, SEED_NOTEBOOK));
      expect(found).toMatchObject({
        state: 'completed',
        count: 3,
        sources: [
          { index: 0, title: 'The report', url: null },
          { index: 1, title: 'Result A', url: 'https://a.example/1' },
          { index: 2, title: 'Result B', url: 'https://b.example/2' },
        ],
      });
      expect(found.taskId).not.toBe(started.taskId);
      expect(found.report).toMatch(/^# Findings[\s\S]*\nDiscovered Sources:\nend$/);
      expect(found.report.split('\n')).toHaveLength(5);
      const url = { kind: 'url', url: 'https://b.example/2' } as const;
      ok(await addSource(account, SEED_NOTEBOOK, url));
      const imported = await importResearch(account, { notebook: SEED_NOTEBOOK, found });
      expect(ok(imported)).toEqual({ titles: ['Result A'] });
      expect(ok(await importResearch(account, { notebook: SEED_NOTEBOOK, found }))).toEqual({ titles: [] });
      const titles = ok(await listSources(account, SEED_NOTEBOOK)).map(({ title }) => title);
      expect(titles).toEqual(['Handbook', 'https://b.example/2', 'Result A']);
    });

    it('survives a report on which nlm ends', async () => {
      const { research } = google.ownNotebooks('ok.research');
      research.report = 'Files live in [/etc/passwd].';
      research.looksUntilDone = 0;
      const request = { notebook: SEED_NOTEBOOK, topic: 'paths', mode: 'deep' } as const;
      ok(await startResearch(as('ok.research'), request));
      expect(ok(await researchStatus(as('ok.research'), SEED_NOTEBOOK))).toMatchObject({
        state: 'completed',
        count: 3,
        sources: [],
      });
    });

    it('lists what the studio made and downloads it', async () => {
      const account = as('ok.studio');
      google.ownNotebooks('ok.studio').byId.get(SEED_NOTEBOOK)?.reports.push('# Briefing\n');
      const [artifact] = ok(await studioStatus(account, SEED_NOTEBOOK));
      expect(artifact).toMatchObject({ type: 'report', state: 'completed', title: 'Report 1' });
      const output = join(directory, 'out', 'briefing.md');
      const request = { notebook: SEED_NOTEBOOK, kind: 'report', output } as const;
      ok(await downloadArtifact(account, { ...request, artifact: artifact?.id ?? null }));
      expect(readFileSync(output, 'utf8')).toBe('# Briefing\n');
      const none = {
        ...request,
        kind: 'audio',
        artifact: null,
        output: join(directory, 'none.m4a'),
      } as const;
      expect(await downloadArtifact(account, none)).toMatchObject({ status: 'not-found' });
      expect(existsSync(none.output)).toBe(false);
    });

    it('tells what is left where it can', async () => {
      google.allow('ok.usage', 4);
      const told = await usage(as('ok.usage'));
      if (version === '0.9.13') {
        expect(told).toMatchObject({ status: 'too-old', wasSent: false });
        return;
      }
      const resetsAt = '2030-01-01T00:00:00+00:00';
      expect(ok(told)).toEqual({
        tier: 'NOTEBOOKLM_TIER_STANDARD_CONSUMER_USER',
        windows: [
          { kind: 'rolling', used: 0, remaining: 100, resetsAt },
          { kind: 'weekly', used: 0, remaining: 100, resetsAt },
        ],
      });
    });

    it('goes on with a conversation, and asks only the sources it is told', async () => {
      const talk = as('ok.talk');
      const notebooks = google.ownNotebooks('ok.talk');
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
      expect(google.questions('ok.talk')).toEqual(['Why?', 'And then?']);
    });

    it('hands on what it finds out about itself', async () => {
      const told = ok(await nlmDoctor(as('ok.verbs')));
      expect(told).toMatchObject({ isWell: false, text: expect.stringContaining('ok.verbs@example.com') });
    });
  });
}

function ok<T>(result: NlmResult<T>): T {
  if (result.status !== 'ok') throw new Error(`${result.status}: ${result.text}`);
  return result.data;
}
