import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installNodeModules, markNodeModules, nodeModulesReason, ROOT } from '../../scripts/setup.mjs';
import { drawn, isFull, isSampled, sampleOf } from '../support/depth.ts';
import { isTakenStory, LONG_FILES, STORIES } from '../support/long-files.ts';
import { nlmExecutable, seedProfile } from '../support/nlm/nlm-store.ts';
import { quickNlm } from '../support/nlm/quick-nlm.ts';
import { isPresent, requireOrSkip } from '../support/requirements.ts';
import {
  git,
  initGit,
  makePlainSample,
  makeVitestSample,
  PLAIN_SAMPLE,
  VITEST_SAMPLE,
  writeFiles,
} from '../support/sample-project.ts';
import { removeFolder, tempFolder } from '../support/temp-folder.ts';

describe('depth', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);

  describe('a sample of a long test', () => {
    it('is the same for one seed and different for another, in order', () => {
      const one = sampleOf('a', all, 10, { MSW_TEST_SEED: '7' });
      expect(one).toHaveLength(10);
      expect(one).toEqual(one.toSorted((a, b) => a - b));
      expect(sampleOf('a', all, 10, { MSW_TEST_SEED: '7' })).toEqual(one);
      expect(sampleOf('a', all, 10, { MSW_TEST_SEED: '8' })).not.toEqual(one);
      expect(sampleOf('b', all, 10, { MSW_TEST_SEED: '7' })).not.toEqual(one);
    });

    it('reaches everything with some seed', () => {
      const seeds = Array.from({ length: 200 }, (_, seed) => String(seed));
      const met = new Set(seeds.flatMap((seed) => sampleOf('a', all, 10, { MSW_TEST_SEED: seed })));
      expect(met.size).toBe(all.length);
    });

    it('selects some tests of a long file, others with another seed, and each with some seed', () => {
      const names = Array.from({ length: 200 }, (_, index) => `test ${index}`);
      const taken = (seed: string) => names.filter((name) => isSampled(name, { MSW_TEST_SEED: seed }));
      expect(taken('7').length).toBeGreaterThan(30);
      expect(taken('7').length).toBeLessThan(90);
      expect(taken('8')).not.toEqual(taken('7'));
      const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
      expect(new Set(seeds.flatMap(taken)).size).toBe(names.length);
      expect(names.every((name) => isSampled(name, { MSW_TEST_DEPTH: 'full' }))).toBe(true);
    });

    it('is drawn in the same way test by test', () => {
      const draw = (settings: Record<string, string>) => {
        const isDrawn = drawn('a', all.length, 10, settings);
        return all.filter(isDrawn);
      };
      expect(draw({ MSW_TEST_SEED: '7' })).toEqual(sampleOf('a', all, 10, { MSW_TEST_SEED: '7' }));
      expect(draw({ MSW_TEST_DEPTH: 'full' })).toEqual(all);
    });

    it('leaves out whole files where others show the same story, and takes each with some seed', () => {
      const seeds = Array.from({ length: 40 }, (_, seed) => ({ MSW_TEST_SEED: String(seed) }));
      for (const { take, of } of STORIES) {
        for (const seed of seeds) expect(of.filter((file) => isTakenStory(file, seed))).toHaveLength(take);
        expect(of.filter((file) => seeds.some((seed) => isTakenStory(file, seed)))).toEqual(of);
        expect(of.filter((file) => isTakenStory(file, { MSW_TEST_DEPTH: 'full' }))).toEqual(of);
      }
      expect(isTakenStory('journeys/green-path', { MSW_TEST_SEED: '1' })).toBe(true);
    });

    it('is taken of files that exist', () => {
      const listed = [...Object.keys(LONG_FILES), ...STORIES.flatMap(({ of }) => of)];
      expect(listed.filter((file) => !existsSync(join(ROOT, 'test', `${file}.test.ts`)))).toEqual([]);
    });

    it.each([
      ['', 3],
      ['full', 12],
    ])('has the listed number of tests of a long file, and all in full depth (%o)', async (depth, count) => {
      const root = join(tempFolder(), 'long');
      const [file = ''] = Object.entries(LONG_FILES).find(([, one]) => one === 3) ?? [];
      writeFiles(root, {
        'vitest.config.mjs': `export default { test: { setupFiles: [${JSON.stringify(join(ROOT, 'test/support/each-file.ts'))}] } };\n`,
        [`test/${file}.test.ts`]:
          "import { expect, it } from 'vitest';\nit.each(Array.from({ length: 12 }, (_, at) => at))('%i', (at) => expect(at).toBe(at));\n",
      });
      symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
      const vitest = [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=json'];
      const { stdout } = await execa(process.execPath, vitest, {
        cwd: root,
        env: { MSW_TEST_DEPTH: depth, MSW_TEST_SEED: '1' },
      });
      expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: count, numTotalTests: 12 });
    });

    it('is complete in full depth', () => {
      expect(sampleOf('a', all, 10, { MSW_TEST_DEPTH: 'full' })).toEqual(all);
      expect(() => isFull({ MSW_TEST_DEPTH: 'deep' })).toThrow('MSW_TEST_DEPTH is "deep"');
    });
  });
});

describe('setup', () => {
  const project = (): string => {
    const root = tempFolder();
    writeFiles(root, {
      'package.json': JSON.stringify({ name: 'x', packageManager: 'pnpm@10.34.8' }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    });
    return root;
  };

  it('installs when node_modules is missing', () => {
    expect(nodeModulesReason(project())).toBe('node_modules is missing');
  });

  it('does not trust a node_modules made by another tool', () => {
    const root = project();
    mkdirSync(join(root, 'node_modules'));
    expect(nodeModulesReason(root)).toBe('node_modules was made by something else');
  });

  it('does nothing until the lockfile or the pinned pnpm changes', () => {
    const root = project();
    mkdirSync(join(root, 'node_modules'));
    markNodeModules(root);
    expect(nodeModulesReason(root)).toBeUndefined();
    expect(installNodeModules(root)).toBe(false);
    writeFileSync(join(root, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n\nimporters: {}\n");
    expect(nodeModulesReason(root)).toBe('pnpm-lock.yaml has changed');
    markNodeModules(root);
    writeFiles(root, { 'package.json': JSON.stringify({ name: 'x', packageManager: 'pnpm@10.34.9' }) });
    expect(nodeModulesReason(root)).toBe('pnpm-lock.yaml has changed');
  });

  it('keeps npm lockfiles out of the repository, and pins pnpm exactly', () => {
    for (const name of ['package-lock.json', 'npm-shrinkwrap.json', 'bun.lock', 'bun.lockb']) {
      expect(existsSync(join(ROOT, name))).toBe(false);
    }
    expect(readFileSync(join(ROOT, 'package.json'), 'utf8')).toMatch(
      /"packageManager": "pnpm@\d+\.\d+\.\d+"/,
    );
  });

  it.each([
    ['true', 1, 'setup: node modules: '],
    ['', 0, 'setup: node modules skipped: '],
  ])('exits, with CI=%j, with code %i if a part cannot be installed', (ci, code, said) => {
    const root = tempFolder();
    const script = `import { setUp } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/setup.mjs')).href)};
    try { setUp(undefined, ${JSON.stringify(root)}); } catch (cause) { console.error(cause.message); process.exitCode = 1; }`;
    writeFileSync(join(root, 'run.mjs'), script);
    mkdirSync(join(root, 'empty'));
    // Without any program on the PATH nothing can be installed, so each part has its reason.
    const env = { CI: ci, PATH: join(root, 'empty') };
    const done = spawnSync(process.execPath, [join(root, 'run.mjs')], { env, encoding: 'utf8' });
    expect(done.status).toBe(code);
    expect(done.stderr).toContain(said);
    const lines = done.stderr.trim().split('\n');
    expect(lines).toHaveLength(ci === 'true' ? 1 : 12);
  });

  const withoutPrograms = (ci: string): void => {
    vi.stubEnv('PATH', tempFolder());
    vi.stubEnv('CI', ci);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
  };

  it('finds existing parts: node runs this test, so its platform is known', () => {
    expect(isPresent('posix')).toBe(process.platform !== 'win32');
    expect(requireOrSkip()).toBe(describe);
  });

  it('fails in CI when a part is missing, and names it', () => {
    withoutPrograms('true');
    expect(() => requireOrSkip('git', 'python3')).toThrow('missing: git, python3');
  });

  it('skips on a user’s machine, with one printed reason', () => {
    withoutPrograms('');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(requireOrSkip('git')).not.toBe(describe);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('skipped, missing: git')]]);
  });
});

describe('sample project', () => {
  const run = (cwd: string, command: string): { code: number | null; output: string } => {
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined };
    const done = spawnSync(command, { cwd, env, shell: true, encoding: 'utf8' });
    return { code: done.status, output: done.stdout + done.stderr };
  };

  it('fails for two reasons, which are fixed one at a time', () => {
    const folder = makeVitestSample(tempFolder());
    const both = run(folder, 'npm test');
    expect(both.code).toBe(1);
    expect(both.output).toContain('expected -10 to be 10');
    expect(both.output).toContain('Invalid currency code');
    writeFiles(folder, VITEST_SAMPLE.fixes.total);
    const one = run(folder, 'npm test');
    expect([one.code, one.output.includes('to be 10')]).toEqual([1, false]);
    expect(one.output).toContain('Invalid currency code');
    writeFiles(folder, VITEST_SAMPLE.fixes.label);
    expect(run(folder, 'npm test')).toMatchObject({ code: 0, output: expect.stringContaining('2 passed') });
  });

  it('has a plain check that passes when its file says so', () => {
    const folder = makePlainSample(tempFolder());
    expect(run(folder, 'node check.js')).toMatchObject({
      code: 1,
      output: expect.stringContaining('not ready'),
    });
    writeFiles(folder, PLAIN_SAMPLE.fix);
    expect(run(folder, 'node check.js').code).toBe(0);
  });

  it('becomes a clean repository with one commit', () => {
    const folder = makeVitestSample(tempFolder());
    initGit(folder);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(git(folder, 'ls-files').split('\n')).toContain('src/total.js');
    expect(git(folder, 'ls-files')).not.toContain('node_modules');
    expect(git(folder, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  });
});

requireOrSkip('nlm 0.15.8', 'posix')('the nlm whose libraries are loaded once', () => {
  const home = mkdtempSync(join(tmpdir(), 'msw-'));
  afterAll(() => removeFolder(home));
  const env = {
    HOME: home,
    PATH: process.env.PATH,
    NOTEBOOKLM_MCP_CLI_PATH: join(home, 'store'),
    COLUMNS: '200',
  };
  const run = async (executable: string, ...words: readonly string[]) => {
    const { stdout, stderr, exitCode } = await execa(executable, words, {
      env,
      extendEnv: false,
      reject: false,
      cwd: home,
      stdin: 'ignore',
    });
    return { stdout, stderr, exitCode };
  };

  it.each([
    [['--help']],
    [['notebook', 'nonsense']],
    [['notebook', 'list', '--json', '--profile', 'nobody']],
  ])('prints what the real executable prints: %j', async (words) => {
    const quick = await quickNlm('0.15.8');
    expect(await run(quick, ...words)).toEqual(await run(nlmExecutable('0.15.8'), ...words));
  });

  it('ends its call when it is ended', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const proxy = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    seedProfile(join(home, 'store'), 'ok');
    const call = execa(await quickNlm('0.15.8'), ['notebook', 'list', '--profile', 'ok'], {
      env: { ...env, HTTPS_PROXY: proxy, HTTP_PROXY: proxy },
      extendEnv: false,
      reject: false,
    });
    const [socket] = await once(listener, 'connection');
    const closed = once(socket, 'close');
    socket.resume();
    call.kill('SIGKILL');
    await Promise.all([call, closed]);
    listener.close();
  });
});
