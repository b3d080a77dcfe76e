// Which Markdown files of a project fill its notebook, the most telling first: what introduces the project, what was
// decided, what documents it. Texts that only tests or tools read are not among them.

/** How many sources a notebook takes, by the plan of its account; a plan with a number of its own counts as the first. */
const ROOM: ReadonlyMap<string, number> = new Map([
  ['free', 50],
  ['plus', 100],
  ['pro', 300],
  ['ultra', 600],
]);

export function roomOf(plan: string): number {
  return ROOM.get(plan) ?? 50;
}

/** In the order in which they are sent. @param paths relative to the project, with `/` */
export function projectDocuments(paths: readonly string[]): readonly string[] {
  const ranked = paths.flatMap((path) => {
    const rank = rankOf(path.split('/'));
    return rank === null ? [] : [{ path, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

const DECISIONS: ReadonlySet<string> = new Set(['adr', 'adrs', 'decisions', 'rfc', 'rfcs']);
const DOCUMENTS: ReadonlySet<string> = new Set(['doc', 'docs', 'documentation']);

function rankOf(names: readonly string[]): number | null {
  const folders = names.slice(0, -1).map((name) => name.toLowerCase());
  const [first = ''] = folders;
  if (folders.length === 0) return isReadme(names) ? 0 : 2;
  if (folders.some((name) => DECISIONS.has(name))) return 1;
  if (DOCUMENTS.has(first)) return 3;
  return isReadme(names) ? 4 : null;
}

function isReadme(names: readonly string[]): boolean {
  return names.at(-1)?.toLowerCase().startsWith('readme') === true;
}
