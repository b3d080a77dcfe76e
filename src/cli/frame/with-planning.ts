// The planned project that a verb is about.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { openPlanning, type PlanningProject } from '../../app/planning/documents/read-project.ts';
import { namedFolder } from '../named-path.ts';
import type { VerbCall } from './noun.ts';
import { failed, type Outcome } from './outcome.ts';

/** The project around the named folder; what is wrong with it as a failed outcome. */
export function withPlanning(
  call: VerbCall,
  use: (project: PlanningProject, call: VerbCall) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  const folder = namedFolder(call, call.words[0]);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  return opened.status === 'ok' ? use(opened.project, call) : failed(opened.reason);
}
