// What became of the tests of the changed files: deleted, skipped, robbed of what they asserted, or only moved, renamed
// and rewritten. Matched over all files, so that what moved is not lost.

import { type Assertion, findAssertions, literalOf } from './find-assertions.ts';
import { findTests } from './find-tests.ts';
import { type FoundTest, opens, tokensText, wordAt } from './found-test.ts';
import { type Family, familyOf, readTokens, type Token } from './read-tokens.ts';
import { swallowedFailures } from './swallowed-failures.ts';
import { inSentence, someOf, type Weakening } from './weakening.ts';

export interface ChangedFile {
  /** From the project's root, with `/`. */
  readonly path: string;
  /** Null where the file did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Of files that contain tests or what tests are made of. */
export function compareTests(files: readonly ChangedFile[]): readonly Weakening[] {
  const before = files.map(({ path, before: text }) => readSide(path, text ?? ''));
  const after = files.map(({ path, after: text }) => readSide(path, text ?? ''));
  const world: World = { before: gather(before), after: gather(after) };
  const { pairs, lost, fresh } = matched(world.before.tests, world.after.tests);
  const gone = lost.filter((test) => !isCovered(test, [...fresh, ...pairs.map((pair) => pair.after)], world));
  return [
    ...deletions(gone, files),
    ...marks(pairs, fresh),
    ...pairs.flatMap((pair) => inTest(pair, world)),
    ...files.flatMap((_, at) => inHelpers(before[at], after[at], world)),
  ];
}

interface Test extends FoundTest {
  readonly path: string;
  readonly family: Family;
  readonly assertions: readonly Assertion[];
}

interface Side {
  readonly path: string;
  readonly family: Family | null;
  readonly tests: readonly Test[];
  readonly rest: readonly Token[];
  readonly helpers: readonly Assertion[];
}

/** All files of one side together. */
interface Gathered {
  readonly tests: readonly Test[];
  /** How often an assertion stands anywhere, and a string or number outside of tests. */
  readonly texts: ReadonlyMap<string, number>;
  readonly loose: ReadonlyMap<string, number>;
  readonly assertions: number;
  readonly helpers: number;
  /** Functions that are defined outside of tests. */
  readonly functions: ReadonlySet<string>;
}

interface World {
  readonly before: Gathered;
  readonly after: Gathered;
}

interface Pair {
  readonly before: Test;
  readonly after: Test;
}

function readSide(path: string, text: string): Side {
  const family = familyOf(path);
  if (family === null) return { path, family, tests: [], rest: [], helpers: [] };
  const { tests, rest } = findTests(readTokens(text, family));
  return {
    path,
    family,
    tests: tests.map((test) => ({ ...test, path, family, assertions: findAssertions(test.body, family) })),
    rest,
    helpers: findAssertions(rest, family),
  };
}

function gather(sides: readonly Side[]): Gathered {
  const tests = sides.flatMap((side) => side.tests);
  const all = [...tests.flatMap(({ assertions }) => assertions), ...sides.flatMap(({ helpers }) => helpers)];
  const rest = sides.flatMap((side) => side.rest);
  return {
    tests,
    texts: counted(all.map(({ text }) => text)),
    loose: counted(rest.flatMap((token) => literalOf(token) ?? [])),
    assertions: all.length,
    helpers: sides.reduce((sum, { helpers }) => sum + helpers.length, 0),
    functions: new Set(rest.flatMap((token, at) => (isDefined(rest, at) ? [token.text] : []))),
  };
}

function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function isDefined(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'word' &&
    /^(?:function|def|func|fn|fun|const|let|void)$/.test(tokens[at - 1]?.text ?? '')
  );
}

interface Matched {
  readonly pairs: readonly Pair[];
  readonly lost: readonly Test[];
  readonly fresh: readonly Test[];
}

type Key = (test: Test) => string;

/** The surest way first: place and name, name, last part of the name in its file, what it does. */
const KEYS: readonly Key[] = [
  ({ path, name }) => `${path}\0${name}`,
  ({ name }) => name,
  ({ path, name }) => `${path}\0${leaf(name)}`,
  ({ body }) => tokensText(body),
  ({ assertions, name }) =>
    assertions.length === 0
      ? name
      : assertions
          .map(({ text }) => text)
          .sort()
          .join('\n'),
];

function leaf(name: string): string {
  return name
    .slice(Math.max(name.lastIndexOf(' > '), name.lastIndexOf('.'), name.lastIndexOf('::')) + 1)
    .trim();
}

function matched(before: readonly Test[], after: readonly Test[]): Matched {
  const pairs: Pair[] = [];
  let lost = before;
  let fresh = after;
  for (const key of KEYS) {
    const open = new Map<string, Test[]>();
    for (const test of fresh) open.set(key(test), [...(open.get(key(test)) ?? []), test]);
    const taken = new Set<Test>();
    lost = lost.filter((test) => {
      const found = open.get(key(test))?.shift();
      if (found === undefined) return true;
      pairs.push({ before: test, after: found });
      taken.add(found);
      return false;
    });
    fresh = fresh.filter((test) => !taken.has(test));
  }
  return { pairs, lost, fresh };
}

/** All that it expected is expected by another test that is new or has grown, as one of its rows perhaps. */
function isCovered(test: Test, others: readonly Test[], world: World): boolean {
  const wanted = dataOf(test);
  const same = world.before.tests;
  return others.some((other) => {
    if (other.skipped !== null || other.assertions.length === 0) return false;
    const old = same.find(({ path, name }) => path === other.path && name === other.name);
    if (old !== undefined && tokensText(old.body) === tokensText(other.body)) return false;
    const has = new Set(other.body.flatMap((token) => literalOf(token) ?? []));
    const texts = new Set(other.assertions.map(({ text }) => text));
    const isDemanding = weakest(other) >= weakest(test);
    if (wanted.length > 0) return isDemanding && wanted.every((literal) => has.has(literal));
    return test.assertions.length > 0 && test.assertions.every(({ text }) => texts.has(text));
  });
}

function weakest({ assertions }: Test): number {
  return Math.max(...assertions.map(({ strength }) => RANK[strength]), -1);
}

const RANK = { nothing: 0, loose: 1, partial: 2, exact: 3 };

function deletions(gone: readonly Test[], files: readonly ChangedFile[]): readonly Weakening[] {
  const paths = [...new Set(gone.map(({ path }) => path))];
  return paths.map((path) => {
    const names = gone.filter((test) => test.path === path).map(({ name }) => name);
    const isFileGone = files.find((file) => file.path === path)?.after === null;
    const count = names.length === 1 ? 'the test' : `${names.length} tests:`;
    const what = isFileGone
      ? `deleted with the file: ${count} ${someOf(names)}`
      : `deleted: ${count} ${someOf(names)}`;
    return { kind: 'test-deleted', path, line: null, what };
  });
}

function marks(pairs: readonly Pair[], fresh: readonly Test[]): readonly Weakening[] {
  const skipped = pairs.flatMap(({ before, after }) =>
    after.skipped !== null && before.skipped === null ? [{ test: after, how: after.skipped }] : [],
  );
  const hadOnly = new Set(pairs.filter(({ before }) => before.only !== null).map(({ after }) => after));
  const only = [...pairs.map(({ after }) => after), ...fresh].flatMap((test) =>
    test.only !== null && !hadOnly.has(test) ? [{ test, how: test.only }] : [],
  );
  const fewer = pairs.filter(({ before, after }) => after.cases < before.cases && after.skipped === null);
  return [
    ...byPlace(
      skipped,
      'test-skipped',
      (names, how) => `${names} no longer runs or counts (${inSentence(how)})`,
    ),
    ...byPlace(
      only,
      'only-some-tests',
      (names, how) => `${inSentence(how)} at ${names} keeps all other tests from running`,
    ),
    ...fewer.map(
      ({ before, after }): Weakening => ({
        kind: 'fewer-tests',
        path: after.path,
        line: after.line,
        what: `${inSentence(after.name)} runs for ${after.cases} rows instead of ${before.cases}`,
      }),
    ),
  ];
}

interface Marked {
  readonly test: Test;
  readonly how: string;
}

function byPlace(
  found: readonly Marked[],
  kind: Weakening['kind'],
  words: (names: string, how: string) => string,
): readonly Weakening[] {
  const places = new Map<string, Marked[]>();
  for (const one of found) {
    const key = `${one.test.path}\0${one.how}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const names = someOf([first, ...more].map(({ test }) => test.name));
    return [{ kind, path: first.test.path, line: first.test.line, what: words(names, first.how) }];
  });
}

function inTest({ before, after }: Pair, world: World): readonly Weakening[] {
  if (after.skipped !== null || tokensText(before.body) === tokensText(after.body)) return [];
  const place = { path: after.path, line: after.line };
  const name = inSentence(after.name);
  if (before.assertions.length > 0 && after.assertions.length === 0 && !callsNewHelper(after, world))
    return [{ ...place, kind: 'assertion-removed', what: `${name} asserts nothing any more` }];
  return [
    ...changedAssertions(before, after, world),
    ...newSwallowing(before, after).map(
      ({ line, how }): Weakening => ({
        kind: 'failure-swallowed',
        path: after.path,
        line,
        what: `${inSentence(how)} in ${name} keeps its assertions from failing it`,
      }),
    ),
  ];
}

function newSwallowing(before: Test, after: Test) {
  const known = swallowedFailures(before.body, before.family).map(({ how }) => how);
  return swallowedFailures(after.body, after.family).filter(({ how }) => {
    const at = known.indexOf(how);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}

function changedAssertions(before: Test, after: Test, world: World): readonly Weakening[] {
  const removed = without(before.assertions, after.assertions);
  const added = without(after.assertions, before.assertions);
  const { replaced, dropped } = replacedBy(removed, added);
  const name = inSentence(after.name);
  const found: Weakening[] = [];
  const lost = dropped.filter((assertion) => !isElsewhere(assertion, before, after, world));
  for (const { text } of lost.slice(0, 3)) {
    const what = `${name} no longer asserts ${inSentence(text)}`;
    found.push({ kind: 'assertion-removed', path: after.path, line: after.line, what });
  }
  for (const [old, present] of replaced) {
    if (RANK[present.strength] >= RANK[old.strength]) continue;
    const what = `${name} asserts ${inSentence(present.text)} instead of ${inSentence(old.text)}`;
    found.push({ kind: 'assertion-weakened', path: after.path, line: present.line, what });
  }
  if (found.length > 0) return found;
  return expectations(before, after, replaced, world);
}

/** What stands in the first list more often than in the second. */
function without(list: readonly Assertion[], others: readonly Assertion[]): readonly Assertion[] {
  const left = new Map(counted(others.map(({ text }) => text)));
  return list.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

type Replaced = readonly (readonly [Assertion, Assertion])[];

/** Pairs what looks at the same thing, then in order. */
function replacedBy(
  removed: readonly Assertion[],
  added: readonly Assertion[],
): { readonly replaced: Replaced; readonly dropped: readonly Assertion[] } {
  const replaced: [Assertion, Assertion][] = [];
  const open = [...added];
  const left = removed.filter((old) => {
    const at = open.findIndex(({ subject }) => subject === old.subject);
    const [found] = at === -1 ? [] : open.splice(at, 1);
    if (found !== undefined) replaced.push([old, found]);
    return found === undefined;
  });
  const dropped = left.filter((old) => {
    const found = open.shift();
    if (found !== undefined) replaced.push([old, found]);
    return found === undefined;
  });
  return { replaced, dropped };
}

const LOOPS = /^(?:for|forEach|each|map|every|iter|Run|parametrize|while|loop|zip)$/;

/** Moved to another test or helper, or one turn of a loop over what it compared. */
function isElsewhere(assertion: Assertion, before: Test, after: Test, world: World): boolean {
  const { text, literals, strength } = assertion;
  if ((world.after.texts.get(text) ?? 0) >= (world.before.texts.get(text) ?? 0)) return true;
  if (callsNewHelper(after, world)) return true;
  const loops = (test: Test) =>
    test.body.filter((token) => token.kind === 'word' && LOOPS.test(token.text)).length;
  const has = new Set(after.body.flatMap((token) => literalOf(token) ?? []));
  const isDemanded = after.assertions.some((other) => RANK[other.strength] >= RANK[strength]);
  return loops(after) > loops(before) && isDemanded && literals.every((literal) => has.has(literal));
}

/** A function that did not exist and asserts something, as far as one can see. */
function callsNewHelper({ body }: Test, { before, after }: World): boolean {
  if (after.helpers <= before.helpers) return false;
  return body.some(
    ({ kind, text }, at) =>
      kind === 'word' &&
      body[at + 1]?.text === '(' &&
      after.functions.has(text) &&
      !before.functions.has(text),
  );
}

/** Another value is expected, or the rows and inputs that a test is made of are others. */
function expectations(before: Test, after: Test, replaced: Replaced, world: World): readonly Weakening[] {
  const has = new Set(after.body.flatMap((token) => literalOf(token) ?? []));
  const isMoved = (literal: string) =>
    (world.after.loose.get(literal) ?? 0) > (world.before.loose.get(literal) ?? 0);
  const had = new Set(before.body.flatMap((token) => literalOf(token) ?? []));
  const direct = replaced.flatMap(([old, present]) => {
    const isSameForm = old.form === present.form;
    const isNew = present.literals.some((one) => !(isSameForm ? old.literals.includes(one) : had.has(one)));
    return isNew && old.subject === present.subject
      ? old.literals.filter((one) => !present.literals.includes(one))
      : [];
  });
  const handed = new Set(
    replaced.flatMap(([old, present]) => (isOwnHelper(present, after, world) ? old.literals : [])),
  );
  const vanished = dataOf(before).filter(
    (literal) => !has.has(literal) && !isMoved(literal) && !handed.has(literal),
  );
  const missing = [...new Set([...direct, ...vanished])];
  if (missing.length === 0) return [];
  const line = replaced[0]?.[1].line ?? after.line;
  const what = `${inSentence(after.name)} no longer expects or uses ${missing.slice(0, 3).map(inSentence).join(', ')}`;
  return [{ kind: 'expectation-changed', path: after.path, line, what }];
}

/** A call of a helper of the project's, which knows what to expect; not of one that is new and asserts nothing. */
function isOwnHelper({ text }: Assertion, { family }: Test, { before, after }: World): boolean {
  if (family === 'braces' || family === 'ruby' || family === 'shell') return false;
  const [, name = ''] = /^(?:await )?(\w{1,80})\(/.exec(text) ?? [];
  if (name === '' || /^(?:expect|assert|fail|should|panic|if)$/.test(name)) return false;
  return before.functions.has(name) || !after.functions.has(name) || after.helpers > before.helpers;
}

/**
 * The strings and numbers that a test is about: in its assertions, its lists and its variables. Not those that it hands
 * to other functions, such as a time to wait; not indices, messages, names and reasons.
 */
function dataOf({ body, assertions, family }: Test): readonly string[] {
  const inside = brackets(body);
  const messages = new Set(assertions.flatMap(({ message }) => message ?? []));
  const asserted = new Set(assertions.flatMap(({ literals }) => literals));
  const found = body.flatMap((token, at): readonly string[] => {
    const literal = literalOf(token);
    if (literal === null || messages.has(token) || isWord(body, at, family) || isIndex(body, at)) return [];
    return asserted.has(literal) || isData(body, at, inside[at] ?? '') ? [literal] : [];
  });
  return [...new Set(found)];
}

/** For each place the bracket that it stands in; `code` for that of a block. */
function brackets(body: readonly Token[]): readonly string[] {
  const inside: string[] = [];
  return body.map((token, at) => {
    if (opens(token)) inside.push(isCode(body, at) ? 'code' : token.text);
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) inside.pop();
    return inside.at(-1) ?? '';
  });
}

function isCode(body: readonly Token[], at: number): boolean {
  return wordAt(body, at) === '{' && /^(?:\)|=>|else|try|do|finally)$/.test(wordAt(body, at - 1));
}

function isData(body: readonly Token[], at: number, inside: string): boolean {
  if (/^:?=$/.test(wordAt(body, at - 1))) return inside !== '(';
  return inside === '[' || inside === '{';
}

function isIndex(body: readonly Token[], at: number): boolean {
  const before = body[at - 2];
  const isBehindName = before?.kind === 'word' || before?.text === ')' || before?.text === ']';
  return (
    body[at]?.kind === 'number' && body[at - 1]?.text === '[' && body[at + 1]?.text === ']' && isBehindName
  );
}

/** Written for people: a description, a message of Go's, a reason, a name. */
function isWord(body: readonly Token[], at: number, family: Family): boolean {
  const token = body[at];
  if (body[at - 1]?.text === '(' && /^(?:toHaveBeenCalledTimes|callCount)$/.test(body[at - 2]?.text ?? ''))
    return true;
  if (token?.kind !== 'string') return false;
  if (family === 'python' && token.first) return true;
  const before = body[at - 1]?.text;
  const name = body[at - 2]?.text ?? '';
  if (before === '=' && /^(?:reason|ignore|msg|message|id|ids)$/.test(name)) return true;
  const isNamed =
    before === '(' &&
    /^(?:Run|test|it|step|describe|Errorf|Error|Fatalf|Fatal|Log|Logf|Skip|Skipf|skip|xfail|fail|expect|panic)$/.test(
      name,
    );
  return (
    isNamed || (family === 'go' && /%[+#]?[a-z]/.test(token.text) && /^(?:Errorf|Fatalf|Logf)$/.test(name))
  );
}

/** Assertions outside of tests, in helpers and hooks. */
function inHelpers(before: Side | undefined, after: Side | undefined, world: World): readonly Weakening[] {
  if (before === undefined || after === undefined) return [];
  const removed = without(before.helpers, after.helpers);
  const added = without(after.helpers, before.helpers);
  const { replaced, dropped } = replacedBy(removed, added);
  const lost = dropped.filter(
    ({ text }) => (world.after.texts.get(text) ?? 0) < (world.before.texts.get(text) ?? 0),
  );
  const found: Weakening[] = replaced
    .filter(([old, present]) => RANK[present.strength] < RANK[old.strength])
    .map(([old, present]) => ({
      kind: 'assertion-weakened',
      path: after.path,
      line: present.line,
      what: `a helper of tests asserts ${inSentence(present.text)} instead of ${inSentence(old.text)}`,
    }));
  if (world.after.assertions >= world.before.assertions || after.rest.length === 0) return found;
  return [
    ...found,
    ...lost.slice(0, 3).map(
      ({ text }): Weakening => ({
        kind: 'assertion-removed',
        path: after.path,
        line: null,
        what: `a helper of tests no longer asserts ${inSentence(text)}`,
      }),
    ),
  ];
}
