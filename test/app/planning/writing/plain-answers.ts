// The example answers of a new project without what they refer to, so that they fit an empty folder.

import {
  type ProjectAnswers,
  projectExample,
} from '../../../../src/core/planning/writing/project-answers.ts';

export const plainAnswers: ProjectAnswers = {
  ...projectExample,
  references: [],
  requirements: projectExample.requirements.map(({ id, category, text }) => ({ id, category, text })),
  phases: projectExample.phases.map((phase) => ({ ...phase, sources: [] })),
};
