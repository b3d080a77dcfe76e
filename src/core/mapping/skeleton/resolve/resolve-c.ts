// Resolves includes of C and its relatives: next to the file, below an include folder around it, else to the only or
// nearest file with that path ending. Build files that name folders are programs, and are not run.

import { byText, folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { RawImport } from '../facts/source-facts.ts';
import { languageOf } from '../languages.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { isStandardHeader } from './standard-modules.ts';

/** Usual include folders, below any folder around a file. */
const PLACES = ['', 'include', 'inc', 'src', 'lib', 'source'];
/** A name shared by more files than this does not tell which one is meant. */
const MOST_ALIKE = 64;

export function resolveC(codebase: Codebase): Resolve {
  const byName = headersByName(codebase);
  const known = new Map<string, Resolution>();
  const lookUp = (from: string, { text, form }: RawImport): Resolution => {
    const key = `${folderOf(from)}\0${form ?? ''}\0${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = resolve(codebase, byName, folderOf(from), text.replaceAll('\\', '/'), form === 'angle');
    known.set(key, found);
    return found;
  };
  return (from, found) => {
    const resolution = lookUp(from, found);
    return resolution.to === 'nothing' && found.optional === true ? inside() : resolution;
  };
}

function headersByName({ files }: Codebase): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of files) {
    if (languageOf(path)?.reader !== 'include') continue;
    const known = found.get(nameOf(path));
    if (known === undefined) found.set(nameOf(path), [path]);
    else known.push(path);
  }
  return found;
}

function resolve(
  codebase: Codebase,
  byName: ReadonlyMap<string, readonly string[]>,
  folder: string,
  text: string,
  isAngle: boolean,
): Resolution {
  const { files } = codebase;
  const beside = isAngle ? null : joinPath(folder, text);
  if (beside !== null && files.has(beside)) return inside(beside);
  if (isAngle && isStandardHeader(text)) return fromPackage(text, true);
  const around = foldersUpFrom(folder)
    .flatMap((one) => PLACES.map((place) => joinPath(one, `${place}/${text}`)))
    .find((path) => path !== null && files.has(path));
  const path = around ?? ending(byName.get(nameOf(text)) ?? [], text, folder);
  if (path !== null) return inside(path);
  if (isStandardHeader(text)) return fromPackage(text, true);
  return isMissing(codebase, folder, text, isAngle) ? nothing : fromPackage(packageOf(text));
}

/** Of the files with this path ending, the one with the most folders in common; null when there are too many. */
function ending(alike: readonly string[], text: string, folder: string): string | null {
  if (alike.length > MOST_ALIKE) return null;
  const tail = text.replace(/^(?:\.{1,2}\/)+/, '');
  const fitting = alike.filter((path) => path === tail || path.endsWith(`/${tail}`));
  const near = (path: string) => common(path.split('/'), folder.split('/'));
  return [...fitting].sort((a, b) => near(b) - near(a) || a.length - b.length || byText(a, b))[0] ?? null;
}

function common(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}

/**
 * Whether the file should exist: a path that begins with dots, or below a folder of this codebase. Files that a build
 * writes (`config.h` from `config.h.in`) are not missing, and most third-party headers are also written in quotes.
 */
function isMissing({ files, folders }: Codebase, folder: string, text: string, isAngle: boolean): boolean {
  if (isAngle || /\$|\.(?:inc|def|tbl|pb\.h|moc|gen\.\w+|generated\.\w+)$|config/i.test(text)) return false;
  const beside = joinPath(folder, text);
  if (beside === null) return false;
  if (['.in', '.cmake', '.cmakein'].some((end) => files.has(beside + end))) return false;
  if (/^\.{1,2}\//.test(text)) return true;
  const [first = ''] = text.split('/');
  return text.includes('/') && PLACES.some((place) => folders.has(joinPath(place || '.', first) ?? first));
}

/** `boost/asio.hpp` belongs to boost; a lone header keeps its own name. */
function packageOf(text: string): string {
  return text.split('/')[0] ?? text;
}
