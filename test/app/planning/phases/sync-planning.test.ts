import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withGsdLocks } from '../../../../src/adapters/planning/gsd-lock.ts';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { whyNotExecute } from '../../../../src/app/planning/documents/why-not-execute.ts';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { nextStep } from '../../../../src/core/planning/phases/next-step.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask } from '../oracle.ts';

const ROADMAP = `# Roadmap\n\n- [ ] **Phase 1: Base** - b\n- [ ] **Phase 2: API** - a\n\n### Phase 1: Base\n**Requirements**: A-01\n**Plans**: 2 plans\n\n- [ ] 01-01-PLAN.md — $& one\n- [ ] 01-02-PLAN.md — two\n\n### Phase 2: API\n**Plans**: TBD\n\n| Phase | Plans Complete | Status | Completed |\n|---|---|---|---|\n| 1. Base | 0/2 | Not started | - |\n| 2. API | 0/0 | Not started | - |\n`;
const STATE = `---\ngsd_state_version: '1.0'\nmsw: kept # as it is\nstatus: planning\nlast_updated: "2026-01-01T00:00:00.000Z"\nprogress:\n  total_phases: 2\n  completed_plans: 0\n  percent: 0\n---\n\n# Project State\n\n## Current Position\n\nPhase: 1 of 9 (Base)\nPlan: 1 of 2 in current phase\nStatus: Ready to plan\n\nProgress: [░░░░░░░░░░] 0%\n\n## Mine\n\nUntouched.   \n`;
const REQUIREMENTS =
  '- [ ] **A-01**: a\n- [ ] **B-01**: b\n\n| Requirement | Phase | Status |\n|---|---|---|\n| A-01 | Phase 1 | Pending |\n';
const DONE = REQUIREMENTS.replace('[ ] **A', '[x] **A').replace('Pending', 'Complete');
const plan = (number: string) =>
  `---\nphase: 01-base\nplan: ${number}\n---\n<task type="auto"><name>n</name></task>\n`;

function newProject(more: Record<string, string> = {}): string {
  const root = tempFolder();
  const files: Record<string, string> = {
    'ROADMAP.md': ROADMAP,
    'STATE.md': STATE,
    'REQUIREMENTS.md': REQUIREMENTS,
    'phases/01-base/01-01-PLAN.md': plan('01'),
    'phases/01-base/01-02-PLAN.md': plan('02'),
    'phases/01-base/01-01-SUMMARY.md': '---\nrequirements-completed: [A-01]\n---\n# S\n',
    ...more,
  };
  writeFiles(join(root, '.planning'), files);
  return root;
}
const text = (root: string, name: string) => readFileSync(join(root, '.planning', name), 'utf8');
const LISTED_GAPS = '---\nstatus: gaps_found\ngaps:\n  - truth: it works\n    status: failed\n---\n';
const PASSED = '---\nstatus: passed\nverified: 2026-02-03T00:00:00Z\n---\n';

const GAPS = (row = '') =>
  `---\nstatus: gaps_found\nverified: 2026-02-03T00:00:00Z\n---\n\n| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|\n${row}`;
const REPORT = 'phases/01-base/01-VERIFICATION.md';
const SECOND = { 'phases/01-base/01-02-SUMMARY.md': '# S\n' };

describe('a requirement', () => {
  const synced = async (files: Record<string, string>) => {
    const root = newProject(files);
    await syncPlanning(openedProject(root));
    return text(root, 'REQUIREMENTS.md');
  };
  const row = (status: string) => GAPS(`| A-01 | 01-01 | a | ${status} | e |\n`);

  it.each<[string, Record<string, string>, string]>([
    ['waits for the verification when its plans are done', SECOND, REQUIREMENTS],
    ['stays ticked when a person ticked it', { ...SECOND, 'REQUIREMENTS.md': DONE }, DONE],
    ['is complete when the phase is verified', { ...SECOND, [REPORT]: PASSED }, DONE],
    [
      'is complete with its plans when verification is switched off',
      { 'config.json': '{"workflow":{"verifier":false}}' },
      DONE,
    ],
    [
      'waits in a ticked phase that is not verified',
      { ...SECOND, 'ROADMAP.md': ROADMAP.replace('[ ] **Phase 1', '[x] **Phase 1') },
      REQUIREMENTS,
    ],
    [
      'is left alone when the verification calls it satisfied',
      { 'REQUIREMENTS.md': DONE, [REPORT]: row('✓ SATISFIED') },
      DONE,
    ],
    [
      'stays deferred',
      { ...SECOND, [REPORT]: PASSED, 'REQUIREMENTS.md': REQUIREMENTS.replace('Pending', 'Deferred') },
      REQUIREMENTS.replace('Pending', 'Deferred'),
    ],
    [
      'stays as a person decided, in whatever words',
      {
        ...SECOND,
        [REPORT]: PASSED,
        'REQUIREMENTS.md': REQUIREMENTS.replace('Pending', 'Descoped (the premise is wrong)'),
      },
      REQUIREMENTS.replace('Pending', 'Descoped (the premise is wrong)'),
    ],
    [
      'is ticked next to a status without words, which stays',
      { ...SECOND, [REPORT]: PASSED, 'REQUIREMENTS.md': REQUIREMENTS.replace('Pending', '⬜') },
      DONE.replace('Complete', '⬜'),
    ],
    [
      'stays complete in a phase that the roadmap calls complete although its verification found gaps',
      {
        ...SECOND,
        'REQUIREMENTS.md': DONE,
        [REPORT]: GAPS(),
        'ROADMAP.md': ROADMAP.replace('[ ] **Phase 1', '[x] **Phase 1'),
      },
      DONE,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await synced(files)).toBe(expected);
  });

  it.each([
    ['its row', row('✗ BLOCKED')],
    ['no row', GAPS()],
  ])('is reverted when the verification found gaps, as gsd-core does it: %s', async (_, report) => {
    const files = { ...SECOND, 'REQUIREMENTS.md': DONE, [REPORT]: report };
    const theirs = newProject(files);
    expect(await ask('core', theirs, ['requirements', 'revert-phase', 'A-01'])).toMatchObject({
      reverted: ['A-01'],
    });
    expect(await synced(files)).toBe(text(theirs, 'REQUIREMENTS.md'));
  });

  it('is completed again as gsd-core does it, which leaves nothing for gsd-core to do', async () => {
    const files = {
      ...SECOND,
      'REQUIREMENTS.md': REQUIREMENTS.replace('Pending', 'Gaps Found'),
      [REPORT]: PASSED,
    };
    const theirs = newProject(files);
    await ask('core', theirs, ['phase', 'complete', '1']);
    const ours = newProject(files);
    await syncPlanning(openedProject(ours));
    expect(text(ours, 'REQUIREMENTS.md').trim()).toBe(text(theirs, 'REQUIREMENTS.md').trim());
    expect(await ask('core', ours, ['requirements', 'mark-complete', 'A-01'])).toMatchObject({
      marked_complete: [],
      already_complete: ['A-01'],
    });
  });
});

describe('syncPlanning', () => {
  it('reports a project whose last phase is verified as complete, not as being verified', async () => {
    const one = ROADMAP.replace(/- \[ \] \*\*Phase 2.*\n/, '').replace(/### Phase 2[^#]*?TBD\n/, '');
    const root = newProject({
      'ROADMAP.md': one.replace(/\| 2\. API.*\n/, ''),
      'STATE.md': STATE.replace('Ready to plan', 'Phase complete — ready for verification'),
      'phases/01-base/01-02-SUMMARY.md': '# S\n',
      'phases/01-base/01-VERIFICATION.md': PASSED,
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Status: All phases complete\n');
  });

  it('leaves a status in prose, also when the last phase is verified', async () => {
    const one = ROADMAP.replace(/- \[ \] \*\*Phase 2.*\n/, '').replace(/### Phase 2[^#]*?TBD\n/, '');
    const root = newProject({
      'ROADMAP.md': one.replace(/\| 2\. API.*\n/, ''),
      'STATE.md': STATE.replace('Ready to plan', 'Waiting for the bank'),
      ...SECOND,
      [REPORT]: PASSED,
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Status: Waiting for the bank\n');
    expect(await syncPlanning(openedProject(root))).toMatchObject({
      status: 'done',
      changes: [],
      left: null,
    });
  });

  it('changes no line of a phase of which the documents claim more than the disk shows, and names it', async () => {
    const root = newProject({ 'ROADMAP.md': ROADMAP.replace('[ ] 01-02', '[x] 01-02') });
    expect(await syncPlanning(openedProject(root))).toEqual({
      status: 'done',
      changes: [],
      contradictions: ['ROADMAP.md ticks 01-02, which has no summary.'],
      left: null,
    });
    expect(text(root, 'STATE.md')).toBe(STATE);
  });

  it('leaves a count of plans in other words', async () => {
    const said = '**Plans**: 2/2 planned';
    const root = newProject({ ...SECOND, 'ROADMAP.md': ROADMAP.replace('**Plans**: 2 plans', said) });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain(`${said}\n`);
  });

  it('leaves a row of the table that stands for several phases', async () => {
    const range = '| 1-2 | 0/? | Pending | - |';
    const rows = /\| 1\. Base.*\n.*\n/;
    const root = newProject({ ...SECOND, 'ROADMAP.md': ROADMAP.replace(rows, `${range}\n`) });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain(`${range}\n`);
  });

  it.each([
    ['a later plan', 'Plan: 3 of 3', 'Status: In progress'],
    ['that all plans are done', 'Plan: 3 of 3', 'Status: Phase complete'],
  ])('leaves a position that says more than the disk: %s', async (_, at, status) => {
    const said = STATE.replace('Plan: 1 of 2 in current phase', at).replace('Status: Ready to plan', status);
    const root = newProject({ 'STATE.md': said, 'phases/01-base/01-03-PLAN.md': plan('03') });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain(`${at}\n${status}\n`);
  });

  it('gives the reason of each change', async () => {
    const told = await syncPlanning(openedProject(newProject({ ...SECOND, [REPORT]: PASSED })), {
      dryRun: true,
    });
    expect(told.status === 'done' && told.changes[0]?.lines).toEqual([
      {
        before: '- [ ] **Phase 1: Base** - b',
        after: '- [x] **Phase 1: Base** - b (completed 2026-02-03)',
        why: 'the verification of phase 1 passed',
      },
      {
        before: '- [ ] 01-01-PLAN.md — $& one',
        after: '- [x] 01-01-PLAN.md — $& one',
        why: '01-01 has its summary',
      },
      {
        before: '- [ ] 01-02-PLAN.md — two',
        after: '- [x] 01-02-PLAN.md — two',
        why: '01-02 has its summary',
      },
      {
        before: '| 1. Base | 0/2 | Not started | - |',
        after: '| 1. Base | 2/2 | Complete | 2026-02-03 |',
        why: 'the verification of phase 1 passed',
      },
    ]);
  });

  it('changes nothing when STATE and ROADMAP contradict each other, and reports what it found', async () => {
    const root = newProject({ 'STATE.md': STATE.replace('Phase: 1 of 9', 'Phase: 55 of 9') });
    const { status, ...found } = await syncPlanning(openedProject(root));
    expect({ status, ...found }).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: expect.stringContaining('phase 55'),
    });
    expect(text(root, 'ROADMAP.md')).toBe(ROADMAP);
  });

  it('updates all three files from the disk, touches nothing else, and has nothing to do afterwards', async () => {
    const root = newProject();
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toBe(
      ROADMAP.replace('[ ] 01-01', '[x] 01-01').replace('0/2 | Not started', '1/2 | In Progress'),
    );
    const state = text(root, 'STATE.md');
    const updated = /last_updated: "([^"]+)"/.exec(state)?.[1] ?? '';
    expect(updated).not.toContain('2026-01-01');
    expect(state).toBe(
      STATE.replace('2026-01-01T00:00:00.000Z', updated)
        .replace('status: planning', 'status: executing')
        .replace('completed_plans: 0', 'completed_plans: 1')
        .replace('Plan: 1 of 2', 'Plan: 2 of 2')
        .replace('Ready to plan', 'In progress'),
    );
    expect(await syncPlanning(openedProject(root))).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: null,
    });
    expect(text(root, 'STATE.md')).toBe(state);
    expect(existsSync(join(root, '.planning', '.lock'))).toBe(false);
    expect(existsSync(join(root, '.planning', 'STATE.md.lock'))).toBe(false);
  });

  it('closes a verified phase with the date of its verification, and moves on', async () => {
    const root = newProject({
      'phases/01-base/01-02-SUMMARY.md': '# S\n',
      'phases/01-base/01-VERIFICATION.md': PASSED,
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain('- [x] **Phase 1: Base** - b (completed 2026-02-03)\n');
    expect(text(root, 'ROADMAP.md')).toContain('| 1. Base | 2/2 | Complete | 2026-02-03 |');
    expect(text(root, 'REQUIREMENTS.md')).toBe(DONE);
    expect(text(root, 'STATE.md')).toContain(
      'Phase: 2 of 9 (API)\nPlan: Not started\nStatus: Ready to plan\n',
    );
    expect(text(root, 'STATE.md')).toContain('Progress: [█████░░░░░] 50%');
  });

  it.each([
    ['2/2 plans complete', '2/2 plans complete', true],
    ['2/2 plans complete', '2/2 plans complete', false],
    ['1/2 plans complete', '2/2 plans executed', false],
    ['1/2 plans executed (one is small)', '2/2 plans complete (one is small)', true],
    ['[Number of plans, e.g., "3 plans" or "TBD"]', '2/2 plans complete', true],
    ['[Deferred: 2 plans wait]', '[Deferred: 2 plans wait]', true],
    ['TBD, the bank decides', 'TBD, the bank decides', true],
  ])('counts the plans as gsd-core does: %s becomes %s (verified: %s)', async (before, after, isVerified) => {
    const root = newProject({
      'ROADMAP.md': ROADMAP.replace('**Plans**: 2 plans', `**Plans**: ${before}`),
      'phases/01-base/01-02-SUMMARY.md': '# S\n',
      ...(isVerified ? { 'phases/01-base/01-VERIFICATION.md': PASSED } : {}),
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain(`**Plans**: ${after}\n`);
    expect(await syncPlanning(openedProject(root))).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: null,
    });
  });

  it.each([
    ['2/2 | Code complete, a person has to look', '2/2 | Code complete, a person has to look', {}],
    ['0/2 | Ready', '2/2 | In Progress', {}],
    ['2/2 | Not started', '2/2 | In Progress', {}],
    ['2/2 | Code complete, a person has to look', '2/2 | Complete', { [REPORT]: PASSED }],
  ])('of the row %s it makes %s', async (before, after, more) => {
    const roadmap = ROADMAP.replace('| 0/2 | Not started |', `| ${before} |`);
    const root = newProject({ ...SECOND, ...more, 'ROADMAP.md': roadmap });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain(`| 1. Base | ${after} |`);
  });

  it('keeps the count that gsd-core writes for a phase with nothing done', async () => {
    const root = newProject({
      'ROADMAP.md': ROADMAP.replace('**Plans**: 2 plans', '**Plans**: 0/2 plans executed'),
      'phases/01-base/01-01-SUMMARY.md': '---\nstatus: blocked\n---\n# S\n',
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'ROADMAP.md')).toContain('**Plans**: 0/2 plans executed\n');
  });

  it.each([
    ['Plan: 1 of 2 in current phase', 'Plan: Not started', 'Plan: 2 of 2'],
    ['Plan: 1 of 2 in current phase', '**Current Plan:** Not started', '**Current Plan:** 2'],
  ])('names the plan that is due once the phase has plans', async (line, before, after) => {
    const root = newProject({ 'STATE.md': STATE.replace(line, before) });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain(`${after}\n`);
  });

  it('moves on at once to a phase that is planned already', async () => {
    const root = newProject({
      'phases/01-base/01-02-SUMMARY.md': '# S\n',
      'phases/01-base/01-VERIFICATION.md': PASSED,
      'phases/02-api/02-01-PLAN.md': plan('01'),
      'STATE.md': STATE.replace(
        '## Current Position',
        '**Current focus:** Phase 1 — Base\n\n## Current Position',
      ),
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Plan: 1 of 1\nStatus: Ready to execute\n');
    // gsd-core moves the focus when a phase begins; a focus in prose belongs to a person.
    expect(text(root, 'STATE.md')).toContain('**Current focus:** Phase 2 — API\n');
    expect(await syncPlanning(openedProject(root))).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: null,
    });
  });

  it('keeps CRLF, a byte order mark, prose and pauses', async () => {
    const crlf = (value: string) => `\uFEFF${value.replaceAll('\n', '\r\n')}`;
    const root = newProject({
      'STATE.md': crlf(STATE.replace('Ready to plan', 'Waiting for the bank')),
      'ROADMAP.md': crlf(ROADMAP),
    });
    await syncPlanning(openedProject(root));
    const state = text(root, 'STATE.md');
    expect(state).toContain('Status: Waiting for the bank\r\n');
    expect(state).toContain('Plan: 2 of 2');
    expect(`${state}${text(root, 'ROADMAP.md')}`.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('does not pull the position back from a later phase that is under way', async () => {
    const root = newProject({ 'STATE.md': STATE.replace('Phase: 1 of 9 (Base)', 'Phase: 2 of 9 (API)') });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Phase: 2 of 9 (API)');
  });

  it('does not lead back to a phase that was left open before the last one', async () => {
    const root = newProject({
      'phases/02-api/02-01-PLAN.md': plan('01'),
      'phases/02-api/02-01-SUMMARY.md': '# S\n',
      'phases/02-api/02-VERIFICATION.md': PASSED,
      'STATE.md': STATE.replace('Phase: 1 of 9 (Base)', 'Phase: 2 — COMPLETE').replace(
        'Status: Ready to plan',
        'Status: Phase 2 complete',
      ),
    });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Phase: 2 — COMPLETE\n');
    expect(text(root, 'STATE.md')).toContain('Status: Phase 2 complete\n');
  });

  it.each([
    ['the spelling of a plan', 'Plan: 1 of 2 in current phase', 'Plan: 02 of 02'],
    ['a bar of another length', 'Progress: [░░░░░░░░░░] 0%', 'Progress: [░░░░░░░░░░░░░░░░░░░░] 0%'],
    ['a bar that is drawn by hand', 'Progress: [░░░░░░░░░░] 0%', 'Progress: [█░░░░░░░░░] 0%'],
  ])('changes only what says something else: %s stays', async (_, line, before) => {
    const root = newProject({ 'STATE.md': STATE.replace(line, before) });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain(`${before}\n`);
  });

  it('leaves what the disk does not contradict: that no plan is done, and how many there are', async () => {
    const roadmap = ROADMAP.replace('0/2 | Not started', '0/2 | Planned');
    const state = STATE.replace('Plan: 1 of 2', 'Plan: 0 of 2').replace('Ready to plan', 'Ready to execute');
    const none = newProject({ 'ROADMAP.md': roadmap, 'STATE.md': state });
    rmSync(join(none, '.planning', 'phases/01-base/01-01-SUMMARY.md'));
    await syncPlanning(openedProject(none));
    expect(text(none, 'STATE.md')).toContain('Plan: 0 of 2 in current phase\n');
    const done = newProject({ 'STATE.md': state, 'phases/01-base/01-02-SUMMARY.md': '# S\n' });
    await syncPlanning(openedProject(done));
    expect(text(done, 'ROADMAP.md')).toContain('**Plans**: 2 plans\n');
    expect(text(done, 'STATE.md')).toContain('Plan: 2 of 2 in current phase\n');
  });

  it('leaves the status of a phase of which STATE counts plans that are elsewhere', async () => {
    const state = STATE.replace('Phase: 1 of 9 (Base)', 'Phase: 2 of 9 (API)')
      .replace('Plan: 1 of 2 in current phase', 'Plan: 0 of 6 in current phase (written, ready to execute)')
      .replace('Status: Ready to plan', 'Status: Ready to execute');
    const root = newProject({ 'STATE.md': state });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toContain('Status: Ready to execute\n');
  });

  it('leaves the position in a phase whose plans are not kept next to their summaries, and names it', async () => {
    const state = STATE.replace('Phase: 1 of 9 (Base)', 'Phase: 2 of 9 (API)').replace(
      'Plan: 1 of 2 in current phase\nStatus: Ready to plan',
      'Status: Executing Phase 2',
    );
    const files = { 'phases/02-api/02-CONTEXT.md': '# C\n', 'phases/02-api/02-01-SUMMARY.md': '# S\n' };
    const root = newProject({ ...files, 'STATE.md': state });
    const left = 'Phase 2 has a summary of 02-01, and no plan.';
    expect(await syncPlanning(openedProject(root))).toMatchObject({ contradictions: [left] });
    expect(text(root, 'STATE.md')).toContain('Status: Executing Phase 2\n');
    expect(nextStep(openedProject(root).standing)).toMatchObject({
      command: '/msw:plan 2',
      reason: 'Phase 2 has a summary of 02-01, and no plan: put the plans back, or plan what is left.',
    });
  });

  it('leaves the progress of a project that is between its phases', async () => {
    const state = STATE.replace('Phase: 1 of 9 (Base)', 'Phase: Not started (defining requirements)');
    const root = newProject({ 'STATE.md': state, ...SECOND, [REPORT]: PASSED });
    await syncPlanning(openedProject(root));
    expect(text(root, 'STATE.md')).toBe(state);
  });

  it('leaves a phase in progress before its first summary, and a roadmap that counts more plans', async () => {
    const root = newProject({
      'phases/02-api/02-01-PLAN.md': plan('01'),
      'ROADMAP.md': ROADMAP.replace('**Plans**: 2 plans', '**Plans**: 8 plans (see PLAN.md)').replace(
        '| 2. API | 0/0 | Not started | - |',
        '| 2. API | 0/1 | In progress | - |',
      ),
    });
    expect(await syncPlanning(openedProject(root))).toMatchObject({
      contradictions: ['ROADMAP.md counts 8 plans of phase 1, and its folder has 2.'],
    });
    expect(text(root, 'ROADMAP.md')).toContain('**Plans**: 8 plans (see PLAN.md)\n');
    expect(text(root, 'ROADMAP.md')).toContain('| 2. API | 0/1 | In progress | - |');
  });

  it('uses the one of two folders that contains plans, and changes nothing when both do', async () => {
    for (const name of ['README', '01-CONTEXT']) {
      const one = openedProject(newProject({ [`phases/01-aaa/${name}.md`]: '# Text\n' }));
      expect(one.standing.phase).toMatchObject({ number: '1', folder: '01-base' });
    }
    const both = openedProject(newProject({ 'phases/01-other/01-01-PLAN.md': plan('01') }));
    expect(await syncPlanning(both)).toEqual({
      status: 'done',
      changes: [],
      contradictions: [],
      left: 'Phase 1 has documents in 01-base and 01-other: type the name of the one that is meant in place of the number, or give the other a number of its own.',
    });
    const [phase] = both.phases;
    expect(phase === undefined ? '' : whyNotExecute(both, phase)).toBe(both.standing.left);
  });

  it('does not write a file that is not valid UTF-8', async () => {
    const root = newProject();
    const bytes = Buffer.concat([Buffer.from(STATE), Buffer.from([0xe9, 0x0a])]);
    writeFileSync(join(root, '.planning', 'STATE.md'), bytes);
    expect(await syncPlanning(openedProject(root))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('STATE.md'),
    });
    expect(readFileSync(join(root, '.planning', 'STATE.md')).equals(bytes)).toBe(true);
    expect(text(root, 'ROADMAP.md')).toBe(ROADMAP);
  });

  it('reports without writing, and refuses a folder without planning', async () => {
    const root = newProject({
      'phases/01-base/01-02-SUMMARY.md': '# S\n',
      'phases/01-base/01-VERIFICATION.md': PASSED,
    });
    const told = await syncPlanning(openedProject(root), { dryRun: true });
    expect(told.status === 'done' && told.changes.map(({ file }) => file)).toEqual([
      '.planning/ROADMAP.md',
      '.planning/REQUIREMENTS.md',
      '.planning/STATE.md',
    ]);
    expect(text(root, 'STATE.md')).toBe(STATE);
    expect(openPlanning(tempFolder()).status).toBe('refused');
  });
});

describe("GSD's locks", () => {
  const planning = (root: string) => join(root, '.planning');
  const hold = (root: string, body: string) => writeFileSync(join(planning(root), 'STATE.md.lock'), body);

  it('are taken with the bodies that GSD writes, and released when the work throws', async () => {
    const root = newProject();
    const seen = await withGsdLocks(planning(root), () => [
      text(root, 'STATE.md.lock'),
      JSON.parse(text(root, '.lock')),
    ]);
    expect(seen).toMatchObject({
      status: 'done',
      value: [String(process.pid), { pid: process.pid, cwd: process.cwd() }],
    });
    await expect(
      withGsdLocks(planning(root), () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(existsSync(join(planning(root), '.lock'))).toBe(false);
  });

  it('are waited for while their holder is running, and left alone', async () => {
    const root = newProject();
    hold(root, String(process.pid));
    expect(await withGsdLocks(planning(root), () => 1, 150)).toEqual({ status: 'busy' });
    expect(text(root, 'STATE.md.lock')).toBe(String(process.pid));
    expect(existsSync(join(planning(root), '.lock'))).toBe(false);
  });

  it('are taken over from a process that has exited, and from a holder older than a minute', async () => {
    const root = newProject();
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((done) => gone.on('exit', done));
    hold(root, String(gone.pid));
    expect(await withGsdLocks(planning(root), () => 1, 1000)).toEqual({ status: 'done', value: 1 });
    hold(root, String(process.pid));
    const old = Date.now() / 1000 - 61;
    utimesSync(join(planning(root), 'STATE.md.lock'), old, old);
    expect(await withGsdLocks(planning(root), () => 2, 1000)).toEqual({ status: 'done', value: 2 });
  });
});

describe('nextStep', () => {
  const next = (root: string) => nextStep(openedProject(root).standing);

  it.each([
    [{}, 'execute', '1', ['01-02']],
    [{ 'phases/01-base/01-02-SUMMARY.md': '---\nstatus: blocked\n---\n' }, 'execute', '1', ['01-02']],
    [{ 'phases/01-base/01-02-SUMMARY.md': '# S\n' }, 'verify', '1', []],
    [
      {
        'phases/01-base/01-02-SUMMARY.md': '# S\n',
        'phases/01-base/01-VERIFICATION.md': LISTED_GAPS,
      },
      'close-gaps',
      '1',
      [],
    ],
    // Gaps that it does not list cannot be planned for.
    [
      {
        'phases/01-base/01-02-SUMMARY.md': '# S\n',
        'phases/01-base/01-VERIFICATION.md': '---\nstatus: gaps_found\n---\n',
      },
      'verify',
      '1',
      [],
    ],
    // Finished gap-closure plans wait for verification; they are not planned again.
    [
      {
        'phases/01-base/01-02-SUMMARY.md': '# S\n',
        'phases/01-base/01-VERIFICATION.md': LISTED_GAPS,
        'phases/01-base/01-03-PLAN.md': plan('03').replace('plan: 03', 'plan: 03\ngap_closure: true'),
        'phases/01-base/01-03-SUMMARY.md': '# S\n',
      },
      'verify',
      '1',
      [],
    ],
    [
      { 'phases/01-base/01-02-SUMMARY.md': '# S\n', 'phases/01-base/01-VERIFICATION.md': PASSED },
      'discuss',
      '2',
      [],
    ],
    [
      {
        'phases/01-base/01-02-SUMMARY.md': '# S\n',
        'phases/01-base/01-VERIFICATION.md': PASSED,
        'phases/02-api/02-CONTEXT.md': '# C\n',
      },
      'plan',
      '2',
      [],
    ],
    [
      {
        'phases/01-base/01-01-SUMMARY.md': '---\nstatus: halted\n---\n',
        'phases/01-base/01-02-PLAN.md': '---\ndepends_on: ["01"]\n---\n',
      },
      'ask',
      '1',
      [],
    ],
    [{ 'ROADMAP.md': '# Roadmap\n', 'phases/01-base/01-02-SUMMARY.md': '# S\n' }, 'verify', '01', []],
  ])('after %j: %s phase %s %j', (more, action, phase, plans) => {
    expect(next(newProject(more))).toMatchObject({ action, phase, plans });
  });
});

it('the runnable plans are those that can run now, not those that can run after others', () => {
  const waiting = plan('02').replace('plan: 02', 'plan: 02\ndepends_on: ["01-01"]');
  const root = newProject({
    'phases/01-base/01-02-PLAN.md': waiting,
    'phases/01-base/01-01-SUMMARY.md': '',
  });
  rmSync(join(root, '.planning/phases/01-base/01-01-SUMMARY.md'));
  expect(openedProject(root).phases[0]?.runnable).toEqual(['01-01']);
  writeFileSync(join(root, '.planning/phases/01-base/01-01-SUMMARY.md'), '# S\n');
  expect(openedProject(root).phases[0]?.runnable).toEqual(['01-02']);
});

it.each(['02-api', 'phase-2', '2'])('the lone PLAN.md of %s is carried out as the first plan', (folder) => {
  const root = newProject({ [`phases/${folder}/PLAN.md`]: plan('01') });
  const project = openedProject(root);
  const [, phase] = project.phases;
  expect(phase?.plans).toEqual([{ id: '02-01', done: false }]);
  expect(phase === undefined ? '' : whyNotExecute(project, phase)).toBe(null);
  writeFileSync(join(root, `.planning/phases/${folder}/SUMMARY.md`), '# S\n');
  expect(openedProject(root).phases[1]?.plans).toEqual([{ id: '02-01', done: true }]);
  // As /msw:plan 2 --gaps names it.
  writeFileSync(join(root, `.planning/phases/${folder}/02-02-PLAN.md`), plan('02'));
  const both = [
    { id: '02-01', done: true },
    { id: '02-02', done: false },
  ];
  expect(openedProject(root).phases[1]?.plans.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(both);
});
