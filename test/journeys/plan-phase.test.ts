// `/msw:plan` in the real client: agents research, plan, fix and judge; code finds errors, counts, and records.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { at, listAt } from '../app/planning/oracle.ts';
import {
  BAD_SECOND,
  GOOD_FIRST,
  GOOD_SECOND,
  PHASE,
  plans,
  writeSample,
} from '../app/planning/phases/sample-phase.ts';
import { builtCli } from '../cli/built-cli.ts';
import { type ClientRun, runClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Answer, Step } from '../support/model-script.ts';
import { agent, bash, calls, fact, planLead, said, write } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { type Files, git, initGit } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';

sampled();

const built = builtCli();
const plugin = (): string => dirname(dirname(built.path()));

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['commands', 'hooks', 'agents'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

const RESEARCH = `${PHASE}/01-RESEARCH.md`;
const BRIEF = '.msw/planning/01-brief.md';
const withResearch = (plan: string): string => plan.replace('<context>', () => `<context>\n@${RESEARCH}`);

/** The command line as the hook's facts name it. */
const check =
  (...words: readonly string[]): Step =>
  (request) =>
    bash([fact(request, 'CLI'), 'phase', 'check', '1', ...words, '--json'].join(' '));

const asked = (type: string, prompt: string): Answer => calls(agent(type, prompt));

const read = (cwd: string, path: string): Answer =>
  calls({ name: 'Read', input: { file_path: join(cwd, path) } });

/** The answers of the command line, in the order of the calls. */
const answersOf = (run: ClientRun): readonly unknown[] =>
  run.requests.flatMap(({ toolResults }) =>
    toolResults.flatMap((result) => {
      const [json] = /\{\n {2}"phase"[\s\S]*\n\}|\{"plans".*\}/.exec(result) ?? [];
      return json === undefined ? [] : [JSON.parse(json)];
    }),
  );

const place = (more: Files): { readonly cwd: string; readonly type: typeof run } => {
  const cwd = tempFolder();
  writeSample(cwd, more);
  initGit(cwd);
  const run = (
    version: ClientVersion,
    prompt: string,
    main: readonly Step[],
    sub: readonly Step[],
    env: Readonly<Record<string, string>> = {},
  ) =>
    runClient({
      version,
      env,
      cwd,
      home: tempFolder(),
      prompt,
      permissions: 'default',
      pluginDirs: [plugin()],
      script: { main, sub },
    });
  return { cwd, type: run };
};

for (const version of sampleOf('plan-phase', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`planning on ${version}`, () => {
    it('goes from research through fixed errors and a verdict to a commit', async () => {
      const { cwd, type } = place({ '.planning/config.json': '{"workflow":{"research":true}}\n' });
      const [first, good, bad] = [GOOD_FIRST, GOOD_SECOND, BAD_SECOND].map(withResearch);
      const run = await type(
        version,
        '/msw:plan 1',
        [
          asked('researcher', `Brief: ${BRIEF}. Write ${RESEARCH}.`),
          asked('planner', `Brief: ${BRIEF}. Write the plans.`),
          check('--round'),
          asked('planner', `Brief: ${BRIEF}. Fix what .msw/planning/01-problems.md names.`),
          check('--round'),
          asked('plan-checker', `Brief: ${BRIEF}. Write your verdict to .msw/planning/01-review.md.`),
          check('--review'),
          check('--apply', '--short'),
          'Phase 1 is planned.',
        ],
        [
          read(cwd, BRIEF),
          write(cwd, { [RESEARCH]: '# Phase 01: Basket - Research\n\n## User Constraints\n\nD-01\n' }),
          '## RESEARCH COMPLETE',
          read(cwd, '.msw/planning/plan-format.md'),
          write(cwd, plans(first ?? '', bad ?? '')),
          '## PLANNING COMPLETE',
          read(cwd, '.msw/planning/01-problems.md'),
          read(cwd, `${PHASE}/01-02-PLAN.md`),
          write(cwd, { [`${PHASE}/01-02-PLAN.md`]: good ?? '' }),
          '## PLANNING COMPLETE',
          write(cwd, { '.msw/planning/01-review.md': '## VERIFICATION PASSED\nCriteria: 2 of 2 reached\n' }),
          '## VERIFICATION PASSED',
        ],
      );
      expect(run.results.at(-1)?.result).toBe('Phase 1 is planned.');
      const facts = run.requests[0] === undefined ? '' : said(run.requests[0]);
      expect(facts).toContain('MSW plans phase 1 (“Basket”).');
      expect(facts).toContain('research: yes');
      const answers = answersOf(run);
      const rounds = answers.slice(0, -1);
      expect(rounds.map((one) => [at(one, 'next'), at(one, 'round'), at(one, 'errors')])).toEqual([
        ['revise', 1, 2],
        ['review', 1, 0],
        ['apply', 1, 0],
      ]);
      expect(
        listAt(answers[0], 'problems')
          .slice(0, 2)
          .map((one) => at(one, 'code')),
      ).toEqual(['requirement-uncovered', 'overlap']);
      expect(answers[3]).toEqual({
        plans: [
          { id: '01-01', wave: 1 },
          { id: '01-02', wave: 2 },
        ],
        warnings: [],
        untrusted: expect.arrayContaining(['node --test test/coupon.test.js']),
        commit: { status: 'committed', hash: git(cwd, 'rev-parse', 'HEAD').trim() },
      });
      // Contents stay with the agents: the orchestrator saw nothing of a plan or of the research.
      const seen = run.requests.flatMap((request) => [said(request), ...request.toolResults]);
      expect(seen.join('\n')).not.toContain('Sum of prices');
      const agents = run.allRequests.filter(({ lane }) => lane === 'sub');
      expect(agents[0]?.systemText).toContain('You find out what a planner must know');
      expect(agents[3]?.tools).not.toContain('Bash');
      expect(agents[1]?.toolResults.join('\n')).toContain('A basket shows the sum of its prices');
      expect(agents[4]?.toolResults.join('\n')).toContain('How a plan is written');
      expect(agents[7]?.toolResults.join('\n')).toContain('[overlap]');
      expect(git(cwd, 'log', '-1', '--format=%s').trim()).toBe('docs(01): create phase plan');
      expect(git(cwd, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n').toSorted()).toEqual([
        '.planning/ROADMAP.md',
        '.planning/STATE.md',
        `${PHASE}/01-01-PLAN.md`,
        `${PHASE}/01-02-PLAN.md`,
        RESEARCH,
      ]);
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      expect(readFileSync(join(cwd, '.planning/ROADMAP.md'), 'utf8')).toContain(
        '- [ ] 01-02-PLAN.md — Let coupons reduce the total.',
      );
    });
  });
}

for (const version of sampleOf('plan-phase runs', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`checks that pass before the work, on ${version}`, () => {
    it('are shown to the plan-checker, and sent back by it once', async () => {
      const CHECK = 'node --test test/total.test.js';
      const { cwd, type } = place({
        'test/total.test.js': "import { test } from 'node:test';\ntest('a', () => {});\n",
      });
      const MSW_HOME = tempFolder();
      const opened = openWorkspace(cwd, { MSW_HOME });
      if (opened.status === 'refused') throw new Error(opened.reason);
      await manageTrust(opened.workspace).add(CHECK);
      const review = '.msw/planning/01-review.md';
      const problems = '.msw/planning/01-problems.md';
      const run = await type(
        version,
        '/msw:plan 1',
        Array.from({ length: 10 }, () => planLead),
        [
          write(cwd, plans(GOOD_FIRST, GOOD_SECOND)),
          '## PLANNING COMPLETE',
          read(cwd, problems),
          write(cwd, { [review]: '## ISSUES FOUND\n- 01-01-PLAN.md, task 1: its check passes today\n' }),
          '## ISSUES FOUND: 1',
          read(cwd, problems),
          '## PLANNING COMPLETE',
          write(cwd, { [review]: '## VERIFICATION PASSED\nCriteria: 2 of 2 reached\n' }),
          '## VERIFICATION PASSED',
        ],
        { MSW_HOME },
      );
      expect(run.results.at(-1)?.result).toBe('Planned.');
      const prompts = run.allRequests.filter(({ lane }) => lane === 'sub').map(said);
      const asked = [...new Set(prompts.flatMap((text) => /^Brief: .*$/m.exec(text)?.[0] ?? []))];
      expect(asked).toEqual([
        `Brief: ${BRIEF}. Write the plans.`,
        `Brief: ${BRIEF}. Write your verdict to ${review}. Checks that were run: ${problems}.`,
        `Brief: ${BRIEF}. Fix what ${problems} names.`,
        `Brief: ${BRIEF}. Write your verdict to ${review}.`,
      ]);
      const seen = run.allRequests
        .filter(({ lane }) => lane === 'sub')
        .flatMap(({ toolResults }) => toolResults);
      expect(seen.join('\n')).toContain(`The check "${CHECK}" passes before the work`);
    });
  });
}

/** The hook alone, without a client. */
const typed = (project: string, args: string) =>
  built.hook(
    'command',
    {
      hook_event_name: 'UserPromptExpansion',
      session_id: 'one',
      command_name: 'msw:plan',
      command_args: args,
      cwd: project,
    },
    { project, env: { MSW_HOME: tempFolder() } },
  );

const [newest = '2.1.332'] = [...CLIENT_VERSIONS].reverse();
const summary = (plan: string) =>
  `---\nphase: 01-basket\nplan: ${plan}\n---\n\n# Phase 1 Plan ${plan}: Summary\n`;
const DONE: Files = {
  ...plans(GOOD_FIRST, GOOD_SECOND),
  [`${PHASE}/01-01-SUMMARY.md`]: summary('01'),
  [`${PHASE}/01-02-SUMMARY.md`]: summary('02'),
};
const GAPS = `---
phase: 01-basket
status: gaps_found
score: 1/2 must-haves verified
gaps:
  - truth: "Coupons are listed on the bill"
    status: failed
    reason: nothing lists them
---
`;
const CLOSING = GOOD_SECOND.replace('plan: 02', 'plan: 03')
  .replaceAll('src/coupon.js', 'src/bill.js')
  .replaceAll('test/coupon.test.js', 'test/bill.test.js')
  .replace('@src/total.js', '@src/basket.js')
  .replace('wave: 2', 'wave: 1')
  .replace('["01-01"]', '[]')
  .replace('autonomous', 'gap_closure: true\nautonomous')
  .replace('A valid coupon reduces the total of the basket', 'Coupons are listed on the bill');

requireOrSkip(`client ${newest}`, 'git')(`closing gaps on ${newest}`, () => {
  it('plans what the verification found missing, and overrules the checker only for the user', async () => {
    const { cwd, type } = place({ ...DONE, [`${PHASE}/01-VERIFICATION.md`]: GAPS, 'src/total.js': '\n' });
    const run = await type(
      newest,
      '/msw:plan 1 --gaps',
      [
        asked('planner', `Brief: ${BRIEF}. Write the plans.`),
        check('--round'),
        check('--apply'),
        check('--apply', '--accept', 'why'),
        'I may not take them.',
      ],
      [read(cwd, BRIEF), write(cwd, { [`${PHASE}/01-03-PLAN.md`]: CLOSING }), '## PLANNING COMPLETE'],
    );
    const facts = run.requests[0] === undefined ? '' : said(run.requests[0]);
    expect(facts).toContain('MSW plans phase 1 (“Basket”): gaps to close.');
    expect(readFileSync(join(cwd, BRIEF), 'utf8')).toContain('- “Coupons are listed on the bill”\n');
    const answers = answersOf(run);
    expect(answers.map((one) => at(one, 'next'))).toEqual(['review']);
    const refusal = run.requests.flatMap(({ toolResults }) => toolResults).join('\n');
    expect(refusal).toContain('The plan-checker has not let these plans pass');
    expect(refusal).toContain('This command requires approval');
    expect(git(cwd, 'log', '--format=%s')).not.toContain('gap closure');
    const { stdout } = await typed(cwd, '1 --accept "the checker is wrong"');
    expect(at(JSON.parse(stdout), 'reason')).toContain('are recorded as they are; git: committed.');
    expect(git(cwd, 'log', '-1', '--format=%s').trim()).toBe('docs(01): create gap closure plans');
    expect(git(cwd, 'show', '--name-only', '--format=', 'HEAD')).toContain('01-03-PLAN.md');
  });

  it.each([
    ['1', {}, 'no'],
    ['1 --research', {}, 'yes'],
    ['1', { '.planning/config.json': '{}' }, 'yes'],
    ['1 --skip-research', { '.planning/config.json': '{}' }, 'no'],
    ['1', { '.planning/config.json': '{}', [RESEARCH]: '# Research\n' }, 'no'],
    ['1 --research', { '.planning/config.json': '{}', [RESEARCH]: '# Research\n' }, 'yes'],
  ])('researches for /msw:plan %s with %j: %s', async (args, more, expected) => {
    const project = tempFolder();
    writeSample(project, more);
    const { stdout } = await typed(project, args);
    expect(stdout).toContain(`\\nresearch: ${expected}\\n`);
    expect(readFileSync(join(project, BRIEF), 'utf8')).toContain(`- Research: ${RESEARCH}\n`);
  });

  it('gives the same facts in a terminal', async () => {
    const project = tempFolder();
    writeSample(project, plans(GOOD_FIRST, BAD_SECOND));
    const call = (...args: readonly string[]) => built.cli(['phase', 'check', ...args], { cwd: project });
    const bad = await call('01');
    expect(bad.code).toBe(1);
    expect(bad.stdout).toContain(`${PHASE}/01-02-PLAN.md:7:1 error: 01-01 and 01-02 are both in wave 1`);
    expect(bad.stderr).toBe('msw-protocol: The plans of phase 1 are not ready: 2 errors.\n');
    expect(existsSync(join(project, '.msw'))).toBe(false);
    writeSample(project, plans(GOOD_FIRST, GOOD_SECOND));
    expect(await call('1', project)).toMatchObject({
      code: 0,
      stdout: '2 plans are ready in 2 waves; 0 warnings.\n',
    });
    expect((await call('7')).stderr).toContain('There is no phase "7" in this milestone: it has 1, 2.');
    expect((await call()).code).toBe(2);
    const example = await built.cli(['plan', 'format', '--example']);
    expect(example.stdout).toBe(GOOD_FIRST);
  });

  it.each([
    ['', {}, 'Name the phase to plan, for example /msw:plan 1. Next is'],
    ['9', {}, 'There is no phase "9" in this milestone: it has 1, 2.'],
    ['1 --fast', {}, 'Unknown option --fast'],
    ['1 --gaps', {}, 'has no verification'],
    ['1', DONE, '--gaps closes them'],
    ['1', { ...DONE, [`${PHASE}/01-VERIFICATION.md`]: '---\nstatus: passed\n---\n' }, 'is complete'],
    [
      '1 --gaps',
      { ...plans(GOOD_FIRST, GOOD_SECOND), [`${PHASE}/01-VERIFICATION.md`]: GAPS },
      '2 plans to execute',
    ],
  ])('the hook alone refuses /msw:plan %s', async (args, more, words) => {
    const project = tempFolder();
    writeSample(project, more);
    const { stdout } = await typed(project, args);
    expect(at(JSON.parse(stdout), 'decision')).toBe('block');
    expect(at(JSON.parse(stdout), 'reason')).toContain(words);
  });
});
