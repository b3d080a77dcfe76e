import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withLock } from '../../../src/adapters/locks/with-lock.ts';
import { bundleText } from '../../support/bundle.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { pipe } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const heldBy = (path: string, secondsAgo: number): void => {
  const time = Date.now() / 1000 - secondsAgo;
  mkdirSync(`${path}.lock`);
  utimesSync(`${path}.lock`, time, time);
};

describe('withLock', () => {
  it('runs the work, returns its value and releases the lock', async () => {
    const path = join(tempFolder(), 'state.json');
    const result = await withLock(path, () => existsSync(`${path}.lock`));
    expect(result).toEqual({ status: 'done', value: true, waited: false });
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('releases the lock after work that throws, and passes on the error', async () => {
    const path = join(tempFolder(), 'state.json');
    await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('returns busy if the holder does not release it in time', async () => {
    const path = join(tempFolder(), 'state.json');
    heldBy(path, 0);
    expect(await withLock(path, () => 1, { waitMs: 50 })).toEqual({ status: 'busy', holder: null });
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it.each([6, -60])('takes over a lock last refreshed %i seconds ago', async (age) => {
    const path = join(tempFolder(), 'state.json');
    heldBy(path, age);
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
    expect(existsSync(`${path}.lock.takeover`)).toBe(false);
  });

  it('takes over a lock that no process of MSW made, however often something touches it', async () => {
    const path = join(tempFolder(), 'state.json');
    heldBy(path, 0);
    const touch = setInterval(() => {
      mkdirSync(`${path}.lock`, { recursive: true });
      utimesSync(`${path}.lock`, new Date(), new Date());
    }, 50);
    onTestFinished(() => clearInterval(touch));
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
  });

  const namedBy = (path: string, name: object): void => {
    heldBy(path, 0);
    writeFileSync(join(`${path}.lock`, 'holder'), JSON.stringify(name));
  };

  it('takes over the lock of a process that is gone, or whose id another one has now', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    for (const pid of [gone, process.pid]) {
      const path = join(tempFolder(), 'state.json');
      namedBy(path, { pid, host: hostname(), start: '1' });
      // Sooner than a lock without a name.
      expect(await withLock(path, () => 1, { waitMs: 1_000 })).toMatchObject({
        status: 'done',
        waited: true,
      });
    }
  });

  it('waits for a living process of MSW, even one that gave no sign for long, and names it', async () => {
    const path = join(tempFolder(), 'state.json');
    const outcome = await withLock(path, async () => {
      utimesSync(`${path}.lock`, 1, 1);
      return withLock(path, () => 1, { waitMs: 3_000 });
    });
    expect(outcome).toMatchObject({ value: { status: 'busy', holder: { pid: process.pid } } });
  });

  it('of another machine is judged by its signs of life', async () => {
    const path = join(tempFolder(), 'state.json');
    namedBy(path, { pid: 1, host: 'elsewhere', start: '1' });
    expect(await withLock(path, () => 1, { waitMs: 3_000 })).toMatchObject({ status: 'busy' });
    utimesSync(`${path}.lock`, 1, 1);
    expect(await withLock(path, () => 1)).toMatchObject({ status: 'done' });
  });

  it('takes over even if another process died while taking over', async () => {
    const path = join(tempFolder(), 'state.json');
    heldBy(path, 60);
    mkdirSync(`${path}.lock.takeover`);
    utimesSync(`${path}.lock.takeover`, 1, 1);
    expect(await withLock(path, () => 1)).toMatchObject({ status: 'done' });
  });

  it('runs one piece of work at a time within a process', async () => {
    const path = join(tempFolder(), 'state.json');
    let inside = 0;
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        withLock(path, async () => {
          inside += 1;
          await new Promise((done) => setImmediate(done));
          const alone = inside === 1;
          inside -= 1;
          return alone;
        }),
      ),
    );
    expect(results.every((result) => result.status === 'done' && result.value)).toBe(true);
  });

  it('tolerates the removal of its lock', async () => {
    const path = join(tempFolder(), 'state.json');
    const result = await withLock(path, () => {
      rmSync(`${path}.lock`, { recursive: true });
      return 1;
    });
    expect(result).toMatchObject({ status: 'done', value: 1 });
  });

  it('counts correctly with many processes, even after a dead holder', async () => {
    const folder = tempFolder();
    const path = join(folder, 'count');
    const program = join(folder, 'count.cjs');
    await bundleText(
      `import { readFileSync, writeFileSync } from 'node:fs';
          import { withLock } from './src/adapters/locks/with-lock.ts';
          const path = process.argv[2];
          const step = async () => {
            for (let n = 0; n < 10; n += 1)
              await withLock(path, () => writeFileSync(path, String(Number(readFileSync(path, 'utf8')) + 1)), { waitMs: 50000 });
          };
          step();`,
      program,
    );
    writeFileSync(path, '0');
    heldBy(path, 60);
    await Promise.all(
      Array.from({ length: 12 }, () => promisify(execFile)(process.execPath, [program, path])),
    );
    expect(readFileSync(path, 'utf8')).toBe('120');
    expect(statSync(path).isFile()).toBe(true);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });
});

type Put = (path: string) => void;

const file: Put = (path) => writeFileSync(path, 'theirs');
const linkToFolder: Put = (path) => {
  mkdirSync(`${path}.target`);
  symlinkSync(`${path}.target`, path, 'junction');
};
const linkToNowhere: Put = (path) => symlinkSync(`${path}.none`, path, 'junction');
const fullFolder: Put = (path) => {
  mkdirSync(path);
  writeFileSync(join(path, 'inside'), 'theirs');
  utimesSync(path, 1, 1);
};

const kinds: readonly (readonly [string, Put])[] = [
  ['a file', file],
  ['a link to a folder', linkToFolder],
  ['a link to nowhere', linkToNowhere],
  ['a folder with something in it', fullFolder],
];

const asideIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('.corrupt-'));

describe('in the place of a lock', () => {
  it.each(kinds)('%s is set aside without waiting', async (_name, put) => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    put(`${path}.lock`);
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
    expect(asideIn(folder)).toHaveLength(1);
  });

  it.each(kinds)('%s in the place of the takeover guard is set aside too', async (_name, put) => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    mkdirSync(`${path}.lock`);
    utimesSync(`${path}.lock`, 1, 1);
    put(`${path}.lock.takeover`);
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
    expect(asideIn(folder)).toHaveLength(1);
    expect(
      readdirSync(folder).filter((name) => name.endsWith('.takeover') || name.endsWith('.lock')),
    ).toEqual([]);
  });

  it('the content is kept', async () => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    file(`${path}.lock`);
    await withLock(path, () => 1);
    const [kept = ''] = asideIn(folder);
    expect(readFileSync(join(folder, kept), 'utf8')).toBe('theirs');
  });

  it('only one at a time gets the lock', async () => {
    const path = join(tempFolder(), 'state.json');
    file(`${path}.lock`);
    let inside = 0;
    const alone = Array.from({ length: 8 }, () =>
      withLock(path, async () => {
        inside += 1;
        await new Promise((done) => setImmediate(done));
        const only = inside === 1;
        inside -= 1;
        return only;
      }),
    );
    for (const result of await Promise.all(alone))
      expect(result).toMatchObject({ status: 'done', value: true });
  });
});

requireOrSkip('posix')('in the place of a lock', () => {
  it('a pipe is set aside, not opened', async () => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    pipe(`${path}.lock`);
    expect(await withLock(path, () => 1)).toMatchObject({ status: 'done' });
    expect(asideIn(folder)).toHaveLength(1);
  });
});
