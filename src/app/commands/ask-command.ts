// `/msw:ask`: the notebook's answer goes to the user as it is; from a local one's passages Claude composes the answer.

import { hasOption, optionOf, readTyped } from '../../core/commands/read-typed.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { numberIn } from '../../core/text/count-in.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { findOperation } from '../operations/nouns.ts';
import { terminalWords } from '../operations/operation/operation.ts';
import type { RequestPlace } from '../operations/operation/request-place.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Of the time that the hook has, for uploads that outlast the answer. */
const REST_MS = 30_000;

export async function askCommand({ project, env, now }: Workspace, args: string): Promise<Answer> {
  const typed = readTyped('ask', args);
  if (typed.status === 'refused') return sayLines(typed.reason);
  const question = typed.words.join(' ').trim();
  if (question === '') return sayLines('/msw:ask needs a question: /msw:ask "<question>"');
  const rest: Promise<void>[] = [];
  const place: RequestPlace = {
    ...{ folder: project, origin: 'session', cwd: project, env, now },
    caller: { mark: null, isTerminal: true },
    ...{ tell: () => {}, show: () => {}, emit: () => {} },
    afterwards: (work) => rest.push(work),
  };
  const operation = await findOperation('ask');
  const words = { ...terminalWords(operation, false), self: '/msw:ask' };
  const count = (name: string): unknown => numberIn(optionOf(typed, name));
  const reply = await operation.call(
    { ...place, words },
    {
      question,
      ...{ yes: hasOption(typed, 'yes'), local: hasOption(typed, 'local'), new: hasOption(typed, 'new') },
      ...{ conversation: optionOf(typed, 'conversation'), dir: optionOf(typed, 'dir') },
      ...{ top: count('top'), min: count('min'), cutoff: optionOf(typed, 'cutoff') },
    },
  );
  await Promise.race([Promise.all(rest), new Promise((resolve) => setTimeout(resolve, REST_MS).unref())]);
  if (!('shown' in reply)) return sayLines(reply.reason);
  if (reply.fields?.().mode !== 'local') return { kind: 'answer', text: reply.shown() };
  const context = prose`MSW searched the vault for the question ${quoteLine(question, 2000)}.\n${reply.text()}`;
  const notice = `msw ▸ a local answer${reply.reason === null ? '' : `: ${plainLine(reply.reason, 300)}`}`;
  return { kind: 'context', context, notice };
}
