// Compares the tests of the changed files: deleted, skipped, stripped of assertions, or only moved, renamed and
// rewritten. Matches across all files, so that a moved test is not reported as lost.

import type { ChangedFile } from './changed-file.ts';
import { conditionalAssertions } from './conditional-assertions.ts';
import { type Assertion, literalOf } from './find-assertions.ts';
import { tokensText } from './found-test.ts';
import { isCovered, matchTests, type Pair, RANK, strongest } from './match-tests.ts';
import type { Token } from './read-tokens.ts';
import { swallowedFailures } from './swallowed-failures.ts';
import { dataOf } from './test-data.ts';
import { counted, type Gathered, gather, readSide, type Side, type Test } from './test-side.ts';
import { inSentence, someOf, type Weakening } from './weakening.ts';

/** `files` contain tests or test helpers. */
export function compareTests(files: readonly ChangedFile[]): readonly Weakening[] {
  const before = files.map(({ path, before: text }) => readSide(path, text ?? ''));
  const after = files.map(({ path, after: text }) => readSide(path, text ?? ''));
  const world: World = { before: gather(before), after: gather(after) };
  const { pairs, lost, fresh } = matchTests(world.before.tests, world.after.tests);
  const grown = pairs.filter((pair) => pair.before.text !== pair.after.text).map((pair) => pair.after);
  const runs = [...fresh, ...grown].filter((test) => test.skipped === null && test.assertions.length > 0);
  const gone = lost.filter((test) => !isCovered(test, dataOf(test), runs) && !isRow(test, fresh, world));
  return [
    ...deletions(gone, files),
    ...marks(pairs, fresh),
    ...pairs.flatMap((pair) => inTest(pair, world)),
    ...files.flatMap((_, at) => inHelpers(before[at], after[at], world)),
  ];
}

/** Whether it became a row from which a loop makes a test: a new test beside it has no data of its own. */
function isRow(test: Test, fresh: readonly Test[], world: World): boolean {
  const wanted = dataOf(test);
  const makes = fresh.some(
    (other) =>
      other.path === test.path &&
      other.skipped === null &&
      dataOf(other).length === 0 &&
      strongest(other) >= strongest(test),
  );
  return makes && wanted.length > 0 && wanted.every((literal) => isLoose(literal, world));
}

/** Whether it now occurs outside tests. */
function isLoose(literal: string, { before, after }: World): boolean {
  return (after.loose.get(literal) ?? 0) > (before.loose.get(literal) ?? 0);
}

interface World {
  readonly before: Gathered;
  readonly after: Gathered;
}

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
  const isNewlySkipped = after.skipped !== null && before.skipped === null;
  if (isNewlySkipped || before.text === after.text) return [];
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
    ...newConditions(before, after),
  ];
}

/** A new condition around assertions that always ran. */
function newConditions(before: Test, after: Test): readonly Weakening[] {
  const old = conditionalAssertions(before.body, before.family);
  const present = conditionalAssertions(after.body, after.family);
  const known = new Set(old.conditions.map(({ how }) => how));
  const found = present.conditions.find(({ how }) => !known.has(how));
  if (found === undefined || present.always >= old.always) return [];
  const what = `${inSentence(after.name)} asserts only where ${inSentence(found.how)} holds`;
  return [{ kind: 'failure-swallowed', path: after.path, line: found.line, what }];
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
  const lost = dropped.filter(
    (assertion) => !isMerged(assertion, added) && !isElsewhere(assertion, before, after, world),
  );
  for (const { text } of lost.slice(0, 3)) {
    const what = `${name} no longer asserts ${inSentence(text)}`;
    found.push({ kind: 'assertion-removed', path: after.path, line: after.line, what });
  }
  for (const [old, present] of replaced) {
    if (RANK[present.strength] >= RANK[old.strength] && !hasMoreWays(old, present, after)) continue;
    const what = `${name} asserts ${inSentence(present.text)} instead of ${inSentence(old.text)}`;
    found.push({ kind: 'assertion-weakened', path: after.path, line: present.line, what });
  }
  found.push(...comparesItself(before, after));
  if (found.length > 0) return found;
  return expectations(before, after, replaced, world);
}

/** Its comparison is now part of another one. */
function isMerged({ subject, literals }: Assertion, added: readonly Assertion[]): boolean {
  const words = subject.match(/\w+/g) ?? [];
  return added.some((other) => {
    const has = new Set(other.text.match(/\w+/g));
    return (
      RANK[other.strength] === RANK.exact &&
      words.every((word) => has.has(word)) &&
      literals.every((one) => other.literals.includes(one))
    );
  });
}

/** It now accepts more values: `a == 1 or a == 2`; in Go, where the condition means failure, `a != 1 && a != 2`. */
function hasMoreWays(old: Assertion, present: Assertion, { family }: Test): boolean {
  const joint = family === 'go' && present.text.startsWith('if ') ? /&&/g : /\|\||\bor\b/g;
  const ways = ({ form }: Assertion) => form.match(joint)?.length ?? 0;
  return ways(present) > ways(old);
}

/** The compared value came from the code and is now written into the test. */
function comparesItself(before: Test, after: Test): readonly Weakening[] {
  const names = new Set(after.assertions.flatMap(({ subject }) => subject.match(/[A-Za-z_]\w*/g) ?? []));
  const said = [...names].flatMap((name) => {
    const was = definitionOf(before.body, name);
    const is = definitionOf(after.body, name);
    const isCalled = was.some(({ kind }, at) => kind === 'word' && was[at + 1]?.text === '(');
    return isCalled && is.length > 0 && isWritten(is) ? [tokensText(is)] : [];
  });
  return said.slice(0, 1).map((text) => ({
    kind: 'assertion-weakened',
    path: after.path,
    line: after.line,
    what: `${inSentence(after.name)} compares what it says itself: ${inSentence(text)}`,
  }));
}

/** After the equals sign of `name = ...`, to the end of the line. */
function definitionOf(body: readonly Token[], name: string): readonly Token[] {
  const at = body.findIndex(
    (token, index) =>
      token.kind === 'word' &&
      token.text === name &&
      /^(?::?=|[,:])$/.test(body[index + 1]?.text ?? '') &&
      body.slice(index + 1, index + 5).some(({ text }) => /^:?=$/.test(text)),
  );
  if (at === -1) return [];
  const from = body.findIndex(({ text }, index) => index > at && /^:?=$/.test(text)) + 1;
  const length = body.slice(from).findIndex(({ first, text }) => first || text === ';');
  return body.slice(from, length === -1 ? body.length : from + length);
}

const WRITTEN =
  /^(?:null|nil|None|undefined|true|false|True|False|error|Ok|Err|Some|new|vec|String|from|int\d*|float\d*|string|as|const|u\d+|i\d+)$/;

function isWritten(definition: readonly Token[]): boolean {
  return (
    definition.some((token) => literalOf(token) !== null) &&
    definition.every(({ kind, text }) => kind !== 'word' || WRITTEN.test(text))
  );
}

/** Assertions that occur more often in the first list than in the second. */
function without(list: readonly Assertion[], others: readonly Assertion[]): readonly Assertion[] {
  const left = new Map(counted(others.map(({ text }) => text)));
  return list.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

type Replaced = readonly (readonly [Assertion, Assertion])[];

/** Pairs assertions with the same subject, then those that expect the same, then the rest in order. */
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
    const same = open.findIndex(
      (present) =>
        RANK[present.strength] >= RANK[old.strength] &&
        present.literals.some((one) => old.literals.includes(one)),
    );
    const [found] = open.splice(Math.max(same, 0), 1);
    if (found !== undefined) replaced.push([old, found]);
    return found === undefined;
  });
  return { replaced, dropped };
}

const LOOPS = /^(?:for|forEach|each|map|every|iter|Run|parametrize|while|loop|zip)$/;

/** Whether it moved to another test or helper, or became one iteration of a loop. */
function isElsewhere(assertion: Assertion, before: Test, after: Test, world: World): boolean {
  const { text, literals, strength } = assertion;
  if (isKept(text, world)) return true;
  if (callsNewHelper(after, world)) return true;
  const loops = (test: Test) =>
    test.body.filter((token) => token.kind === 'word' && LOOPS.test(token.text)).length;
  const has = after.literals;
  const isDemanded = after.assertions.some((other) => RANK[other.strength] >= RANK[strength]);
  return loops(after) > loops(before) && isDemanded && literals.every((literal) => has.has(literal));
}

/** Whether all tests and helpers together still assert it as often. */
function isKept(text: string, { before, after }: World): boolean {
  return (after.texts.get(text) ?? 0) >= (before.texts.get(text) ?? 0);
}

/** Whether the test calls a new function that seems to contain assertions. */
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

/** Reports a changed expected value, or changed rows and inputs of a test. */
function expectations(before: Test, after: Test, replaced: Replaced, world: World): readonly Weakening[] {
  const has = after.literals;
  const isMoved = (literal: string) => {
    const saying = before.assertions.filter(({ literals }) => literals.includes(literal));
    return isLoose(literal, world) || (saying.length > 0 && saying.every(({ text }) => isKept(text, world)));
  };
  const had = before.literals;
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
  const bent = replaced.flatMap(([old, present]) => (isBent(old, present) ? [present.text] : []));
  if (bent.length > 0) {
    const what = `${inSentence(after.name)} compares ${bent.slice(0, 3).map(inSentence).join(', ')}`;
    return [
      { kind: 'expectation-changed', path: after.path, line: replaced[0]?.[1].line ?? after.line, what },
    ];
  }
  const missing = [...new Set([...direct, ...vanished])];
  if (missing.length === 0) return [];
  const line = replaced[0]?.[1].line ?? after.line;
  const what = `${inSentence(after.name)} no longer expects or uses ${missing.slice(0, 3).map(inSentence).join(', ')}`;
  return [{ kind: 'expectation-changed', path: after.path, line, what }];
}

/** Whether the test now alters the value before comparing it: `sum - 20`, `sum && 9`. */
function isBent(old: Assertion, present: Assertion): boolean {
  const { subject } = present;
  if (subject === old.subject || old.subject === '' || !subject.includes(old.subject)) return false;
  return /^[-+*/%&|]|[-+*/%&|]$/.test(subject.replace(old.subject, '').replaceAll(/[\w."'() ]/g, ''));
}

/** A call of a project helper that knows what to expect; not of a new one that asserts nothing. */
function isOwnHelper({ text }: Assertion, { family }: Test, { before, after }: World): boolean {
  if (family === 'braces' || family === 'ruby' || family === 'shell') return false;
  const [, name = ''] = /^(?:await )?(\w{1,80})\(/.exec(text) ?? [];
  if (name === '' || /^(?:expect|assert|fail|should|panic|if)$/.test(name)) return false;
  return before.functions.has(name) || !after.functions.has(name) || after.helpers > before.helpers;
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
