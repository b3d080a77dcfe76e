// The notebooks of NotebookLM, through the user's own nlm.

import * as z from 'zod/mini';
import { getNotebook, listNotebooks, type NotebookDetails } from '../../../adapters/nlm/notebooks.ts';
import { listSources, type NotebookSource } from '../../../adapters/nlm/sources.ts';
import { DEFAULT_NAME } from '../../../core/commands/setup-request.ts';
import { refusalSentence } from '../../../core/notebook/refusal.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { askAccounts } from '../../notebook/ask-accounts.ts';
import { makeNotebook } from '../../notebook/make-notebook.ts';
import { useNotebook } from '../../notebook/use-notebook.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { optionalWord, text, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from '../operation/operation.ts';
import { inNotebook } from './in-notebook.ts';
import { doctor, plan, profiles, quota, refresh } from './notebook-account-operations.ts';
import { fillingOperations } from './notebook-filling-operations.ts';
import { query } from './notebook-query-operation.ts';
import { queryAcross } from './notebooks-query-operation.ts';
import { sourceLine } from './source-operations.ts';

const list = operation({
  name: 'notebook list',
  about: 'List the notebooks of an account',
  effect: 'asks',
  tool: {
    name: 'notebook_list',
    about: 'List the notebooks of an account',
    takes: { profile: 'the account' },
    isLong: true,
    isReadOnly: true,
  },
  grant: { to: ['setup'], options: ['profile'] },
  inputs: { profile: text('P', "the account; by default nlm's own choice") },
  run: (place, { profile }) =>
    inWorkspace(place, async ({ project: projectRoot, env }) => {
      const listed = await listNotebooks({ profile, projectRoot, env });
      return listed.status === 'ok'
        ? done(listed.data)
        : refused(refusalSentence({ reason: listed.status, text: listed.text, profile }));
    }),
  text: (rows) =>
    rows.length === 0
      ? prose`No notebook yet.`
      : joinProse(
          rows.map(
            (row) =>
              prose`${quoteName(row.id, 120)}  ${quoteLine(row.title, 200)} (${countOf(row.sourceCount, 'source')})`,
          ),
          '\n',
        ),
});

const get = operation({
  name: 'notebook get',
  about: 'Show the title, the address and the sources of a notebook',
  effect: 'asks',
  tool: {
    name: 'notebook_get',
    about: 'Show a notebook and its sources',
    takes: { notebook: 'name or id' },
    aliases: { notebook_id: 'notebook' },
    isLong: true,
    isReadOnly: true,
  },
  inputs: { notebook: text('NAME', 'another notebook than the one of this project') },
  run: (place, { notebook }) =>
    inNotebook<Shown>(place, notebook, async (workspace, { accounts }) => {
      const got = await askAccounts(workspace, accounts, getNotebook);
      if (got.status === 'refused') return refused(got.reason);
      const value = { profile: got.by.account, ...got.data };
      if (value.sourceCount === 0) return done({ ...value, sources: [] });
      const listed = await askAccounts(workspace, [got.by], listSources);
      if (listed.status === 'ok') return done({ ...value, sources: listed.data });
      return { status: 'done', value: { ...value, sources: [] }, notice: listed.reason };
    }),
  text: ({ profile, id, title, url, sourceCount, sources }) =>
    joinProse(
      [
        prose`${quoteName(id, 120)}  ${quoteLine(title, 200)} of ${quoteName(profile, 80)}: ${countOf(sourceCount, 'source')}`,
        quoteName(url, 200),
        ...sources.map(sourceLine),
      ],
      '\n',
    ),
});

const create = operation({
  name: 'notebook create',
  about: 'Make an empty notebook; which one answers for the project stays as it is',
  effect: 'asks',
  tool: {
    name: 'notebook_create',
    about: 'Make an empty notebook',
    takes: { title: 'its title' },
    isLong: true,
  },
  inputs: {
    title: word('a title'),
    profile: text('P', "the account; by default the project's own"),
  },
  run: (place, wanted) =>
    inWorkspace<Made>(place, async (workspace) => {
      const made = await makeNotebook(workspace, wanted, place.caller.mark === null ? 'all' : 'own');
      if (made.status === 'refused') return refused(made.reason);
      return done({ profile: made.profile, ...made.notebook });
    }),
  text: ({ id, title, url, profile }) =>
    joinProse(
      [
        prose`Made in ${quoteName(profile, 80)}: ${quoteName(id, 120)}  ${quoteLine(title, 200)}`,
        quoteName(url, 200),
        prose`To let it answer for the project, a person types: /msw:setup use ${quoteName(id, 120)} --profile ${quoteName(profile, 80)}`,
      ],
      '\n',
    ),
  fields: { schema: z.object({ id: z.string() }), of: ({ id }) => ({ id: quoteName(id, 120) }) },
});

interface Shown extends NotebookDetails {
  readonly profile: string;
  readonly sourceCount: number;
  readonly sources: readonly NotebookSource[];
}

interface Made extends NotebookDetails {
  readonly profile: string;
}

const use = operation({
  name: 'notebook use',
  about: 'Let this notebook answer for the project; without an ID: the account that MSW makes notebooks in',
  effect: 'writes',
  callers: 'people',
  typed: '/msw:setup use ID',
  slash: '/msw:setup use',
  inputs: {
    id: optionalWord('the id of one notebook'),
    profile: text('P', 'the account that has it; of a second account it is the twin'),
    name: text('NAME', `by default ${DEFAULT_NAME}`),
  },
  run: (place, { id, profile, name: given }) => {
    if (id === null && profile === null)
      return misused('notebook use needs the id of a notebook, or --profile P for an account alone.');
    return inWorkspace(place, async (workspace) => {
      const name = given ?? DEFAULT_NAME;
      const used = await useNotebook(workspace, { notebook: id, profile, name });
      if (used.status === 'refused') return refused(`${used.reason}.`);
      return done({ notebook: name, profile: used.profile, id, message: used.message });
    });
  },
  shown: ({ message }) => forPeople([message]),
});

export const notebookOperations: readonly Operation[] = [
  query,
  queryAcross,
  quota,
  plan,
  profiles,
  list,
  get,
  create,
  refresh,
  use,
  ...fillingOperations,
  doctor,
];
