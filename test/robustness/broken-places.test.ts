// Full disks, and a `.msw` that is not as MSW left it.

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
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { boundedRun } from '../support/bounded-run.ts';
import { carryOut, makePlannedProject, WAVES } from '../support/planned-project.ts';
import { deepJson } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { holds, journalled, parseObject, Stage, statePath, stopInput, work } from './stage.ts';

sampled();

const session = 'owner';
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

describe('a full disk', () => {
  it('lets the session stop, says so, and loses nothing', (test) =>
    onTinyDisk(test, 'disk', async (disk) => {
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
    }));
});

describe('a full disk under the user folder', () => {
  it('keeps a loop from being armed, and leaves no half-written key', (test) =>
    onTinyDisk(test, 'user-disk', async (disk) => {
      const project = stage.project('full-user');
      mkdirSync(join(disk, 'user'), { mode: 0o700 });
      const env = { MSW_HOME: join(disk, 'user') };
      fill(join(disk, 'filler'));
      const run = await stage.start('command', project, JSON.stringify(typedLoop(project)), env).ended;
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(parseObject(run.stdout)).toEqual({
        decision: 'block',
        reason: expect.stringMatching(/stepped aside: .*(ENOSPC|no space)/i),
      });
      expect(readdirSync(join(disk, 'user'))).toEqual([]);
      rmSync(join(disk, 'filler'));
      const armed = await stage.start('command', project, JSON.stringify(typedLoop(project)), env).ended;
      expect(holds(armed.stdout)).toBe(true);
      work(project, session);
      fill(join(disk, 'filler'));
      // Once the loop is armed, the copy of the record is only a convenience.
      const input = JSON.stringify(stopInput(project, session));
      for (const iteration of [2, 3]) {
        expect(holds((await stage.start('stop', project, input, env).ended).stdout)).toBe(true);
        expect(readFileSync(statePath(project), 'utf8')).toContain(`"iteration": ${iteration}`);
        work(project, session);
      }
      expect(filesBelow(join(disk, 'user')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    }));
});

describe('a full disk under the planning', () => {
  it('leaves GSD’s documents and locks as they were', (test) =>
    onTinyDisk(
      test,
      'planning-disk',
      async (disk) => {
        const project = join(disk, 'project');
        mkdirSync(project);
        makePlannedProject(project);
        const [plan] = WAVES;
        if (plan !== undefined) carryOut(project, plan);
        const planning = join(project, '.planning');
        const before = contentOf(planning);
        fill(join(disk, 'filler'));
        const cli = [join(stage.dist, 'cli.mjs'), 'state', 'sync'];
        const full = await boundedRun(cli, { cwd: project, env: stage.env });
        expect(full).toMatchObject({ code: 1, signal: null });
        expect(full.stderr).toMatch(/ENOSPC|no space/i);
        expect(contentOf(planning)).toEqual(before);
        rmSync(join(disk, 'filler'));
        expect((await boundedRun(cli, { cwd: project, env: stage.env })).code).toBe(0);
        expect(contentOf(planning)).not.toEqual(before);
      },
      '2m',
    ));
});

describe('a .msw that cannot be written', () => {
  it('lets the session stop on a read-only disk, and says why', (test) =>
    onTinyDisk(test, 'read-only-disk', async (disk) => {
      const project = join(disk, 'project');
      mkdirSync(project);
      await stage.arm(project, session, '');
      work(project, session);
      const before = contentOf(project);
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      const run = await stage.stop(project, session).ended;
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expectNotice(run.stdout, /stepped aside: .*(EROFS|read-only)/i);
      expect(contentOf(project)).toEqual(before);
      execFileSync('mount', ['-o', 'remount,rw', disk]);
      expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
    }));
});

describe('a .msw that was copied incompletely', () => {
  it.each([
    ['without its loops folder', (msw: string) => rmSync(join(msw, 'loops'), { recursive: true })],
    ['without its journal', (msw: string) => rmSync(join(msw, 'journal.jsonl'))],
    ['without its .gitignore', (msw: string) => rmSync(join(msw, '.gitignore'))],
    ['with an empty journal', (msw: string) => writeFileSync(join(msw, 'journal.jsonl'), '')],
    ['with half a journal', (msw: string) => halve(join(msw, 'journal.jsonl'))],
    [
      'with half of its settings',
      (msw: string) => writeFileSync(join(msw, 'config.json'), '\uFEFF{\r\n "note'),
    ],
  ])('does not stop the loop: %s', async (name, spoil) => {
    const project = await armed(`half-${name.replaceAll(/\W/g, '-')}`);
    spoil(join(project, '.msw'));
    work(project, session);
    expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
    expect(stage.loop(project, session)?.progress.iteration).toBe(2);
  });

  it.each([
    ['half of its state', (path: string) => halve(path), /not? (?:whole |valid |complete )?JSON/],
    ['an empty state', (path: string) => writeFileSync(path, ''), null],
    ['a state of empty lines', (path: string) => writeFileSync(path, '\uFEFF\r\n\r\n'), null],
    ['a state nested too deeply', (path: string) => deepJson(path), /it is nested too deeply/],
  ])(
    'lets the loop continue despite %s: one plain sentence, and the file is kept',
    async (name, spoil, sentence) => {
      const project = await armed(`state-${name.replaceAll(/\W/g, '-')}`);
      spoil(statePath(project));
      const brought = readFileSync(statePath(project), 'utf8');
      const start = { ...stopInput(project, session), hook_event_name: 'SessionStart', source: 'startup' };
      const run = await stage.start('session-start', project, JSON.stringify(start)).ended;
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const { systemMessage, hookSpecificOutput } = parseObject(run.stdout);
      expect(systemMessage).toMatch(sentence ?? /it is empty/);
      expect(systemMessage).toMatch(/MSW put it back from its own copy, and the loop continues/);
      expect(hookSpecificOutput).toMatchObject({
        additionalContext: expect.stringContaining('iteration 1 of'),
      });
      expect(run.stdout).not.toMatch(/stack|RangeError|\n\s+at /);
      const [kept = ''] = readdirSync(join(project, '.msw')).filter((file) => file.includes('.corrupt-'));
      expect(readFileSync(join(project, '.msw', kept), 'utf8')).toBe(brought);
      work(project, session);
      expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
    },
  );
});

describe('a loop that was stopped', () => {
  it('does not run again when its record is put back', async () => {
    const project = await armed('put-back');
    writeFileSync(join(project, 'check.js'), `require('node:fs').writeFileSync('RAN', '');process.exit(1)`);
    const armedState = readFileSync(statePath(project), 'utf8');
    const command = { ...typedLoop(project), command_name: 'msw:stop', command_args: '' };
    await stage.start('command', project, JSON.stringify(command)).ended;
    writeFileSync(statePath(project), armedState);
    work(project, session);
    const run = await stage.stop(project, session).ended;
    expectNotice(run.stdout, /of a loop that has ended, so nothing of it runs; kept in/);
    expect(existsSync(join(project, 'RAN'))).toBe(false);
    expect(await stage.stop(project, session).ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('a .msw that was replaced', () => {
  it('by a file is ignored silently, and the file stays', async () => {
    const project = await armed('by-file');
    renameSync(join(project, '.msw'), join(project, 'moved'));
    writeFileSync(join(project, '.msw'), 'mine');
    expect(await stage.stop(project, session).ended).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(project, '.msw'), 'utf8')).toBe('mine');
  });

  it.each(['with the loop in it', 'to nowhere', 'with nothing in it'])(
    'by a link %s is not written through',
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
      expectNotice(run.stdout, /is a symbolic link/);
      expect(contentOf(elsewhere)).toEqual(before);
    },
  );

  it('in part, by a link for its loops folder, is not written through', async () => {
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
  it('is not read, within the memory of an idle hook; only the owner of a loop is told', async () => {
    const project = await armed('huge');
    const path = statePath(project);
    const grown = `${readFileSync(path, 'utf8')}${' '.repeat(100 * 1024 * 1024)}`;
    writeFileSync(path, grown);
    const note = join(stage.folder, 'note-memory.cjs');
    writeFileSync(note, noteMemory);
    const memory = join(stage.folder, 'memory');
    const env = { NODE_OPTIONS: `--require "${note.replaceAll('\\', '/')}"`, MSW_TEST_MEMORY: memory };
    const run = await stage.stop(project, 'another', env).ended;
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expectNotice((await stage.stop(project, session).ended).stdout, /it is larger than 16 MiB/);
    expect(Number(readFileSync(memory, 'utf8'))).toBeLessThan(100 * 1024);
    expect(existsSync(path)).toBe(true);
  });
});

/** Runs in the hook: records its peak memory, in KiB. */
const noteMemory = `
process.on('exit', () => {
  require('node:fs').writeFileSync(process.env.MSW_TEST_MEMORY, String(process.resourceUsage().maxRSS));
});
`;

async function armed(name: string): Promise<string> {
  const project = stage.project(name);
  await stage.arm(project, session, '--check "node check.js"');
  writeFileSync(join(project, 'check.js'), 'process.exit(1)');
  return project;
}

function typedLoop(project: string): object {
  return {
    session_id: session,
    cwd: project,
    hook_event_name: 'UserPromptExpansion',
    command_name: 'msw:loop',
    command_args: 'Fix it --promise "ALL GREEN" --no-guidance',
  };
}

function halve(path: string): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, text.length / 2));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}

function expectNotice(stdout: string, what: RegExp): void {
  const answer = parseObject(stdout);
  expect(Object.keys(answer), stdout).toEqual(['systemMessage']);
  expect(answer.systemMessage).toMatch(what);
}

/** Paths and texts of everything below a folder; empty when it does not exist. */
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

/** Gives `use` a disk of its own, if one can be made here. */
async function onTinyDisk(
  test: TestContext,
  name: string,
  use: (disk: string) => Promise<void>,
  size = '256k',
): Promise<void> {
  const disk = join(stage.folder, name);
  const refused = mountTinyDisk(disk, size);
  if (refused !== null) {
    console.log(`skipped: no disk of its own here (${refused})`);
    return test.skip();
  }
  try {
    await use(disk);
  } finally {
    execFileSync('umount', [disk]);
  }
}

/** Null when it exists; otherwise the reason why it cannot. */
function mountTinyDisk(folder: string, size: string): string | null {
  if (process.platform !== 'linux') return process.platform;
  if (process.getuid?.() !== 0) return 'not root';
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
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
