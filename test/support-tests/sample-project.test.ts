import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import {
  git,
  initGit,
  makePlainSample,
  makeVitestSample,
  PLAIN_SAMPLE,
  VITEST_SAMPLE,
  writeFiles,
} from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = (cwd: string, command: string): { code: number | null; output: string } => {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined };
  const done = spawnSync(command, { cwd, env, shell: true, encoding: 'utf8' });
  return { code: done.status, output: done.stdout + done.stderr };
};

it('fails for two reasons, which are fixed one by one', () => {
  const folder = makeVitestSample(tempFolder());
  const both = run(folder, 'npm test');
  expect(both.code).toBe(1);
  expect(both.output).toContain('expected -10 to be 10');
  expect(both.output).toContain('TypeError');
  writeFiles(folder, VITEST_SAMPLE.fixes.total);
  const one = run(folder, 'npm test');
  expect([one.code, one.output.includes('to be 10')]).toEqual([1, false]);
  expect(one.output).toContain('TypeError');
  writeFiles(folder, VITEST_SAMPLE.fixes.label);
  expect(run(folder, 'npm test')).toMatchObject({ code: 0, output: expect.stringContaining('2 passed') });
});

it('has a plain check that passes once its file says so', () => {
  const folder = makePlainSample(tempFolder());
  expect(run(folder, 'node check.js')).toMatchObject({
    code: 1,
    output: expect.stringContaining('not ready'),
  });
  writeFiles(folder, PLAIN_SAMPLE.fix);
  expect(run(folder, 'node check.js').code).toBe(0);
});

it('becomes a clean repository with one commit', () => {
  const folder = makeVitestSample(tempFolder());
  initGit(folder);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(folder, 'ls-files').split('\n')).toContain('src/total.js');
  expect(git(folder, 'ls-files')).not.toContain('node_modules');
  expect(git(folder, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
});
