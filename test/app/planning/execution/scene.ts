// A planned project whose session executes a phase, played through the use cases: no client, real git, real commands.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findLoop, readLoopState } from '../../../../src/adapters/loops/loop-store.ts';
import { runCommand } from '../../../../src/app/commands/run-command.ts';
import { describeStep, type StepView } from '../../../../src/app/planning/execution/describe-step.ts';
import { prepareStep } from '../../../../src/app/planning/execution/prepare-step.ts';
import { stopSession } from '../../../../src/app/session/stop-session.ts';
import { openWorkspace, type Workspace } from '../../../../src/app/workspace/workspace.ts';
import type { Loop } from '../../../../src/core/loop/loop.ts';
import type { Answer } from '../../../../src/core/text/answer.ts';
import { bundleText } from '../../../support/bundle.ts';
import {
  makePlannedProject,
  PHASE_FOLDER,
  planPath,
  type SamplePlan,
  WAVES,
} from '../../../support/planned-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { commandJson, explainedAs, stopJson, textOf } from '../../support/explained.ts';
import { journalled } from '../../support/journalled.ts';

export const SESSION = 'session-a';

/** A plugin that contains only `execute`, because the gate calls it. Built once per test file. */
export const buildHelper = async (folder: string): Promise<string> => {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const contents = `
    import { executeOperations } from './src/app/operations/planning/execute-operations.ts';
    import { runOperation } from './src/cli/run-operation.ts';
    const [noun, verb, ...args] = process.argv.slice(2);
    const operation = executeOperations.find(({ name }) => name === noun + ' ' + verb);
    const outcome = await runOperation(operation, { args, env: process.env, cwd: process.cwd(), caller: { mark: null, isTerminal: false } });
    process.exitCode = outcome.code;
    process.stdout.write(outcome.text);
    if (outcome.problem !== null) process.stderr.write(outcome.problem + '\\n');`;
  await bundleText(contents, join(folder, 'dist', 'cli.mjs'));
  return folder;
};

export interface ExecutionScene {
  readonly project: string;
  readonly workspace: Workspace;
  readonly type: (command: string, args?: string) => Promise<Answer>;
  readonly stop: () => Promise<Answer>;
  /** An executor of this plan stops. */
  readonly stopExecutor: (plan: string, message?: string, agent?: string) => Promise<Answer>;
  /** The worktree of a plan; absolute. */
  readonly tree: (plan: string) => string;
  readonly next: () => Promise<StepView>;
  readonly loop: (owner?: string) => Loop | null;
  readonly events: () => readonly string[];
  readonly read: (path: string) => string;
}

export const makeExecutionScene = (
  plugin: string,
  { plans = WAVES, config = {} }: { readonly plans?: readonly SamplePlan[]; readonly config?: object } = {},
): ExecutionScene => {
  const project = tempFolder();
  makePlannedProject(project, plans, config);
  mkdirSync(join(project, '.msw'));
  writeFileSync(join(project, '.msw', 'config.json'), '{"infraRetrySeconds":[]}');
  // The check that a gate runs finds the user's folder through the environment, as every program does.
  const home = tempFolder();
  const before = process.env.MSW_HOME;
  process.env.MSW_HOME = home;
  onTestFinished(() => {
    if (before === undefined) delete process.env.MSW_HOME;
    else process.env.MSW_HOME = before;
  });
  const opened = openWorkspace(project, { MSW_HOME: home, CLAUDE_PLUGIN_ROOT: plugin });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const common = { session: SESSION, awaited: [], unawaited: [], planMode: false };
  return {
    project,
    workspace,
    type: (command, args = '') => {
      const typed = { session: SESSION, command, args, transcriptPath: null };
      return explainedAs(workspace, commandJson(typed), () => runCommand(workspace, typed, process.pid));
    },
    stop: () => {
      const input = { ...common, lastMessage: 'Done.', transcriptPath: null, tokens: null, agent: null };
      return explainedAs(workspace, stopJson(input), () => stopSession(workspace, input));
    },
    stopExecutor: (plan, message = '## PLAN COMPLETE', agent = 'a1') => {
      const transcriptPath = join(home, `agent-${agent}.jsonl`);
      const content = `Carry out one plan.\nPlan: ${join(project, planPath(plan))}\nSummary: x`;
      writeFileSync(
        transcriptPath,
        `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`,
      );
      const input = {
        ...common,
        lastMessage: message,
        transcriptPath,
        tokens: null,
        agent: { id: agent, type: 'msw:executor' },
      };
      return explainedAs(workspace, stopJson(input), () => stopSession(workspace, input));
    },
    tree: (plan) => join(project, '.msw', 'worktrees', `01-${plan}`),
    next: async () => {
      const terms = { phase: '1', folder: PHASE_FOLDER, wave: null, gapsOnly: false };
      const prepared = await prepareStep(workspace, terms);
      if (prepared === null) throw new Error('the phase cannot be read');
      return describeStep(workspace, prepared.execution, prepared);
    },
    loop: (owner = SESSION) => findLoop(readLoopState(workspace), owner),
    events: () => journalled(project),
    read: (path) => readFileSync(join(project, path), 'utf8'),
  };
};

/** Typed once to read the commands, and again to allow them. */
export const armExecution = async (scene: ExecutionScene, args = '1'): Promise<Answer> => {
  const asked = await scene.type('execute', args);
  const digest = asked.kind === 'answer' ? /--trust ([0-9a-f]{16})$/.exec(asked.text)?.[1] : undefined;
  return digest === undefined ? asked : scene.type('execute', `${args} --trust ${digest}`);
};

/** Stands for another session's client. */
export const startClient = () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  if (child.pid === undefined) throw new Error('no process');
  return { pid: child.pid, kill };
};

/** What a session of the client with this process is answered. */
export const typeIn = async (
  { workspace }: ExecutionScene,
  session: string,
  [command, args]: readonly [string, string],
  pid = process.pid,
): Promise<string> =>
  textOf(await runCommand(workspace, { session, command, args, transcriptPath: null }, pid));
