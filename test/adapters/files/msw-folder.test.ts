import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mswPath, openLoopFolder, openMswFolder } from '../../../src/adapters/files/msw-folder.ts';
import { setAside } from '../../../src/adapters/files/set-aside.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A link to a folder; on Windows a junction, which needs no rights. */
const link = (to: string, at: string): void => symlinkSync(to, at, 'junction');

describe('openMswFolder', () => {
  it('creates the folder once, ignored by git', () => {
    const root = tempFolder();
    expect(openMswFolder(root)).toEqual({ status: 'ok', path: join(root, '.msw') });
    expect(readFileSync(mswPath(root, '.gitignore'), 'utf8')).toBe('*\n');
    writeFileSync(mswPath(root, '.gitignore'), '*\n!config.json\n!readers/\n!readers/*.json\n');
    expect(openMswFolder(root).status).toBe('ok');
    expect(readFileSync(mswPath(root, '.gitignore'), 'utf8')).toBe(
      '*\n!config.json\n!readers/\n!readers/*.json\n',
    );
  });

  it.each([
    '!*\n',
    '',
    '# nothing\n',
    '*\n!*\n',
    '*\n!journal.jsonl\n',
    '*\r\n!loops/\r\n',
    '!config.json\n',
    '*.md\n',
  ])('sets aside a .gitignore of %j, which lets more than the settings into git', (brought) => {
    const root = tempFolder();
    execFileSync('git', ['init', '-q'], { cwd: root });
    mkdirSync(mswPath(root, 'loops'), { recursive: true });
    writeFileSync(mswPath(root, '.gitignore'), brought);
    expect(openMswFolder(root)).toEqual({ status: 'ok', path: mswPath(root) });
    expect(readFileSync(mswPath(root, '.gitignore'), 'utf8')).toBe('*\n');
    const [kept = ''] = readdirSync(mswPath(root)).filter((name) => name.startsWith('.gitignore.corrupt-'));
    expect(readFileSync(mswPath(root, kept), 'utf8')).toBe(brought);
    writeFileSync(mswPath(root, 'journal.jsonl'), '{}');
    writeFileSync(mswPath(root, 'loops', 'a.log'), 'log');
    const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root });
    expect(status.toString()).toBe('');
  });

  it.each(['*', '# ours\n*\n', '*\r\n', '*\n!config.json\n!.gitignore\n', '*\n!/config.json'])(
    'keeps a .gitignore of %j unchanged',
    (brought) => {
      const root = tempFolder();
      mkdirSync(mswPath(root));
      writeFileSync(mswPath(root, '.gitignore'), brought);
      expect(openMswFolder(root).status).toBe('ok');
      expect(readFileSync(mswPath(root, '.gitignore'), 'utf8')).toBe(brought);
      expect(readdirSync(mswPath(root))).toEqual(['.gitignore']);
    },
  );

  it('refuses a link and writes nothing through it', () => {
    const root = tempFolder();
    const outside = tempFolder();
    link(outside, join(root, '.msw'));
    expect(openMswFolder(root)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('symbolic link'),
    });
    expect(readdirSync(outside)).toEqual([]);
  });

  it('refuses a file, and a missing project', () => {
    const root = tempFolder();
    writeFileSync(join(root, '.msw'), '');
    expect(openMswFolder(root)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('not a folder'),
    });
    expect(openMswFolder(join(root, 'none'))).toMatchObject({ status: 'refused' });
  });
});

describe('openLoopFolder', () => {
  it('creates the folder of one loop', () => {
    const root = tempFolder();
    const path = mswPath(root, 'loops', 'loop-1');
    expect(openLoopFolder(root, 'loop-1')).toEqual({ status: 'ok', path });
    expect(openLoopFolder(root, 'loop-1')).toEqual({ status: 'ok', path });
  });

  it.each(['', '..', '../x', 'a/b', 'A', 'a'.repeat(65), 'a\n', 'con.'])('refuses the id %j', (id) => {
    const root = tempFolder();
    expect(openLoopFolder(root, id).status).toBe('refused');
    expect(existsSync(mswPath(root))).toBe(false);
  });

  it.each([['loops'], ['loops', 'loop-1']])('refuses a link at %s/%s', (...parts) => {
    const root = tempFolder();
    const outside = tempFolder();
    mkdirSync(join(mswPath(root, ...parts), '..'), { recursive: true });
    link(outside, mswPath(root, ...parts));
    expect(openLoopFolder(root, 'loop-1').status).toBe('refused');
    expect(readdirSync(outside)).toEqual([]);
  });
});

const NOW = '2026-03-04T05:06:07.008Z';

describe('setAside', () => {
  it('moves a file next to itself under a name that any system allows', () => {
    const path = join(tempFolder(), 'state.json');
    writeFileSync(path, 'broken');
    const moved = setAside(path, NOW);
    expect(moved).toBe(`${path}.corrupt-2026-03-04T05-06-07.008Z`);
    expect(readFileSync(moved, 'utf8')).toBe('broken');
    expect(existsSync(path)).toBe(false);
  });

  it('never overwrites an earlier one', () => {
    const path = join(tempFolder(), 'state.json');
    const moved = ['a', 'b', 'c'].map((text) => {
      writeFileSync(path, text);
      return setAside(path, NOW);
    });
    expect(moved.map((name) => readFileSync(name, 'utf8'))).toEqual(['a', 'b', 'c']);
  });

  it('moves a folder too, and throws if there is nothing', () => {
    const path = join(tempFolder(), 'state.json');
    expect(() => setAside(path, NOW)).toThrow(/ENOENT/);
    mkdirSync(path);
    expect(existsSync(setAside(path, NOW))).toBe(true);
  });
});
