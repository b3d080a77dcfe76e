// Whether a source file exports a name, by the rules of its language.

/** `unknown` when the language is not supported, or the file re-exports names that it does not list. */
export type Exported = 'yes' | 'no' | 'unknown';

type Reader = (text: string) => (name: string) => Exported;

/** The path selects the language; `name` is a single name as a plan writes it. */
export function exportReader(path: string, text: string): (name: string) => Exported {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const read = (READERS[extension] ?? literal)(text);
  // Anything but a name, such as `GET /api`, can only be searched for.
  return (name) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? read(name) : literal(text)(name));
}

const script: Reader = (text) => {
  const { names, open } = scriptExports(text);
  return (name) => (names.has(name) ? 'yes' : open ? 'unknown' : 'no');
};

const LONGEST_LIST = 20_000;

const python: Reader = (text) => {
  const code = withoutHashComments(text);
  const strings = withHashStrings(text);
  const from = strings.search(/^__all__\s*(?::[^=\n]+)?\+?=\s*[[(]/m);
  const all = from < 0 ? '' : (/^[^\])]*/.exec(strings.slice(from, from + LONGEST_LIST))?.[0] ?? '');
  const listed = new Set([...all.matchAll(/['"]([^'"]{1,200})['"]/g)].map(([, name]) => name));
  const star = /^from\s+\S+\s+import\s+\*/m.test(code);
  return (name) => {
    const own = new RegExp(
      `^(?:(?:async\\s+)?def\\s+${name}\\b|class\\s+${name}\\b|${name}\\s*(?::[^=\\n]+)?=(?!=)|(?:from\\s+\\S+\\s+)?import\\s+(?:\\S[^\\n]*)?\\b${name}\\b)`,
      'm',
    );
    const imported = new RegExp(`^from\\s+\\S+\\s+import\\s+\\([^()]{0,2000}\\b${name}\\b`, 'm');
    if (listed.has(name) || own.test(code) || imported.test(code)) return 'yes';
    return star ? 'unknown' : 'no';
  };
};

/** Keeps strings, since `__all__` lists names as strings; drops comments, which contain no names. */
function withHashStrings(text: string): string {
  return text.replaceAll(/^[ \t]*#[^\n]*/gm, '');
}

const go: Reader = (text) => {
  const code = withoutComments(text);
  const blocks = declarationBlocks(code);
  return (name) => {
    if (!/^\p{Lu}/u.test(name)) return 'no';
    const own = new RegExp(
      `^(?:func\\s+(?:\\([^)]{0,200}\\)\\s*)?${name}\\s*[[(]|(?:type|var|const)\\s+(?:\\w+\\s*,\\s*)*${name}\\b)`,
      'm',
    );
    const inBlock = new RegExp(`^[ \\t]*(?:\\w+[ \\t]*,[ \\t]*)*${name}\\b`, 'm');
    return own.test(code) || blocks.some((block) => inBlock.test(block)) ? 'yes' : 'no';
  };
};

/** The bodies of `var ( ... )` and the like. */
function declarationBlocks(code: string): readonly string[] {
  const blocks: string[] = [];
  for (const found of code.matchAll(/^(?:var|const|type)[ \t]*\(/gm)) {
    const end = code.indexOf('\n)', found.index);
    if (end === -1) break;
    blocks.push(code.slice(found.index + found[0].length, Math.min(end, found.index + 50_000)));
    if (blocks.length === 200) break;
  }
  return blocks;
}

const rust: Reader = (text) => {
  const code = withoutComments(text);
  const uses = [...code.matchAll(/\bpub(?:\([^)]{0,80}\))?\s+use\s((?:(?!\bpub\b)[^;]){1,1000});/g)].map(
    ([, path]) => path ?? '',
  );
  return (name) => {
    const own = new RegExp(
      `\\bpub(?:\\([^)]{0,80}\\))?\\s+(?:default\\s+)?(?:const\\s+)?(?:async\\s+)?(?:unsafe\\s+)?(?:extern\\s+(?:"[^"]*"\\s+)?)?(?:fn|struct|enum|trait|type|const|static|static\\s+mut|mod|union)\\s+${name}\\b`,
    );
    const macro = new RegExp(`#\\[macro_export[^[\\]]*\\]\\s*macro_rules!\\s*${name}\\b`);
    const handedOn = new RegExp(`(?:^|[:{,\\s])${name}\\s*(?:[,}]|$)`);
    if (own.test(code) || macro.test(code) || uses.some((path) => handedOn.test(path.trim()))) return 'yes';
    return uses.some((path) => path.includes('*')) ? 'unknown' : 'no';
  };
};

/** Any other language: a name that is not in the file cannot be exported; one that is may be. */
const literal: Reader = (text) => (name) => (text.includes(name) ? 'yes' : 'no');

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries('js jsx ts tsx mjs cjs mts cts'.split(' ').map((extension) => [extension, script])),
  py: python,
  pyi: python,
  go,
  rs: rust,
};

// The exported names of a JavaScript or TypeScript module, in both module systems.
interface ScriptExports {
  readonly names: ReadonlySet<string>;
  /** True when it re-exports all names of another module, or builds its exports in a way that is not understood. */
  readonly open: boolean;
}

const DECLARED =
  /\bexport\s+(?:declare\s+)?(default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function(?:\s*\*)?|class|const\s+enum|const|let|var|interface|type|enum|namespace|module)\s+([\w$]+)/g;
const DEFAULT = /\bexport\s+default\b(?:\s+([A-Za-z_$][\w$]*)\s*(?:;|\n|$))?/g;
const LIST = /\bexport\s+(?:type\s+)?\{([^{}]{0,5000})\}/g;
const ALL_AS = /\bexport\s+(?:type\s+)?\*\s+as\s+([\w$]+)/g;
const ALL = /\bexport\s+(?:type\s+)?\*\s+from\b/;
const PATTERN = /\bexport\s+(?:const|let|var)\s+([{[][^=;{}[\]]{0,2000}[}\]])\s*=/g;
/** `export const a = 1, b = 2;`, as far as it is on one line. */
const MORE = /\bexport\s+(?:const|let|var)\s+[\w$]+[^\n;]{0,500}/g;
const PROPERTY =
  /\b(?:module\.)?exports\.([\w$]+)\s*=(?!=)|Object\.defineProperty\(\s*(?:module\.)?exports\s*,\s*['"]([^'"]{1,200})['"]/g;
const OBJECT = /\bmodule\.exports\s*=\s*\{/g;
/** A real module has one; a text crafted to be slow has thousands. */
const MOST_OBJECTS = 10;
const WHOLE = /\bmodule\.exports\s*=\s*(?:(?:async\s+)?function\s*(?:\*\s*)?|class\s+)?([A-Za-z_$][\w$]*)/g;

/** Each form of export, with a function for its names. */
const FORMS: readonly (readonly [RegExp, (found: RegExpMatchArray) => readonly (string | undefined)[]])[] = [
  [DECLARED, ([, isDefault, name]) => [name, isDefault?.trim()]],
  [DEFAULT, ([, name]) => ['default', name]],
  [LIST, ([, list = '']) => listed(list)],
  [ALL_AS, ([, name]) => [name]],
  [PATTERN, ([, pattern = '']) => bound(pattern)],
  [MORE, ([line]) => further(line)],
  [PROPERTY, ([, dotted, defined]) => [dotted ?? defined]],
  [WHOLE, ([, name]) => [name]],
];

/** Never throws. */
function scriptExports(text: string): ScriptExports {
  const code = withoutComments(text);
  const given = FORMS.flatMap(([pattern, namesOf]) => [...code.matchAll(pattern)].flatMap(namesOf));
  const objects = [...code.matchAll(OBJECT)]
    .slice(0, MOST_OBJECTS)
    .map((found) => objectKeys(code, found.index + found[0].length));
  const names = [...given, ...objects.flatMap(({ keys }) => keys)].flatMap((name) => name ?? []);
  const assigned =
    /Object\.assign\(\s*(?:module\.)?exports\b|\bmodule\.exports\s*=\s*(?:require|Object)\b/.test(code);
  return { names: new Set(names), open: ALL.test(code) || assigned || objects.some(({ open }) => open) };
}

/** `a, b as c, type d, default as e`: the exported names. */
function listed(list: string): readonly string[] {
  return list.split(',').map(
    (part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\sas\s+/)
        .at(-1)
        ?.replaceAll(/['"]/g, '') ?? '',
  );
}

/** `{ a, b: c, ...d }` and `[a, b]`: the bound names. */
function bound(pattern: string): readonly string[] {
  return [...pattern.matchAll(/(?:^[{[]|,)\s*(?:\.\.\.)?(?:[\w$]+\s*:\s*)?([\w$]+)/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

function further(line: string): readonly string[] {
  return [...line.matchAll(/,\s*([A-Za-z_$][\w$]*)\s*=(?!=|>)/g)].flatMap(([, name]) => name ?? []);
}

/** The top-level keys of the object that begins at `from`; open when it spreads another object. */
function objectKeys(
  code: string,
  from: number,
): { readonly keys: readonly string[]; readonly open: boolean } {
  const inner = topLevel(code, from);
  const keys = [
    ...inner.matchAll(/(?:^|,)\s*(?:(?:async|get|set)\s+)?(?:\*\s*)?['"]?([\w$-]+)['"]?\s*(?=[,:]|$)/g),
  ];
  return { keys: keys.flatMap(([, key]) => key ?? []), open: /(?:^|,)\s*\.\.\./.test(inner) };
}

/** The text at the top level of the brackets; nested parts are dropped, and an opening parenthesis becomes a colon. */
function topLevel(code: string, from: number): string {
  let depth = 0;
  let kept = '';
  for (const char of code.slice(from, from + 50_000)) {
    if (CLOSES.test(char)) depth -= 1;
    else if (depth === 0) kept += char === '(' ? ':' : char;
    if (OPENS.test(char)) depth += 1;
    if (depth < 0) break;
  }
  return kept.trim();
}

const OPENS = /[{[(]/;
const CLOSES = /[}\])]/;

// Source of C-like languages without comments, so that commented-out code does not count as code.
const PARTS =
  /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
const HASH_PARTS =
  /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;

/** Keeps line ends and strings. A regular expression that contains a quote may hide the rest of its line. */
export function withoutComments(text: string): string {
  return text.replaceAll(PARTS, (part) => (/^\/[/*]/.test(part) ? blank(part) : part));
}

/** For languages with `#` comments; drops triple-quoted strings, too. */
function withoutHashComments(text: string): string {
  return text.replaceAll(HASH_PARTS, (part) =>
    part.startsWith('#') || part.startsWith('"""') || part.startsWith("'''") ? blank(part) : part,
  );
}

function blank(part: string): string {
  return part.replaceAll(/[^\n]+/g, ' ');
}
