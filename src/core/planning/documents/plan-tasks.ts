// The tasks of a plan: their content and their offsets.

import { decodeEntities } from '../../text/markdown/decode-entities.ts';
import { type Diagnostic, errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import { type Element, elements, innerText, type Tag, taskElements } from './plan-element.ts';

export interface PlanTask {
  /** Counted from 1. */
  readonly index: number;
  /** As written; `auto` when the task has none. */
  readonly type: string;
  readonly kind: 'auto' | 'tracer' | 'checkpoint' | 'other';
  /** From the tag's attribute or `<name>`; in a plan without tags, the heading's text. */
  readonly name: string | null;
  readonly id: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly acceptanceCriteria: readonly string[];
  readonly action: string | null;
  readonly done: string | null;
  readonly verify: TaskVerify | null;
  /** Child elements in order, raw. */
  readonly children: readonly Element[];
  readonly start: number;
  readonly end: number;
}

interface TaskVerify {
  /** As written. */
  readonly text: string;
  /** The `<automated>` parts with entities decoded. */
  readonly automated: readonly string[];
  readonly humanCheck: boolean;
}

export interface ReadTasks {
  readonly tasks: readonly PlanTask[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Takes the tags of the body; the caller has already removed those inside quoted text. */
export function planTasks(text: string, tags: readonly Tag[]): ReadTasks {
  const found = taskElements(tags, text.length);
  const diagnostics: Diagnostic[] = [];
  const tasks = found.map((element, index) => {
    const task = taskOf(text, element, index + 1);
    diagnostics.push(...[element, ...task.children].filter(({ closed }) => !closed).map(unclosed));
    return task;
  });
  return { tasks, diagnostics };
}

/** @param index counted from 1 */
export function taskOf(text: string, element: Element, index: number): PlanTask {
  const children = elements(element.tags, element.inner.end);
  const type = (element.attributes.type ?? '').trim() || 'auto';
  const verify = children.find(({ name, closed }) => name === 'verify' && closed);
  const read = (name: string) => innerText(text, children, name);
  return {
    ...{ index, type, kind: kindOf(type) },
    name: oneLine(read('name') ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    // Separated by commas or lines.
    files: parts(read('files'), /[,\n]/),
    acceptanceCriteria: parts(read('acceptance_criteria'), '\n').map((line) => line.replace(/^[-*]\s*/, '')),
    action: read('action'),
    done: oneLine(read('done')),
    verify: verify === undefined ? null : verifyOf(text, verify),
    children,
    start: element.start,
    end: element.end,
  };
}

function kindOf(type: string): PlanTask['kind'] {
  const word = type.toLowerCase();
  if (word.startsWith('checkpoint')) return 'checkpoint';
  if (word === 'auto' || word === 'tdd') return 'auto';
  return word === 'tracer' ? 'tracer' : 'other';
}

/** What a closed `<verify>` says. */
export function verifyOf(text: string, verify: Element): TaskVerify {
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === 'automated' && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === 'human-check'),
  };
}

function parts(text: string | null, by: string | RegExp): readonly string[] {
  return (text ?? '').split(by).flatMap((part) => part.trim() || []);
}

function oneLine(text: string | null): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null;
}

function unclosed({ name, start, inner }: Element): Diagnostic {
  const what = {
    code: name === 'task' ? 'task-unclosed' : 'element-unclosed',
    message: `<${name}> is opened and never closed: what follows may be lost.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`,
  };
  const where = { start, end: inner.start };
  return name === 'task' ? errorAt(where, what) : warningAt(where, what);
}
