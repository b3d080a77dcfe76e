// `phase context N`: writes the CONTEXT of a phase from answers, or says how answers look.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { openPhase } from '../../app/planning/documents/open-phase.ts';
import { openPlanning } from '../../app/planning/documents/read-project.ts';
import { writeContext } from '../../app/planning/writing/write-context.ts';
import { noSuchPhase } from '../../core/planning/phases/find-phase.ts';
import { contextExample, contextRules } from '../../core/planning/writing/context-document.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, json, type Verb, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';
import { namedFolder } from '../named-path.ts';
import { invalidAnswers, readAnswersFile } from './project-noun.ts';

export const context: Verb = {
  options: { ...json, from: { type: 'string' }, update: { type: 'boolean' }, schema: { type: 'boolean' } },
  words: { least: 1, most: 2, names: 'a phase, and the project folder' },
  run,
};

/** As JSON `{status, file, commit}` or `{status: 'invalid', problems: [{where, message}]}`. */
async function run(call: VerbCall): Promise<Outcome> {
  const asJson = isSet(call.values, 'json');
  if (isSet(call.values, 'schema')) return doneJson({ rules: contextRules, example: contextExample });
  const read = readAnswersFile(call);
  if (read.status === 'refused') return read.outcome;
  const folder = namedFolder(call, call.words[1]);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === 'refused') return failed(opened.reason);
  const number = call.words[0] ?? '';
  const phase = openPhase(opened.project, number);
  if (phase === null) return failed(noSuchPhase(opened.project.phases, number));
  const written = await writeContext(phase, read.value, { update: isSet(call.values, 'update') });
  if (written.status === 'refused') return failed(written.reason);
  if (written.status === 'invalid') return invalidAnswers(written.problems, asJson);
  return asJson
    ? doneJson(written)
    : done(prose`${quoteName(written.file)}\nCommit: ${quoteName(written.commit.status)}.`);
}
