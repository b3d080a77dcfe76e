// The code that V8 compiled is kept between turns: used when it is intact and belongs to the source, else replaced.
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Stage, work } from '../robustness/stage.ts';
import { countOf } from '../support/depth.ts';
import { removeFolder } from '../support/temp-folder.ts';

const SESSION = '3f0a5f2e-8a53-4c55-9f0e-5d6a1f0c2b77';
/** Preloaded into the hook: notes for each file of MSW whether its kept code was accepted. */
const PROBE = `
const { appendFileSync } = require('node:fs');
const vm = require('node:vm');
const { Script } = vm;
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    const how = this.cachedDataRejected === false ? 'kept' : 'compiled';
    appendFileSync(process.env.SCRIPT_LOG, how + ' ' + options.filename + '\\n');
  }
};
`;
const NAME = `${process.version}-${process.arch}`;

let stage: Stage;
let project: string;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

beforeEach(async () => {
  rmSync(join(stage.folder, 'user'), { recursive: true, force: true });
  project = stage.project('work');
  // Another failure in each turn, so that no breaker ends the loop.
  const check = "throw new Error('not ready: ' + require('node:fs').statSync('work.txt').size);\n";
  writeFileSync(join(project, 'check.js'), check);
  work(project, SESSION);
  await stage.arm(project, SESSION, '--check "node check.js"');
});

const keptPath = (): string => join(stage.folder, 'user', 'compiled', NAME);

/** A turn; which files were loaded with kept code, and which were compiled. */
async function turn(env: Readonly<Record<string, string>> = {}) {
  work(project, SESSION);
  const log = join(stage.folder, 'scripts.log');
  writeFileSync(log, '');
  const probe = join(stage.folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const { code, stdout } = await stage.stop(project, SESSION, {
    NODE_OPTIONS: `--require ${JSON.stringify(probe)}`,
    SCRIPT_LOG: log,
    ...env,
  }).ended;
  expect(code).toBe(0);
  expect(stdout).toContain('not ready');
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return {
    kept: lines.filter((line) => line.startsWith('kept ')).length,
    compiled: lines.filter((line) => line.startsWith('compiled ')).length,
  };
}

describe('compiled code', () => {
  it('is kept by a turn, used by the next, and no longer written once it is complete', async () => {
    const first = await turn();
    expect(first).toEqual({ kept: 0, compiled: expect.any(Number) });
    expect(first.compiled).toBeGreaterThan(5);
    expect(await turn()).toEqual({ kept: first.compiled, compiled: 0 });
    for (let count = 0; count < 3; count += 1) await turn();
    const before = statSync(keptPath());
    expect(await turn()).toEqual({ kept: first.compiled, compiled: 0 });
    expect(statSync(keptPath()).mtimeMs).toBe(before.mtimeMs);
    if (process.platform !== 'win32') expect(before.mode & 0o777).toBe(0o600);
  });

  it('never stands for another source, even of the same length', async () => {
    await turn();
    const path = join(stage.dist, 'lib', 'app.loop.conclude-turn.cjs');
    const source = readFileSync(path, 'utf8');
    try {
      writeFileSync(path, source.replaceAll('Fix the cause, then stop.', 'Fix the fault, then stop.'));
      work(project, SESSION);
      const { stdout } = await stage.stop(project, SESSION).ended;
      expect(stdout).toContain('Fix the fault, then stop.');
    } finally {
      writeFileSync(path, source);
    }
    work(project, SESSION);
    expect((await stage.stop(project, SESSION).ended).stdout).toContain('Fix the cause, then stop.');
    // Each of the two counts as an update, after which the first turns add again.
    expect(readFileSync(keptPath(), 'utf8')).toMatch(/^\[1,/);
  });

  it('is not used where it is damaged, and is compiled again', async () => {
    await turn();
    const intact = readFileSync(keptPath());
    const damage = fc.record({
      at: fc.nat(intact.length - 1),
      length: fc.integer({ min: 1, max: 4000 }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, length, byte }) => {
        const bytes = Buffer.from(intact);
        bytes.fill(byte, at, Math.min(bytes.length, at + length));
        writeFileSync(keptPath(), bytes);
        await turn();
        expect(await turn()).toMatchObject({ compiled: 0 });
      }),
      { numRuns: countOf(100, 6) },
    );
  }, 120_000);

  it.each<[string, (path: string) => void]>([
    ['empty', (path) => writeFileSync(path, '')],
    ['cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, 300_000))],
    ['only a line', (path) => writeFileSync(path, '[1,["common.cjs",5,-1]]\n')],
    ['not JSON', (path) => writeFileSync(path, '{\n')],
    ['longer than it says', (path) => appendFileSync(path, 'more')],
    [
      'a folder',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ])('does not matter when the file is %s', async (_, change) => {
    await turn();
    change(keptPath());
    await turn();
  });

  it.skipIf(process.platform === 'win32')('is not used from a file that others may write', async () => {
    await turn();
    chmodSync(keptPath(), 0o666);
    expect(await turn()).toMatchObject({ kept: 0 });
  });

  it.skipIf(process.platform === 'win32')(
    'is neither used nor kept in a folder that others may write',
    async () => {
      await turn();
      const before = statSync(keptPath());
      chmodSync(dirname(keptPath()), 0o777);
      expect(await turn()).toEqual({ kept: 0, compiled: 0 });
      expect(statSync(keptPath()).mtimeMs).toBe(before.mtimeMs);
    },
  );

  it('costs no answer when the part that saves it is gone', async () => {
    const path = join(stage.dist, 'lib', 'hooks.active.save-compiled.cjs');
    renameSync(path, `${path}.gone`);
    try {
      work(project, SESSION);
      const run = await stage.stop(project, SESSION).ended;
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(run.stdout)).toMatchObject({ systemMessage: expect.stringContaining('not ready') });
    } finally {
      renameSync(`${path}.gone`, path);
    }
  });

  it('is not kept where no folder can be made', async () => {
    writeFileSync(dirname(keptPath()), 'no folder');
    expect(await turn()).toEqual({ kept: 0, compiled: 0 });
    expect(readFileSync(dirname(keptPath()), 'utf8')).toBe('no folder');
  });

  it('is not kept where node’s own switch says so', async () => {
    expect(await turn({ NODE_DISABLE_COMPILE_CACHE: '1' })).toEqual({ kept: 0, compiled: 0 });
    expect(existsSync(keptPath())).toBe(false);
  });

  it('of versions that nobody used for a month is removed', async () => {
    const old = join(stage.folder, 'user', 'compiled', 'v22.9.0-x64-1234-0');
    mkdirSync(old, { recursive: true });
    writeFileSync(join(old, 'a'), 'old');
    utimesSync(old, 1_700_000_000, 1_700_000_000);
    await turn();
    expect(existsSync(old)).toBe(false);
    expect(existsSync(keptPath())).toBe(true);
  });
});
