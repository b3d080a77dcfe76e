// The text of `/msw:help` and `--help`, and the refusal of arguments that a command does not know.

import { closestWord } from '../text/closest-word.ts';
import { plainLine } from '../text/plain-line.ts';
import { readTyped } from './read-typed.ts';
import { findCommand, SLASH_COMMANDS, type SlashCommand } from './slash-commands.ts';

/** @param topic a command's name, with or without `msw:`; empty for all commands */
export function commandHelp(topic: string): string {
  const name = topic.trim().replace(/^\/?(?:msw:)?/, '');
  if (name === '') return overview();
  const command = findCommand(name);
  if (command !== undefined) return helpOf(command);
  const folded = Object.hasOwn(FOLDED, name) ? FOLDED[name] : undefined;
  if (folded !== undefined) return `/msw:${name} is gone: ${folded}.`;
  const meant = closestWord(
    name,
    SLASH_COMMANDS.map((one) => one.name),
  );
  const hint = meant === null ? 'type /msw:help for all commands' : `did you mean /msw:help ${meant}?`;
  return `Unknown command "${plainLine(name, 40)}": ${hint}`;
}

/** Commands of earlier versions, and their replacements. */
const FOLDED: Readonly<Record<string, string>> = {
  hint: 'type /msw:resume "what Claude should know"',
  next: '/msw:go does what comes next, and /msw:status shows it',
  progress: 'type /msw:status',
};

/** The answer instead of running the command: its help, or what is wrong with its arguments. Null when it can run. */
export function answerAtOnce(command: SlashCommand, args: string): string | null {
  return asksForHelp(command, args) ? commandHelp(command.name) : unknownWords(command, args);
}

/** Whether a command's arguments ask for help. */
export function asksForHelp(command: SlashCommand, args: string): boolean {
  const words = args.trim().split(/\s+/);
  // In a text of the user's own such a word may be part of the text.
  const asked = command.takesText === true ? words.length === 1 && words : words;
  return asked !== false && asked.some((word) => word === '--help' || word === '-h');
}

/** One sentence: what to type; null when the arguments are fine. Commands that take a text check it themselves. */
export function unknownWords(command: SlashCommand, args: string): string | null {
  if (command.takesText === true) return null;
  const words = args.split(/\s+/).filter((word) => word !== '');
  if (command.usage === '' && words.length > 0)
    return `/msw:${command.name} takes no arguments, and was not run: leave out "${plainLine(words.join(' '), 60)}".`;
  const typed = readTyped(command.name, args);
  return typed.status === 'refused' ? typed.reason : null;
}

function overview(): string {
  const width = Math.max(...SLASH_COMMANDS.map(({ name }) => name.length));
  const lines = SLASH_COMMANDS.map(({ name, summary }) => `  /msw:${name.padEnd(width)}  ${summary}`);
  return [
    'MSW keeps Claude working until your checks pass.',
    '',
    ...lines,
    '',
    'One of them: /msw:help loop',
  ].join('\n');
}

function helpOf({ name, summary, usage, options, example }: SlashCommand): string {
  const width = Math.max(0, ...options.map(([option]) => option.length));
  return [
    `/msw:${name} ${usage}`.trimEnd(),
    `${summary}.`,
    ...(options.length === 0
      ? []
      : ['', ...options.map(([o, meaning]) => `  ${o.padEnd(width)}  ${meaning}`)]),
    ...(example === undefined ? [] : ['', `For example: ${example}`]),
  ].join('\n');
}
