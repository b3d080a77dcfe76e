import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/adapters/config/project-config.ts';
import { syncTwins } from '../../../src/app/notebook/sync-twins.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { sampled } from '../../support/sampled.ts';
import { openStage, type Stage } from './stage.ts';

sampled();

describe.each(sampleOf('syncTwins', NLM_VERSIONS.filter(isExpected), 1))(
  'syncTwins with the real nlm %s',
  (version) => {
    let stage: Stage;

    beforeEach(async () => {
      stage = await openStage(version, ['ok.a', 'ok.b', 'expired']);
      const origin = stage.google.ownNotebooks('ok.a');
      origin.addSource(SEED_NOTEBOOK, {
        title: 'Retry guide',
        type: 5,
        url: 'https://docs.example/retry',
        content: 'x',
      });
      stage.google.ownNotebooks('ok.b');
      await stage.configure({ parallelChecks: true, notebooks: { docs: { 'ok.a': SEED_NOTEBOOK } } });
    });

    afterEach(() => stage.close());

    function sync(to: readonly string[] = [], from: string | null = null, name = 'docs') {
      return syncTwins(stage.place, { name, from, to, newTwin: () => null });
    }

    function twinId(): string {
      return readConfig(stage.place.project).config.notebooks.docs?.['ok.b'] ?? 'none';
    }

    it('makes the twin, gives it the same sources, remembers it, and does neither twice', async () => {
      const first = await sync(['ok.b']);
      expect(first).toMatchObject({
        status: 'done',
        from: 'ok.a',
        twins: [
          { status: 'done', profile: 'ok.b', isNew: true, added: ['Handbook', 'Retry guide'], left: [] },
        ],
      });
      const twin = stage.google.ownNotebooks('ok.b').byId.get(twinId());
      expect(twin?.title).toBe('Seed notebook');
      expect(twin?.sources.map(({ title, url }) => url ?? title)).toEqual([
        'Handbook.md',
        'https://docs.example/retry',
      ]);
      expect(await sync()).toMatchObject({ twins: [{ isNew: false, added: [], left: [] }] });
      expect(stage.google.ownNotebooks('ok.b').byId.get(twinId())?.sources).toHaveLength(2);
      const kept = JSON.parse(readFileSync(join(stage.place.project, '.msw', 'config.json'), 'utf8'));
      expect(kept.parallelChecks).toBe(true);
      expect(stage.google.questions()).toEqual([]);
    });

    it('writes the simple settings out as the first twin', async () => {
      await stage.configure({ notebook: SEED_NOTEBOOK, nlmProfile: 'ok.a' });
      expect(await sync(['ok.b'], null, 'handbook')).toMatchObject({ status: 'done', from: 'ok.a' });
      const { config } = readConfig(stage.place.project);
      expect(config.notebook).toBe('handbook');
      expect(Object.keys(config.notebooks.handbook ?? {})).toEqual(['ok.a', 'ok.b']);
    });

    it('copies nothing from or into a notebook that only the repository names', async () => {
      stage.bring({ notebooks: { docs: { 'ok.b': SEED_NOTEBOOK, 'ok.a': SEED_NOTEBOOK } } });
      expect(await sync()).toMatchObject({
        status: 'done',
        from: 'ok.a',
        twins: [{ status: 'refused', reason: expect.stringContaining('/msw:setup use') }],
      });
      expect(await sync(['ok.a'], 'ok.b')).toMatchObject({ status: 'refused' });
      stage.bring({ notebooks: { docs: { 'ok.c': SEED_NOTEBOOK } } });
      expect(await sync(['ok.a'])).toMatchObject({ status: 'refused' });
      expect(stage.google.requests).toEqual([]);
    });

    it('makes none in another account unless the user asks for it', async () => {
      const request = { name: 'docs', from: null, to: ['ok.b'], newTwin: () => 'that is for you' };
      expect(await syncTwins(stage.place, request)).toMatchObject({
        twins: [{ status: 'refused', reason: 'that is for you.' }],
      });
      expect(stage.google.requests).toEqual([]);
    });

    it('says what an account needs', async () => {
      expect(await sync(['expired'])).toMatchObject({
        twins: [{ status: 'refused', reason: expect.stringContaining('nlm login --profile expired') }],
      });
    });

    it.each([
      ['an unknown name', [], null, 'manual', 'have no notebook manual'],
      ['an account without it', ['ok.b'], 'ok.c', 'docs', 'not in the profile ok.c'],
    ])('refuses %s', async (_, to, from, name, reason) => {
      expect(await sync(to, from, name)).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining(reason),
      });
    });
  },
);
