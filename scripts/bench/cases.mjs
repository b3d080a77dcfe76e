// The comparisons and their goals. A goal is a ratio of medians, or milliseconds when nothing is compared.

import { join } from 'node:path';
import { cpuOf, inTurns, wallOf } from './measure.mjs';
import { activeProject, project, stopInput, stranger } from './stage.mjs';

/** The idle hook against a node that does nothing, in wall time: every stop of every session pays this. */
export function idleCases(stage) {
  const others = ['other-1', 'other-2', 'other-3'];
  return [
    idleCase(stage, 'idle, no state file', project(stage, 'idle', [])),
    idleCase(stage, 'idle, loops of three other sessions', project(stage, 'idle-others', others)),
  ];
}

function idleCase(stage, name, folder) {
  const common = { cwd: folder, env: { ...stage.env, CLAUDE_PROJECT_DIR: folder } };
  const input = stopInput(stage, folder, stranger);
  const silent = (argv) => () => {
    const { cost, output } = wallOf({ ...common, argv, input });
    if (output !== '') throw new Error(`an idle hook said ${output}`);
    return cost;
  };
  const hook = silent(stopHook(stage));
  const bare = silent([process.execPath, '-e', '0']);
  return { name: `${name} / node -e 0`, unit: 'wall', goal: 1.1, ...inTurns(stage.rounds.idle, hook, bare) };
}

/** A turn of an owned loop against the shell hook's work on the same transcript, in CPU time. */
export function activeCases(stage) {
  const stages = new Map(
    [1, 20, 200].map((megabytes) => [megabytes, activeProject(stage, `active-${megabytes}`, megabytes)]),
  );
  const against = [...stages].map(([megabytes, active]) => ({
    name: `active, ${megabytes} MB / shell hook`,
    unit: 'CPU',
    goal: 0.5,
    ...inTurns(stage.rounds.active, ours(stage, active), theirs(stage, active)),
  }));
  const own = inTurns(stage.rounds.active, ours(stage, stages.get(200)), ours(stage, stages.get(1)));
  return [...against, { name: 'active, 200 MB / 1 MB', unit: 'CPU', goal: 1.1, ...own }];
}

/** What MSW adds to a check that ends at once, in wall time: the client waits for the whole process. */
export function checkCases(stage) {
  const checked = ours(stage, activeProject(stage, 'checked', 1, 'exit 0'), wallOf);
  const unchecked = ours(stage, activeProject(stage, 'unchecked', 1), wallOf);
  const costs = inTurns(stage.rounds.active, checked, unchecked);
  return [{ name: 'turn with a check that ends at once / without', unit: 'wall', goal: 4, ...costs }];
}

function ours(stage, active, measure = cpuOf) {
  return turn(stage, active, {
    argv: stopHook(stage),
    continues: (answer) => /additionalContext/.test(answer),
    measure,
  });
}

function theirs(stage, active) {
  return turn(stage, active, {
    argv: ['bash', join(import.meta.dirname, 'official-workload.sh')],
    continues: (answer) => JSON.parse(answer).decision === 'block',
    measure: cpuOf,
  });
}

function turn(stage, { folder, input, reset }, { argv, continues, measure }) {
  return () => {
    reset();
    const env = { ...stage.env, CLAUDE_PROJECT_DIR: folder };
    const { cost, output } = measure({ argv, input, cwd: folder, env });
    if (!continues(output)) throw new Error(`the turn did not go on: ${output}`);
    return cost;
  };
}

/** The command as in hooks.json. */
function stopHook(stage) {
  return [process.execPath, join(stage.dist, 'hooks', 'stop.cjs')];
}
