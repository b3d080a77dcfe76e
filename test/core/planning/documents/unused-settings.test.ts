import { expect, it } from 'vitest';
import { readPlanningConfig } from '../../../../src/core/planning/documents/planning-settings.ts';
import { unusedSettings } from '../../../../src/core/planning/documents/unused-settings.ts';

const unusedIn = (settings: unknown) => unusedSettings(readPlanningConfig(JSON.stringify(settings)).config);

it('names what is set and steers nothing here', () => {
  expect(
    unusedIn({
      mode: 'yolo',
      model_profile: 'quality',
      workflow: { test_command: 'make check', verifier: false, research: false },
      git: { branching_strategy: 'phase' },
      planning: { sub_repos: ['api'] },
    }),
  ).toEqual([
    'model_profile',
    'workflow.verifier',
    'workflow.test_command',
    'planning.sub_repos',
    'git.branching_strategy',
  ]);
});

it.each([[{}], [{ model_profile: 'balanced', workflow: { verifier: true } }], [{ mode: 'yolo' }]])(
  '%j sets nothing that is missed',
  (settings) => expect(unusedIn(settings)).toEqual([]),
);
