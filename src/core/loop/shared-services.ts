// Signs that checks use what all their runs share, wherever they run: a database, or a port of this machine. Only to say
// so; nothing is decided by it.

/**
 * The first sign in the commands that run or among the files next to them; null without one.
 * @param names of the files in the project's folder
 */
export function sharedService(commands: readonly string[], names: readonly string[]): string | null {
  for (const command of commands) {
    const [found] = SERVICE.exec(command) ?? [];
    if (found !== undefined) return found;
  }
  return names.find((name) => SERVICES_FILE.test(name)) ?? null;
}

/** Clients and starters of services, and addresses of them. */
const SERVICE =
  /\b(?:psql|mysql|mongosh|redis-cli|docker|podman|wait-on|start-server-and-test|[\w:]{0,30}migrate|localhost:\d+|\w{0,30}_PORT|PORT|\w{0,30}DATABASE_URL)\b/;

const SERVICES_FILE = /^(?:docker-)?compose\.ya?ml$/;
