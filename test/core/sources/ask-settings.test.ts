import { expect, it } from 'vitest';
import { ASK_DEFAULTS, askSettings } from '../../../src/core/sources/ask-settings.ts';

const none = { flags: {}, project: {}, vault: {} };

it('V3: the defaults', () => {
  expect(askSettings(none)).toEqual({ settings: ASK_DEFAULTS, problems: [] });
  expect(ASK_DEFAULTS).toMatchObject({
    debugMode: false,
    notebookId: null,
    bm25TopN: 15,
    bm25CutoffRatio: 0.4,
    bm25MinSourcesK: 3,
    bm25k1: 1.2,
    bm25b: 0.75,
    queryTimeoutSeconds: 120,
  });
});

it('V3: an option goes before the vault, the vault before the project', () => {
  const { settings } = askSettings({
    flags: { bm25TopN: 5 },
    vault: { bm25TopN: 6, bm25MinSourcesK: 2 },
    project: { bm25TopN: 7, bm25MinSourcesK: 4, bm25k1: 2 },
  });
  expect(settings).toMatchObject({ bm25TopN: 5, bm25MinSourcesK: 2, bm25k1: 2 });
});

it.each([
  ['bm25TopN', 0],
  ['bm25TopN', 1.5],
  ['bm25TopN', '15'],
  ['bm25CutoffRatio', 1.01],
  ['bm25CutoffRatio', -0.1],
  ['bm25CutoffRatio', Number.NaN],
  ['bm25MinSourcesK', 0],
  ['bm25k1', -1],
  ['bm25b', 2],
  ['queryTimeoutSeconds', 0],
  ['maxSources', 1],
  ['headroom', -1],
  ['notebookTitle', ' '],
  ['notebookId', 7],
  ['exclude', 'private'],
])('V3: %s = %s is not used, and named', (name, value) => {
  const { settings, problems } = askSettings({ ...none, vault: { [name]: value } });
  expect(settings).toEqual(ASK_DEFAULTS);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
});

it('V3: a value that does not hold leaves the one of the next layer', () => {
  const { settings } = askSettings({ flags: {}, vault: { bm25TopN: 'many' }, project: { bm25TopN: 7 } });
  expect(settings.bm25TopN).toBe(7);
});

it.each([
  [{ bm25TopN: 400 }, { bm25TopN: 290 }],
  [{ bm25TopN: 2 }, { bm25MinSourcesK: 2 }],
  [{ maxSources: 12 }, { headroom: 10, bm25TopN: 2, bm25MinSourcesK: 2 }],
  [{ maxSources: 5 }, { headroom: 4, bm25TopN: 1, bm25MinSourcesK: 1 }],
])('V3: values that do not fit together are lowered: %j', (vault, expected) => {
  const { settings, problems } = askSettings({ ...none, vault });
  expect(settings).toMatchObject(expected);
  expect(problems).not.toEqual([]);
});

it('V20: a project names no notebook', () => {
  const { settings } = askSettings({ ...none, project: { notebookId: 'theirs' } });
  expect(settings.notebookId).toBe(null);
});
