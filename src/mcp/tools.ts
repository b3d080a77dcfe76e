// The tools of the server. What only a person may decide (trust, arming a loop in this session, judging as the user,
// undo) is not among them.

import type { Tool } from './tool.ts';

export const tools: readonly Tool[] = [
  {
    name: 'msw_status',
    about: 'Show the loops of this project: iteration, checks, last failure',
    operation: 'status',
    takes: [],
    output: { project: 'string', loops: 'array' },
  },
  {
    name: 'explain_failure',
    about:
      'Read the output of a failing command: what failed where, whether it was fixed before, and what is known about it',
    operation: 'failure explain',
    takes: ['output', 'command'],
    output: { failure: 'object', guidance: 'array' },
  },
  {
    name: 'search',
    about: 'Find Markdown and text of a folder by words',
    operation: 'search',
    takes: ['query', 'dir', 'top'],
    output: { hits: 'array', selected: 'array' },
  },
  {
    name: 'memory_add',
    about: 'Keep what was learned: a decision, pattern, problem with its solution, or insight',
    operation: 'memory add',
    takes: ['text', 'type', 'tag', 'domain', 'source'],
    output: { id: 'string' },
  },
  {
    name: 'memory_search',
    about: 'Find notes and past fixes of this project',
    operation: 'memory search',
    takes: ['query', 'top', 'type', 'tag'],
    output: { hits: 'array' },
  },
  {
    name: 'compile_context',
    about: 'Compile what the project remembers about a task, within a token budget',
    operation: 'memory brief',
    takes: ['task', 'maxTokens', 'top', 'domain'],
    output: { task_brief_md: 'string', context_hash: 'string', token_count: 'number' },
  },
  {
    name: 'gsd_state',
    about: 'Show where the planned project stands',
    operation: 'state show',
    takes: [],
    output: { status: 'string', stands: 'string' },
  },
  {
    name: 'gsd_phase_next',
    about: 'Say what to do next in the plan, and why',
    operation: 'phase next',
    takes: [],
    output: { action: 'string', reason: 'string' },
  },
  {
    name: 'gsd_verify_phase',
    about: 'Run the trusted checks of a phase in a clean checkout, and judge its must-haves',
    operation: 'phase verify',
    takes: ['phase', 'timeout'],
    output: { status: 'string' },
  },
  {
    name: 'map_status',
    about: 'Say whether the codebase map is missing or out of date, and where',
    operation: 'map drift',
    takes: [],
    output: { affected_paths: 'array', remap: 'array' },
  },
  {
    name: 'notebook_query',
    about: 'Ask the NotebookLM notebook of this project one question; costs one of the day’s questions',
    operation: 'notebook query',
    takes: ['question', 'conversation'],
    output: { answer: 'string' },
  },
  {
    name: 'notebook_list',
    about: 'List the notebooks of a NotebookLM account',
    operation: 'notebook list',
    takes: ['profile'],
    output: { result: 'array' },
  },
  {
    name: 'quota_status',
    about: 'Show how many NotebookLM questions are left',
    operation: 'notebook quota',
    takes: [],
    output: { accounts: 'array' },
  },
  {
    name: 'research_status',
    about: 'Show how far the researches are',
    operation: 'research status',
    takes: ['slug'],
    output: { research: 'array' },
  },
];
