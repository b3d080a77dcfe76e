// What both shells of a vault do, in Obsidian's: the built plugin in the mocks of the app, with the real server of nlm.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import {
  type AskScene,
  type AskShell,
  askContract,
  type ShellAnswer,
  type ShellRow,
} from '../support/ask-contract.ts';
import { bundleTo } from '../support/bundle.ts';
import { nlmExecutable } from '../support/nlm/nlm-store.ts';
import { endProcesses, processTree } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makeTempFolder, removeFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SUPPORT = join(ROOT, 'test', 'obsidian', 'support');

requireOrSkip('nlm 0.15.8', 'posix')('the shell of Obsidian', () => {
  const folder = makeTempFolder();
  const program = join(folder, 'app.mjs');

  beforeAll(async () => {
    await bundleTo(program, {
      entryPoints: [join(SUPPORT, 'app-program.ts')],
      alias: { obsidian: 'obsidian-test-mocks/obsidian', vitest: join(SUPPORT, 'vitest-shim.ts') },
      banner: {
        js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(${JSON.stringify(join(ROOT, 'package.json'))});`,
      },
    });
  });
  afterAll(() => removeFolder(folder));

  askContract('Obsidian', async (scene) => obsidianShell(program, scene));
});

async function obsidianShell(program: string, { vault, env }: AskScene): Promise<AskShell> {
  let app = await started();
  onTestFinished(() => ended());

  async function started(): Promise<ChildProcess> {
    const path = `${dirname(nlmExecutable('0.15.8'))}:${process.env.PATH}`;
    const own = {
      MSW_ROOT: ROOT,
      MSW_VAULT: vault,
      MSW_BUILT_DIST: inject('builtDist') ?? '',
      SHELL: '/bin/false',
      PATH: path,
    };
    const child = fork(program, { env: { ...env, ...own }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await answerOf(child);
    return child;
  }

  async function ended(): Promise<void> {
    if (app.pid === undefined || app.exitCode !== null || app.signalCode !== null) return;
    const pids = await processTree(app.pid);
    for (const pid of pids) kill(pid);
    await endProcesses(pids);
  }

  function tell(what: object): Promise<unknown> {
    const answer = answerOf(app);
    app.send(what);
    return answer;
  }

  return {
    ask: async (question) => (await tell({ ask: question })) as ShellAnswer,
    history: async () => (await tell({ history: true })) as readonly ShellRow[],
    sync: async (mayDelete) => {
      await tell({ sync: mayDelete === undefined ? {} : { mayDelete } });
    },
    killed: async (question, now) => {
      const answered = tell({ ask: question });
      // Fewer requests may do.
      await Promise.race([now, answered]);
      answered.catch(() => {});
      await ended();
    },
    restart: async () => {
      if (app.exitCode === null && app.signalCode === null) await tell({ quit: true });
      await ended();
      app = await started();
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])]);
  if (typeof message !== 'object' || message === null) throw new Error('the app ended');
  if ('error' in message) throw new Error(String(message.error));
  return 'value' in message ? message.value : null;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
