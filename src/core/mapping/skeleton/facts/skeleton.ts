// What code finds out about a codebase before a model reads a line of it: plain JSON, the same for the same files and
// history. Every path is relative to the mapped folder, with `/` on every system. Files that may hold secrets are only
// listed, never described.

export const SKELETON_VERSION = 1;

export type Skeleton = {
  readonly version: typeof SKELETON_VERSION;
  /** The name in the root manifest, else the folder's. */
  readonly name: string;
  /** The full SHA of the commit checked out; null without git or before the first commit. */
  readonly commit: string | null;
  readonly files: { readonly count: number; readonly bytes: number; readonly lines: number };
  /** Most lines first. */
  readonly languages: readonly LanguageShare[];
  readonly manifests: readonly Manifest[];
  readonly lockfiles: readonly { readonly path: string; readonly manager: string }[];
  readonly packages: readonly WorkspacePackage[];
  readonly entryPoints: readonly EntryPoint[];
  /** Folders a few levels deep, parents before children; `.` is the root. */
  readonly folders: readonly SkeletonFolder[];
  readonly imports: ImportGraph;
  readonly tests: Tests;
  readonly ci: readonly Pipeline[];
  readonly config: readonly ConfigFile[];
  /** The largest text files, most lines first. */
  readonly largest: readonly { readonly path: string; readonly lines: number; readonly bytes: number }[];
  readonly hotSpots: readonly HotSpot[];
  /** What could not be read or was left out, one sentence each. */
  readonly diagnostics: readonly SkeletonDiagnostic[];
};

export type LanguageShare = {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  /** Share of all lines of programming languages, 0 to 1, two decimals; 0 for markup and data. */
  readonly share: number;
};

export type ManifestKind =
  | 'npm'
  | 'python'
  | 'go'
  | 'cargo'
  | 'maven'
  | 'gradle'
  | 'bundler'
  | 'composer'
  | 'pub'
  | 'dotnet';

export type Manifest = {
  readonly path: string;
  readonly kind: ManifestKind;
  readonly name: string | null;
  readonly version: string | null;
  /** Script name to command, in the manifest's order. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: readonly Dependency[];
  /** Patterns or folders of workspace members, as written in the manifest; empty when it is not a workspace. */
  readonly workspaces: readonly string[];
};

export type Dependency = {
  readonly name: string;
  /** As written; empty without one. */
  readonly version: string;
  readonly dev: boolean;
};

/** A package of a monorepo, found through a workspace or its own manifest below the root. */
export type WorkspacePackage = {
  readonly name: string;
  readonly folder: string;
  readonly manifest: string;
  /** Packages of this codebase among its dependencies. */
  readonly dependsOn: readonly string[];
};

export type EntryPoint = {
  readonly path: string;
  /** `package.json bin "x"`, `main function`, ... */
  readonly why: string;
};

export type FolderRole =
  | 'source'
  | 'tests'
  | 'docs'
  | 'fixtures'
  | 'generated'
  | 'vendored'
  | 'package'
  | 'mixed';

export type SkeletonFolder = {
  readonly path: string;
  readonly role: FolderRole;
  /** Including everything below it. */
  readonly files: number;
  readonly lines: number;
  /** Programming languages below it, most lines first. */
  readonly languages: readonly string[];
};

export type ImportGraph = {
  /** Files whose imports were read. */
  readonly parsed: number;
  /** Between files of the codebase; each pair once, sorted. */
  readonly edges: readonly ImportEdge[];
  /** Packages and standard libraries, most importers first. */
  readonly external: readonly ExternalPackage[];
  /** Imports that should lead to a file of this codebase but do not; at most 500. */
  readonly unresolved: readonly { readonly from: string; readonly text: string }[];
  /** Files that load each other in a circle (strongly connected, at least two); ignores type and dynamic imports. */
  readonly cycles: readonly (readonly string[])[];
  /** Most importers first, at most 30. */
  readonly fanIn: readonly { readonly path: string; readonly importers: number }[];
  /** Most imports first, at most 30. */
  readonly fanOut: readonly { readonly path: string; readonly imports: number }[];
};

export type ImportEdge = {
  readonly from: string;
  /** A file; for Go and for Java's `.*`, the folder of a package. */
  readonly to: string;
  /** `type` if erased, `dynamic` if it happens at run time; the strongest of several. */
  readonly kind: 'static' | 'dynamic' | 'type';
};

export type ExternalPackage = {
  readonly name: string;
  readonly language: string;
  readonly importers: number;
  /** `standard`: part of the language or runtime. */
  readonly manifest: 'declared' | 'undeclared' | 'standard';
};

export type Tests = {
  /** Runners with evidence, strongest first: `vitest`, `pytest`, `go test` ... */
  readonly runners: readonly string[];
  /** Commands that run tests, as the project writes them. */
  readonly commands: readonly string[];
  readonly config: readonly string[];
  readonly count: number;
  /** At most 500 paths. */
  readonly files: readonly string[];
};

export type Pipeline = {
  readonly path: string;
  readonly kind: string;
  readonly jobs: readonly string[];
  readonly commands: readonly string[];
};

export type ConfigFile = {
  readonly path: string;
  /** `secret`: listed, never read. */
  readonly kind: string;
};

export type HotSpot = {
  readonly path: string;
  readonly commits: number;
  readonly authors: number;
  /** Day of the last change, YYYY-MM-DD. */
  readonly lastChange: string;
  /** 0 to 100: changes weighted by size; the hottest is 100. */
  readonly score: number;
};

export type SkeletonDiagnostic = {
  /** Null when it is about the whole codebase. */
  readonly path: string | null;
  readonly message: string;
};
