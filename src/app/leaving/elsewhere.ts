// What lies outside of MSW's folders and is not removed: at Google, on a team's servers, in settings and timetables of
// the user, and what the client keeps.

import {
  type ClientTrace,
  clientTraces,
  installedAs,
  rulesIn,
} from '../../adapters/claude-code/client-traces.ts';
import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { addedOfAll } from '../../adapters/user/notebook-sources.ts';
import { choicesOfAll } from '../../adapters/user/project-choices.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Elsewhere } from '../../core/leaving/trace.ts';
import { shownWord } from '../../core/shell/quote-argument.ts';
import { countOf } from '../../core/text/count-of.ts';
import type { Workspace } from '../workspace/workspace.ts';

export function elsewhereOf(workspace: Workspace, projects: readonly string[]): readonly Elsewhere[] {
  return [
    ...atGoogle(workspace.userFolder),
    ...onServers(workspace),
    ...rulesOf(workspace, projects),
    WORKERS,
  ];
}

/** Whoever wrote them, nothing says that they are there. */
const WORKERS: Elsewhere = {
  what: 'a worker or a job that you start from systemd, cron or CI',
  cure: 'stop it and remove its line, since it would make the user folder again',
};

function atGoogle(userFolder: string): readonly Elsewhere[] {
  const added = addedOfAll(userFolder);
  return choicesOfAll(userFolder).flatMap(({ account, notebook }) => {
    if (notebook === null) return [];
    const own = added.filter((one) => one.account === account && one.notebook === notebook);
    const sources = own.filter(({ source }) => source !== null).length;
    const words = ['nlm', 'notebook', 'delete', notebook, '--profile', account];
    return {
      what: `the notebook ${notebook} in ${account}, with ${countOf(sources, 'source')} of MSW's`,
      cure: `it is yours; to delete it: ${words.map((word) => shownWord(word, false) ?? 'TEXT').join(' ')}`,
    };
  });
}

function onServers({ userFolder, env }: Workspace): readonly Elsewhere[] {
  const { postgres, qdrant, otlp } = readUserSettings(userFolder).settings;
  const named = (value: unknown, what: string, cure: string): readonly Elsewhere[] =>
    value === null || value === undefined || value === '' ? [] : [{ what, cure }];
  return [
    ...named(
      postgres ?? env.MSW_POSTGRES,
      'what you shared in the team’s PostgreSQL',
      'rows of the schemas msw and msw_jobs; who administers it drops them when nobody uses them',
    ),
    ...named(qdrant ?? env.MSW_QDRANT, 'vectors in Qdrant', 'collections whose names begin with msw'),
    ...named(otlp, 'what your collector received', 'by the rules of the collector'),
  ];
}

function rulesOf(workspace: Workspace, projects: readonly string[]): readonly Elsewhere[] {
  const files = new Map(
    projects.flatMap((project) =>
      readClientSettings({ ...workspace, project }).map(({ path, value }) => [path, rulesIn(value)] as const),
    ),
  );
  return [...files].flatMap(([path, rules]) =>
    rules.length === 0
      ? []
      : [
          {
            what: `${countOf(rules.length, 'rule')} in ${path}`,
            cure: `the client wrote what you allowed: delete ${rules.join(', ')}`,
          },
        ],
  );
}

export function clientOf({ env }: Workspace): readonly Elsewhere[] {
  return clientTraces(env).map(({ path, kind }) => ({ what: path, cure: CURES[kind] }));
}

const CURES: Readonly<Record<ClientTrace['kind'], string>> = {
  plugin: 'goes with the plugin, or some days later; you may delete it then',
  log: 'the client keeps it; you may delete it',
};

/** The lines of the client that remove the plugin. */
export function clientLines({ env }: Workspace): readonly string[] {
  const id = installedAs(env) ?? 'msw@msw-protocol';
  const [, marketplace = ''] = id.split('@');
  return [`claude plugin uninstall ${id}`, `claude plugin marketplace remove ${marketplace}`];
}
