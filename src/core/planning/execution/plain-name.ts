// Names of folders and plans that become words of a command line: nothing that a shell reads may be in them.

export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}
