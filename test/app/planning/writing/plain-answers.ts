// The example answers for a new project without the references, so that they fit an empty folder.

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
