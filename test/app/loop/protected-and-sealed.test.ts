// `--protect` and `--sealed`: what a loop keeps Claude from changing, and from reading.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed, CHECK, filesIn, makeScene, runsOf, textOf } from '../support/scene.ts';

const allText = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('--protect', () => {
  it('puts a file back before the checks run, and says so to both', async () => {
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

  it('brings back what was deleted', async () => {
    const scene = await armed(`"Fix it" ${CHECK} --protect check.js`);
    rmSync(join(scene.project, 'check.js'));
    await scene.stopAtOnce();
    expect(existsSync(join(scene.project, 'check.js'))).toBe(true);
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

  it('runs when the others pass, and Claude reads that it fails, not what it says', async () => {
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

  it('protects the files of the project that it names', async () => {
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
