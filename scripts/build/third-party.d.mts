export function thirdParty(files: readonly string[]): string;
