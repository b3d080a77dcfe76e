import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedText, fileSides, namesToFind, type Side } from '../../../src/core/proof/file-sides.ts';
import { runByChecks } from '../../../src/core/proof/run-by-checks.ts';

type Files = Readonly<Record<string, string>>;

const runOf = (files: Files, commands: readonly string[]) =>
  runByChecks(commands, '', Object.keys(files), async (path) => [files[path] ?? '']);

/** The sides of all files, as if each had changed. */
async function sidesOf(files: Files, command: string): Promise<Readonly<Record<string, Side>>> {
  const changed: readonly ChangedText[] = Object.entries(files).map(([path, text]) => ({
    ...{ path, before: '', after: text },
  }));
  const run = await runOf(files, [command]);
  const sides = fileSides(changed, { paths: Object.keys(files), run, texts: new Map(Object.entries(files)) });
  return Object.fromEntries(sides);
}

describe('the side of a changed file', () => {
  it.each<[string, string, Files, Readonly<Record<string, Side>>]>([
    [
      'names and folders of tests',
      'npm test',
      {
        'src/fare.js': '',
        'src/fare.test.js': '',
        'tests/helper.py': '',
        'fare_test.go': '',
        'latest.js': '',
      },
      {
        ...{ 'src/fare.js': 'work', 'src/fare.test.js': 'test', 'tests/helper.py': 'test' },
        ...{ 'fare_test.go': 'test', 'latest.js': 'work' },
      },
    ],
    [
      'data: who mentions it decides',
      'npm test',
      {
        'src/fare.js': "read('zones.json')",
        'a.test.js': "import './src/fare.js'; read('zones.json'); read('wanted.json')",
        'zones.json': '{}',
        'wanted.json': '{}',
      },
      { 'src/fare.js': 'work', 'a.test.js': 'test', 'zones.json': 'work', 'wanted.json': 'test' },
    ],
    [
      'data of a folder that the product loads as a whole',
      'npm test',
      { 'src/words.js': "load('locales/' + name)", 'a.test.js': "'de.json'", 'src/locales/de.json': '{}' },
      { 'src/words.js': 'work', 'a.test.js': 'test', 'src/locales/de.json': 'work' },
    ],
    [
      'a script of the check, and the program that it tries',
      'sh check.sh',
      {
        'check.sh': 'same 21 "$(sh fee.sh 7)"\nsh verify.sh',
        'verify.sh': 'test -f fee.sh',
        'fee.sh': 'echo 21',
      },
      { 'check.sh': 'test', 'verify.sh': 'test', 'fee.sh': 'work' },
    ],
    [
      'a script of the check, and the product that it imports',
      'node check.mjs',
      {
        'check.mjs': "import { total } from './total.mjs';",
        'total.mjs': "import './add.mjs';",
        'add.mjs': '',
      },
      { 'check.mjs': 'test', 'total.mjs': 'work', 'add.mjs': 'work' },
    ],
    [
      'a program that is the check itself',
      'node rates.js',
      { 'rates.js': 'exit(1)' },
      { 'rates.js': 'work' },
    ],
    [
      'settings, documents',
      'npm test',
      { 'package.json': '{}', '.eslintrc.js': '', 'vitest.config.ts': '', 'Cargo.toml': '', 'README.md': '' },
      {
        ...{ 'package.json': 'settings', '.eslintrc.js': 'settings', 'vitest.config.ts': 'settings' },
        ...{ 'Cargo.toml': 'settings', 'README.md': 'document' },
      },
    ],
    [
      'a document that the check looks at',
      'markdownlint README.md',
      { 'README.md': '' },
      { 'README.md': 'work' },
    ],
    ['an option’s value', 'lint --config rules.toml', { 'rules.toml': '' }, { 'rules.toml': 'test' }],
  ])('%s', async (_, command, files, sides) => {
    expect(await sidesOf(files, command)).toEqual(sides);
  });

  it('needs only texts with one of the names to find', async () => {
    const word = fc.constantFrom('fare.js', 'zones.json', 'locales/', 'a.test.js', 'other', 'fare');
    const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
    const changed = ['src/fare.js', 'zones.json', 'src/locales/de.json'].map((path) => ({
      ...{ path, before: null, after: '' },
    }));
    const names = namesToFind(changed);
    await fc.assert(
      fc.asyncProperty(text, text, async (product, test) => {
        const all = new Map([
          ['src/app.js', product],
          ['a.test.js', test],
        ]);
        const some = new Map([...all].filter(([, one]) => names.some((name) => one.includes(name))));
        const paths = [...all.keys(), ...changed.map(({ path }) => path)];
        const run = await runByChecks(['npm test'], '', paths, async () => []);
        expect(fileSides(changed, { paths, run, texts: some })).toEqual(
          fileSides(changed, { paths, run, texts: all }),
        );
      }),
    );
  });
});

describe('what the checks run', () => {
  it.each<[string, readonly string[], Files, readonly string[]]>([
    ['a file by its path', ['node tools/try.mjs'], { 'tools/try.mjs': '' }, ['tools/try.mjs']],
    [
      'not what a script imports',
      ['node check.mjs'],
      {
        'check.mjs':
          "import { total } from './total.mjs';\nawait import('./rates.mjs');\nrequire('./old.cjs');",
        'total.mjs': "import './add.mjs';",
        ...{ 'add.mjs': '', 'rates.mjs': '', 'old.cjs': '' },
      },
      ['check.mjs'],
    ],
    [
      'the scripts of a package.json, with those around them',
      ['npm test'],
      {
        'package.json': '{"scripts":{"pretest":"sh a.sh","test":"sh b.sh","lint":"sh c.sh"}}',
        'a.sh': '',
        'b.sh': '',
        'c.sh': '',
      },
      ['a.sh', 'b.sh'],
    ],
    [
      'a makefile',
      ['make check'],
      { Makefile: 'check:\n\tsh all.sh', 'all.sh': '. ./lib.sh', 'lib.sh': '' },
      ['all.sh', 'lib.sh'],
    ],
    [
      'a folder that is entered',
      ['cd web && npm test'],
      { 'web/package.json': '{"scripts":{"test":"sh t.sh"}}', 'web/t.sh': '', 't.sh': '' },
      ['web/t.sh', 't.sh'],
    ],
    [
      'no test, and nothing in a substitution',
      ['sh a.sh'],
      { 'a.sh': 'x $(sh b.sh) a.test.sh', 'b.sh': '', 'a.test.sh': '' },
      ['a.sh'],
    ],
    [
      'scripts that start each other',
      ['sh a.sh'],
      { 'a.sh': 'sh b.sh', 'b.sh': 'sh a.sh' },
      ['a.sh', 'b.sh'],
    ],
    ['a manifest that cannot be read', ['npm test'], { 'package.json': '{"scripts":' }, []],
  ])('%s', async (_, commands, files, scripts) => {
    expect([...(await runOf(files, commands)).scripts].sort()).toEqual([...scripts].sort());
  });
});
