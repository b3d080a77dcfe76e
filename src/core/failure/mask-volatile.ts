// Replaces what differs between two runs of the same failure - times, addresses, ids, ports, hashes -
// by a placeholder. Digits that name something (`int8`, `TS2345`, a status code) are never touched.

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
