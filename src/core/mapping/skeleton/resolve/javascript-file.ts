// Which file of the codebase a path without certainty means: with another extension, as a folder, or as the source
// of something that a build would write.

import { textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath } from '../facts/path-names.ts';
import type { Codebase } from './codebase.ts';

const EXTENSIONS = '.ts .tsx .mts .cts .d.ts .js .jsx .mjs .cjs .json .vue .svelte .node'.split(' ');

/** A compiled name and what it is compiled from. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx', '.d.ts', '.mts', '.cts'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts', '.d.mts', '.ts'],
  '.cjs': ['.cts', '.d.cts', '.ts'],
};

/**
 * Null when nothing fits. `path` is from the root. What TypeScript imports is typed by a declaration beside a script;
 * a script loads the script.
 */
export function javascriptFile(codebase: Codebase, path: string, from = ''): string | null {
  return (
    (/\.[cm]?jsx?$/.test(from) ? script(codebase, path) : null) ??
    exactly(codebase, path) ??
    asFolder(codebase, path, 0) ??
    builtFrom(codebase, path) ??
    forOnePlatform(codebase, path)
  );
}

/** `./a` is `a.ios.js` on one platform and `a.android.js` on another: one of them stands for all. */
function forOnePlatform({ files }: Codebase, path: string): string | null {
  const candidates = ['native', 'ios', 'android', 'web', 'browser', 'node', 'server', 'client'].flatMap(
    (platform) => ['.ts', '.tsx', '.js', '.jsx'].map((extension) => `${path}.${platform}${extension}`),
  );
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

function script({ files }: Codebase, path: string): string | null {
  if (files.has(path)) return path;
  return ['.js', '.mjs', '.cjs', '.jsx'].map((end) => path + end).find((one) => files.has(one)) ?? null;
}

function exactly({ files }: Codebase, path: string): string | null {
  if (files.has(path)) return path;
  const dot = path.lastIndexOf('.');
  const end = dot === -1 ? '' : path.slice(dot);
  const compiled = Object.hasOwn(SOURCES, end) ? (SOURCES[end] ?? []) : [];
  const stem = dot === -1 ? path : path.slice(0, dot);
  const candidates = [
    ...compiled.map((extension) => stem + extension),
    ...EXTENSIONS.map((extension) => path + extension),
  ];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

function asFolder(codebase: Codebase, path: string, depth: number): string | null {
  if (!codebase.folders.has(path) || depth > 4) return null;
  const prefix = path === '.' ? '' : `${path}/`;
  const manifest = codebase.manifestsByFolder
    .get(path)
    ?.find((found) => found.path === `${prefix}package.json`)?.manifest.raw;
  const main = textOf(manifest?.main) ?? textOf(manifest?.module);
  const target = main === null ? null : joinPath(path, main);
  const offered = target === null || target === path ? null : exactly(codebase, target);
  return offered ?? exactly(codebase, `${prefix}index`) ?? null;
}

/** `dist/a.js` is not in the tree, but `src/a.ts` is. */
function builtFrom(codebase: Codebase, path: string): string | null {
  for (const candidate of [...bySettings(codebase, path), ...byCustom(path)]) {
    const found = exactly(codebase, candidate);
    if (found !== null) return found;
  }
  return null;
}

function bySettings({ typescript }: Codebase, path: string): readonly string[] {
  return foldersUpFrom(folderOf(path)).flatMap((folder) => {
    const settings = typescript.get(folder);
    const out = settings?.outDir ?? null;
    if (out === null || !path.startsWith(`${out}/`)) return [];
    return joinPath(settings?.rootDir ?? folder, path.slice(out.length + 1)) ?? [];
  });
}

/** `dist/esm/a` is usually made from `src/a`. */
function byCustom(path: string): readonly string[] {
  const parts = path.split('/');
  const built = parts.findLastIndex((part) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part));
  if (built === -1) return [];
  const before = parts.slice(0, built);
  const after = parts.slice(built + 1);
  return [after, after.slice(1)]
    .filter((rest) => rest.length > 0)
    .flatMap((rest) => [[...before, 'src', ...rest].join('/'), [...before, ...rest].join('/')]);
}
