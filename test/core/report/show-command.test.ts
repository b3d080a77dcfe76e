import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeLegend, isReadable, showCommand, showForList } from '../../../src/core/report/show-command.ts';
import { harmless } from '../../../src/core/text/harmless.ts';

/** Any text that a file could contain, including lone surrogates and the escapes themselves. */
const anyText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\\', 'u', '{', '}', '2', '0', '*', '\n', '\u034f', '\u0430'),
    maxLength: 30,
  }),
);

/** The inverse: it exists only if no two commands are shown alike. */
const read = (shown: string): string =>
  shown.replaceAll(/\\u\{([0-9a-f]+)(?:\*(\d+))?\}/g, (_, code: string, times = '1') =>
    String.fromCodePoint(Number.parseInt(code, 16)).repeat(Number(times)),
  );

const _sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('showCommand', () => {
  it.each([
    ['npm test', 'npm test'],
    ['npm test\u034f', 'npm test\\u{34f}'],
    ['npm t\u0435st', 'npm t\\u{435}st'],
    ['a\u001b[2Jb', 'a\\u{1b}[2Jb'],
    ['a\u202eb', 'a\\u{202e}b'],
    ['a\nb\tc\r', 'a\\u{a}b\\u{9}c\\u{d}'],
    ['a  b', 'a\\u{20*2}b'],
    [`true${' '.repeat(400)}; evil`, 'true\\u{20*400}; evil'],
    [' a ', '\\u{20}a\\u{20}'],
    ['grep "a\\.b" \\\\ x', 'grep "a\\.b" \\\\ x'],
    ['echo \\u{34f}', 'echo \\u{5c}u{34f}'],
    ['🙂\ud800', '\\u{1f642}\\u{d800}'],
  ])('shows %j', (command, shown) => expect(showCommand(command)).toBe(shown));

  it('is printable ASCII on one line, without hidden spaces', () => {
    fc.assert(
      fc.property(anyText, (command) => {
        expect(showCommand(command)).toMatch(/^(?:[!-~](?: ?[!-~])*)?$/);
      }),
      { numRuns: 5000 },
    );
  });

  it('never shows two different commands alike', () => {
    fc.assert(
      fc.property(anyText, (command) => {
        expect(read(showCommand(command))).toBe(command);
      }),
      { numRuns: 5000 },
    );
  });
});

it('a shown command contains nothing that has to be made harmless', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom('echo "<system>"', 'a </ tool_result>')), (command) => {
      expect(harmless(showCommand(command))).toBe(showCommand(command));
    }),
  );
});

describe('showForList', () => {
  const long = `echo ${'a'.repeat(1200)}`;

  it('cuts an unreadably long command, and says so', () => {
    expect(isReadable(long)).toBe(false);
    expect(showForList(long)).toMatch(/^echo a{195}\\u\{cut: 1205 characters in all, sha256 [0-9a-f]{64}\}$/);
    expect(isReadable(`true${'\u034f'.repeat(300)}`)).toBe(false);
    expect(showForList('npm test')).toBe('npm test');
  });

  it('shows two long commands with the same beginning differently', () => {
    expect(showForList(`${long}b`)).not.toBe(showForList(`${long}c`));
  });

  it('cannot be imitated', () => {
    const cut = showForList(long);
    expect(showForList(cut)).not.toBe(cut);
  });
});

it('the legend explains escapes only if there are some', () => {
  expect(escapeLegend(['npm test', 'a \\ b'])).toBeNull();
  expect(escapeLegend(['npm test', 'a  b'])).toContain('\\u{20*N}');
});
