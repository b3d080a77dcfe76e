// What MSW adds to every request of a session without a loop, in each tested client.

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledTest, pluginAt } from './stage.mjs';

/** In characters; the older client sends the schema of every tool, the newer one only its name. */
const GOALS = { '2.1.197': 12_000, '2.1.332': 2_400 };

export async function contextCases(stage) {
  const { contextCost } = await import(pathToFileURL(await bundledTest('test/support/context-cost.ts')).href);
  const plugin = pluginAt(stage);
  const cases = [];
  for (const [version, goal] of Object.entries(GOALS)) {
    const cost = await contextCost(version, plugin, mkdtempSync(join(stage.folder, 'context-')));
    const a = { median: cost, min: cost, max: cost };
    cases.push({
      name: `context of each request, client ${version}`,
      unit: 'characters',
      goal,
      a,
      rounds: 1,
    });
  }
  return cases;
}
