// Exports the notes of a project as documents by domain, for a notebook: no note is cut, and there are never more
// documents than the notebook has room for.

import type { Note } from './note.ts';
import { renderTemplate } from './template.ts';

export interface ExportedDocument {
  readonly name: string;
  readonly text: string;
  readonly notes: number;
}

const LARGEST = 400_000;
const REST = 'general';

/** @param most documents, at least 2 */
export function exportNotes(notes: readonly Note[], most: number): readonly ExportedDocument[] {
  const byDomain = new Map<string, Note[]>();
  for (const note of notes) {
    const domain = note.domain ?? REST;
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), note]);
  }
  const bySize = [...byDomain].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  const own = bySize.filter(([domain]) => domain !== REST).slice(0, most - 1);
  const rest = notes.filter(({ domain }) => !own.some(([name]) => name === domain));
  const groups = [...own, ...(rest.length > 0 ? [[REST, rest] as const] : [])];
  const documents = groups.flatMap(([domain, group]) => partsOf(domain, group));
  return documents.length <= most ? documents : partsOf(REST, notes).slice(0, most);
}

/** The documents of one domain; several if one would be too large. */
function partsOf(domain: string, notes: readonly Note[]): readonly ExportedDocument[] {
  const parts: { text: string; notes: number }[] = [];
  for (const note of notes) {
    const text = `## ${note.id}\n\nNoted ${note.createdAt ?? 'at an unknown time'}.\n\n${renderTemplate(note)}`;
    const last = parts.at(-1);
    if (last === undefined || last.text.length + text.length > LARGEST)
      parts.push({ text: `# Memory: ${domain}\n\n${text}`, notes: 1 });
    else {
      last.text += `\n${text}`;
      last.notes += 1;
    }
  }
  const slug = domain.replaceAll(/[^a-z0-9]+/g, '-');
  return parts.map((part, at) => ({ ...part, name: `memory-${slug}${at === 0 ? '' : `-${at + 1}`}.md` }));
}
