// Reads the report of Python's unittest: one block per failed or broken test, each with its traceback.

import { pythonSpeech, readException, readTracebacks, withCause } from './python.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const unittest: ToolReader = {
  tool: 'unittest',
  rank: 'tool',
  programs: ['unittest'],
  signature:
    /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
  read,
};

const HEADER = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
const DOUBLE = /^={70}$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  lines.forEach((text, line) => {
    const header = HEADER.exec(text);
    if (header === null || !DOUBLE.test(lines[line - 1] ?? '')) return;
    found.push(testFinding(header, lines.slice(line, endOfBlock(lines, line)), line));
  });
  const none = lines.indexOf('NO TESTS RAN');
  return found.length === 0 && none >= 0
    ? [findingOf(none, 'no tests ran', { phase: 'test', code: 'no-tests' })]
    : found;
}

function endOfBlock(lines: readonly string[], from: number): number {
  const last = Math.min(lines.length, from + 2000);
  for (let line = from + 1; line < last; line += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines[line] ?? '')) return line;
  }
  return last;
}

function testFinding(header: RegExpExecArray, block: readonly string[], line: number): Finding {
  const [, name = '', owner = '', suffix = ''] = header;
  const traceback = readTracebacks(block).at(-1);
  const said = traceback ?? { ...readException(firstWords(block)), cause: null, origin: null, frame: null };
  return findingOf(line, withCause(said.message, said.cause), {
    phase: 'test',
    code: codeOf(name, owner),
    class: said.class,
    speech: pythonSpeech(said.class, said.message),
    file: said.origin,
    testId: testIdOf(name, owner) + suffix.trimEnd(),
    frame: said.frame,
  });
}

/** Fixtures and imports fail outside a test, which is another kind of failure than a failed test. */
function codeOf(name: string, owner: string): string | null {
  if (/^setUp(?:Class|Module)$/.test(name)) return 'setup';
  if (/^tearDown(?:Class|Module)$/.test(name)) return 'teardown';
  return owner.startsWith('unittest.loader.') ? 'collection' : null;
}

/** Python 3.11 repeats the name of the test after its class. */
function testIdOf(name: string, owner: string): string {
  if (owner.startsWith('unittest.loader.')) return name;
  const suite = owner.endsWith(`.${name}`) ? owner.slice(0, -name.length - 1) : owner;
  return `${suite} > ${name}`;
}

function firstWords(block: readonly string[]): string {
  const ruler = block.findIndex((text) => /^-{70}$/.test(text));
  return block.slice(ruler + 1).find((text) => text !== '') ?? block[0] ?? '';
}
