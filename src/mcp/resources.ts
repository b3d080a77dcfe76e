// What a client can read of a project without calling tools: reports, the map, plans, notes and logs of jobs, each
// under its own address. Texts are made harmless: whoever wrote them, a model reads them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../adapters/files/list-folder.ts';
import { ownFile, type Place, projectFile, realPath } from '../adapters/files/place.ts';
import { readText } from '../adapters/files/read-file.ts';
import { findProject } from '../app/planning/documents/find-planning.ts';
import { phasePlaces } from '../app/planning/documents/phase-place.ts';
import { redact } from '../core/secrets/redact.ts';
import { harmless } from '../core/text/harmless.ts';

interface Kind {
  readonly title: string;
  /** Relative to the project; null for the folders of phases. */
  readonly folder: string | null;
  /** The folder that groups the files, as a template names it; null for none. */
  readonly inside: string | null;
  readonly file: RegExp;
  /** The file, as a template names it. */
  readonly shown: string;
  readonly isPlanning: boolean;
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
  return Object.entries(KINDS).flatMap(([name, kind]) =>
    namesOf(project, kind)
      .slice(0, MOST)
      .map((names) => ({
        uri: `msw://${name}/${names.map(encodeURIComponent).join('/')}`,
        name: harmless(names.join('/')),
        title: kind.title,
        mimeType: kind.mimeType,
      })),
  );
}

export function resourceTemplates() {
  return Object.entries(KINDS).map(([name, { title, inside, shown, mimeType }]) => ({
    uriTemplate: `msw://${name}/${inside === null ? '' : `{${inside}}/`}${shown}`,
    name,
    title,
    mimeType,
  }));
}

export type ResourceRead =
  | { readonly status: 'ok'; readonly mimeType: string; readonly text: string }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export function readResource(project: string, uri: string): ResourceRead {
  const [, name = '', rest = ''] = /^msw:\/\/([a-z]+)\/(.+)$/.exec(uri) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const names = decoded(rest);
  if (kind === undefined || names === null || !isOne(kind, names)) return missing();
  const { folders, place } = placesOf(project, kind);
  const paths = folders.map((folder) => join(folder, ...names));
  const file = readText(paths.find((path) => existsSync(path)) ?? paths[0] ?? '', place);
  if (file.status === 'missing') return missing();
  if (file.status === 'refused')
    return { status: 'refused', reason: `This resource cannot be read: ${file.reason}.` };
  return { status: 'ok', mimeType: kind.mimeType, text: harmless(redact(file.text)) };
}

function missing(): ResourceRead {
  return {
    status: 'refused',
    reason: 'There is no such resource: resources/list names those that are there.',
  };
}

function namesOf(project: string, kind: Kind): readonly (readonly string[])[] {
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

function filesIn(folder: string, place: Place, { file }: Kind): readonly string[] {
  const list = listFolder(folder, place);
  if (list.status !== 'ok') return [];
  return list.entries
    .flatMap((entry) => (entry.isFile() && file.test(entry.name) ? [entry.name] : []))
    .sort();
}

function placesOf(
  project: string,
  { folder, isPlanning }: Kind,
): { readonly folders: readonly string[]; readonly place: Place } {
  const root = realPath(isPlanning ? (findProject(project) ?? project) : project);
  const paths = folder === null ? phasePlaces(root) : [folder];
  const folders = paths.map((path) => join(root, path));
  return { folders, place: isPlanning ? projectFile(root) : ownFile(root) };
}

function isOne({ inside, file }: Kind, names: readonly string[]): boolean {
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
