// How many queries a day of loops costs. Cache, ledger, worker process and adapter are the real ones; in
// nlm's place stands a program that counts the questions and answers each with a text of its own.

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGuidance } from '../../../src/app/guidance/find-guidance.ts';
import { judgeGuidance } from '../../../src/app/guidance/judge-guidance.ts';
import { readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import type { Failure } from '../../../src/core/failure/failure.ts';
import type { Guidance } from '../../../src/core/guidance/guidance.ts';
import { bundle } from '../../support/nlm/bundle.ts';
import { chooseNotebooks } from '../../support/nlm/choose-notebooks.ts';
import { dayOfLoops, type LoopTrace } from './day-of-loops.ts';

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

// A script with a first line that names its interpreter is no program on Windows.
describe.skipIf(process.platform === 'win32')('a day of loops', () => {
  let folder = '';
  let worker = '';
  let env: Record<string, string> = {};

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

  it('costs at most 15 queries for 100 failures, and leaves no kind of failure unanswered', {
    timeout: 240_000,
  }, async () => {
    const loops = dayOfLoops(320);
    const failures = loops.flat();
    const classes = new Set(failures.map(({ fingerprints }) => fingerprints.class));
    const answered = new Set<string>();
    for (const [index, loop] of loops.entries()) {
      // Every third loop runs in a second checkout of the same project.
      const project = join(folder, index % 3 === 2 ? 'till' : 'shop');
      for (const found of await runLoop(project, `loop-${index}`, loop)) answered.add(found);
    }
    const queries = counted();
    const followUps = queries.filter(({ question }) => question.startsWith('This did not help'));
    const first = queries.length - followUps.length;
    const ratio = queries.length / failures.length;
    process.stdout.write(
      `${failures.length} failures in ${loops.length} loops, ${classes.size} kinds: ${first} first questions and ${followUps.length} more, ${ratio.toFixed(3)} a failure (one a failure without MSW)\n`,
    );
    expect(failures.length).toBeGreaterThanOrEqual(300);
    expect(ratio).toBeLessThanOrEqual(0.15);
    expect(answered).toEqual(classes);
    expect(first).toBe(classes.size);
    expect(new Set(queries.map(({ question }) => question)).size).toBe(queries.length);
    expect(spent()).toBe(queries.length);
  });

  async function runLoop(project: string, loopId: string, loop: LoopTrace): Promise<readonly string[]> {
    const failed: string[] = [];
    const answered: string[] = [];
    const queriedErrors: { class: string; answerHash: string }[] = [];
    let offered: Guidance | null = null;
    for (const failure of [...loop, null]) {
      if (offered !== null && (await judged(project, loopId, offered, failure)))
        failed.push(offered.answerHash);
      offered = null;
      if (failure === null) break;
      const found = await findGuidance({
        projectRoot: project,
        loopId,
        failure,
        queriedErrors,
        failedAnswers: failed,
        deadlineMs: 60_000,
        now: Date.now,
        env,
        worker,
      });
      if (found.status !== 'found') continue;
      offered = found.guidance;
      answered.push(failure.fingerprints.class);
      queriedErrors.push({ class: failure.fingerprints.class, answerHash: offered.answerHash });
    }
    return answered;
  }

  async function judged(
    project: string,
    loopId: string,
    offered: Guidance,
    current: Failure | null,
  ): Promise<boolean> {
    const outcome = await judgeGuidance({
      projectRoot: project,
      guidanceId: offered.id,
      failureClass: offered.failureClass,
      current,
      nowIso: new Date().toISOString(),
      loopId,
      userFolder: env.MSW_HOME ?? '',
    });
    return outcome === 'did-not-help';
  }

  function counted(): { profile: string; question: string }[] {
    const lines = readFileSync(`${env.MSW_NLM}.jsonl`, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  }

  function spent(): number {
    const read = readLedger(env.MSW_HOME ?? '');
    if (read.status === 'refused') throw new Error(read.reason);
    return Object.values(read.ledger.accounts).reduce((sum, account) => sum + account.spent, 0);
  }
});
