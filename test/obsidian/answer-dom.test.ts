// What an answer from outside may become in the window.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderAnswer } from '../../obsidian/src/view/answer-dom.ts';

describe('an answer as a page', () => {
  test('P13: neither HTML nor pictures, embeds or foreign links of an answer become elements', () => {
    const page = rendered(
      [
        '<img src=x onerror="alert(1)"> <script>alert(2)</script> <a href="https://evil.example">a</a>',
        '![shot](https://evil.example/p.png) ![[embed]] [click](obsidian://open?vault=x) [file](file:///etc/passwd)',
        'https://evil.example <https://evil.example> [ref][1] <iframe src="https://evil.example"></iframe>',
        '<style>*{display:none}</style>',
        '[1]: https://evil.example "title"',
      ].join('\n\n'),
    );
    expect(page.querySelectorAll('img, script, a, iframe, style, link, object, embed, svg')).toHaveLength(0);
    expect(page.textContent).toContain('<script>alert(2)</script>');
    expect(page.textContent).toContain('click (obsidian://open?vault=x)');
  });

  test('P13: whatever the text, only these elements are made, and without a handler or an address', () => {
    const known = new Set(
      'p h2 h3 h4 h5 h6 ul ol li blockquote pre code strong em del br hr div table thead tbody tr th td span button'.split(
        ' ',
      ),
    );
    const piece = fc.constantFrom(
      '<b onclick=x>',
      '[a](javascript:x)',
      '![i](http://x)',
      '`',
      '```js\n',
      '> ',
      '- ',
      '|a|b|\n|-|-|\n',
      '[1]',
      '&lt;',
      '\n',
      '\n\n',
      '*',
      '**',
      '<!--',
      ']]>',
      '# ',
      '$x$',
      '![[n]]',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        for (const element of rendered(pieces.join('')).querySelectorAll('*')) {
          expect(known).toContain(element.localName);
          for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('P13: a text that nests without end is shown as it is', () => {
    const deep = `${'> '.repeat(5_000)}end`;
    expect(rendered(deep).textContent).toBe(deep);
    expect(rendered('[['.repeat(3_000)).textContent).toHaveLength(6_000);
  });

  test.each(['dataviewjs', 'dataview', 'tasks', 'tracker', 'templater'])(
    'O19: a %s block is plain code',
    (kind) => {
      const page = rendered(`\`\`\`${kind}\ndv.pages()\n\`\`\``);
      expect(page.innerHTML).toBe('<pre dir="ltr" tabindex="0"><code>dv.pages()</code></pre>');
    },
  );

  test('O14: code stays left to right', () => {
    const page = rendered('שלום `a b` עולם\n\n```\nx = 1\n```');
    expect(
      [...page.querySelectorAll('code, pre')].map((one) => one.closest('[dir]')?.getAttribute('dir')),
    ).toEqual(['ltr', 'ltr', 'ltr']);
  });

  test('Markdown becomes headings, lists, tables and quotes', () => {
    const page = rendered(
      '# One\n\n3. a\n4. **b**\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> *q*\n\n- [x] done\n\na  \nb ~~c~~ \\* &amp;',
    );
    expect(page.querySelector('h2')?.textContent).toBe('One');
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(page.querySelector('li strong')?.textContent).toBe('b');
    expect([...page.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual([
      'x',
      'y',
      '1',
      '2',
    ]);
    expect(page.querySelector('blockquote em')?.textContent).toBe('q');
    expect(page.querySelector('ul')?.textContent).toBe('☑ done');
    expect(page.querySelector(':scope > p:last-child')?.innerHTML).toBe('a<br>b <del>c</del> * &amp;');
  });

  test.each([
    ['one [1] two', ['1']],
    ['[1, 2] and [1-3]', ['1', '2', '1', '3']],
    ['[9] has no note', []],
    ['[1]\n\n[1]: https://evil.example', ['1']],
    ['`[1]` is code', []],
  ])('the numbers of citations in %j are buttons', (text, numbers) => {
    const opened: number[] = [];
    const page = rendered(text, opened);
    const buttons = [...page.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).toEqual(numbers);
    for (const button of buttons) button.click();
    expect(opened).toEqual(numbers.map(Number));
    for (const button of buttons)
      expect(button.getAttribute('aria-label')).toMatch(/^Source \d: notes\/\d\.md$/);
  });
});

const ATTRIBUTES = ['dir', 'class', 'type', 'aria-label', 'scope', 'start', 'tabindex', 'role'];

function rendered(text: string, opened: number[] = []): HTMLElement {
  const page = document.createElement('div');
  renderAnswer(page, text, {
    titleOf: (number) => (number < 4 ? `notes/${number}.md` : null),
    open: (number) => opened.push(number),
  });
  return page;
}
