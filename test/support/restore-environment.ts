// Files share a worker, and some look for programs while they load: no file may find the HOME or PATH that another
// stubbed.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
});
