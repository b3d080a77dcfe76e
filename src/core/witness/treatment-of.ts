// Decides how files that git ignores, which no snapshot has, get into a temporary tree: linked, copied or left out.
// Nothing may be written through a link into the project, and no build of the final code may pass for one of arming.

export type Treatment =
  /** Package folders: created anew, with a link to each package. */
  | 'packages'
  /** A Python virtual environment. */
  | 'environment'
  /** Linked: only installers write to it. */
  | 'link'
  /** Settings, generated code, data: copied while small. */
  | 'copy'
  /** Left out: the next run recreates it. */
  | 'forget'
  /** The checks may need it: without it, their result in the temporary tree says nothing. */
  | 'miss';

export interface LeftOutEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** All names in the same folder, including this one. */
  readonly siblings: ReadonlySet<string>;
  /** Whether it is a Python virtual environment. */
  readonly isVenv: boolean;
}

export function treatmentOf(entry: LeftOutEntry): Treatment {
  const { name, isFolder, siblings, isVenv } = entry;
  if (!isFolder) return FORGOTTEN_FILE.test(name) ? 'forget' : 'copy';
  if (name === 'node_modules') return 'packages';
  if (isVenv) return 'environment';
  if (isInstalled(entry)) return 'link';
  if (FORGOTTEN.has(name) || name.startsWith('cmake-build-')) return 'forget';
  const builders = REBUILT[name];
  if (builders !== undefined) return builders.some((file) => siblings.has(file)) ? 'forget' : 'miss';
  return BUILT.has(name) ? 'miss' : 'copy';
}

/** Yarn keeps `install-state.gz` next to its package cache. */
function isInstalled({ name, siblings }: LeftOutEntry): boolean {
  return LINKED.has(name) || (name === 'cache' && siblings.has('install-state.gz'));
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const LINKED = words('vendor bower_components Pods Carthage deps jspm_packages __pypackages__ unplugged');

const FORGOTTEN = words(
  '.git .hg .svn .msw __pycache__ .pytest_cache .mypy_cache .ruff_cache .cache .turbo .parcel-cache .nyc_output coverage htmlcov .gradle .idea .vscode .vs .hypothesis .ipynb_checkpoints .eslintcache .stylelintcache .swc .vite .vitest logs log test-results playwright-report .dart_tool',
);

const FORGOTTEN_FILE =
  /^(?:\.DS_Store|Thumbs\.db|\.coverage(?:\..*)?|\.eslintcache|coverage\.xml|core)$|\.(?:log|pyc|pyo|tsbuildinfo|swp|pid|sock|class|o|prof|profraw|profdata)$|~$/;

/** Build folders that the test command itself rebuilds when one of these files is next to them. */
const REBUILT: Readonly<Record<string, readonly string[]>> = {
  target: ['Cargo.toml', 'pom.xml', 'build.sbt'],
  build: ['build.gradle', 'build.gradle.kts', 'CMakeLists.txt'],
  bin: ['build.gradle'],
  obj: [],
  _build: ['mix.exs', 'dune-project'],
  '.build': ['Package.swift'],
};

const BUILT = words(
  'dist out lib-cov .next .nuxt .output .svelte-kit .tox .nox .terraform release debug Debug Release',
);
