// An execution in the real client that is killed wherever possible and continued by another session: what is done stays
// done, nothing is done twice, no changes are lost, and no check is skipped.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { ask, at } from '../app/planning/oracle.ts';
import { type ClientRun, type RunningClient, startClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Answer, Step, ToolCall } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import {
  makePlannedProject,
  PHASE_FOLDER,
  planPath,
  planText,
  type SamplePlan,
  summaryPath,
  verifyOf,
  WAVES,
} from '../support/planned-project.ts';
import {
  agentsOf,
  calls,
  closePlan,
  executeLead,
  FILL,
  said,
  turnOf,
  verifierOf,
  verifyLead,
  WORK_GRANTS,
  workRoot,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { journalOf, makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

interface Session {
  readonly version: ClientVersion;
  readonly place: Place;
}

const makeProject = async (plans: readonly SamplePlan[]): Promise<Place> => {
  const place = makePlace();
  makePlannedProject(place.cwd, plans);
  writeFiles(place.cwd, { ...FILL, 'src/.gitkeep': '' });
  // A statement that only a model can judge, so that a verifier is asked.
  const open = planText(plans[0] ?? { plan: '01', file: 'src/a.txt' }).replace(
    'truths: [',
    'truths: ["Whoever reads it is glad", ',
  );
  writeFiles(place.cwd, { [planPath('01')]: open });
  git(place.cwd, 'add', '-A');
  git(place.cwd, 'commit', '-qm', 'chore: fill');
  const opened = openWorkspace(place.cwd, environmentOf(place));
  if (opened.status === 'refused') throw new Error(opened.reason);
  for (const { file } of plans) await manageTrust(opened.workspace).add(verifyOf(file));
  return place;
};

const environmentOf = ({ home }: Place) => ({ MSW_HOME: join(home, 'msw') });

const journey = ({ version, place }: Session, prompt: string, sub: Step, main: Step = executeLead) => ({
  version,
  ...place,
  prompt,
  env: environmentOf(place),
  permissions: 'default' as const,
  args: [...WORK_GRANTS],
  script: { main: [main], sub: [sub] },
});

const run = (session: Session, prompt: string, sub: Step, main?: Step): Promise<ClientRun> =>
  runJourney(journey(session, prompt, sub, main));

/** Kills the client, as in a crash, once `come` resolves; requests that match `hangs` are never answered. */
const killAfter = async (
  come: (client: RunningClient) => Promise<unknown>,
  { script, args, ...options }: ReturnType<typeof journey>,
  hangs: (request: ModelRequest) => boolean,
): Promise<void> => {
  const rule = { when: hangs, answer: { hang: true } };
  const rules = [rule, { ...rule, lane: 'sub' as const }];
  const server = await startModelServer({ ...script, rules });
  try {
    const hooks = [...args, '--include-hook-events'];
    const client = startClient({ ...options, args: hooks, pluginDirs: [PLUGIN], server });
    client.send(options.prompt);
    await come(client);
    await client.kill();
  } finally {
    await server.close();
  }
};

/** Kills the client when its model gets this request, which is never answered. */
const killWhen = (
  isReached: (request: ModelRequest) => boolean,
  session: Session,
  prompt: string,
  sub: Step,
  main?: Step,
): Promise<void> =>
  killAfter(
    ({ server }) => server.waitForRequest(isReached, 90_000),
    journey(session, prompt, sub, main),
    isReached,
  );

const inAgent = (turn: number) => (request: ModelRequest) =>
  request.lane === 'sub' && turnOf(request) === turn;
/** The leading model is asked for the first time, or after its agents' work. */
const leading = (turn: number) => (request: ModelRequest) =>
  request.lane === 'main' && turnOf(request) === turn;

/** An existing file has to be read first. */
const write = (request: ModelRequest, file: string, content: string): readonly ToolCall[] => {
  const file_path = join(workRoot(request), file);
  return [
    { name: 'Read', input: { file_path } },
    { name: 'Write', input: { file_path, content } },
  ];
};
const last = (ended: ClientRun): string => ended.results.at(-1)?.result ?? '';
const asked = (ended: ClientRun): readonly string[] =>
  ended.allRequests.filter((request) => request.lane === 'sub' && turnOf(request) === 0).map(said);
const status = (cwd: string): string => git(cwd, 'status', '--porcelain');
const subjects = (cwd: string): readonly string[] => git(cwd, 'log', '--format=%s').trim().split('\n');
const trees = (cwd: string): number => git(cwd, 'worktree', 'list').trim().split('\n').length;

const expectWhole = async (cwd: string, files: readonly string[]): Promise<void> => {
  expect(status(cwd)).toBe('');
  expect(trees(cwd)).toBe(1);
  const clone = tempFolder();
  git(clone, 'clone', '-q', cwd, '.');
  for (const file of files) execFileSync(process.execPath, ['check.js', file], { cwd: clone });
  expect(at(await ask('core', cwd, ['phase-plan-index', '1']), 'incomplete')).toEqual([]);
  expect(await ask('core', cwd, ['validate', 'health'])).toMatchObject({ errors: [] });
};

const isDrawn = drawn('kills of an execution', 2, 1);
for (const version of sampleOf('kill-and-resume', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`an execution that is killed on ${version}`, () => {
    it.runIf(isDrawn())(
      'is continued from each state of a plan, up to its verification',
      { timeout: 300_000 },
      async () => {
        const place = await makeProject(WAVES.slice(0, 1));
        const { cwd } = place;
        const session = { version, place };
        const idle: Step = 'I was never asked.';

        await killWhen(leading(0), session, '/msw:execute 1', idle);
        expect([status(cwd), subjects(cwd)[0]]).toEqual(['', 'chore: fill']);

        // Killed while it works, with an uncommitted change.
        const begin: Step = (request) => calls(...write(request, 'src/a.txt', 'not yet\n'));
        await killWhen(inAgent(1), session, '/msw:execute 1', begin);
        expect(status(cwd)).toBe('?? src/a.txt\n');

        // That change belongs to its plan: the user is not asked, and the next executor commits it.
        const commit: Step = (request) => calls(...closePlan(request, 'write the word').slice(0, 1));
        await killWhen(inAgent(1), session, '/msw:execute 1', commit);
        expect([status(cwd), subjects(cwd)[0]]).toEqual(['', 'feat(01-01): write the word']);

        const halfDone = await run(session, '/msw:execute 1', idle);
        expect(last(halfDone)).toBe('The execution is ask.');
        expect(halfDone.requests.map(said).join('\n')).toContain(
          '/msw:execute 1 --close|--again|--skip 01-01',
        );

        // A summary that says all is well, and a check that says otherwise.
        const close: Step = (request) =>
          turnOf(request) === 0
            ? calls(...closePlan(request, 'write the word').slice(1))
            : '## PLAN COMPLETE';
        await killWhen(inAgent(2), session, '/msw:execute 1 --close 01-01', close);
        expect(existsSync(join(cwd, summaryPath('01')))).toBe(true);
        expect(journalOf(cwd)).not.toContain('plan-done');

        const fix: Step = (request) =>
          turnOf(request) === 0
            ? calls(...write(request, 'src/a.txt', 'ready\n'), ...closePlan(request, 'write the right word'))
            : '## PLAN COMPLETE';
        const done = await run(session, '/msw:execute 1', fix);
        expect(last(done)).toBe('The execution is done.');
        expect(asked(done)).toHaveLength(1);
        expect(asked(done)[0]).toContain('finish only what is missing');
        expect(journalOf(cwd).filter((event) => event === 'plan-done')).toHaveLength(1);
        await expectWhole(cwd, ['src/a.txt']);

        // A verification whose agent has not judged yet is half done.
        const verifier = agentsOf({ verifier: verifierOf('src/a.txt:1 says so') });
        await killWhen(inAgent(0), session, '/msw:verify 1', verifier, verifyLead);
        expect(trees(cwd)).toBe(1);
        const verified = await run(session, '/msw:verify 1', verifier, verifyLead);
        expect(last(verified)).toBe('Phase 1: passed, next /msw:go.');
        await expectWhole(cwd, ['src/a.txt']);
      },
    );

    it.runIf(isDrawn())(
      'is continued from the middle of a wave, and from between the steps of its merge',
      {
        timeout: 300_000,
      },
      async () => {
        const place = await makeProject(WAVES);
        const { cwd } = place;
        const session = { version, place };
        const tree = (plan: string) => join(cwd, '.msw', 'worktrees', `01-${plan}`);
        const planOf = (request: ModelRequest): SamplePlan => {
          const plan = WAVES.find((one) => said(request).includes(`${PHASE_FOLDER}/01-${one.plan}-PLAN.md`));
          if (plan === undefined) throw new Error('an executor was given no plan');
          return plan;
        };
        const carryOut = (request: ModelRequest): Answer =>
          calls(...write(request, planOf(request).file, 'ready\n'), ...closePlan(request, 'write the word'));

        // The first has changed a file, the second has made its commit.
        const half: Step = (request) => {
          if (turnOf(request) > 0) return { hang: true };
          const { plan, file } = planOf(request);
          const [commit] = closePlan(request, 'write the word');
          return plan === '01' || commit === undefined
            ? calls(...write(request, file, 'not yet\n'))
            : calls(...write(request, file, 'ready\n'), commit);
        };
        const reached = new Set<string>();
        const both = (request: ModelRequest): boolean => {
          if (request.lane === 'sub' && turnOf(request) === 1) reached.add(planOf(request).plan);
          return request.lane === 'sub' && turnOf(request) === 1 && reached.size === 2;
        };
        await killWhen(both, session, '/msw:execute 1', half);
        expect([status(cwd), subjects(cwd)[0]]).toEqual(['', 'chore: fill']);
        expect(git(tree('01'), 'status', '--porcelain')).toBe('?? src/a.txt\n');
        expect(git(tree('02'), 'log', '-1', '--format=%s').trim()).toBe('feat(01-02): write the word');

        const complete: Step = (request) => (turnOf(request) === 0 ? carryOut(request) : '## PLAN COMPLETE');
        // The second is proven and waits for the first, which lacks only its proof.
        const waits = (request: ModelRequest) =>
          request.lane === 'sub' && turnOf(request) === 1 && planOf(request).plan === '01';
        await killAfter(
          async ({ server, waitForEvent }) => {
            await server.waitForRequest(waits, 90_000);
            await waitForEvent((event) => JSON.stringify(event).includes('01-02 is done in its worktree'));
          },
          journey(session, '/msw:execute 1 --close 01-02', complete),
          waits,
        );
        expect([status(cwd), subjects(cwd)[0]]).toEqual(['', 'chore: fill']);

        // Now it is merged, but its summary has not been brought back.
        const merge = (plan: string) => `chore: merge executor worktree (msw/01-${plan})`;
        git(cwd, 'merge', '-q', '--no-ff', '-m', merge('02'), 'msw/01-02');
        const ended = await run(session, '/msw:execute 1 --close 01-01', complete);
        expect(last(ended)).toBe('The execution is done.');
        expect(asked(ended)).toHaveLength(2);
        for (const plan of ['01', '02']) {
          expect(subjects(cwd).filter((subject) => subject === merge(plan))).toHaveLength(1);
          expect(subjects(cwd).filter((subject) => subject.startsWith(`docs(01-${plan}): `))).toHaveLength(1);
        }
        await expectWhole(
          cwd,
          WAVES.map(({ file }) => file),
        );
      },
    );
  });
}
