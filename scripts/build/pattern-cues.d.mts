export function cuesOf(pattern: RegExp): readonly string[] | null;
