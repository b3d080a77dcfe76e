// Leaves out of the bundles what packages include and MSW never needs, and shows the bundler what packages hide from
// it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * proper-lockfile includes graceful-fs, which rebuilds every function of node:fs for limits that MSW never meets, and
 * signal-exit, which listens to thirty signals and loads node:assert: together half a turn. A lock only has to be
 * released on an orderly exit and on the signals by which a terminal or a client ends a program.
 */
const lightenLockfile = {
  name: 'lighten-lockfile',
  setup(bundler) {
    bundler.onResolve({ filter: /^graceful-fs$/ }, () => ({ path: 'node:fs', external: true }));
    bundler.onResolve({ filter: /^signal-exit$/ }, () => ({ path: 'signal-exit', namespace: 'light' }));
    bundler.onLoad({ filter: /^signal-exit$/, namespace: 'light' }, () => ({ contents: lightSignalExit }));
  },
};

/**
 * env-paths imports three built-ins as default exports, for which the bundle would copy and read every property of
 * `process`. It asks for the home folder while it is loaded, which throws for a user who has none.
 */
const lightenEnvPaths = {
  name: 'lighten-env-paths',
  setup(bundler) {
    bundler.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
      /[\\/]env-paths[\\/]/.test(importer) ? { path, namespace: 'default-only' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'default-only' }, ({ path }) => ({
      contents: `export default ${DEFAULTS[path] ?? `require(${JSON.stringify(path)})`};`,
    }));
    bundler.onResolve({ filter: /.*/, namespace: 'default-only' }, ({ path }) => ({ path, external: true }));
  },
};

const DEFAULTS = {
  'node:process': 'globalThis.process',
  'node:os': `{
    tmpdir: require('node:os').tmpdir,
    homedir: () => { try { return require('node:os').homedir(); } catch { return ''; } },
  }`,
};

/**
 * pg-boss includes calendars for recurring jobs, and a description of its whole schema to compare a database with: half
 * of its size, and nothing that MSW uses.
 */
const lightenQueue = {
  name: 'lighten-queue',
  setup(bundler) {
    const unused = /^(?:rrule-temporal|cron-parser|\.\/schema\.json)$/;
    bundler.onResolve({ filter: unused }, ({ path, importer }) =>
      /[\\/]pg-boss[\\/]/.test(importer) ? { path, namespace: 'light-queue' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'light-queue' }, () => ({
      contents: [
        // One of its lists is read while the package is loaded.
        'export default { partitioned: { enum: [] } };',
        'export const RRuleTemporal = null, CronExpressionParser = null;',
      ].join('\n'),
    }));
  },
};

const lightSignalExit = `module.exports = (callback) => {
  process.once('exit', callback);
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      callback();
      // Nobody else wanted to know: the process ends as it would have without us.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
};`;

/**
 * As an ES module, web-tree-sitter asks for its own address, which a CommonJS bundle does not have; jsonc-parser,
 * unless it is an ES module, hides from the bundler what it requires.
 */
const plainParser = {
  name: 'plain-parser',
  setup(bundler) {
    const { resolve: find } = createRequire(import.meta.url);
    bundler.onResolve({ filter: /^web-tree-sitter$/ }, () => ({ path: find('web-tree-sitter') }));
    bundler.onResolve({ filter: /^jsonc-parser$/ }, () => ({
      path: join(dirname(find('jsonc-parser/package.json')), 'lib', 'esm', 'main.js'),
    }));
  },
};

/** gray-matter gets its only engine from MSW: its own would bring a second YAML parser and an `eval`. */
const oneEngine = {
  name: 'one-engine',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/(?:lib\/)?engines$/ }, ({ importer }) =>
      /[\\/]gray-matter[\\/]/.test(importer) ? { path: 'engines', namespace: 'one-engine' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'one-engine' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Of MSW's own manifests, the bundles read the version. */
const onlyVersion = {
  name: 'only-version',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/](?:package|plugin)\.json$/ }, ({ path, with: { type } }) => {
      if (type !== 'json' || /[\\/]node_modules[\\/]/.test(path)) return undefined;
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/** The server package includes a validator for forms that a person fills in; MSW's server never shows one. */
const noForms = {
  name: 'no-forms',
  setup(bundler) {
    const shims = '@modelcontextprotocol/server/_shims';
    bundler.onResolve({ filter: new RegExp(`^${shims}$`) }, () => ({ path: shims, namespace: 'no-forms' }));
    bundler.onResolve({ filter: /^node:/, namespace: 'no-forms' }, ({ path }) => ({ path, external: true }));
    bundler.onLoad({ filter: /.*/, namespace: 'no-forms' }, () => ({
      contents: `export { default as process } from 'node:process';
        export class DefaultJsonSchemaValidator {
          getValidator() { throw new Error('MSW shows no forms.'); }
        }`,
    }));
  },
};

/** Bundles only the JavaScript client of pg: no pool, and nothing that looks for libpq. */
const onlyClient = {
  name: 'only-client',
  setup(bundler) {
    const { resolve: find } = createRequire(import.meta.url);
    const client = join(dirname(find('pg/package.json')), 'lib', 'client.js');
    bundler.onResolve({ filter: /^pg$/ }, () => ({ path: 'pg', namespace: 'only-client' }));
    bundler.onLoad({ filter: /.*/, namespace: 'only-client' }, () => ({
      contents: `module.exports = { Client: require(${JSON.stringify(client)}) };`,
      resolveDir: dirname(client),
    }));
  },
};

/** Qdrant's client includes an HTTP client of 400 KB to keep connections alive; node's own fetch does that too. */
const plainFetch = {
  name: 'plain-fetch',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/dispatcher\.js$/ }, ({ importer }) =>
      /[\\/]js-client-rest[\\/]/.test(importer)
        ? { path: 'dispatcher', namespace: 'plain-fetch' }
        : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'plain-fetch' }, () => ({
      contents: 'export const createDispatcher = () => undefined;',
    }));
  },
};

/**
 * Uses the ES modules of OpenTelemetry's packages, so that only what is used is bundled: the export of logs, without
 * the detectors that look for the machine they run on.
 */
const onlyExport = {
  name: 'only-export',
  setup(bundler) {
    bundler.onResolve({ filter: /^@opentelemetry\/[a-z-]+(?:\/node-http)?$/ }, ({ path, resolveDir }) => {
      const { resolve: find } = createRequire(join(resolveDir, 'x.js'));
      return { path: find(path).replace(/(?<=[\\/]build[\\/])src(?=[\\/])/, 'esm'), sideEffects: false };
    });
    bundler.onResolve({ filter: /^\.\/getMachineId-/ }, ({ path }) => ({ path, external: true }));
  },
};

export const lighten = [
  ...[
    lightenLockfile,
    lightenEnvPaths,
    plainParser,
    oneEngine,
    noForms,
    onlyClient,
    plainFetch,
    onlyExport,
    lightenQueue,
    onlyVersion,
  ],
];
