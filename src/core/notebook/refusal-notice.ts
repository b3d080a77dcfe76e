// One clear sentence for the user about a refusal: what is wrong and what to do. The loop goes on without it.

import { harmless } from '../text/harmless.ts';
import { plainLine } from '../text/plain-line.ts';
import { loginCommand } from './profile-name.ts';
import type { Refusal, RefusalReason } from './refusal.ts';

const WITHOUT = 'The loop goes on without NotebookLM.';
const TEXT_CAP = 160;

export function refusalNotice(refusal: Refusal): string {
  return withoutNotebook(refusalSentence(refusal));
}

/** Without a word about the loop: for a question of the user's own. */
export function refusalSentence(refusal: Refusal): string {
  return SENTENCES[refusal.reason](refusal);
}

export function withoutNotebook(sentence: string): string {
  return `${sentence} ${WITHOUT}`;
}

const SENTENCES: Readonly<Record<RefusalReason, (refusal: Refusal) => string>> = {
  // MSW's own words, with the cure.
  'not-chosen': ({ text }) => `NotebookLM was not asked: ${plainLine(text, 1000)}.`,
  'not-installed': () =>
    'NotebookLM is configured but `nlm` is not installed: `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli`.',
  'too-old': () => 'The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.',
  'rate-limited': ({ profile }) =>
    `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  'auth-expired': ({ profile }) => `NotebookLM is logged out: run \`${loginCommand(profile)}\`.`,
  'profile-missing': ({ profile }) => `nlm has no such profile: run \`${loginCommand(profile)}\`.`,
  'not-found': () => 'NotebookLM has no such notebook: check `notebook` in `.msw/config.json`.',
  permission: ({ profile }) =>
    `The notebook is not open to ${account(profile)}: share it or choose another profile.`,
  drift: () => 'Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.',
  timeout: () => 'NotebookLM did not answer in time.',
  network: () => 'NotebookLM could not be reached.',
  'lost-answer': () => 'NotebookLM was asked but its answer did not arrive.',
  'argument-too-long': () => 'The question was too long for this system.',
  usage: (refusal) => `nlm refused the request (${firstLine(refusal.text)}).`,
  unknown: (refusal) => `NotebookLM gave no answer (${firstLine(refusal.text)}).`,
};

function account(profile: string | null): string {
  return profile === null ? "nlm's default account" : `profile ${profile}`;
}

function firstLine(text: string): string {
  const line =
    harmless(text)
      .split('\n')
      .find((part) => part.trim() !== '') ?? 'no reason given';
  return line.trim().slice(0, TEXT_CAP);
}
