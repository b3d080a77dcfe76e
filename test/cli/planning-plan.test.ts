import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli, newPlace } from './built-cli.ts';

const { cli } = builtCli();

function planFile(plan: string, dependsOn: string, files: string): string {
  return `---\nphase: 01-a\nplan: ${plan}\ntype: execute\nwave: 1\ndepends_on: ${dependsOn}\nfiles_modified: ${files}\nautonomous: true\nrequirements: [A-01]\nmust_haves:\n  truths: ["x"]\n---\n<objective>\nBuild.\n</objective>\n<task type="auto"><name>n</name><files>${files.slice(1, -1)}</files><action>a</action><verify><automated>node check.js</automated></verify><done>d</done></task>\n`;
}
const phase = '.planning/phases/01-a';
const place = () =>
  newPlace({
    'check.js': '',
    [`${phase}/01-01-PLAN.md`]: planFile('01', '[]', '[a.ts]'),
    [`${phase}/01-02-PLAN.md`]: planFile('02', '[]', '[a.ts]'),
    [`${phase}/01-03-PLAN.md`]: planFile('03', '["02"]', '[b.ts]'),
    [`${phase}/01-01-SUMMARY.md`]: '# Done\n',
  });

describe('plan', () => {
  it('parses a plan, as JSON and as text', async () => {
    const { project } = place();
    const json = await cli(['plan', 'parse', `${phase}/01-03-PLAN.md`, '--json'], { cwd: project });
    expect(json).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(json.stdout)).toMatchObject({
      plan: '03',
      dependsOn: ['02'],
      taskCount: 1,
      compatTaskCount: 1,
      verifyCommands: ['node check.js'],
      tasks: [{ name: 'n', files: ['b.ts'] }],
      diagnostics: [],
    });
    expect((await cli(['plan', 'parse', `${phase}/01-03-PLAN.md`], { cwd: project })).stdout).toContain(
      '1. [auto] n',
    );
  });

  it('gives a file back byte by byte, and refuses what is no text', async () => {
    const { project } = place();
    const bytes = Buffer.from('\uFEFF---\r\nplan: 01\r\n---\r\n<task>\r\nö 🎉\n\r\n', 'utf8');
    writeFileSync(join(project, 'odd.md'), bytes);
    const back = await cli(['plan', 'roundtrip', 'odd.md'], { cwd: project });
    expect(Buffer.from(back.stdout, 'utf8').equals(readFileSync(join(project, 'odd.md')))).toBe(true);
    writeFileSync(join(project, 'latin.md'), Buffer.from([0x61, 0xe9, 0x0a]));
    expect(await cli(['plan', 'roundtrip', 'latin.md'], { cwd: project })).toMatchObject({
      code: 1,
      stdout: '',
    });
    expect((await cli(['plan', 'roundtrip', 'none.md'], { cwd: project })).code).toBe(1);
    expect((await cli(['plan', 'parse'], { cwd: project })).code).toBe(2);
  });

  it('validates against the project around the plan', async () => {
    const { project } = place();
    const file = join(project, phase, '01-01-PLAN.md');
    expect(await cli(['plan', 'validate', file, '--json'])).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(file, readFileSync(file, 'utf8').replace('node check.js', 'node gone.js'));
    const refused = await cli(['plan', 'validate', file, '--json']);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject({
      valid: false,
      errors: 1,
      diagnostics: [{ code: 'verify-path-missing', line: 16 }],
    });
    expect((await cli(['plan', 'validate', file])).stdout).toMatch(/^16:\d+ error: .*gone\.js/m);
  });

  it('shows the waves of a phase and where they collide; a cycle fails', async () => {
    const { project } = place();
    const found = await cli(['plan', 'waves', phase, '--json'], { cwd: project });
    expect(found.code).toBe(0);
    expect(JSON.parse(found.stdout)).toMatchObject({
      waves: [
        { wave: 1, plans: ['01-01', '01-02'] },
        { wave: 2, plans: ['01-03'] },
      ],
      overlaps: [{ wave: 1, plans: ['01-01', '01-02'], files: ['a.ts'] }],
      incomplete: ['01-02', '01-03'],
    });
    writeFileSync(join(project, phase, '01-02-PLAN.md'), planFile('02', '["03"]', '[a.ts]'));
    const cycle = await cli(['plan', 'waves', phase], { cwd: project });
    expect(cycle).toMatchObject({ code: 1, stderr: expect.stringContaining('01-02 -> 01-03 -> 01-02') });
    expect((await cli(['plan', 'waves', 'none'], { cwd: project })).code).toBe(1);
  });
});
