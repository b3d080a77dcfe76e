// Finds in a parsed test what it expects: the literals that a changed program would differ from. Inputs, titles,
// messages, bounds and patterns are left alone, since a sound test may pass with others.

import {
  ARGUMENTS,
  CALL,
  calleeOf,
  givenConditions,
  isKey,
  isToldOf,
  lastName,
  outermost,
} from './assertion-calls.ts';
import { otherLiteral } from './other-literal.ts';
import { childrenOf, namedChildrenOf, type SyntaxNode } from './syntax-node.ts';

/** Replaces a literal by another of its kind. */
export interface ExpectationEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Counts from 0. */
  readonly row: number;
}

/** The edits that change each expectation below `root`, in the order of the text. */
export function expectationsIn(root: SyntaxNode): readonly ExpectationEdit[] {
  const literals: SyntaxNode[] = [];
  const names: SyntaxNode[] = [];
  const calls: SyntaxNode[] = [];
  for (const node of nodesBelow(root)) {
    if (LITERAL.test(node.type)) literals.push(node);
    else if (NAME.test(node.type)) names.push(node);
    else if (CALL.test(node.type)) calls.push(node);
  }
  const conditions = givenConditions(calls);
  const compared = namesCompared(names);
  const perRow = new Map<number, number>();
  return literals.flatMap((literal) => {
    if (!isCompared(literal) && !isComparedByName(literal, compared) && !isInTable(literal, compared))
      return [];
    if (isToldOf(literal, conditions)) return [];
    const { row } = literal.startPosition;
    const nth = (perRow.get(row) ?? 0) + 1;
    const edit = changed(literal, nth);
    if (edit === null) return [];
    perRow.set(row, nth);
    return [{ ...edit, row }];
  });
}

const NAME = /identifier$|^selector_expression$|^member_expression$|^attribute$/;

/** Names whose only use is to be compared: what is an input too may change both sides alike. */
function namesCompared(names: readonly SyntaxNode[]): ReadonlySet<string> {
  const compared = new Set<string>();
  const used = new Set<string>();
  for (const node of names) {
    if (isCompared(node)) compared.add(nameOf(node));
    else if (!isDeclared(node) && !isTold(node) && !NAME.test(node.parent?.type ?? ''))
      used.add(nameOf(node));
  }
  return new Set([...compared].filter((name) => !used.has(name)));
}

function isDeclared(node: SyntaxNode): boolean {
  const declaration = node.parent?.type === 'expression_list' ? node.parent.parent : node.parent;
  return (
    declaration !== null &&
    (DECLARATION.test(declaration.type) || /declaration$|^pair$|element$/.test(declaration.type))
  );
}

/** In a message about a failure. */
function isTold(node: SyntaxNode): boolean {
  const list = outermost(node).parent;
  const call = list?.parent ?? null;
  return list !== null && call !== null && CALL.test(call.type) && QUIET.test(lastName(calleeOf(call, list)));
}

function* nodesBelow(root: SyntaxNode): Generator<SyntaxNode> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if (!LITERAL.test(node.type)) open.push(...childrenOf(node).toReversed());
  }
}

const LITERAL =
  /^(?:number|integer|float|true|false)$|^(?:int|float|integer|boolean|decimal_integer|decimal_floating_point)_literal$|^string$|string_literal$/;
const COMPARISON = /^(?:binary_expression|comparison_operator)$/;
/** Whether a value is one side of an equation that a test states, or an argument of an assertion. */
function isCompared(value: SyntaxNode): boolean {
  const whole = outermost(value);
  const { parent } = whole;
  if (parent === null) return false;
  if (parent.type === 'token_tree') return isComparedInMacro(whole, parent);
  if (COMPARISON.test(parent.type)) return isAsserted(parent);
  return ARGUMENTS.test(parent.type) && isExpectedArgument(whole, parent);
}

/** `assert a == b`, `ok(a === b)`; in an `if` the test fails where they differ. */
function isAsserted(comparison: SyntaxNode): boolean {
  const operator = childrenOf(comparison).find(({ type }) => /^(?:[!=]==?|is|is not)$/.test(type))?.type;
  if (operator === undefined) return false;
  let around = comparison;
  while (
    around.parent !== null &&
    /^(?:parenthesized_expression|binary_expression|boolean_operator)$/.test(around.parent.type)
  )
    around = around.parent;
  const holder = around.parent;
  if (holder === null) return false;
  const isEqual = operator !== 'is not' && !operator.startsWith('!');
  if (/^(?:if_statement|if_expression|elif_clause)$/.test(holder.type)) return !isEqual;
  if (!isEqual) return false;
  return (
    holder.type === 'assert_statement' || (ARGUMENTS.test(holder.type) && isExpectedArgument(around, holder))
  );
}

function isExpectedArgument(argument: SyntaxNode, list: SyntaxNode): boolean {
  const call = list.parent;
  if (call === null || !CALL.test(call.type)) return false;
  const callee = calleeOf(call, list);
  if (BOUNDED.test(callee) || callee === 'require') return false;
  const given = namedChildrenOf(list).filter(({ text }, at) => at > 0 || text !== 't');
  if (!isStatement(call)) return false;
  if (ASSERTS.test(lastName(callee))) return !isMessage(argument, given);
  // A helper of the test's own: `same(fare(10), 9);`
  const isOwn = /^(?:await\s+)?(?:(?:self|this)\.)?\w+$/.test(callee) && !QUIET.test(lastName(callee));
  return isOwn && given.length > 1 && given.at(-1)?.id === argument.id;
}

/** Whether nothing is made of the call's value, and the test does not wait for an error of it. */
function isStatement(call: SyntaxNode): boolean {
  let whole = call;
  while (whole.parent !== null && CHAINED.test(whole.parent.type)) whole = whole.parent;
  if (!STATEMENT.test(whole.parent?.type ?? '')) return false;
  let around = whole.parent;
  while (around !== null && around.type !== 'with_statement' && !/function/.test(around.type))
    around = around.parent;
  return around?.type !== 'with_statement' || !/\braises\b|assertRaises/.test(around.text.slice(0, 200));
}

const STATEMENT = /^(?:expression_statement|arrow_function|lambda|lambda_expression|return_statement)$/;
/** `expect(a).resolves.toBe(b)`, `assertThat(a).isEqualTo(b)`. */
const CHAINED =
  /^(?:await_expression|member_expression|attribute|selector_expression|call_expression|call|method_invocation)$/;

/** `equal(a, b, 'why')`, `assertEquals("why", a, b)`. */
function isMessage(argument: SyntaxNode, given: readonly SyntaxNode[]): boolean {
  if (given.length < 3 || !/string/.test(argument.type)) return false;
  const isLast = given.at(-1)?.id === argument.id;
  const isFirst = given[0]?.id === argument.id;
  return isLast || (isFirst && !given.slice(1).some(({ type }) => type === 'string_literal'));
}

/** Rust parses the arguments of a macro into tokens only. */
function isComparedInMacro(token: SyntaxNode, tree: SyntaxNode): boolean {
  let holder = tree;
  while (holder.parent?.type === 'token_tree') {
    // Behind a name, a group holds the arguments of a call; behind `Some` or `Ok`, the parts of a value.
    const before = sibling(holder, -1);
    if (before !== null && /identifier$/.test(before.type) && /^[a-z_]/.test(before.text)) return false;
    holder = holder.parent;
  }
  if (holder.parent?.type !== 'macro_invocation') return false;
  const macro = lastName(calleeOf(holder.parent, holder));
  if (/^assert$|^debug_assert$/.test(macro))
    return [-2, -1, 1].some((step) => sibling(token, step)?.type === '==');
  return /^(?:debug_)?assert_eq$|assert.*eq/.test(macro) && !isMacroMessage(token, holder);
}

/** What follows the second comma. */
function isMacroMessage(token: SyntaxNode, list: SyntaxNode): boolean {
  const before = childrenOf(list).filter(
    ({ type, endIndex }) => type === ',' && endIndex <= token.startIndex,
  );
  return before.length > 1;
}

function sibling(node: SyntaxNode, step: number): SyntaxNode | null {
  const all = node.parent === null ? [] : childrenOf(node.parent);
  return all[all.findIndex(({ id }) => id === node.id) + step] ?? null;
}

const ASSERTS =
  /[aA]ssert|[eE]qual|[sS]ame|[eE]xpect|[sS]hould|[rR]equire|[mM]ust|[vV]erify|[cC]heck|^(?:is|eq|ok|be)$|^to[A-Z]\w*$/;
/** A changed literal need not fail here. */
const BOUNDED =
  /throw|rais|match|contain|includ|close|almost|approx|greater|less|at_?least|at_?most|not(?:_|\.|equal|same|eq\b|in$|null|nil|be)|_ne$/i;
const QUIET =
  /^(?:test|it|describe|context|suite|specify|each|Run|error|errorf|fatal|fatalf|log|logf|skip|skipf|fail|panic|print\w*|set\w*|sleep|push|append|add|write\w*|listen|range|mock\w*|require|import|exit)$/i;

/** `want := 9`, where `want` is compared. */
function isComparedByName(literal: SyntaxNode, compared: ReadonlySet<string>): boolean {
  const whole = outermost(literal);
  const declaration = whole.parent;
  if (declaration === null || !DECLARATION.test(declaration.type)) return false;
  const [name] = namedChildrenOf(declaration);
  return name !== undefined && name.id !== whole.id && compared.has(lastName(name.text));
}

const DECLARATION =
  /^(?:variable_declarator|assignment|short_var_declaration|let_declaration|var_spec|const_spec|const_item)$/;

function nameOf({ text }: SyntaxNode): string {
  return lastName(text);
}

/** In a row of a table the field that is compared, else the last value. */
function isInTable(literal: SyntaxNode, compared: ReadonlySet<string>): boolean {
  const cell = cellOf(literal);
  const row = cell?.parent ?? null;
  const table = row?.parent ?? null;
  if (cell === null || row === null || table === null) return false;
  if (cell.type === 'pair' || cell.type === 'keyed_element') return isInKeyedRow(cell, row, compared);
  return isRowOf(row, table) && namedChildrenOf(row).at(-1)?.id === cell.id;
}

/** Whether all parts of a table are rows like this one. */
function isRowOf(row: SyntaxNode, holder: SyntaxNode): boolean {
  const table = holder.type === 'literal_element' ? holder.parent : holder;
  if (table === null || !ROW.test(row.type) || !TABLE.test(table.type)) return false;
  const width = namedChildrenOf(row).length;
  const rows = namedChildrenOf(table).map((one) =>
    one.type === 'literal_element' ? namedChildrenOf(one)[0] : one,
  );
  return width > 1 && rows.every((one) => one?.type === row.type && namedChildrenOf(one).length === width);
}

const TABLE = /^(?:array|list|tuple|literal_value|array_expression|array_initializer)$/;
const ROW = /^(?:array|tuple|literal_value|array_expression|tuple_expression|array_initializer)$/;

/** The child of a row that holds nothing but the literal. */
function cellOf(literal: SyntaxNode): SyntaxNode | null {
  let cell = literal;
  while (
    cell.parent !== null &&
    /^(?:unary_expression|unary_operator|literal_element|pair|keyed_element)$/.test(cell.parent.type)
  ) {
    if (isKey(cell)) return null;
    cell = cell.parent;
  }
  return cell;
}

function isInKeyedRow(cell: SyntaxNode, row: SyntaxNode, compared: ReadonlySet<string>): boolean {
  const cells = namedChildrenOf(row);
  const keyOf = (one: SyntaxNode) => namedChildrenOf(one)[0];
  // A table from what goes in to what comes out.
  if (/string|literal|number|integer/.test(innermost(keyOf(cell)).type))
    return DECLARATION.test(holderOf(row).type);
  const isTable = TABLE.test(row.parent?.type ?? '') || row.parent?.type === 'literal_element';
  if (!isTable) return false;
  const named = cells.filter((one) => compared.has(keyOf(one)?.text ?? ''));
  return named.length > 0 ? named.some(({ id }) => id === cell.id) : cells.at(-1)?.id === cell.id;
}

function innermost(node: SyntaxNode | undefined): { readonly type: string } {
  if (node === undefined) return { type: '' };
  const [only] = namedChildrenOf(node);
  return node.type === 'literal_element' && only !== undefined ? only : node;
}

function holderOf(row: SyntaxNode): { readonly type: string } {
  let holder = row.parent;
  while (holder !== null && /^(?:composite_literal|expression_list)$/.test(holder.type))
    holder = holder.parent;
  return holder ?? { type: '' };
}

/** Null for a literal that has no other of its kind, or could be part of a path or a pattern. */
function changed(literal: SyntaxNode, nth: number): Omit<ExpectationEdit, 'row'> | null {
  const { startIndex: start, endIndex: end, text, type } = literal;
  if (/string/.test(type)) {
    if (childrenOf(literal).some(({ type: part }) => /interpolation|substitution/.test(part))) return null;
    const content = childrenOf(literal).filter(({ type: part }) => /content|fragment|escape/.test(part));
    const [first, last] = [content[0], content.at(-1)];
    if (first === undefined || last === undefined) return null;
    const inner = text.slice(first.startIndex - start, last.endIndex - start);
    const other = otherLiteral({ kind: 'string', text: inner, nth });
    return other === null ? null : { start: first.startIndex, end: last.endIndex, text: other };
  }
  const kind = /true|false|boolean/.test(type) ? 'boolean' : 'number';
  const other = otherLiteral({ kind, text, nth });
  return other === null ? null : { start, end, text: other };
}
