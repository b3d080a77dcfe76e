// Which files of a tree a skeleton leaves out, and which it names without ever opening them.

import { nameOf } from './facts/path-names.ts';

/** Folders that tools fill and nobody else does; in them only what is tracked by git counts. */
const FILLED = new Set(
  [
    'node_modules bower_components jspm_packages .next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle',
    '.nyc_output __pycache__ .pytest_cache .mypy_cache .tox .ruff_cache .nox .venv venv .eggs .dart_tool .terraform',
    '.idea .vs site-packages Pods .direnv',
  ].flatMap((names) => names.split(' ')),
);

/** The folders of version control, of MSW and of planning are no part of the code. */
const NEVER = new Set(['.git', '.hg', '.svn', '.jj', '.msw', '.planning']);

export function isLeftOut(path: string, tracked: boolean): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((name) => NEVER.has(name) || (!tracked && FILLED.has(name)));
}

/** Whether a walk goes into a folder of this name, given the names beside it: what fills it lies there. */
export function isWalked(name: string, beside: ReadonlySet<string>): boolean {
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

/** Source code may be called `credentials.ts`; what holds settings or keys may not be opened. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cc?|cpp|h|hpp|swift|scala|ex|exs|vue|svelte|css|html|md|mdx|rst)$/i;

export function isSecret(path: string): boolean {
  const name = nameOf(path);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}
