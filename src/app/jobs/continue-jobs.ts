// Continues the jobs of this user on this machine whose runners are gone, as after a reboot, and says what calls it then.

import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { NO_PROGRAM, ownProgram } from '../../adapters/process/own-program.ts';
import { type Service, type ServiceText, serviceText } from '../../core/jobs/service-text.ts';
import { type Environment, openWorkspace } from '../workspace/workspace.ts';
import { listClaims } from './claims.ts';
import { tendJobs } from './tend-jobs.ts';

type Refused = { readonly status: 'refused'; readonly reason: string };

/** How many jobs are under way afterwards, in all projects. */
export async function continueJobs(
  env: Environment,
  now: () => number,
): Promise<{ readonly status: 'ok'; readonly jobs: number } | Refused> {
  const folder = ownUserFolder(null, env);
  if (folder.status === 'refused') return { status: 'refused', reason: `${folder.reason}.` };
  for (const { project } of listClaims(folder.path)) {
    const opened = openWorkspace(project, env, now, folder);
    if (opened.status === 'refused') continue;
    // One project tends the jobs of all.
    await tendJobs(opened.workspace);
    break;
  }
  return { status: 'ok', jobs: listClaims(folder.path).length };
}

/** Where the machine starts its programs, little of this environment is there: the client has to be found. */
const NEEDED = ['PATH', 'MSW_HOME', 'CLAUDE_CONFIG_DIR', 'XDG_DATA_HOME'];

/** @param kind null for that of this platform */
export function printService(
  kind: Service | null,
  env: Environment,
): { readonly status: 'ok'; readonly service: ServiceText } | Refused {
  const program = ownProgram();
  if (program === null) return { status: 'refused', reason: NO_PROGRAM };
  const variables = Object.fromEntries(
    NEEDED.flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  );
  const command = [process.execPath, program, 'job', 'service'];
  const service = serviceText(kind ?? ownKind(), { command, variables });
  return service === null
    ? {
        status: 'refused',
        reason: 'PATH, or the path of MSW, contains a character that no such file can contain.',
      }
    : { status: 'ok', service };
}

function ownKind(): Service {
  if (process.platform === 'win32') return 'windows';
  return process.platform === 'darwin' ? 'launchd' : 'systemd';
}
