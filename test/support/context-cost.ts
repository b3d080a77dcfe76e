// What the plugin adds to every request of a session without a loop: the difference of two request bodies, with the
// plugin and without it. The client's own estimate leaves out the tools of the server, which connects only after the
// first requests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runClient } from './client.ts';
import type { ClientVersion } from './client-binary.ts';
import { pluginErrors } from './client-events.ts';
import type { ModelRequest } from './model-request.ts';

/** Requests that are compared once the server is connected. */
const COMPARED = 3;
/** The client connects while it works; a slow machine needs more requests for it. */
const MOST = 300;

/**
 * In characters of the request body.
 * @param folder empty, for this measurement alone
 * @param server the name of the plugin's server, as in its tools; null for a plugin without one
 */
export const contextCost = async (
  version: ClientVersion,
  plugin: string,
  folder: string,
  server: string | null = 'plugin_msw_msw',
): Promise<number> => {
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  const tool = { name: 'Bash', input: { command: 'true', description: 'x' } };
  /** Calls a tool in each request before the last one; `isLast` is asked in order. */
  const sizesOf = async (
    home: string,
    pluginDirs: readonly string[],
    isLast: (request: ModelRequest) => boolean,
  ): Promise<readonly number[]> => {
    const run = await runClient({
      ...{ version, cwd, home: join(folder, home), pluginDirs, prompt: 'Wait a little.' },
      script: { main: [(request) => (isLast(request) ? 'Done.' : { tools: [tool] })] },
    });
    const errors = pluginErrors(run.init);
    if (errors.length > 0) throw new Error(`the plugin did not load: ${errors.join('; ')}`);
    return run.requests.map(({ size }: ModelRequest) => size);
  };
  // The names of both homes are in the requests.
  let first = MOST;
  const withPlugin = await sizesOf('home-0', [plugin], (request) => {
    if (first === MOST && (server === null || namesServer(request, server))) first = request.index + 1;
    return request.index >= Math.min(first + COMPARED, MOST);
  });
  const bare = await sizesOf('home-1', [], ({ index }) => index + 1 >= withPlugin.length);
  const costs = withPlugin.slice(first).map((size, at) => size - (bare[first + at] ?? Number.NaN));
  const [cost] = costs;
  if (cost === undefined || costs.some((one) => one !== cost))
    throw new Error(`the cost of the plugin differs between requests: ${costs.join(', ')}`);
  return cost;
};

const namesServer = ({ messages, systemText, tools }: ModelRequest, server: string): boolean =>
  `${JSON.stringify(messages)} ${systemText} ${tools.join(' ')}`.includes(`mcp__${server}__`);
