// The question that a notebook is asked about a failure. Redaction of secrets is the sender's duty.

import type { Failure } from '../failure/failure.ts';
import { harmless } from '../text/harmless.ts';
import type { Guidance } from './guidance.ts';
import { headline } from './headline.ts';

const CAP = 300;
const TRIED_CAP = 80;
const FIRST = 'Cause and fix of this failure? Be brief, cite the sources.';

/** One line of at most 300 characters. */
export function queryText(failure: Pick<Failure, 'query'>): string {
  return cut(`${FIRST} Failure: ${oneLine(failure.query)}`, CAP);
}

/** The same for an answer that did not help; it stands for itself, since not every account knows the first. */
export function followUpText(failure: Pick<Failure, 'query'>, failed: Pick<Guidance, 'text'>): string {
  const tried = cut(headline(failed.text), TRIED_CAP);
  return cut(
    `This did not help: "${tried}". What else causes it? Cite the sources. Failure: ${oneLine(failure.query)}`,
    CAP,
  );
}

function oneLine(text: string): string {
  return harmless(text).replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string, cap: number): string {
  const points = [...text];
  return points.length <= cap ? text : `${points.slice(0, cap - 1).join('')}…`;
}
