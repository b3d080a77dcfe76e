// Which package of a monorepo a problem belongs to, where a runner went through several: two of them may have a file
// and a test of one name.

import type { ChosenFinding } from './reading/choose-findings.ts';

/** How a runner names the package whose lines follow, or, of Go, stand above. */
interface Mark {
  readonly by: string;
  readonly pattern: RegExp;
  readonly above?: true;
  /** Part of an exact fingerprint since its version 2. */
  readonly tells?: true;
  readonly example: string;
}

export const MARKS: readonly Mark[] = [
  {
    by: 'npm, pnpm, and what stood before the lines',
    pattern: /^> (?<name>@?[\w./:-]{1,120})@\S+ \S/,
    tells: true,
    example: '> @acme/web@1.0.0 test',
  },
  { by: 'nx', pattern: /^(?:\W{0,4})?> nx run (?<name>@?[\w./-]{1,80}):/, example: '> nx run web:test' },
  {
    by: 'cargo',
    pattern:
      /^ +(?:Running unittests \S.{0,200} \(\S{0,200}[/\\](?<name>\w{1,80})-(?:<hash>|[0-9a-f]{8,20})(?:\.exe)?\)|Doc-tests (?<doc>[\w-]{1,80}))$/,
    example: '     Running unittests src/lib.rs (target/debug/deps/cart-1a2b3c4d5e6f7a8b)',
  },
  {
    by: 'go',
    pattern: /^(?:FAIL|ok {0,2})\t(?<name>[\w./-]{1,200})(?:\t|$| \[)/,
    above: true,
    example: 'FAIL\tacme.dev/shop/cart\t0.003s',
  },
  {
    by: 'gradle',
    pattern: /^> Task (?<name>(?::[\w.-]{1,80}){1,8}):[\w.-]{1,80}(?: |$)/,
    example: '> Task :cart:test FAILED',
  },
  {
    by: 'maven',
    pattern: /^\[INFO\] -{2,3} [\w:.-]{1,120} \([\w.-]{1,80}\) @ (?<name>[\w.-]{1,80}) -{2,3}$/,
    example: '[INFO] --- surefire:3.2.5:test (default-test) @ cart ---',
  },
];

/**
 * Each with the package whose lines it stands in, where there are several, and told apart by it where another has the same;
 * the first package keeps its problem as it is, so that it is the same whether the others ran or not.
 */
export function withPackages(
  found: readonly ChosenFinding[],
  lines: readonly string[],
): readonly ChosenFinding[] {
  const all = ownersOf(lines, MARKS);
  if (severalIn(all) < 2) return found;
  const telling = ownersOf(
    lines,
    MARKS.filter(({ tells }) => tells === true),
  );
  const told = severalIn(telling) < 2 ? found : toldApart(found, telling);
  return told.map((one) => {
    const owner = ownerIn(all, one);
    return owner === '' ? one : { ...one, package: packageName(owner) };
  });
}

function severalIn(owners: readonly string[]): number {
  return new Set(owners.filter((name) => name !== '')).size;
}

function ownerIn(owners: readonly string[], { finding }: ChosenFinding): string {
  return owners[finding.details ?? finding.line] ?? '';
}

/** `web:test` of turbo and `packages/web test` of pnpm name a task too; before a column it is `web:`. */
function packageName(owner: string): string {
  return owner.replace(/^:/, '').replace(/(?<=[\w/-]):[\w:-]{0,60}$/, '');
}

function toldApart(found: readonly ChosenFinding[], owners: readonly string[]): readonly ChosenFinding[] {
  const first = new Map<string, string>();
  for (const one of found) {
    const key = likeness(one);
    const owner = ownerIn(owners, one);
    const known = first.get(key);
    if (known === undefined || owner < known) first.set(key, owner);
  }
  return found.map((one) => {
    const owner = ownerIn(owners, one);
    if (owner === first.get(likeness(one))) return one;
    return { ...one, finding: { ...one.finding, aside: [...(one.finding.aside ?? []), `in ${owner}`] } };
  });
}

function likeness({ finding, tool }: ChosenFinding): string {
  const { file, testId, code, message, values, aside } = finding;
  return JSON.stringify([tool, file, testId, code, message, values, aside]);
}

/** By line; empty where no mark says. */
function ownersOf(lines: readonly string[], marks: readonly Mark[]): readonly string[] {
  const owners: string[] = [];
  let owner = '';
  let above = 0;
  for (const line of lines) {
    const mark = MAY_MARK.test(line) ? markIn(line, marks) : null;
    if (mark?.above === true) {
      owners.fill(mark.name, above);
      above = owners.push(mark.name);
      continue;
    }
    owner = mark?.name ?? owner;
    owners.push(owner);
  }
  return owners;
}

const MAY_MARK = /^(?:\W{0,4}> |\[INFO\] -| +(?:Running|Doc-tests) |FAIL\t|ok {0,2}\t)/;

function markIn(
  line: string,
  marks: readonly Mark[],
): { readonly name: string; readonly above: boolean } | null {
  for (const { pattern, above = false } of marks) {
    const groups = pattern.exec(line)?.groups;
    const name = groups?.name ?? groups?.doc;
    if (name !== undefined) return { name, above };
  }
  return null;
}
