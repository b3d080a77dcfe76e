export function plainModules(bundle: string): string;
export function plainImports(bundle: string): string;
export function ascii(program: string): string;
