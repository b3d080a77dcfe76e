import { expect, it } from 'vitest';
import { findPassages, renderQuotations } from '../../../src/core/research/quote-documents.ts';
import { readReport } from '../../app/research/support/read-report.ts';

const documents = [
  {
    path: 'docs/http.md',
    text: '# HTTP\n\nRequests are retried three times.\nWith a backoff.\n\nNothing here.\n',
  },
  { path: 'README.md', text: '# Shop\r\n\r\nSells tea.\r\n' },
  { path: 'docs/code.md', text: 'Retry like this:\n```\nretry()\n```\n# heading in a passage\n' },
];
const page = {
  generatedAt: '2026-11-21T23:00:00.000Z',
  linkTo: (path: string) => `https://x.example/${path}`,
};

it('findPassages finds the passages about a topic, with their lines', () => {
  const found = findPassages('retries with backoff', documents);
  expect(found[0]).toMatchObject({ path: 'docs/http.md', from: 3, to: 4 });
  expect(found.map(({ path }) => path)).not.toContain('README.md');
});

it('findPassages finds nothing if no document is about the topic, or if it has only common words', () => {
  expect(findPassages('kubernetes', documents)).toEqual([]);
  expect(findPassages('what is the', documents)).toEqual([]);
});

it('renderQuotations quotes literally, and no quotation is markup', () => {
  const passages = findPassages('retry backoff', documents);
  const markdown = renderQuotations({ topic: 'Retry', slug: 'retry' }, passages, page);
  for (const { lines } of passages) expect(markdown).toContain(`\n${lines.join('\n')}\n`);
  const read = readReport(markdown, '/p/x.md');
  expect(read.problems).toEqual([]);
  expect(read.headings.map(({ text }) => text)).toEqual(
    ['Research Report: “Retry”', 'Table of Contents', '“docs/http.md”', '“docs/code.md”'].toSorted(
      (a, b) => markdown.indexOf(a) - markdown.indexOf(b),
    ),
  );
});
