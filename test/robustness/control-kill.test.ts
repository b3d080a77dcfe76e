// The Stop hook can be killed at any moment of its control runs. The project stays as it was, and the next hook that
// makes a tree removes what was left.

import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countOf } from '../support/depth.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { parseObject, Stage, stopInput, work } from './stage.ts';

const kills = countOf(100, 8);
const killsPerProject = 4;
const session = 'owner';
let stage: Stage;
let temporary: string;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
  temporary = join(stage.folder, 'temporary');
  mkdirSync(temporary, { mode: 0o700 });
});
afterAll(() => removeFolder(stage.folder));

it(`${kills} kills leave nothing behind, and the project as it was`, { timeout: 1_200_000 }, async () => {
  const lengths = [await timed()];
  const left = new Set<string>();
  for (let killed = 0; killed < kills; ) {
    const project = await armed('killed');
    const before = fingerprint(project);
    killed += await killSome(project, lengths.at(-1) ?? 0, left);
    if (isArmed(project)) {
      const { shown, length } = await stop(project);
      expect(shown).toContain('done and proven');
      lengths.push(length);
    }
    expect(fingerprint(project)).toBe(before);
  }
  console.log('trees left by', kills, 'kills:', left.size);
  // Kills that all come before the control runs, or after them, would show nothing.
  expect(left.size).toBeGreaterThan(0);
  // Files that an orphaned program was still writing go with the next tree.
  await vi.waitFor(
    async () => {
      if (trees().length > 0) await timed();
      expect(trees()).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
});

/** How many of its hooks were killed before they ended. @param left gets the names of the trees that remained */
async function killSome(project: string, length: number, left: Set<string>): Promise<number> {
  const before = fingerprint(project);
  let killed = 0;
  for (let round = 0; round < killsPerProject && isArmed(project); round += 1) {
    if (await killedAfter(project, Math.random() * 1.1 * length)) killed += 1;
    expect(fingerprint(project)).toBe(before);
    for (const tree of trees()) left.add(tree);
    unlock(project);
  }
  return killed;
}

/** The length of a stop with all control runs, in milliseconds. */
async function timed(): Promise<number> {
  const { shown, length } = await stop(await armed('timed'));
  expect(shown).toContain('done and proven');
  return length;
}

/** A project whose work is done, in a loop that does not know it yet. */
async function armed(name: string): Promise<string> {
  const project = stage.project(name);
  const test = "import test from 'node:test';\nimport assert from 'node:assert';\n";
  writeFiles(project, {
    'package.json': '{ "type": "module" }\n',
    '.gitignore': 'node_modules/\ndist/\n',
    'half.js': 'export const half = (n) => n / 3;\n',
    'test/half.test.js': `${test}import { half } from '../half.js';\ntest('half', () => assert.equal(half(8), 4));\n`,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`src/f${at}.js`, `${at};\n`])),
  });
  initGit(project);
  writeFiles(project, { 'node_modules/left/index.js': '1;\n', 'dist/old.js': '1;\n' });
  writeFileSync(join(project, `${session}.jsonl`), '');
  const { stdout } = await stage.start('command', project, JSON.stringify(arming(project)), env()).ended;
  expect(stdout).toContain('additionalContext');
  writeFileSync(join(project, 'half.js'), 'export const half = (n) => n / 2;\n');
  return project;
}

function arming(project: string) {
  return {
    ...{ session_id: session, transcript_path: join(project, `${session}.jsonl`), cwd: project },
    hook_event_name: 'UserPromptExpansion',
    command_name: 'msw:loop',
    command_args: '"Fix it" --check "node --test test/" --no-guidance --max-iterations 500',
  };
}

function env(): Readonly<Record<string, string>> {
  return { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
}

async function stop(project: string) {
  work(project, session);
  const started = performance.now();
  const { stdout } = await stage.stop(project, session, env()).ended;
  return { shown: String(parseObject(stdout).systemMessage), length: performance.now() - started };
}

/** False where it ended before. */
async function killedAfter(project: string, milliseconds: number): Promise<boolean> {
  work(project, session);
  const { child, ended } = stage.start('stop', project, JSON.stringify(stopInput(project, session)), env());
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const signal = await new Promise((done) => void child.once('exit', (_code, by) => done(by)));
  clearTimeout(timer);
  // What it started still holds its output.
  void ended;
  return signal === 'SIGKILL';
}

/** The next hook would wait for the one that is gone. */
function unlock(project: string): void {
  for (const folder of [join(project, '.msw'), join(stage.folder, 'user')])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.lock')) rmSync(join(folder, name), { recursive: true, force: true });
}

function isArmed(project: string): boolean {
  return stage.loop(project, session) !== null;
}

function trees(): readonly string[] {
  return [temporary, join(stage.folder, 'user', 'trees')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.startsWith('msw-tree-'));
}

/** Of everything but MSW's own folder, the transcript and the file that each turn changes. */
function fingerprint(project: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(project, { recursive: true, encoding: 'utf8' }).sort()) {
    const [first = ''] = name.split(sep);
    if (['.msw', `${session}.jsonl`, 'work.txt'].includes(first)) continue;
    const path = join(project, name);
    const stat = lstatSync(path);
    hash.update(`${name} ${stat.mode} `);
    if (stat.isSymbolicLink()) hash.update(readlinkSync(path));
    else if (stat.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
