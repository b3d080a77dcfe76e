// The same as in test/what-claude-reads, through the use cases: a repository that is hostile wherever it can be, and
// everything that MSW's hooks, pages and command line show Claude in it.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/app/commands/run-command.ts';
import { appendGuidance } from '../../src/app/guidance/guidance-cache.ts';
import { quotedMemory } from '../../src/app/jobs/quoted-memory.ts';
import { mapOperations } from '../../src/app/operations/map-operations.ts';
import { executeOperations } from '../../src/app/operations/planning/execute-operations.ts';
import { milestoneOperations } from '../../src/app/operations/planning/milestone-operations.ts';
import { phaseOperations } from '../../src/app/operations/planning/phase-operations.ts';
import { planOperations } from '../../src/app/operations/planning/plan-operations.ts';
import { projectOperations } from '../../src/app/operations/planning/project-operations.ts';
import { quickOperations } from '../../src/app/operations/planning/quick-operations.ts';
import { stateOperations } from '../../src/app/operations/planning/state-operations.ts';
import { openPlanning } from '../../src/app/planning/documents/read-project.ts';
import { closeMilestone } from '../../src/app/planning/milestones/close-milestone.ts';
import { noteProven, openTree } from '../../src/app/planning/worktrees/open-tree.ts';
import { changeRecord, readTrees } from '../../src/app/planning/worktrees/plan-runs.ts';
import { treeRoot } from '../../src/app/planning/worktrees/tree-places.ts';
import { startSession } from '../../src/app/session/recover.ts';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace, type Workspace } from '../../src/app/workspace/workspace.ts';
import { runOperation } from '../../src/cli/run-operation.ts';
import { makeGuidance } from '../../src/core/guidance/guidance.ts';
import type { Answer } from '../../src/core/text/answer.ts';
import { git } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import {
  type Field,
  fields,
  holdsMark,
  liveParts,
  strayMarks,
  textsInJson,
} from '../what-claude-reads/hostile-texts.ts';
import { inName, makeHostileProject, VERIFY } from './hostile-project.ts';
import { armed, PID, type Scene, SESSION } from './support/scene.ts';

sampled();

/** By what it is. */
type Read = ReadonlyMap<string, string>;

const contextOf = (answer: Answer): string => {
  if (answer.kind !== 'context') throw new Error(`no context: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.context;
};

/** Every page of MSW's below a folder, chosen by name: an agent or the repository wrote the others. */
const pagesBelow = (root: string, folder: string, isOurs: RegExp): readonly (readonly [string, string])[] => {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((name) => join(start, name))
    .filter((path) => statSync(path).isFile() && isOurs.test(path))
    .map((path) => [relative(root, path).replaceAll(/\d{8}-\d{6}-\w{6}/g, 'ID'), readFileSync(path, 'utf8')]);
};

/** A loop whose check prints the content of `value.txt`, with guidance that came with the repository. */
const loopRead = async (field: Field): Promise<Read> => {
  const scene = await armed('"Fix it" --check "node check.js" --agent helper');
  const read = new Map<string, string>();
  scene.write('value.txt', field('output'));
  read.set('re-prompt', contextOf(await scene.stop()));
  await bringGuidance(scene, field);
  read.set('re-prompt with guidance', contextOf(await scene.stop()));
  read.set('re-prompt of a subagent', contextOf(await scene.stopAgent('helper')));
  const session = { session: SESSION, source: 'compact' } as const;
  read.set('after a compaction', contextOf(await startSession(scene.workspace, session, PID)));
  await scene.stop(
    `<abort>${field('abort')
      .replaceAll(/[<>\n]/g, ' ')
      .slice(0, 500)}</abort>`,
  );
  // The report of a paused loop is for Claude, which continues it; that of one that ended is for people.
  for (const [name, text] of pagesBelow(scene.project, '.msw/loops', /\.md$/)) read.set(name, text);
  read.set('resumed', contextOf(await scene.type('resume', 'try again')));
  await scene.type('stop');
  return read;
};

const bringGuidance = async (scene: Scene, field: Field): Promise<void> => {
  const failureClass = scene.loop()?.progress.lastFailure?.fingerprints.class ?? '';
  const guidance = makeGuidance({
    failureClass,
    // Long enough to get a page of its own in every reading.
    text: `${field('answer')}\n${'More of it. '.repeat(300)}`,
    source: {
      kind: 'notebook',
      notebook: field('notebook'),
      conversationId: null,
      citations: [{ number: 1, sourceId: field('source'), quote: field('quote') }],
    },
    answeredAt: '2026-01-31T12:00:00.000Z',
  });
  await appendGuidance(scene.project, { kind: 'answered', class: failureClass, at: '2026-01-31', guidance });
};

const open = (root: string): Workspace => {
  const env = { MSW_HOME: tempFolder(), PATH: process.env.PATH };
  const opened = openWorkspace(root, env, () => Date.UTC(2026, 10, 21, 12));
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
};

const OPERATIONS = [
  ...mapOperations,
  ...stateOperations,
  ...planOperations,
  ...phaseOperations,
  ...executeOperations,
  ...projectOperations,
  ...quickOperations,
];

const caller = { mark: 'CLAUDECODE', isTerminal: false };

/** Planning, carrying out, verifying and mapping a repository. */
const planningRead = async (field: Field): Promise<Read> => {
  const root = makeHostileProject(field);
  const workspace = open(root);
  const read = new Map<string, string>();
  const type = async (command: string, args: string): Promise<void> => {
    const input = { session: `${command}-session`, command, args, transcriptPath: null };
    read.set(`/msw:${command} ${args}`, contextOf(await runCommand(workspace, input, PID)));
  };
  const ask = async (name: string, ...args: readonly string[]): Promise<void> => {
    const operation = OPERATIONS.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const outcome = await runOperation(operation, { args, env: workspace.env, cwd: root, caller });
    // An argument may be hostile itself.
    read.set([name, ...args.filter((arg) => !holdsMark(arg))].join(' ').replaceAll(root, ''), outcome.text);
  };
  await manageTrust(workspace).add(VERIFY);
  await type('setup', '');
  await type('discuss', '1');
  await type('plan', '1 --skip-research');
  await ask('phase check', '1', '--round', '--json');
  await ask('phase check', '1', '--short', '--json');
  await ask('phase check', '1');
  await ask('plan validate', '.planning/phases/01-base/01-01-PLAN.md', '--json');
  await ask('plan parse', '.planning/phases/01-base/01-01-PLAN.md', '--json');
  await ask('state show', '--json');
  await type('execute', '1');
  await ask('execute next', '1', '--json');
  await ask('execute next', '1', '--short', '--json');
  await ask('execute next', '1');
  await ask('execute ready', '01-01');
  await ask('execute summary', '01-01');
  const summary = join(root, '.planning/phases/01-base/01-01-SUMMARY.md');
  writeFileSync(summary, readFileSync(summary, 'utf8').replaceAll(/\[FILL: [^\]]*\]/g, 'PASSED'));
  await type('verify', '1');
  await ask('phase verify', '1', '--json', '--no-commit');
  await ask('phase verify', '1', '--no-commit');
  await type('verify', '1 --review');
  await ask('phase finding', '1', 'warning', 'check.js:1', '--issue', field('issue'), '--fix', field('fix'));
  await ask('phase review', '1', '--json', '--no-commit');
  await ask('phase review', '1', '--no-commit');
  await type('quick', '"Fix it"');
  await type('map', '');
  await ask('map begin', '--short', '--json');
  writeFileSync(
    join(root, '.planning/codebase/STACK.md'),
    `# Technology Stack\n\nUse \`src/nowhere.ts\` and \`src/${field('claim').split(/[\s`/]/)[0]}.ts\`.\n`,
  );
  await ask('map verify', '--return', '--json');
  await ask('map verify');
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ name: field('name'), [field('key')]: 1 }));
  await ask('project new', '--from', 'answers.json', '--json');
  await ask('project new', '--from', 'answers.json');
  for (const folder of ['.', '.claude']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'CLAUDE.md'), field(`memory in ${folder}`));
  }
  read.set('CLAUDE.md of somebody else’s commit', quotedMemory(root) ?? '');
  await ask('quick check', readdirSync(join(root, '.msw/quick'))[0] ?? '', '--json');
  const pages = /(?:brief|problems|plan-format|format|wrong|tech|arch|quality|concerns|VERIFICATION)\.md$/;
  for (const [name, text] of pagesBelow(root, '.msw', pages)) read.set(name, text);
  return read;
};

/** A plan in a worktree whose work cannot be merged, for each reason that names files. */
const worktreeRead = async (field: Field): Promise<Read> => {
  const root = makeHostileProject(field);
  const workspace = open(root);
  const place = { folder: '01-base', id: '01-01' };
  const opened = await openTree(workspace, place, false);
  if (opened.status === 'refused') throw new Error(opened.reason);
  /** Its current path: a worktree that nobody works in is moved away. */
  const tree = (): string => {
    const known = readTrees(workspace, place.folder).get(place.id);
    if (known === undefined) throw new Error('the worktree is not noted');
    return treeRoot(root, known);
  };
  const read = new Map<string, string>();
  const next = async (name: string): Promise<void> => {
    await noteProven(workspace, place, { loop: 'l1', iterations: 1 });
    for (const args of [
      ['execute next', '1', '--json'],
      ['execute next', '1'],
      ['execute ready', '01-01', '--json'],
    ] as const) {
      const [operation, ...words] = args;
      const found = OPERATIONS.find((one) => one.name === operation);
      if (found === undefined) throw new Error(`no operation ${operation}`);
      const outcome = await runOperation(found, { args: words, env: workspace.env, cwd: root, caller });
      read.set(`${name}: ${args.join(' ')}`, outcome.text);
    }
  };
  const file = inName(field('file of a worktree'));
  const change = (folder: string, text: string) => {
    writeFileSync(join(folder, file), text);
    git(folder, 'add', '-A');
    git(folder, 'commit', '-qm', 'chore: change it');
  };
  writeFileSync(join(tree(), file), 'in no commit');
  await next('in no commit');
  change(tree(), 'of the plan');
  rmSync(join(tree(), `src/${inName(field('source file'))}.js`));
  git(tree(), 'commit', '-qam', 'chore: delete');
  await next('deleted');
  git(tree(), 'reset', '-q', '--hard', 'HEAD~1');
  mkdirSync(join(tree(), '.planning/phases/01-base'), { recursive: true });
  writeFileSync(join(tree(), '.planning/phases/01-base/01-01-SUMMARY.md'), '# S');
  change(root, 'of the user');
  await next('conflict');
  await changeRecord(workspace, place, () => ({ state: 'resolved', choice: 'close' }));
  await next('with both sides');
  return read;
};

/** File names and titles of a repository without planning. */
const initRead = async (field: Field): Promise<Read> => {
  const root = makeHostileProject(field);
  rmSync(join(root, '.planning'), { recursive: true });
  const input = { session: SESSION, command: 'init', args: '', transcriptPath: null };
  return new Map([['/msw:init', contextOf(await runCommand(open(root), input, PID))]]);
};

/** A project whose milestone a person closed as it was. */
const milestoneRead = async (field: Field): Promise<Read> => {
  const root = makeHostileProject(field);
  const workspace = open(root);
  const read = new Map<string, string>();
  const ask = async (name: string, ...args: readonly string[]): Promise<void> => {
    const operation = milestoneOperations.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const outcome = await runOperation(operation, { args, env: workspace.env, cwd: root, caller });
    read.set([name, ...args].join(' '), outcome.text);
  };
  await ask('milestone status');
  await ask('milestone status', '--json');
  const planning = openPlanning(root);
  if (planning.status === 'refused') throw new Error(planning.reason);
  // The headings are too long to count, so there is nothing to close, and the next milestone begins all the same.
  await closeMilestone(planning.project, { anyway: true, keepPhases: false, tag: false });
  await ask('milestone status');
  const input = { session: SESSION, command: 'init', args: '--milestone', transcriptPath: null };
  read.set('/msw:init --milestone', contextOf(await runCommand(workspace, input, PID)));
  await ask('milestone schema');
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ name: field('name'), [field('key')]: 1 }));
  await ask('milestone begin', '--from', 'answers.json');
  await ask('milestone begin', '--from', 'answers.json', '--json');
  return read;
};

/** The short texts of all kinds, one after the other, and the long one. */
const TRIED = ['all at once', 'a long text'] as const;

describe.each([
  ['a loop', loopRead],
  ['planning, carrying out, verifying and mapping', planningRead],
  ['a worktree', worktreeRead],
  ['a new project', initRead],
  ['the end of a milestone', milestoneRead],
] as const)('what Claude reads of %s', (_, reads) => {
  it.each(TRIED)('marks all outside text as data: %s', { timeout: 120_000 }, async (attack) => {
    const dull = await reads(fields(null));
    const hostile = await reads(fields(attack));
    expect([...hostile.values()].some(holdsMark)).toBe(true);
    expect([...hostile.keys()]).toEqual([...dull.keys()]);
    for (const [name, text] of hostile) {
      expect([name, ...liveParts(text)]).toEqual([name, ...liveParts(dull.get(name) ?? '')]);
      const inside = textsInJson(text);
      // A text in JSON is quoted as it is; a text that an agent gets directly has to be complete in itself.
      const texts =
        inside === null ? [text] : inside.filter((one) => /^(?:Carry out one plan|Focus: )/.test(one));
      expect([name, ...texts.flatMap(strayMarks)]).toEqual([name]);
    }
  });
});

it('the calls that Claude is given contain no name that a shell would interpret', async () => {
  const root = makeHostileProject(fields(null));
  const folder = join(root, '.planning/phases/01-base');
  writeFileSync(join(folder, '01-02-$(touch x)-PLAN.md'), readFileSync(join(folder, '01-01-PLAN.md')));
  const { env } = open(root);
  const next = executeOperations.find(({ name }) => name === 'execute next');
  if (next === undefined) throw new Error('no such operation');
  const outcome = await runOperation(next, { args: ['1'], env, cwd: root, caller });
  expect(outcome).toEqual({
    code: 1,
    text: '',
    problem: '“01-02-$(touch x)”: name it with letters, digits, - . _ only, a plan as in 01-01-PLAN.md.',
  });
});
