// Parses a source text with the grammar of its language, for as long as somebody looks at the tree.

import { languageOf } from '../../core/mapping/skeleton/facts/languages.ts';
import type { Grammar } from '../../core/mapping/skeleton/facts/source-facts.ts';
import type { SyntaxNode } from '../../core/proof/syntax-node.ts';
import { loadGrammar } from './load-grammar.ts';

/** Parsing an ordinary file takes milliseconds; only a crafted one takes this long. */
const LONGEST_MS = 3_000;

/** What `look` makes of the tree; null without a grammar, or for a text that is not valid source or takes too long. */
export async function lookAtSyntax<T>(
  path: string,
  text: string,
  look: (root: SyntaxNode) => T,
): Promise<T | null> {
  const grammar = grammarOf(path);
  if (grammar === null) return null;
  const { parser } = await loadGrammar(grammar);
  const end = performance.now() + LONGEST_MS;
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > end });
  if (tree === null) {
    parser.reset();
    return null;
  }
  try {
    return tree.rootNode.hasError ? null : look(tree.rootNode);
  } finally {
    tree.delete();
  }
}

function grammarOf(path: string): Grammar | null {
  const reader = languageOf(path)?.reader ?? null;
  return reader !== null && isGrammar(reader) ? reader : null;
}

const GRAMMARS: ReadonlySet<string> = new Set<Grammar>([
  ...(['javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'java'] as const),
]);

function isGrammar(reader: string): reader is Grammar {
  return GRAMMARS.has(reader);
}
