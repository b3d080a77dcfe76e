// What the user asked of a loop, before the project has had its say.

interface NamedCommand {
  readonly name: string;
  readonly command: string;
}

export interface LoopRequest {
  /** Byte for byte as typed, without the quotes around the whole of it. */
  readonly task: string;
  readonly checks: readonly NamedCommand[];
  readonly promise: string | null;
  readonly maxIterations: number;
  readonly minIterations: number;
  readonly maxMinutes: number;
  readonly checkTimeoutSeconds: number;
  /** A GSD plan whose verify commands become checks. */
  readonly plan: string | null;
  /** The digest of the plan's commands that the user has read and allows; null when none was typed. */
  readonly trust: string | null;
  /** Agent types whose subagents are held to the same checks. */
  readonly agents: readonly string[];
  readonly guidance: boolean;
  /** Whether the project's own checks are taken when none was named. */
  readonly proposeChecks: boolean;
  /** Whether a check that ran zero tests may count as passed. */
  readonly allowEmpty: boolean;
}

export const requestDefaults: LoopRequest = {
  task: '',
  checks: [],
  promise: null,
  maxIterations: 20,
  minIterations: 0,
  maxMinutes: 240,
  checkTimeoutSeconds: 600,
  plan: null,
  trust: null,
  agents: [],
  guidance: true,
  proposeChecks: true,
  allowEmpty: false,
};
