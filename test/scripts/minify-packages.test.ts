import { expect, it } from 'vitest';
import { minifyPackages } from '../../scripts/build/minify-packages.mjs';

const bundle = `#!/usr/bin/env node

// src/core/add.ts
function add(first, second) {
  return first + second;
}

// node_modules/.pnpm/far@1.0.0/node_modules/far/index.js
/*! Copyright Far */
// A comment nobody needs.
function far(longParameter) {
  const text = \`
// src/not-a-module.ts
\`;
  return longParameter ? text : undefined;
}

// src/core/last.ts
far(add(1, 2)); // ours
`;

it('minifies what packages bring, and leaves every byte of ours', async () => {
  const text = await minifyPackages(bundle.replace('\n// src/not-a-module.ts\n', ''));
  const [before, after] = bundle.split(/^\/\/ node_modules[\s\S]*(?=^\/\/ src\/core\/last)/m);
  expect(text.startsWith(before ?? '?')).toBe(true);
  expect(text.endsWith(after ?? '?')).toBe(true);
  expect(text).toContain('Copyright Far');
  expect(text).toMatch(/function far\(\w\)\{/);
  expect(text).not.toContain('nobody needs');
});

it('ends the build for a text of a package that looks like the start of a module', async () => {
  await expect(minifyPackages(bundle)).rejects.toThrow();
});
