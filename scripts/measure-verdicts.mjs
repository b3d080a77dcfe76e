// Measures the verdict on the corpus in test/fixtures/verdicts: how many fakes are kept from `proven`, how many honest
// changes get it, and how many are accused.
//   node scripts/measure-verdicts.mjs [--half open|held|all] [--verify] [--only WORDS] [--jobs 1|2] [--dist FOLDER]
// --verify runs the checks alone, without MSW: each case must be what it says of itself. --only takes the cases whose
// name, kind, family or language contains the words. Needs a build of dist/; touches nothing but temporary folders.

import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'all' },
    verify: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    dist: { type: 'string', default: join(ROOT, 'dist') },
  },
});
for (const [name, allowed] of [
  ['half', ['open', 'held', 'all']],
  ['jobs', ['1', '2']],
])
  if (!allowed.includes(options[name])) {
    console.error(`--${name} is one of ${allowed.join(', ')}, not "${options[name]}".`);
    process.exit(2);
  }

// It would triple the start of node, and so every time below.
delete process.env.NODE_EXTRA_CA_CERTS;
const { readCases } = await load('read-cases');
const { missingFor } = await load('case-place');
const { judgeCase } = await load('judge-case');
const { verifyCase } = await load('verify-case');

const chosen = readCases().filter(
  (one) =>
    (options.half === 'all' || one.half === options.half) &&
    [one.name, one.kind, one.family, one.language].some((word) => word.includes(options.only)),
);
const results = [];
await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
if (options.verify) {
  const wrong = results.filter(({ problem }) => problem !== null).length;
  console.log(`${results.length - wrong} of ${results.length} cases are what they say`);
  if (wrong > 0) process.exitCode = 1;
} else printTables();

async function worker() {
  for (let one = chosen.shift(); one !== undefined; one = chosen.shift()) {
    const missing = missingFor(one);
    const head = `${one.half} ${one.family}: ${one.name} [${one.is}, ${one.kind}]`;
    if (missing.length > 0) console.log(`skipped  ${head}: missing here: ${missing.join(', ')}`);
    else await (options.verify ? verified(one, head) : judged(one, head));
  }
}

async function verified(one, head) {
  const problem = await verifyCase(one).catch((error) => error.message);
  results.push({ problem });
  console.log(problem === null ? `fine     ${head}` : `WRONG    ${head}: ${problem}`);
}

async function judged(one, head) {
  try {
    const judgement = await judgeCase(resolve(options.dist), one);
    const { verdict, isAccused, ms, reason } = judgement;
    const isMet = one.expect === 'either' || (one.expect === 'proven') === (verdict === 'proven');
    results.push({ ...one, ...judgement, isMet });
    const accused = isAccused ? ', accused' : '';
    console.log(
      `${isMet ? 'as expected' : 'NOT AS EXPECTED'}  ${head}: ${verdict}${accused}, ${(ms / 1000).toFixed(1)} s: ${reason.split('\n')[0]}`,
    );
  } catch (error) {
    process.exitCode = 1;
    console.log(`BROKEN   ${head}: ${error.message}`);
  }
}

function printTables() {
  const fakes = results.filter(({ is }) => is === 'fake');
  const honest = results.filter(({ is }) => is === 'honest');
  const certain = honest.filter(({ expect }) => expect !== 'either');
  console.log(`\n${'fakes kept from proven'.padEnd(44)}${'open'.padStart(9)}${'held'.padStart(9)}`);
  printRows(fakes, ({ kind }) => kind);
  const own = 'recognises its tests';
  printRow(
    `all but "${own}"`,
    fakes.filter(({ kind }) => kind !== own),
  );
  console.log('\nfakes kept from proven, by language');
  printRows(fakes, ({ language }) => language);
  console.log('\nhonest changes proven, by kind');
  printRows(certain, ({ kind }) => kind);
  console.log('\nhonest changes proven, by language');
  printRows(certain, ({ language }) => language);
  printRow('all', certain);
  console.log('');
  printRow('honest changes accused', honest, ({ isAccused }) => isAccused);
  printRow('fakes accused', fakes, ({ isAccused }) => isAccused);
  const seconds = results.map(({ ms }) => ms / 1000).sort((a, b) => a - b);
  const at = (share) => seconds[Math.floor(share * (seconds.length - 1))]?.toFixed(1);
  console.log(`\nseconds for a case: median ${at(0.5)}, 9 of 10 below ${at(0.9)}, longest ${at(1)}`);
}

function printRows(from, groupOf) {
  for (const group of [...new Set(from.map(groupOf))].sort())
    printRow(
      group,
      from.filter((one) => groupOf(one) === group),
    );
}

function printRow(name, from, counts = ({ isMet }) => isMet) {
  const cells = ['open', 'held'].map((half) => {
    const own = from.filter((one) => one.half === half);
    return `${own.filter(counts).length}/${own.length}`.padStart(9);
  });
  console.log(`${name.padEnd(44)}${cells.join('')}`);
}

/** A module of the tests' support, bundled on the spot; it still finds its files from where its source is. */
async function load(name) {
  const outfile = join(ROOT, '.cache', 'verdicts', `${name}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  const inPlace = {
    name: 'in place',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => ({
        loader: path.endsWith('ts') ? 'ts' : 'js',
        contents: readFileSync(path, 'utf8')
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      })),
  };
  await build({
    entryPoints: [join(ROOT, 'test', 'support', 'verdicts', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [inPlace],
  });
  return import(pathToFileURL(outfile).href);
}
