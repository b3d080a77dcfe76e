// A project, its user and its sessions, played through the use cases alone: no client, no processes but the checks, and
// a clock that moves only when told.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StopInput } from '../../../src/adapters/claude-code/stop-input.ts';
import type { Look } from '../../../src/adapters/git/work-tree.ts';
import { changeLoop, findLoop, readLoopState, statePath } from '../../../src/adapters/loops/loop-store.ts';
import { runCommand } from '../../../src/app/commands/run-command.ts';
import { stopSession } from '../../../src/app/session/stop-session.ts';
import { type Environment, openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { type Loop, type LoopProgress, withProgress } from '../../../src/core/loop/loop.ts';
import type { Answer } from '../../../src/core/text/answer.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { commandJson, EXPLAINING, explainedAs, stopJson, textOf } from './explained.ts';
import { journalled } from './journalled.ts';

const MINUTE = 60_000;
export const PID = process.pid;
/** No process has it. */
export const DEAD_PID = 2 ** 30;

export interface Scene {
  readonly project: string;
  readonly workspace: Workspace;
  readonly pass: (minutes: number) => void;
  /** Types `/msw:<command> <args>` in a session. */
  readonly type: (command: string, args?: string, session?: string) => Promise<Answer>;
  /** The same while something else is under way, so that the outcome cannot be predicted. */
  readonly typeAtOnce: (command: string, args?: string, session?: string) => Promise<Answer>;
  /** Claude tries to stop. */
  readonly stop: (message?: string, more?: Partial<StopInput>) => Promise<Answer>;
  readonly stopAtOnce: (message?: string, more?: Partial<StopInput>, ahead?: Look | null) => Promise<Answer>;
  readonly stopAgent: (type: string, more?: Partial<StopInput>) => Promise<Answer>;
  readonly loop: (session?: string) => Loop | null;
  /** Sets progress in the state, as something outside the test's story would. */
  readonly set: (change: Partial<LoopProgress>, session?: string) => Promise<unknown>;
  readonly events: () => readonly string[];
  readonly write: (path: string, content: string) => void;
  readonly read: (path: string) => string;
}

export const SESSION = 'session-a';

/** The check reads `value.txt`: `ready` passes, anything else fails with that word in the output. */
const CHECK_SCRIPT = [
  "const { appendFileSync, readFileSync } = require('node:fs');",
  `if (process.env.${EXPLAINING} === undefined) appendFileSync('.runs', 'x');`,
  "const value = readFileSync('value.txt', 'utf8').trim();",
  "if (value !== 'ready') throw new Error('value is ' + value);",
].join('\n');

/** The check as typed; each run leaves a mark in `.runs`. */
export const CHECK = '--check "node check.js"';

export const makeScene = (env: Environment = {}): Scene => {
  const project = tempFolder();
  let now = Date.UTC(2026, 10, 21, 12);
  const opened = openWorkspace(project, { MSW_HOME: tempFolder(), ...env }, () => now);
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const write = (path: string, content: string): void => writeFileSync(join(project, path), content);
  write('check.js', CHECK_SCRIPT);
  write('value.txt', 'raw');
  const input = (message: string, more: Partial<StopInput>): StopInput => ({
    session: SESSION,
    lastMessage: message,
    awaited: [],
    unawaited: [],
    planMode: false,
    transcriptPath: null,
    tokens: null,
    agent: null,
    ...more,
  });
  const explainedStop = (stop: StopInput) =>
    explainedAs(workspace, stopJson(stop), () => stopSession(workspace, stop));
  return {
    project,
    workspace,
    pass: (minutes) => {
      now += minutes * MINUTE;
    },
    type: (command, args = '', session = SESSION) => {
      const typed = { session, command, args, transcriptPath: null };
      return explainedAs(workspace, commandJson(typed), () => runCommand(workspace, typed, PID));
    },
    typeAtOnce: (command, args = '', session = SESSION) =>
      runCommand(workspace, { session, command, args, transcriptPath: null }, PID),
    stop: (message = 'I am done.', more = {}) => explainedStop(input(message, more)),
    stopAtOnce: (message = 'I am done.', more = {}, ahead = null) =>
      stopSession(workspace, input(message, more), ahead),
    stopAgent: (type, more = {}) =>
      explainedStop(input('I am done.', { agent: { id: 'a1', type }, ...more })),
    loop: (session = SESSION) => findLoop(readLoopState(workspace), session),
    set: (change, session = SESSION) =>
      changeLoop(workspace, session, (loop) => ({
        loop: loop === null ? null : withProgress(loop, change),
        value: null,
      })),
    events: () => journalled(project),
    write,
    read: (path) => readFileSync(join(project, path), 'utf8'),
  };
};

export const armed = async (args = `"Fix it" ${CHECK}`, env: Environment = {}): Promise<Scene> => {
  const scene = makeScene(env);
  // Config for tests: no pauses before a check that failed for outside reasons is run again.
  const answer = await scene.type('loop', args);
  if (answer.kind !== 'context') throw new Error(`not armed: ${textOf(answer)}`);
  writeFileSync(join(scene.project, '.msw', 'config.json'), '{"infraRetrySeconds":[]}');
  return scene;
};

export { textOf };

/** How often the check ran. */
export const runsOf = (scene: Scene): number =>
  existsSync(join(scene.project, '.runs')) ? scene.read('.runs').length : 0;

export const filesIn = (scene: Scene, folder: string): readonly string[] =>
  readdirSync(join(scene.project, folder)).toSorted();

export const rawState = (scene: Scene) => JSON.parse(readFileSync(statePath(scene.project), 'utf8'));

export const writeState = (scene: Scene, text: string): void => writeFileSync(statePath(scene.project), text);
