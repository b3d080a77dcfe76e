// A conversation as a Markdown note for people. Its mark keeps it out of what is searched and uploaded.

import type { Conversation, Message } from '../../sources/conversation.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { selectedPaths } from '../history.ts';

/** @returns `name` with `.md`, valid on every system */
export function conversationNote(conversation: Conversation): {
  readonly name: string;
  readonly text: string;
} {
  const { id, createdAt, updatedAt, messages } = conversation;
  const paths = selectedPaths(conversation);
  const facts = [
    '---',
    'msw: conversation',
    `id: ${yamlScalar(id)}`,
    `created: ${yamlScalar(createdAt)}`,
    `updated: ${yamlScalar(updatedAt)}`,
    '---',
  ];
  const notes = paths.length === 0 ? [] : ['## Notes', '', ...paths.map((path) => `- ${path}`), ''];
  const text = [...facts, '', ...messages.flatMap(messageLines), ...notes].join('\n');
  const day = /^\d{4}-\d{2}-\d{2}/.exec(createdAt)?.[0] ?? 'undated';
  return { name: `${day} ${id.replaceAll(/[^\w-]/g, '_').slice(0, 64)}.md`, text };
}

function messageLines({ role, text, at, mode }: Message): readonly string[] {
  const who = role === 'user' ? 'Question' : `Answer${mode === 'local' ? ' from the notes' : ''}`;
  return [`## ${who} (${at})`, '', text, ''];
}
