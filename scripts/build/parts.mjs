// What is loaded by a dynamic import, or by a late function, is a part: a file of its own, named by its path from src/.

import { relative, resolve, sep } from 'node:path';
import { lateFunctions } from './late-functions.mjs';

const MARK = 'part:';

/** Plugins that leave parts out of a bundle: `pathOf` is told each of them, and says how it is asked for. */
export function partsLeftOut(sourceRoot, pathOf) {
  const partPath = (source) => pathOf(relative(sourceRoot, source).split(sep).join('/'));
  const dynamicImports = {
    name: 'dynamic-imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' && resolveDir.startsWith(sourceRoot) && !inPlace.test(path)
          ? { path: partPath(resolve(resolveDir, path)), external: true }
          : undefined,
      );
    },
  };
  return [dynamicImports, lateFunctions(sourceRoot, partPath)];
}

/** How a part is asked for by what does not know yet where it will lie itself. */
export function markedPart(part) {
  return MARK + part;
}

/** Gives such a part its path. */
export function partsNamed(pathOf) {
  return {
    name: 'parts-named',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${MARK}`) }, ({ path }) => ({
        path: pathOf(path.slice(MARK.length)),
        external: true,
      }));
    },
  };
}

/** Imported dynamically, but too small to be worth a file: they stay in the bundle, not run until asked for. */
const inPlace = /\/keep-compiled\.ts$/;
