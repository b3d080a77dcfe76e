// What happened to a phase is written, and nothing else: whatever the documents say about other phases, about more than
// this milestone or in prose stays.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordEvent } from '../../../../src/app/planning/documents/record-event.ts';
import {
  addBlockers,
  addDecisions,
  recordPlanDone,
  recordVerified,
  resolveBlockers,
} from '../../../../src/app/planning/documents/record-state.ts';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const NOW = '2026-02-03T04:05:06.000Z';

const row = (number: number, name: string, cells: string) => `| ${number}. ${name} | ${cells} |`;
const roadmapOf = (boxes: string, rows: readonly string[]) =>
  `# Roadmap

${['Sales', 'Search', 'Reports'].map((name, at) => `- [${boxes[at]}] **Phase ${at + 1}: ${name}** - it works`).join('\n')}

${['Sales', 'Search', 'Reports'].map((name, at) => `### Phase ${at + 1}: ${name}\n**Goal**: it works\n**Plans**: 1 plan\n\n- [ ] 0${at + 1}-01-PLAN.md — it\n`).join('\n')}
| Phase | Plans Complete | Status | Completed |
|---|---|---|---|
${rows.join('\n')}
`;

const stateOf = (position: string, mirror = '') => `---
gsd_state_version: '1.0'
milestone: v1.0
${mirror}last_updated: "2026-01-01T00:00:00.000Z"
progress:
  total_phases: 3
  completed_phases: 0
  total_plans: 3
  completed_plans: 0
  percent: 0
---

# Project State

## Current Position

${position}

Progress: [░░░░░░░░░░] 0%

### Decisions

None yet.

### Blockers/Concerns

(none)

## Session Continuity

Last session: 2026-01-01
Stopped at: Search discussed
Resume file: None
`;

const plan = (phase: number) =>
  `---\nphase: ${phase}\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n`;
const PASSED = '---\nstatus: passed\nverified: 2026-02-03T00:00:00Z\n---\n';

interface Disk {
  readonly summaries: readonly number[];
  readonly verified: readonly number[];
}

function projectWith(roadmap: string, state: string, { summaries, verified }: Disk): string {
  const root = tempFolder();
  const files: Record<string, string> = { 'ROADMAP.md': roadmap, 'STATE.md': state };
  for (const [at, name] of ['sales', 'search', 'reports'].entries()) {
    const number = at + 1;
    files[`phases/0${number}-${name}/0${number}-01-PLAN.md`] = plan(number);
    if (summaries.includes(number)) files[`phases/0${number}-${name}/0${number}-01-SUMMARY.md`] = '# S\n';
    if (verified.includes(number)) files[`phases/0${number}-${name}/0${number}-VERIFICATION.md`] = PASSED;
  }
  writeFiles(join(root, '.planning'), files);
  return root;
}

const text = (root: string, name: string) => readFileSync(join(root, '.planning', name), 'utf8');

/** The lines that are not in the other text, each side. */
function changes(before: string, after: string): readonly [readonly string[], readonly string[]] {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
}

const DONE = [
  row(1, 'Sales', '1/1 | Complete | 2026-01-01'),
  row(2, 'Search', '1/1 | Complete | 2026-01-02'),
  row(3, 'Reports', '1/1 | Complete | 2026-01-03'),
];
const NONE = [
  row(1, 'Sales', '0/1 | Planned | -'),
  row(2, 'Search', '0/1 | Planned | -'),
  row(3, 'Reports', '0/1 | Planned | -'),
];

describe('a box that was forgotten while table, summaries and STATE are further on', () => {
  const FORGOTTEN = roadmapOf('x x', DONE);
  const AT_END = stateOf('Phase: 3 of 3 (Reports)\nPlan: 1 of 1\nStatus: Phase complete');

  it('moves nothing in a sync, which names it', async () => {
    const root = projectWith(FORGOTTEN, AT_END, { summaries: [1, 2, 3], verified: [] });
    const synced = await syncPlanning(openedProject(root));
    expect(synced).toMatchObject({
      contradictions: [
        'The table of ROADMAP.md calls phase 2 complete, its box is open, and no verification decides.',
      ],
    });
    expect(text(root, 'STATE.md')).toBe(AT_END);
  });

  it('does not lead back to its phase when the last one is verified', async () => {
    const root = projectWith(FORGOTTEN, AT_END, { summaries: [1, 2, 3], verified: [3] });
    await recordVerified(openedProject(root), '3', NOW);
    expect(text(root, 'STATE.md')).toContain(
      'Phase: 3 of 3 (Reports)\nPlan: 1 of 1\nStatus: Phase complete\n',
    );
    expect(text(root, 'STATE.md')).toContain('Stopped at: Phase 3 complete\n');
  });
});

describe('a plan that is done', () => {
  const done = { phase: '1', plan: '01' };

  it('changes its box, the counts of its phase and the position, and repeating it nothing', async () => {
    const before = [
      roadmapOf('   ', NONE),
      stateOf('Phase: 1 of 3 (Sales)\nPlan: 1 of 1\nStatus: Ready to execute'),
    ] as const;
    const root = projectWith(...before, { summaries: [1, 2], verified: [] });
    await recordPlanDone(openedProject(root), done, NOW);
    expect(changes(before[0], text(root, 'ROADMAP.md'))[1]).toEqual([
      '**Plans**: 1/1 plans executed',
      '- [x] 01-01-PLAN.md — it',
      '| 1. Sales | 1/1 | In Progress | - |',
    ]);
    expect(changes(before[1], text(root, 'STATE.md'))[1]).toEqual([
      `last_updated: "${NOW}"`,
      '  completed_plans: 2',
      'Status: Phase complete — ready for verification',
      `Last session: ${NOW}`,
      'Stopped at: Completed 01-01-PLAN.md',
    ]);
    const after = [text(root, 'ROADMAP.md'), text(root, 'STATE.md')];
    for (const plan of ['01', '01-01']) {
      await recordPlanDone(openedProject(root), { ...done, plan }, NOW);
      expect([text(root, 'ROADMAP.md'), text(root, 'STATE.md')]).toEqual(after);
    }
  });

  it('leaves the position of another open phase, prose, and counters of more than this milestone', async () => {
    const state = stateOf(
      'Phase: 2 of 9 (Search)\nPlan: waiting for the keys\nStatus: Waiting for the designer',
    ).replace('total_phases: 3', 'total_phases: 12');
    const root = projectWith(roadmapOf('   ', NONE), state, { summaries: [1], verified: [] });
    await recordPlanDone(openedProject(root), done, NOW);
    expect(changes(state, text(root, 'STATE.md'))[1]).toEqual([
      `last_updated: "${NOW}"`,
      `Last session: ${NOW}`,
      'Stopped at: Completed 01-01-PLAN.md',
    ]);
  });
});

describe('a plan that is done in a phase that is verified', () => {
  it('changes its own box and the counts: what a person has opened again stays open', async () => {
    const roadmap = roadmapOf('   ', NONE)
      .replace('- [ ] 01-01-PLAN.md — it', '- [x] 01-01-PLAN.md — it\n- [ ] 01-02-PLAN.md — more')
      .replace('**Plans**: 1 plan\n', '**Plans**: 1/2 plans executed\n')
      .replace('**Goal**: it works\n', '**Goal**: it works\n**Requirements**: A-01\n')
      .replace('| 1. Sales | 0/1 | Planned | - |', '| 1. Sales | 1/2 | In Progress | - |');
    const requirements =
      '# Requirements\n\n## v1 Requirements\n\n- [ ] **A-01**: it\n\n## Traceability\n\n| Requirement | Phase | Status |\n|---|---|---|\n| A-01 | Phase 1 | Pending |\n';
    const state = stateOf('Phase: 1 of 3 (Sales)\nPlan: 2 of 2\nStatus: In progress');
    const root = projectWith(roadmap, state, { summaries: [1], verified: [1] });
    writeFiles(join(root, '.planning'), {
      'REQUIREMENTS.md': requirements,
      'phases/01-sales/01-02-PLAN.md': plan(1).replace('plan: 01', 'plan: 02'),
      'phases/01-sales/01-02-SUMMARY.md': '---\nrequirements-completed: [A-01]\n---\n# S\n',
    });
    await recordPlanDone(openedProject(root), { phase: '1', plan: '02' }, NOW);
    expect(text(root, 'REQUIREMENTS.md')).toBe(requirements);
    expect(changes(roadmap, text(root, 'ROADMAP.md'))[1]).toEqual([
      expect.stringMatching(/^\*\*Plans\*\*: 2\/2 plans /),
      '- [x] 01-02-PLAN.md — more',
      '| 1. Sales | 2/2 | In Progress | - |',
    ]);
  });
});

describe('a verified phase', () => {
  it.each([
    ['Phase: 1 of 9 (Sales)\nStatus: In progress', 'Phase: 2 of 9 (Search)\nStatus: Ready to execute'],
    ['Phase: 1 - Sales\nStatus: Verifying', 'Phase: 2 - Search\nStatus: Ready to execute'],
    [
      'Phase: 1 (Sales) — EXECUTING\nStatus: Executing Phase 1',
      'Phase: 2 (Search)\nStatus: Ready to execute',
    ],
    [
      'Phase: 1 of 9 (Sales)\nStatus: Phase complete (verified)',
      'Phase: 2 of 9 (Search)\nStatus: Ready to execute',
    ],
    [
      'Phase: 1 of 9 (Sales)\nStatus: Waiting for the bank',
      'Phase: 2 of 9 (Search)\nStatus: Waiting for the bank',
    ],
    ['**Current Phase:** 1\n**Status:** In progress', '**Current Phase:** 2\n**Status:** Ready to execute'],
    ['Phase: 3 of 3 (Reports)\nStatus: In progress', 'Phase: 3 of 3 (Reports)\nStatus: In progress'],
  ])('moves from %j to %j', async (before, after) => {
    const root = projectWith(roadmapOf('   ', NONE), stateOf(before), { summaries: [1], verified: [1] });
    await recordVerified(openedProject(root), '1', NOW);
    expect(text(root, 'STATE.md')).toContain(`\n${after}\n`);
    expect(text(root, 'ROADMAP.md')).toContain(
      '- [x] **Phase 1: Sales** - it works (completed 2026-02-03)\n',
    );
    expect(text(root, 'ROADMAP.md')).not.toContain('[x] 01-01');
  });
});

describe('an event', () => {
  const metric = { phase: '2', plan: '01', minutes: 3, tasks: 1, files: 1, iterations: 1 };
  const HERE = 'Phase: 2 of 3 (Search)\nPlan: 1 of 1\nStatus: In progress';
  const said = async (state: string, disk: Disk, rows = NONE, boxes = '   ') => {
    const before = roadmapOf(boxes, rows);
    const root = projectWith(before, state, disk);
    if (disk.verified.length > 0) await recordVerified(openedProject(root), '2', NOW);
    else await recordPlanDone(openedProject(root), metric, NOW);
    const session = /last_updated|Last session|Stopped at/;
    const lines = [
      ...changes(before, text(root, 'ROADMAP.md'))[1],
      ...changes(state, text(root, 'STATE.md'))[1],
    ];
    return lines.filter((line) => !session.test(line) && !/\[x\]|\*\*Plans/.test(line));
  };

  it('does not lower what STATE counts, be it of more phases or by other rules', async () => {
    const state = stateOf(HERE)
      .replace('completed_plans: 0', 'completed_plans: 25')
      .replace('percent: 0', 'percent: 73')
      .replace('[░░░░░░░░░░] 0%', '[███████░░░] 73%');
    expect(await said(state, { summaries: [2], verified: [] })).toEqual([
      '| 2. Search | 1/1 | In Progress | - |',
      'Status: Phase complete — ready for verification',
    ]);
  });

  it('counts the plans next to a percentage that would fall, and leaves that', async () => {
    const state = stateOf(HERE)
      .replace('percent: 0', 'percent: 85')
      .replace('[░░░░░░░░░░] 0%', '[█████████░] 85% (1/3 plans)');
    expect(await said(state, { summaries: [1, 2], verified: [] })).toEqual([
      '| 2. Search | 1/1 | In Progress | - |',
      '  completed_plans: 2',
      'Status: Phase complete — ready for verification',
      'Progress: [█████████░] 85% (2/3 plans)',
    ]);
  });

  it('leaves the plan and status of a phase of which more plans are known than its folder has', async () => {
    const state = stateOf('Phase: 2 of 3 (Search)\nPlan: 1 of 4 in current phase\nStatus: In progress');
    const rows = NONE.with(1, row(2, 'Search', '1/4 | In progress | -'));
    expect(await said(state, { summaries: [2], verified: [] }, rows)).toEqual(['  completed_plans: 1']);
  });

  it.each([
    ['a count above that of the summaries', 'Search', '2/2 | In Progress | -'],
    ['a row whose cells are shifted', 'Search', 'In Progress | | -'],
  ])('does not touch %s', async (_, name, cells) => {
    const lines = await said(
      stateOf(HERE),
      { summaries: [2], verified: [] },
      NONE.with(1, row(2, name, cells)),
    );
    expect(lines.filter((line) => line.startsWith('|'))).toEqual([]);
  });

  it('of a verified phase does not lead back to one that was left open', async () => {
    const state = stateOf('Phase: 2 of 3 (Search)\nPlan: 1 of 1\nStatus: Verifying');
    const lines = await said(state, { summaries: [1, 2, 3], verified: [2] }, NONE, '  x');
    expect(lines.filter((line) => /^(?:Phase|Plan|Status)/.test(line))).toEqual(['Status: Phase complete']);
  });

  it.each([
    ['whose folder is gone', 'phases/02-search'],
    ['whose folder has no plan', 'phases/02-search/02-01-PLAN.md'],
  ])('of a phase %s moves no position: nothing on the disk says where it stands', async (_, gone) => {
    const state = stateOf('Phase: 2 of 3 (Search)\nPlan: 02-02\nStatus: Executing Phase 2');
    const before = roadmapOf('   ', NONE.with(1, row(2, 'Search', '1/2 | In Progress | -')));
    const root = projectWith(before, state, { summaries: [], verified: [] });
    rmSync(join(root, '.planning', gone), { recursive: true });
    await recordPlanDone(openedProject(root), metric, NOW);
    expect(changes(state, text(root, 'STATE.md'))[1]).toEqual([
      `last_updated: "${NOW}"`,
      `Last session: ${NOW}`,
      'Stopped at: Completed 02-01-PLAN.md',
    ]);
    expect(text(root, 'ROADMAP.md')).toBe(before);
  });

  it('does not move a position in a later phase that this milestone does not have', async () => {
    const state = stateOf('Phase: 52 of 56 (Headshots)\nPlan: not started\nStatus: Phase 51 is done');
    const before = roadmapOf('   ', NONE).replace(
      '# Roadmap',
      '# Roadmap\n\n<details><summary>✅ v0.9 (shipped)</summary>\n\n### Phase 52: Headshots\n\n</details>',
    );
    const root = projectWith(before, state, { summaries: [1], verified: [1] });
    await recordVerified(openedProject(root), '1', NOW);
    expect(text(root, 'STATE.md')).toContain('Phase: 52 of 56 (Headshots)\nPlan: not started\n');
  });
});

it('plans that are recorded replace a TBD that names its research', async () => {
  const roadmap = roadmapOf('   ', NONE).replace(
    '**Plans**: 1 plan',
    '**Plans**: TBD (research: docs/x.md#a)',
  );
  const root = projectWith(
    roadmap,
    stateOf('Phase: 1 of 3 (Sales)\nPlan: Not started\nStatus: Ready to plan'),
    {
      summaries: [],
      verified: [],
    },
  );
  await recordEvent(openedProject(root), { kind: 'planned', phase: '1' }, NOW);
  expect(text(root, 'ROADMAP.md')).toContain('**Plans**: 1 plan (research: docs/x.md#a)\n');
  expect(text(root, 'STATE.md')).toContain('Plan: 1 of 1\nStatus: Ready to execute\n');
});

it('a count of done plans never exceeds that of all plans, whoever wrote the plans', async () => {
  const state = stateOf('Phase: 1 of 3 (Sales)\nPlan: 1 of 1\nStatus: In progress');
  const after = async (total: string) => {
    const before = state.replace('total_plans: 3', total);
    const root = projectWith(roadmapOf('   ', NONE), before, { summaries: [1], verified: [] });
    await recordEvent(openedProject(root), { kind: 'plan done', phase: '1' }, NOW);
    return text(root, 'STATE.md').match(/\w+_plans: \d+/g);
  };
  expect(await after('total_plans: 0')).toEqual(['total_plans: 3', 'completed_plans: 1']);
  expect(await after('total_plans: 2')).toEqual(['total_plans: 2', 'completed_plans: 1']);
});

describe('a note', () => {
  const STATE = stateOf(
    'Phase: 2 of 3 (Search)\nStatus: Waiting for the designer\nLast activity: 2026-01-01 — Search discussed',
    'status: planning\nstopped_at: Search is designed, next is the index\nlast_activity_desc: newer\n',
  ).replace('percent: 0', 'percent: 90');
  const place = () => projectWith(roadmapOf('   ', NONE), STATE, { summaries: [1], verified: [] });

  it('is one line, whatever else the frontmatter says', async () => {
    const root = place();
    await addDecisions(openedProject(root), [{ phase: '2', text: 'Ship weekly' }]);
    expect(text(root, 'STATE.md')).toBe(STATE.replace('None yet.', '- [Phase 2]: Ship weekly'));
  });

  it.each(['(none)', 'None yet.', 'No blockers.', '- None', '_No blockers yet_', ''])(
    'that is taken back leaves the text as it was: %j',
    async (none) => {
      const root = place();
      const before = STATE.replace('(none)', none);
      writeFileSync(join(root, '.planning', 'STATE.md'), before);
      await addBlockers(openedProject(root), ['Waiting for the bank']);
      await addBlockers(openedProject(root), ['Waiting for the post']);
      expect(text(root, 'STATE.md')).toContain('- Waiting for the bank\n- Waiting for the post\n');
      await resolveBlockers(openedProject(root), 'bank');
      await resolveBlockers(openedProject(root), 'post');
      expect(text(root, 'STATE.md')).toBe(before);
    },
  );

  it('that is taken back leaves no section behind that was not there', async () => {
    const root = place();
    const before = STATE.replace('### Blockers/Concerns\n\n(none)\n\n', '');
    writeFileSync(join(root, '.planning', 'STATE.md'), before);
    await addBlockers(openedProject(root), ['Waiting']);
    await resolveBlockers(openedProject(root), 'waiting');
    expect(text(root, 'STATE.md')).toBe(before);
  });
});
