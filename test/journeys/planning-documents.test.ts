// From nothing to a phase that can be planned: init from a file, discuss, and the commands that only report.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createProject } from '../../src/app/planning/writing/create-project.ts';
import { milestoneExample } from '../../src/core/planning/milestones/begin-roadmap.ts';
import { contextExample } from '../../src/core/planning/writing/context-document.ts';
import { projectExample } from '../../src/core/planning/writing/project-answers.ts';
import { finishedProject } from '../app/planning/milestones/finished-project.ts';
import { ask } from '../app/planning/oracle.ts';
import { plainAnswers } from '../app/planning/writing/plain-answers.ts';
import { builtCli } from '../cli/built-cli.ts';
import { type ClientRun, runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Script, Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { path } = builtCli();
const plugin = (): string => dirname(dirname(path()));

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['agents', 'commands', 'hooks'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

/** The value of a name in the facts that the hook added. */
function fact(request: ModelRequest, name: string): string {
  const told = JSON.stringify(request.messages);
  const line = new RegExp(`${name}: ((?:[^\\\\]|\\\\\\\\|\\\\")*?)(?:\\\\n|"\\})`).exec(told)?.[1] ?? '';
  return JSON.parse(`"${line}"`);
}
const writes =
  (answers: unknown): Step =>
  (request) => ({
    tools: [
      { name: 'Write', input: { file_path: fact(request, 'ANSWERS'), content: JSON.stringify(answers) } },
    ],
  });
const runs =
  (name: string, words: (request: ModelRequest) => string): Step =>
  (request) => ({
    tools: [
      { name: 'Bash', input: { command: `${fact(request, name)}${words(request)}`, description: 'msw' } },
    ],
  });
const calls = (words: (request: ModelRequest) => string): Step =>
  runs('CLI', (request) => ` ${words(request)}`);
const create = runs(
  'WRITE',
  (request) => ` --from "${fact(request, 'ANSWERS')}" --project "${fact(request, 'ROOT')}" --json`,
);

const isDrawn = drawn('planning documents', 3, 1);
for (const version of sampleOf('planning-documents', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`planning documents on ${version}`, () => {
    it.runIf(isDrawn())(
      'are made from a file and a conversation, and say what comes next',
      { timeout: 120_000 },
      async () => {
        const cwd = tempFolder();
        mkdirSync(join(cwd, 'docs', 'research'), { recursive: true });
        writeFileSync(join(cwd, 'docs', 'research', 'tills.md'), '# Tills\n\n## Undo\n');
        writeFileSync(join(cwd, 'prd.md'), '# Till\n\nA till for a small shop.\n');
        initGit(cwd);
        const home = tempFolder();
        const type = (prompt: string, script: Script = {}): Promise<ClientRun> =>
          runClient({ version, cwd, home, prompt, permissions: 'default', pluginDirs: [plugin()], script });
        const told = async (prompt: string) => {
          const run = await type(prompt);
          expect(run.allRequests).toEqual([]);
          return run.results.at(-1)?.result;
        };

        expect(await told('/msw:status')).toContain('No loop in this project');
        const wrong = { ...projectExample, phases: projectExample.phases.slice(0, 1) };
        const init = await type('/msw:init --from prd.md', {
          main: [
            { tools: [{ name: 'Read', input: { file_path: join(cwd, 'prd.md') } }] },
            runs('SCHEMA', () => ''),
            writes(wrong),
            create,
            writes(projectExample),
            create,
            'The project is planned. /msw:discuss 1',
          ],
        });
        const facts = init.requests[0];
        if (facts === undefined) throw new Error('the model was not called');
        expect(fact(facts, 'from')).toContain('prd.md');
        expect(JSON.stringify(facts.messages)).toContain('- docs/research/tills.md (“Tills”)');
        const results = init.requests.map(({ toolResults }) => toolResults.join('\n'));
        expect(results[2]).toContain('Every v1 requirement is in exactly one phase');
        expect(results[4]).toContain('REP-01 is in no phase');
        expect(JSON.parse(results[6] ?? '')).toMatchObject({
          status: 'done',
          commit: { status: 'committed' },
        });
        expect(existsSync(join(cwd, '.planning', 'PROJECT.md'))).toBe(true);

        const discuss = await type('/msw:discuss 1', {
          main: [
            writes(contextExample),
            calls(
              (request) =>
                `phase context 1 "${fact(request, 'ROOT')}" --from "${fact(request, 'ANSWERS')}" --json`,
            ),
            'Decided. /msw:plan 1',
          ],
        });
        expect(JSON.stringify(discuss.requests[0]?.messages)).toContain(
          '- SALE-01: “User can record a sale”',
        );
        const context = join(cwd, '.planning', 'phases', '01-sales', '01-CONTEXT.md');
        expect(readFileSync(context, 'utf8')).toContain('- **D-02:** An undo is a line of its own');
        expect(git(cwd, 'log', '--format=%s').split('\n').slice(0, 2)).toEqual([
          'docs(01): capture phase context',
          'docs: initialize Till',
        ]);

        expect(await told('/msw:status')).toContain(
          'Next: /msw:plan 1 — Phase 1 is discussed and has no plan.',
        );
        expect(await told('/msw:status')).toContain('▸ 1 Sales: discussed, no plan');
      },
    );
  });
}

for (const version of sampleOf('planning-documents', CLIENT_VERSIONS, 1))
  requireOrSkip(`client ${version}`, 'git')(`the end of a milestone on ${version}`, () => {
    it.runIf(isDrawn())('leads to the next one, and gsd-core agrees', { timeout: 180_000 }, async () => {
      const cwd = await finishedProject();
      const home = tempFolder();
      const type = (prompt: string, script: Script = {}): Promise<ClientRun> =>
        runClient({ version, cwd, home, prompt, permissions: 'default', pluginDirs: [plugin()], script });
      const told = async (prompt: string) => (await type(prompt)).results.at(-1)?.result;

      expect(await told('/msw:status')).toContain(
        'Next: /msw:go --close — Every phase of v1.0 Till is verified',
      );
      const closed = await told('/msw:go --close --tag');
      expect(closed).toContain('Milestone v1.0 (Till) is closed.');
      expect(closed).toContain('Tagged: v1.0.');
      expect(await told('/msw:status')).toContain('Next: /msw:init --milestone');
      const begun = await type('/msw:init --milestone', {
        main: [
          runs('SCHEMA', () => ''),
          writes({ ...milestoneExample, version: undefined }),
          create,
          'The milestone is planned. /msw:discuss 3',
        ],
      });
      const results = begun.requests.map(({ toolResults }) => toolResults.join('\n'));
      expect(results[1]).toContain('Phases are numbered on from the last milestone');
      expect(JSON.parse(results[3] ?? '')).toMatchObject({
        version: 'v1.1',
        first: '3',
        commit: { status: 'committed' },
      });
      expect(await told('/msw:status')).toContain('Next: /msw:discuss 3');
      const plan = await type('/msw:plan 3 --skip-research', { main: ['Nothing more.'] });
      expect(JSON.stringify(plan.requests[0]?.messages)).toContain('03-mail');

      expect(await ask('core', cwd, ['roadmap', 'analyze'])).toMatchObject({
        phase_count: 1,
        next_phase: '3',
      });
      expect(await ask('core', cwd, ['validate', 'consistency'])).toMatchObject({
        passed: true,
        warnings: [],
      });
      expect(git(cwd, 'log', '--format=%s').split('\n').slice(0, 2)).toEqual([
        'docs: start milestone v1.1 Mail',
        'chore: archive v1.0 milestone files',
      ]);
    });
  });

for (const version of sampleOf('planning-documents', CLIENT_VERSIONS, 1))
  requireOrSkip(`client ${version}`, 'git')(`a small task on ${version}`, () => {
    it.runIf(isDrawn())(
      'is planned by the planner, started by the user, and complete only when its check passes',
      {
        timeout: 180_000,
      },
      async () => {
        const cwd = tempFolder();
        initGit(cwd);
        const opened = await createProject(cwd, plainAnswers);
        expect(opened.status).toBe('done');
        const home = tempFolder();
        const type = (prompt: string, script: Script) =>
          runClient({
            version,
            cwd,
            home,
            prompt,
            permissions: 'default',
            // The user has to permit the work itself.
            args: ['--allowedTools', 'Edit(/value.txt)'],
            pluginDirs: [plugin()],
            script,
          });
        let plan = '';
        const begun = await type('/msw:quick "Say ready"', {
          main: [
            (request) => {
              plan = fact(request, 'PLAN');
              const prompt = `Brief: ${fact(request, 'BRIEF')}. Write the one plan that it names.`;
              const input = {
                description: 'plan',
                prompt,
                subagent_type: 'msw:planner',
                run_in_background: false,
              };
              return { tools: [{ name: 'Agent', input }] };
            },
            calls(
              (request) => `quick check ${fact(request, 'ID')} --project "${fact(request, 'ROOT')}" --json`,
            ),
            'Type the command.',
          ],
          sub: [
            () => ({ tools: [{ name: 'Write', input: { file_path: join(cwd, plan), content: PLAN } }] }),
            '## PLANNING COMPLETE',
          ],
        });
        const told = JSON.parse(begun.requests.at(-1)?.toolResults.join('') ?? '{}');
        expect(told).toMatchObject({ next: 'go', problems: [], untrusted: ['grep -q ready value.txt'] });
        const state = () => readFileSync(join(cwd, '.planning', 'STATE.md'), 'utf8');
        const failed = await type(told.command, {
          main: [
            { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'no\n' } }] },
            'Done.',
            (request) => {
              const path = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1];
              return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
            },
            '<abort>nobody told me the word</abort>',
          ],
        });
        expect(failed.requests.length).toBeGreaterThanOrEqual(4);
        expect(state()).not.toContain('| Say ready |');
        expect(git(cwd, 'log', '--format=%s')).not.toContain('(quick-');
        const done = await type(told.command.replace(/ --trust.*/, ''), {
          main: [
            { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
            { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } }] },
            calls(
              (request) =>
                `quick commit ${fact(request, 'ID')} "say ready" --task 1 --type feat --project "${fact(request, 'ROOT')}"`,
            ),
            'Now it is done.',
          ],
        });
        expect(done.results.at(-1)?.result).toBe('Now it is done.');
        expect(git(cwd, 'log', '--format=%s').split('\n').slice(0, 2)).toEqual([
          expect.stringMatching(/^docs\(quick-\d{6}-[a-z0-9]{3}\): Say ready$/),
          expect.stringMatching(/^feat\(quick-\d{6}-[a-z0-9]{3}\): say ready$/),
        ]);
        expect(state()).toContain('| Say ready |');
      },
    );
  });

const PLAN = `---
phase: quick
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [value.txt]
autonomous: true
requirements: []
must_haves:
  truths: ["value.txt says ready"]
  artifacts: []
  key_links: []
---

<objective>
Say ready.
</objective>

<tasks>

<task type="auto">
  <name>Task 1: Say ready</name>
  <files>value.txt</files>
  <action>Write ready into value.txt.</action>
  <verify>
    <automated>grep -q ready value.txt</automated>
  </verify>
  <done>value.txt says ready</done>
</task>

</tasks>
`;
