// The user's own model, if the settings name one: it puts a text into the template and names the link between two
// notes. Both are proposals: such a note is marked for review, and such a link has no effect.

import { askModel, type ModelEndpoint } from '../../adapters/model/ask-model.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { renderLinkQuestion } from '../../core/memory/memory-text.ts';
import { readTemplate, renderTemplate, TEMPLATE } from '../../core/memory/template.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Linked, linkNotes, type WantedLink } from './link-notes.ts';

type ModelPlace = Pick<Workspace, 'userFolder' | 'env'>;

/** Null unless the user has named a model. */
export function ownModel({ userFolder, env }: ModelPlace): ModelEndpoint | null {
  const { model } = readUserSettings(userFolder).settings;
  return model === null || model.chat === null
    ? null
    : { endpoint: model.endpoint, model: model.chat, key: env.MSW_MODEL_KEY || null };
}

export type Restructured =
  | { readonly status: 'ok'; readonly text: string }
  /** A sentence. */
  | { readonly status: 'none'; readonly notice: string };

/** In the template, with the original text below. */
export async function restructureNote(model: ModelEndpoint, text: string): Promise<Restructured> {
  const asked = await askModel(model, `${QUESTION}\n\n${text}`);
  if (asked.status === 'none')
    return { status: 'none', notice: `${model.model} gave no usable answer: ${asked.reason}.` };
  const { parts, problems } = readTemplate(withoutFence(asked.text));
  if (problems.length > 0)
    return { status: 'none', notice: `${model.model} did not put it into the template either.` };
  return { status: 'ok', text: renderTemplate({ ...parts, original: text.trim() }) };
}

const QUESTION = `Put the memory below into this template. Use only what it says; where it gives no reason, write "It was not given." Respond with the filled template and nothing else.

${TEMPLATE}

MEMORY:`;

/** Models like to wrap their answer in a code fence. */
function withoutFence(text: string): string {
  return /^\s*```[^\n]*\n([\s\S]*?)\n```\s*$/.exec(text)?.[1] ?? text.trim();
}

/** The confidence of a small model's answer, too low to have an effect. */
const PROPOSED = 0.6;

/** Lets the model name the link between two notes; without a model nothing is linked. */
export async function linkByModel(
  workspace: Workspace,
  wanted: WantedLink,
): Promise<Linked | { readonly status: 'refused'; readonly reason: string }> {
  const model = ownModel(workspace);
  if (model === null)
    return refused('No model is named: "model" in settings.json of the user folder names one.');
  const linked = await linkNotes(workspace, { ...wanted, type: '?' });
  if (linked.status !== 'question') return linked;
  const asked = await askModel(model, renderLinkQuestion(linked.a, linked.b));
  if (asked.status === 'none') return refused(`${model.model} gave no usable answer: ${asked.reason}.`);
  const source = plainLine(model.model, 60);
  return linkNotes(workspace, { ...wanted, type: asked.text, answer: true, confidence: PROPOSED, source });
}

function refused(reason: string): { readonly status: 'refused'; readonly reason: string } {
  return { status: 'refused', reason };
}
