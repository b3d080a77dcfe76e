// Answers `/msw:map`: with a one-sentence refusal, or with the facts that Claude needs to lead the mappers.

import { parse } from 'node:path';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { mapOptions, parseMapArguments } from '../../core/mapping/documents/map-request.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { typedExactly } from '../../core/text/typed.ts';
import { cliCommand } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readMap } from './map-run.ts';

export function mapCommand(workspace: Workspace, args: string): Answer {
  const parsed = parseMapArguments(args);
  if (parsed.status === 'refused') return sayLines(parsed.reason);
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return sayLines(refusal);
  const cli = cliCommand(workspace);
  const project = prose`--project ${shellWord(workspace.project)}`;
  const options = mapOptions(parsed.request).map((option) => quoteName(option));
  const { size } = readMap(workspace.project);
  const context = joinProse(
    [
      prose`MSW maps this codebase: ${quoteName(workspace.project)}`,
      size === 0
        ? prose`There is no map yet.`
        : prose`There is a map with ${size} of 7 documents; code decides what has to be written again.`,
      prose`Run these in this order, each as it stands:`,
      prose`1. begin:  ${joinProse([prose`${cli} map begin`, ...options, project, prose`--short --json`], ' ')}`,
      prose`2. verify: ${cli} map verify --return ${project} --short --json`,
      prose`3. finish: ${cli} map finish ${project}`,
    ],
    '\n',
  );
  return { kind: 'context', context, notice: null };
}

/** Quoted for a shell, whatever the folder's name. */
function shellWord(path: string): Prose {
  return typedExactly(`'${path.replaceAll("'", "'\\''")}'`);
}

/** A home folder or the root of a disk is not a codebase: reading it would take hours and expose private files. */
function refusalFor(project: string): string | null {
  if (project === homeFolder() || project === parse(project).root) {
    return `${project} is not a project: open the folder of one and map that.`;
  }
  const names = namesIn(project, named).filter((name) => !['.git', '.msw', '.planning'].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
