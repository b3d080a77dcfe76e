// Whether each task of a plan has what an executor needs, and a proof of completion. What its commands do is not judged
// here: running them shows it.

import { type Diagnostic, errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';

/** @param isNew the plan is being written: what an old plan may lack is an error */
export function validateTasks(plan: PlanDocument, isNew: boolean): readonly Diagnostic[] {
  const tagged = plan.tasks.filter(({ start }) => plan.text.startsWith('<', start));
  const strict = isNew ? errorAt : warningAt;
  return tagged.flatMap((task) => [...missingChildren(task, strict), ...verifying(task, strict)]);
}

function missingChildren(task: PlanTask, strict: typeof errorAt): readonly Diagnostic[] {
  const has = (name: string) => task.children.some((child) => child.name === name);
  const missing = (name: string, make: typeof errorAt, fix: string) =>
    has(name) || (name === 'name' && task.name !== null)
      ? []
      : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
  if (task.kind === 'checkpoint') {
    const fix = 'gsd-core asks for it in checkpoints, too: add it.';
    return [...missing('name', warningAt, fix), ...missing('action', warningAt, fix)];
  }
  return [
    ...missing('name', strict, 'Add <name>Task: what it does</name>.'),
    ...missing('action', strict, 'Say in <action> what to do.'),
    ...missing('files', warningAt, 'List in <files> what it changes.'),
    ...missing('done', warningAt, 'Say in <done> what is true then.'),
  ];
}

function verifying(task: PlanTask, strict: typeof errorAt): readonly Diagnostic[] {
  if (task.kind === 'checkpoint') return [];
  const example = '<verify><automated>COMMAND</automated></verify>';
  if (task.verify === null) {
    return [
      strict(head(task), {
        code: 'verify-missing',
        message: `${title(task)} has no <verify>.`,
        fix: `Add ${example}.`,
      }),
    ];
  }
  if (task.verify.automated.some((command) => command.startsWith('MISSING'))) {
    return [
      warningAt(head(task), {
        code: 'verify-later',
        message: `The check of ${title(task)} does not exist yet.`,
        fix: 'Write the test first, then name its command.',
      }),
    ];
  }
  if (task.verify.automated.length > 0 || task.verify.humanCheck) return [];
  return [
    warningAt(head(task), {
      code: 'verify-prose',
      message: `The check of ${title(task)} is not marked as a command.`,
      fix: `Write ${example}, or <human-check> for what a person must see.`,
    }),
  ];
}

function title(task: PlanTask): string {
  return task.name === null ? `Task ${task.index}` : `Task ${task.index} (${task.name.slice(0, 60)})`;
}

function head(task: PlanTask) {
  return { start: task.start, end: task.children[0]?.start ?? task.end };
}
