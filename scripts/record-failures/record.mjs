// Records the output of failing tools as test fixtures: each case runs twice, in two folders, with different colours,
// temporary folders and line numbers. `node scripts/record-failures/record.mjs [tool[/case]]`. A new case gets today's
// canonical form as its expectation, which must be read before it is kept.

import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readCases, recordedTools, writeCases } from './case-files.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const toolFolder = '/tmp/msw-tools';
const home = '/tmp/msw-home';
const sides = {
  a: { root: '/tmp/msw-a/shop', tmp: '/tmp', env: { NO_COLOR: '1' } },
  b: {
    root: '/tmp/msw-b/other place/shop2',
    tmp: '/tmp/msw-b/tmp',
    env: { FORCE_COLOR: '1', COLUMNS: '120' },
  },
};

const canonicalise = await loadCanonicalise();
const [wantedTool, wantedCase] = (process.argv[2] ?? '').split('/');
for (const file of readdirSync(join(here, 'recipes')).sort()) {
  const recipe = await import(pathToFileURL(join(here, 'recipes', file)).href);
  for (const one of recipe.cases) {
    const tool = one.tool ?? recipe.tool;
    if (wantedTool && wantedTool !== tool) continue;
    if (wantedCase && wantedCase !== one.name) continue;
    if (one.needs !== undefined && spawnSync(one.needs, ['--version']).error !== undefined) {
      console.error(`${tool}/${one.name} is left as it is: ${one.needs} is not installed`);
      continue;
    }
    recordCase({ ...recipe, ...one, tool });
  }
}

function recordCase(recipe) {
  const [a, b] = Object.entries(sides).map(([side, place]) => recordSide(recipe, side, place));
  const cases = recordedTools().includes(recipe.tool) ? readCases(recipe.tool) : new Map();
  const definition = definitionOf(recipe, a, b, cases.get(recipe.name)?.definition);
  cases.set(recipe.name, { definition, a: a.output, b: b.output });
  writeCases(recipe.tool, cases);
}

/** The exit code and the output, in the order in which it was written. */
function recordSide(recipe, side, place) {
  rmSync(place.root, { recursive: true, force: true });
  for (const path of [place.root, place.tmp, home]) mkdirSync(path, { recursive: true });
  const modules = join(install(recipe), 'node_modules');
  if (existsSync(modules)) spawnSync('cp', ['-al', modules, join(place.root, 'node_modules')]);
  writeProject(place.root, {
    'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', type: 'module' }),
    ...recipe.files,
  });
  if (side === 'b') writeProject(place.root, recipe.filesB ?? shifted(recipe.files));
  const outputFile = join(tmpdir(), `msw-recording-${process.pid}.txt`);
  const output = openSync(outputFile, 'w');
  const command = (side === 'b' && recipe.commandB) || recipe.command;
  const path = [
    join(place.root, 'node_modules/.bin'),
    ...(recipe.python === undefined ? [] : [join(installPython(recipe.python), 'bin')]),
    dirname(process.execPath),
    // Where rustup and version managers keep programs that are asked for by name.
    ...(recipe.needs === undefined ? [] : (process.env.PATH ?? '').split(':')),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ].join(':');
  const env = {
    PATH: path,
    HOME: home,
    TMPDIR: place.tmp,
    LC_ALL: 'C.UTF-8',
    CI: 'true',
    ...toolHomes(),
    ...place.env,
    ...recipe.env,
  };
  if (recipe.setup !== undefined) spawnSync('sh', ['-c', recipe.setup], { cwd: place.root, env });
  const run = spawnSync('sh', ['-c', command], {
    cwd: place.root,
    env,
    stdio: ['ignore', output, output],
    timeout: 60_000,
  });
  closeSync(output);
  const written = readFileSync(outputFile);
  rmSync(outputFile);
  return { exitCode: run.status, output: withoutRegistry(written) };
}

/** The folders that Rust and Go look for in the home folder, which is replaced here. */
function toolHomes() {
  const own = process.env.HOME ?? '';
  return {
    CARGO_HOME: process.env.CARGO_HOME ?? join(own, '.cargo'),
    RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(own, '.rustup'),
    GOCACHE: join(toolFolder, 'go-cache'),
    GOPATH: join(toolFolder, 'go'),
  };
}

/** The registry that served a recording is irrelevant. */
function withoutRegistry(output) {
  // One character per byte, so that every other byte stays unchanged.
  const text = output
    .toString('latin1')
    .replace(
      /https?:\/\/(?!127\.0\.0\.1)[\w.:-]*(?:npm|registry|proxy)[\w.:-]*/g,
      'https://registry.example',
    );
  return Buffer.from(text, 'latin1');
}

function definitionOf(recipe, first, second, before) {
  const a = { root: sides.a.root, tmp: sides.a.tmp };
  const b = { root: sides.b.root, tmp: sides.b.tmp };
  if (recipe.commandB) b.command = recipe.commandB;
  if (second.exitCode !== first.exitCode) b.exitCode = second.exitCode;
  const definition = {
    command: recipe.command,
    exitCode: first.exitCode,
    recordedWith: recipe.recordedWith ?? before?.recordedWith ?? versionOf(recipe.needs),
    noise: ['directory', 'temporary folder', 'colour', 'time', 'line', ...(recipe.noise ?? [])],
    a,
    b,
    expect: before?.expect ?? expectation(recipe, first),
  };
  for (const relation of ['differsFrom', 'differsExactlyFrom', 'sameClassAs', 'sameAs', 'progressFrom']) {
    if (recipe[relation]) definition[relation] = recipe[relation];
  }
  return definition;
}

function versionOf(program) {
  const flag = program === 'go' ? 'version' : '--version';
  const { stdout } = spawnSync(program, [flag], { encoding: 'utf8' });
  return `${program} ${/\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? ''}`.trim();
}

function expectation(recipe, { exitCode, output }) {
  const context = { command: recipe.command, exitCode, root: sides.a.root, tmp: '/tmp', home };
  const failure = canonicalise(output.toString('utf8'), context);
  const { tool, kind, phase, code, class: errorClass, message, frame, items, total } = failure;
  const itemNames = items.map((item) => item.testId ?? item.file ?? '').sort();
  return { tool, kind, phase, code, class: errorClass, message, frame, itemCount: total, itemNames };
}

function shifted(files) {
  const moved = Object.entries(files).filter(
    ([path]) => /\.(?:[cm]?[jt]sx?)$/.test(path) && !/config/.test(path),
  );
  return Object.fromEntries(moved.map(([path, text]) => [path, `// moved\n\n// by three lines\n${text}`]));
}

function writeProject(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Installs a recipe's packages once, next to the projects. */
function install({ packages = [] }) {
  const folder = join(toolFolder, packages.join('+').replace(/[^\w.+@-]/g, '_') || 'none');
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"tools","version":"1.0.0"}');
  if (packages.length === 0) return folder;
  const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`cannot install ${packages.join(' ')}: ${run.stderr}`);
  return folder;
}

/** A virtual environment with a recipe's packages. */
function installPython(packages) {
  const folder = join(toolFolder, packages.join('+').replace(/[^\w.+=-]/g, '_'));
  if (existsSync(folder)) return folder;
  const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
  const run = spawnSync(join(folder, 'bin/pip'), ['install', '-q', ...packages], { encoding: 'utf8' });
  if (made.status !== 0 || run.status !== 0)
    throw new Error(`cannot install ${packages.join(' ')}: ${made.stderr}${run.stderr}`);
  return folder;
}

async function loadCanonicalise() {
  const outfile = join(tmpdir(), `msw-canonicalise-${process.pid}.mjs`);
  const entry = join(here, '../../src/core/failure/canonicalise.ts');
  await build({ entryPoints: [entry], bundle: true, format: 'esm', outfile, logLevel: 'error' });
  const module = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return module.canonicalise;
}
