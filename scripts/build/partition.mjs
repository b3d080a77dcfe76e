// The second step of splitting: which pieces share a file. Esbuild makes a piece for every set of parts, far more than
// a hook can open in its time.

/**
 * A file for each part and for each set of parts that share something; but what one of `often` uses lies in the file
 * of the first that does, so that this one loads as little as it can. A piece never uses one that fewer parts use,
 * therefore no two files need each other. What is shared and small (in bytes) is one file for all.
 */
export function partition(pieces, often, small) {
  const users = usersOf(pieces);
  const keys = new Map(pieces.map(({ name }) => [name, fileKey(users.get(name), often)]));
  const together = smallKeys(pieces, keys, often, small);
  const files = new Map();
  for (const piece of pieces) {
    const own = keys.get(piece.name);
    const key = together.has(own) ? SMALL : own;
    files.set(key, [...(files.get(key) ?? []), piece]);
  }
  return [...files].map(([key, members]) => ({
    name: key.includes(' ') ? sharedName(members) : fileName(key),
    pieces: members.sort(byName),
  }));
}

const SMALL = 'shared.small';

/** The keys of shared files that are small and need no others but such and the frequent ones: what they join needs nobody. */
function smallKeys(pieces, keys, often, small) {
  const bytes = new Map();
  for (const { name, modules } of pieces) {
    const size = modules.reduce((sum, module) => sum + module.bytes, 0);
    bytes.set(keys.get(name), (bytes.get(keys.get(name)) ?? 0) + size);
  }
  const together = new Set(
    [...bytes].filter(([key, size]) => key.includes(' ') && size <= small).map(([key]) => key),
  );
  for (let left = -1; left !== together.size; ) {
    left = together.size;
    for (const { name, imports } of pieces) {
      const needs = imports.map((one) => keys.get(one));
      if (!needs.every((key) => together.has(key) || often.includes(key))) together.delete(keys.get(name));
    }
  }
  return together;
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
