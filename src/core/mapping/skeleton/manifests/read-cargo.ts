// Cargo.toml.

import { parse } from 'smol-toml';
import { type Fields, fieldsOf, listOf, textOf, textsOf } from '../facts/fields.ts';
import type { Dependency } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws what the TOML reader throws. */
export function readCargo(text: string): ParsedManifest {
  const file = fieldsOf(parse(text));
  const pack = fieldsOf(file.package);
  const workspace = fieldsOf(file.workspace);
  const platforms = Object.values(fieldsOf(file.target)).map(fieldsOf);
  return {
    ...nothingSaid,
    name: textOf(pack.name),
    version: textOf(pack.version) ?? textOf(fieldsOf(workspace.package).version),
    dependencies: [file, workspace, ...platforms].flatMap(dependenciesOf),
    workspaces: textsOf(workspace.members),
    entries: [
      ...listOf(file.bin).flatMap((bin) => target(fieldsOf(bin), 'bin')),
      ...target(fieldsOf(file.lib), 'lib'),
    ],
    raw: file,
  };
}

function dependenciesOf(table: Fields): readonly Dependency[] {
  const list = (field: string, dev: boolean) =>
    Object.entries(fieldsOf(table[field])).map(([name, said]) =>
      dependency(
        textOf(fieldsOf(said).package) ?? name,
        textOf(said) ?? textOf(fieldsOf(said).version) ?? '',
        dev,
      ),
    );
  return [
    ...list('dependencies', false),
    ...list('build-dependencies', true),
    ...list('dev-dependencies', true),
  ];
}

function target(said: Fields, kind: string): ParsedManifest['entries'] {
  const path = textOf(said.path);
  const name = textOf(said.name);
  if (path === null) return [];
  return [{ path, why: `Cargo.toml ${kind}${name === null ? '' : ` "${name}"`}` }];
}
