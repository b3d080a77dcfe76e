// Masks the literal values of a message, as far as its speech allows: what remains says which kind of error it is,
// whatever the operands were this time.

import type { Speech } from '../reading/reader.ts';

const QUOTED =
  /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`|`[^`'\n]{0,400}'(?!\w)/g;
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

/** What of a message is a value and becomes `<v>`, and what is an identity and stays, each with its rule. */
export interface JudgedTokens {
  readonly text: string;
  readonly stays: boolean;
  readonly why: string;
}

/** How `maskValues` judges the numbers and names of `message`. */
export function judgeValues(message: string, speech: Speech): readonly JudgedTokens[] {
  if (speech === 'diagnostic') return [];
  if (speech === 'assertion') {
    const operands = [...(message.match(QUOTED) ?? []), ...(message.replace(QUOTED, '').match(NUMBER) ?? [])];
    return operands.map((text) => ({ text, stays: false, why: 'an operand of a comparison is a value' }));
  }
  const kept = IDENTITIES.flatMap(({ pattern, why }) =>
    (message.match(pattern) ?? [])
      .filter((text) => /\d/.test(text))
      .map((text) => ({ text, stays: true, why })),
  );
  const widest = kept.filter(
    (one) => !kept.some(({ text }) => text.length > one.text.length && text.includes(one.text)),
  );
  const plain = message.replace(QUOTED, '');
  const spans = identitySpans(plain);
  const free = [...plain.matchAll(NUMBER)].filter((match) => !isInside(spans, match.index));
  const why = 'a free number in an exception’s own words is a value';
  return [...widest, ...free.map(([text]) => ({ text, stays: false, why }))];
}

/** Digits that name something though they stand alone, why they do, and a text that has them. */
interface Identity {
  readonly why: string;
  readonly pattern: RegExp;
  readonly example: string;
}

export const IDENTITIES: readonly Identity[] = [
  {
    why: 'how many arguments a function takes is its signature',
    pattern:
      /\b(?:\d+ )?(?:\w+ ){0,3}(?:arguments?|parameters?)\b[^.;]{0,80}|\b(?:takes|expects?|expected|requires?|given|got)\b[^.;]{0,60}\b(?:arguments?|parameters?|args)\b[^.;]{0,60}/gi,
    example: 'f() takes 1 positional argument but 2 were given',
  },
  {
    why: 'an HTTP status says what went wrong',
    pattern:
      /\b(?:HTTP(?:\/[\d.]+)?|status(?: ?code)?|response(?: ?code)?|respond(?:ed|s) with|returned)[ :=]{1,3}[1-5]\d\d\b|(?<![\w.])[45]\d\d (?=[A-Z][a-z])/gi,
    example: 'Request failed with status code 401',
  },
  {
    why: 'an exit code or a signal says how a process ended',
    pattern:
      /\b(?:exit(?:ed)?(?: with)?(?: ?(?:code|status|value))?|return(?:ed)? code|rc|errorlevel|signal)[ :=]{1,3}-?\d+\b/gi,
    example: 'process exited with code 137',
  },
  {
    why: 'a code is looked up by its number',
    pattern:
      /\b(?:code|errno|error(?: (?:code|number|no))?|err|Errno|os error|status|warning|rule|WinError|HRESULT)["']?[ :=#(]{1,3}-?\d+\b(?! (?:\w+ )?(?:errors?|warnings?|problems?|files?|tests?)\b)/gi,
    example: 'rpc error: code = 14',
  },
  {
    why: 'a SQL state is a code',
    pattern: /\bSQLSTATE["']?[ :=[(]{1,3}["']?[0-9A-Z]{5}\b|\(\d[0-9A-Z]{4}\)/g,
    example: 'query failed: SQLSTATE 23505',
  },
  {
    why: 'gRPC writes the number before the name of its code',
    pattern: /(?<![\w.])\d{1,2} (?=[A-Z][A-Z_]{3,}\b)/g,
    example: '14 UNAVAILABLE: no connection',
  },
  {
    why: 'a version is a name',
    pattern:
      /\b(?:version|TLS|SSL|TLSv|SSLv|node|nodejs|python|ruby|java|jdk|go|php|rust|npm|ES|API|protocol|schema|v)[ :=]{1,2}(?:[<>=~^]{1,2} ?)?v?\d+(?:\.\d+){0,3}\b|(?:[<>=^~]=?|==) ?v?\d+\.\d+(?:\.\d+)?\b/gi,
    example: 'requires TLS 1.3',
  },
  {
    why: 'an RFC is a name',
    pattern: /\b(?:RFC|ISO|PEP|CVE|CWE)[ -]\d[\d-]*/g,
    example: 'not allowed by RFC 7230',
  },
  {
    why: 'a number with leading zeros is a label',
    pattern: /(?<![\w.,])0\d{2,}(?![\w.]\d)/g,
    example: 'migration 0003 failed',
  },
  {
    why: 'a port that is not masked names its service',
    pattern: /\b(?:port|PORT)[ :=]{1,3}\d{2,5}\b|(?:localhost|\d\]|\d|\/\/[\w.-]{1,100}):\d{2,5}\b/g,
    example: 'nothing listens on port 5432',
  },
  {
    why: 'a width is part of a type',
    pattern: /(?<![\w.])\d{1,3}[ -]bits?\b/g,
    example: 'does not fit into 32 bit',
  },
];

/** What must stay is set aside, and comes back when the numbers are gone. */
function maskFreeNumbers(message: string): string {
  const kept: string[] = [];
  const setAside = (found: string): string => {
    kept.push(found);
    return '\u0000';
  };
  let masked = message.replace(QUOTED, setAside);
  if (/\d/.test(masked)) masked = withoutNumbers(masked);
  let next = 0;
  return masked.replace(/\u0000/g, () => kept[next++] ?? '');
}

/** Of a text whose identities are marked, the numbers outside them are masked. */
function withoutNumbers(text: string): string {
  const spans = identitySpans(text);
  return text.replace(NUMBER, (found, at: number) => (isInside(spans, at) ? found : '<v>'));
}

type Span = readonly [from: number, to: number];

function identitySpans(text: string): readonly Span[] {
  return IDENTITIES.flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]),
  );
}

function isInside(spans: readonly Span[], at: number): boolean {
  return spans.some(([from, to]) => from <= at && at < to);
}
