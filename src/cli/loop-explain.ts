// `loop explain`: what MSW would answer to a saved hook input.

import { readFileSync } from 'node:fs';
import { explainTurn } from '../app/explain/explain-turn.ts';
import { renderExplanation } from '../core/report/explanation.ts';
import { namedPath } from './named-path.ts';
import { isSet, type VerbCall } from './noun.ts';
import { openProject } from './open-project.ts';
import { done, doneJson, failed, type Outcome } from './outcome.ts';

export async function explainInput(call: VerbCall): Promise<Outcome> {
  const named = namedPath(call, call.words[0] ?? '');
  if (named.status === 'refused') return failed(named.reason);
  const { path } = named;
  const input = readInput(path);
  if (input.status === 'refused') return failed(input.reason);
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const runChecks = isSet(call.values, 'run-checks');
  const explained = await explainTurn(opened.workspace, input.value, { runChecks });
  if (explained.status === 'refused') return failed(`${path}: ${explained.reason}`);
  const { explanation } = explained;
  return isSet(call.values, 'json') ? doneJson(explanation) : done(renderExplanation(explanation));
}

type Input =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'refused'; readonly reason: string };

function readInput(path: string): Input {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {
      status: 'refused',
      reason: `${path} cannot be read: name a file with the JSON that a hook got on stdin.`,
    };
  }
  try {
    return { status: 'ok', value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return {
      status: 'refused',
      reason: `${path} holds no JSON: name a file with the JSON that a hook got on stdin.`,
    };
  }
}
