import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { markBlocked, readSummary } from '../../../../src/core/planning/documents/summary.ts';
import { autoAnswer, readCheckpoint } from '../../../../src/core/planning/execution/checkpoint.ts';
import { executionArguments } from '../../../../src/core/planning/execution/execution-arguments.ts';
import { executorPrompt, findAssigned } from '../../../../src/core/planning/execution/executor-prompt.ts';
import { NO_LEFTOVERS } from '../../../../src/core/planning/execution/plan-beginning.ts';
import { commitType, isOfPlan } from '../../../../src/core/planning/execution/plan-commit.ts';
import { isNamedBy } from '../../../../src/core/planning/execution/plan-work.ts';
import { missingForPlan, type PlanEvidence } from '../../../../src/core/planning/execution/readiness.ts';
import { prose } from '../../../../src/core/text/prose.ts';
import { planText, summaryText } from '../../../support/planned-project.ts';

const choice = (plan: string, resolution: string) => ({ plan, resolution });
const words = (plan: string, answer: string) => ({ plan, resolution: { answer } });

describe('executionArguments', () => {
  it.each([
    ['1', { phase: '1', wave: null, gapsOnly: false, trust: null, controls: true }],
    ['1 --no-controls', { phase: '1', controls: false }],
    ['--wave 2 02.1 --gaps-only', { phase: '02.1', wave: 2, gapsOnly: true }],
    ['3 --trust=0123456789abcdef', { phase: '3', trust: '0123456789abcdef' }],
    [
      '1 --again 01-02 --skip=01-03',
      { phase: '1', decisions: [choice('01-02', 'again'), choice('01-03', 'skip')] },
    ],
    ['1 --wave 2 --answer 01-02 "it\'s fine"', { wave: 2, decisions: [words('01-02', "it's fine")] }],
    [
      '1 --answer 01-02 approved --close but\nin blue',
      { decisions: [words('01-02', 'approved --close but\nin blue')] },
    ],
  ])('reads %s', (raw, request) => {
    expect(executionArguments(raw)).toMatchObject({ status: 'ok', request });
  });

  it.each([
    ['', 'The phase is missing'],
    ['1 2', 'One phase at a time'],
    ['1 --wave', '--wave needs'],
    ['1 --wave x', '--wave needs'],
    ['1 --force', 'Unknown option --force'],
    ['1 --close', '--close needs a value: --close PLAN.'],
    ['1 --close --wave 1', '--close needs a value: --close PLAN.'],
    ['1 --answer', 'Say which plan and what'],
    ['1 --answer 01-02', 'Say which plan and what'],
    ['1 --answer 01-02 " "', 'Say which plan and what'],
  ])('refuses %s', (raw, words) => {
    expect(executionArguments(raw)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (raw) => ['ok', 'refused'].includes(executionArguments(raw).status)));
  });
});

describe('isNamed', () => {
  it.each([
    ['src/a.ts', 'src/a.ts', true],
    ['./src/a.ts', 'src/a.ts', true],
    ['src', 'src/deep/a.ts', true],
    ['src/', 'srcx/a.ts', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/a.js', false],
    ['src/*.ts', 'src/b/a.ts', false],
    ['src/**/*.test.ts', 'src/b/c/a.test.ts', true],
    ['src/**/*.test.ts', 'src/a.test.ts', true],
    ['**/*.md', 'docs/a.md', true],
    ['C:/Users/ann/shop/src/a.ts', 'src/a.ts', true],
    ['C:\\Users\\ann\\shop\\src\\a.ts', 'src/a.ts', true],
    ['/home/ann/shop/src/a.ts', 'src/b.ts', false],
    ['- src/a.ts', 'src/a.ts', true],
    ['`src/a.ts`', 'src/a.ts', true],
    ['src/a.ts (new)', 'src/a.ts', true],
    ['* `src/a.ts` (new, with tests)', 'src/a.ts', true],
    ['src/(shop)/a.ts', 'src/(shop)/a.ts', true],
    ['notes (old).md', 'notes (old).md', true],
    ['', 'a', false],
    ['.', 'a', false],
  ])('compares %s with %s', (pattern, path, expected) => {
    expect(isNamedBy([pattern], path)).toBe(expected);
  });

  it('is fast on hostile patterns', () => {
    expect(isNamedBy([`${'**/'.repeat(200)}*a*a*a*a*b`], `${'a/'.repeat(200)}${'a'.repeat(5000)}`)).toBe(
      false,
    );
  });
});

describe('the commits of a plan', () => {
  it.each([
    ['feat(01-02): x', '01-02', true],
    ['fix(1-2)!: x', '01-02', true],
    ['feat(01-02)', '01-02', false],
    ['feat(01-021): x', '01-02', false],
    ['docs(01): create phase plan', '01-02', false],
    ['feat: (01-02): x', '01-02', false],
  ])('match %s to %s', (subject, plan, expected) => {
    expect(isOfPlan(subject, plan)).toBe(expected);
  });

  it('have a type', () => {
    expect(['Feat(01-02): x', 'x'].map(commitType)).toEqual(['feat', null]);
  });
});

describe('readCheckpoint', () => {
  it('reads the block from its heading onwards', () => {
    const text =
      'Work is done so far.\n\n## CHECKPOINT REACHED\n\n**Type:** checkpoint:decision\n**Current Task:** **Task 3:** Choose';
    expect(readCheckpoint(text)).toMatchObject({ type: 'decision', task: 3 });
    expect(readCheckpoint(text)?.text).toMatch(/^## CHECKPOINT REACHED/);
  });

  it.each([
    'no heading',
    '### CHECKPOINT REACHED',
    '```\n## CHECKPOINT REACHED\n```',
    'a ## CHECKPOINT REACHED',
    '',
  ])('finds none in %j', (text) => expect(readCheckpoint(text)).toBeNull());

  it('waits for a person if no type is given', () => {
    expect(readCheckpoint('## CHECKPOINT REACHED')).toMatchObject({ type: 'human-action', task: null });
  });
});

describe('autoAnswer', () => {
  const task = (type: string, inner: string, more = '') =>
    `<task type="checkpoint:${type}"${more}><name>N</name>${inner}</task>`;
  const withTasks = (...tasks: readonly string[]) =>
    readPlan(planText({ plan: '01', file: 'a.txt', more: tasks.join('\n') }));
  const options = '<options><option id="one"><name>First</name></option><option id="two"/></options>';
  const at = (type: string, task: number | null, text = '') => ({ type, task, text });
  it.each<[string, ReturnType<typeof readPlan>, ReturnType<typeof at>, string | null]>([
    ['approves a verification', withTasks(task('human-verify', '')), at('human-verify', 2), 'approved'],
    ['takes the first option', withTasks(task('decision', options)), at('decision', null), 'one: First'],
    ['does not decide an action', withTasks(task('human-action', '')), at('human-action', 2), null],
    [
      'does not allow what only a person may allow',
      withTasks(task('human-verify', '', ' gate="blocking-human"')),
      at('human-verify', 2),
      null,
    ],
    [
      'does not decide a checkpoint missing from the plan',
      withTasks(task('decision', options)),
      at('human-verify', 2),
      null,
    ],
    [
      'does not approve a package',
      withTasks(task('decision', options)),
      at('decision', 2, 'Gate: blocking-human'),
      null,
    ],
  ])('%s', (_, plan, checkpoint, expected) => {
    expect(autoAnswer(plan, checkpoint, 1)).toBe(expected);
  });
});

describe('findAssigned', () => {
  const paths = ['.planning/phases/01-a/01-01-PLAN.md', '.planning/phases/01-a/01-02-PLAN.md'];
  it.each([
    ['Plan: /home/x/.planning/phases/01-a/01-02-PLAN.md', 1],
    ['x\r\nPlan: C:\\x\\.planning\\phases\\01-a\\01-01-PLAN.md\r\n', 0],
    ['Plan: .planning/phases/01-a/01-01-PLAN.md', 0],
    ['Plan: “/home/my shop/.planning/phases/01-a/01-01-PLAN.md”', 0],
  ])('finds the plan of %j', (message, at) => expect(findAssigned(message, paths)).toBe(paths[at]));

  it.each([
    '',
    'see .planning/phases/01-a/01-01-PLAN.md',
    'Plan: /x/01-01-PLAN.md',
    'Plan: x.planning/phases/01-a/01-01-PLAN.md',
  ])('finds none in %j', (message) => expect(findAssigned(message, paths)).toBeNull());
});

describe('markBlocked', () => {
  it.each(['\n', '\r\n'])('sets the status in the frontmatter and changes nothing else (%j)', (end) => {
    const text = summaryText('01').replaceAll('\n', end);
    const marked = markBlocked(text);
    expect(readSummary(marked).status).toBe('blocked');
    expect(marked.replace(`${end}status: blocked`, '')).toBe(text);
    expect(markBlocked(marked)).toBe(marked);
    expect(readSummary(markBlocked(text.replace('plan: 01', 'plan: 01\nstatus: complete'))).status).toBe(
      'blocked',
    );
  });

  it('never throws, and does not change a text without frontmatter', () => {
    expect(markBlocked('# S\n')).toBe('# S\n');
    fc.assert(fc.property(fc.string(), (text) => markBlocked(`---\n${text}`).length > 0));
  });
});

describe('missingForPlan', () => {
  const plan = readPlan(planText({ plan: '01', file: 'src/a.txt' }));
  const work = {
    hash: 'h',
    time: 1,
    subject: 'feat(01-01): x',
    files: ['src/a.txt'],
    added: [],
    deleted: [],
  };
  const whole: PlanEvidence = {
    plan,
    canonical: '01-01',
    summary: { path: 's.md', text: summaryText('01') },
    commits: [work],
    uncommitted: ['other.txt'],
    leftovers: NO_LEFTOVERS,
    returned: 0,
    refusal: null,
  };
  it.each<[string, Partial<PlanEvidence>, readonly string[]]>([
    ['nothing', {}, []],
    ['nothing without git', { commits: null }, []],
    ['a summary', { summary: null }, ['The summary is missing']],
    ['a commit', { commits: [] }, ['No commit names the plan']],
    [
      'a commit of its work',
      { commits: [{ ...work, subject: 'docs(01-01): complete x plan' }] },
      ['No commit names'],
    ],
    ['what is not committed', { uncommitted: ['src/a.txt'] }, ['Not committed yet: src/a.txt.']],
    [
      'what git did not take, in its words',
      { uncommitted: ['src/a.txt'], refusal: 'lint:\n  line 3: no tabs' },
      ['The last commit was refused:\nUntrusted data from git and its hooks'],
    ],
    [
      'files that nobody named, with the ways out',
      { leftovers: { own: ['src/helper.js'], shared: ['notes.md'] }, returned: 1 },
      ['not named by the plan: src/helper.js. A clone', "holding changes of the user's from before"],
    ],
    [
      'nothing once its executor was told often enough',
      { leftovers: { own: ['src/helper.js'], shared: [] }, returned: 2 },
      [],
    ],
    [
      'another plan’s summary',
      { summary: { path: 's.md', text: summaryText('02') } },
      ['The summary is of plan 02, not 01: correct its frontmatter.'],
    ],
    [
      'a summary with places to fill',
      { summary: { path: 's.md', text: `${summaryText('01')}[FILL: x]` } },
      ['places that are not filled in'],
    ],
    [
      'a failed check of itself',
      { summary: { path: 's.md', text: summaryText('01').replace('PASSED', 'FAILED') } },
      ['## Self-Check: PASSED'],
    ],
    [
      'a summary that says blocked',
      { summary: { path: 's.md', text: markBlocked(summaryText('01')) } },
      ['The summary says blocked'],
    ],
  ])('reports %s missing', (_, change, expected) => {
    const missing = missingForPlan({ ...whole, ...change });
    expect(missing).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(missing[index]).toContain(words);
  });

  it('requires a commit for each task that changed files', () => {
    const two = readPlan(
      planText({
        plan: '01',
        file: 'src/a.txt',
        more: '<task type="auto"><name>B</name><files>src/b.txt</files></task>',
      }),
    );
    const both = { ...work, files: ['src/a.txt', 'src/b.txt'] };
    expect(missingForPlan({ ...whole, plan: two, commits: [both] })[0]).toContain('Tasks 1, 2 changed files');
    const said = { ...work, subject: 'chore(01-01): task 2 is in h', files: [] };
    expect(missingForPlan({ ...whole, plan: two, commits: [both, said] })).toEqual([]);
    expect(missingForPlan({ ...whole, plan: two })).toEqual([]);
  });
});

it('tells an executor that its plan is carried out again only where something was committed', () => {
  const prompt = (commits: readonly string[]) =>
    executorPrompt({
      ...{ mode: 'again', planPath: '/p/01-01-PLAN.md', summaryPath: '/p/01-01-SUMMARY.md', tree: null },
      ...{ token: '01-foundation/01-01', cli: prose`msw-protocol`, commits, answer: null },
    });
  expect(prompt(['abc1234 feat(01-01): a title'])).toContain('Part of it was committed before.');
  expect(prompt([])).not.toContain('committed');
});
