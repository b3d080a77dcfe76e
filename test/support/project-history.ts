// Projects in GSD's format with a past, made from a seed: milestones that are archived in one of the ways that GSD had,
// phases that were inserted, deferred, reopened or never verified, and what people do to documents by hand.

import { createHash } from 'node:crypto';
import fc from 'fast-check';

export interface ProjectHistory {
  /** What is special about it, for a person who reads a failure. */
  readonly name: string;
  /** By path from the root, with `/`. */
  readonly files: Readonly<Record<string, string>>;
  /** Every milestone is closed. */
  readonly finished: boolean;
}

/** The same for the same seed. */
export function projectHistories(count: number, seed: number): readonly ProjectHistory[] {
  return fc.sample(facts, { numRuns: count, seed }).map((one, at) => historyOf(one, at));
}

const plan = fc.record({
  /** What it waits for: nothing, or the plan before. */
  waits: fc.boolean(),
  early: fc.nat({ max: 9 }).map((one) => one === 0),
  stopped: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'halted', 'blocked'),
});

const phase = fc.record({
  inserted: fc.nat({ max: 5 }).map((one) => one === 0),
  plans: fc.array(plan, { minLength: 1, maxLength: 3 }),
  research: fc.boolean(),
  /** What became of it once its plans were done. */
  end: fc.constantFrom(
    'verified',
    'verified',
    'verified',
    'covered',
    'unverified',
    'accepted',
    'deferred',
    'reopened',
  ),
});

const facts = fc.record({
  dialect: fc.constantFrom('plain', 'plain', 'bold', 'table'),
  frontmatter: fc.nat({ max: 3 }).map((one) => one > 0),
  closed: fc.nat({ max: 2 }),
  archive: fc.constantFrom('details', 'files', 'both', 'sections'),
  continues: fc.boolean(),
  heading: fc.boolean(),
  phases: fc.array(phase, { minLength: 1, maxLength: 5 }),
  /** How many phases of the milestone are over, and how far the one behind them is. */
  over: fc.nat({ max: 5 }),
  stage: fc.constantFrom(
    'none',
    'discussed',
    'researched',
    'planned',
    'executing',
    'executed',
    'gaps',
    'person',
    'stale',
  ),
  finished: fc.nat({ max: 7 }).map((one) => one === 0),
  state: fc.constantFrom(
    'right',
    'right',
    'right',
    'behind',
    'ahead',
    'foreign',
    'prose',
    'finished',
    'paused',
  ),
  hand: fc.constantFrom(
    'none',
    'none',
    'none',
    'no-boxes',
    'no-table',
    'no-details',
    'boxes-first',
    'milestone-column',
    'crlf',
    'no-roadmap',
    'orphan',
    'twice',
    'unticked',
  ),
});

type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;
type PhasePlan = { id: string; waits: boolean; early: boolean; gap: boolean; summary: string | null };

interface Phase {
  readonly number: string;
  readonly name: string;
  readonly folder: string;
  readonly hasFolder: boolean;
  readonly box: boolean;
  readonly row: string;
  readonly plans: readonly PhasePlan[];
  readonly context: boolean;
  readonly research: boolean;
  readonly verification: 'passed' | 'covered' | 'gaps_found' | 'human_needed' | 'stale' | null;
}

interface Milestone {
  readonly version: string;
  readonly name: string;
  readonly phases: readonly Phase[];
}

const NAMES = ['Foundation', 'Accounts', 'Search', 'Reports', 'Exports', 'Payments', 'Alerts', 'Imports'];

function historyOf(drawn: Facts, at: number): ProjectHistory {
  const given = { ...drawn, over: drawn.over % (drawn.phases.length + 1) };
  const closed = Array.from({ length: given.closed }, (_, index) =>
    milestoneOf(given, index, index === 0 || given.continues ? index * 2 : 0, true),
  );
  const from = given.continues ? given.closed * 2 : 0;
  const current = milestoneOf(given, given.closed, from, false);
  const finished = given.finished && given.closed > 0;
  const documents = {
    '.planning/PROJECT.md':
      '# Till\n\n## What This Is\n\nA till.\n\n## Core Value\n\nIt counts.\n\n## Requirements\n\n### Active\n\n- [ ] Counting\n',
    '.planning/REQUIREMENTS.md': requirements(current),
    '.planning/config.json': '{"mode":"interactive"}\n',
    '.planning/STATE.md': state(given, closed, current, finished),
    ...(given.hand === 'no-roadmap'
      ? {}
      : { '.planning/ROADMAP.md': roadmap(given, closed, finished ? null : current) }),
    ...archives(given, closed),
    ...(finished ? {} : phaseFiles(current)),
    ...oddFolders(given, current),
  };
  const isCrlf = given.hand === 'crlf';
  const files = Object.fromEntries(
    Object.entries(documents).map(([path, text]) => [path, isCrlf ? text.replaceAll('\n', '\r\n') : text]),
  );
  const about = [
    `${at}: ${given.closed} closed`,
    given.closed > 0 ? given.archive : '',
    given.continues ? 'numbers continue' : '',
    finished ? 'finished' : `${given.over} over, then ${given.stage}`,
    ...new Set(given.phases.slice(0, given.over).map(({ end }) => end)),
    `STATE ${given.state} ${given.dialect}`,
    given.hand,
  ];
  return { name: about.filter((one) => one !== '').join(', '), files, finished };
}

function milestoneOf(given: Facts, index: number, from: number, isClosed: boolean): Milestone {
  const shapes = isClosed ? given.phases.slice(0, 2) : given.phases;
  let number = from;
  let inserted = 0;
  const phases = (isClosed && shapes.length < 2 ? [...shapes, ...shapes] : shapes)
    .slice(0, isClosed ? 2 : 5)
    .map((shape, place): Phase => {
      const isInserted = shape.inserted && place > 0 && !isClosed;
      inserted = isInserted ? inserted + 1 : 0;
      number += isInserted ? 0 : 1;
      const id = isInserted ? `${number}.${inserted}` : String(number);
      const isOver = isClosed || place < given.over;
      return phaseOf(given, shape, {
        id,
        place: number + index,
        isOver,
        isCurrent: !isClosed && place === given.over,
        isClosed,
      });
    });
  return { version: `v1.${index}`, name: ['First', 'Second', 'Third'][index] ?? 'Last', phases };
}

interface Where {
  readonly id: string;
  readonly place: number;
  readonly isOver: boolean;
  readonly isCurrent: boolean;
  readonly isClosed: boolean;
}

const padded = (id: string) => id.replace(/^\d+/, (digits) => digits.padStart(2, '0'));

type Reached = Omit<Phase, 'number' | 'name' | 'folder'>;

const UNTOUCHED: Reached = {
  hasFolder: false,
  box: false,
  row: 'Not started',
  plans: [],
  context: false,
  research: false,
  verification: null,
};

const ENDS = {
  verified: 'passed',
  covered: 'covered',
  unverified: null,
  accepted: 'human_needed',
  reopened: 'gaps_found',
} as const;
const STAGES = { executed: null, gaps: 'gaps_found', person: 'human_needed', stale: 'stale' } as const;

function phaseOf(given: Facts, shape: Facts['phases'][number], where: Where): Phase {
  const { id, place } = where;
  const name = `${NAMES[place % NAMES.length]}${id.includes('.') ? ' Fix' : ''}`;
  const folder = `${padded(id)}-${name.toLowerCase().replaceAll(' ', '-')}`;
  return { number: id, name, folder, ...reached(given, shape, where) };
}

function reached(
  given: Facts,
  shape: Facts['phases'][number],
  { id, isOver, isCurrent, isClosed }: Where,
): Reached {
  if (isOver) return over(shape, id, isClosed);
  if (!isCurrent || given.stage === 'none') return UNTOUCHED;
  const begun = { ...UNTOUCHED, hasFolder: true, context: true, research: shape.research };
  switch (given.stage) {
    case 'discussed':
      return begun;
    case 'researched':
      return { ...begun, research: true };
    case 'planned':
      return { ...begun, row: 'Planned', plans: plansOf(shape, id, () => null) };
    case 'executing': {
      const first = shape.plans[0]?.stopped ?? null;
      return {
        ...begun,
        row: 'In Progress',
        plans: plansOf(shape, id, (index) => (index === 0 ? first : null)),
      };
    }
    default:
      return {
        ...begun,
        row: 'In Progress',
        plans: plansOf(shape, id, () => 'complete'),
        verification: STAGES[given.stage],
      };
  }
}

function over(shape: Facts['phases'][number], id: string, isClosed: boolean): Reached {
  const { end, research } = shape;
  if (end === 'deferred' && !isClosed) return { ...UNTOUCHED, row: 'Deferred' };
  const plans = plansOf(shape, id, () => 'complete');
  const gap = { ...planOf(id, plans.length), gap: true };
  const isReopened = end === 'reopened' && !isClosed;
  return {
    hasFolder: true,
    box: true,
    row: 'Complete',
    plans: isReopened ? [...plans, gap] : plans,
    context: true,
    research,
    verification: isClosed || end === 'deferred' ? 'passed' : ENDS[end],
  };
}

function planOf(id: string, index: number): PhasePlan {
  const number = String(index + 1).padStart(2, '0');
  return { id: `${padded(id)}-${number}`, waits: false, early: false, gap: false, summary: null };
}

function plansOf(
  { plans }: Facts['phases'][number],
  id: string,
  summary: (index: number) => string | null,
): readonly PhasePlan[] {
  return plans.map(({ waits, early }, index) => ({
    ...planOf(id, index),
    waits: waits && index > 0,
    early,
    summary: summary(index),
  }));
}

function countOf({ plans }: Phase): string {
  return `${plans.filter(({ summary }) => summary !== null && summary !== 'blocked').length}/${plans.length}`;
}

function roadmap(given: Facts, closed: readonly Milestone[], current: Milestone | null): string {
  const list = [
    ...closed.map(({ version, name }) => `- ✅ **${version} ${name}** - shipped 2026-02-03`),
    ...(current === null ? [] : [`- 🚧 **${current.version} ${current.name}** - in progress`]),
  ];
  const older = closed.flatMap((milestone) => olderMilestone(given, milestone));
  const now = current === null ? [] : currentMilestone(given, current);
  return `${['# Roadmap: Till', '', '## Milestones', '', ...list, '', ...older, ...now].join('\n')}\n`;
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

function currentMilestone(given: Facts, current: Milestone): readonly string[] {
  const { hand, heading, closed, archive } = given;
  const hasHeading = heading || (closed > 0 && archive === 'sections');
  const title = hasHeading ? [`## ${current.version} ${current.name}`, ''] : [];
  const list = boxes(current.phases, hand);
  return [
    ...(hand === 'boxes-first' ? [...list, ...title] : [...title, ...list]),
    ...(hand === 'no-details' ? [] : current.phases.flatMap((one) => details(one))),
    ...(hand === 'no-table' ? [] : table(current, hand === 'milestone-column')),
  ];
}

function details(phase: Phase): readonly string[] {
  const plans = phase.plans.map(
    ({ id, summary }) =>
      `- [${summary === null || summary === 'blocked' ? ' ' : 'x'}] ${id}-PLAN.md — It works`,
  );
  return [
    `### Phase ${phase.number}: ${phase.name}${phase.number.includes('.') ? ' (INSERTED)' : ''}`,
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

function table({ version, phases }: Milestone, hasColumn: boolean): readonly string[] {
  const cells = (before: string, after: string) =>
    hasColumn ? `| ${before} | ${version} | ${after} |` : `| ${before} | ${after} |`;
  return [
    '## Progress',
    '',
    hasColumn
      ? '| Phase | Milestone | Plans Complete | Status | Completed |'
      : '| Phase | Plans Complete | Status | Completed |',
    hasColumn ? '|---|---|---|---|---|' : '|---|---|---|---|',
    ...phases.map((phase) =>
      cells(
        `${phase.number}. ${phase.name}`,
        `${countOf(phase)} | ${phase.row} | ${phase.box ? '2026-02-03' : '-'}`,
      ),
    ),
    '',
  ];
}

function requirements({ phases }: Milestone): string {
  return `# Requirements: Till\n\n## v1 Requirements\n\n- [ ] **TILL-01**: It counts\n\n## Traceability\n\n| Requirement | Phase | Status |\n|---|---|---|\n| TILL-01 | Phase ${phases[0]?.number} | Pending |\n`;
}

function archives({ archive }: Facts, closed: readonly Milestone[]): Record<string, string> {
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

function phaseFiles({ phases }: Milestone): Record<string, string> {
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

/** GSD's own, over the files as they are. */
function digestOf(files: readonly [string, string][]): string {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `v1:sha256:${sha256(`v1\n${sorted.map(([path, text]) => `${path}\n${sha256(text)}\n`).join('')}`)}`;
}

function oddFolders({ hand }: Facts, { phases }: Milestone): Record<string, string> {
  const [first] = phases;
  if (hand === 'orphan') return { '.planning/phases/77-orphan/77-CONTEXT.md': '# Context\n' };
  if (hand === 'twice' && first !== undefined)
    return { [`.planning/phases/${padded(first.number)}-zzz/README.md`]: 'Empty.\n' };
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

function state(given: Facts, closed: readonly Milestone[], current: Milestone, finished: boolean): string {
  const milestone = finished ? (closed.at(-1) ?? current) : current;
  const position = positionOf(given, milestone, finished);
  const head = `---\ngsd_state_version: '1.0'\nmilestone: ${milestone.version}\nmilestone_name: ${milestone.name}\ncurrent_phase: ${position.number}\nstatus: ${position.means}\nlast_updated: "2026-02-03T00:00:00.000Z"\nprogress:\n  total_phases: 0\n  completed_phases: 0\n  total_plans: 0\n  completed_plans: 0\n  percent: 0\n---\n\n`;
  return `${given.frontmatter ? head : ''}# Project State\n\n## Project Reference\n\nSee: .planning/PROJECT.md (updated 2026-02-03)\n\n**Core value:** It counts.\n**Current focus:** Phase ${position.number}: ${position.name}\n\n## Current Position\n\n${fields(given, position)}\n\n## Accumulated Context\n\n### Decisions\n\nNone yet.\n\n### Blockers/Concerns\n\nNone yet.\n\n## Session Continuity\n\nLast session: 2026-02-03\nStopped at: Here\n${given.state === 'paused' ? 'Paused At: 2026-02-03\n' : ''}Resume file: None\n`;
}

function fields({ dialect }: Facts, { number, of, name, plan: due, status }: Position): string {
  if (dialect === 'bold')
    return `**Current Phase:** ${number}\n**Current Phase Name:** ${name}\n**Total Phases:** ${of}\n**Current Plan:** 1\n**Total Plans in Phase:** 1\n**Status:** ${status}\n**Progress:** 0%\n**Last Activity:** 2026-02-03\n**Last Activity Description:** Work`;
  if (dialect === 'table')
    return `| Field | Value |\n|---|---|\n| Phase | ${number} of ${of} (${name}) |\n| Plan | ${due} |\n| Status | ${status} |\n| Last Activity | 2026-02-03 |\n| Progress | 0% |`;
  return `Phase: ${number} of ${of} (${name})\nPlan: ${due}\nStatus: ${status}\nLast activity: 2026-02-03 — Work\n\nProgress: [░░░░░░░░░░] 0%`;
}
