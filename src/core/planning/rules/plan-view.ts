// A plan as data for scripts: its content without the text and the parser's internals.

import { countOf } from '../../text/count-of.ts';
import { forPeople } from '../../text/for-people.ts';
import type { PlacedDiagnostic } from '../../text/markdown/diagnostic.ts';
import type { Shown } from '../../text/shown.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { Element } from '../documents/plan-element.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import { verifyCommands } from './verify-commands.ts';
import type { Waves } from './waves.ts';

/** Plain JSON. Offsets refer to the text of the file. */
export function planView({ text, frontmatter, sections, tasks, ...fields }: PlanDocument) {
  return {
    ...fields,
    frontmatter: frontmatter.values,
    tasks: tasks.map((task) => taskView(text, task)),
    taskCount: tasks.length,
    verifyCommands: verifyCommands(text),
    // A checkpoint's children have names of sections, too.
    sections: sections
      .filter(({ start }) => !tasks.some((task) => task.start < start && start < task.end))
      .map((section) => {
        const { attributes: _, ...part } = partOf(text, section);
        return section.name === 'tasks' ? { ...part, text: null } : part;
      }),
  };
}

function taskView(text: string, task: PlanTask) {
  return { ...task, children: task.children.map((child) => partOf(text, child)) };
}

function partOf(text: string, { inner, tags: _, ...part }: Element) {
  return { ...part, text: text.slice(inner.start, inner.end) };
}

// A plan, its problems and the waves of a phase as text for a terminal.
export function planText(plan: PlanDocument): Shown {
  const name = [plan.phase, plan.plan].filter((part) => part !== null).join(' / ') || 'Plan without a name';
  const lines = [
    `${name}, wave ${plan.wave ?? '?'}, ${plan.autonomous ? 'autonomous' : 'with checkpoints'}`,
    ...(plan.objective === null ? [] : [`  ${plan.objective}`]),
    ...plan.tasks.map((task) => `  ${task.index}. [${task.type}] ${task.name ?? '(no name)'}`),
    `  ${countOf(plan.mustHaves.truths.length, 'truth')}, ${countOf(plan.mustHaves.artifacts.length, 'artifact')}, ${countOf(plan.mustHaves.keyLinks.length, 'key link')}`,
  ];
  return forPeople([...lines, ...problemLines(plan.diagnostics)], 400);
}

/** One line each: `12:3 error: what. What to do. [code]`. */
export function problemLines(diagnostics: readonly PlacedDiagnostic[]): readonly string[] {
  return diagnostics.map(
    ({ line, column, severity, message, fix, code }) =>
      `${line}:${column} ${severity}: ${message} ${fix} [${code}]`,
  );
}

function stateOf({ ready, runnable, incomplete }: Waves, id: string): string {
  if (ready.includes(id)) return 'can run';
  if (runnable.includes(id)) return 'to do';
  return incomplete.includes(id) ? 'blocked' : 'done';
}

export function wavesText(found: Waves, oddlyNamed: readonly string[]): Shown {
  const nodes = new Map(found.nodes.map((node) => [node.id, node]));
  const describe = (id: string) => {
    const waits = nodes.get(id)?.dependsOn ?? [];
    return `  ${id} (${stateOf(found, id)}${waits.length > 0 ? `, after ${waits.join(', ')}` : ''})`;
  };
  return forPeople(
    [
      ...found.waves.flatMap(({ wave, plans }) => [`Wave ${wave}`, ...plans.map(describe)]),
      ...(found.waves.length === 0 ? ['No plan to run.'] : []),
      ...found.problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ...oddlyNamed.map(
        (file) => `warning: ${file} is not a plan name that GSD schedules. Rename it to NN-MM-PLAN.md.`,
      ),
    ],
    400,
  );
}
