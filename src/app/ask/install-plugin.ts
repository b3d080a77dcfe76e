// Copies the plugin for Obsidian into a vault. Its data, which may be there already, is left alone.

import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../adapters/files/error-code.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { dropIfEmpty } from '../../adapters/files/msw-folder.ts';
import { isInside, named, projectFile, realPath } from '../../adapters/files/place.ts';
import { readText, textOf } from '../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { ownProgram, programOfPlugin } from '../../adapters/process/own-program.ts';
import { configFolder, PLUGIN_ID } from './vault-place.ts';

export interface ObsidianInstall {
  /** Where the plugin is to lie in the vault, with its files as they are to be. */
  readonly folder: string;
  readonly version: string;
  /** Null when there is none yet. */
  readonly before: string | null;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export type PlannedInstall =
  | { readonly status: 'ok'; readonly install: ObsidianInstall }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** The manifest last: with it, the app takes the folder for a plugin. */
const FILES = ['main.js', 'styles.css', 'manifest.json'];
const LARGEST = 32 * 1024 * 1024;

/** @param vault absolute. @param built the folder of the built plugin */
export function planInstall(
  vault: string,
  built = join(dirname(ownProgram() ?? programOfPlugin()), 'obsidian'),
): PlannedInstall {
  const config = configFolder(vault);
  if (config === null)
    return refused(`${vault} is not a vault of Obsidian: open the folder in Obsidian once, then try again.`);
  const folder = join(config, 'plugins', PLUGIN_ID);
  if (!isInside(realPath(folder), realPath(vault)))
    return refused(`${folder} leads out of the vault through a link: put the folder itself there.`);
  const files = FILES.map((name) => ({ name, read: readText(join(built, name), named, LARGEST) }));
  const texts = files.flatMap(({ name, read }) => (read.status === 'ok' ? [{ name, text: read.text }] : []));
  if (texts.length < FILES.length) return refused(`${built} is not whole: install MSW again.`);
  const version = versionIn(texts.find(({ name }) => name === 'manifest.json')?.text ?? '') ?? 'unknown';
  const before = versionIn(textOf(join(folder, 'manifest.json'), projectFile(vault)) ?? '');
  return { status: 'ok', install: { folder, version, before, files: texts } };
}

/** A sentence when it cannot be written; null when it is there. */
export function carryOutInstall({ folder, files }: ObsidianInstall): string | null {
  try {
    makeFolder(folder);
    for (const { name, text } of files) writeFileAtomic(join(folder, name), text);
    return null;
  } catch (error) {
    return `${folder} cannot be written (${errorCode(error) ?? 'unknown error'}).`;
  }
}

/** Removes what was copied, and the plugin's data. A clause when something stays; null when it is gone. */
export function removeInstalled(folder: string): string | null {
  try {
    for (const name of [...FILES, 'data.json']) rmSync(join(folder, name), { force: true });
  } catch (error) {
    return `it cannot be removed (${errorCode(error) ?? 'unknown error'})`;
  }
  dropIfEmpty(folder);
  dropIfEmpty(dirname(folder));
  return null;
}

function versionIn(manifest: string): string | null {
  return /"version":\s*"(\d[\w.-]*)"/.exec(manifest)?.[1] ?? null;
}

function refused(reason: string): PlannedInstall {
  return { status: 'refused', reason };
}
