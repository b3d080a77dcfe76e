// A set-up file. Of each file that is listed as long, a sampled run takes a few tests. Files share a worker, and some
// look for programs while they load: no file may find the HOME or PATH that another stubbed, or start a program with
// the mark of another's job, by which that job ends what was left of it.

import { afterAll, vi } from 'vitest';
import { sampleLongFiles } from './sampled.ts';

const before = { ...process.env };

sampleLongFiles();

afterAll(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (before[name] === undefined) delete process.env[name];
  Object.assign(process.env, before);
});
