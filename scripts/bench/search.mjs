// The cost of a search compared with other in-memory engines on the same documents and queries, and on disk through the
// command line. The other engines are installed below .cache for the run.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { spread } from './measure.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const ENGINES = [
  'minisearch@7.2.0',
  'flexsearch@0.8.212',
  '@orama/orama@3.1.18',
  'lunr@2.3.9',
  'node-sqlite3-wasm@0.8.60',
];
/**
 * The number of documents, the words per document, and the goals in milliseconds: for the index in memory; on disk with
 * no changes, with one changed file, and for the command line above a bare node; and in MB of memory.
 */
const SIZES = [
  {
    ...{ name: '1k', count: 1_000, length: 700 },
    goals: { build: 400, load: 10, query: 0.2, refresh: 15, edit: 10, cli: 40, memory: 60 },
  },
  {
    ...{ name: '10k', count: 10_000, length: 700 },
    goals: { build: 2_500, load: 60, query: 1, refresh: 120, edit: 20, cli: 60, memory: 80 },
  },
  {
    ...{ name: '100k', count: 100_000, length: 60 },
    goals: { build: 4_000, load: 150, query: 3, refresh: 1_200, edit: 50, cli: 200, memory: 120 },
  },
];
const QUERIES = 100;
/** With more words than this, these take minutes to build. */
const SLOW = { lunr: 700_000, orama: 700_000 };

export async function searchCases(stage) {
  const own = await load(stage);
  const others = otherEngines();
  const results = [];
  for (const size of SIZES) results.push(...(await casesOf(size, own, others)), ...diskCases(stage, size));
  return results;
}

const CALLS = 7;
/** The goal for the documents rung of a failing turn. */
const RUNG_GOAL = 50;

/** Called as people do, each time in a new process. */
function diskCases(stage, { name, count, length, goals }) {
  const folder = join(stage.folder, `vault-${name}`);
  const { texts, queries } = corpus(count, length);
  for (const [number, text] of texts.entries()) {
    const path = join(folder, `${number % 100}`, `${number}.md`);
    if (number < 100) mkdirSync(join(folder, `${number}`), { recursive: true });
    writeFileSync(path, text);
    // Long before the index is built.
    utimesSync(path, 1e9, 1e9);
  }
  const call = (query) => searchOnce(stage, folder, query);
  call(queries[0]);
  const known = Array.from({ length: CALLS }, (_, at) => call(queries[at]));
  const bare = Array.from({ length: CALLS }, () => bareNode(stage));
  const memory = Array.from({ length: CALLS }, (_, at) => memoryOf(stage, folder, queries[at]));
  const edits = Array.from({ length: CALLS }, (_, at) => {
    appendFileSync(join(folder, `${at}`, `${at}.md`), ` unheard${at}`);
    const told = call(`unheard${at}`);
    if (told.hits !== 1) throw new Error(`the edit was found ${told.hits} times`);
    return told;
  });
  const rungs = name === '10k' ? rungCases(stage, folder, queries[0]) : [];
  rmSync(folder, { recursive: true, force: true });
  const refresh = median(known.map(({ ms }) => ms));
  const line = (what, unit, goal, values) => ({
    ...{ name: `search ${name}, ${what}`, unit, goal, a: spread(values), rounds: CALLS },
  });
  return [
    line(
      'nothing changed',
      'ms',
      goals.refresh,
      known.map(({ ms }) => ms),
    ),
    line(
      'one file changed, more than nothing',
      'ms',
      goals.edit,
      edits.map(({ ms }) => ms - refresh),
    ),
    // Without the index: reading the time of each document takes longer than this goal.
    line(
      'command line above bare node, but for its index',
      'wall',
      goals.cli,
      known.map(({ wall, ms }, at) => wall - bare[at] - ms),
    ),
    line(
      'command line above bare node, in all',
      'wall',
      goals.cli + goals.refresh,
      known.map(({ wall }, at) => wall - bare[at]),
    ),
    line('memory of the command line', 'MB', goals.memory, memory),
    ...rungs,
  ];
}

/** The documents rung of a failing turn. */
function rungCases(stage, folder, words) {
  const [, ...costs] = Array.from({ length: CALLS + 1 }, () => askDocuments(stage, folder, words));
  return ['in a new process', 'in a process that is warm'].map((where, at) => ({
    ...{ name: `documents for a failure, ${where}`, unit: 'CPU', goal: RUNG_GOAL, rounds: CALLS },
    a: spread(costs.map((one) => one[at])),
  }));
}

/** In milliseconds of CPU: the first call, and the median of several more. */
function askDocuments({ dist, env }, root, words) {
  const program = `
    const { documentPassages } = require(${JSON.stringify(join(dist, 'lib', 'app.retrieval.document-passages.cjs'))});
    const headline = 'RetryLimitError: ${words}';
    const item = { tool: 'node', code: null, words: headline, file: 'src/retry.js', ownFrame: null, testId: null };
    const failure = { tool: 'node', code: null, class: 'RetryLimitError', headline, items: [item] };
    const ask = async () => {
      const before = process.cpuUsage();
      const request = { failure, output: '', root: ${JSON.stringify(root)}, userFolder: ${JSON.stringify(env.MSW_HOME)} };
      await documentPassages({ ...request, now: Date.now, deadlineMs: 60_000 });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    (async () => {
      const costs = [];
      for (let time = 0; time <= 10; time += 1) costs.push(await ask());
      console.log(JSON.stringify([costs[0], costs.slice(1).sort((a, b) => a - b)[5]]));
    })();`;
  return JSON.parse(spawnSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }).stdout);
}

export function searchOnce(stage, folder, query) {
  const { wall, stdout } = search(stage, folder, query, []);
  const { index, hits } = JSON.parse(stdout);
  return { ms: index.ms, hits: hits.length, wall };
}

/** The peak, in MB. */
export function memoryOf(stage, folder, query) {
  const report = join(stage.folder, 'memory.txt');
  const hook = join(stage.folder, 'memory.cjs');
  // On Linux `maxRSS` starts with the memory of the parent process.
  const program = `
    const { readFileSync, writeFileSync } = require('fs');
    const peak = () => {
      const [, kilobytes] = process.platform === 'linux' ? /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [] : [];
      return kilobytes ?? process.resourceUsage().maxRSS;
    };
    process.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(peak())));`;
  writeFileSync(hook, program);
  search(stage, folder, query, ['--require', hook]);
  return Number(readFileSync(report, 'utf8')) / 1024;
}

function search({ dist, env }, folder, query, options) {
  const args = [...options, join(dist, 'cli.mjs'), 'search', query, '--dir', folder, '--json'];
  const started = performance.now();
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { wall: performance.now() - started, stdout };
}

export function bareNode({ env }) {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0'], { env });
  return performance.now() - started;
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

async function casesOf({ name, count, length, goals }, own, others) {
  const { texts, queries } = corpus(count, length);
  const [built, index] = timed(() => own.build(texts));
  const files = own.encode(index);
  const loads = Array.from({ length: 5 }, () => timed(() => own.decode(files))[0]);
  const ours = queries.map((query) => timed(() => own.search(index, query))[0]);
  // V8 has compiled what the first queries needed.
  const again = queries.map((query) => timed(() => own.search(index, query))[0]);
  const naive = naiveScan(texts, own.analyse);
  const scans = queries.slice(0, 3).map((query) => timed(() => naive(query))[0]);
  const results = [
    { name: `search ${name}, build`, unit: 'ms', goal: goals.build, a: spread([built]), rounds: 1 },
    { name: `search ${name}, load`, unit: 'ms', goal: goals.load, a: spread(loads), rounds: loads.length },
    {
      name: `search ${name}, query, 95 of 100`,
      unit: 'ms',
      goal: goals.query,
      a: spread([p95(ours)]),
      rounds: QUERIES,
    },
    {
      name: `search ${name}, query, 95 of 100, asked again`,
      unit: 'ms',
      goal: goals.query,
      a: spread([p95(again)]),
      rounds: QUERIES,
    },
    against(`search ${name}, query / naive scan`, ours, scans, 1 / 20),
  ];
  for (const [engine, make] of Object.entries(others)) {
    if (count * length > (SLOW[engine] ?? Number.POSITIVE_INFINITY)) continue;
    const [ms, search] = await timedLater(() => make(texts));
    const theirs = [];
    for (const query of queries) theirs.push((await timedLater(() => search(query)))[0]);
    const note = `search ${name}, query / ${engine} (built in ${ms.toFixed(0)} ms)`;
    results.push(against(note, ours, theirs, 1));
  }
  return results;
}

/** Compares the 95th percentiles. */
function against(name, ours, theirs, goal) {
  const ratio = p95(ours) / p95(theirs);
  const pairs = { min: ratio, max: ratio };
  return {
    name,
    unit: 'p95',
    goal,
    ratio,
    pairs,
    a: spread([p95(ours)]),
    b: spread([p95(theirs)]),
    rounds: theirs.length,
  };
}

function p95(costs) {
  return [...costs].sort((one, other) => one - other)[Math.ceil(costs.length * 0.95) - 1];
}

function timed(work) {
  const started = performance.now();
  const result = work();
  return [performance.now() - started, result];
}

async function timedLater(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

/** Deterministic: few words are common and most are rare, as in prose. */
export function corpus(count, length) {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return seed / 0x7f_ff_ff_ff;
  };
  const word = () => `w${Math.floor(20_000 ** random()).toString(36)}`;
  const words = (most) => Array.from({ length: most }, word).join(' ');
  const texts = Array.from({ length: count }, () => words(length));
  return { texts, queries: Array.from({ length: QUERIES }, () => words(6)) };
}

/** Scans all words of all documents, which are analysed beforehand. */
function naiveScan(texts, analyse) {
  const documents = texts.map((text) => analyse(text, 'simple'));
  const average = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  return (query) => {
    const asked = analyse(query, 'simple');
    const having = asked.map((word) => documents.filter((words) => words.includes(word)).length);
    return documents
      .map((words, path) => {
        const score = asked.reduce((sum, word, at) => {
          const f = words.filter((one) => one === word).length;
          const idf = Math.log(1 + (documents.length - having[at] + 0.5) / (having[at] + 0.5));
          return sum + (idf * f * 2.2) / (f + 1.2 * (0.25 + (0.75 * words.length) / average));
        }, 0);
        return { path, score };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, 15);
  };
}

function otherEngines() {
  const folder = join(ROOT, '.cache', 'search-engines');
  if (!existsSync(join(folder, 'node_modules', 'lunr'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const options = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    const shell = process.platform === 'win32';
    try {
      execFileSync('npm', ['install', ...options, ...ENGINES], { cwd: folder, stdio: 'ignore', shell });
    } catch {
      console.error('search: measured alone, the other engines cannot be installed here');
      return {};
    }
  }
  const fromFolder = createRequire(join(folder, 'package.json'));
  // Not one of our own dependencies.
  const bring = (name) => fromFolder(name);
  return {
    minisearch: (texts) => {
      const engine = new (bring('minisearch'))({ fields: ['text'] });
      engine.addAll(texts.map((text, id) => ({ id, text })));
      return (query) => engine.search(query).slice(0, 15);
    },
    flexsearch: (texts) => {
      const engine = new (bring('flexsearch').Index)();
      for (const [id, text] of texts.entries()) engine.add(id, text);
      return (query) => engine.search(query, { limit: 15, suggest: true });
    },
    orama: async (texts) => {
      const { create, insertMultiple, search } = bring('@orama/orama');
      const engine = await create({ schema: { text: 'string' } });
      await insertMultiple(
        engine,
        texts.map((text) => ({ text })),
      );
      return (query) => search(engine, { term: query, limit: 15 });
    },
    lunr: (texts) => {
      const engine = bring('lunr')(function describe() {
        this.field('text');
        for (const [id, text] of texts.entries()) this.add({ id, text });
      });
      return (query) => engine.search(query).slice(0, 15);
    },
    fts5: (texts) => {
      const database = new (bring('node-sqlite3-wasm').Database)();
      database.run('CREATE VIRTUAL TABLE notes USING fts5(text)');
      database.run('BEGIN');
      const insert = database.prepare('INSERT INTO notes(text) VALUES (?)');
      for (const text of texts) insert.run([text]);
      database.run('COMMIT');
      const select = database.prepare(
        'SELECT rowid, bm25(notes) AS score FROM notes WHERE notes MATCH ? ORDER BY score LIMIT 15',
      );
      return (query) => select.all([query.split(' ').join(' OR ')]);
    },
  };
}

async function load(stage) {
  const outfile = join(stage.folder, 'search.cjs');
  const from = (name) => JSON.stringify(join(ROOT, 'src', 'core', 'retrieval', `${name}.ts`));
  const contents = `
    export { analyse } from ${from('analyse')};
    export { rank } from ${from('rank')};
    export { segmentBuilder } from ${from('build-segment')};
    export { decodeSegment, encodeSegment, rowOf } from ${from('index-file')};
    export { atOneGo } from ${from('steps')};`;
  const stdin = { contents, resolveDir: ROOT, loader: 'ts' };
  await build({ stdin, outfile, bundle: true, platform: 'node', target: 'node20', format: 'cjs' });
  const { analyse, atOneGo, rank, segmentBuilder, ...files } = createRequire(import.meta.url)(outfile);
  const documentOf = (text, number) => ({
    path: `${number}.md`,
    bytes: text.length,
    modifiedAt: 0,
    digest: BigInt(number),
    words: analyse(text, 'simple'),
  });
  return {
    analyse,
    build: (texts) => {
      const builder = segmentBuilder();
      for (const [number, text] of texts.entries()) builder.add(documentOf(text, number));
      return [atOneGo(builder.build())];
    },
    encode: (segments) =>
      segments.map((segment) => {
        const { name, bytes } = atOneGo(files.encodeSegment(segment));
        return { row: files.rowOf({ ...segment, file: name }), bytes };
      }),
    // Whole, although a search reads only its own words.
    decode: (segments) =>
      segments.map(({ row, bytes }) =>
        files.decodeSegment(row, null, (start, length) => bytes.slice(start, start + length)),
      ),
    search: (segments, query) => rank(segments, analyse(query, 'simple'), 15),
  };
}
