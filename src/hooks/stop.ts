// Entry of the Stop and SubagentStop hook.

import {
  type HookCall,
  handOver,
  holdsNews,
  mayCheck,
  namesSession,
  ownsLoop,
  readCall,
} from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  handOver(call, () => settle(call));
} else if (call !== null && holdsNews(call)) {
  handOver(call, async () => (await import('./active/on-news.ts')).onNews(call));
}

async function settle(stop: HookCall): Promise<void> {
  // Git scans the work tree while the rest is loaded.
  const ahead = mayCheck(stop)
    ? (await import('../adapters/git/work-tree.ts')).beginLook(stop.project)
    : null;
  // Only a check takes so long that an update may come in between.
  const rescue =
    ahead === null
      ? undefined
      : (await import('../adapters/claude-code/updated-hook.ts')).rerunAfterUpdate(stop.input);
  const active = await import('./active/on-stop.ts');
  // The scan's first git process may have ended meanwhile; this await lets it start the second.
  await ahead?.git;
  return active.onStop({ ...stop, ahead, ...(rescue && { rescue }) });
}
