import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isPresent, requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';

const withoutPrograms = (ci: string): void => {
  vi.stubEnv('PATH', tempFolder());
  vi.stubEnv('CI', ci);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
};

it('finds what is there: node runs this test, so its platform is known', () => {
  expect(isPresent('posix')).toBe(process.platform !== 'win32');
  expect(requireOrSkip()).toBe(describe);
});

it('fails in CI when a part is missing, and names it', () => {
  withoutPrograms('true');
  expect(() => requireOrSkip('git', 'python3')).toThrow('missing: git, python3');
});

it('skips on a user machine, with one printed reason', () => {
  withoutPrograms('');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(requireOrSkip('git')).not.toBe(describe);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('skipped, missing: git')]]);
});
