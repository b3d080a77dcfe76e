// All operations by noun: the one table from which every entry derives its own.

import type { Operation } from './operation/operation.ts';

/** In the order of the help; modules are loaded lazily. */
export const nouns: Readonly<Record<string, Noun>> = {
  loop: {
    about: 'Arm, watch and control loops',
    load: async () => [
      ...(await import('./loop-operations.ts')).loopOperations,
      ...(await import('./snapshot-operations.ts')).snapshotOperations,
      ...(await import('./headless-operations.ts')).headlessOperations,
    ],
  },
  recipe: {
    about: 'Show the ready tasks of /msw:loop --recipe',
    load: async () => (await import('./recipe-operations.ts')).recipeOperations,
  },
  route: {
    about: 'Say which way a task would go, and why',
    load: async () => (await import('./route-operations.ts')).routeOperations,
  },
  job: {
    about: 'Have work done in the background, and see how far it is',
    load: async () => (await import('./jobs/job-operations.ts')).jobOperations,
  },
  status: {
    about: 'Show the loops of this project',
    load: async () => (await import('./loop-status-operations.ts')).statusOperations,
  },
  log: {
    about: 'Show what was decided, asked and done in a day',
    load: async () => (await import('./log-operations.ts')).logOperations,
  },
  audit: {
    about: 'Count what your own transcripts show about finished turns',
    load: async () => (await import('./audit-operations.ts')).auditOperations,
  },
  report: {
    about: 'Write a page that you can send',
    load: async () => (await import('./report-operations.ts')).reportOperations,
  },
  statusline: {
    about: 'Show the loop in the status line of Claude Code',
    load: async () => (await import('./status-line-operations.ts')).statusLineOperations,
  },
  doctor: {
    about: 'Check that MSW can work here, and say what to do if not',
    load: async () => (await import('./doctor-operations.ts')).doctorOperations,
  },
  config: {
    about: 'Show, explain and change settings',
    load: async () => (await import('./config-operations.ts')).configOperations,
  },
  completion: {
    about: 'Have your shell complete the command line',
    load: async () => (await import('./completion-operations.ts')).completionOperations(nouns),
  },
  trust: {
    about: 'Say which commands from files may run in this project',
    load: async () => (await import('./trust-operations.ts')).trustOperations,
  },
  checks: {
    about: 'Run the checks of this project',
    load: async () => (await import('./checks-operations.ts')).checksOperations,
  },
  prove: {
    about: 'Show what the passing checks of a branch prove',
    load: async () => (await import('./prove-operations.ts')).proveOperations,
  },
  receipt: {
    about: 'Write and verify what a loop proved, for somebody else',
    load: async () => (await import('./receipt-operations.ts')).receiptOperations,
  },
  search: {
    about: 'Find the documents of a folder about something',
    load: async () => (await import('./knowledge/search-operations.ts')).searchOperations,
  },
  failure: {
    about: 'Read what a failing command printed',
    load: async () => (await import('./failure-operations.ts')).failureOperations,
  },
  guidance: {
    about: 'See what is known about failures, and why it was offered',
    load: async () => (await import('./knowledge/guidance-operations.ts')).guidanceOperations,
  },
  notebook: {
    about: 'Use NotebookLM (now Gemini Notebook) through nlm',
    load: async () => (await import('./knowledge/notebook-operations.ts')).notebookOperations,
  },
  ask: {
    about: 'Ask a question over a vault of notes',
    load: async () => (await import('./vault/ask-operations.ts')).askOperations,
  },
  sources: {
    about: "See and change which notes are in a vault's notebook; for any other notebook: source",
    load: async () => (await import('./vault/vault-source-operations.ts')).vaultSourceOperations,
  },
  conversation: {
    about: 'See and keep the conversations with a vault',
    load: async () => (await import('./vault/conversation-operations.ts')).conversationOperations,
  },
  source: {
    about: "See and change what a notebook answers from; for a vault's notebook: sources",
    load: async () => (await import('./knowledge/source-operations.ts')).sourceOperations,
  },
  studio: {
    about: 'Have a notebook make audio, reports, quizzes and the like of its sources',
    load: async () => (await import('./knowledge/studio-operations.ts')).studioOperations,
  },
  research: {
    about: 'Turn a topic into a report with its sources',
    load: async () => (await import('./knowledge/research-operations.ts')).researchOperations,
  },
  memory: {
    about: 'Keep notes, and find them again',
    load: async () => (await import('./knowledge/memory-operations.ts')).memoryOperations,
  },
  sharing: {
    about: 'Share answers and fixes with a team',
    load: async () => (await import('./knowledge/sharing-operations.ts')).sharingOperations,
  },
  state: {
    about: 'Show and keep where the project stands',
    load: async () => (await import('./planning/state-operations.ts')).stateOperations,
  },
  roadmap: {
    about: 'Show the phases of the milestone',
    load: async () => (await import('./planning/roadmap-operations.ts')).roadmapOperations,
  },
  plan: {
    about: 'Read and check GSD plans',
    load: async () => (await import('./planning/plan-operations.ts')).planOperations,
  },
  phase: {
    about: 'Say what to do now, check, verify and judge phases',
    load: async () => (await import('./planning/phase-operations.ts')).phaseOperations,
  },
  milestone: {
    about: 'Close a milestone, and begin the next',
    load: async () => (await import('./planning/milestone-operations.ts')).milestoneOperations,
  },
  execute: {
    about: 'Carry out the plans of a phase',
    load: async () => (await import('./planning/execute-operations.ts')).executeOperations,
  },
  project: {
    about: 'Write the documents of a new project',
    load: async () => (await import('./planning/project-operations.ts')).projectOperations,
  },
  quick: {
    about: 'Carry out a small task outside the phases',
    load: async () => (await import('./planning/quick-operations.ts')).quickOperations,
  },
  obsidian: {
    about: 'Ask a vault in Obsidian itself',
    load: async () => (await import('./vault/obsidian-operations.ts')).obsidianOperations,
  },
  uninstall: {
    about: 'Leave MSW: see and remove what it wrote',
    load: async () => (await import('./uninstall-operations.ts')).uninstallOperations,
  },
  map: {
    about: 'Make and check the map of a codebase',
    load: async () => (await import('./map-operations.ts')).mapOperations,
  },
};

/** Finds an operation by its full name, such as `loop stop`. Throws for an unknown name, which is a bug. */
export async function findOperation(name: string): Promise<Operation> {
  const [noun = ''] = name.split(' ');
  const operations = (await nouns[noun]?.load()) ?? [];
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`there is no operation ${name}`);
  return operation;
}

/** All of them, in the order of the nouns. */
export async function allOperations(): Promise<readonly Operation[]> {
  return (await Promise.all(Object.values(nouns).map(({ load }) => load()))).flat();
}

export interface Noun {
  /** In the imperative, without a full stop. */
  readonly about: string;
  /** An operation with the name of the noun needs no verb; the others are its verbs. */
  readonly load: () => Promise<readonly Operation[]>;
}
