import { describe, expect, it } from 'vitest';
import { readNote } from '../../../src/core/memory/note.ts';
import { readAnyInstant } from '../../../src/core/memory/read-any-instant.ts';
import { readImported } from '../../../src/core/memory/read-import.ts';
import { readInstant } from '../../../src/core/text/instant.ts';

describe('a time of another store', () => {
  it.each([
    ['2025-10-03T14:05:00+02:00', '2025-10-03T12:05:00Z'],
    ['2025-10-03 14:05:00.123456+00:00', '2025-10-03T14:05:00.123Z'],
    ['1759500300', '2025-10-03T14:05:00Z'],
    ['1759500300.25', '2025-10-03T14:05:00.25Z'],
    ['1759500300000', '2025-10-03T14:05:00Z'],
    ['1759500300000000', '2025-10-03T14:05:00Z'],
    ['Oct 3 2025', '2025-10-03'],
    ['October 3rd, 2025', '2025-10-03'],
    ['3. Oct. 2025', '2025-10-03'],
    ['Fri, 03 Oct 2025 14:05:00 GMT', '2025-10-03T14:05:00Z'],
    ['Fri Oct 03 14:05:00 2025', '2025-10-03T14:05:00Z'],
    ['Fri, 3 Oct 2025 14:05:00 +0200', '2025-10-03T12:05:00Z'],
    ['Oct 3, 2025 at 2:05 PM', '2025-10-03T14:05:00Z'],
    ['3 October 2025 12:00am', '2025-10-03T00:00:00Z'],
    ['2025/10/03 14:05', '2025-10-03T14:05:00Z'],
    ['31.12.2025', '2025-12-31'],
    ['12/31/2025', '2025-12-31'],
    ['20251003', '2025-10-03'],
    ['20251003T140500Z', '2025-10-03T14:05:00Z'],
  ])('%s', (text, iso) => {
    expect(readAnyInstant(text)).toBe(readInstant(iso));
  });

  it.each(['yesterday', '20251301', 'Q3', '', '03/10/2025', 'Oct 2025', 'Oct 33 2025', '12', '25:99'])(
    '%s is none',
    (text) => {
      expect(readAnyInstant(text)).toBeNull();
    },
  );
});

const door = { now: Date.parse('2026-11-23T22:00:00Z'), fileTime: null, digest: () => 'abcdef0123' };
const noteFrom = (record: object) => {
  const read = readImported({ content: 'The cache is cold', agent_type: 'x', ...record }, door);
  if (typeof read === 'string') throw new Error(read);
  const note = readNote(read.id, read.file);
  return note.status === 'ok' ? { ...note.note, isUndated: read.isUndated } : null;
};

it.each([
  ['a list', ['Cache', 'http']],
  ['commas', 'cache, http'],
  ['semicolons', 'cache;http'],
  ['hash marks', '#cache #http'],
  ['JSON in a text', '["cache", "http"]'],
])('takes tags as %s', (_, tags) => {
  expect(noteFrom({ tags })?.tags).toEqual(['cache', 'http']);
});

it('takes numbers as tags, and times as numbers, texts and objects', () => {
  expect(noteFrom({ tags: [2025, 'x'] })?.tags).toEqual(['2025', 'x']);
  const iso = '2025-10-03T14:05:00Z';
  for (const created_at of [1_759_500_300, 'Oct 3 2025 14:05', { $date: iso }])
    expect(noteFrom({ created_at, last_accessed_at: created_at })).toMatchObject({
      ...{ createdAt: iso, lastAccessedAt: iso, isUndated: false },
    });
  expect(noteFrom({ created_at: '03/10/2025' })).toMatchObject({ isUndated: true });
});
