// Creates artifacts from a notebook's sources in its studio, reads their progress and downloads them. nlm hides why the studio
// refuses, so the notebook itself is asked.

import * as z from 'zod/mini';
import { getNotebook } from './notebooks.ts';
import { askNlm, callNlm, type NlmRequest } from './program/call-nlm.ts';
import { mapped, type NlmAccount, type NlmResult, unsent } from './program/nlm-call.ts';

/** In nlm's words. */
export const STUDIO_KINDS = [
  ...(['audio', 'video', 'report', 'quiz', 'flashcards', 'mindmap', 'slides'] as const),
  ...(['infographic', 'data-table'] as const),
] as const;

type StudioKind = (typeof STUDIO_KINDS)[number];

export interface WantedArtifact {
  readonly kind: StudioKind;
  /** The topic; null leaves it to the studio, but a data table requires one. */
  readonly about: string | null;
}

type ArtifactState = 'running' | 'done' | 'failed' | 'unknown';

export interface StudioArtifact {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly state: ArtifactState;
  /** Where it can be fetched; null while there is none. */
  readonly url: string | null;
}

const BEGUN = z.object({ artifact_id: z.string().check(z.minLength(1)), status: z.nullish(z.string()) });

const ADDRESS = z.nullish(z.string());

const LISTED = z.array(
  z.object({
    id: z.string(),
    type: z.nullish(z.string()),
    title: z.nullish(z.string()),
    status: z.nullish(z.string()),
    ...{ url: ADDRESS, audio_url: ADDRESS, video_url: ADDRESS, infographic_url: ADDRESS },
    slide_deck_url: ADDRESS,
  }),
);

/** Each kind has a field of its own; the others are null or empty. */
function addressIn(row: z.output<typeof LISTED>[number]): string | null {
  const { url, audio_url, video_url, infographic_url, slide_deck_url } = row;
  return url || audio_url || video_url || infographic_url || slide_deck_url || null;
}

const STATES: Readonly<Record<string, ArtifactState>> = {
  queued: 'running',
  in_progress: 'running',
  completed: 'done',
  failed: 'failed',
};

export async function beginArtifact(
  account: NlmAccount,
  notebook: string,
  { kind, about }: WantedArtifact,
): Promise<NlmResult<Pick<StudioArtifact, 'id' | 'state'>>> {
  const described = kind === 'data-table' && about !== null ? [about] : [];
  const request = {
    verb: [kind, 'create', '--json', '--confirm'],
    options: about === null ? [] : optionsFor(kind, about),
    operands: [notebook, ...described],
  };
  return mapped(await askStudio(account, notebook, request, BEGUN), ({ artifact_id: id, status }) => ({
    id,
    // A mind map is ready at once and has no status.
    state: kind === 'mindmap' ? 'done' : stateOf(status),
  }));
}

export async function listArtifacts(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<readonly StudioArtifact[]>> {
  const request = { verb: ['studio', 'status', '--json', '--full'], operands: [notebook] };
  return mapped(await askStudio(account, notebook, request, LISTED), (rows) =>
    rows.map((row) => ({
      id: row.id,
      kind: row.type ?? 'unknown',
      title: row.title ?? '',
      url: addressIn(row),
      state: stateOf(row.status),
    })),
  );
}

/** By nlm's type of an artifact: the kind that it was created as, nlm's verb for its download, and its file's ending. */
const DOWNLOADS: Readonly<Record<string, readonly [kind: StudioKind, verb: string, ending: string]>> = {
  audio: ['audio', 'audio', '.m4a'],
  video: ['video', 'video', '.mp4'],
  report: ['report', 'report', '.md'],
  interactive_report: ['report', 'report', '.md'],
  quiz: ['quiz', 'quiz', '.json'],
  flashcards: ['flashcards', 'flashcards', '.json'],
  mind_map: ['mindmap', 'mind-map', '.json'],
  slide_deck: ['slides', 'slide-deck', '.pdf'],
  infographic: ['infographic', 'infographic', '.png'],
  data_table: ['data-table', 'data-table', '.csv'],
};

/** What can be downloaded: its kind, in nlm's words for creating it, and the ending of its file; or null. */
export function fileOf({
  kind: type,
}: Pick<StudioArtifact, 'kind'>): { readonly kind: StudioKind; readonly ending: string } | null {
  const known = Object.hasOwn(DOWNLOADS, type) ? DOWNLOADS[type] : undefined;
  return known === undefined ? null : { kind: known[0], ending: known[2] };
}

/** A video of an hour. */
const DOWNLOAD_SECONDS = 900;

/** @param path of a file that does not exist, absolute; its folder exists or is made */
export async function saveArtifact(
  account: NlmAccount,
  notebook: string,
  { id, kind: type }: Pick<StudioArtifact, 'id' | 'kind'>,
  path: string,
): Promise<NlmResult<null>> {
  const [, verb] = DOWNLOADS[type] ?? [];
  if (verb === undefined) return unsent('usage', `nlm cannot download ${type}`);
  const request = { verb: ['download', verb], options: ['--output', path, '--id', id], operands: [notebook] };
  const call = { ...request, lacksProfile: true, limitSeconds: DOWNLOAD_SECONDS } as const;
  return mapped(await callNlm(account, call), () => null);
}

function optionsFor(kind: StudioKind, about: string): readonly string[] {
  if (kind === 'report') return ['--format', 'Create Your Own', '--prompt', about];
  if (kind === 'mindmap') return ['--title', about];
  return kind === 'data-table' ? [] : ['--focus', about];
}

function stateOf(status: string | null | undefined): ArtifactState {
  return STATES[status ?? ''] ?? 'unknown';
}

async function askStudio<T>(
  account: NlmAccount,
  notebook: string,
  request: NlmRequest,
  shape: z.ZodMiniType<T>,
): Promise<NlmResult<T>> {
  const asked = await askNlm(account, request, shape);
  if (asked.status !== 'unknown') return asked;
  const cause = await getNotebook(account, notebook);
  return cause.status === 'ok' ? asked : { ...cause, wasSent: asked.wasSent };
}
