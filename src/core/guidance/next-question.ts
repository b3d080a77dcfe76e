// Decides whether a notebook is asked about a class of failures, and what: one question, then at most one follow-up in
// the same conversation when the answer did not help. The sender must redact secrets.

import type { Failure } from '../failure/text/failure.ts';
import { cooldownOf, type NotebookRefusal } from '../notebook/refusal.ts';
import { harmless } from '../text/harmless.ts';
import { type CacheEntry, type CacheLine, foldCache } from './cache-line.ts';
import { chooseGuidance, type WhatFails } from './choose-guidance.ts';
import type { Guidance } from './guidance.ts';
import { headline } from './headline.ts';

export type NextQuestion =
  | { readonly kind: 'first' }
  | { readonly kind: 'follow-up'; readonly failed: Guidance; readonly conversationId: string }
  | { readonly kind: 'none' };

const CAP = 300;
const TRIED_CAP = 80;
const FIRST = 'Cause and fix of this failure? Be brief, cite the sources.';

interface Asking extends WhatFails {
  /** When the sources of the notebook last changed, ISO 8601; null when unknown. */
  readonly sourcesChangedAt: string | null;
}

export function nextQuestion(
  lines: readonly CacheLine[],
  failureClass: string,
  asking: Asking,
): NextQuestion {
  const entries = foldCache(lines, failureClass);
  if (isNotInSources(lines, failureClass, asking.sourcesChangedAt)) return { kind: 'none' };
  if (entries.length === 0) return { kind: 'first' };
  if (chooseGuidance(entries, asking) !== null) return { kind: 'none' };
  const { sourcesChangedAt } = asking;
  // Its new sources may give another answer than the one that failed.
  if (sourcesChangedAt !== null && entries.every(({ guidance }) => guidance.answeredAt < sourcesChangedAt))
    return { kind: 'first' };
  if (lines.some((line) => line.kind === 'followed-up' && line.class === failureClass)) {
    return { kind: 'none' };
  }
  return followUp(entries);
}

/** Whether the notebook said that it knows nothing about a class, and its sources are still the same. */
export function isNotInSources(
  lines: readonly CacheLine[],
  failureClass: string,
  changedAt: string | null,
): boolean {
  return lines.some(
    (line) =>
      line.kind === 'not-in-sources' &&
      line.class === failureClass &&
      (changedAt === null || changedAt <= line.at),
  );
}

function followUp(entries: readonly CacheEntry[]): NextQuestion {
  for (const { guidance } of entries.toReversed()) {
    if (guidance.source.kind !== 'notebook') continue;
    const { conversationId, citations } = guidance.source;
    // What comes from no source gets no better by asking again.
    return conversationId === null || citations.length === 0
      ? { kind: 'none' }
      : { kind: 'follow-up', failed: guidance, conversationId };
  }
  // The known answers came from elsewhere; the notebook was never asked.
  return { kind: 'first' };
}

/** One line of at most 300 characters. */
export function queryText(failure: Pick<Failure, 'query'>): string {
  return cut(`${FIRST} Failure: ${oneLine(failure.query)}`, CAP);
}

/** The follow-up to an answer that did not help; self-contained, as not every account knows the first question. */
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

/**
 * The earlier refusal that still holds a question back, or null.
 * @param ageMs how long ago a line was written, in milliseconds
 */
export function heldBack(
  lines: readonly CacheLine[],
  failureClass: string,
  ageMs: (at: string) => number,
): NotebookRefusal | null {
  for (const line of lines.toReversed()) {
    // An answer shows that the project may ask again; earlier refusals no longer matter.
    if (line.kind === 'answered') return null;
    if (line.kind !== 'refused') continue;
    const { scope, minutes } = cooldownOf(line.refusal.reason);
    const age = ageMs(line.at);
    const isRecent = age >= 0 && age < minutes * 60_000;
    if (isRecent && (scope === 'project' || line.class === failureClass)) return line.refusal;
  }
  return null;
}
