// A question over a vault of notes.

import * as z from 'zod/mini';
import { textToSend } from '../../../adapters/secrets/text-to-send.ts';
import { agreesInTerminal } from '../../../adapters/user/ask-in-terminal.ts';
import { askVault } from '../../../core/ask/ask-vault.ts';
import type { AskProgress, AskResult, UploadPreview } from '../../../core/ask/work.ts';
import { renderAsk } from '../../../core/report/vault-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { vaultCures } from '../../ask/cures.ts';
import { flag, text, word } from '../operation/inputs.ts';
import { type Called, misused, type Operation, operation, type Result } from '../operation/operation.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';
import { askFlags, flagProblem, settingInputs } from './ask-flags.ts';
import { inVault, vaultDir } from './in-vault.ts';

const ask = operation({
  name: 'ask',
  examples: ['"Which options were rejected?"'],
  about:
    'Answer a question from the right notes of a vault, through its one notebook or from the notes alone',
  effect: 'asks',
  slash: '/msw:ask',
  tool: {
    name: 'vault_ask',
    about: 'Ask the notes of a vault; answers, or gives passages to answer from',
    takes: {
      question: 'one question',
      dir: 'the vault',
      conversation: 'to continue',
      new: 'begin anew',
      local: 'ask no notebook',
    },
    isLong: true,
  },
  inputs: {
    question: word('one question in quotes'),
    dir: vaultDir,
    conversation: text('ID', 'continue this conversation; by default the last one'),
    new: flag('begin a new conversation'),
    local: flag('answer from the notes alone: nothing leaves this machine'),
    yes: flag('agree to the first upload, and to making the notebook'),
    ...settingInputs,
  },
  run: (place, asked) => {
    const { question, dir, conversation, yes } = asked;
    if (asked.new && conversation !== null)
      return misused(
        `${place.words.input('new')} and ${place.words.input('conversation')} exclude each other.`,
      );
    const problem = flagProblem(place, asked);
    if (problem !== null) return misused(problem);
    const refusal = yes ? refuseToClaude(place.caller, `ask ${place.words.input('yes') ?? ''}`.trim()) : null;
    if (refusal !== null) return refusal;
    return inVault<Told>(place, { dir, flags: askFlags(asked) }, async (shell) => {
      const { ports, settings, vault } = shell;
      const free = textToSend(question.trim());
      const result = await askVault(ports, {
        ...{ question: free, settings, isLocal: asked.local, isStopped: () => false },
        conversation: conversationOf(asked),
        mayUpload: (preview) => (yes ? Promise.resolve(true) : agreesTo(place, preview)),
        tell: progressOn(place),
        afterwards: place.afterwards ?? (() => {}),
      });
      const notebookId = result.notebook ?? String((await ports.store.read()).settings.notebookId ?? '');
      const cures = { root: vault.root, notebookId: notebookId || null, question: free };
      return toldOf({ result, cures });
    });
  },
  json: ({ result }) => askJson(result),
  text: ({ result, cures }) => renderAsk(result, vaultCures(cures)),
  fields: {
    schema: z.object({ conversation: z.string(), mode: z.optional(z.string()) }),
    of: ({ result: { conversation, mode } }) => ({
      conversation: quoteName(conversation, 80),
      mode: mode === null ? undefined : quoteName(mode, 20),
    }),
  },
});

export const askOperations: readonly Operation[] = [ask];

interface Told {
  readonly result: AskResult;
  readonly cures: Parameters<typeof vaultCures>[0];
}

function toldOf(value: Told): Result<Told> {
  const { mode, notices } = value.result;
  if (mode !== null)
    return { status: 'done', value, notice: notices.map(({ message }) => message).join(' ') || undefined };
  return { status: 'failed', value, reason: notices[0]?.message ?? 'Nothing answered.' };
}

function conversationOf({
  conversation,
  new: isNew,
}: {
  readonly conversation: string | null;
  readonly new: boolean;
}): Parameters<typeof askVault>[1]['conversation'] {
  if (conversation !== null) return { kind: 'id', id: conversation };
  return { kind: isNew ? 'new' : 'last' };
}

/** As scripts read it. */
export function askJson(result: AskResult): unknown {
  const { conversation, mode, answer, notebook, conversationId, selection, uploaded, evicted, errors } =
    result;
  return {
    ...{ conversation, mode, answer },
    ...(notebook !== null && { notebook }),
    ...(conversationId !== null && { conversationId }),
    selection,
    passages: result.passages.map(({ path, headings, line, text: words }) => ({
      ...{ path, line, text: words },
      ...(headings.length > 0 && { heading: headings.join(' > ') }),
    })),
    ...{ uploaded, evicted, errors },
  };
}

/** Shows a person what would be uploaded; without one, nothing is. */
async function agreesTo({ caller, tell }: Called, preview: UploadPreview): Promise<boolean> {
  if (caller.mark !== null || !caller.isTerminal) return false;
  for (const line of previewLines(preview)) tell(line);
  return agreesInTerminal('Upload them?');
}

export function previewLines({
  notebookId,
  notebookTitle,
  mayBeSecond,
  notes,
}: UploadPreview): readonly string[] {
  const where = notebookId === null ? `a new notebook, "${notebookTitle}"` : `the notebook ${notebookId}`;
  return [
    `These notes would be uploaded to ${where} of Gemini Notebook (formerly NotebookLM), without secrets:`,
    ...notes.map(({ path, characters }) => `  ${path} (${countOf(characters, 'character')})`),
    ...(mayBeSecond
      ? ['An earlier attempt may have made the notebook already: this may make a second one.']
      : []),
  ];
}

export function progressOn({ show }: Pick<Called, 'show'>): (progress: AskProgress) => void {
  return (progress) => {
    const line = progressLine(progress);
    show([line], line);
  };
}

function progressLine(progress: AskProgress): string {
  if (progress.stage === 'searching') return 'Searching the notes';
  if (progress.stage === 'asking') return `Asking the notebook about ${progress.sources} of its sources`;
  const verb = progress.stage === 'uploading' ? 'Uploaded' : 'Deleted';
  return `${verb} ${progress.done} of ${progress.total}`;
}
