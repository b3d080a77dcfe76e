// The real MCP server of nlm against the stand-in for Google, as the plugin starts it.

import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DebugLog } from '../../../obsidian/src/debug-log.ts';
import { NotebookServer, type ServerState } from '../../../obsidian/src/server/notebook-server.ts';
import { type Google, startGoogle } from '../../support/google/google.ts';
import { nlmEnvironment, nlmExecutable } from '../../support/nlm/nlm-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export interface ServerScene {
  readonly google: Google;
  readonly server: NotebookServer;
  readonly vault: string;
  readonly env: Record<string, string>;
  /** The server's own program. */
  readonly program: string;
  readonly store: string;
  readonly states: ServerState[];
  readonly events: { readonly event: string; readonly fields: Readonly<Record<string, unknown>> }[];
  /** Resolves when the log has it, of now on. */
  heard(event: string): Promise<Readonly<Record<string, unknown>>>;
}

/** @param program what the settings name, made from the server's own; by default it is on the PATH */
export async function serverScene({
  program,
  isDebug = false,
  answer,
}: {
  program?: (own: string) => string;
  isDebug?: boolean;
  answer?: (question: string) => string;
} = {}): Promise<ServerScene> {
  const google = await startGoogle(answer);
  const folder = tempFolder();
  const vault = tempFolder();
  const own = join(dirname(nlmExecutable('0.15.8')), 'notebooklm-mcp');
  const env = nlmEnvironment(folder, google, '0.15.8', []);
  env.PATH = `${dirname(own)}:${env.PATH}`;
  const states: ServerState[] = [];
  const events: ServerScene['events'] = [];
  const waiting: { event: string; resolve: (fields: Readonly<Record<string, unknown>>) => void }[] = [];
  const log: DebugLog = (event, fields = {}) => {
    events.push({ event, fields });
    for (const one of waiting.splice(0)) {
      if (one.event === event) one.resolve(fields);
      else waiting.push(one);
    }
  };
  const named = program?.(own) ?? '';
  const server = new NotebookServer({
    vault,
    env,
    program: () => named,
    isDebug: () => isDebug,
    log,
    changed: (state) => states.push(state),
  });
  onTestFinished(async () => {
    await server.stop();
    await google.close();
  });
  return {
    ...{ google, server, vault, env, program: own, store: join(folder, 'store'), states, events },
    heard: (event) => new Promise((resolve) => waiting.push({ event, resolve })),
  };
}
