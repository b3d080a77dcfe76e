import { utimesSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Phase, readPhase, wavePlans } from '../../../src/app/planning/documents/read-phase.ts';
import { openPlanning, type PlanningProject } from '../../../src/app/planning/documents/read-project.ts';
import { syncPlanning } from '../../../src/app/planning/phases/sync-planning.ts';
import { diskStatus } from '../../../src/core/planning/documents/phase-facts.ts';
import { phaseKey } from '../../../src/core/planning/documents/phase-id.ts';
import { readPlan } from '../../../src/core/planning/documents/plan.ts';
import { validatePlan } from '../../../src/core/planning/rules/validate-plan.ts';
import { planWaves } from '../../../src/core/planning/rules/waves.ts';
import { gsdDocuments } from '../../support/gsd-documents.ts';
import { removeFolder } from '../../support/temp-folder.ts';
import {
  ask,
  at,
  copyOfFixtures,
  differences,
  eachInTurn,
  filesBelow,
  listAt,
  type Oracle,
  textOf,
} from './oracle.ts';

const documents = [...gsdDocuments().keys()];
const phases = firstParts(documents, 'plans/.planning/phases/');
const projects = ['roadmaps', 'states'].flatMap((kind) =>
  firstParts(documents, `${kind}/`).map((name) => `${kind}/${name}`),
);

/** The names of the direct sub-folders. */
function firstParts(paths: readonly string[], folder: string): readonly string[] {
  const below = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  return [...new Set(below.map((path) => path.split('/')[0] ?? ''))].sort();
}

let copy = '';
beforeAll(() => {
  copy = copyOfFixtures();
  // gsd-core considers a verification stale when it is older than a summary; copying mixed up the times.
  const later = Date.now() / 1000 + 60;
  for (const file of filesBelow(copy)) if (file.endsWith('-VERIFICATION.md')) utimesSync(file, later, later);
});
afterAll(() => removeFolder(copy));

/** The JSON view: an undefined value is absent. */
function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);
}

function openedPhase(name: string): Phase {
  const phase = readPhase(join(copy, 'plans'), join(copy, 'plans', '.planning', 'phases', name));
  if (phase === null) throw new Error(`no phase ${name}`);
  return phase;
}

function opened(name: string): PlanningProject {
  const found = openPlanning(join(copy, ...name.split('/')));
  if (found.status === 'refused') throw new Error(found.reason);
  return found.project;
}

function planDifferences(name: string, answer: unknown): readonly string[] {
  if (typeof answer === 'string') return [`${name}: answer`];
  const phase = openedPhase(name);
  const found = planWaves(wavePlans(phase));
  const theirs = new Map(listAt(answer, 'plans').map((plan) => [at(plan, 'id'), plan]));
  const pairs = phase.plans.map(({ document }, index) => ({ document, node: found.nodes[index] }));
  const known = pairs.filter(({ node }) => theirs.has(node?.id));
  const wrong = (key: string, read: (pair: (typeof pairs)[number]) => unknown) =>
    known.some((pair) => differ(read(pair), at(theirs.get(pair.node?.id), key)));
  return Object.entries({
    plans: theirs.size !== pairs.length || known.length !== pairs.length,
    waves: wrong('wave', ({ node }) => node?.wave),
    objectives: wrong('objective', ({ document }) => document.objective),
    autonomous: wrong('autonomous', ({ document }) => document.autonomous),
    files: wrong('files_modified', ({ document }) => document.filesModified),
    tasks: wrong('task_count', ({ document }) => document.compatTaskCount),
    incomplete: differ(found.incomplete, at(answer, 'incomplete')),
    runnable: at(answer, 'runnable') !== undefined && differ(found.runnable, at(answer, 'runnable')),
  }).flatMap(([what, different]) => (different ? [`${name}: ${what}`] : []));
}

describe('plans and waves', () => {
  it.each<Oracle>(['core', 'older'])(
    'agree with %s except for the explained differences',
    async (oracle) => {
      const answers = await eachInTurn(phases, (name) =>
        ask(oracle, join(copy, 'plans'), ['phase-plan-index', String(Number.parseInt(name, 10))]),
      );
      const found = phases.flatMap((name, index) => planDifferences(name, answers[index]));
      const explained = Object.keys(differences[oracle]).filter(
        (key) => !key.startsWith('roadmaps/') && !key.includes('.md: '),
      );
      expect([...found].sort()).toEqual(explained.sort());
    },
    180_000,
  );
});

function projectDifferences(name: string, analysis: unknown, state: unknown): readonly string[] {
  const { phases: facts, roadmap, standing, state: document } = opened(name);
  const mine = facts.map((one) => {
    const said = roadmap?.phases.find(({ number }) => phaseKey(number) === phaseKey(one.number));
    return {
      number: one.number,
      name: one.name,
      goal: said?.goal ?? null,
      mode: said?.mode ?? null,
      depends_on: said?.dependsOn ?? null,
      plan_count: one.plans.length,
      summary_count: one.plans.filter(({ done }) => done).length,
      has_context: one.hasContext,
      has_research: one.hasResearch,
      disk_status: diskStatus(one),
      roadmap_complete: said?.checkbox?.checked ?? false,
    };
  });
  const theirs = listAt(analysis, 'phases').map((phase) =>
    Object.fromEntries(Object.keys(mine[0] ?? {}).map((key) => [key, at(phase, key)])),
  );
  const missing = roadmap?.withoutDetails ?? [];
  const fields = {
    current_phase: document?.currentPhase,
    current_phase_name: document?.currentPhaseName,
    status: document?.status,
    stopped_at: document?.stoppedAt,
    last_activity: document?.lastActivity,
    last_activity_desc: document?.lastActivityText,
    progress: standing.progress,
  };
  return [
    ...(differ(mine, theirs) ? [`${name}: phases`] : []),
    ...(differ(missing.length > 0 ? missing : null, at(analysis, 'missing_phase_details'))
      ? [`${name}: missing`]
      : []),
    ...(document === null
      ? []
      : Object.entries(fields).flatMap(([key, value]) =>
          differ(value, at(state, key)) ? [`${name}: ${key}`] : [],
        )),
  ];
}

const codesOf = (health: unknown, kind: string) => listAt(health, kind).map((one) => String(at(one, 'code')));

describe('roadmaps and states', () => {
  it('agree with gsd-core except for the explained differences', async () => {
    const found = await eachInTurn(projects, async (name) => {
      const root = join(copy, ...name.split('/'));
      const analysis = await ask('core', root, ['roadmap', 'analyze']);
      return projectDifferences(name, analysis, await ask('core', root, ['state', 'json']));
    });
    const explained = Object.keys(differences.core).filter((key) => key.startsWith('roadmaps/'));
    expect(found.flat().sort()).toEqual(explained.sort());
  }, 240_000);

  it('still agree after MSW has synchronised them with the disk, and gsd-core finds nothing new', async () => {
    const states = projects.filter((name) => name.startsWith('states/'));
    const found = await eachInTurn(states, async (name) => {
      const root = join(copy, ...name.split('/'));
      const before = await ask('core', root, ['validate', 'health']);
      await syncPlanning(opened(name));
      const again = await syncPlanning(opened(name));
      const health = await ask('core', root, ['validate', 'health']);
      const worse = ['errors', 'warnings'].flatMap((kind) =>
        codesOf(health, kind).filter((code) => !codesOf(before, kind).includes(code)),
      );
      const analysis = await ask('core', root, ['roadmap', 'analyze']);
      return [
        ...(again.status === 'done' && again.changes.length === 0 ? [] : [`${name}: not idempotent`]),
        ...worse.map((code) => `${name}: ${code}`),
        ...projectDifferences(name, analysis, await ask('core', root, ['state', 'json'])),
      ];
    });
    expect(found.flat()).toEqual([]);
  }, 240_000);
});

describe('a project that alternates between MSW and gsd-core', () => {
  it('is closed by gsd-core after MSW without complaint, and MSW then only says what can run', async () => {
    const root = join(copy, 'states', 'complete-phase');
    await syncPlanning(opened('states/complete-phase'));
    const closed = await ask('core', root, ['phase', 'complete', '1']);
    expect(closed).toMatchObject({ completed_phase: '1', next_phase: '2', warnings: [] });
    const after = opened('states/complete-phase');
    expect(after.state).toMatchObject({ currentPhase: expect.stringMatching(/^0?2$/), status: 'planning' });
    expect(await syncPlanning(after)).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: null,
    });
  }, 60_000);
});

describe('keys and must-haves', () => {
  const chosen = /09-broken-yaml|08-scalars|10-frontmatter-shapes|19-must-haves/;

  it('agree with gsd-core except for the explained differences', async () => {
    const folder = join(copy, 'plans', '.planning', 'phases');
    const files = filesBelow(folder)
      .filter((file) => chosen.test(file) && textOf(file) !== '')
      .sort();
    const found = await eachInTurn(files, async (file) => {
      const name = relative(folder, file).split(sep).join('/');
      const wrong = [await keysDiffer(file), file.includes('must-haves') && (await mustHavesDiffer(file))];
      return ['keys', 'must-haves'].flatMap((what, index) => (wrong[index] ? [`${name}: ${what}`] : []));
    });
    const explained = Object.keys(differences.core).filter((key) => /: (?:keys|must-haves)$/.test(key));
    expect(found.flat().sort()).toEqual(explained.sort());
  }, 240_000);
});

async function keysDiffer(file: string): Promise<boolean> {
  const around = { fileName: null, siblings: null };
  const missing = validatePlan(readPlan(textOf(file)), around).flatMap(({ code, message }) =>
    code === 'key-missing' ? (/no (.+)\.$/.exec(message)?.[1]?.split(', ') ?? []) : [],
  );
  const answer = await ask('core', join(copy, 'plans'), [
    'frontmatter',
    'validate',
    file,
    '--schema',
    'plan',
  ]);
  // gsd-core does not ask for requirements.
  const keys = missing.filter((key) => key !== 'requirements');
  return differ(keys, at(answer, 'missing'));
}

async function mustHavesDiffer(file: string): Promise<boolean> {
  const { artifacts, keyLinks } = readPlan(textOf(file)).mustHaves;
  const root = join(copy, 'plans');
  const found = listAt(await ask('core', root, ['verify', 'artifacts', file]), 'artifacts');
  const links = listAt(await ask('core', root, ['verify', 'key-links', file]), 'links');
  const ends = links.map((link) => [at(link, 'from'), at(link, 'to'), at(link, 'via')]);
  return (
    differ(
      artifacts.map(({ path }) => path),
      found.map((artifact) => at(artifact, 'path')),
    ) ||
    differ(
      keyLinks.map(({ from, to, via }) => [from, to, via]),
      ends,
    )
  );
}
