// Masks the literal values of a message, as far as its speech allows: what remains says which kind of
// error it is, whatever the operands were this time.

import type { Speech } from './readers/reader.ts';

const QUOTED = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`/g;
const NUMBER = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
const BARE_VALUE =
  /(?<![\w.$'"])(?:true|false|null|undefined|None|True|False|nil|NaN|-?Infinity)(?![\w$(:])/g;

/** `message` with its values as `<v>`; the message itself when its speech has none. */
export function maskValues(message: string, speech: Speech): string {
  if (speech === 'diagnostic') return message;
  if (speech === 'assertion') return maskOperands(message);
  return maskFreeNumbers(message);
}

function maskOperands(message: string): string {
  return maskBrackets(message.replace(QUOTED, '<v>'))
    .replace(NUMBER, '<v>')
    .replace(BARE_VALUE, '<v>')
    .replace(/<v>(?:\s*[,…]\s*<v>)+/g, '<v>');
}

/** Object, array and set literals, innermost out, without a pattern that could backtrack. */
function maskBrackets(message: string): string {
  const kept: string[] = [];
  let depth = 0;
  for (const character of message) {
    if (character === '{' || character === '[') {
      if (depth === 0) kept.push('<v>');
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) kept.push(character);
  }
  return kept.join('');
}

/** Digits that are part of the error's identity though they stand alone: arity, status and exit codes. */
const IDENTITY =
  /\barguments?\b|\bparameters?\b|\b(?:status|exit)(?: code)?\b|\bHTTP\b|\bexited with\b|\bversion\b|\b[45]\d\d [A-Z][a-z]/i;

function maskFreeNumbers(message: string): string {
  if (IDENTITY.test(message)) return message;
  const quoted = message.match(QUOTED) ?? [];
  const masked = message.replace(QUOTED, '\u0000').replace(NUMBER, '<v>');
  let next = 0;
  return masked.replace(/\u0000/g, () => quoted[next++] ?? '');
}
