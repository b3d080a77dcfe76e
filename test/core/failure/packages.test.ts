// The package of a monorepo that a problem belongs to, as people read it; each output quotes the runner itself.

import { expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { failureHeadline } from '../../../src/core/failure/failure-headline.ts';
import { MARKS } from '../../../src/core/failure/packages.ts';

const broken = 'Error: the till is locked';
const go = (name: string, code = 'FAIL') =>
  code === 'ok'
    ? `ok  \t${name}\t0.01s`
    : `--- FAIL: TestVat (0.00s)\n    vat_test.go:8: got 1, want 2\nFAIL\nFAIL\t${name}\t0.003s`;
const cargo = (name: string, failed: boolean) =>
  `     Running unittests src/lib.rs (target/debug/deps/${name}-1a2b3c4d5e6f7a8b)\n\nrunning 1 test\ntest vat ... ${failed ? 'FAILED' : 'ok'}\n${
    failed
      ? "\nfailures:\n\n---- vat stdout ----\nthread 'vat' panicked at src/lib.rs:3:5:\nno cart\n\n\nfailures:\n    vat\n\ntest result: FAILED. 0 passed; 1 failed"
      : '\ntest result: ok. 1 passed; 0 failed'
  }`;

const outputs: readonly (readonly [runner: string, command: string, output: string])[] = [
  [
    'npm',
    'npm test --workspaces',
    `> @acme/api@1.0.0 test\n> node t.js\n\nfine\n\n> @acme/web@1.0.0 test\n> node t.js\n\n${broken}`,
  ],
  [
    'pnpm',
    'pnpm -r test',
    `packages/api test$ node t.js\npackages/web test$ node t.js\npackages/api test: fine\npackages/web test: ${broken}\npackages/web test: Failed`,
  ],
  [
    'turbo',
    'turbo run test',
    `@acme/api:test: cache miss, executing 1a2b\n@acme/web:test: cache miss, executing 3c4d\n@acme/api:test: fine\n@acme/web:test: ${broken}`,
  ],
  ['nx', 'nx run-many -t test', `> nx run api:test\n\nfine\n\n> nx run web:test\n\n${broken}`],
  [
    'lerna',
    'lerna run test',
    `@acme/api: fine\n@acme/web: ${broken}\nlerna ERR! npm run test exited 1 in '@acme/web'\nlerna ERR! npm run test exited 1 in '@acme/api'`,
  ],
  ['cargo', 'cargo test', `${cargo('api', false)}\n${cargo('web', true)}`],
  ['go', 'go test ./...', `${go('acme.dev/shop/api', 'ok')}\n${go('acme.dev/shop/web')}`],
  [
    'gradle',
    'gradle test',
    `> Task :api:test\n\n> Task :web:test FAILED\n\nCartTest > vat() FAILED\n    java.lang.AssertionError: ${broken}\n        at CartTest.vat(CartTest.java:7)\n`,
  ],
  [
    'maven',
    'mvn test',
    `[INFO] --- surefire:3.2.5:test (default-test) @ api ---\n[INFO] Tests run: 1, Failures: 0\n[INFO] --- surefire:3.2.5:test (default-test) @ web ---\n[ERROR]   CartTest.vat:12 expected: <120> but was: <119>`,
  ],
];

it.each(outputs)(
  '%s: the headline names the package, and no fingerprint contains it',
  (_runner, command, output) => {
    const failure = canonicalise(output, { command, exitCode: 1 });
    expect(failureHeadline(failure, 400)).toMatch(/in (?:@acme\/|packages\/|acme\.dev\/shop\/)?web\b/);
    // With another package name it is the same failure.
    const other = canonicalise(output.replaceAll('web', 'shop'), { command, exitCode: 1 });
    expect(other.headline).toMatch(/in (?:@acme\/|packages\/|acme\.dev\/shop\/)?shop\b/);
    expect(other.fingerprints.class).toBe(failure.fingerprints.class);
  },
);

it('the headline does not name the only package', () => {
  const one = canonicalise(`> shop@1.0.0 pretest\n> true\n\n> shop@1.0.0 test\n> node t.js\n\n${broken}`, {
    command: 'npm test',
    exitCode: 1,
  });
  expect(one.headline).not.toContain(' in shop');
  expect(one.items[0]?.package).toBeNull();
});

it('the headline does not repeat what the path already says', () => {
  const output = `> api@1.0.0 test\n> tsc\n\n> @acme/web@1.0.0 test\n> tsc\n\npackages/web/a.ts(1,2): error TS2304: Cannot find name 'x'.\n`;
  const { headline, items } = canonicalise(output, { command: 'npm test -ws', exitCode: 1 });
  expect(headline).toBe("packages/web/a.ts:1:2: TS2304 Cannot find name 'x'.");
  expect(items[0]?.package).toBe('@acme/web');
});

it.each(MARKS.map((mark) => [mark.by, mark] as const))(
  '%s: the mark matches its example',
  (_by, { example, pattern }) => {
    const { name, doc } = pattern.exec(example)?.groups ?? {};
    expect(name ?? doc).toMatch(/web|cart/);
  },
);
