// What reading one manifest yields: fields of the skeleton, and data for code alone.

import type { Fields } from '../facts/fields.ts';
import type { Dependency, Manifest } from '../facts/skeleton.ts';

export type ParsedManifest = Omit<Manifest, 'path' | 'kind'> & {
  /** Files that it starts or offers: path as written, and why. */
  readonly entries: readonly { readonly path: string; readonly why: string }[];
  /** For code: package.json and Cargo.toml unchanged, `replace` of go.mod, the `projects` that a build refers to. */
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
