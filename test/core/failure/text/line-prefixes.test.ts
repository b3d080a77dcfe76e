import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../../src/core/failure/compare-failures.ts';
import { withoutLinePrefixes } from '../../../../src/core/failure/text/line-prefixes.ts';

describe('withoutLinePrefixes', () => {
  it.each([
    ['turbo', ['web:build: cache miss, executing 1', 'web:build: a'], ['cache miss, executing 1', 'a']],
    ['pnpm', ['packages/web build$ tsc', 'packages/web build: a'], ['packages/web build$ tsc', 'a']],
    ['yarn', ['[web]: Process started', '[web]: a'], ['Process started', 'a']],
    [
      'concurrently',
      ['[web] a', '[web] npm run x exited with code 1'],
      ['a', 'npm run x exited with code 1'],
    ],
    [
      'lerna',
      ["lerna ERR! npm run build exited 1 in 'web'", 'web: a'],
      ["lerna ERR! npm run build exited 1 in 'web'", 'a'],
    ],
    ['compose', ['web-1  | a', 'web-1 exited with code 1'], ['web-1 exited with code 1', 'a']],
    [
      'stern',
      ['+ shop-x tests › c', '+ shop-x › c', 'shop-x c a', 'shop-x c'],
      ['+ shop-x tests › c', '+ shop-x › c', 'a', ''],
    ],
    [
      'a job and its step',
      ['test (20.x, linux)\tRun npm test\t10:00:01 a', 'test (20.x, linux)\tRun npm test\t10:00:02 b'],
      ['a', 'b'],
    ],
    [
      'what a runner says around',
      ['Starting', '[unit] a', '[unit] b', '[unit] c', 'Done'],
      ['Starting', 'Done', 'a', 'b', 'c'],
    ],
    [
      'a compiler of one line',
      ['[unit] src/a.ts(1,2): error', 'ERROR: exited 1'],
      ['ERROR: exited 1', 'src/a.ts(1,2): error'],
    ],
    ['a step whose lines are counted', ['[check:1] a', '[check:2] b', '[check:10] c'], ['a', 'b', 'c']],
    [
      'one name, and a place behind it once',
      ['web:test: src/a.py:1: error: a', 'web:test: Found 1 error'],
      ['src/a.py:1: error: a', 'Found 1 error'],
    ],
    [
      'a compiler that draws bars itself',
      ['[web] error[E1]: a', '[web]  --> a.rs:1:2', '[web]   |', '[web] 1 | a'],
      ['error[E1]: a', ' --> a.rs:1:2', '  |', '1 | a'],
    ],
    ['BuildKit', ['#8 1.234 a', '#8 ERROR: b'], ['#8 ERROR: b', 'a']],
    ['a CI log', ['2026-11-21T10:00:00.123Z a', '2026-11-21T10:00:01.123Z b'], ['a', 'b']],
  ])('removes the prefixes of %s', (_name, lines, expected) => {
    expect(withoutLinePrefixes(lines)).toEqual(expected);
  });

  it.each([
    ['src/a.ts: error TS1: x'],
    ['bash: line 1: x: command not found'],
    ['src/a.c:1:2: error: x'],
    ['1.234 seconds'],
    ['[ERROR] a', '[INFO] b', '[ERROR] c'],
    ['[  FAILED  ] a', '[       OK ] b', '[  FAILED  ] c'],
    ['error: a', 'error: b', 'error: c', 'error: d'],
    ['src/a.py: a', 'src/a.py: b', 'src/a.py: c', 'src/a.py: d'],
    ['a.py:1:1: a', 'a.py:1:1: b', 'a.py:1:1: c', 'a.py:1:1: d'],
    ['bucket-a: no policy', 'bucket-b: no policy', 'bucket-c: no policy', 'bucket-d: no policy'],
    ['make[1]: a', 'make[1]: b', 'make[1]: c', 'make[1]: d'],
    ['Type: a', 'Name: b', 'Cause: c', 'Place: d'],
    ['  [cause]: Error: connect 127.0.0.1:1', 'TypeError: fetch failed', '    at a.js:1:1'],
    ['[worker-1] a', 'FAIL b', '[worker-1] c', 'd', 'e'],
    ['Unused export a', 'Unused export b', 'Unused export c', 'Unused export d', 'Unused export e'],
  ])('leaves lines alone whose beginning is part of the message: %s', (...lines) => {
    expect(withoutLinePrefixes(lines)).toBe(lines);
  });

  it('puts the lines of one program next to each other', () => {
    const lines = ['a:x: cache miss, executing 1', 'b:x: cache miss, executing 2', 'a:x: one', 'b:x: two'];
    expect(withoutLinePrefixes(lines)).toEqual([
      '> a:x@prefix lines',
      'cache miss, executing 1',
      'one',
      '> b:x@prefix lines',
      'cache miss, executing 2',
      'two',
    ]);
  });

  it('drops act’s own lines', () => {
    const lines = [
      '[CI/test] 🚀  Start image',
      '[CI/test]   | a',
      '[CI/test]   |   b',
      '[CI/test] 🏁  Job failed',
    ];
    expect(withoutLinePrefixes(lines)).toEqual(['a', '  b']);
  });
});

it('the same test in two packages is told apart', () => {
  const read = (...packages: readonly string[]) =>
    canonicalise(packages.flatMap((name) => REPORT.map((line) => `[${name}] ${line}`)).join('\n'), {
      command: 'npx mocha',
      exitCode: 1,
      root: '/r',
    });
  expect(read('web', 'api').total).toBe(2);
  expect(compareFailures(read('web', 'api'), read('web')).relation).toBe('progress');
  const npm = (name: string) => [`> @acme/${name}@1.0.0 test`, '> mocha', ...REPORT].join('\n');
  expect(canonicalise(npm('web') + npm('api'), { command: 'npm test -ws', exitCode: 1 }).total).toBe(2);
});

/** A failure whose reader needs its indentation and its empty lines. */
const REPORT = `

  cart
    1) adds VAT
    ✔ is empty

  1 passing (5ms)
  1 failing

  1) cart
       adds VAT:

      AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:

  {
+   sum: 119
-   sum: 120
  }
      at Context.<anonymous> (test/cart.js:4:12)
`.split('\n');
const clock = (at: number) => `10:0${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;

const RUNNERS: readonly (readonly [string, (line: string, at: number) => string])[] = [
  ['a GitHub log', (line, at) => `2026-11-21T${clock(at)}.1234567Z ${line}`],
  ['a GitLab log', (line, at) => `2026-11-21T${clock(at)}.123456Z 01O ${line}`],
  ['Jenkins', (line, at) => `[2026-11-21T${clock(at)}.123Z] ${line}`],
  ['the clock of Jenkins', (line, at) => `${clock(at)}  ${line}`],
  ['ts', (line, at) => `Nov 21 ${clock(at)} ${line}`],
  ['ts -s', (line, at) => `${clock(at)} ${line}`],
  ['a log of milliseconds', (line, at) => `2026-11-21 ${clock(at)},123 ${line}`],
  ['epoch times', (line, at) => `17637100${10 + at}.1234 ${line}`],
  ['dmesg', (line, at) => `[    ${at}.370000] ${line}`],
  ['concurrently', (line) => `[0] ${line}`],
  ['run-p -l', (line) => `[test:unit   ] ${line}`],
  ['yarn workspaces', (line) => `[@acme/web]: ${line}`],
  ['go-task', (line) => `[check] ${line}`],
  ['compose', (line) => `web-1  | ${line}`],
  ['foreman', (line, at) => `${clock(at)} web.1  | ${line}`],
  ['docker service', (line) => `shop_web.1.k2j3h4g5@node1    | ${line}`],
  ['parallel --tag', (line) => `unit\t${line}`],
  ['turbo', (line) => `web:test: ${line}`],
  ['lerna', (line) => `@acme/web: ${line}`],
  ['pnpm -r', (line) => `packages/web test: ${line}`],
  ['kubectl', (line) => `[pod/web-5d4f/app] ${line}`],
  ['Heroku', (line, at) => `2026-11-21T${clock(at)}.123456+00:00 app[web.1]: ${line}`],
  ['the journal', (line, at) => `Nov 21 ${clock(at)} host1 shop[4711]: ${line}`],
  ['pm2', (line) => `0|shop  | ${line}`],
  ['mpirun', (line) => `[1,0]<stdout>: ${line}`],
  ['srun', (line) => `0: ${line}`],
  ['ant', (line) => `     [exec] ${line}`],
  ['vagrant', (line) => `    default: ${line}`],
  ['packer', (line) => `    docker.shop: ${line}`],
  ['gh run view', (line, at) => `unit (20, linux)\tRun npm test\t2026-11-21T${clock(at)}.1234567Z ${line}`],
  ['stern without its first line', (line) => `shop-tests-l9x7z tests ${line}`],
  ['an indented block', (line) => `   ${line}`],
  ['terraform', (line) => `null_resource.test (local-exec): ${line}`],
];

describe('the lines that a service or a runner adds around an unknown tool', () => {
  const tool = (name: string) => [
    'validating 3 buckets',
    `error: bucket ${name}: policy missing`,
    '    see policy.json',
  ];
  const read = (lines: readonly string[]) =>
    canonicalise(lines.join('\n'), { command: 'sh check.sh', exitCode: 1, root: '/r' });
  const around: readonly (readonly [string, (lines: readonly string[], run: number) => readonly string[]])[] =
    [
      [
        'GitHub',
        (lines, run) => [
          `Download action (SHA:${run}4faeb1b96abae546cf972d23ed1f0b8bcc163)`,
          '##[group]Run npm test',
          '##[endgroup]',
          ...lines,
          '##[error]Process completed with exit code 1.',
        ],
      ],
      [
        'GitLab',
        (lines, run) => [
          `Running on runner-${run}fbqp`,
          `section_start:17000000${run}0:step`,
          '$ sh check.sh',
          ...lines,
          'ERROR: Job failed: exit code 1',
        ],
      ],
      [
        'Jenkins',
        (lines, run) => [
          `Running on agent-${run}17`,
          '[Pipeline] sh',
          '+ sh check.sh',
          ...lines,
          '[Pipeline] }',
        ],
      ],
      ['nvm', (lines, run) => [`Now using node v20.${run}.0 (npm v10.8.${run})`, ...lines]],
      ['a warning of node', (lines, run) => [`(node:${run}711) [DEP0040] DeprecationWarning: old`, ...lines]],
      [
        'npm-run-all',
        (lines) => [...lines.map((line) => `[check] ${line}`), 'ERROR: "check" exited with 1.'],
      ],
      [
        'nx',
        (lines, run) => [
          '✖  nx run web:check',
          ...lines.map((line) => `   ${line}`),
          ` NX   Ran it (${run}s)`,
        ],
      ],
    ];
  it.each(around)('do not change what failed: %s', (_name, wrap) => {
    const [first, second, other] = [
      read(wrap(tool('a'), 3)),
      read(wrap(tool('a'), 8)),
      read(wrap(tool('b'), 8)),
    ];
    expect(first.message).toBe('error: bucket a: policy missing');
    expect(second.fingerprints).toEqual(first.fingerprints);
    expect(other.fingerprints.class).not.toBe(first.fingerprints.class);
  });
});

it.each(RUNNERS)('a report prefixed by %s is the same failure', (_name, prefix) => {
  const read = (lines: readonly string[]) =>
    canonicalise(lines.join('\n'), { command: 'npx mocha', exitCode: 1, root: '/r' });
  expect(read(REPORT.map(prefix)).fingerprints).toEqual(read(REPORT).fingerprints);
  expect(read(REPORT.map(prefix)).items[0]?.testId).toBe('cart > adds VAT');
});

it.each(['a.js:1:debugger', '[no zone]', 'web:lint:zone'])(
  '%s is the whole message, not a prefix',
  (said) => {
    const { headline } = canonicalise(said, { command: './frob', exitCode: 1, root: '/r' });
    expect(headline).toContain(said.replace(/^a\.js:1:/, ''));
  },
);
