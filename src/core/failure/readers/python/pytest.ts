// Reads pytest's report: the short summary names the tests, the sections above it have in full what the summary cuts
// to the width of the terminal. Either may be missing.

import { missedFiles } from '../../reading/coverage.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { type PytestSection, pytestSections } from './pytest-sections.ts';
import { pythonSpeech, readException, readTracebacks, withCause } from './python.ts';

export const pytest: ToolReader = {
  tool: 'pytest',
  rank: 'tool',
  programs: ['pytest', 'py.test', 'tox', 'nox'],
  signature:
    /^=+ .*(?:test s|FAILURES|ERRORS|no tests)|^no tests ran |^ImportError while|: (?:error: unrec|file or dir)|^INTERNALERROR>/m,
  read,
};

interface Entry {
  readonly line: number;
  readonly id: string;
  readonly kind: string;
  readonly said: string;
}

const SUMMARY = /^=+ short test summary info =+$/;
const ENTRY =
  /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests =
    entries.length > 0 ? fromEntries(entries, sections) : sections.map((section) => fromSection(section));
  const found = [...tests, ...missedCoverage(lines)];
  if (found.length > 0) return found;
  const broken = internalErrors(lines);
  return broken.length > 0 ? broken : pytestNotRun(lines);
}

/** An exception outside the tests, in a hook of the project, say. */
function internalErrors(lines: readonly string[]): readonly Finding[] {
  const said = lines.map((text) => /^INTERNALERROR> ?(?<said>.*)$/.exec(text)?.groups?.said ?? '');
  const thrown = readTracebacks(said).at(-1);
  if (thrown === undefined) return [];
  const { class: errorClass, message, cause, file, frame } = thrown;
  return [{ ...problem(thrown.line, 'internal', withCause(message, cause)), class: errorClass, file, frame }];
}

function summaryOf(lines: readonly string[]): readonly Entry[] {
  const start = lines.findIndex((text) => SUMMARY.test(text));
  if (start < 0) return [];
  return lines.slice(start).flatMap((text, offset) => {
    const [, kind, id, said] = ENTRY.exec(text) ?? [];
    if (kind === undefined || id === undefined) return [];
    // Such a test only counts its subtests, which have lines of their own.
    if (/^contains \d+ failed subtests?$/.test(said ?? '')) return [];
    return [{ line: start + offset, kind, id, said: said ?? '' }];
  });
}

/** Sections come in the order of their entries; tests of the same name take theirs in turn. */
function fromEntries(entries: readonly Entry[], sections: readonly PytestSection[]): readonly Finding[] {
  const unused = new Map<string, PytestSection[]>();
  for (const section of sections) {
    const queue = unused.get(section.key);
    if (queue === undefined) unused.set(section.key, [section]);
    else queue.push(section);
  }
  return entries.map((entry) => {
    const section = unused.get(keyOf(entry))?.shift() ?? namelessOf(entry, unused.get('FAILED *'));
    const words = section === undefined || section.said === '' ? entry.said : section.said;
    const code = section?.code ?? (entry.kind === 'ERROR' ? stageOf(entry.id) : null);
    return finding(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section });
  });
}

/** The first nameless section that begins with the message as the summary cut it. */
function namelessOf(entry: Entry, sections: PytestSection[] | undefined): PytestSection | undefined {
  const start = entry.said.replace(/\.\.\.$/, '');
  const next = sections?.slice(0, 200) ?? [];
  const index = next.findIndex((section) => section.said.startsWith(start));
  return index < 0 ? undefined : sections?.splice(index, 1)[0];
}

/** `SUBFAILED[msg] (rate=7)` -> `[msg] (rate=7)`; a worker process sends the values quoted. */
function subtestOf(kind: string): string {
  return kind.replace(/^[A-Z]+/, '').replace(/='([^']{0,200})'/g, '=$1');
}

function keyOf({ kind, id }: Entry): string {
  const [file = '', ...names] = splitId(id);
  return `${kind === 'ERROR' ? kind : 'FAILED'} ${names.length === 0 ? file : names.join('.')}`;
}

function splitId(id: string): readonly string[] {
  const bracket = id.indexOf('[');
  if (bracket < 0) return id.split('::');
  const parts = id.slice(0, bracket).split('::');
  return [...parts.slice(0, -1), (parts.at(-1) ?? '') + id.slice(bracket)];
}

function stageOf(id: string): string {
  return id.includes('::') ? 'setup' : 'collection';
}

function fromSection(section: PytestSection): Finding {
  const name = section.key.slice(section.key.indexOf(' ') + 1);
  const bracket = name.indexOf('[');
  const plain = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll('.', '::');
  const id =
    section.code === 'collection'
      ? name
      : `${section.file ?? ''}::${plain}${bracket < 0 ? '' : name.slice(bracket)}`;
  return finding(section.line, { id, words: section.said, code: section.code, section });
}

function finding(
  line: number,
  part: { id: string; words: string; code: string | null; section: PytestSection | undefined },
): Finding {
  const said = readException(part.words);
  const compared = part.section?.compared ?? null;
  const message = said.message === '' ? 'failed without a message' : said.message;
  return findingOf(line, withCause(message, part.section?.cause ?? null), {
    phase: 'test',
    code: part.code,
    class: said.class,
    speech: part.code !== null && said.class === null ? 'diagnostic' : pythonSpeech(said.class, message),
    ...(compared === null ? {} : { values: [compared] }),
    file: splitId(part.id)[0] ?? null,
    testId: part.id.includes('::') ? part.id : null,
    frame: part.section?.frame ?? null,
    details: part.section?.line ?? line,
  });
}

// Messages about the run as a whole: that no test ran, or that too little code was covered.
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^(?:\S{1,200}: |ERROR: )(?:error: )?(unrecognized arguments: .*)$/, 'usage'],
  [/^ERROR: ((?:file or directory )?not found: .*)$/, 'usage'],
  [/^(?:=+ )?(no tests ran)\b/, 'no-tests'],
];

/** A coverage limit that the run missed, whether or not its tests passed. */
function missedCoverage(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const said = /^(?:FAIL Required test coverage of |ERROR: Coverage failure: .* fail-under=)([\d.]+)/.exec(
      text,
    );
    return said === null ? [] : missedFiles(lines, line, said[1] ?? '');
  });
}

/** No test failed, so pytest itself did: the first of these patterns that the output matches. */
function pytestNotRun(lines: readonly string[]): readonly Finding[] {
  for (const [pattern, code] of NOT_RUN) {
    const line = lines.findIndex((text) => pattern.test(text));
    const words = pattern.exec(lines[line] ?? '')?.[1];
    if (words !== undefined) return [problem(line, code, words)];
  }
  return [];
}

function problem(line: number, code: string, message: string): Finding {
  return findingOf(line, message, { phase: 'test', code });
}
