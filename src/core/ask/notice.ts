// What people are told about an answer, besides it. The code says which cure a shell names: Claude Code a line to type,
// Obsidian a button or a setting.

import type { PortFailure } from './ports.ts';

export interface AskNotice {
  readonly code: NoticeCode;
  /** One sentence, without the cure. */
  readonly message: string;
}

export type NoticeCode =
  /** The vault has no notebook, and none may be made now. */
  | 'no-notebook'
  /** The vault's file names a notebook that this machine's user has not confirmed: `adoptNotebook`. */
  | 'not-confirmed'
  /** Confirmed, but of another account than the one that answers. */
  | 'other-account'
  | 'not-agreed'
  | 'not-installed'
  | 'too-old'
  | 'logged-out'
  | 'offline'
  | 'timed-out'
  | 'quota'
  | 'notebook-gone'
  /** A listing without any of the known sources is no proof: `syncSources` with `isEmptied`. */
  | 'implausible-listing'
  | 'refused'
  | 'stopped'
  | 'unknown-conversation'
  /** A conversation used notes that are gone. */
  | 'deleted-notes'
  /** No note matches; nothing was asked. */
  | 'no-hits'
  /** Notes that were not searched. */
  | 'left-out'
  | 'partial'
  | 'second-query'
  | 'lost-answer'
  | 'processing'
  /** Sources whose processing failed: `syncSources`. */
  | 'failed-sources'
  /** Something would have to be deleted, and that was never agreed to: `setDelete`. */
  | 'no-consent'
  | 'full'
  | 'capacity-lowered'
  /** Sources that no note stands for any more: `syncSources`. */
  | 'leftovers'
  | 'elsewhere'
  | 'second-notebook'
  | 'setting';

export function noticeOf({ code, message }: PortFailure): AskNotice {
  if (code === 'not-found') return { code: 'notebook-gone', message };
  return { code: code === 'conversation-lost' ? 'refused' : code, message };
}
