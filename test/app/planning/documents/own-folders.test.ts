// Folders of phases whose numbers begin again in each milestone.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const PLAN = '---\nphase: x\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n';
const ROADMAP =
  '# Roadmap\n\n- [ ] **Phase 1: Search** - it finds\n\n### Phase 1: Search\n**Goal**: it finds\n**Plans**: TBD\n\n| Phase | Plans Complete | Status | Completed |\n|---|---|---|---|\n| 1. Search | 0/TBD | Not started | - |\n';
const STATE =
  '# Project State\n\n## Current Position\n\nPhase: 1 of 1 (Search)\nPlan: 0 of TBD\nStatus: Ready to plan\n';
const OLD = {
  'milestones/v1.0-ROADMAP.md': '# v1.0\n\n### Phase 1: Base & Tests\n',
  'phases/01-base-tests/01-01-PLAN.md': PLAN,
  'phases/01-base-tests/01-01-SUMMARY.md': '# S\n',
  'phases/01-base-tests/01-VERIFICATION.md': '---\nstatus: passed\n---\n',
};

function project(files: Readonly<Record<string, string>>) {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), { 'ROADMAP.md': ROADMAP, 'STATE.md': STATE, ...files });
  return openedProject(root);
}

it('one that an earlier milestone verified is not the open phase of its number', async () => {
  const found = project(OLD);
  expect(found.phases).toMatchObject([{ number: '1', folder: null, verification: null }]);
  expect(await syncPlanning(found)).toMatchObject({ changes: [], left: null });
});

it.each([
  ['the roadmap ticks it', { 'ROADMAP.md': ROADMAP.replace('[ ]', '[x]') }],
  ['the table counts its plans', { 'ROADMAP.md': ROADMAP.replace('0/TBD', '1/1') }],
  ['it has open plans', { 'phases/01-base-tests/01-02-PLAN.md': PLAN }],
])('it is the phase where %s: new plans may be in the old folder', (_, files) => {
  expect(project({ ...OLD, ...files }).phases).toMatchObject([{ folder: '01-base-tests' }]);
});

it.each([
  ['the one that no earlier milestone names', { ...OLD, 'phases/01-search/01-01-PLAN.md': PLAN }],
  [
    'the only one with plans',
    { 'phases/01/01-RESEARCH.md': '# R\n', 'phases/01-search/01-01-PLAN.md': PLAN },
  ],
])('of two with documents the phase is %s', (_, files) => {
  const found = project(files);
  expect(found.phases).toMatchObject([{ folder: '01-search', runnable: ['01-01'] }]);
  expect(found.standing.left).toBeNull();
});

it('two with plans of this milestone are told, and neither is taken', () => {
  const found = project({ 'phases/01-a/01-01-PLAN.md': PLAN, 'phases/01-b/01-01-PLAN.md': PLAN });
  expect(found.standing.left).toContain('01-a and 01-b');
});
