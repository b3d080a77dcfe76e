// Replaces what differs between two runs of the same failure - times, addresses, ids, ports, hashes -
// by a placeholder. Digits that name something (`int8`, `TS2345`, a status code) are never touched.

import type { Speech } from './readers/reader.ts';

const HEX = '[0-9a-f]';

/** Most specific first: a date holds clock times, a hash holds digits. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`, 'gi'), '<uuid>'],
  [
    /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    '<time>',
  ],
  [
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    '<time>',
  ],
  [/(?<![\w:.])\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?![\w:])/g, '<time>'],
  [/\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g, '<dur>'],
  [
    /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    '<dur>',
  ],
  [/\b0x[0-9a-f]+\b/gi, '<addr>'],
  [/\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g, '(<addr>)'],
  [/(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g, '<addr>'],
  [/==\d+==/g, '==<id>=='],
  [/\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)([ =:#]+)\d+\b/g, '$1$2<id>'],
  [/(?<=thread '[^']{1,200}' )\(\d+\)/g, '(<id>)'],
  [/\[(?:w|gw|worker )\d+\]/g, '[<id>]'],
  [
    /(\blocalhost|\b\d{1,3}(?:\.\d{1,3}){3}|\[::1?\]|:\/\/[\w.-]{1,100}|(?<![\w:])::):\d{1,5}\b/g,
    '$1:<port>',
  ],
  [/\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)\d{2,5}\b/g, '$1<port>'],
  [/\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g, '<hash>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{32,128}\b/gi, '<hash>'],
  [/\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g, '$1$2<hash>'],
  [/\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi, '$1$2<n>'],
  [/\[ *\d{1,3}%\]/g, '[<n>]'],
  [/\((\d+) of (\d+)\)/g, '(<n>)'],
  [/((?:--)?\bseed[ =:]+)\d+/gi, '$1<n>'],
  [/(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g, '<n>'],
  [/(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g, '<host>'],
];

/** `text` with placeholders such as `<uuid>`, `<time>`, `<dur>`, `<addr>`, `<id>`, `<port>`, `<hash>`, `<n>`. */
export function maskVolatile(text: string): string {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES) {
    masked = masked.replace(pattern, placeholder);
  }
  return masked;
}

// Replaces line and column numbers in a message by `<loc>`: a moved line is not another failure.
const LOCATIONS: readonly (readonly [RegExp, string])[] = [
  [/(\.[A-Za-z]\w{0,5}):\d{1,7}(?::\d{1,7}){0,2}(?:-\d{1,7}(?::\d{1,7})?)?(?!\w|:\w)/g, '$1:<loc>'],
  [/(\.[A-Za-z]\w{0,5}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, '$1:<loc>'],
  [/(\.[A-Za-z]\w{0,5}) (?:@ )?\d{1,7}:\d{1,7}(?![\w:])|(\.[A-Za-z]\w{0,5}) @ \d{1,7}\b/g, '$1$2:<loc>'],
  [/(\.[A-Za-z]\w{0,5}):?\[\d{1,7},\d{1,7}\]/g, '$1:<loc>'],
  [/\b((?:on |at |near |in )?[Ll]ines? )\d{1,7}(?:-\d{1,7})?/g, '$1<loc>'],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, '$1<loc>'],
  [/\b(at position|at offset|\(char) \d{1,9}/g, '$1 <loc>'],
  [/\((\d{1,7}):(\d{1,7})\)/g, '(<loc>)'],
];

/** `text` with `file:3:7`, `file(3,7)`, `line 3` and their like made `<loc>`. */
export function maskLocations(text: string): string {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of LOCATIONS) masked = masked.replace(pattern, placeholder);
  return masked;
}

// Masks the literal values of a message, as far as its speech allows: what remains says which kind of
// error it is, whatever the operands were this time.
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
