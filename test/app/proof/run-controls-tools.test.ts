// Control runs on small projects of other tools: the same questions, answered from each tool's output.

import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerFolder, venvPython } from '../../../scripts/setup.mjs';
import { requireOrSkip } from '../../support/requirements.ts';
import { linkVitest } from '../../support/sample-project.ts';
import { sampled } from '../../support/sampled.ts';
import { type Case, controlCases } from './control-case.ts';

sampled();

const dates = `export const isLeap = (year) => year % 4 === 0;
export const label = (year) => ({ year, leap: isLeap(year) });
`;
const fixed = dates.replace('year % 4 === 0', 'year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)');
const week = 'export const week = (text) => Number(text.slice(6));\n';

const vitestHead = "import { expect, it } from 'vitest';\n";
const vitestTest = `${vitestHead}import { isLeap, label } from '../src/dates.js';
it('knows leap years', () => expect(isLeap(2024)).toBe(true));
it('labels', () => expect(label(2023)).toMatchSnapshot());
`;
const recorded = (leap: boolean) => `// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html

exports[\`labels 1\`] = \`
{
  "leap": ${leap},
  "year": 2023,
}
\`;
`;
const centuries = "it('knows centuries', () => expect(isLeap(1900)).toBe(false));\n";

controlCases(
  'vitest',
  {
    files: {
      'package.json': '{ "type": "module", "scripts": { "test": "vitest run" } }\n',
      '.gitignore': 'node_modules/\n',
      'src/dates.js': dates,
      'test/dates.test.js': vitestTest,
      'test/__snapshots__/dates.test.js.snap': recorded(false),
    },
    command: 'npm test',
    prepare: linkVitest,
  },
  [
    {
      what: 'a bug fixed, with a test next to the others',
      work: { 'src/dates.js': fixed, 'test/dates.test.js': vitestTest + centuries },
      expected: 'proven',
      why: /knows centuries/,
    },
    {
      what: 'a new file and a test of it',
      work: {
        'src/week.js': week,
        'test/week.test.js': `${vitestHead}import { week } from '../src/week.js';\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n`,
      },
      expected: 'proven',
    },
    {
      what: 'a snapshot that was recorded anew with the bug',
      work: {
        'src/dates.js': dates.replace('% 4 === 0', '% 4 !== 1'),
        'test/__snapshots__/dates.test.js.snap': recorded(true),
      },
      expected: 'passed',
      why: /labels/,
    },
    {
      what: 'a configuration that leaves a failing test out, behind honest work',
      start: { 'test/dates.test.js': vitestTest + centuries },
      work: {
        'vitest.config.js': "export default { test: { include: ['test/week.test.js'] } };\n",
        'src/week.js': week,
        'test/week.test.js': `${vitestHead}import { week } from '../src/week.js';\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n`,
      },
      expected: 'passed',
      why: /3 tests ran before the work, and now 1/,
    },
    {
      what: 'a test that mocks what it tests',
      work: {
        'src/dates.js': `${dates}//\n`,
        'test/mock.test.js': `import { expect, it, vi } from 'vitest';\nimport { isLeap } from '../src/dates.js';\nvi.mock('../src/dates.js', () => ({ isLeap: () => false }));\n${centuries}`,
      },
      expected: 'passed',
    },
    {
      what: 'tests in the source that were taken out',
      start: {
        'vitest.config.js': "export default { test: { includeSource: ['src/*.js'] } };\n",
        'src/dates.js': `${dates}if (import.meta.vitest) {\n  const { it, expect } = import.meta.vitest;\n  ${centuries}}\n`,
      },
      work: {
        'src/dates.js': dates + week,
        'test/week.test.js': `${vitestHead}import { week } from '../src/dates.js';\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n`,
        'test/dates.test.js': `${vitestTest}//\n`,
      },
      expected: 'passed',
      why: /3 tests ran before the work, and now 2/,
    },
  ],
);

const commonDates = (leap: string) => `exports.isLeap = (year) => ${leap};\n`;
const jestTest = `const { isLeap } = require('../src/dates');\nit('knows leap years', () => expect(isLeap(2024)).toBe(true));\n`;

controlCases(
  'jest',
  {
    suite: requireOrSkip('jest'),
    files: {
      'package.json': '{ "scripts": { "test": "jest" } }\n',
      '.gitignore': 'node_modules\n',
      'src/dates.js': commonDates('year % 4 === 0'),
      '__tests__/dates.js': jestTest,
    },
    command: 'npm test',
    prepare: (project) =>
      symlinkSync(join(runnerFolder('jest'), 'node_modules'), join(project, 'node_modules'), 'junction'),
  },
  [
    {
      what: 'a bug fixed, with a test next to the others',
      work: {
        'src/dates.js': commonDates('year % 4 === 0 && year % 100 !== 0'),
        '__tests__/dates.js': jestTest + centuries,
      },
      expected: 'proven',
      why: /knows centuries/,
    },
    {
      what: 'a test of a new file',
      work: {
        'src/week.js': 'exports.week = (text) => Number(text.slice(6));\n',
        '__tests__/week.js':
          "const { week } = require('../src/week');\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n",
      },
      expected: 'proven',
    },
    {
      what: 'a failing test that is skipped, behind honest work',
      start: { '__tests__/dates.js': jestTest + centuries },
      work: {
        '__tests__/dates.js': jestTest + centuries.replace('it(', 'it.skip('),
        'src/week.js': 'exports.week = (text) => Number(text.slice(6));\n',
        '__tests__/week.js':
          "const { week } = require('../src/week');\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n",
      },
      expected: 'passed',
      why: /knows centuries/,
    },
    {
      what: 'settings in package.json that leave a failing test out, behind honest work',
      start: { '__tests__/dates.js': jestTest + centuries },
      work: {
        'package.json':
          '{ "scripts": { "test": "jest" }, "jest": { "testPathIgnorePatterns": ["__tests__/dates"] } }\n',
        'src/week.js': 'exports.week = (text) => Number(text.slice(6));\n',
        '__tests__/week.js':
          "const { week } = require('../src/week');\nit('reads weeks', () => expect(week('2020-W07')).toBe(7));\n",
      },
      expected: 'passed',
      why: /2 tests ran before the work, and now 1/,
    },
  ],
);

const python = venvPython(runnerFolder('pytest'));
const pyDates = 'def is_leap(year):\n    return year % 4 == 0\n';
const pyFixed = 'def is_leap(year):\n    return year % 4 == 0 and year % 100 != 0\n';
const pyWeek = '\n\ndef week(text):\n    return int(text[6:])\n';
const pyTest = 'from shop.dates import is_leap\n\n\ndef test_leap():\n    assert is_leap(2024)\n';
const pyCenturies = '\n\ndef test_centuries():\n    assert not is_leap(1900)\n';
const weekTest = (from: string) =>
  `from ${from} import week\n\n\ndef test_week():\n    assert week("2020-W07") == 7\n`;
const conftest =
  'import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items[:] = [item for item in items if "centuries" not in item.name]\n';

const pytestCases: readonly Case[] = [
  {
    what: 'a bug fixed, with a test next to the others',
    work: { 'shop/dates.py': pyFixed, 'tests/test_dates.py': pyTest + pyCenturies },
    expected: 'proven',
    why: /test_centuries/,
  },
  {
    what: 'a new function and a test of it',
    work: { 'shop/dates.py': pyDates + pyWeek, 'tests/test_week.py': weekTest('shop.dates') },
    expected: 'proven',
    why: /cannot import name/,
  },
  {
    what: 'a new file and a test of it',
    work: { 'shop/weeks.py': pyWeek, 'tests/test_week.py': weekTest('shop.weeks') },
    expected: 'proven',
    why: /No module named/,
  },
  {
    what: 'a test that asserts the bug',
    work: {
      'shop/dates.py': `${pyDates}\n`,
      'tests/test_dates.py': pyTest + pyCenturies.replace('not ', ''),
    },
    expected: 'passed',
  },
  {
    what: 'an expected failure, behind honest work',
    start: { 'tests/test_dates.py': pyTest + pyCenturies },
    work: {
      'tests/test_dates.py': `import pytest\n${pyTest}${pyCenturies.replace('def ', '@pytest.mark.xfail\ndef ')}`,
      'shop/weeks.py': pyWeek,
      'tests/test_week.py': weekTest('shop.weeks'),
    },
    expected: 'passed',
    why: /test_centuries/,
  },
  {
    what: 'a hook that drops a failing test, behind honest work',
    start: { 'tests/test_dates.py': pyTest + pyCenturies },
    work: {
      'conftest.py': conftest,
      'shop/weeks.py': pyWeek,
      'tests/test_week.py': weekTest('shop.weeks'),
    },
    expected: 'passed',
    why: /test_centuries/,
  },
  {
    what: 'settings that drop a failing test, behind honest work',
    start: { 'tests/test_dates.py': pyTest + pyCenturies },
    work: {
      'pyproject.toml':
        '[project]\nname = "shop"\n\n[tool.pytest.ini_options]\naddopts = "--deselect tests/test_dates.py::test_centuries"\n',
      'shop/weeks.py': pyWeek,
      'tests/test_week.py': weekTest('shop.weeks'),
    },
    expected: 'passed',
    why: /test_centuries/,
  },
  {
    what: 'a doctest that was taken out',
    command: `${python} -m pytest -q --doctest-modules shop tests`,
    start: { 'shop/dates.py': `"""Dates.\n\n>>> is_leap(1900)\nFalse\n"""\n\n\n${pyDates}` },
    work: {
      'shop/dates.py': pyDates + pyWeek,
      'tests/test_week.py': weekTest('shop.dates'),
      'tests/test_dates.py': `${pyTest}\n`,
    },
    expected: 'passed',
    why: /2 tests ran before the work, and now 1/,
  },
];

const pyFiles = {
  '.gitignore': '.venv/\n__pycache__/\n',
  'pyproject.toml': '[project]\nname = "shop"\n',
  'shop/__init__.py': '',
  'shop/dates.py': pyDates,
  'tests/test_dates.py': pyTest,
};

controlCases(
  'pytest',
  { suite: requireOrSkip('pytest'), files: pyFiles, command: `${python} -m pytest -q` },
  pytestCases,
);

/** As old and current versions of `pip install --editable` make them. */
const editable = (finder: boolean) => (project: string) => {
  execFileSync('python3', ['-m', 'venv', '--without-pip', join(project, '.venv')]);
  const [packages = ''] = execFileSync(
    join(project, '.venv/bin/python'),
    ['-c', 'import site; print(site.getsitepackages()[0])'],
    { encoding: 'utf8' },
  ).split('\n');
  const own = execFileSync(python, ['-c', 'import site; print(site.getsitepackages()[0])'], {
    encoding: 'utf8',
  });
  writeFileSync(join(packages, 'tools.pth'), own);
  if (!finder) writeFileSync(join(packages, 'shop.pth'), `${project}/src\n`);
  else {
    writeFileSync(join(packages, '__editable___shop_finder.py'), finderText(`${project}/src/shop`));
    writeFileSync(
      join(packages, '__editable__.shop.pth'),
      'import __editable___shop_finder; __editable___shop_finder.install()\n',
    );
  }
};
const finderText = (folder: string) => `import sys
from importlib.util import spec_from_file_location
MAPPING = {"shop": ${JSON.stringify(folder)}}
class _Finder:
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name in MAPPING:
            where = MAPPING[name]
            return spec_from_file_location(name, where + "/__init__.py", submodule_search_locations=[where])
def install():
    sys.meta_path.append(_Finder)
`;
const inSource = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/^shop\//, 'src/shop/'), text]),
  );

for (const finder of [false, true]) {
  controlCases(
    `pytest, installed editable ${finder ? 'with a finder' : 'with a path'}`,
    {
      suite: requireOrSkip('pytest', 'posix'),
      files: inSource(pyFiles),
      command: '<project>/.venv/bin/python -m pytest -q',
      prepare: editable(finder),
    },
    [
      {
        what: 'a bug fixed, with a test next to the others',
        work: { 'src/shop/dates.py': pyFixed, 'tests/test_dates.py': pyTest + pyCenturies },
        expected: 'proven',
        why: /test_centuries/,
      },
    ],
  );
}

const unitTest = `import unittest
from shop.dates import is_leap


class Dates(unittest.TestCase):
    def test_leap(self):
        self.assertTrue(is_leap(2024))
`;
const unitCenturies = '\n    def test_centuries(self):\n        self.assertFalse(is_leap(1900))\n';

controlCases(
  'unittest',
  {
    suite: requireOrSkip('python3'),
    files: { ...pyFiles, 'tests/test_dates.py': unitTest, 'tests/__init__.py': '' },
    command: 'python3 -m unittest',
  },
  [
    {
      what: 'a bug fixed, with a test next to the others',
      work: { 'shop/dates.py': pyFixed, 'tests/test_dates.py': unitTest + unitCenturies },
      expected: 'proven',
      why: /test_centuries/,
    },
    {
      what: 'a new function and a test of it',
      work: {
        'shop/dates.py': pyDates + pyWeek,
        'tests/test_week.py': unitTest
          .replace('is_leap\n', 'week\n')
          .replace('is_leap(2024)', 'week("2020-W07") == 7'),
      },
      expected: 'proven',
      why: /cannot import name/,
    },
    {
      what: 'a failing test that was emptied, behind honest work',
      start: { 'tests/test_dates.py': unitTest + unitCenturies },
      work: {
        'tests/test_dates.py': unitTest + unitCenturies.replace('self.assertFalse(is_leap(1900))', 'pass'),
        'shop/dates.py': pyDates + pyWeek,
        'tests/test_week.py': unitTest
          .replace('is_leap\n', 'week\n')
          .replace('is_leap(2024)', 'week("2020-W07") == 7'),
      },
      expected: 'passed',
      why: /test_centuries/,
    },
    {
      what: 'a test of what always worked',
      work: { 'shop/dates.py': pyDates + pyWeek, 'tests/test_more.py': unitTest.replace('2024', '2028') },
      expected: 'passed',
    },
  ],
);

const rustCode = 'pub fn is_leap(year: u32) -> bool {\n    year % 4 == 0\n}\n';
const rustFixed = rustCode.replace('year % 4 == 0', 'year % 4 == 0 && year % 100 != 0');
const rustTests = (more = '') => `
#[cfg(test)]
mod tests {
    use super::*;

    // A brace } in a comment, and one in a string.
    #[test]
    fn leap() {
        assert!(is_leap(2024), "{}", "}");
    }
${more}}
`;
const rustCenturies = '\n    #[test]\n    fn centuries() {\n        assert!(!is_leap(1900));\n    }\n';
const rustWeek = 'pub fn week(text: &str) -> u32 {\n    text[6..].parse().unwrap()\n}\n';

controlCases(
  'cargo test',
  {
    suite: requireOrSkip('cargo'),
    files: {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 3\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
      '.gitignore': 'target/\n',
      'src/lib.rs': rustCode + rustTests(),
    },
    command: 'cargo test --offline --lib --tests',
  },
  [
    {
      what: 'a bug fixed, with a test in the same file',
      work: { 'src/lib.rs': rustFixed + rustTests(rustCenturies) },
      expected: 'proven',
      why: /centuries/,
    },
    {
      what: 'a new file with its own tests',
      work: {
        'src/lib.rs': `pub mod weeks;\n${rustCode}${rustTests()}`,
        'src/weeks.rs': `${rustWeek}\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn reads() {\n        assert_eq!(week("2020-W07"), 7);\n    }\n}\n`,
      },
      expected: 'proven',
      why: /week/,
    },
    {
      what: 'a new function and a test in the folder of tests',
      work: {
        'src/lib.rs': rustCode + rustWeek + rustTests(),
        'tests/week.rs': '#[test]\nfn reads() {\n    assert_eq!(shop::week("2020-W07"), 7);\n}\n',
      },
      expected: 'proven',
      why: /E0425|cannot find function/,
    },
    {
      what: 'a test in the same file that is ignored, behind honest work',
      start: { 'src/lib.rs': rustCode + rustTests(rustCenturies) },
      work: {
        'src/lib.rs':
          rustCode + rustWeek + rustTests(rustCenturies.replace('#[test]', '#[test]\n    #[ignore]')),
        'tests/week.rs': '#[test]\nfn reads() {\n    assert_eq!(shop::week("2020-W07"), 7);\n}\n',
      },
      expected: 'passed',
      why: /centuries/,
    },
    {
      what: 'a test of what always worked',
      work: {
        'src/lib.rs':
          rustCode + rustWeek + rustTests(rustCenturies.replace('!is_leap(1900)', 'is_leap(2028)')),
      },
      expected: 'passed',
    },
  ],
);

const java = (body: string) =>
  `public class Dates {\n    static boolean isLeap(int year) { return ${body}; }\n}\n`;
const javaTest = (more = '') => `public class DatesTest {
    static void check(boolean holds, String name) {
        if (!holds) throw new AssertionError(name);
    }

    public static void main(String[] arguments) {
        check(Dates.isLeap(2024), "leap");
${more}    }
}
`;
const javaCommand = 'mkdir -p out && javac -d out src/*.java test/*.java && java -ea -cp out DatesTest';

controlCases(
  'java',
  {
    suite: requireOrSkip('java', 'posix'),
    files: {
      '.gitignore': 'out/\n',
      'src/Dates.java': java('year % 4 == 0'),
      'test/DatesTest.java': javaTest(),
    },
    command: javaCommand,
  },
  [
    {
      what: 'a bug fixed, with an assertion next to the others',
      work: {
        'src/Dates.java': java('year % 4 == 0 && year % 100 != 0'),
        'test/DatesTest.java': javaTest('        check(!Dates.isLeap(1900), "centuries");\n'),
      },
      expected: 'proven',
      why: /centuries/,
    },
    {
      what: 'a new class and a test of it',
      work: {
        'src/Weeks.java':
          'public class Weeks {\n    static int of(String text) { return Integer.parseInt(text.substring(6)); }\n}\n',
        'test/DatesTest.java': javaTest('        check(Weeks.of("2020-W07") == 7, "week");\n'),
      },
      expected: 'proven',
      why: /Weeks/,
    },
    {
      what: 'an assertion that was taken out, behind honest work',
      start: { 'test/DatesTest.java': javaTest('        check(!Dates.isLeap(1900), "centuries");\n') },
      work: {
        'src/Weeks.java':
          'public class Weeks {\n    static int of(String text) { return Integer.parseInt(text.substring(6)); }\n}\n',
        'test/DatesTest.java': javaTest('        check(Weeks.of("2020-W07") == 7, "week");\n'),
      },
      expected: 'passed',
      why: /centuries/,
    },
    {
      what: 'an assertion about what always worked',
      work: {
        'src/Dates.java': java('year % 2 == 0 && year % 4 == 0'),
        'test/DatesTest.java': javaTest('        check(Dates.isLeap(2028), "again");\n'),
      },
      expected: 'passed',
    },
  ],
);

const goCode = 'package shop\n\nfunc IsLeap(year int) bool { return year%4 == 0 }\n';
const goTest = (name: string, condition: string) =>
  `package shop\n\nimport "testing"\n\nfunc Test${name}(t *testing.T) {\n\tif !(${condition}) {\n\t\tt.Fatal("${name}")\n\t}\n}\n`;
const goWeek = "\nfunc Week(text string) int { return int(text[6]-'0')*10 + int(text[7]-'0') }\n";

controlCases(
  'go test',
  {
    suite: requireOrSkip('go'),
    files: {
      'go.mod': 'module example.invalid/shop\n\ngo 1.19\n',
      'dates.go': goCode,
      'dates_test.go': goTest('Leap', 'IsLeap(2024)'),
    },
    command: 'go test ./...',
  },
  [
    {
      what: 'a bug fixed, with a test of it',
      work: {
        'dates.go': goCode.replace('year%4 == 0', 'year%4 == 0 && year%100 != 0'),
        'century_test.go': goTest('Centuries', '!IsLeap(1900)'),
      },
      expected: 'proven',
      why: /TestCenturies/,
    },
    {
      what: 'a new function and a test of it',
      work: { 'dates.go': goCode + goWeek, 'week_test.go': goTest('Week', 'Week("2020-W07") == 7') },
      expected: 'proven',
      why: /undefined: Week/,
    },
    {
      what: 'a failing test that is skipped, behind honest work',
      start: { 'century_test.go': goTest('Centuries', '!IsLeap(1900)') },
      work: {
        'century_test.go': goTest('Centuries', '!IsLeap(1900)').replace('\tif', '\tt.Skip("later")\n\tif'),
        'dates.go': goCode + goWeek,
        'week_test.go': goTest('Week', 'Week("2020-W07") == 7'),
      },
      expected: 'passed',
      why: /TestCenturies/,
    },
    {
      what: 'a test of what always worked',
      work: { 'dates.go': goCode + goWeek, 'more_test.go': goTest('More', 'IsLeap(2028)') },
      expected: 'passed',
    },
  ],
);
