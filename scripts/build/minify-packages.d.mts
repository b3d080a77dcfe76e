export function minifyPackages(bundle: string): Promise<string>;
