// Entry of the PreToolUse hook. The client calls it for command lines that look like calls of MSW, and for calls of
// MSW's server that cost something. A plainly written call that the user's command needs passes without a question; the
// hook says nothing about any other.

import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { impostorServer } from '../adapters/claude-code/impostor-server.ts';
import { ownUserFolder } from '../adapters/claude-code/own-user-folder.ts';
import { letPass, parseToolCall, type ToolCall } from '../adapters/claude-code/tool-call.ts';
import { readSessionCommands } from '../adapters/files/session-commands.ts';
import { type GrantedCaller, isGranted, isGrantedTool } from '../core/grants/granted-calls.ts';
import { plainWords } from '../core/shell/plain-words.ts';
import { readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null && passes(call.project, call.input))
  process.stdout.write(letPass('msw: a step of the command that you typed.'));

function passes(folder: string, input: object): boolean {
  const tool = parseToolCall(input);
  if (tool === null || (tool.kind === 'line' && ownWords(tool.command) === null)) return false;
  // Its tools would have the names of MSW's own.
  if (tool.kind === 'server' && impostorServer([folder]) !== null) return false;
  const project = realPathOf(folder);
  const user = project === null ? null : ownUserFolder(project, process.env);
  if (user === null || user.status === 'refused') return false;
  const typed = readSessionCommands(user.path, tool.session);
  return typed?.project === project && mayPass(tool, { commands: typed?.commands ?? [], agent: tool.agent });
}

function mayPass(tool: ToolCall, caller: GrantedCaller): boolean {
  if (tool.kind === 'server') return isGrantedTool(tool.tool, tool.given, caller);
  return isGranted(ownWords(tool.command) ?? [], caller);
}

/** The noun, the verb and the arguments of a line that is one plain call of this program; null for any other line. */
function ownWords(command: string): readonly string[] | null {
  const [node, program = '', ...words] = plainWords(command) ?? [];
  return node === 'node' && isOwnProgram(program) ? words : null;
}

/** Accepts the path as MSW itself writes it: the client's path to the plugin, or the real path. */
function isOwnProgram(path: string): boolean {
  const root = process.env.CLAUDE_PLUGIN_ROOT;
  const real = realPathOf(join(import.meta.dirname, '..', 'cli.mjs'));
  return path === real || (root !== undefined && root !== '' && path === resolve(root, 'dist', 'cli.mjs'));
}

function realPathOf(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
