// What a client can read of a project without calling tools: its status, reports, the map, plans, notes, and the logs
// and results of jobs, each under its own address. Texts are made harmless: whoever wrote them, a model reads them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../adapters/files/list-folder.ts';
import { mswPath } from '../adapters/files/msw-folder.ts';
import { ownFile, type Place, projectFile, realPath } from '../adapters/files/place.ts';
import { readText } from '../adapters/files/read-file.ts';
import { fieldsIn, isFields, readJson } from '../adapters/files/read-json.ts';
import { findProject } from '../app/planning/documents/find-planning.ts';
import { phasePlaces } from '../app/planning/documents/phase-place.ts';
import { redact } from '../core/secrets/redact.ts';
import { harmless } from '../core/text/harmless.ts';

interface Files {
  /** Relative to the project; null for the folders of phases. */
  readonly folder: string | null;
  /** The folder that groups the files, as a template names it; null for none. */
  readonly inside: string | null;
  readonly file: RegExp;
  readonly isPlanning: boolean;
}

interface Kind extends Files {
  readonly title: string;
  /** The file, as a template names it. */
  readonly shown: string;
  readonly mimeType: 'text/markdown' | 'text/plain';
}

const MARKDOWN = { mimeType: 'text/markdown' } as const;

const KINDS: Readonly<Record<string, Kind>> = {
  loops: {
    ...{ title: 'Report of a loop', folder: '.msw/loops', isPlanning: false, ...MARKDOWN },
    ...{ inside: 'loop', file: /^report\.md$/, shown: 'report.md' },
  },
  map: {
    ...{ title: 'Codebase map', folder: '.planning/codebase', isPlanning: true, ...MARKDOWN },
    ...{ inside: null, file: /^[^.].*\.md$/, shown: '{document}' },
  },
  plans: {
    ...{ title: 'Plan of a phase', folder: null, isPlanning: true, ...MARKDOWN },
    ...{ inside: 'phase', file: /^[^.].*PLAN\.md$/, shown: '{plan}' },
  },
  memory: {
    ...{ title: 'Note of the memory', folder: '.msw/memory', isPlanning: false, ...MARKDOWN },
    ...{ inside: null, file: /^[^.].*\.md$/, shown: '{note}' },
  },
  jobs: {
    ...{ title: 'Log of a job', folder: '.msw/jobs', isPlanning: false, mimeType: 'text/plain' },
    ...{ inside: 'job', file: /^log\.txt$/, shown: 'log.txt' },
  },
};

const STATUS = 'msw://status';
/** A record of a job, for which a tool says the result. */
const RECORD = { folder: '.msw/jobs', inside: 'job', file: /^job\.json$/, isPlanning: false } as const;
const SHOWN_RESULT = 'result';

export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

/** Of each kind; the names of loops, jobs and phases sort by age, so the newest are kept. */
const MOST = 500;

/** @param project absolute */
export function listResources(project: string): readonly ListedResource[] {
  const files = Object.entries(KINDS).flatMap(([name, kind]) =>
    namesOf(project, kind)
      .slice(0, MOST)
      .map((names) => listed(kind, `msw://${name}/${names.map(encodeURIComponent).join('/')}`, names)),
  );
  const plain = { title: 'Result of a job', mimeType: 'text/plain' };
  const results = jobsOf(project)
    .slice(0, MOST)
    .map((id) => listed(plain, resultOf(id), [id, SHOWN_RESULT]));
  const status = listed({ ...plain, title: 'Loops and jobs' }, STATUS, ['status']);
  return [...(statusFiles(project).some(existsSync) ? [status] : []), ...files, ...results];
}

function listed(
  { title, mimeType }: Pick<ListedResource, 'title' | 'mimeType'>,
  uri: string,
  names: readonly string[],
): ListedResource {
  return { uri, name: harmless(names.join('/')), title, mimeType };
}

export function resourceTemplates() {
  const files = Object.entries(KINDS).map(([name, { title, inside, shown, mimeType }]) => ({
    uriTemplate: `msw://${name}/${inside === null ? '' : `{${inside}}/`}${shown}`,
    name,
    title,
    mimeType,
  }));
  const result = {
    uriTemplate: `msw://jobs/{job}/${SHOWN_RESULT}`,
    name: 'results',
    title: 'Result of a job',
  };
  return [...files, { ...result, mimeType: 'text/plain' }];
}

/** The call of a tool whose text is the resource; null for a file. */
export function callFor(
  project: string,
  uri: string,
): { readonly tool: string; readonly given: Readonly<Record<string, unknown>> } | null {
  if (uri === STATUS) return { tool: 'msw_status', given: {} };
  const id = jobsOf(project).find((one) => resultOf(one) === uri);
  return id === undefined ? null : { tool: 'get_job_result', given: { id } };
}

/** The files by which a change of a resource shows, absolute; none when there is no such resource. */
export function filesOf(project: string, uri: string): readonly string[] {
  if (uri === STATUS) return statusFiles(project);
  const id = jobsOf(project).find((one) => resultOf(one) === uri);
  if (id !== undefined) return [recordOf(project, id)];
  const { paths } = found(project, uri) ?? { paths: [] };
  return paths.filter((path) => existsSync(path));
}

function resultOf(id: string): string {
  return `msw://jobs/${encodeURIComponent(id)}/${SHOWN_RESULT}`;
}

/** The ids of jobs with a record, newest first. */
function jobsOf(project: string): readonly string[] {
  const ids = namesOf(project, RECORD).flatMap(([id]) => id ?? []);
  return ids.filter((id) => isFields(fieldsIn(readJson(recordOf(project, id), ownFile(project))).job));
}

function recordOf(project: string, id: string): string {
  return join(project, '.msw', 'jobs', id, 'job.json');
}

function statusFiles(project: string): readonly string[] {
  return [mswPath(project, 'ralph-state.json'), ...jobsOf(project).map((id) => recordOf(project, id))];
}

export type ResourceRead =
  | { readonly status: 'ok'; readonly mimeType: string; readonly text: string }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export function readResource(project: string, uri: string): ResourceRead {
  const one = found(project, uri);
  if (one === null) return missing();
  const { kind, paths, place } = one;
  const file = readText(paths.find((path) => existsSync(path)) ?? paths[0] ?? '', place);
  if (file.status === 'missing') return missing();
  if (file.status === 'refused')
    return { status: 'refused', reason: `This resource cannot be read: ${file.reason}.` };
  return { status: 'ok', mimeType: kind.mimeType, text: harmless(redact(file.text)) };
}

/** The places where a file may be; null when the address is that of no file. */
function found(project: string, uri: string) {
  const [, name = '', rest = ''] = /^msw:\/\/([a-z]+)\/(.+)$/.exec(uri) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const names = decoded(rest);
  if (kind === undefined || names === null || !isOne(kind, names)) return null;
  const { folders, place } = placesOf(project, kind);
  return { kind, place, paths: folders.map((folder) => join(folder, ...names)) };
}

function missing(): ResourceRead {
  return {
    status: 'refused',
    reason: 'There is no such resource: resources/list names those that are there.',
  };
}

function namesOf(project: string, kind: Files): readonly (readonly string[])[] {
  const { folders, place } = placesOf(project, kind);
  if (kind.inside === null)
    return folders.flatMap((folder) => filesIn(folder, place, kind).map((file) => [file]));
  const grouped = folders.flatMap((folder) => {
    const list = listFolder(folder, place);
    const inside = list.status === 'ok' ? list.entries.filter((entry) => entry.isDirectory()) : [];
    return inside.map(({ name }) => ({ folder, name }));
  });
  return grouped
    .sort((a, b) => (a.name < b.name ? 1 : -1))
    .flatMap(({ folder, name }) => filesIn(join(folder, name), place, kind).map((file) => [name, file]));
}

function filesIn(folder: string, place: Place, { file }: Files): readonly string[] {
  const list = listFolder(folder, place);
  if (list.status !== 'ok') return [];
  return list.entries
    .flatMap((entry) => (entry.isFile() && file.test(entry.name) ? [entry.name] : []))
    .sort();
}

function placesOf(
  project: string,
  { folder, isPlanning }: Files,
): { readonly folders: readonly string[]; readonly place: Place } {
  const root = realPath(isPlanning ? (findProject(project) ?? project) : project);
  const paths = folder === null ? phasePlaces(root) : [folder];
  const folders = paths.map((path) => join(root, path));
  return { folders, place: isPlanning ? projectFile(root) : ownFile(root) };
}

function isOne({ inside, file }: Files, names: readonly string[]): boolean {
  return names.length === (inside === null ? 1 : 2) && names.every(isName) && file.test(names.at(-1) ?? '');
}

function isName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
}

function decoded(path: string): readonly string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
