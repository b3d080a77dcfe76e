// What the plugin adds to every request of a session without a loop: the difference of two request bodies, with the
// plugin and without it. The client's own estimate leaves out the tools of the server, which connects only after the
// first requests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runClient } from './client.ts';
import type { ClientVersion } from './client-binary.ts';
import { pluginErrors } from './client-events.ts';
import type { ModelRequest } from './model-request.ts';

const FIRST = 2;
const TURNS = 5;

/** In characters of the request body. @param folder empty, for this measurement alone */
export const contextCost = async (
  version: ClientVersion,
  plugin: string,
  folder: string,
): Promise<number> => {
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  const tool = { name: 'Bash', input: { command: 'true', description: 'x' } };
  const sizesOf = async (home: string, pluginDirs: readonly string[]): Promise<readonly number[]> => {
    const run = await runClient({
      ...{ version, cwd, home: join(folder, home), pluginDirs, prompt: 'Wait a little.' },
      script: { main: [...Array.from({ length: TURNS }, () => ({ tools: [tool] })), 'Done.'] },
    });
    const errors = pluginErrors(run.init);
    if (errors.length > 0) throw new Error(`the plugin did not load: ${errors.join('; ')}`);
    return run.requests.map(({ size }: ModelRequest) => size);
  };
  // The names of both homes are in the requests.
  const bare = await sizesOf('home-0', []);
  const withPlugin = await sizesOf('home-1', [plugin]);
  const costs = withPlugin.slice(FIRST).map((size, at) => size - (bare[FIRST + at] ?? Number.NaN));
  const [cost] = costs;
  if (cost === undefined || costs.some((one) => one !== cost))
    throw new Error(`the cost of the plugin differs between requests: ${costs.join(', ')}`);
  return cost;
};
