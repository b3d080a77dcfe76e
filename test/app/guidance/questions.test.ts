// What a notebook is asked about tools that MSW has never heard of: three projects, 40 kinds of failure, most of them
// met again, and a notebook that knows a few. Fixes, cache, ledger, worker and adapter are real; nlm is a program.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGuidance, type GuidanceFound } from '../../../src/app/guidance/find-guidance.ts';
import { readGuidance } from '../../../src/app/guidance/guidance-cache.ts';
import { noteFailures } from '../../../src/app/guidance/note-failures.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { makeAttempt, makeLoop } from '../../core/loop/builders.ts';
import { bundle } from '../../support/bundle.ts';
import { chooseNotebooks } from '../../support/nlm/choose-notebooks.ts';
import { requireOrSkip } from '../../support/requirements.ts';

/** What the notebook has pages about. */
const KNOWN = [
  ['bin/ship', 'SH-41: the manifest of lane 3 is not signed'],
  ['bin/ship', 'SH-52: the customs form of lane 4 is old'],
  ['bin/upload', 'upload of 12 parts answered with HTTP 413'],
  ['bin/upload', 'upload of 3 parts answered with HTTP 507'],
  ['bin/rates', 'the table at https://rates.example.org/v2 has another version than 7'],
  ['bin/seal', 'the sealing machine is in state P7'],
] as const;

/** What only the project's own code can explain. */
const OWN = [
  ['yamlwords data', 'data/words.yaml:3:1 value should be quoted quoted-values'],
  ['yamlwords data', 'data/words.yaml:9:4 key is written twice unique-keys'],
  ['shapec shapes', "shapes/door.shape:12: 'hinje' is not known"],
  ['shapec shapes', "shapes/wall.shape:4: 'brik' is not known"],
  ['rank-check lists', 'rank-check of 12 lists: one list is not sorted'],
  ['bin/flags', 'feature flag DARK_MODE is unknown'],
  ['bin/flags', 'feature flag NEW_CHECKOUT is unknown'],
  ['bin/shop check', 'the basket has 31 rows, 20 fit'],
  ['bin/shop check', 'prices and taxes do not add up'],
  ['bin/shop check', 'order of the customer has no address'],
  ['bin/shop check', 'cannot open the table config/rates.toml'],
  ['bin/shop check', 'cannot open the table config/zones.toml'],
  ['bin/shop check', 'the import timed out after 30 s'],
  ['tsc', "src/a.ts(1,1): error TS2304: Cannot find name 'shipp'."],
  ['tsc', "src/b.ts(4,1): error TS2322: Type 'string' is not assignable to type 'number'."],
  ['tsc', 'src/c.ts(8,1): error TS2554: Expected 2 arguments, but got 1.'],
  ['ruff check .', 'a.py:1:89: E501 Line too long (92 > 88)\nFound 1 error.'],
  ['ruff check .', 'a.py:2:1: F401 `os` imported but unused\nFound 1 error.'],
  ['python3 cart.py', trace("KeyError: 'price'")],
  ['python3 cart.py', trace("NameError: name 'vatt' is not defined")],
  ['python3 cart.py', trace('ZeroDivisionError: division by zero')],
  ['python3 cart.py', trace('TypeError: vat() takes 1 positional argument but 3 were given')],
  ['python3 cart.py', trace('cart.CartError: the cart is closed')],
  ['node a.js', thrown("TypeError: Cannot read properties of undefined (reading 'rows')")],
  ['node a.js', thrown('RangeError: pallet count below minimum 12')],
  ['node a.js', thrown('Error: nothing to ship')],
  ['jest', differs('adds VAT', 120, 119)],
  ['jest', differs('rounds', 3, 4)],
  ['jest', differs('ships on monday', 1, 0)],
  ['make check', 'make: *** [Makefile:2: check] Error 3'],
  ['bin/nest', 'nested rooms: kitchen is inside itself'],
  ['bin/nest', 'nested rooms: hall has two doors to garden'],
  ['bin/nest', 'three rooms have no window'],
  ['bin/lay', 'layout.grid has to be set for the page'],
] as const;

function trace(said: string): string {
  return `Traceback (most recent call last):\n  File "/p/cart.py", line 3, in <module>\n    run()\n${said}\n`;
}

function thrown(said: string): string {
  return `/p/src/a.js:4\n  x();\n  ^\n\n${said}\n    at render (/p/src/a.js:4:15)\n`;
}

function differs(test: string, wanted: number, got: number): string {
  return `FAIL src/${test.length}.test.js\n  ● ${test}\n\n    expect(received).toEqual(expected)\n\n    Expected: ${wanted}\n    Received: ${got}\n\n      at Object.<anonymous> (src/${test.length}.test.js:5:9)`;
}

interface Kind {
  readonly name: string;
  readonly isKnown: boolean;
  readonly failure: Failure;
}

const KINDS: readonly Kind[] = [...KNOWN, ...OWN].map(([command, output], at) => ({
  name: `${at}`,
  isKnown: at < KNOWN.length,
  failure: canonicalise(output, { command, exitCode: 1, root: '/p' }),
}));

const NLM = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
if (args[0] === '--version') console.log('nlm version 0.15.8');
else if (args[0] === 'notebook' && args[1] === 'query') {
  const question = args.at(-1);
  appendFileSync(process.argv[1] + '.jsonl', JSON.stringify(question) + '\\n');
  const isKnown = /SH-\\d|HTTP \\d|rates.example|<host>|P7/.test(question);
  const answer = isKnown
    ? { answer: 'Do as the page says [1].', citations: { 1: 's1' }, sources_used: ['s1'] }
    : { answer: "I'm sorry, but the provided sources do not contain any information about this.", sources_used: [] };
  console.log('Update available: 0.15.8 -> 0.16.2');
  console.log(JSON.stringify({ ...answer, conversation_id: 'c-' + process.pid }));
} else process.exitCode = 1;
`;

interface Met {
  readonly kind: Kind;
  readonly found: GuidanceFound;
}

/** Each kind once, then again in another order. */
function kindsOfLoops(): readonly Kind[] {
  const again = Array.from({ length: LOOPS - KINDS.length }, (_, at) => KINDS[(at * 7) % KINDS.length]);
  return [...KINDS, ...again.filter((kind) => kind !== undefined)];
}

/** In each, one failure comes two or three times. */
const LOOPS = 100;
const PROJECTS = ['shop', 'depot', 'office'];

// On Windows, a script with an interpreter line is not a program.
requireOrSkip('git')('questions about tools that nobody knows', () => {
  let folder = '';
  let worker = '';
  let env: Record<string, string> = {};

  beforeAll(async () => {
    folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'msw-')));
    worker = await bundle('src/hooks/ask-notebook.ts', folder, 'ask-notebook');
    const store = join(folder, 'store');
    mkdirSync(join(store, 'profiles', 'me'), { recursive: true });
    writeFileSync(join(store, 'profiles', 'me', 'cookies.json'), '[{"name":"SID","value":"x"}]');
    writeFileSync(join(folder, 'nlm'), NLM, { mode: 0o755 });
    env = {
      PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
      HOME: folder,
      MSW_HOME: join(folder, 'home'),
      MSW_NLM: join(folder, 'nlm'),
      NOTEBOOKLM_MCP_CLI_PATH: store,
    };
    mkdirSync(join(folder, 'home'), { recursive: true });
    for (const name of PROJECTS) {
      const root = join(folder, name);
      mkdirSync(join(root, '.msw'), { recursive: true });
      writeFileSync(join(root, 'flags.json'), '{"flags": ["OLD_TILL"]}\n');
      writeFileSync(join(root, 'use.js'), "on('DARK_MODE');\non('NEW_CHECKOUT');\n");
      writeFileSync(join(root, 'cart.py'), 'class CartError(Exception):\n    pass\n');
      execFileSync('git', ['init', '-q'], { cwd: root });
      const settings = { notebook: 'docs', notebooks: { docs: { me: 'nb' } } };
      writeFileSync(join(root, '.msw', 'config.json'), JSON.stringify(settings));
      await chooseNotebooks(join(folder, 'home'), root, settings);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

  it.skipIf(process.platform === 'win32')(
    'are few, and lose none that the notebook can answer',
    { timeout: 900_000 },
    async () => {
      const met = await manyLoops();
      const failures = met.length;
      const fixes = met.filter(
        ({ found }) => found.status === 'found' && found.guidance.source.kind === 'fix',
      );
      const offered = fixes.length;
      const wrong = fixes.filter(
        ({ kind, found }) =>
          !(found.status === 'found' && found.guidance.text.includes(`fix of ${kind.name}.`)),
      ).length;
      const asked = questions();
      const lost = KINDS.filter(({ isKnown }) => isKnown).filter(
        ({ failure }) => !PROJECTS.some((name) => isAnswered(join(folder, name), failure)),
      );
      process.stdout.write(
        `${failures} failures of ${KINDS.length} kinds: ${asked.length} questions (${(asked.length / failures).toFixed(3)} a failure), ${offered} fixes offered, ${wrong} of another failure\n`,
      );
      expect(failures).toBeGreaterThanOrEqual(200);
      expect(asked.length / failures).toBeLessThanOrEqual(0.13);
      expect(lost.map(({ failure }) => failure.message)).toEqual([]);
      expect(new Set(asked).size).toBe(asked.length);
      expect(wrong * 8).toBeLessThanOrEqual(offered);
      expect(offered).toBeGreaterThanOrEqual(40);
    },
  );

  async function manyLoops(): Promise<readonly Met[]> {
    const met: Met[] = [];
    for (const [at, kind] of kindsOfLoops().entries()) {
      const project = join(folder, PROJECTS[at % PROJECTS.length] ?? '');
      const found = await runLoop(project, `loop-${at}`, kind, at % 4 === 3 ? 3 : 2);
      met.push(...found.map((one) => ({ kind, found: one })));
    }
    return met;
  }

  function isAnswered(project: string, { fingerprints }: Failure): boolean {
    return readGuidance(project).some(
      (line) => line.kind === 'answered' && line.class === fingerprints.class,
    );
  }

  /** The failure comes again and again although files change, then it is gone. */
  async function runLoop(project: string, id: string, { failure, name }: Kind, times: number) {
    const opened = openWorkspace(project, env);
    if (opened.status === 'refused') throw new Error(opened.reason);
    const { workspace } = opened;
    let loop: Loop = makeLoop({ id, project: workspace.project }, { iteration: 0 });
    const found: GuidanceFound[] = [];
    for (let time = 1; time <= times; time += 1) {
      loop = await noted(workspace, loop, failure, 'Tried.');
      const { queriedErrors, failedAnswers, iteration } = loop.progress;
      const about = { projectRoot: project, loopId: id, iteration, failure, times: time, hasChanged: true };
      const kept = { command: 'bin/check', output: '', queriedErrors, failedAnswers };
      found.push(await findGuidance({ ...about, ...kept, deadlineMs: 60_000, now: Date.now, env, worker }));
    }
    await noted(workspace, loop, null, `The fix of ${name}.`);
    return found;
  }

  async function noted(workspace: Workspace, loop: Loop, failure: Failure | null, message: string) {
    const { iteration, attempts } = loop.progress;
    const evidence = { results: [], failure, flaky: null, tree: 'changed', commits: [] } as const;
    const snapshotTaken = () => Promise.resolve();
    return withProgress(loop, {
      ...(await noteFailures(workspace, { loop, evidence, proof: null, message, snapshotTaken })),
      attempts: [...attempts, makeAttempt(iteration, { said: message })],
      iteration: iteration + 1,
    });
  }

  function questions(): readonly string[] {
    const lines = readFileSync(join(folder, 'nlm.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line): string => JSON.parse(line));
  }
});
