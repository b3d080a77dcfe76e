// Demonstrates the main job: the real client and a real failing suite, with a scripted model and a notebook on this
// machine. Everything printed really happened; only the words of the model are written here.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { withoutClientMarks } from '../../src/adapters/environment/client-marks.ts';
import { startClient } from '../../test/support/client.ts';
import { type ClientVersion, findClientBinary } from '../../test/support/client-binary.ts';
import { type ClientEvent, resultsOf } from '../../test/support/client-events.ts';
import { type Google, startGoogle } from '../../test/support/google/google.ts';
import { SEED_NOTEBOOK } from '../../test/support/google/notebooks.ts';
import type { Script } from '../../test/support/model-script.ts';
import { startModelServer } from '../../test/support/model-server.ts';
import { isInstalled, nlmEnvironment } from '../../test/support/nlm/nlm-store.ts';
import { git, initGit, makeVitestSample, writeFiles } from '../../test/support/sample-project.ts';
import { asciicast, picture, type Shown, sameEveryTime, spoken, spokenIn } from './recording.ts';
import { notebookAnswer, SHOP, script, scriptAgain, TASK, TASK_AGAIN } from './story.ts';

const CLIENT: ClientVersion = '2.1.332';
const NLM = '0.15.8';

async function main(): Promise<void> {
  if (findClientBinary(CLIENT) === undefined) {
    throw new Error(
      `demo: the client ${CLIENT} is not installed for this platform; run "node scripts/setup.mjs" and read what it says.`,
    );
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-demo-')));
  const google = isInstalled(NLM) ? await startGoogle(notebookAnswer) : null;
  try {
    await show(folder, google);
  } finally {
    await google?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function show(folder: string, google: Google | null): Promise<void> {
  const cwd = join(folder, 'shop');
  const home = join(folder, 'home');
  mkdirSync(cwd, { recursive: true });
  makeVitestSample(cwd);
  writeFiles(cwd, SHOP);
  initGit(cwd);
  say(
    `Claude Code ${CLIENT} (the real client), a scripted model, and a vitest suite that fails for two reasons.`,
  );
  say(
    google === null
      ? `nlm is not installed here (it needs python3), so there is no notebook to ask: the loop works without it.`
      : `Guidance comes from a notebook, asked through the real nlm ${NLM}; Google is played by this machine.`,
  );
  say('No credentials, and nothing leaves this machine.\n');
  const env = google === null ? {} : withoutPlace(nlmEnvironment(folder, google, NLM, ['ok']));
  let loopBegins = 0;
  await inClient(cwd, home, script(cwd), env, async (type) => {
    if (google !== null) {
      const answer = await type(`/msw:setup use ${SEED_NOTEBOOK} --profile ok`);
      say(`${answer}\n`);
    }
    loopBegins = shown.length;
    await type(`/msw:loop "${TASK}" --check "npm test"`);
  });
  const timeline = history(cwd, home);
  say('\nWeeks later a merge brings the old currency back. A new session, and nobody to ask.\n');
  writeFiles(cwd, { 'src/label.js': SHOP['src/label.js'] ?? '' });
  git(cwd, 'commit', '-qam', 'Merge the old labels');
  await inClient(cwd, home, scriptAgain(cwd), {}, async (type) => {
    await type(`/msw:loop "${TASK_AGAIN}" --check "npm test"`);
  });
  const loops = shown.slice(loopBegins);
  say(`\nThe timeline of the first, as "loop history" prints it:\n\n${timeline}`);
  if (google !== null) sayQuestions(google);
  const passes = suitePasses(cwd);
  say(`\nThe suite, run once more from outside: ${passes ? 'green' : 'red'}.`);
  if (!passes) throw new Error('demo: the loop did not end green; please report this.');
  // Without a notebook the demonstration goes differently.
  if (google !== null) keepOrCompare(loops);
}

type Typing = (prompt: string) => Promise<string>;

/** One session of the client, printed as it runs. `type` resolves to the line that answers the prompt. */
async function inClient(
  cwd: string,
  home: string,
  script: Script,
  env: Readonly<Record<string, string>>,
  work: (type: Typing) => Promise<void>,
): Promise<void> {
  const server = await startModelServer(script);
  const args = ['--include-hook-events'];
  const pluginDirs = [process.cwd()];
  const client = startClient({
    version: CLIENT,
    cwd,
    home,
    pluginDirs,
    server,
    env,
    args,
    timeoutMs: 300_000,
  });
  let printed = 0;
  const flush = (): void => {
    for (const event of client.events.slice(printed)) printEvent(event, say);
    printed = client.events.length;
  };
  await work(async (prompt) => {
    const before = resultsOf(client.events).length;
    say(`> ${prompt}\n`);
    client.send(prompt);
    await client.waitForEvent(() => {
      flush();
      return resultsOf(client.events).length > before;
    }, 240_000);
    flush();
    return answerOf(resultsOf(client.events).at(-1)?.result);
  });
  const run = await client.finish();
  await server.close();
  if (resultsOf(run.events).at(-1)?.is_error !== false)
    throw new Error('demo: the client ended with an error; please report this.');
}

/** Keeps this run as the recording in docs/, or checks that the recording says the same. */
function keepOrCompare(loop: readonly Shown[]): void {
  const start = loop[0]?.seconds ?? 0;
  const lines = loop.map(({ seconds, line }) => ({ seconds: seconds - start, line: sameEveryTime(line) }));
  if (process.argv.includes('--record')) {
    writeFileSync('docs/demo.cast', asciicast(lines));
    writeFileSync('docs/demo.svg', picture(lines));
    return;
  }
  const kept = spokenIn(readFileSync('docs/demo.cast', 'utf8'));
  if (JSON.stringify(spoken(lines.map(({ line }) => line))) !== JSON.stringify(kept))
    throw new Error('demo: docs/demo.cast shows something else; run "node scripts/demo.mjs --record".');
}

/** What a hook answered in place of Claude, without the client's words around it. */
function answerOf(result: string | undefined): string {
  return (result ?? '').split('\n')[1] ?? '';
}

/** The client has a home and a path of its own; only the variables that lead nlm to the stand-in are added. */
function withoutPlace(env: Record<string, string>): Record<string, string> {
  const kept = Object.entries(env).filter(
    ([name]) => !['PATH', 'HOME', 'USERPROFILE', 'SystemRoot'].includes(name),
  );
  return Object.fromEntries(kept);
}

function history(cwd: string, home: string): string {
  return execFileSync(process.execPath, ['dist/cli.mjs', 'loop', 'history', '--project', cwd], {
    encoding: 'utf8',
    // Even when an agent runs the demonstration: the project is not the agent's own.
    env: { ...withoutClientMarks(process.env), MSW_HOME: join(home, 'msw-home') },
  }).trimEnd();
}

function sayQuestions(google: Google): void {
  const questions = google.questions();
  say('\nWhat the notebook was asked:\n');
  for (const question of questions) say(`  ${question.split('\n').join('\n  ')}\n`);
}

function suitePasses(cwd: string): boolean {
  try {
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { cwd, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
  const seconds = performance.now() / 1000;
  for (const line of text.trimEnd().split('\n')) shown.push({ seconds, line });
}

/** Everything printed. */
const shown: Shown[] = [];

/** Claude's text and tool calls, and the line that MSW shows to the user. */
function printEvent(event: ClientEvent, say: (line: string) => void): void {
  const message = assistant.safeParse(event);
  if (message.success) {
    for (const block of message.data.message.content) say(`  ${describeBlock(block)}`);
  }
  const response = hook.safeParse(event);
  const said = response.success ? answer.safeParse(parseAnswer(response.data.stdout)) : null;
  if (said?.success) say(`${said.data.systemMessage}\n`);
}

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  name: z.string().optional(),
  input: z.looseObject({}).optional(),
});

const assistant = z.object({
  type: z.literal('assistant'),
  message: z.object({ content: z.array(block) }),
});

const hook = z.object({ subtype: z.literal('hook_response'), stdout: z.string() });
const answer = z.object({ systemMessage: z.string() });

function describeBlock({ type, text, name, input }: z.infer<typeof block>): string {
  return type === 'text' ? `Claude: ${text}` : `Claude uses ${name} ${shorten(input)}`;
}

function parseAnswer(stdout: string): unknown {
  return stdout.startsWith('{') ? JSON.parse(stdout) : null;
}

function shorten(input: object | undefined): string {
  const path: unknown = Reflect.get(input ?? {}, 'file_path');
  return typeof path === 'string' ? path.split(/[\\/]/).slice(-2).join('/') : '';
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
