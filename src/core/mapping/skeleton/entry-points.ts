// Finds where a codebase is started or offered to others: from manifests, sources, and the places where tools look.

import { byText, folderOf, joinPath, nameOf } from './facts/path-names.ts';
import type { EntryPoint } from './facts/skeleton.ts';
import type { SourceFacts } from './facts/source-facts.ts';
import { isHeld, isTestFile, isVendored, packageRank } from './file-roles.ts';
import type { Codebase, FoundManifest } from './resolve/codebase.ts';
import { type FindFile, findFile } from './resolve/find-file.ts';

const MOST = 200;

/** `images` are the start commands of Docker files, by path. */
export function entryPoints(
  codebase: Codebase,
  sources: ReadonlyMap<string, SourceFacts>,
  images: readonly { readonly path: string; readonly command: string }[],
): readonly EntryPoint[] {
  const find = findFile(codebase);
  const found = [
    ...codebase.manifests.flatMap((manifest) => offered(codebase, find, manifest)),
    ...[...sources].flatMap(([path, facts]) => started(path, facts)),
    ...[...codebase.files].flatMap((path) => (sources.get(path)?.generated ? [] : byPlace(codebase, path))),
    ...images.map(({ path, command }) => ({ path, why: `starts \`${command}\`` })),
  ];
  return merged(found)
    .sort((a, b) => rank(a) - rank(b) || depth(a.path) - depth(b.path) || byText(a.path, b.path))
    .slice(0, MOST);
}

/** A file that is only executable is mostly a tool around the product. */
function rank({ path, why }: EntryPoint): number {
  const place = packageRank(folderOf(path));
  return place + (why.startsWith(SCRIPT) ? 2 : 0) + (place === 2 ? 2 : 0);
}

const SCRIPT = 'run by ';

function offered(codebase: Codebase, find: FindFile, found: FoundManifest): readonly EntryPoint[] {
  return found.manifest.entries.flatMap(({ path, why }) => {
    const file = placesOf(found, path)
      .map((place) => existing(codebase, find, found, place))
      .find((place) => place);
    return file ? [{ path: file, why }] : [];
  });
}

/** A Python module may be a file or a package, below `src` or not. */
function placesOf({ kind }: FoundManifest, path: string): readonly string[] {
  const inPackage = path.replace(/\.py$/, '/__init__.py');
  return kind === 'python' ? [path, `src/${path}`, inPackage, `src/${inPackage}`] : [path];
}

function existing(
  codebase: Codebase,
  find: FindFile,
  { folder, kind }: FoundManifest,
  place: string,
): string | null {
  const target = joinPath(folder, place);
  if (target === null) return null;
  if (kind === 'npm') return find.at('javascript', target);
  return codebase.files.has(target) ? target : null;
}

function started(path: string, { main, interpreter, generated }: SourceFacts): readonly EntryPoint[] {
  if (isTestFile(path) || isHeld(path) || isVendored(path) || generated) return [];
  if (main !== null) return [{ path, why: main }];
  return interpreter === null ? [] : [{ path, why: `${SCRIPT}${interpreter} (#!)` }];
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)src\/main\.rs$/, 'program of the crate'],
  [/(?:^|\/)src\/bin\/(?:[^/]+|[^/]+\/main)\.rs$/, 'program of the crate'],
  [/(?:^|\/)src\/lib\.rs$/, 'library of the crate'],
  [/(?:^|\/)(?:__main__)\.py$/, 'python -m'],
  [/(?:^|\/)manage\.py$/, 'Django'],
  [/(?:^|\/)(?:wsgi|asgi)\.py$/, 'web server'],
  [/(?:^|\/)(?:config\.ru|public\/index\.php)$/, 'web server'],
  [/(?:^|\/)Program\.cs$/, 'program of the project'],
  [/(?:^|\/)(?:serverless)\.ya?ml$/, 'serverless functions'],
  [/(?:^|\/)(?:netlify|edge)\/functions\/[^/]+\.[cm]?[jt]s$/, 'serverless function'],
  [/(?:^|\/)wrangler\.(?:toml|jsonc?)$/, 'Cloudflare worker'],
  [/(?:^|\/)hooks\/hooks\.json$/, 'hooks of a plugin'],
  [/(?:^|\/)(?:src\/)?(?:pages|app)\/(?:_app|layout)\.[jt]sx?$/, 'Next.js'],
  [/(?:^|\/)(?:src\/)?middleware\.[jt]s$/, 'Next.js middleware'],
  [/(?:^|\/)index\.html$/, 'page'],
];

function byPlace({ manifests }: Codebase, path: string): readonly EntryPoint[] {
  if (isTestFile(path) || isHeld(path) || isVendored(path)) return [];
  const row = PLACES.find(([pattern]) => pattern.test(path));
  if (row === undefined || (row[1] === 'page' && depth(path) > 2)) return [];
  const hasNext = () =>
    manifests.some((one) => one.manifest.dependencies.some(({ name }) => name === 'next'));
  return row[1].startsWith('Next.js') && !hasNext() ? [] : [{ path, why: row[1] }];
}

/** One entry per file, with its reasons joined. */
function merged(found: readonly EntryPoint[]): EntryPoint[] {
  const reasons = new Map<string, Set<string>>();
  for (const { path, why } of found) reasons.set(path, (reasons.get(path) ?? new Set()).add(why));
  return [...reasons].map(([path, whys]) => ({ path, why: [...whys].slice(0, 4).join('; ') }));
}

function depth(path: string): number {
  return path.split('/').length + Number(nameOf(path) === '');
}
