// Puts documents of the project into the notebook that the user chose, in each of its accounts, and keeps them current:
// a changed one is added again before the old one is deleted. Can be interrupted at any point and called again.

import { openMswFolder } from '../../adapters/files/msw-folder.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { addSource, deleteSource, listSources, type NotebookSource } from '../../adapters/nlm/sources.ts';
import { forgetAdded, readAdded, rememberAdded } from '../../adapters/user/notebook-sources.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import {
  emptyRegistry,
  type SourceRegistry,
  sourceTitle,
  stepFor,
  withoutPath,
  withRemote,
  withSource,
} from '../../core/notebook/source-registry.ts';
import type { ChosenNotebook, NotebookAccount, NotebookPlace } from './chosen-notebook.ts';
import type { NamedDocuments, ProjectDocument } from './documents-to-add.ts';
import { noSources, readRegistries, registryPath } from './source-registries.ts';

export interface AddRequest {
  readonly chosen: Extract<ChosenNotebook, { status: 'chosen' }>;
  readonly named: NamedDocuments;
  /** From now on, the user allows deleting sources that were replaced or whose document is gone. */
  readonly mayDelete: boolean;
  readonly tell: (line: string) => void;
  /** From then on it begins no other document; milliseconds since 1970. */
  readonly until?: number;
}

interface AddedDocuments {
  readonly profile: string;
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  readonly current: readonly string[];
  readonly deleted: readonly string[];
  /** Old sources that are still there, since nobody has allowed deleting them. */
  readonly old: readonly string[];
  /** The documents that the notebook has now. */
  readonly sources: readonly { readonly path: string; readonly id: string }[];
  /** Why it stopped early; null when it finished. */
  readonly trouble: string | null;
}

export type AddOutcome =
  | { readonly status: 'done'; readonly accounts: readonly AddedDocuments[] }
  | { readonly status: 'refused'; readonly reason: string };

/** Other processes wait for one call of nlm, not for all of them. */
const WAIT_MS = 2_000;

export async function addDocuments(place: NotebookPlace, request: AddRequest): Promise<AddOutcome> {
  const folder = openMswFolder(place.project);
  if (folder.status === 'refused') return folder;
  const held = await withLock(
    registryPath(place.project),
    async (): Promise<AddOutcome> => {
      if (readRegistries(place.project) === null)
        return refused('.msw/sources.json cannot be read: move it away to start again');
      const accounts: AddedDocuments[] = [];
      for (const account of request.chosen.accounts)
        accounts.push(await addTo(new Target(place, account), request));
      return { status: 'done', accounts };
    },
    { waitMs: WAIT_MS },
  );
  return held.status === 'done'
    ? held.value
    : refused('another process adds documents of this project; try again');
}

async function addTo(target: Target, request: AddRequest): Promise<AddedDocuments> {
  const progress: Progress = { added: [], replaced: [], current: [], deleted: [], old: [] };
  const trouble = await bring(target, request, progress);
  const rows = target.registry.byPath;
  const sources = request.named.documents.flatMap(({ path }) => {
    const id = Object.hasOwn(rows, path) ? (rows[path]?.sourceId ?? null) : null;
    return id === null ? [] : [{ path, id }];
  });
  return { profile: target.account.account, ...progress, sources, trouble };
}

type Progress = Record<'added' | 'replaced' | 'current' | 'deleted' | 'old', string[]>;

/** Why it stopped early; null if not. */
async function bring(target: Target, request: AddRequest, progress: Progress): Promise<string | null> {
  const listed = await listSources(target.as, target.account.notebook);
  if (listed.status !== 'ok') return target.sentence(listed);
  target.remote = listed.data;
  target.save(withRemote(target.registry, new Set(listed.data.map(({ id }) => id))));
  if (request.mayDelete && !(await target.remember(null)))
    return 'the list of what may be deleted cannot be saved.';
  for (const document of request.named.documents) {
    if (request.until !== undefined && target.place.now() >= request.until) return 'its time is over.';
    request.tell(`${target.account.account}: ${document.path}`);
    const refusal = await bringOne(target, document, progress);
    if (refusal !== null) return refusal;
  }
  return removeGone(target, request.named, progress);
}

async function bringOne(
  target: Target,
  { path, text, hash }: ProjectDocument,
  progress: Progress,
): Promise<string | null> {
  const step = stepFor(target.registry, path, hash);
  if (step === 'keep') {
    progress.current.push(path);
    return null;
  }
  const before = target.registry.byPath[path]?.sourceId ?? null;
  const title = sourceTitle(path, hash);
  const source = { kind: 'text', title, text } as const;
  const added = await addSource(target.as, target.account.notebook, source, target.remote);
  if (added.status !== 'ok') return target.sentence(added);
  const { id, isNew } = added.data;
  target.save(
    withSource(target.registry, path, { sourceId: id, title, contentHash: hash, at: target.now() }),
  );
  // A source that was there already may be somebody else's, so MSW never deletes it.
  if (isNew && !(await target.remember(id))) return 'the list of what was added cannot be saved.';
  progress[step === 'add' ? 'added' : 'replaced'].push(path);
  return before === null ? null : remove(target, before, path, progress);
}

/** Removes rows of missing documents below the named paths. */
async function removeGone(target: Target, named: NamedDocuments, progress: Progress): Promise<string | null> {
  const there = new Set([...named.documents, ...named.left].map(({ path }) => path));
  const gone = Object.entries(target.registry.byPath).filter(
    ([path]) => !there.has(path) && named.whole.some((below) => path === below || isBelow(path, below)),
  );
  for (const [path, { sourceId }] of gone) {
    if (sourceId !== null) {
      const refusal = await remove(target, sourceId, path, progress);
      if (refusal !== null) return refusal;
      if (progress.old.includes(path)) continue;
    }
    target.save(withoutPath(target.registry, path));
  }
  return null;
}

function isBelow(path: string, folder: string): boolean {
  return (folder === '' || folder.endsWith('/')) && path.startsWith(folder);
}

/** Deletes only sources that MSW added, and only once the user has allowed it. */
async function remove(
  target: Target,
  source: string,
  path: string,
  progress: Progress,
): Promise<string | null> {
  if (!target.mayDelete(source)) {
    progress.old.push(path);
    return null;
  }
  const deleted = await deleteSource(target.as, source);
  if (deleted.status !== 'ok') return target.sentence(deleted);
  await forgetAdded(target.place.userFolder, target.place.project, source);
  progress.deleted.push(path);
  return null;
}

/** The notebook of one account, with its known sources. */
class Target {
  readonly place: NotebookPlace;
  readonly account: NotebookAccount;
  remote: readonly NotebookSource[] = [];

  constructor(place: NotebookPlace, account: NotebookAccount) {
    this.place = place;
    this.account = account;
  }

  get as(): NlmAccount {
    return { profile: this.account.profile, projectRoot: this.place.project, env: this.place.env };
  }

  get registry(): SourceRegistry {
    return readRegistries(this.place.project)?.notebooks[this.#key] ?? emptyRegistry;
  }

  save(registry: SourceRegistry): void {
    const all = readRegistries(this.place.project) ?? noSources;
    const notebooks = { ...all.notebooks, [this.#key]: registry };
    keepJson(registryPath(this.place.project), { ...all, notebooks }, {}, 2);
  }

  remember(source: string | null): Promise<boolean> {
    const { userFolder, project } = this.place;
    return rememberAdded(userFolder, project, { ...this.#own, source });
  }

  mayDelete(source: string): boolean {
    const { account, notebook } = this.#own;
    const own = readAdded(this.place.userFolder, this.place.project).filter(
      (one) => one.account === account && one.notebook === notebook,
    );
    return own.some((one) => one.source === null) && own.some((one) => one.source === source);
  }

  sentence({ status: reason, text }: NlmRefusal): string {
    return refusalSentence({ reason, text, profile: this.account.profile });
  }

  now(): string {
    return new Date(this.place.now()).toISOString();
  }

  get #own(): { readonly account: string; readonly notebook: string } {
    return { account: this.account.account, notebook: this.account.notebook };
  }

  get #key(): string {
    return `${this.account.account}/${this.account.notebook}`;
  }
}

function refused(reason: string): AddOutcome {
  return { status: 'refused', reason };
}
