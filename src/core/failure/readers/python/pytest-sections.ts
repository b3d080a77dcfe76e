// Splits pytest's report into a section for each test, for every `--tb` style.

import { frameOf, inProject, isChained, readTracebacks } from './python.ts';

export interface PytestSection {
  readonly line: number;
  /** `FAILED name`, `ERROR name` or `ERROR file`; `FAILED *` when the layout does not name the test. */
  readonly key: string;
  /** The stage that failed, when it was not the test itself. */
  readonly code: 'setup' | 'teardown' | 'collection' | null;
  /** The exception in one line. */
  readonly said: string;
  /** The first exception of a chain. */
  readonly cause: string | null;
  /** The comparison behind an assertion that has a message of its own. */
  readonly compared: string | null;
  /** First file of the project that the section names. */
  readonly file: string | null;
  readonly frame: string | null;
}

const STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
const PLACE = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;

/** Sections in the order of the text. */
export function pytestSections(lines: readonly string[]): readonly PytestSection[] {
  const ends = lines.findIndex((text) => /^=+ short test summary info =+$/.test(text));
  const body = ends < 0 ? lines : lines.slice(0, ends);
  const heads = body.flatMap((text, line) => (isHead(text) ? [line] : []));
  const sections = heads.map((head, index) => section(body, head, heads[index + 1] ?? body.length));
  const named = sections.filter((one) => one !== null);
  return [...named, ...namelessFailures(body), ...conftest(body)];
}

/** `____ name ____` opens a section, `==== FAILURES ====` closes the one before. */
function isHead(text: string): boolean {
  return (text.startsWith('__') && text.endsWith('__')) || (text.startsWith('===') && text.endsWith('==='));
}

function section(lines: readonly string[], head: number, end: number): PytestSection | null {
  const title = (lines[head] ?? '').replace(/^_+ /, '').replace(/ _+$/, '');
  if (title.startsWith('=') || title.startsWith('coverage: ')) return null;
  const stage = STAGE.exec(title);
  const body = withoutCaptured(lines.slice(head + 1, end));
  return {
    line: head,
    key:
      stage === null ? `FAILED ${title.replace(/ (?:\[[^\]]*\] ?)?(?:\(.*\))?$/, '')}` : `ERROR ${stage[3]}`,
    code: codeOf(stage?.[1] ?? stage?.[2]),
    ...contentOf(body),
  };
}

/** Removes what the test itself printed or logged. */
function withoutCaptured(body: readonly string[]): readonly string[] {
  const start = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start < 0 ? body : body.slice(0, start);
}

function codeOf(stage: string | undefined): PytestSection['code'] {
  if (stage === 'setup' || stage === 'teardown') return stage;
  return stage === undefined ? null : 'collection';
}

function contentOf(body: readonly string[]): Omit<PytestSection, 'line' | 'key' | 'code'> {
  const native = readTracebacks(body).at(-1);
  const places = placesIn(body);
  const last = places.at(-1);
  const from = native?.line ?? exceptionLine(body);
  const said = withoutMark(body[from] ?? '');
  const after = withoutMark(body[from + 1] ?? '');
  return {
    said,
    cause: native?.cause ?? causeAbove(body),
    compared: after.startsWith('assert ') && !said.startsWith('assert ') ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === undefined ? (native?.frame ?? null) : frameOf(last.file, last.fn),
  };
}

/** The `E` line before the first line that joins two exceptions. */
function causeAbove(body: readonly string[]): string | null {
  const joint = body.findIndex((text) => isChained(text));
  return joint < 0 ? null : withoutMark(body[exceptionLine(body.slice(0, joint))] ?? '') || null;
}

/** The first line of the last `E` block; for a syntax error, the one below the quoted source. */
function exceptionLine(body: readonly string[]): number {
  let start = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start > 0 && /^E(?: |$)/.test(body[start - 1] ?? '')) start -= 1;
  if (!/^E +File "/.test(body[start] ?? '')) return start;
  const named = body.findIndex((text, line) => line > start && /^E {3}[A-Z]\w+: /.test(text));
  return named < 0 ? start : named;
}

function withoutMark(text: string): string {
  return text.replace(/^E? +/, '');
}

interface Place {
  readonly file: string;
  readonly fn: string | null;
}

function placesIn(body: readonly string[]): readonly Place[] {
  let fn: string | null = null;
  return body.flatMap((text) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text)?.[1] ?? fn;
    const [, file, rest = ''] = PLACE.exec(text) ?? [];
    if (file === undefined || !inProject(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}

/** `--tb=line` does not name tests: it prints one `file:line: words` each, in the order of the summary. */
function namelessFailures(lines: readonly string[]): readonly PytestSection[] {
  const start = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start < 0 || lines.slice(start).some((text) => text.startsWith('__'))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE.exec(text) ?? [];
    if (line < start || file === undefined || words === undefined || words === '') return [];
    const compared = comparedAbove(lines, line);
    return [
      {
        line,
        key: 'FAILED *',
        code: null,
        said: words,
        cause: null,
        compared,
        file,
        frame: inProject(file) ? file : null,
      },
    ];
  });
}

function comparedAbove(lines: readonly string[], line: number): string | null {
  for (let above = line - 1; above > line - 200; above -= 1) {
    const text = lines[above] ?? '';
    if (!/^(?:E | {4})/.test(text)) return null;
    if (/^E {3}/.test(text)) {
      const next = withoutMark(lines[above + 1] ?? '');
      return above + 1 < line && next.startsWith('assert ') ? next : null;
    }
  }
  return null;
}

/** A conftest that cannot be imported ends the run before there is any report. */
function conftest(lines: readonly string[]): readonly PytestSection[] {
  const line = lines.findIndex((text) => text.startsWith('ImportError while loading conftest '));
  if (line < 0) return [];
  const file = /'([^']{1,500})'/.exec(lines[line] ?? '')?.[1] ?? 'conftest.py';
  return [{ line, key: `ERROR ${file}`, code: 'collection', ...contentOf(lines.slice(line)) }];
}
