import { named } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { explainTurn } from '../../app/explain/explain-turn.ts';
import { renderExplanation } from '../../core/report/explanation.ts';
import { namedPath } from '../frame/named-path.ts';
import { isSet, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';

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
  const file = readJson(path, named);
  if (file.status === 'ok') return file;
  const wanted = 'name a file with the JSON that a hook got on stdin.';
  if (file.status === 'missing') return { status: 'refused', reason: `${path} cannot be read: ${wanted}` };
  const what = file.status === 'corrupt' ? 'is not JSON' : 'cannot be read';
  return { status: 'refused', reason: `${path} ${what}, ${file.reason}: ${wanted}` };
}
