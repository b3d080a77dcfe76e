// A plan as data for scripts: what it says, without the text and the internals of reading it.

import type { PlanDocument } from '../documents/plan.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import { verifyCommands } from '../rules/verify-commands.ts';

/** Plain JSON. Offsets are into the text of the file. */
export function planView(plan: PlanDocument) {
  return {
    frontmatter: plan.frontmatter.values,
    phase: plan.phase,
    plan: plan.plan,
    type: plan.type,
    wave: plan.wave,
    dependsOn: plan.dependsOn,
    filesModified: plan.filesModified,
    filesDeleted: plan.filesDeleted,
    autonomous: plan.autonomous,
    requirements: plan.requirements,
    gapClosure: plan.gapClosure,
    mustHaves: plan.mustHaves,
    objective: plan.objective,
    tasks: plan.tasks.map((task) => taskView(plan.text, task)),
    taskCount: plan.tasks.length,
    compatTaskCount: plan.compatTaskCount,
    verifyCommands: verifyCommands(plan.text),
    sections: plan.sections.map(({ name, start, end, closed }) => ({ name, start, end, closed })),
    diagnostics: plan.diagnostics,
  };
}

function taskView(text: string, task: PlanTask) {
  const { children, ...said } = task;
  return {
    ...said,
    children: children.map(({ name, attributes, start, end, inner, closed }) => ({
      name,
      attributes,
      start,
      end,
      closed,
      text: text.slice(inner.start, inner.end),
    })),
  };
}
