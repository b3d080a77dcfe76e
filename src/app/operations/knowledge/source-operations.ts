// The sources of a notebook that the user chose: pages, texts and documents that it answers from.

import * as z from 'zod/mini';
import {
  listSources,
  type NotebookSource,
  type SourceGuide,
  sourceContent,
  sourceGuide,
} from '../../../adapters/nlm/sources.ts';
import { fence } from '../../../core/text/fence.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { type AddRequest, addDocuments } from '../../notebook/add-documents.ts';
import { askAccounts } from '../../notebook/ask-accounts.ts';
import {
  type AddedInAccount,
  addToNotebook,
  findSource,
  readSource,
  removeFromNotebook,
} from '../../notebook/change-sources.ts';
import { fileToAdd } from '../../notebook/file-to-add.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { exact, path, text, word } from '../operation/inputs.ts';
import {
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { inNotebook } from './in-notebook.ts';

const notebook = text('NAME', 'another notebook than the one of this project');

const list = operation({
  name: 'source list',
  about: 'List the sources of a notebook',
  effect: 'asks',
  tool: {
    name: 'source_list',
    about: 'List the sources of a notebook',
    takes: { notebook: 'name or id' },
    aliases: { notebook_id: 'notebook' },
    isSpare: true,
    isLong: true,
    isReadOnly: true,
  },
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
  about: 'Put a web page, a file of the project or a text into a notebook, in each of its accounts',
  effect: 'asks',
  tool: {
    name: 'source_add',
    about: 'Put a web page, a project file or a text with its title into a notebook',
    takes: {
      url: 'the page',
      file: 'its path',
      text: 'the text',
      title: 'of the text',
      notebook: 'name or id',
    },
    aliases: { notebook_id: 'notebook', file_path: 'file' },
    isLong: true,
    isIdempotent: true,
  },
  inputs: {
    url: exact(text('URL', 'a page')),
    file: path('FILE', 'a file of the project that git does not ignore; brought up to date if it is there'),
    text: text('TEXT', 'a text; secrets in it are masked'),
    title: text('TEXT', 'what the text is called'),
    notebook,
  },
  needs: [['url', 'file', 'text']],
  run: (place, { notebook: name, file, ...wanted }) => {
    if (file !== null && (wanted.url !== null || wanted.text !== null))
      return misused('Give an address, a file or a text: one of them.');
    const source = file === null ? readSource(wanted) : null;
    if (typeof source === 'string') return misused(source);
    return inNotebook<Added>(place, name, async (workspace, chosen) => {
      if (source !== null) return addedResult(await addToNotebook(workspace, chosen.accounts, source));
      const added = await addFile(place, workspace, chosen, file ?? '');
      return 'status' in added ? added : addedResult(added);
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
  fields: {
    schema: z.object({
      added: z.array(z.object({ profile: z.string(), id: z.optional(z.string()) })),
    }),
    of: ({ added }) => ({ added: added.map(addedFields) }),
  },
});

const remove = operation({
  name: 'source delete',
  about: 'Delete a source of a notebook for good; for Claude, only one that MSW has added',
  effect: 'asks',
  tool: {
    name: 'source_delete',
    about: 'Delete a source that MSW added',
    takes: { id: 'its id', notebook: 'name or id' },
    aliases: { notebook_id: 'notebook', source_id: 'id' },
    isLong: true,
    isDestructive: true,
    isIdempotent: true,
  },
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

const show = operation({
  name: 'source show',
  about: 'Show what a source of a notebook says, and what NotebookLM says that it is about',
  effect: 'asks',
  tool: {
    name: 'source_get_content',
    about: 'Show a source’s text, and what it is about',
    takes: { id: 'its id', notebook: 'name or id' },
    aliases: { notebook_id: 'notebook', source_id: 'id' },
    isSpare: true,
    isLong: true,
    isReadOnly: true,
  },
  inputs: { id: word('the id of a source'), notebook },
  run: (place, { id, notebook: name }) =>
    inNotebook<ShownSource>(place, name, async (workspace, { accounts }) => {
      const found = await findSource(workspace, accounts, id);
      if (found.status === 'refused') return refused(found.reason);
      const { account, title } = found;
      const content = await askAccounts(workspace, [account], (as) => sourceContent(as, id));
      if (content.status === 'refused') return refused(content.reason);
      const guide = await askAccounts(workspace, [account], (as) => sourceGuide(as, id));
      return done({
        ...{ id, title, profile: account.account, content: content.data },
        guide: guide.status === 'ok' ? guide.data : null,
      });
    }),
  text: ({ id, title, content, guide }) =>
    joinProse(
      [
        prose`${quoteName(id, 120)}  ${quoteLine(title, 200)}`,
        guide === null ? null : prose`It is about: ${quoteLine(guide.summary, 2000)}`,
        guide === null || guide.keywords.length === 0
          ? null
          : prose`Keywords: ${quoteLine(guide.keywords.join(', '), 500)}`,
        fence(content, { cap: LONGEST_CONTENT, label: prose`the source` }),
      ],
      '\n',
    ),
  raw: ({ content }) => `${content}\n`,
});

const LONGEST_CONTENT = 100_000;

export const sourceOperations: readonly Operation[] = [list, show, add, remove];

interface ShownSource {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
  readonly content: string;
  /** Null when NotebookLM says nothing about it. */
  readonly guide: SourceGuide | null;
}

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

function addedResult(added: readonly AddedInAccount[]): Result<Added> {
  const troubles = added.flatMap(({ profile, trouble }) =>
    trouble === null ? [] : [`${profile}: ${trouble}`],
  );
  const value = { added };
  if (troubles.length > 0) return { status: 'failed', value, reason: troubles.join(' ') };
  const isKnown = added.every(({ isNew }) => !isNew);
  return { status: 'done', value, notice: isKnown ? 'It is there already, and stays as it is.' : undefined };
}

async function addFile(
  { tell }: RequestPlace,
  workspace: Workspace,
  chosen: AddRequest['chosen'],
  file: string,
): Promise<readonly AddedInAccount[] | Refusal> {
  const named = await fileToAdd(workspace.project, file);
  if (typeof named === 'string') return refused(named);
  const outcome = await addDocuments(workspace, { chosen, named, mayDelete: false, tell });
  if (outcome.status === 'refused') return refused(`${outcome.reason}.`);
  return outcome.accounts.map(({ profile, added, replaced, sources, trouble }) => ({
    ...{ profile, trouble, id: sources[0]?.id ?? null, isNew: added.length + replaced.length > 0 },
  }));
}

function addedFields({ profile, id }: AddedInAccount) {
  return { profile: quoteName(profile, 80), id: id === null ? undefined : quoteName(id, 120) };
}

export function sourceLine({ id, title, type, url, state }: NotebookSource): Prose {
  const now = state === 'ready' || state === 'unknown' ? prose`` : prose`, ${quoteName(state)}`;
  const at = url === null || url === title ? prose`` : prose` ${quoteName(url, 200)}`;
  return prose`${quoteName(id, 120)}  ${quoteLine(title, 200)} (${quoteName(type, 40)}${now})${at}`;
}
