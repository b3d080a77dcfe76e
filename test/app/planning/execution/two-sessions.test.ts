// Two sessions that want to execute one phase, or two in one folder: the second is refused while the first is there, and
// never after it. A job, which has worktrees of its own, may execute the other phase.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loopsIn, readLoopState } from '../../../../src/adapters/loops/loop-store.ts';
import { startPhase } from '../../../../src/app/jobs/start-phase.ts';
import { chooseExecution } from '../../../../src/app/planning/execution/choose-execution.ts';
import { openPhaseBranch } from '../../../../src/app/planning/execution/execute-command.ts';
import { whyNoExecutors } from '../../../../src/app/planning/execution/execution-objections.ts';
import { endSession, noteStopFailure, startSession } from '../../../../src/app/session/recover.ts';
import { stopSession } from '../../../../src/app/session/stop-session.ts';
import { PHASE_FOLDER, planPath, planText, type SamplePlan } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { explainedAs, textOf } from '../../support/explained.ts';
import {
  armExecution,
  buildHelper,
  type ExecutionScene,
  makeExecutionScene,
  SESSION,
  startClient,
  typeIn,
} from './scene.ts';

sampled();

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const TERMS = { phase: '1', folder: PHASE_FOLDER, wave: null, gapsOnly: false };

const sessions = ({ workspace }: ExecutionScene) =>
  loopsIn(readLoopState(workspace)).map(({ terms }) => terms.session);

/** Its commands are trusted, and `other` executes it. */
const executedElsewhere = async () => {
  const scene = makeExecutionScene(plugin);
  await armExecution(scene);
  await scene.type('stop');
  const client = startClient();
  expect(await typeIn(scene, 'other', ['execute', '1'], client.pid)).toContain('MSW executes phase 1');
  return { scene, client };
};

const refusal = (pid: number) =>
  `Phase 1 is executed in a session that is still open (process ${pid}): continue there, or close it and type /msw:resume, which takes over; /msw:stop `;

requireOrSkip('git')('a phase that another session executes', () => {
  it('is refused with who has it and what to type, paused or not', async () => {
    const { scene, client } = await executedElsewhere();
    for (const line of [
      ['execute', '1'],
      ['execute', '1 --wave 1'],
      ['go', ''],
    ] as const)
      expect(await typeIn(scene, SESSION, line)).toContain(refusal(client.pid));
    await typeIn(scene, 'other', ['pause', ''], client.pid);
    expect(await typeIn(scene, SESSION, ['execute', '1'])).toContain(refusal(client.pid));
    expect(sessions(scene)).toEqual(['other']);
    // The session itself continues.
    await typeIn(scene, 'other', ['resume', ''], client.pid);
    expect(await typeIn(scene, 'other', ['execute', '1'], client.pid)).toContain('MSW executes phase 1');
  });

  it('is given to no job either', async () => {
    const { scene, client } = await executedElsewhere();
    const started = await startPhase(scene.workspace, { phase: '1', wave: null, gapsOnly: false }, null);
    expect(started).toMatchObject({ status: 'refused' });
    expect(started.status === 'refused' && started.reason).toContain(refusal(client.pid));
  });

  it('can be ended from here by what the refusal names', async () => {
    const { scene } = await executedElsewhere();
    const said = await typeIn(scene, SESSION, ['execute', '1']);
    const id = /\/msw:stop (\S+) ends it/.exec(said)?.[1] ?? 'none';
    expect(await typeIn(scene, SESSION, ['stop', id])).toContain(id);
    expect(sessions(scene)).toEqual([]);
    expect(await typeIn(scene, SESSION, ['execute', '1'])).toContain('MSW executes phase 1');
  });

  it.each<[string, (of: Awaited<ReturnType<typeof executedElsewhere>>) => Promise<unknown>]>([
    ['was killed', ({ client }) => client.kill()],
    ['was closed', ({ scene }) => endSession(scene.workspace, { session: 'other', reason: 'other' })],
    ['was cleared', ({ scene }) => endSession(scene.workspace, { session: 'other', reason: 'clear' })],
  ])('is executed here once that session %s', async (_, end) => {
    const there = await executedElsewhere();
    await end(there);
    expect(await typeIn(there.scene, SESSION, ['execute', '1'])).toContain('MSW executes phase 1');
    await typeIn(there.scene, SESSION, ['status', '']);
    expect(sessions(there.scene)).toEqual([SESSION]);
  });

  it('is executed in the next conversation of the same client', async () => {
    const { scene, client } = await executedElsewhere();
    expect(await typeIn(scene, SESSION, ['execute', '1'], client.pid)).toContain('MSW executes phase 1');
  });

  it('goes to one of two that type at the same moment', async () => {
    const { scene, client } = await executedElsewhere();
    await client.kill();
    const [left, right] = [startClient(), startClient()];
    const said = await Promise.all([
      typeIn(scene, 'left', ['execute', '1'], left.pid),
      typeIn(scene, 'right', ['execute', '1'], right.pid),
    ]);
    expect(said.filter((one) => one.includes('MSW executes phase 1'))).toHaveLength(1);
    expect(said.filter((one) => one.includes('in a session that is still open'))).toHaveLength(1);
  });

  it('hands its executors to that session alone', async () => {
    const { scene, client } = await executedElsewhere();
    const from = (session: string) => ({
      ...scene.workspace,
      env: { ...scene.workspace.env, CLAUDE_CODE_SESSION_ID: session },
    });
    expect(await whyNoExecutors(from('other'), TERMS)).toBeNull();
    expect(await whyNoExecutors(from(SESSION), TERMS)).toContain(refusal(client.pid));
  });
});

const PLAN: SamplePlan = { plan: '01', file: 'src/a.txt' };
const ROW = '| 1. Foundation | v1.0 | 0/1 | Planned | - |\n';
const SECTION = `### Phase 2: Search

**Goal**: More words
**Depends on**: Nothing
**Requirements**: BASE-01

**Plans**: 1 plans

Plans:

- [ ] 02-01-PLAN.md — Write a word

## Progress`;

/** Half-done work of the first would fail the checks of the second. Both are trusted, and `other` executes the first one. */
const firstElsewhere = async (config: object = {}) => {
  const scene = makeExecutionScene(plugin, { plans: [PLAN], config });
  const plan = planText(PLAN).replaceAll(PHASE_FOLDER, '02-search').replaceAll('01-01', '02-01');
  writeFiles(scene.project, {
    '.planning/phases/02-search/02-01-PLAN.md': plan,
    '.planning/ROADMAP.md': scene
      .read('.planning/ROADMAP.md')
      .replace('\n\n## Phase Details', '\n- [ ] **Phase 2: Search** - More words\n\n## Phase Details')
      .replace('## Progress', SECTION)
      .replace(ROW, `${ROW}| 2. Search | v1.0 | 0/1 | Planned | - |\n`),
  });
  git(scene.project, 'add', '-A');
  git(scene.project, 'commit', '-qm', 'docs(02): create phase plan');
  await armExecution(scene);
  await scene.type('stop');
  const client = startClient();
  expect(await typeIn(scene, 'other', ['execute', '1'], client.pid)).toContain('MSW executes phase 1');
  return { scene, client };
};

const besides = (pid: number) =>
  `Phase 1 is executed in a session that is still open (process ${pid}), and in one folder the checks of each would judge the work of both: wait until it is done, or /msw:stop `;

requireOrSkip('git')('a phase, while another session executes another one', () => {
  it('is refused with who executes which, and what to type instead', async () => {
    const { scene, client } = await firstElsewhere();
    const said = await typeIn(scene, SESSION, ['execute', '2']);
    expect(said).toContain(besides(client.pid));
    expect(said).toMatch(
      /Where phase 2 needs nothing of it, a job executes it in worktrees: .*job execute-phase 2$/,
    );
    expect(sessions(scene)).toEqual(['other']);
    const id = /\/msw:stop (\S+) ends it/.exec(said)?.[1] ?? 'none';
    await typeIn(scene, SESSION, ['stop', id]);
    expect(await typeIn(scene, SESSION, ['execute', '2'])).toContain('MSW executes phase 2');
  });

  it('is executed once that session is over, or the same client has a new conversation', async () => {
    const { scene, client } = await firstElsewhere();
    expect(await typeIn(scene, SESSION, ['execute', '2'], client.pid)).toContain('MSW executes phase 2');
    // A command line below an older client does not know that client's process.
    expect(await asked(scene, SESSION, SECOND)).toBeNull();
    await typeIn(scene, SESSION, ['stop', ''], client.pid);
    await client.kill();
    expect(await typeIn(scene, SESSION, ['execute', '2'])).toContain('MSW executes phase 2');
  });

  it('goes to one of two that type at the same moment', async () => {
    const { scene, client } = await firstElsewhere();
    await client.kill();
    const said = await Promise.all(
      ['1', '2'].map((phase) => typeIn(scene, `of-${phase}`, ['execute', phase], startClient().pid)),
    );
    expect(said.filter((one) => one.includes('MSW executes phase'))).toHaveLength(1);
    expect(said.filter((one) => one.includes('is executed in a session that is still open'))).toHaveLength(1);
  });

  it('is not taken over from a session that is gone', async () => {
    const { scene, client } = await firstElsewhere();
    await client.kill();
    const second = startClient();
    expect(await typeIn(scene, 'second', ['execute', '2'], second.pid)).toContain('MSW executes phase 2');
    const taken = await typeIn(scene, SESSION, ['resume', '']);
    expect(taken).toContain(`Phase 2 is executed in a session that is still open (process ${second.pid})`);
  });

  it('may be a job, which never moves that session to another branch', async () => {
    const wanted = { phase: '2', wave: null, gapsOnly: false, decisions: [] };
    const { scene } = await firstElsewhere({ git: { branching_strategy: 'phase' } });
    const chosen = await chooseExecution(scene.workspace, wanted);
    if (chosen.status === 'refused') throw new Error(chosen.reason);
    expect(await openPhaseBranch(scene.workspace, chosen)).toEqual({
      status: 'refused',
      reason:
        'Phase 2 is worked on the branch gsd/phase-02-search (git.branching_strategy: phase), but a session executes phase 1 on gsd/phase-01-foundation: wait until it is done.',
    });
    expect(git(scene.project, 'symbolic-ref', '--short', 'HEAD').trim()).toBe('gsd/phase-01-foundation');
  });
});

type Elsewhere = Awaited<ReturnType<typeof firstElsewhere>>;
const closed = ({ scene }: Elsewhere) => endSession(scene.workspace, { session: 'other', reason: 'other' });
const SECOND = { phase: '2', folder: '02-search', wave: null, gapsOnly: false };
const asked = ({ workspace }: ExecutionScene, session: string, terms = TERMS) =>
  whyNoExecutors({ ...workspace, env: { ...workspace.env, CLAUDE_CODE_SESSION_ID: session } }, terms);

/** `other` went away like this, and `second` executes phase 2. */
const secondMeanwhile = async (leave: (of: Elsewhere) => Promise<unknown>) => {
  const there = await firstElsewhere();
  const { scene } = there;
  await leave(there);
  const second = startClient();
  expect(await typeIn(scene, 'second', ['execute', '2'], second.pid)).toContain('MSW executes phase 2');
  const back = startClient();
  const start = async (session: string, pid: number) => {
    const client = { hook_event_name: 'SessionStart', session_id: session, source: 'resume' };
    const live = () => startSession(scene.workspace, { session, source: 'resume' }, pid);
    return textOf(await explainedAs(scene.workspace, client, live));
  };
  const owner = () => scene.loop('other')?.progress.owner.pid;
  const besides = `Phase 2 is executed in a session that is still open (process ${second.pid}), and in one folder the checks of each would judge the work of both: wait until it is done, or /msw:stop `;
  return { scene, second, back, start, owner, besides };
};

requireOrSkip('git')('an execution that comes back while another session executes another phase', () => {
  it.each<[string, (of: Elsewhere) => Promise<unknown>]>([
    ['was closed', closed],
    ['was cleared', ({ scene }) => endSession(scene.workspace, { session: 'other', reason: 'clear' })],
    ['was killed', ({ client }) => client.kill()],
    [
      'was killed and is parked',
      async ({ scene, client }) => {
        await client.kill();
        const told = await startSession(scene.workspace, { session: 'second', source: 'startup' }, 1);
        expect(textOf(told)).toContain('/msw:resume takes it over');
      },
    ],
    [
      'was paused and closed',
      async (of) => {
        await typeIn(of.scene, 'other', ['pause', ''], of.client.pid);
        await closed(of);
      },
    ],
    [
      'reached the usage limit and was closed',
      async (of) => {
        const failure = { session: 'other', error: 'rate_limit', message: 'You have reached your limit.' };
        await noteStopFailure(of.scene.workspace, failure);
        await closed(of);
      },
    ],
  ])('waits for it where its session %s, and continues then', async (_, leave) => {
    const { scene, second, back, start, owner, besides } = await secondMeanwhile(leave);
    const before = scene.loop('other');
    expect(await start('other', back.pid)).toContain(besides);
    expect(await asked(scene, 'other')).toContain(besides);
    expect(await typeIn(scene, 'other', ['resume', ''], back.pid)).toContain(besides);
    expect(await typeIn(scene, 'other', ['execute', '1'], back.pid)).toContain(besides);
    // It keeps nobody from working, and nothing of it is lost.
    expect(await asked(scene, 'second', SECOND)).toBeNull();
    expect(await typeIn(scene, 'second', ['execute', '2'], second.pid)).toContain('MSW executes phase 2');
    expect(scene.loop('other')?.terms).toEqual(before?.terms);
    await typeIn(scene, 'second', ['stop', ''], second.pid);
    expect(await typeIn(scene, 'other', ['resume', ''], back.pid)).toContain('executes phase 1');
    expect(scene.loop('other')?.progress.pause).toBeNull();
    expect(owner()).toBe(back.pid);
    expect(await asked(scene, 'other')).toBeNull();
    expect(await typeIn(scene, 'second', ['execute', '2'], second.pid)).toContain(
      'Phase 1 is executed in a session that is still open',
    );
  });

  it('continues by itself when its session starts after the other has ended', async () => {
    const { scene, second, back, start, owner, besides } = await secondMeanwhile(closed);
    expect(await start('other', back.pid)).toContain(besides);
    await second.kill();
    expect(await start('other', back.pid)).toContain('executes phase 1');
    expect(scene.loop('other')?.progress.pause).toBeNull();
    expect(owner()).toBe(back.pid);
  });

  it('gets and holds no executors where its session was resumed without a hook that says so', async () => {
    const { scene, second, besides } = await secondMeanwhile(closed);
    expect(await asked(scene, 'other')).toContain(besides);
    const stops = (session: string) =>
      stopSession(scene.workspace, {
        ...{ session, lastMessage: 'Done.', awaited: [], unawaited: [], planMode: false },
        ...{ transcriptPath: null, tokens: null },
        agent: { id: 'a1', type: 'msw:executor', prompt: `Plan: ${scene.project}/${planPath('01')}` },
      });
    expect(await stops('other')).toEqual({ kind: 'silent' });
    await second.kill();
    expect(await stops('other')).toMatchObject({ kind: 'context' });
  });

  it('is not continued at the moment in which the other begins', async () => {
    const there = await firstElsewhere();
    const { scene } = there;
    await closed(there);
    const [back, second] = [startClient(), startClient()];
    await Promise.all([
      startSession(scene.workspace, { session: 'other', source: 'resume' }, back.pid),
      typeIn(scene, 'second', ['execute', '2'], second.pid),
    ]);
    const isBack = scene.loop('other')?.progress.owner.pid === back.pid;
    expect(scene.loop('second') === null).toBe(isBack);
  });
});
