// The names of what MSW writes into its folder of a project and into the user folder. Leaving removes these and nothing
// else there: either folder may hold files of the user's own. docs/data.md explains each name.

/** In `.msw/`. */
export const PROJECT_NAMES = [
  ...['.gitignore', 'config.json', 'tier2.toml', 'readers', 'ralph-state.json', 'loops', 'checks'],
  ...['journal.jsonl', 'journal.1.jsonl', 'journal.2.jsonl', 'journal.3.jsonl', 'journal.4.jsonl'],
  ...['guidance.jsonl', 'sources.json', 'reports', 'receipts', 'jobs', 'panel', 'research', 'memory'],
  ...['profile.md'],
  ...[
    'planning',
    'init',
    'discuss',
    'quick',
    'map',
    'chains',
    'execution',
    'worktrees',
    'verification',
    'cache',
  ],
] as const;

/** In the user folder. */
export const USER_NAMES = [
  ...['key', 'receipt-key.pem', 'trust.json', 'waiting.json', 'sessions', 'notebooks.json'],
  ...['added-sources.json', 'temporary-sources.json', 'source-titles.json', 'check-answers', 'quota.json'],
  ...[
    'nlm-versions.json',
    'nlm-accounts',
    'fixes.jsonl',
    'guidance.jsonl',
    'guidance-jobs',
    'loops',
    'owners',
  ],
  ...['results.json', 'receipts.json', 'told.json', 'chains', 'live', 'runs', 'jobs', 'team', 'snapshots'],
  ...['sealed', 'trees', 'compiled', 'settings.json', 'status-line', 'exported.json', 'sharing.json'],
  ...['shared-notes', 'shared-projects.json', 'vaults', 'obsidian.json', 'search', 'vectors'],
  ...['projects.json', 'activity'],
] as const;

/** Locks that belong to no file. */
const LONE_LOCKS = ['export', 'prefetch'];

/** Whether MSW wrote an entry of that name: one of the names, or what it keeps next to one while it works or after. */
export function isOwnName(name: string, names: readonly string[]): boolean {
  const lock = /^(.+?)\.lock(?:\.takeover)?$/.exec(name)?.[1];
  if (lock !== undefined && (LONE_LOCKS.includes(lock) || lock.startsWith('usage-'))) return true;
  const besides = /^(.+?)\.(?:corrupt|foreign|taken-over)-\d{4}-/.exec(name)?.[1];
  const temporary = /^\.?(.+?)\.\d+\.[\da-f]+\.tmp$/.exec(name)?.[1];
  return names.includes(lock ?? besides ?? temporary ?? name);
}
