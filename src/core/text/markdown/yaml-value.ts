// Reads YAML as texts, lists and maps. The tree is walked instead of converted, so that an alias cannot
// multiply and no scalar loses its spelling.

import { isAlias, isMap, isPair, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { mapOf, type Value } from './value.ts';

export type YamlReading =
  | { readonly status: 'ok'; readonly value: Value }
  /** `at` is an offset into the source. */
  | { readonly status: 'invalid'; readonly reason: string; readonly at: number };

const DEEPEST = 40;

/** Total: what the parser throws is a reading, too. Of duplicate keys the last wins. */
export function readYaml(source: string): YamlReading {
  try {
    const document = parseDocument(source, {
      schema: 'failsafe',
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
    });
    const [error] = document.errors;
    if (error !== undefined) return { status: 'invalid', reason: error.message, at: error.pos[0] };
    return { status: 'ok', value: toValue(document.contents, 0) };
  } catch (error) {
    // Nesting beyond the stack, for one.
    return { status: 'invalid', reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}

function toValue(node: unknown, depth: number): Value {
  if (depth > DEEPEST) return '';
  if (isScalar(node)) return typeof node.value === 'string' ? node.value : '';
  if (isAlias(node)) return `*${node.source}`;
  if (isSeq<ParsedNode>(node)) return node.items.map((item) => toValue(item, depth + 1));
  if (!isMap(node)) return '';
  return mapOf(
    node.items.flatMap((pair) => {
      if (!isPair(pair)) return [];
      const key = toValue(pair.key, DEEPEST);
      return typeof key === 'string' ? [[key, toValue(pair.value, depth + 1)] as const] : [];
    }),
  );
}
