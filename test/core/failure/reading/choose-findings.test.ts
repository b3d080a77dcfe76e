import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { type ChosenFinding, findingsByRank } from '../../../../src/core/failure/reading/choose-findings.ts';
import type {
  CleanOutput,
  Finding,
  ReaderRank,
  ToolReader,
} from '../../../../src/core/failure/reading/reader.ts';

/** The findings of the best rank that has any. */
function chooseFindings(
  output: CleanOutput,
  command: string,
  readers: readonly ToolReader[],
): readonly ChosenFinding[] {
  const known = findingsByRank(output, command, readers);
  return [known('tool'), known('runtime'), known('wrapper')].find((found) => found.length > 0) ?? [];
}

describe('the readers of an output', () => {
  const output = { lines: ['one', 'two'] };

  it('use the best rank that has findings', () => {
    const readers = [reader('w', 'wrapper', [0]), reader('r', 'runtime', [1]), reader('t', 'tool', [])];
    expect(toolsOf(chooseFindings(output, '', readers))).toEqual(['r']);
  });

  it('never share a line: it goes to the reader whose program the command names', () => {
    const readers = [reader('a', 'tool', [0]), reader('b', 'tool', [0, 1])];
    expect(toolsOf(chooseFindings(output, '', readers))).toEqual(['a', 'b']);
    expect(toolsOf(chooseFindings(output, 'npx b --all', readers))).toEqual(['b', 'b']);
  });

  it('skip a reader whose signature does not match', () => {
    const deaf: ToolReader = { ...reader('a', 'tool', [0]), signature: /three/ };
    expect(chooseFindings(output, 'a', [deaf])).toEqual([]);
  });

  it('drop warnings next to errors, but keep them when alone', () => {
    const warning = reader('a', 'tool', [0], 'warning');
    expect(toolsOf(chooseFindings(output, '', [warning]))).toEqual(['a']);
    expect(toolsOf(chooseFindings(output, '', [warning, reader('b', 'tool', [1])]))).toEqual(['b']);
  });
});

describe('the finding that names a failure', () => {
  const read = (...lines: string[]) =>
    canonicalise(lines.join('\n'), { command: 'x', exitCode: 1, root: '/r' });

  it('is a root cause rather than its consequence', () => {
    const failure = read(
      "a.ts(1,1): error TS7016: Could not find a declaration file for module 'x'.",
      "b.ts(1,1): error TS2307: Cannot find module 'x'.",
    );
    expect(failure.code).toBe('TS2307');
  });

  it('is from an earlier phase rather than a later one', () => {
    const failure = read(' RUN  v4.0.0 /r', ' FAIL  a.test.ts > x', 'Error: y', 'z.ts(1,1): error TS1: x');
    expect(failure).toMatchObject({ code: 'TS1', phase: 'compile', total: 2 });
  });

  it('does not depend on the order of the output', () => {
    const lines = ['b.ts(1,1): error TS2: y', 'a.ts(1,1): error TS1: x', 'a.ts(9,9): error TS3: z'];
    expect(read(...lines.toReversed())).toEqual(read(...lines));
    expect(read(...lines).code).toBe('TS1');
  });
});

describe("an application's log", () => {
  const vitest = ' RUN  v4.0.0 /r\n\n FAIL  t/a.test.ts > x\nAssertionError: expected 1 to be 2';

  it.each([
    '[ELIFECYCLE] Test failed. See above for more details.',
    '[DB] connected to test_4711',
    '[COMPLETED] eslint --fix',
    '[ERROR] cannot reach the shop',
    '[FATAL] out of stock',
  ])('does not override the report of a test runner: %s', (logged) => {
    const read = (raw: string) => canonicalise(raw, { command: 'pnpm test', exitCode: 1, root: '/r' });
    expect(read(`${logged}\n${vitest}\n${logged}`).fingerprints).toEqual(read(vitest).fingerprints);
    expect(read(`${logged}\n${vitest}\n${logged}`).tool).toBe('vitest');
  });
});

function reader(
  tool: string,
  rank: ReaderRank,
  lines: readonly number[],
  severity: Finding['severity'] = 'error',
): ToolReader {
  const finding = (line: number): Finding => ({
    line,
    severity,
    phase: 'lint',
    code: null,
    class: null,
    message: 'x',
    speech: 'diagnostic',
    file: null,
    testId: null,
    frame: null,
  });
  return { tool, rank, programs: [tool], signature: /one/, read: () => lines.map(finding) };
}

function toolsOf(found: readonly { readonly tool: string }[]): readonly string[] {
  return found.map(({ tool }) => tool);
}
