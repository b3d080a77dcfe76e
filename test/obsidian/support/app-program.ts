// The plugin in the mocks of the app as a program, which can be ended at any moment like the app itself. It is told by
// messages what a person does, and answers what that person sees.

import './window-globals.ts';
import { setup } from 'obsidian-test-mocks/setup';
import type { ShellAnswer, ShellQuestion, ShellRow } from '../../support/ask-contract.ts';
import { openApp } from './app.ts';

setup();
const app = await openApp({ vault: process.env.MSW_VAULT ?? '', notes: {} });
await app.openChat();

const WAIT = { timeout: 100_000, interval: 10 };

async function until(holds: () => boolean): Promise<void> {
  for (let left = WAIT.timeout; !holds(); left -= WAIT.interval) {
    if (left <= 0) throw new Error(`it did not come to it: ${app.view().textContent}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT.interval));
  }
}

interface Stored {
  readonly activeConversation?: string;
  readonly sourceRegistry: {
    readonly byPath: Readonly<Record<string, { readonly sourceId: string | null }>>;
  };
  readonly conversationHistory: readonly {
    readonly id: string;
    readonly updatedAt: string;
    readonly messages: readonly { readonly text: string }[];
    readonly evicted?: readonly { readonly path: string }[];
  }[];
}

function stored(): Stored {
  const none = { sourceRegistry: { byPath: {} }, conversationHistory: [] };
  try {
    return { ...none, ...app.data() };
  } catch {
    return none;
  }
}

const find = (name: string): HTMLButtonElement | undefined =>
  [...app.view().querySelectorAll('button')].find(({ textContent }) => textContent === name);
const answers = (): Element[] => [...app.log().querySelectorAll('.is-answer')];

/** Into the conversation that the question belongs to. */
async function enter({ conversation, isNew }: ShellQuestion): Promise<void> {
  if (isNew) {
    app.button('New conversation').click();
    await until(() => app.log().childElementCount === 0);
  }
  if (conversation === undefined || conversation === stored().activeConversation) return;
  const at = (await history()).findIndex(({ id }) => id === conversation);
  await openHistory();
  rows()[at]?.click();
  await until(() => find('Send') !== undefined && answers().length > 0);
}

async function ask(asked: ShellQuestion): Promise<ShellAnswer> {
  await enter(asked);
  const { question, isLocal, agrees = true } = asked;
  const before = stored();
  const count = answers().length;
  // What an earlier call left to do may still be on its way.
  await until(() => find('Send') !== undefined);
  app.ask(question);
  await until(() => {
    find(agrees && !isLocal ? 'Send these notes' : 'Answer from the notes alone')?.click();
    return find('Send') !== undefined;
  });
  const after = stored();
  const id = after.activeConversation ?? '';
  const found = after.conversationHistory.find((one) => one.id === id);
  const evictedBefore = before.conversationHistory.find((one) => one.id === id)?.evicted?.length ?? 0;
  const last = answers().length > count ? answers().at(-1) : undefined;
  const isLocalAnswer = last?.querySelector('.msw-vault-mode') !== null;
  const mode = last === undefined ? null : isLocalAnswer ? 'local' : 'notebook';
  const sources = before.sourceRegistry.byPath;
  return {
    mode,
    answer: mode === 'notebook' ? (found?.messages.at(-1)?.text ?? null) : null,
    conversation: id,
    uploaded: Object.entries(after.sourceRegistry.byPath).flatMap(([path, { sourceId }]) =>
      sourceId !== null && sources[path]?.sourceId !== sourceId ? [path] : [],
    ),
    evicted: (found?.evicted ?? []).slice(evictedBefore),
    told: app.view().querySelector('.msw-vault-notices')?.textContent ?? '',
  };
}

const rows = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.msw-vault-row')];

async function openHistory(): Promise<void> {
  for (const old of document.querySelectorAll('.msw-vault-filter')) old.closest('body > *')?.remove();
  app.button('History').click();
  await until(() => rows().length > 0);
}

/** The rows do not show the ids, which are in their order. */
async function history(): Promise<readonly ShellRow[]> {
  await openHistory();
  const ids = stored()
    .conversationHistory.filter(({ messages }) => messages.length > 0)
    .toSorted((left, right) => (left.updatedAt < right.updatedAt ? 1 : -1))
    .map(({ id }) => id);
  return rows().map((row, at) => ({
    id: ids[at] ?? '',
    snippet: row.querySelector('.msw-vault-snippet')?.textContent ?? '',
    sources: Number.parseInt(row.querySelector('.msw-vault-count')?.textContent ?? '', 10),
  }));
}

async function sync(mayDelete: boolean | undefined): Promise<void> {
  if (mayDelete !== undefined) await app.tab().setControlValue('mayDelete', mayDelete);
  const told = app.notices.length;
  app.command('sync-sources');
  await until(() => app.notices.length > told);
}

interface Told {
  readonly ask?: ShellQuestion;
  readonly sync?: { readonly mayDelete?: boolean };
  readonly history?: true;
  readonly quit?: true;
}

async function did(told: Told): Promise<unknown> {
  if (told.ask !== undefined) return ask(told.ask);
  if (told.sync !== undefined) return sync(told.sync.mayDelete);
  if (told.history) return history();
  await app.unload();
  return null;
}

process.on('message', (told: Told) => {
  did(told).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// What the server asks at its start belongs to no question.
await until(() => !app.view().querySelector('.msw-vault-status')?.textContent?.includes('being connected'));
process.send?.({ value: 'ready' });
