// What becomes of files that no snapshot has, because git ignores them, in a temporary tree: linked, copied, or left
// out. Nothing may be written through a link into the project, and no build of the final code may stand in for that of
// arming.

export type Treatment =
  /** Folders of packages: made anew, with a link to each package. */
  | 'packages'
  /** A virtual environment of Python's. */
  | 'environment'
  /** What only installers write. */
  | 'link'
  /** Settings, generated code, data: as long as it is small. */
  | 'copy'
  /** The next run makes it again: nobody misses it. */
  | 'forget'
  /** Perhaps the checks need it: then their result in the temporary tree says nothing. */
  | 'miss';

export interface LeftOutEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** Names of what stands next to it, itself included. */
  readonly siblings: ReadonlySet<string>;
  /** It is a virtual environment of Python's. */
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

/** Yarn has a file of its own next to its packages. */
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

/** Builds that are made again by the very command that tests, where such a file stands next to them. */
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
