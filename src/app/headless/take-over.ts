// Takes a loop over into a new session of this process, which begins with the newest page.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { resumedPrompt } from '../../core/headless/headless-prompt.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Prose } from '../../core/text/prose.ts';
import { resumeLoop } from '../loop/control/resume-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { endLeftClients } from './run-record.ts';

export type TakenOver =
  | { readonly status: 'ok'; readonly loop: Loop; readonly prompt: Prose; readonly notice: string }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * @param force also where the session that has it may still be there
 * @param session by default a new one
 */
export async function takeOver(
  workspace: Workspace,
  { terms }: Loop,
  force: boolean,
  session: string = randomUUID(),
): Promise<TakenOver> {
  await endLeftClients(workspace, terms.id);
  const resumed = await resumeLoop(workspace, {
    session,
    loop: terms.id,
    hint: '',
    force,
    ownerPid: process.pid,
  });
  if (resumed.status === 'refused' || resumed.loop === null)
    return { status: 'refused', reason: resumed.message };
  const { loop } = resumed;
  const prompt = resumedPrompt(loop, newestPage(workspace, terms.id));
  return { status: 'ok', loop, prompt, notice: resumed.message };
}

function newestPage({ project }: Workspace, id: string): string | null {
  const folder = join(project, '.msw', 'loops', id);
  const name = namesIn(folder, ownFile(project)).findLast((one) => /^iteration-\d+\.md$/.test(one));
  return name === undefined ? null : join(folder, name);
}
