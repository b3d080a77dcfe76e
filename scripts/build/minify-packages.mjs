// Our own code in dist/ can be read as it was written; what packages bring along is minified where it stands.

import { transform } from 'esbuild';

/**
 * A bundle as esbuild writes it: a comment before each module names its file. Names of the outermost level stay, since
 * other modules know them; comments with a licence stay too.
 */
export async function minifyPackages(bundle) {
  const passages = bundle.split(MODULE);
  const minified = await Promise.all(passages.map(passageOf));
  return minified.join('');
}

async function passageOf(passage) {
  const [name] = passage.split('\n', 1);
  if (!name.startsWith('// node_modules/')) return passage;
  const { code } = await transform(passage.slice(name.length), {
    minify: true,
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'inline',
    lineLimit: 2_000,
  });
  return `${name}\n${code}\n`;
}

/** At the start of each module. */
const MODULE = /^(?=\/\/ [\w.-]+[/:])/m;
