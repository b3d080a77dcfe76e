// Settings of the client that change while a loop runs: one that switches all hooks off would end the loop without a
// check and without a word, so it does not take effect in the session of that loop. Nothing else is held up.

import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { changeLoop, findLoop } from '../../adapters/loops/loop-store.ts';
import { isRunning, withProgress } from '../../core/loop/loop.ts';
import { type Answer, sayLines, silent } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { withLoopRestored } from '../loop/restore-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * Refuses the change while any settings file has the key: each accepted change makes the client read all of them. The
 * client shows nobody what this hook says, so the next attempt to stop tells the user.
 */
export async function keepHooksOn(workspace: Workspace, session: string): Promise<Answer> {
  const { state, notice } = await withLoopRestored(workspace, session);
  const loop = findLoop(state, session);
  if (loop === null || !isRunning(loop)) return silent;
  const off = readClientSettings(workspace).find(({ value }) => value.disableAllHooks === true);
  if (off === undefined) return silent;
  const reason = `“disableAllHooks” in the ${off.name} (${plainLine(off.path, 200)}) would end the loop of this session without a check, so the settings of before stay in force while it runs.`;
  const sentence = `${reason} To end the loop, press Esc and type /msw:stop; later sessions follow the file as it is.`;
  const sentences = notice === null ? [sentence] : [notice, sentence];
  await changeLoop(workspace, session, (current) => {
    if (current === null) return { loop: null, value: null };
    const { untold } = current.progress;
    const more = sentences.filter((one) => !untold.includes(one));
    return {
      loop: more.length === 0 ? current : withProgress(current, { untold: [...untold, ...more] }),
      value: null,
    };
  });
  return sayLines(reason);
}
