// What a value that people or Claude wrote as JSON needs instead.

import type * as z from 'zod/mini';

/** A clause about it: `needs a list`. */
export function wrongValue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has no ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}: leave it out`;
    case 'invalid_type':
      return `needs ${KINDS.get(issue.expected) ?? issue.expected}`;
    case 'invalid_value':
      return `needs ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    default:
      return issue.message;
  }
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['array', 'a list'],
  ['boolean', 'true or false'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['object', 'an object'],
  ['string', 'text'],
]);
