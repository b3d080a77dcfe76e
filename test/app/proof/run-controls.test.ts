// Control runs on small projects with node's own test runner: what they accept as a proof, and what they do not.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, controlCases } from './control-case.ts';

const head = "import test from 'node:test';\nimport assert from 'node:assert';\n";
const dates = `export const isLeap = (year) => year % 4 === 0;
export const year = (text) => Number(text.slice(0, 4));
`;
const fixed = dates.replace('year % 4 === 0', 'year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)');
const datesTest = `${head}import { isLeap, year } from '../src/dates.js';
test('reads the year', () => assert.equal(year('2020-01-01'), 2020));
test('knows leap years', () => assert.equal(isLeap(2024), true));
`;
const week = 'export const week = (text) => Number(text.slice(6));\n';
const weekTest = (from: string) => `${head}import { week } from '${from}';
test('reads the week', () => assert.equal(week('2020-W07'), 7));
`;
const centuries = "test('knows centuries', () => assert.equal(isLeap(1900), false));\n";

const files = {
  'package.json': '{ "name": "dates", "type": "module", "scripts": { "test": "node --test" } }\n',
  '.gitignore': 'node_modules/\ndist/\n.env\nsrc/generated/\n',
  'src/dates.js': dates,
  'test/dates.test.js': datesTest,
};

const proven: readonly Case[] = [
  {
    what: 'a new function and a test of it',
    work: { 'src/dates.js': dates + week, 'test/week.test.js': weekTest('../src/dates.js') },
    expected: 'proven',
    why: /does not provide an export named 'week'/,
  },
  {
    what: 'a new file and a test of it',
    work: { 'src/week.js': week, 'test/week.test.js': weekTest('../src/week.js') },
    expected: 'proven',
    why: /Cannot find module/,
  },
  {
    what: 'a bug fixed, with a test next to the others',
    work: { 'src/dates.js': fixed, 'test/dates.test.js': datesTest + centuries },
    expected: 'proven',
    why: /knows centuries/,
  },
  {
    what: 'a bug fixed, with one assertion more in a test that was there',
    work: {
      'src/dates.js': fixed,
      'test/dates.test.js': datesTest.replace(
        'assert.equal(isLeap(2024), true)',
        '{ assert.equal(isLeap(2024), true); assert.equal(isLeap(1900), false); }',
      ),
    },
    expected: 'proven',
  },
  {
    what: 'a function that is looked for when it is called',
    work: {
      'src/dates.js': dates + week,
      'test/week.test.js': `${head}import * as dates from '../src/dates.js';\ntest('week', () => assert.equal(dates.week('2020-W07'), 7));\n`,
    },
    expected: 'proven',
    why: /week is not a function/,
  },
  {
    what: 'tests moved to another file, and one more',
    work: {
      'src/dates.js': fixed,
      'test/dates.test.js': null,
      'test/years.test.js': datesTest + centuries,
    },
    expected: 'proven',
  },
  {
    what: 'a test that failed at the start passes, and there is one more',
    start: { 'test/leap.test.js': `${head}import { isLeap } from '../src/dates.js';\n${centuries}` },
    work: { 'src/dates.js': fixed + week, 'test/week.test.js': weekTest('../src/dates.js') },
    expected: 'proven',
  },
  {
    what: 'test data that comes with the tests',
    work: {
      'src/dates.js': fixed,
      'test/fixtures/years.json': '[[1900, false], [2000, true]]\n',
      'test/table.test.js': `${head}import { readFileSync } from 'node:fs';
import { isLeap } from '../src/dates.js';
const rows = JSON.parse(readFileSync(new URL('./fixtures/years.json', import.meta.url), 'utf8'));
for (const [year, leap] of rows) test(String(year), () => assert.equal(isLeap(year), leap));
`,
    },
    expected: 'proven',
    why: /1900/,
  },
  {
    what: 'a project that was empty',
    start: { 'package.json': null, 'src/dates.js': null, 'test/dates.test.js': null },
    work: {
      'package.json': files['package.json'],
      'src/dates.js': dates,
      'test/dates.test.js': datesTest,
    },
    expected: 'proven',
  },
  {
    what: 'settings of the project that changed with the work',
    work: {
      'package.json':
        '{ "name": "dates", "version": "1.1.0", "type": "module", "exports": "./src/dates.js", "scripts": { "test": "node --test", "start": "node ." } }\n',
      'src/dates.js': fixed,
      'test/dates.test.js': datesTest + centuries,
    },
    expected: 'proven',
  },
  {
    what: 'tests that need a file with settings which git ignores',
    start: { '.env': 'CENTURY=1900\n' },
    work: {
      'src/dates.js': fixed,
      'test/env.test.js': `${head}import { readFileSync } from 'node:fs';
import { isLeap } from '../src/dates.js';
const century = Number(readFileSync('.env', 'utf8').split('=')[1]);
test('century', () => assert.equal(isLeap(century), false));
`,
    },
    expected: 'proven',
    why: /century/,
  },
  {
    what: 'code that needs generated code which git ignores',
    start: { 'src/generated/four.js': 'export const four = 4;\n' },
    work: {
      'src/dates.js': `import { four } from './generated/four.js';\n${fixed.replace('% 4 ', '% four ')}`,
      'test/dates.test.js': datesTest + centuries,
    },
    expected: 'proven',
  },
  {
    what: 'a check that names the project by its whole path',
    command: 'cd <project> && node --test "<project>/test/dates.test.js"',
    work: { 'src/dates.js': fixed, 'test/dates.test.js': datesTest + centuries },
    expected: 'proven',
  },
  {
    what: 'both halves, asked for by name',
    work: { 'src/dates.js': fixed, 'test/dates.test.js': datesTest + centuries },
    expected: 'proven',
  },
  {
    what: 'a test that only calls what is new',
    work: {
      'src/dates.js': dates + week,
      'test/week.test.js':
        "import test from 'node:test';\nimport { week } from '../src/dates.js';\ntest('week', () => void week('2020-W07'));\n",
    },
    expected: 'proven',
    why: /does not provide an export named 'week'/,
  },
];

const unproven: readonly Case[] = [
  {
    what: 'a test that knows where it runs',
    work: {
      'src/dates.js': dates + week,
      'test/place.test.js': `${head}import { realpathSync } from 'node:fs';
test('is here', () => assert.doesNotMatch(realpathSync('.'), /msw-tree/));
`,
    },
    expected: 'passed',
    why: /not in a clean copy: is here/,
  },
  {
    what: 'settings with which the checks pass only here',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'package.json':
        '{ "name": "dates", "type": "module", "scripts": { "test": "node --import ./hook.config.js --test" } }\n',
      'hook.config.js': "if (process.cwd().includes('msw-tree')) throw new Error('not here');\n",
      'src/dates.js': fixed,
    },
    expected: 'passed',
    why: /not in a clean copy: .*not here/,
  },
  {
    what: 'a change without a test',
    work: { 'src/dates.js': fixed },
    expected: 'passed',
  },
  {
    what: 'a test that does not look at what is new',
    work: {
      'src/dates.js': dates + week,
      'test/more.test.js': `${head}import { year } from '../src/dates.js';\ntest('more', () => assert.equal(year('1999-01-01'), 1999));\n`,
    },
    expected: 'passed',
    why: /pass without the work as well/,
  },
  {
    what: 'a test that asserts the bug',
    work: {
      'src/dates.js': `${dates}// Centuries are leap years here.\n`,
      'test/dates.test.js': `${datesTest}test('centuries', () => assert.equal(isLeap(1900), true));\n`,
    },
    expected: 'passed',
  },
  {
    what: 'a failing test that was deleted',
    start: { 'test/leap.test.js': `${head}import { isLeap } from '../src/dates.js';\n${centuries}` },
    work: { 'test/leap.test.js': null, 'src/dates.js': `${dates}// Leap years.\n` },
    expected: 'passed',
  },
  {
    what: 'a failing test that is skipped, behind honest work',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'src/dates.js': dates + week,
      'test/dates.test.js': datesTest + centuries.replace('test(', 'test.skip('),
      'test/week.test.js': weekTest('../src/dates.js'),
    },
    expected: 'passed',
    why: /fail on the final code: knows centuries/,
  },
  {
    what: 'an assertion that was taken out, behind honest work',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'src/dates.js': dates + week,
      'test/dates.test.js':
        datesTest + centuries.replace('assert.equal(isLeap(1900), false)', 'isLeap(1900)'),
      'test/week.test.js': weekTest('../src/dates.js'),
    },
    expected: 'passed',
    why: /knows centuries/,
  },
  {
    what: 'a test that had to change with the task',
    work: {
      'src/dates.js': dates.replace('Number(text.slice(0, 4))', "'year ' + text.slice(0, 4)"),
      'test/dates.test.js': datesTest.replace(', 2020))', ", 'year 2020'))"),
    },
    expected: 'passed',
    why: /reads the year/,
  },
  {
    what: 'a function that was renamed everywhere',
    work: {
      'src/dates.js': dates.replace('year = (', 'yearOf = ('),
      'test/dates.test.js': datesTest.replace('isLeap, year', 'isLeap, yearOf').replace("year('", "yearOf('"),
    },
    expected: 'passed',
    why: /fail on the final code: .*export named 'year'/,
  },
  {
    what: 'a script that tests nothing any more',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'package.json': '{ "name": "dates", "type": "module", "scripts": { "test": "true" } }\n',
      'src/dates.js': dates + week,
    },
    expected: 'passed',
  },
  {
    what: 'a script that swallows its exit code, behind honest work',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'package.json': '{ "name": "dates", "type": "module", "scripts": { "test": "node --test || true" } }\n',
      'src/dates.js': dates + week,
      'test/week.test.js': weekTest('../src/dates.js'),
    },
    expected: 'passed',
  },
  {
    what: 'a script that was narrowed to the new test',
    start: { 'test/dates.test.js': datesTest + centuries },
    work: {
      'package.json':
        '{ "name": "dates", "type": "module", "scripts": { "test": "node --test test/week.test.js" } }\n',
      'src/dates.js': dates + week,
      'test/week.test.js': weekTest('../src/dates.js'),
    },
    expected: 'passed',
    why: /3 tests ran before the work, and now 1/,
  },
  {
    what: 'a test of what was built, which git ignores',
    work: {
      'src/dates.js': dates + week,
      'test/built.test.js': `${head}import { spawnSync } from 'node:child_process';
test('prints', () => assert.equal(spawnSync(process.execPath, ['dist/cli.js']).status, 0));
`,
    },
    ignored: { 'dist/cli.js': 'console.log(1);\n' },
    expected: 'passed',
    why: /not in a clean copy \(without dist\/cli\.js, which git ignores\): prints/,
  },
  {
    what: 'a test that asks git',
    work: {
      'src/dates.js': dates + week,
      'test/git.test.js': `${head}import { execSync } from 'node:child_process';
test('has a commit', () => assert.match(String(execSync('git rev-parse HEAD')), /^[0-9a-f]+/));
`,
    },
    expected: 'passed',
  },
  {
    what: 'old code that does not end',
    start: { 'src/dates.js': `${dates}export const spin = (on) => { while (on); return true; };\n` },
    work: {
      'src/dates.js': `${dates}export const spin = () => true;\n`,
      'test/spin.test.js': `${head}import { spin } from '../src/dates.js';\ntest('ends', () => assert.equal(spin(true), true));\n`,
    },
    limitMs: 3_000,
    expected: 'passed',
    why: /took longer/,
  },
  {
    what: 'a test that ends the process before it asserts',
    work: {
      'src/dates.js': dates + week,
      'test/week.test.js': `${head}process.exit(0);\n`,
    },
    expected: 'passed',
  },
];

controlCases('proven, with node:test', { files, command: 'npm test' }, proven);
controlCases('not proven, with node:test', { files, command: 'npm test' }, unproven);
controlCases('copies in place of git', { files, command: 'npm test', hasGit: false }, [
  ...proven.slice(0, 3),
  ...unproven.slice(0, 3),
]);

const parts = {
  'package.json': '{ "private": true, "workspaces": ["packages/*"], "type": "module" }\n',
  '.gitignore': 'node_modules/\n',
  'packages/base/package.json': '{ "name": "@dates/base", "type": "module", "exports": "./index.js" }\n',
  'packages/base/index.js': dates,
  'packages/app/package.json': '{ "name": "app", "type": "module" }\n',
  'packages/app/test/app.test.js': datesTest.replace('../src/dates.js', '@dates/base'),
};
const link = (project: string): void => {
  mkdirSync(join(project, 'node_modules/@dates'), { recursive: true });
  symlinkSync('../../packages/base', join(project, 'node_modules/@dates/base'), 'junction');
};
const fixedPart = {
  'packages/base/index.js': fixed,
  'packages/app/test/app.test.js': datesTest.replace('../src/dates.js', '@dates/base') + centuries,
};

controlCases('a workspace', { files: parts, command: 'node --test packages/app', prepare: link }, [
  {
    what: 'a fix in one package and a test in another',
    work: fixedPart,
    expected: 'proven',
    why: /centuries/,
  },
  {
    what: 'a test in one package of what another always did',
    work: {
      ...fixedPart,
      'packages/base/index.js': `${dates}//\n`,
      'packages/app/test/app.test.js': `${parts['packages/app/test/app.test.js']}//\n`,
    },
    expected: 'passed',
  },
]);
