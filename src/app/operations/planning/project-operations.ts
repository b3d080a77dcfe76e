// Writes the documents of a new project from answers that Claude wrote down after the dialogue with the user.

import { projectExample, projectRules } from '../../../core/planning/writing/project-answers.ts';
import { createProject } from '../../planning/writing/create-project.ts';
import { path } from '../operation/inputs.ts';
import { done, type Operation, operation } from '../operation/operation.ts';
import {
  type AnswersRead,
  answersText,
  invalidAnswers,
  readAnswersFile,
  schemaOperation,
  writtenText,
} from './answers-file.ts';

const create = operation({
  name: 'project new',
  about:
    'Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten',
  effect: 'writes',
  grant: { to: ['init'], options: ['from'] },
  inputs: { from: path('FILE', 'the answers, as JSON') },
  run: async ({ folder }, { from }) => {
    const read = readAnswersFile(from);
    if (read.status !== 'ok') return read;
    const created = await createProject(folder, read.value);
    if (created.status === 'refused') return created;
    return created.status === 'invalid' ? invalidAnswers(created.problems) : done(created);
  },
  text: (value: AnswersRead<Extract<Awaited<ReturnType<typeof createProject>>, { status: 'done' }>>) =>
    answersText(value, ({ files, commit }) => writtenText(files, commit)),
});

const schema = schemaOperation('project schema', 'Show how answers look: their rules, and an example', {
  rules: projectRules,
  example: projectExample,
});

export const projectOperations: readonly Operation[] = [create, schema];
