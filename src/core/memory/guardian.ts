// The gatekeeper of the memory: a note must follow the template and have a time and an author. It is repaired, or
// refused with a reason that says how to repair it.

import { readInstant, writeInstant } from '../text/instant.ts';
import { agentNamed } from './note.ts';
import { readAnyInstant } from './read-any-instant.ts';
import { TEMPLATE, type TemplateProblem } from './template.ts';

interface Attribution {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The time as given, when it was unreadable or had an offset. */
  readonly createdAtRaw: string | null;
  readonly agent: string | null;
}

export type Attributed =
  | { readonly status: 'ok'; readonly attribution: Attribution }
  | { readonly status: 'refused'; readonly reason: string };

interface Given {
  readonly createdAt: string | null;
  readonly agent: string | null;
  readonly tags: readonly string[];
}

interface Door {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The file's modification time; null for none. */
  readonly fileTime: number | null;
  /** An import keeps notes without an author and reports them; otherwise they are refused. */
  readonly isImport: boolean;
}

export function attribute(given: Given, { now, fileTime, isImport }: Door): Attributed {
  const agent = agentNamed(given.agent) ?? agentInTags(given.tags);
  if (agent === null && !isImport)
    return {
      status: 'refused',
      reason: 'Agent attribution required: say who writes it with --agent NAME, or with a tag agent:NAME.',
    };
  const raw = given.createdAt?.trim() ?? '';
  const known = raw === '' ? null : isImport ? readAnyInstant(raw) : readInstant(raw);
  const createdAt = writeInstant(known ?? fileTime ?? now);
  const isAsGiven = raw === '' || raw === createdAt;
  return { status: 'ok', attribution: { createdAt, createdAtRaw: isAsGiven ? null : raw, agent } };
}

/** One answer for people and for programs: the missing parts, and the template. */
export interface TemplateRefusal {
  readonly status: 'template';
  readonly problems: readonly TemplateProblem[];
  readonly template: string;
  readonly reason: string;
}

/** @param wrap what the caller's entry calls that option */
export function refuseTemplate(problems: readonly TemplateProblem[], wrap = '--wrap'): TemplateRefusal {
  const what = problems.map(({ message }) => message).join(' ');
  const reason = `The note is not in the template. ${what} Write it in the template and add it again, or keep it as it is with ${wrap}.`;
  return { status: 'template', problems, template: TEMPLATE, reason };
}

function agentInTags(tags: readonly string[]): string | null {
  const tag = tags.find((one) => /^agent:./.test(one));
  return tag === undefined ? null : agentNamed(tag.slice('agent:'.length));
}
