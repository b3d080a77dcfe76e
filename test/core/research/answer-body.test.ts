import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBody, escapedLine, webAddress } from '../../../src/core/research/answer-body.ts';
import { readReport } from '../../app/research/support/read-report.ts';

const links = (citation: number) =>
  citation <= 3 ? [{ number: citation + 10, anchor: `source-${citation + 10}` }] : [];
const body = (text: string): string => answerBody(text, links);

describe('answerBody', () => {
  it.each([
    ['one citation', 'Retry [1].', 'Retry [\\[11\\]](#source-11).'],
    ['several in one bracket', 'Retry [1, 3].', 'Retry [\\[11\\]](#source-11)[\\[13\\]](#source-13).'],
    ['a range', 'Retry [1-3].', 'Retry [\\[11\\]](#source-11)[\\[12\\]](#source-12)[\\[13\\]](#source-13).'],
    ['a number without a source', 'Retry [9].', 'Retry \\[9\\].'],
    ['an index in code', 'Use `a[1]`.', 'Use `a[1]`.'],
    ['a web link', '[x](https://a.example/b)', '[x](https://a.example/b)'],
    ['an image', '![x](https://a.example/b.png)', '[x](https://a.example/b.png)'],
    ['a link with another scheme', '[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['a relative link', '[x](../../etc/passwd)', '\\[x\\](../../etc/passwd)'],
    ['an escape that would hide one', '\\[x](javascript:y)', '\\[x\\](javascript:y)'],
    ['raw HTML', '<script>x</script><!-- y', '&lt;script>x&lt;/script>&lt;!-- y'],
    ['raw HTML behind an escaped backtick', '\\`<b>`', '\\`&lt;b>\\`'],
    ['a lone backtick', 'a ` b', 'a \\` b'],
    ['a comparison', 'a < 3 && b > 4', 'a < 3 && b > 4'],
    [
      'emphasis, lists, tables',
      '- **a** *b*\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      '- **a** *b*\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ],
    ['a heading', '# Sources\ntext', '**Sources**\n\ntext'],
    ['a heading in a list', '- # Sources', '- **Sources**'],
    ['a heading underlined', 'Sources\n=======\nmore\n-', 'Sources\n\\=======\nmore\n\\-'],
    ['a rule', 'a\n---\nb', 'a\n* * *\nb'],
    ['code that is left open', '```js\n# not a heading', '```js\n# not a heading\n```'],
    ['code in a list', '1. Do:\n   ```js\n   a[1]\n   ```\n2. Then', '1. Do:\n```js\n   a[1]\n```\n2. Then'],
    ['code that begins a list item', '- ```\n  x\n  ```\n# y', '```\n  x\n```\n**y**'],
    ['longer fences around shorter ones', '````\n```\n````\nz', '````\n```\n````\nz'],
  ])('renders %s', (_name, given, expected) => {
    expect(body(given).replaceAll('\n\n', '\n')).toBe(expected.replaceAll('\n\n', '\n'));
  });

  it('never contains a heading, a tag, a foreign link or an open fence, for any input', () => {
    const piece = fc.constantFrom(
      ...[
        '# h',
        '## ',
        '===',
        '---',
        '-',
        '```',
        '````js',
        '~~~',
        '~~~ a`b',
        '`',
        '``',
        '\\',
        '<',
        '>',
        '<b>',
        '</b>',
        '<!--',
      ],
      ...[
        '[',
        ']',
        '(',
        ')',
        '![',
        '[1]',
        '[2](https://a.example/x)',
        '](#nowhere)',
        '](x)',
        '- ',
        '1. ',
        '> ',
        '    ',
        'text',
        '\n',
        '\n\n',
      ],
    );
    const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const page = `# Page\n\n### Source 11\n\n### Source 12\n\n### Source 13\n\n${body(given)}\n\n## End\n`;
        const read = readReport(page, '/nowhere/page.md');
        expect(read.problems).toEqual([]);
        expect(read.headings.map(({ text: heading }) => heading)).toEqual([
          'Page',
          'Source 11',
          'Source 12',
          'Source 13',
          'End',
        ]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('single lines', () => {
  it('show any text literally', () => {
    expect(escapedLine('a <b> [c](d) `e` *f*\n# g & h')).toBe(
      'a &lt;b\\> \\[c\\](d) \\`e\\` \\*f\\* \\# g & h',
    );
  });

  it('leave no entity that reads as a character', () => {
    expect(escapedLine('&lt;b&#62; & c')).toBe('&amp;lt;b&amp;\\#62; & c');
  });

  it.each([
    ['https://a.example/x_(y)', 'https://a.example/x_%28y%29'],
    ['http://a.example', 'http://a.example'],
    ['javascript:alert(1)', null],
    ['https://a.example/ b', null],
    [null, null],
  ])('show the address of %s as %s', (url, expected) => {
    expect(webAddress(url)).toBe(expected);
  });
});
