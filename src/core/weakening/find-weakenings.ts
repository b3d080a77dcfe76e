// Finds everything that a change took away from the checks, by name. Pure; the caller passes in the differences between
// the tree of arming and the present one.

import type { TestCounts } from '../checks/empty-run.ts';
import { roleOf, type StandsOn } from '../checks/stands-on.ts';
import type { ChangedFile } from './changed-file.ts';
import { compareScripts } from './compare-scripts.ts';
import { compareSettings } from './compare-settings.ts';
import { compareTests } from './compare-tests.ts';
import { type FileWithRole, findTricks, type Judges } from './find-tricks.ts';
import { familyOf } from './read-tokens.ts';
import { findSpecialCases, mayHaveSpecialCases } from './special-cases.ts';
import { inSentence, type Weakening } from './weakening.ts';

export interface CountedCheck {
  readonly name: string;
  /** Null when the check's output has no counts. */
  readonly before: TestCounts | null;
  readonly after: TestCounts | null;
}

/** In report order: removals first, changes that may be honest last. */
export function findWeakenings(
  changed: readonly ChangedFile[],
  standing: StandsOn,
  counts: readonly CountedCheck[] = [],
  /** All final tests, by path, if `needsAllTests`. */
  tests: ReadonlyMap<string, string> = new Map(),
): readonly Weakening[] {
  const files = withRoles(changed, standing);
  const withTests = files.filter(
    ({ role, path }) => role === 'test' || (role === 'code' && familyOf(path) === 'rust'),
  );
  const found = [
    ...compareTests(withTests),
    ...files.flatMap((file) => compareScripts(file, standing)),
    ...files.flatMap(({ path, before, after, role }) =>
      role === 'config' && !path.endsWith('package.json') ? compareSettings(path, before, after) : [],
    ),
    ...findTricks(files, judgesOf(standing)),
    ...findSpecialCases(files, tests),
    ...modulesApart(files),
    ...recordings(files.filter(({ role }) => role === 'recording')),
    ...counts.flatMap(fewer),
  ];
  const order = (one: Weakening) => (/changed$/.test(one.kind) ? 1 : 0);
  return unique(found).sort((a, b) => order(a) - order(b));
}

/** Whether unchanged tests could say something about the change. */
export function needsAllTests(changed: readonly ChangedFile[], standing: StandsOn): boolean {
  return mayHaveSpecialCases(withRoles(changed, standing));
}

function withRoles(changed: readonly ChangedFile[], standing: StandsOn): readonly FileWithRole[] {
  return changed
    .filter(({ before, after }) => before !== after)
    .map((file) => ({ ...file, role: roleOf(file.path, standing) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function unique(found: readonly Weakening[]): Weakening[] {
  return [...new Map(found.map((one) => [`${one.kind}\0${one.path}\0${one.what}`, one])).values()];
}

function judgesOf({ tools, commands }: StandsOn): Judges {
  const has = (names: RegExp) => [...tools].some((tool) => names.test(tool));
  const says = (words: RegExp) => commands.some((command) => words.test(command));
  return {
    lint:
      has(
        /^(?:eslint|biome|oxlint|ruff|flake8|pylint|golangci-lint|rubocop|shellcheck|stylelint|standard|xo|bandit)$/,
      ) || says(/\bclippy\b|\bgo vet\b/),
    types: has(/^(?:tsc|vue-tsc|svelte-check|mypy|pyright|phpstan|psalm|ty)$/),
    coverage: says(/\bcov|--coverage|\bc8\b|\bnyc\b|llvm-cov|tarpaulin/),
  };
}

/** Go's `./...` stops at another module; a new one without new code of its own removes existing tests from the run. */
function modulesApart(files: readonly ChangedFile[]): readonly Weakening[] {
  const fresh = files.filter(({ before }) => before === null).map(({ path }) => path);
  return fresh
    .filter((path) => path.endsWith('/go.mod'))
    .filter((path) => {
      const folder = path.slice(0, -'go.mod'.length);
      return !fresh.some((other) => other.startsWith(folder) && other.endsWith('.go'));
    })
    .map((path) => ({
      kind: 'config-narrowed',
      path,
      line: null,
      what: 'a module of its own takes the tests below it out of the run',
    }));
}

/** Recordings that lost lines. Additions are fine. */
function recordings(files: readonly ChangedFile[]): readonly Weakening[] {
  const added = new Set(
    files.flatMap(({ before, after }) => (before === null && after !== null ? [after] : [])),
  );
  return files.flatMap(({ path, before, after }) => {
    if (before === null || added.has(before)) return [];
    const has = new Set((after ?? '').split(/\r?\n/).map((line) => line.trim()));
    const isSame = before.split(/\r?\n/).every((line) => has.has(line.trim()));
    if (after !== null && isSame) return [];
    const what =
      after === null ? 'what tests compare with was deleted' : 'what tests compare with is another';
    return [{ kind: 'recording-changed', path, line: null, what }];
  });
}

function fewer({ name, before, after }: CountedCheck): readonly Weakening[] {
  if (before === null || after === null) return [];
  const place = { path: null, line: null };
  const check = inSentence(name);
  if (after.ran < before.ran)
    return [
      {
        ...place,
        kind: 'fewer-tests',
        what: `${check} ran ${after.ran} tests, ${before.ran} when the loop began`,
      },
    ];
  return after.skipped > before.skipped
    ? [
        {
          ...place,
          kind: 'test-skipped',
          what: `${check} skipped ${after.skipped} tests, ${before.skipped} when the loop began`,
        },
      ]
    : [];
}
