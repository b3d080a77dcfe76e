// Fills the notebook of a project with its documents and with what its memory knows; makes the notebook where none
// answers for the project. Can be interrupted at any point and called again: what is there already is not sent again.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listDocuments } from '../../adapters/documents/list-documents.ts';
import { realPath } from '../../adapters/files/place.ts';
import { readNotes } from '../../adapters/memory/note-store.ts';
import { listNotebooks } from '../../adapters/nlm/notebooks.ts';
import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { listSources } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { DEFAULT_NAME, type FillRequest } from '../../core/commands/setup-request.ts';
import { exportNotes } from '../../core/memory/export-notes.ts';
import { fitDocuments } from '../../core/notebook/fit-documents.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isProfileName } from '../../core/notebook/profile-name.ts';
import { projectDocuments, roomOf } from '../../core/notebook/project-documents.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import { emptyRegistry, type SourceRegistry, withRemote } from '../../core/notebook/source-registry.ts';
import { accountOf } from '../../core/quota/ledger.ts';
import type { FillPlan, FillResult } from '../../core/report/fill-text.ts';
import type { Prose } from '../../core/text/prose.ts';
import { lineOf } from '../workspace/cli-command.ts';
import { addDocuments } from './add-documents.ts';
import {
  type ChosenNotebook,
  callAs,
  type NotebookAccount,
  type NotebookPlace,
  namedAccounts,
  projectNotebook,
} from './chosen-notebook.ts';
import { documentAt, documentOf, type NamedDocuments, type ProjectDocument } from './documents-to-add.ts';
import { makeNotebook } from './make-notebook.ts';
import { measureUsage } from './measure-usage.ts';
import { readLedger } from './quota-ledger.ts';
import { readRegistries } from './source-registries.ts';
import { useNotebook } from './use-notebook.ts';

type Chosen = Extract<ChosenNotebook, { status: 'chosen' }>;

export type PlannedFill =
  | {
      readonly status: 'ok';
      readonly plan: FillPlan;
      readonly fill: (how: FillHow) => Promise<FilledNotebook>;
    }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

interface FillHow {
  readonly tell: (line: string) => void;
  /** From then on no other document is begun; milliseconds since 1970. */
  readonly until?: number;
}

type FilledNotebook =
  /** `trouble`: sentences about what stopped it early; null when it finished. */
  | { readonly status: 'done'; readonly result: FillResult; readonly trouble: string | null }
  | { readonly status: 'refused'; readonly reason: string };

/** Sends nothing. */
export async function planFill(place: NotebookPlace, request: FillRequest): Promise<PlannedFill> {
  const chosen = projectNotebook(place);
  if (chosen.status === 'refused') return refused(`${notAskedText(chosen)}.`);
  const profile = request.profile ?? defaultProfile(place.env);
  if (chosen.status === 'none' && !isProfileName(profile)) return refused('That is not a profile name.');
  const own: Chosen | null = chosen.status === 'chosen' ? chosen : null;
  // Without a notebook of its own, the account in which one is made.
  const asked = own?.accounts ?? namedAccounts('', { nlmProfile: profile, notebooks: {} }, place.env);
  if (findNlm(place.env, place.project) === null)
    return refused(refusalSentence({ reason: 'not-installed', text: '', profile }));
  await measureUsage(place, asked);
  const content = contentOf(place, Math.max(...asked.map(({ account }) => roomFor(place, account))));
  const accounts = await planAccounts(place, asked, content, request);
  if (typeof accounts === 'string') return refused(accounts);
  const plan = { notebook: own?.notebook ?? basename(place.project), isNew: own === null };
  return planned(place, {
    request,
    own,
    profile,
    accounts,
    plan: { ...plan, ...shownPlan(accounts, content) },
  });
}

function planned(place: NotebookPlace, work: Fill): PlannedFill {
  return { status: 'ok', plan: work.plan, fill: (how) => fill(place, work, how) };
}

function shownPlan(
  accounts: readonly AccountPlan[],
  { notes, left }: Content,
): Omit<FillPlan, 'notebook' | 'isNew'> {
  const bytes = Math.max(0, ...accounts.map((one) => one.bytes));
  return { accounts: accounts.map(({ shown }) => shown), bytes, notes, left };
}

/** The line that does what was planned. */
export function fillLine({ profile, delete: mayDelete }: FillRequest): Prose {
  const from = profile === null ? '' : ` --profile ${profile}`;
  return lineOf(
    `notebook fill${isProfileName(profile ?? '') ? from : ''}${mayDelete ? ' --delete' : ''} --yes`,
  );
}

interface Content {
  readonly documents: readonly ProjectDocument[];
  readonly left: readonly { readonly path: string; readonly reason: string }[];
  readonly notes: number;
}

const MEMORY = '.msw/memory/export/';
/** A part of a notebook's room that the memory may take, in documents. */
const MOST_OF_MEMORY = 10;

function contentOf({ project, userFolder }: NotebookPlace, room: number): Content {
  const root = realPath(project);
  const listed = listDocuments(root, 'notes');
  const left: { path: string; reason: string }[] = [];
  const documents: ProjectDocument[] = [];
  for (const path of projectDocuments(listed.documents.map((one) => one.path))) {
    const read = documentAt(root, path, 'shown');
    if (typeof read === 'string') left.push({ path, reason: read });
    else documents.push(read);
  }
  const { notes } = readNotes(project, userFolder);
  const exported = notes.length === 0 ? [] : exportNotes(notes, Math.min(MOST_OF_MEMORY, room));
  const memory = exported.map(({ name, text }) => documentOf(`${MEMORY}${name}`, textToSend(text)));
  return { documents: [...memory, ...documents], left, notes: notes.length };
}

interface AccountPlan {
  readonly shown: FillPlan['accounts'][number];
  readonly named: NamedDocuments;
  readonly bytes: number;
}

/** A sentence when an account refuses. */
async function planAccounts(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  content: Content,
  request: FillRequest,
): Promise<readonly AccountPlan[] | string> {
  const plans: AccountPlan[] = [];
  for (const account of accounts) {
    const known = await lookInto(place, account);
    if (typeof known === 'string') return known;
    plans.push(planAccount(place, known, content, request));
  }
  return plans;
}

function planAccount(
  place: NotebookPlace,
  known: KnownNotebook,
  { documents, left }: Content,
  request: FillRequest,
): AccountPlan {
  const { name, sources } = known;
  const registry = withRemote(known.registry, new Set(sources));
  const room = roomFor(place, name);
  const fitted = fitDocuments(registry, documents, { room: room - sources.length, replaces: request.delete });
  const paths = (some: readonly ProjectDocument[]): readonly string[] => some.map(({ path }) => path);
  const noRoom = paths(fitted.noRoom);
  return {
    shown: {
      ...{ profile: name, room, has: sources.length, noRoom },
      ...{ adds: paths(fitted.adds), changed: paths(fitted.changed), current: fitted.current.length },
    },
    named: {
      documents: [...fitted.current, ...fitted.adds, ...fitted.changed],
      left: [...left, ...noRoom.map((path) => ({ path, reason: 'the notebook is full' }))],
      whole: Object.keys(registry.byPath).filter((path) => isGone(place.project, path, documents)),
    },
    bytes: [...fitted.adds, ...fitted.changed].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  };
}

interface KnownNotebook {
  /** Of the account. */
  readonly name: string;
  /** The ids of those that it has. */
  readonly sources: readonly string[];
  readonly registry: SourceRegistry;
}

/** A sentence when the account refuses. */
async function lookInto(place: NotebookPlace, account: NotebookAccount): Promise<KnownNotebook | string> {
  const { account: name, notebook, profile } = account;
  if (notebook === '') return { name, sources: [], registry: emptyRegistry };
  const listed = await listSources(callAs(place, profile), notebook);
  if (listed.status !== 'ok')
    return refusalSentence({ reason: listed.status, text: listed.text, profile: name });
  const registry = readRegistries(place.project)?.notebooks[`${name}/${notebook}`] ?? emptyRegistry;
  return { name, sources: listed.data.map(({ id }) => id), registry };
}

/** Only what this fills: other documents that the user added are the user's to remove. */
function isGone(project: string, path: string, documents: readonly ProjectDocument[]): boolean {
  if (documents.some((one) => one.path === path)) return false;
  if (path.startsWith(MEMORY)) return true;
  return projectDocuments([path]).length > 0 && !existsSync(join(project, path));
}

function roomFor({ userFolder }: NotebookPlace, account: string): number {
  const read = readLedger(userFolder);
  return roomOf(read.status === 'refused' ? '' : accountOf(read.ledger.accounts, account).plan.name);
}

interface Fill {
  readonly request: FillRequest;
  /** Null when the notebook is to be made. */
  readonly own: Chosen | null;
  readonly profile: string;
  readonly plan: FillPlan;
  readonly accounts: readonly AccountPlan[];
}

async function fill(
  place: NotebookPlace,
  { request, own, profile, plan, accounts }: Fill,
  { tell, until }: FillHow,
): Promise<FilledNotebook> {
  const chosen = own ?? (await makeOwn(place, plan.notebook, profile));
  if (typeof chosen === 'string') return refused(chosen);
  const added: AddedDocuments[] = [];
  for (const [at, account] of chosen.accounts.entries()) {
    const outcome = await addDocuments(place, {
      chosen: { ...chosen, accounts: [account] },
      named: accounts[at]?.named ?? NOTHING,
      ...{ mayDelete: request.delete, tell },
      ...(until === undefined ? {} : { until }),
    });
    if (outcome.status === 'refused') return refused(`${outcome.reason}.`);
    added.push(...outcome.accounts);
  }
  const troubles = added.flatMap(({ profile: name, trouble }) =>
    trouble === null ? [] : `${name}: ${trouble} Call it again, and it continues.`,
  );
  return {
    status: 'done',
    result: { state: 'filled', plan, accounts: added },
    trouble: troubles.length === 0 ? null : troubles.join(' '),
  };
}

const NOTHING: NamedDocuments = { documents: [], left: [], whole: [] };

type AddedDocuments = Extract<FillResult, { state: 'filled' }>['accounts'][number];

/** The notebook, chosen for the project. An empty one with its title was made by a call that was killed. */
async function makeOwn(place: NotebookPlace, title: string, profile: string): Promise<Chosen | string> {
  const listed = await listNotebooks(callAs(place, profile));
  if (listed.status !== 'ok') return refusalSentence({ reason: listed.status, text: listed.text, profile });
  const sent = textToSend(title);
  let id = listed.data.find((one) => one.title === sent && one.sourceCount === 0)?.id;
  if (id === undefined) {
    const made = await makeNotebook(place, { title, profile }, 'all');
    if (made.status === 'refused') return made.reason;
    id = made.notebook.id;
  }
  const used = await useNotebook(place, { notebook: id, profile, name: DEFAULT_NAME });
  if (used.status === 'refused') return `The notebook ${id} is made, but ${used.reason}.`;
  const chosen = projectNotebook(place);
  return chosen.status === 'chosen'
    ? chosen
    : `The notebook ${id} is made, but it does not answer for this project.`;
}

function refused(reason: string): { readonly status: 'refused'; readonly reason: string } {
  return { status: 'refused', reason };
}
