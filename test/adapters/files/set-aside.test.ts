import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setAside } from '../../../src/adapters/files/set-aside.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = '2026-03-04T05:06:07.008Z';

describe('setAside', () => {
  it('moves a file beside itself under a name that any system allows', () => {
    const path = join(tempFolder(), 'state.json');
    writeFileSync(path, 'broken');
    const moved = setAside(path, NOW);
    expect(moved).toBe(`${path}.corrupt-2026-03-04T05-06-07.008Z`);
    expect(readFileSync(moved, 'utf8')).toBe('broken');
    expect(existsSync(path)).toBe(false);
  });

  it('never overwrites an earlier one', () => {
    const path = join(tempFolder(), 'state.json');
    const moved = ['a', 'b', 'c'].map((text) => {
      writeFileSync(path, text);
      return setAside(path, NOW);
    });
    expect(moved.map((name) => readFileSync(name, 'utf8'))).toEqual(['a', 'b', 'c']);
  });

  it('moves a folder too, and says when there is nothing', () => {
    const path = join(tempFolder(), 'state.json');
    expect(() => setAside(path, NOW)).toThrow(/ENOENT/);
    mkdirSync(path);
    expect(existsSync(setAside(path, NOW))).toBe(true);
  });
});
