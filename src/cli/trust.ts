// The noun `trust`: which commands from files may run in a project.

import { manageTrust } from '../app/manage-trust.ts';
import { renderTrust } from '../core/report/trust-text.ts';
import { forPeople } from '../core/text/for-people.ts';
import { prose } from '../core/text/prose.ts';
import { isSet, json, type Noun, noWords, type Options, project, type VerbCall } from './noun.ts';
import { openProject } from './open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from './outcome.ts';
import { readLineOfInput } from './read-input.ts';
import { refuseToClaude } from './user-only.ts';

const stdin: Options = { stdin: { type: 'boolean' } };
const oneCommand = { least: 0, most: 1, names: 'one command in quotes' } as const;

export const trust: Noun = {
  help: prose`msw-protocol trust VERB [--project DIR]

Commands that a file names (a plan's verify commands) run only when you allowed exactly that text for this
project. What you type after --check yourself needs no trust.

  list [--json]      what is trusted here, and what was refused and waits
  add "COMMAND"      allow it; --stdin reads the command from stdin instead; not from inside Claude Code
  remove "COMMAND"   take it back`,
  verbs: {
    list: { options: { ...json, ...project }, words: noWords, run: list },
    add: {
      options: { ...json, ...project, ...stdin },
      words: oneCommand,
      run: (call) => change(call, 'add'),
    },
    remove: {
      options: { ...json, ...project, ...stdin },
      words: oneCommand,
      run: (call) => change(call, 'remove'),
    },
  },
};

/** As JSON `{project, trusted, waiting: [{command, plan, allow}]}`. */
function list(call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const { project, ...known } = manageTrust(opened.workspace).list();
  return isSet(call.values, 'json') ? doneJson({ project, ...known }) : done(renderTrust(known));
}

async function change(call: VerbCall, verb: 'add' | 'remove'): Promise<Outcome> {
  const refusal = verb === 'add' ? refuseToClaude(call, 'trust add') : null;
  if (refusal !== null) return refusal;
  const command = isSet(call.values, 'stdin') ? await readLineOfInput(process.stdin) : call.words[0];
  if (command === undefined || command.trim() === '') {
    return misused(`trust ${verb} needs one command in quotes, exactly as the file has it.`);
  }
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const changed = await manageTrust(opened.workspace)[verb](command);
  if (changed.status === 'refused') return failed(changed.reason);
  const { project } = opened.workspace;
  if (isSet(call.values, 'json')) return doneJson({ project, command, changed: changed.changed });
  return done(forPeople([changed.message]));
}
