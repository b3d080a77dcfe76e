// A failure in real words: which test or file, where, what was expected and what came instead. For people and models.

import { clipText } from '../text/clip-text.ts';
import { harmless } from '../text/harmless.ts';
import type { Failure, FailureItem } from './text/failure.ts';

/** `cart > ten percent off (test/cart.test.js:5): expected 190 to be 180; +2 more`, one harmless line. */
export function failureHeadline(failure: Failure, cap = 200): string {
  const more = failure.total > 1 ? `; +${failure.total - 1} more` : '';
  // A record of an older MSW has no words of its own.
  const lead = failure.headline === '' ? maskedHeadline(failure) : failure.headline;
  const text = harmless(lead).replaceAll(/\s+/g, ' ').trim();
  return `${clipText(text, Math.max(1, cap - more.length))}${more}`;
}

/** One problem in the same words; without its place where the reader sees that already. */
export function itemHeadline(item: FailureItem): string {
  const said = saidBy(item);
  const where = whereOf(item);
  const test = testName(item);
  if (test !== null) return where === null ? `${test}: ${said}` : `${test} (${where}): ${said}`;
  return where === null ? `${item.tool}: ${said}` : `${where}: ${said}`;
}

/** The name of the problem when people compare two runs: the test, else the file and the words. */
export function itemName(item: FailureItem): string {
  const test = testName(item);
  if (test !== null) return test;
  return itemHeadline({ ...item, line: null, column: null, package: null });
}

/** The path alone may not be enough: two packages may have a file of one name. */
function whereOf(item: FailureItem): string | null {
  const place = placeOf(item);
  const { file } = item;
  const name = item.package;
  if (name === null || file?.split('/').includes(name.split('/').at(-1) ?? name)) return place;
  return place === null ? `in ${name}` : `${place} in ${name}`;
}

function placeOf({ file, line, column, ownFrame, testId }: FailureItem): string | null {
  if (file === null) return ownFrame;
  if (line === null) return file;
  // A test is found by its line; a compiler means one place within it.
  return column === null || testId !== null ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** Without the file, which stands next to it: `test_cart.py::test_vat` is `test_vat`. */
function testName({ testId, file }: FailureItem): string | null {
  if (testId === null || file === null) return testId;
  const plain = testId.startsWith(`${file}::`) ? testId.slice(file.length + 2) : testId;
  return plain === '' ? testId : plain;
}

function saidBy(item: FailureItem): string {
  const words = item.words === '' ? item.message : item.words;
  const { code } = item;
  const led = isTold(item.class, words) ? `${item.class}: ${words}` : words;
  if (code === null || words.includes(code)) return led;
  // `TS2322` and `ENOENT` are how the error is looked up, `no-undef` is which rule speaks.
  if (/^[A-Z]{1,12}\d{1,6}$/.test(code)) return `${code} ${led}`;
  return LINTERS.has(item.layout ?? item.tool) ? `${led} (${code})` : led;
}

/** An assertion's words say that it is one. */
function isTold(kind: string | null, words: string): boolean {
  if (kind === null || words.startsWith(kind) || words.startsWith('assertion')) return false;
  return /Error|Exception|^panic$/.test(kind) && !kind.includes('Assert');
}

const LINTERS: ReadonlySet<string> = new Set(['biome', 'eslint', 'mypy', 'phpstan', 'rubocop', 'clippy']);

function maskedHeadline({ tool, code, class: kind, message }: Failure): string {
  return `${[tool, code ?? kind].filter((part) => part !== null).join(' ')}: ${message}`;
}
