// Opens a vault for Claude Code and the command line: its notes, its notebook through nlm, its records.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ownVariables } from '../../adapters/claude-code/own-user-folder.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { fieldsIn, fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import type { Ports } from '../../core/ask/ports.ts';
import {
  ASK_NAMES,
  askSettings,
  type GivenSettings,
  type SettingLayers,
} from '../../core/sources/ask-settings.ts';
import { type NotebookAccount, namedAccounts } from '../notebook/chosen-notebook.ts';
import type { Environment } from '../workspace/workspace.ts';
import { keptVault } from './kept-vault.ts';
import { nlmNotebook } from './nlm-notebook.ts';
import { vaultNotes } from './notes-port.ts';
import { openVault, type VaultPlace } from './vault-place.ts';

export interface VaultCall {
  /** Of the vault. */
  readonly root: string;
  /** The project from which it is called; its settings come before the defaults. */
  readonly project: string;
  readonly env: Environment;
  readonly now: () => number;
  /** Settings that the caller gives for this call alone. */
  readonly flags: GivenSettings;
}

export interface VaultShell {
  readonly vault: VaultPlace;
  readonly ports: Ports;
  readonly settings: SettingLayers;
  /** A sentence for each record that was set aside. */
  readonly problems: () => readonly string[];
}

export type OpenedShell =
  | ({ readonly status: 'ok' } & VaultShell)
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function openVaultShell({ root, project, env, now, flags }: VaultCall): Promise<OpenedShell> {
  const opened = openVault(root, env);
  if (opened.status === 'refused') return opened;
  const { vault } = opened;
  const { store, trust, archive, problems } = keptVault(vault, now);
  const settings = { flags, project: projectSettings(project) };
  const held = askSettings({ ...settings, vault: (await store.read()).settings }).settings;
  const { notebooks } = await trust.read();
  const trusted = notebooks.find(({ notebookId }) => notebookId === held.notebookId)?.account ?? null;
  const notes = vaultNotes({ vault, now, exclude: held.exclude });
  const place = {
    project: vault.root,
    userFolder: vault.userFolder,
    env: ownVariables(env, project).env,
    now,
  };
  const account = accountFor(trusted, place.env);
  const notebook = nlmNotebook({ place, account, paths: () => notes.paths() });
  const ports = { notes, notebook, store, trust, archive, now, newId: randomUUID, sleep };
  return { status: 'ok', vault, ports, settings, problems };
}

/** The account that has the vault's notebook, else nlm's own choice. */
function accountFor(trusted: string | null, env: Environment): NotebookAccount {
  const nlmProfile = trusted === defaultProfile(env) ? null : trusted;
  const [account] = namedAccounts('', { nlmProfile, notebooks: {} }, env);
  if (account === undefined) throw new Error('nlm has no account by any name');
  return account;
}

/** `ask` in `.msw/config.json`, by the names of the store. */
function projectSettings(project: string): GivenSettings {
  const { ask } = fieldsIn(readJson(mswPath(project, 'config.json'), ownFile(project)));
  const given = fieldsOf(ask);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [STORED_NAMES[name] ?? name, value]),
  );
}

const STORED_NAMES: Readonly<Record<string, string>> = ASK_NAMES;

async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
