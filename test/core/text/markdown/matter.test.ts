// gray-matter with MSW's one engine: nothing of a document is run, and every scalar stays a text.
import { afterEach, describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../../src/core/text/markdown/frontmatter.ts';
import { readMatter } from '../../../../src/core/text/markdown/matter.ts';

const marks = globalThis as { hostile?: boolean };
afterEach(() => {
  delete marks.hostile;
});

const RUN = 'globalThis.hostile = true';

describe('hostile frontmatter', () => {
  it.each([
    'js',
    'javascript',
    ' js',
    'JS',
    'json',
    'coffee',
    'cson',
    'toml',
    'constructor',
    '__proto__',
    'hasOwnProperty',
  ])('runs nothing in the language "%s"', (language) => {
    for (const body of [`{ a: (${RUN}) }`, `(() => { ${RUN}; })()`, RUN]) {
      const text = `---${language}\n${body}\n---\n# Title\n`;
      expect(readFrontmatter(text).present).toBe(false);
      readMatter(text);
      expect(marks.hostile).toBeUndefined();
    }
  });

  it('runs nothing by a tag of YAML', () => {
    const text = `---\na: !!js/function "function () { ${RUN} }"\nb: !!js/eval "${RUN}"\n---\n`;
    const { values } = readFrontmatter(text);
    expect([String(values.a), String(values.b)].every((value) => value.includes('hostile'))).toBe(true);
    expect(marks.hostile).toBeUndefined();
  });
});

describe('readMatter', () => {
  it.each([
    ['---\nphase: 01\nversion: 1.0\nyes: no\n---\n', { phase: '01', version: '1.0', yes: 'no' }],
    ['---\r\nlist:\r\n  - a\r\n  - b\r\n---\r\n', { list: ['a', 'b'] }],
    ['---\n# only a comment\n---\n', {}],
  ])('keeps the spelling of %j', (block, value) => {
    const read = readMatter(block);
    expect(read.status === 'ok' && { ...Object(read.value) }).toEqual(value);
  });

  it('tells what is not valid', () => {
    expect(readMatter('---\na: "b" c\n---\n')).toMatchObject({ status: 'invalid' });
  });
});
