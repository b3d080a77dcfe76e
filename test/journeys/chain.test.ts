// `/msw:go --until blocked`: three phases are planned, executed and verified in one turn of one session, which stops at
// the one question for a person.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { readVerification } from '../../src/core/planning/documents/verification.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import { makeGate, type Step } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import {
  agentsOf,
  calls,
  closePlan,
  executeLead,
  FILL,
  inWorkRoot,
  planLead,
  said,
  turnOf,
  verifyLead,
  WORK_GRANTS,
  write,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { openTui } from '../support/tui.ts';
import { hookOutputs, journalOf, makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

const PHASES = [
  { number: '1', folder: '01-red', name: 'Red', file: 'src/red.txt' },
  { number: '2', folder: '02-green', name: 'Green', file: 'src/green.txt' },
  { number: '3', folder: '03-blue', name: 'Blue', file: 'src/blue.txt' },
] as const;
type Phase = (typeof PHASES)[number];

const checkOf = ({ file }: Phase): string => `node check.js ${file}`;
const truthOf = ({ file }: Phase): string => `The file ${file} says ready`;
const planOf = ({ folder }: Phase): string => `.planning/phases/${folder}/${folder.slice(0, 2)}-01-PLAN.md`;

const ANSWERS = {
  name: 'Colours',
  what: 'Files with words.',
  coreValue: 'Every file says ready.',
  requirements: PHASES.map((one) => ({
    id: `WORD-0${one.number}`,
    category: 'Words',
    text: truthOf(one),
  })),
  overview: 'Three colours.',
  phases: PHASES.map((one) => ({
    name: one.name,
    goal: truthOf(one),
    dependsOn: [],
    requirements: [`WORD-0${one.number}`],
    criteria: [truthOf(one), `The command \`${checkOf(one)}\` passes`],
    sources: [],
  })),
  settings: { research: false, planCheck: false },
};

/** Only the last phase has something that a person must look at. */
const planText = (phase: Phase): string => `---
phase: ${phase.folder}
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [${phase.file}]
autonomous: true
requirements: [WORD-0${phase.number}]
must_haves:
  truths: ["${truthOf(phase)}"]
  artifacts:
    - path: ${phase.file}
      provides: The word
---

<objective>
Write ${phase.file}.

Purpose: WORD-0${phase.number}.
Output: ${phase.file}
</objective>

<context>
@.planning/PROJECT.md
</context>

<tasks>

<task type="auto">
  <name>Task 1: Write the word</name>
  <files>${phase.file}</files>
  <action>Write the word ready into ${phase.file}.</action>
  <verify><automated>${checkOf(phase)}</automated>${phase.number === '3' ? '<human-check><test>Look at the colour</test><expected>It is blue</expected></human-check>' : ''}</verify>
  <done>${truthOf(phase)}.</done>
</task>

</tasks>

<verification>
- [ ] ${truthOf(phase)}
</verification>

<success_criteria>
${truthOf(phase)}.
</success_criteria>

<output>
After completion, create \`${planOf(phase).replace('PLAN', 'SUMMARY')}\`
</output>
`;

const makeProject = async (): Promise<Place> => {
  const place = makePlace();
  const { cwd, home } = place;
  writeFiles(cwd, {
    '.gitignore': '.msw/\nanswers.json\n',
    'answers.json': JSON.stringify(ANSWERS),
    'check.js': [
      "const { readFileSync } = require('node:fs');",
      "if (readFileSync(process.argv[2], 'utf8').trim() !== 'ready') throw new Error('not ready');",
      '',
    ].join('\n'),
    'work.mjs':
      "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('src', { recursive: true });\nwriteFileSync(process.argv[2], 'ready\\n');\n",
    ...FILL,
  });
  const env = { ...process.env, MSW_HOME: join(home, 'msw-home') };
  const cli = join(PLUGIN, 'dist', 'cli.mjs');
  initGit(cwd);
  execFileSync(process.execPath, [cli, 'project', 'new', '--from', 'answers.json', '--json'], { cwd, env });
  if (git(cwd, 'status', '--porcelain') !== '') {
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'docs: plan the project');
  }
  const opened = openWorkspace(cwd, env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  for (const phase of PHASES) await manageTrust(opened.workspace).add(checkOf(phase));
  return place;
};

const LEADS: Readonly<Record<string, Step>> = {
  plan: planLead,
  execute: executeLead,
  verify: verifyLead,
};

/** Does what the hook asked for last, as if the conversation began there. */
const lead: Step = (request) => {
  const begins = (messages: ModelRequest['messages']) =>
    messages.findLastIndex((one) => said({ ...request, messages: [one], systemText: '' }).includes(BEGINS));
  const messages = request.messages.slice(Math.max(0, begins(request.messages)));
  const own = { ...request, messages, systemText: '', toolResults: resultsOf(request) };
  if (own.toolResults.some((one) => one.startsWith('Async agent launched'))) return 'I wait for the agent.';
  const step = LEADS[/MSW does this as \/msw:([a-z]+)/.exec(said(own))?.[1] ?? ''];
  return typeof step === 'function' ? step(own) : 'I was not told what to do.';
};
/** Of tools, and of agents: a newer client in a terminal runs these in the background, and tells their end. */
const resultsOf = ({ toolResults, userText }: ModelRequest): readonly string[] => [
  ...toolResults,
  ...[...userText.matchAll(/<result>([\s\S]*?)<\/result>/g)].map(([, result = '']) => result),
];
const BEGINS = 'MSW does this as /msw:';

const agents = (cwd: string): Step => {
  const phaseIn = (text: string): Phase =>
    PHASES.find(({ folder }) => text.includes(`${folder.slice(0, 2)}-brief.md`) || text.includes(folder)) ??
    PHASES[0];
  return agentsOf({
    planner: (request) => {
      const phase = phaseIn(said(request));
      return turnOf(request) > 0 ? '## PLANNING COMPLETE' : write(cwd, { [planOf(phase)]: planText(phase) });
    },
    executor: (request) => {
      const phase = phaseIn(said(request));
      if (turnOf(request) > 0) return `## PLAN COMPLETE\n**Plan:** 0${phase.number}-01`;
      return calls(
        inWorkRoot(request, `node work.mjs ${phase.file}`),
        ...closePlan(request, 'write the word'),
      );
    },
  });
};

for (const version of sampleOf('chain', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a chain on ${version}`, () => {
    it('works through three phases and stops at the question for a person', {
      timeout: 560_000,
    }, async () => {
      const place = await makeProject();
      const { cwd } = place;
      const run = await runJourney({
        ...{ version, ...place, prompt: '/msw:go --until blocked', permissions: 'default' },
        timeoutMs: 400_000,
        args: WORK_GRANTS,
        script: { main: [lead], sub: [agents(cwd)] },
      });
      const notices = [...hookOutputs(run, 'UserPromptExpansion'), ...hookOutputs(run, 'Stop')].join('\n');
      const steps = [...notices.matchAll(/step (\d+): (\/msw:[a-z]+ \d)/g)].map(
        ([, nth, line]) => `${nth} ${line}`,
      );
      expect(steps).toEqual(
        PHASES.flatMap(({ number }) => [
          `/msw:plan ${number}`,
          `/msw:execute ${number}`,
          `/msw:verify ${number}`,
        ]).map((line, at) => `${at + 1} ${line}`),
      );
      const statuses = PHASES.map(({ folder }) => {
        const file = `.planning/phases/${folder}/${folder.slice(0, 2)}-VERIFICATION.md`;
        return readVerification(readFileSync(join(cwd, file), 'utf8')).status;
      });
      expect(statuses).toEqual(['passed', 'passed', 'human_needed']);
      expect(notices).toContain('The chain ended after 9 steps');
      expect(notices).toContain('“1. Look at the colour” in 03-UAT.md');
      const [report = ''] = readdirSync(join(cwd, '.msw', 'chains'));
      expect(readFileSync(join(cwd, '.msw', 'chains', report), 'utf8')).toContain('9. /msw:verify 3');
      expect(journalOf(cwd).filter((event) => event === 'chain-ended')).toHaveLength(1);
      expect(run.results.at(-1)?.permission_denials).toEqual([]);
      expect(git(cwd, 'status', '--porcelain')).toBe('');
    });
  });
}

for (const version of sampleOf('stopped chain', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'git',
    'tmux',
  )(`a chain in the interactive client ${version}`, () => {
    it('is ended by /msw:stop in the middle of a step, takes no further one, and names what is next', {
      timeout: 200_000,
    }, async () => {
      const place = await makeProject();
      const { cwd } = place;
      const gate = makeGate();
      const hold: Step = (request) => {
        const isExecutor = request.systemText.includes('You carry out one plan');
        const step = agents(cwd);
        if (isExecutor) return { text: 'Never shown.', before: gate };
        return typeof step === 'function' ? step(request) : step;
      };
      const server = await startModelServer({
        rules: [{ when: /what is this/, answer: 'Just an answer.' }],
        main: [lead],
        sub: [hold],
      });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, ...place, modelUrl: server.url, pluginDirs: [PLUGIN] });
      onTestFinished(() => tui.close());
      await tui.submit('/msw:go --until blocked');
      await server.waitForRequest(({ systemText }) => systemText.includes('You carry out one plan'), 90_000);
      await tui.key('Escape');
      await tui.waitForScreen(/Interrupted/);
      await tui.submit('/msw:stop');
      const screen = await tui.waitForScreen(/The chain ended after 2 steps/);
      expect(screen.replaceAll(/\s+/g, ' ')).toContain('You stopped it. 1. /msw:plan 1');
      await tui.submit('what is this?');
      await tui.waitForScreen(/Just an answer\./);
      gate.open();
      expect(journalOf(cwd).filter((event) => event === 'chain-ended')).toHaveLength(1);
      await tui.submit('/msw:status');
      await tui.waitForScreen(/\/msw:execute 1/);
      expect(server.lane('main').at(-1)?.userText).toContain('what is this?');
    });
  });
}
