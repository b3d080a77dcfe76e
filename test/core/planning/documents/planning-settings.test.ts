import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanningConfig } from '../../../../src/core/planning/documents/planning-settings.ts';

const read = (value: unknown) => readPlanningConfig(JSON.stringify(value));

describe('readPlanningConfig', () => {
  it('uses defaults for a missing file', () => {
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
      subagentTimeoutMs: null,
      usualCommands: [],
    });
  });

  it('reads sections, and parallelization as an object', () => {
    const { config, diagnostics } = read({
      granularity: 'coarse',
      workflow: {
        plan_check: false,
        use_worktrees: false,
        test_command: 'npm test',
        build_command: 'npm run build',
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
      usualCommands: ['npm run build', 'npm test'],
      driftAction: 'auto-remap',
      commitDocs: true,
      branchingStrategy: 'milestone',
      parallelization: false,
      maxConcurrentAgents: 5,
    });
  });

  it('reports invalid values and uses their defaults', () => {
    const { config, diagnostics } = read({
      mode: 'fast',
      workflow: { research: 'yes', subagent_timeout: -1 },
    });
    expect(config).toMatchObject({ mode: 'interactive', research: true, subagentTimeoutMs: null });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"mode" in config.json is not one of interactive, yolo: GSD\'s default is used.',
      '"workflow.research" in config.json is not true or false: GSD\'s default is used.',
      '"workflow.subagent_timeout" in config.json is not a number from 0: GSD\'s default is used.',
    ]);
  });

  it.each(['', '[]', 'null', '{"a":'])('uses the defaults for %j', (text) => {
    const { config, diagnostics } = readPlanningConfig(text);
    expect(config).toEqual(readPlanningConfig(null).config);
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(read(value).config.maxConcurrentAgents).toBeGreaterThan(0);
      }),
    );
  });
});

describe('misspelt keys', () => {
  it('are reported with a suggestion', () => {
    const { diagnostics } = read({ granularty: 'fine', workflow: { reserch: false, verifer: false } });
    expect(diagnostics.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
      '"granularty" in config.json is unknown: it has no effect. Write "granularity" if that is what it means.',
      '"workflow.reserch" in config.json is unknown: it has no effect. Write "workflow.research" if that is what it means.',
      '"workflow.verifer" in config.json is unknown: it has no effect. Write "workflow.verifier" if that is what it means.',
    ]);
  });

  it('are never keys that gsd-core documents', () => {
    const require = createRequire(import.meta.url);
    const folder = dirname(require.resolve('@opengsd/gsd-core/package.json'));
    const pages = readFileSync(join(folder, 'gsd-core', 'references', 'planning-config.md'), 'utf8');
    const keys = [...pages.matchAll(/^\| `([a-z_]+(?:\.[a-z_]+)?)` \|/gm)].map(([, key]) => key ?? '');
    expect(keys.length).toBeGreaterThan(60);
    for (const key of keys) {
      const [section = '', name] = key.split('.');
      const { diagnostics } = read({ [section]: name === undefined ? null : { [name]: null } });
      expect([key, diagnostics.filter(({ message }) => message.includes('unknown'))]).toEqual([key, []]);
    }
  });
});
