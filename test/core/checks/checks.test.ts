import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCheck } from '../../../src/core/checks/parse-check.ts';
import { type ProjectFacts, proposeChecks } from '../../../src/core/checks/propose-checks.ts';

describe('parseCheck', () => {
  it.each([
    ['unit=npm test', 'unit', 'npm test'],
    ['Lint-2=npx eslint . --format=unix', 'Lint-2', 'npx eslint . --format=unix'],
    ['t=X=1 make', 't', 'X=1 make'],
    ['a=echo "b=c"\necho d', 'a', 'echo "b=c"\necho d'],
    ['test=', 'test', ''],
  ])('takes the name from %j', (text, name, command) => {
    expect(parseCheck(text)).toEqual({ name, command });
  });

  it.each([
    ['FOO=1 npm test', 'test'],
    ['CI=true', 'check'],
    ['1a=npm test', 'test'],
    [`${'a'.repeat(33)}=x y`, 'y'],
    ['npm test', 'test'],
    ['npm run lint -- --quiet', 'lint'],
    ['pnpm -s test:unit', 'test-unit'],
    ['npx vitest run', 'vitest'],
    ['python3 -m pytest -q', 'pytest'],
    ['uv run pytest', 'pytest'],
    ['cargo test --all', 'cargo-test'],
    ['go test ./...', 'go-test'],
    ['make check', 'make-check'],
    ['make', 'make'],
    ['./gradlew test', 'gradlew-test'],
    ['.\\gradlew.bat test', 'gradlew-test'],
    ['/usr/bin/tsc --noEmit', 'tsc'],
    ['node scripts/verify.mjs', 'node'],
    ['./test.sh', 'test'],
    ['"my tool" --x', 'my-tool'],
    ['! grep -r TODO src', 'grep'],
    ['cd packages/app && npm run e2e', 'e2e'],
    ['', 'check'],
    ['   ', 'check'],
    ['日本語', 'check'],
  ])('names the command %j itself', (text, name) => {
    expect(parseCheck(text)).toEqual({ name, command: text });
  });

  it('gives any text a usable name and keeps the bytes of the command', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { name, command } = parseCheck(text);
        return /^[a-z][\w-]{0,31}$/i.test(name) && text.endsWith(command);
      }),
    );
  });
});

describe('propose checks', () => {
  const nothing: ProjectFacts = {
    windows: false,
    names: [],
    packageManager: null,
    scripts: {},
    makeTargets: [],
    justTargets: [],
    composerScripts: [],
    denoTasks: [],
    pytest: false,
    tox: false,
  };

  const commands = (facts: Partial<ProjectFacts>) =>
    proposeChecks({ ...nothing, ...facts }).map(({ command }) => command);

  describe('proposeChecks', () => {
    it('proposes nothing for a project that says nothing', () => {
      expect(proposeChecks(nothing)).toEqual([]);
    });

    it('says what it took and where from', () => {
      expect(proposeChecks({ ...nothing, packageManager: 'npm', scripts: { test: 'vitest run' } })).toEqual([
        { name: 'test', command: 'npm test', from: 'the script "test" in package.json' },
      ]);
    });

    it.each([
      ['npm', ['npm test', 'npm run typecheck', 'npm run lint']],
      ['pnpm', ['pnpm test', 'pnpm run typecheck', 'pnpm run lint']],
      ['yarn', ['yarn test', 'yarn run typecheck', 'yarn run lint']],
      ['bun', ['bun run test', 'bun run typecheck', 'bun run lint']],
    ] as const)('takes the scripts of a %s project', (packageManager, expected) => {
      const scripts = { lint: 'eslint .', build: 'tsc', test: 'jest', typecheck: 'tsc --noEmit' };
      expect(commands({ packageManager, scripts })).toEqual(expected);
    });

    it.each([
      'echo "Error: no test specified" && exit 1',
      'jest --watch',
      'vitest --watch',
      'jest --watchAll',
      ' ',
    ])('does not take the script %j', (test) => {
      expect(commands({ packageManager: 'npm', scripts: { test } })).toEqual([]);
    });

    it('does not take a script that repairs what it should judge', () => {
      expect(commands({ packageManager: 'npm', scripts: { lint: 'eslint . --fix' } })).toEqual([]);
      expect(commands({ packageManager: 'npm', scripts: { test: 'jest --watchAll=false' } })).toEqual([
        'npm test',
      ]);
    });

    it('falls through to the language when package.json names no test', () => {
      const scripts = { test: 'echo "Error: no test specified" && exit 1', lint: 'eslint .' };
      expect(commands({ packageManager: 'npm', scripts, names: ['Cargo.toml'] })).toEqual([
        'cargo test',
        'npm run lint',
      ]);
    });

    it.each<[string, Partial<ProjectFacts>, string]>([
      ['make test', { makeTargets: ['all', 'check', 'test'] }, 'make test'],
      ['make check', { makeTargets: ['check'], names: ['go.mod'] }, 'make check'],
      ['just', { justTargets: ['test'] }, 'just test'],
      ['deno task', { denoTasks: ['test'], names: ['deno.json'] }, 'deno task test'],
      ['deno', { names: ['deno.json'] }, 'deno test'],
      ['pytest', { pytest: true }, 'pytest'],
      ['uv', { pytest: true, names: ['uv.lock'] }, 'uv run pytest'],
      ['poetry', { pytest: true, names: ['poetry.lock'] }, 'poetry run pytest'],
      ['pipenv', { pytest: true, names: ['Pipfile.lock'] }, 'pipenv run pytest'],
      ['tox', { pytest: true, tox: true }, 'tox'],
      ['cargo', { names: ['Cargo.toml'] }, 'cargo test'],
      ['go', { names: ['go.mod'] }, 'go test ./...'],
      ['maven', { names: ['pom.xml'] }, 'mvn -B test'],
      ['maven wrapper', { names: ['mvnw', 'mvnw.cmd', 'pom.xml'] }, './mvnw -B test'],
      ['maven on Windows', { names: ['mvnw', 'mvnw.cmd', 'pom.xml'], windows: true }, '.\\mvnw.cmd -B test'],
      ['gradle', { names: ['build.gradle'] }, 'gradle test'],
      ['gradle wrapper', { names: ['build.gradle.kts', 'gradlew'] }, './gradlew test'],
      [
        'gradle on Windows',
        { names: ['build.gradle', 'gradlew', 'gradlew.bat'], windows: true },
        '.\\gradlew.bat test',
      ],
      [
        'gradle on Windows without its wrapper',
        { names: ['build.gradle', 'gradlew'], windows: true },
        'gradle test',
      ],
      ['dotnet', { names: ['App.sln'] }, 'dotnet test'],
      ['dotnet project', { names: ['App.csproj'] }, 'dotnet test'],
      ['rspec', { names: ['Gemfile', 'spec/'] }, 'bundle exec rspec'],
      ['phpunit', { names: ['phpunit.xml.dist'] }, 'vendor/bin/phpunit'],
      ['phpunit on Windows', { names: ['phpunit.xml'], windows: true }, 'vendor\\bin\\phpunit'],
      ['composer', { composerScripts: ['test'], names: ['phpunit.xml'] }, 'composer test'],
      ['mix', { names: ['mix.exs'] }, 'mix test'],
    ])('knows %s', (_name, facts, command) => {
      expect(commands(facts)).toEqual([command]);
    });

    it('does not take names from an object every object has', () => {
      expect(commands({ packageManager: 'npm', scripts: Object.create({ test: 'x' }) })).toEqual([]);
      expect(commands({ names: ['spec/'] })).toEqual([]);
    });
  });
});
