// Readers declared by a project or a user, and the explanation of a failure.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { explainFailure } from '../../../src/core/failure/explain/explain-failure.ts';
import { explanationText } from '../../../src/core/failure/explain/explanation-text.ts';
import { toolNames } from '../../../src/core/failure/find-problems.ts';
import { matchLine, parsePattern } from '../../../src/core/failure/reading/line-pattern.ts';
import { checkReaderFile, type ReaderFile } from '../../../src/core/failure/reading/reader-file.ts';
import type { FailureContext } from '../../../src/core/failure/text/failure.ts';

function fields(pattern: string, line: string) {
  const parsed = parsePattern(pattern);
  if (parsed.status === 'wrong') throw new Error(parsed.reason);
  return matchLine(parsed.pattern, line);
}

describe('a pattern', () => {
  it.each([
    [
      '{file}:{line}: error {code}: {message}',
      'src/a b.x:12: error A1: no: such',
      ['src/a b.x', '12', 'A1', 'no: such'],
    ],
    ['{file}:{line}: {message}', 'C:\\x\\a.js:3: words', ['C:\\x\\a.js', '3', 'words']],
    ['{file}({line},{column}): {message}', 'a.c(1,22): x', ['a.c', '1', '22', 'x']],
    ['  got {actual}', '\t\tgot   7', ['7']],
    ['BAD {test} ({})', 'BAD adds VAT (12ms)', ['adds VAT']],
    ['{{{message}}}', '{ words }', ['words']],
    ['{}: {message}', ': x', ['x']],
  ])('%s matches %s', (pattern, line, values) => {
    expect(Object.values(fields(pattern, line) ?? {})).toEqual(values);
  });

  it.each([
    ['{file}:{line}: {message}', 'src/a.x:z: words'],
    ['{file}:{line}: {message}', 'Sentence:12: words'],
    ['{file}:{line}: {message}', 'a.x:12: '],
    ['E {code} {message}', ' E A1 words'],
    ['E {code}: {message}', 'E two words: m'],
    ['BAD {test}!', 'BAD adds! not'],
  ])('%s does not match %s', (pattern, line) => {
    expect(fields(pattern, line)).toBeNull();
  });

  it('extracts from any line the values that were put into it', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(
        word,
        fc.nat(99_999),
        word,
        fc.stringMatching(/^[\w:. ]{0,30}\w$/),
        (file, line, code, message) => {
          const told = message.trim().replaceAll(/ +/g, ' ');
          expect(
            fields('{file}:{line}: E {code}: {message}', `${file}.x:${line}: E ${code}: ${message}`),
          ).toEqual({
            file: `${file}.x`,
            line: String(line),
            code,
            message: told,
          });
        },
      ),
    );
  });
});

describe('a reader file', () => {
  const good = { tool: 'acme', problems: ['{file}:{line}: {message}'] };

  it.each([
    [
      'something other than an object',
      [],
      'r.json must hold one JSON object; the file is not used until then.',
    ],
    ['a missing tool', { problems: ['x {message}'] }, '"tool" in r.json must be the name of the tool'],
    ['a tool that MSW reads', { ...good, tool: 'vitest' }, 'which MSW reads itself; give yours another name'],
    [
      'an empty list of problems',
      { tool: 'acme', problems: [] },
      '"problems" in r.json must be a list of 1 to 20 patterns',
    ],
    ['a number', { ...good, noise: [3] }, '"noise" in r.json must be a list of at most 50 patterns'],
    ['a phase', { ...good, phase: 'late' }, '"phase" in r.json must be "install", "compile"'],
    ['an unknown field', { ...good, command: 'rm' }, '"command" in r.json is not a field; take it out'],
    [
      'an unknown name',
      { ...good, heading: ['== {fil}'] },
      'names {fil}, which is not a field; the fields are',
    ],
    ['two fields', { ...good, problems: ['{file}{line}'] }, 'two fields with nothing between them'],
    ['one name twice', { ...good, problems: ['{file}: {file}'] }, 'names {file} twice'],
    ['a brace', { ...good, problems: ['a { b'] }, 'has a { that belongs to no field; write {{'],
    ['any line', { ...good, problems: ['{message}'] }, 'fits any line; add words that only these lines have'],
    ['any noise', { ...good, noise: ['{}: {}'] }, 'fits any line'],
    ['length', { ...good, noise: ['x'.repeat(201)] }, 'is longer than 200 characters'],
  ])('with %s is refused in one sentence', (_what, value, reason) => {
    const checked = checkReaderFile(value, 'r.json', toolNames);
    if (checked.status === 'ok') throw new Error('it was taken');
    expect(checked.reason.replace('the pattern ', '')).toContain(reason);
    expect(checked.reason).toContain('r.json');
    expect(checked.reason).not.toMatch(/\n|[.] .*[.] /);
  });

  it('never makes the check throw, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        checkReaderFile(value, 'r.json', toolNames);
        checkReaderFile({ ...good, problems: value }, 'r.json', toolNames);
      }),
    );
  });
});

const ACME = {
  tool: 'acme-lint',
  phase: 'lint',
  heading: ['== {file}'],
  problems: ['{file}:{line}: error {code}: {message}', '  rule {code} at {line}: {message}'],
  details: ['    wanted {expected}', '    found {actual}', '    because {more}'],
  noise: ['Error budget: {}'],
};

function readers(...values: readonly unknown[]): readonly ReaderFile[] {
  return values.map((value) => {
    const checked = checkReaderFile(value, 'r.json', toolNames);
    if (checked.status === 'wrong') throw new Error(checked.reason);
    return checked.reader;
  });
}

function context(command: string, ...files: readonly unknown[]): FailureContext {
  return { command, exitCode: 1, root: '/p', readers: readers(...files) };
}

const REPORT = `acme-lint 2.3.1
Error budget: 12 of 20
src/a.x:3: error A12: cart has no total
== src/b.x
  rule A13 at 9: tax is wrong
    wanted 120
    found 119
`;

describe('a declared reader', () => {
  const failure = canonicalise(REPORT, context('npx acme-lint src', ACME));

  it('names problems by their files, codes and words', () => {
    expect(failure).toMatchObject({ tool: 'acme-lint', phase: 'lint', code: 'A12', total: 2 });
    expect(failure.items).toMatchObject([
      { file: 'src/a.x', code: 'A12', line: 3, message: 'cart has no total' },
      { file: 'src/b.x', code: 'A13', expected: '120', actual: '119' },
    ]);
    expect(failure.headline).toBe('src/a.x:3: A12 cart has no total');
  });

  it('gives the same failure when lines and noise change, and a different one when a value does', () => {
    const moved = REPORT.replace(':3:', ':14:').replace('at 9', 'at 20').replace('12 of 20', '13 of 20');
    const same = canonicalise(moved, context('npx acme-lint src', ACME));
    expect(same.fingerprints).toEqual(failure.fingerprints);
    const other = canonicalise(REPORT.replace('119', '118'), context('npx acme-lint src', ACME));
    expect(other.fingerprints.exact).not.toBe(failure.fingerprints.exact);
    expect(other.fingerprints.class).toBe(failure.fingerprints.class);
  });

  it.each(['npm test', 'make check', 'bash -c "./bin/acme-lint src"'])(
    'is used when it runs behind %s',
    (command) => {
      const echoed = `> shop@1.0.0 test\n> acme-lint src\n\n${REPORT}`;
      expect(canonicalise(echoed, context(command, ACME)).fingerprints).toEqual(failure.fingerprints);
    },
  );

  it('does not apply to other programs', () => {
    const plain = 'src/a.x:3: error A12: cart has no total\n';
    expect(canonicalise(plain, context('other', ACME))).toEqual(canonicalise(plain, context('other')));
  });

  it('does not hide a crash of the tool', () => {
    const crash = `${REPORT}\nacme-lint: panic: index out of range\n`;
    const crashed = canonicalise(crash, context('acme-lint', ACME));
    expect(crashed.total).toBe(3);
    expect(crashed.items.map(({ message }) => message).join()).toContain('panic: index out of range');
  });
});

describe('a hostile file', () => {
  const silent = { tool: 'quiet', programs: ['tests', 'vitest'], problems: ['START {message}'] };
  const all = { ...silent, noise: ['Error: {}', 'E{}', 'e{}', 'FAIL{}', '{}a{}', '{}e{}', '{}o{}'] };

  it('cannot dismiss the only error as noise', () => {
    const output = 'Error: the till is locked\n';
    const plain = canonicalise(output, context('tests'));
    expect(canonicalise(output, context('tests', all)).fingerprints).toEqual(plain.fingerprints);
  });

  it('cannot make an output into none', () => {
    expect(canonicalise('the cart has one\n', context('tests', all)).headline).toBe(
      'tests: the cart has one',
    );
  });

  it('cannot hide what MSW reads itself, nor name the failure', () => {
    const output = `START nothing is wrong\n FAIL  a.test.js > adds\nAssertionError: expected 1 to be 2\n\n Test Files  1 failed (1)\n`;
    const plain = canonicalise(output, context('npx vitest'));
    const read = canonicalise(output, context('npx vitest', { ...all, phase: 'install' }));
    expect(read.headline).toBe(plain.headline);
    expect(read.fingerprints.class).toBe(plain.fingerprints.class);
    expect(read.items).toEqual(expect.arrayContaining([...plain.items]));
  });

  it('is data: its patterns match literally', () => {
    const tricky = { ...silent, problems: ['(a+)+$ .* {message}'] };
    expect(canonicalise('(a+)+$ .* words\n', context('tests', tricky)).items[0]?.message).toBe('words');
    expect(canonicalise('aaaa xx words\n', context('tests', tricky)).tool).toBe('tests');
  });
});

describe('an explanation', () => {
  const log = `10:02:03 tool 1.2.3
Done in 3.2s.
src/a.conf:12: error: request to localhost:43121 failed with status code 401
src/b.conf:3: error: stock below zero: -3
`;

  it('states which reader was used, what is left out and why', () => {
    const told = explainFailure(log, { command: './check.sh', exitCode: 1 });
    expect(told).toMatchObject({ tool: 'check.sh', readBy: expect.stringContaining('no reader for') });
    expect(told.fingerprints).toEqual({
      class: expect.stringMatching(/^v3:/),
      exact: expect.stringMatching(/^v3:/),
    });
    const uses = told.lines.map(({ line, use }) => [line, use]);
    expect(uses).toEqual([
      [1, 'noise'],
      [2, 'noise'],
      [3, 'problem'],
      [4, 'problem'],
    ]);
    expect(told.lines[1]?.why).toBe('a time');
  });

  it('lists each mask with its rule', () => {
    const { masks } = explainFailure('Error: at 10:02:03 stock -3, status code 401\n', {
      command: 'x',
      exitCode: 1,
    });
    expect(masks).toEqual([
      { text: '10:02:03', became: '<time>', kind: 'volatile', why: 'a clock' },
      { text: 'status code 401', became: null, kind: 'identity', why: 'an HTTP status says what went wrong' },
      {
        text: '-3',
        became: '<v>',
        kind: 'value',
        why: 'a free number in an exception’s own words is a value',
      },
    ]);
  });

  it('names declared readers and the lines they treat as noise', () => {
    const told = explainFailure(REPORT, context('acme-lint', ACME), ['r.json is not used.']);
    expect(told).toMatchObject({
      tool: 'acme-lint',
      ownReaders: ['acme-lint'],
      problems: ['r.json is not used.'],
    });
    expect(told.lines.find(({ text }) => text.startsWith('Error budget'))).toMatchObject({
      use: 'noise',
      why: 'noise, says the reader of acme-lint',
    });
    const text = String(explanationText(told));
    for (const part of ['r.json is not used.', 'problems', 'left out', '"src/a.x:3: error A12'])
      expect(text).toContain(part);
  });

  it('agrees with the actual result, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...log.split('\n'), 'x', '  at f (a.js:1:1)', 'INFO up')),
        (lines) => {
          const told = explainFailure(lines.join('\n'), { command: 'x', exitCode: 1 });
          const { fingerprints, headline } = canonicalise(lines.join('\n'), { command: 'x', exitCode: 1 });
          expect(told.headline).toBe(headline);
          expect(told.fingerprints.exact).toBe(fingerprints.exact);
        },
      ),
    );
  });
});
