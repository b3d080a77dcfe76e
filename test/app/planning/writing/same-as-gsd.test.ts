// A note recorded by gsd-core and by MSW gives the same body of STATE.md, except for the blank lines that gsd-core
// inserts.

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPlanning, type PlanningProject } from '../../../../src/app/planning/documents/read-project.ts';
import {
  addBlockers,
  addDecisions,
  recordSession,
  resolveBlockers,
} from '../../../../src/app/planning/documents/record-state.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask } from '../oracle.ts';
import { plainAnswers } from './plain-answers.ts';

async function twins() {
  const [mine, theirs] = [tempFolder(), tempFolder()];
  expect(await createProject(mine, plainAnswers)).toMatchObject({ status: 'done' });
  cpSync(mine, theirs, { recursive: true });
  const opened = openPlanning(mine);
  if (opened.status === 'refused') throw new Error(opened.reason);
  return { mine, theirs, project: opened.project };
}

/** Without frontmatter, blank lines and times; MSW computes its own totals. */
function body(root: string): readonly string[] {
  return readFileSync(join(root, '.planning', 'STATE.md'), 'utf8')
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\| (?:1|-) \||^- (?:Total|Average|Last 5)/.test(line));
}

type Note = (project: PlanningProject) => Promise<unknown>;
const notes: readonly (readonly [string, readonly string[], Note])[] = [
  [
    'a decision',
    ['state', 'add-decision', '--phase', '1', '--summary', 'Use files', '--rationale', 'simple'],
    (project) => addDecisions(project, [{ phase: '1', text: 'Use files', rationale: 'simple' }]),
  ],
  [
    'a blocker',
    ['state', 'add-blocker', '--text', 'The bank'],
    (project) => addBlockers(project, ['The bank']),
  ],
  [
    'a session',
    ['state', 'record-session', '--stopped-at', 'Completed 01-01-PLAN.md', '--resume-file', 'x.md'],
    (project) => recordSession(project, { stoppedAt: 'Completed 01-01-PLAN.md', resumeFile: 'x.md' }),
  ],
];

it.each(notes)('%s', async (_name, words, note) => {
  const { mine, theirs, project } = await twins();
  const before = body(mine);
  await note(project);
  await ask('core', theirs, words);
  expect(body(mine)).not.toEqual(before);
  expect(body(mine)).toEqual(body(theirs));
});

it('a blocker that gsd-core recorded is resolved', async () => {
  const { mine, project } = await twins();
  await ask('core', mine, ['state', 'add-blocker', '--text', 'The bank']);
  await resolveBlockers(project, 'bank');
  expect(body(mine)).toContain('None.');
  expect(body(mine)).not.toContain('- The bank');
});
