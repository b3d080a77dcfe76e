// The panel in a whole loop: seen while a check runs, gone at the end; what is typed while the client has its module; and
// the oldest client, which has none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { makeGate } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import { openTui, type Tui } from '../support/tui.ts';
import { endingsOf, makePlace, PLUGIN } from './journey.ts';

const [OLDEST, NEWEST] = CLIENT_VERSIONS;

/** Runs while a file `wait` says so, and prints what a terminal would obey. */
const SLOW = `const { existsSync } = require('node:fs');
const ended = () => !existsSync('wait') || existsSync('go');
console.log('\\u001b[2J\\u202ehalf done');
setInterval(() => ended() && process.exit(), 50);
`;

/** A client in a project whose loop fails at first; `fix` ends the second turn, whose second check waits for `pass`. */
const begin = async (version: ClientVersion) => {
  const { cwd, home } = makePlace();
  makePlainSample(cwd);
  writeFiles(cwd, { 'slow.js': SLOW });
  const gate = makeGate();
  const server = await startModelServer({
    main: ['First try.', { text: 'Second try.', before: gate }, 'You are welcome.'],
  });
  onTestFinished(() => server.close());
  const tui = await openTui({ version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] });
  onTestFinished(() => tui.close());
  return {
    cwd,
    tui,
    lastTyped: () => server.lane('main').at(-1)?.userText,
    arm: () => tui.submit('/msw:loop "make it ready" --check "node check.js" --check "node slow.js"'),
    fix: () => {
      writeFiles(cwd, { ...PLAIN_SAMPLE.fix, wait: '' });
      gate.open();
    },
    pass: () => writeFiles(cwd, { go: '' }),
  };
};

const filesOf = (cwd: string): readonly string[] => {
  const folder = join(cwd, '.msw', 'panel');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** What a person may type that a hook answers, with a word of the answer. */
const ANSWERED: readonly (readonly [string, string])[] = [
  ...readdirSync(join(PLUGIN, 'commands')).map(
    (file) => [`/msw:${file.replace('.md', '')} --nonsense`, ''] as const,
  ),
  ['/msw:status', 'No loop in this project'],
  ['/msw:help next', '/msw:next is gone'],
  ['/msw:stop', 'This session has no loop'],
  ['/msw:undo 3 --yes', 'There are no snapshots'],
  ['/msw:setup use nobody', ''],
  ['/msw:remember "the port is 4711"', 'Remembered'],
];

/** Types a line and waits for its only answer. */
const answer = async (tui: Tui, line: string, word: string): Promise<void> => {
  await tui.submit(line);
  const screen = await tui.waitForScreen(
    new RegExp(
      `blocked by hook:(?:(?!blocked by)[\\s\\S])*${word}(?:(?!blocked by)[\\s\\S])*Original prompt: ${line}\\s`,
    ),
  );
  expect(screen.match(new RegExp(`Original prompt: ${line}\\s*$`, 'gm'))).toHaveLength(1);
};

const HEAD = /msw ▸ iteration 2 of 20 · \d+ minutes left/;
const RUNNING = /node-2, check 2 of 2, for (\d+:\d\d) of at most 10:00\s+half done/;

requireOrSkip(`client ${NEWEST}`, 'tmux')(`the panel in ${NEWEST}`, () => {
  it('follows a loop to its end', async () => {
    const { cwd, tui, arm, fix, pass } = await begin(NEWEST);
    await arm();
    await tui.waitForScreen(HEAD);
    fix();
    const screen = await tui.waitForScreen(RUNNING);
    expect(screen).toMatch(/ {2}check\.js:3: Error: value\.txt holds "raw", not ready/);
    expect(screen).toMatch(/ {2}1: changed no file; then check\.js:3/);
    expect(screen).toContain('[ Pause ] [ Stop ]');
    expect(screen).toMatch(/msw: 2\/20 · node-2 \d:\d\d \(2 of 2\)/);
    // It moves while the client draws nothing else.
    const [, since] = RUNNING.exec(screen) ?? [];
    await tui.waitForScreen(new RegExp(RUNNING.source.replace('(', `(?!${since})(`)));
    expect(filesOf(cwd)).toHaveLength(1);

    pass();
    // The toast, and the line below the prompt.
    await tui.waitForScreen(/msw: done and proven: /);
    const ended = await tui.waitForScreen(/msw: 2\/20 · done and proven: /);
    expect(ended.slice(ended.lastIndexOf('❯'))).not.toContain('[ Stop ]');
    expect(endingsOf(cwd)).toEqual(['done']);
    await tui.submit('thanks');
    await tui.waitForScreen(/You are welcome\.(?![\s\S]*msw: 2\/20)/);
  });

  it('stops the loop by its button while a check runs', async () => {
    const { cwd, tui, arm, fix, pass } = await begin(NEWEST);
    await arm();
    await tui.waitForScreen(HEAD);
    fix();
    await tui.waitForScreen(RUNNING);
    await tui.key('C-x');
    await tui.key('Tab');
    await tui.key('Tab');
    await tui.key('Enter');
    await tui.waitForScreen(/msw: Loop \S+ is stopped after 1 iteration/);
    expect(endingsOf(cwd)).toEqual(['stopped']);
    pass();
    await tui.waitForScreen(/^(?![\s\S]*esc to interrupt)/);
    expect(endingsOf(cwd)).toEqual(['stopped']);
    expect(filesOf(cwd)).toEqual([]);
  });

  it('leaves nothing of a command in the prompt: what is typed next is a line of its own', async () => {
    const { cwd, tui, lastTyped, fix } = await begin(NEWEST);
    // The client puts commands back until it has loaded its modules.
    await tui.submit('hello');
    await tui.waitForScreen(/First try\./);
    for (const [line, word] of sampleOf('panel: answered', ANSWERED, 5)) await answer(tui, line, word);
    expect(filesOf(cwd)).toEqual([]);
    fix();
    await tui.submit('thanks');
    await tui.waitForScreen(/Second try\./);
    expect(lastTyped()).toMatch(/(?:^|\n)thanks$/);
  });

  it('carries out each command of a session with a loop once', async () => {
    const { cwd, tui, arm, fix, lastTyped } = await begin(NEWEST);
    await arm();
    await tui.waitForScreen(HEAD);
    await tui.key('Escape');
    await tui.waitForScreen(/Interrupted/);
    await answer(tui, '/msw:pause', '');
    await answer(tui, '/msw:status', 'budget');
    await answer(tui, '/msw:remember "the port is 4711"', 'Remembered');
    await answer(tui, '/msw:stop', 'is stopped after 1 iteration');
    fix();
    await answer(tui, '/msw:undo 1 --yes', 'as they were at the end of iteration 1');
    await answer(tui, '/msw:undo --back --yes', 'as they were before the last undo');
    await tui.submit('thanks');
    await tui.waitForScreen(/You are welcome\./);
    expect(lastTyped()).toMatch(/(?:^|\n)thanks$/);
    expect(endingsOf(cwd)).toEqual(['user', 'stopped']);
    expect(readFileSync(join(cwd, 'value.txt'), 'utf8')).toBe(PLAIN_SAMPLE.fix['value.txt']);
  });
});

requireOrSkip(`client ${OLDEST}`, 'tmux')(`the panel in ${OLDEST}`, () => {
  it('is ignored, and nothing is missing or written for it', async () => {
    const { cwd, tui, arm, fix, pass } = await begin(OLDEST);
    await arm();
    await tui.waitForScreen(/msw ▸ 2\/20 · node fails: check\.js:3/);
    fix();
    pass();
    const ended = await tui.waitForScreen(/2\/20 · done and proven/);
    expect(ended).not.toContain('[ Stop ]');
    expect(endingsOf(cwd)).toEqual(['done']);
    expect(filesOf(cwd)).toEqual([]);
    await tui.submit('/msw:status');
    await tui.waitForScreen(/blocked by hook:\s+The last loop \(/);
  });
});
