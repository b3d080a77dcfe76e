import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '../../../../src/core/planning/writing/document-text.ts';
import { mirrored } from '../../../../src/core/planning/writing/mirror-state.ts';
import {
  addBlocker,
  addDecision,
  blockersIn,
  decisionsIn,
  phaseDecisionsIn,
  resolveBlocker,
} from '../../../../src/core/planning/writing/state-decisions.ts';
import { noteQuickTask } from '../../../../src/core/planning/writing/state-quick-tasks.ts';
import {
  keepSession,
  noteActivity,
  noteSession,
} from '../../../../src/core/planning/writing/state-session.ts';

const NOW = '2026-02-03T04:05:06.000Z';
const PLAIN = `# Project State

## Current Position

Phase: 1 of 2 (Base)
Status: In progress
Last activity: 2026-01-01 — Roadmap created

## Performance Metrics

**Velocity:**
- Total plans completed: [N]
- Average duration: [X] min
- Total execution time: [X.X] hours

**By Phase:**

| Phase | Plans | Total | Avg/Plan |
|-------|-------|-------|----------|
| - | - | - | - |

**Recent Trend:**
- Last 5 plans: [durations]
- Trend: Stable

*Updated after each plan completion*

## Accumulated Context

### Decisions

Recent decisions:

- [Phase 0]: first
  with a second line

### Blockers/Concerns

None yet.

## Session Continuity

Last session: 2026-01-01
Stopped at: ROADMAP.md created
Resume file: None
`;
const BOLD = `# Project State

**Current Phase:** 01
**Status:** In progress
**Last Activity:** 2026-01-01
**Last Activity Description:** begun

## Decisions Made

| Phase | Decision | Rationale |
|-------|----------|-----------|
| 1 | Use \`a\\|b\` | since |

## Blockers

- Old one

## Session

**Last Date:** 2026-01-01
**Stopped At:** somewhere
**Resume File:** None
`;
const TABLE = `# State

| Field | Value |
|---|---|
| Status | In progress |
| Last Activity | 2026-01-01 |
| Stopped At | here |
`;
const quick = {
  id: '260203-abc',
  slug: 'fix-x',
  description: 'Fix | x',
  date: '2026-02-03',
  commit: 'abc1234',
};

describe('decisions', () => {
  it.each(['### Key Decisions', '## Recent Decisions', '## Decisions Log', '### Key Decisions Made'])(
    'go under the heading "%s"',
    (heading) => {
      const text = `# Project State\n\n${heading}\n\n- **D-01:** Vite\n\n### Blockers\n\nNone\n`;
      const decision = { phase: '1', text: 'Ship weekly' };
      expect(addDecision(text, decision)).toBe(text.replace('Vite\n', 'Vite\n- [Phase 1]: Ship weekly\n'));
      expect(decisionsIn(text)).toEqual(['**D-01:** Vite']);
    },
  );

  it.each(['### Open Decisions', '### Key Decisions (v1.7)'])('do not go under "%s"', (heading) => {
    const text = `# Project State\n\n${heading}\n\n- Vite or not\n`;
    expect(addDecision(text, { phase: '1', text: 'Ship weekly' })).toContain(
      `- Vite or not\n\n## Decisions\n`,
    );
  });

  it('are added as an item below the last one, a row, or a new section', () => {
    const decision = { phase: '1', text: 'Use\nSQLite', rationale: 'no server' };
    expect(addDecision(PLAIN, decision)).toBe(
      PLAIN.replace('a second line\n', 'a second line\n- [Phase 1]: Use SQLite — no server\n'),
    );
    expect(addDecision(BOLD, decision)).toBe(
      BOLD.replace('| since |\n', '| since |\n| 1 | Use SQLite | no server |\n'),
    );
    expect(addDecision(TABLE, decision)).toBe(
      `${TABLE}\n## Decisions\n\n- [Phase 1]: Use SQLite — no server\n`,
    );
  });

  it('are rows of a table without a column for the phase, unless a list stands beside it', () => {
    const table =
      '# Project State\n\n## Decisions Made\n\n| Decision | Rationale |\n|---|---|\n| Use files | simple |\n';
    const decision = { phase: '2', text: 'Ship weekly', rationale: 'fewer surprises' };
    const added = addDecision(table, decision);
    expect(added).toBe(`${table}| Ship weekly (Phase 2) | fewer surprises |\n`);
    expect(addDecision(added, decision)).toBe(added);
    expect(decisionsIn(added)).toEqual(['Use files | simple', 'Ship weekly (Phase 2) | fewer surprises']);
    expect(phaseDecisionsIn(added)).toMatchObject([decision]);
    expect(addDecision(table, { ...decision, phase: null })).toBe(
      `${table}| Ship weekly | fewer surprises |\n`,
    );
    const listed = `${table}\n- [Phase 1]: Vite\n`;
    expect(addDecision(listed, decision)).toBe(`${listed}- [Phase 2]: Ship weekly — fewer surprises\n`);
    expect(decisionsIn(listed)).toEqual(['Use files | simple', '[Phase 1]: Vite']);
  });

  it('are added once, however the phase is padded', () => {
    expect(addDecision(BOLD, { phase: '01', text: 'Use `a|b`' })).toBe(BOLD);
    expect(addDecision(PLAIN, { phase: '0', text: '  ' })).toBe(PLAIN);
  });
});

describe('blockers', () => {
  it('replace "None yet", and restore it', () => {
    const one = addBlocker(PLAIN, '- Waiting for <!-- the bank');
    expect(one).toBe(PLAIN.replace('None yet.', '- Waiting for &lt;!-- the bank'));
    expect(blockersIn(one)).toEqual(['Waiting for &lt;!-- the bank']);
    expect(resolveBlocker(one, 'THE BANK')).toBe(PLAIN.replace('None yet.', 'None.'));
    expect(blockersIn(resolveBlocker(one, 'the bank'))).toEqual([]);
    expect(resolveBlocker(one, 'nothing such')).toBe(one);
  });

  it('are not told once they are struck out, ticked or resolved, and stay in the file', () => {
    const settled = [
      '~~The bank~~ (2026-01-02)',
      '**RESOLVED:** the post',
      '[RESOLVED] the disk',
      '[x] The keys',
      'Keys — RESOLVED in 01-02',
      'Resolved: it',
    ];
    const text = BOLD.replace('- Old one', ['- Old one', ...settled.map((one) => `- ${one}`)].join('\n'));
    expect(blockersIn(text)).toEqual(['Old one']);
    expect(addBlocker(text, 'New one')).toContain('- Resolved: it\n- New one\n');
  });

  it('are listed in order, and are removed with their continuation lines', () => {
    const two = addBlocker(BOLD, 'New one');
    expect(blockersIn(two)).toEqual(['Old one', 'New one']);
    const continued = two.replace('- Old one\n', '- Old one\n  and more\n');
    expect(resolveBlocker(continued, 'and more')).toBe(two.replace('- Old one\n', ''));
  });
});

it.each(['## ⚠️ Blockers', '### Blockers/Concerns 🚧', '#### Blockers:', '# Open Blockers'])(
  'the list below %j is known',
  (heading) => {
    const text = `# State\n\n${heading}\n\n- One\n\n#### More\n\n- Other\n`;
    expect(blockersIn(text)).toContain('One');
    const isDeep = heading.startsWith('####');
    const list = isDeep ? '- One\n' : '- One\n\n#### More\n\n- Other\n';
    expect(addBlocker(text, 'Two')).toBe(text.replace(list, `${list}- Two\n`));
  },
);

it.each([
  ['status: executing # by hand', 'status: planning # by hand'],
  ["status: 'executing'  # by hand", 'status: planning  # by hand'],
  ['status: "a # b" # by hand', 'status: "planning" # by hand'],
  ['status: fixes #12', 'status: planning'],
  ['status: "Fixed "x" # y"', 'status: "planning"'],
])('the frontmatter keeps its comments: %j becomes %j', (before, after) => {
  const of = (line: string, status: string) => `---\n${line}\n---\n\nStatus: ${status}\n`;
  const text = of(before, 'Executing');
  expect(mirrored(text, of(before, 'Planning'), { now: NOW })).toBe(of(after, 'Planning'));
});

it('counters in braces change like those on lines', () => {
  const of = (plans: string) => `---\nprogress: {total_plans: ${plans}, percent: 50}\n---\n`;
  expect(mirrored(of('1'), of('1'), { now: NOW, counters: { total_plans: 12 } })).toBe(of('12'));
});

describe('the session', () => {
  const note = { stoppedAt: 'Completed 01-02', resumeFile: '.planning/x.md', now: NOW };
  it('is written in the style of the file', () => {
    expect(noteSession(PLAIN, note)).toBe(
      PLAIN.replace('session: 2026-01-01', `session: ${NOW}`)
        .replace('at: ROADMAP.md created', 'at: Completed 01-02')
        .replace('file: None', 'file: .planning/x.md'),
    );
    expect(noteSession(BOLD, note)).toBe(
      BOLD.replace('Date:** 2026-01-01', `Date:** ${NOW}`)
        .replace('somewhere', 'Completed 01-02')
        .replace('File:** None', 'File:** .planning/x.md'),
    );
    const table = noteSession(TABLE, note);
    expect(table).toBe(TABLE.replace('| here |', '| Completed 01-02 |'));
  });

  it('is left out where the file has no such line, and completed if a value is missing', () => {
    expect(noteSession('**Status:** x\n', note)).toBe('**Status:** x\n');
    expect(noteSession('## Session\n\nStopped at:\nLast session: x\n', note)).toBe(
      `## Session\n\nStopped at: Completed 01-02\nLast session: ${NOW}\n`,
    );
  });

  it('gets a place where the file has none, if a person notes it', () => {
    const lines = `**Last session:** ${NOW}\n**Stopped at:** Completed 01-02\n**Resume file:** .planning/x.md\n`;
    expect(keepSession('**Status:** x\n', note)).toBe(`**Status:** x\n\n## Session\n\n${lines}`);
    expect(keepSession('## Session\n\n## Next\n', note)).toBe(`## Session\n\n${lines}\n## Next\n`);
    expect(keepSession(PLAIN, note)).toBe(noteSession(PLAIN, note));
  });

  it('notes the last activity with its date', () => {
    expect(noteActivity(PLAIN, '2026-02-03', 'did')).toContain('\nLast activity: 2026-02-03 — did\n');
    expect(noteActivity(BOLD, '2026-02-03', 'did')).toContain(
      '**Last Activity:** 2026-02-03\n**Last Activity Description:** did\n',
    );
    expect(noteActivity('# x\n', '2026-02-03', 'did')).toBe('# x\n');
  });
});

describe('small tasks', () => {
  const row =
    '| 260203-abc | Fix \\| x | 2026-02-03 | abc1234 | [260203-abc-fix-x](./quick/260203-abc-fix-x/) |';
  it('get a table below the blockers, with one row each', () => {
    const one = noteQuickTask(PLAIN, quick);
    expect(one).toContain(
      `None yet.\n\n### Quick Tasks Completed\n\n| # | Description | Date | Commit | Directory |\n`,
    );
    expect(one).toContain(`${row}\n\n## Session Continuity\n`);
    expect(noteQuickTask(one, { ...quick, commit: 'def5678' })).toBe(one.replace('abc1234', 'def5678'));
    const two = noteQuickTask(one, { ...quick, id: '260203-abd' });
    expect(two).toContain(`${row}\n| 260203-abd |`);
    expect(noteQuickTask(TABLE, quick)).toContain(`### Quick Tasks Completed\n\n| #`);
  });

  it('fill a status column where there is one', () => {
    const table = '| # | Description | Date | Commit | Status | Directory |\n|---|---|---|---|---|---|\n';
    const told = `${PLAIN}\n### Quick Tasks Completed\n\n${table}`;
    expect(noteQuickTask(told, quick)).toContain('| abc1234 | Verified | [260203-abc-fix-x]');
  });
});

const parts = fc.constantFrom(
  ...[PLAIN, BOLD, TABLE].flatMap((text) => text.split('\n')),
  ...['```', '<!--', '-->', '~~~', '- item', '  more', '|', '| # | Description |', '|---|---|', '---', '`x'],
);
const texts = fc
  .tuple(fc.array(parts, { maxLength: 50 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, bom]) => (bom ? '\uFEFF' : '') + lines.join(end));
const said = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('| a', '```', '- <!-- x', '`c` $&', 'a\nb'),
);

describe('every note', () => {
  it('is added once, keeps the line endings, and removes only what it replaces', () => {
    fc.assert(
      fc.property(texts, said, (text, words) => {
        const notes = [
          (one: string) => addDecision(one, { phase: '1', text: words, rationale: words }),
          (one: string) => addBlocker(one, words),
          (one: string) => noteSession(one, { stoppedAt: oneLine(words) || 'x', resumeFile: 'f', now: NOW }),
          (one: string) => noteQuickTask(one, { ...quick, description: words }),
        ];
        for (const note of notes) {
          const once = note(text);
          expect(note(once)).toBe(once);
          expect(/\r\n/.test(text) && /(?<!\r)\n/.test(once)).toBe(false);
          const left = once.replace('\uFEFF', '').split(/\r?\n/);
          const lost = text
            .replace('\uFEFF', '')
            .split(/\r?\n/)
            .filter((line) => !left.includes(line));
          expect(lost.filter((line) => !REPLACED.test(line))).toEqual([]);
        }
      }),
      { numRuns: 150, examples: [['\uFEFF~~~\n## Session', '| a']] },
    );
  });
});

/** Values and placeholders for them. */
const REPLACED =
  /^(?:\*{0,2}(?:Last session|Last Date|Stopped at|Resume file):|\|[ -|]*$|\| (?:Stopped At|[\d]+) \||None yet\.)/i;
