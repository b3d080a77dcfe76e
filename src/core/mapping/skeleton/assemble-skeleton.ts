// Makes the skeleton from findings on disk and in git. Pure: the same findings give the same skeleton.

import { countOf } from '../../text/count-of.ts';
import { entryPoints } from './entry-points.ts';
import { isProgramming, type Language, languageOf } from './facts/languages.ts';
import { byText } from './facts/path-names.ts';
import {
  type LanguageShare,
  SKELETON_VERSION,
  type Skeleton,
  type SkeletonDiagnostic,
} from './facts/skeleton.ts';
import type { FoundFile, SourceFacts } from './facts/source-facts.ts';
import { isHeld, isVendored } from './file-roles.ts';
import { type CountedFile, folderRoles } from './folder-roles.ts';
import { type Commit, hotSpots } from './hot-spots.ts';
import { importGraph } from './import-graph.ts';
import { configFiles, lockfiles } from './named-files.ts';
import { imageCommand, isImageFile, pipelineKind, readPipeline } from './pipelines.ts';
import { isTasks, readCodebase } from './read-codebase.ts';
import type { FoundManifest } from './resolve/codebase.ts';
import { testSetup } from './test-setup.ts';
import { workspacePackages } from './workspace-packages.ts';

type Findings = {
  /** The folder's name. */
  readonly folderName: string;
  readonly commit: string | null;
  readonly files: readonly FoundFile[];
  /** Texts of manifests, settings and pipelines, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Symbolic links and what they lead to; null outside the codebase. */
  readonly links: ReadonlyMap<string, string | null>;
  /** Newest first; empty without git. */
  readonly commits: readonly Commit[];
  readonly diagnostics: readonly SkeletonDiagnostic[];
};

const LARGEST = 20;
const MOST_DIAGNOSTICS = 200;
const MOST_ALIKE = 20;

export function assembleSkeleton(findings: Findings): Skeleton {
  const { files, texts } = findings;
  const paths = files.map(({ path }) => path);
  const { codebase, diagnostics } = readCodebase(files, texts, findings.links);
  const sources = new Map(
    files.flatMap(({ path, facts }) =>
      facts === null ? [] : [[path, judged(path, facts, codebase.isBuilt(path))] as const],
    ),
  );
  const pipelines = [...texts].flatMap(([path, text]) =>
    pipelineKind(path) === null ? [] : [readPipeline(path, text)],
  );
  const ci = pipelines.map(({ broken: _, ...pipeline }) => pipeline);
  const counted = files.map(({ path, bytes }) => ({
    path,
    bytes,
    lines: sources.get(path)?.lines ?? 0,
    generated: sources.get(path)?.generated ?? false,
    vendored: isVendored(path),
  }));
  const own = counted.filter(
    ({ path, generated, vendored }) => isProgramming(path) && !generated && !vendored,
  );
  const packages = workspacePackages(codebase);
  return {
    version: SKELETON_VERSION,
    name: nameIn(codebase.manifests) ?? findings.folderName,
    commit: findings.commit,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      lines: counted.reduce((sum, { lines }) => sum + lines, 0),
    },
    languages: languageShares(counted),
    manifests: codebase.manifests.map(({ path, kind, manifest }) => {
      const { name, version, scripts, dependencies, workspaces } = manifest;
      return { path, kind, name, version, scripts, dependencies, workspaces };
    }),
    lockfiles: lockfiles(paths),
    packages,
    entryPoints: entryPoints(codebase, sources, imagesIn(texts)),
    folders: folderRoles(counted, new Set(packages.map(({ folder }) => folder))),
    imports: importGraph(codebase, sources),
    tests: testSetup({
      paths: paths.filter((path) => !isVendored(path)),
      manifests: codebase.manifests,
      lockfiles: lockfiles(paths),
      ci,
      tasks: new Map([...texts].filter(([path]) => isTasks(path))),
    }),
    ci,
    config: configFiles(paths),
    largest: own
      .map(({ path, lines, bytes }) => ({ path, lines, bytes }))
      .sort((a, b) => b.lines - a.lines || byText(a.path, b.path))
      .slice(0, LARGEST),
    hotSpots: hotSpots(findings.commits, new Map(own.map(({ path, lines }) => [path, lines]))),
    diagnostics: bounded([
      ...withoutEdges(own.map(({ path }) => path)),
      ...withoutImports(codebase.manifests),
      ...findings.diagnostics,
      ...diagnostics,
      ...pipelines.flatMap(({ path, broken }) =>
        broken ? [{ path, message: 'It is not valid YAML.' }] : [],
      ),
      ...[...sources].flatMap(([path, facts]) =>
        facts.problem === null ? [] : [{ path, message: facts.problem }],
      ),
    ]),
  };
}

/** Imports that name namespaces and modules, not files, say nothing about which file needs which. */
function withoutEdges(paths: readonly string[]): readonly SkeletonDiagnostic[] {
  return ['C#', 'Swift'].flatMap((language) => {
    const count = paths.filter((path) => languageOf(path)?.name === language).length;
    const message = `Imports of ${language} name no files, so there are no edges of its ${countOf(count, 'file')}.`;
    return count === 0 ? [] : [{ path: null, message }];
  });
}

const LOADED_BY_NAME = {
  rails: 'Rails loads classes by their names, so most edges between Ruby files are unknown.',
  nuxt: 'Nuxt lets components and composables be used without imports, so many of their edges are unknown.',
};

/** What a framework loads by itself has no import. */
function withoutImports(manifests: readonly FoundManifest[]): readonly SkeletonDiagnostic[] {
  const names = new Set(manifests.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name)));
  return Object.entries(LOADED_BY_NAME).flatMap(([name, message]) =>
    names.has(name) ? [{ path: null, message }] : [],
  );
}

/** The name in the root manifest; of several, the kind that people would look at first. */
function nameIn(manifests: readonly FoundManifest[]): string | null {
  const rank = ({ kind }: FoundManifest) =>
    ['npm', 'python', 'cargo', 'composer', 'gradle'].indexOf(kind) + 1 || 9;
  const named = manifests.filter(({ folder, manifest }) => folder === '.' && manifest.name !== null);
  return named.sort((a, b) => rank(a) - rank(b))[0]?.manifest.name ?? null;
}

/** Built and vendored files take no part in the import graph. */
function judged(path: string, facts: SourceFacts, built: boolean): SourceFacts {
  if (built) return { ...facts, generated: true, imports: null };
  return isVendored(path) || facts.generated ? { ...facts, imports: null } : facts;
}

function imagesIn(texts: ReadonlyMap<string, string>) {
  return [...texts].flatMap(([path, text]) => {
    const command = isImageFile(path) && !isHeld(path) ? imageCommand(text) : null;
    return command === null ? [] : [{ path, command }];
  });
}

/** A message about many files is repeated for a few of them, then counted. */
function bounded(diagnostics: readonly SkeletonDiagnostic[]): readonly SkeletonDiagnostic[] {
  const counts = new Map<string, number>();
  const said = diagnostics.filter(({ message }) => {
    const count = (counts.get(message) ?? 0) + 1;
    counts.set(message, count);
    return count <= MOST_ALIKE;
  });
  const more = [...counts].flatMap(([message, count]) =>
    count > MOST_ALIKE ? [{ path: null, message: `${count - MOST_ALIKE} more files: ${message}` }] : [],
  );
  return [...said.slice(0, MOST_DIAGNOSTICS), ...more.slice(0, MOST_DIAGNOSTICS)];
}

/** Leaves out generated and vendored files; shares are among programming languages only. */
function languageShares(files: readonly CountedFile[]): readonly LanguageShare[] {
  const found = new Map<string, { kind: Language['kind']; files: number; lines: number }>();
  for (const { path, lines, generated, vendored } of files) {
    const language = languageOf(path);
    if (language === null || generated || vendored) continue;
    const share = found.get(language.name) ?? { kind: language.kind, files: 0, lines: 0 };
    share.files += 1;
    share.lines += lines;
    found.set(language.name, share);
  }
  const isCode = ({ kind }: { kind: string }) => kind === 'programming';
  const all = [...found.values()].filter(isCode).reduce((sum, { lines }) => sum + lines, 0);
  return [...found]
    .map(([name, share]) => ({
      name,
      files: share.files,
      lines: share.lines,
      share: isCode(share) && all > 0 ? Math.round((100 * share.lines) / all) / 100 : 0,
      code: isCode(share),
    }))
    .sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || byText(a.name, b.name))
    .map(({ name, files: count, lines, share }) => ({ name, files: count, lines, share }));
}
