// Every regular expression of ours is run on the worst input that can be constructed, repeated words as well as
// characters: its time grows with the length of the text, or with its square where the text is short.

import { describe, expect, it } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { attacksOn, growthOf } from '../support/patterns/attacks.ts';
import { capOf, type SourcePattern, sourcePatterns } from '../support/patterns/source-patterns.ts';

/** 1 is proportional, 2 the square, 3 the cube; the limits between them exceed the noise of any machine. */
const LINEAR = 1.5;
const QUADRATIC = 2.5;

/** The first attack under which it grows faster than allowed; for many patterns a sample tries every eighth. */
function weakness(one: SourcePattern, share = 1): string | null {
  const cap = capOf(one);
  const allowed = cap === undefined ? LINEAR : QUADRATIC;
  const attacks = attacksOn(one.pattern);
  for (const attack of sampleOf(String(one.pattern), attacks, Math.ceil(attacks.length * share))) {
    const growth = growthOf((size) => apply(one.pattern, attack(size)), cap?.most);
    if (growth > allowed) return `${JSON.stringify(attack(20))}: ${growth.toFixed(1)}`;
  }
  return null;
}

function apply(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

it.each([/a+b/, /^a+a+b/, /^(?:a+)+b/, /(?:^|\/)tests\/.*\.rs$/, /#\[export[^\]]*\]\s*name/])(
  '%s is found to be slow',
  (pattern) => {
    expect(weakness({ file: '', pattern })).not.toBeNull();
  },
);

it.each([/^a+b/, /(?<!a)a+b/, /a{1,200}b/, /(?:^|\/)tests\/[^/]*\.rs$/])(
  '%s is found to be fast',
  (pattern) => {
    expect(weakness({ file: '', pattern })).toBeNull();
  },
);

const patterns = await sourcePatterns();
const folders = [...new Set(patterns.map(({ file }) => file.split('/').slice(0, 2).join('/')))].sort();

describe.each(folders)('the patterns of %s', (folder) => {
  it('take time proportional to their text, whatever it is', () => {
    const own = patterns.filter(({ file }) => file.startsWith(`${folder}/`) || file === folder);
    const slow = own.flatMap((one) => {
      const found = weakness(one, 1 / 8);
      return found === null ? [] : [`${one.file}: ${one.pattern}: ${found}`];
    });
    expect(slow).toEqual([]);
  });
});
