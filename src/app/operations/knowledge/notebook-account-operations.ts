// The accounts that NotebookLM is asked with: their logins, plans and what is left of their quotas.

import { checkLogin } from '../../../adapters/nlm/notebooks.ts';
import { findNlm } from '../../../adapters/nlm/program/locate-nlm.ts';
import { listProfiles, type NlmProfile } from '../../../adapters/nlm/program/nlm-profiles.ts';
import { quotedLogin } from '../../../core/notebook/profile-name.ts';
import { NOT_INSTALLED } from '../../../core/notebook/refusal.ts';
import { renderQuota } from '../../../core/report/quota-text.ts';
import { renderSetUp } from '../../../core/report/setup-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { noteLogin } from '../../notebook/note-login.ts';
import { type RefreshedLogin, refreshLogins } from '../../notebook/refresh-logins.ts';
import { setUpFacts } from '../../quota/set-up.ts';
import { describePlan, refreshQuota, setPlan, showQuota } from '../../quota/show-quota.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, text, word } from '../operation/inputs.ts';
import { done, operation, refused } from '../operation/operation.ts';

export const quota = operation({
  name: 'notebook quota',
  about: 'Show what is left of every account and what was asked',
  effect: 'asks',
  tool: {
    name: 'quota_status',
    about: 'Show what is left of the quotas',
    takes: {},
    isReadOnly: true,
  },
  grant: { to: ['setup'] },
  inputs: { refresh: flag('ask Google first, also within ten minutes of the last time') },
  run: (place, { refresh }) =>
    inWorkspace(place, async (workspace) => {
      await refreshQuota(workspace, refresh);
      const shown = showQuota(workspace);
      return shown.status === 'refused' ? shown : done({ ...shown.report, isInstalled: hasNlm(workspace) });
    }),
  text: renderQuota,
});

export const plan = operation({
  name: 'notebook plan',
  about: 'Set how many questions an account may ask in a day; in Claude Code: /msw:setup plan',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:setup plan',
  inputs: {
    profile: word('a profile'),
    plan: word('its plan: free, plus, pro, ultra or a number'),
    reserve: count('N', 'how many of them are kept for planning and research', [0, 9_999_999]),
  },
  run: (place, { profile, plan: name, reserve }) =>
    inWorkspace(place, async ({ userFolder }) => {
      const set = await setPlan(userFolder, profile, name, reserve);
      return set.status === 'refused'
        ? refused(`Nothing was changed: ${set.reason}.`)
        : done({ profile, plan: set.plan });
    }),
  text: ({ profile, plan: set }) => describePlan(profile, set),
});

export const profiles = operation({
  name: 'notebook profiles',
  about: 'List the accounts that nlm has',
  effect: 'asks',
  grant: { to: ['setup'], options: ['check'] },
  inputs: { check: flag('ask Google whether it still accepts their logins') },
  run: (place, { check }) =>
    inWorkspace(place, async (workspace) => {
      const known = listProfiles(workspace.env);
      if (known.length === 0 && !hasNlm(workspace)) return refused(NOT_INSTALLED);
      const rows: ProfileRow[] = [];
      for (const profile of known) rows.push(await lookAtProfile(workspace, profile, check));
      return done(rows);
    }),
  text: (rows) =>
    rows.length === 0
      ? prose`nlm has no profile here: run \`nlm login --profile NAME\`.`
      : joinProse(rows.map(profileLine), '\n'),
});

export const refresh = operation({
  name: 'notebook refresh',
  about: 'Renew logins where no browser is needed, and say which of them Google accepts',
  effect: 'asks',
  tool: {
    name: 'refresh_auth',
    about: 'Renew NotebookLM logins that need no browser',
    takes: { profile: 'default: all' },
    isLong: true,
    isIdempotent: true,
  },
  inputs: { profile: text('P', 'the account; by default all') },
  run: (place, { profile }) =>
    inWorkspace<Refreshed>(place, async (workspace) => {
      const logins = await refreshLogins(workspace, profile);
      if (logins.length === 0 && !hasNlm(workspace)) return refused(NOT_INSTALLED);
      if (logins.length === 0)
        return refused(
          profile === null
            ? 'nlm has no profile here: the user runs `nlm login --profile NAME`.'
            : `nlm has no such profile. To list them: ${place.words.call('notebook profiles')}`,
        );
      const troubles = logins.flatMap(({ trouble }) => trouble ?? []);
      if (troubles.length === 0) return done({ logins });
      return { status: 'failed', value: { logins }, reason: troubles.join(' ') };
    }),
  text: ({ logins }) =>
    joinProse(
      logins.map(
        ({ profile, trouble }) =>
          prose`${quoteName(profile, 80)}: ${trouble === null ? prose`logged in` : prose`not logged in`}`,
      ),
      '\n',
    ),
});

function hasNlm({ env, project }: Workspace): boolean {
  return findNlm(env, project) !== null;
}

interface Refreshed {
  readonly logins: readonly RefreshedLogin[];
}

export const doctor = operation({
  name: 'notebook doctor',
  about: 'Say what is installed, who is logged in, and what to do next',
  effect: 'asks',
  grant: { to: ['setup'] },
  inputs: {},
  run: (place) => inWorkspace(place, async (workspace) => done(await setUpFacts(workspace, true))),
  text: renderSetUp,
});

type ProfileRow = NlmProfile & {
  readonly google: string | null;
  /** Since nlm last found the login valid; null when unknown. */
  readonly ageMinutes: number | null;
};

async function lookAtProfile(workspace: Workspace, profile: NlmProfile, check: boolean): Promise<ProfileRow> {
  const { project: projectRoot, env, now } = workspace;
  const { name: account, lastValidated } = profile;
  const login = check && profile.isValid ? await checkLogin({ profile: account, projectRoot, env }) : null;
  if (login !== null) await noteLogin(workspace, { account, login: lastValidated }, login.status);
  return { ...profile, google: login?.status ?? null, ageMinutes: ageOf(lastValidated, now()) };
}

/** nlm writes local time without a zone, and it is read as local time here. */
function ageOf(lastValidated: string | null, now: number): number | null {
  const at = lastValidated === null ? Number.NaN : Date.parse(lastValidated);
  return Number.isNaN(at) || at > now ? null : Math.floor((now - at) / 60_000);
}

function profileLine({ name: id, email, isValid, isDefault, google, ageMinutes }: ProfileRow): Prose {
  const name = quoteName(id, 80);
  const who = email === null ? name : prose`${name} (${quoteName(email, 120)})`;
  const isOut = !isValid || google === 'auth-expired' || google === 'profile-missing';
  const state = isOut ? prose`logged out: run \`${quotedLogin(id)}\`` : loginOf(google);
  const age = ageMinutes === null ? prose`` : prose`, last verified ${ageText(ageMinutes)} ago`;
  return prose`${who}${isDefault ? prose`, default` : prose``}: ${state}${age}`;
}

function ageText(minutes: number): Prose {
  if (minutes < 120) return prose`${minutes} min`;
  return minutes < 48 * 60
    ? prose`${Math.floor(minutes / 60)} h`
    : prose`${countOf(Math.floor(minutes / 1440), 'day')}`;
}

function loginOf(google: string | null): Prose {
  if (google === null) return prose`has a login`;
  return google === 'ok' ? prose`logged in` : quoteName(google);
}
