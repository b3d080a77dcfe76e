// Knows which files are manifests and reads their text. It never throws: what cannot be read says why.

import { nameOf } from '../facts/path-names.ts';
import type { ManifestKind } from '../facts/skeleton.ts';
import { nothingSaid, type ParsedManifest } from './parsed-manifest.ts';
import { readCargo } from './read-cargo.ts';
import { readComposer, readGemfile, readGoMod, readGradle } from './read-lines.ts';
import { readNpm } from './read-npm.ts';
import { readPipfile, readPyproject, readRequirements, readSetupCfg } from './read-python.ts';
import { readDotnet, readPom } from './read-xml.ts';

export type ManifestReading =
  | { readonly status: 'ok'; readonly manifest: ParsedManifest }
  /** `reason` is the reader's own first line, of unknown origin. */
  | { readonly status: 'broken'; readonly reason: string };

/** Null for files that are no manifest. */
export function manifestKind(path: string): ManifestKind | null {
  return rowOf(path)?.[1] ?? null;
}

export function readManifest(path: string, text: string): ManifestReading {
  const read = rowOf(path)?.[2];
  if (read === undefined) return { status: 'broken', reason: 'no manifest' };
  try {
    return { status: 'ok', manifest: read(text, path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'broken', reason: reason.split('\n')[0] ?? '' };
  }
}

type Read = (text: string, path: string) => ParsedManifest;

const ROWS: readonly (readonly [RegExp, ManifestKind, Read])[] = [
  [/^package\.json$/, 'npm', readNpm],
  [/^pyproject\.toml$/, 'python', readPyproject],
  [/^setup\.cfg$/, 'python', readSetupCfg],
  [/^setup\.py$/, 'python', () => nothingSaid],
  [/^(?=[\w.-]+\.(?:txt|in)$)(?:.*[-_.])?requirements[-_.]/, 'python', readRequirementsOf],
  [/^Pipfile$/, 'python', readPipfile],
  [/^go\.mod$/, 'go', readGoMod],
  [/^Cargo\.toml$/, 'cargo', readCargo],
  [/^pom\.xml$/, 'maven', readPom],
  [/^(?:build|settings)\.gradle(?:\.kts)?$/, 'gradle', readGradle],
  [/^Gemfile$|\.gemspec$/, 'bundler', readGemfile],
  [/^composer\.json$/, 'composer', readComposer],
  [/\.(?:csproj|fsproj|vbproj)$/, 'dotnet', readDotnet],
];

function readRequirementsOf(text: string, path: string): ParsedManifest {
  return readRequirements(text, /dev|test|lint|doc|ci/.test(nameOf(path)));
}

function rowOf(path: string) {
  const name = nameOf(path);
  return ROWS.find(([pattern]) => pattern.test(name));
}
