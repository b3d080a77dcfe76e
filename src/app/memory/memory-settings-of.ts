// Reads the settings of a project's memory from either file.

import { parse } from 'smol-toml';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { fieldsIn, fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import { type ReadSettings, readMemorySettings } from '../../core/memory/memory-settings.ts';

/** `.msw/tier2.toml` if it exists, otherwise `tier2` in `.msw/config.json`. */
export function memorySettingsOf(project: string): ReadSettings {
  const toml = textOf(mswPath(project, 'tier2.toml'), ownFile(project));
  if (toml === null) {
    const { tier2 } = fieldsIn(readJson(mswPath(project, 'config.json'), ownFile(project)));
    return readMemorySettings(tier2, '.msw/config.json');
  }
  try {
    return readMemorySettings(fieldsOf(parse(toml)).tier2, '.msw/tier2.toml');
  } catch {
    const problem = '.msw/tier2.toml is not TOML; the defaults hold.';
    return { settings: readMemorySettings(null, '').settings, problems: [problem] };
  }
}
