// When the documents of a notebook last changed, as far as MSW added them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rememberAdded } from '../../../src/adapters/user/notebook-sources.ts';
import { sourcesChangedAt } from '../../../src/app/notebook/source-registries.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('the last change counts what this user added, and nothing that a repository claims or that is in the future', async () => {
  const place = { project: tempFolder(), userFolder: tempFolder(), now: () => Date.UTC(2026, 10, 24) };
  const rest = { title: 'a', lastUsedAt: '', useCount: 0, contentHash: 'sha256:0' };
  const byPath = {
    'a.md': { ...rest, sourceId: 's-a', addedAt: '2026-11-20T00:00:00.000Z' },
    'b.md': { ...rest, sourceId: 's-b', addedAt: '2026-11-22T00:00:00.000Z' },
    'ahead.md': { ...rest, sourceId: 's-c', addedAt: '2030-01-01T00:00:00.000Z' },
    'lost.md': { ...rest, sourceId: null, addedAt: '2026-11-23T00:00:00.000Z' },
  };
  mkdirSync(join(place.project, '.msw'));
  const registries = { schema: 1, notebooks: { 'ok/nb': { byPath, bySourceId: {} } } };
  writeFileSync(join(place.project, '.msw', 'sources.json'), JSON.stringify(registries));
  const add = (notebook: string, source: string) =>
    rememberAdded(place.userFolder, place.project, { account: 'ok', notebook, source });
  expect(sourcesChangedAt(place, ['nb'])).toBeNull();
  await add('nb', 's-a');
  await add('nb', 's-c');
  await add('other', 's-b');
  expect(sourcesChangedAt(place, ['nb'])).toBe('2026-11-20T00:00:00.000Z');
  await add('nb', 's-b');
  expect(sourcesChangedAt(place, ['nb'])).toBe('2026-11-22T00:00:00.000Z');
});
