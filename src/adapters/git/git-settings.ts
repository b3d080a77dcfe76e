// The settings that a run of git sees, and those that it gets instead wherever a repository names a program, or a
// file that may be none: what the user set for all their repositories holds then, else nothing.

/** By key (as git writes it: section and name in small letters), all values in the order in which they count. */
type Values = ReadonlyMap<string, readonly string[]>;

export interface GitSettings {
  /** Of the machine and of the user, for all repositories. */
  readonly user: Values;
  readonly repository: Values;
  /** Those that this run was given. */
  readonly ours: Values;
  /** Where they come from, as git writes it: `file:.git/config`. */
  readonly origins: readonly string[];
}

export type Override = readonly [key: string, value: string];

/** More than anyone has. */
const MOST_SETTINGS = 20_000;

/** What `git config --list -z --show-scope --show-origin` printed; null when it is no such list, or one without end. */
export function parseSettings(listing: string): GitSettings | null {
  const parts = listing.split('\0');
  if (parts.pop() !== '' || parts.length % 3 !== 0 || parts.length > 3 * MOST_SETTINGS) return null;
  const found = { user: new Map(), repository: new Map(), ours: new Map() } satisfies Record<string, Values>;
  const origins = new Set<string>();
  for (let at = 0; at < parts.length; at += 3) {
    const scope = SCOPES[parts[at] ?? ''];
    const [key = '', ...value] = (parts[at + 2] ?? '').split('\n');
    if (scope === undefined) return null;
    origins.add(parts[at + 1] ?? '');
    found[scope].set(key, [...(found[scope].get(key) ?? []), value.join('\n')]);
  }
  return { ...found, origins: [...origins] };
}

/** For every setting of the repository that could start a program or read a file of its choice. */
export function overrides({ user, repository }: GitSettings, isLeft: (path: string) => boolean): Override[] {
  return [...repository].flatMap(([key, values]) => {
    if (!isHazard(key) || (READ.has(key) && values.every(isLeft))) return [];
    // A list begins anew with an empty value; of anything else the last value counts.
    return [neutral(key), ...(user.get(key) ?? [])].map((value): Override => [key, value]);
  });
}

/** Filters of the user's own as well: what only looks at files needs none of them. */
export function withoutFilters({ user, repository }: GitSettings): Override[] {
  const keys = new Set([...user.keys(), ...repository.keys()]);
  return [...keys].flatMap((key): Override[] => (key.startsWith('filter.') ? [[key, neutral(key)]] : []));
}

/** The value that counts; null when there is none. */
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

/** Sections that hold nothing but programs and how to start them. */
const SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
/** Names that git and its helpers give to a program, or to a file that is read whole. */
const NAMES =
  /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
/**
 * Only true or false in spite of their names, or without effect from here: an include cannot be undone (what it
 * brings is listed like the rest), and which work tree is meant is told otherwise.
 */
const LEFT =
  /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;

/** Patterns of the user's own for this repository, in a file that git reads whole. */
const READ: ReadonlySet<string> = new Set(['core.attributesfile', 'core.excludesfile']);

function isHazard(key: string): boolean {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES.test(key));
}

function neutral(key: string): string {
  if (SIGNERS[key] !== undefined) return SIGNERS[key];
  if (/\.(?:required|enabled|[^.]*fsmonitor)$/.test(key)) return 'false';
  return /(?:dir|file|path|template)$/.test(key) ? '/dev/null' : '';
}

/** Names to be looked up, in folders outside the project: an empty one would be started all the same. */
const SIGNERS: Readonly<Record<string, string>> = {
  'gpg.program': 'gpg',
  'gpg.openpgp.program': 'gpg',
  'gpg.x509.program': 'gpgsm',
  'gpg.ssh.program': 'ssh-keygen',
};
