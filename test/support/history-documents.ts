// The documents that GSD would have for a project with a past, with the changes that people made by hand.

import { createHash } from 'node:crypto';
import { countOf, type Facts, type Milestone, type Phase, type PhasePlan, padded } from './history-facts.ts';

export function roadmap(given: Facts, closed: readonly Milestone[], current: Milestone | null): string {
  const list = [
    ...closed.map(({ version, name }) => `- ✅ **${version} ${name}** - shipped 2026-02-03`),
    ...(current === null ? [] : [`- 🚧 **${current.version} ${current.name}** - in progress`]),
  ];
  const older = closed.flatMap((milestone) => olderMilestone(given, milestone));
  const now = current === null ? [] : currentMilestone(given, current, closed);
  const milestones = given.hand === 'unmarked' ? [] : ['## Milestones', '', ...list, ''];
  return `${['# Roadmap: Till', '', ...milestones, ...older, ...now].join('\n')}\n`;
}

function boxes(phases: readonly Phase[], hand: Facts['hand']): readonly string[] {
  if (hand === 'no-boxes') return [];
  const lines = phases.map(({ number, name, box }) => {
    const isTicked = box && hand !== 'unticked';
    return `- [${isTicked ? 'x' : ' '}] **Phase ${number}: ${name}** - It works${isTicked ? ' (completed 2026-02-03)' : ''}`;
  });
  return [...lines, ''];
}

function olderMilestone({ archive, hand }: Facts, { version, name, phases }: Milestone): readonly string[] {
  const body = phases.flatMap((one) => details(one));
  if (archive === 'files') return [];
  if (archive === 'sections') return [`## ${version} ${name} (shipped)`, '', ...boxes(phases, hand), ...body];
  const summary = `<summary>✅ ${version} ${name} - SHIPPED 2026-02-03</summary>`;
  return ['<details>', summary, '', ...body, '</details>', ''];
}

function currentMilestone(given: Facts, current: Milestone, before: readonly Milestone[]): readonly string[] {
  const { hand, heading, closed, archive, deep } = given;
  const hasHeading = heading || (closed > 0 && archive === 'sections');
  const name = `${current.version} ${current.name}`;
  const title = hasHeading ? [deep ? `### 🚧 ${name} (In Progress)` : `## ${name}`, ''] : [];
  const list = boxes(current.phases, hand);
  return [
    ...(hand === 'boxes-first' ? [...list, ...title] : [...title, ...list]),
    ...(hand === 'no-details'
      ? []
      : current.phases.flatMap((one) => details(one, deep && hasHeading ? '####' : '###'))),
    ...(hand === 'no-table'
      ? []
      : table(given.rows ? [...before, current] : [current], hand === 'milestone-column')),
  ];
}

function details(phase: Phase, level = '###'): readonly string[] {
  const plans = phase.plans.map(
    ({ id, summary }) =>
      `- [${summary === null || summary === 'blocked' ? ' ' : 'x'}] ${id}-PLAN.md — It works`,
  );
  return [
    `${level} Phase ${phase.number}: ${phase.name}${phase.number.includes('.') ? ' (INSERTED)' : ''}`,
    '',
    '**Goal**: It works',
    '**Requirements**: TILL-01',
    '**Success Criteria** (what must be TRUE):',
    '',
    '  1. It works',
    '',
    `**Plans**: ${phase.plans.length === 0 ? 'TBD' : phase.box ? `${countOf(phase)} plans complete` : `${phase.plans.length} plans`}`,
    '',
    ...(plans.length === 0 ? [] : ['Plans:', '', ...plans, '']),
  ];
}

function table(milestones: readonly Milestone[], hasColumn: boolean): readonly string[] {
  const cells = (version: string, before: string, after: string) =>
    hasColumn ? `| ${before} | ${version} | ${after} |` : `| ${before} | ${after} |`;
  return [
    '## Progress',
    '',
    hasColumn
      ? '| Phase | Milestone | Plans Complete | Status | Completed |'
      : '| Phase | Plans Complete | Status | Completed |',
    hasColumn ? '|---|---|---|---|---|' : '|---|---|---|---|',
    ...milestones.flatMap(({ version, phases }) =>
      phases.map((phase) =>
        cells(
          version,
          `${phase.number}. ${phase.name}`,
          `${countOf(phase)} | ${phase.row} | ${phase.box ? '2026-02-03' : '-'}`,
        ),
      ),
    ),
    '',
  ];
}

export function requirements({ phases }: Milestone): string {
  return `# Requirements: Till\n\n## v1 Requirements\n\n- [ ] **TILL-01**: It counts\n\n## Traceability\n\n| Requirement | Phase | Status |\n|---|---|---|\n| TILL-01 | Phase ${phases[0]?.number} | Pending |\n`;
}

export function archives({ archive }: Facts, closed: readonly Milestone[]): Record<string, string> {
  if (archive !== 'files' && archive !== 'both') return {};
  return Object.fromEntries(
    closed.flatMap((milestone) => [
      [
        `.planning/milestones/${milestone.version}-ROADMAP.md`,
        `# Roadmap: Till\n\n${milestone.phases.flatMap((one) => details(one)).join('\n')}`,
      ],
      ...Object.entries(phaseFiles(milestone)).map(([path, text]): [string, string] => [
        path.replace('/phases/', `/milestones/${milestone.version}-phases/`),
        text,
      ]),
    ]),
  );
}

export function phaseFiles({ phases }: Milestone): Record<string, string> {
  return Object.fromEntries(phases.filter(({ hasFolder }) => hasFolder).flatMap((one) => filesOf(one)));
}

function filesOf(phase: Phase): readonly [string, string][] {
  const at = (name: string) => `.planning/phases/${phase.folder}/${padded(phase.number)}-${name}.md`;
  const { verification } = phase;
  const plans = phase.plans.flatMap((one, index) => planFiles(phase, one, index));
  const found: [string, string][] = [...plans];
  if (phase.context) found.push([at('CONTEXT'), '# Context\n\nIt counts.\n']);
  if (phase.research) found.push([at('RESEARCH'), '# Research\n\nIt counts.\n']);
  if (verification !== null) found.push([at('VERIFICATION'), report(phase, verification, plans)]);
  return found;
}

function planFiles(
  phase: Phase,
  { id, waits, early, gap, summary }: PhasePlan,
  index: number,
): readonly [string, string][] {
  const path = `.planning/phases/${phase.folder}/${id}`;
  const keys = [
    `phase: ${phase.folder}`,
    `plan: ${id.slice(-2)}`,
    'type: execute',
    ...(early ? [] : [`wave: ${waits ? index + 1 : 1}`]),
    `depends_on: [${waits ? `"${id.slice(0, -2)}${String(index).padStart(2, '0')}"` : ''}]`,
    `files_modified: [src/${id}.ts]`,
    ...(early
      ? []
      : ['autonomous: true', 'requirements: [TILL-01]', 'must_haves:', '  truths: ["It works"]']),
    ...(gap ? ['gap_closure: true'] : []),
  ];
  const text = `---\n${keys.join('\n')}\n---\n\n<objective>\nIt works.\n</objective>\n\n<tasks>\n\n<task type="auto">\n  <name>Task 1: Work</name>\n  <files>src/${id}.ts</files>\n  <action>Work.</action>\n  <verify><automated>node --version</automated></verify>\n  <done>It works.</done>\n</task>\n\n</tasks>\n`;
  const said = `---\nphase: ${phase.folder}\nplan: ${id.slice(-2)}\nsubsystem: till\ntags: []\n${summary === 'complete' ? '' : `status: ${summary}\n`}requirements-completed: [TILL-01]\nduration: 3min\ncompleted: 2026-02-03\n---\n\n# Phase ${phase.number}: ${phase.name} Summary\n\n**It works.**\n`;
  return [
    [`${path}-PLAN.md`, text],
    ...(summary === null ? [] : [[`${path}-SUMMARY.md`, said] as [string, string]]),
  ];
}

function report(
  phase: Phase,
  verification: NonNullable<Phase['verification']>,
  plans: readonly [string, string][],
): string {
  const isCovered = verification === 'covered' || verification === 'stale';
  const keys = [
    `phase: ${phase.folder}`,
    'verified: 2026-02-03T00:00:00Z',
    `status: ${isCovered ? 'passed' : verification}`,
    'score: 1/1 must-haves verified',
    ...(verification === 'gaps_found' ? ['gaps:', '  - truth: "It works"', '    status: failed'] : []),
    ...(isCovered ? ['covered_files:', ...plans.map(([path]) => `  - ${path}`)] : []),
    ...(isCovered ? [`covered_digest: "${verification === 'stale' ? 'v1:sha256:0' : digestOf(plans)}"`] : []),
  ];
  return `---\n${keys.join('\n')}\n---\n\n# Phase ${phase.number} Verification\n`;
}

/** GSD's own digest of the current files. */
function digestOf(files: readonly [string, string][]): string {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `v1:sha256:${sha256(`v1\n${sorted.map(([path, text]) => `${path}\n${sha256(text)}\n`).join('')}`)}`;
}

export function oddFolders({ hand }: Facts, { phases }: Milestone): Record<string, string> {
  const [first] = phases;
  if (hand === 'orphan') return { '.planning/phases/77-orphan/77-CONTEXT.md': '# Context\n' };
  if (first === undefined) return {};
  const besides = (name: string) => `.planning/phases/${padded(first.number)}-${name}`;
  if (hand === 'twice') return { [`${besides('zzz')}/README.md`]: 'Empty.\n' };
  if (hand === 'twice-before') return { [`${besides('aaa')}/README.md`]: 'Empty.\n' };
  if (hand === 'rivals') return { [`${besides('zzz')}/${padded(first.number)}-CONTEXT.md`]: '# Context\n' };
  return {};
}

interface Position {
  readonly number: string;
  readonly of: number;
  readonly name: string;
  readonly plan: string;
  readonly status: string;
  readonly means: string;
}

const STATUSES: Readonly<Record<Facts['stage'], readonly [words: string, means: string]>> = {
  none: ['Ready to plan', 'planning'],
  discussed: ['Ready to plan', 'planning'],
  researched: ['Ready to plan', 'planning'],
  planned: ['Ready to execute', 'executing'],
  executing: ['In progress', 'executing'],
  executed: ['Phase complete — ready for verification', 'verifying'],
  gaps: ['Phase complete — ready for verification', 'verifying'],
  person: ['Phase complete — ready for verification', 'verifying'],
  stale: ['Phase complete — ready for verification', 'verifying'],
};

function statusOf(
  given: Facts,
  { version, phases }: Milestone,
  finished: boolean,
): readonly [string, string] {
  if (given.state === 'prose') return ['Waiting for the bank', 'Waiting for the bank'];
  if (given.state === 'finished' || finished) return [`${version} milestone complete`, 'completed'];
  return given.over >= phases.length ? ['All phases complete', 'completed'] : STATUSES[given.stage];
}

const SHIFT: Partial<Record<Facts['state'], number>> = { behind: -1, ahead: 1 };

function positionOf(given: Facts, current: Milestone, finished: boolean): Position {
  const { phases } = current;
  const at = given.over + (SHIFT[given.state] ?? 0);
  const phase = phases[Math.max(0, Math.min(at, phases.length - 1))];
  const [status, means] = statusOf(given, current, finished);
  const count = phase?.plans.length ?? 0;
  return {
    number: given.state === 'foreign' ? '55' : (phase?.number ?? '1'),
    of: Math.max(phases.length, ...phases.map(({ number }) => Math.floor(Number(number)))),
    name: phase?.name ?? '',
    plan: count === 0 ? 'Not started' : `1 of ${count} in current phase`,
    status,
    means: given.state === 'paused' ? 'paused' : means,
  };
}

export function state(
  given: Facts,
  closed: readonly Milestone[],
  current: Milestone,
  finished: boolean,
): string {
  const milestone = finished ? (closed.at(-1) ?? current) : current;
  const position = positionOf(given, milestone, finished);
  const named = `milestone: ${milestone.version}\nmilestone_name: ${milestone.name}\n`;
  const head = `---\ngsd_state_version: '1.0'\n${given.hand === 'unmarked' ? '' : named}current_phase: ${position.number}\nstatus: ${position.means}\nlast_updated: "2026-02-03T00:00:00.000Z"\nprogress:\n  total_phases: 0\n  completed_phases: 0\n  total_plans: 0\n  completed_plans: 0\n  percent: 0\n---\n\n`;
  return `${given.frontmatter ? head : ''}# Project State\n\n## Project Reference\n\nSee: .planning/PROJECT.md (updated 2026-02-03)\n\n**Core value:** It counts.\n**Current focus:** Phase ${position.number}: ${position.name}\n\n## Current Position\n\n${fields(given, position)}\n\n## Accumulated Context\n\n### Decisions\n\nNone yet.\n\n### Blockers/Concerns\n\nNone yet.\n\n## Session Continuity\n\nLast session: 2026-02-03\nStopped at: Here\n${given.state === 'paused' ? 'Paused At: 2026-02-03\n' : ''}Resume file: None\n`;
}

function fields({ dialect }: Facts, { number, of, name, plan: due, status }: Position): string {
  if (dialect === 'bold')
    return `**Current Phase:** ${number}\n**Current Phase Name:** ${name}\n**Total Phases:** ${of}\n**Current Plan:** 1\n**Total Plans in Phase:** 1\n**Status:** ${status}\n**Progress:** 0%\n**Last Activity:** 2026-02-03\n**Last Activity Description:** Work`;
  if (dialect === 'table')
    return `| Field | Value |\n|---|---|\n| Phase | ${number} of ${of} (${name}) |\n| Plan | ${due} |\n| Status | ${status} |\n| Last Activity | 2026-02-03 |\n| Progress | 0% |`;
  return `Phase: ${number} of ${of} (${name})\nPlan: ${due}\nStatus: ${status}\nLast activity: 2026-02-03 — Work\n\nProgress: [░░░░░░░░░░] 0%`;
}
