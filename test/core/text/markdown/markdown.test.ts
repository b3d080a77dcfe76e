import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../../src/core/text/markdown/frontmatter.ts';
import { headingAnchors } from '../../../../src/core/text/markdown/heading-anchors.ts';
import { headingText } from '../../../../src/core/text/markdown/markdown-document.ts';
import { readMatter } from '../../../../src/core/text/markdown/matter.ts';
import { quotedRanges, withoutQuotations } from '../../../../src/core/text/markdown/quoted-ranges.ts';

describe('markdown document', () => {
  describe('headingText', () => {
    it.each([
      ['Title', 'Title'],
      [' Title ## ', 'Title'],
      ['C#', 'C#'],
      ['A # B #', 'A # B'],
      ['##', ''],
      ['', ''],
    ])('of %j is %j', (rest, text) => {
      expect(headingText(rest)).toBe(text);
    });

    it('is the text before closing hashes, for any line', () => {
      const lines = fc.string({ unit: fc.constantFrom('#', ' ', '\t', 'a', 'b') });
      fc.assert(
        fc.property(lines, (rest) => {
          const words = rest.trim().split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/);
          if (/^#+$/.test(words.at(-1) ?? '')) words.pop();
          expect(headingText(rest)).toBe(words.join('').trim());
        }),
      );
    });
  });

  it.each([
    [['How does it work?'], ['how-does-it-work']],
    [
      ['Sources', 'Sources', 'Sources'],
      ['sources', 'sources-1', 'sources-2'],
    ],
    [
      ['a', 'a-1', 'a', 'a'],
      ['a', 'a-1', 'a-2', 'a-3'],
    ],
    [
      ['a', 'a', 'a-1'],
      ['a', 'a-1', 'a-1-1'],
    ],
    [['1. C++ & C# — `a_b`'], ['1-c--c--a_b']],
    [['Ärger 日本 é 😀'], ['ärger-日本-é-']],
    [
      ['?', '!'],
      ['', '-1'],
    ],
    [["Don't Hand-Roll"], ['dont-hand-roll']],
  ])('headings %j have the anchors %j', (headings, anchors) => {
    const anchorFor = headingAnchors();
    expect(headings.map((heading) => anchorFor(heading))).toEqual(anchors);
  });
});

describe('matter', () => {
  // gray-matter with MSW's one engine: nothing in a document is run, and every scalar stays text.
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

    it('runs nothing through a YAML tag', () => {
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

    it('reports invalid frontmatter', () => {
      expect(readMatter('---\na: "b" c\n---\n')).toMatchObject({ status: 'invalid' });
    });
  });
});

describe('quoted ranges', () => {
  const said = (text: string) =>
    withoutQuotations(text, quotedRanges(text))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const FENCE = '```';

  describe('a nested fence', () => {
    const shown = [`${FENCE}markdown`, '# Usage', `${FENCE}ts`, 'run();', FENCE, 'that is all', FENCE];

    it('does not swallow the text after it', () => {
      const text = ['<action>', ...shown, '</action>', '</task>', '', '<task>', '</task>'].join('\n');
      expect(said(text)).toEqual(['<action>', '</action>', '</task>', '<task>', '</task>']);
    });

    it('is one range each, also after a plain fence and in lists', () => {
      const text = [
        'a',
        FENCE,
        'x',
        FENCE,
        'b',
        ...shown,
        'c',
        `- ${FENCE}sh`,
        '  ls',
        `  ${FENCE}`,
        'd',
      ].join('\n');
      expect(said(text)).toEqual(['a', 'b', 'c', 'd']);
    });

    it('is read as Markdown does if it is not closed itself', () => {
      const text = [`${FENCE}markdown`, `${FENCE}ts`, FENCE, 'said'].join('\n');
      expect(said(text)).toEqual(['said']);
    });

    it('is read as Markdown does if no reading closes every fence', () => {
      const text = ['a', `${FENCE}ts`, 'run();', 'b'].join('\n');
      expect(said(text)).toEqual(['a']);
      expect(quotedRanges(text).at(-1)?.closed).toBe(false);
    });
  });
});
