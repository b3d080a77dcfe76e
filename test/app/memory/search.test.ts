// A note is found when it is about the query, and not otherwise.
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countUse, readLinks, readUsage } from '../../../src/adapters/memory/line-log.ts';
import { addNote } from '../../../src/app/memory/add-note.ts';
import { ingest, linkNotes } from '../../../src/app/memory/link-notes.ts';
import { memoryPassages, searchMemory } from '../../../src/app/memory/search-memory.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const all = { most: 10, type: null, tags: [], domain: null };

/** Each `[title, context, tags]`; returns the ids in the same order. */
async function projectWith(notes: readonly (readonly [string, string, string])[]) {
  const place = { project: tempFolder(), userFolder: tempFolder(), env: {}, now: () => NOW };
  const ids: string[] = [];
  for (const [title, context, tags] of notes) {
    const text = `[PROBLEM] ${title}\n\nCONTEXT: ${context}\nREASONING: it was found in the log\nTAGS: ${tags}`;
    const added = await addNote(place, { text, agent: 'user', domain: tags.split(',')[0] ?? null });
    if (added.status !== 'added') throw new Error(added.status);
    ids.push(added.id);
  }
  return { place, ids };
}

const NOTES = [
  [
    'Certificate of the proxy',
    'The proxy on port 8443 needs a client certificate, else ECONNRESET',
    'network, tls',
  ],
  ['Migrations and locks', 'A migration that adds an index locks the orders table for minutes', 'database'],
  ['Flaky clock test', 'The test of the scheduler fails when the hour changes', 'tests'],
  ['Slow start', 'Importing the whole SDK makes the command line slow', 'cli'],
] as const;

it('finds notes, filters before it counts, and finds nothing for unrelated words', async () => {
  const { place, ids } = await projectWith(NOTES);
  const found = async (query: string, filter = {}) => {
    const { hits } = await searchMemory(place, { query, ...all, ...filter });
    return hits.map(({ note }) => note.id);
  };
  expect((await found('which certificate does the proxy want'))[0]).toBe(ids[0]);
  expect(await found('locking migrations')).toEqual([ids[1]]);
  expect(await found('tls')).toEqual([ids[0]]);
  expect(await found('problem certificate', { tags: ['database'] })).not.toContain(ids[0]);
  expect(await found('test', { domain: 'Tests' })).toEqual([ids[2]]);
  expect(await found('kubernetes ingress')).toEqual([]);
});

it('offers a note for a failure only when it is clearly about it', async () => {
  const { place, ids } = await projectWith(NOTES);
  const offered = (query: string) => memoryPassages({ ...place, query });
  const [passage] = await offered('ECONNRESET read proxy.internal port 8443 src/client.ts');
  expect(passage?.source).toBe(`.msw/memory/${ids[0]}.md:1`);
  expect(passage?.text).toContain('A note of 2026-11-23:\n[PROBLEM] Certificate of the proxy');
  expect(await offered('TypeError: cannot read properties of undefined (reading total) src/cart.ts')).toEqual(
    [],
  );
  expect(await offered('the test of another thing fails')).toEqual([]);
  const deploys = ['Deploys', 'Images of docker take long to build, they copy dist', 'ops'] as const;
  const other = await projectWith([...NOTES, deploys]);
  const query = 'docker build: COPY dist/app.js /srv/app.js: not found';
  expect(await memoryPassages({ ...other.place, query })).toEqual([]);
});

it('T11: a replaced note is not offered, and is marked where it is found', async () => {
  const { place, ids } = await projectWith(NOTES);
  const text =
    '[PROBLEM] No certificate any more\n\nCONTEXT: the proxy takes tokens\nREASONING: it was rebuilt';
  const added = await addNote(place, { text, agent: 'user', supersedes: ids[0] ?? '' });
  expect(added.status).toBe('added');
  const { hits } = await searchMemory(place, { query: 'proxy certificate 8443', ...all });
  const old = hits.find(({ note }) => note.id === ids[0]);
  expect(old?.supersededBy).toBe('id' in added ? added.id : '');
  const sources = await memoryPassages({ ...place, query: 'ECONNRESET proxy port 8443 client certificate' });
  expect(sources.map(({ source }) => source)).not.toContain(`.msw/memory/${ids[0]}.md:1`);
});

it('refuses a note that exists already, and offers to replace it', async () => {
  const { place, ids } = await projectWith(NOTES);
  const again = {
    text: '[INSIGHT] The certificate of the proxy\n\nCONTEXT: The proxy on the port 8443 needs client certificates, else ECONNRESET\nREASONING: found in the log',
    agent: 'user',
  };
  expect(await addNote(place, again)).toMatchObject({
    status: 'similar',
    similar: [{ id: ids[0], title: 'Certificate of the proxy' }],
    reason: expect.stringContaining(`--supersedes ${ids[0]}`),
  });
  expect(await addNote(place, { ...again, supersedes: 'no-such' })).toMatchObject({ status: 'refused' });
  expect(await addNote(place, { ...again, evenIfSimilar: true })).toMatchObject({ status: 'added' });
  // As when the process that added it was killed before it could link it.
  expect(await addNote(place, { ...again, supersedes: ids[0] ?? '' })).toMatchObject({ status: 'known' });
  expect(readLinks(place.project)).toMatchObject([{ from: ids[0], type: 'supersedes' }]);
});

it('finds notes edited by hand, and works without its index', async () => {
  const { place, ids } = await projectWith(NOTES);
  const file = join(place.project, '.msw', 'memory', `${ids[3]}.md`);
  const found = async (query: string) =>
    (await searchMemory(place, { query, ...all })).hits.map(({ note }) => note.id);
  expect(await found('wombat')).toEqual([]);
  appendFileSync(file, 'OUTCOME: ask the wombat team\n');
  expect(await found('wombat')).toEqual([ids[3]]);
  rmSync(place.userFolder, { recursive: true });
  expect(await found('wombat')).toEqual([ids[3]]);
  rmSync(file);
  expect(await found('wombat')).toEqual([]);
});

it('T12: links are kept as lines, and a truncated line costs no other', async () => {
  const { place, ids } = await projectWith(NOTES);
  const [from = '', to = ''] = ids;
  const one = { from_memory_id: from, to_memory_id: to, relationship_type: 'causes', confidence: 0.9 };
  const given = { source: 'tier2_notebooklm', synthesis: 's', relationships: [one] };
  expect(await ingest(place, given)).toMatchObject({ ingested: { accepted: 1 } });
  const log = join(place.project, '.msw', 'memory', 'links.jsonl');
  appendFileSync(log, '{"schema":1,"from":"');
  expect(await ingest(place, given)).toMatchObject({ ingested: { accepted: 0, duplicates: 1 } });
  const other = { ...one, relationship_type: 'solves' };
  expect(await ingest(place, { ...given, relationships: [other] })).toMatchObject({
    ingested: { accepted: 1 },
  });
  expect(readLinks(place.project).map(({ type }) => type)).toEqual(['causes', 'solves']);
  expect(readFileSync(log, 'utf8').endsWith('\n')).toBe(true);
});

it('T11: two unrelated notes raise no question, but the user can link them', async () => {
  const { place, ids } = await projectWith(NOTES);
  const [from = '', to = ''] = ids;
  const wanted = { from, to, answer: false, reason: null, source: 'user', confidence: 1 };
  expect(await linkNotes(place, { ...wanted, type: '?' })).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('too little in common'),
  });
  expect(await linkNotes(place, { ...wanted, type: 'causes' })).toMatchObject({ status: 'linked' });
  const text =
    '[DECISION] A certificate for the proxy\n\nCONTEXT: the proxy on port 8443 has one client\nREASONING: so';
  const added = await addNote(place, { text, agent: 'user' });
  const about = { ...wanted, to: 'id' in added ? added.id : '', type: '?' };
  expect(await linkNotes(place, about)).toMatchObject({ status: 'question' });
});

it('T10: served notes count as used, and a full log is compacted without losing a count', async () => {
  const { place, ids } = await projectWith(NOTES);
  const [first = '', second = ''] = ids;
  await searchMemory(place, { query: 'proxy', ...all });
  expect(readUsage(place.project).size).toBe(0);
  await countUse(place.project, [first, second], { at: '2026-11-23T22:00:00Z' });
  const log = join(place.project, '.msw', 'memory', 'usage.jsonl');
  const line = `${JSON.stringify({ schema: 1, at: '2026-11-20T00:00:00Z', ids: [first] })}\n`;
  appendFileSync(log, line.repeat(Math.ceil((1024 * 1024) / line.length)));
  const before = readUsage(place.project).get(first);
  await countUse(place.project, [first], { at: '2026-11-24T00:00:00Z' });
  expect(readFileSync(log).length).toBeLessThan(1000);
  const lastAt = Date.parse('2026-11-24T00:00:00Z');
  expect(readUsage(place.project).get(first)).toEqual({ count: (before?.count ?? 0) + 1, lastAt, votes: 0 });
  expect(readUsage(place.project).get(second)).toEqual({ count: 1, lastAt: NOW, votes: 0 });
});
