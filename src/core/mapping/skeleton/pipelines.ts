// Reads what runs on a server after a push: job names and commands, from the settings of each service.

import { parseDocument } from 'yaml';
import { isTooNested } from '../../text/nesting.ts';
import { arrayIn, fieldsOf, textOf, textsOf } from './facts/fields.ts';
import { nameOf } from './facts/path-names.ts';
import type { Pipeline } from './facts/skeleton.ts';

const MOST_COMMANDS = 60;
const LONGEST_COMMAND = 500;

/** The service that a file belongs to; null for other files. */
export function pipelineKind(path: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Never throws; a file that is not valid YAML has no jobs and is marked `broken`. */
export function readPipeline(path: string, text: string): Pipeline & { readonly broken: boolean } {
  const kind = pipelineKind(path) ?? '';
  const nothing = { path, kind, jobs: [], commands: [] };
  if (!/\.ya?ml$/.test(path)) return { ...nothing, commands: shellLines(path, text), broken: false };
  const file = yamlOf(text);
  if (file === null) return { ...nothing, broken: true };
  const fields = fieldsOf(file);
  const jobs = fieldsOf(fields.jobs);
  const named = Object.keys(jobs).length > 0 ? jobs : otherJobs(kind, fields);
  const commands = commandsIn(file, 0).flatMap((block) => block.replaceAll(/\\\r?\n[ \t]*/g, '').split('\n'));
  const clean = commands
    .map((line) => line.trim().slice(0, LONGEST_COMMAND))
    .filter((line) => line !== '' && !line.startsWith('#'));
  return {
    ...nothing,
    jobs: Object.keys(named),
    commands: [...new Set(clean)].slice(0, MOST_COMMANDS),
    broken: false,
  };
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, 'GitHub Actions'],
  [/(?:^|\/)action\.ya?ml$/, 'GitHub action'],
  [/^\.gitlab-ci\.ya?ml$/, 'GitLab CI'],
  [/^\.circleci\/config\.ya?ml$/, 'CircleCI'],
  [/^\.travis\.ya?ml$/, 'Travis CI'],
  [/^azure-pipelines[^/]*\.ya?ml$/, 'Azure Pipelines'],
  [/^\.?appveyor\.ya?ml$/, 'AppVeyor'],
  [/^bitbucket-pipelines\.ya?ml$/, 'Bitbucket'],
  [/^\.buildkite\/[^/]+\.ya?ml$/, 'Buildkite'],
  [/^\.drone\.ya?ml$|^\.woodpecker(?:\/[^/]+)?\.ya?ml$/, 'Drone'],
  [/^\.cirrus\.ya?ml$/, 'Cirrus CI'],
  [/(?:^|\/)Jenkinsfile$/, 'Jenkins'],
  [/^\.ci\/[^/]+$/, 'script'],
  [/^\.pre-commit-config\.ya?ml$/, 'pre-commit'],
  [/^\.husky\/[a-z-]+$/, 'git hook'],
];

/** Aliases could make a small file grow without end: the parser limits them. */
function yamlOf(text: string): unknown {
  if (isTooNested(text)) return null;
  try {
    const document = parseDocument(text, { logLevel: 'silent' });
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
  } catch {
    return null;
  }
}

const NO_JOBS =
  /^(?:stages|image|variables|default|include|workflow|cache|before_script|after_script|services|on|name|env|version|orbs)$/;

function otherJobs(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (kind !== 'GitLab CI') return {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !NO_JOBS.test(name) && !name.startsWith('.')),
  );
}

const COMMAND_FIELDS = new Set([
  'run',
  'script',
  'command',
  'commands',
  'entry',
  'install',
  'before_script',
  'test_script',
]);

function commandsIn(value: unknown, depth: number): readonly string[] {
  if (depth > 12) return [];
  if (Array.isArray(value)) return value.flatMap((item) => commandsIn(item, depth + 1));
  return Object.entries(fieldsOf(value)).flatMap(([name, child]) => {
    if (!COMMAND_FIELDS.has(name)) return commandsIn(child, depth + 1);
    const single = textOf(child);
    if (single !== null) return [single];
    return arrayIn(child).length > 0 ? textsOf(child) : commandsIn(child, depth + 1);
  });
}

/** The lines of a script or hook that run something. */
function shellLines(path: string, text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim().slice(0, LONGEST_COMMAND));
  const wanted =
    nameOf(path) === 'Jenkinsfile'
      ? /^(?:sh|bat)\b/
      : /^(?:step\b.*|(?:npx|npm|pnpm|yarn|node|make|cargo|go|python3?|pytest|bash|sh|docker|mvn|gradle)\b.*)$/;
  return [...new Set(lines.filter((line) => wanted.test(line)))].slice(0, MOST_COMMANDS);
}

// The command that a Docker file starts.
/** The last ENTRYPOINT and CMD, as written; null when there is neither. Joins lines that end in `\`. */
export function imageCommand(text: string): string | null {
  const lines = text.replaceAll(/\\\r?\n/g, ' ').split(/\r?\n/);
  const last = (word: string) =>
    lines
      .map((line) => new RegExp(`^\\s*${word}\\s+(\\S.*)$`, 'i').exec(line)?.[1])
      .findLast((found) => found);
  const parts = [last('ENTRYPOINT'), last('CMD')].flatMap((part) => (part === undefined ? [] : plain(part)));
  return parts.length === 0 ? null : parts.join(' ').slice(0, 200);
}

/** `["node", "x.js"]` as typed in a shell. */
function plain(written: string): string {
  if (!written.startsWith('[')) return written.trim();
  try {
    const words: unknown = JSON.parse(written);
    return Array.isArray(words) ? words.join(' ') : written;
  } catch {
    return written.trim();
  }
}

export function isImageFile(path: string): boolean {
  return /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/i.test(path);
}
