import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepResult, type LoopResult, listResults } from '../../../src/adapters/user/result-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const result = (loop: string, more: Partial<LoopResult> = {}): LoopResult => ({
  loop,
  session: 'a',
  at: '2026-11-22T00:00:00.000Z',
  state: 'ended',
  cause: 'done',
  reason: 'every check passed',
  outcome: 'done and proven: the checks failed before',
  iteration: 2,
  files: 3,
  tokens: 41_000,
  proof: { verdict: 'proven', reason: 'the checks failed before', cure: null, findings: [] },
  report: null,
  ...more,
});

it('keeps the last result of each loop of a project, the newest 50', async () => {
  const [user, project, other] = [tempFolder(), tempFolder(), tempFolder()];
  await keepResult(user, project, result('a', { state: 'paused', cause: 'stuck', proof: null }));
  for (let index = 0; index < 50; index += 1) await keepResult(user, project, result(`l-${index}`));
  await keepResult(user, project, result('a'));
  await keepResult(user, other, result('b'));
  const loops = listResults(user, project).map(({ loop }) => loop);
  expect(loops).toHaveLength(50);
  expect(loops.at(-1)).toBe('a');
  expect(listResults(user, project).at(-1)).toEqual(result('a'));
  expect(listResults(user, other)).toEqual([result('b')]);
});

it('throws nothing where nothing can be kept', async () => {
  const [user, project] = [tempFolder(), tempFolder()];
  await expect(keepResult(join(user, 'gone'), project, result('a'))).resolves.toBeUndefined();
});

it('begins anew where the file cannot be read', async () => {
  const [user, project] = [tempFolder(), tempFolder()];
  writeFileSync(join(user, 'results.json'), '{');
  expect(listResults(user, project)).toEqual([]);
  await keepResult(user, project, result('a'));
  expect(listResults(user, project)).toEqual([result('a')]);
});
