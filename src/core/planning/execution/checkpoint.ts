// A checkpoint: an executor's message that only a person can continue, and the answers that need no person.

import { redact } from '../../secrets/redact.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { elements, innerText } from '../documents/plan-element.ts';

export interface Checkpoint {
  /** `human-verify`, `decision`, `human-action`, or as the executor wrote it. */
  readonly type: string;
  /** The task's number; null when not given. */
  readonly task: number | null;
  /** The block as the executor wrote it, starting at its heading, without secrets. */
  readonly text: string;
}

const LONGEST = 6000;

/** Null when the message has no such heading outside fences. */
export function readCheckpoint(message: string): Checkpoint | null {
  const { headings, text: whole } = readMarkdown(message.replaceAll('\r\n', '\n'));
  const heading = headings.find(({ level, title }) => level === 2 && title.trim() === 'CHECKPOINT REACHED');
  if (heading === undefined) return null;
  const text = whole.slice(heading.start).trim().slice(0, LONGEST);
  const type = /^[-* \t]*\*\*Type:?\*\*:?\s*`?(?:checkpoint:)?([a-z-]+)/im.exec(text)?.[1]?.toLowerCase();
  const task = /\*\*Task\s+(\d{1,3})\b/i.exec(text)?.[1];
  return { type: type ?? 'human-action', task: task === undefined ? null : Number(task), text: redact(text) };
}

/**
 * The answer without a person, if the settings allow it: approves a verification, takes the first option of a decision.
 * Null when a person must act, and for a checkpoint that is not in the plan.
 * @param reached how many checkpoints this plan's executors have reached; any more than it has are not its own
 */
export function autoAnswer(
  plan: PlanDocument,
  { type, task, text }: Checkpoint,
  reached: number,
): string | null {
  // With this word an executor asks to install something.
  if (/blocking-human/i.test(text)) return null;
  const held = plan.tasks.filter(({ kind }) => kind === 'checkpoint');
  const own = held.filter((one) => one.type.toLowerCase() === `checkpoint:${type}`);
  const meant = own.find(({ index }) => index === task) ?? (own.length === 1 ? own[0] : undefined);
  if (meant === undefined || reached > held.length) return null;
  if (meant.attributes.gate?.trim().toLowerCase() === 'blocking-human') return null;
  if (type === 'human-verify') return 'approved';
  return type === 'decision' ? firstOption(plan.text, meant.children) : null;
}

function firstOption(text: string, children: PlanDocument['tasks'][number]['children']): string | null {
  const options = children.find(({ name, closed }) => name === 'options' && closed);
  if (options === undefined) return null;
  const [first] = elements(options.tags, options.inner.end).filter(({ name }) => name === 'option');
  if (first === undefined) return null;
  const name = innerText(text, elements(first.tags, first.inner.end), 'name')?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(': ') || null;
}
