// The conversations of a vault.

import { join } from 'node:path';
import { isFolder } from '../../../adapters/files/list-folder.ts';
import { makeFolder } from '../../../adapters/files/make-folder.ts';
import { named } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { keepText } from '../../../adapters/files/write-record.ts';
import {
  deleteConversation,
  exportConversations,
  type HistoryRow,
  listConversations,
  newConversation,
  showConversation,
} from '../../../core/ask/conversations/vault-conversations.ts';
import { renderConversation, renderHistory } from '../../../core/report/vault-text.ts';
import type { Conversation } from '../../../core/sources/conversation.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import type { VaultShell } from '../../ask/vault-shell.ts';
import { flag, optionalWord, path, text, word } from '../operation/inputs.ts';
import {
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from '../operation/operation.ts';
import { inVault, vaultDir } from './in-vault.ts';

const ID = 'the id of a conversation';

const list = operation({
  name: 'conversation list',
  about: 'List the conversations with a vault, the newest first',
  effect: 'reads',
  tool: {
    name: 'vault_conversations',
    about: 'List the conversations with a vault, or show one',
    takes: { conversation: 'its id', all: 'archived too', dir: 'the vault' },
  },
  inputs: {
    all: flag('also those that moved to the archive'),
    conversation: text('ID', 'only this one, whole'),
    dir: vaultDir,
  },
  run: (place, { all, conversation, dir }) =>
    inVault<Listed>(place, { dir }, async (shell) => {
      if (conversation !== null) return whole(shell, conversation);
      return done({ kind: 'rows', rows: await listConversations(shell.ports, { withArchive: all }) });
    }),
  json: (listed) => (listed.kind === 'rows' ? listed.rows : listed.conversation),
  text: (listed) =>
    listed.kind === 'rows' ? renderHistory(listed.rows) : renderConversation(listed.conversation),
});

type Listed =
  | { readonly kind: 'rows'; readonly rows: readonly HistoryRow[] }
  | { readonly kind: 'whole'; readonly conversation: Conversation };

const show = operation({
  name: 'conversation show',
  about: 'Show a conversation with a vault',
  effect: 'reads',
  inputs: { conversation: word(ID), dir: vaultDir },
  run: (place, { conversation, dir }) =>
    inVault<Listed>(place, { dir }, (shell) => whole(shell, conversation)),
  json: (listed) => (listed.kind === 'whole' ? listed.conversation : listed.rows),
  text: (listed) =>
    listed.kind === 'whole' ? renderConversation(listed.conversation) : renderHistory(listed.rows),
});

const begin = operation({
  name: 'conversation new',
  about: 'Begin a new conversation: the next question does not continue the last one',
  effect: 'writes',
  inputs: { dir: vaultDir },
  run: (place, { dir }) =>
    inVault<{ readonly conversation: string }>(place, { dir }, async ({ ports }) =>
      done({ conversation: await newConversation(ports) }),
    ),
  text: ({ conversation }) =>
    prose`The next question begins the conversation ${quoteName(conversation, 80)}.`,
});

const remove = operation({
  name: 'conversation delete',
  about: 'Delete a conversation for good; the sources stay',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { conversation: word(ID), dir: vaultDir },
  run: (place, { conversation, dir }) =>
    inVault<{ readonly conversation: string }>(place, { dir }, async ({ ports }) =>
      (await deleteConversation(ports, conversation)) ? done({ conversation }) : unknown(conversation),
    ),
  text: ({ conversation }) => prose`Deleted: ${quoteName(conversation, 80)}`,
});

const exporting = operation({
  name: 'conversation export',
  about: 'Write conversations as notes, marked so that they are not searched',
  effect: 'writes',
  inputs: {
    conversation: optionalWord(ID),
    all: flag('all of them, with the archive'),
    to: path('DIR', 'the folder for the notes'),
    dir: vaultDir,
  },
  needs: [['to']],
  run: (place, { conversation, all, to, dir }) => {
    if ((conversation === null) !== all)
      return misused(`Name a conversation or ${place.words.input('all') ?? 'all'}: one of them.`);
    return inVault<{ readonly written: readonly string[] }>(place, { dir }, async ({ ports }) => {
      const notes = await exportConversations(ports, conversation === null ? 'all' : { id: conversation });
      return notes === null ? unknown(conversation ?? '') : written(notes, to ?? '');
    });
  },
  text: ({ written: paths }) =>
    joinProse(
      paths.map((one) => prose`Written: ${quoteLine(one, 300)}`),
      '\n',
    ),
});

export const conversationOperations: readonly Operation[] = [list, show, begin, remove, exporting];

async function whole({ ports }: VaultShell, id: string): Promise<Result<Listed>> {
  const conversation = await showConversation(ports, id);
  return conversation === null ? unknown(id) : done({ kind: 'whole', conversation });
}

function unknown(id: string): Refusal {
  return refused(`This vault has no conversation ${plainLine(id, 80)}.`);
}

/** Nothing that is there already is written over. */
function written(
  notes: readonly { readonly name: string; readonly text: string }[],
  to: string,
): Result<{ readonly written: readonly string[] }> {
  if (!isFolder(to)) makeFolder(to);
  const paths: string[] = [];
  const there: string[] = [];
  for (const note of notes) {
    const target = join(to, note.name);
    const before = textOf(target, named);
    if (before !== null && before !== note.text) {
      there.push(note.name);
      continue;
    }
    keepText(target, note.text);
    paths.push(target);
  }
  if (there.length === 0) return done({ written: paths });
  const reason = `Not overwritten: ${plainLine(there.join(', '), 300)}. Move them away, or name another folder.`;
  return { status: 'failed', value: { written: paths }, reason };
}
