// The texts of a loop that Claude reads, with outside text in each of their fields.
import { checkText } from '../../src/app/operations/checks-operations.ts';
import { reinjection } from '../../src/app/session/recover.ts';
import { renderExplainedFailure } from '../../src/core/guidance/explained-failure.ts';
import { type Guidance, makeGuidance } from '../../src/core/guidance/guidance.ts';
import { whyNone } from '../../src/core/guidance/why-none.ts';
import { firstHeadlessPrompt, lastWords, resumedPrompt } from '../../src/core/headless/headless-prompt.ts';
import { renderLoopReview, tellReview } from '../../src/core/loop/review.ts';
import { renderArming } from '../../src/core/loop/texts/arming.ts';
import { executionReinjection } from '../../src/core/loop/texts/execution-text.ts';
import { startWorker } from '../../src/core/loop/texts/fresh.ts';
import { renderIterationFile } from '../../src/core/loop/texts/iteration-file.ts';
import { lockedOut } from '../../src/core/loop/texts/locked-out.ts';
import { renderLoopReport } from '../../src/core/loop/texts/report.ts';
import { composeReprompt } from '../../src/core/loop/texts/reprompt.ts';
import { executorPrompt } from '../../src/core/planning/execution/executor-prompt.ts';
import { renderChoice, renderRoute } from '../../src/core/route/choice-text.ts';
import type { ProjectState } from '../../src/core/route/project-state.ts';
import { renderDifference } from '../../src/core/snapshots/difference-text.ts';
import { prose } from '../../src/core/text/prose.ts';
import { quoteLine } from '../../src/core/text/quote-line.ts';
import { makeAttempt, makeFailure, makeLoop, makeResult, PASSED, START } from '../core/loop/builders.ts';
import type { Field } from './hostile-texts.ts';
import type { ReadText } from './read-text.ts';

const failureOf = (field: Field) => {
  const item = (number: number) => ({
    tool: field(`tool ${number}`),
    code: field(`code ${number}`),
    class: field(`class ${number}`),
    message: field(`message ${number}`),
    file: field(`file ${number}`),
    testId: field(`test ${number}`),
    words: field(`words ${number}`),
    line: number,
    column: null,
    expected: field(`expected ${number}`),
    actual: field(`actual ${number}`),
    ownFrame: field(`frame ${number}`),
    package: field(`package ${number}`),
  });
  return makeFailure('A', {
    tool: field('tool'),
    code: field('code'),
    class: field('class'),
    headline: field('headline'),
    message: field('message'),
    frame: field('frame'),
    items: [item(1), { ...item(2), code: null, class: '', file: null, testId: null }],
    total: 5,
    fingerprints: { class: field('class print'), exact: field('exact print') },
    query: field('query'),
  });
};

const checksOf = (field: Field) =>
  ['one', 'two', 'three'].map((name) => ({
    name: field(`check ${name}`),
    command: field(`command ${name}`),
    origin: 'plan' as const,
  }));

const resultsOf = (field: Field) => {
  const [one, two, three] = checksOf(field);
  const failed = { kind: 'failed', failure: failureOf(field) } as const;
  return [
    makeResult(failed, { output: field('output'), ...(one && { check: one }) }),
    makeResult(
      { kind: 'empty', reason: field('why empty') },
      { output: field('other output'), ...(two && { check: two }) },
    ),
    { ...PASSED, ...(three && { check: three }), signal: field('signal') },
  ];
};

const guidanceOf = (field: Field) =>
  makeGuidance({
    failureClass: 'v1:x',
    text: field('answer'),
    source: {
      kind: 'notebook',
      notebook: field('notebook'),
      conversationId: field('conversation'),
      citations: [1, 2].map((number) => ({
        number,
        sourceId: field(`source ${number}`),
        quote: field(`quote ${number}`),
      })),
    },
    answeredAt: field('when'),
  });

const sourceOf = (kind: 'memory' | 'document' | 'same' | 'near', field: Field): Guidance['source'] => {
  if (kind === 'memory') return { kind, id: field('id'), title: field('title') };
  if (kind === 'document') return { kind, path: field('path'), heading: field('heading') };
  const facts = { check: field('check'), commit: field('commit'), headline: field('headline of it') };
  return { kind: 'fix', id: 'f-1', ...facts, project: field('other project'), likeness: kind };
};

/** The task and the hints are the user's own words, and dull here: another test covers what they may contain. */
const loopOf = (field: Field) =>
  makeLoop(
    { checks: checksOf(field), project: `/home/${field('project')}` },
    {
      iteration: 3,
      lastFailure: failureOf(field),
      ignored: [field('ignored file')],
      elsewhere: [{ branch: field('branch'), folder: `/${field('tree')}`, committed: true }],
      flaky: [
        {
          iteration: 2,
          checks: [field('wavering')],
          results: ['failed', 'passed'],
          ignored: [field('ignored between')],
        },
      ],
      attempts: [1, 2].map((iteration) =>
        makeAttempt(iteration, {
          failure: field(`attempt ${iteration}`),
          relation: field(`relation ${iteration}`),
          gone: [field(`gone ${iteration}`)],
          came: [field(`came ${iteration}`)],
          changes: [
            {
              repository: field(`repository ${iteration}`),
              path: field(`changed ${iteration}`),
              added: 1,
              removed: 2,
            },
          ],
          commits: [field(`committed ${iteration}`)],
          said: field(`said ${iteration}`),
          asked: field(`asked ${iteration}`),
          denied: field(`denied ${iteration}`),
          guidance: field(`tried guidance ${iteration}`),
        }),
      ),
    },
  );

const common = (field: Field) => ({
  loop: loopOf(field),
  strategy: 'fix' as const,
  results: resultsOf(field),
  failure: failureOf(field),
  change: prose`1 of 3 problems gone`,
  moved: {
    gone: [field('was there')],
    came: [field('is new')],
    changed: [field('fails otherwise')],
    still: [field('is still there')],
  },
  guidancePath: `/${field('guidance path')}.md`,
  taskPath: `/${field('task path')}.md`,
  evidencePath: `/${field('evidence path')}.md`,
});

const ended = (reason: string) => ({ kind: 'pause', cause: 'check-broken', reason }) as const;

const stateOf = (field: Field): ProjectState => ({
  loop: { id: field('lost loop'), state: 'parked', reason: field('why it is lost') },
  running: [{ kind: 'loop', id: field('loop'), about: field('prompt') }],
  map: 'current',
  files: 1,
  plan: {
    step: {
      ...{ action: 'plan', phase: '1', name: field('phase'), plans: [] },
      ...{ reason: field('reason'), command: '/msw:plan 1' },
    },
    phases: [{ number: field('number'), name: field('phase'), command: field('command') }],
  },
  checks: { commands: [field('check')], state: 'red', seen: field('time') },
  notebook: { trouble: field('trouble'), left: null },
  changed: 2,
  inVault: false,
});

export const loopTexts: readonly ReadText[] = [
  {
    name: 'the choice of a way',
    from: ['core/route/choice-text.ts'],
    render: (field) => renderChoice(stateOf(field), prose`node "cli.mjs" route take`),
    longest: 8000,
  },
  {
    name: 'a way that is decided',
    from: ['core/route/choice-text.ts'],
    render: (field) => {
      const line = { command: 'loop' as const, args: field('task') };
      return renderRoute(stateOf(field), { kind: 'run', way: 'loop', line, because: field('why') });
    },
    longest: 8000,
  },
  {
    name: 'the explanation of a failure',
    from: ['core/guidance/explained-failure.ts', 'core/failure/problem-list.ts'],
    render: (field) =>
      renderExplainedFailure({
        failure: failureOf(field),
        guidance: [{ source: prose`${quoteLine(field('source'), 200)}`, text: field('guidance') }],
      }),
    longest: 8_000,
  },
  {
    name: 'the result of a check run by a tool',
    from: ['app/operations/checks-operations.ts'],
    render: (field) =>
      checkText({
        name: field('name'),
        command: field('command'),
        outcome: 'failed',
        exitCode: 1,
        durationMs: 1200,
        reason: field('reason'),
        end: field('end'),
      }),
    longest: 10_000,
  },
  {
    name: 're-prompt',
    from: [
      'core/loop/texts/reprompt.ts',
      'core/loop/texts/elsewhere-text.ts',
      'core/failure/compare-failures.ts',
    ],
    render: (field) => composeReprompt({ ...common(field), hint: 'Look at total.js' }),
    isLoose: true,
    longest: 1500,
  },
  {
    name: 'a lock that something keeps',
    from: ['core/loop/texts/locked-out.ts'],
    render: (field) => {
      const answer = lockedOut({ lock: `/${field('project')}.lock`, holder: { pid: 1 } }, makeLoop(), START);
      return answer.kind === 'context' ? answer.context : '';
    },
    longest: 4_400,
  },
  {
    name: 'the request for a fresh context',
    from: ['core/loop/texts/fresh.ts'],
    render: (field) => startWorker(`/${field('page')}.md`),
    longest: 1500,
  },
  {
    name: 'last words without a person',
    from: [],
    render: (field) => lastWords(`msw ▸ 3/20 · stuck, ${field('failure')}`),
    longest: 1500,
  },
  {
    name: 'first prompt without a person',
    from: ['core/headless/headless-prompt.ts'],
    render: (field) => {
      const paths = {
        taskPath: `/${field('task path')}.md`,
        evidencePath: `/${field('evidence path')}.md`,
        guidance: null,
        recipe: null,
      };
      return firstHeadlessPrompt(renderArming(loopOf(field), paths).context, 'Make it ready.');
    },
    isLoose: true,
    longest: 6600,
  },
  {
    name: 'prompt of a later context without a person',
    from: [],
    render: (field) => resumedPrompt(loopOf(field), `/${field('page')}.md`),
    longest: 4800,
  },
  {
    name: 'iteration file',
    from: ['core/loop/texts/iteration-file.ts', 'core/loop/attempts.ts', 'core/loop/texts/evidence-text.ts'],
    render: (field) =>
      renderIterationFile({
        ...common(field),
        finished: 2,
        withoutPass: [field('name')],
        guidance: guidanceOf(field),
        guidanceNote: null,
        hints: ['Look at total.js'],
        logs: new Map(resultsOf(field).map(({ check }) => [check.name, `/${field('log')}.log`])),
      }),
    isLoose: true,
    longest: 9700,
  },
  {
    name: 'iteration file without guidance',
    from: ['app/guidance/step-guidance.ts', 'core/guidance/why-none.ts', 'core/guidance/ladder.ts'],
    render: (field) =>
      renderIterationFile({
        ...common(field),
        finished: 2,
        guidance: null,
        guidanceNote: whyNone([
          { rung: 'fixes', outcome: 'silent', why: null, ms: 0 },
          { rung: 'notebook', outcome: 'closed', why: field('notice'), ms: 0 },
        ]),
        hints: [],
        logs: new Map(),
      }),
    isLoose: true,
    longest: 9500,
  },
  ...(['memory', 'document', 'same', 'near'] as const).map(
    (kind): ReadText => ({
      name: `iteration file with guidance from a ${kind}`,
      from: kind === 'same' ? ['core/guidance/describe-source.ts'] : [],
      render: (field) => {
        const source = sourceOf(kind, field);
        const guidance = { ...guidanceOf(field), source };
        return renderIterationFile({
          ...common(field),
          finished: 2,
          guidance,
          guidanceNote: null,
          hints: [],
          logs: new Map(),
        });
      },
      isLoose: true,
      longest: 9500,
    }),
  ),
  {
    name: 'the findings of a review',
    from: ['core/loop/review.ts'],
    render: (field) => {
      const review = { tree: null, verdict: 'fail', lines: [field('line'), field('line 2')] } as const;
      return prose`${tellReview(review)}\n\n${renderLoopReview('one thing; another', review)}`;
    },
    longest: 2000,
  },
  {
    name: 'report of a loop',
    from: ['core/loop/texts/report.ts'],
    render: (field) =>
      renderLoopReport({
        loop: loopOf(field),
        ending: ended(field('reason')),
        results: resultsOf(field),
        now: START,
      }),
    longest: 20_000,
  },
  {
    name: 'the message at the start of a loop',
    from: ['core/loop/texts/arming.ts', 'app/loop/arm-loop.ts'],
    render: (field) =>
      renderArming(loopOf(field), {
        taskPath: `/${field('task path')}.md`,
        evidencePath: `/${field('evidence path')}.md`,
        guidance: null,
        recipe: field('recipe'),
      }).context,
    longest: 12_000,
  },
  {
    name: 'the message to a resumed session',
    from: ['app/session/recover.ts'],
    render: (field) => reinjection(makeLoop({ checks: checksOf(field) }, { iteration: 3 })),
    longest: 1000,
  },
  {
    name: 'the message to a session that resumes an execution',
    from: ['core/loop/texts/execution-text.ts'],
    render: (field) =>
      executionReinjection(
        { phase: field('phase'), folder: field('folder'), wave: 2, gapsOnly: true },
        prose`msw-protocol`,
      ),
    longest: 12_000,
  },
  {
    name: 'the changes of an iteration',
    from: ['core/snapshots/difference-text.ts'],
    render: (field) =>
      renderDifference({
        loop: 'l1',
        from: 'iteration-1',
        to: 'iteration-2',
        files: [{ path: field('path'), status: 'changed', added: 1, removed: 2 }],
        patch: field('patch'),
      }),
    longest: 500_000,
  },
  ...(['fresh', 'close', 'again', 'continue'] as const).map(
    (mode): ReadText => ({
      name: `prompt of an executor (${mode})`,
      from: ['core/planning/execution/executor-prompt.ts'],
      render: (field) =>
        executorPrompt({
          mode,
          planPath: `/${field('plan path')}`,
          summaryPath: `/${field('summary path')}`,
          tree: { path: `/${field('worktree')}`, conflicts: [field('conflict'), field('other conflict')] },
          token: field('token'),
          cli: prose`msw-protocol`,
          commits: [1, 2, 3].map((number) => field(`commit ${number}`)),
          answer: 'What the user typed.',
        }),
      longest: 24_000,
    }),
  ),
];
