// Scripted models that follow MSW's planning commands as their command files say: every call comes from the facts that
// the hook added or from the last answer of the command line.
import { isAbsolute, join } from 'node:path';
import { at, listAt } from '../app/planning/oracle.ts';
import { type ModelRequest, toolResultsOf } from './model-request.ts';
import type { Answer, Step, ToolCall } from './model-script.ts';
import type { Files } from './sample-project.ts';

/** Follows commands/plan.md to the end: research where the facts ask for it, plans, rounds, a verdict, the record. */
export const planLead: Step = (request) => {
  const brief = `Brief: ${fact(request, 'BRIEF')}.`;
  const check = (...words: readonly string[]): Answer =>
    bash([fact(request, 'CLI'), 'phase check', fact(request, 'N'), ...words, '--short --json'].join(' '));
  const plan = () => calls(agent('planner', `${brief} Write the plans.`));
  if (request.toolResults.length === 0) {
    if (fact(request, 'research') !== 'yes') return plan();
    return calls(agent('researcher', `${brief} Write ${fact(request, 'RESEARCH')}.`));
  }
  const report = printed(request);
  const heading = /## [A-Z ]+[A-Z]/.exec(request.toolResults.join('\n'))?.[0];
  if (report === null) {
    if (heading === '## RESEARCH COMPLETE') return plan();
    return heading === '## PLANNING COMPLETE' ? check('--round') : check('--review');
  }
  switch (at(report, 'next')) {
    case 'revise':
      return calls(agent('planner', `${brief} Fix what ${String(at(report, 'problemsFile'))} names.`));
    case 'review':
      return calls(agent('plan-checker', reviewPrompt(brief, request, at(report, 'problemsFile'))));
    case 'apply':
      return check('--apply');
    case 'stop':
      return `The planning stops: ${String(at(report, 'reason'))}`;
    default:
      return at(report, 'commit') === null ? 'Not recorded.' : 'Planned.';
  }
};

const reviewPrompt = (brief: string, request: ModelRequest, runs: unknown): string =>
  `${brief} Write your verdict to ${fact(request, 'VERDICT')}.${typeof runs === 'string' ? ` Checks that were run: ${runs}.` : ''}`;

/** Follows commands/execute.md: an executor for each entry of a batch, until a person is needed or all is done. */
export const executeLead: Step = (request) => {
  const told = printed(request);
  const isStep = typeof at(told, 'status') === 'string';
  const now = fact(request, 'Now');
  const mustAsk = request.toolResults.length > 0 || now === 'no-Now';
  if (!isStep && mustAsk) return bash(fact(request, 'Ask what to do next'));
  const step: unknown = isStep ? told : JSON.parse(now);
  if (at(step, 'status') !== 'run') return `The execution is ${String(at(step, 'status'))}.`;
  const executors = listAt(step, 'batch').map((one) =>
    agent('executor', String(at(one, 'prompt')), String(at(one, 'description'))),
  );
  return calls(...executors);
};

/** Follows commands/verify.md: an agent judges what the checks leave open, then they run again. */
export const verifyLead: Step = (request) => {
  const report = printed(request);
  const phase = fact(request, 'N');
  if (typeof at(report, 'status') !== 'string') return bash(fact(request, 'VERIFY'));
  const ids = listAt(report, 'undecided').map((one) => String(at(one, 'id')));
  if (ids.length === 0)
    return `Phase ${phase}: ${String(at(report, 'status'))}, next ${String(at(report, 'next'))}.`;
  const words = `Helper: ${fact(request, 'CLI')}. Report: ${fact(request, 'REPORT')}. Judge: ${ids.join(', ')}`;
  return calls(agent('verifier', `Phase: ${phase}. ${words}`));
};

/** Follows commands/verify.md where the facts say "MSW reviews phase": a fresh reviewer, then its findings are recorded. */
export const reviewLead: Step = (request) => {
  const report = printed(request);
  if (request.toolResults.length === 0) return calls(agent('reviewer', fact(request, 'PAGE')));
  if (at(report, 'findings') === undefined) return bash(fact(request, 'RECORD'));
  const found = listAt(report, 'findings').map(
    (one) => `${at(one, 'id')} ${at(one, 'place')} ${at(one, 'type')}`,
  );
  return `Reviewed: ${found.join('; ')}`;
};

/** Follows commands/map.md: mappers, their claims verified, wrong ones returned once, the end. */
export const mapLead: Step = (request) => {
  const run = (name: string): Answer =>
    bash(new RegExp(`${name}: +(node .*)`).exec(said(request))?.[1] ?? `no-${name}`);
  if (turnOf(request) === 0) return run('begin');
  const isMapped = request.toolResults.some((result) => result.includes('## Mapping Complete'));
  if (isMapped && turnOf(request) === 2) return calls(agent('mapper', synthesisPrompt(request)));
  if (isMapped) return run(turnOf(request) === 3 ? 'verify' : 'finish');
  const report = printed(request);
  const waiting = [...listAt(report, 'mappers'), ...listAt(report, 'returned')];
  if (waiting.length > 0) return calls(...waiting.map((one) => agent('mapper', String(at(one, 'prompt')))));
  return at(report, 'returned') === undefined ? 'Mapped.' : run('finish');
};

/** From the answer of `map begin`, some turns ago. */
const synthesisPrompt = ({ messages }: ModelRequest): string => {
  const results = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : toolResultsOf(content),
  );
  const begun = results.find((result) => result.includes('"synthesis"')) ?? '{}';
  const report: unknown = JSON.parse(begun.slice(begun.indexOf('{'), begun.lastIndexOf('}') + 1));
  return String(at(at(report, 'synthesis'), 'prompt'));
};

/** A verifier that confirms everything, citing that place. */
export const verifierOf =
  (evidence: string): Role =>
  (request) => {
    if (turnOf(request) > 0) return '## Verification Complete';
    const [, phase, helper, ids = ''] =
      /Phase: ([\d.]+)\. Helper: (.*?)\. Report: .*?Judge: ([a-z0-9, -]+)/.exec(said(request)) ?? [];
    const judge = (id: string) => `${helper} phase judge ${phase} ${id} passed --evidence "${evidence}"`;
    return calls(...ids.split(', ').map((id) => inBash(judge(id))));
  };

/** The folder in which an executor works: its worktree, or the project according to the path of the plan. */
export const workRoot = (request: ModelRequest): string => {
  const tree = fact(request, 'Work in');
  return tree === 'no-Work in' ? fact(request, 'Plan').replace(/[/\\]\.planning.*$/, '') : tree;
};

/** A command in the folder in which an executor works. */
export const inWorkRoot = (request: ModelRequest, command: string): ToolCall =>
  inBash(`cd "${workRoot(request)}" && ${command}`);

/**
 * What an executor runs for its plan after the work itself: the commit of its only task, the summary, the final check.
 */
export const closePlan = (request: ModelRequest, what: string): readonly ToolCall[] => {
  const helper = fact(request, 'Helper');
  const plan = fact(request, 'Name of the plan for the helper');
  return [
    `${helper} commit ${plan} "${what}" --task 1 --type feat`,
    `${helper} summary ${plan}`,
    `node fill.mjs "${fact(request, 'Summary')}"`,
    `${helper} ready ${plan}`,
  ].map(inBash);
};

/** What the user permits for the work itself; everything else that these leads do, MSW has to allow. */
export const WORK_GRANTS = [
  '--allowedTools',
  'Write',
  'Edit',
  'Bash(node fill.mjs *)',
  'Bash(node work.mjs *)',
];

/** Belongs in the project: fills in what a summary leaves to an executor. */
export const FILL: Files = {
  'fill.mjs': `import { readFileSync, writeFileSync } from 'node:fs';
const [file] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.replace(/Self-Check: \\[FILL:[^\\]]*\\]/, 'Self-Check: PASSED').replace(/\\[FILL:[^\\]]*\\]/g, 'None.'));
`,
};

const ROLES = {
  researcher: 'You find out what a planner must know',
  planner: 'You write the plans of one phase',
  checker: 'You judge the plans of one phase',
  executor: 'You carry out one plan',
  verifier: 'You judge, for one phase',
  reviewer: 'You judge whether the work in this project',
  mapper: 'You map a codebase',
} as const;

/** What one agent does, according to the conversation so far. */
type Role = Exclude<Step, string | Answer>;

/** All agents: the instructions of a request show which agent it belongs to. */
export const agentsOf =
  (roles: { readonly [role in keyof typeof ROLES]?: Role }): Step =>
  (request) => {
    const found = Object.entries(ROLES).find(([, words]) => request.systemText.includes(words))?.[0];
    const role = Object.entries(roles).find(([name]) => name === found)?.[1];
    return role?.(request) ?? 'I do not know who I am.';
  };

export const bash = (command: string): Answer => calls(inBash(command));

export const inBash = (command: string): ToolCall => ({
  name: 'Bash',
  input: { command, description: 'msw', timeout: 120_000 },
});

export const agent = (type: string, prompt: string, description = type): ToolCall => ({
  name: 'Agent',
  input: { description, prompt, subagent_type: `msw:${type}`, run_in_background: false },
});

export const calls = (...tools: readonly ToolCall[]): Answer => ({ tools });

/** Paths from `cwd`, or absolute. */
export const write = (cwd: string, files: Files): Answer =>
  calls(
    ...Object.entries(files).map(([path, content]) => ({
      name: 'Write',
      input: { file_path: isAbsolute(path) ? path : join(cwd, path), content },
    })),
  );

/** All texts of a request, with real line ends. */
export const said = ({ messages, systemText }: ModelRequest): string =>
  [
    systemText,
    ...messages.map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n'),
    ),
  ].join('\n');

/** The value of a name in the facts of the hook or in an agent's prompt. */
export const fact = (request: ModelRequest, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(said(request))?.[1]?.trim() ?? `no-${name}`;

/** How often the model has answered in this conversation. */
export const turnOf = ({ messages }: ModelRequest): number =>
  messages.filter(({ role }) => role === 'assistant').length;

/** The JSON that a command printed last, whatever the client puts around it; null when there is none. */
const printed = ({ toolResults }: ModelRequest): unknown => {
  for (const result of toolResults) {
    try {
      return JSON.parse(result.slice(result.indexOf('{'), result.lastIndexOf('}') + 1));
    } catch {
      // Another tool's result.
    }
  }
  return null;
};
