import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { createProject } from '../../app/planning/writing/create-project.ts';
import { readJsonObject } from '../../core/planning/documents/json-object.ts';
import { projectExample, projectRules } from '../../core/planning/writing/project-example.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import { proseJson } from '../../core/text/prose-json.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import {
  isSet,
  json,
  type Noun,
  noWords,
  project as projectOption,
  textOf,
  type VerbCall,
} from '../frame/noun.ts';
import { projectFolder } from '../frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';
import { namedPath } from '../named-path.ts';

export const project: Noun = {
  help: prose`msw-protocol project VERB [--json]

  new --from FILE   writes PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from the answers in FILE (JSON),
                    all or none, and commits them; nothing is overwritten
  schema            the answers as an example, with their rules

Exit code 1: the answers cannot be used; each problem says how to fix it.`,
  verbs: {
    new: {
      options: { ...json, ...projectOption, from: { type: 'string' } },
      words: noWords,
      run: create,
    },
    schema: { options: json, words: noWords, run: schema },
  },
};

/** As JSON `{status, files, commit}` or `{status: 'invalid', problems: [{where, message}]}`. */
async function create(call: VerbCall): Promise<Outcome> {
  const read = readAnswersFile(call);
  if (read.status === 'refused') return read.outcome;
  const folder = projectFolder(call);
  if (folder.status === 'refused') return failed(folder.reason);
  const created = await createProject(folder.path, read.value);
  if (created.status === 'refused') return failed(created.reason);
  const asJson = isSet(call.values, 'json');
  if (created.status === 'invalid') return invalidAnswers(created.problems, asJson);
  if (asJson) return doneJson(created);
  const { commit, files } = created;
  const note =
    'hash' in commit
      ? prose`Committed as ${quoteName(commit.hash.slice(0, 7))}.`
      : prose`Not committed: ${quoteLine('reason' in commit ? commit.reason : commit.status, 300)}.`;
  return done(joinProse([...files.map((file) => quoteName(file)), note], '\n'));
}

/** One JSON document; its rules stand beside the example. */
function schema({ values }: VerbCall): Outcome {
  if (isSet(values, 'json')) return doneJson({ rules: projectRules, example: projectExample });
  const rules = joinProse(
    projectRules.map((rule) => prose`- ${rule}`),
    '\n',
  );
  return done(prose`${rules}\n\n${proseJson(projectExample)}`);
}

type AnswersFile =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'refused'; readonly outcome: Outcome };

/** The JSON that `--from` names. */
export function readAnswersFile(call: VerbCall): AnswersFile {
  const from = textOf(call.values, 'from');
  if (from === null)
    return { status: 'refused', outcome: misused('Name the file with the answers: --from FILE.') };
  const open = namedPath(call, from);
  if (open.status === 'refused') return { status: 'refused', outcome: failed(open.reason) };
  const { path } = open;
  const file = readText(path, named);
  if (file.status !== 'ok') {
    const why = file.status === 'refused' ? `, ${file.reason}` : '';
    return { status: 'refused', outcome: failed(`${path} cannot be read${why}: write the answers there.`) };
  }
  const read = readJsonObject(file.text);
  if (read.status === 'ok') return read;
  return {
    status: 'refused',
    outcome: failed(`${path} is no JSON object (${plainLine(read.reason, 200)}): correct it.`),
  };
}

export function invalidAnswers(
  problems: readonly { readonly where: string; readonly message: string }[],
  asJson: boolean,
): Outcome {
  const text = asJson
    ? doneJson({ status: 'invalid', problems }).text
    : done(
        joinProse(
          problems.map(({ where, message }) => prose`- ${quoteLine(`${where}: ${message}`, 300)}`),
          '\n',
        ),
      ).text;
  const problem = `The answers cannot be used: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Fix each and try again.`;
  return { code: 1, text, problem };
}
