// Reads Cargo.toml: fields of the skeleton, the roots of its crates, and the names its code uses for dependencies.

import { parse } from 'smol-toml';
import { arrayIn, type Fields, fieldsOf, textOf, textsOf } from '../facts/fields.ts';
import type { Dependency } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws the errors of the TOML parser. */
export function readCargo(text: string): ParsedManifest {
  const file = fieldsOf(parse(text));
  const pack = fieldsOf(file.package);
  const workspace = fieldsOf(file.workspace);
  return {
    ...nothingSaid,
    name: textOf(pack.name),
    version: textOf(pack.version) ?? textOf(fieldsOf(workspace.package).version),
    dependencies: tablesOf(file).flatMap(dependenciesOf),
    workspaces: textsOf(workspace.members),
    entries: [
      ...arrayIn(file.bin).flatMap((bin) => target(fieldsOf(bin), 'bin')),
      ...target(fieldsOf(file.lib), 'lib'),
    ],
    raw: file,
  };
}

/** The tables with dependencies: the crate's, the workspace's, those per platform. */
function tablesOf(file: Fields): readonly Fields[] {
  return [file, fieldsOf(file.workspace), ...Object.values(fieldsOf(file.target)).map(fieldsOf)];
}

const LISTS = [
  ['dependencies', false],
  ['build-dependencies', true],
  ['dev-dependencies', true],
] as const;

function dependenciesOf(table: Fields): readonly Dependency[] {
  return LISTS.flatMap(([field, dev]) =>
    Object.entries(fieldsOf(table[field])).map(([name, said]) =>
      dependency(
        textOf(fieldsOf(said).package) ?? name,
        textOf(said) ?? textOf(fieldsOf(said).version) ?? '',
        dev,
      ),
    ),
  );
}

function target(said: Fields, kind: string): ParsedManifest['entries'] {
  const path = textOf(said.path);
  const name = textOf(said.name);
  if (path === null) return [];
  return [{ path, why: `Cargo.toml ${kind}${name === null ? '' : ` "${name}"`}` }];
}

/** Maps names used in code to packages: `foo = { package = "bar" }`. */
export function renamedCrates(file: Fields): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const table of tablesOf(file)) {
    for (const [field] of LISTS) {
      for (const [name, said] of Object.entries(fieldsOf(table[field]))) {
        const packageName = textOf(fieldsOf(said).package);
        if (packageName !== null) found.set(crateName(name), packageName);
      }
    }
  }
  return found;
}

/** As written in code. */
export function crateName(packageName: string): string {
  return packageName.replaceAll('-', '_');
}

/** Root files named in the manifest, besides those in cargo's usual places: relative to its folder. */
export function crateRoots(file: Fields): readonly string[] {
  const listed = ['bin', 'test', 'example', 'bench'].flatMap((kind) => arrayIn(file[kind]).map(fieldsOf));
  const said = [fieldsOf(file.lib), ...listed].flatMap(({ path }) => textOf(path) ?? []);
  const build = textOf(fieldsOf(file.package).build);
  return [...said, ...(build === null ? [] : [build])];
}
