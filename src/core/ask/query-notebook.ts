// Asks the notebook: a conversation that it no longer knows is begun anew once, an answer that was lost is not asked for
// again.

import type { NotebookReply, PortResult, Ports, VaultQuestion } from './ports.ts';

export interface Queried {
  readonly outcome: PortResult<NotebookReply>;
  /** The notebook did not know the conversation: a second query was spent. */
  readonly isSecond: boolean;
}

export async function queryNotebook(ports: Ports, question: VaultQuestion): Promise<Queried> {
  const first = await ports.notebook.ask(question);
  const isLost = first.status === 'failed' && first.code === 'conversation-lost';
  if (!isLost || question.conversationId === null) return { outcome: unlessBlank(first), isSecond: false };
  const second = await ports.notebook.ask({ ...question, conversationId: null });
  return { outcome: unlessBlank(second), isSecond: true };
}

function unlessBlank(outcome: PortResult<NotebookReply>): PortResult<NotebookReply> {
  if (outcome.status === 'failed' || outcome.value.text.trim() !== '') return outcome;
  return {
    status: 'failed',
    code: 'lost-answer',
    message: 'The notebook gave a blank answer.',
    mayHaveArrived: true,
  };
}
