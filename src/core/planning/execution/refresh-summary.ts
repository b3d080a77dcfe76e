// Brings the parts of a summary that follow from git up to date once its executor is released, which may have been sent
// back after writing it. What the executor wrote itself stays.

import { shown } from '../../text/shown.ts';
import { appendSection, findSection, insertLines, lineEndOf } from '../writing/section.ts';
import { type CodeSection, codeSections, figures, keyFiles, type SummaryFacts } from './summary-skeleton.ts';

/** Never throws; the same text when nothing has changed. */
export function refreshSummary(text: string, facts: SummaryFacts): string {
  const { left, ...fromCommits } = codeSections(facts);
  const told = withLines(text, left);
  if (facts.commits.length === 0) return told;
  return Object.values(fromCommits)
    .reduce(withLines, told)
    .replace(/^- \*\*Files changed:\*\* \d+$/m, figures(facts).files)
    .replace(/^- \*\*Duration:\*\* \d+ min$/m, figures(facts).duration)
    .replace(/^duration: \d+min$/m, `duration: ${facts.minutes}min`)
    .replace(/^key-files:[ \t]*(\r?\n)(?:[ \t].*\r?\n)+/m, (_, eol: string) =>
      keyFiles(facts.commits).replaceAll('\n', eol),
    );
}

/** Lines as code writes them follow the facts; those with words of the executor's stay. */
function withLines(text: string, { title, head = [], written, ...section }: CodeSection): string {
  const lines = section.lines.map(shown);
  const place = findSection(text, new RegExp(`^${title}$`, 'i'));
  if (place === null) return lines.length === 0 ? text : withSection(text, title, [...head, ...lines]);
  const eol = lineEndOf(text);
  const aboutOf = (line: string) => written.exec(line)?.[1];
  const kept = text
    .slice(place.start, place.end)
    .split(eol)
    .flatMap((line): readonly string[] => {
      const about = aboutOf(line);
      return about === undefined ? [line] : lines.filter((one) => aboutOf(one) === about);
    });
  const told = kept.join(eol);
  const missing = lines.filter((line) => !told.includes(aboutOf(line) ?? line));
  const before = missing.length === 0 ? kept : kept.filter((line) => !/^(?:- )?None\b/.test(line));
  const at = Math.max(1, before.findLastIndex((line) => line.trim() !== '') + 1);
  const isList = /^[-|]|^$/.test(before[at - 1] ?? '');
  const added = [
    ...(missing.length === 0 || isList ? [] : ['']),
    ...(missing.length === 0 || before.some((line) => line.startsWith('|')) ? [] : head),
    ...missing,
  ];
  const all = before.toSpliced(at, 0, ...added);
  const whole = all.some((line) => line.trim() !== '') ? all : ['', 'None.', '', ''];
  return `${text.slice(0, place.start)}${whole.join(eol)}${text.slice(place.end)}`;
}

/** Adds a section before the self-check, with which a summary ends. */
function withSection(summary: string, title: string, lines: readonly string[]): string {
  const check = findSection(summary, /^Self-Check:/i);
  if (check === null) return appendSection(summary, `## ${title}`, lines);
  const at = summary.lastIndexOf('\n', check.start - 2) + 1;
  return insertLines(summary, at, [`## ${title}`, '', ...lines, '']);
}
