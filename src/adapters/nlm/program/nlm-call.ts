// The account and environment of an nlm call, and its possible results. Expected outcomes are values; the text of a
// refusal is nlm's own, redacted. The environment contains only the variables that nlm needs, so that no other can make
// it run code, read other logins, trust another certificate or write its keys into a file.

import type { RefusalReason } from '../../../core/notebook/refusal.ts';
import { leadsAstray, projectReach } from '../../files/project-reach.ts';

export interface NlmAccount {
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** No program inside it is ever run. */
  readonly projectRoot: string;
  readonly env: NlmVariables;
  /** Its calls may run at the same time as each other, where this nlm can do that. */
  readonly isSideBySide?: boolean;
}

export type NlmVariables = Readonly<Record<string, string | undefined>>;

export type NlmResult<T> = { readonly status: 'ok'; readonly data: T } | NlmRefusal;

export interface NlmRefusal {
  readonly status: RefusalReason;
  readonly text: string;
  /** False: Google has certainly not received the request, so nothing was spent or changed. */
  readonly wasSent: boolean;
}

/** MSW's own refusal, before nlm ran. */
export function unsent(status: RefusalReason, text: string): NlmRefusal {
  return { status, text, wasSent: false };
}

/** Maps `data` of a result; a refusal is returned unchanged. */
export function mapped<A, B>(result: NlmResult<A>, into: (data: A) => B): NlmResult<B> {
  return result.status === 'ok' ? { status: 'ok', data: into(result.data) } : result;
}

/**
 * Refusals after which a change may or may not have been made by Google: its answer was lost, nlm hides the cause, or
 * the code (3 and 9) can also mean "accepted, not ready yet".
 */
const UNCERTAIN: ReadonlySet<string> = new Set(['unknown', 'usage', 'timeout', 'network', 'lost-answer']);

export function isUncertain(refusal: NlmRefusal): boolean {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}

export type NlmEnvironment =
  | { readonly status: 'ready'; readonly env: Readonly<Record<string, string>> }
  | NlmRefusal;

/** Refused when a variable puts the logins or the certificates into the project. */
export function nlmEnvironment({ env, profile, projectRoot }: NlmAccount): NlmEnvironment {
  const reach = projectReach(projectRoot);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const key = name.toUpperCase();
    if (value === undefined || value === '' || !isKnown(key)) continue;
    const leads = (DECISIVE.has(key) || PLACES.has(key)) && leadsAstray(value, reach);
    if (leads && DECISIVE.has(key)) return unsent('unknown', astray(name));
    if (!leads) kept[name] = value;
  }
  // In addition to --profile: recovering an expired login would otherwise reload nlm's default account and act as it.
  const account: Readonly<Record<string, string>> = profile === null ? {} : { NLM_PROFILE: profile };
  return { status: 'ready', env: { ...kept, ...SPEECH, ...account } };
}

function astray(name: string): string {
  return `the variable ${name} leads into the project, where nlm must not look for logins or certificates: unset it`;
}

function isKnown(key: string): boolean {
  return NEEDED.has(key) || DECISIVE.has(key) || PLACES.has(key) || key.startsWith('LC_');
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** They decide whose logins are used, and which server is trusted as Google. */
const DECISIVE = words(
  `NOTEBOOKLM_MCP_CLI_PATH SSL_CERT_FILE SSL_CERT_DIR ${process.platform === 'win32' ? 'USERPROFILE' : 'HOME'}`,
);

/** Paths that nlm can do without. */
const PLACES = words(`
  TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
  APPDATA LOCALAPPDATA PROGRAMDATA SYSTEMROOT WINDIR COMSPEC PYENV_ROOT ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR`);

/** The machine, the network, the system's keystore, and nlm's own variables that can do no harm. */
const NEEDED = words(`
  PATH PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USER USERNAME LOGNAME LANG LANGUAGE TZ
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY
  DBUS_SESSION_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY SSH_CONNECTION SSH_TTY
  NLM_PROFILE NLM_AUTH_STORAGE NOTEBOOKLM_BASE_URL NOTEBOOKLM_HL NOTEBOOKLM_PROJECT_ID NOTEBOOKLM_LOCATION`);

const SPEECH = {
  COLUMNS: '1000',
  NO_COLOR: '1',
  _TYPER_STANDARD_TRACEBACK: '1',
  PYTHONUTF8: '1',
  PYTHONIOENCODING: 'utf-8',
  // A refused query is reported at once; the quota decides whether to retry, not nlm's retry loop.
  NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '0',
};
