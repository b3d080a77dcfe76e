import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANALYSERS, analyse, loneCharacters } from '../../../src/core/retrieval/analyse.ts';
import { textPieces } from '../../../src/core/retrieval/text-pieces.ts';

it('P22: a text has the same words in pieces as at once', () => {
  const unit = fc.oneof(
    fc.constantFrom(' ', '\n', 'Σ', 'İ', '\u0301', '字', '가', '\u00AD', 'a'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const pieces = textPieces(text, length);
      expect(pieces.join('')).toBe(text);
      for (const analyser of ANALYSERS)
        expect(pieces.flatMap((piece) => analyse(piece, analyser))).toEqual(analyse(text, analyser));
      expect(pieces.flatMap(loneCharacters)).toEqual(loneCharacters(text));
    }),
  );
});
