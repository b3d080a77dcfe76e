// Runs a hook once more when the plugin's files were replaced while it worked: an update of the plugin, or of the folder
// that it runs from. Loaded before anything can go.

import { basename, dirname, join } from 'node:path';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { runScript } from '../process/run-script.ts';

/** Set in such a run, which is the last. */
const MARK = 'MSW_RERUN';

/** Returns a function for a hook that failed: the output of the run with the new files; null when they are the same. */
export function rerunAfterUpdate(input: object): () => Promise<string | null> {
  const [, entry = '', limit = ''] = process.argv;
  const before = signOf(entry);
  return async () => {
    const now = signOf(entry);
    const other = now === null ? otherVersion(entry) : now === before ? null : entry;
    if (other === null || process.env[MARK] !== undefined) return null;
    return runScript({
      script: other,
      args: [`${Math.max(1, Math.floor(Number(limit) - process.uptime()))}`],
      input: JSON.stringify(input),
      env: { ...process.env, [MARK]: '1', CLAUDE_PLUGIN_ROOT: dirname(dirname(dirname(other))) },
    });
  };
}

function signOf(path: string): string | null {
  const stat = lookAt(path);
  return stat === null ? null : `${stat.dev} ${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/** The client keeps the versions of a plugin side by side, each in a folder of its own; the last that came counts. */
function otherVersion(entry: string): string | null {
  const versions = dirname(dirname(dirname(dirname(entry))));
  const found = namesIn(versions, named)
    .map((name) => join(versions, name))
    .filter((root) => fieldsIn(readJson(join(root, '.claude-plugin', 'plugin.json'), named)).name === 'msw')
    .map((root) => join(root, 'dist', 'hooks', basename(entry)))
    .flatMap((path) => ({ path, at: lookAt(path)?.ctimeMs ?? 0 }))
    .filter(({ at }) => at > 0)
    .sort((one, other) => other.at - one.at);
  return found[0]?.path ?? null;
}
