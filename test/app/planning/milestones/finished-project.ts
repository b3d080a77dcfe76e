// A project as MSW writes it, whose first milestone is carried out: plans, summaries and verifications exist.

import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { plainAnswers } from '../writing/plain-answers.ts';

export const NOW = '2026-02-03T04:05:06.000Z';

export async function finishedProject(): Promise<string> {
  const root = tempFolder();
  initGit(root);
  const created = await createProject(root, plainAnswers, NOW);
  if (created.status !== 'done') throw new Error(JSON.stringify(created));
  carryOut(root, '01-sales', ['SALE-01', 'SALE-02'], 'Sales are kept in a file');
  carryOut(root, '02-reports', ['REP-01'], 'The sum of a day is printed');
  await syncPlanning(openedProject(root));
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'docs: the first milestone');
  return root;
}

/** One plan, done and verified. */
export function carryOut(root: string, folder: string, requirements: readonly string[], what: string): void {
  const phase = folder.slice(0, 2);
  const at = `.planning/phases/${folder}/${phase}`;
  writeFiles(root, {
    [`${at}-01-PLAN.md`]: `---\nphase: ${folder}\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [src/${phase}.txt]\nautonomous: true\nrequirements: [${requirements.join(', ')}]\nmust_haves:\n  truths: ["It is there"]\n---\n\n<objective>\n${what}\n</objective>\n\n<tasks>\n<task type="auto">\n  <name>Task 1: Write it</name>\n  <files>src/${phase}.txt</files>\n  <action>Write it.</action>\n  <verify><automated>node -e 0</automated></verify>\n  <done>It is there.</done>\n</task>\n</tasks>\n`,
    [`${at}-01-SUMMARY.md`]: `---\nphase: ${folder}\nplan: 01\nsubsystem: till\ntags: [till]\nrequirements-completed: [${requirements.join(', ')}]\nkey-decisions:\n  - "Files of phase ${phase} are plain text"\nduration: 5min\ncompleted: 2026-02-03\n---\n\n# Phase ${Number(phase)} Plan 01: Summary\n\n**${what}**\n\n## Performance\n\n- **Tasks:** 1\n`,
    [`${at}-VERIFICATION.md`]: `---\nphase: ${folder}\nverified: 2026-02-03T05:00:00Z\nstatus: passed\nscore: 1/1 must-haves verified\n---\n\n# Phase ${Number(phase)} Verification Report\n\n**Status:** passed\n`,
  });
}
