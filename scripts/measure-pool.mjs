// Measures the pool on a trace of questions over a real vault: how many of the chosen notes are already in the notebook,
// and how many are uploaded for a question, by the pool as it is, by LRU and by an oracle that knows every later question.
//   node scripts/measure-pool.mjs VAULT [--questions N] [--seed N] [--skew S]
// Questions are headings and first sentences of notes; which note is asked about is drawn with a Zipf-like skew. Reads the
// vault and writes nothing.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const TARGETS = [40, 90, 290];
const SHARES = [0.5, 0.7, 0.9];

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    skew: { type: 'string', default: '0.9' },
  },
});
const [vault] = positionals;
if (vault === undefined) {
  process.stderr.write('Name the folder of a vault: node scripts/measure-pool.mjs VAULT\n');
  process.exit(2);
}
const core = await coreModules();
const notes = readNotes(vault);
const trace = traceOf(notes, Number(given.questions), Number(given.seed), Number(given.skew));
report(notes, trace);

/** The modules of src/core that are measured. */
async function coreModules() {
  const contents = [
    'retrieval/analyse',
    'retrieval/build-segment',
    'retrieval/rank',
    'retrieval/select-hits',
    'sources/pool',
  ].map((name) => `export * from './src/core/${name}.ts';`);
  const folder = mkdtempSync(join(tmpdir(), 'msw-pool-'));
  const outfile = join(folder, 'core.mjs');
  await build({
    stdin: { contents: contents.join('\n'), resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  const modules = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return modules;
}

function readNotes(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !path.split('/').some((name) => name.startsWith('.')))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    .filter(({ text }) => text.trim() !== '' && text.length <= 1_000_000);
}

/** For each question the chosen paths, the best first. */
function traceOf(all, count, seed, skew) {
  const random = randomOf(seed);
  const segment = core.buildSegment(
    all.map(({ path, text }) => ({
      path,
      bytes: text.length,
      modifiedAt: 0,
      digest: 0n,
      words: core.analyse(`${path.split('/').at(-1).replace(/\.md$/, '')}\n${text}`, 'simple'),
    })),
  );
  const asked = shuffled(all, random);
  const weights = asked.map((_, rank) => 1 / (rank + 1) ** skew);
  const draw = drawOf(weights, random);
  const chosen = [];
  while (chosen.length < count) {
    const candidates = questionsOf(asked[draw()]);
    const question = candidates[Math.floor(random() * candidates.length)];
    if (question === undefined) continue;
    const hits = core.rank([segment], core.analyse(question, 'simple'), core.SELECTION.top);
    if (hits.length > 0) chosen.push(core.selectHits(hits, core.SELECTION).map(({ path }) => path));
  }
  return chosen;
}

/** Headings and the first sentence, of three words or more. */
function questionsOf({ text }) {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const lines = body.split('\n').map((line) => line.trim());
  const headings = lines.filter((line) => /^#{1,6} /.test(line)).map((line) => line.replace(/^#+ /, ''));
  const first = lines.find((line) => /^\p{L}/u.test(line))?.split(/[.!?] /)[0];
  const all = first === undefined ? headings : [...headings, first];
  return all.map((one) => one.slice(0, 200)).filter((one) => one.split(/\s+/).length >= 3);
}

function report(all, chosen) {
  const kept = chosen.reduce((sum, one) => sum + one.length, 0) / chosen.length;
  const different = new Set(chosen.flat()).size;
  process.stdout.write(
    `${all.length} notes, ${chosen.length} questions, ${kept.toFixed(1)} notes chosen for each, ${different} different\n\n`,
  );
  process.stdout.write('| target | policy | hit rate | uploads a question |\n|---|---|---|---|\n');
  for (const target of TARGETS)
    for (const [name, policy] of policiesFor(target, chosen)) {
      const { hits, uploads } = replay(chosen, policy, target);
      const rate = ((100 * hits) / (hits + uploads)).toFixed(1);
      process.stdout.write(`| ${target} | ${name} | ${rate} % | ${(uploads / chosen.length).toFixed(2)} |\n`);
    }
}

function policiesFor(target, chosen) {
  return [
    ...SHARES.map((share) => [`pool, ${share * 100} % protected`, poolPolicy(target, share)]),
    ['LRU', lruPolicy()],
    ['oracle', oraclePolicy(chosen)],
  ];
}

/** As in planQuestion: what is there is used first, best first, then each insertion evicts while the target is reached. */
function replay(chosen, policy, target) {
  const held = new Set();
  let hits = 0;
  let uploads = 0;
  for (const [at, paths] of chosen.entries()) {
    const current = new Set(paths);
    for (const path of paths) if (held.has(path)) policy.use(path, at);
    const missing = paths.filter((path) => !held.has(path));
    hits += paths.length - missing.length;
    uploads += missing.length;
    for (const path of missing) {
      while (held.size >= target) {
        const victim = policy.victim((one) => !current.has(one), held);
        policy.drop(victim);
        held.delete(victim);
      }
      held.add(path);
      policy.insert(path, at);
    }
  }
  return { hits, uploads };
}

function poolPolicy(target, share) {
  const limits = { target, protectedCap: Math.floor(target * share + 1e-9) };
  let pool = core.emptyPool;
  return {
    use: (path) => {
      pool = core.touched(pool, path, limits);
    },
    insert: (path) => {
      pool = core.inserted(pool, path);
    },
    drop: (path) => {
      pool = core.unpooled(pool, path);
    },
    victim: (mayGo) => core.victimOf(pool, mayGo),
  };
}

function lruPolicy() {
  // A map keeps the order of insertion: the first is the one that was used longest ago.
  const used = new Map();
  const touch = (path, at) => {
    used.delete(path);
    used.set(path, at);
  };
  return {
    use: touch,
    insert: touch,
    drop: (path) => used.delete(path),
    victim: (mayGo) => [...used.keys()].find(mayGo),
  };
}

/** Evicts what is needed again last. */
function oraclePolicy(chosen) {
  const uses = new Map();
  for (const [at, paths] of chosen.entries())
    for (const path of paths) uses.set(path, [...(uses.get(path) ?? []), at]);
  let now = 0;
  const nextUse = (path) => uses.get(path).find((at) => at > now) ?? Number.POSITIVE_INFINITY;
  const advance = (_path, at) => {
    now = at;
  };
  return {
    use: advance,
    insert: advance,
    drop: () => undefined,
    victim: (mayGo, held) => {
      const going = [...held].filter(mayGo);
      return going.reduce((last, path) => (nextUse(path) > nextUse(last) ? path : last), going[0]);
    },
  };
}

function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(all, random) {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

function drawOf(weights, random) {
  const sums = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  return () => {
    const value = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
