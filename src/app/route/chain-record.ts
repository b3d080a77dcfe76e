// The chain of a session, kept in the user folder.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import type { Chain } from '../../core/route/chain.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { sessionRecord } from './session-record.ts';

/** Null when this session has none in this project. */
export function readChain(workspace: Workspace, session: string): Chain | null {
  const chain = chains.read(workspace, session);
  return chain?.project === workspace.project ? chain : null;
}

/** The idle part of the hooks looks for a file in this folder. */
export const chains = sessionRecord<Chain>(
  'chains',
  once(() =>
    z.object({
      session: z.string(),
      project: z.string(),
      startedAt: z.number(),
      maxSteps: z.number(),
      maxMinutes: z.number(),
      steps: z.readonly(
        z.array(
          z.object({
            at: z.number(),
            phase: z.nullable(z.string()),
            command: z.string(),
            before: z.string(),
          }),
        ),
      ),
    }),
  ),
);
