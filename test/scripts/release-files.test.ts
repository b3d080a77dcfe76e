// What a release carries besides the npm package: the same from the same commit, and true.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cycloneDxFolder } from '../../scripts/setup.mjs';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SCRIPT = join(ROOT, 'scripts', 'release-files.mjs');
const thirdParty = readFileSync(join(ROOT, 'THIRD-PARTY.md'), 'utf8');
const SBOM = 'msw-1.2.3.cdx.json';

const newRepository = (): string => {
  const root = tempFolder();
  writeFiles(root, {
    'package.json': '{ "name": "msw-protocol", "version": "1.2.3", "license": "MIT", "files": ["dist"] }\n',
    'dist/cli.mjs': 'console.log(1);\n'.repeat(500),
    'src/main.ts': 'console.log(1);\n',
    'THIRD-PARTY.md': thirdParty,
    ...{ LICENSE: 'MIT\n', 'README.md': '# MSW\n' },
  });
  initGit(root);
  return root;
};

const run = (root: string, env: Readonly<Record<string, string>> = {}) => {
  const out = tempFolder();
  const ran = spawnSync(process.execPath, [SCRIPT, '--root', root, '--out', out], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { out, code: ran.status, said: `${ran.stdout}${ran.stderr}`.trim() };
};

const Sbom = z.object({
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({ group: z.string().optional(), name: z.string(), version: z.string(), purl: z.string() }),
  ),
});

/** What it says against a text, or null. */
const Validator = z.object({
  Validation: z.object({ JsonStrictValidator: z.custom<new (version: string) => SbomValidator>() }),
});
interface SbomValidator {
  readonly validate: (text: string) => Promise<unknown>;
}

requireOrSkip('git')('the files of a release', () => {
  it('are the same bytes from two clones in two time zones', () => {
    const root = newRepository();
    const clone = join(tempFolder(), 'clone');
    git(root, 'clone', '-q', root, clone);
    const [first, second] = [run(root, { TZ: 'Asia/Tokyo' }), run(clone, { TZ: 'America/Lima' })];
    expect([first.code, second.code]).toEqual([0, 0]);
    const names = readdirSync(first.out).toSorted();
    expect(names).toEqual(['SHA256SUMS', SBOM, 'msw-1.2.3.zip'].toSorted());
    for (const name of names)
      expect(readFileSync(join(first.out, name)).equals(readFileSync(join(second.out, name))), name).toBe(
        true,
      );
    expect(first.said).toBe(readFileSync(join(first.out, 'SHA256SUMS'), 'utf8').trim());
    const zip = readFileSync(join(first.out, 'msw-1.2.3.zip'), 'latin1');
    expect([zip.includes('dist/cli.mjs'), zip.includes('src/main.ts')]).toEqual([true, false]);
  });

  it('change with the commit', () => {
    const root = newRepository();
    const before = run(root).said;
    writeFiles(root, { 'dist/cli.mjs': 'console.log(2);\n' });
    expect(run(root).said).toBe(before);
    git(root, 'commit', '-qam', 'two');
    expect(run(root).said).not.toBe(before);
  });

  it('list every package of THIRD-PARTY.md, by its name and version', () => {
    const { out } = run(newRepository());
    const { metadata, components } = Sbom.parse(JSON.parse(readFileSync(join(out, SBOM), 'utf8')));
    expect(metadata.component).toEqual({ name: 'msw-protocol', version: '1.2.3' });
    const listed = components.map(({ group, name, version }) =>
      [[group, name].filter((part) => part !== undefined).join('/'), version].join(' '),
    );
    const [, table = ''] = /\|---\|---\|---\|\n([\s\S]*?)\n\n/.exec(thirdParty) ?? [];
    const rows = table.split('\n').map((row) => row.split(' | ').slice(0, 2).join(' ').replace('| ', ''));
    expect(rows.length).toBeGreaterThan(50);
    expect(listed).toEqual(rows);
  });

  it('are refused in one sentence without a commit or a list of packages', () => {
    const root = newRepository();
    writeFiles(root, { 'THIRD-PARTY.md': '# Third-party software\n' });
    git(root, 'commit', '-qam', 'none');
    expect(run(root)).toMatchObject({ code: 1, said: 'THIRD-PARTY.md lists no package: build first.' });
    expect(run(tempFolder())).toMatchObject({
      code: 1,
      said: expect.stringContaining('not a git repository'),
    });
  });
});

requireOrSkip('git', 'cyclonedx')('the list of packages', () => {
  it("is a CycloneDX document for CycloneDX's own reader", async () => {
    const load = createRequire(join(cycloneDxFolder(), 'package.json'));
    const { Validation } = Validator.parse(load('@cyclonedx/cyclonedx-library'));
    const validator = new Validation.JsonStrictValidator('1.6');
    const text = readFileSync(join(run(newRepository()).out, SBOM), 'utf8');
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"library"', '"books"'))).not.toBeNull();
    expect(await validator.validate(text.replace('"id": "MIT"', '"id": "M I T"'))).not.toBeNull();
  });
});
