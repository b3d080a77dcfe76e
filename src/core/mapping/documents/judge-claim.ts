// Judges the claims of a document against facts passed in as data.

import { countOf } from '../../text/count-of.ts';
import { expandBraces, pathMatcher } from '../../text/wildcard.ts';
import type { Claim, ClaimSubject, MapFacts, MapVerdict } from './claim.ts';
import { closestPath } from './closest-path.ts';
import { NEW_CODE_SECTION } from './map-documents.ts';
import { STANDS_FOR_ANY } from './read-span.ts';

const RIGHT: MapVerdict = { status: 'right' };
const NONE: MapVerdict = { status: 'none' };

/** Never throws. */
export function judgeClaim({ said, place, denied, section }: Claim, facts: MapFacts): MapVerdict {
  switch (said.kind) {
    case 'dependency':
      return unlessDenied(judgeDependency(said.name, facts), denied);
    case 'script':
      return unlessDenied(judgeScript(said, facts), denied);
    case 'path': {
      const verdict = said.pattern ? judgePattern(said, facts) : judgePath(said, facts);
      if (verdict.status !== 'wrong') return verdict;
      if (denied) return { status: 'absent' };
      if (section === NEW_CODE_SECTION && place !== 'tree' && hasFolder(said.path, facts))
        return { status: 'new' };
      return verdict;
    }
  }
}

function unlessDenied(verdict: MapVerdict, denied: boolean): MapVerdict {
  return verdict.status === 'wrong' && denied ? { status: 'absent' } : verdict;
}

/** `kebab-case.ts` shows how files are named, but is not one. */
const NAMING_STYLE = /(?:kebab-case|snake_case|camelCase|PascalCase|UPPER_CASE|lower-?case)/;

type PathSaid = Extract<ClaimSubject, { kind: 'path' }>;

/** `application/json`: not a path, even if a folder has such a name. */
const MEDIA_TYPE =
  /^(?:application|audio|font|image|message|model|multipart|text|video)\/(?:[a-z0-9][\w-]*|(?:vnd|x|prs)\.[\w.-]+|[\w.-]+\+[a-z]+)$/i;

/**
 * Kept outside the repository, so naming a missing one is not a mistake, nor a short path for one in another folder.
 */
const ENVIRONMENT = /^\.env(?:\.[\w-]+)*$/;

function judgePath(said: PathSaid, facts: MapFacts): MapVerdict {
  const { path } = said;
  const kind = facts.kindOf(path.replace(/\/$/, ''));
  if (kind !== null) return judgeFound(said, kind, facts);
  if (isImport(path, facts) || MEDIA_TYPE.test(path) || ENVIRONMENT.test(path)) return NONE;
  return judgeAbsent(said, facts);
}

function judgeAbsent(said: PathSaid, facts: MapFacts): MapVerdict {
  const { path } = said;
  const full = endingIn(path, facts.files);
  const [only] = full;
  if (only !== undefined)
    return full.length === 1 ? lineVerdict(only, said.line, facts, { status: 'short', full: only }) : RIGHT;
  if (NAMING_STYLE.test(path) || facts.isIgnored(path) || facts.isNamed(path)) return { status: 'absent' };
  if (!said.certain && facts.kindOf(path.split('/')[0] ?? '') !== 'folder') return NONE;
  const same = writtenOtherwise(path, facts);
  if (same !== null) return lineVerdict(same, said.line, facts, { status: 'short', full: same });
  return { status: 'wrong', problem: 'no such file or folder', suggestion: closestPath(path, facts) };
}

/** The one path that differs only in case, or in a leading folder such as the repository's own. */
function writtenOtherwise(path: string, { files, folders, kindOf }: MapFacts): string | null {
  const isFolder = path.endsWith('/');
  const wanted = path.replace(/\/$/, '').toLowerCase();
  const alike = (isFolder ? folders : files).filter((one) => one.toLowerCase() === wanted);
  if (alike.length > 1) return null;
  const inner = path.slice(path.indexOf('/') + 1);
  const isThere = inner.includes('/') && inner !== path && kindOf(inner.replace(/\/$/, '')) !== null;
  const found = alike[0] ?? (isThere && !isFolder ? inner : null);
  return found !== null && isFolder ? `${found}/` : found;
}

function judgeFound({ path, line, symbol }: PathSaid, kind: 'file' | 'folder', facts: MapFacts): MapVerdict {
  if (path.endsWith('/') && kind === 'file') {
    return { status: 'wrong', problem: 'this is a file, not a folder', suggestion: path.slice(0, -1) };
  }
  return kind === 'file'
    ? (symbolVerdict(path, line, symbol, facts) ?? lineVerdict(path, line, facts, RIGHT))
    : RIGHT;
}

/** An edit above a name moves it, so one line off is near enough; null when nothing is to be said. */
function symbolVerdict(
  path: string,
  line: number | null,
  symbol: string | undefined,
  facts: MapFacts,
): MapVerdict | null {
  if (line === null || symbol === undefined) return null;
  const found = facts.linesWith(path, symbol);
  if (found === null) return null;
  if (!found.isMentioned)
    return { status: 'wrong', problem: `\`${symbol}\` is not in this file`, suggestion: null };
  const away = (one: number) => Math.abs(one - line);
  const [to] = found.declared.toSorted((a, b) => away(a) - away(b));
  return to === undefined || found.all.some((one) => away(one) <= 1) ? null : { status: 'moved', symbol, to };
}

function lineVerdict(path: string, line: number | null, facts: MapFacts, otherwise: MapVerdict): MapVerdict {
  const lines = line === null ? null : facts.lineCount(path);
  if (line === null || lines === null || line <= Math.max(lines, 1)) return otherwise;
  return { status: 'wrong', problem: `the file has ${countOf(lines, 'line')}`, suggestion: path };
}

/** `lodash/fp`, `@app/x`: an import by package name or alias, unless a folder here has that name. */
function isImport(path: string, { dependencies, aliases, kindOf }: MapFacts): boolean {
  const [first = '', second = ''] = path.split('/');
  const isPackage = dependencies.has(plainName(first)) || dependencies.has(plainName(`${first}/${second}`));
  return (
    (path.includes('/') && !path.endsWith('/') && isPackage && kindOf(first) === null) ||
    isPackageName(path, dependencies) ||
    aliases.some((alias) => path.startsWith(alias))
  );
}

/** `chart.js` looks like a file but is a package. */
function isPackageName(path: string, dependencies: ReadonlySet<string>): boolean {
  return !path.includes('/') && dependencies.has(plainName(path));
}

/** Files whose path ends with these parts; a folder is found through any file in it. */
function endingIn(path: string, files: readonly string[]): readonly string[] {
  if (!path.endsWith('/')) return files.filter((file) => file.endsWith(`/${path}`));
  const found = new Set<string>();
  for (const file of files) {
    const at = file.indexOf(`/${path}`);
    if (at !== -1) found.add(file.slice(0, at + path.length + 1));
  }
  return [...found];
}

/** Whether the folder for the new file exists. */
function hasFolder(path: string, facts: MapFacts): boolean {
  const own = path.replace(/\/$/, '');
  const folder = own.slice(0, Math.max(0, own.lastIndexOf('/')));
  return folder !== '' && facts.kindOf(folder) === 'folder';
}

function judgeScript(
  { tool, name, certain }: Extract<ClaimSubject, { kind: 'script' }>,
  { scripts, files }: MapFacts,
): MapVerdict {
  const sets = tool === 'any' ? Object.values(scripts) : [scripts[tool]];
  if (sets.some((names) => names.has(name) || names.has(name.split(/\s/)[0] ?? ''))) return RIGHT;
  if (!certain || (tool === 'make' && files.some((file) => WRITES_MAKEFILE.test(file)))) return NONE;
  const known = sets.flatMap((names) => [...names]);
  const suggestion =
    known.find((one) => one.replaceAll(/[-:_]/g, '') === name.replaceAll(/[-:_]/g, '')) ?? null;
  const where = tool === 'any' ? 'manifest' : SCRIPTS_IN[tool];
  return { status: 'wrong', problem: `no ${where} has a script "${name}"`, suggestion };
}

/** At the root: nobody knows its targets before the build is set up. */
const WRITES_MAKEFILE = /^(?:configure\.(?:ac|in)|Makefile\.(?:am|in)|CMakeLists\.txt)$/;

const SCRIPTS_IN = {
  ...{
    npm: 'package.json',
    make: 'Makefile',
    just: 'justfile',
    composer: 'composer.json',
    deno: 'deno.json',
  },
} as const;

function judgeDependency(name: string, facts: MapFacts): MapVerdict {
  const plain = plainName(name);
  const { dependencies, aliases } = facts;
  if (
    dependencies.has(plain) ||
    facts.kindOf(name) !== null ||
    aliases.some((alias) => name.startsWith(alias))
  )
    return RIGHT;
  const [scope = ''] = plain.split('/');
  const isRule = plain.startsWith('@') && dependencies.has(`${scope}/eslint-plugin`);
  if (PROGRAMS.has(plain) || isRule) return NONE;
  for (const known of dependencies) {
    if (
      known.startsWith(`${plain}/`) ||
      plain.startsWith(`${known}/`) ||
      known.endsWith(`/${plain}`) ||
      known.endsWith(`:${plain}`)
    )
      return RIGHT;
  }
  return {
    status: 'wrong',
    problem: 'no manifest names this dependency',
    suggestion: closeName(plain, dependencies),
  };
}

/** Normalised for comparison: registries ignore case and `_`. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

const PROGRAMS = new Set(
  'node npm pnpm yarn bun deno python python3 pip uv poetry ruby go rust cargo rustc java jdk maven gradle php composer dotnet docker git make cmake bash sh gcc clang postgres postgresql mysql redis sqlite nginx kubernetes kubectl terraform actions openssl zlib libuv v8 linux macos windows ubuntu debian alpine terraform helm ansible swift xcode kotlin scala elixir erlang perl lua zig nvm volta'.split(
    ' ',
  ),
);

function closeName(name: string, known: ReadonlySet<string>): string | null {
  const bare = (text: string) => text.replace(/^@[^/]*\//, '').replaceAll(/[-.]|js$/g, '');
  for (const one of known) if (bare(one) === bare(name)) return one;
  return null;
}

/** A placeholder name needs only its folder; stars and choices need a match. */
function judgePattern(
  { path, certain }: Extract<ClaimSubject, { kind: 'path' }>,
  facts: MapFacts,
): MapVerdict {
  const plain = path.replace(/\/$/, '');
  if (facts.kindOf(plain) !== null) return { status: 'right' };
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${STANDS_FOR_ANY.source}`, 'g');
  const pattern = plain.replaceAll(anyName, '*').replaceAll(/(?:\.\.\.|…)/g, '**');
  if (fits(pattern, facts)) return { status: 'right' };
  const names = pattern !== plain;
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/')));
  if (names && (folder === '' || fits(folder, facts))) return { status: 'right' };
  const [first = ''] = pattern.split('/');
  if (!certain && facts.kindOf(first) !== 'folder') return { status: 'none' };
  if (facts.isIgnored(plain) || facts.isNamed(plain)) return { status: 'absent' };
  return { status: 'wrong', problem: 'nothing fits this pattern', suggestion: suggestion(folder, facts) };
}

/** A short pattern matches at any depth, like a short path: `services/*.ts`, `*.test.ts`. */
function fits(pattern: string, facts: MapFacts): boolean {
  if (expandBraces(pattern).some((one) => !/[*?]/.test(one) && facts.kindOf(one) !== null)) return true;
  const fitting = pathMatcher(`**/${pattern}`);
  return facts.files.some(fitting) || facts.folders.some(fitting);
}

function suggestion(folder: string, facts: MapFacts): string | null {
  return folder === '' || /[*?{<]/.test(folder) ? null : closestPath(`${folder}/`, facts);
}
