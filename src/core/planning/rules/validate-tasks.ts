// Whether each task of a plan has what an executor needs, and a proof of completion.

import { alwaysPasses, hidingPart } from '../../checks/always-passes.ts';
import { endlessPart } from '../../checks/endless-check.ts';
import { type CommandPath, commandPaths } from '../../shell/command-paths.ts';
import { type CommandProgram, commandPrograms } from '../../shell/command-programs.ts';
import { type Diagnostic, errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import { madeFiles, makes, type PlanSurroundings } from './plan-surroundings.ts';
import { verifyCommands } from './verify-commands.ts';

export function validateTasks(plan: PlanDocument): readonly Diagnostic[] {
  const tagged = plan.tasks.filter(({ start }) => plan.text.startsWith('<', start));
  return tagged.flatMap((task) => [...missingChildren(task), ...verifying(task), ...strayFiles(plan, task)]);
}

function missingChildren(task: PlanTask): readonly Diagnostic[] {
  const has = (name: string) => task.children.some((child) => child.name === name);
  const missing = (name: string, make: typeof errorAt, fix: string) =>
    has(name) || (name === 'name' && task.name !== null)
      ? []
      : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
  if (task.kind === 'checkpoint') {
    const fix = 'gsd-core asks for it in checkpoints, too: add it.';
    return [
      ...missing('name', warningAt, fix),
      ...missing('action', warningAt, fix),
      ...checkpointChild(task),
    ];
  }
  return [
    ...missing('name', errorAt, 'Add <name>Task: what it does</name>.'),
    ...missing('action', errorAt, 'Say in <action> what to do.'),
    ...missing('files', warningAt, 'List in <files> what it changes.'),
    ...missing('done', warningAt, 'Say in <done> what is true then.'),
  ];
}

const CHECKPOINT_CHILDREN: Readonly<Record<string, string>> = {
  'checkpoint:human-verify': 'how-to-verify',
  'checkpoint:decision': 'options',
  'checkpoint:human-action': 'instructions',
};

function checkpointChild(task: PlanTask): readonly Diagnostic[] {
  const name = CHECKPOINT_CHILDREN[task.type.toLowerCase()];
  if (name === undefined || task.children.some((child) => child.name === name)) return [];
  const what = {
    code: `checkpoint-${name}`,
    message: `${title(task)} has no <${name}>.`,
    fix: `Add <${name}>: the person at the checkpoint needs it.`,
  };
  return [warningAt(head(task), what)];
}

function verifying(task: PlanTask): readonly Diagnostic[] {
  if (task.kind === 'checkpoint') return [];
  const example = '<verify><automated>COMMAND</automated></verify>';
  if (task.verify === null) {
    return [
      errorAt(head(task), {
        code: 'verify-missing',
        message: `${title(task)} has no <verify>.`,
        fix: `Add ${example}.`,
      }),
    ];
  }
  if (task.verify.automated.some((command) => command.startsWith('MISSING'))) {
    return [
      warningAt(head(task), {
        code: 'verify-later',
        message: `The check of ${title(task)} does not exist yet.`,
        fix: 'Write the test first, then name its command.',
      }),
    ];
  }
  if (task.verify.automated.length > 0 || task.verify.humanCheck) return [];
  return [
    warningAt(head(task), {
      code: 'verify-prose',
      message: `The check of ${title(task)} is not marked as a command.`,
      fix: `Write ${example}, or <human-check> for what a person must see.`,
    }),
  ];
}

/** files_modified keeps parallel plans apart, so it must list everything that a task changes. */
function strayFiles(plan: PlanDocument, task: PlanTask): readonly Diagnostic[] {
  if (plan.filesModified.length === 0) return [];
  const listed = new Set(plan.filesModified);
  const stray = task.files.filter((file) => !listed.has(file) && !/[*\s]/.test(file));
  if (stray.length === 0) return [];
  const what = {
    code: 'files-unlisted',
    message: `${title(task)} changes ${stray.join(', ')}, which files_modified does not list.`,
    fix: 'Add it to files_modified.',
  };
  return [warningAt(head(task), what)];
}

function title(task: PlanTask): string {
  return task.name === null ? `Task ${task.index}` : `Task ${task.index} (${task.name.slice(0, 60)})`;
}

function head(task: PlanTask) {
  return { start: task.start, end: task.children[0]?.start ?? task.end };
}

// Whether a plan's verify commands can run here: their files, programs and scripts exist or will exist, and the
// commands terminate. Nothing is executed for this.
export function validateCommands(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const made = [...madeFiles(plan), ...(around.made ?? [])];
  const isMade = makes(made);
  // A name without a folder may match in any folder.
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
  const part = hidingPart(command);
  if (part === null && !alwaysPasses(command)) return [];
  const who = part === null ? 'The verify command' : `The last part of the verify command (${part})`;
  const what = {
    code: 'verify-proves-nothing',
    message: `${who} ends with 0 whatever the code does, so it proves nothing.`,
    fix: 'Name a command that fails while the work is not done, or leave the check to a person (human-check).',
  };
  return [warningAt(where, what)];
}

type Where = Pick<Diagnostic, 'start' | 'end'>;
type IsMade = (path: string) => boolean;

/** A check cannot pass when a file that it names does not exist and no plan so far makes it. */
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
  // A plan that writes the manifest may add the script or the tool.
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
    message: `The verify command never ends: ${part.words} ${part.does}.`,
    fix:
      part.once === null ? 'Name a command that runs once and ends with an exit code.' : `Use ${part.once}.`,
  };
  return [warningAt(where, what)];
}
