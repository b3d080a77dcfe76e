// Reads a source text's imports with tree-sitter in WebAssembly. A grammar is loaded with the first text of its
// language; parse trees are freed at once.

import { type Node, type Parser, Query } from 'web-tree-sitter';
import type { Grammar, RawImport } from '../../core/mapping/skeleton/facts/source-facts.ts';
import {
  functionQuery,
  javascriptQuery,
  pythonQuery,
  readJavascript,
  readPython,
  readRust,
  rustQuery,
  typescriptQuery,
} from './import-readers.ts';
import { loadGrammar } from './load-grammar.ts';

type ParsedImports =
  | {
      readonly status: 'ok';
      readonly imports: readonly RawImport[];
      readonly packageName: string | null;
      /** The grammar does not know some of the text; the rest was read. */
      readonly broken: boolean;
    }
  | { readonly status: 'late' };

/** Parsing an ordinary file takes milliseconds; only a crafted one takes this long. */
const LONGEST_MS = 3_000;

const loaded = new Map<Grammar, Promise<Loaded>>();

/** Never throws for a text, only when a grammar's file is missing. */
export async function parseImports(grammar: Grammar, text: string): Promise<ParsedImports> {
  const parsed = await parseAs(grammar, text);
  if (grammar !== 'javascript' || parsed.status === 'late' || !parsed.broken) return parsed;
  // Flow's types are not JavaScript, but close to TypeScript.
  const typed = await parseAs('tsx', text);
  if (typed.status === 'late') return parsed;
  return !typed.broken || typed.imports.length > parsed.imports.length ? typed : parsed;
}

async function parseAs(grammar: Grammar, text: string): Promise<ParsedImports> {
  const tools = await load(grammar);
  const part = relevantText(grammar, text);
  if (part === '') return { status: 'ok', imports: [], packageName: null, broken: false };
  const first = read(tools, grammar, part);
  const cutWrongly = part !== text && first.status === 'ok' && first.broken;
  return cutWrongly ? read(tools, grammar, text) : first;
}

type Loaded = {
  readonly parser: Parser;
  readonly query: Query;
  /** Finds functions; null where nesting in one does not matter. */
  readonly functions: Query | null;
};
type Reader = (capture: string, node: Node, isDeferred: (index: number) => boolean) => readonly RawImport[];

const READERS: Readonly<Record<Grammar, { readonly query: string; readonly read: Reader }>> = {
  javascript: { query: javascriptQuery, read: readJavascript },
  typescript: { query: typescriptQuery, read: readJavascript },
  tsx: { query: typescriptQuery, read: readJavascript },
  python: { query: pythonQuery, read: readPython },
  rust: { query: rustQuery, read: readRust },
  go: {
    query: '(package_clause (package_identifier) @package) (import_spec path: (_) @import)',
    read: (name, node) => (name === 'import' ? [{ text: node.text.slice(1, -1), kind: 'static' }] : []),
  },
  java: {
    query: '(package_declaration [(scoped_identifier) (identifier)] @package) (import_declaration) @import',
    read: (name, node) => (name === 'import' ? readJavaImport(node) : []),
  },
};

function readJavaImport(node: Node): readonly RawImport[] {
  const name = node.namedChildren.find((child) => /identifier$/.test(child?.type ?? ''));
  if (!name) return [];
  const text = name.text.replaceAll(/\s/g, '');
  const wildcard = node.namedChildren.some((child) => child?.type === 'asterisk');
  const isStatic = node.child(1)?.type === 'static';
  return [{ text: wildcard ? `${text}.*` : text, kind: 'static', ...(isStatic && { form: 'static' }) }];
}

function load(grammar: Grammar): Promise<Loaded> {
  const known = loaded.get(grammar);
  if (known !== undefined) return known;
  const loading = loadNow(grammar);
  loaded.set(grammar, loading);
  return loading;
}

async function loadNow(grammar: Grammar): Promise<Loaded> {
  const { language, parser } = await loadGrammar(grammar);
  const functions = READERS[grammar].read === readJavascript ? new Query(language, functionQuery) : null;
  return { parser, query: new Query(language, READERS[grammar].query), functions };
}

function read({ parser, query, functions }: Loaded, grammar: Grammar, text: string): ParsedImports {
  const end = performance.now() + LONGEST_MS;
  const isLate = () => performance.now() > end;
  const tree = parser.parse(text, null, { progressCallback: isLate });
  if (tree === null) {
    parser.reset();
    return { status: 'late' };
  }
  try {
    // Deep nesting slows the query, and every step to a parent, more than the parser.
    const captures = query.captures(tree.rootNode, { progressCallback: isLate });
    const isDeferred = captures.some(({ name }) => name === 'required')
      ? insideOf(functions?.captures(tree.rootNode, { progressCallback: isLate }) ?? [])
      : () => false;
    const imports: RawImport[] = [];
    for (const { name, node } of captures) {
      if (isLate()) break;
      imports.push(...READERS[grammar].read(name, node, isDeferred));
    }
    if (isLate()) return { status: 'late' };
    const declared = captures.find(({ name }) => name === 'package')?.node.text ?? null;
    return {
      status: 'ok',
      imports,
      packageName: declared?.replaceAll(/\s/g, '') ?? null,
      broken: tree.rootNode.hasError,
    };
  } finally {
    tree.delete();
  }
}

/**
 * Whether an index is inside one of the nodes. Nodes are sorted by start, nested or disjoint; ask for indices in that
 * order too.
 */
function insideOf(nodes: readonly { readonly node: Node }[]): (index: number) => boolean {
  let next = 0;
  let reach = 0;
  return (index) => {
    for (
      let node = nodes[next]?.node;
      node !== undefined && node.startIndex <= index;
      node = nodes[next]?.node
    ) {
      reach = Math.max(reach, node.endIndex);
      next += 1;
    }
    return index < reach;
  };
}

// How much of a source text must be parsed to see all its imports. A word search finds the last possible import; it
// decides only how far the parser reads, never what an import is.
const JAVASCRIPT = /\b(?:import|require)\b|\bfrom\s*(?=['"`/])/g;

const WORDS: Readonly<Record<Grammar, RegExp>> = {
  javascript: JAVASCRIPT,
  typescript: JAVASCRIPT,
  tsx: JAVASCRIPT,
  python: /import/g,
  go: /\b(?:import|package)\b/g,
  rust: /\b(?:use|mod|extern)\b/g,
  java: /\b(?:import|package)\b/g,
};

/** Lines that start a top-level statement in any sensibly written file. */
const OUTERMOST = /\n(?=[A-Za-z@#])/g;

/**
 * The text up to the first top-level line after the last import; all of it when there is no such line, empty when no
 * word hints at an import. A cut inside something is a syntax error: then the whole text must be parsed.
 */
function relevantText(grammar: Grammar, text: string): string {
  const last = lastMatch(WORDS[grammar], text);
  if (last === null) return '';
  OUTERMOST.lastIndex = last;
  const cut = OUTERMOST.exec(text);
  return cut === null ? text : text.slice(0, cut.index + 1);
}

function lastMatch(words: RegExp, text: string): number | null {
  let last: number | null = null;
  for (const match of text.matchAll(words)) last = match.index;
  return last;
}
