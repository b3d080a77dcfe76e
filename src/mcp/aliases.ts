// The names that the specifications and notebooklm-mcp have for what the tools take, and inputs that only a refusal
// names. They are accepted next to the listed ones.

/** By the noun of the operation: their name, and the input that it means, where the operation has it. */
export const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  job: {
    ...{ job_id: 'id', phase_number: 'phase', file: 'planPath' },
    ...{ query: 'topic', notebook_id: 'notebook', out: 'out' },
  },
  phase: { phase_number: 'phase' },
  notebook: {
    ...{ notebook_id: 'notebook', query: 'question' },
    ...{ conversation_id: 'conversation', source_ids: 'source', timeout: 'timeout' },
  },
  source: { notebook_id: 'notebook', source_id: 'id', file_path: 'file' },
  studio: { notebook_id: 'notebook', artifact_type: 'kind' },
  memory: {
    ...{ task_spec: 'task', top_k: 'top', include_domains: 'domain', exclude_tags: 'exclude' },
    ...{ file: 'file', source: 'source', supersedes: 'supersedes', anyway: 'anyway', wrap: 'wrap' },
  },
};

/** By input: their value, and ours. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: { standard: 'fast' },
};
