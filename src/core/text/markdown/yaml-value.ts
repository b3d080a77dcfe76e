// Reads YAML as texts, lists and maps. Walks the tree instead of converting it, so that an alias cannot multiply and
// every scalar keeps its spelling.

import { isAlias, isMap, isPair, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { isTooNested, TOO_NESTED } from '../nesting.ts';
import { mapOf, type Value } from './value.ts';

export type YamlReading =
  | { readonly status: 'ok'; readonly value: Value }
  /** `at` is an offset into the source. */
  | { readonly status: 'invalid'; readonly reason: string; readonly at: number };

const DEEPEST = 40;

/** Never throws: a parser error becomes an `invalid` reading. The last of duplicate keys wins. */
export function readYaml(source: string): YamlReading {
  if (isTooNested(source)) return { status: 'invalid', reason: TOO_NESTED, at: 0 };
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
