// `loop arm`: arms a loop for a session from outside of it.

import { armLoop } from '../../app/loop/arm-loop.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { prose } from '../../core/text/prose.ts';
import { isSet, textOf, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, failed, failedWithList, misused, type Outcome } from '../frame/outcome.ts';
import { refuseToClaude } from '../frame/user-only.ts';
import { publicRecord } from './loop-status.ts';
import { endsInBackslash, typedArguments } from './typed-arguments.ts';

export const armHelp = prose`  arm --session ID "TASK"   arm a loop for that session, with the options of /msw:loop:
      --check [NAME=]COMMAND (again for more), --promise TEXT, --max-iterations N (20),
      --min-iterations N, --max-minutes N (240), --check-timeout SECONDS (600), --plan FILE,
      --agent TYPE, --no-check, --no-guidance, --allow-empty`;

/** As JSON `{loop, context, notice}`: `context` is what the session's Claude ought to be told. */
export async function armFromTerminal(call: VerbCall): Promise<Outcome> {
  const refusal = refuseToClaude(call, 'loop arm');
  if (refusal !== null) return refusal;
  const session = textOf(call.values, 'session');
  if (session === null || session.trim() === '') {
    return misused(
      'loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it).',
    );
  }
  const bad = endsInBackslash(call.values);
  if (bad !== null) return misused(`Option --${bad} must not end in a backslash.`);
  const parsed = parseArguments(typedArguments(call.words[0] ?? '', call.values));
  if (parsed.status === 'refused') return misused(parsed.reason);
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const armed = await armLoop(opened.workspace, {
    session,
    request: parsed.request,
    transcriptPath: null,
    ownerPid: ownerPid(call.env),
  });
  if (armed.status === 'refused') return failedWithList(armed.reason);
  const { loop, context, notice } = armed;
  if (isSet(call.values, 'json')) return doneJson({ loop: publicRecord(loop), context, notice });
  return done(
    forPeople([
      ...notice.split('\n'),
      `Loop ${loop.terms.id} holds session ${session}; Claude reads the task when it next stops there.`,
    ]),
  );
}
