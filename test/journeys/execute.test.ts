// A phase of a planned project, carried out in the real client: two waves, one of them in parallel, every executor held
// to its plan; decisions that need a person stop it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { ask, at, listAt } from '../app/planning/oracle.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { hookResponsesOf } from '../support/client-events.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Answer, Step } from '../support/model-script.ts';
import {
  carryOut,
  makePlannedProject,
  planPath,
  planText,
  type SamplePlan,
  summaryPath,
  WAVES,
} from '../support/planned-project.ts';
import {
  bash,
  calls,
  closePlan,
  executeLead,
  FILL,
  fact,
  inBash,
  said,
  WORK_GRANTS,
  workRoot,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

/** What the executor of one plan does: one entry per request; the last one is repeated. */
type Act = (plan: SamplePlan, request: ModelRequest) => string | Answer;

const work: Act = ({ file }, request) => ({
  tools: [
    { name: 'Write', input: { file_path: join(workRoot(request), file), content: 'ready\n' } },
    ...closePlan(request, 'write the word'),
  ],
});
const claim: Act = ({ plan }) => `Everything is done.\n\n## PLAN COMPLETE\n**Plan:** 01-${plan}`;

const acts = (ways: Readonly<Record<string, readonly Act[]>>): Step => {
  const turns = new Map<string, number>();
  return (request) => {
    const text = said(request);
    const plan = WAVES.find((one) => text.includes(`01-${one.plan}-PLAN.md`));
    if (plan === undefined) return 'I was given no plan.';
    const turn = turns.get(request.agentId ?? '') ?? 0;
    turns.set(request.agentId ?? '', turn + 1);
    const way = ways[plan.plan] ?? [work, claim];
    return (way[Math.min(turn, way.length - 1)] ?? claim)(plan, request);
  };
};

const makeProject = (plans: readonly SamplePlan[] = WAVES): Place => {
  const place = makePlace();
  makePlannedProject(place.cwd, plans);
  writeFiles(place.cwd, { ...FILL, 'src/.gitkeep': '' });
  git(place.cwd, 'add', '-A');
  git(place.cwd, 'commit', '-qm', 'chore: fill');
  return place;
};

const resolveCall = `node "${join(PLUGIN, 'dist', 'cli.mjs')}" execute resolve 01-01 answer approved`;

const run = (
  version: ClientVersion,
  place: Place,
  sub: Step,
  prompt = '/msw:execute 1',
  main: readonly Step[] = [executeLead],
): Promise<ClientRun> =>
  runJourney({
    version,
    ...place,
    prompt,
    permissions: 'default',
    args: [...WORK_GRANTS, 'Bash(cp other.md *)'],
    script: { main, sub: [sub] },
  });

/** The first command only lists what would run; the digest in its answer allows exactly that. */
const trustAndRun = async (version: ClientVersion, place: Place, sub: Step): Promise<ClientRun> => {
  const asked = await run(version, place, sub);
  expect(asked.allRequests.filter(({ lane }) => lane !== 'side')).toEqual([]);
  const digest = /--trust ([0-9a-f]{16})/.exec(asked.results.map(({ result }) => result).join('\n'))?.[1];
  return run(version, place, sub, `/msw:execute 1 --trust ${digest}`);
};

/** A clone passes the checks of all plans. */
const expectCloneReady = (cwd: string): void => {
  const clone = tempFolder();
  git(clone, 'clone', '-q', cwd, '.');
  for (const { file } of WAVES) execFileSync(process.execPath, ['check.js', file], { cwd: clone });
};

const isDrawn = drawn('executions', 5, 1);
const SHARED = 'src/shared.txt';
/** Changes the same line as the other plan, or, when told to resolve the conflict, keeps both. */
const workInShared: Act = ({ plan, file }, request) => {
  const root = workRoot(request);
  const text = said(request).includes('meets your plan') ? 'of both\n' : `of ${plan}\n`;
  const [commit, ...rest] = closePlan(request, 'write the word');
  const also = `${String(commit?.input.command)} --also ${SHARED}`;
  return calls(
    { name: 'Read', input: { file_path: join(root, SHARED) } },
    { name: 'Write', input: { file_path: join(root, file), content: 'ready\n' } },
    { name: 'Write', input: { file_path: join(root, SHARED), content: text } },
    inBash(also),
    ...rest,
  );
};

const events = (cwd: string): readonly string[] => readJournal(cwd).map(({ event }) => event);

const HALF: SamplePlan = { plan: '01', file: 'src/half.cjs', verify: 'node --test test/half.test.cjs' };
const halves = (...arguments_: readonly number[]) =>
  arguments_
    .map(
      (one) =>
        `require('node:test')('half of ${one}', () => require('node:assert').equal(require('../src/half.cjs')(${one}), ${one / 2}));\n`,
    )
    .join('');

/** Fixes the program, and adds a test that fails without the fix. */
const fixHalf: Act = (_, request) => {
  const root = workRoot(request);
  const [commit, ...rest] = closePlan(request, 'halve numbers');
  const tests = 'test/half.test.cjs';
  return calls(
    { name: 'Read', input: { file_path: join(root, HALF.file) } },
    {
      name: 'Write',
      input: { file_path: join(root, HALF.file), content: 'module.exports = (n) => n / 2;\n' },
    },
    { name: 'Read', input: { file_path: join(root, tests) } },
    { name: 'Write', input: { file_path: join(root, tests), content: halves(0, 8) } },
    inBash(`${String(commit?.input.command)} --also ${tests}`),
    ...rest,
  );
};

for (const version of sampleOf('execute: a phase', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`execution on ${version}`, () => {
    it('tells with a plan that is done what its checks are worth', async () => {
      const place = makeProject([HALF]);
      writeFiles(place.cwd, {
        [HALF.file]: 'module.exports = (n) => n / 3;\n',
        'test/half.test.cjs': halves(0),
      });
      git(place.cwd, 'add', '-A');
      git(place.cwd, 'commit', '-qm', 'chore: a program');
      const ended = await trustAndRun(version, place, acts({ '01': [fixHalf, claim] }));
      expect(
        hookResponsesOf(ended.events)
          .map(({ stdout }) => stdout)
          .join('\n'),
      ).toContain(
        'Plan 01-01 is done and proven: the checks fail without the work, and when their expectations are changed',
      );
      expect(readJournal(place.cwd).find(({ event }) => event === 'plan-done')).toMatchObject({
        verdict: 'proven',
      });
    });

    it('carries out two waves, holds an executor with an empty claim, and leaves a project that gsd-core agrees with', async () => {
      const place = makeProject();
      const { cwd } = place;
      const read: Act = (_, request) => {
        const page = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1] ?? 'missing';
        return calls({ name: 'Read', input: { file_path: page } });
      };
      const ended = await trustAndRun(version, place, acts({ '02': [claim, read, work, claim] }));
      const told = ended.allRequests.filter(({ lane }) => lane === 'sub').map(({ userText }) => userText);
      expect(told.filter((text) => text.includes('MSW loop: iteration 2 of 8'))).toHaveLength(1);
      expect(ended.requests.at(-1)?.toolResults.join('')).toContain('"status":"done"');
      expect(events(cwd).filter((event) => event === 'plan-done')).toHaveLength(3);
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      const subjects = git(cwd, 'log', '--format=%s').trim().split('\n');
      // The two of the first wave, each in a worktree of its own; the third was alone.
      expect(subjects.filter((subject) => subject.startsWith('chore: merge')).toReversed()).toEqual([
        'chore: merge executor worktree (msw/01-01)',
        'chore: merge executor worktree (msw/01-02)',
      ]);
      expect(git(cwd, 'worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
      expect(git(cwd, 'branch', '--list', 'msw/*')).toBe('');
      expectCloneReady(cwd);
      expect(subjects.filter((subject) => /^feat\(01-0[123]\): write the word$/.test(subject))).toHaveLength(
        3,
      );
      expect(subjects.filter((subject) => /^docs\(01-0[123]\): complete /.test(subject))).toHaveLength(3);
      expect(readFileSync(join(cwd, '.msw', 'ralph-state.json'), 'utf8')).not.toContain('execution');

      const index = await ask('core', cwd, ['phase-plan-index', '1']);
      expect(at(index, 'incomplete')).toEqual([]);
      expect(listAt(await ask('core', cwd, ['roadmap', 'analyze']), 'phases')).toMatchObject([
        { plan_count: 3, summary_count: 3 },
      ]);
      expect(await ask('core', cwd, ['state', 'json'])).toMatchObject({
        progress: { total_plans: 3, completed_plans: 3 },
      });
      expect(await ask('core', cwd, ['validate', 'health'])).toMatchObject({ errors: [] });
      const valid = await ask('core', cwd, [
        'frontmatter',
        'validate',
        summaryPath('01'),
        '--schema',
        'summary',
      ]);
      expect(valid).toMatchObject({ valid: true });
    });

    it.runIf(isDrawn())(
      'holds back the second of two executors that change one line, and has another combine both',
      async () => {
        const place = makeProject();
        const { cwd } = place;
        writeFiles(cwd, { [SHARED]: 'of nobody\n' });
        git(cwd, 'add', '-A');
        git(cwd, 'commit', '-qm', 'chore: share');
        const sub = acts({ '01': [workInShared, claim], '02': [workInShared, claim] });
        const ended = await trustAndRun(version, place, sub);
        expect(ended.results.flatMap(({ permission_denials }) => permission_denials)).toEqual([]);
        expect(ended.results.at(-1)?.result).toBe('The execution is halted.');
        const told = ended.requests.at(-1)?.toolResults.join('') ?? '';
        expect(told).toContain(SHARED);
        expect(told).toContain('/msw:execute 1 --close|--again|--skip 01-02');
        expect(git(cwd, 'status', '--porcelain')).toBe('');
        expect(readFileSync(join(cwd, SHARED), 'utf8')).toBe('of 01\n');
        expect(git(cwd, 'log', '--format=%s')).toContain('chore: merge executor worktree (msw/01-01)');
        // A worktree that nobody works in is where no test runner of the project looks.
        expect(git(cwd, 'worktree', 'list')).toMatch(/\/msw-worktrees\/.*\[msw\/01-02\]/);
        const again = acts({ '02': [workInShared, claim] });
        const closed = await run(version, place, again, '/msw:execute 1 --close 01-02');
        expect(closed.results.at(-1)?.result).toBe('The execution is done.');
        expect(readFileSync(join(cwd, SHARED), 'utf8')).toBe('of both\n');
        expect(git(cwd, 'status', '--porcelain')).toBe('');
        expect(git(cwd, 'worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
        expect(events(cwd).filter((event) => event === 'tree-merged')).toHaveLength(2);
        expectCloneReady(cwd);
      },
    );

    it.runIf(isDrawn())(
      'continues after a checkpoint with the answer that the user typed, and not with one from a model',
      async () => {
        const place = makeProject(WAVES.slice(0, 1));
        const stop: Act = () =>
          '## CHECKPOINT REACHED\n**Type:** human-action\n**Plan:** 01-01\n**Awaiting:** log in';
        const asked = await trustAndRun(version, place, acts({ '01': [stop] }));
        expect(asked.results.at(-1)?.result).toBe('The execution is checkpoint.');
        const told = asked.requests.at(-1)?.toolResults.join('') ?? '';
        expect(told).toContain('/msw:execute 1 --answer 01-01 YOUR WORDS');
        const forged = await run(version, place, acts({}), 'Go on.', [bash(resolveCall), 'It did not work.']);
        expect(forged.results.flatMap(({ permission_denials }) => permission_denials)).toHaveLength(1);
        const answered = await run(
          version,
          place,
          acts({}),
          '/msw:execute 1 --answer 01-01 it\'s done, "really"',
        );
        expect(answered.results.at(-1)?.result).toBe('The execution is done.');
        const [prompt] = answered.allRequests.filter(({ lane }) => lane === 'sub').map(said);
        expect(prompt).toContain('<user_response>it\'s done, "really"</user_response>');
        expect(events(place.cwd).filter((event) => event === 'plan-resolved')).toHaveLength(1);
      },
    );
  });
}

const LINES = Array.from({ length: 9 }, (_, at) => `line ${at + 1}`);
const lines = (changes: Readonly<Record<number, string>>): string =>
  `${LINES.map((line, at) => changes[at + 1] ?? line).join('\n')}\n`;

/** One plan that changes several lines; its check depends on a file that the plan does not name. */
const makeHonestProject = (): Place => {
  const place = makeProject([{ plan: '01', file: 'src/a.txt', verify: 'node verify.js' }]);
  const verify = "process.argv[2] = 'src/flag.txt';\nrequire('./check.js');\n";
  writeFiles(place.cwd, { 'src/a.txt': lines({}), 'verify.js': verify, 'work.mjs': WRITE_LINES });
  git(place.cwd, 'add', '-A');
  git(place.cwd, 'commit', '-qm', 'chore: lines');
  return place;
};
const WRITE_LINES = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const [summary] = process.argv.slice(2);
const change = (path, from, to) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
change('src/a.txt', 'line 7', 'OURS');
writeFileSync('src/flag.txt', 'ready\\n');
if (existsSync(summary)) change(summary, 'status: blocked', 'status: complete');
`;
const writeLines: Act = (_, request) =>
  calls(inBash(`node work.mjs "${fact(request, 'Summary')}"`), ...closePlan(request, 'write the lines'));
const helper = (request: ModelRequest, verb: string, rest: string) =>
  bash(`${fact(request, 'Helper')} ${verb} ${fact(request, 'Name of the plan for the helper')} ${rest}`);
const readPage: Act = (_, request) => {
  const page = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1] ?? 'missing';
  return calls({ name: 'Read', input: { file_path: page } });
};

for (const version of sampleOf('execute', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`the commits of an execution on ${version}`, () => {
    it.runIf(isDrawn())(
      'contain everything that its check depends on, and none of the user’s uncommitted lines',
      async () => {
        const place = makeHonestProject();
        const { cwd } = place;
        writeFiles(cwd, { 'src/a.txt': lines({ 2: 'MINE' }) });
        const asked = await run(version, place, acts({}));
        expect(asked.requests).toEqual([]);
        expect(asked.results.at(-1)?.result).toContain('/msw:execute 1 --keep-changes');
        const listed = await run(version, place, acts({}), '/msw:execute 1 --keep-changes');
        const trust = /--trust [0-9a-f]{16}/.exec(listed.results.at(-1)?.result ?? '')?.[0];
        const also: Act = (_, request) =>
          helper(request, 'commit', '"add the flag" --task 1 --type feat --also src/flag.txt');
        const way = [writeLines, claim, readPage, also, claim];
        const ended = await run(version, place, acts({ '01': way }), `/msw:execute 1 ${trust}`);
        expect(ended.results.at(-1)?.result).toBe('The execution is done.');
        const read = ended.allRequests.filter(({ lane }) => lane === 'sub').flatMap((one) => one.toolResults);
        expect(read.join('\n')).toContain('not named by the plan: src/flag.txt');
        const clone = join(makePlace().cwd, 'clone');
        git(cwd, 'clone', '-q', '.', clone);
        expect(readFileSync(join(clone, 'src', 'a.txt'), 'utf8')).toBe(lines({ 7: 'OURS' }));
        expect(execFileSync(process.execPath, ['verify.js'], { cwd: clone })).toBeDefined();
        expect(readFileSync(join(cwd, 'src', 'a.txt'), 'utf8')).toBe(lines({ 2: 'MINE', 7: 'OURS' }));
        expect(git(cwd, 'status', '--porcelain')).toBe(' M src/a.txt\n');
      },
    );

    it.runIf(isDrawn())(
      'are not made when git refuses, and the user learns why and how to continue',
      async () => {
        const place = makeHonestProject();
        const { cwd } = place;
        git(cwd, 'checkout', '-q', '--detach');
        const refused = await run(version, place, acts({}));
        expect(refused.requests).toEqual([]);
        expect(refused.results.at(-1)?.result).toContain('HEAD is detached');
        git(cwd, 'checkout', '-q', '-');
        const hook = join(cwd, '.git', 'hooks', 'pre-commit');
        mkdirSync(dirname(hook), { recursive: true });
        // It takes the commit that is tried first, which changes nothing.
        const complaint =
          'git diff --cached --quiet && exit 0\necho "lint: src/a.txt has no owner" >&2\nexit 1\n';
        writeFileSync(hook, `#!/bin/sh\n${complaint}`, { mode: 0o755 });
        const abort: Act = () => '<abort>only a person can name an owner</abort>';
        const way = [writeLines, claim, readPage, abort];
        const ended = await trustAndRun(version, place, acts({ '01': way }));
        expect(ended.results.at(-1)?.result).toBe('The execution is halted.');
        const read = ended.allRequests.filter(({ lane }) => lane === 'sub').flatMap((one) => one.toolResults);
        expect(read.join('\n')).toContain('lint: src/a.txt has no owner');
        expect(git(cwd, 'log', '-1', '--format=%s').trim()).toBe('chore: lines');
        const next = (await run(version, place, acts({}), '/msw:status')).results.at(-1)?.result ?? '';
        expect(next).toContain('Next: /msw:execute 1 --again 01-01');
        expect(next).toContain('lint: src/a.txt has no owner');
        writeFileSync(hook, '#!/bin/sh\nexit 0\n');
        const flagged: Act = (_, request) =>
          helper(request, 'leave', 'src/flag.txt "it is made by the build of every machine"');
        const listed = await run(version, place, acts({}), '/msw:execute 1 --again 01-01');
        const trust = /--trust [0-9a-f]{16}/.exec(listed.results.at(-1)?.result ?? '')?.[0];
        const again = await run(
          version,
          place,
          acts({ '01': [writeLines, flagged, claim] }),
          `/msw:execute 1 --again 01-01 ${trust}`,
        );
        expect(again.results.at(-1)?.result).toBe('The execution is done.');
        const summary = git(cwd, 'show', `HEAD:${summaryPath('01')}`);
        expect(summary).toContain('it is made by the build of every machine');
        expect(git(cwd, 'status', '--porcelain')).toBe('?? src/flag.txt\n');
      },
    );
  });
}

const [version] = CLIENT_VERSIONS;
requireOrSkip(`client ${version}`, 'git')('an execution that needs a person', () => {
  it.runIf(isDrawn())(
    'skips finished plans, releases an executor at a checkpoint, and runs nothing that nobody read',
    async () => {
      const plans = WAVES.map(({ plan, file }) => ({ plan, file }));
      const place = makeProject(plans);
      const { cwd } = place;
      for (const plan of plans.slice(0, 1)) carryOut(cwd, plan);
      const evil = 'echo ran > ran.txt';
      writeFiles(cwd, { 'other.md': planText({ plan: '02', file: 'src/b.txt', verify: evil }) });
      const change: Act = () => bash(`cp other.md ${planPath('02')}`);
      const look: Act = ({ plan }) =>
        `## CHECKPOINT REACHED\n**Type:** human-action\n**Plan:** 01-${plan}\n**Awaiting:** log in`;
      const ended = await trustAndRun(version, place, acts({ '02': [change, claim], '03': [look] }));
      const given = ended.allRequests.filter(({ lane }) => lane === 'sub').map(said);
      expect(given.filter((text) => text.includes('Plan: ') && text.includes('01-01-PLAN.md'))).toEqual([]);
      expect(events(cwd)).toContain('checkpoint-reached');
      expect(events(cwd)).toContain('untrusted-commands');
      expect(events(cwd)).not.toContain('iteration-finished');
      expect(existsSync(join(cwd, 'ran.txt'))).toBe(false);
      const last = ended.requests.at(-1)?.toolResults.join('') ?? '';
      expect(last).toContain('"status":"ask"');
      expect(last).toContain(evil);
      expect(last).toContain('log in');
    },
  );
});
