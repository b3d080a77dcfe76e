import { expect, it } from 'vitest';
import { dateDocument } from '../../../../src/core/mapping/documents/date-document.ts';
import { MAP_DOCUMENTS } from '../../../../src/core/mapping/documents/map-documents.ts';
import { mapText } from './map-text.ts';

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
