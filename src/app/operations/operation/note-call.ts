// Records in the project's journal that an operation was called, if MSW has already worked there: looking leaves no
// trace in a new project.

import { existsSync } from 'node:fs';
import { mswPath } from '../../../adapters/files/msw-folder.ts';
import { appendJournal } from '../../../adapters/log/journal.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Operation, optionName, type Reply } from './operation.ts';
import { projectOf, type RequestPlace } from './request-place.ts';

/** Best effort: a full disk must not cost the answer. */
export async function noteCall(
  { name, inputs }: Operation,
  place: RequestPlace,
  given: Readonly<Record<string, unknown>>,
  reply: Reply,
): Promise<void> {
  const { caller, env } = place;
  const project = projectOf(place);
  if (!existsSync(mswPath(project))) return;
  // Loaded lazily: most calls of people do not need the rules.
  const { redact } = await import('../../../core/secrets/redact.ts');
  const words = Object.entries(given).flatMap(([input, value]) => {
    const isWord = inputs[input]?.kind === 'word';
    if (value === null || value === false || inputs[input]?.kind === 'stdin') return [];
    const shown = value === true ? '' : ` ${plainLine(String(value), 80)}`;
    return [isWord ? shown.trim() : `--${optionName(input)}${shown}`];
  });
  const session = env.CLAUDE_CODE_SESSION_ID;
  const told = 'value' in reply ? firstLine(reply.shown()) : reply.reason;
  await appendJournal(
    project,
    {
      event: 'called',
      ...(caller.mark !== null && session !== undefined && { session }),
      by: callerName(caller),
      ...{ operation: name, words: redact(words.join(' ')), outcome: reply.status },
      told: told === '' ? null : redact(plainLine(told, 200)),
    },
    new Date(place.now()).toISOString(),
  ).catch(() => undefined);
}

function callerName({ mark, isTerminal, client }: RequestPlace['caller']): string {
  if (mark !== null) return client === undefined || client === null ? 'Claude' : plainLine(client, 40);
  return isTerminal ? 'you' : 'a script';
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? '';
}
