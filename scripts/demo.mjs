// `npm run demo`: installs what it needs, then shows the main job. The demo itself is TypeScript and bundled on the
// spot, since it uses the same test support as the journeys.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './setup.mjs';

/** The parts of the test setup that the demo uses. */
const PARTS = ['node modules', 'nlm 0.15.8'];

try {
  setUp(PARTS);
  const { build } = await import('esbuild');
  // Three folders deep inside the repository, so that the test support finds the pinned parts as usual.
  const folder = join(ROOT, '.cache', 'demo', 'bundle');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'demo.mjs');
  await build({
    entryPoints: [join(ROOT, 'scripts', 'demo', 'demo.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  const ended = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = ended.status ?? 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
