// Reads the manifests and settings of a codebase into the input for resolving imports.

import { parse } from 'yaml';
import { isTooNested, isTooNestedXml, TOO_NESTED } from '../../text/nesting.ts';
import { fieldsOf, textsOf } from './facts/fields.ts';
import { isProgramming } from './facts/languages.ts';
import { folderOf, foldersUpFrom, isBelow, joinPath, nameOf } from './facts/path-names.ts';
import type { SkeletonDiagnostic } from './facts/skeleton.ts';
import type { FoundFile } from './facts/source-facts.ts';
import { isFixture, isVendored, packageRank } from './file-roles.ts';
import { manifestFolder, manifestKind, readManifest } from './manifests/read-manifest.ts';
import { pythonLayout } from './manifests/read-python.ts';
import type { Codebase, FoundManifest } from './resolve/codebase.ts';
import { nameRules } from './resolve/name-rules.ts';
import { jvmClasses } from './resolve/resolve-java.ts';

type ReadCodebase = {
  readonly codebase: Codebase;
  readonly diagnostics: readonly SkeletonDiagnostic[];
};

export function readCodebase(
  found: readonly FoundFile[],
  all: ReadonlyMap<string, string>,
  links: ReadonlyMap<string, string | null>,
): ReadCodebase {
  const files = new Set(found.map(({ path }) => path));
  const nested = [...all].filter(([path, text]) => isNested(path, text)).map(([path]) => path);
  const texts = new Map([...all].filter(([path]) => !nested.includes(path)));
  const { manifests, diagnostics } = manifestsIn(texts);
  return {
    codebase: {
      files,
      folders: new Set(['.', ...[...files].flatMap((path) => foldersUpFrom(folderOf(path)))]),
      manifests,
      manifestsByFolder: byFolder(manifests),
      isBuilt: builtFolders(found, new Set(manifests.map(({ folder }) => folder))),
      names: nameRules(manifests, texts),
      links,
      ...jvmClasses(found),
      ...pythonIn(files, manifests, texts),
    },
    diagnostics: [
      ...nested.map((path) => ({ path, message: `The file cannot be read: ${TOO_NESTED}` })),
      ...diagnostics,
    ],
  };
}

/** Only files that a parser reads level by level. */
function isNested(path: string, text: string): boolean {
  if (/\.(?:json|ya?ml|toml|lock)$|^Pipfile$/.test(nameOf(path))) return isTooNested(text);
  return /\.(?:xml|\w+proj)$/.test(nameOf(path)) && isTooNestedXml(text);
}

function byFolder(manifests: readonly FoundManifest[]): ReadonlyMap<string, readonly FoundManifest[]> {
  const found = new Map<string, FoundManifest[]>();
  for (const one of manifests) {
    const known = found.get(one.folder);
    if (known === undefined) found.set(one.folder, [one]);
    else known.push(one);
  }
  return found;
}

/** Whether the skeleton needs the text of this file besides the sources. */
export function isSettings(path: string): boolean {
  return (
    isTasks(path) ||
    /^(?:ts|js)config(?:\.[\w.-]+)?\.json$|^pnpm-workspace\.yaml$|^go\.work$/.test(nameOf(path))
  );
}

/** Task files of the whole codebase: those at its root. */
export function isTasks(path: string): boolean {
  return /^(?:GNUmakefile|[Mm]akefile|\.?[Jj]ustfile)$/.test(path);
}

function manifestsIn(texts: ReadonlyMap<string, string>) {
  const manifests: FoundManifest[] = [];
  const diagnostics: SkeletonDiagnostic[] = [];
  for (const [path, text] of texts) {
    const kind = manifestKind(path);
    if (kind === null || isFixture(path) || isVendored(path)) continue;
    const reading = readManifest(path, text);
    if (reading.status === 'broken') {
      diagnostics.push({ path, message: `The manifest cannot be read: ${reading.reason}` });
      continue;
    }
    const folder = manifestFolder(path);
    const { manifest } = reading;
    const workspaces = [...manifest.workspaces, ...membersSaidBeside(path, texts)];
    manifests.push({ path, folder, kind, manifest: { ...manifest, workspaces } });
  }
  return {
    manifests: manifests.sort((a, b) => packageRank(a.folder) - packageRank(b.folder)),
    diagnostics,
  };
}

/** pnpm and Go list workspace members in a separate file. */
function membersSaidBeside(path: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const beside = (name: string) =>
    texts.get(folderOf(path) === '.' ? name : `${folderOf(path)}/${name}`) ?? '';
  if (nameOf(path) === 'package.json') return pnpmMembers(beside('pnpm-workspace.yaml'));
  if (nameOf(path) !== 'go.mod') return [];
  return [...beside('go.work').matchAll(/^[ \t]*(?:use[ \t]+)?(\.{1,2}\/?[\w./-]*)[ \t]*$/gm)].map(
    ([, folder = '']) => folder,
  );
}

function pnpmMembers(text: string): readonly string[] {
  try {
    return textsOf(fieldsOf(parse(text, { logLevel: 'silent' })).packages);
  } catch {
    return [];
  }
}

function pythonIn(
  files: ReadonlySet<string>,
  manifests: readonly FoundManifest[],
  texts: ReadonlyMap<string, string>,
): Pick<Codebase, 'pythonRoots' | 'pythonMade'> {
  const layouts = manifests
    .filter(({ kind }) => kind === 'python')
    .map(({ path, folder }) => ({ folder, ...pythonLayout(path, texts.get(path) ?? '') }));
  const placed = (folder: string, some: readonly string[]) =>
    some.flatMap((below) => joinPath(folder, below) ?? []);
  const roots = layouts.flatMap(({ folder, roots: said }) => placed(folder, ['.', 'src', ...said]));
  const made = layouts.flatMap((layout) => placed(layout.folder, layout.made));
  return { pythonRoots: new Set([...roots, ...packageRoots(files)]), pythonMade: new Set(made) };
}

/** The root, `src`, and the folder around every outermost package. */
function packageRoots(files: ReadonlySet<string>): readonly string[] {
  const packages = [...files].filter((path) => nameOf(path) === '__init__.py').map(folderOf);
  const outermost = packages.filter(
    (folder) => folder !== '.' && !files.has(`${folderOf(folder)}/__init__.py`),
  );
  return ['.', 'src', ...outermost.map(folderOf)];
}

// Tells build output from folders that merely have such a name.
const BUILT = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
/** Compilers write scripts and declarations. */
const TYPED_BY_HAND = /(?<!\.d)\.[cm]?tsx?$/;
/** With fewer source files next to it than this, and less text, the built folder is all there is. */
const FEW_SOURCES = 3;
const LITTLE_SOURCE = 0.2;

interface Sized {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Whether a path is build output: in a folder with a typical name next to a manifest, in a package that has its sources
 * elsewhere. An unpacked package may consist of build output alone.
 */
function builtFolders(
  files: readonly Sized[],
  manifestFolders: ReadonlySet<string>,
): (path: string) => boolean {
  const code = files.filter(({ path }) => isProgramming(path) && !/\.config\.\w+$/.test(path));
  const folders = new Set(code.flatMap(({ path }) => foldersUpFrom(folderOf(path))));
  const typical = [...folders].filter(
    (folder) =>
      BUILT.test(nameOf(folder)) && (folderOf(folder) === '.' || manifestFolders.has(folderOf(folder))),
  );
  const isOutput = ({ path }: Sized) => typical.some((folder) => isBelow(path, folder));
  const [output, sources] = [code.filter(isOutput), code.filter((one) => !isOutput(one))];
  const sum = (some: readonly Sized[]) => some.reduce((all, { bytes }) => all + bytes, 0);
  const built = typical.filter((folder) => {
    if (code.some(({ path }) => isBelow(path, folder) && TYPED_BY_HAND.test(path))) return false;
    const isOwn = ({ path }: Sized) => isBelow(path, folderOf(folder));
    const own = sources.filter(isOwn);
    return own.length >= FEW_SOURCES || sum(own) >= LITTLE_SOURCE * sum(output.filter(isOwn));
  });
  return (path) => built.some((folder) => isBelow(path, folder));
}
