// Our own code in dist/ stays readable as written; code of packages is minified in place.

import { transform } from 'esbuild';

/**
 * Takes a bundle by esbuild, with a comment before each module that names its file. Top-level names stay, since other
 * modules use them; comments with a licence stay too.
 */
export async function minifyPackages(bundle) {
  const passages = bundle.split(MODULE);
  const minified = await Promise.all(passages.map(passageOf));
  return minified.join('');
}

async function passageOf(passage) {
  const [name] = passage.split('\n', 1);
  const isOfPackage = name.startsWith('// node_modules/');
  if (!isOfPackage && !name.startsWith(HELPERS)) return passage;
  const { code } = await transform(isOfPackage ? passage.slice(name.length) : passage, {
    minify: true,
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'inline',
    lineLimit: 2_000,
  });
  return isOfPackage ? `${name}\n${code}\n` : code;
}

/** What esbuild puts before the first module. */
const HELPERS = 'var __';

/** The start of each module. */
const MODULE = /^(?=\/\/ [\w.-]+[/:])/m;
