import { openPlanning, type PlanningProject } from '../../src/app/planning/documents/read-project.ts';

/** The planned project in a folder, as the commands read it. */
export function openedProject(root: string): PlanningProject {
  const opened = openPlanning(root);
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.project;
}
