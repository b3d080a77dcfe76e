// Plans and other Markdown of the planning, made to be read slowly: a megabyte of it is read to its end.

import { expect, it } from 'vitest';
import { readPlan } from '../../src/core/planning/documents/plan.ts';
import { readMarkdown } from '../../src/core/text/markdown/markdown-document.ts';

const MEBIBYTE = 1024 * 1024;
/** Milliseconds: a hundred times what it takes in proportion, and a hundredth of what its square would take. */
const LIMIT = 60_000;

const hostile: Readonly<Record<string, string>> = {
  'task tags without an end': '<task ',
  'tasks that nothing closes': '<task>',
  'quotes inside tags': '<task a=">',
  'quotes of both kinds': `<task a="'>`,
  'names that nothing closes': '<name>',
  'backticks of growing number': '` `` ``` ```` ',
  'fences in lists': '- ```a\n',
  'comments that nothing closes': '<!-- ',
  'comments on one line': '<!-- -->',
  headings: '# a #\n',
  'heading tails': '# a                #x\n',
  'blank lines': '\n',
  spaces: ' ',
  'task headings': '## Task 1\n',
  'frontmatter blocks': '---\na: b\n---\n',
  objectives: '<objective>\n\n',
  'verify tags': '<verify><automated>a\n',
};

it.each(Object.entries(hostile))('%s', { timeout: LIMIT }, (_, piece) => {
  const text = piece.repeat(Math.ceil(MEBIBYTE / piece.length));
  expect(readPlan(text).text).toBe(text);
  expect(readMarkdown(text).text).toBe(text);
});

it('blank lines inside a frontmatter', { timeout: LIMIT }, () => {
  const text = `---\na: b\n${'\n'.repeat(250_000)}c: d\n---\n`;
  expect(readMarkdown(text).frontmatter.values).toMatchObject({ a: 'b', c: 'd' });
});
