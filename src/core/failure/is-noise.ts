// Lines that say nothing about a failure: banners, echoes, timings, totals, progress. They matter only
// where no reader knows the tool and the last words are taken for the error.

const NOISE: readonly RegExp[] = [
  /^[\s\W_]*$/,
  /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)/,
  /^ ?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b/,
  /^(?:error )?Command failed with exit code \d+/,
  /^(?:info|warning) /,
  /^> /,
  /^make(?:\[\d+\])?: /,
  /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+/,
  /^(?:exit|Exit) (?:status|code):? \d+$/,
  /^(?:Node\.js|Python|Ruby|Go) v?\d/,
  /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|real|user|sys|Took)\b.{0,20}\d.{0,20}$/i,
  /^\s*(?:at |from )\S+[:(]/,
  /^\s*\d{1,3}%/,
  /^\s*(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling)\b/,
  /^A complete log of this run/,
  /^\+ \S/,
  /^ {2,}[a-z]\w*: ['[{\d-]/,
];

/** True when `line` can be left out without losing the error. */
export function isNoise(line: string): boolean {
  return NOISE.some((pattern) => pattern.test(line));
}
