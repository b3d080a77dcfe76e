// The page of what is remembered about a task to be planned: the brief, and the notebook's answer if it is cached. No
// question is sent.

import { renderSynthesis } from '../../core/memory/memory-text.ts';
import { normalSpec } from '../../core/memory/synthesis.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { projectNotebook } from '../notebook/chosen-notebook.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { compileBrief, serveBrief } from './compile-brief.ts';
import { memorySettingsOf } from './memory-settings-of.ts';
import { keptAbout } from './stage-zero.ts';

/** A phase as a task: prefetching and planning must use the same words. */
export function phaseTask({ name }: { readonly name: string }, goal: string | null): string {
  return goal === null ? name : `${name}: ${goal}`;
}

/** Null when nothing is remembered about it. */
export async function taskPage(workspace: Workspace, task: string): Promise<Prose | null> {
  const { settings } = memorySettingsOf(workspace.project);
  const spec = normalSpec(task);
  const brief = await compileBrief(workspace, spec, settings.context);
  if (brief.used.length === 0) return null;
  await serveBrief(workspace, brief);
  const chosen = settings.isEnabled ? projectNotebook(workspace) : null;
  const kept = chosen?.status === 'chosen' ? keptAbout(workspace, chosen.notebook, brief, spec) : null;
  const told = kept === null ? null : renderSynthesis({ divine_truth: kept, stale: false, age_hours: 0 });
  return prose`${joinProse([brief.text, told], '\n\n')}\n`;
}
