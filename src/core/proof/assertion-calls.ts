// The calls around a literal in a parsed test, and which of their arguments are messages about a condition.

import { childrenOf, namedChildrenOf, type SyntaxNode } from './syntax-node.ts';

/** The largest expression of which the value is a part, with nothing computed in between. */
export function outermost(value: SyntaxNode): SyntaxNode {
  let whole = value;
  while (whole.parent !== null && AROUND.test(whole.parent.type) && !isKey(whole)) whole = whole.parent;
  return whole;
}

export function isKey(node: SyntaxNode): boolean {
  const { parent } = node;
  return (
    parent !== null &&
    /^(?:pair|keyed_element)$/.test(parent.type) &&
    namedChildrenOf(parent)[0]?.id === node.id
  );
}

/** Around a literal without changing that it is compared. */
const AROUND =
  /^(?:parenthesized_expression|unary_expression|unary_operator|array|list|tuple|object|dictionary|pair|array_expression|tuple_expression|array_initializer|composite_literal|literal_value|literal_element|keyed_element|expression_list|reference_expression|await_expression|as_expression)$/;

export const CALL = /^(?:call_expression|call|method_invocation|macro_invocation)$/;
export const ARGUMENTS = /^(?:arguments|argument_list|token_tree)$/;

export function calleeOf(call: SyntaxNode, list: SyntaxNode): string {
  return call.text.slice(0, list.startIndex - call.startIndex).slice(-300);
}

export function lastName(callee: string): string {
  return /([\w$]{0,100})\W{0,100}$/.exec(callee)?.[1] ?? '';
}

/** The helpers of a test that are given a condition somewhere: `check(!isLeap(1900), 'centuries')`. */
export function givenConditions(calls: readonly SyntaxNode[]): ReadonlySet<string> {
  return new Set(
    calls.flatMap((call) => {
      const list = namedChildrenOf(call).find(({ type }) => ARGUMENTS.test(type));
      const given = list === undefined ? [] : namedChildrenOf(list);
      return list !== undefined && given.length === 2 && given.some(isCondition)
        ? [lastName(calleeOf(call, list))]
        : [];
    }),
  );
}

/** `ok(a, 'why')`, and the other calls of a helper that takes conditions. */
export function isToldOf(literal: SyntaxNode, helpers: ReadonlySet<string>): boolean {
  const list = outermost(literal).parent;
  const call = list?.parent ?? null;
  if (list === null || call === null || !/string/.test(literal.type) || !CALL.test(call.type)) return false;
  const name = lastName(calleeOf(call, list));
  return namedChildrenOf(list).length === 2 && (ASSERTS_TRUTH.test(name) || helpers.has(name));
}

function isCondition(node: SyntaxNode): boolean {
  const { type } = node;
  if (/^(?:comparison_operator|boolean_operator|not_operator)$/.test(type)) return true;
  const signs = /^(?:unary|binary)_expression$/.test(type) ? childrenOf(node).map((part) => part.type) : [];
  return signs.some((sign) => /^(?:!|[!=]==?|[<>]=?|&&|\|\|)$/.test(sign));
}

/** Their other argument is a message. */
export const ASSERTS_TRUTH =
  /^(?:assert|ok|refute|(?:assert|refute|is|be)_?(?:not_?)?(?:true|false|null|nil|none))$/i;
