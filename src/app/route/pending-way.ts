// A task that was typed with `/msw:go` and waits for Claude to take a way. Only the hook of that command writes one, so
// no call can begin a loop for a text that nobody typed.

import * as z from 'zod/mini';
import { SLASH_COMMANDS, WAYS, type Way } from '../../core/commands/slash-commands.ts';
import { once } from '../../core/once.ts';
import type { Line } from '../../core/route/ways.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { sessionRecord } from './session-record.ts';

export interface PendingWay {
  readonly session: string;
  /** A real path. */
  readonly project: string;
  /** The task exactly as typed, quotes included. */
  readonly typed: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What Claude has taken; the hook behind its call then carries it out, once. */
  readonly taken: TakenWay | null;
}

interface TakenWay {
  readonly way: Way;
  readonly because: string;
  readonly line: Line | null;
}

/** Claude may look around, and ask the user something, before it takes a way. */
const LONGEST_MS = 60 * 60_000;

export function keepPending(workspace: Workspace, session: string, typed: string): boolean {
  const { project, now } = workspace;
  const isKept = pendings.keep(workspace, { session, project, typed, at: now(), taken: null });
  if (isKept) pendings.sweep(workspace, LONGEST_MS);
  return isKept;
}

/** Null when none waits, or it has waited for more than an hour. */
export function readPending(
  where: Pick<Workspace, 'userFolder' | 'now'>,
  session: string,
): PendingWay | null {
  const pending = pendings.read(where, session);
  return pending === null || where.now() - pending.at > LONGEST_MS ? null : pending;
}

const COMMANDS = SLASH_COMMANDS.flatMap(({ name }) => (name === 'go' ? [] : [name]));

const taken = once(() =>
  z.object({
    way: z.enum(WAYS),
    because: z.string(),
    line: z.nullable(z.object({ command: z.enum(COMMANDS), args: z.string() })),
  }),
);

export const pendings = sessionRecord<PendingWay>(
  'ways',
  once(() =>
    z.object({
      session: z.string(),
      project: z.string(),
      typed: z.string(),
      at: z.number(),
      taken: z.nullable(taken()),
    }),
  ),
);
