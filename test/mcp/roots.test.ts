// Which project the calls of a client are about that starts its servers anywhere, and what is said of such a client.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { builtCli, newPlace, type Place } from '../cli/built-cli.ts';
import { connect } from './connect.ts';
import { FILES } from './every-tool.ts';

const built = builtCli();

describe('a client that names its roots', () => {
  it('is answered about the first of them that is a folder, and nothing outside of it', async () => {
    const place = newPlace({ ...FILES, '.msw/memory/retry.md': '---\nid: x\n---\n# Retry\n' });
    const { client, call } = await connect(built, elsewhere(place), {
      roots: ['file://a.example/share', join(place.project, 'missing'), place.project],
    });
    expect((await call('search', { query: 'retries', dir: 'docs' })).text).toContain('retry.md');
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['msw://memory/retry.md']);
    expect(await call('search', { query: 'x', dir: '..' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('lies outside of'),
    });
    expect((await call('msw_status')).text).toContain('No loop in this project');
    expect(readJournal(place.project)).toMatchObject([
      { event: 'called', by: 'test', operation: 'search' },
      { event: 'called', by: 'test', operation: 'status' },
    ]);
  });

  it('is answered about the folder of its server where that is in one of them', async () => {
    const place = newPlace({ 'inner/docs/retry.md': FILES['docs/retry.md'] });
    const inner = { ...place, project: join(place.project, 'inner') };
    const { call } = await connect(built, inner, { roots: [dirname(place.project), place.project] });
    expect((await call('search', { query: 'retries', dir: 'docs' })).text).toContain('retry.md');
  });

  it('is asked again when it says that they changed', async () => {
    const [one, other] = [newPlace(FILES), newPlace({ 'docs/other.md': '# Retries\n' })];
    const roots = [one.project];
    const { client, call } = await connect(built, elsewhere(one), { roots });
    const search = () => call('search', { query: 'retries', dir: 'docs' });
    expect((await search()).text).toContain('retry.md');
    roots.splice(0, 1, other.project);
    await client.sendRootsListChanged();
    expect((await search()).text).toContain('other.md');
  });
});

it('a client without roots is answered about the folder of its server', async () => {
  const { call } = await connect(built, newPlace(FILES));
  expect((await call('search', { query: 'retries', dir: 'docs' })).text).toContain('retry.md');
});

/** The same user, and a folder that has nothing to do with the project. */
function elsewhere(place: Place): Place {
  const folder = join(dirname(place.project), 'anywhere');
  mkdirSync(folder, { recursive: true });
  return { ...place, project: folder };
}
