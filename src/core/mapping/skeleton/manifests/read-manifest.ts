// Recognises manifests and reads their text. Never throws; a failed read returns its reason.

import { type Fields, fieldsOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { folderOf, nameOf } from '../facts/path-names.ts';
import type { ManifestKind } from '../facts/skeleton.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';
import { readCargo } from './read-cargo.ts';
import { readComposer, readGemfile, readGoMod, readGradle, readPubspec } from './read-lines.ts';
import {
  isRequirements,
  readPipfile,
  readPyproject,
  readRequirementsTxt,
  readSetupCfg,
  readSetupPy,
} from './read-python.ts';
import { readDotnet, readPom } from './read-xml.ts';

type ManifestReading =
  | { readonly status: 'ok'; readonly manifest: ParsedManifest }
  /** `reason` is the first line of the parser's error, untrusted. */
  | { readonly status: 'broken'; readonly reason: string };

/** Null for files that are not manifests. */
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
  [/^setup\.py$/, 'python', readSetupPy],
  [/^(?=[\w.-]+\.(?:txt|in)$)(?:.*[-_.])?requirements[-_.]/, 'python', readRequirementsOf],
  [/^Pipfile$/, 'python', readPipfile],
  [/^go\.mod$/, 'go', readGoMod],
  [/^Cargo\.toml$/, 'cargo', readCargo],
  [/^pom\.xml$/, 'maven', readPom],
  [/^(?:build|settings)\.gradle(?:\.kts)?$/, 'gradle', readGradle],
  [/^Gemfile$|\.gemspec$/, 'bundler', readGemfile],
  [/^composer\.json$/, 'composer', readComposer],
  [/^pubspec\.yaml$/, 'pub', readPubspec],
  [/\.(?:csproj|fsproj|vbproj)$/, 'dotnet', readDotnet],
];

function readRequirementsOf(text: string, path: string): ParsedManifest {
  if (isAmongRequirements(path) && !isRequirements(text)) return nothingSaid;
  return readRequirementsTxt(text, /dev|test|lint|doc|ci/.test(nameOf(path)));
}

/** `requirements/dev.txt`; constraints only limit versions and name no dependency. */
function isAmongRequirements(path: string): boolean {
  return /(?:^|\/)requirements\/(?!constraints)[\w.-]{1,100}\.(?:txt|in)$/.test(path);
}

/** The folder to which a manifest applies. */
export function manifestFolder(path: string): string {
  return isAmongRequirements(path) ? folderOf(folderOf(path)) : folderOf(path);
}

function rowOf(path: string) {
  const name = isAmongRequirements(path) ? 'requirements.txt' : nameOf(path);
  return ROWS.find(([pattern]) => pattern.test(name));
}

/** Throws the errors of `JSON.parse`. */
function readNpm(text: string): ParsedManifest {
  const raw = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  const list = (field: string, dev: boolean) =>
    Object.entries(textFieldsOf(raw[field])).map(([name, version]) => dependency(name, version, dev));
  const known = new Set<string>();
  const all = [
    ...list('dependencies', false),
    ...list('optionalDependencies', false),
    ...list('peerDependencies', false),
    ...list('devDependencies', true),
  ];
  return {
    name: textOf(raw.name),
    version: textOf(raw.version),
    scripts: textFieldsOf(raw.scripts),
    dependencies: all.filter(({ name }) => !known.has(name) && known.add(name)),
    workspaces: Array.isArray(raw.workspaces)
      ? textsOf(raw.workspaces)
      : textsOf(fieldsOf(raw.workspaces).packages),
    entries: entriesOf(raw),
    raw,
  };
}

function entriesOf(raw: Fields): ParsedManifest['entries'] {
  const field = (name: string) => {
    const path = textOf(raw[name]);
    return path === null ? [] : [{ path, why: `package.json ${name}` }];
  };
  const bin = textOf(raw.bin);
  const bins = Object.entries(bin === null ? textFieldsOf(raw.bin) : { [textOf(raw.name) ?? '']: bin });
  return [
    ...bins.map(([name, path]) => ({
      path,
      why: name === '' ? 'package.json bin' : `package.json bin "${name}"`,
    })),
    ...(raw.main === undefined && raw.exports === undefined && raw.bin === undefined
      ? [{ path: 'index', why: 'package.json without main' }]
      : field('main')),
    ...field('module'),
    ...field('browser'),
    ...exported(raw.exports, '.', 0),
  ];
}

/** Every file that a condition of `exports` offers, except `*` patterns and types. */
function exported(value: unknown, key: string, depth: number): ParsedManifest['entries'] {
  if (depth > 6) return [];
  const path = textOf(value);
  if (path !== null) {
    const usable = !path.includes('*') && !path.endsWith('.d.ts') && !/package\.json$/.test(path);
    return usable ? [{ path, why: `package.json exports "${key}"` }] : [];
  }
  return Object.entries(fieldsOf(value)).flatMap(([name, child]) =>
    name === 'types' ? [] : exported(child, name.startsWith('.') ? name : key, depth + 1),
  );
}
