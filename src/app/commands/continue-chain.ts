// A session that may stop takes the next step of its chain instead.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Answer } from '../../core/text/answer.ts';
import { readChain } from '../route/chain-record.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param answer what the session would get without a chain */
export async function continueChain(
  workspace: Workspace,
  { session, agent, awaited, planMode, transcriptPath }: StopInput,
  { answer, ownerPid }: { readonly answer: Answer; readonly ownerPid: number },
): Promise<Answer> {
  const isHeld = answer.kind === 'context' || agent !== null || awaited.length > 0 || planMode;
  if (isHeld || readChain(workspace, session) === null) return answer;
  const { runCommand } = await import('./run-command.ts');
  const typed = { session, command: 'go', args: '--until blocked', transcriptPath, isStep: true };
  const next = await runCommand(workspace, typed, ownerPid);
  const before = answer.kind === 'notice' ? `${answer.notice}\n` : '';
  if (next.kind === 'context') return { ...next, notice: `${before}${next.notice ?? ''}` || null };
  return next.kind === 'answer' ? { kind: 'notice', notice: `${before}${next.text}` } : answer;
}
