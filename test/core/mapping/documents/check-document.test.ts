import { expect, it } from 'vitest';
import { checkDocument } from '../../../../src/core/mapping/documents/check-document.ts';
import { MAP_DOCUMENTS, type MapDocument } from '../../../../src/core/mapping/documents/map-documents.ts';
import { mapText } from './map-text.ts';

const codes = (kind: MapDocument, text: string): readonly string[] =>
  checkDocument(kind, text).map(({ code }) => code);

it.each(MAP_DOCUMENTS.map((kind) => [kind.file, kind] as const))('%s in order', (_, kind) => {
  expect(codes(kind, mapText(kind))).toEqual([]);
});

it('says what is missing, unknown and too short', () => {
  const [stack] = MAP_DOCUMENTS;
  if (stack === undefined) throw new Error('no documents');
  const text = mapText(stack);
  expect(codes(stack, text.replace('## Runtime', '## Running'))).toEqual([
    'map-section-missing',
    'map-section-unknown',
  ]);
  expect(codes(stack, text.replace('# Technology', '# The'))).toEqual(['map-title']);
  expect(codes(stack, text.replace(/\*\*Analysis Date.*\n/, ''))).toEqual(['map-no-date']);
  expect(codes(stack, text.replace('*Stack analysis', '*Analysis'))).toEqual(['map-no-footer']);
  expect(codes(stack, text.split('\n\n').join('\n'))).toContain('map-too-short');
  expect(codes(stack, '')).toContain('map-too-short');
});
