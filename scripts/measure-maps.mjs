// Measures the check of a codebase map on real code: writes documents about a folder from its skeleton, with some
// claims that are deliberately wrong and words that claim nothing, and counts what is found and what remains.
//   node scripts/measure-maps.mjs FOLDER|PACKAGE@VERSION ...
// A package is fetched with npm into a temporary folder; of a folder, the files that git knows are copied. Touches
// nothing else.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = process.env.MSW_CLI ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'cli.mjs');

const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const msw = (...args) => {
  try {
    return JSON.parse(run(process.execPath, [cli, 'map', ...args, '--json']));
  } catch (error) {
    if (error.stdout) return JSON.parse(error.stdout);
    throw error;
  }
};

function fetchSource(source, place) {
  if (existsSync(source)) {
    const files = run('git', ['ls-files', '-z'], source)
      .split('\0')
      .filter((file) => file !== '' && existsSync(join(source, file)));
    for (const file of files) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      cpSync(join(resolve(source), file), join(place, file), { dereference: true });
    }
  } else {
    const parent = dirname(place);
    const archive = run('npm', ['pack', '--silent', source], parent).trim();
    run('tar', ['-xzf', archive, '--strip-components=1', '-C', place], parent);
  }
  for (const args of [
    ['init', '-q'],
    ['config', 'user.name', 'Measure'],
    ['config', 'user.email', 'measure@example.invalid'],
    ['add', '-A'],
    ['commit', '-qm', 'start'],
  ])
    run('git', args, place);
}

/** Words in backticks that claim nothing about the disk. */
const NOISE = [
  'useState',
  'process.env.PORT',
  'DATABASE_URL',
  'Promise<void>',
  'res.json',
  'https://example.com/a.html',
  'text/html',
  '/api/users',
  'node:fs',
  'npm install',
  'git commit -m "x"',
  'camelCase',
  'foo()',
  '<Button/>',
  'v20.11',
  'Node.js',
  'MAX_SIZE',
  '--verbose',
  'and/or',
  'application/json',
  'Array.prototype.map',
  'JSON.parse',
  '1.2.3',
  'key: value',
  'import a from "./b.js"',
];

/** Claims from the skeleton; every fifth also as a copy that is certainly wrong. */
function claimsOf(skeleton, exists) {
  const files = [
    ...new Set(
      [...skeleton.largest, ...skeleton.imports.fanIn, ...skeleton.entryPoints]
        .map(({ path }) => path)
        .concat(
          skeleton.tests.files.slice(0, 40),
          skeleton.config.map(({ path }) => path),
        ),
    ),
  ];
  const folders = skeleton.folders
    .map(({ path }) => path)
    .filter((path) => path !== '.')
    .map((path) => `${path}/`);
  const bends = [
    (path) => path.replace(/(\w)(\w)(\.\w+)?$/, '$2$1$1$3'),
    (path) => path.replace(/^[^/]+/, 'missing'),
    (path) => path.replace(/\.\w+$/, '.zig'),
    (path) => path.replace(/[^/]+$/, 'no-such-file.ts'),
  ];
  const claims = [];
  [...files, ...folders, ...files.map((path) => `${path}:1`)].forEach((path, at) => {
    claims.push({ text: path, wrong: false });
    if (at % 5 !== 0) return;
    const bent = path.endsWith('/')
      ? `${path.slice(0, -1)}-none/`
      : bends[at % bends.length](path.replace(/:1$/, ''));
    if (/[/.]/.test(bent) && !exists(bent)) claims.push({ text: bent, wrong: true });
  });
  for (const manifest of skeleton.manifests.slice(0, 3)) {
    for (const script of Object.keys(manifest.scripts))
      claims.push({ text: `npm run ${script}`, wrong: false });
  }
  claims.push({ text: 'npm run no-such-script', wrong: true }, { text: '@no-such/package', wrong: true });
  return claims;
}

function writeDocuments(root, skeleton) {
  const claims = claimsOf(skeleton, (path) => existsSync(join(root, path)));
  const page = (focus) => readFileSync(join(root, '.msw', 'map', `${focus}.md`), 'utf8');
  const sections = ['tech', 'arch', 'quality', 'concerns'].flatMap((focus) =>
    [...page(focus).matchAll(/## Document (\S+)\n\n````markdown\n([\s\S]*?)\n````/g)].map(
      ([, file, outline]) => ({ file, outline }),
    ),
  );
  const slots = sections.reduce((sum, { outline }) => sum + (outline.match(/^\[.*\]$/gm) ?? []).length, 0);
  const each = Math.ceil(claims.length / (slots - 1));
  let at = 0;
  let noise = 0;
  for (const { file, outline } of sections) {
    const isPlace = (line) => /^\[.*\]$/.test(line);
    let heading = '';
    const text = outline
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('## ')) heading = line;
        if (!isPlace(line)) return [line];
        // New files may be named here: errors cannot be recognised.
        if (heading === '## Where to Add New Code') return ['- Not detected'];
        const mine = claims.slice(at, at + each);
        at += each;
        return mine
          .map(({ text: claim }) => `- Uses \`${claim}\` with \`${NOISE[noise++ % NOISE.length]}\`.`)
          .concat('- Not detected');
      })
      .join('\n');
    writeFileSync(join(root, '.planning', 'codebase', file), `${text}\n`);
  }
  return { claims, noise };
}

/** Ignores MSW's rules: every word in backticks that looks like a folder or like a file by its ending must exist. */
function strictlyWrong(root) {
  const folder = join(root, '.planning', 'codebase');
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /^## Where to Add New Code[\s\S]*?(?=^## )/m,
      '',
    );
    return [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, word]) => word.replace(/:\d+$/, ''))
      .filter(
        (word) =>
          /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(word) &&
          (/\.(?:[cm]?[jt]sx?|json|md|ya?ml|c|cc|cpp|h|zig|gypi?|toml|sh)$/.test(word) || word.endsWith('/')),
      )
      .filter((word) => word !== 'Node.js' && word !== 'res.json' && !existsSync(join(root, word)))
      .map((word) => `${file}: ${word}`);
  });
}

for (const source of process.argv.slice(2)) {
  const parent = mkdtempSync(join(tmpdir(), 'msw-measure-'));
  try {
    const root = join(parent, 'code');
    mkdirSync(root);
    fetchSource(source, root);
    const began = performance.now();
    const skeleton = msw('skeleton', root);
    const skeletonMs = Math.round(performance.now() - began);
    msw('begin', root, '--refresh');
    const { claims, noise } = writeDocuments(root, skeleton);
    const verifyBegan = performance.now();
    const report = msw('verify', root);
    const verifyMs = Math.round(performance.now() - verifyBegan);
    const planted = new Set(claims.filter(({ wrong }) => wrong).map(({ text }) => text));
    const found = new Set(report.wrong.map(({ text }) => text));
    const finished = msw('finish', root);
    const left = strictlyWrong(root);
    console.log(
      JSON.stringify({
        source,
        files: skeleton.files.count,
        skeletonMs,
        verifyMs,
        claims: report.claims,
        noise,
        planted: planted.size,
        found: [...planted].filter((text) => found.has(text)).length,
        missed: [...planted].filter((text) => !found.has(text)),
        falselyFound: [...found].filter((text) => !planted.has(text)),
        wrongAfter: finished.after.wrong.length,
        strictlyWrongAfter: left,
        commit: finished.git.status,
      }),
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
