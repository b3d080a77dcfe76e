// A project and accounts of the stand-in for Google, as the real nlm sees them.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotebookPlace } from '../../../src/app/notebook/chosen-notebook.ts';
import { type Google, startGoogle } from '../../support/google/google.ts';
import type { Account } from '../../support/google/scenario.ts';
import { chooseNotebooks, type NotebookSettings } from '../../support/nlm/choose-notebooks.ts';
import { type NlmVersion, nlmEnvironment } from '../../support/nlm/nlm-store.ts';
import { quickNlm } from '../../support/nlm/quick-nlm.ts';

export interface Stage {
  readonly google: Google;
  readonly place: NotebookPlace;
  readonly env: Readonly<Record<string, string>>;
  /** Settings that the user chose. */
  configure(config: NotebookSettings & Readonly<Record<string, unknown>>): Promise<void>;
  /** Settings that came with the repository. */
  bring(config: unknown): void;
  close(): Promise<void>;
}

/** `answer` writes the answer to a question. */
export async function openStage(
  version: NlmVersion,
  accounts: readonly Account[],
  answer?: (question: string) => string,
): Promise<Stage> {
  const google = await startGoogle(answer);
  const directory = realpathSync.native(mkdtempSync(join(tmpdir(), 'msw-')));
  const project = join(directory, 'project');
  const env: Record<string, string> = {
    ...nlmEnvironment(directory, google, version, accounts),
    MSW_NLM: await quickNlm(version),
  };
  const userFolder = env.MSW_HOME ?? '';
  mkdirSync(join(project, '.msw'), { recursive: true });
  mkdirSync(userFolder, { recursive: true });
  const bring = (config: unknown): void =>
    writeFileSync(join(project, '.msw', 'config.json'), JSON.stringify(config));
  return {
    google,
    place: { project, userFolder, env, now: Date.now },
    env,
    configure: async (config) => {
      bring(config);
      await chooseNotebooks(userFolder, project, config);
    },
    bring,
    close: async () => {
      await google.close();
      rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
