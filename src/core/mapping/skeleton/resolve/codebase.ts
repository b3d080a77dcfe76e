// The input for resolving imports: the files, what their manifests say, and the possible results.

import type { ManifestKind } from '../facts/skeleton.ts';
import type { RawImport } from '../facts/source-facts.ts';
import type { ParsedManifest } from '../manifests/parsed-manifest.ts';

export type Codebase = {
  readonly files: ReadonlySet<string>;
  /** All folders that contain a file at any depth, and `.`. */
  readonly folders: ReadonlySet<string>;
  readonly manifests: readonly FoundManifest[];
  readonly manifestsByFolder: ReadonlyMap<string, readonly FoundManifest[]>;
  /** Whether a file is in the output of a build. */
  readonly isBuilt: (path: string) => boolean;
  /** What manifests and settings say about names. */
  readonly names: NameRules;
  /** Symbolic links and what they lead to; null outside the codebase. */
  readonly links: ReadonlyMap<string, string | null>;
  /** Maps a class, `a.b.C`, or a top-level Kotlin name to its file. */
  readonly javaClasses: ReadonlyMap<string, string>;
  /** Maps a declared package to one of its folders. */
  readonly javaPackages: ReadonlyMap<string, string>;
  /** Folders below which Python looks for packages. */
  readonly pythonRoots: ReadonlySet<string>;
  /** Modules that a build writes, according to manifests. */
  readonly pythonMade: ReadonlySet<string>;
};

/** Languages whose names are looked up in the same way. */
export type Family = 'javascript' | 'python' | 'go' | 'c' | 'php' | 'ruby' | 'dart';

export type NameRules = {
  /** What the rules around a file offer for a name: the nearest rules first, the most exact of them first. */
  readonly offered: (family: Family, from: string, name: string) => readonly ImportOffer[];
  /** Whether names may have a meaning that no file in the codebase tells: the settings are partly generated. */
  readonly isOpen: (from: string) => boolean;
};

/** `paths` is null for a package from elsewhere. */
export type ImportOffer = { readonly pattern: string; readonly paths: readonly string[] | null };

export type FoundManifest = {
  readonly path: string;
  readonly folder: string;
  readonly kind: ManifestKind;
  readonly manifest: ParsedManifest;
};

export type ImportResolution =
  /** Files of the codebase; for Go and Java's `.*`, the folder of the package. */
  | { readonly to: 'inside'; readonly paths: readonly string[] }
  | { readonly to: 'package'; readonly name: string; readonly standard: boolean }
  | { readonly to: 'nothing' };

export type Resolve = (from: string, found: RawImport) => ImportResolution;

export const nothing: ImportResolution = { to: 'nothing' };

export function inside(...paths: readonly string[]): ImportResolution {
  return { to: 'inside', paths };
}

export function fromPackage(name: string, standard = false): ImportResolution {
  return { to: 'package', name, standard };
}
