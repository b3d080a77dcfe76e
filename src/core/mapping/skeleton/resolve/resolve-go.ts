// Resolves Go imports: a package is a folder, found through the module paths in go.mod files.

import { fieldsOf, textFieldsOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath } from '../facts/path-names.ts';
import { type Codebase, type FoundManifest, fromPackage, inside, nothing, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

type Module = { readonly name: string; readonly folder: string | null };

/** Takes the longest module name that the import path begins with, as the go command does. */
export function resolveGo(codebase: Codebase): Resolve {
  const go = codebase.manifests.filter(({ kind }) => kind === 'go');
  const own = new Map(
    go.flatMap(({ folder, manifest }) => (manifest.name === null ? [] : [[manifest.name, folder] as const])),
  );
  const required = new Set(go.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name)));
  const replaced = new Map(go.map((found) => [found.folder, replacements(found)]));
  return (from, { text }) => {
    const module = moduleOf(text, { own, required, replaced: replacedAround(replaced, from) });
    if (module !== null && module.folder !== null) {
      const folder = joinPath(module.folder, text.slice(module.name.length + 1));
      return folder !== null && codebase.folders.has(folder) ? inside(folder) : nothing;
    }
    if (module !== null) return fromPackage(module.name);
    if (text === 'C' || isStandard('go', text)) return fromPackage(text, true);
    return fromPackage(text.split('/').slice(0, 3).join('/'));
  };
}

type Names = {
  readonly own: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
  readonly replaced: ReadonlyMap<string, string>;
};

function moduleOf(text: string, { own, required, replaced }: Names): Module | null {
  for (let name = text; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const folder = replaced.get(name) ?? own.get(name);
    if (folder !== undefined) return { name, folder };
    if (required.has(name)) return { name, folder: null };
  }
  return null;
}

/** Modules that a go.mod takes from a folder: `replace a => ../b`. */
function replacements({ folder, manifest }: FoundManifest): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(textFieldsOf(fieldsOf(manifest.raw).replace)).flatMap(([name, path]) => {
      const target = joinPath(folder, path);
      return target === null ? [] : [[name, target] as const];
    }),
  );
}

const none: ReadonlyMap<string, string> = new Map();

function replacedAround(
  replaced: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
): ReadonlyMap<string, string> {
  const folder = foldersUpFrom(folderOf(from)).find((one) => replaced.has(one));
  return (folder === undefined ? undefined : replaced.get(folder)) ?? none;
}
