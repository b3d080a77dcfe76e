import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NotebookSource } from '../../../src/adapters/nlm/list-sources.ts';
import { textSourceTitle, withSourceOptions } from '../../../src/adapters/nlm/source-options.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'msw-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function source(parts: Partial<NotebookSource>): NotebookSource {
  return { id: 's', title: '', type: 'web_page', url: null, state: 'ready', ...parts };
}

describe('withSourceOptions', () => {
  it('hands a text over as a file, which is gone afterwards', async () => {
    const text = { kind: 'text', title: 'A/B', text: 'ä\n' } as const;
    const path = await withSourceOptions(text, async ({ options, isSame }) => {
      expect(options[0]).toBe('--file');
      expect(readFileSync(options[1] ?? '', 'utf8')).toBe('ä\n');
      expect(isSame(source({ title: 'A B.md' }))).toBe(true);
      return options[1] ?? '';
    });
    expect(basename(path)).toBe('A B.md');
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['notes.MD', 'notes.MD'],
    ['paper.pdf', 'paper.pdf'],
    ['retry.ts', 'retry.ts.txt'],
    ['data.json', 'data.json.txt'],
    ['Makefile', 'Makefile.txt'],
  ])('hands %s over as %s', async (name, title) => {
    const path = join(directory, name);
    writeFileSync(path, 'content');
    await withSourceOptions({ kind: 'file', path }, async ({ options, isSame }) => {
      expect(basename(options[1] ?? '')).toBe(title);
      expect(readFileSync(options[1] ?? '', 'utf8')).toBe('content');
      expect(isSame(source({ title }))).toBe(true);
    });
    expect(readFileSync(path, 'utf8')).toBe('content');
  });

  it('removes the file of a text also when the work fails', async () => {
    let path = '';
    const work = withSourceOptions({ kind: 'text', title: 'T', text: '' }, async ({ options }) => {
      path = options[1] ?? '';
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(path).not.toBe('');
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['https://a.example/page', true],
    ['https://a.example/page/', true],
    ['https://a.example/page#part', true],
    ['https://a.example/page?x=1', false],
    ['https://a.example/Page', false],
    ['not an address', false],
    [null, false],
  ])('an address is the same as %s: %s', async (url, same) => {
    const page = { kind: 'url', url: 'https://a.example/page' } as const;
    expect(await withSourceOptions(page, async ({ isSame }) => isSame(source({ url })))).toBe(same);
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
