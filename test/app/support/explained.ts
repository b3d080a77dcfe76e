// What `loop explain` predicts for a hook's input, and whether the live hook then did it. The scenes check it at the
// stops, starts and commands of their tests; since it runs the checks once more, a sampled run does it at some of them.
import { expect } from 'vitest';
import type { CommandInput } from '../../../src/adapters/claude-code/hook-input.ts';
import type { StopInput } from '../../../src/adapters/claude-code/stop-input.ts';
import { type Explained, explainTurn } from '../../../src/app/explain/explain-turn.ts';
import type { Workspace } from '../../../src/app/workspace/workspace.ts';
import { explainEnding } from '../../../src/core/loop/texts/report.ts';
import type { Explanation } from '../../../src/core/report/explanation.ts';
import type { Answer } from '../../../src/core/text/answer.ts';
import { isSampled } from '../../support/depth.ts';

/** The input as the client writes it. */
export const stopJson = (input: StopInput): object => ({
  hook_event_name: input.agent === null ? 'Stop' : 'SubagentStop',
  session_id: input.session,
  permission_mode: input.planMode ? 'plan' : 'default',
  last_assistant_message: input.lastMessage,
  background_tasks: [
    ...[...input.awaited, ...input.unawaited].map(({ id, kind, words }) => ({
      id,
      type: kind === 'agent' ? 'subagent' : kind,
      status: 'running',
      description: words,
    })),
  ],
  ...(input.agent === null
    ? { transcript_path: input.transcriptPath }
    : {
        agent_transcript_path: input.transcriptPath,
        agent_id: input.agent.id,
        agent_type: input.agent.type,
      }),
});

export const commandJson = ({ session, command, args, transcriptPath }: CommandInput): object => ({
  hook_event_name: 'UserPromptExpansion',
  session_id: session,
  command_name: `msw:${command}`,
  command_args: args,
  transcript_path: transcriptPath,
});

/** Set while a turn is explained: the check of the scenes then leaves no mark of its run. */
export const EXPLAINING = 'MSW_TEST_EXPLAINING';

/** By test: how many turns it had. */
const turns = new Map<string, number>();

/** Whether this turn of the current test is explained as well; the same ones for one seed. */
const isExplained = (): boolean => {
  const { currentTestName: test = '' } = expect.getState();
  const turn = (turns.get(test) ?? 0) + 1;
  turns.set(test, turn);
  return isSampled(`explained ${test} ${turn}`);
};

/** Explains if this turn is in the sample, then lets the hook run, and compares. */
export const explainedAs = async <Said extends Answer>(
  workspace: Workspace,
  input: object,
  hook: () => Promise<Said>,
): Promise<Said> => {
  if (!isExplained()) return hook();
  process.env[EXPLAINING] = '1';
  const explained = await explainTurn(workspace, input, { runChecks: true });
  delete process.env[EXPLAINING];
  const answer = await hook();
  agree(explained, answer);
  return answer;
};

const agree = (explained: Explained, answer: Answer): void => {
  // The hook ignores incomplete input too.
  if (explained.status === 'refused') {
    expect(answer).toEqual({ kind: 'silent' });
    return;
  }
  const { explanation } = explained;
  const about = `explained as: ${JSON.stringify(explanation)}`;
  expect(kindsOf(explanation), about).toContain(answer.kind);
  for (const said of wordsOf(explanation)) expect(textOf(answer), about).toContain(said);
};

const kindsOf = ({ event, plan }: Explanation): readonly Answer['kind'][] => {
  switch (plan) {
    case 'none':
      return event === 'UserPromptExpansion' ? ['answer', 'context', 'silent'] : ['silent'];
    case 'ignore':
      return ['silent'];
    case 'wait':
      return ['silent', 'notice'];
    case 'hold':
    case 'arm':
      return ['context'];
    case 'release':
      return ['notice'];
    case 'tell':
      return ['notice', 'context'];
    case 'change':
      return ['answer', 'context'];
    case 'refuse':
      return ['answer'];
    // Only the live hook finds out what the checks of a loop prove.
    case 'judge':
      return ['context', 'notice'];
  }
};

/** What both must say in the same words. */
const wordsOf = ({ plan, decision, answer }: Explanation): readonly string[] => {
  if (plan === 'change') return [answer];
  if (plan === 'tell') return [/^The user is told: (.*)\.$/.exec(answer)?.[1] ?? ''];
  if (plan === 'refuse') return [answer.replace('The command is refused: ', '')];
  if (plan === 'arm')
    return [...answer.matchAll(/ \(([^()]+?)(?:, (?:plan|proposed))?\)/g)].map(([, command = '']) => command);
  if (decision === null || decision.kind === 'continue') return [];
  // Only the live hook finds out what the checks of a finished loop prove.
  return decision.kind === 'end' && decision.cause === 'done' ? ['· done'] : [explainEnding(decision)];
};

/** What the user or Claude reads. */
export const textOf = (answer: Answer): string => {
  switch (answer.kind) {
    case 'silent':
      return '';
    case 'notice':
      return answer.notice;
    case 'context':
      return `${answer.notice ?? ''}\n${answer.context}`;
    case 'answer':
      return answer.text;
  }
};
