// Tells the role of a single file by its path.

import { nameOf } from './facts/path-names.ts';

const TEST_NAME =
  /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.(?:py|rb)$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|spec|e2e|integration[-_]?tests?|unit[-_]?tests?|src\/(?:test|integrationTest|androidTest))\//;

/** Folders that hold only test data, wherever they are. */
const DATA =
  /(?:^|\/)(?:fixtures?|__(?:test)?fixtures__|testdata|test[-_]data|__snapshots__|__mocks__|golden|cassettes)\//;
/** Packages use these names too: they mean test helpers only below a folder of tests. */
const HELPERS = /(?:^|\/)(?:samples|snapshots|mocks|support|helpers?|resources)\//;
/** Below these, folders are packages named after the domain. */
const PACKAGES = /(?:^|\/)src\/(?:main|commonMain|jvmMain)\/(?:java|kotlin|scala|groovy)\//;

/** A file that a test runner would start: by its name, or as source in a folder of tests, helpers excepted. */
export function isTestFile(path: string): boolean {
  if (isHeld(path) && !TEST_NAME.test(nameOf(path))) return false;
  if (isFixture(path)) return false;
  if (TEST_NAME.test(nameOf(path))) return true;
  if (!TEST_FOLDER.test(path) || /\.(?:test|spec)-d\.ts$|\.d\.ts$/.test(path)) return false;
  return isRunInFolder(path);
}

/** For runners that take every file in their folder: node's, mocha's and cargo's. */
function isRunInFolder(path: string): boolean {
  if (/(?:^|\/)tests\/[^/]+\.rs$/.test(path)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path)) return false;
  return !/(?:^|\/)(?:index|setup|utils?|helpers?|common|globals?|env|config|mocha\.opts|[^/]*\.config)\.[cm]?[jt]sx?$/.test(
    path,
  );
}

const SIDE = [
  /(?:^|\/)(?:deps|templates?|docs?|website|tests?|bench(?:es|marks?)?|fixtures)(?:\/|$)/i,
  // Also as a word of a longer name.
  /(?:^|[/_-])(?:examples?|samples?|demos?|playgrounds?|sandbox(?:es)?|e2e)(?:[/_-]|$)/i,
  // Sets of sources that Gradle adds for tests and benchmarks.
  /(?:^|\/)src\/(?:[a-z]+Test|jmh)(?:\/|$)/,
  // Hidden folders are for tools.
  /(?:^|\/)\.\w/,
];

/** The root of a codebase first, then its packages, then examples and whatever else only shows or tests them. */
export function packageRank(folder: string): 0 | 1 | 2 {
  if (folder === '.') return 0;
  return SIDE.some((side) => side.test(folder)) && !PACKAGES.test(folder) ? 2 : 1;
}

/** Below a folder of third-party code. */
export function isVendored(path: string): boolean {
  return (
    /(?:^|\/)(?:node_modules|bower_components|\.yarn|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
      path,
    ) && !PACKAGES.test(path)
  );
}

/** Belongs to the tests, not to the product. */
export function isHeld(path: string): boolean {
  if (PACKAGES.test(path)) return false;
  return DATA.test(path) || (HELPERS.test(path) && TEST_FOLDER.test(path));
}

/** Deliberately odd sources: their imports say nothing about the codebase. */
export function isFixture(path: string): boolean {
  return (
    /(?:^|\/)(?:fixtures?|__(?:test)?fixtures__|testdata|__snapshots__)\//.test(path) && !PACKAGES.test(path)
  );
}

// Which files a skeleton leaves out, and which it lists without ever opening them.
/** Folders that only tools fill; in them only files tracked by git count. */
const FILLED = new Set(
  [
    'node_modules bower_components jspm_packages .next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle',
    '.nyc_output __pycache__ .pytest_cache .mypy_cache .tox .ruff_cache .nox .venv venv .eggs .dart_tool .terraform',
    '.idea .vs site-packages Pods .direnv',
  ].flatMap((names) => names.split(' ')),
);

/** Folders of version control, MSW and planning are not part of the code. */
const NEVER = new Set(['.git', '.hg', '.svn', '.jj', '.msw', '.planning']);

export function isLeftOut(path: string, tracked: boolean): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((name) => NEVER.has(name) || (!tracked && FILLED.has(name)));
}

/** Whether a walk enters a folder of this name, given the names next to it: they show whether a tool fills it. */
export function isCodeFolder(name: string, beside: ReadonlySet<string>): boolean {
  if (NEVER.has(name) || FILLED.has(name)) return false;
  const fillers = Object.hasOwn(FILLED_BESIDE, name) ? (FILLED_BESIDE[name] ?? []) : [];
  return !fillers.some((filler) => beside.has(filler));
}

const FILLED_BESIDE: Readonly<Record<string, readonly string[]>> = {
  target: ['Cargo.toml', 'pom.xml', 'build.sbt'],
  vendor: ['go.mod', 'composer.json', 'Gemfile'],
  coverage: ['package.json', 'pyproject.toml'],
  deps: ['mix.exs'],
  env: ['pyvenv.cfg'],
};

const SECRET =
  /^(?:\.(?:npmrc|pypirc|netrc|htpasswd|pgpass|git-credentials|dockercfg)$|_netrc$|kubeconfig$|secrets?\.(?:json|ya?ml|toml|env|txt)$|\.env(?:\.|$)|\.?credentials|\.secrets?(?:\.|$)|id_(?:rsa|dsa|ecdsa|ed25519)|(?=.*\.json$)(?:service[-_]?account|.*-service-account))|\.(?:env|pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate)$|\.tfstate\./i;

/** Source code may be called `credentials.ts`; files with settings or keys may not be opened. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cc?|cpp|h|hpp|swift|scala|ex|exs|vue|svelte|css|html|md|mdx|rst)$/i;

export function isSecret(path: string): boolean {
  const name = nameOf(path);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}
