// An undo can be killed at any moment. Every file is then either old or new, and the undo can be completed or undone.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoFiles } from '../../src/app/snapshots/undo-files.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { countOf } from '../support/depth.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { inParallel, Stage } from './stage.ts';

const kills = countOf(100, 20);
const killsPerProject = 5;
/** Those that wait for the lock of a dead one cost nothing. */
const projectsAtOnce = 6;
const files = 120;
const session = 'owner';
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

it(`${kills} undos killed at random moments can be completed and taken back`, {
  timeout: 300_000,
}, async () => {
  const counts = { untouched: 0, halfway: 0, done: 0 };
  const length = { ms: 0 };
  const projects = Array.from({ length: kills / killsPerProject }, (_, number) => number);
  await inParallel(projects, projectsAtOnce, async (number) => {
    const project = stage.project(`killed-${number}`);
    const isRepository = number % 2 === 0;
    const before = await prepare(project, isRepository);
    const after = listing(project);
    length.ms = Math.max(length.ms, await timeOne(project));
    await undo(project, { back: true });
    expect(listing(project)).toEqual(after);
    const repository = isRepository ? listing(join(project, '.git')) : {};
    for (let kill = 0; kill < killsPerProject; kill += 1) {
      await killOne(project, length, kill % 2 === 0);
      const now = withoutTemporary(listing(project));
      expect(foreignTo(now, before, after)).toEqual([]);
      counts[outcomeOf(now, before, after)] += 1;
      if (kill % 2 === 0) {
        await undo(project, { iteration: '0' });
        expect(listing(project)).toEqual(before);
      }
      // Undoes what was interrupted, or what is complete.
      if (JSON.stringify(listing(project)) !== JSON.stringify(after)) await undo(project, { back: true });
      expect(listing(project)).toEqual(after);
    }
    if (isRepository) expect(listing(join(project, '.git'))).toEqual(repository);
  });
  console.log('kill -9:', counts, `undos of ${Math.round(length.ms)} ms`);
  expect(counts.halfway).toBeGreaterThan(0);
});

/** Starts a loop, then changes files; returns the files of the start. */
async function prepare(project: string, isRepository: boolean): Promise<Listing> {
  for (let number = 0; number < files; number += 1) write(project, number, 'before');
  if (isRepository) {
    const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args], { stdio: 'ignore' });
    git('init', '-q');
    git('add', '.');
  }
  await stage.arm(project, session, '--check "exit 0" --no-baseline');
  const before = listing(project);
  for (let number = 0; number < files; number += 3) write(project, number, 'after');
  for (let number = 1; number < files; number += 3) rmSync(pathOf(project, number));
  for (let number = files; number < files + 40; number += 1) write(project, number, 'new');
  rmSync(join(project, 'folder-7'), { recursive: true });
  writeFileSync(join(project, 'folder-7'), 'a file now');
  return before;
}

function pathOf(project: string, number: number): string {
  return join(project, `folder-${number % 10}`, `${number}.txt`);
}

function write(project: string, number: number, what: string): void {
  const path = pathOf(project, number);
  mkdirSync(join(project, `folder-${number % 10}`), { recursive: true });
  rmSync(path, { force: true });
  if (number % 11 === 0 && process.platform !== 'win32') symlinkSync(what, path);
  else writeFileSync(path, `${what} ${number}\n`.repeat(number));
  if (number % 13 === 0 && number % 11 !== 0) chmodSync(path, what === 'after' ? 0o644 : 0o755);
}

type Listing = Readonly<Record<string, string>>;

/** Without `.git` and `.msw`. */
function listing(root: string): Listing {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  const found = paths.flatMap((path) => {
    const name = path.split(sep).join('/');
    if (/^\.(?:git|msw)(?:\/|$)/.test(name)) return [];
    const stat = lstatSync(join(root, path));
    if (stat.isSymbolicLink()) return [[name, `-> ${readlinkSync(join(root, path))}`] as const];
    if (!stat.isFile()) return [];
    const runs = (stat.mode & 0o100) === 0 ? '' : 'x ';
    return [[name, `${runs}${readFileSync(join(root, path), 'latin1')}`] as const];
  });
  return Object.fromEntries(found);
}

function withoutTemporary(now: Listing): Listing {
  return Object.fromEntries(Object.entries(now).filter(([name]) => !name.endsWith('.msw-undo.tmp')));
}

/** Files that are neither as before nor as after. */
function foreignTo(now: Listing, before: Listing, after: Listing): readonly string[] {
  const names = new Set([now, before, after].flatMap((one) => Object.keys(one)));
  return [...names].filter((name) => now[name] !== before[name] && now[name] !== after[name]);
}

function outcomeOf(now: Listing, before: Listing, after: Listing): 'untouched' | 'halfway' | 'done' {
  if (JSON.stringify(now) === JSON.stringify(after)) return 'untouched';
  return JSON.stringify(now) === JSON.stringify(before) ? 'done' : 'halfway';
}

/** The milliseconds of an undisturbed undo on this machine under its current load. */
async function timeOne(project: string): Promise<number> {
  const started = performance.now();
  expect((await startUndo(project).ended).code).toBe(0);
  return performance.now() - started;
}

function startUndo(project: string) {
  const input = {
    session_id: session,
    transcript_path: join(project, 'transcript.jsonl'),
    cwd: project,
    hook_event_name: 'UserPromptExpansion',
    command_name: 'msw:undo',
    command_args: '0 --yes',
  };
  return stage.start('command', project, JSON.stringify(input));
}

/** At any moment of the undo, or of the part in which it writes. */
async function killOne(project: string, length: { ms: number }, writes: boolean): Promise<void> {
  const started = performance.now();
  const run = startUndo(project);
  const kill = () => run.child.kill('SIGKILL');
  const timers = writes ? [] : [setTimeout(kill, Math.random() * length.ms * 1.1)];
  const watcher = watch(storeOf(project), (_, name) => {
    if (writes && name === 'undo.json') timers.push(setTimeout(kill, Math.random() * length.ms * 0.2));
  });
  const { code } = await run.ended;
  watcher.close();
  for (const timer of timers) clearTimeout(timer);
  if (code === 0) length.ms = (length.ms * 3 + performance.now() - started) / 4;
}

function storeOf(project: string): string {
  const id = stage.loop(project, session)?.terms.id ?? '';
  return join(stage.env.MSW_HOME ?? '', 'snapshots', id);
}

async function undo(
  project: string,
  { iteration, back = false }: { iteration?: string; back?: boolean },
): Promise<void> {
  const opened = openWorkspace(project, { ...process.env, ...stage.env });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const undone = await undoFiles(opened.workspace, {
    session,
    loop: null,
    iteration: iteration ?? null,
    back,
    yes: true,
  });
  expect(undone).toMatchObject({ status: 'ok', undo: { untouched: [] } });
}
