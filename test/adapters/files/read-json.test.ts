import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { named } from '../../../src/adapters/files/place.ts';
import { readJson } from '../../../src/adapters/files/read-json.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('readJson', () => {
  it.each([
    ['plain', '{"a":1}', { a: 1 }],
    ['a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['CRLF', '{\r\n"a": 1\r\n}\r\n', { a: 1 }],
    ['null', 'null', null],
  ])('reads %s', (_name, text, value) => {
    const path = join(tempFolder(), 'a.json');
    writeFileSync(path, text);
    expect(readJson(path, named)).toEqual({ status: 'ok', value });
  });

  it.each(['', '{"a":', '\0\0\0', 'a: 1', '{"a":1}{'])('calls %j corrupt', (text) => {
    const path = join(tempFolder(), 'a.json');
    writeFileSync(path, text);
    expect(readJson(path, named)).toMatchObject({ status: 'corrupt', reason: expect.stringMatching(/./) });
  });

  it('tells what is missing from what cannot be read', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'folder'));
    expect(readJson(join(folder, 'none.json'), named)).toEqual({ status: 'missing' });
    expect(readJson(join(folder, 'file', 'none.json'), named)).toEqual({ status: 'missing' });
    expect(readJson(join(folder, 'folder'), named)).toMatchObject({ status: 'unreadable' });
  });
});
