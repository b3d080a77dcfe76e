// Replaces what differs between two runs of the same failure - times, addresses, ids, ports, hashes -
// with a placeholder. Digits that name something (`int8`, `TS2345`, a status code) are never touched.

import { looksGenerated } from './generated-ids.ts';

const HEX = '[0-9a-f]';
const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?[AP]M)?`;

/** Ports that name the service behind them; any other port is just one that was free. */
const SERVICES =
  '(?!(?:22|25|53|80|443|587|1433|1521|2181|3306|5432|5672|6379|9042|9092|9200|11211|27017)\\b)';

/** One kind of volatile text, its placeholder, and an example. */
interface Volatile {
  readonly what: string;
  readonly pattern: RegExp;
  readonly placeholder: Placeholder;
  readonly example: string;
}

/** Most specific first: a date holds clock times, a hash holds digits. */
export const VOLATILE: readonly Volatile[] = [
  {
    what: 'a UUID',
    pattern: new RegExp(
      `\\bUUID\\('${HEX}{8}-[^']{1,40}'\\)|\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`,
      'gi',
    ),
    placeholder: '<uuid>',
    example: 'job 123e4567-e89b-12d3-a456-426614174000',
  },
  {
    what: 'a date and time as an object of Python',
    pattern:
      /\b(?:datetime\.)?(?:datetime|date|time)\(\d{1,4}(?:, ?\d{1,6}){1,6}(?:, ?tzinfo=[\w.()]{1,60})?\)/g,
    placeholder: '<time>',
    example: 'at datetime.datetime(2026, 11, 23, 18, 14, 27, 123456)',
  },
  {
    what: 'a date, with a time or without',
    pattern:
      /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    placeholder: '<time>',
    example: 'at 2026-11-21T21:33:00.123Z',
  },
  {
    what: 'a date of the mail format, or of syslog',
    pattern:
      /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    placeholder: '<time>',
    example: 'on Sat, 21 Nov 2026 10:02:03 GMT',
  },
  {
    what: 'a date with the month, or the day, first',
    pattern: new RegExp(
      `(?<![\\w./])\\d{1,2}([/.])\\d{1,2}\\1(?:19|20)\\d\\d(?:,? ${CLOCK})?(?![\\w/])`,
      'g',
    ),
    placeholder: '<time>',
    example: 'on 11/21/2026, 10:02:03 AM',
  },
  {
    what: 'a clock',
    pattern: /(?<![\w:.])\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?(?: [AP]M)?(?![\w:])/g,
    placeholder: '<time>',
    example: '21:33:00 failed',
  },
  {
    what: 'an epoch time, of seconds or milliseconds',
    pattern: /(?<![\w.-])1[5-9]\d{8}(?:\d{3})?(?:\.\d{1,9})?(?![\w-]|\.\d)/g,
    placeholder: '<time>',
    example: 'created 1763710000123',
  },
  {
    what: 'minutes in words',
    pattern: /\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g,
    placeholder: '<dur>',
    example: 'after 1 minute 2 seconds',
  },
  {
    what: 'a duration of Go',
    pattern:
      /(?<![\w.$'"-])(?:\d{1,6}h\d{1,6}m(?:\d{1,6}(?:\.\d{1,9})?s)?|\d{1,6}m\d{1,6}(?:\.\d{1,9})?s)(?![\w'-])/g,
    placeholder: '<dur>',
    example: 'after 1m2.5s',
  },
  {
    what: 'a duration',
    pattern:
      /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    placeholder: '<dur>',
    example: 'took 353ms',
  },
  {
    what: 'an address',
    pattern: /\b0x[0-9a-f]+\b|(?<=\{)[0-9A-F]{10}(?=\})/gi,
    placeholder: '<addr>',
    example: 'object at 0x7ffd12',
  },
  {
    what: 'an address in a section of a program',
    pattern: /\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g,
    placeholder: '(<addr>)',
    example: '(.text+0x5)',
  },
  {
    what: 'the identity of an object',
    pattern: /(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g,
    placeholder: '<addr>',
    example: 'java.lang.Object@1b6d3586',
  },
  { what: 'a process of valgrind', pattern: /==\d+==/g, placeholder: '==<id>==', example: '==123==ERROR' },
  {
    what: 'a process, a thread, a worker',
    pattern: /\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)(["']?[ =:#]+)\d+\b/g,
    placeholder: '$1$2<id>',
    example: 'goroutine 18 [running]',
  },
  {
    what: 'a thread of a pool',
    pattern:
      /\bpool-\d{1,6}-thread-\d{1,6}\b|\b([\w.]{1,40}-(?:nio|apr)\d?)-\d{1,5}-exec-\d{1,6}\b|\b(exec|[Tt]hread|Task|Dummy|Process|[Ww]orker|ForkPoolWorker|SpawnPoolWorker|ThreadPoolExecutor|[\w.]{1,60}EventLoopGroup|ForkJoinPool(?:\.commonPool|-\d{1,6})?-worker)-\d{1,6}(?:[_-]\d{1,6})?\b/g,
    placeholder: (found) => found.replace(/\d{1,6}/g, '<id>'),
    example: 'in pool-1-thread-3',
  },
  {
    what: 'a thread of Rust',
    pattern: /(?<=thread '[^']{1,200}' )\(\d+\)/g,
    placeholder: '(<id>)',
    example: "thread 'x' (1382) panicked",
  },
  {
    what: 'a worker',
    pattern: /\[(?:w|gw|worker )\d+\]|\bpopen-gw\d{1,4}\b/g,
    placeholder: '[<id>]',
    example: 'on [gw3]',
  },
  {
    what: 'a port behind a host',
    pattern: new RegExp(
      `(\\blocalhost|\\b\\d{1,3}(?:\\.\\d{1,3}){3}|\\[::1?\\]|:\\/\\/[\\w.-]{1,100}|(?<![\\w:])::1?):${SERVICES}\\d{1,5}\\b`,
      'g',
    ),
    placeholder: '$1:<port>',
    example: 'localhost:3000',
  },
  {
    what: 'a port',
    pattern: new RegExp(`\\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)${SERVICES}\\d{2,5}\\b`, 'g'),
    placeholder: '$1<port>',
    example: 'port 41873 is taken',
  },
  {
    what: 'a named hash',
    pattern: /\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g,
    placeholder: '<hash>',
    example: 'sha256:0a0a0a0a0a0a0a0a0a0a',
  },
  {
    what: 'a hash, an id of Mongo or of a container, of a commit',
    pattern:
      /(?<![\w.-])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}(?![\w-])|\b(?=[a-f]*\d)(?=\d*[a-f])(?:[0-9a-f]{32,128}|[0-9a-f]{24}|[0-9a-f]{8}|(?=(?:[a-f]*\d){3})(?=(?:\d*[a-f]){2})[0-9a-f]{12})\b/gi,
    placeholder: '<hash>',
    example: 'no document 65a1b2c3d4e5f60718293a4b',
  },
  {
    what: 'a commit',
    pattern: /\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g,
    placeholder: '$1$2<hash>',
    example: 'at commit 3fa9c1d',
  },
  {
    what: 'an ETag',
    pattern: /\bW\/"[^"\n]{1,80}"|\b(?<=[Ee][Tt]ag"?[:=] ?)"?[\w+/=-]{4,80}"?/g,
    placeholder: '<hash>',
    example: 'W/"2a-5f3k"',
  },
  {
    what: 'a name by its content, of a bundler',
    pattern:
      /((?:assets|dist|build|chunks|static|_next)\/(?:[\w.-]{1,60}\/){0,4}[\w.]{1,60}[-.])(?=[\w-]{0,8}[A-Z\d_-])[\w-]{8}(?=\.(?:m?js|css|map)\b)/g,
    placeholder: '$1<hash>',
    example: 'dist/assets/index-DiwrgTda.js',
  },
  {
    what: 'an id that is called one',
    pattern:
      /\b((?:request|req|trace|span|correlation|transaction|session|message|job|run|build|container|instance|connection|conn)(?:[-_ ]?[Ii][Dd]|ID)["']?[ :=]{1,3}["']?)(?=[A-Za-z_-]{0,40}\d)[\w-]{4,64}/gi,
    placeholder: '$1<id>',
    example: 'request id: 8f3k-22',
  },
  {
    what: 'an id by its shape: ULID, nanoid, ids of services',
    pattern: /(?<![\w./@-])[A-Za-z0-9_-]{10,64}(?![\w/@-]|\.\w)/g,
    placeholder: (found) => (looksGenerated(found) ? '<id>' : found),
    example: 'order 01ARZ3NDEKTSV4RRFFQ69G5FAV',
  },
  {
    what: 'an attempt',
    pattern: /\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi,
    placeholder: '$1$2<n>',
    example: 'attempt 2/5',
  },
  {
    what: 'progress',
    pattern:
      /\[ *\d{1,3}%\]|\b\d{1,3}(?:\.\d{1,2})?%(?= (?:done|complete|finished|of)\b)|[[(]\d{1,7}\/\d{1,7}[\])]|\b\d{1,7}\/\d{1,7}(?= (?:tests?|files?|done|complete|steps?|tasks?)\b)/g,
    placeholder: '[<n>]',
    example: '[ 42%]',
  },
  { what: 'a place in a row', pattern: /\((\d+) of (\d+)\)/g, placeholder: '(<n>)', example: '(3 of 10)' },
  {
    what: 'a seed',
    pattern: /((?:--)?\bseed["']?[ =:]+)-?\d+/gi,
    placeholder: '$1<n>',
    example: '--seed -1234',
  },
  {
    what: 'a size',
    pattern: /(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g,
    placeholder: '<n>',
    example: 'used 128.4 MB',
  },
  {
    what: 'the rest of a value that was cut in the middle',
    pattern: /\.\.\.(?=[a-f]*\d)[0-9a-f-]{3,40}(?=\W)|[\d., ]{1,30}\.\.\.(?=\S)/g,
    placeholder: '...<n>',
    example: "{'at': dateti...554b619fd15')}",
  },
  {
    what: 'a machine',
    pattern:
      /(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){3}(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?![\w.-])/g,
    placeholder: '<host>',
    example: 'from 10.1.2.3',
  },
];

/** Called for each replacement: the text that was found, what it became, and why. */
export type MaskNote = (found: string, became: string, why: string) => void;

type Placeholder = string | ((found: string) => string);

/** `text` with placeholders such as `<uuid>`, `<time>`, `<dur>`, `<addr>`, `<id>`, `<port>`, `<hash>`, `<n>`. */
export function maskVolatile(text: string, note?: MaskNote): string {
  if (!/\d|(?:assets|dist|build|chunks|static|_next)\//.test(text)) return text;
  return VOLATILE.reduce(
    (masked, { what, pattern, placeholder }) => replaced(masked, pattern, placeholder, what, note),
    text,
  );
}

/** `text.replace(pattern, placeholder)`, which reports each replacement to `note`. */
export function replaced(
  text: string,
  pattern: RegExp,
  placeholder: Placeholder,
  why: string,
  note: MaskNote | undefined,
): string {
  if (note === undefined && typeof placeholder === 'string') return text.replace(pattern, placeholder);
  return text.replace(pattern, (found: string, ...groups: readonly unknown[]) => {
    const became =
      typeof placeholder === 'string'
        ? placeholder.replace(/\$(\d)/g, (_all, digit: string) => String(groups[Number(digit) - 1] ?? ''))
        : placeholder(found);
    if (became !== found) note?.(found, became, why);
    return became;
  });
}
