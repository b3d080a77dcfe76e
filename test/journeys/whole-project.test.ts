// One project from its first sentence to its last check in the real client: init, map, plan, execute in two waves,
// verify, a gap, its closing, done. Afterwards gsd-core continues with the same files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentsOf, FOCUSES } from '../../src/core/mapping/documents/map-documents.ts';
import { readVerification } from '../../src/core/planning/documents/verification.ts';
import { ask, at, listAt } from '../app/planning/oracle.ts';
import { mapText } from '../core/mapping/documents/map-text.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import {
  agentsOf,
  bash,
  calls,
  closePlan,
  executeLead,
  FILL,
  fact,
  inWorkRoot,
  mapLead,
  planLead,
  said,
  turnOf,
  verifierOf,
  verifyLead,
  WORK_GRANTS,
  write,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { journalOf, makePlace, type Place, runJourney } from './journey.ts';

const PHASE = '.planning/phases/01-bill';

const ANSWERS = {
  name: 'Bill',
  what: 'A command line that prints the bill of a table.',
  coreValue: 'The sum is right.',
  requirements: [
    { id: 'SUM-01', category: 'Sums', text: 'A guest sees the sum of the prices' },
    { id: 'BILL-01', category: 'Bills', text: 'A guest gets a bill with names and the sum' },
  ],
  overview: 'One phase: the bill.',
  phases: [
    {
      name: 'Bill',
      goal: 'A guest gets a bill',
      dependsOn: [],
      requirements: ['SUM-01', 'BILL-01'],
      criteria: ['The sum of the prices is shown', 'The bill names each dish and can be refunded'],
      sources: [],
    },
  ],
  settings: { research: false, planCheck: false },
};

interface Part {
  readonly plan: string;
  readonly name: string;
  readonly requirement: string;
  readonly truth: string;
  readonly exports: readonly string[];
  readonly after?: readonly string[];
  readonly uses?: string;
  readonly closesGap?: boolean;
}

const SUM: Part = {
  plan: '01',
  name: 'sum',
  requirement: 'SUM-01',
  truth: 'The sum of the prices is shown',
  exports: ['sum'],
};
const LABEL: Part = {
  plan: '02',
  name: 'label',
  requirement: 'BILL-01',
  truth: 'The bill names each dish',
  exports: ['label'],
};
const BILL: Part = {
  plan: '03',
  name: 'bill',
  requirement: 'BILL-01',
  truth: 'The bill names each dish and can be refunded',
  exports: ['bill', 'refund'],
  after: ['01-01', '01-02'],
  uses: 'sum',
};
const REFUND: Part = { ...BILL, plan: '04', exports: ['refund'], after: [], closesGap: true };

const planText = ({
  plan,
  name,
  requirement,
  truth,
  exports,
  after = [],
  uses,
  closesGap,
}: Part): string => `---
phase: 01-bill
plan: ${plan}
type: execute
wave: ${after.length > 0 ? 2 : 1}
depends_on: [${after.map((one) => `"${one}"`).join(', ')}]
files_modified: [src/${name}.js, test/${name}.test.js]
${closesGap ? 'gap_closure: true\n' : ''}autonomous: true
requirements: [${requirement}]
must_haves:
  truths:
    - "${truth}"
  artifacts:
    - path: src/${name}.js
      provides: ${exports.join(' and ')}
      exports: [${exports.join(', ')}]
${uses === undefined ? '' : `  key_links:\n    - from: src/${name}.js\n      to: src/${uses}.js\n      via: import\n      pattern: "${uses}\\\\("\n`}---

<objective>
Write src/${name}.js.

Purpose: ${requirement}.
Output: src/${name}.js and its test.
</objective>

<context>
@.planning/PROJECT.md
</context>

<tasks>

<task type="auto">
  <name>Task 1: ${name}</name>
  <files>src/${name}.js, test/${name}.test.js</files>
  <action>Export ${exports.join(' and ')} from src/${name}.js, with a test.</action>
  <verify><automated>node --test test/${name}.test.js</automated></verify>
  <done>The test passes.</done>
</task>

</tasks>

<verification>
- [ ] node --test passes
</verification>

<success_criteria>
${truth}.
</success_criteria>

<output>
After completion, create \`${PHASE}/01-${plan}-SUMMARY.md\`
</output>
`;

const CODE: Readonly<Record<string, string>> = {
  '01': 'export const sum = (prices) => prices.reduce((total, price) => total + price, 0);\n',
  '02': "export const label = (dish) => [dish.name, dish.price].join(': ');\n",
  '03':
    "import { label } from './label.js';\nimport { sum } from './sum.js';\n" +
    'export const bill = (dishes) => [...dishes.map(label), sum(dishes.map(({ price }) => price))].join("\\n");\n',
  '04':
    "import { label } from './label.js';\nimport { sum } from './sum.js';\n" +
    'export const bill = (dishes) => [...dishes.map(label), sum(dishes.map(({ price }) => price))].join("\\n");\n' +
    'export const refund = (dishes) => -sum(dishes.map(({ price }) => price));\n',
};
const TESTS: Readonly<Record<string, string>> = {
  '01': 'assert.equal(part.sum([2, 3]), 5)',
  '02': "assert.equal(part.label({ name: 'tea', price: 3 }), 'tea: 3')",
  '03': "assert.equal(part.bill([{ name: 'tea', price: 3 }]), 'tea: 3\\n3')",
  '04': "assert.equal(part.refund([{ name: 'tea', price: 3 }]), -3)",
};

/** What an executor writes for a plan, as a program, so that its turn is one command. */
const WORK = `import { mkdirSync, writeFileSync } from 'node:fs';
const [plan, name] = process.argv.slice(2);
const code = ${JSON.stringify(CODE)};
const tests = ${JSON.stringify(TESTS)};
mkdirSync('src', { recursive: true });
mkdirSync('test', { recursive: true });
writeFileSync('src/' + name + '.js', code[plan]);
writeFileSync('test/' + name + '.test.js', "import assert from 'node:assert/strict';\\nimport { it } from 'node:test';\\n" +
  "import * as part from '../src/" + name + ".js';\\nit('works', () => " + tests[plan] + ");\\n");
`;
const init: readonly Step[] = [
  (request) => write(fact(request, 'ROOT'), { [fact(request, 'ANSWERS')]: JSON.stringify(ANSWERS) }),
  (request) =>
    bash(
      `${fact(request, 'WRITE')} --from "${fact(request, 'ANSWERS')}" --project "${fact(request, 'ROOT')}" --json`,
    ),
  'The project is planned.',
];

const PARTS = [SUM, LABEL, BILL, REFUND];

const agents = (cwd: string): Step =>
  agentsOf({
    executor: (request) => {
      const part = PARTS.find((one) => said(request).includes(`01-${one.plan}-PLAN.md`)) ?? SUM;
      if (turnOf(request) > 0) return `## PLAN COMPLETE\n**Plan:** 01-${part.plan}`;
      const work = inWorkRoot(request, `node work.mjs ${part.plan} ${part.name}`);
      return calls(work, ...closePlan(request, `write ${part.name}`));
    },
    planner: (request) => {
      if (turnOf(request) > 0) return '## PLANNING COMPLETE';
      const isGap = readFileSync(join(cwd, '.msw/planning/01-brief.md'), 'utf8').includes('01-04-PLAN.md');
      const parts = isGap ? [REFUND] : [SUM, LABEL, BILL];
      return write(
        cwd,
        Object.fromEntries(parts.map((part) => [`${PHASE}/01-${part.plan}-PLAN.md`, planText(part)])),
      );
    },
    mapper: (request) => {
      const focus = FOCUSES.find((one) => said(request).includes(`Focus: ${one}`)) ?? 'tech';
      if (turnOf(request) > 0) return `## Mapping Complete\n\n**Focus:** ${focus}`;
      const documents = documentsOf(focus).map((kind) => [kind.file, mapText(kind)]);
      return write(join(cwd, '.planning', 'codebase'), Object.fromEntries(documents));
    },
    verifier: verifierOf('src/bill.js:1 it is there'),
  });

const makeProject = (): Place => {
  const place = makePlace();
  writeFiles(place.cwd, {
    'package.json': '{"name":"bill","type":"module","scripts":{"test":"node --test"}}\n',
    '.gitignore': '.msw/\n',
    'README.md': '# Bill\n',
    'prd.md': '# Bill\n\nPrints the bill of a table.\n',
    'work.mjs': WORK,
    ...FILL,
    'src/money.js': 'export const cents = (euros) => Math.round(euros * 100);\n',
  });
  initGit(place.cwd);
  return place;
};

for (const version of sampleOf('whole-project', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a whole project on ${version}`, () => {
    it('is planned, executed, verified with a gap, fixed and done', { timeout: 560_000 }, async () => {
      const place = makeProject();
      const { cwd } = place;
      const type = (prompt: string, main: readonly Step[] = []): Promise<ClientRun> =>
        runJourney({
          version,
          ...place,
          prompt,
          permissions: 'default',
          args: WORK_GRANTS,
          script: { main, sub: [agents(cwd)] },
        });
      const last = (run: ClientRun): string => run.results.at(-1)?.result ?? '';
      const told = async (prompt: string): Promise<string> => {
        const run = await type(prompt);
        expect(run.requests).toEqual([]);
        return last(run);
      };
      /**
       * The commands of the first plans are new: the first command only lists them, its digest allows exactly these.
       */
      const trust = async (): Promise<string> =>
        /--trust [0-9a-f]{16}/.exec(await told('/msw:go'))?.[0] ?? 'nothing to trust';
      const statusOf = () => {
        const text = readFileSync(join(cwd, PHASE, '01-VERIFICATION.md'), 'utf8');
        return { status: readVerification(text).status, gaps: readVerification(text).gaps };
      };

      expect(last(await type('/msw:init --from prd.md', init))).toBe('The project is planned.');
      expect(await told('/msw:status')).toContain('/msw:discuss 1');
      expect(last(await type('/msw:map', [mapLead]))).toBe('Mapped.');
      expect(last(await type('/msw:go 1 --as plan', [planLead]))).toBe('Planned.');
      expect(await told('/msw:status')).toContain('/msw:execute 1');
      expect(last(await type(`/msw:execute 1 ${await trust()}`, [executeLead]))).toBe(
        'The execution is done.',
      );
      expect(await told('/msw:status')).toContain('/msw:verify 1');
      expect(last(await type('/msw:go', [verifyLead]))).toBe('Phase 1: gaps_found, next /msw:plan 1 --gaps.');
      expect(statusOf()).toMatchObject({ status: 'gaps_found' });
      expect(JSON.stringify(statusOf().gaps)).toContain('refund');
      expect(await told('/msw:status')).toContain('/msw:plan 1 --gaps');
      expect(last(await type('/msw:go', [planLead]))).toBe('Planned.');
      expect(last(await type('/msw:execute 1 --gaps-only', [executeLead]))).toBe('The execution is done.');
      expect(last(await type('/msw:go', [verifyLead]))).toBe('Phase 1: passed, next /msw:go.');
      expect(statusOf()).toMatchObject({ status: 'passed', gaps: [] });
      expect(await told('/msw:status')).toContain('100%');
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      // A clone contains everything that its checks depend on.
      const clone = join(makePlace().cwd, 'clone');
      git(cwd, 'clone', '-q', '.', clone);
      const checked = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], {
        cwd: clone,
        encoding: 'utf8',
      });
      expect(checked).toMatch(/^# pass 3$/m);
      expect(checked).toMatch(/^# fail 0$/m);
      expect(journalOf(cwd).filter((event) => event === 'plan-done')).toHaveLength(4);

      /** Without W010, which is about the agents of gsd-core on this machine, not about the project. */
      const complaints = async (): Promise<readonly unknown[]> => {
        const health = await ask('core', cwd, ['validate', 'health']);
        const told = [...listAt(health, 'errors'), ...listAt(health, 'warnings')];
        return told.filter((one) => at(one, 'code') !== 'W010');
      };
      expect(await complaints()).toEqual([]);
      expect(await ask('core', cwd, ['phase', 'complete', '1'])).toMatchObject({ completed_phase: '1' });
      const roadmap = await ask('core', cwd, ['roadmap', 'analyze']);
      expect(listAt(roadmap, 'phases')).toMatchObject([
        { plan_count: 4, summary_count: 4, disk_status: 'complete' },
      ]);
      expect(await ask('core', cwd, ['state', 'json'])).toMatchObject({
        progress: { total_plans: 4, completed_plans: 4, completed_phases: 1, percent: 100 },
      });
      expect(await complaints()).toEqual([]);
    });
  });
}
