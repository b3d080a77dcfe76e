// What the built hooks say of a case: a loop is armed in its project, the work is done, and Claude stops.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { CasePlace } from './case-place.ts';
import type { VerdictCase } from './read-cases.ts';

export interface Judgement {
  /** `not done`: the loop holds the session, or ended otherwise. */
  readonly verdict: 'proven' | 'passed' | 'not done';
  readonly reason: string;
  readonly findings: readonly string[];
  /** Whether the user reads that the check was made easier to pass. */
  readonly isAccused: boolean;
  /** Of arming and stopping, with the checks. */
  readonly ms: number;
  /** What the client shows when Claude stops. */
  readonly notice: string;
}

/** @param dist the built plugin */
export async function judgeCase(dist: string, one: VerdictCase): Promise<Judgement> {
  const place = await CasePlace.make(one);
  try {
    const began = performance.now();
    await arm(dist, place, one);
    const armed = performance.now();
    await place.work();
    const worked = performance.now();
    const notice = await stop(dist, place);
    const ms = Math.round(performance.now() - worked + armed - began);
    return { ...(await read(dist, place, notice)), ms, notice };
  } finally {
    await place.end();
  }
}

/** The worst that MSW says of a change. */
const ACCUSATION = /made easier to pass/i;
const SESSION = { session_id: 'verdict', transcript_path: null };

async function arm(dist: string, place: CasePlace, { checks, options }: VerdictCase): Promise<void> {
  const typed = checks.map((check) => `--check "${check.replaceAll('"', '\\"')}"`).join(' ');
  const shown = await hook(dist, place, 'command', {
    hook_event_name: 'UserPromptExpansion',
    command_name: 'msw:loop',
    command_args: `"Make the checks pass" ${typed} --no-guidance --check-timeout 120 ${options}`,
  });
  if (!shown.includes('additionalContext')) throw new Error(`no loop was armed: ${shown}`);
}

async function stop(dist: string, place: CasePlace): Promise<string> {
  const shown = await hook(dist, place, 'stop', {
    hook_event_name: 'Stop',
    stop_hook_active: false,
    last_assistant_message: 'It is done.',
    background_tasks: [],
  });
  // A hook that steps aside prints nothing.
  return shown === '' ? '' : (answer.parse(JSON.parse(shown)).systemMessage ?? '');
}

const answer = z.object({ systemMessage: z.string().optional() });

async function hook(
  dist: string,
  { project, env }: CasePlace,
  name: string,
  fields: object,
): Promise<string> {
  const { stdout, stderr } = await execa(process.execPath, [join(dist, 'hooks', `${name}.cjs`)], {
    cwd: project,
    env: { ...env, CLAUDE_PROJECT_DIR: project },
    extendEnv: false,
    reject: false,
    input: JSON.stringify({ ...SESSION, cwd: project, ...fields }),
  });
  if (stderr !== '') throw new Error(`${name}: ${stderr}`);
  return stdout;
}

const result = z.object({
  cause: z.string(),
  report: z.string().nullable(),
  proof: z.object({
    verdict: z.enum(['proven', 'passed']),
    reason: z.string(),
    findings: z.array(z.string()),
  }),
});

async function read(
  dist: string,
  { project, env }: CasePlace,
  notice: string,
): Promise<Pick<Judgement, 'verdict' | 'reason' | 'findings' | 'isAccused'>> {
  const { stdout } = await execa(process.execPath, [join(dist, 'cli.mjs'), 'loop', 'result', '--json'], {
    cwd: project,
    env,
    extendEnv: false,
    reject: false,
  });
  const found = result.safeParse(stdout === '' ? null : JSON.parse(stdout));
  if (!found.success || found.data.cause !== 'done')
    return { verdict: 'not done', reason: notice, findings: [], isAccused: ACCUSATION.test(notice) };
  const { proof, report } = found.data;
  const page = report === null ? '' : join(project, report);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return { ...proof, isAccused: ACCUSATION.test(`${notice}\n${stdout}\n${text}`) };
}
