// The settings that a run of git sees, and the overrides for every setting by which a repository names a program, or a
// file that may not be a regular one: the user's global value applies instead, or none.

/** All values by key (as git writes it: section and name in lower case), in order of increasing precedence. */
type Values = ReadonlyMap<string, readonly string[]>;

export interface GitSettings {
  /** The machine's and the user's, for all repositories. */
  readonly user: Values;
  readonly repository: Values;
  /** Those passed to this run. */
  readonly ours: Values;
}

export type GitOverride = readonly [key: string, value: string];

/** More than anyone has. */
const MOST_SETTINGS = 20_000;

/** Parses the output of `git config --list -z --show-scope`; null when malformed or endless. */
export function parseSettings(listing: string): GitSettings | null {
  const parts = listing.split('\0');
  if (parts.pop() !== '' || parts.length % 2 !== 0 || parts.length > 2 * MOST_SETTINGS) return null;
  const found = { user: new Map(), repository: new Map(), ours: new Map() } satisfies Record<string, Values>;
  for (let at = 0; at < parts.length; at += 2) {
    const scope = SCOPES[parts[at] ?? ''];
    const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
    if (scope === undefined) return null;
    found[scope].set(key, [...(found[scope].get(key) ?? []), value.join('\n')]);
  }
  return found;
}

/** Overrides every repository setting that could start a program or read a file of its choice. */
export function overrides(
  { user, repository }: GitSettings,
  isLeft: (path: string) => boolean,
): GitOverride[] {
  return [...repository].flatMap(([key, values]) => {
    if (!isHazard(key) || (READ.has(key) && values.every(isLeft))) return [];
    // An empty value resets a list; for any other setting the last value counts.
    return [neutral(key), ...(user.get(key) ?? [])].map((value): GitOverride => [key, value]);
  });
}

/** Disables all filters, the user's own too: a read-only run needs none of them. */
export function withoutFilters({ user, repository }: GitSettings): GitOverride[] {
  const keys = new Set([...user.keys(), ...repository.keys()]);
  return [...keys].flatMap((key): GitOverride[] => (key.startsWith('filter.') ? [[key, neutral(key)]] : []));
}

/** The effective value; null when there is none. */
export function lastOf(values: Values, key: string): string | null {
  return values.get(key)?.at(-1) ?? null;
}

const SCOPES: Readonly<Record<string, 'user' | 'repository' | 'ours'>> = {
  system: 'user',
  global: 'user',
  local: 'repository',
  worktree: 'repository',
  command: 'ours',
};

/** Sections that contain only programs and how to start them. */
const SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
/** Names that git and its helpers use for a program, or for a file that is read in full. */
const NAMES =
  /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
/**
 * Booleans in spite of their names, or without effect as an override: an include cannot be undone (its settings are
 * listed like the rest), and the work tree is set another way.
 */
const LEFT =
  /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;

/** Files with the user's patterns for this repository, which git reads in full. */
const READ: ReadonlySet<string> = new Set(['core.attributesfile', 'core.excludesfile']);

function isHazard(key: string): boolean {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES.test(key));
}

function neutral(key: string): string {
  if (SIGNERS[key] !== undefined) return SIGNERS[key];
  if (/\.(?:required|enabled|[^.]*fsmonitor)$/.test(key)) return 'false';
  return /(?:dir|file|path|template)$/.test(key) ? '/dev/null' : '';
}

/** Program names, looked up outside the project: git would try to start an empty one all the same. */
const SIGNERS: Readonly<Record<string, string>> = {
  'gpg.program': 'gpg',
  'gpg.openpgp.program': 'gpg',
  'gpg.x509.program': 'gpgsm',
  'gpg.ssh.program': 'ssh-keygen',
};
