// What the ways of a task depend on, read from a project's files and records.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appendJournal } from '../../../src/adapters/log/journal.ts';
import { writeJob } from '../../../src/app/jobs/job-store.ts';
import { readProjectState } from '../../../src/app/route/read-state.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { type Job, newJob } from '../../../src/core/jobs/job.ts';
import type { JournalEvent } from '../../../src/core/log/journal-event.ts';
import { waysIn } from '../../../src/core/route/ways.ts';
import { makePlannedProject } from '../../support/planned-project.ts';
import { initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const workspaceIn = (folder: string): Workspace => {
  const opened = openWorkspace(folder, { PATH: process.env.PATH, MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
};

it.each<[string, Partial<Job>, boolean]>([
  ['waits in line', {}, true],
  ['runs', { status: 'running' }, true],
  ['waits for an answer', { status: 'waiting' }, true],
  ['is done', { status: 'done' }, false],
  ['was cancelled', { status: 'cancelled' }, false],
])('checks for work in progress: a job that %s', async (_, change, isUnderWay) => {
  const workspace = workspaceIn(tempFolder());
  const work = { kind: 'plan-phase', phase: '2', gaps: false } as const;
  const job = { ...newJob('20261122-101112-abc123', work, { session: null, now: 1000 }), ...change };
  expect(writeJob(workspace, job).status).toBe('ok');
  const { running } = await readProjectState(workspace, null);
  expect(running).toEqual(isUnderWay ? [expect.objectContaining({ kind: 'job', id: job.id })] : []);
});

const armed = (loop: string, command: string, baseline?: string): JournalEvent => ({
  ...{ event: 'loop-armed', loop, session: 's', maxIterations: 5 },
  checks: [{ name: 'test', command, origin: 'proposed' }],
  ...(baseline === undefined ? {} : { baseline }),
});
const ended = (loop: string, cause: string): JournalEvent => ({
  ...{ event: 'loop-ended', loop, session: 's', cause, reason: cause, iteration: 1 },
});
const finished = (loop: string, ...outcomes: readonly string[]): JournalEvent => ({
  ...{
    event: 'iteration-finished',
    loop,
    session: 's',
    iteration: 1,
    counted: true,
    strategy: '',
    breaker: '',
  },
  ...{ change: null, failure: null, guidance: null },
  checks: outcomes.map((outcome) => ({ name: 'test', outcome, exitCode: 0, durationMs: 1 })),
});

it.each<[string, readonly JournalEvent[], 'red' | 'green' | 'unknown']>([
  ['no run', [], 'unknown'],
  ['a red baseline', [armed('a', 'npm test', 'red')], 'red'],
  ['a baseline that said nothing', [armed('a', 'npm test', 'unknown')], 'unknown'],
  [
    'a loop that is done',
    [armed('a', 'npm test', 'red'), finished('a', 'failed'), ended('a', 'done')],
    'green',
  ],
  [
    'a loop that gave up',
    [armed('a', 'npm test'), finished('a', 'passed', 'failed'), ended('a', 'stopped')],
    'red',
  ],
  ['an iteration that passed', [armed('a', 'npm test'), finished('a', 'passed')], 'green'],
  ['a loop with another check', [armed('a', 'node other.js', 'red'), ended('a', 'done')], 'unknown'],
  ['the last of two', [armed('a', 'npm test', 'green'), armed('b', 'npm test', 'red')], 'red'],
])('knows how the checks ended when they last ran: %s', async (_, events, state) => {
  const workspace = workspaceIn(tempFolder());
  writeFileSync(
    join(workspace.project, 'package.json'),
    JSON.stringify({ scripts: { test: 'node check.js' } }),
  );
  const time = '2026-11-20T10:00:00.000Z';
  for (const event of events) await appendJournal(workspace.project, event, time);
  const { checks } = await readProjectState(workspace, null);
  expect(checks).toEqual({ commands: ['npm test'], state, seen: state === 'unknown' ? null : time });
});

it('counts what git would list as changed', async () => {
  const project = tempFolder();
  const changed = async () => (await readProjectState(workspaceIn(project), null)).changed;
  expect(await changed()).toBeNull();
  writeFiles(project, { 'a.txt': 'a\n' });
  initGit(project);
  expect(await changed()).toBe(0);
  writeFiles(project, { 'a.txt': 'b\n', 'new file.txt': 'c\n' });
  expect(await changed()).toBe(2);
});

const closedOf = async (project: string) => {
  const state = await readProjectState(workspaceIn(project), null);
  const closed = new Map(waysIn(state).map(({ way, closed: why }) => [way, why]));
  return { plan: state.plan, closed };
};

it('an open milestone that is folded away is still the one to work on', async () => {
  const project = tempFolder();
  makePlannedProject(project);
  writeFiles(project, { '.planning/ROADMAP.md': FOLDED });
  const { plan, closed } = await closedOf(project);
  expect(plan?.step).toMatchObject({ action: 'execute', command: '/msw:execute 1' });
  expect(closed.get('next')).toBeNull();
  expect(closed.get('init')).toContain('is not closed');
});

it.each([
  '1. Foundation: the words\n2. Reports: lists\n',
  '## Plan\n\n### Etappe 1: Grundlage\n\n**Ziel**: Wörter\n',
  '| Step | Goal |\n|---|---|\n| 1 | words |\n',
])(
  'a roadmap in a form that MSW cannot read is told as such, and no new milestone is offered: %j',
  async (text) => {
    const project = tempFolder();
    makePlannedProject(project, []);
    rmSync(join(project, '.planning', 'phases'), { recursive: true, force: true });
    writeFiles(project, { '.planning/ROADMAP.md': `# Roadmap\n\n${text}` });
    const { plan, closed } = await closedOf(project);
    expect(plan?.step).toMatchObject({ action: 'ask', command: null });
    for (const why of [plan?.step.reason, closed.get('next'), closed.get('init'), closed.get('execute')])
      expect(why).toContain('write each as a heading, "### Phase 1: Name"');
  },
);

it('a roadmap without any phase leaves a milestone to begin', async () => {
  const project = tempFolder();
  makePlannedProject(project, []);
  rmSync(join(project, '.planning', 'phases'), { recursive: true, force: true });
  writeFiles(project, { '.planning/ROADMAP.md': '# Roadmap\n\n## Milestones\n\n- v1.0 Words\n' });
  const { plan, closed } = await closedOf(project);
  expect(plan?.step.command).toBe('/msw:init --milestone');
  expect([closed.get('init'), closed.get('next')]).toEqual([null, null]);
});

const FOLDED = `# Roadmap: Sample

<details>
<summary>v1.0 Words (Phase 1)</summary>

## Phases

- [ ] **Phase 1: Foundation** - The words

## Phase Details

### Phase 1: Foundation
**Goal**: The words are there
**Requirements**: BASE-01
**Success Criteria**:
  1. Every file says ready

</details>
`;
