// Listings that a person asks for in a terminal. They have no quotation marks, so the requirements are weaker: each has
// the same number of lines as with dull text, outside text starts no unindented line, and nothing in them is live.

import { renderDiagnosis } from '../../src/app/diagnose/diagnose.ts';
import { auditText } from '../../src/core/audit/audit-text.ts';
import { explanationText } from '../../src/core/failure/explain/explanation-text.ts';
import { newJob } from '../../src/core/jobs/job.ts';
import { viewOf } from '../../src/core/jobs/job-text.ts';
import { resultLines } from '../../src/core/jobs/made-text.ts';
import { renderLeaving } from '../../src/core/leaving/leaving-text.ts';
import { skeletonText } from '../../src/core/mapping/skeleton/slice/skeleton-slice.ts';
import { readPlan } from '../../src/core/planning/documents/plan.ts';
import { readRoadmap } from '../../src/core/planning/documents/roadmap.ts';
import { standingOf } from '../../src/core/planning/phases/standing.ts';
import { planText, wavesText } from '../../src/core/planning/rules/plan-view.ts';
import { planWaves } from '../../src/core/planning/rules/waves.ts';
import { renderReceipt } from '../../src/core/receipt/receipt-text.ts';
import { logEntries, renderLog } from '../../src/core/report/decision-log.ts';
import { EMPTY_PANEL } from '../../src/core/report/empty-panel.ts';
import { renderExplanation } from '../../src/core/report/explanation.ts';
import { renderMachine } from '../../src/core/report/machine-text.ts';
import { panelLines } from '../../src/core/report/panel-lines.ts';
import { checksOf, panelOf } from '../../src/core/report/panel-of.ts';
import { renderPlanningPage } from '../../src/core/report/planning-page.ts';
import { renderStatus } from '../../src/core/report/status-text.ts';
import { renderTimeline } from '../../src/core/report/timeline.ts';
import { renderTrust } from '../../src/core/report/trust-text.ts';
import { newResearch } from '../../src/core/research/research.ts';
import { renderResearchList } from '../../src/core/research/research-status-text.ts';
import { renderUndo } from '../../src/core/snapshots/undo-text.ts';
import { forPeople } from '../../src/core/text/for-people.ts';
import { makeAttempt, makeFailure, makeLoop, START } from '../core/loop/builders.ts';
import { skeleton } from '../core/mapping/documents/skeleton.ts';
import { RECEIPT, statement } from '../core/receipt/sample.ts';
import type { ReadText } from './read-text.ts';

export const peopleTexts: readonly ReadText[] = [
  {
    name: 'status of the loops',
    from: ['core/report/status-text.ts'],
    render: (field) => {
      const checks = [{ name: field('check'), command: field('command'), origin: 'plan' as const }];
      const pause = { cause: 'blocked', reason: field('reason'), at: START } as const;
      const lastFailure = makeFailure('A', { message: field('message') });
      const loop = makeLoop(
        { checks, prompt: field('task') },
        { pause, lastFailure, hints: [field('hint')] },
      );
      return renderStatus({ loops: [loop], session: null, now: START });
    },
    longest: 4000,
  },
  {
    name: 'status of the machine',
    from: ['core/report/machine-text.ts'],
    render: (field) => {
      const loop = makeLoop({}, {});
      const activity = {
        ...{ session: 's1', folder: '/work', unit: field('unit'), retry: null, since: START, seconds: 1 },
        ...{ tool: field('tool'), target: field('target'), tokensIn: 1, tokensOut: 1, cost: 0, retries: 0 },
      };
      const sight = { live: [], isInterrupted: false, activities: [activity] };
      const last = { loop: 'l1', at: START, iteration: 1, files: null, report: null };
      const work = { kind: 'plan-phase', phase: field('phase'), gaps: false } as const;
      const job = { ...newJob('j1', work, { session: null, now: START }), step: field('step') };
      const waitsFor = [{ reason: field('reason'), type: field('type') }];
      const seen = { now: START, isLeft: false, lines: [] };
      const project = {
        ...{ project: field('project'), trouble: field('trouble'), loops: [loop] },
        sights: new Map([[loop.terms.id, sight]]),
        last: { ...last, outcome: field('outcome') },
        jobs: [viewOf(job, seen), viewOf({ ...job, status: 'waiting', waitsFor }, seen)],
      };
      return renderMachine([project], START);
    },
    longest: 6000,
  },
  {
    name: 'the result of a job',
    from: ['core/jobs/made-text.ts'],
    render: (field) => {
      const work = { kind: 'plan-phase', phase: '1', gaps: false } as const;
      const made = {
        ...{ branch: field('branch'), from: 'a', to: 'b', receipts: [field('receipt')] },
        commits: [{ hash: field('hash'), subject: field('subject') }],
        files: [{ path: field('path'), added: 1, removed: 0 }],
        diff: { commits: 1, files: 1, added: 1, removed: 0 },
        summaries: [field('summary')],
        verification: { file: field('file'), says: field('says') },
      };
      const job = { ...newJob('j1', work, { session: null, now: START }), made };
      return forPeople(resultLines(viewOf(job, { now: START, isLeft: false, lines: [] })));
    },
    longest: 4000,
  },
  {
    name: 'the audit of old transcripts',
    from: ['core/audit/audit-text.ts'],
    render: (field) => {
      const examples = [{ project: field('project'), date: '2026-01-01', says: field('says') }];
      const found = { count: 1, tokens: 1, examples };
      return auditText({
        ...{ sessions: 1, projects: 1, turns: 1, runs: { all: 1, red: 1 }, tokens: { all: 1, onThese: 1 } },
        ...{ endedOnEdit: { refuted: found, held: 0, unchecked: 0 }, endedOnRed: found },
        ...{ failedIdly: found, failedAgain: found, folder: field('folder'), since: null },
        skipped: { lines: 1, files: 0 },
      });
    },
    longest: 6000,
  },
  {
    name: 'the panel of a loop',
    from: ['core/report/panel-of.ts'],
    render: (field) => {
      const lastFailure = makeFailure('A', { headline: field('headline'), message: field('message') });
      const changes = [{ path: field('path'), added: 1, removed: 0 }];
      const attempts = [makeAttempt(1, { failure: field('failure'), relation: field('relation'), changes })];
      const waiting = [{ id: 'a', kind: field('kind'), words: field('words'), since: START }];
      const run = { at: 1, of: 1, startedAt: START, limitSeconds: 600, pid: 1 };
      const live = checksOf([{ ...run, check: field('check'), line: field('line') }]);
      const loop = { ...panelOf(makeLoop({}, { lastFailure, attempts, waiting })), live };
      const lines = panelLines({ ...EMPTY_PANEL, loop }, START);
      return forPeople(lines.map(({ text }) => text));
    },
    longest: 2000,
  },
  {
    name: 'the decision log',
    from: ['core/report/decision-log.ts', 'app/operations/log-operations.ts'],
    render: (field) => {
      const called = { by: field('by'), operation: field('operation'), words: field('words') };
      return renderLog({
        project: field('project'),
        since: '2026-01-31T12:00:00Z',
        entries: logEntries([
          { time: '2026-01-31T12:00:00Z', event: 'hint-given', loop: field('loop'), session: 's1' },
          { time: field('time'), event: 'called', ...called, outcome: field('outcome'), told: field('told') },
          { time: '2026-01-31T12:00:00Z', event: field('event') },
        ]),
      });
    },
    longest: 2000,
  },
  {
    name: 'what an uninstall removes',
    from: ['core/leaving/leaving-text.ts'],
    render: (field) => {
      const trace = {
        kind: 'branch',
        what: field('what'),
        where: field('where'),
        about: field('about'),
      } as const;
      return renderLeaving(
        {
          traces: [
            { ...trace, stays: null },
            { ...trace, stays: field('stays') },
          ],
          elsewhere: [{ what: field('elsewhere'), cure: field('cure') }],
          client: [{ what: field('client'), cure: field('its cure') }],
          running: [{ what: field('running'), stop: field('stop') }],
          ...{ state: 'removed', troubles: [field('trouble')], lines: [field('line')] },
        },
        '/msw:uninstall --yes',
      );
    },
    longest: 40_000,
  },
  {
    name: 'receipt for a pull request',
    from: ['core/receipt/receipt-text.ts'],
    render: (field) => {
      const [check] = RECEIPT.checks;
      const [run] = RECEIPT.experiments;
      if (check === undefined || run === undefined) throw new Error('the sample has neither');
      const receipt = {
        reason: field('reason'),
        checks: [{ ...check, name: field('check'), command: field('command') }],
        experiments: [{ ...run, what: field('what') }],
        tests: [{ path: field('path'), before: null, after: null }],
        leftOut: [field('left out')],
        versions: { msw: field('msw'), node: field('node'), git: null },
      };
      return renderReceipt(statement(receipt), field('key'));
    },
    longest: 8000,
  },
  {
    name: 'history of a loop',
    from: ['core/report/timeline.ts'],
    render: (field) =>
      renderTimeline(field('loop'), [
        {
          time: '2026-01-31T12:00:00Z',
          event: 'loop-paused',
          loop: 'l1',
          session: 's1',
          cause: field('cause'),
          reason: field('reason'),
        },
        { time: '2026-01-31T12:00:00Z', event: field('event') },
      ]),
    longest: 2000,
  },
  {
    name: 'preview of an undo',
    from: ['core/snapshots/undo-text.ts'],
    render: (field) =>
      renderUndo({
        loop: 'l1',
        to: 'iteration-2',
        files: [{ path: field('path'), status: 'changed', added: 1, removed: 2 }],
        untouched: [{ path: field('untouched'), why: field('why') }],
        isDone: false,
        isRest: false,
        isRunning: true,
      }),
    longest: 4000,
  },
  {
    name: 'the predicted answer of MSW',
    from: ['core/report/explanation.ts'],
    render: (field) =>
      renderExplanation({
        event: field('event'),
        session: field('session'),
        ownership: 'owned',
        loop: field('loop'),
        claim: 'nothing',
        plan: 'hold',
        checks: [{ name: 'test', command: field('command'), outcome: 'failed' }],
        decision: null,
        answer: field('answer'),
      }),
    longest: 4000,
  },
  {
    name: 'trusted and waiting commands',
    from: ['core/report/trust-text.ts'],
    render: (field) =>
      renderTrust({
        // Something that needs escaping, so that the note about escapes is always there.
        trusted: [`${field('trusted')}é`],
        waiting: [{ command: field('waiting'), plan: field('plan'), allow: 'ALLOW' }],
      }),
    longest: 4000,
  },
  {
    name: 'progress of a project',
    from: ['core/report/planning-page.ts'],
    render: (field) =>
      renderPlanningPage({
        name: `Project ${field('name')}`,
        milestone: field('milestone'),
        standing: standingOf({
          phases: [
            {
              number: '1',
              name: field('phase'),
              folder: null,
              plans: [],
              runnable: [],
              hasContext: false,
              hasResearch: false,
              verification: null,
              verifiedOn: null,
              requirementsCompleted: [],
            },
          ],
          roadmap: readRoadmap('### Phase 1: X\n', null),
          state: null,
        }),
        blockers: [field('blocker')],
        resolve: 'RESOLVE',
        decisions: 1,
        lastActivity: field('activity'),
        stoppedAt: field('stopped'),
        pausedAt: field('paused'),
        next: {
          action: 'plan',
          phase: '1',
          name: null,
          plans: [],
          reason: field('reason'),
          command: '/msw:plan 1',
        },
      }),
    longest: 6000,
  },
  {
    name: 'content of a plan',
    from: ['core/planning/rules/plan-view.ts', 'app/operations/planning/plan-operations.ts'],
    render: (field) =>
      planText({ ...readPlan(''), phase: `phase ${field('phase')}`, objective: field('objective') }),
    longest: 20_000,
  },
  {
    name: 'waves of a phase',
    from: [],
    render: (field) => wavesText(planWaves([]), [field('odd name')]),
    longest: 2000,
  },
  {
    name: 'skeleton of a codebase',
    from: ['core/mapping/skeleton/slice/skeleton-slice.ts'],
    render: (field) =>
      skeletonText({
        ...skeleton,
        name: `Code ${field('name')}`,
        entryPoints: [{ path: field('path'), why: field('why') }],
        diagnostics: [{ path: field('unread'), message: field('message') }],
      }),
    longest: 4000,
  },
  {
    name: 'researches of a project',
    from: ['core/research/research-status-text.ts'],
    render: (field) => {
      const request = {
        slug: field('slug'),
        topic: field('topic'),
        questions: 1,
        mode: 'deep',
        source: 'web',
        ask: [],
        notebook: null,
        output: field('output'),
        commit: true,
        phase: null,
      } as const;
      const research = {
        ...newResearch(request, '', false),
        progress: field('progress'),
        trouble: field('trouble'),
      };
      return renderResearchList([{ research, isRunning: true }]);
    },
    longest: 4000,
  },
  {
    name: 'explanation of how a failure was read',
    from: ['core/failure/explain/explanation-text.ts'],
    render: (field) =>
      explanationText({
        tool: field('tool'),
        readBy: 'all lines',
        ownReaders: [field('reader')],
        hadPrefixes: true,
        headline: field('headline'),
        fingerprints: { class: 'v2:x', exact: 'v2:x' },
        lines: (['problem', 'counts', 'noise'] as const).map((use, line) => ({
          line,
          text: field(use),
          use,
          why: 'a time',
        })),
        notShown: 1,
        masks: [{ text: field('mask'), became: '<time>', kind: 'volatile', why: 'a clock' }],
        problems: [field('problem')],
      }),
    longest: 6000,
  },
  {
    name: 'report of the doctor',
    from: ['app/diagnose/diagnose.ts'],
    render: (field) =>
      renderDiagnosis({
        checks: [{ name: 'settings', status: 'warn', detail: field('detail'), fix: field('fix') }],
        trusted: [],
        waiting: [],
      }),
    longest: 4000,
  },
];
