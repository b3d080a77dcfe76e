import { describe, expect, it } from 'vitest';
import {
  counted,
  exclusionClauses,
  NONE_EXCLUDED,
  noteExclusions,
} from '../../../../src/core/ask/notes/note-exclusions.ts';

describe('the notes that are left out', () => {
  const { reasonOf, isExcluded, unusable } = noteExclusions({
    exclude: [
      'Private/',
      'Notes/secret.md',
      'Ärger',
      '/^Daily\\/\\d{4}-/',
      '/(a+)+\\.tmp/',
      '',
      '/',
      './',
      '/(/',
    ],
    templates: ['Extras/Templates', '', '/'],
  });

  it.each([
    ['P24, O11: a folder', 'Private/diary.md', 'excluded'],
    ['P24: a folder below it', 'Private/a/b.md', 'excluded'],
    ['P14: a folder in another case of letters', 'private/diary.md', 'excluded'],
    ['P2: a folder with its accents apart', 'A\u0308rger/x.md', 'excluded'],
    ['P24: a file', 'Notes/secret.md', 'excluded'],
    ['P24: a pattern', 'Daily/2026-01-01.md', 'excluded'],
    ['P11: a template', 'Extras/Templates/daily note.md', 'template'],
    ['P16: a copy by Dropbox', "a/note (Jane's conflicted copy 2024-01-02).md", 'conflict'],
    ['P16: a copy by Obsidian Sync', 'note (Conflicted copy laptop 202401021200).md', 'conflict'],
    ['P16: a copy by Syncthing', 'note.sync-conflict-20240102-120000-ABCDEFG.md', 'conflict'],
    ['P16: a note that iCloud has taken away', 'a/.note.md.icloud', 'placeholder'],
    ['P24: a folder whose name begins like it', 'Private life/diary.md', null],
    ['P24: a folder of the name elsewhere', 'a/Private/diary.md', null],
    ['P24: a file whose name begins like it', 'Notes/secret.md.md', null],
    ['P24: what a pattern does not match', 'Archive/Daily/2026-01-01.md', null],
    ['P16: a copy that only its user can tell', 'note 2.md', null],
    ['P16: a note about conflicts', 'How a conflicted copy comes about.md', null],
  ])('%s: %s', (_, path, reason) => {
    expect([reasonOf(path), isExcluded(path)]).toEqual([reason, reason !== null]);
  });

  it('P24: a pattern that cannot be used is named, and the others count', () => {
    expect(unusable).toEqual(['the excluded pattern /(/: it is not a regular expression']);
  });

  it('P24: rules that differ have another key', () => {
    const keys = [
      noteExclusions({ exclude: [] }),
      noteExclusions({ exclude: ['a'] }),
      noteExclusions({ exclude: ['b'] }),
      noteExclusions({ exclude: [], templates: ['a'] }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(noteExclusions({ exclude: ['a'] }).key).toBe(keys[1]);
    expect(keys.every((key) => key > 0 && Number.isSafeInteger(key))).toBe(true);
  });

  it('V11: the answer says how many, and why', () => {
    const counts = (['excluded', 'excluded', 'conflict', 'template', 'placeholder'] as const).reduce(
      (sum, reason) => counted(sum, reason),
      NONE_EXCLUDED,
    );
    expect(exclusionClauses(counts)).toEqual([
      '2 notes that you exclude',
      '1 note in a folder of templates',
      '1 note that is a conflict copy',
      '1 note that iCloud has not downloaded to this device',
    ]);
    expect(exclusionClauses(NONE_EXCLUDED)).toEqual([]);
  });
});
