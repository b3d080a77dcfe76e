import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanningConfig } from '../../../../src/core/planning/documents/planning-settings.ts';

const read = (value: unknown) => readPlanningConfig(JSON.stringify(value));

describe('readPlanningConfig', () => {
  it('has defaults for a file that is not there', () => {
    const { config, diagnostics } = readPlanningConfig(null);
    expect(diagnostics).toEqual([]);
    expect(config).toMatchObject({
      mode: 'interactive',
      granularity: 'standard',
      research: true,
      planCheck: true,
      verifier: true,
      autoAdvance: false,
      commitDocs: null,
      parallelization: true,
      maxConcurrentAgents: 3,
      branchingStrategy: 'none',
      subagentTimeoutMs: 300_000,
      raw: {},
    });
  });

  it('reads what the first generation wrote', () => {
    const { config, diagnostics } = read({
      mode: 'yolo',
      depth: 'comprehensive',
      commit_docs: false,
      research: false,
      plan_checker: false,
      parallelization: false,
      branching_strategy: 'phase',
    });
    expect(diagnostics).toEqual([]);
    expect(config).toMatchObject({
      mode: 'yolo',
      granularity: 'fine',
      commitDocs: false,
      research: false,
      planCheck: false,
      parallelization: false,
      branchingStrategy: 'phase',
    });
  });

  it('reads sections, and parallelization as an object', () => {
    const { config, diagnostics } = read({
      granularity: 'coarse',
      depth: 'comprehensive',
      workflow: {
        plan_check: false,
        use_worktrees: false,
        test_command: 'npm test',
        drift_action: 'auto-remap',
      },
      planning: { commit_docs: true, sub_repos: ['api', 'web'] },
      git: { branching_strategy: 'milestone' },
      parallelization: { enabled: false, max_concurrent_agents: 5 },
      agent_skills: { planner: ['x'] },
    });
    expect(diagnostics).toEqual([]);
    expect(config).toMatchObject({
      granularity: 'coarse',
      planCheck: false,
      useWorktrees: false,
      testCommand: 'npm test',
      driftAction: 'auto-remap',
      commitDocs: true,
      subRepos: ['api', 'web'],
      branchingStrategy: 'milestone',
      parallelization: false,
      maxConcurrentAgents: 5,
      raw: { agent_skills: { planner: ['x'] } },
    });
  });

  it('says which values make no sense and uses the default for them', () => {
    const { config, diagnostics } = read({
      mode: 'fast',
      workflow: { research: 'yes', subagent_timeout: -1 },
    });
    expect(config).toMatchObject({ mode: 'interactive', research: true, subagentTimeoutMs: 300_000 });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"mode" in config.json is not one of interactive, yolo: GSD\'s default is used.',
      '"workflow.research" in config.json is not true or false: GSD\'s default is used.',
      '"workflow.subagent_timeout" in config.json is not a number from 0: GSD\'s default is used.',
    ]);
  });

  it.each(['', '[]', 'null', '{"a":'])('uses the defaults for %j', (text) => {
    const { config, diagnostics } = readPlanningConfig(text);
    expect(config).toEqual(readPlanningConfig(null).config);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config-invalid-json']);
  });

  it('never throws and keeps every key', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        expect(readPlanningConfig(text).config.raw).toEqual(JSON.parse(text));
      }),
    );
  });
});
