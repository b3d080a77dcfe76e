// Folders that share a number, and names that aren't plain words: what a person types, and what executors are told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { openPhase } from '../../../../src/app/planning/documents/open-phase.ts';
import { chooseExecution } from '../../../../src/app/planning/execution/choose-execution.ts';
import { completePlan } from '../../../../src/app/planning/execution/complete-plan.ts';
import { describeStep } from '../../../../src/app/planning/execution/describe-step.ts';
import { openExecutedPhase } from '../../../../src/app/planning/verification/open-executed-phase.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { nextCall } from '../../../../src/core/loop/texts/execution-text.ts';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { findAssigned } from '../../../../src/core/planning/execution/executor-prompt.ts';
import { ours } from '../../../../src/core/text/ours.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const PLAN = '---\nphase: x\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n';
const ROADMAP =
  '# Roadmap\n\n- [ ] **Phase 3: Search** - g\n\n### Phase 3: Search\n**Goal**: g\n**Plans**: 1 plan\n\n- [ ] 03-01-PLAN.md — n\n';
const STATE =
  '# Project State\n\n## Current Position\n\nPhase: 3 of 3 (Search)\nPlan: 1 of 1\nStatus: Ready to execute\nLast activity: 2026-01-01 — x\n';
const TWO = { 'phases/03-index/03-01-PLAN.md': PLAN, 'phases/03-search/03-01-PLAN.md': PLAN };

function workspaceWith(files: Readonly<Record<string, string>>) {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), { 'ROADMAP.md': ROADMAP, 'STATE.md': STATE, ...files });
  const opened = openWorkspace(root, { ...process.env, MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
}

const chosen = (workspace: ReturnType<typeof workspaceWith>, phase: string) =>
  chooseExecution(workspace, { phase, wave: null, gapsOnly: false, decisions: [] });

it('a number that two folders with plans have is refused with the way round', async () => {
  expect(await chosen(workspaceWith(TWO), '3')).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('03-index and 03-search: type the name of the one that is meant'),
  });
});

it.each(['03-index', '03-search'])(
  'the name %s means that folder, in each call that follows',
  async (folder) => {
    const workspace = workspaceWith(TWO);
    const found = await chosen(workspace, folder);
    expect(found).toMatchObject({ status: 'ok', phase: { folder }, execution: { terms: { folder } } });
    if (found.status !== 'ok') return;
    const call = nextCall(ours('msw'), found.execution.terms);
    expect(call).toContain(`execute next ${folder} `);
    expect(openPhase(openedProject(workspace.project), folder)).toMatchObject({
      facts: { folder },
      padded: '03',
    });
  },
);

it('the name of a folder outside the milestone means that folder, though the milestone has its number', async () => {
  const old = {
    'milestones/v0.9-ROADMAP.md': '# v0.9\n\n### Phase 3: Old\n',
    'phases/03-old/03-01-PLAN.md': PLAN,
    'phases/03-search/03-01-PLAN.md': PLAN,
  };
  const workspace = workspaceWith(old);
  expect(await chosen(workspace, '3')).toMatchObject({ status: 'ok', phase: { folder: '03-search' } });
  expect(await chosen(workspace, '03-old')).toMatchObject({ status: 'ok', phase: { folder: '03-old' } });
});

it('a plan of a named folder changes neither the other one’s boxes nor the position', async () => {
  const workspace = workspaceWith({ ...TWO, 'phases/03-search/03-01-SUMMARY.md': '# S\n' });
  const plan = findPlan(workspace.project, '03-search/03-01', workspace.project);
  if (plan.status === 'refused') throw new Error(plan.reason);
  await completePlan(workspace, { ...plan.plan, document: readPlan('') }, { loop: 'x', iterations: 1 });
  const read = (name: string) => readFileSync(join(workspace.project, '.planning', name), 'utf8');
  expect(read('ROADMAP.md')).toBe(ROADMAP);
  expect(read('STATE.md').split('\n').slice(0, 7)).toEqual(STATE.split('\n').slice(0, 7));
  expect(read('STATE.md')).toMatch(/^Last activity: \S+ — Completed 03-01-PLAN\.md$/m);
  expect(openExecutedPhase(openedProject(workspace.project), '03-search')).toMatchObject({ status: 'ok' });
});

it('a folder whose name a shell would interpret is carried out by its number', async () => {
  const workspace = workspaceWith({ 'phases/03-search-&-find/03-01-PLAN.md': PLAN });
  const found = await chosen(workspace, '3');
  if (found.status !== 'ok') throw new Error(found.reason);
  const [start] = describeStep(workspace, found.execution).batch;
  expect(start?.prompt).toMatch(/ 03\/03-01\b/);
  expect(start?.prompt).not.toMatch(/-&-find\/03-01(?!-PLAN|-SUMMARY)/);
  const path = '.planning/phases/03-search-&-find/03-01-PLAN.md';
  expect(findAssigned(start?.prompt ?? '', [path])).toBe(path);
  expect(findPlan(workspace.project, '03/03-01', workspace.project)).toMatchObject({ plan: { path } });
});

it('a folder whose name is only its number is carried out', async () => {
  const workspace = workspaceWith({ 'phases/03/03-01-PLAN.md': PLAN });
  expect(await chosen(workspace, '3')).toMatchObject({ status: 'ok', phase: { number: '3', folder: '03' } });
  const ahead = workspaceWith({ 'phases/27/27-01-PLAN.md': PLAN });
  expect(await chosen(ahead, '27')).toMatchObject({ status: 'ok', phase: { number: '27', folder: '27' } });
});
