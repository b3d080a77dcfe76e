// What reading one manifest yields: what the skeleton tells of it, and what only code needs.

import type { Fields } from '../facts/fields.ts';
import type { Dependency, Manifest } from '../facts/skeleton.ts';

export type ParsedManifest = Omit<Manifest, 'path' | 'kind'> & {
  /** Files that it says are started or offered: path as written, and why. */
  readonly entries: readonly { readonly path: string; readonly why: string }[];
  /** package.json and Cargo.toml as they are, the `replace` of go.mod: for resolving; empty for other kinds. */
  readonly raw: Fields;
};

export const nothingSaid: ParsedManifest = {
  name: null,
  version: null,
  scripts: {},
  dependencies: [],
  workspaces: [],
  entries: [],
  raw: {},
};

export function dependency(name: string, version = '', dev = false): Dependency {
  return { name, version: version.trim(), dev };
}
