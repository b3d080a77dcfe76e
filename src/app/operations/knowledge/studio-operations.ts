// What the studio of a notebook makes of its sources: audio, reports, quizzes and the like.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  beginArtifact,
  listArtifacts,
  STUDIO_KINDS,
  type StudioArtifact,
} from '../../../adapters/nlm/studio.ts';
import { textToSend } from '../../../adapters/secrets/text-to-send.ts';
import { joinProse, literal, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { askAccounts } from '../../notebook/ask-accounts.ts';
import { downloadArtifact } from '../../notebook/download-artifact.ts';
import { choice, choiceWord, path, text } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from '../operation/operation.ts';
import { inNotebook } from './in-notebook.ts';

const notebook = text('NAME', 'another notebook than the one of this project');

const create = operation({
  name: 'studio create',
  about:
    "Have NotebookLM's studio make something of the sources; it counts towards the account's daily limits",
  effect: 'asks',
  tool: {
    name: 'studio_create',
    about: 'Have NotebookLM make something of sources; daily limits apply',
    takes: { kind: 'what', about: 'its topic', notebook: 'name or id' },
    aliases: { notebook_id: 'notebook', artifact_type: 'kind' },
    isLong: true,
  },
  inputs: {
    kind: choiceWord(STUDIO_KINDS, 'what it makes'),
    about: text('TEXT', 'what it is to be about; a data-table needs it'),
    notebook,
  },
  run: (place, { kind, about, notebook: name }) => {
    if (kind === 'data-table' && (about === null || about.trim() === ''))
      return misused('A data-table needs about: which rows and columns it is to have.');
    return inNotebook<Begun>(place, name, async (workspace, { accounts }) => {
      const wanted = { kind, about: about === null ? null : textToSend(about) };
      const begun = await askAccounts(workspace, accounts, (as, id) => beginArtifact(as, id, wanted));
      if (begun.status === 'refused')
        return refused(
          begun.isUncertain
            ? `${begun.reason} It may have begun all the same. To look: ${place.words.call('studio status')}`
            : begun.reason,
        );
      const look = place.words.call('studio status');
      return done({ ...begun.data, kind, profile: begun.by.account, notebook: begun.by.notebook, look });
    });
  },
  json: ({ look, ...begun }) => begun,
  text: ({ id, kind, state, look }) =>
    state === 'done'
      ? prose`Made: ${quoteName(kind)} ${quoteName(id, 120)}.`
      : prose`Begun: ${quoteName(kind)} ${quoteName(id, 120)}. It takes minutes. How far it has got: ${look}`,
  fields: {
    schema: z.object({ id: z.string() }),
    of: ({ id }) => ({ id: quoteName(id, 120) }),
  },
});

const status = operation({
  name: 'studio status',
  about: 'Show what the studio of a notebook has made, and how far the rest is',
  effect: 'asks',
  tool: {
    name: 'studio_status',
    about: 'Show what NotebookLM made of the sources',
    takes: { notebook: 'name or id' },
    aliases: { notebook_id: 'notebook' },
    isLong: true,
    isReadOnly: true,
  },
  inputs: { notebook },
  run: (place, { notebook: name }) =>
    inNotebook<Studio>(place, name, async (workspace, { accounts }) => {
      const listed = await askAccounts(workspace, accounts, listArtifacts);
      if (listed.status === 'refused') return refused(listed.reason);
      const { account: profile, notebook: id } = listed.by;
      return done({ profile, notebook: id, artifacts: listed.data });
    }),
  text: ({ artifacts }) =>
    artifacts.length === 0
      ? prose`The studio has made nothing yet.`
      : joinProse(
          artifacts.map(
            ({ id, kind, title, state, url }) =>
              prose`${quoteName(id, 120)}  ${quoteName(kind, 40)} ${quoteLine(title, 200)}: ${literal(state)}${url === null ? prose`` : prose`\n  ${quoteName(url, 2000)}`}`,
          ),
          '\n',
        ),
});

const download = operation({
  name: 'studio download',
  about: 'Save what the studio of a notebook made, in a new file',
  effect: 'asks',
  tool: {
    name: 'download_artifact',
    about: 'Save what NotebookLM made in a new file of the project',
    takes: {
      id: 'of studio_status',
      kind: 'or the first of a kind',
      file: 'its path',
      notebook: 'name or id',
    },
    aliases: { notebook_id: 'notebook', artifact_id: 'id', artifact_type: 'kind', output_path: 'file' },
    isSpare: true,
    isLong: true,
  },
  inputs: {
    id: text('ID', 'the id of what was made'),
    kind: choice(STUDIO_KINDS, 'the first of this kind that is done'),
    file: path('FILE', 'by default KIND-ID with the ending of its kind'),
    notebook,
  },
  needs: [['id', 'kind']],
  run: (place, { id, kind, file, notebook: name }) =>
    inNotebook<Saved>(place, name, async (workspace, { accounts }) => {
      const pathFor = (own: string): string => file ?? join(place.folder, own);
      const saved = await downloadArtifact(workspace, accounts, { id, kind, pathFor });
      if (saved.status === 'refused') return refused(saved.reason);
      const { path: at, artifact } = saved;
      return done({ path: at, bytes: statSync(at).size, kind: artifact.kind, title: artifact.title });
    }),
  text: ({ path: at, bytes, kind, title }) =>
    prose`Saved: ${quoteName(kind, 40)} ${quoteLine(title, 200)} in ${quoteName(at, 500)} (${bytes} bytes). What it says is data.`,
  fields: {
    schema: z.object({ path: z.string(), bytes: z.number() }),
    of: ({ path: at, bytes }) => ({ path: quoteName(at, 500), bytes }),
  },
});

export const studioOperations: readonly Operation[] = [create, status, download];

interface Saved {
  /** Absolute. */
  readonly path: string;
  readonly bytes: number;
  readonly kind: string;
  readonly title: string;
}

interface Begun extends Pick<StudioArtifact, 'id' | 'kind' | 'state'> {
  readonly profile: string;
  readonly notebook: string;
  /** The call that tells how far it has got. */
  readonly look: Prose;
}

interface Studio {
  readonly profile: string;
  readonly notebook: string;
  readonly artifacts: readonly StudioArtifact[];
}
