// Asks the notebook: a conversation that it no longer knows is begun anew once, an answer that was lost is not asked for
// again.

import type { NotebookQuestion, NotebookReply, Outcome, Ports } from './ports.ts';

export interface Queried {
  readonly outcome: Outcome<NotebookReply>;
  /** The notebook did not know the conversation: a second query was spent. */
  readonly isSecond: boolean;
}

export async function queryNotebook(ports: Ports, question: NotebookQuestion): Promise<Queried> {
  const first = await ports.notebook.ask(question);
  const isLost = first.status === 'failed' && first.code === 'conversation-lost';
  if (!isLost || question.conversationId === null) return { outcome: unlessBlank(first), isSecond: false };
  const second = await ports.notebook.ask({ ...question, conversationId: null });
  return { outcome: unlessBlank(second), isSecond: true };
}

function unlessBlank(outcome: Outcome<NotebookReply>): Outcome<NotebookReply> {
  if (outcome.status === 'failed' || outcome.value.text.trim() !== '') return outcome;
  return {
    status: 'failed',
    code: 'lost-answer',
    message: 'The notebook gave a blank answer.',
    mayHaveArrived: true,
  };
}
