import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { nextStep } from '../../../../src/core/planning/phases/next-step.ts';
import { projectExample } from '../../../../src/core/planning/writing/project-answers.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at, listAt } from '../oracle.ts';

const NOW = '2026-02-03T04:05:06.000Z';

function folder(): string {
  const root = tempFolder();
  mkdirSync(join(root, 'docs', 'research'), { recursive: true });
  writeFileSync(join(root, 'docs', 'research', 'tills.md'), '# Tills\n\n## Undo\n');
  return root;
}
const text = (root: string, name: string) => readFileSync(join(root, '.planning', name), 'utf8');

it('writes documents that gsd-core accepts as its own', async () => {
  const root = folder();
  initGit(root);
  const created = await createProject(root, projectExample, NOW);
  expect(created).toMatchObject({
    status: 'done',
    files: [
      '.planning/config.json',
      '.planning/REQUIREMENTS.md',
      '.planning/ROADMAP.md',
      '.planning/STATE.md',
      '.planning/PROJECT.md',
    ],
    commit: { status: 'committed' },
  });
  const words = (line: string) => ask('core', root, line.split(' '));
  const [health, consistency, roadmap, state, planInit] = await Promise.all(
    ['validate health', 'validate consistency', 'roadmap analyze', 'state json', 'init plan-phase 1'].map(
      words,
    ),
  );
  // W010: no agents of GSD on this machine.
  expect(listAt(health, 'warnings').filter((one) => at(one, 'code') !== 'W010')).toEqual([]);
  expect(health).toMatchObject({ errors: [], info: [] });
  expect(consistency).toMatchObject({ passed: true, warnings: [] });
  expect(roadmap).toMatchObject({ phase_count: 2, progress_percent: 0, scope: 'complete', next_phase: '1' });
  expect(state).toMatchObject({
    milestone: 'v1.0',
    current_phase: '1',
    current_phase_name: 'Sales',
    status: 'planning',
    stopped_at: 'Project initialized',
    progress: { percent: 0 },
  });
  expect(planInit).toMatchObject({ phase_req_ids: 'SALE-01, SALE-02', project_title: 'Till' });
  const opened = openPlanning(root);
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { project } = opened;
  expect(await syncPlanning(project)).toEqual({
    status: 'done',
    changes: [],
    contradictions: [],
    left: null,
  });
  expect(nextStep(project.standing)).toMatchObject({
    action: 'discuss',
    phase: '1',
  });
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('docs: initialize Till');
  expect(git(root, 'status', '--porcelain', '.planning')).toBe('');
  expect(text(root, 'REQUIREMENTS.md')).toContain(
    '- [ ] **SALE-02**: User can undo the last sale (research: docs/research/tills.md#undo)\n',
  );
});

it('overwrites nothing, and leaves no half-written project', async () => {
  const root = folder();
  await createProject(root, projectExample, NOW);
  const before = text(root, 'PROJECT.md');
  const again = await createProject(root, { ...projectExample, name: 'Other' }, NOW);
  expect(again).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('.planning/PROJECT.md exists'),
  });
  expect(text(root, 'PROJECT.md')).toBe(before);
  const other = folder();
  mkdirSync(join(other, '.planning'));
  writeFileSync(join(other, '.planning', 'config.json'), '{"mode":"yolo"}');
  writeFileSync(join(other, '.planning', 'STATE.md'), 'mine');
  expect((await createProject(other, projectExample, NOW)).status).toBe('refused');
  expect(existsSync(join(other, '.planning', 'PROJECT.md'))).toBe(false);
  rmSync(join(other, '.planning', 'STATE.md'));
  expect(await createProject(other, projectExample, NOW)).toMatchObject({
    status: 'done',
    commit: { status: 'skipped', reason: 'no_repository' },
  });
  expect(text(other, 'config.json')).toBe('{"mode":"yolo"}');
});

it('explains how to fix every mistake', async () => {
  const root = folder();
  const [sales, reports] = projectExample.phases;
  const created = await createProject(root, {
    ...projectExample,
    requirements: [...projectExample.requirements, { id: 'SALE-01', category: 'Sales', text: 'again' }],
    references: [
      { path: '../outside.md', about: 'x' },
      { path: 'docs/research/tills.md#nowhere', about: 'x' },
    ],
    phases: [
      { ...sales, dependsOn: [2] },
      { ...reports, requirements: ['REP-02', 'SALE-02', 'NO-99'] },
    ],
  });
  expect(created.status === 'invalid' && created.problems.map(({ where }) => where)).toEqual([
    'SALE-01',
    'phases.1.requirements',
    'phases.1.requirements',
    'SALE-02',
    'REP-01',
    'phases.0.dependsOn',
    'references.0.path',
    'references.1.path',
  ]);
  const shape = await createProject(root, {
    ...projectExample,
    name: 'a|b',
    extra: 1,
    phases: [{ name: 'x', criteria: ['one'], requirements: [] }],
  });
  expect(shape.status === 'invalid' && shape.problems.map(({ where }) => where).sort()).toEqual([
    'name',
    'phases.0.criteria',
    'phases.0.goal',
    'phases.0.requirements',
    'the file',
  ]);
  expect(existsSync(join(root, '.planning'))).toBe(false);
});
