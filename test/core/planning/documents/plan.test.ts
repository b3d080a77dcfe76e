import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { verifyCommands } from '../../../../src/core/planning/rules/verify-commands.ts';

const PLAN = `---
phase: 01-foundation
plan: 02
type: execute
wave: 1
depends_on: ["01-01"]
files_modified: [src/a.ts, src/b.ts]
autonomous: true
requirements: [AUTH-01]
must_haves:
    truths:
        - "Login works: really"
        - 42
    artifacts:
        - path: src/a.ts
          provides: "a"
          min_lines: 30
          exports: ["POST", 'GET']
    key_links:
        - {from: src/a.ts, to: src/b.ts, via: import, pattern: "prisma\\\\.message"}
---

<objective>
Build a.

Purpose: b
</objective>

<tasks>
<task type="auto" tdd="true" tracker-id='X-1'>
  <name>Task 1: a && b => c</name>
  <files>src/a.ts
src/b.ts, src/c.ts</files>
  <action>Write \`<task>\` and <T>.
\`\`\`xml
<task type="auto"><name>Quoted</name></task>
\`\`\`
  </action>
  <verify><automated>npm test && echo &gt; x</automated></verify>
  <acceptance_criteria>
  - one
  - two
  </acceptance_criteria>
  <done>It works.</done>
</task>
<!-- <task type="auto"><name>Commented</name></task> -->
<task id="seed-2"><name>Two</name><action>open
<task type="checkpoint:human-verify" gate="blocking"><what-built>X</what-built></task>
</tasks>
`;

describe('readPlan', () => {
  const plan = readPlan(PLAN);

  it('keeps every scalar as written', () => {
    expect(plan).toMatchObject({
      phase: '01-foundation',
      plan: '02',
      type: 'execute',
      wave: 1,
      dependsOn: ['01-01'],
      filesModified: ['src/a.ts', 'src/b.ts'],
      autonomous: true,
      requirements: ['AUTH-01'],
      objective: 'Build a.',
    });
  });

  it('reads must-haves at any indentation, with inline lists and escapes resolved', () => {
    expect(plan.mustHaves).toEqual({
      truths: ['Login works: really', '42'],
      artifacts: [
        { path: 'src/a.ts', provides: 'a', minLines: 30, exports: ['POST', 'GET'], contains: null },
      ],
      keyLinks: [{ from: 'src/a.ts', to: 'src/b.ts', via: 'import', pattern: 'prisma\\.message' }],
      prohibitions: [],
    });
  });

  it('finds the tasks, ignores quoted ones, and counts like gsd-core', () => {
    expect(plan.tasks.map(({ name, id, kind }) => ({ name, id, kind }))).toEqual([
      { name: 'Task 1: a && b => c', id: null, kind: 'auto' },
      { name: 'Two', id: 'seed-2', kind: 'auto' },
      { name: null, id: null, kind: 'checkpoint' },
    ]);
    expect(plan.compatTaskCount).toBe(6);
    const [first] = plan.tasks;
    expect(first).toMatchObject({
      files: ['src/a.ts', 'src/b.ts', 'src/c.ts'],
      acceptanceCriteria: ['one', 'two'],
      done: 'It works.',
      verify: { automated: ['npm test && echo > x'], humanCheck: false },
      attributes: { type: 'auto', tdd: 'true', 'tracker-id': 'X-1' },
    });
    expect(PLAN.slice(first?.start, first?.end)).toMatch(/^<task type="auto" tdd[\s\S]*<\/task>$/);
  });

  it('reports where an element is unclosed', () => {
    expect(plan.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['task-unclosed', 47],
      ['element-unclosed', 47],
    ]);
  });

  it.each([
    ['', []],
    ['---\nphase: 1', ['frontmatter-unclosed']],
    ['---\na: 1\na: 2\n---\n', ['frontmatter-duplicate-key']],
    ['---\nstopped_at: "Fixed "foo": bar # baz"\n---\n', ['frontmatter-invalid-yaml']],
    ['---\na: @b\n---\n', ['frontmatter-invalid-yaml']],
    ['a\0b', ['nul']],
    ['```\nx', ['fence-unclosed']],
    ['<!-- x', ['comment-unclosed']],
    ['---\nmust_haves: all of it\n---\n', ['must-haves-form']],
    ['---\nmust_haves:\n  artifacts:\n    - provides: x\n---\n', ['must-haves-unread']],
    ['---\nmust_haves:\n  key_links:\n    - from: a\n      pattern: x\n---\n', ['must-haves-unread']],
    [
      '---\nmust_haves:\n  key_links:\n    - from: a\n      to: b\n      pattern: "("\n---\n',
      ['key-link-pattern'],
    ],
  ])('reports for %j: %j', (text, codes) => {
    expect(readPlan(text).diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['stopped_at: "Fixed "foo": bar # baz"', 'stopped_at', 'Fixed "foo": bar # baz'],
    ['a: x: y', 'a', 'x: y'],
    ['a: @b', 'a', '@b'],
    ['a: 01', 'a', '01'],
    ['a: 1.0', 'a', '1.0'],
    ['a: 2026-01-02', 'a', '2026-01-02'],
    ["a: 'it''s' # said", 'a', "it's"],
    ['a: null', 'a', 'null'],
    ['a:', 'a', ''],
    ['a: 1\nb: "x "y""\na: 2', 'a', '2'],
    ['a: %x\nb:\n  - "1"\n  - c: d', 'b', ['1', { c: 'd' }]],
    ['a: "one\\ntwo"', 'a', 'one\ntwo'],
    ['a: |\n  one\n  two', 'a', 'one\ntwo\n'],
    ['__proto__: x', '__proto__', 'x'],
    ['files-modified:\n- a\n- b', 'files-modified', ['a', 'b']],
  ])('reads the frontmatter %j', (source, key, value) => {
    for (const text of [
      `---\n${source}\n---\n`,
      `\uFEFF---\r\n${source.replaceAll('\n', '\r\n')}\r\n---\r\n`,
    ]) {
      const read = readPlan(text).frontmatter.values[key];
      expect(JSON.parse(JSON.stringify(read ?? null))).toEqual(value);
    }
  });

  it('ignores a rule line in the body, and skips stacked blocks', () => {
    const text =
      '---\nplan: 01\n---\n---\nplan: 09\n---\n\n<task>\n<name>A</name>\n---\n<done>x</done>\n</task>\n';
    const plan = readPlan(text);
    expect(plan.plan).toBe('01');
    expect(plan.tasks).toMatchObject([{ name: 'A', done: 'x' }]);
  });

  it('reads headings as tasks if there are no tags', () => {
    const plan = readPlan('## Task 1: One\nx\n```\n## Task 9: quoted\n```\n## Task 2: Two\n');
    expect(plan.tasks.map(({ name }) => name)).toEqual(['Task 1: One', 'Task 2: Two']);
    expect(plan.compatTaskCount).toBe(3);
  });
});

it('a fence that is closed twice hides no task', () => {
  const task = (name: string) =>
    `<task type="auto">\n<name>${name}</name>\n<action>\n\`\`\`ts\ncode\n\`\`\`\n</action>\n</task>\n`;
  const text = `<context>\n\`\`\`ts\ntype A\n\`\`\`\nnotes\n\`\`\`\n</context>\n<tasks>\n${task('a')}${task('b')}</tasks>\n`;
  expect(readPlan(text).tasks.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(readPlan(text.replace('type A\n```\n', 'type A\n')).tasks.map(({ name }) => name)).toEqual([
    'a',
    'b',
  ]);
});

describe('a fence does not leave the element that it is in', () => {
  const task = (action: string, name: string) =>
    `<task type="auto">\n<name>${name}</name>\n<action>\n${action}</action>\n<verify><automated>test ${name}</automated></verify>\n</task>\n`;
  const GOOD = '```ts\ncode\n```\n';
  it.each([
    ['never closed', '', '```python\ndef f():\n', GOOD],
    ['closed on the line of the tag', '', '```ts\ncode\n```', GOOD],
    ['never opened', '<interfaces>\ntype A\n```\n</interfaces>\n', GOOD, `\`\`\`\nx\n\`\`\`\n${GOOD}`],
  ])('one that is %s hides no task', (_, before, first, second) => {
    const text = `${before}<tasks>\n${task(first, 'a')}${task(second, 'b')}${task(GOOD, 'c')}</tasks>\n`;
    expect(readPlan(text).tasks.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(verifyCommands(text)).toEqual(['test a', 'test b', 'test c']);
  });

  it('and an example with whole tasks in it stays an example', () => {
    const example = `\`\`\`\`markdown\n<tasks>\n${task(GOOD, 'x')}</tasks>\n\`\`\`\`\n`;
    const text = `<tasks>\n${task(example, 'a')}${task(GOOD, 'b')}</tasks>\n`;
    expect(readPlan(text).tasks.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('a plan whose tasks are all in fences of XML', () => {
  const task =
    '<task id="1" name="a">\n<action>\n```ts\n<task>\n```\n</action>\n<verify>npm test</verify>\n</task>\n';
  it.each([
    ['one fence', `## Tasks\n\n\`\`\`xml\n${task}${task}\`\`\`\n`],
    [
      'one with <tasks>',
      `\`\`\`xml\r\n<tasks>\r\n\r\n${task.replaceAll('\n', '\r\n')}${task}</tasks>\r\n\`\`\`\r\n`,
    ],
    ['a fence for each', `\`\`\`xml\n${task}\`\`\`\n\n\`\`\`xml\n${task}\`\`\`\n`],
  ])('has them: %s', (_, text) => {
    expect(readPlan(text).tasks.map(({ name }) => name)).toEqual(['a', 'a']);
    expect(verifyCommands(text)).toEqual(['npm test']);
  });

  it.each([
    ['other tasks', `${task}\n\`\`\`xml\n${task}\`\`\`\n`],
    ['headings of tasks', `## Task 1: a\n\n\`\`\`xml\n${task}\`\`\`\n`],
  ])('has none of them next to %s', (_, text) => {
    expect(readPlan(text).tasks).toHaveLength(1);
  });
});

it('a list may be written on one line without brackets', () => {
  const plan = readPlan(
    '---\nrequirements: A-01, B-02\nfiles_modified: src/a.ts, src/b.ts\nfiles_deleted: ["a,b.ts"]\n---\n',
  );
  expect(plan).toMatchObject({
    requirements: ['A-01', 'B-02'],
    filesModified: ['src/a.ts', 'src/b.ts'],
    filesDeleted: ['a,b.ts'],
  });
});
