// Imports: all or nothing, with a copy of the previous store, undone by one command; and many writers at once.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { undoImport } from '../../../src/adapters/memory/import-store.ts';
import { readLinks } from '../../../src/adapters/memory/line-log.ts';
import { readNotes, storeNote } from '../../../src/adapters/memory/note-store.ts';
import { compileBrief } from '../../../src/app/memory/compile-brief.ts';
import { ingest } from '../../../src/app/memory/link-notes.ts';
import { importFile } from '../../../src/app/memory/transfer-notes.ts';
import { BRIEF_DEFAULTS } from '../../../src/core/memory/brief.ts';
import { exportNotes } from '../../../src/core/memory/export-notes.ts';
import { bundleText } from '../../support/bundle.ts';
import { countOf } from '../../support/depth.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startingData } from './starting-data.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const OWN = '[DECISION] Own\n\nCONTEXT: ours\nREASONING: so\n';

async function stage(content: unknown) {
  const [project, elsewhere] = [tempFolder(), tempFolder()];
  const file = join(elsewhere, 'memories.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  await storeNote(project, 'own-1', OWN);
  return {
    place: { project, userFolder: elsewhere, env: {}, now: () => NOW },
    folder: join(project, '.msw', 'memory'),
    file,
  };
}

const idsIn = (project: string): readonly string[] => readNotes(project).notes.map(({ id }) => id);

describe('T15: an import', () => {
  it('T18: takes over an unmaintained store, and counts what it corrected', async () => {
    const { place, folder, file } = await stage(startingData(200));
    const result = await importFile(place, file);
    expect(result).toMatchObject({
      ...{ status: 'ok', read: 200, added: 200, known: 0, wrapped: 200, undated: 200, unattributed: 200 },
      links: { accepted: 200, rejected: [] },
    });
    const { notes } = readNotes(place.project);
    expect(notes).toHaveLength(201);
    const imported = notes.find(({ id }) => id !== 'own-1');
    expect(imported).toMatchObject({
      agent: null,
      needsReview: true,
      original: expect.stringContaining('of service'),
    });
    const text = readFileSync(join(folder, `${imported?.id}.md`), 'utf8');
    expect(text).toMatch(/^schema: 1$/m);
    expect(text).toMatch(/^mood: kept$/m);
    expect(text).toMatch(/^imported_id: m-\d+$/m);
    expect(notes.filter(({ priority }) => priority >= 8).length / 200).toBeCloseTo(0.827, 1);
    expect(readLinks(place.project).filter(({ type }) => type === 'similar').length / 200).toBeCloseTo(
      0.773,
      1,
    );
    expect((await compileBrief(place, 'the cache of service 7', BRIEF_DEFAULTS)).used.length).toBeGreaterThan(
      0,
    );
    expect(await importFile(place, file)).toMatchObject({
      added: 0,
      known: 200,
      links: { accepted: 0, duplicates: 200 },
    });
  });

  it.each([
    ['one memory without a text', { memories: [{ content: 'a good one' }, { tags: [] }] }, 'memory 2'],
    ['a field of another kind', [{ content: 'x', importance: 'high' }], 'importance'],
    ['no JSON', 'memories: none', 'neither JSON nor JSON lines'],
  ])('changes nothing when it meets %s', async (_, content, reason) => {
    const { place, folder, file } = await stage(content);
    const before = readdirSync(folder);
    expect(await importFile(place, file)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(reason),
    });
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is undone by one command, except for notes edited since', async () => {
    const { place, folder, file } = await stage('{"content":"one memory"}\n{"content":"another memory"}\n');
    const result = await importFile(place, file);
    if (result.status !== 'ok') throw new Error(result.reason);
    expect(readFileSync(join(result.backup, 'own-1.md'), 'utf8')).toBe(OWN);
    const edited = idsIn(place.project).find((id) => id.startsWith('another')) ?? '';
    writeFileSync(join(folder, `${edited}.md`), OWN);
    expect(await undoImport(place.project)).toEqual({ status: 'ok', removed: 1, kept: [edited] });
    expect(idsIn(place.project)).toEqual([edited, 'own-1']);
    expect(await undoImport(place.project)).toMatchObject({ status: 'refused' });
  });

  it('brings links along, which are undone with it, and no others', async () => {
    const { place, file } = await stage({
      memories: [
        { id: 1, content: 'one memory' },
        { id: 2, content: 'another memory' },
      ],
      relationships: [
        { from_memory_id: 1, to_memory_id: 2, relationship_type: 'causes', confidence: 0.9 },
        { from_memory_id: 1, to_memory_id: 9, relationship_type: 'causes', confidence: 0.9 },
      ],
    });
    expect(await importFile(place, file)).toMatchObject({ links: { accepted: 1, rejected: [{ index: 1 }] } });
    const [id = ''] = idsIn(place.project);
    const own = { from_memory_id: id, to_memory_id: 'own-1', relationship_type: 'similar', confidence: 1 };
    await ingest(place, { source: 'manual', synthesis: null, relationships: [own] });
    expect(await undoImport(place.project)).toMatchObject({ removed: 2 });
    expect(readLinks(place.project)).toMatchObject([{ from: id, to: 'own-1', source: 'manual' }]);
    expect(await importFile({ ...place, now: () => NOW + 1000 }, file)).toMatchObject({
      added: 2,
      links: { accepted: 1, duplicates: 0 },
    });
  });

  it.skipIf(process.platform === 'win32')('leaves nothing when its links cannot be written', async () => {
    const { place, folder, file } = await stage({
      memories: [
        { id: 1, content: 'one memory' },
        { id: 2, content: 'another memory' },
      ],
      relationships: [{ from_memory_id: 1, to_memory_id: 2, relationship_type: 'causes', confidence: 1 }],
    });
    mkdirSync(join(folder, 'links.jsonl'));
    expect(await importFile(place, file)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('links.jsonl cannot be written'),
    });
    expect(idsIn(place.project)).toEqual(['own-1']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.md') || name === 'import.json')).toEqual([
      'own-1.md',
    ]);
  });

  it('is invisible when it was killed, and is cleared away by the next one', async () => {
    const { place, folder, file } = await stage([{ content: 'one memory' }]);
    await importFile(place, file);
    const [record = ''] = readdirSync(join(folder, 'imports'));
    renameSync(join(folder, 'imports', record), join(folder, 'import.json'));
    expect(idsIn(place.project)).toEqual(['own-1']);
    const again = await importFile({ ...place, now: () => NOW + 1000 }, file);
    expect(again).toMatchObject({ status: 'ok', added: 1 });
    expect(idsIn(place.project)).toHaveLength(2);
  });

  it('moves nothing outside the memory for a record that came with a repository', async () => {
    const { place, folder, file } = await stage([{ content: 'one memory' }]);
    await importFile(place, file);
    const target = join(place.project, 'important.md');
    writeFileSync(target, OWN);
    const digest = readFileSync(
      join(folder, 'imports', readdirSync(join(folder, 'imports'))[0] ?? ''),
      'utf8',
    );
    const hostile = digest.replace(/\["[^"]+",/, '["../../important",');
    writeFileSync(join(folder, 'imports', 'z.json'), hostile);
    writeFileSync(join(folder, 'import.json'), hostile);
    await undoImport(place.project);
    await importFile({ ...place, now: () => NOW + 1000 }, file);
    expect(existsSync(target)).toBe(true);
  });
});

it('T21: an export has whole notes by domain, in as many documents as there is room for', () => {
  const project = tempFolder();
  const read = readNotes(project);
  expect(exportNotes(read.notes, 5)).toEqual([]);
  const note = (id: string, domain: string | null) => ({
    ...{
      id,
      domain,
      type: 'DECISION' as const,
      title: id,
      context: 'c',
      reasoning: 'r',
      outcome: '',
      tags: [],
      original: null,
    },
    ...{
      text: '',
      createdAt: null,
      agent: null,
      priority: 5,
      source: null,
      needsReview: false,
      usageCount: 0,
      lastAccessedAt: null,
    },
  });
  const notes = [...'aaaaabbbc'].map((domain, at) => note(`n${at}`, domain === 'c' ? null : domain));
  const names = (most: number) => exportNotes(notes, most).map(({ name, notes: count }) => [name, count]);
  expect(names(5)).toEqual([
    ['memory-a.md', 5],
    ['memory-b.md', 3],
    ['memory-general.md', 1],
  ]);
  expect(names(2)).toEqual([
    ['memory-a.md', 5],
    ['memory-general.md', 4],
  ]);
  expect(
    exportNotes(notes, 2)
      .map(({ text }) => text)
      .join('\n')
      .match(/^## n\d$/gm),
  ).toHaveLength(9);
});

const WRITER = `
import { appendLinks } from './src/adapters/memory/line-log.ts';
import { storeNote } from './src/adapters/memory/note-store.ts';
const [project, number, count] = process.argv.slice(2);
const write = async () => {
  for (let at = 0; at < Number(count); at += 1) {
    const id = 'n-' + number + '-' + at;
    const stored = await storeNote(project, id, ${JSON.stringify(OWN)});
    const link = { schema: 1, from: id, to: 'x', type: 'similar', confidence: 1, source: 's', reasoning: '', status: 'accepted', at: '2026-01-01T00:00:00Z' };
    const linked = await appendLinks(project, [link]);
    if (stored.status !== 'added' || linked.status !== 'ok') process.stderr.write(JSON.stringify({ stored, linked }));
    process.stdout.write(id + '\\n');
  }
};
void write();`;

async function writerProgram(): Promise<string> {
  const program = join(tempFolder(), 'write.cjs');
  await bundleText(WRITER, program);
  return program;
}

const run = promisify(execFile);

it('four processes add notes and links at once, and lose none', async () => {
  const [program, project, each] = [await writerProgram(), tempFolder(), countOf(500, 25)];
  const started = [0, 1, 2, 3].map((number) =>
    run(process.execPath, [program, project, `${number}`, `${each}`]),
  );
  for (const { stderr } of await Promise.all(started)) expect(stderr).toBe('');
  expect(readNotes(project)).toMatchObject({ unusable: [] });
  expect(idsIn(project)).toHaveLength(4 * each);
  expect(readLinks(project)).toHaveLength(4 * each);
}, 600_000);

it('acknowledged notes survive kills at any moment, and no lock stays behind', async () => {
  const [program, project] = [await writerProgram(), tempFolder()];
  const acknowledged: string[] = [];
  for (let kill = 0; kill < countOf(100, 6); kill += 1) {
    const child = execFile(process.execPath, [program, project, `${kill}`, '100000']);
    // Killed while it writes: right after a note that it has acknowledged.
    const told = await new Promise<string>((done) => {
      let text = '';
      child.stdout?.on('data', (chunk) => {
        text += String(chunk);
        if (text.split('\n').length > 1 + (kill % 4)) child.kill('SIGKILL');
      });
      child.once('close', () => done(text));
    });
    acknowledged.push(...told.split('\n').slice(0, -1));
  }
  const held = new Set(idsIn(project));
  const linked = new Set(readLinks(project).map(({ from }) => from));
  expect(acknowledged.length).toBeGreaterThanOrEqual(countOf(100, 6));
  expect(acknowledged.filter((id) => !held.has(id) || !linked.has(id))).toEqual([]);
  expect(readNotes(project).unusable).toEqual([]);
  expect(await storeNote(project, 'after', OWN)).toMatchObject({ status: 'added' });
}, 900_000);
