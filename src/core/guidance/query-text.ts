// The question that a notebook is asked about a failure. Redaction of secrets is the sender's duty.

import type { Failure } from '../failure/failure.ts';
import { harmless } from './harmless.ts';

const CAP = 300;
const FRAME =
  'What causes this failure and how is it fixed? Answer briefly from the sources, with the concrete change to make, and cite them.';

/** One line: the framing and at most 300 characters of the failure. */
export function queryText(failure: Pick<Failure, 'query'>): string {
  const line = harmless(failure.query).replaceAll(/\s+/g, ' ').trim();
  return `${FRAME} Failure: ${[...line].slice(0, CAP).join('')}`;
}
