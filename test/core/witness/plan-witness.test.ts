import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitInlineTests, withTestsOf } from '../../../src/core/witness/inline-tests.ts';
import { planWitness, type WitnessChange } from '../../../src/core/witness/plan-witness.ts';
import { testingDiffers, withTestingOf } from '../../../src/core/witness/testing-sections.ts';

const changed = (
  path: string,
  role: WitnessChange['role'],
  before: string | null,
  after: string | null,
): WitnessChange => ({
  path,
  role,
  before,
  after,
  status: before === null ? 'added' : after === null ? 'removed' : 'changed',
});
const plan = (...changes: readonly WitnessChange[]) => planWitness(changes, { doctests: false });
const halvesOf = (...changes: readonly WitnessChange[]) => plan(...changes).halves.map(({ half }) => half);

describe('which halves are needed', () => {
  const code = changed('src/a.js', 'code', 'a', 'b');
  const lib = 'pub fn a() {}\n';
  const inline = (name: string) => `\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn ${name}() {}\n}\n`;

  it.each<[string, readonly WitnessChange[], readonly string[]]>([
    ['no test changed: none', [code, changed('README.md', 'other', 'a', 'b')], []],
    [
      'a test was added: whether it notices',
      [code, changed('test/a.test.js', 'test', null, 'x')],
      ['noticed'],
    ],
    ['a test changed: both', [code, changed('test/a.test.js', 'test', 'x', 'y')], ['noticed', 'kept']],
    ['a test is gone: both', [code, changed('test/a.test.js', 'test', 'x', null)], ['noticed', 'kept']],
    ['a recorded value changed: both', [changed('test/a.snap', 'recording', 'x', 'y')], ['noticed', 'kept']],
    ['tests obey a new file: both', [changed('conftest.py', 'test', null, 'x')], ['noticed', 'kept']],
    ['a new configuration: both', [changed('vitest.config.js', 'config', null, 'x')], ['noticed', 'kept']],
    ['a dependency: none', [changed('package.json', 'config', '{"version":"1"}', '{"dependencies":{}}')], []],
    [
      'one script more: none',
      [
        changed(
          'package.json',
          'check-script',
          '{"scripts":{"test":"a"}}',
          '{"scripts":{"test":"a","start":"b"}}',
        ),
      ],
      [],
    ],
    [
      'another script: both',
      [changed('package.json', 'check-script', '{"scripts":{"test":"a"}}', '{"scripts":{"test":"true"}}')],
      ['noticed', 'kept'],
    ],
    ['a lockfile: none', [changed('Cargo.lock', 'other', 'a', 'b')], []],
    [
      'tests in the source: both',
      [changed('src/lib.rs', 'code', lib + inline('a'), lib + inline('b'))],
      ['noticed', 'kept'],
    ],
    [
      'first tests in the source: whether they notice',
      [changed('src/lib.rs', 'code', lib, lib + inline('a'))],
      ['noticed'],
    ],
    [
      'code around tests in the source: none',
      [changed('src/lib.rs', 'code', lib + inline('a'), `fn b() {}${inline('a')}`)],
      [],
    ],
  ])('%s', (_what, changes, halves) => expect(halvesOf(...changes)).toEqual(halves));
});

it('brings the final tests, and what they need of a manifest, to the code of arming', () => {
  const manifest = (version: string, script: string) =>
    JSON.stringify({ version, scripts: { test: script } });
  const { halves } = plan(
    changed('src/a.js', 'code', 'old', 'new'),
    changed('test/new.test.js', 'test', null, 'x'),
    changed('test/old.test.js', 'test', 'x', null),
    changed('package.json', 'check-script', manifest('1', 'a'), manifest('2', 'b')),
    changed('Cargo.toml', 'config', '[package]', '[package]\n[dev-dependencies]'),
  );
  expect(
    halves.map(({ half, base, parts }) => [
      half,
      base,
      parts.map((part) => (part.kind === 'text' ? [part.path, JSON.parse(part.text)] : part.path)),
    ]),
  ).toEqual([
    [
      'noticed',
      'arming',
      [
        'test/new.test.js',
        'test/old.test.js',
        ['package.json', { version: '1', scripts: { test: 'b' } }],
        'Cargo.toml',
      ],
    ],
    [
      'kept',
      'final',
      ['test/new.test.js', 'test/old.test.js', ['package.json', { version: '2', scripts: { test: 'a' } }]],
    ],
  ]);
});

it('names a new file of Rust to its parent, so that its tests are compiled', () => {
  const { halves } = plan(
    changed('src/lib.rs', 'code', 'pub fn a() {}\n', 'pub(crate) mod weeks;\npub fn a() {}\n'),
    changed('src/weeks.rs', 'code', null, 'pub fn b() {}\n#[cfg(test)]\nmod tests {}\n'),
  );
  expect(halves[0]?.parts).toEqual([
    { kind: 'text', path: 'src/weeks.rs', text: expect.not.stringContaining('pub fn b') },
    { kind: 'text', path: 'src/lib.rs', text: 'pub fn a() {}\n\npub(crate) mod weeks;\n' },
  ]);
});

describe('tests in the source', () => {
  const module =
    '#[cfg(test)]\n#[allow(unused)]\npub(crate) mod tests {\n    fn a() { let _ = ["}", r#"}"}"#]; /* } /* } */ */ } // }\n    const C: char = \'}\'; const L: &\'static str = "";\n}';

  it('are cut out of Rust, whatever braces stand in them', () => {
    const text = `pub fn a<'a>(b: &'a str) {}\n${module}\nfn c() {}\n`;
    expect(splitInlineTests('src/a.rs', text, { doctests: false })).toEqual({
      kind: 'apart',
      code: "pub fn a<'a>(b: &'a str) {}\n\nfn c() {}\n",
      tests: `${module}\n`,
    });
    expect(withTestsOf('src/a.rs', text, 'fn d() {}')).not.toContain('mod tests');
  });

  it('are not looked for in comments and strings', () => {
    const text = `// ${module.split('\n')[0]}\nfn a() { "#[cfg(test)] mod b {" }\n`;
    expect(splitInlineTests('src/a.rs', text, { doctests: false })).toEqual({ kind: 'none' });
  });

  it('stay where they are in Python and JavaScript, and what is lost is named', () => {
    const doc = (value: string) => `"""A.\n\n>>> a()\n${value}\n"""\n\ndef a():\n    return 1\n`;
    const rules = { doctests: true };
    expect(planWitness([changed('a.py', 'code', doc('1'), doc('2'))], rules).mixed).toEqual(['a.py']);
    expect(planWitness([changed('a.py', 'code', doc('1'), `${doc('1')}\nb = 2\n`)], rules).mixed).toEqual([]);
    expect(plan(changed('a.py', 'code', doc('1'), doc('2'))).mixed).toEqual([]);
    const source = 'export const a = 1;\nif (import.meta.vitest) {\n  it();\n}\n';
    expect(plan(changed('a.js', 'code', source, 'export const a = 1;\n')).mixed).toEqual(['a.js']);
  });

  it('are never more than the text', () => {
    const pieces = fc.constantFrom(
      ...'#[cfg(test)]|mod a {|}|{|"|\'|r#"|"#|//|/*|*/|\n| |fn x|\\'.split('|'),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const split = splitInlineTests('a.rs', text, { doctests: false });
        if (split.kind === 'apart')
          expect([...split.code, ...split.tests].length).toBeLessThanOrEqual(text.length + parts.length);
        else expect(split.kind).toBe('none');
      }),
    );
  });
});

it.each<[string, string, string, boolean]>([
  ['pyproject.toml', '[project]\nversion = "1"\n', '[project]\nversion = "2"\n', false],
  [
    'pyproject.toml',
    '[tool.pytest.ini_options]\naddopts = "-q"\n',
    '[tool.pytest.ini_options]\naddopts = "-k a"\n',
    true,
  ],
  ['setup.cfg', '[metadata]\nname = a\n', '[metadata]\nname = a\n[tool:pytest]\naddopts = -x\n', true],
  ['pom.xml', '<dependency>junit</dependency>', '<dependency>other</dependency>', false],
  ['pom.xml', '<plugin/>', '<plugin/>\n<skipTests>true</skipTests>', true],
  ['Cargo.toml', '[dependencies]', '[dependencies]\nserde = "1"', false],
  ['Cargo.toml', '[lib]', '[lib]\ntest = false', true],
  ['package.json', '{"jest":{"bail":1}}', '{"jest":{"bail":0}}', true],
  ['package.json', 'not JSON', '{}', false],
])('%s: what it says about tests', (path, before, after, differs) => {
  expect(testingDiffers(path, before, after)).toBe(differs);
});

it('takes sections about tests from the other version', () => {
  const own = '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-q"\n';
  const other = '[project]\nname = "b"\n\n[tool.pytest.ini_options]\naddopts = "-x"\n';
  expect(withTestingOf('pyproject.toml', own, other)).toBe(
    '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-x"\n',
  );
  expect(withTestingOf('pom.xml', '', '')).toBeNull();
});
