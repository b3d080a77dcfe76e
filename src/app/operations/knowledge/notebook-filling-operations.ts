// What fills a notebook: documents of the project, and for its twin the sources of the first.

import { agreesInTerminal, mayAskHere } from '../../../adapters/user/ask-in-terminal.ts';
import { isProfileName } from '../../../core/notebook/profile-name.ts';
import { describeFill, type FillResult } from '../../../core/report/fill-text.ts';
import { describeAdded, describeTwins, type TwinOutcome } from '../../../core/report/twins-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import type { Prose } from '../../../core/text/prose.ts';
import { shown } from '../../../core/text/shown.ts';
import { addDocuments } from '../../notebook/add-documents.ts';
import { documentsToAdd } from '../../notebook/documents-to-add.ts';
import { fillLine, planFill } from '../../notebook/fill-notebook.ts';
import { syncTwins } from '../../notebook/sync-twins.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { flag, pathWords, text, list as textList, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from '../operation/operation.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';
import { inNotebook } from './in-notebook.ts';

const sync = operation({
  name: 'notebook sync',
  about: 'Make the missing twin of a notebook in another account, for you alone, with the same sources',
  effect: 'asks',
  inputs: {
    name: word('the name of one notebook'),
    from: text('P', 'the account that has it'),
    profile: textList('P', 'the accounts that get it'),
  },
  run: (place, { name, from, profile: to }) => {
    const bad = to.find((profile) => !isProfileName(profile));
    if (bad !== undefined)
      return misused(
        `"${bad.slice(0, 80)}" is not a profile name. To list them: ${lineToType`notebook profiles`}`,
      );
    const newTwin = (): string | null =>
      refuseToClaude(place.caller, 'notebook sync to an account that has no twin yet')?.reason.replace(
        /\.$/,
        '',
      ) ?? null;
    return inWorkspace(place, async (workspace) => {
      const synced = await syncTwins(workspace, { name, from, to, newTwin });
      if (synced.status === 'refused') return refused(`${synced.reason}.`);
      const problems = synced.twins.flatMap((twin) =>
        twin.status === 'refused' ? [twin.reason] : nothingCopied(twin),
      );
      if (problems.length === 0) return done(synced);
      return { status: 'failed', value: synced, reason: problems.join(' ') };
    });
  },
  text: ({ twins }) => describeTwins(twins),
});

const add = operation({
  name: 'notebook add',
  about:
    'Put documents of the project into its notebook, or bring those that are there up to date: files, or the Markdown of folders',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: {
    paths: pathWords('files or folders'),
    notebook: text('NAME', 'another notebook than the one of this project'),
    delete: flag('from now on delete sources that a newer one replaces or whose document is gone'),
  },
  run: (place, { paths, notebook: name, delete: mayDelete }) =>
    inNotebook<Added>(place, name, async (workspace, chosen) => {
      const named = documentsToAdd(workspace.project, paths);
      const outcome = await addDocuments(workspace, { chosen, named, mayDelete, tell: place.tell });
      if (outcome.status === 'refused') return refused(`${outcome.reason}.`);
      const { accounts } = outcome;
      const value = { accounts, left: named.left };
      const troubles = accounts.flatMap(({ profile, trouble }) =>
        trouble === null ? [] : [`${profile}: ${trouble} Call it again, and it continues.`],
      );
      if (troubles.length > 0) return { status: 'failed', value, reason: troubles.join(' ') };
      if (named.documents.length === 0 && named.left.length > 0)
        return { status: 'failed', value, reason: 'None of these documents was added.' };
      return done(value);
    }),
  text: describeAdded,
});

const fill = operation({
  name: 'notebook fill',
  about:
    "Put the project's README, docs, decisions and notes into its notebook, which is made where there is none; again, it adds what is new or changed",
  effect: 'asks',
  callers: 'people',
  slash: '/msw:setup fill',
  inputs: {
    profile: text('P', 'the account in which the notebook is made; by default that of nlm'),
    delete: flag('from now on delete sources of MSW that a newer one replaces'),
    yes: flag('do it; in a terminal you are asked otherwise'),
  },
  run: (place, { yes, ...request }) =>
    inWorkspace<FillResult & { readonly line: Prose }>(place, async (workspace) => {
      const planned = await planFill(workspace, request);
      if (planned.status === 'refused') return planned;
      const line = fillLine(request);
      const plan = { state: 'planned' as const, plan: planned.plan, line };
      if (!yes && mayAskHere()) place.tell(shown(describeFill(plan, line)));
      if (!yes && !(await agreesInTerminal('Send it?'))) return done(plan);
      const filled = await planned.fill({ tell: place.tell });
      if (filled.status === 'refused') return filled;
      const value = { ...filled.result, line };
      return filled.trouble === null
        ? done(value)
        : { status: 'failed' as const, value, reason: filled.trouble };
    }),
  json: ({ line: _, ...result }) => result,
  text: ({ line, ...result }) => describeFill(result, line),
});

type Added = Parameters<typeof describeAdded>[0];

/** A twin that received none of the sources that it lacks is a failure. */
function nothingCopied({ profile, added, left }: DoneTwin): readonly string[] {
  const [first] = left;
  if (first === undefined || added.length > 0) return [];
  const count = left.length === 1 ? 'the one source' : `none of ${countOf(left.length, 'source')}`;
  return [
    left.length === 1
      ? `${count} that ${profile} lacks could not be copied: ${first.reason}`
      : `${count} that ${profile} lacks could be copied: ${first.reason}`,
  ];
}

export const fillingOperations: readonly Operation[] = [sync, add, fill];

type DoneTwin = Extract<TwinOutcome, { status: 'done' }>;
