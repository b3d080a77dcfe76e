// `npm run release`: cuts the changelog at the version of the manifests, builds, commits, checks and tags; it never
// pushes. Options: --bump patch|minor|major raises the number first; --landing only raises it (by default the patch)
// and builds, for a change of dist between releases; --dry-run tells the steps; --check fails when dist has changed
// since the version did; --tag NAME says whether that tag is the release of the commit that is checked out.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PLUGIN = '.claude-plugin/plugin.json';
const MANIFESTS = [PLUGIN, '.codex-plugin/plugin.json', 'package.json'];
const BUMPS = ['major', 'minor', 'patch'];
const LANDING = 'npm run release -- --landing';

const { values: options } = parseArgs({
  options: {
    bump: { type: 'string' },
    landing: { type: 'boolean' },
    check: { type: 'boolean' },
    tag: { type: 'string' },
    'dry-run': { type: 'boolean' },
    root: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) },
  },
});
const { root } = options;
const today = new Date().toISOString().slice(0, 10);

try {
  console.log(answer());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function answer() {
  if (options.check) return checkRaised();
  if (options.tag !== undefined) return checkTag(options.tag);
  return options.landing ? land() : release();
}

/** Raises the number and builds, to be committed with the change. */
function land() {
  const version = raised(current(), options.bump ?? 'patch');
  const steps = [
    [`set ${version} in ${[...MANIFESTS, 'README.md'].join(', ')}`, () => setVersion(version)],
    ['build dist', build],
  ];
  return follow(
    steps,
    `Commit the manifests, README.md, dist and THIRD-PARTY.md with your change: ${version}.`,
  );
}

function release() {
  const version = options.bump === undefined ? current() : raised(current(), options.bump);
  const tag = `v${version}`;
  if (git('status', '--porcelain') !== '')
    throw new Error('There are uncommitted changes: commit them first.');
  if (git('tag', '--list', tag) !== '')
    throw new Error(`${tag} is tagged already: raise the number, --bump patch, minor or major.`);
  const changelog = cut(read('CHANGELOG.md'), version);
  const steps = [
    [`set ${version} in ${[...MANIFESTS, 'README.md'].join(', ')}`, () => setVersion(version)],
    [`cut CHANGELOG.md at ${version}`, () => write('CHANGELOG.md', changelog)],
    ['build dist', build],
    ['commit', () => commit(version)],
    ['run .ci/run in full', check],
    [`tag ${tag}`, () => git('tag', '--annotate', tag, '--message', `MSW ${version}`)],
  ];
  return follow(steps, `${tag} is tagged. To publish it: git push origin HEAD ${tag}`);
}

function follow(steps, end) {
  if (options['dry-run']) return steps.map(([what]) => `would ${what}`).join('\n');
  for (const [what, step] of steps) {
    console.log(what);
    step();
  }
  return end;
}

function raised(version, bump) {
  const at = BUMPS.indexOf(bump);
  if (at === -1) throw new Error(`--bump takes ${BUMPS.join(', ')}, not "${bump}".`);
  const numbers = version.split('.').map(Number);
  return numbers.map((number, part) => (part < at ? number : part === at ? number + 1 : 0)).join('.');
}

function current() {
  const versions = MANIFESTS.map((path) => versionIn(read(path)));
  if (new Set(versions).size > 1)
    throw new Error(`${MANIFESTS.join(' and ')} have different versions: ${versions.join(', ')}.`);
  return versions[0];
}

function versionIn(manifest) {
  const { version } = JSON.parse(manifest);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  return version;
}

function setVersion(version) {
  for (const path of MANIFESTS)
    write(path, replaced(read(path), /(?<="version": ")[^"]+/, version, `${path} has no version.`));
  const told = /(?<=^Version )\d+\.\d+\.\d+, \d{4}-\d\d-\d\d/m;
  write(
    'README.md',
    replaced(read('README.md'), told, `${version}, ${today}`, 'README.md names no version.'),
  );
}

/** What stands under Unreleased becomes the section of the version, unless it has one already. */
function cut(changelog, version) {
  if (changelog.includes(`\n## [${version}]`)) return changelog;
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m.exec(changelog) ?? [];
  if (unreleased.trim() === '')
    throw new Error('CHANGELOG.md has nothing under "## [Unreleased]" to release.');
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`);
}

function build() {
  run(process.execPath, [join('scripts', 'build.mjs')], 'The build failed.');
}

function commit(version) {
  git('add', '--', ...MANIFESTS, 'README.md', 'CHANGELOG.md', 'dist', 'THIRD-PARTY.md');
  if (git('status', '--porcelain') !== '') git('commit', '--quiet', '--message', `chore: release ${version}`);
}

function check() {
  run(
    'bash',
    [join('.ci', 'run')],
    'The checks fail, so nothing is tagged. Fix it, commit, and run this again.',
    {
      MSW_TEST_DEPTH: 'full',
    },
  );
}

/** A user's client updates the plugin only when its version differs. */
function checkRaised() {
  const changed = ['log', '--first-parent', '-m', '-1', '--format=%H', '-G"version"', '--', PLUGIN];
  const since = isRepository() ? git(...changed) : '';
  if (since === '' || shallowEnds().includes(since))
    return 'Unknown whether dist has changed since the version did: this clone does not reach back so far.';
  const before = versionIn(git('show', `${since}:${PLUGIN}`));
  if (current() !== before) return `The version is being raised from ${before} to ${current()}.`;
  const files = git('diff', '--name-only', since, '--', 'dist').split('\n');
  if (files[0] === '') return `dist is that of ${before}.`;
  throw new Error(
    `dist has changed since ${before} (${files.slice(0, 3).join(', ')}${files.length > 3 ? ' and more' : ''}), so no user would get it: raise the patch number, ${LANDING}`,
  );
}

/** What is published under a version must be the commit that its tag names, with the notes of that version. */
function checkTag(tag) {
  const version = current();
  if (tag !== `v${version}`) throw new Error(`${tag} is not the tag of ${version}, which the manifests say.`);
  const [tagged, head] = [git('rev-parse', `refs/tags/${tag}^{commit}`), git('rev-parse', 'HEAD')];
  if (tagged !== head) throw new Error(`${tag} names ${tagged}, and ${head} is checked out.`);
  if (!read('CHANGELOG.md').includes(`\n## [${version}]`))
    throw new Error(`CHANGELOG.md has no section for ${version}: cut it with npm run release.`);
  return `${tag} is the release of ${head}.`;
}

function isRepository() {
  return spawnSync('git', ['rev-parse', '--git-dir'], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** The commits whose parents a shallow clone does not have. */
function shallowEnds() {
  try {
    return readFileSync(join(root, git('rev-parse', '--git-path', 'shallow')), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

function run(program, args, trouble, env = {}) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(trouble);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function write(path, text) {
  writeFileSync(join(root, path), text);
}

function replaced(text, pattern, value, trouble) {
  if (!pattern.test(text)) throw new Error(trouble);
  return text.replace(pattern, value);
}
