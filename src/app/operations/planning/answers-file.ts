// Reads the JSON answers for a planning document from the file that `--from` names, and reports what is wrong.

import { named } from '../../../adapters/files/place.ts';
import { readText, whyUnread } from '../../../adapters/files/read-file.ts';
import { readJsonObject } from '../../../core/planning/documents/json-object.ts';
import type { AnswerProblem, InvalidAnswers } from '../../../core/planning/writing/project-answers.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { proseJson } from '../../../core/text/prose-json.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import type { PlanningCommit } from '../../planning/documents/commit-planning.ts';
import {
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from '../operation/operation.ts';

export type AnswersRead<Written> = Written | InvalidAnswers;

export function readAnswersFile(
  from: string | null,
): { readonly status: 'ok'; readonly value: unknown } | Refusal {
  if (from === null) return misused('Name the file with the answers: --from FILE.');
  const file = readText(from, named);
  if (file.status !== 'ok')
    return refused(`${from} cannot be read: ${whyUnread(file)}. Write the answers there.`);
  const read = readJsonObject(file.text);
  if (read.status === 'ok') return read;
  return refused(`${from} is not a JSON object (${plainLine(read.reason, 200)}): correct it.`);
}

export function invalidAnswers(problems: readonly AnswerProblem[]): Result<InvalidAnswers> {
  const count = `${countOf(problems.length, 'problem')}`;
  const reason = `The answers cannot be used: ${count}. Fix each and try again.`;
  return { status: 'failed', value: { status: 'invalid', problems }, reason };
}

export function answersText<Written extends { readonly status: 'done' }>(
  value: AnswersRead<Written>,
  written: (value: Written) => Prose,
): Prose {
  if (value.status !== 'invalid') return written(value);
  const lines = value.problems.map(
    ({ where, message }) => prose`- ${quoteLine(`${where}: ${message}`, 300)}`,
  );
  return joinProse(lines, '\n');
}

/** `NOUN schema`: how the answers look. */
export function schemaOperation(
  name: string,
  about: string,
  { rules, example }: { readonly rules: readonly Prose[]; readonly example: object },
): Operation {
  return operation({
    name,
    about,
    effect: 'reads',
    grant: { to: ['init'] },
    inputs: {},
    run: () => done({ rules, example }),
    text: () => {
      const list = rules.map((rule) => prose`- ${rule}`);
      return prose`${joinProse(list, '\n')}\n\n${proseJson(example)}`;
    },
  });
}

/** The written files, and what became of their commit. */
export function writtenText(files: readonly string[], commit: PlanningCommit): Prose {
  const note =
    'hash' in commit
      ? prose`Committed as ${quoteName(commit.hash.slice(0, 7))}.`
      : prose`Not committed: ${quoteLine('reason' in commit ? commit.reason : commit.status, 300)}.`;
  return joinProse([...files.map((file) => quoteName(file)), note], '\n');
}
