// The release script in repositories of its own, with a build and checks that end at once.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'release.mjs');
const BUILD = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync('dist/cli.mjs', version + readFileSync('source.txt', 'utf8'));
`;
const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-01-31\n\n- The first.\n';

const commit = (root: string, subject: string): void => {
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', subject);
};

const newRepository = (): string => {
  const root = tempFolder();
  writeFiles(root, {
    '.claude-plugin/plugin.json': '{\n  "name": "msw",\n  "version": "0.1.0"\n}\n',
    '.codex-plugin/plugin.json': '{\n  "name": "msw",\n  "version": "0.1.0"\n}\n',
    'package.json': '{\n  "name": "msw-protocol",\n  "version": "0.1.0"\n}\n',
    'README.md': '# MSW\n\nVersion 0.1.0, 2026-01-31. Read on.\n',
    'CHANGELOG.md': CHANGELOG,
    'THIRD-PARTY.md': '',
    'source.txt': '\n',
    'scripts/build.mjs': BUILD,
    // In full, or not at all.
    '.ci/run': '[ "$MSW_TEST_DEPTH" = full ] || exit 2; exit $(cat checks)\n',
    checks: '0',
  });
  execFileSync('node', ['scripts/build.mjs'], { cwd: root });
  initGit(root);
  return root;
};

const run = (root: string, ...args: readonly string[]) => {
  const ran = spawnSync(process.execPath, [SCRIPT, '--root', root, ...args], { encoding: 'utf8' });
  return { code: ran.status, said: `${ran.stdout}${ran.stderr}`.trim() };
};

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const versionsIn = (root: string): readonly string[] =>
  [
    '.claude-plugin/plugin.json',
    '.codex-plugin/plugin.json',
    'package.json',
    'README.md',
    'dist/cli.mjs',
  ].map((path) => /\d+\.\d+\.\d+/.exec(read(root, path))?.[0] ?? '');

requireOrSkip('git')('npm run release', () => {
  it.each([
    [[], '0.1.1'],
    [['--bump', 'minor'], '0.2.0'],
    [['--bump', 'major'], '1.0.0'],
  ])('--landing %j raises the number everywhere, and leaves the commit to the change', (args, version) => {
    const root = newRepository();
    expect(run(root, '--landing', ...args).code).toBe(0);
    expect(versionsIn(root)).toEqual(Array(5).fill(version));
    expect(read(root, 'CHANGELOG.md')).toBe(CHANGELOG);
    expect(git(root, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
    expect(git(root, 'tag').trim()).toBe('');
  });

  it('cuts the changelog, builds, commits, checks in full and tags', () => {
    const root = newRepository();
    const { code, said } = run(root, '--bump', 'minor');
    expect({ code, tag: git(root, 'tag').trim() }).toEqual({ code: 0, tag: 'v0.2.0' });
    expect(said).toContain('To publish it: git push origin HEAD v0.2.0');
    expect(versionsIn(root)).toEqual(Array(5).fill('0.2.0'));
    expect(read(root, 'CHANGELOG.md')).toMatch(
      /## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A thing\.\n\n## \[0\.1\.0\]/,
    );
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('chore: release 0.2.0');
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it('publishes a tag only as the release of its own commit', () => {
    const root = newRepository();
    expect(run(root, '--bump', 'minor').code).toBe(0);
    const head = git(root, 'rev-parse', 'HEAD').trim();
    expect(run(root, '--tag', 'v0.2.0')).toEqual({ code: 0, said: `v0.2.0 is the release of ${head}.` });
    expect(run(root, '--tag', 'v0.3.0')).toMatchObject({
      code: 1,
      said: 'v0.3.0 is not the tag of 0.2.0, which the manifests say.',
    });
    writeFiles(root, { 'docs.md': 'x' });
    commit(root, 'docs: x');
    const said = `v0.2.0 names ${head}, and ${git(root, 'rev-parse', 'HEAD').trim()} is checked out.`;
    expect(run(root, '--tag', 'v0.2.0')).toEqual({ code: 1, said });
    git(root, 'tag', '-f', 'v0.2.0');
    writeFiles(root, { 'CHANGELOG.md': CHANGELOG });
    expect(run(root, '--tag', 'v0.2.0')).toMatchObject({
      code: 1,
      said: expect.stringContaining('CHANGELOG.md has no section for 0.2.0'),
    });
  });

  it('does not tag when the checks fail, and continues from there', () => {
    const root = newRepository();
    writeFiles(root, { checks: '1' });
    commit(root, 'test: break');
    const failed = run(root, '--bump', 'patch');
    expect(failed).toMatchObject({
      code: 1,
      said: expect.stringContaining('The checks fail, so nothing is tagged'),
    });
    expect(git(root, 'tag').trim()).toBe('');
    writeFiles(root, { checks: '0' });
    commit(root, 'fix: the check');
    expect(run(root).code).toBe(0);
    expect(git(root, 'tag').trim()).toBe('v0.1.1');
    expect(read(root, 'CHANGELOG.md').match(/0\.1\.1/g)).toHaveLength(1);
  });

  it('with --dry-run tells the steps and changes nothing', () => {
    const root = newRepository();
    const { code, said } = run(root, '--dry-run', '--bump', 'minor');
    expect(code).toBe(0);
    expect(said.split('\n')).toEqual([
      'would set 0.2.0 in .claude-plugin/plugin.json, .codex-plugin/plugin.json, package.json, README.md',
      'would cut CHANGELOG.md at 0.2.0',
      'would build dist',
      'would commit',
      'would run .ci/run in full',
      'would tag v0.2.0',
    ]);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it.each([
    [
      'a change that is not committed',
      (root: string) => writeFiles(root, { 'source.txt': 'x' }),
      [],
      'commit them first',
    ],
    [
      'a tag that is there',
      (root: string) => git(root, 'tag', 'v0.1.0'),
      [],
      'v0.1.0 is tagged already: raise the number',
    ],
    ['an unknown bump', () => {}, ['--bump', 'tiny'], '--bump takes major, minor, patch, not "tiny".'],
    [
      'nothing to release',
      (root: string) => {
        writeFiles(root, { 'CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n\n## [0.0.1] - 2026-01-01\n' });
        commit(root, 'docs: nothing');
      },
      [],
      'nothing under "## [Unreleased]"',
    ],
  ])('refuses %s', (_, change, args, reason) => {
    const root = newRepository();
    change(root);
    expect(run(root, ...args)).toMatchObject({ code: 1, said: expect.stringContaining(reason) });
    expect(git(root, 'rev-list', '--count', '--grep=release', 'HEAD').trim()).toBe('0');
  });
});

requireOrSkip('git')('the check that dist has a version of its own', () => {
  const change = (root: string, text: string): void => {
    writeFiles(root, { 'source.txt': text });
    execFileSync('node', ['scripts/build.mjs'], { cwd: root });
  };
  const RED =
    /dist has changed since 0\.1\.0 \(dist\/cli\.mjs\), so no user would get it: raise the patch number, npm run release -- --landing$/;

  it('is red when dist changed and the number did not, and green when both did', () => {
    const root = newRepository();
    expect(run(root, '--check')).toEqual({ code: 0, said: 'dist is that of 0.1.0.' });
    change(root, 'one\n');
    commit(root, 'feat: one');
    expect(run(root, '--check')).toEqual({ code: 1, said: expect.stringMatching(RED) });
    run(root, '--landing');
    expect(run(root, '--check')).toEqual({
      code: 0,
      said: 'The version is being raised from 0.1.0 to 0.1.1.',
    });
    commit(root, 'feat: one, and the number');
    expect(run(root, '--check')).toEqual({ code: 0, said: 'dist is that of 0.1.1.' });
    writeFiles(root, { 'docs.md': 'x' });
    commit(root, 'docs: x');
    expect(run(root, '--check').code).toBe(0);
  });

  it('takes a merge that raises the number for the change', () => {
    const root = newRepository();
    git(root, 'checkout', '-qb', 'work');
    run(root, '--landing');
    commit(root, 'feat: work');
    git(root, 'checkout', '-q', 'main');
    writeFiles(root, { 'docs.md': 'x' });
    commit(root, 'docs: x');
    git(root, 'merge', '-q', '--no-ff', '--no-commit', 'work');
    change(root, 'merged\n');
    commit(root, 'merge: work');
    expect(run(root, '--check')).toEqual({ code: 0, said: 'dist is that of 0.1.1.' });
    change(root, 'later\n');
    commit(root, 'feat: later');
    expect(run(root, '--check').code).toBe(1);
  });

  it('says in a clone that does not reach back that it cannot tell', () => {
    const root = newRepository();
    change(root, 'one\n');
    commit(root, 'feat: one');
    const clone = join(tempFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(root).href, clone]);
    const unknown = { code: 0, said: expect.stringContaining('Unknown whether dist has changed') };
    expect(run(clone, '--check')).toEqual(unknown);
    execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: clone });
    expect(run(clone, '--check')).toEqual({ code: 1, said: expect.stringMatching(RED) });
    const folder = tempFolder();
    writeFiles(folder, { 'package.json': read(root, 'package.json') });
    expect(existsSync(join(folder, '.git'))).toBe(false);
    expect(run(folder, '--check')).toEqual(unknown);
  });
});
