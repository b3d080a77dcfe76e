// A call of every tool, in a project where nothing is set up yet and without nlm.

import { allOperations } from '../../src/app/operations/nouns.ts';
import { isTool } from '../../src/mcp/tool.ts';

/** In the order of the listing. */
export const tools = (await allOperations())
  .filter(isTool)
  .map((operation) => ({ ...operation.tool, operation }));

/** Those that a client is shown unless it asks for all. */
export const usualTools = tools.flatMap(({ name, isSpare }) => (isSpare === true ? [] : name));

const NOTE =
  '[DECISION] Retry thrice.\nCONTEXT: The provider fails now and then.\nREASONING: More never helped.';

/** The answer of each tool where nothing is set up yet, or its confirmation. */
export const EVERY_TOOL: Readonly<Record<string, readonly [input: Record<string, unknown>, said: RegExp]>> = {
  msw_status: [{}, /No loop in this project/],
  explain_failure: [{ output: 'RangeError: no price\n    at a.js:1:1\n' }, /RangeError/],
  run_checks: [{}, /No check of this project was found/],
  search: [{ query: 'retries', dir: 'docs' }, /retry\.md/],
  memory_add: [{ text: NOTE }, /"id":/],
  memory_search: [{ query: 'thrice' }, /Retry thrice|The memory of/],
  compile_context: [{ task: 'retry' }, /task_brief_md/],
  ingest_synthesis: [{ relationships: [{}] }, /from_memory_id is missing/],
  gsd_state: [{}, /begin with \/msw:init/],
  gsd_phase_next: [{}, /\/msw:init/],
  gsd_plan_phase: [{ phase: '1' }, /begin with \/msw:init/],
  gsd_execute_phase: [{ phase: '1' }, /begin with \/msw:init/],
  execute_and_verify: [{ plan_path: '.planning/none.md' }, /none\.md/],
  research_start: [{ topic: 'retries' }, /nlm/i],
  get_job_status: [{}, /no job/i],
  get_job_result: [{}, /no job/i],
  list_jobs: [{}, /There is no job here/],
  cancel_job: [{ id: '20260101-000000-abcd' }, /job/],
  gsd_verify_phase: [{ phase: '1' }, /\/msw:init/],
  map_status: [{}, /map/],
  notebook_query: [{ question: 'why?' }, /choose a notebook first/],
  cross_notebook_query: [{ question: 'why?', notebook: ['a'] }, /not one that you have chosen/],
  notebook_list: [{}, /nlm/i],
  notebook_get: [{}, /choose a notebook first/],
  notebook_create: [{ title: 'x' }, /nlm/i],
  source_list: [{}, /choose a notebook first/],
  source_get_content: [{ id: 'x' }, /choose a notebook first/],
  source_add: [{ url: 'https://a.example/' }, /choose a notebook first/],
  source_delete: [{ id: 'x' }, /choose a notebook first/],
  vault_ask: [{ question: 'How often do we retry?', local: true }, /retry\.md/],
  vault_sources: [{}, /has no notebook yet/],
  vault_conversations: [{}, /How often do we retry|No conversation yet/],
  studio_create: [{ kind: 'audio' }, /choose a notebook first/],
  studio_status: [{}, /choose a notebook first/],
  download_artifact: [{ kind: 'audio' }, /choose a notebook first/],
  refresh_auth: [{}, /uv tool install/],
  quota_status: [{}, /uv tool install/],
  research_status: [{}, /No research here yet/],
};

export const FILES = { 'docs/retry.md': '# Retries\n\nThree times, then the queue.\n' };

export const NO_NLM = { MSW_NLM: '/nowhere/nlm' };
