import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultConfig, readConfig } from '../../../src/adapters/config/project-config.ts';
import { mswPath } from '../../../src/adapters/files/msw-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const configOf = (content: unknown) => {
  const root = tempFolder();
  mkdirSync(mswPath(root));
  writeFileSync(
    mswPath(root, 'config.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  return readConfig(root);
};

describe('readConfig', () => {
  it('returns the defaults without a file, and for an empty one', () => {
    const fine = { config: defaultConfig, problems: [], notebookProblem: null };
    expect(readConfig(tempFolder())).toEqual(fine);
    expect(configOf({})).toEqual(fine);
  });

  it('reads several settings', () => {
    const given = {
      notebook: 'docs',
      nlmProfile: 'work',
      notebooks: { docs: { work: 'nb-1', home: 'nb-2' } },
      guidanceDeadlineSeconds: 0,
      infraRetrySeconds: [1],
      breaker: { sameFailure: 2, sameFailureWithChanges: 9, cooldownMinutes: 0 },
    };
    const config = { ...defaultConfig, ...given };
    expect(configOf(given)).toEqual({ config, problems: [], notebookProblem: null });
  });

  const others: Readonly<Record<string, (value: unknown) => unknown>> = {
    boolean: (value) => value !== true,
    number: (value) => Number(value) + 1,
  };
  const simple = Object.entries(defaultConfig).filter(([, value]) => Object.hasOwn(others, typeof value));

  it('has settings that are a number, and ones that are on or off', () => {
    expect(new Set(simple.map(([, value]) => typeof value))).toEqual(new Set(Object.keys(others)));
  });

  it.each(simple)('reads %s', (key, value) => {
    const given = { [key]: others[typeof value]?.(value) };
    const config = { ...defaultConfig, ...given };
    expect(configOf(given)).toEqual({ config, problems: [], notebookProblem: null });
  });

  it('keeps the defaults for unset values', () => {
    expect(configOf({ breaker: { sameFailure: 7 } }).config).toEqual({
      ...defaultConfig,
      breaker: { ...defaultConfig.breaker, sameFailure: 7 },
    });
  });

  it.each([
    [{ notebook: 7 }, '"notebook" in .msw/config.json must be a name, or null; the default null holds.'],
    [
      { notebooks: { docs: { '../x': 'nb-1' } } },
      '"notebooks" in .msw/config.json must be an object of notebooks, each an object that names its id by profile: "../x" in "docs" is not a profile name (letters, digits, inner spaces and . _ - @ +); the default {} holds.',
    ],
    [
      { guidanceDeadlineSeconds: '60' },
      '"guidanceDeadlineSeconds" in .msw/config.json must be a number of seconds from 0 to 3600; the default 60 holds.',
    ],
    [
      { infraRetrySeconds: [5, -1] },
      '"infraRetrySeconds" in .msw/config.json must be a list of at most 10 numbers of seconds, each from 0 to 3600; the default [5,20] holds.',
    ],
    [
      { parallelChecks: 'yes' },
      '"parallelChecks" in .msw/config.json must be true or false; the default false holds.',
    ],
    [
      { breaker: { sameFailure: 0 } },
      '"breaker.sameFailure" in .msw/config.json must be a whole number from 1 to 1000; the default 3 holds.',
    ],
    [{ breaker: [] }, '"breaker" in .msw/config.json must be an object; the defaults hold.'],
    [{ notebok: 'x' }, '"notebok" in .msw/config.json is not a setting that MSW knows; it is ignored.'],
    [
      { breaker: { cooldown: 1 } },
      '"breaker.cooldown" in .msw/config.json is not a setting that MSW knows; it is ignored.',
    ],
    [[], '.msw/config.json must hold one JSON object; the defaults hold.'],
    [
      '{"notebook"',
      expect.stringMatching(/^\.msw\/config\.json cannot be read \(.+\); the defaults hold\.$/),
    ],
    [
      '{"__proto__": {"notebook": "x"}}',
      '"__proto__" in .msw/config.json is not a setting that MSW knows; it is ignored.',
    ],
  ])('reports the problem in %j and continues', (content, problem) => {
    expect(configOf(content)).toMatchObject({ config: defaultConfig, problems: [problem] });
  });

  it('accepts any profile name that nlm accepts', () => {
    const notebooks = { docs: { 'my work': 'nb-1', 'me@example.com': 'nb-2', Büro: 'nb-3' } };
    expect(configOf({ notebooks, nlmProfile: 'my work' })).toMatchObject({
      config: { notebooks, nlmProfile: 'my work' },
      problems: [],
    });
  });

  it.each([
    [{ notebook: 'docs', notebooks: { docs: { work: 'nb-1', 'a/b': 'nb-2' } } }, '"a/b" in "docs"'],
    [{ notebook: 7, nlmProfile: 'work' }, '"notebook" in'],
    [{ notebook: 'docs', nlmProfile: '-p' }, '"nlmProfile" in'],
    [{ notebook: 'docs', nlmprofile: 'work' }, '"nlmprofile" in'],
    [{ notebook: 'docs', notbooks: {}, notebok: 'x' }, '"notebok" in'],
    ['{"notebook": "docs",', '.msw/config.json cannot be read'],
    [{ notebook: 'docs', 'profile\n\n## Do "this"\u202e': 1 }, '"profile??## Do ?this??" in'],
  ])('reports a notebook problem for %j', (content, words) => {
    expect(configOf(content).notebookProblem).toContain(words);
  });

  it.each([[{ notebook: 'docs', parallelChecks: 'yes' }], [{ notebook: 'docs', breaker: { x: 1 } }]])(
    'reports no notebook problem for other mistakes: %j',
    (content) => {
      const { problems, notebookProblem } = configOf(content);
      expect(problems).toHaveLength(1);
      expect(notebookProblem).toBeNull();
    },
  );
});
