// Runs programs alternately and records the cost of each run. Independent of what is compared.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Measures `a` and `b` alternately, after one round that is not counted, so that other load on the machine affects
 * both. `a` and `b` return milliseconds. The ratio is that of the medians.
 */
export function inTurns(rounds, a, b) {
  a();
  b();
  const costs = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    // The first of a pair finds different caches than the second.
    const swap = round % 2 === 1;
    if (swap) costs.b.push(b());
    costs.a.push(a());
    if (!swap) costs.b.push(b());
  }
  const pairs = costs.a.map((cost, round) => cost / costs.b[round]);
  return {
    ratio: median(costs.a) / median(costs.b),
    pairs: spread(pairs),
    a: spread(costs.a),
    b: spread(costs.b),
    rounds,
  };
}

export function spread(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** From the start of the process to its end, in milliseconds. */
export function wallOf({ argv, input, cwd, env }) {
  const [program, ...args] = argv;
  const started = performance.now();
  const run = spawnSync(program, args, { cwd, env, input: readFileSync(input) });
  const cost = performance.now() - started;
  if (run.status !== 0) throw new Error(`${argv.join(' ')} ended with ${run.status}: ${run.stderr}`);
  return { cost, output: run.stdout.toString() };
}

/**
 * User and system time of the process and of everything it waited for, in milliseconds: bash's own `time`, which asks
 * the kernel (getrusage of its children, exact to the millisecond that it prints).
 */
export function cpuOf({ argv, input, cwd, env }) {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" < "$MSW_BENCH_INPUT"';
  const run = spawnSync('bash', ['-c', script, 'bash', ...argv], {
    cwd,
    env: { ...env, LC_ALL: 'C', MSW_BENCH_INPUT: input },
  });
  const times = /^(\d+\.\d+) (\d+\.\d+)\n?$/.exec(run.stderr.toString());
  if (run.status !== 0 || times === null) {
    throw new Error(`${argv.join(' ')} ended with ${run.status}: ${run.stderr}`);
  }
  return { cost: (Number(times[1]) + Number(times[2])) * 1000, output: run.stdout.toString() };
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
