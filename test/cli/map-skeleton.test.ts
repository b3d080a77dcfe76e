// `map skeleton` as it is shipped: parsers that lie packed beside the bundles, and threads for a large tree.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtCli, newPlace } from './built-cli.ts';

const built = builtCli();

it('reads the sources of a large tree in threads', async () => {
  const files = Array.from({ length: 900 }, (_, at): [string, string] => [
    `src/f${at}.${['ts', 'py', 'go'][at % 3]}`,
    [`import a from './f${(at + 3) % 900}.ts';\n`, 'import os\n', 'package src\n\nimport "fmt"\n'][at % 3] ??
      '',
  ]);
  const { project, env } = newPlace(Object.fromEntries(files));
  const run = await built.cli(['map', 'skeleton', project, '--json'], { env });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const { imports, diagnostics } = JSON.parse(run.stdout);
  expect({ parsed: imports.parsed, edges: imports.edges.length, diagnostics }).toEqual({
    parsed: 900,
    edges: 300,
    diagnostics: [],
  });
  expect(imports.edges).toContainEqual({ from: 'src/f897.ts', to: 'src/f0.ts', kind: 'static' });
  expect(existsSync(join(project, '.msw', 'cache', 'skeleton.json'))).toBe(true);
});

it('prints for people, and keeps nothing when told so', async () => {
  const { project, env } = newPlace({
    'a.rs': 'mod b;\n',
    'b.rs': '',
    'A.java': 'import java.util.List;\n',
    'x.jsx': '<a/>;',
  });
  const run = await built.cli(['map', 'skeleton', '--no-cache'], { env, cwd: project });
  expect(run.stdout).toMatch(/4 files, 3 lines; 4 files read for imports, 1 edges, 0 not found/);
  expect(existsSync(join(project, '.msw'))).toBe(false);
});

it('names a folder that does not exist', async () => {
  const run = await built.cli(['map', 'skeleton', 'gone']);
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain('does not exist');
});
