// The scripts for shells, run by the shells themselves; PowerShell's only by its structure.
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { nouns } from '../../src/app/operations/nouns.ts';
import { PROJECT_SETTINGS, USER_SETTINGS } from '../../src/core/settings/setting-words.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { openTerminal } from '../support/terminal.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli, path } = builtCli();

beforeAll(() => {
  const recipes = join(import.meta.dirname, '..', '..', 'recipes');
  cpSync(recipes, join(dirname(dirname(path())), 'recipes'), { recursive: true });
});

const scriptOf = async (place: Place, shell: string, ...more: string[]) => {
  const { stdout, stderr, code } = await cli(['completion', shell, ...more], {
    cwd: place.project,
    env: place.env,
  });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return stdout;
};
const scripts = new Map<string, string>();

/** A project with files whose names have blanks, and the script in it. */
const scene = async (shell: string, ...more: string[]) => {
  const place = newPlace({ 'a plan.md': '', 'app/b.md': '' });
  const script = join(place.project, 'script');
  const key = [shell, ...more].join(' ');
  const text = scripts.get(key) ?? (await scriptOf(place, shell, ...more));
  scripts.set(key, text);
  writeFileSync(script, text);
  return place;
};

const settings = Object.keys({ ...PROJECT_SETTINGS, ...USER_SETTINGS });
/** What follows `msw-protocol`, up to the cursor, and what is offered: all of it, or among other things. */
const cases: readonly (readonly [typed: readonly string[], offers: readonly string[], isAll: boolean])[] = [
  [['rec'], ['receipt', 'recipe'], true],
  [['config', ''], ['show', 'explain', 'set', 'unset', 'schema'], true],
  [['config', 'set', ''], settings, true],
  [['config', 'set', '--user', 'bel'], ['bell'], true],
  [['config', 'set', 'bell', ''], [], true],
  [['config', 'set', '--us'], ['--user'], true],
  [['completion', ''], ['bash', 'zsh', 'fish', 'powershell'], true],
  [['completion', '--name', 'zsh', 'fi'], ['fish'], true],
  [['recipe', 'show', 'fix'], ['fix-tests'], false],
  [['loop', 'arm', '--recipe', 'fix'], ['fix-tests'], false],
  [['loop', 'arm', '--check', ''], [], true],
  [['log', '--kind', ''], ['decision', 'call', 'question', 'outcome'], true],
  [['log', 'ex'], ['export'], true],
  [['log', 'export', '--js'], ['--json'], true],
  [['plan', 'validate', 'a'], ['a plan.md', 'app'], true],
  [['unheard-of', ''], [], true],
];

const same = (found: readonly string[], offers: readonly string[], isAll: boolean) =>
  isAll
    ? expect(new Set(found)).toEqual(new Set(offers))
    : expect(found).toEqual(expect.arrayContaining([...offers]));
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

requireOrSkip('bash')('completion in bash', () => {
  it.each(cases)('%j', async (typed, offers, isAll) => {
    const place = await scene('bash');
    const run = [
      'source ./script || exit 3',
      'COMP_WORDS=(msw-protocol "$@"); COMP_CWORD=$#',
      '_complete_msw_protocol || exit 4',
      'printf "%s\\n" "${' + 'COMPREPLY[@]}"',
    ].join('\n');
    const args = ['--norc', '--noprofile', '-c', run, 'bash', ...typed];
    const { stdout } = await execa('bash', args, { cwd: place.project });
    same(linesOf(stdout), offers, isAll);
  });

  it('for a name of the user’s own', async () => {
    const place = await scene('bash', '--name', 'msw');
    const { stdout } = await execa('bash', ['--norc', '-c', 'source ./script; complete -p msw'], {
      cwd: place.project,
    });
    expect(stdout).toBe('complete -F _complete_msw msw');
  });
});

requireOrSkip('fish')('completion in fish', () => {
  it.each(cases)('%j', async (typed, offers, isAll) => {
    const place = await scene('fish');
    const line = ['msw-protocol', ...typed].join(' ');
    const env = { HOME: place.project, XDG_CONFIG_HOME: join(place.project, 'none') };
    const { stdout } = await execa('fish', ['--no-config', '-c', `source ./script; complete -C '${line}'`], {
      ...{ cwd: place.project, env },
    });
    const found = linesOf(stdout).map((one) => one.split('\t')[0]?.replace(/\/$/, '') ?? '');
    same(found, offers, isAll);
  });
});

requireOrSkip('zsh', 'tmux')('completion in zsh', () => {
  it('completes nouns, verbs, values and files when Tab is pressed', { timeout: 60_000 }, async () => {
    const place = await scene('zsh');
    // Its modules and functions are where the shell was built for; a marker says when it is ready.
    const rc = 'PS1="> "\nsource ./script\necho is-ready\n';
    mkdirSync(join(place.project, 'rc'));
    writeFileSync(join(place.project, 'rc', '.zshrc'), rc);
    const start = join(place.project, 'start');
    writeFileSync(start, `#!/bin/sh\nZDOTDIR="$PWD/rc" ZSH_DISABLE_COMPFIX=true exec zsh -i\n`);
    chmodSync(start, 0o755);
    const terminal = await openTerminal([start], place.project);
    try {
      await terminal.waitFor((shown) => shown.includes('is-ready'), 'zsh');
      for (const [typed, whole] of [
        ['msw-protocol complet', 'msw-protocol completion '],
        ['fish', 'msw-protocol completion fish'],
        ['msw-protocol config expl', 'msw-protocol config explain '],
        ['msw-protocol recipe show fix-te', 'msw-protocol recipe show fix-tests '],
        ['msw-protocol log --kind ques', 'msw-protocol log --kind question '],
        ['msw-protocol plan validate ap', 'msw-protocol plan validate app'],
      ] as const) {
        if (typed !== 'fish') await terminal.key('C-u');
        await terminal.type(typed);
        await terminal.key('Tab');
        await terminal.waitFor((shown) => shown.includes(`> ${whole.trimEnd()}`), whole);
      }
    } finally {
      await terminal.close();
    }
  });
});

describe('completion in PowerShell', () => {
  it('has every noun and call in a block whose brackets and quotes close', async () => {
    const script = await scriptOf(newPlace(), 'powershell');
    const bare = script.replaceAll(/^#.*$/gm, '').replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, '');
    expect(bare).not.toMatch(/['"]/);
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair]))
      expect(bare.split(open ?? '').length).toBe(bare.split(close ?? '').length);
    expect(script).toContain("Register-ArgumentCompleter -Native -CommandName 'msw-protocol'");
    for (const noun of Object.keys(nouns)) expect(script).toContain(`'${noun}'`);
    expect(script).toMatch(
      /'log' = @\{ Options = .*'--kind' = @\('decision', 'call', 'question', 'outcome'\)/,
    );
  });
});

describe('completion', () => {
  it.each([
    [['tcsh'], 'bash|zsh|fish|powershell'],
    [['bash', '--name', 'rm -rf /'], '--name needs the name of a command'],
    [[], 'bash|zsh|fish|powershell'],
  ])('%j is refused', async (args, told) => {
    const run = await cli(['completion', ...args]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(told);
  });
});
