// The commands in a plan's `<verify>` blocks. Prose is skipped: only text marked as automated, or a single line that
// looks like a command, can be run. The frontmatter is not parsed: a hook loads this file.

import { decodeEntities } from '../../text/markdown/decode-entities.ts';
import { bodyStart } from '../../text/markdown/frontmatter-block.ts';
import { type Element, elements, planTags } from '../documents/plan-element.ts';
import { verifyOf } from '../documents/plan-tasks.ts';

/** In the order of the plan, without duplicates. Never throws; blocks inside code fences and comments do not count. */
export function verifyCommands(plan: string): readonly string[] {
  const text = plan.replaceAll('\r\n', '\n');
  const start = bodyStart(text);
  const tags = planTags(text, start).tags.filter(({ name }) => name === 'verify' || name === 'automated');
  const blocks = elements(tags, text.length).filter(({ name, closed }) => name === 'verify' && closed);
  const commands = blocks.flatMap((block) => commandsOf(text, block));
  return [...new Set(commands.filter((command) => command !== '' && !command.startsWith('MISSING')))];
}

/** The checks of a plan: its own commands, else the default ones from the project's settings. */
export function planCommands(plan: string, usual: readonly string[]): readonly string[] {
  const own = verifyCommands(plan);
  return own.length > 0 ? own : [...new Set(usual)];
}

function commandsOf(text: string, block: Element): readonly string[] {
  const { automated, text: said } = verifyOf(text, block);
  const command = decodeEntities(said).trim();
  return automated.length > 0 || !looksLikeCommand(command) ? automated : [command];
}

function looksLikeCommand(line: string): boolean {
  return !line.includes('\n') && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}
