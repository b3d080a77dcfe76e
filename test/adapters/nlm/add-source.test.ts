import { describe, expect, it } from 'vitest';
import { isSameSource, textSourceTitle } from '../../../src/adapters/nlm/add-source.ts';
import type { NotebookSource } from '../../../src/adapters/nlm/list-sources.ts';

function source(parts: Partial<NotebookSource>): NotebookSource {
  return { id: 's', title: '', type: 'web_page', url: null, state: 'ready', ...parts };
}

describe('isSameSource', () => {
  it('takes a text for the file that it becomes', () => {
    const text = { kind: 'text', title: 'A/B', text: '' } as const;
    expect(isSameSource(source({ title: 'A B.md' }), text)).toBe(true);
    expect(isSameSource(source({ title: 'A/B' }), text)).toBe(false);
  });

  it.each([
    ['https://a.example/page', true],
    ['https://a.example/page/', true],
    ['https://a.example/page#part', true],
    ['https://a.example/page?x=1', false],
    ['https://a.example/Page', false],
    ['not an address', false],
    [null, false],
  ])('an address is the same as %s: %s', (url, same) => {
    const page = { kind: 'url', url: 'https://a.example/page' } as const;
    expect(isSameSource(source({ url }), page)).toBe(same);
  });
});

describe('textSourceTitle', () => {
  it.each([
    ['Spec', 'Spec.md'],
    ['Spec.txt', 'Spec.txt'],
    ['../../etc/passwd', '.. .. etc passwd.md'],
    ['a: b?\n*c*', 'a b c.md'],
    ['  ...  ', 'Untitled.md'],
    ['', 'Untitled.md'],
    ['x'.repeat(500), `${'x'.repeat(120)}.md`],
  ])('of %j is %j', (title, name) => {
    expect(textSourceTitle(title)).toBe(name);
  });
});
