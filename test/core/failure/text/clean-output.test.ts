import { describe, expect, it } from 'vitest';
import { cleanOutput } from '../../../../src/core/failure/text/clean-output.ts';
import { errorKeeper, keptErrors } from '../../../../src/core/failure/text/error-lines.ts';

describe('cleanOutput', () => {
  it.each([
    ['colours', '\x1b[1;31mred\x1b[0m', ['red']],
    ['a link', '\x1b]8;;https://example.org\x1b\\name\x1b]8;;\x1b\\', ['name']],
    ['a title', '\x1b]0;title\x07text', ['text']],
    ['a lone escape', 'a\x1b', ['a']],
    ['an eight-bit escape', '\x9b31mred', ['red']],
    ['CRLF', 'a\r\nb', ['a', 'b']],
    ['doubled carriage returns', 'a\r\r\nb', ['a', 'b']],
    ['a spinner', '10%\r50%\rdone', ['done']],
    ['a spinner that ends with a carriage return', '10%\r50%\r', ['50%']],
    ['backspaces', 'abc\b\bd', ['ad']],
    ['more backspaces than text', '\b\ba', ['a']],
    ['quotes of the locale', '‘a’ “b”', [`'a' "b"`]],
    ['composed letters', 'e\u0301', ['\u00e9']],
    ['a frame', '│ a ─── b', ['  a   b']],
    ['the rule of a reporter', '⎯⎯⎯ Failed ⎯⎯⎯[1/2]⎯', ['  Failed  [1/2]']],
    ['the marks of a test name', 'suite › test ❯ a > b', ['suite › test ❯ a > b']],
    ['zero-width spaces', '\ufeffa\u200bb', ['ab']],
    ['trailing blanks', 'a  \t', ['a']],
    ['runs of empty lines', 'a\n\n \n\t\nb', ['a', '', 'b']],
    ['control characters', 'a\x00\x07b', ['ab']],
  ])('renders %s as a person sees it', (_what, raw, lines) => {
    expect(cleanOutput(raw)).toEqual(lines);
  });

  it('cuts a line at 4 KiB', () => {
    expect(cleanOutput('a'.repeat(5000))).toEqual(['a'.repeat(4096)]);
  });

  it('puts each record of a long JSON report on its own line', () => {
    const record = (i: number) => `{"a":"${'x'.repeat(200)}${i}"}`;
    expect(cleanOutput(`[${record(1)},${record(2)}]`)).toEqual([`[${record(1)},`, `${record(2)}]`]);
  });

  it('keeps whole lines of the first 64 KiB and the last 256 KiB', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => `line ${i}`);
    const kept = cleanOutput(lines.join('\n'));
    expect(kept[0]).toBe('line 0');
    expect(kept.at(-1)).toBe('line 99999');
    expect(kept.every((line) => /^line \d+$/.test(line))).toBe(true);
    expect(kept.join('\n').length).toBeLessThanOrEqual(320 * 1024);
    expect(kept.join('\n').length).toBeGreaterThan(319 * 1024);
  });

  it('keeps lines between them that look like errors', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) =>
      i === 20_000 ? 'fatal: no such branch' : `line ${i}`,
    );
    const kept = cleanOutput(lines.join('\n'));
    const at = kept.indexOf('fatal: no such branch');
    expect(kept.slice(at, at + 4)).toEqual([
      'fatal: no such branch',
      'line 20001',
      'line 20002',
      'line 20003',
    ]);
  });

  it.each([0, 3, 50, 4000])(
    'keeps the same lines when it reads only both ends: an error every %i lines',
    (every) => {
      const lines = Array.from({ length: 20_000 }, (_, i) =>
        every > 0 && i % every === 0 ? `error ${i}: no such branch` : `all is well with line ${i}`,
      );
      const whole = errorKeeper();
      whole.add(lines.join('\n'));
      expect(keptErrors(lines.join('\n'))).toEqual(whole.lines());
    },
  );

  it('cuts at the same place with and without colour', () => {
    const lines = Array.from({ length: 60_000 }, (_, i) => `line ${i}`);
    const coloured = lines.map((line) => `\x1b[3m${line}`);
    expect(cleanOutput(coloured.join('\n'))).toEqual(cleanOutput(lines.join('\n')));
  });
});
