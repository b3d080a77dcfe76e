// How many queries days of loops cost, and how often known guidance answers. Fixes, cache, ledger, worker process and
// adapter are real; nlm is replaced by a program that counts the questions and gives each its own answer.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGuidance, type GuidanceFound } from '../../../src/app/guidance/find-guidance.ts';
import { judgeGuidance } from '../../../src/app/guidance/judge-guidance.ts';
import { noteFailures } from '../../../src/app/guidance/note-failures.ts';
import { readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { itemKey } from '../../../src/core/failure/failure-items.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import type { Guidance } from '../../../src/core/guidance/guidance.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { makeAttempt, makeLoop } from '../../core/loop/builders.ts';
import { bundle } from '../../support/bundle.ts';
import { sampleOf } from '../../support/depth.ts';
import { chooseNotebooks } from '../../support/nlm/choose-notebooks.ts';
import { dayOfLoops, type LoopTrace, type Met } from './day-of-loops.ts';

const COUNTING_NLM = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
if (args[0] === '--version') console.log('nlm version 0.15.8');
else if (args[0] === 'notebook' && args[1] === 'query') {
  const question = args.at(-1);
  appendFileSync(process.argv[1] + '.jsonl', JSON.stringify({ profile: process.env.NLM_PROFILE, question }) + '\\n');
  console.log(JSON.stringify({ answer: 'About: ' + question, conversation_id: 'c-' + process.pid }));
} else process.exitCode = 1;
`;

const PROFILES = ['first', 'second'];

const DAYS = [
  {
    name: 'web',
    tools: ['tsc', 'eslint', 'vitest', 'node', 'vite', 'biome', 'jest', 'esbuild', 'npm'],
    seed: 20_261_121,
  },
  {
    name: 'python',
    tools: ['ruff', 'mypy', 'pytest', 'python', 'unittest', 'shell', 'docker', 'prefixed'],
    seed: 7,
  },
  {
    name: 'many',
    tools: ['rustc', 'go-test', 'go-build', 'junit', 'javac', 'dotnet', 'ruby', 'cmake'],
    seed: 1_999,
  },
];

/** Written by hand from the recordings: failures that no document could explain. */
const UNKNOWABLE =
  /Line too long|reformat|never used|unused|SyntaxError|Unexpected token|expecting|is not defined|Undefined name|cannot find (?:name|function)|<v> (?:==|!=) <v>|expected <v> to|positional argument/i;

/** One failure of a trace. */
interface Met1 {
  readonly class: string;
  /** How often the loop has met it. */
  readonly times: number;
  readonly guided: boolean;
  readonly isWrong: boolean;
  /** The guidance says so itself. */
  readonly isNear: boolean;
}

interface Result extends Met1 {
  /** Whether an earlier loop met it. */
  readonly isRepeat: boolean;
}

/** The words of a mistake: a fix is about another mistake if that failed with the same words or as the same problem. */
interface Told {
  readonly messages: readonly string[];
  /** What failed, by place and words, and each failing test. */
  readonly problems: readonly string[];
}

function toldAs({ code, message, items, others = [] }: Failure): Told {
  const tests = items.flatMap(({ file, testId }) => (testId === null ? [] : [`${file} ${testId}`]));
  const messages = [{ code, message }, ...others].map((one) => `${one.code} ${one.message}`);
  return { messages, problems: [...items.map(itemKey), ...tests] };
}

function isAbout(
  { text, source }: Guidance,
  { mistake, failure }: Met,
  told: ReadonlyMap<string, Told>,
): boolean {
  if (source.kind === 'notebook') return text.includes(failure.query.slice(0, 40));
  if (source.kind !== 'fix') return false;
  const [, named = ''] = /The fix of (\S+)\.(?:\n|$)/.exec(text) ?? [];
  const [other, now] = [told.get(named), toldAs(failure)];
  if (named === mistake || other === undefined) return named === mistake;
  // Masked, some messages only say that two values differ.
  const [message = ''] = now.messages;
  // A near miss has the same message with other numbers.
  const plain = (text: string): string => text.replaceAll(/\d+/g, '');
  if (source.likeness === 'near') return other.messages.some((one) => plain(one) === plain(message));
  const words = message.replaceAll(/<v>|null/g, ' ').match(/[a-z]{3,}/gi) ?? [];
  const isTelling = !/expected|assert|want/i.test(message) && (words.length > 2 || !message.includes('<v>'));
  const isSame = other.messages.includes(message) && isTelling;
  return isSame || other.problems.some((problem) => now.problems.includes(problem));
}

// On Windows, a script with an interpreter line is not a program.
describe.skipIf(process.platform === 'win32')('a day of loops', () => {
  let folder = '';
  let worker = '';
  let env: Record<string, string> = {};
  /** The latest words of each mistake. */
  const told = new Map<string, Told>();

  beforeAll(async () => {
    folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'msw-')));
    worker = await bundle('src/hooks/ask-notebook.ts', folder, 'ask-notebook');
    const nlm = join(folder, 'nlm');
    writeFileSync(nlm, COUNTING_NLM, { mode: 0o755 });
    const store = join(folder, 'store');
    for (const profile of PROFILES) {
      mkdirSync(join(store, 'profiles', profile), { recursive: true });
      writeFileSync(join(store, 'profiles', profile, 'cookies.json'), '[{"name":"SID","value":"x"}]');
    }
    env = {
      PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
      HOME: folder,
      MSW_HOME: join(folder, 'home'),
      MSW_NLM: nlm,
      NOTEBOOKLM_MCP_CLI_PATH: store,
    };
    const docs = Object.fromEntries(PROFILES.map((profile) => [profile, `nb-${profile}`]));
    for (const name of ['shop', 'till']) {
      mkdirSync(join(folder, name, '.msw'), { recursive: true });
      mkdirSync(join(folder, 'home'), { recursive: true });
      const settings = { notebook: 'docs', notebooks: { docs } };
      writeFileSync(join(folder, name, '.msw', 'config.json'), JSON.stringify(settings));
      await chooseNotebooks(join(folder, 'home'), join(folder, name), settings);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

  it.each(sampleOf('a day of loops', DAYS, 1))(
    '$name: guided by its own fixes, with few questions and none that is wasted',
    {
      timeout: 900_000,
    },
    async (day) => {
      const before = counted().length;
      const loops = dayOfLoops(360, day);
      const results: Result[] = [];
      const known = new Set<string>();
      for (const [index, loop] of loops.entries()) {
        // Every third loop runs in a second checkout of the same project.
        const project = join(folder, index % 3 === 2 ? 'till' : 'shop');
        const here = await runLoop(project, `${day.name}-${index}`, loop);
        results.push(...here.map((one) => ({ ...one, isRepeat: known.has(one.class) })));
        for (const one of here) known.add(one.class);
      }
      const asked = counted().slice(before);
      const repeats = results.filter(({ isRepeat, times }) => isRepeat && times === 1);
      const share = repeats.filter(({ guided }) => guided).length / repeats.length;
      const wrong = results.filter(({ isWrong }) => isWrong).length;
      const ratio = asked.length / results.length;
      const wasted = asked.filter(({ question }) => UNKNOWABLE.test(question));
      process.stdout.write(
        `${day.name}: ${results.length} failures, ${known.size} kinds: ${asked.length} questions (${ratio.toFixed(3)} a failure), ${(share * 100).toFixed(1)} % of ${repeats.length} repeats guided (${results.filter(({ isRepeat, guided }) => isRepeat && guided).length} of ${results.filter(({ isRepeat }) => isRepeat).length} with those inside a loop), ${wrong} wrong and ${results.filter(({ isNear }) => isNear).length} near misses of ${results.filter(({ guided }) => guided).length}\n`,
      );
      expect(results.length).toBeGreaterThanOrEqual(300);
      expect(known.size).toBeGreaterThanOrEqual(48);
      expect(ratio).toBeLessThanOrEqual(0.1);
      expect(share).toBeGreaterThanOrEqual(0.9);
      expect(wrong / results.filter(({ guided }) => guided).length).toBeLessThanOrEqual(0.02);
      expect(wasted).toEqual([]);
      expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
      expect(spent()).toBe(counted().length);
    },
  );

  async function runLoop(project: string, id: string, trace: LoopTrace): Promise<readonly Met1[]> {
    const opened = openWorkspace(project, env);
    if (opened.status === 'refused') throw new Error(opened.reason);
    const { workspace } = opened;
    const results: Met1[] = [];
    let loop: Loop = makeLoop({ id, project: workspace.project }, { iteration: 0 });
    let offered: Guidance | null = null;
    // The text of a fix names the mistake that it was for.
    const fixed = (at: number) => `The fix of ${trace[at]?.mistake ?? 'nothing'}.`;
    for (const [at, met] of trace.entries()) {
      const { failure, mistake } = met;
      const failed = await judged(project, id, offered, failure);
      loop = await finished(workspace, loop, failure, { message: fixed(at - 1), failed });
      told.set(mistake, toldAs(failure));
      const { class: failureClass } = failure.fingerprints;
      const times = loop.progress.classes.filter((one) => one === failureClass).length;
      const found = await find(loop, failure, times);
      offered = found.status === 'found' ? found.guidance : null;
      results.push({ class: failureClass, times, ...gradeOf(offered, met) });
      loop = rememberAsked(loop, failureClass, found);
    }
    const failed = await judged(project, id, offered, null);
    await finished(workspace, loop, null, { message: fixed(trace.length - 1), failed });
    return results;
  }

  async function finished(
    workspace: Workspace,
    loop: Loop,
    failure: Failure | null,
    { message, failed }: { readonly message: string; readonly failed: readonly string[] },
  ): Promise<Loop> {
    const { iteration, attempts, failedAnswers } = loop.progress;
    const evidence = { results: [], failure, flaky: null, tree: 'changed', commits: [] } as const;
    return withProgress(loop, {
      ...(await noteFailures(workspace, {
        ...{ loop, evidence, proof: null, message },
        snapshotTaken: () => Promise.resolve(),
      })),
      attempts: [...attempts, makeAttempt(iteration, { said: message })],
      iteration: iteration + 1,
      failedAnswers: [...failedAnswers, ...failed],
    });
  }

  function gradeOf(guidance: Guidance | null, met: Met): Pick<Met1, 'guided' | 'isNear' | 'isWrong'> {
    if (guidance === null) return { guided: false, isNear: false, isWrong: false };
    const { source } = guidance;
    const isNear = source.kind === 'fix' && source.likeness === 'near';
    return { guided: true, isNear, isWrong: !isAbout(guidance, met, told) };
  }

  /** As a turn does it: what nobody was asked for is no question. */
  function rememberAsked(loop: Loop, failureClass: string, found: GuidanceFound): Loop {
    if (found.status === 'none' || (found.status === 'found' && !found.isFresh)) return loop;
    const answerHash = found.status === 'found' ? found.guidance.answerHash : null;
    const others = loop.progress.queriedErrors.filter((asked) => asked.class !== failureClass);
    return withProgress(loop, { queriedErrors: [...others, { class: failureClass, answerHash, at: 0 }] });
  }

  function find({ terms, progress }: Loop, failure: Failure, times: number) {
    const { queriedErrors, failedAnswers } = progress;
    const asked = {
      projectRoot: terms.project,
      loopId: terms.id,
      iteration: progress.iteration,
      failure,
      command: 'node check.js',
      output: '',
      times,
      hasChanged: true,
      queriedErrors,
      failedAnswers,
    };
    return findGuidance({ ...asked, deadlineMs: 60_000, now: Date.now, env, worker });
  }

  /** Judges the guidance; returns the answer that did not help. */
  async function judged(
    project: string,
    loopId: string,
    offered: Guidance | null,
    current: Failure | null,
  ): Promise<readonly string[]> {
    if (offered === null) return [];
    const outcome = await judgeGuidance({
      projectRoot: project,
      guidanceId: offered.id,
      failureClass: offered.failureClass,
      current,
      hasWorked: true,
      nowIso: new Date().toISOString(),
      loopId,
      userFolder: env.MSW_HOME ?? '',
    });
    return outcome === 'did-not-help' ? [offered.answerHash] : [];
  }

  function counted(): { profile: string; question: string }[] {
    const path = `${env.MSW_NLM}.jsonl`;
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    return lines.map((line) => JSON.parse(line));
  }

  function spent(): number {
    const read = readLedger(env.MSW_HOME ?? '');
    if (read.status === 'refused') throw new Error(read.reason);
    return Object.values(read.ledger.accounts).reduce((sum, account) => sum + account.spent, 0);
  }
});
