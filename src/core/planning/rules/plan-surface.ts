// The parts of a plan in which naming a decision counts: its must-haves, its objective and its tasks. What
// stands in fences, comments and anywhere else is an aside. These are gsd-core's rules.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutQuotations } from '../../text/markdown/quoted-ranges.ts';
import type { PlanDocument } from '../documents/plan.ts';

const TAGS =
  /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
const HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;

export function planSurface({ text, frontmatter }: PlanDocument): string {
  const document = readMarkdown(text);
  const quoted = document.quoted.filter(({ kind }) => kind !== 'code');
  const plain = withoutQuotations(text, quoted);
  const keys = frontmatter.entries.filter(({ key }) => ['must_haves', 'truths', 'objective'].includes(key));
  const sections = document.headings.filter(({ title }) => HEADINGS.test(title));
  return [
    ...keys.map(({ start, end }) => text.slice(start, end)),
    ...sections.map(({ start, sectionEnd }) => plain.slice(start, sectionEnd)),
    ...taggedParts(plain.slice(document.body)),
  ].join('\n\n');
}

/** Of equal tags inside each other the inner one counts. */
function taggedParts(body: string): readonly string[] {
  const opened = new Map<string, number>();
  const parts: string[] = [];
  for (const tag of body.matchAll(TAGS)) {
    const name = tag[2]?.toLowerCase() ?? '';
    const start = opened.get(name);
    if (tag[1] === '') opened.set(name, tag.index + tag[0].length);
    else if (start !== undefined) {
      parts.push(body.slice(start, tag.index));
      opened.delete(name);
    }
  }
  return parts;
}
