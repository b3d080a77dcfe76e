import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mswPath } from '../../../src/adapters/files/msw-folder.ts';
import { readJournal } from '../../../src/adapters/log/journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed, CHECK, filesIn, makeScene, runsOf, type Scene, textOf } from '../support/scene.ts';

describe('take baseline', () => {
  const EMPTY_RUN = "console.log('No test files found, exiting with code 0\\n\\n Test Files  no tests')";

  /** A scene whose check is this script, armed with these arguments. */
  const armedWith = async (script: string, args = `"Fix it" ${CHECK}`, config = '') => {
    const scene = makeScene();
    scene.write('check.js', script);
    if (config !== '') {
      mkdirSync(mswPath(scene.project));
      writeFileSync(mswPath(scene.project, 'config.json'), config);
    }
    return { scene, said: textOf(await scene.type('loop', args)) };
  };

  const baselineOf = (scene: Scene) => scene.loop()?.progress.baseline;
  const loopFiles = (scene: Scene): readonly string[] =>
    filesIn(scene, `.msw/loops/${scene.loop()?.terms.id}`).filter((name) => name !== 'task.md');

  describe('checks that fail before Claude begins', () => {
    it('are its first evidence, and cost no iteration', async () => {
      const scene = await armed();
      expect(runsOf(scene)).toBe(1);
      const { terms, progress } = scene.loop() ?? {};
      expect(progress).toMatchObject({ iteration: 1, wasRed: true, hasWorked: false, attempts: [] });
      expect(baselineOf(scene)).toEqual({ kind: 'red', exact: progress?.lastFailure?.fingerprints.exact });
      expect(loopFiles(scene)).toEqual(['iteration-000-check-1.log', 'iteration-000.md']);
      const page = scene.read(`.msw/loops/${terms?.id}/iteration-000.md`);
      expect(page).toContain('value is raw');
      expect(page).toContain('Fix it');
      expect(readJournal(scene.project)).toMatchObject([{ event: 'loop-armed', baseline: 'red' }]);
    });

    it('are reported to Claude on the page, and to the user in plain words', async () => {
      const scene = makeScene();
      const said = textOf(await scene.type('loop', `"Fix it" ${CHECK}`));
      const page = mswPath(scene.project, 'loops', scene.loop()?.terms.id ?? '', 'iteration-000.md');
      expect(said).toContain(`MSW ran them once: they fail. Begin by reading ${page}.`);
      expect(said).toMatch(
        /^msw ▸ loop armed · check: node check\.js · .* · the checks fail now: .*value is raw/,
      );
    });

    it('are the same problem in the first iteration when they fail in the same way', async () => {
      const scene = await armed();
      await scene.stop();
      expect(scene.loop()?.progress.breaker).toMatchObject({ noProgress: 1, sameFailure: 1 });
      expect(scene.loop()?.progress.marks.map(({ iteration }) => iteration)).toEqual([0, 1]);
    });

    it('are kept without secrets', async () => {
      const { scene } = await armedWith("throw new Error('token=ghp_' + 'a1B2c3D4'.repeat(5))");
      const folder = `.msw/loops/${scene.loop()?.terms.id}`;
      const kept = loopFiles(scene).map((name) => scene.read(`${folder}/${name}`));
      expect(kept).toHaveLength(2);
      expect(kept.join('')).not.toContain('a1B2c3D4a1B2c3D4');
    });
  });

  describe('checks that pass before Claude begins', () => {
    it('are said to prove nothing, and a failing test is requested', async () => {
      const { scene, said } = await armedWith("require('node:fs').appendFileSync('.runs', 'x')");
      expect(baselineOf(scene)).toEqual({ kind: 'green' });
      expect(scene.loop()?.progress).toMatchObject({ lastFailure: null, wasRed: false });
      expect(said).toContain(
        'they pass already, so they cannot prove the task. Begin with a test that fails',
      );
      expect(said).toContain('· the checks pass already and cannot prove the task');
      expect(loopFiles(scene)).toEqual([]);
      expect(readJournal(scene.project)).toMatchObject([{ baseline: 'green' }]);
    });

    it('run in parallel where the project says so', async () => {
      // The first ends once the second has started.
      const both = [
        "const { existsSync, writeFileSync } = require('node:fs');",
        "const wait = () => (existsSync('two') ? 0 : setTimeout(wait, 20));",
        "if (process.argv[2] === 'two') writeFileSync('two', ''); else wait();",
      ].join('\n');
      const { scene } = await armedWith(
        both,
        '"Fix it" --check "one=node check.js one" --check "two=node check.js two"',
        '{"parallelChecks": true}',
      );
      expect(baselineOf(scene)).toEqual({ kind: 'green' });
    });
  });

  describe('checks that prove nothing before Claude begins', () => {
    it.each([
      ['run no test', EMPTY_RUN, CHECK, 'no test ran before the work'],
      [
        'lack their program',
        '',
        '--check "./no-such-program-of-any-kind"',
        'a check could not do its work before the work began: shell: ./no-such-program',
      ],
      [
        'meet a problem outside the project',
        "console.error('npm error code ECONNRESET\\nnpm error network read ECONNRESET'); process.exit(1)",
        CHECK,
        'a problem outside the project kept the checks from running before the work: npm: ',
      ],
    ])(
      'because they %s: the reason is given, and nothing is concluded',
      async (_why, script, check, reason) => {
        const { scene, said } = await armedWith(script, `"Fix it" ${check}`);
        expect(baselineOf(scene)).toEqual({ kind: 'unknown', reason: expect.stringContaining(reason) });
        expect(said.split(reason)).toHaveLength(3);
        expect(scene.loop()?.progress).toMatchObject({
          iteration: 1,
          infraStreak: 0,
          gateStreak: 0,
          lastFailure: null,
          marks: [],
          wasRed: false,
        });
        expect(loopFiles(scene)).toEqual([]);
      },
    );

    it('because their shared time is up', async () => {
      // With the time of both it would finish.
      const slow = "setTimeout(() => require('node:fs').writeFileSync('ended', ''), 7000);";
      const { scene, said } = await armedWith(
        slow,
        '"Fix it" --check "node check.js" --check "node -e 0"',
        '{"baselineSeconds": 8}',
      );
      expect(said).toContain('node did not end in time before the work');
      expect(existsSync(join(scene.project, 'ended'))).toBe(false);
      expect(scene.loop()?.terms.checkTimeoutSeconds).toBe(600);
    });
  });

  describe('a loop without a run before the work', () => {
    it('is what --no-baseline asks for, and its files are known all the same', async () => {
      const scene = await armed(`"Fix it" ${CHECK} --no-baseline`);
      expect(runsOf(scene)).toBe(0);
      expect(scene.loop()?.progress).toMatchObject({ baseline: null, lastFailure: null, marks: [] });
      scene.write('value.txt', 'ready');
      expect(textOf(await scene.stop())).toContain('1/20 · done');
      const idle = makeScene();
      idle.write('value.txt', 'ready');
      await idle.type('loop', `"Fix it" ${CHECK} --no-baseline`);
      expect(textOf(await idle.stop())).toContain('no file has changed: begin with a test that fails');
    });

    it('is one without a check', async () => {
      const scene = await armed('"Fix it" --no-check --promise DONE');
      expect(scene.loop()?.progress).toMatchObject({ baseline: null, firstTree: null });
      expect(loopFiles(scene)).toEqual([]);
    });
  });
});

describe('protected and sealed', () => {
  // `--protect` and `--sealed`: what a loop keeps Claude from changing, and from reading.
  const allText = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');

  describe('--protect', () => {
    it.runIf(process.platform !== 'win32')(
      'puts back a folder in whose place there is a link or a file, and follows no link',
      async () => {
        const scene = makeScene();
        mkdirSync(join(scene.project, 'test'));
        scene.write('test/run.sh', 'exit 1');
        await scene.typeAtOnce('loop', '"Fix it" --check "sh test/run.sh" --protect test/**');
        const outside = tempFolder();
        writeFileSync(join(outside, 'run.sh'), 'exit 0');
        const folder = join(scene.project, 'test');
        for (const replace of [() => symlinkSync(outside, folder), () => scene.write('test', '')]) {
          rmSync(folder, { recursive: true });
          replace();
          const said = textOf(await scene.stopAtOnce());
          expect(said).toContain(
            'Put back as they were when the loop began, since you protect them: “test/run.sh”',
          );
          expect(said).not.toContain('· done');
          expect(scene.read('test/run.sh')).toBe('exit 1');
        }
        expect(readFileSync(join(outside, 'run.sh'), 'utf8')).toBe('exit 0');
      },
    );

    it('restores a file before the checks run, and tells both Claude and the user', async () => {
      const scene = await armed(`"Fix it" ${CHECK} --protect "check.*"`);
      const original = scene.read('check.js');
      scene.write('check.js', 'process.exit(0);\n');
      scene.write('check.new.js', '// new\n');
      const answer = await scene.stopAtOnce();
      expect(scene.read('check.js')).toBe(original);
      expect(scene.read('check.new.js')).toBe('// new\n');
      expect(textOf(answer)).toContain(
        'Put back as they were when the loop began, since you protect them: “check.js”.',
      );
      const { id } = scene.loop()?.terms ?? { id: '' };
      const page = scene.read(`.msw/loops/${id}/iteration-001.md`);
      expect(page).toContain('Put back before the checks ran, since the user protects it: check.js.');
      expect(runsOf(scene)).toBe(2);
      expect(textOf(await scene.stopAtOnce())).not.toContain('Put back');
    });

    it('restores a deleted file', async () => {
      const scene = await armed(`"Fix it" ${CHECK} --protect check.js`);
      rmSync(join(scene.project, 'check.js'));
      await scene.stopAtOnce();
      expect(existsSync(join(scene.project, 'check.js'))).toBe(true);
    });

    it('keeps the loop from ending while a file cannot be put back, and says which', async () => {
      const scene = await armed(`"Fix it" ${CHECK} --protect check.js`);
      // node runs the folder.
      rmSync(join(scene.project, 'check.js'));
      mkdirSync(join(scene.project, 'check.js'));
      scene.write('check.js/index.js', '\n');
      const said = textOf(await scene.stopAtOnce());
      expect(said).toContain('“check.js” is protected and stays changed: there is a folder in its place');
      expect(said).not.toContain('· done');
      const { id } = scene.loop()?.terms ?? { id: '' };
      expect(scene.read(`.msw/loops/${id}/iteration-001.md`)).toContain(
        'But that counts only with the files that the user protects: “"check.js" is protected and stays changed',
      );
      // It ends nevertheless, and says why.
      await scene.stopAtOnce();
      await scene.stopAtOnce();
      expect(textOf(await scene.stopAtOnce())).toMatch(/stuck, .*every check passed, but “check\.js” is/);
    });

    it.each([
      ['and is changed back', "fs.writeFileSync('check.js', text);"],
      ['and stays so', ''],
    ])('keeps the loop from ending if a file is changed while the checks run %s', async (_, after) => {
      const scene = makeScene();
      scene.write(
        'run.js',
        `const fs = require('node:fs');
         const text = fs.readFileSync('check.js');
         if (fs.existsSync('swap')) fs.writeFileSync('check.js', '');
         require('./check.js');
         ${after}`,
      );
      await scene.typeAtOnce('loop', '"Fix it" --check "node run.js" --protect check.js');
      const original = scene.read('check.js');
      scene.write('swap', '');
      const said = textOf(await scene.stopAtOnce());
      expect(said).toContain('“check.js” is protected, and was written while the checks ran');
      expect(said).not.toContain('· done');
      expect(scene.read('check.js')).toBe(original);
    });

    it('says at once which pattern protects nothing', async () => {
      const scene = makeScene();
      const answer = await scene.typeAtOnce('loop', `"Fix it" ${CHECK} --protect check.js --protect tset/**`);
      expect(textOf(answer)).toContain(
        '--protect tset/** fits no file of the snapshot, which has none that git ignores, so it protects nothing.',
      );
      expect(textOf(answer)).not.toContain('--protect check.js fits');
    });

    it.each(['/etc/passwd', '../other', 'a/../../b', 'C:\\x', '~/x'])('refuses %j', async (pattern) => {
      const scene = makeScene();
      const answer = await scene.typeAtOnce('loop', `"Fix it" ${CHECK} --protect '${pattern}'`);
      expect(textOf(answer)).toContain("Option --protect takes a path from the project's folder");
      expect(scene.loop()).toBeNull();
    });
  });

  describe('--sealed', () => {
    const sealedOutside = (): string => {
      const script = join(tempFolder(), 'acceptance.mjs');
      writeFileSync(
        script,
        "import { existsSync } from 'node:fs';\nif (!existsSync('done.txt')) {\n  console.error('Error: the SECRET is 42');\n  process.exit(1);\n}\n",
      );
      return `--sealed "acceptance=node ${script.replaceAll('\\', '/')}"`;
    };

    it('runs when the others pass, and Claude reads that it fails, but not its output', async () => {
      const scene = await armed(`"Fix it" ${CHECK} ${sealedOutside()} --no-baseline`);
      const { id } = scene.loop()?.terms ?? { id: '' };
      expect(textOf(await scene.stopAtOnce())).not.toContain('acceptance');
      scene.write('value.txt', 'ready');
      const answer = textOf(await scene.stopAtOnce());
      expect(answer).toContain('acceptance is sealed and found 1 problem');
      expect(answer).not.toContain('SECRET');
      expect(allText(join(scene.project, '.msw'))).not.toContain('SECRET');
      expect(scene.read(`.msw/loops/${id}/iteration-002.md`)).not.toContain('acceptance.mjs');
      const kept = join(scene.workspace.userFolder, 'sealed', id);
      expect(readdirSync(kept)).toEqual(['iteration-002-acceptance.log']);
      expect(allText(kept)).toContain('the SECRET is 42');
      scene.write('done.txt', 'x');
      await scene.stopAtOnce();
      expect(scene.loop()).toBeNull();
      expect(filesIn(scene, `.msw/loops/${id}`)).toContain('report.md');
    });

    it('is named without its command when the loop is armed', async () => {
      const scene = makeScene();
      const answer = await scene.typeAtOnce('loop', `"Fix it" ${CHECK} ${sealedOutside()}`);
      expect(textOf(answer)).toContain('sealed by the user');
      expect(textOf(answer)).not.toContain('acceptance.mjs');
    });

    it('protects the project files that it names', async () => {
      const scene = makeScene();
      scene.write('hidden.js', "throw new Error('not yet');\n");
      await scene.typeAtOnce('loop', `"Fix it" ${CHECK} --sealed "node hidden.js"`);
      scene.write('hidden.js', '\n');
      scene.write('value.txt', 'ready');
      expect(textOf(await scene.stopAtOnce())).toContain('“hidden.js”');
      expect(scene.read('hidden.js')).toContain('not yet');
      expect(scene.loop()).not.toBeNull();
    });
  });
});
