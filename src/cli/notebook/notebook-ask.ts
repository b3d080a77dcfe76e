// `notebook query`: one question, one answer on stdout, so that a script can use it. An agent gets it fenced.

import { askNotebook } from '../../app/notebook/ask-notebook.ts';
import { chosenNotebook, projectNotebook } from '../../app/notebook/chosen-notebook.ts';
import type { NotebookOutcome } from '../../app/notebook/notebook-question.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { fence } from '../../core/text/fence.ts';
import { harmless } from '../../core/text/harmless.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, textOf, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, doneRaw, failed, misused, type Outcome } from '../frame/outcome.ts';

const SECONDS = 300;
const LONGEST = 100_000;

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
  const problem = outcome.notices.length === 0 ? null : outcome.notices.join(' ');
  return { ...shown(call, outcome), problem };
}

function shown(call: VerbCall, asked: Extract<NotebookOutcome, { status: 'answered' }>): Outcome {
  const { answer, profile, notebook, conversationId: conversation } = asked;
  const text = harmless(answer.text).trimEnd();
  if (isSet(call.values, 'json'))
    return doneJson({ answer: text, citations: answer.citations, profile, notebook, conversation });
  if (call.caller.mark === null) return doneRaw(`${text}\n`);
  return done(fence(text, { cap: LONGEST, label: prose`the notebook ${quoteName(notebook, 80)}` }));
}

function sourcesOf({ values }: VerbCall): { readonly sourceIds?: readonly string[] } {
  const given = values.source;
  const sourceIds = (Array.isArray(given) ? given : [given]).filter((id) => typeof id === 'string');
  return sourceIds.length === 0 ? {} : { sourceIds };
}
