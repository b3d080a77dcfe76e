// Where an import of Go leads: a package is a folder, found by the module paths of the go.mod files.

import { joinPath } from '../facts/path-names.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

export function resolveGo(codebase: Codebase): Resolve {
  const go = codebase.manifests.filter(({ kind }) => kind === 'go');
  const modules = go
    .flatMap(({ folder, manifest }) => (manifest.name === null ? [] : [{ folder, name: manifest.name }]))
    .sort((a, b) => b.name.length - a.name.length);
  const required = go
    .flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name))
    .sort((a, b) => b.length - a.length);
  return (_from, { text }) => {
    const own = modules.find(({ name }) => text === name || text.startsWith(`${name}/`));
    if (own !== undefined) {
      const folder = joinPath(own.folder, text.slice(own.name.length + 1));
      return folder !== null && codebase.folders.has(folder) ? inside(folder) : nothing;
    }
    if (text === 'C' || isStandard('go', text)) return fromPackage(text, true);
    const module = required.find((name) => text === name || text.startsWith(`${name}/`));
    return fromPackage(module ?? text.split('/').slice(0, 3).join('/'));
  };
}
