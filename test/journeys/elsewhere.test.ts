// Work in another place than the one in which the loop was armed, and in a repository inside it, in the real client.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ClientVersion } from '../support/client-binary.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { endingsOf, hookOutputs, makePlace, readLoopFile, runJourney } from './journey.ts';

const LOOP = '/msw:loop "make it ready" --check "node check.js" --no-guidance';

const bash = (command: string): Step => ({ tools: [{ name: 'Bash', input: { command, description: 'x' } }] });

const COMMIT =
  "echo ready > value.txt && git -c user.name=a -c user.email=a@example.org commit -qam 'make it ready'";

/** What Claude does to work elsewhere, what it needs for that, and where the work then is. */
interface Way {
  readonly name: string;
  readonly begin: (version: ClientVersion) => readonly Step[];
  readonly leave?: (version: ClientVersion) => readonly Step[];
  readonly branch: RegExp;
  readonly folder: (cwd: string) => string;
}

/** 2.1.332 defers the tool. */
const found = (version: ClientVersion, tool: string): readonly Step[] =>
  version === '2.1.197'
    ? []
    : [{ tools: [{ name: 'ToolSearch', input: { query: `select:${tool}`, max_results: 1 } }] }];

const WAYS: readonly Way[] = [
  {
    name: 'enters a worktree',
    begin: (version) => [
      ...found(version, 'EnterWorktree'),
      { tools: [{ name: 'EnterWorktree', input: { name: 'side' } }] },
      bash(COMMIT),
    ],
    branch: /^worktree-side$/,
    leave: (version) => [
      ...found(version, 'ExitWorktree'),
      { tools: [{ name: 'ExitWorktree', input: { action: 'keep' } }] },
    ],
    folder: (cwd) => join(cwd, '.claude', 'worktrees', 'side'),
  },
  {
    name: 'makes a worktree itself',
    begin: () => [bash(`git worktree add -q -b side ../side && cd ../side && ${COMMIT}`)],
    branch: /^side$/,
    folder: (cwd) => join(cwd, '..', 'side'),
  },
  {
    name: 'isolates an agent in a worktree',
    begin: () => [
      {
        tools: [
          {
            name: 'Agent',
            input: {
              description: 'make it ready',
              prompt: 'make it ready',
              subagent_type: 'general-purpose',
              isolation: 'worktree',
              run_in_background: false,
            },
          },
        ],
      },
    ],
    branch: /^worktree-agent-/,
    folder: (cwd) => join(cwd, '.claude', 'worktrees'),
  },
];

for (const version of sampleOf('elsewhere', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a loop on ${version}`, () => {
    it.each(WAYS)('that $name says where the checks run and where the work is', async (way) => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const bring: Step = () => {
        const [branch = ''] = git(cwd, 'for-each-ref', '--no-merged=HEAD', '--format=%(refname:short)').split(
          '\n',
        );
        expect(branch).toMatch(way.branch);
        return bashCall(`git -C ${cwd} merge -q ${branch}`);
      };
      const run = await runJourney({
        ...{ version, cwd, home, prompt: LOOP },
        script: {
          main: [
            ...way.begin(version),
            'It is committed.',
            ...(way.leave?.(version) ?? []),
            bring,
            'Now it is here.',
          ],
          sub: [bash(COMMIT), 'done'],
        },
      });
      const [first = '', last = ''] = hookOutputs(run, 'Stop');
      const { additionalContext } = JSON.parse(first).hookSpecificOutput;
      expect(additionalContext).toContain(
        `The checks are run in ${cwd}; commits since the loop began are on branch`,
      );
      expect(additionalContext).toContain(way.folder(cwd));
      expect(additionalContext).toContain('bring it here');
      expect(first).not.toContain('Not in the snapshots');
      expect(last).toContain('done and proven');
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it('in a project with a submodule counts the work there, and names it', async () => {
      const { cwd, home } = makePlace();
      const theme = tempFolder();
      writeFiles(theme, { 'blue.css': 'red\n' });
      initGit(theme);
      writeFiles(cwd, {
        'paint.js':
          "exports.colour = () => require('node:fs').readFileSync('theme/blue.css', 'utf8').trim();\n",
        'check.js': "if (require('./paint').colour() !== 'blue') throw new Error('it is not blue');\n",
      });
      initGit(cwd);
      const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', theme, 'theme'];
      execFileSync('git', ['-C', cwd, ...add]);
      git(cwd, 'commit', '-qam', 'theme');
      const run = await runJourney({
        ...{ version, cwd, home, prompt: LOOP },
        script: {
          main: [
            bash('echo green > theme/blue.css'),
            'I painted it.',
            bash('echo blue > theme/blue.css'),
            'Now it is blue.',
          ],
        },
      });
      const said = hookOutputs(run, 'Stop').join('');
      expect(said).toContain('done and proven');
      expect(said).not.toMatch(/Flaky|no file|Not in the snapshots/);
      expect(readLoopFile(cwd, 'iteration-001.md')).toContain('theme: blue.css (+1 -1)');
      expect(readLoopFile(cwd, 'report.md')).toContain('- theme/blue.css (+1 -1)');
    });
  });
}

function bashCall(command: string) {
  return { tools: [{ name: 'Bash', input: { command, description: 'x' } }] };
}
