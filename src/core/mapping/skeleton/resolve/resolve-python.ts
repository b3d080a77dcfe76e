// Where an import of Python leads: from the roots below which packages lie, or from the file's own package.

import { folderOf, joinPath } from '../facts/path-names.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

export function resolvePython(codebase: Codebase): Resolve {
  return (from, { text, names = [] }) => {
    const dots = /^\.*/.exec(text)?.[0].length ?? 0;
    if (dots > 0) return relative(codebase, from, text.slice(dots), dots, names);
    // A script's own folder comes first on its path, but packages are what most trees mean.
    const roots = [...codebase.pythonRoots, folderOf(from)];
    const whole = firstOf(roots, (root) => taken(codebase, root, text, names));
    if (whole !== null) return whole;
    const top = text.split('.')[0] ?? '';
    if (isStandard('python', top)) return fromPackage(top, true);
    const partly = firstOf(roots, (root) => longest(codebase, root, text));
    if (partly !== null) return partly;
    return top === '' ? nothing : fromPackage(top);
  };
}

function firstOf(roots: readonly string[], look: (root: string) => Resolution | null): Resolution | null {
  for (const root of roots) {
    const found = look(root);
    if (found !== null) return found;
  }
  return null;
}

function relative(
  codebase: Codebase,
  from: string,
  module: string,
  dots: number,
  names: readonly string[],
): Resolution {
  const folder = joinPath(folderOf(from), '../'.repeat(dots - 1));
  if (folder === null) return nothing;
  return taken(codebase, folder, module, names) ?? nothing;
}

/** The modules among `names`, and the module itself for whatever is none. */
function taken(
  codebase: Codebase,
  root: string,
  module: string,
  names: readonly string[],
): Resolution | null {
  const path = joinPath(root, module.replaceAll('.', '/'));
  if (path === null) return null;
  const own = moduleFile(codebase, path);
  const below = names
    .map((name) => joinPath(path, name))
    .map((at) => (at === null ? null : moduleFile(codebase, at)));
  const modules = below.filter((file) => file !== null);
  if (own === null && modules.length === 0) return null;
  const needsOwn = names.length === 0 || modules.length < names.length;
  return inside(...modules, ...(needsOwn && own !== null ? [own] : []));
}

function moduleFile({ files }: Codebase, path: string): string | null {
  const prefix = path === '.' ? '' : `${path}/`;
  const candidates = [`${path}.py`, `${prefix}__init__.py`, `${path}.pyi`, `${prefix}__init__.pyi`];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

/** `import a.b.c` where `c` is something inside the module `a.b`. */
function longest(codebase: Codebase, root: string, module: string): Resolution | null {
  const parts = module.split('.');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const path = joinPath(root, parts.slice(0, count).join('/'));
    const file = path === null ? null : moduleFile(codebase, path);
    // Only the package's name fits: the module itself is missing, or made while building.
    if (file !== null) return count === parts.length - 1 ? inside(file) : nothing;
  }
  return null;
}
