// A program in a terminal of 120 x 45 of its own (tmux with a private socket), read as text.
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endProcesses, processTree } from './process-tree.ts';
import { removeFolder } from './temp-folder.ts';

/**
 * `type` sends text as it is, `key` a tmux key name (`Enter`, `Escape`, `Tab`, `C-o`). `screen` is what the terminal
 * shows, with 300 lines of history; `waitFor` resolves with the first screen that satisfies, or throws with the last
 * one. `close` ends the program and kills any process that outlives it; `outlived` then has the pids of the descendants
 * among those.
 */
export type Terminal = {
  readonly pid: number;
  readonly type: (text: string) => Promise<void>;
  readonly key: (name: string) => Promise<void>;
  readonly screen: () => Promise<string>;
  /** What is in view, with the codes of its colours. */
  readonly painted: () => Promise<string>;
  readonly waitFor: (
    satisfied: (shown: string) => boolean,
    name: string,
    timeoutMs?: number,
  ) => Promise<string>;
  /** From now on, writes the terminal's output into a file, byte by byte. */
  readonly record: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly outlived: () => readonly number[];
};

export const openTerminal = async (argv: readonly string[], cwd: string): Promise<Terminal> => {
  opened += 1;
  const folder = mkdtempSync(join(tmpdir(), 'msw-tmux-'));
  const tmux = tmuxOf(`msw-${process.pid}-${opened}`, folder);
  const size = ['-x', '120', '-y', '45'];
  const keepScreen = [';', 'set-option', '-g', 'remain-on-exit', 'on'];
  await tmux('new-session', '-d', '-s', 'msw', ...size, '-c', cwd, ...argv, ...keepScreen);
  const pid = Number((await tmux('display-message', '-p', '-t', 'msw', '#{pane_pid}')).trim());
  const screen = async (): Promise<string> =>
    (await tmux('capture-pane', '-p', '-J', '-S', '-300', '-t', 'msw')).trimEnd();
  let outlived: readonly number[] = [];
  return {
    pid,
    type: async (text) => {
      await tmux('send-keys', '-t', 'msw', '-l', '--', unseparated(text));
    },
    record: async (path) => {
      await tmux('pipe-pane', '-t', 'msw', `cat > '${path}'`);
    },
    key: async (name) => {
      await tmux('send-keys', '-t', 'msw', name);
    },
    screen,
    painted: () => tmux('capture-pane', '-p', '-e', '-J', '-t', 'msw'),
    waitFor: (satisfied, name, timeoutMs = 30_000) => waitFor(screen, satisfied, name, timeoutMs),
    close: async () => {
      // The id of a program that has ended soon belongs to another.
      const hasEnded = (await tmux('display-message', '-p', '-t', 'msw', '#{pane_dead}')).trim() === '1';
      const tree = hasEnded ? [] : await processTree(pid);
      await tmux('kill-server');
      const killed = await endProcesses(tree);
      await removeFolder(folder);
      // About one close in fifty, the client 2.1.197 itself ignores that its terminal has gone.
      outlived = killed.filter((left) => left !== pid);
    },
    outlived: () => outlived,
  };
};

let opened = 0;

type Tmux = (...args: string[]) => Promise<string>;

// The socket is in a folder of its own: tmux leaves it behind when its server ends.
const tmuxOf =
  (socket: string, folder: string): Tmux =>
  async (...args) => {
    const env = { ...process.env, TMUX_TMPDIR: folder, TMUX: '' };
    const options = { encoding: 'utf8', env } as const;
    const done = await promisify(execFile)('tmux', ['-L', socket, '-f', '/dev/null', ...args], options);
    return done.stdout;
  };

// A semicolon at the end of an argument would start another tmux command.
const unseparated = (text: string): string => (text.endsWith(';') ? `${text.slice(0, -1)}\\;` : text);

const waitFor = async (
  screen: () => Promise<string>,
  satisfied: (shown: string) => boolean,
  name: string,
  timeoutMs: number,
): Promise<string> => {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const shown = await screen();
    if (satisfied(shown)) return shown;
    if (performance.now() > end) {
      throw new Error(`${name} not shown within ${timeoutMs} ms; the screen:\n${shown}`);
    }
    await pause(60);
  }
};
