// Projects of every age against gsd-core: nothing that MSW writes into them adds a problem of health or consistency, or
// a position that gsd-core contradicts.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPhase } from '../../../src/app/planning/documents/open-phase.ts';
import { readPhase, wavePlans } from '../../../src/app/planning/documents/read-phase.ts';
import type { PlanningProject } from '../../../src/app/planning/documents/read-project.ts';
import {
  addBlockers,
  recordPlanDone,
  recordSession,
  recordVerified,
} from '../../../src/app/planning/documents/record-state.ts';
import { chooseExecution } from '../../../src/app/planning/execution/choose-execution.ts';
import { nextMilestone } from '../../../src/app/planning/milestones/begin-milestone.ts';
import { closeMilestone } from '../../../src/app/planning/milestones/close-milestone.ts';
import { planCommand } from '../../../src/app/planning/phases/plan-command.ts';
import { recordPlans } from '../../../src/app/planning/phases/record-plans.ts';
import { nextStepOf } from '../../../src/app/planning/phases/show-progress.ts';
import { syncPlanning } from '../../../src/app/planning/phases/sync-planning.ts';
import { openExecutedPhase } from '../../../src/app/planning/verification/open-executed-phase.ts';
import { discussCommand } from '../../../src/app/planning/writing/discuss-command.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { diskStatus } from '../../../src/core/planning/documents/phase-facts.ts';
import { isFolderOf, phaseKey } from '../../../src/core/planning/documents/phase-id.ts';
import { executionArguments } from '../../../src/core/planning/execution/execution-arguments.ts';
import { planWaves } from '../../../src/core/planning/rules/waves.ts';
import { isFull, sampleOf } from '../../support/depth.ts';
import { openedProject } from '../../support/opened-project.ts';
import { type ProjectHistory, projectHistories } from '../../support/project-history.ts';
import { removeFolder } from '../../support/temp-folder.ts';
import { ask, askAnew, at, filesBelow, listAt, textOf } from './oracle.ts';

const PART = 12;
const ALL = isFull(process.env);
const HISTORIES = sampleOf('histories', projectHistories(300, 20261123), PART);

interface HistoryOperation {
  readonly name: string;
  /** False if there was nothing to do. */
  readonly run: (project: PlanningProject) => Promise<boolean>;
}

/**
 * The operations of MSW on a project that write its documents. Each project is synchronised first and then gets the
 * next of these that applies to it; in full, all of them. Every new operation that writes planning documents gets its
 * row here.
 */
const OPERATIONS: readonly HistoryOperation[] = [
  {
    name: 'plans recorded',
    run: async (project) => {
      const { phase } = project.standing;
      const opened = phase === null ? null : openPhase(project, phase.number);
      if (opened === null || phase?.plans.every(({ done }) => done) !== false) return false;
      return isDone(await recordPlans(opened, false));
    },
  },
  {
    name: 'a plan done',
    run: async (project) => {
      const { phase } = project.standing;
      const [plan] = phase?.runnable ?? [];
      if (phase?.folder == null || plan === undefined) return false;
      const summary = '---\nrequirements-completed: [TILL-01]\n---\n\n# Summary\n';
      writeFileSync(join(project.planning, 'phases', phase.folder, `${plan}-SUMMARY.md`), summary);
      const about = { phase: phase.number, plan, decisions: ['Red'] };
      return isDone(await recordPlanDone(project, about));
    },
  },
  {
    name: 'a phase verified',
    run: async (project) => {
      const { phase } = project.standing;
      const isExecuted = phase?.plans.length !== 0 && phase?.plans.every(({ done }) => done);
      if (phase?.folder == null || !isExecuted) return false;
      const file = join(
        project.planning,
        'phases',
        phase.folder,
        `${phase.folder.split('-')[0]}-VERIFICATION.md`,
      );
      const report =
        '---\nverified: 2026-02-04T00:00:00Z\nstatus: passed\nscore: 1/1 must-haves verified\n---\n';
      writeFileSync(file, report);
      return isDone(await recordVerified(project, phase.number));
    },
  },
  {
    name: 'notes',
    run: async (project) =>
      isDone(await recordSession(project, { stoppedAt: 'Here' })) &&
      isDone(await addBlockers(project, ['The bank'])),
  },
];

const isDone = ({ status }: { readonly status: string }) => status === 'done';

/** Where gsd-core disagrees, and why. An entry that no history meets fails the test. */
const REASONS = {
  'no-folder': 'gsd-core counts nothing where there is no folder phases/',
  unbounded: 'gsd-core gives no percentage where no heading of ROADMAP bounds the milestone of STATE',
  listed: 'MSW takes a phase that only has a checkbox for one; gsd-core counts sections',
  ticked:
    'MSW counts a phase that the roadmap calls complete; gsd-core only one that is verified, or has a row',
  table:
    'without checkboxes the table says which phases are complete; gsd-core does not ask it for a position',
  ahead: "STATE is in a later phase, which is somebody's choice",
  reopened: 'STATE is in a phase that is ticked and has open plans or gaps',
  twice:
    'of two folders with one number MSW takes the one that holds documents; gsd-core the first, and executes neither',
  begun:
    'STATE and the list name no milestone: MSW takes the only one that has not shipped, gsd-core all of them',
  rows: 'gsd-core counts the complete rows of all milestones in the table, also more than there are phases',
  paused: 'the last phase is verified, and STATE says that work is paused, which a person ends',
} as const;
type Reason = keyof typeof REASONS;
const met = new Set<Reason>();

const folder = mkdtempSync(join(tmpdir(), 'msw-'));
const home = mkdtempSync(join(tmpdir(), 'msw-'));
afterAll(() => Promise.all([removeFolder(folder), removeFolder(home)]));

it('gsd-core in this process gives the same answers as in its own', async () => {
  const calls = [
    'validate health',
    'validate consistency',
    'state json',
    'roadmap analyze',
    'phase-plan-index 1',
  ];
  for (const [index, history] of HISTORIES.slice(0, 2).entries()) {
    const root = make(history, HISTORIES.length + index);
    for (const call of calls) {
      const words = call.split(' ');
      const here = { ...Object(await ask('core', root, words)), last_updated: null };
      const { stdout } = await askAnew('core', root, words);
      expect({ ...JSON.parse(stdout), last_updated: null }, call).toEqual(here);
    }
  }
}, 300_000);

it.each(Array.from({ length: HISTORIES.length / PART }, (_, index) => index * PART))(
  'histories from %d on stay consistent',
  async (from) => {
    const found: string[] = [];
    for (const [index, history] of HISTORIES.slice(from, from + PART).entries())
      found.push(...(await lifeOf(history, from + index)));
    expect(found).toEqual([]);
  },
  900_000,
);

it.runIf(ALL)('every listed difference occurs', () => {
  expect(Object.keys(REASONS).filter((reason) => !met.has(reason as Reason))).toEqual([]);
});

/** The problems found, one per line. */
async function lifeOf(history: ProjectHistory, index: number): Promise<readonly string[]> {
  const root = make(history, index);
  const sync: HistoryOperation = {
    name: 'state sync',
    run: async (project) => isDone(await syncPlanning(project)),
  };
  const found: string[] = [];
  let before = await problemsOf(root);
  const turn = OPERATIONS.map((_, at) => OPERATIONS[(index + at) % OPERATIONS.length]).filter(
    (one) => one !== undefined,
  );
  let others = 0;
  for (const operation of [sync, ...turn]) {
    const was = textsOf(root);
    if ((others > 0 && !ALL) || !(await operation.run(openedProject(root)))) continue;
    others += operation === sync ? 0 : 1;
    const after = await problemsOf(root);
    found.push(
      ...worse(before, after, openedProject(root)),
      ...(await contradictions(root, history)),
      ...(await again(root)),
    );
    if (
      operation === sync &&
      (history.finished || openedProject(root).standing.left !== null) &&
      !same(was, textsOf(root))
    )
      found.push('it changed what it had to leave');
    before = after;
  }
  found.push(...(await refusedStep(root, history)));
  return found.map((one) => `${one}   [${history.name}]`);
}

function make({ files }: ProjectHistory, index: number): string {
  const root = join(folder, String(index));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, ...path.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

function textsOf(root: string): ReadonlyMap<string, string> {
  return new Map(filesBelow(join(root, '.planning')).map((path) => [path, textOf(path)]));
}

function same(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}

/** How often each problem occurs, by code. */
async function problemsOf(root: string): Promise<ReadonlyMap<string, number>> {
  const health = await ask('core', root, ['validate', 'health']);
  const consistency = await ask('core', root, ['validate', 'consistency']);
  expect(at(health, 'status')).toBeTypeOf('string');
  expect(at(consistency, 'passed')).toBeTypeOf('boolean');
  const found = new Map<string, number>();
  for (const kind of ['errors', 'warnings'])
    for (const one of [...listAt(health, kind), ...listAt(consistency, kind)]) {
      const code = typeof one === 'string' ? one : String(at(one, 'code'));
      found.set(code, (found.get(code) ?? 0) + 1);
    }
  return found;
}

function worse(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  { state, standing }: PlanningProject,
): readonly string[] {
  const more = [...after].filter(([code, count]) => count > (before.get(code) ?? 0)).map(([code]) => code);
  const isExplained = state?.pausedAt != null && standing.phase === null;
  if (isExplained && more.includes('W011')) met.add('paused');
  return more.filter((code) => !(isExplained && code === 'W011')).map((code) => `gsd-core finds ${code}`);
}

async function again(root: string): Promise<readonly string[]> {
  const result = await syncPlanning(openedProject(root));
  return result.status === 'done' && result.changes.length === 0
    ? []
    : [`not idempotent: ${JSON.stringify(result)}`];
}

/** For the documents as they are now. */
async function contradictions(root: string, history: ProjectHistory): Promise<readonly string[]> {
  const project = openedProject(root);
  const analysis = await ask('core', root, ['roadmap', 'analyze']);
  const json = await ask('core', root, ['state', 'json']);
  // A contradiction cannot be counted.
  if (project.standing.left !== null) return [];
  return [
    ...stateOf(project, json),
    ...countsOf(project, json, history),
    ...(project.standing.settled ? [] : phasesOf(project, analysis)),
    ...(await wavesOf(project)),
  ];
}

/** For the plans of the phase to work on. */
async function wavesOf({ root, planning, standing }: PlanningProject): Promise<readonly string[]> {
  const { phase } = standing;
  const onDisk = phase?.folder == null ? null : readPhase(root, join(planning, 'phases', phase.folder));
  if (phase === null || onDisk === null) return [];
  const index = await ask('core', root, ['phase-plan-index', phase.number]);
  if (at(index, 'ambiguous_matches') !== undefined) return explained('twice');
  const { nodes, incomplete, runnable } = planWaves(wavePlans(onDisk));
  expect(runnable).toEqual(expect.arrayContaining([...phase.runnable]));
  return differ(
    'plans',
    [
      nodes.map(({ id, wave }) => [id, wave]),
      onDisk.plans.map(({ document }) => document.autonomous),
      incomplete,
      runnable,
    ],
    [
      listAt(index, 'plans').map((one) => [at(one, 'id'), at(one, 'wave')]),
      listAt(index, 'plans').map((one) => at(one, 'autonomous')),
      at(index, 'incomplete'),
      at(index, 'runnable'),
    ],
  );
}

function stateOf({ state }: PlanningProject, json: unknown): readonly string[] {
  return [
    ...differ('current phase', state?.currentPhase ?? null, at(json, 'current_phase') ?? null),
    ...differ('status', state?.status, at(json, 'status')),
  ];
}

function countsOf(project: PlanningProject, json: unknown, { olderRows }: ProjectHistory): readonly string[] {
  const { standing, roadmap } = project;
  if (standing.settled) return [];
  const theirs = at(json, 'progress');
  const counts: Record<string, unknown> = { ...standing.progress };
  if (at(theirs, 'completed_plans') === undefined) return explained('no-folder');
  if (at(theirs, 'percent') === undefined) {
    met.add('unbounded');
    delete counts.percent;
  }
  const { completed_phases } = standing.progress;
  const isMore = olderRows && Number(at(theirs, 'completed_phases')) > completed_phases;
  if (isMore) met.add('rows');
  const seen = isMore ? { ...Object(theirs), completed_phases, percent: counts.percent } : theirs;
  const wrong = differ('progress', counts, seen);
  if (wrong.length === 0) return [];
  if (isTwice(project)) return explained('twice');
  if (isBegun(project)) return explained('begun');
  if ((roadmap?.withoutDetails.length ?? 0) > 0) return explained('listed');
  const ticked = standing.phases.some(
    (one) => diskStatus(one) !== 'complete' && !standing.open.includes(one.number),
  );
  return ticked ? explained('ticked') : wrong;
}

function phasesOf(project: PlanningProject, analysis: unknown): readonly string[] {
  const { phases, roadmap, standing, state } = project;
  const theirs = listAt(analysis, 'phases').map((one) => ({
    key: phaseKey(String(at(one, 'number'))),
    status: at(one, 'disk_status'),
    ticked: at(one, 'roadmap_complete') === true,
  }));
  if ((roadmap?.withoutDetails.length ?? 0) > 0) return explained('listed');
  if (isTwice(project)) return explained('twice');
  if (isBegun(project)) return explained('begun');
  const statuses = differ(
    'phases',
    phases.map((one) => [phaseKey(one.number), diskStatus(one)]),
    theirs.map(({ key, status }) => [key, status]),
  );
  const row = (key: string) =>
    roadmap?.progress.find(({ number }) => phaseKey(number) === key)?.status.text ?? '';
  const open = theirs
    .filter(({ key, status, ticked }) => status !== 'complete' && !ticked && !/^deferred/i.test(row(key)))
    .map(({ key }) => key)
    .sort((a, b) => Number(a) - Number(b));
  const mine = standing.phase === null ? null : phaseKey(standing.phase.number);
  const position = differ('position', mine, open[0] ?? null);
  if (position.length === 0) return statuses;
  if (open.some((key) => /^complete/i.test(row(key)))) return [...statuses, ...explained('table')];
  if (mine !== null && state?.currentPhase != null && phaseKey(state.currentPhase) === mine)
    return [...statuses, ...explained(open.includes(mine) ? 'ahead' : 'reopened')];
  return [...statuses, ...position];
}

/** gsd-core takes the first folder. */
function isTwice({ planning, phases }: PlanningProject): boolean {
  const folders = existsSync(join(planning, 'phases')) ? readdirSync(join(planning, 'phases')).sort() : [];
  return phases.some(
    ({ number, folder }) => folder !== null && folders.find((name) => isFolderOf(name, number)) !== folder,
  );
}

function isBegun({ state, roadmap }: PlanningProject): boolean {
  const isMarked = /🚧 \*\*/u.test(roadmap?.document.text ?? '');
  return state?.milestone == null && !isMarked && (roadmap?.scope.milestone ?? null) !== null;
}

function explained(reason: Reason): readonly string[] {
  met.add(reason);
  return [];
}

function differ(what: string, mine: unknown, theirs: unknown): readonly string[] {
  const [a, b] = [JSON.stringify(mine), JSON.stringify(theirs)];
  return a === b ? [] : [`${what}: ${a}, and gsd-core says ${b}`];
}

function closed(project: PlanningProject, command: string) {
  const anyway = command.split(' ').includes('--anyway');
  return closeMilestone(project, { anyway, keepPhases: false, tag: false });
}

/** Whether the suggested command would refuse, or would start something that is finished. */
async function refusedStep(root: string, { finished }: ProjectHistory): Promise<readonly string[]> {
  const opened = openWorkspace(root, { MSW_HOME: home });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const { command } = nextStepOf(openedProject(root));
  const [verb, phase = '', ...options] = command?.split(' ') ?? [];
  if (finished && phase !== '--close' && !['/msw:init', undefined].includes(verb))
    return [`what is finished would begin again: ${command}`];
  const answer = async (): Promise<unknown> => {
    switch (verb) {
      case undefined:
        return null;
      case '/msw:discuss':
        return discussCommand(workspace, phase);
      case '/msw:plan':
        return planCommand(workspace, [phase, ...options].join(' '));
      case '/msw:verify':
        return openExecutedPhase(openedProject(root), phase);
      case '/msw:execute':
        return executed(workspace, phase);
      case '/msw:go':
        return closed(openedProject(root), command ?? '');
      case '/msw:init':
        return nextMilestone(openedProject(root));
      default:
        return { status: 'refused', reason: 'it is not one that is known here' };
    }
  };
  const said = await answer();
  const isRefused = at(said, 'status') === 'refused' || at(said, 'kind') === 'answer';
  return isRefused ? [`${command} refuses: ${JSON.stringify(said)}`] : [];
}

async function executed(workspace: Workspace, phase: string): Promise<unknown> {
  const read = executionArguments(phase);
  return read.status === 'ok' ? chooseExecution(workspace, read.request) : read;
}
