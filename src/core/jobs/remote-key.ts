// A remote's address: one key for a repository however it is reached, and the address as it may be shown.

/** One key for a repository whatever the protocol: `github.com/owner/name`. */
export function remoteKey(url: string): string {
  const bare = withoutCredentials(url)
    .replace(/\/{1,9}$/, '')
    .replace(/\.git$/, '');
  const scp = SCP.exec(bare);
  if (scp !== null) return `${(scp[1] ?? '').toLowerCase()}/${(scp[2] ?? '').replace(/^\/+/, '')}`;
  if (!URL.canParse(bare) || !bare.includes('://')) return bare.replaceAll('\\', '/');
  const { protocol, host, hostname, pathname } = new URL(bare);
  if (protocol === 'file:') return pathname;
  // For ssh, the port only says how the host is reached.
  return `${protocol === 'ssh:' ? hostname : host}${pathname}`;
}

/** `git@host:path`; a Windows drive letter is not a host. */
const SCP = /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/;

/** Only ssh keeps its user name. */
export function withoutCredentials(url: string): string {
  if (!url.includes('://') || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = '';
  if (parsed.protocol !== 'ssh:') parsed.username = '';
  parsed.search = '';
  parsed.hash = '';
  return parsed.href;
}
