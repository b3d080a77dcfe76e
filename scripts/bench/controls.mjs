// The cost of control runs: a stop that ends a loop with them against one without, by files of the project and length
// of the check. Without them a stop is the check and little more.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurns, wallOf } from './measure.mjs';
import { owner, stopInput } from './stage.mjs';

const FILES = [50, 5_000, 50_000];
const SECONDS = [0.2, 5];
/** Three runs, beside the one of the stop itself, and about a second for each; more for the files of a large project. */
const goalOf = (files, seconds) => 4 + (3 + files / 2_500) / seconds;

export function controlCases(stage) {
  return FILES.flatMap((files) => {
    const folder = projectOf(stage, files);
    return SECONDS.map((seconds) => ({
      name: `stop with control runs / without, ${files} files, a check of ${seconds} s`,
      unit: 'wall',
      goal: goalOf(files, seconds),
      ...inTurns(
        stage.rounds.controls,
        ended(stage, folder, seconds, ''),
        ended(stage, folder, seconds, '--no-witness'),
      ),
    }));
  });
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
