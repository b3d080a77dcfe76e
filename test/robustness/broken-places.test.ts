// Disks that are full, and a `.msw` that is not what MSW left there.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/temp-folder.ts';
import { holds, journalled, parseObject, Stage, statePath, work } from './stage.ts';

const session = 'owner';
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

describe('a full disk', () => {
  it('lets the session stop, says so, and loses nothing', async (test) => {
    const disk = join(stage.folder, 'disk');
    const refused = mountTinyDisk(disk);
    if (refused !== null) {
      console.log(`skipped: no disk to fill here (${refused})`);
      return test.skip();
    }
    try {
      const project = join(disk, 'project');
      mkdirSync(project);
      await stage.arm(project, session, '');
      work(project, session);
      expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
      const before = readFileSync(statePath(project), 'utf8');
      work(project, session);
      fill(join(disk, 'filler'));
      const full = await stage.stop(project, session).ended;
      expect(full).toMatchObject({ code: 0, stderr: '' });
      expectNotice(full.stdout, /stepped aside: .*(ENOSPC|no space)/i);
      expect(readFileSync(statePath(project), 'utf8')).toBe(before);
      expect(readdirSync(join(project, '.msw')).filter((name) => name.endsWith('.lock'))).toEqual([]);
      rmSync(join(disk, 'filler'));
      expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
      expect(stage.loop(project, session)?.progress.iteration).toBe(3);
      expect(new Set(journalled(project, session))).toEqual(new Set([1, 2]));
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

describe('a .msw that was replaced', () => {
  it('by a file: silence, and the file stays', async () => {
    const project = await armed('by-file');
    renameSync(join(project, '.msw'), join(project, 'moved'));
    writeFileSync(join(project, '.msw'), 'mine');
    expect(await stage.stop(project, session).ended).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(project, '.msw'), 'utf8')).toBe('mine');
  });

  it.each(['with the loop in it', 'to nowhere', 'with nothing in it'])(
    'by a link %s: nothing is written through it',
    async (where) => {
      const project = await armed(`by-link-${where.replaceAll(' ', '-')}`);
      const elsewhere = join(stage.folder, `elsewhere-${where.replaceAll(' ', '-')}`);
      if (where === 'with the loop in it') cpSync(join(project, '.msw'), elsewhere, { recursive: true });
      if (where === 'with nothing in it') mkdirSync(elsewhere);
      const before = contentOf(elsewhere);
      rmSync(join(project, '.msw'), { recursive: true });
      symlinkSync(elsewhere, join(project, '.msw'), 'junction');
      work(project, session);
      const run = await stage.stop(project, session).ended;
      expect(run).toMatchObject({ code: 0, stderr: '' });
      // Only a state that names this session is looked at any further.
      if (where === 'with the loop in it') expectNotice(run.stdout, /is a symbolic link/);
      else expect(run.stdout).toBe('');
      expect(contentOf(elsewhere)).toEqual(before);
    },
  );

  it('in its loops folder by a link: nothing is written through it', async () => {
    const project = await armed('inner-link');
    const elsewhere = join(stage.folder, 'inner-elsewhere');
    renameSync(join(project, '.msw', 'loops'), elsewhere);
    symlinkSync(elsewhere, join(project, '.msw', 'loops'), 'junction');
    const before = contentOf(elsewhere);
    work(project, session);
    expectNotice((await stage.stop(project, session).ended).stdout, /is a symbolic link/);
    expect(contentOf(elsewhere)).toEqual(before);
  });
});

describe('a state of 100 MB', () => {
  it('is not read: silence, within the memory of an idle hook', async () => {
    const project = await armed('huge');
    const path = statePath(project);
    const grown = `${readFileSync(path, 'utf8')}${' '.repeat(100 * 1024 * 1024)}`;
    writeFileSync(path, grown);
    const note = join(stage.folder, 'note-memory.cjs');
    writeFileSync(note, noteMemory);
    const memory = join(stage.folder, 'memory');
    const env = { NODE_OPTIONS: `--require "${note.replaceAll('\\', '/')}"`, MSW_TEST_MEMORY: memory };
    const run = await stage.stop(project, session, env).ended;
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(Number(readFileSync(memory, 'utf8'))).toBeLessThan(100 * 1024);
    expect(existsSync(path)).toBe(true);
  });
});

/** In the hook: leaves its peak of memory, in KiB. */
const noteMemory = `
process.on('exit', () => {
  require('node:fs').writeFileSync(process.env.MSW_TEST_MEMORY, String(process.resourceUsage().maxRSS));
});
`;

async function armed(name: string): Promise<string> {
  const project = stage.project(name);
  await stage.arm(project, session, '');
  return project;
}

function expectNotice(stdout: string, what: RegExp): void {
  const answer = parseObject(stdout);
  expect(Object.keys(answer), stdout).toEqual(['systemMessage']);
  expect(answer.systemMessage).toMatch(what);
}

/** Paths and texts of everything below a folder; nothing when it is not there. */
function contentOf(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : ''];
    }),
  );
}

/** Null when it is there; else why it cannot be. */
function mountTinyDisk(folder: string): string | null {
  if (process.platform !== 'linux') return process.platform;
  if (process.getuid?.() !== 0) return 'not root';
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fill(path: string): void {
  for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(path, 'x'.repeat(size), { flag: 'a' });
    } catch {
      // Full for this size; a smaller piece may still fit.
    }
  }
}
