// Writes the documents of a new project from answers that Claude wrote down after the dialogue with the user.

import { projectExample, projectRules } from '../../core/planning/writing/project-answers.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { proseJson } from '../../core/text/prose-json.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { createProject } from '../planning/writing/create-project.ts';
import { type Answered, answersText, invalidAnswers, readAnswersFile } from './answers-file.ts';
import { path } from './inputs.ts';
import { done, type Operation, operation } from './operation.ts';

const create = operation({
  name: 'project new',
  about:
    'Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten',
  effect: 'writes',
  inputs: { from: path('FILE', 'the answers, as JSON') },
  run: async ({ folder }, { from }) => {
    const read = readAnswersFile(from);
    if (read.status !== 'ok') return read;
    const created = await createProject(folder, read.value);
    if (created.status === 'refused') return created;
    return created.status === 'invalid' ? invalidAnswers(created.problems) : done(created);
  },
  text: (value: Answered<Extract<Awaited<ReturnType<typeof createProject>>, { status: 'done' }>>) =>
    answersText(value, ({ files, commit }) => {
      const note: Prose =
        'hash' in commit
          ? prose`Committed as ${quoteName(commit.hash.slice(0, 7))}.`
          : prose`Not committed: ${quoteLine('reason' in commit ? commit.reason : commit.status, 300)}.`;
      return joinProse([...files.map((file) => quoteName(file)), note], '\n');
    }),
});

const schema = operation({
  name: 'project schema',
  about: 'Show how answers look: their rules, and an example',
  effect: 'reads',
  inputs: {},
  run: () => done({ rules: projectRules, example: projectExample }),
  text: ({ rules, example }) => {
    const list = rules.map((rule) => prose`- ${rule}`);
    return prose`${joinProse(list, '\n')}\n\n${proseJson(example)}`;
  },
});

export const projectOperations: readonly Operation[] = [create, schema];
