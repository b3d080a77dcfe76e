// Adds MSW's line to the status line of Claude Code, below an existing one, and removes it again, restoring the user's
// settings byte for byte.

import { realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientFolder } from '../../adapters/claude-code/settings-files.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { type Fields, fieldsIn, fieldsOf, parseJson } from '../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import {
  forgetStatusLine,
  type InstalledLine,
  keepInstalledLine,
  keepProgram,
  readInstalledLine,
  statusLineProgram,
} from '../../adapters/user/status-line-store.ts';
import { quoteArgument } from '../../core/shell/quote-argument.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface StatusLineChange {
  readonly changed: boolean;
  /** A dry run that would have changed the settings. */
  readonly planned: boolean;
  readonly settings: string;
  /** The command shown above MSW's line, if any. */
  readonly chained: string | null;
  readonly message: string;
}

export type StatusLineResult =
  | { readonly status: 'ok'; readonly change: StatusLineChange }
  /** `reason`: one sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param doIt false for a dry run */
export function installStatusLine(workspace: Workspace, program: string, doIt: boolean): StatusLineResult {
  const { userFolder } = workspace;
  const settings = openSettings(workspace);
  if ('status' in settings) return settings;
  const quoted = quoteArgument(statusLineProgram(userFolder), process.platform === 'win32');
  if (quoted === null)
    return refused(`The path ${statusLineProgram(userFolder)} cannot be part of a command: set MSW_HOME.`);
  const command = `node ${quoted}`;
  const { path, text, value } = settings;
  const current = fieldsOf(value.statusLine);
  const installed = current.command === command ? readInstalledLine(userFolder) : null;
  if (current.command === command && (installed === null || current.refreshInterval !== undefined)) {
    if (doIt) keepProgram(userFolder, program);
    const chained = installed?.chained ?? null;
    const message = 'It is there already.';
    return ok({ changed: false, planned: false, settings: path, chained, message });
  }
  const statusLine = { refreshInterval: REFRESH_SECONDS, ...current, type: 'command', command };
  const after = written({ ...value, statusLine }, text);
  const line = installed === null ? firstLine(settings, after) : updatedLine(settings, after, installed);
  if (doIt) {
    keepProgram(userFolder, program);
    // The undo record is written before the settings.
    keepInstalledLine(userFolder, line);
    makeFolder(dirname(path));
    writeFileAtomic(path, after);
  }
  const what =
    installed === null
      ? `shows MSW’s line${below(line)}`
      : `draws MSW’s line every ${REFRESH_SECONDS} seconds`;
  const message = `Claude Code ${what} (${path}).`;
  return ok({ changed: doIt, planned: !doIt, settings: path, chained: line.chained, message });
}

function below({ chained }: InstalledLine): string {
  return chained === null ? '' : ` below that of ${chained}`;
}

function firstLine({ path, text, value }: OpenSettings, after: string): InstalledLine {
  const { command } = fieldsOf(value.statusLine);
  const chained = typeof command === 'string' ? command : null;
  return { settings: path, before: text, after, chained };
}

/** Removing it still restores the settings before the first installation, if only MSW has changed them since. */
function updatedLine({ text }: OpenSettings, after: string, installed: InstalledLine): InstalledLine {
  return text === installed.after ? { ...installed, after } : installed;
}

/** Without it the client draws the line at events alone, and none comes while a check runs. */
const REFRESH_SECONDS = 2;

export function removeStatusLine(workspace: Workspace, doIt: boolean): StatusLineResult {
  const { userFolder } = workspace;
  const installed = readInstalledLine(userFolder);
  if (installed === null) return refused('MSW’s status line is not installed.');
  const settings = openSettings(workspace);
  if ('status' in settings) return settings;
  if (doIt) {
    if (settings.path === installed.settings) takeBack(settings, installed);
    forgetStatusLine(userFolder);
  }
  const { chained } = installed;
  const message =
    chained === null ? 'The status line is as it was.' : `The status line is that of ${chained} again.`;
  return ok({ changed: doIt, planned: !doIt, settings: settings.path, chained, message });
}

interface OpenSettings {
  readonly path: string;
  /** Null when there is no file. */
  readonly text: string | null;
  readonly value: Fields;
}

function openSettings({ env }: Workspace): OpenSettings | Extract<StatusLineResult, { status: 'refused' }> {
  const path = throughLinks(join(clientFolder(env), 'settings.json'));
  const file = readText(path, named);
  if (file.status === 'missing') return { path, text: null, value: {} };
  const parsed = file.status === 'ok' ? parseJson(file.text) : null;
  if (file.status !== 'ok' || parsed?.status !== 'ok')
    return refused(`${path} cannot be read as JSON: fix it first, then try again.`);
  return { path, text: file.text, value: fieldsOf(parsed.value) };
}

/** Restores the old settings when nothing has changed since; otherwise removes only MSW's entry. */
function takeBack({ path, text, value }: OpenSettings, { before, after }: InstalledLine): void {
  if (text === after && before === null) rmSync(path);
  else if (text === after && before !== null) writeFileAtomic(path, before);
  else {
    const { statusLine: _, ...rest } = value;
    const old = before === null ? undefined : fieldsIn(parseJson(before)).statusLine;
    writeFileAtomic(path, written(old === undefined ? rest : { ...rest, statusLine: old }, text));
  }
}

/** Keeps the file's indentation. */
function written(value: Fields, text: string | null): string {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text ?? '')?.[1] ?? 2;
  return `${JSON.stringify(value, null, indent)}\n`;
}

/** The settings file may be a link, for users who keep their settings with other dotfiles. */
function throughLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function ok(change: StatusLineChange): StatusLineResult {
  return { status: 'ok', change };
}

function refused(reason: string): Extract<StatusLineResult, { status: 'refused' }> {
  return { status: 'refused', reason };
}
