// A turn of MSW in the real client against a shell hook that runs the same check, as additional milliseconds.

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from './measure.mjs';
import { bundledTest, pluginAt } from './stage.mjs';

export async function clientCases(stage) {
  const outfile = await bundledTest('scripts/bench/client-turns.ts');
  const plugin = pluginAt(stage);
  const gapsOf = (kind) => {
    const gaps = { shell: [], snapshot: [], plain: [] };
    // The first round is not counted: it fills the caches.
    for (let round = 0; round <= stage.rounds.client; round += 1)
      for (const how of Object.keys(gaps)) {
        const folder = mkdtempSync(join(stage.folder, `client-${how}-`));
        const said = execFileSync(
          process.execPath,
          [outfile, plugin, how, folder, kind, join(stage.folder, 'client-user')],
          { env: stage.env },
        );
        if (round > 0) gaps[how].push(...JSON.parse(said.toString()));
      }
    return gaps;
  };
  return ['ends at once', 'runs tests'].flatMap((kind) => {
    const gaps = gapsOf(kind);
    const shell = spread(gaps.shell);
    const more = (how) => {
      const own = spread(gaps[how]);
      const [median, min, max] = [own.median, own.min, own.max].map((value) => value - shell.median);
      return { a: { median, min, max }, b: shell, unit: 'ms more wall', rounds: gaps[how].length };
    };
    return [
      { name: `client, check ${kind}, with a snapshot - shell hook`, goal: 100, ...more('snapshot') },
      { name: `client, check ${kind}, without one - shell hook`, goal: 60, ...more('plain') },
    ];
  });
}
