// Plans the trees in which the witness runs the checks, and their contents. Two questions: do the final tests notice
// that the work is missing, and do the tests of arming still pass? Knows nothing about how trees are made.

import { type InlineRules, type InlineTests, splitInlineTests, withTestsOf } from './inline-tests.ts';
import { isManifest, testingDiffers, withTestingOf } from './testing-sections.ts';

/** The role of a file in the checks. */
export type WitnessRole = 'test' | 'recording' | 'config' | 'check-script' | 'code' | 'other';

/** A file that differs between the tree of arming and the final one. */
export interface WitnessChange {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'changed';
  readonly role: WitnessRole;
  /** The file's text; null where it does not exist or was not read. */
  readonly before: string | null;
  readonly after: string | null;
}

export type Half =
  /** The final tests on the code of arming: they must fail, or they do not notice the work. */
  | 'noticed'
  /** The tests of arming on the final code: they must pass, or something was weakened or had to change. */
  | 'kept';

export interface HalfPlan {
  readonly half: Half;
  /** The tree to start from. */
  readonly base: 'arming' | 'final';
  /** Changes made to that tree. */
  readonly parts: readonly TreePart[];
}

type TreePart =
  /** The file as in the other tree; removed if the other tree does not have it. */
  | { readonly kind: 'other'; readonly path: string }
  | { readonly kind: 'text'; readonly path: string; readonly text: string };

export interface WitnessPlan {
  /** Empty when no test changed: then the results of the checks at arming and now suffice. */
  readonly halves: readonly HalfPlan[];
  /** Tests and the files they compare with; sorted. */
  readonly changedTests: readonly string[];
  /** Files that lost tests which cannot be separated from their code, and so cannot be run on the final code. */
  readonly mixed: readonly string[];
  /** Whether any changed test states an expectation. */
  readonly assertive: boolean;
}

export function planWitness(changes: readonly WitnessChange[], rules: InlineRules): WitnessPlan {
  const sorted = changes.map((change) => ({ change, kind: kindOf(change, rules) }));
  const moving = sorted.filter(({ kind }) => kind === 'whole' || kind === 'testing' || kind === 'inline');
  const halves: HalfPlan[] = [];
  if (moving.length > 0) {
    const parts = withModuleLines(sorted.flatMap(toNoticed), changes);
    halves.push({ half: 'noticed', base: 'arming', parts });
  }
  // Pure additions cannot weaken anything: the tests of arming were part of the run that passed.
  if (moving.some(({ change, kind }) => mayWeaken(change, kind)))
    halves.push({ half: 'kept', base: 'final', parts: moving.flatMap(toKept) });
  const pathsOf = (kinds: readonly Kind[]) =>
    sorted.flatMap(({ change, kind }) => (kinds.includes(kind) ? [change.path] : [])).sort();
  return {
    halves,
    changedTests: pathsOf(['whole', 'inline', 'testing']),
    mixed: pathsOf(['mixed']),
    assertive: moving.some(({ change }) => isAssertive(change)),
  };
}

/** Errs towards true: an unknown kind of test, or a binary file, may assert in its own way. */
function isAssertive({ role, after }: WitnessChange): boolean {
  return after === null || (role !== 'test' && role !== 'code') || ASSERTS.test(after);
}

const ASSERTS =
  /assert|expect|should|require|throw|raise|panic|fatal|fail|error|exit|verify|check|must|match|equal|ensure|snapshot|approve|is\(|ok\(|>>> /i;

type Kind =
  /** A test, or a file that only tests use. */
  | 'whole'
  /** A manifest whose test settings changed. */
  | 'testing'
  /** Another manifest: the final tests may need something it names. */
  | 'manifest'
  /** Code whose separable inline tests changed. */
  | 'inline'
  | 'mixed'
  | 'code';

interface Sorted {
  readonly change: WitnessChange;
  readonly kind: Kind;
}

function kindOf(change: WitnessChange, rules: InlineRules): Kind {
  const { path, role, before, after } = change;
  if (isManifest(path)) return testingDiffers(path, before ?? '', after ?? '') ? 'testing' : 'manifest';
  if (role !== 'code' && role !== 'other') return 'whole';
  const [old, now] = [splitOrNone(path, before, rules), splitOrNone(path, after, rules)];
  if (testsOf(old) !== testsOf(now)) return 'inline';
  return losesLines(old, now) ? 'mixed' : 'code';
}

function splitOrNone(path: string, text: string | null, rules: InlineRules): InlineTests {
  return text === null ? { kind: 'none' } : splitInlineTests(path, text, rules);
}

function testsOf(inline: InlineTests): string {
  return inline.kind === 'apart' ? inline.tests : '';
}

/** Whether test lines disappeared; added ones do no harm. */
function losesLines(old: InlineTests, now: InlineTests): boolean {
  if (old.kind !== 'mixed') return false;
  const left = new Set(now.kind === 'mixed' ? now.lines.map((line) => line.trim()) : []);
  return old.lines.some((line) => !left.has(line.trim()));
}

/** Files that affect tests which do not name them: a new one may switch off others. */
function swaysOthers(path: string): boolean {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  if (folders.includes('__mocks__') || name === 'conftest.py' || name === 'sitecustomize.py') return true;
  return name.split(/[._-]/).some((word) => SWAYING.has(word));
}

const SWAYING = new Set(['setup', 'global', 'environment', 'hook', 'hooks']);

function mayWeaken({ status, role, path, before }: WitnessChange, kind: Kind): boolean {
  if (kind === 'inline')
    return before !== null && splitInlineTests(path, before, { doctests: false }).kind !== 'none';
  if (status !== 'added') return true;
  return kind === 'whole' && ((role !== 'test' && role !== 'recording') || swaysOthers(path));
}

/** Parts for the tree of arming: the final tests and what they need, but no code. */
function toNoticed({ change, kind }: Sorted): readonly TreePart[] {
  const { path, before, after } = change;
  if (kind === 'code' || kind === 'mixed') return [];
  if (kind === 'whole' || before === null || after === null) {
    if (kind !== 'inline') return [{ kind: 'other', path }];
    // A new file contributes its tests without the code they test; a deleted file contributes nothing.
    return after === null ? [] : textPart(path, withTestsOf(path, '', after));
  }
  if (kind === 'inline') return textPart(path, withTestsOf(path, before, after));
  const spliced = withTestingOf(path, before, after);
  // If it cannot be split, use the final one: the final tests may need what it names.
  return spliced === null ? [{ kind: 'other', path }] : textPart(path, spliced);
}

/** Parts for the final tree: the tests of arming, including deleted ones, and no new ones. */
function toKept({ change, kind }: Sorted): readonly TreePart[] {
  const { path, before, after } = change;
  if (kind === 'whole') return [{ kind: 'other', path }];
  if (before === null) return [];
  if (kind === 'inline') return textPart(path, after === null ? null : withTestsOf(path, after, before));
  const spliced = after === null ? null : withTestingOf(path, after, before);
  return spliced === null ? [{ kind: 'other', path }] : textPart(path, spliced);
}

function textPart(path: string, text: string | null): readonly TreePart[] {
  return text === null ? [] : [{ kind: 'text', path, text }];
}

/**
 * Rust compiles only files that a parent declares: the tests of a new file need that line, which is in the parent's
 * code.
 */
function withModuleLines(parts: readonly TreePart[], changes: readonly WitnessChange[]): readonly TreePart[] {
  const added = new Set(changes.flatMap(({ status, path }) => (status === 'added' ? [path] : [])));
  const lines = parts
    .filter((part) => part.kind === 'text' && part.path.endsWith('.rs') && added.has(part.path))
    .flatMap((part) => changes.flatMap((parent) => moduleLine(parent, part.path) ?? []));
  const byPath = new Map(parts.map((part) => [part.path, part]));
  for (const { path, before, line } of lines) {
    const own = byPath.get(path);
    const text = own?.kind === 'text' ? own.text : before;
    byPath.set(path, { kind: 'text', path, text: `${text}\n${line}\n` });
  }
  return [...byPath.values()];
}

interface ModuleLine {
  readonly path: string;
  readonly before: string;
  readonly line: string;
}

/** The line of the final parent that declares a file, missing in the one of arming. */
function moduleLine({ path, before, after }: WitnessChange, child: string): ModuleLine | null {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+?)(?:\/mod)?\.rs$/.exec(child) ?? [];
  const parents = [`${folder}lib.rs`, `${folder}main.rs`, `${folder}mod.rs`, `${folder.slice(0, -1)}.rs`];
  if (!parents.includes(path) || before === null || after === null) return null;
  const line = after
    .split('\n')
    .find((text) => text.replace(/^\s*(?:pub(?:\([^)]*\))?\s+)?/, '').replace(/\s/g, '') === `mod${name};`);
  return line === undefined || before.includes(line.trim()) ? null : { path, before, line };
}
