// Asks the notebook that the user chose for the project through nlm. Texts that are too long for a question become
// temporary sources: one account holds them, and only that one is asked.

import { setTimeout as delay } from 'node:timers/promises';
import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import {
  addSource,
  deleteSource,
  listSources,
  type NotebookSource,
  textSourceTitle,
} from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { forgetTemporary, readTemporary, rememberTemporary } from '../../adapters/user/notebook-sources.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import type { Purpose } from '../../core/quota/account.ts';
import { chooseProfile } from '../../core/quota/ledger.ts';
import { askQuestion, type NotebookOutcome } from './ask-question.ts';
import { type NotebookAccount, type NotebookPlace, projectNotebook } from './chosen-notebook.ts';
import { readLedger } from './quota-ledger.ts';

const ASKING_MS = 5 * 60_000;
/** How long NotebookLM may take to read the sources. */
const READING_MS = 90_000;
const LOOK_MS = 2_000;
/** After this long, nobody waits for the answer any more. */
const LEFT_BEHIND_MS = 30 * 60_000;

/** Null when no notebook answers for the project. */
export function projectClient(place: NotebookPlace, purpose: Purpose): NotebookClient | null {
  const chosen = projectNotebook(place);
  if (chosen.status !== 'chosen') return null;
  const { notebook } = chosen;
  const asked = { notebook, purpose, deadlineMs: ASKING_MS };
  return {
    notebook,
    ask: async (question, attached) => {
      if (attached.length === 0) return told(await askQuestion(place, { ...asked, question }));
      const account = accountFor(place, chosen.accounts, purpose);
      if (account === null) return notAttached('no account has a question left');
      const shelf = new Shelf(place, account);
      try {
        const trouble = await shelf.put(attached);
        if (trouble !== null) return notAttached(trouble);
        return told(await askQuestion(place, { ...asked, question, account: account.account }));
      } finally {
        await shelf.clear();
      }
    },
  };
}

function told(outcome: NotebookOutcome): NotebookAnswer {
  return outcome.status === 'answered' ? { status: 'answered', text: outcome.answer.text } : outcome;
}

function notAttached(why: string): NotebookAnswer {
  return { status: 'not-attached', notice: `The texts could not be attached: ${why}.` };
}

/** The account that would be asked. */
function accountFor(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  purpose: Purpose,
): NotebookAccount | null {
  const read = readLedger(place.userFolder);
  if (read.status === 'refused') return null;
  const choice = chooseProfile(read.ledger.accounts, accounts, { purpose, now: place.now() });
  const name = choice.status === 'chosen' ? choice.candidate.account : null;
  return accounts.find(({ account }) => account === name) ?? null;
}

/** The temporary sources of one question, in the notebook of one account. */
class Shelf {
  readonly #place: NotebookPlace;
  readonly #account: NotebookAccount;
  /** Ids by their titles. */
  readonly #held = new Map<string, string>();

  constructor(place: NotebookPlace, account: NotebookAccount) {
    this.#place = place;
    this.#account = account;
  }

  /** A clause that says why they are not there; null when they are. */
  async put(texts: readonly AttachedText[]): Promise<string | null> {
    const { notebook } = this.#account;
    const listed = await listSources(this.#as, notebook);
    if (listed.status !== 'ok') return this.#clause(listed);
    await this.#clearOld(listed.data);
    for (const { title, text } of texts) {
      const source = { kind: 'text', title: textSourceTitle(title), text: textToSend(text) } as const;
      const { userFolder, project, now } = this.#place;
      const entry = { account: this.#account.account, notebook, title: source.title, at: now() };
      // Recorded before it is added, so that it is known however this process ends.
      if (!(await rememberTemporary(userFolder, project, entry))) return 'they cannot be remembered';
      const added = await addSource(this.#as, notebook, source, listed.data);
      if (added.status !== 'ok') return this.#clause(added);
      this.#held.set(source.title, added.data.id);
    }
    return this.#read();
  }

  async clear(): Promise<void> {
    for (const [title, id] of this.#held) await this.#remove(title, id);
  }

  async #read(): Promise<string | null> {
    const until = Date.now() + READING_MS;
    for (;;) {
      const listed = await listSources(this.#as, this.#account.notebook);
      if (listed.status !== 'ok') return this.#clause(listed);
      const held = new Set(this.#held.values());
      const own = listed.data.filter(({ id }) => held.has(id));
      if (own.some(({ state }) => state === 'failed')) return 'NotebookLM cannot read them';
      if (!own.some(({ state }) => state === 'processing')) return null;
      if (Date.now() >= until) return 'NotebookLM takes too long to read them';
      await delay(LOOK_MS);
    }
  }

  /** Removes what a killed process left. */
  async #clearOld(listed: readonly NotebookSource[]): Promise<void> {
    const { userFolder, project, now } = this.#place;
    for (const { account, notebook, title, at } of readTemporary(userFolder, project)) {
      const isOwn = account === this.#account.account && notebook === this.#account.notebook;
      if (!isOwn || now() - at < LEFT_BEHIND_MS) continue;
      const there = listed.find((source) => source.title === title);
      if (there === undefined) await forgetTemporary(userFolder, project, title);
      else await this.#remove(title, there.id);
    }
  }

  /** A source that cannot be deleted now stays on the list for the next question. */
  async #remove(title: string, id: string): Promise<void> {
    const deleted = await deleteSource(this.#as, id);
    if (deleted.status === 'ok') await forgetTemporary(this.#place.userFolder, this.#place.project, title);
  }

  #clause({ status: reason, text }: NlmRefusal): string {
    return refusalSentence({ reason, text, profile: this.#account.profile }).replace(/\.$/, '');
  }

  get #as(): NlmAccount {
    return { profile: this.#account.profile, projectRoot: this.#place.project, env: this.#place.env };
  }
}

interface AttachedText {
  readonly title: string;
  readonly text: string;
}

type NotebookAnswer =
  | { readonly status: 'answered'; readonly text: string }
  /** `notice`: a sentence that says why. */
  | { readonly status: 'none'; readonly notice: string }
  /** The texts could not become sources, so nothing was asked. */
  | { readonly status: 'not-attached'; readonly notice: string };

export interface NotebookClient {
  /** As named in the settings; answers of another notebook are not its own. */
  readonly notebook: string;
  /** @param attached texts that are sources of the notebook only until it has answered */
  readonly ask: (question: string, attached: readonly AttachedText[]) => Promise<NotebookAnswer>;
}
