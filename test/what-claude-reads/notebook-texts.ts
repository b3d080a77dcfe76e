// The texts about notebooks, research and the memory that Claude reads.
import type { PastClimb } from '../../src/core/guidance/climbs.ts';
import {
  renderKnown,
  renderKnownItem,
  renderRungs,
  renderWhy,
} from '../../src/core/guidance/guidance-text.ts';
import type { KnownItem } from '../../src/core/guidance/known-items.ts';
import { composeBrief } from '../../src/core/memory/brief.ts';
import { groundingFact } from '../../src/core/memory/grounding.ts';
import { renderOffers } from '../../src/core/memory/link-offers.ts';
import { LINK_TYPES } from '../../src/core/memory/links.ts';
import {
  notKept,
  renderFoundNotes,
  renderIngested,
  renderLink,
  renderLinkQuestion,
  renderMarked,
  renderMemoryProblems,
  renderMemoryReview,
  renderNotes,
  renderPrefetched,
  renderSimilar,
  renderSynthesis,
  renderTransfer,
  renderWholeNote,
} from '../../src/core/memory/memory-text.ts';
import type { Note } from '../../src/core/memory/note.ts';
import { renderMishaps, renderWays } from '../../src/core/memory/own-ways.ts';
import { describeFill } from '../../src/core/report/fill-text.ts';
import { type AccountQuota, renderQuota } from '../../src/core/report/quota-text.ts';
import { renderSetUp, type SetUpFacts } from '../../src/core/report/setup-text.ts';
import { describeAdded, describeTwins } from '../../src/core/report/twins-text.ts';
import { findPassages, renderQuotations } from '../../src/core/research/quote-documents.ts';
import { renderPhaseResearch, userConstraints } from '../../src/core/research/render-phase-research.ts';
import { renderReport } from '../../src/core/research/render-report.ts';
import { newResearch, type Research } from '../../src/core/research/research.ts';
import { renderFound } from '../../src/core/retrieval/found-text.ts';
import { renderPassages } from '../../src/core/retrieval/passage.ts';
import { prose } from '../../src/core/text/prose.ts';
import type { Field } from './hostile-texts.ts';
import type { ReadText } from './read-text.ts';

const AT = '2026-01-31T12:00:00.000Z';

const answerOf = (field: Field, name: string) => ({
  text: field(`${name} answer`),
  citations: [
    { number: 1, sourceId: 'a', quote: field(`${name} quote`) },
    { number: 2, sourceId: field('unknown source'), quote: null },
  ],
});

const noteOf = (field: Field, name: string): Note => ({
  id: field(`${name} id`),
  type: 'PROBLEM',
  title: field(`${name} title`),
  context: field(`${name} context`),
  reasoning: field(`${name} reasoning`),
  outcome: field(`${name} outcome`),
  tags: [field(`${name} tag`)],
  original: null,
  text: field(`${name} text`),
  createdAt: AT,
  agent: field(`${name} agent`),
  domain: field(`${name} domain`),
  priority: 5,
  source: field(`${name} source`),
  needsReview: true,
  usageCount: 0,
  lastAccessedAt: null,
});

/** Without blanks, because otherwise it would not be valid. */
const addressOf = (field: Field, name: string) => `https://x.example/${field(name).replaceAll(/\s/g, '-')}`;

const researchOf = (field: Field, phase: Research['request']['phase']): Research => ({
  ...newResearch(
    {
      slug: 'x',
      topic: field('topic'),
      questions: 2,
      mode: 'deep',
      source: 'web',
      ask: [],
      notebook: null,
      output: '/p/x.md',
      commit: true,
      phase,
    },
    AT,
    false,
  ),
  notebook: { id: 'n', title: field('notebook'), url: addressOf(field, 'notebook address') },
  imported: true,
  questions: [null, 'Standard Stack', 'Common Pitfalls'].map((section, at) => ({
    section,
    text: field(`question ${at}`),
    answer: at === 2 ? null : answerOf(field, `${at}`),
    attempts: 1,
  })),
  synthesis: answerOf(field, 'synthesis'),
  sources: [
    { id: 'a', title: field('source'), url: null },
    { id: 'b', title: field('linked source'), url: addressOf(field, 'address') },
  ],
});

const accountOf = (field: Field) => ({
  profile: field('profile'),
  plan: field('plan'),
  perDay: 50,
  reserve: 10,
  spent: 1,
  left: 49,
  leftForGuidance: 39,
  windowEndsAt: field('window'),
  restsUntil: null,
  freesAt: null,
  setAside: null,
  isLoggedIn: true,
  usage: null,
});

const saidOf = (field: Field): AccountQuota['usage'] => ({
  saidAt: field('said at'),
  tier: field('tier'),
  share: 3,
  windows: [{ kind: 'weekly', remaining: 3, resetsAt: field('resets at') }],
});

const knownOf = (field: Field, name: string, guidance: KnownItem['guidance']): KnownItem => ({
  ...{ id: field(`${name} id`), kind: 'answer', class: 'v2:a', failure: field(`${name} failure`) },
  ...{
    source: field(`${name} source`),
    isHere: true,
    at: AT,
    helped: 1,
    missed: 2,
    rate: 0.4,
    state: 'rests',
  },
  guidance,
});

const climbOf = (field: Field): PastClimb => ({
  ...{ loop: 'l', iteration: 1, at: AT, class: 'v2:a', headline: field('headline'), times: 2 },
  steps: [{ rung: 'notebook', outcome: 'closed', why: field('why'), ms: 1 }],
  offered: { id: field('offered'), rung: 'fixes', source: field('source'), tokens: 9, outcome: 'unknown' },
});

export const notebookTexts: readonly ReadText[] = [
  {
    name: 'known guidance for failures',
    from: ['core/guidance/guidance-text.ts'],
    render: (field) => {
      const source = { kind: 'document', path: field('path'), heading: null } as const;
      const answer = { failureClass: 'v2:a', text: field('text'), source, answeredAt: AT };
      const known = [
        knownOf(field, 'passage', null),
        knownOf(field, 'answer', { ...answer, id: 'g-1', answerHash: 'a' }),
      ];
      const climbs = [climbOf(field)];
      return [
        renderKnown({ known, left: 1, isForgotten: false }),
        ...known.map(renderKnownItem),
        renderWhy({ loop: field('loop'), climbs, rungs: [], inProject: [] }),
        renderRungs([
          { rung: 'fixes', asked: 1, ms: 1, offered: 1, helped: 0, missed: 1, tokens: 9, wasted: 9 },
        ]),
      ].join('\n');
    },
    longest: 30_000,
  },
  {
    name: 'documents found',
    from: ['core/retrieval/found-text.ts'],
    render: (field) =>
      renderFound({
        index: { docs: 2, ms: 1 },
        analyser: 'simple',
        hits: [{ path: field('path'), score: 1.5 }],
        selected: [],
        leftOut: [field('left out')],
        notKept: field('not kept'),
      }),
    longest: 5_000,
  },
  {
    name: 'notes of the memory',
    from: ['core/memory/memory-text.ts', 'core/memory/brief.ts'],
    render: (field) =>
      [
        renderNotes({
          notes: [noteOf(field, 'one'), noteOf(field, 'two')],
          unusable: [{ name: field('name'), reason: field('reason') }],
        }),
        renderWholeNote(noteOf(field, 'whole')),
        renderMemoryProblems(field('message')),
        renderFoundNotes({
          hits: ['first', 'second'].map((name) => ({
            note: noteOf(field, name),
            supersededBy: field(`${name} newer`),
          })),
          notes: 2,
          unusable: [],
        }),
        renderSimilar(
          [{ id: field('similar id'), title: field('similar title') }],
          notKept(field('similar id'), (option) => `--${option}`),
        ),
        renderIngested({
          accepted: 1,
          proposed: 0,
          duplicates: 0,
          rejected: [{ index: 0, reason: field('rejection') }],
        }),
        renderTransfer(
          {
            ...{ read: 1, added: 1, known: 0, wrapped: 0, undated: 0, unattributed: 0 },
            links: { accepted: 0, proposed: 0, duplicates: 0, rejected: [] },
            backup: field('backup'),
          },
          prose`UNDO`,
        ),
        renderPrefetched({
          tasks: [{ task: field('task'), status: 'left', notice: field('why left') }],
          leftToday: 0,
        }),
        renderMemoryReview(
          {
            ...{ notes: 2, structured: 0.5, causalLinks: 1, spread: 0.1 },
            alike: [{ ids: [field('alike'), field('other')], similarity: 1 }],
            superseded: [field('replaced')],
            toReview: [field('to review')],
            unattributed: [],
            undated: [],
          },
          prose`FORGET`,
        ),
        renderSynthesis({ divine_truth: field('truth'), stale: true, age_hours: 25 }),
        composeBrief([{ note: { ...noteOf(field, 'brief'), id: 'p' }, score: 1 }], {
          links: [],
          notes: new Map([['p', noteOf(field, 'risk')]]),
          maxTokens: 1_000_000,
        }).text,
        renderLinkQuestion(noteOf(field, 'asked'), noteOf(field, 'about')),
        ...LINK_TYPES.map((type) =>
          renderLink({ from: field('from'), to: field('to'), type, status: 'proposed' }),
        ),
      ].join('\n'),
    longest: 280_000,
  },
  {
    name: 'care of the memory',
    from: ['core/memory/grounding.ts', 'core/memory/link-offers.ts', 'core/memory/own-ways.ts'],
    render: (field) =>
      [
        groundingFact({ status: 'not-asked', reason: field('why not asked') }),
        groundingFact({ status: 'asked', text: field('unused'), left: 3 }),
        groundingFact({ status: 'known', text: field('unused'), ageHours: 2 }),
        groundingFact({ status: 'late' }),
        renderOffers(
          [
            {
              ...{ from: field('offered'), to: field('to'), type: 'solves', confidence: 0.5 },
              ...{ reasoning: field('offered because'), source: field('offered by') },
            },
          ],
          { accept: prose`ACCEPT`, other: prose`OTHER` },
        ),
        renderWays({
          corrections: [{ at: AT, words: field('correction') }],
          checks: [{ command: field('check'), times: 2 }],
        }),
        renderMishaps(
          [{ at: AT, task: field('task'), reason: field('reason') }],
          [{ title: field('problem'), file: field('file'), solvedBy: field('solution') }],
        ),
        renderMarked([noteOf(field, 'marked')], { replace: prose`REPLACE`, model: prose`MODEL` }),
      ].join('\n'),
    longest: 40_000,
  },
  {
    name: 'passages about a failure',
    from: ['core/retrieval/passage.ts'],
    render: (field) => renderPassages([{ text: field('text'), source: field('source'), score: 1 }]),
    longest: 5_000,
  },
  {
    name: 'report of a research',
    from: [
      'core/research/render-report.ts',
      'core/research/source-index.ts',
      'core/research/answer-body.ts',
      'app/research/write-report.ts',
    ],
    render: (field) => renderReport(researchOf(field, null), AT),
    longest: 2_000_000,
  },
  {
    name: 'research of a phase',
    from: ['core/research/render-phase-research.ts'],
    render: (field) =>
      renderPhaseResearch(researchOf(field, { number: field('number'), name: field('name'), goal: '' }), {
        constraints: userConstraints(
          `# x\n\n${field('context')}\n\n## Decisions\n\n- **D-01:** ${field('decision')}\n`,
        ),
        contextFile: '01-CONTEXT.md',
        generatedAt: AT,
      }),
    longest: 2_000_000,
  },
  {
    name: 'report that quotes the project',
    from: ['core/research/quote-documents.ts'],
    render: (field) => {
      const documents = [
        { path: `docs/${field('path')}.md`, text: `Retry ${field('passage')} with backoff` },
        { path: `docs/${field('other path')}.md`, text: 'Retry with\nbackoff.' },
      ];
      return renderQuotations(
        { topic: field('topic'), slug: 'x' },
        findPassages('retry backoff', documents),
        { generatedAt: AT, linkTo: (target) => encodeURI(target.replaceAll(/\p{Surrogate}/gu, '?')) },
      );
    },
    // A passage of one line or of several.
    isLoose: true,
    longest: 2_000_000,
  },
  {
    name: 'status of NotebookLM',
    from: ['core/report/setup-text.ts', 'app/quota/set-up.ts'],
    render: (field) => renderSetUp(setUp(field, null)),
    longest: 4000,
  },
  {
    name: 'the reason why a notebook is not asked',
    from: ['core/report/setup-text.ts'],
    render: (field) => renderSetUp(setUp(field, field('refusal'))),
    longest: 4000,
  },
  {
    name: 'remaining quota of the accounts',
    from: ['core/report/quota-text.ts', 'core/notebook/refusal.ts'],
    render: (field) =>
      renderQuota({
        accounts: [
          accountOf(field),
          { ...accountOf(field), setAside: field('aside') },
          { ...accountOf(field), usage: saidOf(field) },
        ],
        questions: [
          {
            at: field('at'),
            profile: field('asked profile'),
            notebook: field('notebook'),
            purpose: field('purpose'),
            project: `/home/${field('project')}`,
            loop: field('loop'),
            class: field('class'),
            question: field('question'),
            outcome: field('outcome'),
            cost: 1,
            helped: field('helped'),
          },
        ],
      }),
    longest: 400_000,
  },
  {
    name: 'result of syncing twin notebooks',
    from: ['core/report/twins-text.ts'],
    render: (field) =>
      describeTwins([
        {
          status: 'done',
          profile: field('profile'),
          notebook: field('notebook'),
          isNew: true,
          added: [field('added')],
          left: [{ title: field('left'), reason: field('why') }],
        },
      ]),
    longest: 2000,
  },
  {
    name: 'result of adding documents to a notebook',
    from: ['core/report/twins-text.ts'],
    render: (field) => {
      const paths = { added: [field('added')], replaced: [field('replaced')], old: [field('old')] };
      const profile = field('profile');
      return describeAdded({
        accounts: [{ profile, ...paths, current: [], deleted: [], trouble: field('trouble') }],
        left: [{ path: field('left'), reason: field('why') }],
      });
    },
    longest: 2000,
  },
  ...(['planned', 'filled'] as const).map((state) => ({
    name: `a notebook that is ${state}`,
    from: ['core/report/fill-text.ts'],
    render: (field: Field) => {
      const lists = { adds: [field('new')], changed: [field('changed')], noRoom: [field('no room')] };
      const plan = {
        ...{ notebook: field('notebook'), isNew: true, bytes: 1, notes: 1 },
        accounts: [{ profile: field('profile'), room: 50, has: 1, current: 1, ...lists }],
        left: [{ path: field('left'), reason: field('why') }],
      };
      const none = { replaced: [], current: [], deleted: [], old: [], trouble: null };
      const accounts = [{ profile: field('profile'), added: [field('added')], ...none }];
      return describeFill({ state, plan, accounts }, prose`/msw:setup fill --yes`);
    },
    longest: 3000,
  })),
];

function setUp(field: Field, refusal: string | null): SetUpFacts {
  return {
    nlm: field('nlm'),
    version: field('version'),
    trouble: field('trouble'),
    profiles: [
      { name: field('login'), email: field('email'), isValid: false, isDefault: true },
      { name: field('other login'), email: null, isValid: true, isDefault: false },
    ],
    notebook: field('notebook'),
    refusal,
    accounts: [{ account: field('account'), notebook: field('id'), isLoggedIn: true }],
    sources: 0,
    quota: [],
    problems: [field('problem')],
  };
}
