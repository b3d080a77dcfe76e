// The slash commands as people type them: the one list behind help, refusals and the client's own files.

import { LOOP_OPTIONS, optionLines } from './loop-options.ts';

export interface SlashCommand<Name extends string = CommandName> {
  readonly name: Name;
  /** In the imperative, without a full stop; shown in the client's own list. */
  readonly summary: string;
  /** What can be typed after the name; empty for nothing. */
  readonly usage: string;
  /** The arguments are one text of the user's own, in which a word may look like an option. */
  readonly takesText?: boolean;
  /** What its hook may have to wait for before it answers; its limit in hooks.json follows. */
  readonly waitsFor?: 'checks' | 'notes' | 'uploads';
  /** Each with its meaning. */
  readonly options: readonly (readonly [option: string, meaning: string])[];
  readonly example?: string;
}

const TRUST = [`--trust ${LOOP_OPTIONS.trust.shown}`, LOOP_OPTIONS.trust.about] as const;

/** The ways of `/msw:go`: a command by its name, the plan's next step, a phase's review, or `do`, which is none of them. */
export const WAYS = [
  ...(['do', 'loop', 'quick', 'init', 'discuss', 'plan', 'execute', 'verify', 'review', 'next'] as const),
  ...(['resume', 'map', 'research', 'recall', 'ask', 'remember'] as const),
] as const;

export type Way = (typeof WAYS)[number];

/** In the order in which people meet them. */
export const SLASH_COMMANDS = [
  {
    name: 'loop',
    waitsFor: 'checks',
    summary: 'Work until checks pass',
    usage: '"<task>" | --recipe NAME [--check "npm test"] [--promise TEXT] [--max-iterations N]',
    takesText: true,
    options: optionLines(),
    example: '/msw:loop "Fix the failing cart tests" --check "npm test"',
  },
  {
    name: 'go',
    waitsFor: 'checks',
    summary: 'Do a task the right way, or the next step',
    usage: '["<task>"] [--as WAY] [--explain] | --until blocked | --close [--tag] [--anyway]',
    takesText: true,
    options: [
      ['--as WAY', WAYS.join(', ')],
      ['--explain', 'say which ways are open, and why the others are not; do nothing'],
      ['--until blocked', 'plan, execute and verify phase after phase until a person is needed'],
      ['--max-iterations N, --max-minutes N', 'with --until: at most so many steps, and so long'],
      ['--close', 'close the milestone whose phases are verified'],
      ['--tag', 'with --close: tag the commit with the version'],
      ['--keep-phases', 'with --close: leave the folders of its phases where they are'],
      ['--anyway', 'with --close: note what is open as deferred'],
      ['--check COMMAND', 'and the other options of /msw:loop: it becomes a loop'],
    ],
    example: '/msw:go "Make the date parser accept ISO weeks"',
  },
  { name: 'status', summary: 'Show the loops and the plan', usage: '', options: [] },
  {
    name: 'report',
    summary: 'Write a page to send',
    usage: '[loop id] [--since WHEN] [--job ID] [--open]',
    options: [
      ['--since WHEN', 'all loops since then: 24h, 7d, today, or a day such as 2026-01-31'],
      ['--job ID', 'a job in place of a loop'],
      ['--conversation ID', 'a conversation with the vault in place of a loop'],
      ['--open', 'open it in the browser'],
    ],
  },
  { name: 'stop', summary: 'End the loop', usage: '[loop id]', options: [] },
  { name: 'pause', summary: 'Pause the loop', usage: '[loop id]', options: [] },
  {
    name: 'resume',
    summary: 'Continue a loop, with a hint',
    usage: '[loop id] [hint] [--force]',
    takesText: true,
    options: [
      ['loop id', 'which one, where several wait: its id or the beginning of it'],
      ['hint', 'what Claude should know: also while it runs'],
      ['--force', 'at once, whatever the breaker says; also a loop whose session may still run'],
    ],
    example: '/msw:resume the fixtures are generated, run npm run fixtures first',
  },
  {
    name: 'undo',
    summary: "Restore an iteration's files",
    usage: '[N] [--back] [--yes]',
    options: [
      ['--yes', 'do it; without it you see what would change'],
      ['--back', 'take the last undo back'],
    ],
  },
  {
    name: 'init',
    summary: 'Plan a project or milestone',
    usage: '[--milestone] [--from FILE]',
    options: [
      ['--milestone', 'the next milestone of this project'],
      ['--from FILE', 'a description to begin with'],
      ['--no-ground', 'do not ask the notebook about it'],
    ],
  },
  {
    name: 'discuss',
    summary: 'Settle what is open in a phase',
    usage: 'N [--update]',
    options: [['--update', 'change what was settled before']],
  },
  {
    name: 'plan',
    summary: 'Plan a phase',
    usage: 'N [--gaps] [--research|--skip-research] | N --accept WHY',
    options: [
      ['--gaps', 'plan what the verification found missing'],
      ['--research', 'research the phase again first'],
      ['--skip-research', 'plan without research'],
      ['--no-ground', 'do not ask the notebook what the plan must respect'],
      ['--accept WHY', 'take the plans as they are, whatever MSW objects to'],
    ],
  },
  {
    name: 'execute',
    summary: "Carry out a phase's plans",
    usage: 'PHASE [--wave W] [--gaps-only] [--answer PLAN WORDS] [--close|--again|--skip PLAN]',
    takesText: true,
    options: [
      ['--wave W', 'only the plans of this wave'],
      ['--gaps-only', 'only plans for gaps'],
      TRUST,
      ['--keep-changes', 'what you changed in files of the plans stays yours, uncommitted'],
      ['--take-changes', 'it belongs to the plans, whose commits take it'],
      ['--no-controls', 'do not run passing checks again to see what they are worth'],
      ['--answer PLAN WORDS', 'your answer at a checkpoint'],
      ['--close PLAN', 'finish a half-done plan as it is'],
      ['--again PLAN', 'carry it out again'],
      ['--skip PLAN', 'leave it'],
    ],
  },
  {
    name: 'verify',
    summary: 'Verify a phase',
    usage:
      'N [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"]',
    takesText: true,
    options: [
      ['--here', 'in your folder, with what is not committed, in place of a clean checkout'],
      ['--no-commit', 'write the report without committing it'],
      ['--review', 'have a fresh reviewer look at its changes: findings go to NN-REVIEW.md'],
      TRUST,
      ['ID passed|failed "what you saw"', 'your judgement of what only a person can see'],
      ['TEST passed|failed|skipped|blocked "..."', 'the same for a test of NN-UAT.md, by its number'],
    ],
  },
  {
    name: 'quick',
    waitsFor: 'checks',
    summary: 'Plan and do a small task',
    usage: '"<task>" | --go ID',
    takesText: true,
    options: [['--go ID', 'carry out the plan that you have read'], TRUST],
  },
  {
    name: 'map',
    summary: 'Map this codebase',
    usage: '[--fast] [--focus tech|arch|quality|concerns] [--paths a,b] [--refresh]',
    options: [
      ['--fast', 'one mapper, for tech and arch unless --focus says otherwise'],
      ['--focus AREA', 'only tech, arch, quality or concerns, or several joined with +'],
      ['--paths a,b', 'where the mappers look, joined with commas'],
      ['--refresh', 'map everything again, changed or not'],
    ],
  },
  {
    name: 'research',
    summary: 'Research a topic into a report',
    usage:
      '"<topic>" [--questions N] [--ask TEXT] [--notebook NAME] [--mode deep|fast] [--phase N] [--local]',
    takesText: true,
    options: [
      ['--questions N', 'how many to ask; by default 5'],
      ['--ask TEXT', 'a question of your own, in quotes; repeat it for more'],
      ['--ask-from FILE', 'questions of your own, one a line'],
      ['--notebook NAME', 'ask this notebook in place of a new one'],
      ['--mode deep|fast', 'how sources are searched for'],
      ['--source web|drive', 'where they are searched for; drive is always fast'],
      ['--phase N', 'the research of a phase of the roadmap'],
      ['--local', 'only the documents of the project'],
      ['--fresh', 'begin again in place of updating what was found'],
      ['--out FILE', 'where the report goes'],
      ['--no-commit', 'write the report without committing it'],
    ],
  },
  {
    name: 'remember',
    summary: 'Keep a note',
    usage: '[--supersedes ID] <text>',
    takesText: true,
    options: [
      ['--supersedes ID', 'it replaces this note'],
      ['--anyway', 'keep it although a note says nearly the same'],
    ],
  },
  { name: 'recall', summary: 'Find notes', usage: '<words>', takesText: true, options: [] },
  {
    name: 'ask',
    waitsFor: 'notes',
    summary: 'Ask your notes',
    usage: '"<question>" [--local] [--new] [--conversation ID] [--yes]',
    takesText: true,
    options: [
      ['--local', 'from the notes alone: nothing leaves this machine'],
      ['--new', 'begin a new conversation'],
      ['--conversation ID', 'continue this one; by default the last'],
      ['--yes', 'agree to the first upload, and to making the notebook'],
      ['--dir DIR', 'the vault; by default the nearest folder above with .obsidian'],
      ['--top N', 'how many notes are considered; by default 15'],
      ['--cutoff R', 'the least share of the best score; by default 0.4'],
      ['--min K', 'how many notes are kept whatever their scores; by default 3'],
    ],
    example: '/msw:ask "What did we decide about retries?"',
  },
  {
    name: 'setup',
    waitsFor: 'uploads',
    summary: 'Set up NotebookLM (now Gemini Notebook)',
    usage: '[use NOTEBOOK --profile P --name NAME | fill [--yes]]',
    takesText: true,
    options: [
      ['use NOTEBOOK', 'this notebook answers for the project'],
      ['fill', "put the project's documents and notes into its notebook, which is made where there is none"],
      ['--yes', 'with fill: do it; without it you see what would be sent'],
      ['--delete', 'with fill: delete sources of MSW that a newer one replaces'],
      ['plan PROFILE free|plus|pro|ultra|N', 'how many questions the account may ask in a day'],
      ['--profile P', 'the account that has the notebook'],
      ['--name NAME', 'what the notebook is called here; by default main'],
      ['--reserve N', 'how many questions are kept for planning and research'],
    ],
  },
  {
    name: 'uninstall',
    summary: 'List and remove what MSW wrote',
    usage: '[--yes] [--branches] [--notes]',
    options: [
      ['--yes', 'remove it; without it you see what would go, and what would stay'],
      ['--branches', 'also branches and worktrees with work that is nowhere else'],
      ['--notes', 'also notes and readers that git does not track'],
    ],
  },
  { name: 'doctor', summary: 'Check MSW here', usage: '', options: [] },
  { name: 'help', summary: 'Say what MSW does', usage: '[command]', options: [] },
] as const satisfies readonly SlashCommand<string>[];

export type CommandName = (typeof SLASH_COMMANDS)[number]['name'];

export function findCommand(name: string): SlashCommand | undefined {
  return SLASH_COMMANDS.find((command) => command.name === name);
}
