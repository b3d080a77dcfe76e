// A grounded exchange over a vault, in the fields in which it is stored. Fields of other programs survive.

import * as z from 'zod/mini';

const SCORED = { path: z.string(), score: z.number() };
const SELECTION = z.looseObject({
  query: z.string(),
  topN: z.number(),
  cutoffRatio: z.number(),
  minK: z.number(),
  top15: z.readonly(z.array(z.looseObject(SCORED))),
  selected: z.readonly(z.array(z.looseObject({ ...SCORED, sourceId: z.exactOptional(z.string()) }))),
});
export type Bm25Selection = Readonly<z.infer<typeof SELECTION>>;

const MESSAGE = z.looseObject({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  at: z.string(),
  /** On a question. */
  bm25Selection: z.exactOptional(SELECTION),
  /** On an answer: who gave it. */
  mode: z.exactOptional(z.enum(['notebook', 'local'])),
});
export type Message = Readonly<z.infer<typeof MESSAGE>>;

const STAGES = ['upload', 'query', 'evict', 'auth'] as const;
const ERROR = z.looseObject({
  at: z.string(),
  stage: z.enum(STAGES),
  code: z.string(),
  message: z.string(),
  path: z.exactOptional(z.string()),
});
export type AskError = Readonly<z.infer<typeof ERROR>>;

const EVICTED = z.looseObject({
  path: z.string(),
  title: z.string(),
  sourceId: z.string(),
  contentHash: z.string(),
  at: z.string(),
});
export type Evicted = Readonly<z.infer<typeof EVICTED>>;

export const CONVERSATION = z.looseObject({
  id: z.string().check(z.minLength(1)),
  /** ISO 8601 in UTC, like every time here. */
  createdAt: z.string(),
  updatedAt: z.string(),
  notebookId: z.catch(z.nullable(z.string()), null),
  notebookConversationId: z.exactOptional(z.string()),
  messages: z.readonly(z.array(MESSAGE)),
  /** Of the latest question. */
  bm25Selection: z.exactOptional(SELECTION),
  /** The final list that was sent for the latest question. */
  selectedSourceIds: z.catch(z.readonly(z.array(z.string())), []),
  errors: z.exactOptional(z.readonly(z.array(ERROR))),
  evicted: z.exactOptional(z.readonly(z.array(EVICTED))),
});
export type Conversation = Readonly<z.infer<typeof CONVERSATION>>;
