// The sources of a notebook that the user chose: pages, texts and documents that it answers from.

import { listSources, type NotebookSource } from '../../adapters/nlm/sources.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { askAccounts } from '../notebook/ask-accounts.ts';
import {
  type AddedInAccount,
  addToNotebook,
  readSource,
  removeFromNotebook,
} from '../notebook/change-sources.ts';
import { inNotebook } from './in-notebook.ts';
import { exact, text, word } from './inputs.ts';
import { done, misused, type Operation, operation, refused } from './operation.ts';

const notebook = text('NAME', 'another notebook than the one of this project');

const list = operation({
  name: 'source list',
  about: 'List the sources of a notebook',
  effect: 'asks',
  inputs: { notebook },
  run: (place, { notebook: name }) =>
    inNotebook<Listed>(place, name, async (workspace, { accounts }) => {
      const listed = await askAccounts(workspace, accounts, listSources);
      if (listed.status === 'refused') return refused(listed.reason);
      const { account: profile, notebook: id } = listed.by;
      return done({ profile, notebook: id, sources: listed.data });
    }),
  text: ({ sources }) =>
    sources.length === 0 ? prose`No source yet.` : joinProse(sources.map(sourceLine), '\n'),
});

const add = operation({
  name: 'source add',
  about: 'Put a web page or a text into a notebook, in each of its accounts',
  effect: 'asks',
  inputs: {
    url: exact(text('URL', 'a page')),
    text: text('TEXT', 'a text; secrets in it are masked'),
    title: text('TEXT', 'what the text is called'),
    notebook,
  },
  run: (place, { notebook: name, ...wanted }) => {
    const source = readSource(wanted);
    if (typeof source === 'string') return misused(source);
    return inNotebook<Added>(place, name, async (workspace, { accounts }) => {
      const added = await addToNotebook(workspace, accounts, source);
      const troubles = added.flatMap(({ profile, trouble }) =>
        trouble === null ? [] : [`${profile}: ${trouble}`],
      );
      const value = { added };
      if (troubles.length > 0) return { status: 'failed', value, reason: troubles.join(' ') };
      const isKnown = added.every(({ isNew }) => !isNew);
      const notice = isKnown
        ? 'A source of this address or title is there already; it stays as it is.'
        : undefined;
      return { status: 'done', value, notice };
    });
  },
  text: ({ added }) =>
    joinProse(
      added.flatMap(({ profile, id, isNew }) =>
        id === null
          ? []
          : [
              prose`${quoteName(profile, 80)}: ${quoteName(id, 120)}${isNew ? prose` is added` : prose` was there`}`,
            ],
      ),
      '\n',
    ),
});

const remove = operation({
  name: 'source delete',
  about: 'Delete a source of a notebook for good; for Claude, only one that MSW has added',
  effect: 'asks',
  inputs: { id: word('the id of a source'), notebook },
  run: (place, { id, notebook: name }) =>
    inNotebook<Removed>(place, name, async (workspace, { accounts }) => {
      const mayRemove = place.caller.mark === null ? 'all' : 'added';
      const removed = await removeFromNotebook(workspace, accounts, id, mayRemove);
      if (removed.status === 'refused') return refused(removed.reason);
      return done({ id, title: removed.title, profile: removed.profile });
    }),
  text: ({ title }) => prose`Deleted: ${quoteLine(title, 200)}`,
});

export const sourceOperations: readonly Operation[] = [list, add, remove];

interface Listed {
  readonly profile: string;
  readonly notebook: string;
  readonly sources: readonly NotebookSource[];
}

interface Added {
  readonly added: readonly AddedInAccount[];
}

interface Removed {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
}

function sourceLine({ id, title, type, state }: NotebookSource): Prose {
  const now = state === 'ready' || state === 'unknown' ? prose`` : prose`, ${quoteName(state)}`;
  return prose`${quoteName(id, 120)}  ${quoteLine(title, 200)} (${quoteName(type, 40)}${now})`;
}
