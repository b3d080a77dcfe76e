// What a machine lacks to work for a team: looked at when a worker starts, and again when a job could not be done, so
// that another machine gets it.

import { tryCommit } from '../../adapters/git/commits/try-commit.ts';
import { tryPush } from '../../adapters/git/remote-clone.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { diagnoseClient, diagnoseNode } from '../diagnose/diagnose-client.ts';
import { whyLoggedOut } from '../headless/login-status.ts';
import { locateClient, NO_CLIENT } from '../jobs/job-client.ts';
import { lackOfRights } from '../jobs/job-desk.ts';
import { isAllowedIn } from '../trust/commit-in-project.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Sentences, each with what to do; empty when the machine can work. */
export async function lacksOf(workspace: Workspace): Promise<readonly string[]> {
  const found = await Promise.all([
    lackOfRights(workspace, { kind: 'execute-phase' }),
    old(diagnoseNode()),
    lackOfClient(workspace),
    lackOfIdentity(workspace),
    lackOfRemote(workspace),
  ]);
  return found.filter((one) => one !== null);
}

async function lackOfClient(workspace: Workspace): Promise<string | null> {
  const located = locateClient(workspace);
  if (located === null) return `${NO_CLIENT}.`.replace(/^t/, 'T');
  return old(await diagnoseClient(workspace)) ?? whyLoggedOut(workspace, located.program);
}

function old({ name, status, detail, fix }: ReturnType<typeof diagnoseNode>): string | null {
  return status === 'fail' ? `${name} is ${detail}. ${fix ?? ''}`.trim() : null;
}

async function lackOfIdentity({ project, env }: Workspace): Promise<string | null> {
  const refused = await tryCommit(project, 'chore: try what a commit needs', isAllowedIn(project, env));
  return refused === null
    ? null
    : `A commit cannot be made here (${plainLine(refused, 300)}): git config user.name and user.email say who makes them.`;
}

/** A branch that is never made. */
const TRIAL = 'msw/job-trial';

async function lackOfRemote({ project }: Workspace): Promise<string | null> {
  const refused = await tryPush(project, TRIAL);
  return refused === null
    ? null
    : `The remote cannot be pushed to (${plainLine(refused, 300)}): git push --dry-run says why.`;
}
