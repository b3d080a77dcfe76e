// What begins a job: the work of a phase, of one plan or of a topic.

import { relative, sep } from 'node:path';
import type { JobWork } from '../../../core/jobs/job.ts';
import type { JobView } from '../../../core/jobs/job-text.ts';
import { readOptions } from '../../../core/research/research-options.ts';
import { redact } from '../../../core/secrets/redact.ts';
import { objectionToPlan } from '../../jobs/execute-and-verify.ts';
import { startJob } from '../../jobs/start-job.ts';
import { startPhase } from '../../jobs/start-phase.ts';
import { chooseExecution } from '../../planning/execution/choose-execution.ts';
import { openToPlan } from '../../planning/phases/plan-command.ts';
import { prepareResearch } from '../../research/prepare-research.ts';
import { missingForResearch } from '../../research/research-place.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inPlannedWorkspace, inWorkspace } from '../operation/in-project.ts';
import {
  choice,
  count,
  exact,
  flag,
  list,
  numberText,
  numberWord,
  optionalWord,
  path,
  pathWord,
  text,
} from '../operation/inputs.ts';
import { misused, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';
import { ofTeam, oneJob, started, teamJobs } from './in-job.ts';

const forTeam = {
  team: flag('by a worker on any machine of the team; from the last commit, which has to be pushed'),
  priority: count('N', 'in the queue of the team: a higher one is taken first; by default 0', [0, 9]),
} as const;

const ONLY_TEAM = 'A priority is for a job of the team: jobs of this machine take turns.';

const executePhase = operation({
  name: 'job execute-phase',
  about: 'Execute a phase in the background: each plan in a client and a worktree of its own',
  effect: 'writes',
  tool: {
    name: 'gsd_execute_phase',
    about: "Start a job that executes a phase's plans, each in its own client and worktree",
    takes: { phase: 'its number' },
    aliases: { phase_number: 'phase' },
    isIdempotent: true,
    command: 'execute',
  },
  inputs: {
    phase: numberWord('one phase'),
    wave: count('W', 'only this wave', [0, 999]),
    gapsOnly: flag('only plans that close gaps'),
    ...forTeam,
  },
  run: (place, { team, priority, ...request }) =>
    inPlannedWorkspace(place, async (workspace) => {
      if (!team && priority !== null) return misused(ONLY_TEAM);
      if (!team) return started(workspace, await startPhase(workspace, request, sessionOf(place)));
      const closed = refuseToClaude(place.caller, 'job execute-phase --team');
      if (closed !== null) return closed;
      const chosen = await chooseExecution(workspace, { ...request, ...UNDECIDED });
      if (chosen.status === 'refused') return chosen;
      return queued(workspace, { kind: 'execute-phase', ...chosen.execution.terms }, priority);
    }),
  ...oneJob,
});

const planPhase = operation({
  name: 'job plan-phase',
  about: 'Plan a phase in the background, as /msw:plan does',
  effect: 'writes',
  tool: {
    name: 'gsd_plan_phase',
    about: 'Start a job that plans a phase',
    takes: { phase: 'its number', gaps: 'of its verification' },
    aliases: { phase_number: 'phase' },
    isIdempotent: true,
    command: 'plan',
  },
  inputs: { phase: numberWord('one phase'), gaps: flag('what its verification found') },
  run: (place, { phase, gaps }) =>
    inPlannedWorkspace(place, async (workspace) => {
      const opened = openToPlan(workspace, `${phase}${gaps ? ' --gaps' : ''}`);
      if (opened.status === 'refused') return opened;
      const work: JobWork = { kind: 'plan-phase', phase: opened.phase.facts.number, gaps };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

const executeAndVerify = operation({
  name: 'job execute-and-verify',
  about: 'Carry out a plan in the background until its own commands pass, or the one that is named',
  effect: 'writes',
  tool: {
    name: 'execute_and_verify',
    about: 'Start a job that works on a plan until its trusted commands pass',
    takes: { planPath: 'its file', testCommand: 'decides instead', maxIterations: 'default 20' },
    aliases: { file: 'planPath' },
    isIdempotent: true,
  },
  inputs: {
    planPath: pathWord('a plan of the project'),
    testCommand: exact(text('COMMAND', 'decides in place of the commands of the plan; trusted')),
    maxIterations: count('N', 'by default 20', [1, 1000]),
    ...forTeam,
  },
  run: (place, { planPath, testCommand, maxIterations, team, priority }) =>
    inWorkspace(place, async (workspace) => {
      if (testCommand !== null && redact(testCommand) !== testCommand)
        return refused(
          'The test command seems to contain a secret, and a job keeps its command: let it read the secret from a variable or a file.',
        );
      const plan = relative(workspace.project, planPath).split(sep).join('/');
      if (team) {
        const closed = refuseToClaude(place.caller, 'job execute-and-verify --team');
        if (closed !== null) return closed;
        return queued(workspace, { kind: 'execute-and-verify', plan, testCommand, maxIterations }, priority);
      }
      if (priority !== null) return misused(ONLY_TEAM);
      const objection = await objectionToPlan(workspace, { plan, testCommand });
      if (objection !== null) return refused(objection);
      const work: JobWork = { kind: 'execute-and-verify', plan, testCommand, maxIterations };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

const research = operation({
  name: 'job research',
  about: 'Turn a topic into a committed report with its sources, in the background',
  effect: 'asks',
  tool: {
    name: 'research_start',
    about: 'Start a job that researches a topic, with NotebookLM',
    takes: { topic: 'or a phase', mode: 'default deep', phase: 'its number' },
    aliases: { phase_number: 'phase', query: 'topic', notebook_id: 'notebook', out: 'out' },
    isIdempotent: true,
    command: 'research',
  },
  inputs: {
    topic: optionalWord('the topic in quotes'),
    questions: text('N', '1 to 20, by default 5'),
    mode: choice(['deep', 'fast'], 'deep or fast'),
    source: choice(['web', 'drive'], 'where NotebookLM looks for sources; drive is always fast'),
    ask: list('TEXT', 'a question of your own; repeat it for more'),
    phase: numberText('N', 'of the roadmap'),
    notebook: text('NAME', 'a notebook of yours, by id or title, instead of a new one'),
    out: path('FILE', 'where the report goes'),
  },
  needs: [['topic', 'phase']],
  run: (place, { topic, ask, ...options }) =>
    inWorkspace(place, async (workspace) => {
      const own = ask.length === 0 ? null : ask.join('\n');
      const given = Object.fromEntries(
        Object.entries({ ...options, ask: own }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        ),
      );
      const called = (option: string) => place.words.input(option) ?? option;
      const read = readOptions(topic ?? '', given, called);
      if (read.status === 'refused') return misused(read.reason);
      const prepared = prepareResearch(workspace.project, workspace.project, read.options, called);
      if (prepared.status === 'refused') return prepared;
      const missing = missingForResearch(workspace);
      if (missing !== null) return refused(missing);
      const work: JobWork = { kind: 'research', topic: read.options.topic, options: given };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

export const startOperations: readonly Operation[] = [executePhase, planPhase, executeAndVerify, research];

/** The Claude Code session that is told how the job ends; null in a terminal. */
function sessionOf({ env }: RequestPlace): string | null {
  return env.CLAUDE_CODE_SESSION_ID || null;
}

const UNDECIDED = { decisions: [] } as const;

async function queued(
  workspace: Workspace,
  work: JobWork,
  priority: number | null,
): Promise<Result<JobView>> {
  return ofTeam(await (await teamJobs()).startForTeam(workspace, work, priority ?? 0));
}
