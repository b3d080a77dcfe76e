// What each setting is for, in the words of `config` and of the pages: the one list of all settings. The values that
// one may have are where it is read.

export interface SettingWords {
  /** A clause that can end with a full stop. */
  readonly about: string;
  readonly example: unknown;
  /** Never shown. */
  readonly isSecret?: true;
  /** It names a program, a server or a right, so a person has to set it. */
  readonly decides?: true;
  /** It repeats a choice that another verb makes. */
  readonly isChosen?: true;
}

/** By key in `.msw/config.json`. */
export const PROJECT_SETTINGS: Readonly<Record<string, SettingWords>> = {
  notebook: {
    about: 'the NotebookLM notebook to ask, by name, id or alias, once you have chosen it',
    example: 'docs',
    isChosen: true,
  },
  nlmProfile: { about: 'the nlm account to ask with', example: 'work', isChosen: true },
  notebooks: {
    about: 'notebooks by name, each with its id per account: see notebooks',
    example: { docs: { work: 'nb-1' } },
    isChosen: true,
  },
  guidanceDeadlineSeconds: { about: 'how long an iteration waits for an answer', example: 30 },
  infraRetrySeconds: {
    about: 'pauses before a check that failed for external reasons is run again',
    example: [5, 20, 60],
  },
  parallelChecks: { about: 'run all checks of a loop in parallel', example: true },
  baselineSeconds: { about: 'the limit for all checks together before Claude begins', example: 60 },
  snapshots: {
    about: 'keep the project’s files after each iteration, to compare and undo',
    example: false,
  },
  'breaker.sameFailure': {
    about: 'this many identical failures without a changed file stop the loop',
    example: 2,
  },
  'breaker.sameFailureWithChanges': { about: 'the same, if files changed', example: 8 },
  'breaker.cooldownMinutes': {
    about: 'how long a stuck loop stays paused unless you provide something new',
    example: 10,
  },
  'tier2.enabled': { about: 'make briefs of the memory', example: false },
  'tier2.cache.ttl_hours': { about: 'how many hours the notebook’s answers are kept', example: 48 },
  'tier2.cache.max_entries': { about: 'how many of these answers are kept', example: 200 },
  'tier2.context.max_tokens': { about: 'the longest brief, in tokens', example: 4000 },
  'tier2.context.top_k': { about: 'how many notes a brief has at most', example: 10 },
  'tier2.context.include_domains': { about: 'domains whose notes come first', example: ['auth'] },
  'tier2.context.exclude_tags': { about: 'tags whose notes are left out', example: ['draft'] },
  'ask.topN': { about: 'how many notes are considered', example: 20 },
  'ask.cutoffRatio': { about: 'the least share of the best score', example: 0.5 },
  'ask.minK': { about: 'how many notes are kept whatever their scores', example: 5 },
  'ask.k1': { about: 'the weight of repeated words in BM25', example: 1.5 },
  'ask.b': { about: 'the weight of a note’s length in BM25', example: 0.5 },
  'ask.timeoutSeconds': { about: 'how long the notebook may take', example: 60 },
  'ask.maxSources': { about: 'how many sources the notebook holds', example: 50 },
  'ask.headroom': { about: 'how many of them are left free', example: 5 },
  'ask.notebookTitle': { about: 'the title of a new notebook', example: 'My notes' },
  'ask.exclude': { about: 'folders that are left out, or patterns between slashes', example: ['archive'] },
};

/** By key in `settings.json` of the user folder. */
export const USER_SETTINGS: Readonly<Record<string, SettingWords>> = {
  bell: { about: 'have the terminal tell you when a loop ends or is paused', example: false },
  panel: { about: 'draw the loop above the prompt of newer clients', example: false },
  colour: { about: 'colour MSW’s texts in a terminal', example: false },
  notify: {
    about: 'a program with its arguments, started when a loop ends or is paused',
    example: ['notify-send', 'MSW'],
    decides: true,
  },
  postgres: {
    about: 'the address of a team’s PostgreSQL, with the password',
    example: 'postgresql://USER:PASSWORD@HOST/DATABASE',
    isSecret: true,
    decides: true,
  },
  qdrant: {
    about: 'the address of a Qdrant server, with its key as the password',
    example: 'https://:KEY@HOST:6333',
    isSecret: true,
    decides: true,
  },
  fixesAcrossProjects: { about: 'let a fix from one project guide another', example: false },
  'model.endpoint': {
    about: 'the address of a model with an OpenAI-compatible interface, for the memory',
    example: 'http://localhost:11434/v1',
    decides: true,
  },
  'model.chat': { about: 'the model that writes', example: 'qwen3', decides: true },
  'model.embed': { about: 'the model that makes vectors', example: 'nomic-embed-text', decides: true },
  'otlp.endpoint': {
    about: 'the OpenTelemetry collector that receives the decision log',
    example: 'http://localhost:4318',
    decides: true,
  },
  'otlp.headers': {
    about: 'headers for the collector',
    example: { authorization: 'Bearer TOKEN' },
    isSecret: true,
    decides: true,
  },
  'jobs.permissionMode': {
    about: 'the permission mode of the clients of jobs',
    example: 'acceptEdits',
    decides: true,
  },
  'jobs.allowedTools': {
    about: 'tools that jobs may use without a question',
    example: ['Bash(npm test)'],
    decides: true,
  },
  'jobs.model': { about: 'the model of the clients of jobs', example: 'sonnet' },
  'jobs.atOnce': { about: 'how many jobs run on this machine at once', example: 4 },
  'jobs.maxMinutes': { about: 'how many minutes a job may take', example: 60, decides: true },
  'jobs.maxIterations': {
    about: 'the iterations of a loop that carries out a plan',
    example: 20,
    decides: true,
  },
  'jobs.maxTokens': { about: 'how many tokens a job may use', example: 1_000_000, decides: true },
  'jobs.maxCost': { about: 'what a job may cost in US dollars', example: 5, decides: true },
  'team.quietHours': {
    about: 'local hours in which a worker of a team takes no job; those under way continue',
    example: '22:00-07:00',
  },
  'team.maxCostPerDay': {
    about:
      'what all jobs of a team’s queue may cost in 24 hours, in US dollars; a worker then takes no other',
    example: 20,
    decides: true,
  },
  'team.maxTokensPerDay': {
    about: 'the tokens that all jobs of a team’s queue may use in 24 hours',
    example: 10_000_000,
    decides: true,
  },
};
