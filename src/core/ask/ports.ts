// What a question over a vault needs of the outside. Each shell (Claude Code over nlm, Obsidian over notebooklm-mcp)
// brings its own, made for one operation: a cancelled operation cancels what its ports have begun.

import type { AskSettings } from '../sources/ask-settings.ts';
import type { Conversation } from '../sources/conversation.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import type { VaultTrust } from '../sources/vault-trust.ts';

export interface Ports {
  readonly notes: NotesPort;
  readonly notebook: NotebookPort;
  readonly store: Kept<VaultStore>;
  /** In the user folder of this machine: what the vault's own file claims counts only where this agrees. */
  readonly trust: Kept<VaultTrust>;
  /** Conversations beyond the newest 500, kept beside the trust. */
  readonly archive: ArchivePort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Ends after that time, or at once when `signal` gives it up; never rejects. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export interface ArchivePort {
  add(conversations: readonly Conversation[]): Promise<void>;
  /** Of several records with one id the newest. */
  all(): Promise<readonly Conversation[]>;
  remove(id: string): Promise<void>;
}

/** A record that several processes change: `change` reads, changes and writes it under one lock. */
export interface Kept<T> {
  read(): Promise<T>;
  change<Value>(change: (before: T) => { readonly after: T; readonly value: Value }): Promise<Value>;
}

export interface NoteHit {
  /** Relative to the vault, with `/`, in Unicode's composed form. */
  readonly path: string;
  readonly score: number;
}

export interface NotePassage {
  readonly path: string;
  /** From the outermost to the nearest; empty above the first heading. */
  readonly headings: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** Masked. */
  readonly text: string;
}

export type NoteRead =
  /** `text` is what is sent: masked, and of drawings only their words. */
  | { readonly status: 'text'; readonly text: string; readonly contentHash: string }
  | { readonly status: 'left-out'; readonly code: LeftOutCode; readonly reason: string }
  | { readonly status: 'missing' };

export type LeftOutCode = 'empty' | 'too-large' | 'unreadable' | 'excluded';

interface FoundNotes {
  readonly docs: number;
  readonly hits: readonly NoteHit[];
  readonly leftOut: readonly string[];
  readonly unusable: readonly string[];
}

export interface NotesPort {
  /**
   * The best first, at most `bm25TopN`. `leftOut`: what was not searched, a clause each; `unusable`: exclusions that
   * could not be applied.
   */
  search(query: string, settings: AskSettings): Promise<FoundNotes>;
  read(path: string): Promise<NoteRead>;
  /** Of each of these notes, the best first. What most of them repeat does not count. */
  passages(paths: readonly string[], query: string): Promise<readonly (readonly NotePassage[])[]>;
  /** Of every note that would be searched: where `sync` looks for a note that was renamed. */
  paths(): Promise<readonly string[]>;
}

export type PortResult<T> =
  | { readonly status: 'ok'; readonly value: T }
  | ({ readonly status: 'failed' } & PortFailure);

export interface PortFailure {
  readonly code: PortFailureCode;
  /** One sentence for people, redacted: what is wrong and what to do. */
  readonly message: string;
  /** The call may have had its effect all the same (a lost answer, a time-out, a killed program). */
  readonly mayHaveArrived: boolean;
}

export type PortFailureCode =
  | 'not-installed'
  | 'too-old'
  | 'logged-out'
  | 'offline'
  | 'timed-out'
  | 'quota'
  /** The notebook or source is not there, or is not this account's. */
  | 'not-found'
  /** The notebook refused the conversation's id. */
  | 'conversation-lost'
  /** Answered and paid for, but the answer was blank or lost. */
  | 'lost-answer'
  | 'refused'
  | 'stopped';

export interface RemoteSource {
  readonly id: string;
  readonly title: string;
  /** `unknown` where the shell's program does not tell; only `failed` is no source. */
  readonly state: 'processing' | 'ready' | 'failed' | 'unknown';
}

export interface NotebookPort {
  /** The account that answers, as the user folder knows it. */
  account(): Promise<PortResult<string>>;
  /** The new notebook's id. */
  create(title: string): Promise<PortResult<string>>;
  /** The id of the one notebook of this title that has no source; null when there is none, or several. */
  findEmpty(title: string): Promise<PortResult<string | null>>;
  /** Never an implausible listing (fewer rows than the notebook counts): that fails instead. */
  list(notebook: string): Promise<PortResult<readonly RemoteSource[]>>;
  /** Ends when the source can answer. The value is its id. */
  add(notebook: string, note: { readonly title: string; readonly text: string }): Promise<PortResult<string>>;
  /** Null where the program cannot rename. */
  readonly rename: ((notebook: string, source: string, title: string) => Promise<PortResult<null>>) | null;
  /** Succeeds also when the source is already gone. */
  remove(notebook: string, source: string): Promise<PortResult<null>>;
  ask(query: VaultQuestion): Promise<PortResult<NotebookReply>>;
}

export interface VaultQuestion {
  readonly notebook: string;
  /** Free of secrets. */
  readonly question: string;
  /** Never empty: that would ask all sources. */
  readonly sourceIds: readonly [string, ...string[]];
  /** Null begins a new conversation. */
  readonly conversationId: string | null;
  readonly timeoutSeconds: number;
}

export interface NotebookReply {
  readonly text: string;
  readonly conversationId: string | null;
  readonly citations: readonly {
    readonly number: number;
    readonly sourceId: string;
    readonly quote: string | null;
  }[];
}
