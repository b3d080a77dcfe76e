// Packages that many bundles use and no hot path loads: each is one bundle, which the others require, instead
// of a copy in every one of them.

const shared = [
  'execa',
  'fast-xml-parser',
  'jsonc-parser',
  'simple-git',
  'smol-toml',
  'web-tree-sitter',
  'yaml',
];

/** What a bundle of our sources gets in place of such a package: a file that is there at run time. */
export function sharedPackages(sourceRoot, packagePath) {
  return {
    name: 'shared-packages',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^(?:${shared.join('|')})$`) }, ({ path, resolveDir }) =>
        resolveDir.startsWith(sourceRoot) ? { path: packagePath(path), external: true } : undefined,
      );
    },
  };
}
