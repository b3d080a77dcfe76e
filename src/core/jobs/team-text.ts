// What is shown of a job because a team does it: who has it, and the branch with its work, until that is merged.

import { plainLine } from '../text/plain-line.ts';
import { remoteKey } from './remote-key.ts';

export interface TeamStanding {
  /** `USER@HOST/PROCESS`; null while nobody has the job. */
  readonly worker: string | null;
  readonly by: string;
  readonly remote: string;
  readonly branch: string;
  /** Where it began, and the last commit on its branch; null before the first. */
  readonly commit: string;
  readonly pushed: string | null;
  /** The last commit of this clone has the work. */
  readonly isMerged: boolean;
  readonly priority: number;
  /** Of its phase; null when unknown. */
  readonly folder: string | null;
  /** Workers whose machines lacked something, each with a reason. */
  readonly handedOn: readonly string[];
}

/** Lines of a job's block. @param isDone all of its work is on the branch */
export function teamLines(team: TeamStanding, isDone: boolean): readonly string[] {
  const { worker, remote, branch, commit, by, priority, handedOn } = team;
  const who = worker === null ? 'no worker has it' : `worker ${worker}`;
  const first = priority === 0 ? '' : `; priority ${priority}`;
  const from = `${branch} of ${remote}, from ${commit.slice(0, 12)}; asked for by ${by}${first}`;
  return [
    `  team       ${plainLine(`${who}; ${from}`, 700)}`,
    ...handedOn.map((one) => `  handed on  by ${plainLine(one, 500)}`),
    ...(isDone ? branchLines(team) : []),
  ];
}

/** What to type with a finished branch; empty where its work is merged. */
export function branchLines({ branch, remote, pushed, isMerged }: TeamStanding): readonly string[] {
  if (pushed === null || isMerged) return [];
  return [
    `  finished   ${branch} of ${plainLine(remote, 300)} is not merged here`,
    `  merge      ${mergeLine(branch)}`,
    `  or         open a pull request: ${requestPage(remote, branch)}`,
  ];
}

/** One command for every shell, from any clone. */
export function mergeLine(branch: string): string {
  return `git pull --no-rebase --no-edit origin ${branch}`;
}

/** The page of the host that begins one, where its address is known; else a clause. */
function requestPage(remote: string, branch: string): string {
  const [host = '', ...names] = remoteKey(remote).split('/');
  const path = names.join('/');
  if (host.includes('github')) return `https://${host}/${path}/compare/${branch}?expand=1`;
  if (host.includes('gitlab'))
    return `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
  return `from ${branch}, where ${plainLine(remote, 300)} is hosted`;
}
