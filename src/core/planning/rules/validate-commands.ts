// Whether the verify commands of a plan can run here at all: their files, their programs and scripts are there
// or will be, and they end. Nothing is run for this.

import { alwaysPasses } from '../../checks/always-passes.ts';
import { type CommandPath, commandPaths } from '../../shell/command-paths.ts';
import { type CommandProgram, commandPrograms, endlessPart } from '../../shell/command-programs.ts';
import { type Diagnostic, errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { madeFiles, makes, type PlanSurroundings } from './plan-surroundings.ts';
import { verifyCommands } from './verify-commands.ts';

export function validateCommands(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const made = [...madeFiles(plan), ...(around.made ?? [])];
  const isMade = makes(made);
  // A name alone may be found in any folder.
  const mayMatch = (filter: string) => !filter.includes('/') || made.some((path) => path.includes(filter));
  const mayBeThere = ({ path, filter }: CommandPath) =>
    around.exists(path) || isMade(path) || (filter !== null && mayMatch(filter));
  return verifyCommands(plan.text).flatMap((command) => {
    const at = Math.max(0, plan.text.indexOf(command));
    const where = { start: at, end: at + command.length };
    return [
      ...missingPaths(command, where, around, mayBeThere),
      ...missingPrograms(command, where, around, isMade),
      ...endless(command, where),
      ...idle(command, where),
    ];
  });
}

function idle(command: string, where: Where): readonly Diagnostic[] {
  if (!alwaysPasses(command)) return [];
  const what = {
    code: 'verify-proves-nothing',
    message: 'The verify command ends with 0 whatever the code does, so it proves nothing.',
    fix: 'Name a command that fails while the work is not done, or leave the check to a person in <human-check>.',
  };
  return [warningAt(where, what)];
}

type Where = Pick<Diagnostic, 'start' | 'end'>;
type IsMade = (path: string) => boolean;

/** A check that names a file that is not there, and that no plan so far makes, cannot pass. */
function missingPaths(
  command: string,
  where: Where,
  around: PlanSurroundings,
  mayBeThere: (found: CommandPath) => boolean,
): readonly Diagnostic[] {
  return commandPaths(command)
    .filter((found) => !mayBeThere(found) && (found.certain || around.exists(found.path.split('/')[0] ?? '')))
    .map(({ path, certain }) => {
      const what = {
        code: 'verify-path-missing',
        message: `The verify command names ${path}, which does not exist and which the plan does not make.`,
        fix: 'Correct the path, or list the file in files_modified.',
      };
      return certain ? errorAt(where, what) : warningAt(where, what);
    });
}

function missingPrograms(
  command: string,
  where: Where,
  around: PlanSurroundings,
  isMade: IsMade,
): readonly Diagnostic[] {
  return commandPrograms(command).flatMap((started) => {
    const missing = whatIsMissing(started, around, isMade);
    return missing === null ? [] : [warningAt(where, missing)];
  });
}

function whatIsMissing(started: CommandProgram, around: PlanSurroundings, isMade: IsMade) {
  const { name } = started;
  if (started.kind === 'program') {
    return around.hasProgram === undefined || around.hasProgram(name)
      ? null
      : {
          code: 'verify-program-missing',
          message: `The verify command starts "${name}", which is not on this machine.`,
          fix: 'Name a program that is, or let the user install it at a checkpoint first.',
        };
  }
  const { folder } = started;
  const inFolder = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  // A plan that writes the manifest may bring the script or the tool.
  if (around.packageAt === undefined || isMade(inFolder('package.json'))) return null;
  const manifest = around.packageAt(folder);
  if (started.kind === 'script') {
    return manifest?.scripts.includes(name)
      ? null
      : {
          code: 'verify-script-missing',
          message: `The verify command runs the script "${name}", which ${inFolder('package.json')} does not have.`,
          fix: 'Name a script that is there, or list package.json in files_modified and add it.',
        };
  }
  const known =
    around.exists(inFolder(`node_modules/.bin/${name}`)) ||
    around.exists(`node_modules/.bin/${name}`) ||
    manifest?.dependencies.includes(name) === true;
  return known
    ? null
    : {
        code: 'verify-tool-missing',
        message: `The verify command starts "${name}" through npx, which would have to download it.`,
        fix: 'Add the package in a task with package.json in files_modified, or name a tool that is there.',
      };
}

function endless(command: string, where: Where): readonly Diagnostic[] {
  const part = endlessPart(command);
  if (part === null) return [];
  const what = {
    code: 'verify-endless',
    message: `The verify command never ends (${part}).`,
    fix: 'Name a command that runs once and ends with an exit code.',
  };
  return [warningAt(where, what)];
}
