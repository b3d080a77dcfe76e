// The sources of a vault's one notebook; those of any other notebook are `source`.

import { type SyncResult, syncSources } from '../../../core/ask/sync-sources.ts';
import {
  adoptNotebook,
  listVaultSources,
  pinSources,
  resetNotebook,
  type SourceList,
  setDelete,
} from '../../../core/ask/vault-sources.ts';
import { renderSourceList, renderSync } from '../../../core/report/vault-text.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { vaultCures } from '../../ask/cures.ts';
import { flag, pathWords, word } from '../operation/inputs.ts';
import {
  type Called,
  done,
  misused,
  type Operation,
  operation,
  type Result,
  refused,
} from '../operation/operation.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';
import { progressOn } from './ask-operations.ts';
import { inVault, notePaths, vaultDir } from './in-vault.ts';

const list = operation({
  name: 'sources list',
  about: 'Show which notes of a vault are in its notebook (source is about any other notebook)',
  effect: 'reads',
  tool: {
    name: 'vault_sources',
    about: "Show which notes are in a vault's notebook",
    takes: { dir: 'the vault' },
  },
  inputs: { dir: vaultDir },
  run: (place, { dir }) =>
    inVault<SourceList>(place, { dir }, async ({ ports, settings }) =>
      done(await listVaultSources(ports, settings)),
    ),
  text: renderSourceList,
});

const sync = operation({
  name: 'sources sync',
  about: 'Make the notebook of a vault what its notes are: edited, renamed, lost and unrecorded ones',
  effect: 'asks',
  inputs: {
    dir: vaultDir,
    delete: flag('from now on, replaced and evicted sources that MSW added may be deleted'),
    noDelete: flag('take that back'),
    emptied: flag('the notebook was emptied on purpose'),
  },
  run: (place, { dir, emptied, noDelete, ...given }) => {
    if (given.delete && noDelete)
      return misused(
        `${place.words.input('delete')} and ${place.words.input('noDelete')} exclude each other.`,
      );
    // They decide what may be deleted, and what counts as gone.
    const isDecision = given.delete || noDelete || emptied;
    const refusal = isDecision ? refuseToClaude(place.caller, 'a decision about what may be deleted') : null;
    if (refusal !== null) return refusal;
    return inVault<Synced>(place, { dir }, async ({ ports, settings, vault }) => {
      if (given.delete || noDelete) await setDelete(ports, given.delete);
      const result = await syncSources(ports, {
        ...{ settings, isEmptied: emptied, isStopped: () => false },
        ...{ tell: progressOn(place), afterwards: () => {} },
      });
      const cures = { root: vault.root, notebookId: result.notebook, question: null };
      const value = { result, cures };
      if (result.isDone) return done(value);
      return { status: 'failed', value, reason: result.notices[0]?.message ?? 'Nothing was changed.' };
    });
  },
  json: ({ result }) => result,
  text: ({ result, cures }) => renderSync(result, vaultCures(cures)),
});

interface Synced {
  readonly result: SyncResult;
  readonly cures: Parameters<typeof vaultCures>[0];
}

const pin = operation({
  name: 'sources pin',
  about: 'Keep notes in the notebook of a vault, whatever else it has to hold',
  effect: 'writes',
  inputs: { paths: pathWords('notes'), dir: vaultDir },
  run: (place, { paths, dir }) => pinned(place, { paths, dir, isPinned: true }),
  text: ({ changed, unknown }) => pinnedText(prose`Pinned`, changed, unknown),
});

const unpin = operation({
  name: 'sources unpin',
  about: 'Treat pinned notes like all others again',
  effect: 'writes',
  inputs: { paths: pathWords('notes'), dir: vaultDir },
  run: (place, { paths, dir }) => pinned(place, { paths, dir, isPinned: false }),
  text: ({ changed, unknown }) => pinnedText(prose`No longer pinned`, changed, unknown),
});

const adopt = operation({
  name: 'sources adopt',
  about: 'Confirm that the notebook which a vault names is yours, after your account has listed it',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: { notebook: word('the id of a notebook'), dir: vaultDir },
  run: (place, { notebook, dir }) =>
    inVault<{ readonly notebook: string }>(place, { dir }, async ({ ports }) => {
      const adopted = await adoptNotebook(ports, notebook);
      return adopted.status === 'adopted' ? done({ notebook }) : refused(adopted.notice.message);
    }),
  text: ({ notebook }) => prose`The notebook ${quoteName(notebook, 120)} answers for this vault.`,
});

const reset = operation({
  name: 'sources reset',
  about:
    'Forget the notebook of a vault, so that the next question makes a new one; nothing is deleted in it',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { dir: vaultDir },
  run: (place, { dir }) =>
    inVault<Record<string, never>>(place, { dir }, async ({ ports }) => {
      await resetNotebook(ports);
      return done({});
    }),
  text: () => prose`This vault has no notebook now.`,
});

export const vaultSourceOperations: readonly Operation[] = [list, sync, pin, unpin, adopt, reset];

interface Pinned {
  readonly changed: readonly string[];
  readonly unknown: readonly string[];
}

function pinned(
  place: Called,
  asked: { readonly paths: readonly string[]; readonly dir: string | null; readonly isPinned: boolean },
): Promise<Result<Pinned>> {
  return inVault<Pinned>(place, { dir: asked.dir }, async (shell) => {
    const paths = notePaths(place, shell, asked.paths);
    const value = await pinSources(shell.ports, paths, asked.isPinned, shell.settings);
    if (value.unknown.length === 0) return done(value);
    const reason = `Not in the notebook: ${value.unknown.join(', ')}.`;
    return { status: 'failed', value, reason };
  });
}

function pinnedText(what: Prose, changed: readonly string[], unknown: readonly string[]): Prose {
  return joinProse(
    [
      ...changed.map((path) => prose`${what}: ${quoteLine(path, 300)}`),
      ...unknown.map((path) => prose`Not in the notebook: ${quoteLine(path, 300)}`),
    ],
    '\n',
  );
}
