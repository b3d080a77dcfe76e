// `npm run bench`: measures the cost of a stop, as ratios of alternating runs, and that of a session. Options: --json, --quick, --only WORD.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { activeCases, checkCases, idleCases } from './bench/cases.mjs';
import { clientCases } from './bench/client.mjs';
import { contextCases } from './bench/context.mjs';
import { controlCases } from './bench/controls.mjs';
import { fingerprintCases } from './bench/fingerprint.mjs';
import { searchCases } from './bench/search.mjs';
import { serverCases } from './bench/server.mjs';
import { skeletonCases } from './bench/skeleton.mjs';
import { bareEnvironment } from './bench/stage.mjs';
import { vaultCases } from './bench/vault.mjs';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
});
const families = {
  idle: idleCases,
  active: activeCases,
  check: checkCases,
  controls: controlCases,
  client: clientCases,
  context: contextCases,
  fingerprint: fingerprintCases,
  skeleton: skeletonCases,
  search: searchCases,
  server: serverCases,
  vault: vaultCases,
};
const rounds = options.quick
  ? { idle: 15, active: 7, client: 3, controls: 1, fingerprint: 5, skeleton: 2, server: 7 }
  : { idle: 101, active: 31, client: 8, controls: 3, fingerprint: 31, skeleton: 7, server: 31 };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-bench-')));
try {
  const stage = { folder, dist: join(folder, 'dist'), env: bareEnvironment(folder), rounds };
  // Measures a fresh build of the sources, not whatever is in dist/.
  const build = join(dirname(fileURLToPath(import.meta.url)), 'build.mjs');
  mustRun(process.execPath, [build, stage.dist], stage.env);
  const results = [];
  for (const [family, run] of Object.entries(families)) {
    if (options.only !== undefined && options.only !== family) continue;
    const missing = family === 'active' ? missingTools() : [];
    if (missing.length > 0) console.error(`active: not measured, missing here: ${missing.join(', ')}`);
    else results.push(...(await run(stage)).map(judged));
  }
  print(results);
  if (results.some((result) => !result.met)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function mustRun(program, args, env) {
  const run = spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (run.status !== 0) throw new Error(`${args[0]} ended with ${run.status}`);
}

/** The tools that the shell hook's work needs. */
function missingTools() {
  const tools = ['bash', 'jq', 'perl', 'awk', 'sed', 'grep'];
  return tools.filter((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined);
}

function judged(result) {
  return { ...result, met: (result.ratio ?? result.a.median) <= result.goal };
}

function print(results) {
  if (options.json) {
    const machine = { node: process.version, platform: process.platform, cores: availableParallelism() };
    console.log(JSON.stringify({ machine, results }, null, 2));
    return;
  }
  for (const result of results) console.log(line(result));
  console.log('Medians of runs made in turn; in brackets the least and the most.');
}

function line({ name, unit, goal, met, ratio, pairs, a, b, rounds }) {
  const verdict = met ? 'met   ' : 'MISSED';
  const measure = ['MB', 'characters'].includes(unit) ? unit : 'ms';
  const costs = (b === undefined ? [a] : [a, b]).map((one) => cost(one, measure)).join(' / ');
  const value =
    ratio === undefined ? '' : ` ${ratio.toFixed(2)} [${pairs.min.toFixed(2)}–${pairs.max.toFixed(2)}]`;
  return `${verdict} ${name}:${value} (goal ${goal}) · ${unit} ${costs} · ${rounds} rounds`;
}

function cost({ median, min, max }, measure) {
  return `${median.toFixed(1)} [${min.toFixed(1)}–${max.toFixed(1)}] ${measure}`;
}
