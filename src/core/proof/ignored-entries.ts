// Tells what git ignores apart: what is installed, what tools make again, and the rest.

export interface IgnoredEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** All names in the same folder, including this one. */
  readonly siblings: ReadonlySet<string>;
  /** Whether it is a Python virtual environment. */
  readonly isEnvironment: boolean;
}

/** Installed packages, which no check makes, and settings of this machine. */
export function isInstalled({ name, isFolder, siblings, isEnvironment }: IgnoredEntry): boolean {
  if (!isFolder) return /^\.env(?:\.|$)/.test(name);
  const beside = PACKAGES_BESIDE.get(name);
  return isEnvironment || PACKAGES.has(name) || (beside !== undefined && siblings.has(beside));
}

/** Folders whose name alone says little: what lies next to them tells who fills them. */
const PACKAGES_BESIDE: ReadonlyMap<string, string> = new Map([
  ['cache', 'install-state.gz'],
  ['deps', 'mix.exs'],
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PACKAGES = words(
  'node_modules vendor bower_components Pods Carthage jspm_packages __pypackages__ unplugged',
);

/** Builds, caches and logs: a clone does not have them, and the check or a tool makes them. */
export function isMadeAgain({ name, isFolder }: Pick<IgnoredEntry, 'name' | 'isFolder'>): boolean {
  return isFolder ? MADE.has(name) || name.startsWith('cmake-build-') : MADE_FILE.test(name);
}

const MADE = words(
  [
    'dist out build target bin obj lib-cov release debug Debug Release _build .build .next .nuxt .output .svelte-kit',
    '.tox .nox .terraform __pycache__ .pytest_cache .mypy_cache .ruff_cache .cache .turbo .parcel-cache .nyc_output',
    'coverage htmlcov .gradle .idea .vscode .vs .hypothesis .ipynb_checkpoints .swc .vite .vitest logs log',
    'test-results playwright-report .dart_tool .hg .svn .jj',
  ].join(' '),
);
const MADE_FILE =
  /^(?:\.DS_Store|Thumbs\.db|\.coverage(?:\..*)?|\.(?:es|style)lintcache|coverage\.xml|core)$|\.(?:log|pyc|pyo|tsbuildinfo|swp|pid|sock|class|o|prof\w*)$|~$/;
