// Files share their worker: the next one, which asks while it loads what is installed, is not to meet a home of the last.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
});
