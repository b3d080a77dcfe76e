// The ledger as it lies in its file; what does not fit this shape is not taken for a ledger.

import * as z from 'zod/mini';
import { REFUSALS } from '../../core/notebook/refusal.ts';

const time = z.nullable(z.number());
const count = z.int().check(z.gte(0));

const ACCOUNT = z.object({
  plan: z.object({ name: z.string(), perDay: count, reserve: count }),
  spent: count,
  windowEndsAt: time,
  coolingUntil: time,
  refusals: count,
  setAside: z.nullable(
    z.object({
      reason: z.enum(['auth-expired', 'profile-missing']),
      at: z.number(),
      login: z.nullable(z.string()),
    }),
  ),
});

const QUERY = z.object({
  id: z.string(),
  at: z.number(),
  account: z.string(),
  notebook: z.string(),
  purpose: z.enum(['guidance', 'research', 'ask']),
  project: z.string(),
  loop: z.nullable(z.string()),
  class: z.nullable(z.string()),
  question: z.string(),
  outcome: z.enum(['sent', 'answered', ...REFUSALS]),
  cost: z.union([z.literal(0), z.literal(1)]),
  conversation: z.nullable(z.string()),
  answerHash: z.nullable(z.string()),
});

export const LEDGER = z.object({
  version: z.literal(1),
  accounts: z.record(z.string(), ACCOUNT),
  queries: z.array(QUERY),
});
