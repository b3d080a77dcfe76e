// Leaving: everything of MSW is used once, then `/msw:uninstall` is typed in the client. Afterwards the machine is as it
// was, but for the user's own work and for what the client keeps.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { findOperation } from '../../src/app/operations/nouns.ts';
import type { RequestPlace as OperationPlace } from '../../src/app/operations/operation/request-place.ts';
import { isOwnName, USER_NAMES } from '../../src/core/leaving/own-names.ts';
import { startClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { type JobStage, makeJobStage } from '../support/job-stage.ts';
import { said } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { endingsOf, PLUGIN, runJourney } from './journey.ts';

interface Machine extends JobStage {
  readonly vault: string;
  /** The command line in a terminal of a person. */
  readonly person: (name: string, input?: object) => Promise<void>;
}

const makeMachine = async (version: ClientVersion): Promise<Machine> => {
  const stage = await makeJobStage({ version, script: {} });
  const { cwd, home } = stage;
  const vault = join(cwd, '..', 'vault');
  writeFiles(cwd, { 'value.txt': 'raw\n' });
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'chore: a value');
  writeFiles(vault, { '.obsidian/app.json': '{}', 'note.md': '# A note\n' });
  writeFiles(join(home, '.claude'), { 'settings.json': '{\n  "theme": "dark"\n}\n' });
  const person = async (name: string, input: object = {}): Promise<void> => {
    const place: OperationPlace = {
      ...{ folder: cwd, origin: 'session', cwd, env: { ...stage.env, CLAUDE_PLUGIN_ROOT: PLUGIN } },
      ...{ now: Date.now, caller: { mark: null, isTerminal: true } },
      ...{ tell: () => {}, show: () => {}, emit: () => {} },
    };
    const reply = await (await findOperation(name)).call(place, { ...input });
    expect([name, reply.status, 'reason' in reply ? reply.reason : null]).toEqual([name, 'done', null]);
  };
  return { ...stage, vault, person };
};

/** Every path with the content of files, but for what the client writes itself and git's own record of what it did. */
const everything = ({ cwd, home, vault }: Machine): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [cwd, home, vault].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
        const full = join(folder, path);
        const stat = lstatSync(full);
        const shown = full
          .slice(join(cwd, '..').length + 1)
          .split(sep)
          .join('/');
        if (
          /^home\/(?:tmp|\.cache|\.local|msw-home|\.claude\.json|\.claude\/(?!settings\.json))|^home\/\.claude$/.test(
            shown,
          )
        )
          return [];
        if (
          /^work\/\.git\/(?:objects|logs|index|packed-refs|ORIG_HEAD|COMMIT_EDITMSG|worktrees$|refs\/notes$|refs\/heads\/msw$)/.test(
            shown,
          )
        )
          return [];
        return [[shown, stat.isFile() ? readFileSync(full, 'latin1') : '']];
      }),
    ),
  );

const read = (cwd: string) => ({ tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] });
const write = (cwd: string, content: string) => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
});

for (const version of sampleOf('uninstall', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'git',
    'nlm 0.15.8',
  )(`leaving on ${version}`, () => {
    it('removes everything that MSW wrote, and leaves what the user made', { timeout: 300_000 }, async () => {
      const machine = await makeMachine(version);
      const { cwd, home, vault, server, person } = machine;
      const at = { version, cwd, home };
      const told = async (...args: readonly string[]): Promise<string> => {
        const { stdout, stderr } = await machine.cli(...args);
        return stdout + stderr;
      };
      const before = everything(machine);

      await runJourney({
        ...at,
        prompt: '/msw:loop "make it ready" --check "node check.js value.txt"',
        script: { main: ['I think it is.', read(cwd), write(cwd, 'ready\n'), 'Now it is.'] },
      });
      expect(endingsOf(cwd)).toEqual(['done']);
      git(cwd, 'commit', '-qam', 'feat: ready');
      const work = git(cwd, 'rev-parse', 'HEAD').trim();
      await person('receipt write', { note: true });
      await person('memory add', { text: 'Retries are capped at five.', wrap: true });
      await person('trust add', { command: 'npm run lint' });
      await person('statusline install', { yes: true });
      await person('obsidian install', { vault, yes: true });
      await person('config set', { key: 'parallelChecks', value: 'true' });
      await person('notebook use', { id: 'nb1', profile: 'work', name: 'docs' });
      expect(await told('report')).toContain('.html');
      server.use({
        main: [
          (request) => {
            const tree = /working directory: (\S+)/i.exec(request.systemText)?.[1] ?? '';
            return {
              tools: [{ name: 'Write', input: { file_path: join(tree, 'more.txt'), content: 'x\n' } }],
            };
          },
          'Done.',
        ],
      });
      const words = [
        'add more',
        '--worktree',
        '--check',
        'node check.js value.txt',
        '--permission-mode',
        'acceptEdits',
      ];
      expect(await told('loop', 'run', ...words)).toContain('msw-worktrees');
      server.use({ main: [{ hang: true }] });
      expect(await told('job', 'execute-phase', '1')).toContain('execute phase 1');
      await server.waitForRequest((request) => said(request).includes('01-01-PLAN.md'), 60_000);
      const job = await machine.job();
      expect(await told('uninstall', '--yes')).toContain(`job cancel ${job.id}`);
      expect(existsSync(join(cwd, '.msw', 'jobs'))).toBe(true);
      await told('job', 'cancel', job.id);
      expect((await machine.settled(job.id)).state).toBe('cancelled');
      writeFiles(cwd, {
        '.claude/settings.local.json': '{"permissions":{"allow":["mcp__plugin_msw_msw__notebook_query"]}}',
      });
      const user = readdirSync(join(home, 'msw-home'));
      expect(user.filter((name) => !isOwnName(name, USER_NAMES))).toEqual([]);

      server.use({
        main: [
          (request) =>
            request.toolResults.length > 0
              ? 'It refused.'
              : {
                  tools: [
                    {
                      name: 'Bash',
                      input: { command: `node "${PLUGIN}/dist/cli.mjs" uninstall --yes`, description: 'x' },
                    },
                  ],
                },
        ],
      });
      const client = startClient({ ...at, server, pluginDirs: [PLUGIN] });
      let typed = 0;
      const type = async (prompt: string): Promise<string> => {
        typed += 1;
        client.send(prompt);
        return (await client.waitForResult(typed)).result ?? '';
      };
      await type('Uninstall MSW.');
      expect(server.requests.at(-1)?.toolResults.join()).toContain('for you, not for Claude');
      const listed = await type('/msw:uninstall');
      expect(listed).toContain('Nothing was removed. To do it: /msw:uninstall --yes');
      for (const what of [
        join(cwd, '.msw'),
        join(home, 'msw-home'),
        join(home, '.claude', 'settings.json'),
        join(vault, '.obsidian', 'plugins', 'msw-vault'),
        join(home, 'msw-worktrees'),
        'branch  msw/',
        'refs/notes/msw',
        'nlm notebook delete nb1 --profile work',
        'mcp__plugin_msw_msw__notebook_query',
      ])
        expect(listed).toContain(what);
      expect(existsSync(join(cwd, '.msw', 'memory'))).toBe(true);

      // Of the same session: nothing may come back.
      const removed = await type('/msw:uninstall --yes --notes');
      expect(removed).toContain('MSW removed:');
      expect(removed).toContain('claude plugin uninstall msw@msw-protocol');
      expect(removed).toContain('1 commit that no other branch has');
      expect(git(cwd, 'for-each-ref', '--format=%(refname)', 'refs/heads/msw')).toContain(
        'refs/heads/msw/add-more-',
      );
      expect(await type('/msw:uninstall --yes --branches')).toContain('branch  msw/add-more-');
      await client.finish();
      // What the client keeps about MSW is named, each by its path.
      const kept = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /^(?:msw$|msw-(?!worktrees)|mcp-logs-plugin-msw)/.test(path.split(sep).at(-1) ?? ''),
      );
      expect(kept.length).toBeGreaterThan(1);
      expect(kept.filter((path) => !listed.includes(join(home, path)))).toEqual([]);
      const after = everything(machine);
      const { 'work/.claude': _, 'work/.claude/settings.local.json': rule, ...left } = after;
      expect(rule).toContain('mcp__plugin_msw_msw__');
      const changed = Object.keys({ ...before, ...left }).filter((path) => before[path] !== left[path]);
      expect(changed.filter((path) => !path.startsWith('work/.git/refs/heads/'))).toEqual(['work/value.txt']);
      expect(git(cwd, 'rev-parse', 'HEAD').trim()).toBe(work);
      expect(git(cwd, 'for-each-ref', '--format=%(refname)', 'refs/heads/msw', 'refs/notes')).toBe('');
      expect(git(cwd, 'worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
    });
  });
}
