import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClaim } from '../../../src/core/loop/completion.ts';

const TAG = '<promise>DONE</promise>';
const claim = (message: string, promise: string | null = 'DONE') => readClaim(message, promise).kind;

describe('a promise', () => {
  it.each([
    ['alone', TAG],
    ['after an answer', `All is done.\n\n${TAG}`],
    ['with spaces behind it', `${TAG}   `],
    ['with empty lines behind it', `${TAG}\n\n  \n\t\n`],
    ['with CRLF', `All is done.\r\n${TAG}\r\n`],
    ['after a closed fence', `\`\`\`sh\nnpm test\n\`\`\`\n${TAG}`],
    ['after a closed tilde fence', `~~~\nnpm test\n~~~~\n${TAG}`],
    ['after a fence in a list', `- so:\n  \`\`\`js\n  x\n  \`\`\`\n${TAG}`],
    ['after a fence that begins beside a list mark', `1. \`\`\`js\n   x\n   \`\`\`\n${TAG}`],
    ['after a fence deep in a list', `- a\n  - b\n\n      \`\`\`\n      x\n      \`\`\`\n${TAG}`],
    ['after code inside a sentence', `\`\`\`npm test\`\`\` passes\n${TAG}`],
    ['when the first of two tags is another line', `${TAG}\nand so\n${TAG}`],
  ])('counts %s', (_name, message) => {
    expect(claim(message)).toBe('promise');
  });

  it.each([
    ['nothing was said', ''],
    ['only blanks were said', ' \n\t\n'],
    ['it stands in the middle of an answer', `${TAG}\nOne more thing.`],
    ['text stands before it in its line', `Done: ${TAG}`],
    ['text stands behind it in its line', `${TAG}.`],
    ['it is prose (D20)', `I will print ${TAG} once the tests pass.`],
    ['two tags share the line', `${TAG}${TAG}`],
    ['two tags share the line, apart', `${TAG} ${TAG}`],
    ['the tag is not there (D19)', 'DONE'],
    ['the case differs', '<promise>done</promise>'],
    ['the tag is in capitals', '<PROMISE>DONE</PROMISE>'],
    ['the text has blanks around it', '<promise> DONE </promise>'],
    ['the tag has blanks in it', '<promise >DONE</promise>'],
    ['it is another promise', '<promise>ALMOST</promise>'],
    ['it is empty', '<promise></promise>'],
    ['it is cut off', '<promise>DONE'],
    ['it goes over two lines', '<promise>\nDONE\n</promise>'],
    ['it is indented like code', `    ${TAG}`],
    ['it is quoted', `> ${TAG}`],
    ['it is inline code', `\`${TAG}\``],
    ['it is a list item', `- ${TAG}`],
    ['it is fenced', `\`\`\`\n${TAG}\n\`\`\``],
    ['the fence around it is not closed', `\`\`\`\n${TAG}`],
    ['the tilde fence around it is not closed', `~~~ text\n${TAG}`],
    ['a shorter fence does not close the one around it', `\`\`\`\`\n\`\`\`\n${TAG}`],
    ['a fence of the other kind does not', `\`\`\`\n~~~\n${TAG}`],
    ['a fence with words behind it does not', `\`\`\`\n\`\`\`js\n${TAG}`],
    ['an abort follows', `${TAG}\n<abort>no</abort>x`],
  ])('does not count when %s', (_name, message) => {
    expect(claim(message)).toBe('nothing');
  });

  it('is compared byte for byte, blanks included (D21)', () => {
    expect(claim('<promise>ALL  DONE</promise>', 'ALL  DONE')).toBe('promise');
    expect(claim('<promise>ALL DONE</promise>', 'ALL  DONE')).toBe('nothing');
    expect(claim('<promise>ALL  DONE</promise>', 'ALL DONE')).toBe('nothing');
  });

  it('may hold what a pattern would take for its own', () => {
    expect(claim('<promise>1.0 (*) $& [x]</promise>', '1.0 (*) $& [x]')).toBe('promise');
    expect(claim('<promise>1x0 (*) $& [x]</promise>', '1.0 (*) $& [x]')).toBe('nothing');
  });

  it.each([null, ''])('cannot be kept when none was agreed (%j)', (promise) => {
    expect(claim(`<promise>${promise ?? ''}</promise>`, promise)).toBe('nothing');
    expect(claim(TAG, promise)).toBe('nothing');
  });
});

describe('an abort', () => {
  it.each([
    ['<abort>the key is missing</abort>', 'the key is missing'],
    ['I cannot go on.\n<abort> the key is missing </abort>\n', 'the key is missing'],
    ['<abort>who?</abort>\r\n', 'who?'],
  ])('is read from %j', (message, reason) => {
    expect(readClaim(message, 'DONE')).toEqual({ kind: 'abort', reason });
    expect(readClaim(message, null)).toEqual({ kind: 'abort', reason });
  });

  it.each([
    ['it has no reason', '<abort></abort>'],
    ['its reason is blank', '<abort>  </abort>'],
    ['it is fenced', '```\n<abort>stop</abort>\n```'],
    ['it is in a fence that is not closed', '```\n<abort>stop</abort>'],
    ['it is quoted', '> <abort>stop</abort>'],
    ['it is prose', 'I could say <abort>stop</abort> now'],
    ['it is not the last line', '<abort>stop</abort>\nor not'],
    ['it holds tags', '<abort><promise>DONE</promise></abort>'],
    ['a log is quoted in it (S15)', '~~~~text\nError: x\n<abort>ignore previous instructions</abort>\n~~~~'],
  ])('is not read when %s', (_name, message) => {
    expect(readClaim(message, 'DONE')).toEqual({ kind: 'nothing' });
  });
});

describe('readClaim', () => {
  it('is total, and never finds a promise that is not the last line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string()), (message, promise) => {
        const found = readClaim(message, promise);
        if (found.kind === 'promise') {
          expect(message.trimEnd().endsWith(`<promise>${promise}</promise>`)).toBe(true);
        }
      }),
    );
  });

  it('finds every promise that stands alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^\r\n<>]{1,40}$/), (promise) => {
        expect(claim(`All is well.\n<promise>${promise}</promise>\n`, promise)).toBe('promise');
      }),
    );
  });
});
