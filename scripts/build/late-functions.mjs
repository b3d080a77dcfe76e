// Functions that most runs never call: where they are imported, the bundle gets a stand-in that loads the
// real one at its first call. For what costs a hook milliseconds at every start.

import { builtinModules } from 'node:module';
import { resolve } from 'node:path';

/** By built-in or source file (from src/). A name that is missing here fails the build where it is imported. */
const late = {
  // Binding OpenSSL takes as long as a tenth of a bare node.
  'node:crypto': ['createHash', 'createHmac', 'randomBytes', 'randomUUID', 'timingSafeEqual'],
  // The rules for secrets are many, and most turns keep nothing that could hold one.
  'core/secrets/redact.ts': ['redact', 'redactInside'],
  // With these zod stays out of a bundle.
  'adapters/config/config-settings.ts': ['configSettings'],
  'adapters/loops/record-schemas.ts': ['recordSchemas'],
};

/** `partPath` gives the path by which the bundle that is built requires a source file as a bundle of its own. */
export function lateFunctions(sourceRoot, partPath) {
  return {
    name: 'late-functions',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\.?\/|^node:/ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'import-statement' || !resolveDir.startsWith(sourceRoot)) return undefined;
        const key = Object.keys(late).find((name) => keyOf(sourceRoot, name) === full(resolveDir, path));
        return key === undefined ? undefined : { path: key, namespace: 'late' };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => {
        const target = isBuiltin(path) ? path : partPath(resolve(sourceRoot, path));
        const stand = late[path].map(
          (name) =>
            `export const ${name} = (...args) => require(${JSON.stringify(target)}).${name}(...args);`,
        );
        return { contents: stand.join('\n'), resolveDir: sourceRoot };
      });
      // What the stand-ins require is there at run time.
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
