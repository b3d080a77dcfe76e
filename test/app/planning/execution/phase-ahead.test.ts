// Plans of a phase that the running milestone does not have: planned ahead, or not in the roadmap at all.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTypedPhase } from '../../../../src/app/planning/documents/find-typed-phase.ts';
import { recordVerified } from '../../../../src/app/planning/documents/record-state.ts';
import { chooseExecution } from '../../../../src/app/planning/execution/choose-execution.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const PLAN = '---\nphase: x\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n';
const ROADMAP =
  '# Roadmap\n\n- 🚧 **v1.0 Till** - in progress\n- 📋 **v1.1 Shop** - planned\n\n### 🚧 v1.0 Till (In Progress)\n\n#### Phase 1: Base\n**Goal**: g\n\n### 📋 v1.1 Shop (Planned)\n\n#### Phase 2: Search\n**Goal**: g\n';
const STATE =
  '# Project State\n\n## Current Position\n\nPhase: 1 of 2 (Base)\nStatus: Ready to plan\nLast activity: 2026-01-01 — x\n';

function projectWith(files: Readonly<Record<string, string>>): string {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), { 'ROADMAP.md': ROADMAP, 'STATE.md': STATE, ...files });
  return root;
}

it.each([
  ['2', '02-search'],
  ['1.1', '01.1-hot-fix'],
])('are carried out when a person types phase %s', async (phase, folder) => {
  const root = projectWith({ [`phases/${folder}/${folder.split('-')[0]}-01-PLAN.md`]: PLAN });
  const opened = openWorkspace(root, { ...process.env, MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const chosen = await chooseExecution(opened.workspace, {
    phase,
    wave: null,
    gapsOnly: false,
    decisions: [],
  });
  expect(chosen).toMatchObject({ status: 'ok', phase: { folder, runnable: [expect.any(String)] } });
});

it('are those of the folder that no earlier milestone names', () => {
  const root = projectWith({
    'milestones/v0.9-ROADMAP.md': '# v0.9\n\n### Phase 3: Old\n',
    'phases/03-new/03-01-PLAN.md': PLAN,
    'phases/03-old/03-01-PLAN.md': PLAN,
  });
  const found = findTypedPhase(openedProject(root), '3');
  expect(found).toMatchObject({ folder: '03-new', rivals: [] });
});

it('are not those of a phase that nothing has', () => {
  expect(findTypedPhase(openedProject(projectWith({})), '2')).toBeNull();
});

it('leave the position where it is when their phase is verified', async () => {
  const root = projectWith({
    'phases/02-search/02-01-PLAN.md': PLAN,
    'phases/02-search/02-01-SUMMARY.md': '# S\n',
    'phases/02-search/02-VERIFICATION.md': '---\nstatus: passed\n---\n',
  });
  const project = openedProject(root);
  await recordVerified(project, '2', '2026-02-03T00:00:00Z');
  const { state } = openedProject(root);
  expect(state?.document.text).toBe(STATE.replace('2026-01-01 — x', '2026-02-03 — Phase 2 complete'));
});
