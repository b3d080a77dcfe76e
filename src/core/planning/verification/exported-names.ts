// Whether a source file gives a name to others, by the rules of its language.

import { scriptExports, withoutComments, withoutHashComments } from './script-exports.ts';

/** `unknown` where the language is not read, or the file hands on names that are not seen in it. */
export type Exported = 'yes' | 'no' | 'unknown';

type Reader = (text: string) => (name: string) => Exported;

/** The path tells the language; `name` is one name as a plan writes it. */
export function exportReader(path: string, text: string): (name: string) => Exported {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const read = (READERS[extension] ?? literal)(text);
  // What is no name, such as `GET /api`, can only be looked for.
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

/** Names in a list of names are strings, which are kept; comments in it are not names. */
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

/** The insides of `var ( ... )` and its like. */
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

/** Another language: a name that is nowhere in the file is surely not given; one that is there may be. */
const literal: Reader = (text) => (name) => (text.includes(name) ? 'yes' : 'no');

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries('js jsx ts tsx mjs cjs mts cts'.split(' ').map((extension) => [extension, script])),
  py: python,
  pyi: python,
  go,
  rs: rust,
};
