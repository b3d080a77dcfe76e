export interface RecordedCase {
  /** As the recorder wrote it, not checked. */
  readonly definition: Readonly<Record<string, unknown>>;
  readonly a: Buffer;
  readonly b: Buffer;
}
export function recordedTools(folder?: string): string[];
export function readCases(tool: string, folder?: string): Map<string, RecordedCase>;
export function writeCases(
  tool: string,
  cases: Iterable<readonly [string, RecordedCase]>,
  folder?: string,
): void;
