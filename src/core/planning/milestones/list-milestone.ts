// The list of milestones near the top of a roadmap: one line for each version.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { addListEntry, findSection, insertLines } from '../writing/section.ts';
import { type Milestone, namesVersion } from './milestone.ts';

const TITLE = /^Milestones$/i;

/** Puts the line of a version in the place of its old one, else behind the last; the list is made where there is none. */
export function listMilestone(text: string, { version }: Pick<Milestone, 'version'>, line: string): string {
  const section = findSection(text, TITLE);
  if (section === null) return withList(text, line);
  const own = section.lines.find((one) => /^\s*[-*]\s/.test(one.text) && namesVersion(one.text, version));
  if (own !== undefined) return splice(text, [{ start: own.start, end: own.end, text: `- ${line}` }]);
  return addListEntry(text, section, `- ${line}`);
}

/** Before the phases, else before the first section that is no overview. */
function withList(text: string, line: string): string {
  const { headings, quoted } = readMarkdown(text);
  const sections = headings.filter(({ level }) => level === 2);
  const before =
    sections.find(({ title }) => /^phases$/i.test(title)) ??
    sections.find(({ title }) => !/^overview$/i.test(title));
  const lines = ['## Milestones', '', `- ${line}`, ''];
  return insertLines(
    text,
    before?.start ?? text.length,
    before === undefined ? ['', ...lines] : lines,
    quoted,
  );
}
