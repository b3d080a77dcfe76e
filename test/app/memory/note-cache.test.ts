// The kept parsing of many notes: it must never say anything but what the files say.
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNotes } from '../../../src/adapters/memory/note-store.ts';
import { compileBrief } from '../../../src/app/memory/compile-brief.ts';
import { BRIEF_DEFAULTS } from '../../../src/core/memory/brief.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LONG_AGO = new Date('2026-01-02T03:04:05Z');

function storeOf(count: number) {
  const [project, userFolder] = [tempFolder(), tempFolder()];
  const folder = join(project, '.msw', 'memory');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string, at = LONG_AGO) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), at, at);
  };
  for (let at = 0; at < count; at += 1)
    write(
      `n${at}.md`,
      `---\nschema: 1\ncreated_at: 2026-11-0${1 + (at % 9)}T10:00:00Z\nagent_type: user\ndomain: d${at % 3}\n---\n[DECISION] Note ${at} é\n\nCONTEXT: cache ${at}\nREASONING: because\nOUTCOME: well\nTAGS: a, b${at}\n`,
    );
  const kept = () =>
    readdirSync(join(userFolder, 'search')).filter((name) => name.endsWith('-parsed-notes.bin'));
  const place = { project, userFolder, env: {}, now: () => Date.parse('2026-11-23T22:00:00Z') };
  return { ...{ project, userFolder, folder, write, kept, place } };
}

const plain = (value: ReturnType<typeof readNotes>) => structuredClone({ ...value, files: [...value.files] });

it('gives the same as reading every file, before and after changes of every kind', () => {
  const { project, userFolder, folder, write } = storeOf(120);
  write('bad.md', '---\nschema: 1\n');
  const check = () => {
    const kept = plain(readNotes(project, userFolder));
    expect(kept).toEqual(plain(readNotes(project)));
    return kept;
  };
  expect(check().unusable).toHaveLength(1);
  expect(check().notes).toHaveLength(120);
  write('n5.md', 'Edited by hand', new Date('2026-02-02T00:00:00Z'));
  expect(check().notes.find(({ id }) => id === 'n5')?.title).toBe('Edited by hand');
  rmSync(join(folder, 'n6.md'));
  write('new.md', '[INSIGHT] New\n\nCONTEXT: x\nREASONING: y\n');
  expect(check().notes.map(({ id }) => id)).toContain('new');
  // Just written: the same size and time may hide another change.
  const now = new Date();
  write('n7.md', 'aaaa', now);
  check();
  write('n7.md', 'bbbb', now);
  expect(check().notes.find(({ id }) => id === 'n7')?.text).toBe('bbbb');
});

it('opens no file of an unchanged note', () => {
  const { project, userFolder, write } = storeOf(120);
  readNotes(project, userFolder);
  // The same size and time as before: who reads the file sees this text.
  const { text } = readNotes(project).notes.find(({ id }) => id === 'n8') ?? { text: '' };
  const file = readFileSync(join(project, '.msw', 'memory', 'n8.md'), 'utf8');
  write('n8.md', file.replace('cache 8', 'CACHE 8'));
  expect(readNotes(project).notes.find(({ id }) => id === 'n8')?.text).not.toBe(text);
  expect(readNotes(project, userFolder).notes.find(({ id }) => id === 'n8')?.text).toBe(text);
});

it.each([
  ['cut', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 500))],
  [
    'of another version',
    (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('"v":', '"v":9')),
  ],
  ['not its own', (path: string) => writeFileSync(path, '{"v":1,"rows":[["n1.md",1],7,null]}\nx')],
  ['longer than it says', (path: string) => appendFileSync(path, 'x')],
])('is read anew when the kept file is %s', (_, spoil) => {
  const { project, userFolder, kept } = storeOf(120);
  readNotes(project, userFolder);
  const [name = ''] = kept();
  spoil(join(userFolder, 'search', name));
  expect(plain(readNotes(project, userFolder))).toEqual(plain(readNotes(project)));
});

it('compiles the same brief with it, and the index follows an edit', async () => {
  const { place, write } = storeOf(150);
  const brief = () => compileBrief(place, 'cache 17', BRIEF_DEFAULTS);
  const first = await brief();
  expect(first.used[0]?.id).toBe('n17');
  expect((await brief()).text).toBe(first.text);
  write(
    'n3.md',
    '[DECISION] Other\n\nCONTEXT: zebra\nREASONING: stripes\n',
    new Date('2026-02-02T00:00:00Z'),
  );
  const { used } = await compileBrief(place, 'zebra stripes', BRIEF_DEFAULTS);
  expect(used.map(({ id }) => id)).toEqual(['n3']);
});

it('keeps nothing for a few notes, nor without a user folder', () => {
  const { project, userFolder } = storeOf(20);
  readNotes(project, userFolder);
  readNotes(project);
  expect(readdirSync(userFolder)).toEqual([]);
});
