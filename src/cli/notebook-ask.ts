// `notebook query`: one question, one answer on stdout, so that a plan, a hook or a shell can call it.

import { askNotebook } from '../app/notebook/ask-notebook.ts';
import { chosenNotebook, projectNotebook } from '../app/notebook/chosen-notebook.ts';
import { harmless } from '../core/guidance/harmless.ts';
import { notAskedText } from '../core/quota/notebook-words.ts';
import { isSet, textOf, type VerbCall } from './noun.ts';
import { openProject } from './open-project.ts';
import { failed, misused, type Outcome } from './outcome.ts';

const SECONDS = 300;

/** As JSON `{answer, citations, profile, notebook, conversation}`. */
export async function ask(call: VerbCall): Promise<Outcome> {
  const { values, words } = call;
  const question = words[0]?.trim() ?? '';
  if (question === '') return misused('notebook query needs one question in quotes.');
  const timeout = textOf(values, 'timeout') ?? String(SECONDS);
  if (!/^[1-9]\d{0,3}$/.test(timeout)) return misused('--timeout needs a number of seconds such as 120.');
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const { workspace } = opened;
  const named = textOf(values, 'notebook');
  const chosen = named === null ? projectNotebook(workspace) : chosenNotebook(workspace, named);
  if (chosen.status === 'none') return misused('choose a notebook first: notebook use ID --profile P.');
  if (chosen.status === 'refused') return failed(`NotebookLM was not asked: ${notAskedText(chosen)}.`);
  const { notebook } = chosen;
  const outcome = await askNotebook(workspace, {
    notebook,
    question,
    conversationId: textOf(values, 'conversation'),
    ...sourcesOf(call),
    purpose: 'ask',
    deadlineMs: Number(timeout) * 1000,
  });
  if (outcome.status === 'none') return failed(outcome.notice);
  const { answer, profile, conversationId } = outcome;
  const text = harmless(answer.text).trimEnd();
  const shown = isSet(values, 'json')
    ? JSON.stringify(
        {
          answer: text,
          citations: answer.citations,
          profile,
          notebook: outcome.notebook,
          conversation: conversationId,
        },
        null,
        2,
      )
    : text;
  const problem = outcome.notices.length === 0 ? null : outcome.notices.join(' ');
  return { code: 0, text: `${shown}\n`, problem };
}

function sourcesOf({ values }: VerbCall): { readonly sourceIds?: readonly string[] } {
  const given = values.source;
  const sourceIds = (Array.isArray(given) ? given : [given]).filter((id) => typeof id === 'string');
  return sourceIds.length === 0 ? {} : { sourceIds };
}
