// A vault in Claude Code's shell: the command line as it is shipped, with the real nlm.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { type AskScene, type AskShell, askContract, type ShellQuestion } from '../support/ask-contract.ts';
import { quickNlm } from '../support/nlm/quick-nlm.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { builtCli } from './built-cli.ts';

const ANSWER = z.object({
  conversation: z.string(),
  mode: z.nullable(z.enum(['notebook', 'local'])),
  answer: z.nullable(z.string()),
  uploaded: z.array(z.string()),
  evicted: z.array(z.object({ path: z.string() })),
});
const ROWS = z.array(z.object({ id: z.string(), snippet: z.string(), sources: z.number() }));

requireOrSkip('nlm 0.15.8', 'posix')('the command line', () => {
  const { cli, path } = builtCli();

  const wordsOf = ({ question, conversation, isNew, isLocal, agrees = true }: ShellQuestion) => [
    ...['ask', question, '--json'],
    ...(conversation === undefined ? [] : ['--conversation', conversation]),
    ...(isNew === true ? ['--new'] : []),
    ...(isLocal === true ? ['--local'] : []),
    ...(agrees ? ['--yes'] : []),
  ];

  askContract('Claude Code', async ({ vault, env: given }: AskScene): Promise<AskShell> => {
    const env = { ...given, MSW_NLM: await quickNlm('0.15.8') };
    const run = (args: readonly string[]) => cli(args, { cwd: vault, env });
    return {
      ask: async (question) => {
        const { stdout, stderr } = await run(wordsOf(question));
        const { conversation, mode, answer, uploaded, evicted } = ANSWER.parse(JSON.parse(stdout));
        return { conversation, mode, answer, uploaded, evicted, told: stderr };
      },
      killed: async (question, now) => {
        const child = spawn(process.execPath, [path(), ...wordsOf(question)], {
          ...{ cwd: vault, env, stdio: 'ignore', detached: true },
        });
        const ended = once(child, 'exit');
        await Promise.race([now, ended]);
        // The whole group: nothing of it may land later.
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        await ended;
      },
      sync: async (mayDelete) => {
        const flag = mayDelete === undefined ? [] : [mayDelete ? '--delete' : '--no-delete'];
        await run(['sources', 'sync', ...flag]);
      },
      history: async () => ROWS.parse(JSON.parse((await run(['conversation', 'list', '--json'])).stdout)),
      restart: async () => {},
    };
  });
});
