export function plainModules(bundle: string): string;
