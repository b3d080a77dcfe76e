// A document of the map as a mapper would write it, with what a test wants in it.
import type { MapDocument } from '../../../../src/core/mapping/documents/map-documents.ts';

/** `bodies` by section title; "Not detected." elsewhere. */
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
