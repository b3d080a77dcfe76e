import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gsdTaskCount, readPlan } from '../../../src/core/planning/documents/plan.ts';
import { readFrontmatter } from '../../../src/core/text/markdown/frontmatter.ts';
import { readLines } from '../../../src/core/text/markdown/line-value.ts';
import { readMarkdown } from '../../../src/core/text/markdown/markdown-document.ts';
import { quotedRanges, withoutQuotations } from '../../../src/core/text/markdown/quoted-ranges.ts';
import { splice } from '../../../src/core/text/markdown/splice.ts';
import { textLines } from '../../../src/core/text/markdown/text-lines.ts';
import { readYaml } from '../../../src/core/text/markdown/yaml-value.ts';

const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      '---\n',
      '\uFEFF',
      '\r\n',
      '\n',
      '\n\n',
      '  ',
      '# A\n',
      '## Task 1: x\n',
      '```\n',
      '~~~\n',
      '`',
      '``',
      '<!--',
      '-->',
    ],
    ...[
      '<task type="auto">',
      '<task',
      '</task>',
      '<tasks>',
      '</tasks>',
      '<name>',
      '</name>',
      '<files>',
      'a.ts, b.ts',
      '</files>',
    ],
    ...[
      '<verify>',
      '<automated>',
      '</automated>',
      '</verify>',
      '<action>',
      '</action>',
      '<task name="a > b">',
      '>',
      '"',
      "'",
    ],
    ...[
      'phase: 01\n',
      'plan: 02\n',
      'a: "x "y": z"\n',
      'must_haves:\n',
      '  truths:\n',
      '    - "t: u"\n',
      '- a: [b, "c"]\n',
      'k: @v\n',
      '\0',
      '&x *x',
    ],
  ),
  fc.string({ maxLength: 12 }),
);
const documents = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

describe('the readers of planning documents', () => {
  it('accept any text, and every offset is inside it', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const plan = readPlan(text);
        const spans = [
          ...plan.tasks.flatMap((task) => [
            task,
            ...task.children,
            ...task.children.map(({ inner }) => inner),
          ]),
          ...plan.sections.flatMap((section) => [section, section.inner]),
          ...plan.frontmatter.entries,
          plan.frontmatter.inner,
          ...quotedRanges(text),
          ...readMarkdown(text).headings,
        ];
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const { start, line, column } of plan.diagnostics) {
          expect(start).toBeLessThanOrEqual(text.length);
          expect(text.split('\n')[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
        }
        expect(plan.tasks.every(({ start }) => text[start] === '<' || text[start] === '#')).toBe(true);
        expect(splice(plan.text, [])).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('keep every character in lines, and blank quotations without moving anything', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const lines = textLines(text);
        expect(lines.map(({ start, next }) => text.slice(start, next)).join('')).toBe(text);
        expect(withoutQuotations(text, quotedRanges(text))).toHaveLength(text.length);
        expect(gsdTaskCount(text)).toBeGreaterThanOrEqual(0);
        readLines(text);
        readYaml(text);
      }),
    );
  });

  it('change only the given ranges', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), fc.string(), (text, a, b, inserted) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        const changed = splice(text, [{ start: start ?? 0, end: end ?? 0, text: inserted }]);
        expect(changed).toBe(text.slice(0, start) + inserted + text.slice(end));
      }),
    );
  });
});

describe('reading a megabyte', () => {
  it('handles a large frontmatter of odd lines', () => {
    const text = `---\n${'a: "b "c": d\n'.repeat(80_000)}---\n`;
    expect(readFrontmatter(text).values.a).toBe('"b "c": d');
  });
});
