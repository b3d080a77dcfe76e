// Under which class fingerprints version 1 of the rules kept what is known about a failure: what was learned under them
// is still true. To be deleted with version 3.

import { formerClassFingerprint } from './fingerprint.ts';
import { maskValues } from './mask-values.ts';
import { maskLocations, maskVolatile } from './mask-volatile.ts';
import type { ChosenFinding } from './readers/choose-findings.ts';
import type { Finding, FormerReading, Speech } from './readers/reader.ts';

/** Without those of today's rules; sorted, each once. */
export function formerClasses({ finding, tool }: ChosenFinding): readonly string[] {
  const readings: readonly FormerReading[] = [{}, ...(finding.former ?? [])];
  const classes = readings.map((reading) => {
    const read = { ...finding, ...reading };
    return formerClassFingerprint(reading.tool ?? tool, finding.code, read.class, formerSkeleton(read));
  });
  return [...new Set(classes)].sort();
}

function formerSkeleton({ message, speech }: Pick<Finding, 'message' | 'speech'>): string {
  const fixed = maskLocations(maskVolatile(message));
  // Most have no digit, and the pattern takes long to compile.
  const known = /\d/.test(fixed) ? fixed.replace(SERVICE, '$1<port>') : fixed;
  return masked(known, speech).replace(/\s+/g, ' ').trim();
}

/** Version 1 masked all ports. */
const SERVICE =
  /((?:localhost|\d|\]|\/\/[\w.-]{1,100}):|\bport[ :=]{1,2})(?:22|25|53|80|443|587|1433|1521|2181|3306|5432|5672|6379|9042|9092|9200|11211|27017)\b/gi;

/** One such word kept all digits of a message, without one none stayed. */
const KEPT =
  /\barguments?\b|\bparameters?\b|\b(?:status|exit)(?: code)?\b|\bHTTP\b|\bexited with\b|\bversion\b|\b[45]\d\d [A-Z][a-z]/i;
const QUOTED = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`/g;
const NUMBER = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;

function masked(message: string, speech: Speech): string {
  if (speech !== 'runtime') return maskValues(message, speech);
  if (KEPT.test(message)) return message;
  const quoted = message.match(QUOTED) ?? [];
  let next = 0;
  return message
    .replace(QUOTED, '\u0000')
    .replace(NUMBER, '<v>')
    .replace(/\u0000/g, () => quoted[next++] ?? '');
}
