// Says once for each project, before its first control run, that checks which use a database or a port share it with
// that run.

import { namesIn } from '../../adapters/files/list-folder.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { isNews } from '../../adapters/user/told-once.ts';
import type { LoopTerms } from '../../core/loop/loop.ts';
import { sharedService } from '../../core/loop/shared-services.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { commandsOf } from './check-objections.ts';

/** Null where there is nothing to say, or no control run. */
export async function tellShared(
  { project, userFolder }: Workspace,
  { checks, mayWitness }: LoopTerms,
): Promise<string | null> {
  if (!mayWitness) return null;
  const commands = checks.flatMap(({ command }) => commandsOf(project, command));
  const service = sharedService(commands, namesIn(project, projectFile(project)));
  if (service === null || !(await isNews(userFolder, project, 'shared-services'))) return null;
  return `The checks may use a database or a port (“${plainLine(service, 60)}”): when they pass, MSW runs them again, also with the code from before the work, on the same one; --no-controls leaves that out.`;
}
