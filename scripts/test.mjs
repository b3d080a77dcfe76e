// `npm test`: sets up, builds, and runs vitest with the given arguments; its exit code is vitest's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './setup.mjs';

const runNode = (...args) => {
  const ended = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (ended.error) console.error(ended.error.message);
  return ended.status ?? 1;
};

const test = () => {
  if (process.env.MSW_TEST_DEPTH !== 'full')
    console.log(
      `Long tests take the sample of seed ${process.env.MSW_TEST_SEED || '1'}; MSW_TEST_DEPTH=full takes all.`,
    );
  setUp();
  const build = join(ROOT, 'scripts', 'build.mjs');
  const built = existsSync(build) ? runNode(build) : 0;
  if (built !== 0) return built;
  process.env.MSW_TEST_BUILT = '1';
  // Only the registries may need it; node 20 reads that file at every start, and the tests start node often.
  delete process.env.NODE_EXTRA_CA_CERTS;
  return runNode(join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2));
};

try {
  process.exitCode = test();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
