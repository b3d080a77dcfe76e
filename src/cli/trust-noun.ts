// The noun `trust`: which commands from files may run in a project.

import { manageTrust } from '../app/trust/manage-trust.ts';
import { renderTrust } from '../core/report/trust-text.ts';
import { forPeople } from '../core/text/for-people.ts';
import { prose } from '../core/text/prose.ts';
import {
  isSet,
  json,
  type Noun,
  noWords,
  type Options,
  project,
  textOf,
  type VerbCall,
} from './frame/noun.ts';
import { openProject } from './frame/open-project.ts';
import { done, doneAsciiJson, failed, misused, type Outcome } from './frame/outcome.ts';
import { refuseToClaude, refuseUnlessPerson } from './frame/user-only.ts';

const digest: Options = { digest: { type: 'string' } };
const oneCommand = { least: 0, most: 1, names: 'one command in quotes' } as const;

export const trust: Noun = {
  help: prose`msw-protocol trust VERB [--project DIR]

Commands that a file names (a plan's verify commands) run only when you allowed exactly that text for this
project. What you type after --check yourself needs no trust.

  list [--json]      what is trusted here, and what was refused and waits
  add "COMMAND"      allow it; --digest D takes the one that list shows with this digest; in a terminal only
  remove "COMMAND"   take it back, by its text or as list shows it`,
  verbs: {
    list: { options: { ...json, ...project }, words: noWords, run: list },
    add: { options: { ...json, ...project, ...digest }, words: oneCommand, run: add },
    remove: { options: { ...json, ...project }, words: { ...oneCommand, least: 1 }, run: remove },
  },
};

/** As JSON `{project, trusted, waiting: [{command, plan, allow}]}`. */
function list(call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const { project, ...known } = manageTrust(opened.workspace).list();
  return isSet(call.values, 'json') ? doneAsciiJson({ project, ...known }) : done(renderTrust(known));
}

function add(call: VerbCall): Promise<Outcome> | Outcome {
  const [command = ''] = call.words;
  const digest = textOf(call.values, 'digest');
  if ((command.trim() === '') === (digest === null))
    return misused('trust add needs one command in quotes, exactly as the file has it, or --digest D.');
  const refusal = refuseUnlessPerson(call, 'trust add');
  if (refusal !== null) return refusal;
  return change(call, (manager) => (digest === null ? manager.add(command) : manager.addByDigest(digest)));
}

function remove(call: VerbCall): Promise<Outcome> | Outcome {
  const [command = ''] = call.words;
  return refuseToClaude(call, 'trust remove') ?? change(call, (manager) => manager.remove(command));
}

type Manager = ReturnType<typeof manageTrust>;

async function change(
  call: VerbCall,
  make: (manager: Manager) => ReturnType<Manager['add']>,
): Promise<Outcome> {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const changed = await make(manageTrust(opened.workspace));
  if (changed.status === 'refused') return failed(changed.reason);
  const { project } = opened.workspace;
  return isSet(call.values, 'json')
    ? doneAsciiJson({ project, changed: changed.changed })
    : done(forPeople([changed.message], Infinity));
}
