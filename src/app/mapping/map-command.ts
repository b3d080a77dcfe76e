// What `/msw:map` answers: a refusal in one sentence, or the facts with which Claude leads the mappers.

import { homedir } from 'node:os';
import { parse } from 'node:path';
import type { HookAnswer } from '../../adapters/claude-code/hook-answer.ts';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { mapOptions, parseMapArguments } from '../../core/mapping/documents/map-request.ts';
import { cliCommand } from '../loop/plan-checks.ts';
import type { Workspace } from '../workspace.ts';
import { readMap } from './map-folder.ts';

export function mapCommand(workspace: Workspace, args: string): HookAnswer {
  const parsed = parseMapArguments(args);
  if (parsed.status === 'refused') return { kind: 'answer', text: parsed.reason };
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return { kind: 'answer', text: refusal };
  const cli = cliCommand(workspace);
  const project = `--project ${quoted(workspace.project)}`;
  const options = mapOptions(parsed.request).join(' ');
  const { size } = readMap(workspace.project);
  const context = [
    `MSW maps this codebase: ${workspace.project}`,
    size === 0
      ? 'There is no map yet.'
      : `There is a map with ${size} of 7 documents; code decides what has to be written again.`,
    'Run these in this order, each as it stands:',
    `1. begin:  ${cli} map begin ${options === '' ? '' : `${options} `}${project} --json`,
    `2. verify: ${cli} map verify --return ${project} --json`,
    `3. finish: ${cli} map finish ${project}`,
  ].join('\n');
  return { kind: 'context', event: 'UserPromptExpansion', context, notice: null };
}

/** For a shell, whatever the folder is called. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

/** A home or the root of a disk is no codebase: reading it would take hours and show what is private. */
function refusalFor(project: string): string | null {
  if (project === homedir() || project === parse(project).root) {
    return `${project} is no project: open the folder of one and map that.`;
  }
  const names = namesIn(project, named).filter((name) => !['.git', '.msw', '.planning'].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
