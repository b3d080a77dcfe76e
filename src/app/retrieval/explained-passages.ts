// Asks the failing tool to explain its own code. The program must be one that the check ran, or be on the PATH outside
// the project; its output is cached.

import { join } from 'node:path';
import { keepExplanation, readExplanation } from '../../adapters/documents/index-store.ts';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { realPath } from '../../adapters/files/place.ts';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { findProgram, isProgram } from '../../adapters/process/find-program.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import { explainerFor, firstParagraphs } from '../../core/retrieval/passages/tool-explanations.ts';
import { commandPrograms } from '../../core/shell/command-programs.ts';
import type { RungRequest } from './rung-request.ts';

interface ExplainRequest extends RungRequest {
  /** The check's command, as the user allowed it. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One at most. */
export async function explainedPassages(request: ExplainRequest): Promise<readonly Passage[]> {
  const { failure, root, userFolder, env, deadlineMs } = request;
  const explainer = failure.code === null ? null : explainerFor(failure.tool, failure.code);
  if (explainer === null) return [];
  const { program, args } = explainer;
  const executable = ownProgram(program, request) ?? findProgram(program, env, root);
  if (executable === null) return [];
  const source = [program, ...args].join(' ');
  const call = callOf(executable, args);
  const known = userFolder === null ? null : readExplanation(userFolder, call);
  if (known !== null) return passage(known, source);
  const { runProgram } = await import('../../adapters/process/run-program.ts');
  const run = await runProgram({ executable, args, env, projectRoot: root, limitMs: deadlineMs });
  if (run.exitCode !== 0) return [];
  const text = firstParagraphs(run.stdout);
  if (userFolder !== null) keepExplanation(userFolder, call, text);
  return passage(text, source);
}

function passage(text: string, source: string): readonly Passage[] {
  return text === '' ? [] : [{ text, source, score: 1 }];
}

/** The project's own copy, if the command of the check, or a script that it names, calls the program by name. */
function ownProgram(program: string, { root, command }: ExplainRequest): string | null {
  const { scripts } = projectFacts(root);
  if (!calls(command, program, scripts, MOST_SCRIPTS)) return null;
  return FOLDERS.map((names) => join(root, ...names, program)).find(isProgram) ?? null;
}

const FOLDERS = [
  ['node_modules', '.bin'],
  ['.venv', 'bin'],
  ['venv', 'bin'],
  ['.venv', 'Scripts'],
];
/** The most scripts followed that call each other. */
const MOST_SCRIPTS = 4;

function calls(
  command: string,
  program: string,
  scripts: Readonly<Record<string, string>>,
  most: number,
): boolean {
  return commandPrograms(command).some((one) => {
    if (one.kind !== 'script') return one.name.split(/[\\/]/).at(-1) === program;
    const script = most === 0 ? undefined : scripts[one.name];
    return script !== undefined && calls(script, program, scripts, most - 1);
  });
}

/** The key changes when the program is updated. */
function callOf(executable: string, args: readonly string[]): readonly string[] {
  const stat = lookAt(realPath(executable));
  return [executable, `${stat?.size}`, `${stat?.mtimeMs}`, ...args];
}
