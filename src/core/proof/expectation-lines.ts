// Finds what a test expects where no grammar of its language is there: line by line, the literals next to an equality,
// in an assertion's call, or last in the row of a table. What is not surely an expectation is left alone.

import { ASSERTS_TRUTH } from './assertion-calls.ts';
import type { ExpectationEdit } from './expectations.ts';
import { otherLiteral } from './other-literal.ts';
import { isCode } from './test-files.ts';

/** The edits that change each expectation in a text, in its order. */
export function expectationLines(text: string, path: string): readonly ExpectationEdit[] {
  let start = 0;
  return text.split('\n').flatMap((line, row) => {
    const edits = editsOf(line, path).map((edit) => ({
      ...edit,
      start: start + edit.start,
      end: start + edit.end,
      row,
    }));
    start += line.length + 1;
    return edits;
  });
}

type LineEdit = Omit<ExpectationEdit, 'row'>;

function editsOf(line: string, path: string): readonly LineEdit[] {
  const isData = !isCode(path);
  const isRow = isData || ROW.test(line);
  if (SKIPPED.test(line) || (!isRow && BOUNDED.test(line))) return [];
  const isShell = /\.(?:sh|bash|zsh|bats)$/.test(path);
  const edits: LineEdit[] = isShell ? lastWord(line) : [];
  for (const { 0: literal, index } of line.matchAll(LITERAL)) {
    const end = index + literal.length;
    const isString = /^["']/.test(literal);
    const place: Place = { left: line.slice(0, index), right: line.slice(end), isString, isRow, isShell };
    if (!isData && !isExpected(line, place)) continue;
    const text = changedLiteral(literal, isData, edits.length + 1);
    if (text !== null) edits.push({ start: index, end, text });
  }
  return edits;
}

/** Imports, includes and comments. */
const SKIPPED =
  /^\s*(?:import|from|use|using|package|include|require\w*|load|source|\.|#include|@|\/\/|#|\*|exit)(?:\s|`|$)|\brequire\(|\bimport\(|__name__/;
const ROW = /^\s*(?:["'\w.-]+\s*(?::|=>|=)\s*)?[[{(].*[\]})],?\s*$|^\s*["'][^"']*["']\s*(?::|=>)\s*\S+,?\s*$/;
const LITERAL =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w.$])-?\d+(?:\.\d+)?(?![\w.])|\b(?:true|false|True|False)\b/g;
/** A changed literal need not fail here. */
const BOUNDED =
  /\s[<>]=?\s|throw|rais|match|contain|includ|\bclose|almost|approx|greater|less|at_?least|at_?most|\.not\.|not_?eq|_ne!|\bassert not\b/i;
const ASSERTS =
  /[aA]ssert|[eE]qual|[sS]ame|[eE]xpect|[sS]hould|[mM]ust|[vV]erify|[cC]heck|\b(?:is(?:_\w+)?|eq|ok)!?$|\bto[A-Z]\w*$/;
const QUIET =
  /(?:^|\W)(?:fail|panic|print\w*|log\w*|push|append|add|write\w*|sleep|set\w*|exit|test|it|describe|context|subtest)$/i;

/** `same "$(sh convert.sh 1.2.2024)" 2024-02-01` */
function lastWord(line: string): LineEdit[] {
  const [, start = '', word = ''] = /^(\s*\w+ +["'$].*["')] )([\w.:-]+)$/.exec(line) ?? [];
  if (word === '' || !isHelper(/^\s*\w+ /.exec(line)?.[0] ?? '')) return [];
  return [
    {
      start: start.length,
      end: line.length,
      text: /^-?\d+$/.test(word) ? `${Number(word) + 1}` : `${word}~`,
    },
  ];
}

interface Place {
  /** What stands before and behind the literal in its line. */
  readonly left: string;
  readonly right: string;
  readonly isString: boolean;
  readonly isRow: boolean;
  readonly isShell: boolean;
}

function isExpected(line: string, place: Place): boolean {
  if (place.isRow && place.right.search(LITERAL) < 0) return true;
  const operator = equalityAt(place);
  if (operator === null) return isExpectedArgument(line, place);
  const isCondition = /^\s*(?:\}\s*)?(?:if|unless|elif|else if)\b/.test(line);
  return operator.startsWith('!') === isCondition;
}

/** `==`, `!=` or the shell's `=` next to the literal. */
function equalityAt({ left, right, isShell }: Place): string | null {
  const operator = isShell && /\s=\s*$/.test(left) ? '=' : null;
  return operator ?? /([=!]==?)\s*$/.exec(left)?.[1] ?? /^\s*([=!]==?)/.exec(right)?.[1] ?? null;
}

function isExpectedArgument(line: string, { left, right, isString, isShell }: Place): boolean {
  if (/^\s*return\b/.test(line)) return false;
  const call = callAround(left);
  if (call === null) {
    // A helper in shell, and calls without parentheses: `same 21 ...`, `assert_equal 21, fee(7)`.
    const [, name = ''] = /^\s*([\w!]+) /.exec(left) ?? [];
    return isShell ? isHelper(left) : name !== 'if' && name !== 'assert' && isAssertion(name, isString);
  }
  if (ASSERTS.test(call.name)) return isAssertion(call.name, isString);
  const isLast = /,\s*$/.test(left) && /^\s*\)/.test(right);
  const isStatement = /(?:^|\{|;)\s*$/.test(call.before) && !/^(?:if|for|while|switch|)$/.test(call.name);
  return isLast && isStatement && !QUIET.test(call.name);
}

function isAssertion(name: string, isString: boolean): boolean {
  // `ok($sum > 3, 'large enough')`
  return ASSERTS.test(name) && !(isString && ASSERTS_TRUTH.test(/\w{0,60}$/.exec(name)?.[0] ?? ''));
}

/** The first argument of a function of the script's own: `same 21 "$(...)"`. */
function isHelper(left: string): boolean {
  const [, name] = /^\s*(\w+) $/.exec(left) ?? [];
  return name !== undefined && !PROGRAMS.test(name);
}

const PROGRAMS =
  /^(?:echo|printf|cd|set|export|local|return|shift|trap|mkdir|rm|cp|mv|cat|grep|sed|awk|sleep|kill|touch|chmod)$/;

/** The call of which the text's end is an argument, or a part of one that is a list. */
function callAround(left: string): { readonly name: string; readonly before: string } | null {
  const at = openedLast(left);
  if (left[at] === '[' || left[at] === '{') return callAround(left.slice(0, at));
  if (at === -1) return null;
  const name = /[\w.:!$>-]{0,100}$/.exec(left.slice(0, at))?.[0] ?? '';
  return { name, before: left.slice(0, at - name.length) };
}

/** The index of the innermost bracket that is still open at the end; -1 without one. */
function openedLast(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (')]}'.includes(text.charAt(at))) depth += 1;
    if (!'([{'.includes(text.charAt(at))) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return -1;
}

function changedLiteral(literal: string, isData: boolean, nth: number): string | null {
  const first = literal[0] ?? '';
  if (first !== '"' && first !== "'")
    return otherLiteral({ kind: /^[a-z]/i.test(literal) ? 'boolean' : 'number', text: literal, nth });
  // The strings of data are inputs as often.
  if (isData) return null;
  const other = otherLiteral({ kind: 'string', text: literal.slice(1, -1), nth });
  return other === null ? null : `${first}${other}${first}`;
}
