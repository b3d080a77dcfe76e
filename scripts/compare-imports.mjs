// Compares the import graph of the skeleton with an independent tool for each language, on real packages.
//   node scripts/compare-imports.mjs [--show] LANGUAGE FOLDER [NAME ...]
// LANGUAGE selects the tool: javascript and typescript (madge; NAMEs are folders to leave out), python (grimp; NAMEs
// are packages), go (go list), rust (the compiler's own tree of one crate), java (javac and jdeps), c (gcc -H; NAMEs
// are include folders). The tools must be installed; MADGE and PYTHON name a madge and a Python with grimp that are not
// on the PATH. Needs a build of dist/. --show lists the differences. Writes nothing but the folder's .msw/.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// A program of another language, which no npm package provides.
const JAVAC = 'javac';
const HERE = dirname(fileURLToPath(import.meta.url));
const CLI = process.env.MSW_CLI ?? join(HERE, '..', 'dist', 'cli.mjs');
const words = process.argv.slice(2).filter((word) => word !== '--show');
const [language = '', folder = '.', ...names] = words;
const root = realpathSync(resolve(folder));

const run = (command, args, options = {}) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  });
const slashed = (path) => path.split(sep).join('/');
const own = (path) => slashed(relative(root, resolve(root, path)));
const isInside = (path) => !path.startsWith('..');

function filesBelow(place, ending) {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path, ending);
    return ending.test(entry.name) ? [own(path)] : [];
  });
}

/** The result of a tool: pairs of files, and the files that it examined. */
const result = () => ({ edges: new Map(), seen: new Set() });
const add = ({ edges, seen }, from, to) => {
  seen.add(from);
  if (from !== to) edges.set(`${from} -> ${to}`, [from, to]);
};

function madge(extensions) {
  const found = result();
  const config = join(root, 'tsconfig.json');
  const args = ['--json', '--extensions', extensions, ...(existsSync(config) ? ['--ts-config', config] : [])];
  const tree = JSON.parse(run(process.env.MADGE ?? 'madge', [...args, root]));
  for (const [from, targets] of Object.entries(tree)) {
    if (names.some((name) => from.startsWith(`${name}/`))) continue;
    found.seen.add(from);
    for (const to of targets) add(found, from, to);
  }
  return found;
}

function grimp() {
  const found = result();
  const code = `
import json, sys, grimp
graph = grimp.build_graph(*sys.argv[2:], cache_dir=None)
print(json.dumps({m: sorted(graph.find_modules_directly_imported_by(m)) for m in graph.modules}))`;
  const source = existsSync(join(root, 'src', names[0] ?? '')) ? 'src' : '.';
  const said = run(process.env.PYTHON ?? 'python3', [
    '-c',
    `import sys; sys.path.insert(0, sys.argv[1])${code}`,
    join(root, source),
    ...names,
  ]);
  const fileOf = (module) => {
    const path = slashed(join(source, module.replaceAll('.', '/')));
    return existsSync(join(root, `${path}.py`)) ? `${path}.py` : `${path}/__init__.py`;
  };
  for (const [from, targets] of Object.entries(JSON.parse(said))) {
    found.seen.add(fileOf(from));
    for (const to of targets) add(found, fileOf(from), fileOf(to));
  }
  return found;
}

/** Folders stand for packages; files that the tool skips on this system are skipped here too. */
function goList() {
  const found = result();
  const packages = goPackages();
  const folders = new Map(packages.map(({ ImportPath, folder }) => [ImportPath, folder]));
  const listed = (one, kinds) => kinds.flatMap((kind) => one[kind] ?? []);
  for (const one of packages) {
    for (const file of listed(one, ['GoFiles', 'CgoFiles', 'TestGoFiles', 'XTestGoFiles'])) {
      found.seen.add(slashed(join(one.folder, file)));
    }
    for (const name of listed(one, ['Imports', 'TestImports', 'XTestImports'])) {
      const to = folders.get(name);
      if (to !== undefined && to !== one.folder) found.edges.set(`${one.folder} -> ${to}`, [one.folder, to]);
    }
  }
  return found;
}

/** In a copy below a GOPATH: with modules, the tool would ask for everything that the packages need. */
function goPackages() {
  const parent = mkdtempSync(join(tmpdir(), 'msw-compare-'));
  try {
    const module = /^module (\S+)/m.exec(readFileSync(join(root, 'go.mod'), 'utf8'))?.[1] ?? '';
    const place = join(parent, 'src', ...module.split('/'));
    cpSync(root, place, { recursive: true });
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: parent };
    const text = run('go', ['list', '-e', '-json', './...'], { env, cwd: place });
    const packages = JSON.parse(`[${text.replaceAll(/^\}\s*^\{/gm, '},{')}]`);
    return packages.map((one) => ({
      ...one,
      folder: slashed(relative(realpathSync(place), one.Dir)) || '.',
    }));
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** The compiler's tree after name resolution: modules with their files, and the segments of every `use`. */
function rustc() {
  const found = result();
  const [entry = 'src/lib.rs'] = names;
  const blocks = compiledTree(entry).split(/^(?=DefId\(0:\d+ ~ compared\[)/m);
  const files = moduleFiles(entry, blocks);
  for (const [path, file] of files) {
    if (path !== '') add(found, files.get(path.split('::').slice(0, -1).join('::')), file);
  }
  for (const block of blocks) {
    const used = /^ {16}kind: Use\(\n {20}Path \{\n {24}span: (\S+?\.rs):\d[\s\S]*?^ {20}\},/m.exec(block);
    if (used === null) continue;
    // The whole path may be a module; otherwise the last segment that is one.
    const [whole = '', segments = ''] = used[0].split(/^ {24}segments: /m);
    const last = [...modulesIn(segments), ...modulesIn(whole)].at(-1);
    if (last !== undefined) add(found, used[1], files.get(last) ?? entry);
  }
  return found;
}

function moduleFiles(entry, blocks) {
  const files = new Map([['', entry]]);
  for (const block of blocks) {
    const path = /^DefId\(0:\d+ ~ compared\[\w+\]::([^)]*)\)/.exec(block)?.[1];
    const file = /^ {16}kind: Mod\([\s\S]*?inner_span: (\S+?\.rs):\d/m.exec(block)?.[1];
    if (path !== undefined && file !== undefined) files.set(path, file);
  }
  return files;
}

function compiledTree(entry) {
  const [, edition = '2021', ...features] = names;
  const parent = mkdtempSync(join(tmpdir(), 'msw-compare-'));
  try {
    const out = join(parent, 'tree.txt');
    const cfg = features.flatMap((name) => ['--cfg', `feature="${name}"`]);
    const plain = [
      '--crate-type',
      'lib',
      '--crate-name',
      'compared',
      '--cap-lints',
      'allow',
      '-Zunpretty=hir-tree',
    ];
    const env = { ...process.env, RUSTC_BOOTSTRAP: '1' };
    run('rustc', [entry, '--edition', edition, ...plain, ...cfg, '-o', out], { env });
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

function modulesIn(text) {
  const module = /Def\(\s*Mod,\s*DefId\(0:\d+ ~ compared\[\w+\](?:::([^)]*))?\)/g;
  return [...text.matchAll(module)].map(([, path = '']) => path);
}

/** A type returned by a method is used without an import, and within a package none is needed. */
function isNamed(from, to) {
  const text = readFileSync(join(root, from), 'utf8');
  const name = to.replace(/\.java$/, '').split('/');
  const ways = name
    .map((_, at) => name.slice(at))
    .flatMap((parts) => [parts.join('.'), [...parts.slice(0, -1), '*'].join('.')]);
  const lines = text.match(/^import\b.*/gm) ?? [];
  return (
    dirname(from) !== dirname(to) &&
    ways.some((way) => lines.some((line) => line.includes(` ${way};`) || line.includes(` ${way}.`)))
  );
}

/** Only what an import names. */
function jdeps() {
  const found = result();
  const parent = mkdtempSync(join(tmpdir(), 'msw-compare-'));
  try {
    const [source = 'src/main/java', ...classpath] = names;
    const files = filesBelow(join(root, source), /^(?!module-info|package-info).*\.java$/);
    spawnSync(JAVAC, ['-nowarn', '-proc:none', '-cp', classpath.join(':'), '-d', parent, ...files], {
      cwd: root,
    });
    const fileOf = (name) => `${source}/${name.replace(/\$.*/, '').replaceAll('.', '/')}.java`;
    for (const line of run('jdeps', ['-verbose:class', '-filter:none', parent]).split('\n')) {
      const [, from, to] = /^ +(\S+) +-> (\S+)/.exec(line) ?? [];
      if (from === undefined) continue;
      const pair = [fileOf(from), fileOf(to)];
      found.seen.add(pair[0]);
      if (pair.every((path) => existsSync(join(root, path))) && isNamed(...pair)) add(found, ...pair);
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
  return found;
}

/** The preprocessor's includes: the directives in order, and the files that it opens for them. */
function gcc() {
  const found = result();
  const flags = names.map((name) => (name.startsWith('-') ? name : `-I${name}`));
  for (const file of filesBelow(root, /\.(?:c|cc|cpp)$/)) {
    const program = file.endsWith('.c') ? 'gcc' : 'g++';
    const args = ['-E', '-dI', '-H', '-w', ...flags, file];
    const { stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
    const opened = [...stderr.matchAll(/^\.+[!x]? (.+)$/gm)].map(([, path]) => own(path)).filter(isInside);
    for (const [from, name] of directives(stdout)) {
      found.seen.add(from);
      const beside = slashed(join(dirname(from), name));
      const to =
        opened.find((path) => path === beside) ?? opened.find((path) => `/${path}`.endsWith(`/${name}`));
      if (to !== undefined) add(found, from, to);
    }
  }
  return found;
}

/** A line that begins with a number names the file of the next ones. */
function directives(text) {
  let from = '';
  return text.split('\n').flatMap((line) => {
    const file = /^# \d+ "(.+)"/.exec(line)?.[1];
    if (file !== undefined) from = own(file);
    const name = /^#\s*include(?:_next)? ["<](.+)[">]/.exec(line)?.[1];
    return name === undefined || !isInside(from) ? [] : [[from, name.replace(/^(?:\.\.?\/)+/, '')]];
  });
}

const TOOLS = {
  javascript: () => madge('js,mjs,cjs,jsx'),
  typescript: () => madge('ts,tsx'),
  python: grimp,
  go: goList,
  rust: rustc,
  java: jdeps,
  c: gcc,
};

const tool = TOOLS[language];
if (tool === undefined) throw new Error(`Name one of: ${Object.keys(TOOLS).join(', ')}.`);
const theirs = tool();
const { imports } = JSON.parse(run(process.execPath, [CLI, 'map', 'skeleton', root, '--json']));
const ours = new Map();
for (const { from, to } of imports.edges) {
  if (!theirs.seen.has(from)) continue;
  const start = language === 'go' ? slashed(dirname(from)) : from;
  if (start !== to) ours.set(`${start} -> ${to}`, [start, to]);
}
/** `import a.*` leads to a folder here, to its classes there. */
const fits = ([from, to]) => ours.has(`${from} -> ${to}`) || ours.has(`${from} -> ${slashed(dirname(to))}`);
const isSamePackage = ([from, to]) => language === 'java' && dirname(from) === dirname(to);
const isUsedFolder = ([from, to]) =>
  [...theirs.edges.values()].some(([a, b]) => a === from && dirname(b) === to);
const missing = [...theirs.edges].filter(([, pair]) => !fits(pair)).map(([edge]) => edge);
const extra = [...ours]
  .filter(
    ([edge, pair]) =>
      !theirs.edges.has(edge) && !isSamePackage(pair) && !(language === 'java' && isUsedFolder(pair)),
  )
  .map(([edge]) => edge);
const report = {
  package: basename(root),
  language,
  files: theirs.seen.size,
  ours: ours.size,
  theirs: theirs.edges.size,
  missing: missing.length,
  extra: extra.length,
  notFound: imports.unresolved.length,
};
console.log(JSON.stringify(report));
if (process.argv.includes('--show')) {
  for (const edge of missing) console.log(`  missing  ${edge}`);
  for (const edge of extra) console.log(`  extra    ${edge}`);
  for (const { from, text } of imports.unresolved) console.log(`  not found ${from}: ${text}`);
}
