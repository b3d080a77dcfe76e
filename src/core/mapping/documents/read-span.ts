// Reads the text in one pair of backticks as claims about the disk: paths, scripts, a dependency, or nothing that can
// be checked. Tells paths from identifiers, commands, addresses, variables and code.

import { commandPaths } from '../../shell/command-paths.ts';
import type { ClaimSubject } from './claim.ts';
import { commandScripts, isCommand } from './read-command.ts';

/** Capitalised placeholders for any name or number. */
export const STANDS_FOR_ANY =
  /(?<![A-Za-z])(?:N{2,}|M{2}|X{2,}|K|YYYY|DD|NAME|TOPIC|ID|SHA|HASH)(?![A-Za-z])/;

/** Longer text is code. */
const LONGEST = 400;

/** Never throws. `text` is without its backticks. */
export function readSpan(text: string): readonly ClaimSubject[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /[\r\n]/.test(trimmed)) return [];
  const whole = readWord(trimmed);
  if (!/\s/.test(trimmed)) return whole;
  if (isCommand(trimmed)) return readCommand(trimmed);
  const words = trimmed
    .split(/[\s,;]+|(?:->|→|=>|\+)(?=\s)/)
    .filter((word) => word !== '' && !/^(?:->|→|=>|and|or|&|\+|…)$/.test(word));
  const each = words.map((word) => readWord(word).filter(isCertainPath));
  return words.length > 0 && each.every((said) => said.length > 0) ? each.flat() : [];
}

/** A shell line: its scripts, and words that can only be files. */
export function readCommand(line: string): readonly ClaimSubject[] {
  const paths = commandPaths(line)
    .filter(({ path, certain }) => certain && pathShape(path) === 'certain')
    .map(({ path }) => pathSaid(path, null));
  return [...commandScripts(line), ...paths];
}

/** `@scope/name`, `name@1.2.3`, `name==1.2`: can only be a package. */
function packageIn(word: string): string | null {
  const scoped = /^(@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*)(?:@[\w.^~*-]+)?$/i.exec(word);
  if (scoped !== null)
    return pathShape((scoped[1] ?? '').slice(1)) === 'certain' ? null : (scoped[1] ?? null);
  const pinned = /^([a-z0-9][\w.-]*)@[\^~]?v?\d[\w.+-]*$/.exec(word) ?? REQUIREMENT.exec(word);
  return pinned?.[1] ?? null;
}

/** pip's notation: `name==1.2`, `name[extra]>=1,<2`. */
const REQUIREMENT =
  /^([A-Za-z][\w.-]*)(?:\[[\w.,-]{1,80}\])?(?:===?|~=|>=|<=|!=)v?\d[\w.*+!-]{0,40}(?:,[<>=!~]{1,3}\d[\w.*+!-]{0,40}){0,4}$/;

function readWord(word: string): readonly ClaimSubject[] {
  const name = packageIn(word);
  if (name !== null) return [{ kind: 'dependency', name }];
  const place = withoutPlace(word);
  const path = relative(place.path);
  const shape = pathShape(path);
  if (shape === 'none') return [];
  return [{ ...pathSaid(path, place.line), certain: shape === 'certain' }];
}

/** The target of a link in `.planning/codebase`, from the root; nothing for addresses and anchors. */
export function readLinkTarget(target: string): readonly ClaimSubject[] {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/|\?)|%/i.test(target)) return [];
  const bare = /#L?\d/.test(target) ? target : (target.split('#', 1)[0] ?? '');
  const { path, line } = withoutPlace(bare);
  const fromRoot = path.replace(/^\/|^\.\.\/\.\.\//, '');
  const isBeside = fromRoot === path && /^(?:\.\/)?[A-Z]+\.md$/.test(path);
  const whole = isBeside ? `.planning/codebase/${path.replace(/^\.\//, '')}` : fromRoot;
  return pathShape(relative(whole)) === 'certain' ? [pathSaid(relative(whole), line)] : [];
}

function pathSaid(path: string, line: number | null): Extract<ClaimSubject, { kind: 'path' }> {
  return { kind: 'path', path, pattern: isPattern(path), certain: true, line };
}

function isCertainPath(said: ClaimSubject): boolean {
  return said.kind === 'path' && said.certain;
}

/** Includes `NN-name.md`, `YYYY-MM-DD.log`: capitals as placeholders. */
function isPattern(path: string): boolean {
  return /[*?<]|\{[^{}]*\}|\.\.\.|…/.test(path) || STANDS_FOR_ANY.test(path);
}

/** `a.ts:12`, `a.ts:12-20`, `a.ts:12:3`, `a.ts#L12-L20`, `a.md#anchor`, `a.py::test`, `a.ts:name`. */
function withoutPlace(word: string): { readonly path: string; readonly line: number | null } {
  const lines = /^(.+?\.?[\w)\]}]+)(?::|#L|:L)(\d{1,7})(?:[-–:]L?(\d{1,7}))*$/.exec(word);
  if (lines !== null) {
    const isRange = /[-–]L?\d+$/.test(word);
    return { path: lines[1] ?? word, line: Number(isRange ? lines[3] : lines[2]) };
  }
  const anchored = /^([^#:\s]+\.[A-Za-z]\w*)(?:#|::?)[^\s/]+$/.exec(word);
  return { path: anchored?.[1] ?? word, line: null };
}

/** With `/`, without `./`; a leading `/` stays, which makes it a route. */
function relative(path: string): string {
  const slashed = /^[\w.-]+(?:\\[\w.-]+)+\\?$/.test(path) ? path.replaceAll('\\', '/') : path;
  return slashed.replace(/^(?:\.\/)+(?=.)/, '');
}

// Whether a word looks like a path of a project, by its form alone. Mistakes are costly: an identifier taken for a path
// sends a mapper back for nothing, so a word is certain only when it can be nothing else.
const EXTENSIONS = wordsOf(
  'ts tsx mts cts js jsx mjs cjs json jsonc json5 jsonl ndjson vue svelte astro css scss sass less styl html htm hbs ejs pug',
  'py pyi ipynb rb erb rake gemspec go rs java kt kts groovy gradle scala clj cs csproj fsproj vb sln properties',
  'cc cpp cxx hpp hh hxx mm swift zig asm gyp gypi cmake exs eex erl hrl hs lhs mli lua jl dart php phtml twig blade',
  'sh bash zsh fish ps1 psm1 bat cmd md mdx markdown rst adoc txt yml yaml toml ini cfg conf xml xsd xsl plist',
  'sql prisma graphql gql proto thrift avsc tf tfvars hcl nix csv tsv svg png jpg jpeg gif webp ico woff woff2',
  'wasm wat tmpl tpl mustache liquid pem crt pbxproj podspec xcconfig lockb',
);

/** Also names of members: `mutex.lock`, `list.map`. Such bare words count only when the file exists. */
const MEMBERS_TOO = wordsOf(
  'c h d m s S r R ex ml pl pm nim inl map key env example sample service lock patch diff snap node props targets mod sum fs',
);

const BARE_NAMES = wordsOf(
  'Makefile GNUmakefile makefile Dockerfile Containerfile Procfile Gemfile Rakefile Vagrantfile Jenkinsfile Brewfile Podfile',
  'Justfile justfile Pipfile LICENSE LICENCE CODEOWNERS go.mod go.sum Cargo.lock yarn.lock poetry.lock uv.lock Gemfile.lock composer.lock',
);

/** Products and calls that end like file names. */
const PRODUCTS =
  /^(?:node|deno|bun|next|nuxt|vue|react|angular|express|ember|backbone|alpine|three|d3|chart|moment|day|ext|handlebars|mustache|discord|socket|knockout|polymer|solid|preact|require|electron|p5|pixi|plotly|video|highlight|prism|core|bignumber|decimal|fabric|matter|ml5|tensorflow|brain|paper|hammer|lazy|nest|koa|meteor|sails|total|adonis|keystone|strapi|gatsby|web|asp|vb|ado)\.(?:js|net|ts|io|py)$/i;
const CALLS =
  /^(?:(?:res|resp|response|req|request|reply|ctx|c|r)\.json|(?:this|self|super|cls|console|Math|JSON|Object|Array|process|module)\.\w+|import\.meta)$/;

type PathShape =
  /** It can only be a path. */
  | 'certain'
  /** It may be a path: `src/core`, `text/html`, `lodash/fp`. */
  | 'possible'
  | 'none';

/** @param word without white space, line numbers and anchors */
function pathShape(word: string): PathShape {
  if (word.length > 300 || !/^[\p{L}\p{N}_.@~+()[\]<>{},*?!/$ -]+$/u.test(word)) return 'none';
  if (
    /^(?:[~/$!,?-]|\.\.|<[/A-Z]|@\/|\.$)|\/\/|\$|\{\{|^\d+(?:[./]\d+)*$|^v\d[\d.]*(?:[-+][\w.]*)?$/.test(word)
  )
    return 'none';
  return word.replace(/\/$/, '').includes('/') ? nestedShape(word) : bareShape(word);
}

/** A word with a slash in the middle. */
function nestedShape(word: string): PathShape {
  const [first = ''] = word.split('/');
  if (isDomain(first)) return 'none';
  if (first.startsWith('@')) return 'none';
  if (/[()\s]/.test(word) && !/^[^()\s]*(?:\([\w.-]+\)[^()\s]*)+$/.test(word)) return 'none';
  if (word.endsWith('/') || hasKnownEnd(word)) return 'certain';
  if (/^\.[a-z][\w-]*$/.test(first)) return 'certain';
  return 'possible';
}

function bareShape(word: string): PathShape {
  if (word.endsWith('/')) return /^[\w.][\w.<>{}*-]*\/$/.test(word) ? 'certain' : 'none';
  if (BARE_NAMES.has(word) || isDotFile(word)) return 'certain';
  if (PRODUCTS.test(word) || CALLS.test(word)) return 'none';
  return word.startsWith('.') || !/^[\p{L}\p{N}_@+[\]<>{},*?.-]+$/u.test(word) ? 'none' : shapeByEnd(word);
}

function shapeByEnd(word: string): PathShape {
  const end = endOf(word);
  if (EXTENSIONS.has(end) || /\.\{[\w.,]+\}$/.test(word)) return 'certain';
  return MEMBERS_TOO.has(end) ? 'possible' : 'none';
}

function hasKnownEnd(word: string): boolean {
  const name = word.slice(word.lastIndexOf('/') + 1);
  const end = endOf(name);
  return BARE_NAMES.has(name) || EXTENSIONS.has(end) || MEMBERS_TOO.has(end) || /\{[\w.,]+\}$/.test(name);
}

/** The text after the last dot; empty when nothing precedes it. */
function endOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1) : '';
}

/** `.env`, `.gitignore`, `.eslintrc.cjs`; not `.map` and `.ts`. */
function isDotFile(word: string): boolean {
  return /^\.(?:env(?:\.[\w-]+)*|git(?:ignore|attributes|modules|keep)|[a-z]+rc(?:\.[a-z]+)?|[a-z]+ignore|editorconfig|nvmrc|node-version|python-version|ruby-version|tool-versions|travis\.yml|gitlab-ci\.yml|pre-commit-config\.yaml|clang-format|clang-tidy|rustfmt\.toml|golangci\.ya?ml|flake8|pylintrc|coveragerc|rspec|rubocop\.yml|swiftlint\.yml|mailmap|dockerignore)$/.test(
    word,
  );
}

function isDomain(part: string): boolean {
  return /^(?:[a-z0-9-]+\.)+(?:com|org|io|dev|net|in|sh|ai|co|app|us|uk|de|edu|gov|rs|me|so)(?::\d+)?$/i.test(
    part,
  );
}

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
