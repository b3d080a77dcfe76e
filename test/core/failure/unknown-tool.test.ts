import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { exitReason, isNoise, programOf } from '../../../src/core/failure/read-unknown.ts';

describe('the output of a tool nobody knows', () => {
  it('is named by its last words and its exit code', () => {
    expect(read('starting\nwidget 3 is broken\n\n')).toMatchObject({
      tool: 'frob',
      code: 'exit 2',
      class: null,
      message: 'widget <v> is broken',
    });
  });

  it('has a class when its last words name one', () => {
    expect(read('app.ConfigError: no widget')).toMatchObject({
      class: 'app.ConfigError',
      message: 'no widget',
    });
  });

  it('prefers words that begin as an error to those that only end the output', () => {
    expect(read('error: no widget\n2 of 5 parts made\n').message).toBe('error: no widget');
  });

  it('takes the words from below a line that only names the place', () => {
    const failure = read(
      "ERROR in ./src/a.js 1:0-20\nModule not found: Error: Can't resolve './gone'\n\ncompiled with 1 error in 30 ms",
    );
    expect(failure.message).toBe("Module not found: Error: Can't resolve './gone'");
    expect(failure.items[0]?.file).toBe('src/a.js');
  });

  it('is read line by line when its lines have places', () => {
    const failure = read('a.frob:3:4: error: no widget\nb.frob(7): fatal error F12: no gadget\n2 errors');
    expect(failure.items).toEqual([
      expect.objectContaining({ file: 'a.frob', message: 'no widget', code: null }),
      expect.objectContaining({ file: 'b.frob', message: 'no gadget', code: 'F12' }),
    ]);
  });

  it('is told apart by its exit when it is silent', () => {
    const [one, other] = [read('', 3), read('', 139)];
    expect(one).toMatchObject({ tool: 'frob', code: 'exit 3', message: 'no output, exit 3' });
    expect(other.code).toBe('SIGSEGV');
    expect(other.fingerprints.class).not.toBe(one.fingerprints.class);
  });

  it('takes the program from the script that a package manager echoes', () => {
    const raw = '> shop@1.0.0 check\n> frob --all\n\nno widget\n';
    expect(canonicalise(raw, { command: 'npm run check', exitCode: 1 }).tool).toBe('frob');
  });
});

describe('programOf', () => {
  it.each([
    ['vitest run', 'vitest'],
    ['npx vitest run', 'vitest'],
    ['npx --yes vitest', 'vitest'],
    ['CI=1 FOO=bar pnpm exec vitest', 'vitest'],
    ['npm run test', 'npm'],
    ['cd web && yarn build', 'yarn'],
    ['uv run pytest -q', 'pytest'],
    ['python3 -m pytest', 'pytest'],
    ['bundle exec rspec', 'rspec'],
    [`bash -c 'make all'`, 'make'],
    ['./node_modules/.bin/tsc --noEmit', 'tsc'],
    ['C:\\tools\\frob.exe /x', 'frob'],
    ['timeout 60 frob', 'frob'],
    ['', 'unknown'],
    ['npx', 'npx'],
  ])('finds in %j the program %s', (command, program) => {
    expect(programOf(command)).toBe(program);
  });
});

describe('exitReason', () => {
  it.each([
    [{ exitCode: 3 }, 'exit 3'],
    [{ exitCode: 139 }, 'SIGSEGV'],
    [{ exitCode: null, signal: 'SIGTERM' }, 'SIGTERM'],
    [{ exitCode: null, signal: 'SIGTERM', timedOut: true }, 'timeout'],
    [{ exitCode: 127 }, 'command-not-found'],
    [{ exitCode: null }, 'exit unknown'],
  ])('names %j as %s', (context, reason) => {
    expect(exitReason(context)).toBe(reason);
  });
});

describe('what is logged in passing', () => {
  const quiet = [
    '2026-11-22T10:00:00Z INFO served /cart',
    '[INFO] served /cart',
    'INFO:root:served /cart',
    'info: served /cart',
    '{"level":"info","msg":"served /cart"}',
    '10:00:00.123 [main] DEBUG served /cart',
    'WARN  cart is slow',
  ];

  it.each(quiet)('is not the failure while there is an error: %j', (log) => {
    const error = '2026-11-22T09:59:00Z ERROR db: connection lost to shop';
    expect(read([error, ...Array(100).fill(log)].join('\n')).items[0]?.words).toMatch(
      /ERROR db: connection lost to shop$/,
    );
  });

  it.each(quiet)('is not the failure while anything else is said: %j', (log) => {
    expect(read(['starting', 'widget 3 is broken', log, log].join('\n')).items[0]?.words).toBe(
      'widget 3 is broken',
    );
  });

  it('is found out in 3 MB of it', () => {
    const logs = Array.from({ length: 30_000 }, (_, at) => `2026-11-22T10:00:00Z INFO served /cart/${at}`);
    const raw = [...logs, 'ERROR: bucket acme-shop does not exist', ...logs].join('\n');
    expect(read(raw).headline).toBe('frob: ERROR: bucket acme-shop does not exist');
  });

  it('is all that there is to tell where nothing else is said', () => {
    expect(read('INFO served /cart').items[0]?.words).toBe('INFO served /cart');
  });
});

describe('isNoise', () => {
  it.each([
    '',
    '-----',
    'npm error code 1',
    '> shop@1.0.0 test',
    'make: *** [x] Error 1',
    'Done in 3.2s.',
    'exit status 1',
    'Node.js v20.1.0',
    ' ELIFECYCLE  Command failed.',
  ])('lets go of %j', (line) => {
    expect(isNoise(line)).toBe(true);
  });

  it.each(['widget is broken', 'Error: x', 'cannot find 3 files', 'E404'])('keeps %j', (line) => {
    expect(isNoise(line)).toBe(false);
  });
});

function read(raw: string, exitCode = 2) {
  return canonicalise(raw, { command: './bin/frob --all', exitCode, root: '/r' });
}
