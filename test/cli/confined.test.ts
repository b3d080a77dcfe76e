// For Claude's tools the command line ends at the project of their session, whatever the words, links and folders.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rememberCommand } from '../../src/adapters/files/session-commands.ts';
import { userFolder } from '../../src/adapters/user/user-folder.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { sampled } from '../support/sampled.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

sampled();

const { cli } = builtCli();

const SECRET = 'the secret of another project';
const MARKS = { CLAUDECODE: '1', CLAUDE_CODE_SESSION_ID: 's1' };

/** A project whose session the user typed a command into, next to a folder of another user. */
const place = (): Place & { readonly outside: string } => {
  const made = newPlace({ '.planning/ROADMAP.md': '# Roadmap\n', 'sub/x.txt': '', 'answers.json': '{}' });
  const outside = join(dirname(made.project), 'outside');
  mkdirSync(join(outside, '.planning'), { recursive: true });
  writeFileSync(join(outside, 'secret.md'), SECRET);
  writeFileSync(join(outside, 'answers.json'), '{}');
  const env = { ...made.env, ...MARKS };
  const user = userFolder(made.project, env);
  if (user.status === 'refused') throw new Error(user.reason);
  rememberCommand(user.path, 's1', { project: made.project, command: 'plan' }, Date.now());
  return { ...made, env, outside };
};

/** Every way to name a file or a folder; `OUT` stands for a folder outside. */
const WORDS: readonly (readonly string[])[] = [
  ['plan', 'parse', 'OUT/secret.md'],
  ['plan', 'write', 'OUT/secret.md'],
  ['plan', 'validate', 'OUT/secret.md'],
  ['plan', 'waves', 'OUT'],
  ['state', 'show', 'OUT'],
  ['state', 'sync', 'OUT'],
  ['state', 'decision', 'x', '--project', 'OUT'],
  ['roadmap', 'show', 'OUT'],
  ['phase', 'next', 'OUT'],
  ['phase', 'check', '1', 'OUT'],
  ['phase', 'verify', '1', 'OUT'],
  ['phase', 'judge', '1', 'truth-0123456789', 'passed', 'OUT', '--evidence', 'a:1'],
  ['phase', 'context', '1', '--from', 'OUT/answers.json'],
  ['phase', 'context', '1', 'OUT', '--from', 'answers.json'],
  ['project', 'new', '--from', 'OUT/answers.json'],
  ['project', 'new', '--from', 'answers.json', '--project', 'OUT'],
  ['execute', 'next', '1', '--project', 'OUT'],
  ['execute', 'ready', '01-01', '--project', 'OUT'],
  ['quick', 'check', '261122-abc', '--project', 'OUT'],
  ['map', 'skeleton', 'OUT'],
  ['map', 'begin', 'OUT'],
  ['map', 'finish', '--project', 'OUT'],
  ['failure', 'fingerprint', '--command', 'x', '--root', 'OUT'],
  ['failure', 'fingerprint', '--command', 'x', '--passed', 'OUT/log'],
  ['loop', 'explain', 'OUT/secret.md'],
  ['loop', 'history', '--project', 'OUT'],
  ['research', 'run', 'a topic', '--local', '--out', 'OUT/report.md'],
  ['research', 'status', '--project', 'OUT'],
  ['notebook', 'quota', '--project', 'OUT'],
  ['trust', 'list', '--project', 'OUT'],
  ['status', '--project', 'OUT'],
  ['doctor', '--project', 'OUT'],
];
const REFUSED = 'lies outside of';

describe.each(WORDS)('%s %s %s %s', (...words) => {
  it('refuses an absolute path and .. that lead outside', async () => {
    const { project, env, outside } = place();
    for (const folder of [outside, '../outside']) {
      const run = await cli(
        words.map((word) => word.replace('OUT', folder)),
        { cwd: project, env, input: 'x' },
      );
      expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(REFUSED) });
      expect(run.stderr).not.toContain(SECRET);
    }
    expect(existsSync(join(outside, 'report.md'))).toBe(false);
    expect(existsSync(join(outside, '.msw'))).toBe(false);
  });
});

requireOrSkip('posix')('links and other ways', () => {
  it('a link counts as its target', async () => {
    const { project, env, outside } = place();
    symlinkSync(outside, join(project, 'link'));
    symlinkSync(join(outside, 'secret.md'), join(project, 'secret.md'));
    for (const word of ['link/secret.md', 'secret.md', 'link/../outside/secret.md']) {
      const run = await cli(['plan', 'parse', word], { cwd: project, env });
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).not.toContain(SECRET);
    }
    const report = ['research', 'run', 'a topic', '--local', '--out', 'link/report.md'];
    expect((await cli(report, { cwd: project, env })).stderr).toContain(REFUSED);
  });

  it('a tool that changed its folder still works in the project of its session', async () => {
    const { project, env, outside } = place();
    const away = await cli(['roadmap', 'show', '--json'], { cwd: outside, env });
    expect(away).toMatchObject({ code: 0, stderr: '' });
    expect((await cli(['plan', 'parse', 'secret.md'], { cwd: outside, env })).stderr).toContain(REFUSED);
    const below = await cli(['plan', 'parse', '../.planning/ROADMAP.md'], {
      cwd: join(project, 'sub'),
      env,
    });
    expect(below).toMatchObject({ code: 0, stdout: expect.stringContaining('0 truths') });
  });

  it('without a record, the project is the folder that the client was started in', async () => {
    const { project, env, outside } = place();
    const unknown = { ...env, CLAUDE_CODE_SESSION_ID: '../../user/sessions/s1' };
    const there = { ...unknown, CLAUDE_PROJECT_DIR: project };
    expect((await cli(['roadmap', 'show'], { cwd: outside, env: there })).code).toBe(0);
    expect((await cli(['plan', 'parse', 'secret.md'], { cwd: outside, env: there })).stderr).toContain(
      REFUSED,
    );
    expect(
      (await cli(['plan', 'parse', '../outside/secret.md'], { cwd: project, env: unknown })).stderr,
    ).toContain(REFUSED);
  });

  it('a person may name any path', async () => {
    const { project, env, outside } = place();
    const {
      CLAUDECODE: _,
      CLAUDE_CODE_SESSION_ID: __,
      ...own
    } = { ...env, CLAUDECODE: '', CLAUDE_CODE_SESSION_ID: '' };
    const read = await cli(['plan', 'parse', join(outside, 'secret.md')], { cwd: project, env: own });
    expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining('0 truths') });
  });
});
