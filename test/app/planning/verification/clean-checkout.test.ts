// Verification judges what others get: checks, artifacts and links in a clean checkout of the last commit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCleanCheckout } from '../../../../src/adapters/control-tree/clean-checkout.ts';
import type { PhaseReport } from '../../../../src/core/planning/verification/phase-report.ts';
import { bundleText } from '../../../support/bundle.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles } from './phase-stage.ts';

sampled();

const verified = async (stage: PhaseStage, here = false): Promise<PhaseReport> => {
  const result = await stage.verify(here);
  if (result.status === 'refused') throw new Error(result.reason);
  return result.report;
};

const makeStage = async (
  files: Readonly<Record<string, string>> = phaseFiles(),
  { ignore = '.msw/\n', check = CHECK }: { readonly ignore?: string; readonly check?: string } = {},
): Promise<PhaseStage> => {
  const stage = makePhaseStage({ ...files, '.gitignore': ignore });
  initGit(stage.root);
  await stage.trust(check);
  return stage;
};

const HELPED =
  "import { add } from './helper.mjs';\nexport const total = (prices) => prices.reduce(add, 0);\n";
const HELPER = 'export const add = (sum, price) => sum + price;\n';

/** Temporary trees, and the ones that git knows. */
const left = (stage: PhaseStage) => [
  ...[tmpdir(), join(stage.workspace.userFolder, 'trees')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.startsWith('msw-tree-') && name.includes(`-${process.pid}-`)),
  ...git(stage.root, 'worktree', 'list').trim().split('\n').slice(1),
];

describe('a helper that is not committed', () => {
  const withHelper = async () => {
    const stage = await makeStage({ ...phaseFiles(), 'src/cart.mjs': HELPED });
    stage.write({ 'src/helper.mjs': HELPER });
    return stage;
  };

  it('fails the verification and is named; in the project folder it would not fail', async () => {
    const stage = await withHelper();
    const report = await verified(stage);
    expect(report.verdict.status).toBe('gaps_found');
    expect(report.verdict.gaps[0]?.reason).toContain(
      'it passes in your folder, but not in a clean checkout: src/helper.mjs is not committed',
    );
    expect(stage.document()).toMatch(
      /\*\*Judged in:\*\* a clean checkout of [0-9a-f]{12}; not judged, since they are not committed: src\/helper\.mjs/,
    );
    expect(left(stage)).toEqual([]);
    const here = await verified(stage, true);
    expect(here.verdict.status).toBe('passed');
    expect(stage.document()).toContain(
      "**Judged in:** the project's own folder, since you asked for it (--here)",
    );
  });

  it('is no gap once it is committed', async () => {
    const stage = await withHelper();
    expect((await verified(stage)).verdict.status).toBe('gaps_found');
    git(stage.root, 'add', 'src/helper.mjs');
    git(stage.root, 'commit', '-qm', 'helper');
    const report = await verified(stage);
    expect(report.verdict.status).toBe('passed');
    expect(report.judgedIn).toEqual({
      commit: git(stage.root, 'rev-parse', 'HEAD').trim(),
      why: null,
      uncommitted: [],
    });
  });

  it.each([
    [
      'an artifact',
      '  truths:\n    - "Totals add up"\n  artifacts:\n    - path: src/helper.mjs\n      provides: "Adding"',
    ],
    [
      'an end of a link',
      '  truths:\n    - "Totals add up"\n  key_links:\n    - {from: src/cart.mjs, to: src/helper.mjs}',
    ],
  ])('is a gap as %s, even when no check needs it', async (_, mustHaves) => {
    const stage = await makeStage(phaseFiles({ mustHaves }));
    stage.write({ 'src/helper.mjs': HELPER });
    const { gaps } = (await verified(stage)).verdict;
    expect(gaps.map(({ reason }) => reason).join()).toContain('src/helper.mjs is not committed');
  });

  it('is a gap when a plan names it as its work, even if .gitignore excludes it', async () => {
    const files = phaseFiles();
    const plan = (files['phase/01-01-PLAN.md'] ?? '').replace(
      '[src/cart.mjs]',
      '[src/cart.mjs, src/lib/helper.mjs]',
    );
    for (const ignore of ['.msw/\n', '.msw/\nlib/\n']) {
      const stage = await makeStage({ ...files, 'phase/01-01-PLAN.md': plan }, { ignore });
      stage.write({ 'src/lib/helper.mjs': HELPER });
      const { gaps } = (await verified(stage)).verdict;
      expect(gaps).toMatchObject([
        { truth: 'The files of 01-01 are committed', missing: ['Commit src/lib/helper.mjs'] },
      ]);
    }
  });
});

describe('a checkout', () => {
  it('contains the packages and settings that git ignores, and leaves the project as it was', async () => {
    const check = 'node uses.mjs';
    const stage = await makeStage(
      {
        ...phaseFiles({ verify: `<automated>${check}</automated>` }),
        'uses.mjs':
          "import one from 'one';\nimport { readFileSync, writeFileSync } from 'node:fs';\nimport './check.mjs';\nwriteFileSync('made.txt', 'x');\nif (one !== 1 || readFileSync('.env', 'utf8') !== 'A=1') throw new Error('lacks');\n",
        'node_modules/one/package.json': '{"name":"one","type":"module","main":"index.js"}',
        'node_modules/one/index.js': 'export default 1;',
        '.env': 'A=1',
      },
      { ignore: '.msw/\nnode_modules/\n.env\n', check },
    );
    const report = await verified(stage);
    expect(report.verdict.status).toBe('passed');
    expect(report.judgedIn.commit).not.toBeNull();
    expect(existsSync(join(stage.root, 'made.txt'))).toBe(false);
    expect(left(stage)).toEqual([]);
  });

  it('is a repository: checks can use git, and printed paths name the project', async () => {
    const check = 'git ls-files --error-unmatch src/cart.mjs && node -p "process.cwd()"';
    const stage = await makeStage(
      phaseFiles({ verify: `<automated>${check.replaceAll('&', '&amp;')}</automated>` }),
      {
        check,
      },
    );
    const [run] = (await verified(stage)).evidence;
    expect(run?.verdict).toBe('passed');
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(stage.root, run?.file ?? ''), 'utf8')).toBe(`src/cart.mjs\n${stage.root}\n`);
  });

  it('is not used when the checks need build output, and the report says so', async () => {
    const check = 'node dist/app.mjs';
    const built = {
      'dist/app.mjs': "import '../check.mjs';\n",
      'build.mjs':
        "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('dist');\nwriteFileSync('dist/app.mjs', \"import '../check.mjs';\");\n",
    };
    const files = { ...phaseFiles({ verify: `<automated>${check}</automated>` }), ...built };
    const stage = await makeStage(files, { ignore: '.msw/\ndist/\n', check });
    const report = await verified(stage);
    expect(report.verdict.status).toBe('passed');
    expect(report.judgedIn).toEqual({
      commit: null,
      why: 'the checks need dist/, which git ignores and which no trusted workflow.build_command makes',
      uncommitted: [],
    });
    stage.write({ '.planning/config.json': '{"workflow":{"build_command":"node build.mjs"}}' });
    await stage.trust('node build.mjs');
    expect((await verified(stage)).judgedIn.commit).not.toBeNull();
  });

  it.each<[string, (root: string) => void, string]>([
    ['no repository', () => {}, 'this is not a git repository'],
    ['no commit', (root) => git(root, 'init', '-q'), 'the repository has no commit yet'],
    [
      'submodules',
      (root) => {
        const other = tempFolder();
        writeFiles(other, { 'a.txt': 'a' });
        initGit(other);
        initGit(root);
        git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'libs/other');
        git(root, 'commit', '-qm', 'module');
      },
      'the repository has submodules (other), which stay empty there',
    ],
    [
      'LFS',
      (root) => {
        writeFileSync(join(root, '.gitattributes'), '*.bin filter=lfs diff=lfs merge=lfs -text\n');
        writeFileSync(
          join(root, 'model.bin'),
          `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 1\n`,
        );
        initGit(root);
      },
      'model.bin is kept by Git LFS, and its content is not on this machine',
    ],
  ])('cannot be made with %s: the report says so, and the folder is judged', async (_, prepare, why) => {
    const stage = makePhaseStage();
    prepare(stage.root);
    await stage.trust(CHECK);
    const report = await verified(stage);
    expect([report.verdict.status, report.judgedIn.why]).toEqual(['passed', why]);
    expect(stage.document()).toContain(`**Judged in:** the project's own folder, since ${why}`);
  });

  it('of a project in a sub-folder of its repository is that sub-folder', async () => {
    const top = tempFolder();
    const stage = makePhaseStage();
    const { cpSync } = await import('node:fs');
    mkdirSync(join(top, 'shop'));
    cpSync(stage.root, join(top, 'shop'), { recursive: true });
    initGit(top);
    const made = await makeCleanCheckout({
      project: join(top, 'shop'),
      userFolder: tempFolder(),
      without: [],
    });
    if (made.status !== 'ok') throw new Error(made.reason);
    expect(existsSync(join(made.checkout.project, 'check.mjs'))).toBe(true);
    await made.checkout.remove();
    expect(existsSync(made.checkout.project)).toBe(false);
  });

  it('of a killed process is removed by the next run, and git forgets it', async () => {
    const stage = await makeStage();
    const code = `import { makeCleanCheckout } from './src/adapters/control-tree/clean-checkout.ts';
const made = await makeCleanCheckout(JSON.parse(process.argv[2]));
process.stdout.write(made.status === 'ok' ? made.checkout.project : made.reason);
process.kill(process.pid, 'SIGKILL');`;
    const script = join(tempFolder(), 'killed.mjs');
    await bundleText(code, script);
    const request = { project: stage.root, userFolder: stage.workspace.userFolder, without: [] };
    const child = spawn(process.execPath, [script, JSON.stringify(request)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let path = '';
    child.stdout.on('data', (chunk: Buffer) => {
      path += chunk.toString();
    });
    await once(child, 'close');
    expect(existsSync(join(path, 'check.mjs'))).toBe(true);
    expect(git(stage.root, 'worktree', 'list')).toContain(path);
    expect((await verified(stage)).verdict.status).toBe('passed');
    expect(existsSync(path)).toBe(false);
    expect(git(stage.root, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
    rmSync(script);
  });
});

describe('a run that tests nothing', () => {
  it.each([
    ['node --test test/none.test.mjs', '', 'no test is in test/none.test.mjs'],
    ['node test/none.test.mjs', "console.log('all is well');\n", 'no test is in test/none.test.mjs'],
    ['node --test test/none.test.mjs', "import '../src/cart.mjs';\nconsole.log('here');\n", 'no test is in'],
    [
      'node --test test/none.test.mjs',
      "import { test } from 'node:test';\ntest.skip('later', () => {});\n",
      'it skipped its only test',
    ],
  ])('%s with %j is a gap', async (check, text, reason) => {
    const files = {
      ...phaseFiles({ verify: `<automated>${check}</automated>` }),
      'test/none.test.mjs': text,
    };
    const stage = await makeStage(files, { check });
    const { gaps } = (await verified(stage)).verdict;
    expect(gaps[0]?.reason).toContain(reason);
  });

  it('is not one whose assertions are outside of tests', async () => {
    const check = 'node --test test/plain.test.mjs';
    const text =
      "import assert from 'node:assert';\nimport { total } from '../src/cart.mjs';\nassert.equal(total([1, 2]), 3);\n";
    const files = {
      ...phaseFiles({ verify: `<automated>${check}</automated>` }),
      'test/plain.test.mjs': text,
    };
    expect((await verified(await makeStage(files, { check }))).verdict.status).toBe('passed');
  });
});
