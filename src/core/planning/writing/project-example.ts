// An example of the answers for a new project, and in a few lines what each part means: `project schema`.

import { type Prose, prose } from '../../text/prose.ts';
import type { ProjectAnswers } from './project-answers.ts';

export const projectExample: ProjectAnswers = {
  name: 'Till',
  what: 'A command line that keeps a small shop’s till. For shopkeepers without an accountant.',
  coreValue: 'The sum in the till is always right.',
  requirements: [
    { id: 'SALE-01', category: 'Sales', text: 'User can record a sale' },
    {
      id: 'SALE-02',
      category: 'Sales',
      text: 'User can undo the last sale',
      source: 'docs/research/tills.md#undo',
    },
    { id: 'REP-01', category: 'Reports', text: 'User can print the sum of a day' },
  ],
  later: [{ id: 'REP-02', category: 'Reports', text: 'User can send the report by mail' }],
  outOfScope: [{ what: 'Card payments', why: 'Needs a certified device' }],
  validated: [],
  context: ['Runs on an old laptop without a network.'],
  constraints: [{ type: 'Tech stack', what: 'Node 20, no database', why: 'What the laptop has' }],
  decisions: [{ what: 'Append-only file of sales', why: 'Nothing gets lost' }],
  references: [{ path: 'docs/research/tills.md', about: 'How tills are audited' }],
  overview: 'First sales are recorded safely, then a day can be summed up.',
  phases: [
    {
      name: 'Sales',
      goal: 'Sales are recorded and can be undone',
      dependsOn: [],
      requirements: ['SALE-01', 'SALE-02'],
      criteria: ['A recorded sale is still there after a restart', 'The last sale can be undone'],
      sources: ['docs/research/tills.md#undo'],
    },
    {
      name: 'Reports',
      goal: 'A day can be summed up',
      dependsOn: [1],
      requirements: ['REP-01'],
      criteria: ['The sum of a day is printed', 'A day without sales prints 0'],
      sources: [],
    },
  ],
  settings: {
    mode: 'interactive',
    granularity: 'standard',
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true,
  },
};

export const projectRules: readonly Prose[] = [
  prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  prose`validated is what an existing codebase already does.`,
];
