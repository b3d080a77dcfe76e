// The second step of splitting: decides which pieces share a file. Esbuild makes a piece for every set of parts, far
// more than a hook has time to open.

/**
 * One file per part, and one per set of parts that share something; but a piece that a part in `often` uses goes into
 * the file of the first such part, which thus loads as little as possible. The first two are not always loaded
 * together: what both use has its own file, with what the second and most other parts use. A piece never uses one that
 * fewer parts use, so no two files need each other. Shared files of at most `small` bytes are merged.
 */
export function partition(pieces, often, small) {
  const users = usersOf(pieces);
  const keys = new Map(pieces.map(({ name }) => [name, fileKey(users.get(name), often)]));
  const groups = groupsOf(pieces, keys, small);
  const files = new Map();
  const both = `${often[0]}${AND}${often[1]}`;
  for (const piece of pieces) {
    const key = groups.get(keys.get(piece.name)) ?? keys.get(piece.name);
    files.set(key, [...(files.get(key) ?? []), piece]);
  }
  return [...files].map(([key, members]) => ({
    name: key === both ? 'common' : key.includes(' ') ? sharedName(members) : fileName(key),
    pieces: members.sort(byName),
  }));
}

/**
 * Maps the key of each small shared file to that of its group: all that need the same larger files. So no part loads
 * more than a little too much, and cycles cannot arise: a file between two members would need the same files and belong
 * to the group.
 */
function groupsOf(pieces, keys, small) {
  const bytes = new Map();
  const needs = new Map();
  for (const { name, modules, imports } of pieces) {
    const key = keys.get(name);
    const size = modules.reduce((sum, { bytes }) => sum + bytes, 0);
    bytes.set(key, (bytes.get(key) ?? 0) + size);
    needs.set(key, new Set([...(needs.get(key) ?? []), ...imports.map((one) => keys.get(one))]));
  }
  const isSmall = (key) => key.includes(' ') && !key.includes(AND) && bytes.get(key) <= small;
  const groups = [...needs.keys()].filter(isSmall).map((key) => {
    const reached = new Set(needs.get(key));
    for (const one of reached) for (const next of needs.get(one)) reached.add(next);
    const larger = [...reached].filter((one) => !isSmall(one));
    return [key, `small and needs ${larger.sort().join(', ')}`];
  });
  return new Map(groups);
}

/** `app/loop/x.ts` becomes `app.loop.x`: no source file has a dot in its name, so names stay unique. */
export function fileName(part) {
  return part.replace(/\.[cm]?[jt]s$/, '').replaceAll('/', '.');
}

/** By name of a piece, the parts that depend on it, sorted. */
function usersOf(pieces) {
  const byPieceName = new Map(pieces.map((piece) => [piece.name, piece]));
  const users = new Map(pieces.map(({ name }) => [name, []]));
  for (const { name, part } of [...pieces].sort(byName)) {
    if (part === null) continue;
    const reached = new Set([name]);
    for (const one of reached) for (const next of byPieceName.get(one).imports) reached.add(next);
    for (const one of reached) users.get(one).push(part);
  }
  return users;
}

function fileKey(users, often) {
  const [first, second] = often.filter((part) => users.includes(part));
  if (first === undefined) return users.join(' ');
  const isOfMost = first === often[1] && users.length > MOST_USED;
  const isOfBoth = isOfMost || (first === often[0] && second === often[1]);
  return isOfBoth && often.length > 1 ? `${often[0]}${AND}${often[1]}` : first;
}

/** Out of about a hundred parts. */
const MOST_USED = 60;

/** Named after its largest module. */
function sharedName(pieces) {
  const modules = pieces.flatMap((piece) => piece.modules);
  const [largest] = modules.sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
  return `shared.${fileName(largest.path.replace(/^(?:src|.*\/node_modules)\//, ''))}`;
}

const AND = ' and ';

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}
