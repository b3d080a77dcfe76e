// Where an include of C and its relatives leads: beside the file, below a folder around it that headers are looked
// for in, else to the one file whose path ends so. Build files that name folders are programs and are not run.

import { byText, folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { RawImport } from '../facts/source-facts.ts';
import { languageOf } from '../languages.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { isStandardHeader } from './standard-modules.ts';

/** Folders that compilers are told to look in, below any folder around a file. */
const PLACES = ['', 'include', 'inc', 'src', 'lib', 'source'];
/** A name that so many files have says nothing about which of them is meant. */
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

/** Of the files whose path ends so the one with the most folders in common; null when they are too many to say. */
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
 * Whether it should be there: a path that begins with dots, or below a folder of this codebase. What a build writes
 * (`config.h` from `config.h.in`) is not missing, and most headers of others are written in quotes as well.
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

/** `boost/asio.hpp` is of boost; a header alone goes by its own name. */
function packageOf(text: string): string {
  return text.split('/')[0] ?? text;
}
