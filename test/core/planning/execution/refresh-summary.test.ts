import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { readSummary } from '../../../../src/core/planning/documents/summary.ts';
import type { LogCommit } from '../../../../src/core/planning/execution/plan-commit.ts';
import { refreshSummary } from '../../../../src/core/planning/execution/refresh-summary.ts';
import {
  type SummaryFacts,
  summarySkeleton,
} from '../../../../src/core/planning/execution/summary-skeleton.ts';
import { type Prose, prose } from '../../../../src/core/text/prose.ts';

const commit = (
  hash: string,
  subject: string,
  files: readonly string[],
  more: Partial<LogCommit> = {},
): LogCommit => ({
  ...{ hash: hash.repeat(40), time: 1_000_000, subject, files, added: [], deleted: [] },
  ...more,
});

const FEAT = commit('a', 'feat(01-01): write the cart', ['src/cart.ts'], { added: ['src/cart.ts'] });
const FIX = commit('b', 'fix(01-01): add it up right', ['src/cart.ts', 'src/sum.ts'], {
  added: ['src/sum.ts'],
  time: 1_000_000 + 600,
});
const EXTRA = [{ task: 1, file: 'src/sum.ts' }];

const facts = (
  commits: readonly LogCommit[],
  extra: typeof EXTRA = [],
  left: readonly Prose[] = [],
): SummaryFacts => ({
  plan: readPlan('---\nphase: 01-cart\nplan: "01"\n---\n<objective>\nThe cart\n</objective>\n'),
  folder: '01-cart',
  canonical: '01-01',
  ...{ commits, extra, left },
  tasks: new Map([[FEAT.hash, 1]]),
  accepted: null,
  minutes: 10,
  startedAt: '2026-11-20T10:00:00.000Z',
  completedAt: '2026-11-20T10:10:00.000Z',
});

/** As its executor hands it in before it is sent back. */
const written = (commits: readonly LogCommit[] = [FEAT]): string =>
  summarySkeleton({ ...facts(commits), minutes: 3 })
    .replace(
      /## Deviations from Plan\n\n\[FILL: [^\n]*\]/,
      '## Deviations from Plan\n\nNone - plan executed exactly as written.',
    )
    .replaceAll(/\[FILL: [^\]]*\]/g, 'Words of the executor.');

describe('a summary whose executor was sent back', () => {
  it('tells the later commit, its files and what the plan does not name; nothing else changes', () => {
    const before = written();
    const after = refreshSummary(before, facts([FEAT, FIX], EXTRA));
    expect(after).toContain('| - | add it up right | `bbbbbbb` | fix |');
    expect(after).toContain('- `src/cart.ts` - created\n- `src/sum.ts` - created\n');
    expect(after).toContain('- Task 1 also changed `src/sum.ts`, which the plan does not name\n');
    expect(after).not.toContain('None - plan executed');
    expect(after).toContain('- **Files changed:** 2');
    expect(after).toContain('- **Duration:** 10 min');
    const { values } = readSummary(after).document.frontmatter;
    expect(values['key-files']).toEqual({ created: ['src/cart.ts', 'src/sum.ts'], modified: [] });
    expect(values.duration).toBe('10min');
    const own = (text: string) => text.split('\n').filter((line) => line.includes('Words of the executor'));
    expect(own(after)).toEqual(own(before));
    expect(refreshSummary(after, facts([FEAT, FIX], EXTRA))).toBe(after);
  });

  it('keeps every line when nothing was committed since', () => {
    const before = written();
    expect(refreshSummary(before, { ...facts([FEAT]), minutes: 3 })).toBe(before);
  });

  it('replaces the row of a commit that was amended, and drops a file that is gone', () => {
    const amended = commit('c', 'feat(01-01): write the cart', ['src/basket.ts'], {
      added: ['src/basket.ts'],
    });
    const after = refreshSummary(written(), facts([amended]));
    expect(after).not.toContain('aaaaaaa');
    expect(after).toContain('`ccccccc`');
    expect(after).not.toContain('`src/cart.ts`');
    expect(after).toContain('- `src/basket.ts` - created');
  });

  it('keeps what the executor wrote about a file, and lines about files that only it names', () => {
    const before = written().replace(
      '- `src/cart.ts` - created',
      '- `src/cart.ts` - holds the prices\n- `photo.png` - for the page',
    );
    const after = refreshSummary(before, facts([FEAT, FIX]));
    expect(after).toContain(
      '- `src/cart.ts` - holds the prices\n- `photo.png` - for the page\n- `src/sum.ts` - created',
    );
  });

  it('gets the table before its self-check when it has none', () => {
    const after = refreshSummary('---\nphase: 1\n---\n\n# Summary\n\n## Self-Check: PASSED\n', facts([FIX]));
    expect(after).toContain('| - | add it up right | `bbbbbbb` | fix |\n\n## Files Created/Modified\n');
    expect(after).toContain('- `src/cart.ts` - modified\n\n## Self-Check: PASSED\n');
  });

  it('lists no more files than it did at first', () => {
    const files = Array.from({ length: 50 }, (_, nth) => `src/file-${nth}.ts`);
    const many = commit('a', 'feat(01-01): write the cart', files, { added: files });
    const before = written([many]);
    expect(refreshSummary(before, { ...facts([many]), minutes: 3 })).toBe(before);
  });

  it('names a file once that two tasks changed besides theirs', () => {
    const twice = facts([FEAT, FIX], [...EXTRA, { task: 2, file: 'src/sum.ts' }]);
    const after = refreshSummary(written(), twice);
    expect(after.match(/also changed `src\/sum\.ts`/g)).toHaveLength(1);
    expect(refreshSummary(after, twice)).toBe(after);
  });

  it('keeps its line ends', () => {
    const before = written().replaceAll('\n', '\r\n');
    const after = refreshSummary(before, facts([FEAT, FIX], EXTRA));
    expect(after).toBe(refreshSummary(written(), facts([FEAT, FIX], EXTRA)).replaceAll('\n', '\r\n'));
  });

  it('names what is left before its self-check, until nothing is', () => {
    const left = [prose`- \`a.js\`: no task names it`];
    const noted = refreshSummary('# S\n\nText.\n\n## Self-Check: PASSED\n', facts([], [], left));
    expect(noted).toBe(`# S\n\nText.\n\n## Left Uncommitted\n\n${left[0]}\n\n## Self-Check: PASSED\n`);
    expect(refreshSummary(noted, facts([], [], left))).toBe(noted);
    expect(refreshSummary(noted, facts([]))).toContain('## Left Uncommitted\n\nNone.\n\n## Self-Check');
    expect(refreshSummary('# S\n', facts([]))).toBe('# S\n');
  });
});
