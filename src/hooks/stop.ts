// Entry of the Stop and SubagentStop hook.

import {
  type HookCall,
  holdsNews,
  mayCheck,
  namesSession,
  ownsLoop,
  readCall,
  stepAside,
} from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  void settle(call).catch(stepAside);
} else if (call !== null && holdsNews(call)) {
  void import('./active/on-news.ts').then((active) => active.onNews(call)).catch(stepAside);
}

async function settle(stop: HookCall): Promise<void> {
  // Older ones cannot keep what they compiled.
  const kept =
    Number.parseInt(process.versions.node, 10) < 22 ? null : await import('./active/keep-compiled.ts');
  const userFolder = kept?.keepCompiled(stop.project, process.env);
  // Git looks while the rest is loaded.
  const ahead = mayCheck(stop)
    ? (await import('../adapters/git/work-tree.ts')).beginLook(stop.project)
    : null;
  const active = await import('./active/on-stop.ts');
  // Every turn ends with it, and only what is read until here is kept whole.
  if (kept?.isKeeping()) await import('../app/loop/conclude-turn.ts');
  kept?.compileLazily();
  // Its first program has ended meanwhile, and the second begins.
  await ahead?.git;
  return active.onStop({ ...stop, ...(userFolder !== undefined && { userFolder }), ahead });
}
