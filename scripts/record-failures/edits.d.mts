export type Edit = number | string | readonly (number | string)[];
export function applyEdits(lines: readonly string[], edits: readonly Edit[]): string[];
