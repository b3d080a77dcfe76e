import { describe, expect, it } from 'vitest';
import { kotlin, kotlinMessage } from '../../../../src/core/failure/readers/kotlin.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => kotlin.read({ lines: text.split('\n') });

describe('kotlin', () => {
  it.each([
    'src/A.kt:4:24: error: unresolved reference: ship',
    "src/A.kt:4:24: error: unresolved reference 'ship'.",
    'e: src/A.kt: (4, 24): Unresolved reference: ship',
    "e: src/A.kt:4:24 Unresolved reference 'ship'.",
  ])('reads the same from: %s', (line) => {
    expect(read(line)).toMatchObject([
      { message: "unresolved reference 'ship'", file: 'src/A.kt', severity: 'error', phase: 'compile' },
    ]);
  });

  it.each(['w: src/A.kt:1:2 Unused', 'src/A.kts:1:2: warning: unused'])('reads the warning: %s', (line) => {
    expect(read(line)).toMatchObject([{ severity: 'warning' }]);
  });

  it('reads an error without a place', () => {
    expect(read('e: Could not find artifact')).toMatchObject([
      { file: null, message: 'could not find artifact' },
    ]);
  });

  it('keeps a name that begins a message', () => {
    expect(kotlinMessage('None of the following candidates is applicable:')).toMatch(/^none of/);
    expect(kotlinMessage("'Cart' is a final type")).toBe("'Cart' is a final type");
  });
});
