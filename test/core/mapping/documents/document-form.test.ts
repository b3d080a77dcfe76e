import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/core/mapping/documents/check-document.ts';
import { MAP_DOCUMENTS, type MapDocument } from '../../../../src/core/mapping/documents/map-documents.ts';
import {
  dateDocument,
  mappedCommit,
  stampDocument,
} from '../../../../src/core/mapping/documents/stamp-document.ts';
import { mapText } from './map-text.ts';

const stamp = { commit: 'a'.repeat(40), day: '2026-01-31' };
const lines = `last_mapped_commit: ${stamp.commit}\nlast_mapped_at: 2026-01-31\n`;

describe('a stamp', () => {
  it.each([
    ['# Title\n', `---\n${lines}---\n# Title\n`],
    ['', `---\n${lines}---\n`],
    ['---\nowner: me # kept\n---\n# T\n', `---\nowner: me # kept\n${lines}---\n# T\n`],
    [
      '---\nlast_mapped_at: 2020-01-01\nx: "1"\nlast_mapped_commit: old\n---\n# T\n',
      `---\nlast_mapped_at: 2026-01-31\nx: "1"\nlast_mapped_commit: ${stamp.commit}\n---\n# T\n`,
    ],
    ['---\n---\n# T\n', `---\n${lines}---\n# T\n`],
    ['\uFEFF# T\n', `\uFEFF---\n${lines}---\n# T\n`],
    ['---\r\na: b\r\n---\r\n# T\r\n', `---\r\na: b\r\n${lines.replaceAll('\n', '\r\n')}---\r\n# T\r\n`],
    ['---\nnever closed\n', `---\n${lines}---\n---\nnever closed\n`],
  ])('%j', (before, after) => {
    expect(stampDocument(before, stamp)).toBe(after);
    expect(stampDocument(after, stamp)).toBe(after);
    expect(mappedCommit(after)).toBe(stamp.commit);
  });

  it('is not there before', () => {
    expect(mappedCommit('# T\nlast_mapped_commit: x\n')).toBeNull();
  });
});

it.each(MAP_DOCUMENTS.map((kind) => [kind.file, kind] as const))(
  '%s gets its day, and nothing else changes',
  (_, kind) => {
    const bodies = { [kind.sections[0]?.title ?? '']: 'Since 2020-02-02.' };
    expect(dateDocument(kind, mapText(kind, bodies, '2020-01-01'), '2026-01-31')).toBe(
      mapText(kind, bodies, '2026-01-31'),
    );
    expect(dateDocument(kind, '# Without\n2020-01-01\n', '2026-01-31')).toBe('# Without\n2020-01-01\n');
  },
);

describe('the form of a document', () => {
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
});
