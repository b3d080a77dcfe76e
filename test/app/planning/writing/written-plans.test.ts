// Plans that were parsed and written again are for gsd-core what they were, where it can read them at all.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { planView } from '../../../../src/core/planning/rules/plan-view.ts';
import { writePlan } from '../../../../src/core/planning/writing/write-plan.ts';
import { sampleOf } from '../../../support/depth.ts';
import { gsdDocuments } from '../../../support/gsd-documents.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at } from '../oracle.ts';

const plans = [...gsdDocuments()].filter(([path, text]) => {
  const { tasks, diagnostics, compatTaskCount, phase } = readPlan(text);
  const isSound =
    diagnostics.length === 0 &&
    compatTaskCount === tasks.length &&
    tasks.every(({ children }) => children.length > 0);
  return path.endsWith('-PLAN.md') && phase !== null && isSound && !path.includes('broken-yaml');
});

it.each(sampleOf('written plans', plans, 12))('%s', async (_, text) => {
  const root = tempFolder();
  const written = writePlan(JSON.parse(JSON.stringify(planView(readPlan(text)))));
  if (written.status === 'refused') throw new Error(written.reason);
  writeFiles(root, { 'a-PLAN.md': text, 'b-PLAN.md': written.text });
  const answer = async (file: string) => {
    const found = await ask('core', root, ['verify', 'plan-structure', join(root, file)]);
    return ['valid', 'errors', 'task_count', 'frontmatter_fields'].map((key) => at(found, key));
  };
  expect((await answer('b-PLAN.md'))[0]).toEqual(expect.any(Boolean));
  expect(await answer('b-PLAN.md')).toEqual(await answer('a-PLAN.md'));
});
