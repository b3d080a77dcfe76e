import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import type { PlanSurroundings } from '../../../../src/core/planning/rules/plan-surroundings.ts';
import { validatePlan } from '../../../../src/core/planning/rules/validate-plan.ts';
import { commandPaths } from '../../../../src/core/shell/command-paths.ts';

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

const files = new Set(['test', 'test/a.test.ts', 'src', 'README.md']);
const machine: Partial<PlanSurroundings> = {
  made: ['src/before.ts'],
  hasProgram: (name) => ['npm', 'npx', 'node', 'grep'].includes(name),
  packageAt: (folder) => (folder === '' ? { scripts: ['test', 'lint'], dependencies: ['vitest'] } : null),
};
function codes(text: string, fileName = '01-01-PLAN.md') {
  const found = validatePlan(readPlan(text), {
    fileName,
    siblings: ['01-01-PLAN.md', '01-02-PLAN.md'],
    requirements: ['A-01', 'A-02'],
    exists: (path) => files.has(path),
    ...machine,
  });
  for (const { message, fix } of found) expect(`${message}${fix}`).toMatch(/\.$/);
  return found.map(({ code, severity }) => (severity === 'error' ? `!${code}` : code));
}

it('an early plan is read with warnings, but refused as a new plan', () => {
  const early = GOOD.replace(/wave: 1\n|autonomous: true\n|requirements: .*\n|must_haves:\n.*\n/g, '');
  const around = { fileName: null, siblings: null, requirements: null, exists: () => true };
  const found = (isNew: boolean) => validatePlan(readPlan(early), { ...around, isNew });
  expect(found(false).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: The frontmatter has no "wave": what it depends on places it.',
    'warning: The frontmatter has no "autonomous": it stops for nobody but at its checkpoints.',
    'warning: The frontmatter has no "must_haves": the success criteria of the roadmap are what is verified.',
    'warning: The frontmatter has no "requirements": it serves none by name.',
  ]);
  expect(found(true).map(({ severity }) => severity)).toEqual(['error', 'error', 'error', 'error']);
});

describe('validatePlan', () => {
  it('reports nothing for a good plan', () => {
    expect(codes(GOOD)).toEqual([]);
  });

  it.each([
    ['phase: 01-a\n', '', ['key-missing']],
    ['must_haves:\n  truths: ["It works"]\n', '', ['key-missing']],
    ['requirements: [A-01]\n', '', ['requirements-missing']],
    ['wave: 1', 'wave: one', ['key-wave']],
    ['type: execute', 'type: other', ['key-type']],
    ['plan: 01', 'plan: 02', ['key-plan']],
    ['plan: 01', 'plan: 1', []],
    ['autonomous: true', 'autonomous: false', ['key-autonomous']],
    ['requirements: [A-01]', 'requirements: []', ['key-requirements']],
    ['requirements: [A-01]', 'requirements: [a-02, B-09]', ['requirement-unknown']],
    ['requirements: [A-01]', 'requirements: [A-01]\ngap_closure: yes', ['key-gap-closure']],
    ['depends_on: []', 'depends_on: ["02"]', []],
    ['depends_on: []', 'depends_on: ["09"]', ['!dependency-unknown']],
    ['depends_on: []', 'depends_on: ["01-01"]', ['!dependency-self']],
    ['["It works"]', '[]', ['must-haves-empty']],
    ['  truths: ["It works"]', '  artifacts: [{path: ../x}]', ['!artifact-outside']],
    ['<objective>\nBuild.\n</objective>\n', '', ['objective-missing']],
    [/<tasks>[\s\S]*<\/tasks>/, '', ['!tasks-missing']],
    [/<tasks>[\s\S]*<\/tasks>/, '<feature><name>x</name></feature>', []],
    ['<name>Task 1: x</name>', '', ['!task-name']],
    ['<action>Do.</action>', '', ['!task-action']],
    ['<files>src/new.ts</files>', '', ['task-files']],
    ['<files>src/new.ts</files>', '<files>src/new.ts, src/other.ts</files>', ['files-unlisted']],
    ['<done>Done.</done>', '', ['task-done']],
    [/<verify>.*<\/verify>/, '', ['!verify-missing']],
    [/<automated>.*<\/automated>/, 'Look at it.', ['verify-prose']],
    [
      /<automated>.*<\/automated>/,
      '<automated>MISSING - Wave 0 must create it</automated>',
      ['verify-later'],
    ],
    ['test/a.test.ts', 'test/b.test.ts', ['!verify-path-missing']],
    ['test/a.test.ts', 'src/new.ts', []],
    ['test/a.test.ts', 'test/unit', ['verify-path-missing']],
    ['</task>\n', '', ['!task-unclosed']],
    ['<action>Do.</action>', '<action>See `<task>`.</action>', ['compat-task-count']],
    [
      /<task [\s\S]*<\/task>/,
      '<task type="checkpoint:decision"><name>a</name><action>b</action></task>',
      ['key-autonomous', 'checkpoint-options'],
    ],
  ])('reports for %s -> %j: %j', (from, to, expected) => {
    expect(codes(GOOD.replace(from, () => to))).toEqual(expected);
  });

  const verifying = (command: string) => GOOD.replace('npx vitest run test/a.test.ts', () => command);

  it.each([
    ['npm test', []],
    ['npm run lint -- --fix', []],
    ['npm run build', ['verify-script-missing']],
    ['cd web && npm test', ['verify-script-missing']],
    ['npm --prefix web test', []],
    ['npx jest', ['verify-tool-missing']],
    ['npx --yes jest', []],
    ['cargo test', ['verify-program-missing']],
    ['CI=1 cargo test && npm test', ['verify-program-missing']],
    ['! grep -q TODO src/new.ts', []],
    ['if [ -f README.md ]; then exit 0; fi', ['verify-proves-nothing']],
    ['$TOOL --version', []],
    ['npx vitest --watch', ['verify-endless']],
    ['npx vitest --watch=false', []],
    ['npm run watch', ['verify-script-missing', 'verify-endless']],
    ['grep -w x README.md', []],
    ['node src/before.ts', []],
    ['node src/after.ts', ['!verify-path-missing']],
    // A runner's filter is part of its path.
    ['npx vitest run new.ts', []],
    ['npx vitest run sum.test.ts', []],
    ['npm test -- sum.test.ts', []],
    ['cd web && npx --yes vitest run sum.test.ts', []],
    ['npx vitest run test/sum.test.ts', ['!verify-path-missing']],
    ['node --test sum.test.ts', ['!verify-path-missing']],
    ...['true', '[ 1 = 1 ]', 'CI=1 echo ok', 'npm test || true', 'npm test; echo done'].map(
      (command): [string, string[]] => [command, ['verify-proves-nothing']],
    ),
    ['npm test; exit', []],
  ])('checks whether %j can run here: %j', (command, expected) => {
    expect(codes(verifying(command))).toEqual(expected);
  });

  it('accepts a script that the plan may add', () => {
    const text = verifying('npm run build').replaceAll('src/new.ts', 'package.json');
    expect(codes(text)).toEqual([]);
  });

  it.each([
    ['@README.md', []],
    ['@src/before.ts # made by the plan before', []],
    ['@.planning/phases/01-a/01-02-SUMMARY.md', []],
    ['@.planning/phases/01-a/01-01-SUMMARY.md', ['context-missing']],
    ['- @`README.md`', []],
    ['@docs/gone.md', ['context-missing']],
    ['@~/elsewhere.md', []],
    ['<!-- @docs/gone.md -->', []],
    ['Ask @someone.', []],
  ])('checks whether the executor can read %j', (line, expected) => {
    const text = GOOD.replace('<tasks>', `<context>\n${line}\n</context>\n<tasks>`);
    expect(codes(text)).toEqual(expected);
  });

  it.each([
    ['artifacts: [{path: src/new.ts}]', []],
    ['artifacts: [{path: src/other.ts}]', ['artifact-unmade']],
    ['key_links: [{from: src/new.ts, to: README.md, pattern: "new"}]', []],
    ['key_links: [{from: src/new.ts, to: src/gone.ts}]', ['key-link-unmade']],
    ['key_links: [{from: src/new.ts, to: the orders table}]', []],
    ['key_links: [{from: src/new.ts, to: README.md, pattern: "("}]', ['!key-link-pattern']],
    ['key_links: [{from: "POST /api/chat", to: README.md, pattern: "a"}]', ['key-link-from']],
    ['key_links: [{from: src/, to: README.md, pattern: "a"}]', ['key-link-from']],
  ])('checks whether must-haves are created: %j', (line, expected) => {
    expect(codes(GOOD.replace('["It works"]', () => `["It works"]\n  ${line}`))).toEqual(expected);
  });

  it('tolerates keys of other tools', () => {
    const keys = 'estimate: {tokens: 40000, tasks: 2, confidence: high}\nagent_hint: backend\nmsw: x\n';
    expect(codes(GOOD.replace('autonomous', `${keys}autonomous`))).toEqual([]);
  });

  it('reports positions', () => {
    const text = GOOD.replace('test/a.test.ts', 'test/b.test.ts').replaceAll('\n', '\r\n');
    const [found] = validatePlan(readPlan(text), {
      fileName: null,
      siblings: null,
      requirements: null,
      exists: () => false,
    });
    expect(found).toMatchObject({ line: 21, column: 22 });
    expect(text.slice(found?.start, found?.end)).toBe('npx vitest run test/b.test.ts');
  });
});

describe('commandPaths', () => {
  it.each([
    ['npm test', []],
    ['npx vitest run test/a.test.ts -t "name/x.ts y"', ['test/a.test.ts']],
    ['cd web && node scripts/check.mjs ../README.md', ['web/scripts/check.mjs', 'README.md']],
    ['python3 -m pytest tests/test_a.py::test_b -q', ['tests/test_a.py']],
    ['grep -q "a/b.ts" src/a.ts && ! grep -rn x/y.js src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['node -e "require(\'./a.js\')" > out/a.log', []],
    ['FOO=a/b.ts ./scripts/run.sh --config=conf/a.json', ['scripts/run.sh', 'conf/a.json']],
    ['curl http://localhost:3000/a.json', []],
    ['go test ./...', []],
    ['npx eslint "src/**/*.ts" @scope/pkg', []],
    ['git diff origin/main -- src/a.ts', []],
    ['cat /etc/passwd ../../x.ts', []],
  ])('finds the paths in %s', (command, paths) => {
    expect(commandPaths(command).map(({ path }) => path)).toEqual(paths);
  });
});
