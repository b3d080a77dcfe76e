// A map document as a mapper would write it, with the content a test needs.
import type { MapDocument } from '../../../../src/core/mapping/documents/map-documents.ts';

/** `bodies` is keyed by section title; other sections say "Not detected." */
export const mapText = (
  kind: MapDocument,
  bodies: Readonly<Record<string, string>> = {},
  day = '2026-01-31',
): string =>
  [
    ...(kind.refreshed ? [`<!-- refreshed: ${day} -->`] : []),
    `# ${kind.title}\n\n**Analysis Date:** ${day}`,
    ...kind.sections.map(({ title }) => `\n## ${title}\n\n${bodies[title] ?? 'Not detected.'}`),
    `\n---\n\n*${kind.footer}: ${day}*\n`,
  ].join('\n');
