// Makes paths independent of the machine: the project becomes relative, the home folder `~`, temporary
// folders `<tmp>`, installed packages `<dep>/name`. Works on text; nothing is looked up on a disk.

import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { FailureContext } from './failure.ts';

type Places = Pick<FailureContext, 'root' | 'rootAliases' | 'home' | 'tmp'>;

/** `text` with every known place replaced and `/` between the parts of relative paths. */
export function relativisePaths(text: string, places: Places): string {
  let result = text;
  for (const root of spellings([places.root, ...(places.rootAliases ?? [])])) {
    result = replacePlace(result, root, '');
  }
  result = forwardSlashes(result);
  result = replaceDependencies(result);
  for (const tmp of spellings([places.tmp])) result = replacePlace(result, tmp, '<tmp>/');
  result = replaceTemporary(result);
  for (const home of spellings([places.home])) result = replacePlace(result, home, '~/');
  result = result.replace(/(?<![\w.~])(?:[A-Za-z]:)?\/(?:home|Users)\/[\w.-]{1,64}(?=\/)/g, '~');
  return stripVersions(result);
}

/** Longest first: a project inside the home folder must not become `~/project`. */
function spellings(places: readonly (string | undefined)[]): readonly string[] {
  const found = new Set<string>();
  for (const place of places) {
    const trimmed = place?.replace(/[\\/]+$/, '') ?? '';
    if (trimmed.length < 2 || /^[A-Za-z]:$/.test(trimmed)) continue;
    found.add(trimmed);
    found.add(percentEncoded(trimmed));
    const drive = /^([A-Za-z]):[\\/](.*)$/.exec(trimmed);
    // Git Bash and MSYS write C:\x as /c/x.
    if (drive) found.add(`/${drive[1]?.toLowerCase()}/${drive[2]}`);
  }
  return [...found].sort((a, b) => b.length - a.length);
}

function percentEncoded(path: string): string {
  return path.replace(/[ %#?"<>`]|[^\u0000-\u007f]+/g, (found) =>
    [...utf8ToBytes(found)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

function replacePlace(text: string, place: string, name: string): string {
  if (!text.includes(place.split(/[\\/]+/).at(-1) ?? '')) return text;
  const drive = /^[A-Za-z]:/.test(place);
  const parts = place
    .split(/[\\/]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\\\/]{1,2}');
  // macOS reaches /tmp and /var through /private.
  const before = drive ? '(?<![\\w])(?:file:\\/{2,3})?' : '(?<![\\w.])(?:file:\\/\\/)?(?:\\/private)?';
  const pattern = new RegExp(`${before}${parts}([\\\\/]{1,2}|(?![\\w-]|\\.\\w))`, drive ? 'gi' : 'g');
  return text.replace(pattern, (_match, slash: string) => {
    if (name !== '') return slash === '' ? name.slice(0, -1) : name;
    return slash === '' ? '.' : '';
  });
}

/** `src\a.ts` -> `src/a.ts`; names without an extension (`App\Models`) are left alone. */
function forwardSlashes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /(?<![\w\\/.-])(?:[A-Za-z]:\\)?[\w.@~<>-]{1,100}(?:\\{1,2}[\w.@ ~<>-]{1,100}){1,40}\.\w{1,6}\b/g,
    (path) => path.replace(/\\+/g, '/'),
  );
}

/** Where package managers and tool chains put code that is not the project's, and what stays of it. */
const DEPENDENCIES: readonly (readonly [RegExp, string])[] = [
  [/node_modules\/(?:\.pnpm\/[^/\s]{1,200}\/node_modules\/)?/g, '<dep>/'],
  [/(?:site|dist)-packages\//g, '<dep>/'],
  [/(?:rustlib\/src\/rust|rustc\/[0-9a-f]{7,40})\/library\//g, '<dep>/'],
  [/\.cargo\/(?:registry\/src|git\/checkouts)\/[^/\s]{1,100}\//g, '<dep>/'],
  [/go\/pkg\/mod\//g, '<dep>/'],
  [/(?:usr\/local\/go|usr\/lib\/go[\w.-]{0,12}|toolchain@v[\w.-]{1,40})\/src\//g, '<dep>/go/'],
  [/\.m2\/repository\//g, '<dep>/'],
  [/\.gradle\/(?:caches|wrapper)\//g, '<dep>/'],
  [/lib\/python\d(?:\.\d{1,2})?\//g, '<dep>/python/'],
  [/gems\/(?:ruby-)?[\d.]{1,12}\/gems\//g, '<dep>/'],
  [/lib\/ruby\/(?:gems\/)?[\d.]{1,12}\//g, '<dep>/ruby/'],
];

function replaceDependencies(text: string): string {
  let result = text;
  for (const [marker, name] of DEPENDENCIES) result = replaceUpTo(result, marker, name);
  return result
    .replace(/(?:<dep>\/[\w@./+-]{0,200}){1,20}<dep>\//g, '<dep>/')
    .replace(/(<dep>\/[\w./@-]{1,120}?)[@-]v?\d{1,6}(?:\.\d{1,6}){1,4}[\w.+-]{0,40}(?=\/)/g, '$1');
}

/** Replaces the whole path up to and including `marker`; a pattern for that would backtrack. */
function replaceUpTo(text: string, marker: RegExp, name: string): string {
  const kept: string[] = [];
  let done = 0;
  for (const match of text.matchAll(marker)) {
    const start = startOfPath(text, match.index, done);
    if (start < match.index && text[match.index - 1] !== '/') continue;
    kept.push(text.slice(done, start), name);
    done = match.index + match[0].length;
  }
  if (done === 0) return text;
  kept.push(text.slice(done));
  return kept.join('');
}

function startOfPath(text: string, from: number, limit: number): number {
  let start = from;
  while (start > limit && !/[\s'"`()[\]{}<>=,|]/.test(text[start - 1] ?? ' ')) start -= 1;
  return start;
}

function replaceTemporary(text: string): string {
  const named = text
    .replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, '<tmp>/')
    .replace(
      /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
      '<tmp>/',
    )
    .replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, '<tmp>/');
  return named.includes('<tmp>/') ? withoutRandomNames(named) : named;
}

function withoutRandomNames(text: string): string {
  return (
    text
      .replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, '<tmp>')
      .replace(/<tmp>\/cc\w{6}(?=\.\w)/g, '<tmp>/cc')
      .replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, '<tmp>/$1<n>')
      .replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, '<tmp>/tmp<n>')
      .replace(/<tmp>\/tmp\.\w{6,12}\b/g, '<tmp>/tmp<n>')
      .replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, '<tmp>/$1<n>')
      // mkdtemp of Python ends names with eight of these; words have no digits inside.
      .replace(/<tmp>\/([\w.]{1,40}[-_.])(?=[a-z_]{0,7}\d)[a-z0-9_]{8}(?![\w-])/g, '<tmp>/$1<n>')
      .replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, '<tmp>/$1<n>')
  );
}

/** Cache busters and content hashes change with every build. */
function stripVersions(text: string): string {
  return text
    .replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, '$1')
    .replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, '$1<hash>');
}
