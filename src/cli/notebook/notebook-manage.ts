// The verbs of `notebook` that look after accounts and notebooks; none of them spends a question.

import { checkLogin } from '../../adapters/nlm/check-login.ts';
import { listNotebooks } from '../../adapters/nlm/notebooks.ts';
import { listProfiles } from '../../adapters/nlm/program/list-profiles.ts';
import { refreshQuota } from '../../app/notebook/refresh-quota.ts';
import { describePlan, setPlan } from '../../app/notebook/set-plan.ts';
import { syncTwins } from '../../app/notebook/sync-twins.ts';
import { useNotebook } from '../../app/notebook/use-notebook.ts';
import { setUpFacts } from '../../app/quota/set-up.ts';
import { showQuota } from '../../app/quota/show-quota.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import { isProfileName, quotedLogin } from '../../core/notebook/profile-name.ts';
import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import { DEFAULT_NAME } from '../../core/notebook/setup-request.ts';
import { renderQuota } from '../../core/report/quota-text.ts';
import { renderSetUp } from '../../core/report/setup-text.ts';
import { describeTwins } from '../../core/report/twins-text.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, textOf, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';
import { refuseToClaude } from '../frame/user-only.ts';

type Work = (workspace: Workspace) => Promise<Outcome> | Outcome;

async function within(call: VerbCall, work: Work): Promise<Outcome> {
  const opened = openProject(call);
  return opened.status === 'refused' ? failed(opened.reason) : work(opened.workspace);
}

function shown(call: VerbCall, value: unknown, text: () => Prose): Outcome {
  return isSet(call.values, 'json') ? doneJson(value) : done(text());
}

export function quota(call: VerbCall): Promise<Outcome> {
  return within(call, async (workspace) => {
    if (isSet(call.values, 'refresh')) await refreshQuota(workspace);
    const quota = showQuota(workspace);
    if (quota.status === 'refused') return failed(quota.reason);
    return shown(call, quota.report, () => renderQuota(quota.report));
  });
}

export function setAccountPlan(call: VerbCall): Promise<Outcome> {
  return within(call, async ({ userFolder }) => {
    const [profile = '', text = ''] = call.words;
    const given = textOf(call.values, 'reserve');
    if (given !== null && !/^\d{1,7}$/.test(given)) return misused('--reserve needs a number of questions.');
    const set = await setPlan(userFolder, profile, text, given === null ? null : Number(given));
    if (set.status === 'refused') return failed(`${set.reason}.`);
    return shown(call, { profile, plan: set.plan }, () => describePlan(profile, set.plan));
  });
}

export function profiles(call: VerbCall): Promise<Outcome> {
  return within(call, async ({ project: projectRoot, env }) => {
    const known = listProfiles(env);
    const rows: (Omit<(typeof known)[number], never> & { google: string | null })[] = [];
    for (const profile of known) {
      const asked = isSet(call.values, 'check') && profile.isValid;
      const told = asked ? await checkLogin({ profile: profile.name, projectRoot, env }) : null;
      rows.push({ ...profile, google: told === null ? null : told.status });
    }
    if (known.length === 0 && !isSet(call.values, 'json')) {
      return done(prose`nlm has no profile here: run \`nlm login --profile NAME\`.`);
    }
    return shown(call, rows, () => joinProse(rows.map(profileLine), '\n'));
  });
}

function profileLine(row: {
  name: string;
  email: string | null;
  isValid: boolean;
  isDefault: boolean;
  google: string | null;
}) {
  const { email, isValid, isDefault, google } = row;
  const name = quoteName(row.name, 80);
  const who = email === null ? name : prose`${name} (${quoteName(email, 120)})`;
  const isOut = !isValid || google === 'auth-expired' || google === 'profile-missing';
  const state = isOut ? prose`logged out: run \`${quotedLogin(row.name)}\`` : loginOf(google);
  return prose`${who}${isDefault ? prose`, default` : prose``}: ${state}`;
}

function loginOf(google: string | null): Prose {
  if (google === null) return prose`has a login`;
  return google === 'ok' ? prose`logged in` : quoteName(google);
}

export function listAll(call: VerbCall): Promise<Outcome> {
  return within(call, async ({ project: projectRoot, env }) => {
    const profile = textOf(call.values, 'profile');
    const listed = await listNotebooks({ profile, projectRoot, env });
    if (listed.status !== 'ok') {
      return failed(refusalSentence({ reason: listed.status, text: listed.text, profile }));
    }
    const line = (row: (typeof listed.data)[number]) =>
      prose`${quoteName(row.id, 120)}  ${quoteLine(row.title, 200)} (${row.sourceCount} sources)`;
    return shown(call, listed.data, () =>
      listed.data.length === 0 ? prose`No notebook yet.` : joinProse(listed.data.map(line), '\n'),
    );
  });
}

export function use(call: VerbCall): Promise<Outcome> {
  return within(call, async (workspace) => {
    const profile = textOf(call.values, 'profile');
    const notebook = call.words[0] ?? null;
    if (notebook === null && profile === null) {
      return misused('notebook use needs the id of a notebook, or --profile P for an account alone.');
    }
    const name = textOf(call.values, 'name') ?? DEFAULT_NAME;
    const used = await useNotebook(workspace, { notebook, profile, name });
    if (used.status === 'refused') return failed(`${used.reason}.`);
    return shown(call, { notebook: name, profile: used.profile, id: notebook }, () =>
      forPeople([used.message]),
    );
  });
}

export function sync(call: VerbCall): Promise<Outcome> {
  return within(call, async (workspace) => {
    const { profile: given } = call.values;
    const to = (Array.isArray(given) ? given : [given]).filter((name) => typeof name === 'string');
    const bad = to.find((name) => !isProfileName(name));
    if (bad !== undefined) return misused(`"${bad.slice(0, 80)}" is no profile name.`);
    const from = textOf(call.values, 'from');
    const newTwin = (): string | null =>
      refuseToClaude(call, 'notebook sync to an account that has no twin yet')?.problem?.replace(/\.$/, '') ??
      null;
    const synced = await syncTwins(workspace, { name: call.words[0] ?? '', from, to, newTwin });
    if (synced.status === 'refused') return failed(`${synced.reason}.`);
    const outcome = shown(call, synced, () => describeTwins(synced.twins));
    const problems = synced.twins.flatMap((twin) => (twin.status === 'refused' ? [twin.reason] : []));
    return problems.length === 0 ? outcome : { ...outcome, code: 1, problem: problems.join(' ') };
  });
}

export function examine(call: VerbCall): Promise<Outcome> {
  return within(call, async (workspace) => {
    const facts = await setUpFacts(workspace);
    return shown(call, facts, () => renderSetUp(facts));
  });
}
