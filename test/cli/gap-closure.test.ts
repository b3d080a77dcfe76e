// A plan can close every kind of gap that a verification finds, from the check of the plan to the next verification,
// all through the command line.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import {
  CHECK,
  phaseFiles,
  planText,
  summaryText,
  writePhase,
} from '../app/planning/verification/phase-stage.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { builtCli, newPlace } from './built-cli.ts';

sampled();

const { cli, typed } = builtCli();
const CART = 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n';
const TRUTH = '  truths:\n    - "Totals add up"\n';
const look = '<human-check><test>Open the shop</test><expected>Totals look right</expected></human-check>';

interface Kind {
  readonly kind: string;
  readonly parts?: Parameters<typeof phaseFiles>[0];
  readonly broken?: Readonly<Record<string, string>>;
  /** What the plan for the gap changes. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Its additional must-haves. */
  readonly anew?: string;
  readonly requirements?: string;
  /** Before the first verification, and after the plan for the gap. */
  readonly judged?: readonly ['failed', 'passed'];
  readonly commits?: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    kind: 'a check that fails',
    broken: { 'src/cart.mjs': 'export const total = () => 0;\n' },
    fixed: { 'src/cart.mjs': CART },
  },
  {
    kind: 'an artifact that is missing',
    parts: { mustHaves: `${TRUTH}  artifacts:\n    - {path: src/tax.mjs, provides: "Tax rates"}` },
    fixed: { 'src/tax.mjs': 'export const rate = 7;\n' },
  },
  {
    kind: 'an artifact that is empty',
    parts: { mustHaves: `${TRUTH}  artifacts:\n    - {path: src/tax.mjs, provides: "Tax rates"}` },
    broken: { 'src/tax.mjs': '\n' },
    fixed: { 'src/tax.mjs': 'export const rate = 7;\n' },
  },
  {
    kind: 'a link to an address',
    parts: { mustHaves: `${TRUTH}  key_links:\n    - {from: src/cart.mjs, to: /api/tax, pattern: 'fetch'}` },
    fixed: { 'src/cart.mjs': `${CART}export const tax = () => fetch('/api/tax');\n` },
  },
  {
    kind: 'a link whose pattern nothing matches, written before it was refused',
    parts: {
      mustHaves: `${TRUTH}  key_links:\n    - {from: src/cart.mjs, to: prices.list, pattern: '$prices'}`,
    },
    anew: `  key_links:\n    - {from: src/cart.mjs, to: prices.list, pattern: 'prices\\.reduce'}`,
  },
  {
    kind: 'a requirement that no plan names',
    parts: { requirements: '' },
    requirements: 'CART-01',
  },
  {
    kind: 'what a person saw fail',
    parts: { verify: `<automated>${CHECK}</automated>${look}` },
    judged: ['failed', 'passed'],
  },
  {
    kind: 'a file that is not committed',
    parts: { mustHaves: `${TRUTH}  artifacts:\n    - {path: src/helper.mjs, provides: "Help"}` },
    broken: {},
    commits: ['src/helper.mjs'],
  },
];

const closingPlan = (truths: readonly string[], { anew = '', requirements = 'CART-01', fixed = {} }: Kind) =>
  planText('01-02', {
    mustHaves:
      `  truths:\n${truths.map((truth) => `    - ${JSON.stringify(truth)}`).join('\n')}\n${anew}`.trimEnd(),
    done: truths.join('. '),
    requirements,
  })
    .replace('autonomous', 'gap_closure: true\nautonomous')
    .replace('[src/cart.mjs]', `[${['src/cart.mjs', ...Object.keys(fixed)].join(', ')}]`);

requireOrSkip('git')('a gap', () => {
  it.each(kinds)('is closed: $kind', async (kind) => {
    const { parts, broken, fixed, judged, commits = [] } = kind;
    const place = newPlace();
    const { project, env } = place;
    const phase = '.planning/phases/01-cart';
    writePhase(project, { ...phaseFiles(parts), '.gitignore': '.msw/\n', ...broken });
    initGit(project);
    for (const path of commits) writeFileSync(join(project, path), 'export const help = 1;\n');
    const opened = openWorkspace(project, env);
    if (opened.status === 'refused') throw new Error(opened.reason);
    await manageTrust(opened.workspace).add(CHECK);
    const ask = async (...args: readonly string[]) => {
      const { stdout, stderr } = await cli([...args, '--json'], { cwd: project, env });
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout);
    };
    const say = async (verdict: string) => {
      const { human } = await ask('phase', 'verify', '1');
      const words = ['--by', 'user', '--evidence', 'I looked'];
      await typed(['phase', 'judge', '1', human[0].id, verdict, ...words], place);
    };
    if (judged !== undefined) await say(judged[0]);
    const before = await ask('phase', 'verify', '1');
    expect(before.status).toBe('gaps_found');
    const truths = before.gaps.map(({ truth }: { readonly truth: string }) => truth);
    const plan = closingPlan(truths, kind);
    writePhase(project, { 'phase/01-02-PLAN.md': plan });
    const checked = await ask('phase', 'check', '1', '--gaps');
    expect(
      checked.problems.filter(({ code }: { readonly code: string }) => /gap|key-link/.test(code)),
    ).toEqual([]);
    writePhase(project, { ...fixed, 'phase/01-02-SUMMARY.md': summaryText('01-02') });
    git(project, 'add', '-A');
    git(project, 'commit', '-qm', 'fix(01-02): close the gap');
    if (judged !== undefined) await say(judged[1]);
    const after = await ask('phase', 'verify', '1');
    expect([
      after.status,
      after.gaps,
      after.undecided.map(({ statement }: { readonly statement: string }) => statement),
    ]).toEqual(['passed', [], []]);
    expect(readFileSync(join(project, phase, '01-VERIFICATION.md'), 'utf8')).toContain(
      'Closed since the last verification',
    );
  });
});
