// The second step of splitting: which pieces share a file. Esbuild makes a piece for every set of parts, far more than
// a hook can open in its time.

/**
 * A file for each part and for each set of parts that share something; but what one of `often` uses lies in the file
 * of the first that does, so that this one loads as little as it can. A piece never uses one that fewer parts use,
 * therefore no two files need each other.
 */
export function partition(pieces, often) {
  const users = usersOf(pieces);
  const files = new Map();
  for (const piece of pieces) {
    const key = fileKey(users.get(piece.name), often);
    files.set(key, [...(files.get(key) ?? []), piece]);
  }
  return [...files].map(([key, members]) => ({
    name: key.includes(' ') ? sharedName(members) : fileName(key),
    pieces: members.sort(byName),
  }));
}

/** `app/loop/x.ts` is `app.loop.x`: no source file has a dot in its name, so that no two are one. */
export function fileName(part) {
  return part.replace(/\.[cm]?[jt]s$/, '').replaceAll('/', '.');
}

/** By name of a piece, the parts that cannot do without it, sorted. */
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
  return often.find((part) => users.includes(part)) ?? users.join(' ');
}

/** After the module that makes up most of it. */
function sharedName(pieces) {
  const modules = pieces.flatMap((piece) => piece.modules);
  const [largest] = modules.sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
  return `shared.${fileName(largest.path.replace(/^(?:src|.*\/node_modules)\//, ''))}`;
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}
