// A part is loaded by a dynamic import or by a late function: a file of its own, named by its path from src/.

import { builtinModules } from 'node:module';
import { relative, resolve, sep } from 'node:path';

const MARK = 'part:';

/** Plugins that leave parts out of a bundle: `pathOf` receives each part and returns the path to require it by. */
export function partsLeftOut(sourceRoot, pathOf) {
  const partPath = (source) => pathOf(relative(sourceRoot, source).split(sep).join('/'));
  const dynamicImports = {
    name: 'dynamic-imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' && resolveDir.startsWith(sourceRoot)
          ? { path: partPath(resolve(resolveDir, path)), external: true }
          : undefined,
      );
    },
  };
  return [dynamicImports, lateFunctions(sourceRoot, partPath)];
}

/** The path to a part from a piece whose own file is not decided yet. */
export function markedPart(part) {
  return MARK + part;
}

/** Gives such a part its real path. */
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

/** By built-in or source file (from src/). A name that is missing here fails the build where it is imported. */
const late = {
  // Binding OpenSSL takes as long as a tenth of a bare node.
  'node:crypto': [
    ...['createHash', 'createHmac', 'randomBytes', 'randomUUID', 'timingSafeEqual'],
    // Of receipts.
    ...['createPrivateKey', 'createPublicKey', 'generateKeyPairSync', 'sign', 'verify'],
  ],
  // There are many rules for secrets, and most turns store nothing that could contain one.
  'core/secrets/redact.ts': ['redact', 'redactInside'],
  // For the few outputs that no reader knows, or one of the user's own, that are a report for machines, or that a
  // passing check printed.
  'core/failure/declared/own-readers.ts': ['isNoiseOf', 'linesLeft', 'ownReadersFor'],
  'core/failure/unknown/read-unknown.ts': [
    'hasFurtherTests',
    'hasOwnWords',
    'lineDigestsOf',
    'readPlaced',
    'readSure',
    'readUnknown',
  ],
  'core/failure/printed/json-reports.ts': ['printedJson'],
  'core/checks/empty-run.ts': ['emptyRun', 'countTests'],
  // With these, zod stays out of a bundle.
  'core/failure/reading/reader-file.ts': ['checkReaderFile'],
  'adapters/loops/record-schemas.ts': ['recordSchemas'],
  'core/report/panel.ts': ['readPanel'],
  // Linux says it in a file.
  'adapters/process/asked-start.ts': ['askedStart'],
};

/** `partPath` returns the path by which the current bundle requires a source file that is a bundle of its own. */
function lateFunctions(sourceRoot, partPath) {
  return {
    name: 'late-functions',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\.?\/|^node:/ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'import-statement' || !resolveDir.startsWith(sourceRoot)) return undefined;
        const key = Object.keys(late).find((name) => keyOf(sourceRoot, name) === full(resolveDir, path));
        return key === undefined ? undefined : { path: key, namespace: 'late' };
      });
      const requireOf = (file) => `require(${JSON.stringify(partPath(file))})`;
      bundler.onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => {
        const target = isBuiltin(path) ? `require("${path}")` : requireOf(resolve(sourceRoot, path));
        const stand = late[path].map(
          (name) => `export const ${name} = (...args) => ${target}.${name}(...args);`,
        );
        return { contents: stand.join('\n'), resolveDir: sourceRoot };
      });
      // The files that the stand-ins require exist at run time.
      bundler.onResolve({ filter: /.*/, namespace: 'late' }, ({ path }) => ({ path, external: true }));
    },
  };
}

function full(resolveDir, path) {
  return isBuiltin(path) ? path : resolve(resolveDir, path);
}

function keyOf(sourceRoot, name) {
  return isBuiltin(name) ? name : resolve(sourceRoot, name);
}

function isBuiltin(name) {
  return name.startsWith('node:') && builtinModules.includes(name.slice('node:'.length));
}
