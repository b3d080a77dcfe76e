// One question to several notebooks, each of which is asked as if it were the only one.

import * as z from 'zod/mini';
import { notAskedText } from '../../../core/notebook/notebook-words.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { chosenNotebook } from '../../notebook/chosen-notebook.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, list, word } from '../operation/inputs.ts';
import { operation, type Result, refused } from '../operation/operation.ts';
import { type Answered, answerText, askOne } from './notebook-query-operation.ts';

export const queryAcross = operation({
  name: 'notebook cross',
  about: 'Ask several notebooks the same question; each costs one',
  effect: 'asks',
  tool: {
    name: 'cross_notebook_query',
    about: 'Ask several notebooks the same question; each costs quota',
    takes: { question: 'one question', notebook: 'names or ids' },
    aliases: { query: 'question', notebook_names: 'notebook', timeout: 'timeout' },
    isSpare: true,
    isLong: true,
  },
  inputs: {
    question: word('one question in quotes'),
    notebook: list('NAME', 'one of them; repeat it'),
    timeout: count('SECONDS', 'for each; by default 300', [1, 9999]),
  },
  needs: [['notebook']],
  run: ({ tell, ...place }, { question, notebook, timeout }) =>
    inWorkspace<Across>({ ...place, tell }, async (workspace) => {
      const names = namesOf(workspace, notebook);
      if ('reason' in names) return refused(names.reason);
      const asked: Asked[] = [];
      for (const name of names.known) {
        tell(`${name} is asked`);
        const one = { notebook: name, question, conversation: null, source: [], timeout };
        asked.push(askedOf(name, await askOne(workspace, one)));
      }
      return resultOf(asked);
    }),
  text: ({ asked }) =>
    joinProse(
      asked.map(({ notebook, answer, reason }) =>
        answer === null
          ? prose`${quoteName(notebook, 80)} gave no answer: ${quoteLine(reason ?? '', 600)}`
          : answerText(answer),
      ),
      '\n\n',
    ),
  fields: {
    schema: z.object({ answered: z.array(z.string()) }),
    of: ({ asked }) => ({
      answered: asked.flatMap(({ notebook, answer }) => (answer === null ? [] : quoteName(notebook, 80))),
    }),
  },
});

interface Across {
  readonly asked: readonly Asked[];
}

interface Asked {
  readonly notebook: string;
  /** Null when nobody could be asked, for `reason`. */
  readonly answer: Answered | null;
  readonly reason: string | null;
}

/** Each notebook once; none is asked unless all may be. */
function namesOf(
  workspace: Workspace,
  named: readonly string[],
): { readonly known: readonly string[] } | { readonly reason: string } {
  const known = new Set<string>();
  for (const name of named) {
    const chosen = chosenNotebook(workspace, name.trim());
    if (chosen.status !== 'chosen') return { reason: `NotebookLM was not asked: ${notAskedText(chosen)}.` };
    known.add(chosen.notebook);
  }
  return { known: [...known] };
}

function askedOf(notebook: string, result: Result<Answered>): Asked {
  return result.status === 'done'
    ? { notebook, answer: result.value, reason: result.notice ?? null }
    : { notebook, answer: null, reason: result.reason };
}

function resultOf(asked: readonly Asked[]): Result<Across> {
  const value = { asked };
  const silent = asked.filter(({ answer }) => answer === null);
  if (silent.length === asked.length)
    return { status: 'failed', value, reason: 'None of the notebooks gave an answer.' };
  const notices = asked.flatMap(({ answer, reason }) => (answer === null ? [] : (reason ?? [])));
  return { status: 'done', value, notice: notices.length === 0 ? undefined : notices.join(' ') };
}
