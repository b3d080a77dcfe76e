// Reads the settings of a project's memory from either file.

import { parse } from 'smol-toml';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { fieldsIn, fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import { type ReadMemorySettings, readMemorySettings } from '../../core/memory/memory-settings.ts';

export function memorySettingsOf(project: string): ReadMemorySettings {
  const source = memorySource(project);
  if (source !== null) return readMemorySettings(source.given, source.file);
  return { settings: readMemorySettings(null, '').settings, problems: [NOT_TOML] };
}

/** What is said of `.msw/tier2.toml` when it holds nothing that can be read. */
export const NOT_TOML = '.msw/tier2.toml is not TOML; the defaults hold.';

/** `.msw/tier2.toml` if it exists, otherwise `tier2` in `.msw/config.json`; null for what is not TOML. */
export function memorySource(project: string): { readonly given: unknown; readonly file: string } | null {
  const toml = textOf(mswPath(project, 'tier2.toml'), ownFile(project));
  if (toml === null) {
    const { tier2 } = fieldsIn(readJson(mswPath(project, 'config.json'), ownFile(project)));
    return { given: tier2, file: '.msw/config.json' };
  }
  try {
    return { given: fieldsOf(parse(toml)).tier2, file: '.msw/tier2.toml' };
  } catch {
    return null;
  }
}
