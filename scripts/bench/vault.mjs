// The cost of a local question to a vault: on the command line, each time in a new process, and in a window that must
// stay alive, as the longest stretch of work without a pause.

import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { build } from 'esbuild';
import { spread } from './measure.mjs';
import { bareNode, corpus, memoryOf, searchOnce } from './search.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const CALLS = 7;
/** Words in a note: 4.6 KB, the mean of public vaults. */
const LENGTH = 700;
/** Goals: milliseconds above a bare node for the first search and for later ones, refresh included; MB; and milliseconds of processor time without a pause. */
const SIZES = [
  { name: '1k', count: 1_000, goals: { first: 900, later: 60, edit: 70, memory: 70, stretch: 50 } },
  { name: '10k', count: 10_000, goals: { first: 5_000, later: 200, edit: 220, memory: 110, stretch: 50 } },
  {
    name: '50k',
    count: 50_000,
    goals: { first: 25_000, later: 900, edit: 1_000, memory: 250, stretch: 250 },
  },
];

export async function vaultCases(stage) {
  const searchVault = await load(stage);
  const results = [];
  for (const size of SIZES) {
    const { folder, queries } = vault(stage, size);
    results.push(...commandLine(stage, size, folder, queries));
    results.push(await inWindow(stage, size, folder, queries, searchVault));
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

function vault(stage, { name, count }) {
  const folder = join(stage.folder, `notes-${name}`);
  mkdirSync(join(folder, '.obsidian'), { recursive: true });
  writeFileSync(join(folder, '.obsidian', 'app.json'), '{"userIgnoreFilters":["7/"]}');
  const { texts, queries } = corpus(count, LENGTH);
  for (const [number, text] of texts.entries()) {
    const path = join(folder, `${number % 100}`, `${number}.md`);
    if (number < 100) mkdirSync(join(folder, `${number}`), { recursive: true });
    writeFileSync(path, text);
    // Long before the index is built.
    utimesSync(path, 1e9, 1e9);
  }
  return { folder, queries };
}

function commandLine(stage, { name, goals }, folder, queries) {
  const bare = Array.from({ length: CALLS }, () => bareNode(stage));
  const above = ({ wall }, at = 0) => wall - bare[at];
  const first = searchOnce(stage, folder, queries[0]);
  const later = Array.from({ length: CALLS }, (_, at) => searchOnce(stage, folder, queries[at]));
  const edits = Array.from({ length: CALLS }, (_, at) => {
    appendFileSync(join(folder, `${at + 10}`, `${at + 10}.md`), ` unheard${at}`);
    const told = searchOnce(stage, folder, `unheard${at}`);
    if (told.hits !== 1) throw new Error(`the edit was found ${told.hits} times`);
    return told;
  });
  const memory = Array.from({ length: CALLS }, (_, at) => memoryOf(stage, folder, queries[at]));
  const line = (what, unit, goal, values) => ({
    ...{ name: `vault ${name}, ${what}`, unit, goal, a: spread(values), rounds: values.length },
  });
  return [
    line('first search above bare node', 'wall', goals.first, [above(first)]),
    line('search above bare node', 'wall', goals.later, later.map(above)),
    line('search after an edit above bare node', 'wall', goals.edit, edits.map(above)),
    line('memory of the command line', 'MB', goals.memory, memory),
  ];
}

/** The longest stretch of building, refreshing and scoring, in processor time: other work must not count. */
async function inWindow(stage, { name, goals }, root, queries, searchVault) {
  const userFolder = join(stage.folder, `window-${name}`);
  mkdirSync(userFolder, { mode: 0o700 });
  const stretches = [];
  for (const query of queries.slice(0, 3)) {
    let begun = processorTime();
    const end = () => stretches.push(processorTime() - begun);
    const pause = async () => {
      end();
      await setImmediate();
      begun = processorTime();
    };
    const request = { root, query, topN: 15, k1: 1.2, b: 0.75, userFolder, now: Date.now, exclude: [] };
    await searchVault({ ...request, pause });
    end();
  }
  const goal = goals.stretch;
  const longest = Math.max(...stretches);
  return {
    ...{ name: `vault ${name}, longest stretch in a window`, unit: 'CPU', goal },
    ...{ a: spread([longest]), rounds: stretches.length },
  };
}

function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function load(stage) {
  const outfile = join(stage.folder, 'vault.cjs');
  const entry = join(ROOT, 'src', 'app', 'retrieval', 'search-vault.ts');
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, platform: 'node' },
    ...{ target: 'node20', format: 'cjs', logLevel: 'error' },
  });
  return createRequire(import.meta.url)(outfile).searchVault;
}
