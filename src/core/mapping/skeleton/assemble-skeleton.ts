// Makes the skeleton from what was found on disk and in git. Pure: the same findings give the same skeleton.

import { entryPoints } from './entry-points.ts';
import { byText } from './facts/path-names.ts';
import { type Pipeline, SKELETON_VERSION, type Skeleton, type SkeletonDiagnostic } from './facts/skeleton.ts';
import type { SourceFacts } from './facts/source-facts.ts';
import { isHeld, isVendored } from './file-roles.ts';
import { folderRoles } from './folder-roles.ts';
import { type Commit, hotSpots } from './hot-spots.ts';
import { imageCommand, isImageFile } from './image-commands.ts';
import { importGraph } from './import-graph.ts';
import { languageShares } from './language-shares.ts';
import { isProgramming } from './languages.ts';
import { configFiles, lockfiles, natives } from './named-files.ts';
import { pipelineKind, readPipeline } from './pipelines.ts';
import { isTasks, readCodebase } from './read-codebase.ts';
import type { FoundManifest } from './resolve/codebase.ts';
import { testSetup } from './test-setup.ts';
import { workspacePackages } from './workspace-packages.ts';

export type Findings = {
  /** What the folder is called. */
  readonly folderName: string;
  readonly commit: string | null;
  readonly files: readonly FoundFile[];
  /** Texts of manifests, settings and pipelines, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Newest first; empty without git. */
  readonly commits: readonly Commit[];
  readonly diagnostics: readonly SkeletonDiagnostic[];
};

/** `facts` is null for a file that was not opened: a secret. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly facts: SourceFacts | null };

const LARGEST = 20;
const MOST_DIAGNOSTICS = 200;
const MOST_ALIKE = 20;

export function assembleSkeleton(findings: Findings): Skeleton {
  const { files, texts } = findings;
  const paths = files.map(({ path }) => path);
  const { codebase, diagnostics } = readCodebase(files, texts);
  const sources = new Map(
    files.flatMap(({ path, facts }) =>
      facts === null ? [] : [[path, judged(path, facts, codebase.isBuilt(path))] as const],
    ),
  );
  const pipelines = [...texts].flatMap(([path, text]) =>
    pipelineKind(path) === null ? [] : [readPipeline(path, text)],
  );
  const ci: readonly Pipeline[] = pipelines.map(({ path, kind, jobs, commands }) => ({
    path,
    kind,
    jobs,
    commands,
  }));
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
  const packages = workspacePackages(codebase.manifests);
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
    natives: natives(paths),
    diagnostics: bounded([
      ...findings.diagnostics,
      ...diagnostics,
      ...pipelines.flatMap(({ path, broken }) => (broken ? [{ path, message: 'It is no valid YAML.' }] : [])),
      ...[...sources].flatMap(([path, facts]) =>
        facts.problem === null ? [] : [{ path, message: facts.problem }],
      ),
    ]),
  };
}

/** What the manifest at the root says; of several, the one that people would take the name from. */
function nameIn(manifests: readonly FoundManifest[]): string | null {
  const rank = ({ kind }: FoundManifest) =>
    ['npm', 'python', 'cargo', 'composer', 'gradle'].indexOf(kind) + 1 || 9;
  const named = manifests.filter(({ folder, manifest }) => folder === '.' && manifest.name !== null);
  return named.sort((a, b) => rank(a) - rank(b))[0]?.manifest.name ?? null;
}

/** What a build or others wrote takes no part in the import graph. */
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

/** The same sentence about many files is said of some, and then counted. */
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
