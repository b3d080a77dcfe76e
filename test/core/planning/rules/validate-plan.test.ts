import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { validatePlan } from '../../../../src/core/planning/rules/validate-plan.ts';

const GOOD = `---
phase: 01-a
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [src/new.ts]
autonomous: true
requirements: [A-01]
must_haves:
  truths: ["It works"]
---
<objective>
Build.
</objective>
<tasks>
<task type="auto">
  <name>Task 1: x</name>
  <files>src/new.ts</files>
  <action>Do.</action>
  <verify><automated>npx vitest run test/a.test.ts</automated></verify>
  <done>Done.</done>
</task>
</tasks>
`;

function codes(text: string, fileName = '01-01-PLAN.md') {
  const found = validatePlan(readPlan(text), {
    fileName,
    siblings: ['01-01-PLAN.md', '01-02-PLAN.md'],
  });
  for (const { message, fix } of found) expect(`${message}${fix}`).toMatch(/\.$/);
  return found.map(({ code, severity }) => (severity === 'error' ? `!${code}` : code));
}

it('an early plan is read with warnings, which are errors in a new plan', () => {
  const early = GOOD.replace(/wave: 1\n|autonomous: true\n|requirements: .*\n|must_haves:\n.*\n/g, '');
  const around = { fileName: null, siblings: null };
  const found = (isNew: boolean) => validatePlan(readPlan(early), { ...around, isNew });
  const message = 'The frontmatter has no wave, autonomous, requirements, must_haves.';
  expect(found(false)).toMatchObject([{ severity: 'warning', message }]);
  expect(found(true)).toMatchObject([{ severity: 'error', message }]);
});

describe('validatePlan', () => {
  it('reports nothing for a good plan', () => {
    expect(codes(GOOD)).toEqual([]);
  });

  it.each([
    ['phase: 01-a\n', '', ['key-missing']],
    ['must_haves:\n  truths: ["It works"]\n', '', ['key-missing']],
    ['requirements: [A-01]\n', '', ['key-missing']],
    ['type: execute', 'type: other', []],
    ['requirements: [A-01]', 'requirements: []', []],
    ['depends_on: []', 'depends_on: ["02"]', []],
    ['depends_on: []', 'depends_on: ["09"]', ['!dependency-unknown']],
    ['depends_on: []', 'depends_on: ["01-09"]', ['!dependency-unknown']],
    ['depends_on: []', 'depends_on: ["02-03"]', []],
    ['depends_on: []', 'depends_on: [02.1-03-PLAN.md]', []],
    ['depends_on: []', 'depends_on: ["01-01"]', ['!dependency-self']],
    ...[
      ...[
        '"02"',
        '02',
        '2',
        '[2]',
        '[02, "01-02"]',
        '01-02-PLAN.md',
        '[01-02-PLAN.md]',
        '["01-02-PLAN"]',
        '02, 01-02',
      ],
      ...[
        '"[02]"',
        '\n  - 02',
        '\n- "01-02"',
        'Plan 02',
        '["plan 01-02"]',
        '[./01-02-PLAN.md]',
        '.planning/phases/01-base/01-02-PLAN.md',
      ],
      ...[
        '',
        '[]',
        'none',
        'None',
        '["none"]',
        '[None]',
        'null',
        '~',
        '[null]',
        'n/a',
        '"-"',
        '""',
        '[""]',
        'nothing',
        '"—"',
      ],
    ].map((value): [string, string, string[]] => ['depends_on: []', `depends_on: ${value}`, []]),
    ...[
      '03-01, 02',
      'Phase 2',
      '["Phase 2 (Search)"]',
      '[phase-02]',
      '02-search/02-01',
      '["02-03 (done)"]',
    ].map((value): [string, string, string[]] => ['depends_on: []', `depends_on: ${value}`, []]),
    // A text that names no plan of this phase.
    ...['vendor approval', 'setup-db'].map((value): [string, string, string[]] => [
      'depends_on: []',
      `depends_on: ${value}`,
      ['dependency-elsewhere'],
    ]),
    ...['12-legacy', '[.planning/phases/12-legacy/]'].map((value): [string, string, string[]] => [
      'depends_on: []',
      `depends_on: ${value}`,
      [],
    ]),
    ['depends_on: []', 'depends_on: [P02]', []],
    [/<tasks>[\s\S]*<\/tasks>/, '', ['!tasks-missing']],
    [/<tasks>[\s\S]*<\/tasks>/, '<feature><name>x</name></feature>', []],
    ['<name>Task 1: x</name>', '', ['task-name']],
    ['<action>Do.</action>', '', ['task-action']],
    ['<done>Done.</done>', '', []],
    [/<verify>.*<\/verify>/, '', ['verify-missing']],
    [/<automated>.*<\/automated>/, 'Look at it.', ['verify-missing']],
    [/<automated>.*<\/automated>/, '<automated> </automated>', ['verify-missing']],
    ['</task>\n', '', ['!task-unclosed']],
    ['<action>Do.</action>', '<action>See `<task>`.</action>', []],
    [/<task [\s\S]*<\/task>/, '<task type="checkpoint:decision"></task>', []],
  ])('reports for %s -> %j: %j', (from, to, expected) => {
    expect(codes(GOOD.replace(from, () => to))).toEqual(expected);
  });

  it.each([
    'cd /home/ann/shop && npx vitest run test/price.test.ts',
    'cd "$(git rev-parse --show-toplevel)/web" && npm run check',
    'pushd web && nosuchprogram test/b.test.ts; popd',
    '! test -e src/legacy.ts',
    'zcat out.gz > back.sql && cmp schema.sql back.sql',
    'npx playwright test web/e2e/basket.spec.ts',
    'npm run watch',
    'true',
  ])('does not judge what a command names or does: %s', (command) => {
    expect(codes(GOOD.replace('npx vitest run test/a.test.ts', () => command))).toEqual([]);
  });

  it.each([
    ['artifacts: [{path: src/other.ts}]', []],
    ['key_links: [{from: "POST /api/chat", to: src/gone.ts, pattern: "a$"}]', []],
    ['key_links: [{from: src/new.ts, to: README.md, pattern: "("}]', ['key-link-pattern']],
  ])('leaves must-haves to the verification, if they can be read: %j', (line, expected) => {
    expect(codes(GOOD.replace('["It works"]', () => `["It works"]\n  ${line}`))).toEqual(expected);
  });

  it('tolerates keys of other tools', () => {
    const keys = 'estimate: {tokens: 40000, tasks: 2, confidence: high}\nagent_hint: backend\nmsw: x\n';
    expect(codes(GOOD.replace('autonomous', `${keys}autonomous`))).toEqual([]);
  });

  it('reports positions', () => {
    const text = GOOD.replace('depends_on: []', 'depends_on: ["09"]').replaceAll('\n', '\r\n');
    const siblings = ['01-01-PLAN.md'];
    const around = { fileName: '01-01-PLAN.md', siblings };
    const [found] = validatePlan(readPlan(text), around);
    expect(found).toMatchObject({ line: 6, column: 1 });
    expect(text.slice(found?.start, found?.end)).toBe('depends_on: ["09"]\r\n');
  });
});

describe('a dependency on another phase', () => {
  const found = (dependsOn: string, fileName: string, siblings: readonly string[]) => {
    const phase = fileName.split('-')[0] ?? '';
    const text = GOOD.replace('phase: 01-a', `phase: ${phase}-a`).replace(
      'depends_on: []',
      `depends_on: ${dependsOn}`,
    );
    // Phases up to 10 are over, and of phase 11 the first plan is done.
    const isFinished = (number: string, plan: string | null) => Number(number) <= 10 || plan === '11-01';
    return validatePlan(readPlan(text), { fileName, siblings: [fileName, ...siblings], isFinished }).map(
      ({ code, severity, message }) => [severity, code, /^depends_on names "([^"]*)"/.exec(message)?.[1]],
    );
  };

  it.each([
    // One plan for the whole phase: its name has no number of its own.
    ['"10"', '11-PLAN.md', []],
    ['[10]', '11-PLAN.md', []],
    ['["09", 10]', '11-PLAN.md', []],
    ['10-streaming', '11-PLAN.md', []],
    ['10-PLAN.md', '11-PLAN.md', []],
    ['10-02', '11-PLAN.md', []],
    ['Phase 10 (Streaming)', '11-PLAN.md', []],
    ['"Phase 10: Streaming"', '11-PLAN.md', []],
    ['phase-10-streaming', '11-PLAN.md', []],
    ['"10"', '11-01-PLAN.md', ['11-02-PLAN.md']],
    ['"9.5 (the hero)"', '11-01-PLAN.md', ['11-02-PLAN.md']],
    ['10-streaming-02', '11-streaming-01-PLAN.md', []],
  ] as const)('%s in %s beside %j is finished: nothing to say', (token, file, siblings) => {
    expect(found(token, file, siblings)).toEqual([]);
  });

  it('where only the frontmatter says the phase', () => {
    const text = GOOD.replace('phase: 01-a', 'phase: 11').replace('depends_on: []', 'depends_on: 10');
    expect(validatePlan(readPlan(text), { fileName: 'PLAN.md', siblings: ['PLAN.md'] })).toEqual([]);
  });

  it.each([
    ['"11"', '12-PLAN.md', '11'],
    ['11-streaming', '12-01-PLAN.md', '11-streaming'],
    ['11-02', '12-01-PLAN.md', '11-02'],
    ['Phase 13', '12-01-PLAN.md', 'Phase 13'],
    ['13-01', '12-01-PLAN.md', '13-01'],
    ['vendor approval', '12-01-PLAN.md', 'vendor approval'],
  ])('%s in %s is not finished: a warning', (token, file, named) => {
    expect(found(token, file, [])).toEqual([['warning', 'dependency-elsewhere', named]]);
  });

  it('a finished plan of a phase that is not', () => {
    expect(found('11-01', '12-01-PLAN.md', [])).toEqual([]);
  });

  it.each([
    ['"05"', '12-07-PLAN.md', []],
    ['12-05', '12-07-PLAN.md', []],
    ['12-05', '12-PLAN.md', []],
    ['"13"', '12-01-PLAN.md', []],
    ['"02"', '11-03-legacy-PLAN.md', ['11-01-PLAN.md']],
    ['"02"', '03-c-PLAN.md', ['01-a-PLAN.md']],
  ])('%s in %s beside %j would be a plan of its own phase: an error', (token, file, siblings) => {
    expect(found(token, file, siblings)).toEqual([
      ['error', 'dependency-unknown', token.replaceAll('"', '')],
    ]);
  });
});
