// The skeleton as a whole: entry points, tests, pipelines, packages, and what mappers read of it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skeletonSlice, skeletonText } from '../../../../src/core/mapping/skeleton/slice/skeleton-slice.ts';
import { plainFacts, type Tree, treeOf } from './tree-of.ts';

const tree: Tree = {
  'package.json': JSON.stringify({
    name: 'app',
    bin: { app: './dist/cli.js' },
    main: 'lib',
    scripts: { test: 'vitest run', 'test:e2e': 'playwright test', build: 'tsc' },
    devDependencies: { vitest: '1' },
    workspaces: ['packages/*'],
  }),
  'pnpm-workspace.yaml': 'packages:\n  - tools/*\n',
  'pnpm-lock.yaml': {},
  'src/cli.ts': ['../lib/index.js', 'left-pad', './gone'],
  'lib/index.js': ['./a.js'],
  'lib/a.js': ['./index.js'],
  'packages/p/package.json': '{"name":"@x/p","dependencies":{"app":"*"}}',
  'packages/p/src/i.ts': [],
  'scripts/run.py': { main: 'if __name__ == "__main__"', interpreter: 'python3' },
  'test/a.test.ts': ['../lib/a.js'],
  'test/run.test.ts': { interpreter: 'node' },
  'vitest.config.ts': [],
  Dockerfile: 'FROM node\nCMD ["node", "dist/cli.js"]\n',
  '.github/workflows/ci.yml':
    'on: push\njobs:\n  unit:\n    steps:\n      - run: |\n          npm ci\n          npm test\n',
  '.gitlab-ci.yml': 'stages: [a]\nlint:\n  script:\n    - npm run lint\n',
  'native/binding.gyp': {},
  'native/a.cc': {},
  '.env': {},
};

describe('assembleSkeleton', () => {
  const skeleton = treeOf(tree);

  it('finds entry points and states why', () => {
    expect(skeleton.entryPoints).toEqual([
      { path: 'Dockerfile', why: 'starts `node dist/cli.js`' },
      { path: 'lib/index.js', why: 'package.json main' },
      { path: 'scripts/run.py', why: 'if __name__ == "__main__"' },
      { path: 'src/cli.ts', why: 'package.json bin "app"' },
    ]);
  });

  it.each<[string, Tree]>([
    ['src/a_kit/__init__.py', { 'pyproject.toml': '[project]\nname = "A-kit"\n' }],
    ['lib/a/kit.rb', { 'a-kit.gemspec': '' }],
    ['lib/a_kit.dart', { 'pubspec.yaml': 'name: a_kit\n' }],
  ])('finds the library in %s by its name', (path, manifest) => {
    const { entryPoints } = treeOf({ ...manifest, [path]: [] });
    expect(entryPoints.map((entry) => entry.path)).toEqual([path]);
  });

  it.each(['public/index.php', 'src/Web/Program.cs'])('finds the program in %s by its place', (path) => {
    expect(treeOf({ [path]: { imports: null } }).entryPoints.map((entry) => entry.path)).toEqual([path]);
  });

  it('lists what the product offers before the scripts around it, and no examples of vendored code', () => {
    const script = { interpreter: 'bash', imports: null };
    const { entryPoints } = treeOf({
      'build.sh': script,
      '.tools/a.sh': script,
      'src/deep/main.c': { main: 'main function' },
      'vendor/z/example.c': { main: 'main function' },
      'deps/z/a.c': { main: 'main function' },
      'src/jvmTest/A.kt': { main: 'main function' },
      'src/jmh/A.java': { main: 'main method' },
      'storybook/middleware.js': [],
    });
    expect(entryPoints.map(({ path }) => path)).toEqual([
      'src/deep/main.c',
      'build.sh',
      'deps/z/a.c',
      'src/jmh/A.java',
      'src/jvmTest/A.kt',
      '.tools/a.sh',
    ]);
    const next = treeOf({ 'package.json': '{"dependencies":{"next":"1"}}', 'src/middleware.ts': [] });
    expect(next.entryPoints).toEqual([{ path: 'src/middleware.ts', why: 'Next.js middleware' }]);
  });

  it.each([
    'src/main/java/a/samples/Main.java',
    'src/main/java/a/fixtures/vendor/Main.java',
    'src/main/kotlin/a/mocks/Main.kt',
    'lib/helpers/run.py',
    'support/tool.py',
    'resources/serve.go',
    'app/snapshots/take.rs',
  ])('finds the entry point in %s', (path) => {
    expect(treeOf({ [path]: { main: 'main' } }).entryPoints).toEqual([{ path, why: 'main' }]);
  });

  it.each([
    'test/support/serve.py',
    'spec/helpers/run.rb',
    'pkg/testdata/main.go',
    'tests/fixtures/app/main.py',
  ])('treats %s as part of the tests', (path) =>
    expect(treeOf({ [path]: { main: 'main' } }).entryPoints).toEqual([]),
  );

  it('does not count generated files towards the main language', () => {
    const { languages } = treeOf({ 'a.py': { lines: 10 }, 'site.css': { lines: 9000, generated: true } });
    expect(languages.map(({ name }) => name)).toEqual(['Python']);
  });

  it('finds how the project is tested', () => {
    expect(skeleton.tests).toEqual({
      runners: ['vitest', 'playwright'],
      commands: ['pnpm test', 'pnpm run test:e2e', 'npm test'],
      config: ['vitest.config.ts'],
      count: 2,
      files: ['test/a.test.ts', 'test/run.test.ts'],
    });
  });

  it.each<[string, readonly string[], Tree]>([
    [
      'targets',
      ['make test', 'make check-all'],
      { Makefile: 'TEST := x\ntest: build\n\tgo test\ncheck-all:\n', 'a_test.go': [] },
    ],
    ['recipes', ['just test'], { justfile: 'test *args:\n  pytest\n', 'test_a.py': [] }],
    ['the usual command', ['go test ./...'], { 'go.mod': 'module a\n', 'a_test.go': [] }],
    [
      'nothing for npm without a test script',
      [],
      { 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' },
    ],
    [
      'those of a pipeline that can be typed',
      ['bundle exec rspec', 'cargo nextest run --workspace'],
      {
        '.github/workflows/ci.yml':
          'jobs:\n  unit:\n    steps:\n      - run: |\n          gem install rubocop-rspec\n          echo "pytest" > .x\n          bundle exec rspec\n          cargo nextest run \\\n            --workspace\n          cargo test --target ' +
          '$' +
          '{{ matrix.target }}\n',
      },
    ],
    [
      'the usual one of a build, where the pipeline fills in what runs',
      ['./gradlew test'],
      {
        '.github/workflows/ci.yml':
          'jobs:\n  a:\n    steps:\n      - run: ./gradlew check -Pjava=$' + '{{ matrix.java }}\n',
        gradlew: '',
        'build.gradle': '',
      },
    ],
    [
      'the one called test first',
      ['npm test', 'npm run test:unit', 'make test', 'make test-slow', 'npm run coverage', 'npm run e2e'],
      {
        'package.json': '{"scripts":{"coverage":"z","e2e":"z","test:unit":"x","test":"y"}}',
        Makefile: 'test-slow: build\ntest:\n',
      },
    ],
    [
      'those of scripts and of runners of tasks',
      [
        'cd sub && ./test.sh',
        'bash script/test',
        'A=1 python -u runtests.py --all',
        'npx nx affected -t lint,test --parallel 2',
        'pnpm -F kit test',
        'pnpm turbo run build test',
        'melos run test:vm',
        'ctest --test-dir out',
      ],
      {
        '.github/workflows/ci.yml': `jobs:
  unit:
    steps:
      - run: |
          cd sub && ./test.sh
          bash script/test
          A=1 python -u runtests.py --all
          npx nx affected -t lint,test --parallel 2
          pnpm -F kit test
          pnpm turbo run build test
          melos run test:vm
          ctest --test-dir out
          chmod +x ./test.sh
          cp a tests/test.py
          test -s out
          tests/manage.py migrate
          npx nx affected -t build --exclude=latest
          pnpm -F test-kit build
          swift build --build-tests
`,
      },
    ],
    [
      'none of a runner that only lends its mocks',
      ['bundle exec rake test'],
      { Gemfile: 'gem "rspec-mocks"\n', 'test/test_a.rb': [] },
    ],
    ['the usual one of Dart', ['dart test'], { 'pubspec.yaml': 'name: a\n', 'test/a_test.dart': [] }],
  ])('finds test commands: %s', (_, commands, given) => {
    expect(treeOf(given).tests.commands).toEqual(commands);
  });

  it('takes a reporter for no runner', () => {
    const tree = { 'package.json': '{"devDependencies":{"jest":"1","jest-junit":"1"}}' };
    expect(treeOf(tree).tests.runners).toEqual(['jest']);
    const jvm = {
      'pom.xml':
        '<project><dependencies><dependency><groupId>org.junit.jupiter</groupId><artifactId>api</artifactId></dependency></dependencies></project>',
    };
    expect(treeOf(jvm).tests.runners).toEqual(['JUnit']);
  });

  describe('a monorepo', () => {
    const example = (at: number): [string, string] => [
      `examples/react/e${at}/package.json`,
      `{"name":"e${at}","scripts":{"test":"vitest"},"dependencies":{"@x/core":"1"}}`,
    ];
    const monorepo: Tree = {
      ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => example(at))),
      'package.json':
        '{"name":"x","packageManager":"pnpm@10.1.0","scripts":{"test":"nx test","test:ci":"nx ci"}}',
      'packages/core/package.json': '{"name":"@x/core","scripts":{"test":"vitest"}}',
      'packages/core/src/index.ts': [],
      'tools/z/package.json': '{"name":"@x/z","scripts":{"test":"node --test"}}',
      'tools/z/bun.lock': { imports: null },
    };
    const found = treeOf(monorepo);

    it('lists the root first, then packages, and examples last', () => {
      const places = ['.', 'packages/core', 'tools/z', 'examples/react/e0'];
      expect(found.manifests.map(({ path }) => path).slice(0, 4)).toEqual(
        places.map((folder) => (folder === '.' ? 'package.json' : `${folder}/package.json`)),
      );
      expect(found.packages.map(({ folder }) => folder).slice(0, 3)).toEqual(places.slice(1));
      for (const focus of ['tech', 'arch'] as const)
        for (const folder of ['packages/core', 'tools/z'])
          expect(skeletonSlice(found, focus)).toContain(folder);
      expect(skeletonSlice(found, 'arch')).not.toContain('`examples/react/e1`: mixed');
    });

    it('runs tests by the package manager of each folder, those of the root first', () => {
      expect(found.tests.commands.slice(0, 4)).toEqual([
        'pnpm test',
        'pnpm run test:ci',
        'pnpm test (in packages/core)',
        'bun run test (in tools/z)',
      ]);
      const commandOf = (files: Tree) =>
        treeOf({ 'package.json': '{"scripts":{"test":"x"}}', ...files }).tests.commands;
      expect(commandOf({ 'yarn.lock': {} })).toEqual(['yarn test']);
      expect(commandOf({})).toEqual(['npm test']);
    });

    it('has the modules that settings of Gradle name', () => {
      const gradle = treeOf({
        'settings.gradle.kts': `rootProject.name = "ok"
includeBuild("build-logic")
include( // all of them
  // Core
  ":core",
  ":web:mock-server", // "http://x"
)
include ':old', ":none"
project(":old").projectDir = file("legacy/old")
`,
        'core/build.gradle.kts': 'dependencies {\n  api("com.squareup:okio:3.0")\n}\n',
        'web/mock-server/build.gradle':
          'dependencies { implementation project(":core")\n testImplementation(projects.old) }\n',
        'legacy/old/src/A.kt': {},
      });
      expect(gradle.packages).toEqual([
        { name: ':core', folder: 'core', manifest: 'core/build.gradle.kts', dependsOn: [] },
        { name: ':old', folder: 'legacy/old', manifest: 'settings.gradle.kts', dependsOn: [] },
        {
          name: ':web:mock-server',
          folder: 'web/mock-server',
          manifest: 'web/mock-server/build.gradle',
          dependsOn: [':core', ':old'],
        },
      ]);
    });
  });

  it('lists projects of .NET by their files, with those that they refer to', () => {
    const found = treeOf({
      'src/Core/Core.csproj': '<Project><PropertyGroup><Version>1</Version></PropertyGroup></Project>',
      'src/Web/Web.csproj':
        '<Project><ItemGroup><ProjectReference Include="..\\Core\\Core.csproj" /></ItemGroup></Project>',
    });
    expect(found.packages.map(({ name, dependsOn }) => [name, ...dependsOn])).toEqual([
      ['Core'],
      ['Web', 'Core'],
    ]);
  });

  it.each([
    'dev-examples/a',
    'example_app',
    'playground-vue',
    'apps/shop-e2e',
    '.github/scripts',
    'nested/.tools/a',
    'kit/benches',
  ])('lists %s after the packages', (folder) => {
    const { packages } = treeOf({
      [`${folder}/package.json`]: '{"name":"a"}',
      'z/package.json': '{"name":"z"}',
    });
    expect(packages.map(({ name }) => name)).toEqual(['z', 'a']);
  });

  it('lists no packages that a package manager keeps for itself', () => {
    const { packages } = treeOf({
      '.yarn/sdks/eslint/package.json': '{"name":"eslint"}',
      'p/package.json': '{"name":"p"}',
    });
    expect(packages.map(({ name }) => name)).toEqual(['p']);
  });

  it('says that imports of C# and Swift name no files', () => {
    const { diagnostics, imports } = treeOf({
      'a/A.cs': { imports: null },
      'b/B.swift': { imports: null },
      'c.ts': [],
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Imports of C# name no files, so there are no edges of its 1 file.',
      'Imports of Swift name no files, so there are no edges of its 1 file.',
    ]);
    expect(imports.edges).toEqual([]);
  });

  it.each<[string, Tree]>([
    ['Rails', { Gemfile: 'gem "rails"\n' }],
    ['Nuxt', { 'package.json': '{"devDependencies":{"nuxt":"4"}}' }],
  ])('says that %s uses files without importing them', (name, tree) => {
    const { diagnostics } = treeOf(tree);
    expect(diagnostics.map(({ message }) => message.startsWith(`${name} `))).toEqual([true]);
  });

  it('reads pipelines', () => {
    expect(skeleton.ci).toEqual([
      {
        path: '.github/workflows/ci.yml',
        kind: 'GitHub Actions',
        jobs: ['unit'],
        commands: ['npm ci', 'npm test'],
      },
      { path: '.gitlab-ci.yml', kind: 'GitLab CI', jobs: ['lint'], commands: ['npm run lint'] },
    ]);
  });

  it('finds packages, members, lockfiles, native code, settings and secrets', () => {
    expect(skeleton.packages).toEqual([
      { name: '@x/p', folder: 'packages/p', manifest: 'packages/p/package.json', dependsOn: ['app'] },
    ]);
    expect(skeleton.manifests[0]?.workspaces).toEqual(['packages/*', 'tools/*']);
    expect(skeleton.lockfiles).toEqual([{ path: 'pnpm-lock.yaml', manager: 'pnpm' }]);
    expect(skeleton.config).toContainEqual({ path: 'native/binding.gyp', kind: 'native build' });
    expect(skeleton.config).toContainEqual({ path: '.env', kind: 'secret' });
  });

  it('summarises the import graph', () => {
    expect(skeleton.imports).toMatchObject({
      cycles: [['lib/a.js', 'lib/index.js']],
      fanIn: [
        { path: 'lib/a.js', importers: 2 },
        { path: 'lib/index.js', importers: 2 },
      ],
      unresolved: [{ from: 'src/cli.ts', text: './gone' }],
      external: [{ name: 'left-pad', language: 'JavaScript', importers: 1, manifest: 'undeclared' }],
    });
  });

  it('reports a broken manifest and a broken pipeline', () => {
    const broken = treeOf({ 'package.json': '{', '.github/workflows/x.yml': 'a: [' });
    expect(broken.name).toBe('tree');
    expect(broken.diagnostics.map(({ path }) => path)).toEqual(['package.json', '.github/workflows/x.yml']);
  });

  it('reports the same problem of many files once', () => {
    const many = Array.from({ length: 50 }, (_, at) => [`f${at}.ts`, { problem: 'It is odd.' }] as const);
    const { diagnostics } = treeOf(Object.fromEntries(many));
    expect(diagnostics.at(-1)).toEqual({ path: null, message: '30 more files: It is odd.' });
    expect(diagnostics).toHaveLength(21);
  });

  it('never throws, and is deterministic', () => {
    const name = fc.constantFrom(
      'a',
      'b.ts',
      'c.py',
      'd.rs',
      'e.java',
      'f.go',
      'package.json',
      'Cargo.toml',
      'tsconfig.json',
      'x.yml',
      'Dockerfile',
      '\u202e\n.ts',
      '__proto__',
      'constructor',
      'mod.rs',
      '__init__.py',
    );
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    const text = fc.constantFrom(
      '',
      '.',
      '..',
      './b',
      '../../..',
      'crate::a',
      'super::super::x',
      'self',
      '..a',
      'a.*',
      '#',
      '@/',
      '!',
      '*',
      '__proto__',
      'toString',
    );
    const facts = fc.record({
      imports: fc
        .array(text)
        .map((texts) => texts.map((one) => ({ text: one, kind: 'static' as const, names: [one] }))),
      packageName: fc.option(text),
    });
    const said = fc.oneof(facts, fc.json(), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(path, said)), (entries) => {
        const given: Tree = Object.fromEntries(entries);
        const found = treeOf(given);
        expect(treeOf(given)).toEqual(found);
        for (const { to } of found.imports.edges) {
          const known =
            Object.keys(given).some((one) => one === to || one.startsWith(`${to}/`)) || to === '.';
          expect(known).toBe(true);
        }
        expect(skeletonSlice(found, 'arch').split('\n').length).toBeLessThanOrEqual(301);
      }),
    );
  });
});

describe('skeletonSlice', () => {
  const many: Tree = Object.fromEntries(
    Array.from({ length: 900 }, (_, at) => [
      `d${at % 90}/f${at}.ts`,
      {
        ...plainFacts,
        problem: 'Odd.',
        imports: [
          { text: `p${at}`, kind: 'static' as const },
          { text: './gone', kind: 'static' as const },
        ],
      },
    ]),
  );

  it.each(['tech', 'arch', 'quality', 'concerns'] as const)(
    'for %s is bounded and has short lines',
    (focus) => {
      const lines = skeletonSlice(treeOf(many), focus).split('\n');
      expect(lines.length).toBeLessThanOrEqual(301);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(210);
    },
  );

  it('gives each mapper what it needs', () => {
    const skeleton = treeOf(tree);
    expect(skeletonSlice(skeleton, 'tech')).toContain('`.env`: may hold secrets; name it, never open it');
    expect(skeletonSlice(skeleton, 'arch')).toContain('`src` -> `lib`: 1');
    expect(skeletonSlice(skeleton, 'quality')).toContain('runs by `pnpm run test:e2e`');
    expect(skeletonSlice(skeleton, 'concerns')).toContain('2 files: `lib/a.js`, `lib/index.js`');
  });
});

describe('skeletonText', () => {
  it('strips terminal control sequences from names of the codebase', () => {
    const text = skeletonText(treeOf({ 'a\u001b[2J\nb.ts': { problem: 'It is odd.' } }));
    expect(text).toContain('a b.ts: It is odd.');
    expect(text).not.toContain('\u001b');
  });
});
