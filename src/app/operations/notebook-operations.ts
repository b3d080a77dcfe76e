// NotebookLM through the user's own nlm.

import * as z from 'zod/mini';
import { CHECK_MARK } from '../../adapters/claude-code/client-marks.ts';
import {
  checkLogin,
  getNotebook,
  listNotebooks,
  type NotebookDetails,
} from '../../adapters/nlm/notebooks.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { listSources, type NotebookSource } from '../../adapters/nlm/sources.ts';
import { DEFAULT_NAME } from '../../core/commands/setup-request.ts';
import type { Citation } from '../../core/guidance/guidance.ts';
import { isProfileName, quotedLogin } from '../../core/notebook/profile-name.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import { ownerOfConversation } from '../../core/quota/ledger.ts';
import { renderQuota } from '../../core/report/quota-text.ts';
import { renderSetUp } from '../../core/report/setup-text.ts';
import { describeAdded, describeTwins, type TwinOutcome } from '../../core/report/twins-text.ts';
import { countOf } from '../../core/text/count-of.ts';
import { fence } from '../../core/text/fence.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { harmless } from '../../core/text/harmless.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { accountWithSources } from '../notebook/account-with-sources.ts';
import { addDocuments } from '../notebook/add-documents.ts';
import { askAccounts } from '../notebook/ask-accounts.ts';
import { askQuestion } from '../notebook/ask-question.ts';
import { keepAnswer, keptAnswer } from '../notebook/check-answers.ts';
import { documentsToAdd } from '../notebook/documents-to-add.ts';
import { makeNotebook } from '../notebook/make-notebook.ts';
import { noteLogin } from '../notebook/note-login.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import { type RefreshedLogin, refreshLogins } from '../notebook/refresh-logins.ts';
import { syncTwins } from '../notebook/sync-twins.ts';
import { useNotebook } from '../notebook/use-notebook.ts';
import { projectOfTree } from '../planning/worktrees/tree-places.ts';
import { setUpFacts } from '../quota/set-up.ts';
import { describePlan, refreshQuota, setPlan, showQuota } from '../quota/show-quota.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Chosen, inNotebook } from './in-notebook.ts';
import { inWorkspace } from './in-project.ts';
import { count, flag, optionalWord, pathWords, text, list as textList, word } from './inputs.ts';
import { type Called, done, misused, type Operation, operation, type Result, refused } from './operation.ts';
import { sourceLine } from './source-operations.ts';
import { refuseToClaude } from './who-may-call.ts';

const SECONDS = 300;
const LONGEST_ANSWER = 100_000;

const answerShape = z.object({
  conversation_id: z.optional(z.string()),
  sources_used: z.array(z.string()),
});

const query = operation({
  name: 'notebook query',
  about: 'Ask one question, and print the answer and nothing else',
  effect: 'asks',
  tool: {
    name: 'notebook_query',
    about: 'Ask a NotebookLM notebook one question; costs quota',
    takes: { question: 'one question', conversation: 'to continue', notebook: 'name or id' },
    aliases: {
      notebook_id: 'notebook',
      query: 'question',
      conversation_id: 'conversation',
      source_ids: 'source',
      timeout: 'timeout',
    },
    isLong: true,
    grant: { to: ['plan'], agent: 'msw:researcher', takes: ['question', 'conversation'] },
  },
  inputs: {
    question: word('one question in quotes'),
    notebook: text('NAME', 'another notebook than the one of this project'),
    conversation: text('ID', 'continue with an earlier one'),
    source: textList('ID', 'only these sources answer'),
    timeout: count('SECONDS', 'by default 300', [1, 9999]),
  },
  run: (place, asked) =>
    // A worktree of a plan has no settings of its own.
    inNotebook<Answered>(
      { ...place, cwd: projectOfTree(place.cwd) },
      asked.notebook,
      async (workspace, chosen) => {
        const { conversation } = asked;
        const same = [chosen.notebook, asked.question.trim(), ...asked.source];
        const isCheck = place.env[CHECK_MARK] !== undefined && conversation === null;
        const kept = isCheck ? keptAnswer(workspace, same) : null;
        if (kept !== null) return done({ ...NO_QUESTION, answer: kept, notebook: chosen.notebook });
        const result = await askChosen(place, asked, { workspace, chosen });
        if (isCheck && result.status === 'done') keepAnswer(workspace, same, result.value.answer);
        return result;
      },
    ),
  text: ({ answer, notebook, citations }) =>
    joinProse(
      [
        fence(answer, { cap: LONGEST_ANSWER, label: prose`the notebook ${quoteName(notebook, 80)}` }),
        citedLine(citations),
      ],
      '\n',
    ),
  raw: ({ answer }) => `${answer}\n`,
  fields: { schema: answerShape, of: answerFields, text: 'answer' },
});

const NO_QUESTION = { citations: [], profile: null, conversation: null } as const;

function askChosen(
  { words }: Called,
  asked: Omit<OneQuestion, 'notebook' | 'account'>,
  { workspace, chosen }: { readonly workspace: Workspace; readonly chosen: Chosen },
): Promise<Result<Answered>> | Result<Answered> {
  const { conversation, source } = asked;
  if (conversation !== null && !isKnownConversation(workspace, conversation))
    return refused(
      `MSW has no conversation with this id: leave out ${words.input('conversation')} to start a new one.`,
    );
  return askWith(workspace, { ...asked, notebook: chosen.notebook }, source.length === 0 ? null : chosen);
}

/** @param chosen its accounts, where one has to hold the sources */
async function askWith(
  workspace: Workspace,
  question: OneQuestion,
  chosen: Chosen | null,
): Promise<Result<Answered>> {
  if (chosen === null) return askOne(workspace, question);
  const found = await accountWithSources(workspace, chosen.accounts, question.source);
  if (found.status === 'refused') return refused(found.reason);
  return askOne(workspace, { ...question, account: found.account });
}

interface Answered {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly profile: string | null;
  readonly notebook: string;
  readonly conversation: string | null;
}

const MOST_TITLES = 10;

function citedLine(citations: readonly Citation[]): Prose | null {
  const titles = [...new Set(citations.flatMap(({ title }) => title ?? []))].slice(0, MOST_TITLES);
  if (titles.length === 0) return null;
  return prose`Its sources: ${joinProse(
    titles.map((title) => quoteLine(title, 120)),
    ', ',
  )}`;
}

function answerFields({ conversation, citations }: Answered) {
  const used = new Set(citations.map(({ sourceId }) => sourceId));
  return {
    conversation_id: conversation === null ? undefined : quoteName(conversation, 120),
    sources_used: [...used].map((id) => quoteName(id, 120)),
  };
}

interface OneQuestion {
  readonly notebook: string;
  readonly question: string;
  readonly conversation: string | null;
  readonly source: readonly string[];
  readonly timeout: number | null;
  /** Only this one is asked. */
  readonly account?: string;
}

async function askOne(
  workspace: Workspace,
  { notebook: name, question, conversation, source, timeout, account }: OneQuestion,
): Promise<Result<Answered>> {
  const outcome = await askQuestion(workspace, {
    notebook: name,
    question: question.trim(),
    conversationId: conversation,
    ...(source.length === 0 ? {} : { sourceIds: source }),
    ...(account === undefined ? {} : { account }),
    purpose: 'ask',
    deadlineMs: (timeout ?? SECONDS) * 1000,
  });
  if (outcome.status === 'none') return refused(outcome.notice);
  const { answer, profile, notebook, conversationId, notices } = outcome;
  const text = harmless(answer.text).trimEnd();
  const value = {
    ...{ answer: text, citations: answer.citations, profile, notebook },
    conversation: conversationId,
  };
  const isOther = conversation !== null && conversationId !== conversation;
  const all = isOther ? [...notices, OTHER_CONVERSATION] : notices;
  return { status: 'done', value, notice: all.length === 0 ? undefined : all.join(' ') };
}

const OTHER_CONVERSATION =
  'The account that holds this conversation could not be asked, so the answer starts a new one.';

function isKnownConversation({ userFolder }: Workspace, id: string): boolean {
  const read = readLedger(userFolder);
  return read.status === 'refused' || ownerOfConversation(read.ledger, id) !== null;
}

const quota = operation({
  name: 'notebook quota',
  about: 'Show what is left of every account and what was asked',
  effect: 'asks',
  tool: {
    name: 'quota_status',
    about: 'Show what is left of the quotas',
    takes: {},
    isReadOnly: true,
  },
  grant: { to: ['setup'] },
  inputs: { refresh: flag('ask Google first, also within ten minutes of the last time') },
  run: (place, { refresh }) =>
    inWorkspace(place, async (workspace) => {
      await refreshQuota(workspace, refresh);
      const shown = showQuota(workspace);
      return shown.status === 'refused' ? shown : done(shown.report);
    }),
  text: renderQuota,
});

const plan = operation({
  name: 'notebook plan',
  about: 'Set how many questions an account may ask in a day; in Claude Code: /msw:setup plan',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:setup plan',
  inputs: {
    profile: word('a profile'),
    plan: word('its plan: free, plus, pro, ultra or a number'),
    reserve: count('N', 'how many of them are kept for planning and research', [0, 9_999_999]),
  },
  run: (place, { profile, plan: name, reserve }) =>
    inWorkspace(place, async ({ userFolder }) => {
      const set = await setPlan(userFolder, profile, name, reserve);
      return set.status === 'refused' ? refused(`${set.reason}.`) : done({ profile, plan: set.plan });
    }),
  text: ({ profile, plan: set }) => describePlan(profile, set),
});

const profiles = operation({
  name: 'notebook profiles',
  about: 'List the accounts that nlm has',
  effect: 'asks',
  grant: { to: ['setup'], options: ['check'] },
  inputs: { check: flag('ask Google whether it still accepts their logins') },
  run: (place, { check }) =>
    inWorkspace(place, async (workspace) => {
      const { project: projectRoot, env, now } = workspace;
      const rows: ProfileRow[] = [];
      for (const profile of listProfiles(env)) {
        const { name: account, lastValidated } = profile;
        const login =
          check && profile.isValid ? await checkLogin({ profile: account, projectRoot, env }) : null;
        if (login !== null) await noteLogin(workspace, { account, login: lastValidated }, login.status);
        rows.push({
          ...profile,
          google: login?.status ?? null,
          ageMinutes: ageOf(profile.lastValidated, now()),
        });
      }
      return done(rows);
    }),
  text: (rows) =>
    rows.length === 0
      ? prose`nlm has no profile here: run \`nlm login --profile NAME\`.`
      : joinProse(rows.map(profileLine), '\n'),
});

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

const refresh = operation({
  name: 'notebook refresh',
  about: 'Renew logins where no browser is needed, and say which of them Google accepts',
  effect: 'asks',
  tool: {
    name: 'refresh_auth',
    about: 'Renew NotebookLM logins that need no browser',
    takes: { profile: 'default: all' },
    isLong: true,
    isIdempotent: true,
  },
  inputs: { profile: text('P', 'the account; by default all') },
  run: (place, { profile }) =>
    inWorkspace<Refreshed>(place, async (workspace) => {
      const logins = await refreshLogins(workspace, profile);
      if (logins.length === 0)
        return refused(
          profile === null
            ? 'nlm has no profile here: the user runs `nlm login --profile NAME`.'
            : `nlm has no such profile. To list them: ${place.words.call('notebook profiles')}`,
        );
      const troubles = logins.flatMap(({ trouble }) => trouble ?? []);
      if (troubles.length === 0) return done({ logins });
      return { status: 'failed', value: { logins }, reason: troubles.join(' ') };
    }),
  text: ({ logins }) =>
    joinProse(
      logins.map(
        ({ profile, trouble }) =>
          prose`${quoteName(profile, 80)}: ${trouble === null ? prose`logged in` : prose`not logged in`}`,
      ),
      '\n',
    ),
});

interface Shown extends NotebookDetails {
  readonly profile: string;
  readonly sourceCount: number;
  readonly sources: readonly NotebookSource[];
}

interface Refreshed {
  readonly logins: readonly RefreshedLogin[];
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

const doctor = operation({
  name: 'notebook doctor',
  about: 'Say what is installed, who is logged in, and what to do next',
  effect: 'asks',
  grant: { to: ['setup'] },
  inputs: {},
  run: (place) => inWorkspace(place, async (workspace) => done(await setUpFacts(workspace))),
  text: renderSetUp,
});

export const notebookOperations: readonly Operation[] = [
  query,
  quota,
  plan,
  profiles,
  list,
  get,
  create,
  refresh,
  use,
  sync,
  add,
  doctor,
];

type DoneTwin = Extract<TwinOutcome, { status: 'done' }>;

type ProfileRow = ReturnType<typeof listProfiles>[number] & {
  readonly google: string | null;
  /** Since nlm last found the login valid; null when unknown. */
  readonly ageMinutes: number | null;
};

/** nlm writes local time without a zone, and it is read as local time here. */
function ageOf(lastValidated: string | null, now: number): number | null {
  const at = lastValidated === null ? Number.NaN : Date.parse(lastValidated);
  return Number.isNaN(at) || at > now ? null : Math.floor((now - at) / 60_000);
}

function profileLine({ name: id, email, isValid, isDefault, google, ageMinutes }: ProfileRow): Prose {
  const name = quoteName(id, 80);
  const who = email === null ? name : prose`${name} (${quoteName(email, 120)})`;
  const isOut = !isValid || google === 'auth-expired' || google === 'profile-missing';
  const state = isOut ? prose`logged out: run \`${quotedLogin(id)}\`` : loginOf(google);
  const age = ageMinutes === null ? prose`` : prose`, last verified ${ageText(ageMinutes)} ago`;
  return prose`${who}${isDefault ? prose`, default` : prose``}: ${state}${age}`;
}

function ageText(minutes: number): Prose {
  if (minutes < 120) return prose`${minutes} min`;
  return minutes < 48 * 60
    ? prose`${Math.floor(minutes / 60)} h`
    : prose`${countOf(Math.floor(minutes / 1440), 'day')}`;
}

function loginOf(google: string | null): Prose {
  if (google === null) return prose`has a login`;
  return google === 'ok' ? prose`logged in` : quoteName(google);
}
