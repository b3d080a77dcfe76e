import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../src/core/failure/canonicalise.ts';
import { checkReaderFile } from '../../src/core/failure/reading/reader-file.ts';
import { problemsIn } from '../../src/core/failure/unknown/problems-in.ts';
import { whatIsSaid } from '../../src/core/failure/unknown/what-is-said.ts';
import { readPlan } from '../../src/core/planning/documents/plan.ts';
import { readMarkdown } from '../../src/core/text/markdown/markdown-document.ts';
import { failingCheck } from '../support/failing-check.ts';

describe('documents', () => {
  // Plans and other Markdown of the planning, built to be slow to read: a megabyte is read to its end.
  const MEBIBYTE = 1024 * 1024;
  /** Milliseconds: a hundred times the proportional time, and a hundredth of the quadratic time. */
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

  it.each(Object.entries(hostile))('are read to the end in time: %s', { timeout: LIMIT }, (_, piece) => {
    const text = piece.repeat(Math.ceil(MEBIBYTE / piece.length));
    expect(readPlan(text).text).toBe(text);
    expect(readMarkdown(text).text).toBe(text);
  });

  it('are read to the end in time with many ends of elements behind blanks in a fence', {
    timeout: LIMIT,
  }, () => {
    const text = `\`\`\`\n${' '.repeat(600_000)}x${'</task>'.repeat(100_000)}\n`;
    expect(readPlan(text).text).toBe(text);
  });

  it('are read to the end in time with blank lines inside a frontmatter', { timeout: LIMIT }, () => {
    const text = `---\na: b\n${'\n'.repeat(250_000)}c: d\n---\n`;
    expect(readMarkdown(text).frontmatter.values).toMatchObject({ a: 'b', c: 'd' });
  });
});

describe('failures', () => {
  // Output of a failing check, built to be slow to read: a megabyte is read to its end.
  const MEBIBYTE = 1024 * 1024;
  /** Milliseconds: a hundred times the proportional time, and a hundredth of the quadratic time. */
  const LIMIT = 60_000;

  const hostile = [
    'a',
    '(',
    ' ',
    '1',
    "'",
    '"',
    '/',
    '\\',
    '<',
    '[',
    '{"',
    '\r',
    '\b',
    '\n',
    '.',
    'a.',
    'a/',
    '- ',
    '\x1b[',
    '1 ',
    'a=',
    'a:1:',
  ];
  const repeated = [
    'Vitest caught 1\nUnhandled Rejection\nx\n',
    'Vitest caught 1\n FAIL  a > b\nx\n',
    'TAP version 13\nnot ok 1 - x\n  ---\n',
    '1 failing\n  1) x:\n  y\n',
    'FAILED: x\n',
    'Error: x\n',
    ' FAIL  a > b\n',
    'not ok 1 - x\n',
    '  ● x\n',
    '    at f (a.js:1:1)\n',
    'npm error x\n',
    'a.xy:1:1: error: x\n',
    '  ✘ [fail]: x\n',
    '(fail) x\n',
    'E: x\n',
    '<testsuite><failure>',
    '<testsuites><testcase name="',
    '[a] [b] x\n',
    '==1== x\n==1==    at 0x1: f (a.c:1)\n',
    'x => ./a.js:1:1\n',
  ];

  it.each([...hostile, ...repeated].map((text) => [JSON.stringify(text), text]))(
    'are read in time: %s',
    { timeout: LIMIT },
    (_name, text) => {
      const output = text.repeat(Math.ceil(MEBIBYTE / text.length)).slice(0, MEBIBYTE);
      expect(canonicalise(output, failingCheck).fingerprints.class).toMatch(/^\S+$/);
    },
  );

  it.each(['a', ' ', '{', 'ab:1:', 'aaaa: \n', 'a b '])(
    'are read in time by the readers of a hostile project: %j',
    { timeout: LIMIT },
    (text) => {
      const ends = ['', 'b', '{}', ': {more}x', 'ab{}b', ' {severity}', ' x{test}:{actual}'];
      const heads = [
        'a{}',
        '{}a',
        '{}aaaaaaaaaaaaaaaaaaaaaaaaaaaaab{}',
        '{message}a a a a{}',
        '{file}:1{}:1{code}',
        '{}:{line}:{column}',
        'aaaaab{}',
      ];
      const patterns = heads.flatMap((head) => ends.map((end) => `${head} a${end}`));
      const readers = [0, 1].map((part) => {
        const problems = patterns.slice(part * 20, part * 20 + 20);
        const noise = patterns.map((pattern) => `${pattern} z`);
        return checkReaderFile(
          {
            tool: `t${part}`,
            programs: ['npm'],
            problems,
            details: problems,
            heading: noise.slice(0, 20),
            noise,
          },
          'r',
          new Set(),
        );
      });
      const files = readers.flatMap((one) => (one.status === 'ok' ? [one.reader] : []));
      expect(files).toHaveLength(2);
      const output = text.repeat(Math.ceil(MEBIBYTE / text.length)).slice(0, MEBIBYTE);
      expect(
        canonicalise(output, { ...failingCheck, command: 'npm test', readers: files }).total,
      ).toBeGreaterThan(0);
    },
  );
});

describe('failures whose lines are all different', () => {
  const LONGEST = 1024 * 1024;
  const word = (at: number) => ((at + 1) * 2_654_435_761).toString(36);

  it.each<[why: string, line: (at: number) => string]>([
    ['words', (at) => `${word(at)} ${word(at + 1)} ${word(at + 2)}`],
    ['bullets', (at) => `- ${word(at)} of ${word(at + 1)}`],
    ['captions', (at) => `${word(at)} of ${word(at + 1)}:`],
    ['captions that count', (at) => (at % 2 ? `  1 ${word(at)}` : `1 broken ${word(at)}`)],
    ['errors', (at) => `error: no ${word(at)}`],
    ['fields', (at) => `${at % 3 ? 'Name' : '  File'}: ${word(at)}.py:${at}`],
    [
      'exceptions logged as warnings',
      (at) =>
        `WARNING: x\nTraceback (most recent call last):\n  x\nE: ${word(at)}\n\nDuring handling of the above exception\n`,
    ],
  ])('take time proportional to their length: %s', { timeout: 120_000 }, (_why, line) => {
    const lines: string[] = [];
    for (let size = 0; size < LONGEST; size += (lines.at(-1)?.length ?? 0) + 1)
      lines.push(line(lines.length));
    const text = lines.join('\n');
    const timeOf = (size: number): number => {
      const part = text.slice(0, size).split('\n');
      const times = [0, 1, 2].map(() => {
        const before = process.cpuUsage();
        problemsIn(whatIsSaid(part));
        return process.cpuUsage(before).user;
      });
      return Math.min(...times);
    };
    // Proportional would be 8, the square 64.
    expect(timeOf(LONGEST) / timeOf(LONGEST / 8)).toBeLessThan(24);
  });
});
