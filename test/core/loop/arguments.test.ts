import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOOP_OPTIONS, type LoopRequest, requestDefaults } from '../../../src/core/commands/loop-options.ts';
import { endsInBackslash, parseArguments, typedArguments } from '../../../src/core/loop/parse-arguments.ts';

describe('parse arguments', () => {
  const request = (raw: string): LoopRequest => {
    const parsed = parseArguments(raw);
    if (parsed.status === 'refused') throw new Error(parsed.reason);
    return parsed.request;
  };
  const refusal = (raw: string): string => {
    const parsed = parseArguments(raw);
    return parsed.status === 'refused' ? parsed.reason : `accepted: ${parsed.request.task}`;
  };

  describe('the task', () => {
    it.each([
      ['"Fix the shop" --check "npm test"', 'Fix the shop'],
      ["'Fix the shop' --check 'npm test'", 'Fix the shop'],
      ['Fix the shop --check "npm test"', 'Fix the shop'],
      ['--check "npm test" Fix the shop', 'Fix the shop'],
      ['--max-iterations 3 Fix the shop', 'Fix the shop'],
      ["don't stop --check x", "don't stop"],
      ["'tis broken --check x", "'tis broken"],
      ['say "hi" twice --check x', 'say "hi" twice'],
      ['--check "x" -- --promise is a word here', '--promise is a word here'],
      ['a -- b --check x', 'a b --check x'],
      ['"a --check b" --check "npm test"', 'a --check b'],
      ['"two\n\n  lines  " --check x', 'two\n\n  lines  '],
      ['fix it - or not --check x', 'fix it - or not'],
      ['use foo--bar --check x', 'use foo--bar'],
      ['“Fix the shop” --check “npm test”', 'Fix the shop'],
      ['„Fix the shop“ —check ‘npm test’', 'Fix the shop'],
      ['say “hi” twice --check x', 'say “hi” twice'],
      ['fix a – or b —plainly — --check x', 'fix a – or b —plainly —'],
    ])('is read from %j', (raw, task) => {
      expect(request(raw).task).toBe(task);
    });

    it('is the same, byte for byte, inside either kind of quotes, alone or before options (S14, D8, D22)', () => {
      const piece = fc.oneof(
        fc.constantFrom(
          '---',
          '\n---\nmax_iterations: 5\n---\n',
          '`x`',
          '$(touch PWNED)',
          '; rm -rf . #',
          '\r\n',
          '\t',
          '  ',
          '🚀',
          '\\',
          '--check',
          '-- ',
          '$ARGUMENTS',
          '<promise>DONE</promise>',
          '[ ]',
          "it's",
          'a "word"',
        ),
        fc.string({ unit: 'binary', maxLength: 20 }),
      );
      const cases = fc.record({
        pieces: fc.array(piece, { minLength: 1, maxLength: 8 }),
        quote: fc.constantFrom('"', "'"),
        rest: fc.constantFrom('', ' --no-guidance', '\n--max-iterations 3 --check "npm test"'),
      });
      fc.assert(
        fc.property(cases, ({ pieces, quote, rest }) => {
          const text = pieces.join('');
          const task = text.replaceAll(quote, quote === '"' ? "'" : '"');
          fc.pre(task.trim() !== '');
          expect(request(`${quote}${task}${quote}${rest}`).task).toBe(task);
        }),
        { numRuns: 500 },
      );
    });

    it('keeps the outer quotes when the text contains the same quotes, so that no byte is guessed', () => {
      expect(request('"say "hi" twice" --check x').task).toBe('"say "hi" twice"');
      expect(request('"a" and "b" --check x').task).toBe('"a" and "b"');
    });
  });

  describe('options', () => {
    it.each([
      ['t --check “npm test”', 'npm test'],
      ['t --check “npm test” --no-guidance', 'npm test'],
      ['t –check “npm test”', 'npm test'],
      ['t —check npm test', 'npm test'],
      ['t --check unit=“npm test”', 'npm test'],
      ['t --check "echo “a”"', 'echo “a”'],
    ])('are read from %j, although a word processor changed its quotes and dashes', (raw, command) => {
      expect(request(raw).checks.map((check) => check.command)).toEqual([command]);
    });

    it.each([
      't --promise "<promise>ALL DONE</promise>"',
      't --promise=<promise>ALL DONE</promise> --fresh',
      't --promise "<promise> ALL DONE </promise> "',
    ])('take a promise with its tags: %s', (raw) => {
      expect(request(raw)).toMatchObject({ task: 't', completionPromise: 'ALL DONE' });
    });

    it('are read together', () => {
      const raw =
        '"t" --check "npm test" --check lint="npm run lint -- --fix" --promise ALL DONE --max-iterations 08 ' +
        '--min-iterations=2 --max-minutes 30 --max-tokens 1500000 --fresh --check-timeout 90 --plan plans/a.md --trust 0123456789abcdef --agent msw:executor ' +
        '--protect test/** --protect=a.json --sealed "accept=node ../a.mjs" --no-guidance --no-check --require proven --no-baseline --controls --review "a; b"';
      expect(request(raw)).toEqual({
        ...requestDefaults,
        task: 't',
        recipe: null,
        typed: expect.arrayContaining(['check', 'max-iterations', 'review']),
        checks: [
          { name: 'test', command: 'npm test' },
          { name: 'lint', command: 'npm run lint -- --fix' },
        ],
        completionPromise: 'ALL DONE',
        // Decimal, also with a leading zero (D4).
        maxIterations: 8,
        minIterations: 2,
        maxMinutes: 30,
        maxTokens: 1_500_000,
        fresh: true,
        checkTimeoutSeconds: 90,
        plan: 'plans/a.md',
        trust: '0123456789abcdef',
        agents: ['msw:executor'],
        protect: ['test/**', 'a.json'],
        sealed: [{ name: 'accept', command: 'node ../a.mjs' }],
        guidance: false,
        proposeChecks: false,
        require: 'proven',
        baseline: false,
        witness: true,
        review: 'a; b',
      });
    });

    const flags = Object.entries(LOOP_OPTIONS).flatMap(([name, option]) =>
      option.kind === 'flag' ? [[name, option.key, !option.initial] as const] : [],
    );

    it.each(flags)('without a value turn their default around: --%s', (name, key, value) => {
      expect(request(`t --check "npm test" --${name}`)).toEqual({
        ...request('t --check "npm test"'),
        [key]: value,
        typed: ['check', name],
      });
    });

    it.each([
      ['t --witness', 't --controls'],
      ['t --no-witness --check "npm test"', 't --no-controls --check "npm test"'],
    ])('are accepted by their former names: %j', (former, present) => {
      expect(request(former)).toEqual(request(present));
    });

    it.each([
      ['t --check "a && b | c"', 'a && b | c'],
      ['t --check \'echo "$HOME" > x\'', 'echo "$HOME" > x'],
      ['t --check "echo \\"hi\\""', 'echo "hi"'],
      ['t --check npm test', 'npm test'],
      ['t --check npm run test:unit --no-guidance', 'npm run test:unit'],
      ['t --check \'node -e "process.exit(0)"\'', 'node -e "process.exit(0)"'],
    ])('keep every byte of the command in %j', (raw, command) => {
      expect(request(raw).checks.map((check) => check.command)).toEqual([command]);
    });

    it.each([
      ['', 'The task is missing'],
      ['""', 'The task is missing'],
      ['--check "npm test"', 'The task is missing'],
      ['t --check "unit="', 'Option --check needs a command'],
      ['t --check " "', 'Option --check needs a command'],
      ['t --review " ; "', 'Option --review needs criteria'],
      [`t --review "${'a;'.repeat(21)}"`, 'at most 20 criteria'],
      [`t --review "${'a'.repeat(501)}"`, 'at most 500 characters'],
      ['t --max-iterations 0', 'from 1 to 1000'],
      ['t --max-iterations -1', 'from 1 to 1000'],
      ['t --max-iterations 1e3', 'from 1 to 1000'],
      ['t --max-iterations', 'from 1 to 1000, not ""'],
      ['t --max-iterations 2.5', 'from 1 to 1000'],
      ['t --check-timeout 99999', 'from 1 to 6600'],
      ['t --min-iterations 5 --max-iterations 3', 'larger than --max-iterations'],
      ['t --promise ""', 'needs the text'],
      ['t --promise', 'needs the text'],
      ['t --promise <promise></promise>', 'needs the text'],
      ['t --promise <promise>A</promise><promise>B</promise>', 'without < and >'],
      ['t --promise "<b>"', 'without < and >'],
      ['t --promise "<promise></promise>"', 'needs the text'],
      ['t --promise "<promise>A</promise> <promise>B</promise>"', 'without < and >'],
      [`t --promise ${'x'.repeat(201)}`, 'at most 200 characters, not 201'],
      ['t --check', 'needs a command'],
      ['t --check --no-guidance', 'needs a command'],
      ['t --plan', 'needs a file'],
      ['t --agent', 'needs an agent type'],
      ['t --controls --no-witness', 'Options --controls and --no-controls exclude each other'],
      ['t --no-check', 'needs --promise'],
      ['t --completion-promise X', 'Unknown option --completion-promise: did you mean --promise?'],
      ['t --chek X', 'Unknown option --chek: did you mean --check?'],
      ['t --max-iteration 3', 'did you mean --max-iterations?'],
      ['t --iterations 3', 'did you mean --max-iterations?'],
      ['t --verbose', 'belongs to the task or the command, put that in quotes'],
      ['t --check npm test -- --run', 'Put the command of --check in quotes'],
      ['t --check npm run lint --fix', 'Unknown option --fix'],
    ])('are refused in one sentence: %j', (raw, words) => {
      expect(refusal(raw)).toContain(words);
      expect(refusal(raw)).not.toContain('\n');
    });

    it('never make it throw: any text is either refused or read completely', () => {
      const words = fc.constantFrom(
        '"',
        "'",
        '--',
        '--check',
        '--promise',
        '=',
        ' ',
        '\n',
        '\\',
        'npm',
        '--agent',
        '5',
      );
      const texts = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words, { maxLength: 30 }).map((parts) => parts.join('')),
        fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
      );
      fc.assert(
        fc.property(texts, (raw) => {
          const parsed = parseArguments(raw);
          if (parsed.status === 'refused') {
            expect(parsed.reason.length).toBeGreaterThan(10);
            return;
          }
          expect(parsed.request.task.trim()).not.toBe('');
          expect(parsed.request.checks.every((check) => check.name !== '' && check.command !== '')).toBe(
            true,
          );
        }),
        { numRuns: 1000 },
      );
    });
  });
});

describe('typed arguments', () => {
  const text = fc
    .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^(?:["'\\ -]|--check|a\n)+$/))
    .filter((value) => value.trim() !== '' && !value.endsWith('\\'));

  describe('typedArguments', () => {
    it('parses back to the same values, whatever they are', () => {
      fc.assert(
        fc.property(text, text, fc.array(text, { minLength: 1 }), (task, plan, agents) => {
          const values = {
            plan,
            agent: agents,
            check: ['npm test'],
            'allow-empty': true,
            'max-iterations': '7',
          };
          expect(endsInBackslash(values)).toBeNull();
          const parsed = parseArguments(typedArguments(task, values));
          expect(parsed).toMatchObject({
            status: 'ok',
            request: { task: task.trim(), plan, agents, allowEmpty: true, maxIterations: 7, guidance: true },
          });
        }),
      );
    });

    it('keeps the bytes of a check', () => {
      fc.assert(
        fc.property(text, (command) => {
          const parsed = parseArguments(typedArguments('task', { check: [`own=${command}`] }));
          expect(parsed).toMatchObject({ status: 'ok', request: { checks: [{ name: 'own', command }] } });
        }),
      );
    });

    it('ends a one-word task before the options', () => {
      const parsed = parseArguments(typedArguments('task', { check: ['true'], promise: 'DONE' }));
      const request = {
        task: 'task',
        checks: [{ name: 'true', command: 'true' }],
        completionPromise: 'DONE',
      };
      expect(parsed).toMatchObject({ status: 'ok', request });
    });

    it('names an option that cannot be typed', () => {
      expect(endsInBackslash({ plan: 'a', check: ['ok', 'dir\\'] })).toBe('check');
    });

    it.each(['5 6', '', ' ', '"', '-1'])('leaves the invalid number %j to the parser', (number) => {
      expect(parseArguments(typedArguments('task', { 'max-iterations': number })).status).toBe('refused');
    });
  });
});
