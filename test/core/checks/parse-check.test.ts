import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCheck } from '../../../src/core/checks/parse-check.ts';

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
