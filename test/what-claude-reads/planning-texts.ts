// The texts of planning, verification and mapping that Claude reads.

import { claimLine, movedLine } from '../../src/app/mapping/verify-map.ts';
import { FOCUSES } from '../../src/core/mapping/documents/map-documents.ts';
import { mapSummary } from '../../src/core/mapping/documents/map-summary.ts';
import { mapperPrompt, mapperSlice, returnPrompt } from '../../src/core/mapping/documents/mapper-slice.ts';
import { synthesisPage } from '../../src/core/mapping/documents/synthesis.ts';
import type { Skeleton, SkeletonDiagnostic } from '../../src/core/mapping/skeleton/facts/skeleton.ts';
import { skeletonSlice } from '../../src/core/mapping/skeleton/slice/skeleton-slice.ts';
import { readPlan } from '../../src/core/planning/documents/plan.ts';
import { leftLines } from '../../src/core/planning/execution/plan-beginning.ts';
import { missingForPlan } from '../../src/core/planning/execution/readiness.ts';
import { refreshSummary } from '../../src/core/planning/execution/refresh-summary.ts';
import { summarySkeleton } from '../../src/core/planning/execution/summary-skeleton.ts';
import { planBrief } from '../../src/core/planning/phases/plan-brief.ts';
import type { JudgedClaim } from '../../src/core/planning/verification/judged-claim.ts';
import { renderPhaseReview, reviewPage } from '../../src/core/planning/verification/phase-review.ts';
import { renderVerification } from '../../src/core/planning/verification/render-verification.ts';
import { quickBrief, quickSummary } from '../../src/core/planning/writing/quick-text.ts';
import { joinProse, prose } from '../../src/core/text/prose.ts';
import { skeleton } from '../core/mapping/documents/skeleton.ts';
import type { Field } from './hostile-texts.ts';
import type { ReadText } from './read-text.ts';

const PLAN = readPlan(
  '---\nphase: 01-base\nplan: 01\nfiles_modified: [a.js]\n---\n<objective>x</objective>\n<tasks>\n<task type="auto"><name>Task 1: x</name><files>a.js</files><verify><automated>true</automated></verify></task>\n</tasks>\n',
);

const planOf = (field: Field) => ({
  ...PLAN,
  objective: field('objective'),
  plan: field('plan number'),
  requirements: [field('requirement')],
});

/** In no folder: folder names would be words to search for. */
const fileOf = (field: Field, name: string) => field(name).replaceAll('/', '_');

const commitOf = (field: Field, number: number) => ({
  hash: `abcdef${number}`,
  time: 1,
  subject: `feat(01-01): ${field(`subject ${number}`)}`,
  files: [`file ${number}`, `new ${number}`, `old ${number}`].map((name) => fileOf(field, name)),
  added: [fileOf(field, `new ${number}`)],
  deleted: [fileOf(field, `old ${number}`)],
});

const claimOf = (field: Field, kind: JudgedClaim['kind']) => ({
  id: `${kind}-0123456789`,
  kind,
  text: `${field(`${kind} path`)}: ${field(`${kind} text`)}`,
  sources: [field(`${kind} source`)],
  standing: 'failed' as const,
  by: 'code' as const,
  reason: field(`${kind} reason`),
  files: [{ path: field(`${kind} file`), issue: field(`${kind} issue`) }],
  missing: [field(`${kind} missing`)],
  cites: [],
});

const reportOf = (field: Field) => {
  const claims = (['truth', 'artifact', 'link', 'check'] as const).map((kind) => claimOf(field, kind));
  const human = {
    id: 'human-0123456789',
    test: field('test'),
    expected: field('expected'),
    why: field('why'),
  };
  return {
    folder: field('folder'),
    number: field('number'),
    name: field('name'),
    goal: field('goal'),
    verified: '2026-01-31T12:00:00.000Z',
    verdict: {
      status: 'gaps_found' as const,
      score: { met: 1, of: 5 },
      gaps: [
        {
          truth: field('gap'),
          reason: field('gap reason'),
          artifacts: [{ path: field('gap file'), issue: field('gap issue') }],
          missing: [field('gap missing')],
        },
      ],
      human: [human],
      undecided: claims.slice(0, 1),
    },
    claims: [
      ...claims,
      { ...claimOf(field, 'human'), standing: 'verified' as const, test: field('confirmed') },
    ],
    requirements: [
      {
        id: field('requirement'),
        text: field('requirement text'),
        plans: [field('plan')],
        status: 'open' as const,
        evidence: field('requirement evidence'),
      },
    ],
    uat: null,
    judgedIn: { commit: null, why: 'a test', uncommitted: [] },
    evidence: [
      {
        id: 'check-0123456789',
        command: field('command'),
        places: [field('place')],
        exitCode: 1,
        timedOut: false,
        durationMs: 10,
        sha256: '0'.repeat(64),
        file: field('kept file'),
        verdict: 'failed' as const,
        reason: field('verdict reason'),
      },
    ],
    // YAML does not accept a longer key.
    overrides: [{ [field('key').slice(0, 400)]: field('override') }],
    reVerification: {
      previousStatus: field('previous status'),
      previousScore: field('previous score'),
      gapsClosed: [field('closed')],
      gapsRemaining: [field('remaining')],
    },
    coveredFiles: [field('covered file')],
    coveredDigest: '0'.repeat(64),
    coveredHashes: ['0'.repeat(12)],
  };
};

const reviewOf = (field: Field) => ({
  ...{ number: field('number'), name: field('name'), folder: field('folder') },
  at: '2026-01-31T12:00:00.000Z',
  files: [fileOf(field, 'reviewed file')],
  findings: [
    {
      ...{ id: 'CR-01', severity: 'critical' as const, file: fileOf(field, 'finding file'), line: 1 },
      ...{ issue: field('issue'), fix: field('fix') },
    },
  ],
});

const skeletonOf = (field: Field): Skeleton => {
  const diagnostics: readonly SkeletonDiagnostic[] = [
    { path: field('unread'), message: field('why unread') },
    { path: null, message: field('trouble') },
  ];
  const dependency = { name: field('dependency'), version: field('version range'), dev: false };
  return {
    ...skeleton,
    name: field('name'),
    languages: [{ name: field('language'), files: 1, lines: 1, share: 1 }],
    manifests: [
      {
        path: field('manifest'),
        kind: 'npm',
        name: field('package'),
        version: field('version'),
        scripts: { [field('script name')]: field('script'), build: field('build') },
        dependencies: [dependency],
        workspaces: [field('workspace')],
      },
    ],
    lockfiles: [{ path: field('lockfile'), manager: field('manager') }],
    packages: [
      {
        name: field('member'),
        folder: field('member folder'),
        manifest: field('m'),
        dependsOn: [field('needs')],
      },
    ],
    entryPoints: [{ path: field('entry'), why: field('why entry') }],
    folders: [{ path: 'src', role: 'source', files: 1, lines: 1, languages: [field('folder language')] }],
    imports: {
      parsed: 2,
      edges: [{ from: `${field('from')}/a.ts`, to: `${field('to')}/b.ts`, kind: 'static' }],
      external: [
        { name: field('external'), language: field('of'), importers: 1, manifest: 'undeclared' },
        { name: field('standard'), language: field('of'), importers: 1, manifest: 'standard' },
      ],
      unresolved: [{ from: field('importer'), text: field('imported') }],
      cycles: [[field('cycle a'), field('cycle b')]],
      fanIn: [{ path: field('popular'), importers: 4 }],
      fanOut: [{ path: field('busy'), imports: 4 }],
    },
    tests: {
      runners: [field('runner')],
      commands: [field('test command')],
      config: [field('test config')],
      count: 1,
      files: [`${field('test folder')}/x.test.ts`],
    },
    ci: [
      { path: field('ci'), kind: field('ci kind'), jobs: [field('job')], commands: [field('ci command')] },
    ],
    config: [
      { path: field('config'), kind: field('config kind') },
      { path: field('secret'), kind: 'secret' },
    ],
    largest: [{ path: field('large'), lines: 9, bytes: 9 }],
    hotSpots: [{ path: field('hot'), commits: 1, authors: 1, lastChange: field('last'), score: 1 }],
    diagnostics,
  };
};

export const planningTexts: readonly ReadText[] = [
  {
    name: 'brief of a planning',
    from: ['core/planning/phases/plan-brief.ts', 'app/planning/phases/plan-command.ts'],
    render: (field) =>
      planBrief({
        phase: field('phase'),
        name: field('name'),
        goal: field('goal'),
        mode: 'gaps',
        requirements: [{ id: field('id'), text: field('text') }],
        criteria: [field('criterion')],
        gaps: [field('gap')],
        read: [{ path: field('path'), why: prose`what is built` }],
        format: field('format'),
        folder: field('folder'),
        existing: [field('existing')],
        next: [field('next')],
        research: field('research'),
        verdict: field('verdict'),
        notebook: null,
        tddMode: true,
        granularity: field('granularity'),
      }),
    longest: 60_000,
  },
  {
    name: 'brief of a small task',
    from: ['core/planning/writing/quick-text.ts'],
    // Its subject is in the user's own words.
    render: (field) =>
      quickBrief({
        id: field('id'),
        description: 'Fix it',
        plan: field('plan'),
        format: field('format'),
        read: [field('read')],
      }),
    longest: 30_000,
  },
  {
    name: 'uncommitted files of a plan',
    from: ['core/planning/execution/plan-beginning.ts'],
    render: (field) =>
      joinProse(
        leftLines({ own: [field('own')], shared: [field('shared')] }, [
          { file: field('file'), why: field('why') },
        ]),
        '\n',
      ),
    longest: 20_000,
  },
  {
    name: 'what a plan still lacks',
    from: ['core/planning/execution/readiness.ts'],
    render: (field) =>
      joinProse(
        [
          ...missingForPlan({
            plan: planOf(field),
            canonical: field('canonical'),
            summary: {
              path: field('summary path'),
              text: `---\nphase: ${JSON.stringify(field('other phase'))}\nplan: "09"\n---\n`,
            },
            commits: [],
            uncommitted: ['a.js', 'b.js'],
            leftovers: { own: [field('left')], shared: [field('shared')] },
            returned: 0,
            refusal: field('refusal'),
          }),
          ...missingForPlan({
            plan: planOf(field),
            canonical: field('canonical'),
            summary: null,
            commits: [],
            uncommitted: [],
            leftovers: { own: [], shared: [] },
            returned: 0,
            refusal: null,
          }),
        ],
        '\n',
      ),
    longest: 20_000,
  },
  {
    name: 'the page of a reviewer',
    from: ['core/planning/verification/phase-review.ts'],
    render: (field) =>
      reviewPage(reviewOf(field), [{ hash: 'abcdef0123456789', subject: field('subject') }], prose`msw`),
    longest: 4_000_000,
  },
  ...FOCUSES.map(
    (focus): ReadText => ({
      name: `page of the mapper for ${focus}`,
      from: ['core/mapping/documents/mapper-slice.ts'],
      render: (field) => mapperSlice(focus, '2026-01-31', skeletonSlice(skeletonOf(field), focus)),
      longest: 120_000,
    }),
  ),
  {
    name: 'prompt of a mapper, with the page of the synthesis',
    from: ['app/mapping/begin-map.ts', 'core/mapping/documents/synthesis.ts'],
    render: (field) =>
      joinProse(
        [
          mapperPrompt({
            focuses: ['tech'],
            day: '2026-01-31',
            slices: [field('slice')],
            documents: [field('document')],
            scope: [field('scope')],
          }),
          synthesisPage,
        ],
        '\n\n',
      ),
    longest: 22_000,
  },
  {
    name: 'prompt that returns claims',
    from: [],
    render: (field) => returnPrompt('tech', [field('list'), field('page')]),
    longest: 20_000,
  },
  {
    name: 'a wrong claim',
    from: ['app/mapping/verify-map.ts'],
    render: (field) =>
      claimLine({
        document: field('document'),
        focus: 'tech',
        line: 1,
        column: 1,
        text: field('text'),
        kind: 'path',
        problem: field('problem'),
        suggestion: field('suggestion'),
      }),
    longest: 6000,
  },
  {
    name: 'a name that has moved',
    from: [],
    render: (field) =>
      movedLine({
        document: field('document'),
        line: 1,
        text: field('text'),
        symbol: field('symbol'),
        to: 2,
      }),
    longest: 6000,
  },
];

/** Documents of the project, for people: text from outside stands in them without marks. */
export const documentTexts: readonly ReadText[] = [
  {
    name: 'summary of a small task',
    from: [],
    render: (field) =>
      quickSummary({
        id: field('id'),
        description: field('description'),
        date: '2026-01-31',
        commits: [{ hash: 'abc', subject: field('subject'), files: [field('file')] }],
        left: [],
      }),
    longest: 4_000_000,
  },
  {
    name: 'summary that an executor fills',
    from: ['core/planning/execution/summary-skeleton.ts', 'core/planning/execution/refresh-summary.ts'],
    render: (field) => {
      const facts = {
        plan: planOf(field),
        folder: field('folder'),
        canonical: field('canonical'),
        commits: [commitOf(field, 1), commitOf(field, 2)],
        tasks: new Map([['abcdef1', 1]]),
        extra: [{ task: 1, file: field('extra') }],
        left: [],
        accepted: field('accepted'),
        minutes: 3,
        startedAt: '2026-01-31T12:00:00.000Z',
        completedAt: '2026-01-31T13:00:00.000Z',
      };
      const left = leftLines({ own: [field('own')], shared: [] }, []);
      return refreshSummary(summarySkeleton(facts), { ...facts, left });
    },
    longest: 4_000_000,
  },
  {
    name: 'REVIEW.md',
    from: ['core/planning/verification/phase-review.ts'],
    render: (field) => renderPhaseReview(reviewOf(field)),
    longest: 4_000_000,
  },
  {
    name: 'VERIFICATION.md',
    from: [
      'core/planning/verification/render-verification.ts',
      'core/planning/verification/render-sections.ts',
    ],
    render: (field) =>
      renderVerification({
        ...reportOf(field),
        judgements: [{ id: 'truth-1', verdict: 'failed', by: 'model', evidence: [field('seen')], seal: 'a' }],
      }),
    longest: 4_000_000,
  },
  {
    name: 'summary of a map',
    from: ['core/mapping/documents/map-summary.ts'],
    render: (field) =>
      mapSummary({
        ...{ skeleton: skeletonOf(field), documents: new Map(), day: '2026-01-31' },
        // No longer one is taken.
        synthesis: field('synthesis').slice(0, 2_500),
      }),
    isLoose: true,
    longest: 30_000,
  },
];
