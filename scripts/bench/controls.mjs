// The cost of control runs: a stop that ends a loop with them against one without, by files of the project and length
// of the check. Without them a stop is the check and little more.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurns, spread, wallOf } from './measure.mjs';
import { owner, stopInput } from './stage.mjs';

/** Seconds that all control runs of a stop may take besides three times the check, by files of the project. */
const EXTRA = new Map([
  [50, 0.5],
  [5_000, 3],
  [50_000, 10],
]);
const SECONDS = [0.2, 5];

export function controlCases(stage) {
  return [...EXTRA].flatMap(([files, extra]) => {
    const folder = projectOf(stage, files);
    return SECONDS.map((seconds) => {
      const costs = inTurns(
        stage.rounds.controls,
        ended(stage, folder, seconds, ''),
        ended(stage, folder, seconds, '--no-witness'),
      );
      const most = costs.b.median + 3 * checkAlone(stage, folder) + extra * 1000;
      return {
        name: `stop with control runs / without, ${files} files, a check of ${seconds} s`,
        unit: 'wall',
        goal: Number((most / costs.b.median).toFixed(2)),
        ...costs,
      };
    });
  });
}

/** The median of three runs, in milliseconds. */
function checkAlone({ env }, cwd) {
  const costs = [1, 2, 3].map(() => {
    const started = performance.now();
    const run = spawnSync(process.execPath, ['--test', 'test/'], { cwd, env });
    if (run.status !== 0) throw new Error(`the check ended with ${run.status}`);
    return performance.now() - started;
  });
  return spread(costs).median;
}

function projectOf(stage, files) {
  const folder = join(stage.folder, `controls-${files}`);
  for (let at = 0; at < files; at += 1) {
    const inner = join(folder, 'src', `${Math.floor(at / 100)}`);
    if (at % 100 === 0) mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, `f${at}.js`), `export const f${at} = ${at};\n`);
  }
  mkdirSync(join(folder, 'test'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, '.gitignore'), '.msw/\n');
  writeFileSync(join(folder, 'half.js'), WRONG);
  const git = (...args) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.invalid', 'commit', '-m', 'a');
  return folder;
}

const WRONG = 'export const half = (n) => n / 3;\n';
const RIGHT = 'export const half = (n) => n / 2;\n';

/** Arms a loop, does the work, and measures the stop. */
function ended(stage, folder, seconds, option) {
  return () => {
    const env = { ...stage.env, CLAUDE_PROJECT_DIR: folder };
    writeFileSync(join(folder, 'half.js'), WRONG);
    writeFileSync(join(folder, 'test', 'half.test.js'), testOf(seconds));
    const input = JSON.stringify({
      ...{ session_id: owner, transcript_path: null, cwd: folder },
      hook_event_name: 'UserPromptExpansion',
      command_name: 'msw:loop',
      command_args: `"Fix it" --check "node --test test/" --no-guidance ${option}`,
    });
    const armed = spawnSync(process.execPath, [join(stage.dist, 'hooks', 'command.cjs')], {
      ...{ cwd: folder, env, input },
    });
    if (!armed.stdout.includes('additionalContext')) throw new Error(`no loop was armed: ${armed.stdout}`);
    writeFileSync(join(folder, 'half.js'), RIGHT);
    const argv = [process.execPath, join(stage.dist, 'hooks', 'stop.cjs')];
    const { cost, output } = wallOf({ argv, input: stopInput(stage, folder, owner), cwd: folder, env });
    const wanted = option === '' ? 'done and proven' : 'not proven';
    if (!output.includes(wanted)) throw new Error(`the stop said ${output}`);
    return cost;
  };
}

function testOf(seconds) {
  return `import test from 'node:test';
import assert from 'node:assert';
import { half } from '../half.js';
test('half', async () => {
  await new Promise((done) => setTimeout(done, ${seconds * 1000}));
  assert.equal(half(8), 4);
});
`;
}
