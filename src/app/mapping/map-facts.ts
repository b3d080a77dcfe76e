// Gathers the facts for judging a map's claims: files, folders, scripts, dependencies.

import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ignoredByGit, listFiles } from '../../adapters/codebase/list-files.ts';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { openGit } from '../../adapters/git/open-git.ts';
import { lineCount } from '../../core/mapping/documents/check-document.ts';
import type { Claim, MapFacts, SymbolLines } from '../../core/mapping/documents/claim.ts';
import { foldersOf } from '../../core/mapping/documents/closest-path.ts';
import { plainName } from '../../core/mapping/documents/judge-claim.ts';
import type { Skeleton } from '../../core/mapping/skeleton/facts/skeleton.ts';

const LARGEST_COUNTED = 8 * 1024 * 1024;
const MOST_ASKED = 200;
const TARGET_FILES = /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|composer\.json|deno\.jsonc?)$/;
const MOST_TARGET_FILES = 50;

/** @param claims the claims to judge: git is asked only about their paths */
export async function mapFacts(
  root: string,
  skeleton: Skeleton,
  claims: readonly Claim[],
): Promise<MapFacts> {
  const listed = await listFiles(root);
  const files = listed.files.map(({ path }) => path);
  const kindOf = diskLookUp(root);
  const absent = absentPaths(claims, kindOf);
  const ignored = await ignoredByGit(root, absent);
  const named = await namedInCode(
    root,
    absent.filter((path) => kindOf(path.split('/')[0] ?? '') === null),
  );
  return {
    kindOf,
    lineCount: (path) => linesOf(root, path),
    linesWith: (path, name) => symbolLines(root, path, name),
    isIgnored: (path) => ignored.has(path),
    isNamed: (path) => named.has(path.replace(/\/$/, '')),
    files,
    folders: foldersOf(files),
    scripts: scriptsOf(root, files, skeleton),
    dependencies: dependenciesOf(skeleton),
    aliases: aliasesOf(root, files),
  };
}

/** Case-sensitive on every system: looks up each name in the listing of its folder. */
function diskLookUp(root: string): MapFacts['kindOf'] {
  const known = new Map<string, ReadonlySet<string>>();
  const names = (folder: string): ReadonlySet<string> => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const found = new Set(namesIn(folder, projectFile(root)));
    known.set(folder, found);
    return found;
  };
  return (path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('..')) return null;
    let folder = root;
    for (const part of parts) {
      if (!names(folder).has(part)) return null;
      folder = join(folder, part);
    }
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? 'folder' : 'file';
  };
}

function linesOf(root: string, path: string): number | null {
  const text = textOf(join(root, path), projectFile(root), LARGEST_COUNTED);
  return text === null || text.includes('\0') ? null : lineCount(text);
}

/** Keywords that precede a declared name in most languages. */
const DECLARES =
  /\b(?:function|def|class|const|let|var|fn|func|fun|val|interface|type|struct|enum|trait|object|module|sub)\b/;

function symbolLines(root: string, path: string, name: string): SymbolLines | null {
  const text = textOf(join(root, path), projectFile(root), LARGEST_COUNTED);
  if (text === null || text.includes('\0')) return null;
  const lines = text.split('\n').flatMap((line, index) => {
    const at = line.split(/[^\w$]/).includes(name) ? line.indexOf(name) : -1;
    return at === -1 ? [] : [{ number: index + 1, isDeclared: DECLARES.test(line.slice(0, at)) }];
  });
  const declared = lines.filter(({ isDeclared }) => isDeclared);
  return {
    all: lines.map(({ number }) => number),
    declared: declared.map(({ number }) => number),
    isMentioned: text.toLowerCase().includes(name.toLowerCase()),
  };
}

function absentPaths(claims: readonly Claim[], kindOf: MapFacts['kindOf']): readonly string[] {
  const paths = claims.flatMap(({ said }) => (said.kind === 'path' ? [said.path] : []));
  return [...new Set(paths)].filter(
    (path) => !path.startsWith('/') && !path.split('/').includes('..') && kindOf(path) === null,
  );
}

/** The paths that occur in source files: prose may repeat a mistake, but code does what it says. */
async function namedInCode(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const names = paths.map((path) => path.replace(/\/$/, '')).filter((path) => path.length > 4);
  if (names.length === 0) return new Set();
  const words = names.slice(0, MOST_ASKED).flatMap((name) => ['-e', name]);
  const opened = await openGit(root);
  if (opened.status !== 'ok') return new Set();
  const { top, run } = opened.git;
  const found = await run([
    ...['grep', '--no-color', '-h', '-o', '-I', '-F', ...(top === null ? ['--no-index'] : []), ...words],
    ...['--', '.'],
    ...[
      '*.md',
      '*.mdx',
      '*.rst',
      '*.txt',
      '*.lock',
      '*lock.yaml',
      '*lock.json',
      '.planning',
      '.msw',
      'node_modules',
    ].map((pattern) => `:(exclude)${pattern}`),
  ]);
  return new Set(found.status === 'ok' ? found.output.split(/\r?\n/) : []);
}

function scriptsOf(root: string, files: readonly string[], skeleton: Skeleton): MapFacts['scripts'] {
  const folders = files.filter((path) => TARGET_FILES.test(basename(path))).map((path) => dirname(path));
  const facts = [...new Set(folders)]
    .slice(0, MOST_TARGET_FILES)
    .map((folder) => projectFacts(join(root, folder), { project: root }));
  const inManifests = (isComposer: boolean) =>
    skeleton.manifests
      .filter(({ kind }) => (kind === 'composer') === isComposer)
      .flatMap(({ scripts }) => Object.keys(scripts));
  return {
    npm: new Set(inManifests(false)),
    make: new Set(facts.flatMap(({ makeTargets }) => makeTargets)),
    just: new Set(facts.flatMap(({ justTargets }) => justTargets)),
    composer: new Set([...inManifests(true), ...facts.flatMap(({ composerScripts }) => composerScripts)]),
    deno: new Set(facts.flatMap(({ denoTasks }) => denoTasks)),
  };
}

function dependenciesOf({ manifests, packages, imports }: Skeleton): ReadonlySet<string> {
  const declared = manifests.flatMap(({ name, dependencies }) => [
    ...(name === null ? [] : [name]),
    ...dependencies.map((one) => one.name),
  ]);
  const others = [...packages.map(({ name }) => name), ...imports.external.map(({ name }) => name)];
  return new Set([...declared, ...others].map(plainName));
}

/**
 * Prefixes from the `paths` of a tsconfig: `@app/*` is `@app/`. A rough parse is enough, since aliases only excuse
 * claims.
 */
function aliasesOf(root: string, files: readonly string[]): readonly string[] {
  const configs = files
    .filter((path) => /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(path))
    .slice(0, MOST_TARGET_FILES);
  return configs.flatMap((path) => {
    const text = textOf(join(root, path), projectFile(root)) ?? '';
    const at = text.search(/"paths"\s*:\s*\{/);
    const block = at < 0 ? '' : text.slice(at, text.indexOf('}', at));
    return [...block.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
  });
}
