// Brings the parts of a summary that follow from git up to date: its executor was sent back after writing it. What the
// executor wrote itself stays.

import { isMap, texts } from '../../text/markdown/value.ts';
import { prose } from '../../text/prose.ts';
import { codeName } from '../../text/quote-name.ts';
import { readSummary } from '../documents/summary.ts';
import { addListEntry, findSection, findTable, insertLines, lineEndOf } from '../writing/section.ts';
import { withSection } from './plan-beginning.ts';
import {
  alsoChanged,
  COMMIT_HEAD,
  changedFiles,
  commitRow,
  fileLines,
  keyFiles,
  MOST_FILES,
  type SummaryFacts,
} from './summary-skeleton.ts';

/** What git and MSW's notes say once the plan's checks have passed. */
export type LaterFacts = Pick<SummaryFacts, 'commits' | 'tasks' | 'extra'>;

/** Never throws; the same text when nothing has changed. */
export function refreshSummary(text: string, facts: LaterFacts): string {
  if (facts.commits.length === 0) return text;
  return [withCommits, withFiles, withDeviations, withFigures, withKeyFiles].reduce(
    (before, change) => change(before, facts),
    text,
  );
}

/** Rows of commits that were amended since make room for the ones that took their place. */
function withCommits(before: string, { commits, tasks }: LaterFacts): string {
  const isGone = (line: string) => {
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [];
    const hash = cells.flatMap((cell) => /^`([0-9a-f]{7,40})`$/.exec(cell)?.[1] ?? [])[0];
    return hash !== undefined && commits.every((one) => !one.hash.startsWith(hash));
  };
  const text = inSection(before, COMMITS, (lines) => lines.filter((line) => !isGone(line)));
  const section = findSection(text, COMMITS);
  const told = section === null ? text : text.slice(section.start, section.end);
  const rows = commits
    .filter(({ hash }) => !told.includes(hash.slice(0, 7)))
    .map((commit) => commitRow(commit, tasks));
  if (rows.length === 0) return text;
  if (section === null) return withSection(text, '## Task Commits', [COMMIT_HEAD, ...rows]);
  const table = findTable(section, [/^commit$/i, /^type$/i]);
  return table === null
    ? insertLines(text, section.end, [COMMIT_HEAD, ...rows, ''])
    : insertLines(text, table.end, rows);
}

const COMMITS = /^Task Commits$/i;
const FILES = /^Files Created\/Modified$/i;
const DEVIATIONS = /^Deviations from Plan$/i;

/** Lines that are still as MSW wrote them follow the commits; lines with words of the executor's stay. */
function withFiles(before: string, { commits }: LaterFacts): string {
  const now = fileLines(commits).map(String);
  const text = inSection(before, FILES, (lines) =>
    lines.flatMap((line) => {
      const { name, what } = fileIn(line);
      return name === null || !STATES.has(what) ? [line] : now.filter((one) => fileIn(one).name === name);
    }),
  );
  const section = findSection(text, FILES);
  if (section === null) return text;
  const told = text.slice(section.start, section.end);
  const listed = told.split('\n').filter((line) => fileIn(line).name !== null).length;
  return now
    .filter((line) => !told.includes(fileIn(line).name ?? line))
    .slice(0, Math.max(0, MOST_FILES - listed))
    .reduce((all, line) => addListEntry(all, findSection(all, FILES) ?? section, line), text);
}

const STATES: ReadonlySet<string> = new Set(['created', 'modified', 'deleted']);

/** Of a line such as "- `src/a.ts` - created", the name with its marks, and what is said of it. */
function fileIn(line: string): { readonly name: string | null; readonly what: string } {
  const at = line.lastIndexOf(' - ');
  const isFile = line.startsWith('- `') && at > 3;
  return { name: isFile ? line.slice(2, at) : null, what: line.slice(at + 3) };
}

function withDeviations(before: string, { extra }: LaterFacts): string {
  return extra.reduce((text, one) => {
    const section = findSection(text, DEVIATIONS);
    if (section === null || text.slice(section.start, section.end).includes(codeName(one.file))) return text;
    const plain = inSection(text, DEVIATIONS, (lines) => lines.filter((line) => !/^None\b/.test(line)));
    const cleared = findSection(plain, DEVIATIONS) ?? section;
    return addListEntry(plain, cleared, prose`${alsoChanged(one)}.`);
  }, before);
}

/** The figures in the form in which MSW writes them; the time only grows. */
function withFigures(before: string, { commits }: LaterFacts): string {
  const times = commits.map(({ time }) => time);
  const minutes = Math.round((Math.max(...times) - Math.min(...times)) / 60);
  const longer = (told: string, known: string) =>
    told.replace(known, String(Math.max(Number(known), minutes)));
  return before
    .replace(/^- \*\*Files changed:\*\* \d+$/m, `- **Files changed:** ${fileLines(commits).length}`)
    .replace(/^- \*\*Duration:\*\* (\d{1,6}) min$/m, longer)
    .replace(/^duration: (\d{1,6})min$/m, longer);
}

/** Files that only the executor names stay in its lists, and take the place of others in a long one. */
function withKeyFiles(before: string, { commits }: LaterFacts): string {
  const named = readSummary(before).document.frontmatter.values['key-files'];
  if (!isMap(named)) return before;
  const { created, modified } = changedFiles(commits);
  const known = new Set(commits.flatMap(({ files }) => files));
  const withOwn = (key: string, paths: readonly string[]) => {
    const own = texts(named[key]).filter((path) => !known.has(path));
    return [...paths.slice(0, Math.max(0, MOST_FILES - own.length)), ...own];
  };
  const now = keyFiles(withOwn('created', created), withOwn('modified', modified));
  const carriage = lineEndOf(before).slice(0, -1);
  const lines = before.split('\n');
  const at = lines.findIndex((line) => /^key-files:\s*$/.test(line));
  const more = lines.slice(at + 1).findIndex((line) => !/^[ \t]/.test(line));
  return at === -1 || more === -1
    ? before
    : lines.toSpliced(at, more + 1, ...now.map((line) => line + carriage)).join('\n');
}

function inSection(
  text: string,
  title: RegExp,
  change: (lines: readonly string[]) => readonly string[],
): string {
  const section = findSection(text, title);
  if (section === null) return text;
  const { start, end } = section;
  const eol = lineEndOf(text);
  return `${text.slice(0, start)}${change(text.slice(start, end).split(eol)).join(eol)}${text.slice(end)}`;
}
