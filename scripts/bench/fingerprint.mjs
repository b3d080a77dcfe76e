// Measures how long it takes to turn 1 MB of a check's output into a failure, within the process.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readCases } from '../record-failures/case-files.mjs';
import { spread } from './measure.mjs';

const megabyte = 1024 * 1024;

/** One case per kind of log: the median of each must meet the goal, in milliseconds. */
export async function fingerprintCases(stage) {
  const canonicalise = await load(stage);
  return logs().map(({ name, command, text }) => ({
    name: `fingerprint 1 MB, ${name}`,
    unit: 'ms',
    goal: 100,
    ...repeat(stage.rounds.fingerprint, () => canonicalise(text, { ...shell, command })),
  }));
}

const shell = {
  exitCode: 1,
  signal: null,
  timedOut: false,
  root: '/home/user/project',
  home: '/home/user',
  tmp: '/tmp',
};

function repeat(rounds, work) {
  work();
  const costs = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    work();
    costs.push(performance.now() - started);
  }
  return { a: spread(costs), rounds };
}

function logs() {
  const vitest = readCases('vitest').get('each').a.toString('utf8');
  const line = (number) =>
    `2026-01-02T03:04:05.${String(number % 1000).padStart(3, '0')}Z [worker-${number % 7}] GET /items/${number} 200 ${number % 90}ms\n`;
  return [
    { name: 'failures of vitest over and over', command: 'npx vitest run', text: fill(() => vitest) },
    { name: 'a server log, then one failure', command: 'npm test', text: fill(line) + vitest },
    { name: 'one line', command: 'make', text: `Error: ${fill(() => 'x ')}` },
  ];
}

function fill(part) {
  let text = '';
  for (let number = 0; text.length < megabyte; number += 1) text += part(number);
  return text.slice(0, megabyte);
}

async function load(stage) {
  const outfile = join(stage.folder, 'canonicalise.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, '..', '..', 'src', 'core', 'failure', 'canonicalise.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
  });
  return createRequire(import.meta.url)(outfile).canonicalise;
}
