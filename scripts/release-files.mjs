// Writes what a release carries besides the npm package, from a commit alone: the plugin as a zip, the list of bundled
// packages as a CycloneDX document, and the digests of both. The same commit gives the same bytes.
// Options: --out FOLDER, --commit NAME (HEAD), --root FOLDER.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    commit: { type: 'string', default: 'HEAD' },
    root: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) },
  },
});

try {
  if (options.out === undefined) throw new Error('Name the folder to write to: --out FOLDER');
  console.log(writeFiles(options.out));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function writeFiles(folder) {
  const manifest = JSON.parse(committed('package.json'));
  const zip = `msw-${manifest.version}.zip`;
  const sbom = `msw-${manifest.version}.cdx.json`;
  mkdirSync(folder, { recursive: true });
  // What npm publishes: the list, and three files that it always adds.
  const paths = [...manifest.files, 'LICENSE', 'README.md', 'package.json'];
  git('archive', '--format=zip', '-9', `--output=${join(folder, zip)}`, options.commit, '--', ...paths);
  writeFileSync(join(folder, sbom), `${JSON.stringify(sbomOf(manifest), null, 2)}\n`);
  const digests = [zip, sbom].map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), digests.join(''));
  return digests.join('').trimEnd();
}

/** https://cyclonedx.org/docs/1.6/json/, from the table that the build writes into THIRD-PARTY.md. */
function sbomOf({ name, version, license }) {
  const rows = [...committed('THIRD-PARTY.md').matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \|$/gm)];
  if (rows.length === 0) throw new Error('THIRD-PARTY.md lists no package: build first.');
  const components = rows.map(([, ...fields]) => componentOf('library', ...fields));
  const component = componentOf('application', name, version, license);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: dateOfCommit(), component },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) }],
  };
}

function componentOf(type, fullName, version, license) {
  const [name, group] = fullName.split('/').reverse();
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  const licenses = [{ license: { id: license } }];
  return { type, 'bom-ref': purl, ...(group && { group }), name, version, licenses, purl };
}

function dateOfCommit() {
  const seconds = Number(git('show', '--no-patch', '--format=%ct', options.commit));
  return new Date(seconds * 1000).toISOString();
}

function committed(path) {
  return git('show', `${options.commit}:${path}`);
}

/** A zip holds local times. */
function git(...args) {
  const env = { ...process.env, TZ: 'UTC' };
  return execFileSync('git', args, { cwd: options.root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
