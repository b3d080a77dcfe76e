// MSW's status line below the prompt of Claude Code, which passes what it knows of the session on stdin. `statusline
// install` copies this program into the user folder, since the plugin's own folder changes with every version: it needs
// no other file, prints nothing when there is nothing to say, and never fails.

import { dirname } from 'node:path';
import { fieldsIn, parseJson } from '../adapters/files/read-json.ts';
import { glanceAtLoop } from '../adapters/loops/glance-record.ts';
import { readShownEnding } from '../adapters/loops/shown-endings.ts';
import { runShellLine } from '../adapters/process/run-shell-line.ts';
import { withColourChoice } from '../adapters/user/colour-choice.ts';
import { readInstalledLine } from '../adapters/user/status-line-store.ts';
import { isAlive } from '../app/workspace/is-alive.ts';
import { inColour } from '../core/report/colour.ts';
import { renderGlance } from '../core/report/glance.ts';

const LARGEST_INPUT = 1024 * 1024;
const CHAINED_MS = 3000;

process.on('uncaughtException', () => process.exit());
process.on('unhandledRejection', () => process.exit());

const userFolder = dirname(import.meta.dirname);
const input = await readInput();
const chained = readInstalledLine(userFolder)?.chained ?? null;
const above = chained === null ? '' : (await runShellLine(chained, input, CHAINED_MS)).trimEnd();
const own = ownLine();
process.stdout.write([above, own].filter((line) => line !== '').join('\n'));

async function readInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > LARGEST_INPUT) break;
  }
  return text;
}

function ownLine(): string {
  const { session_id: session, prompt_id: prompt } = fieldsIn(parseJson(input));
  if (typeof session !== 'string') return '';
  const ended = () => (typeof prompt === 'string' ? readShownEnding(userFolder, { session, prompt }) : null);
  const loop = glanceAtLoop(userFolder, session, isAlive) ?? ended();
  if (loop === null) return '';
  return inColour(renderGlance(loop, Date.now()), withColourChoice(userFolder, process.env));
}
