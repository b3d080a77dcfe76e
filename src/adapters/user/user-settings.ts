// The user's settings for all projects: `settings.json` in the user folder, written by hand. A project cannot set them,
// since one of them names a program to run.

import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TeamLimits } from '../../core/jobs/team-limits.ts';
import { once } from '../../core/once.ts';
import { closestWord } from '../../core/text/closest-word.ts';
import { shownName } from '../../core/text/plain-line.ts';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';

interface UserSettings {
  /** Whether the terminal notifies the user when a loop ends or is paused. */
  readonly bell: boolean;
  /** Whether MSW's texts in a terminal are coloured; `colour-choice.ts` reads it. */
  readonly colour: boolean;
  /** Whether the client draws the panel; `panel-choice.ts` reads it. */
  readonly panel: boolean;
  /** A program and its arguments, also started then; null for none. */
  readonly notify: readonly [program: string, ...args: string[]] | null;
  /** The address of a team's PostgreSQL, including the password; null for none. */
  readonly postgres: string | null;
  /** Whether a fix from one project guides another. */
  readonly fixesAcrossProjects: boolean;
  /** The address of a Qdrant server, with its key as the password; null for none. */
  readonly qdrant: string | null;
  /** Models behind an OpenAI-compatible API, for the memory: one that writes, one that embeds; null for none. */
  readonly model: {
    readonly endpoint: string;
    readonly chat: string | null;
    readonly embed: string | null;
  } | null;
  /** An OpenTelemetry collector that receives the decision log; null for none. */
  readonly otlp: { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> } | null;
  /** What jobs may do and use; they run without a person. */
  readonly jobs: JobSettings;
  /** When a worker of a team takes jobs. */
  readonly team: TeamLimits;
}

export interface JobSettings {
  /** For their clients; null and an empty list keep the client's defaults. */
  readonly permissionMode: string | null;
  readonly allowedTools: readonly string[];
  readonly model: string | null;
  /** This many run on this machine at once; the others queue. */
  readonly atOnce: number;
  /** Per job; null for no limit. */
  readonly maxMinutes: number;
  /** Of a loop that carries out a plan. */
  readonly maxIterations: number | null;
  readonly maxTokens: number | null;
  /** In US dollars, as the client reports them. */
  readonly maxCost: number | null;
}

const JOBS: JobSettings = {
  permissionMode: null,
  allowedTools: [],
  model: null,
  atOnce: 2,
  maxMinutes: 480,
  maxIterations: null,
  maxTokens: null,
  maxCost: null,
};

const TEAM: TeamLimits = { quietHours: null, maxCostPerDay: null, maxTokensPerDay: null };

const teamShape = () =>
  z.strictObject({
    quietHours: z._default(z.nullable(z.string().check(z.regex(HOURS))), null),
    maxCostPerDay: z._default(z.nullable(z.number().check(z.positive())), null),
    maxTokensPerDay: z._default(z.nullable(z.number().check(z.positive())), null),
  });

const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

const jobsShape = () => {
  const name = () => z._default(z.nullable(z.string().check(z.regex(/^[\w.:[\]-]{1,100}$/))), null);
  const amount = z.number().check(z.positive());
  return z.strictObject({
    permissionMode: name(),
    allowedTools: z._default(z.readonly(z.array(z.string().check(z.minLength(1)))), JOBS.allowedTools),
    model: name(),
    atOnce: z._default(z.int().check(z.gte(1), z.lte(64)), JOBS.atOnce),
    maxMinutes: z._default(z.int().check(z.gte(1), z.lte(10_080)), JOBS.maxMinutes),
    maxIterations: z._default(z.nullable(z.int().check(z.gte(1), z.lte(1000))), null),
    maxTokens: z._default(z.nullable(amount), null),
    maxCost: z._default(z.nullable(amount), null),
  });
};

const ADDRESS = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/;

export const userSettingsShape = once(() => {
  const modelName = z.string().check(z.minLength(1), z.maxLength(100));
  return z.strictObject({
    // For an editor.
    $schema: z.optional(z.string()),
    bell: z._default(z.boolean(), true),
    colour: z._default(z.boolean(), true),
    panel: z._default(z.boolean(), true),
    notify: z._default(z.nullable(z.tuple([z.string().check(z.minLength(1))], z.string())), null),
    postgres: z._default(z.nullable(z.string().check(z.minLength(1))), null),
    qdrant: z._default(z.nullable(z.string().check(z.regex(ADDRESS))), null),
    fixesAcrossProjects: z._default(z.boolean(), true),
    model: z._default(
      z.nullable(
        z.strictObject({
          endpoint: z.string().check(z.regex(ADDRESS)),
          chat: z._default(z.nullable(modelName), null),
          embed: z._default(z.nullable(modelName), null),
        }),
      ),
      null,
    ),
    otlp: z._default(
      z.nullable(
        z.strictObject({
          endpoint: z.string().check(z.regex(ADDRESS)),
          headers: z._default(z.record(z.string(), z.string()), {}),
        }),
      ),
      null,
    ),
    jobs: z._default(jobsShape(), JOBS),
    team: z._default(teamShape(), TEAM),
  });
});

export type ReadUserSettings =
  | { readonly status: 'ok'; readonly settings: UserSettings }
  /** One sentence. */
  | { readonly status: 'unusable'; readonly reason: string; readonly settings: UserSettings };

export const userDefaults: UserSettings = {
  bell: true,
  colour: true,
  panel: true,
  notify: null,
  postgres: null,
  qdrant: null,
  fixesAcrossProjects: true,
  model: null,
  otlp: null,
  jobs: JOBS,
  team: TEAM,
};

export function readUserSettings(userFolder: string): ReadUserSettings {
  const path = join(userFolder, 'settings.json');
  const file = readJson(path, privateFile(userFolder));
  if (file.status === 'missing') return { status: 'ok', settings: userDefaults };
  const parsed = file.status === 'ok' ? userSettingsShape().safeParse(file.value) : null;
  if (parsed?.success) return { status: 'ok', settings: parsed.data };
  return {
    status: 'unusable',
    settings: userDefaults,
    reason: `${path} cannot be used${wrongIn(parsed?.error.issues[0])}: it takes {"bell": true, "colour": true, "panel": true, "notify": ["PROGRAM", "ARGUMENT"], "postgres": "postgresql://USER:PASSWORD@HOST/DATABASE", "qdrant": "https://:KEY@HOST:6333", "fixesAcrossProjects": true, "model": {"endpoint": "http://localhost:11434/v1", "chat": "NAME", "embed": "NAME"}, "otlp": {"endpoint": "http://localhost:4318"}, "jobs": {"permissionMode": "acceptEdits", "allowedTools": ["Bash(npm test)"], "atOnce": 2}, "team": {"quietHours": "22:00-07:00", "maxCostPerDay": 20}}, each optional`,
  };
}

/** The first key that is wrong, with the one that was perhaps meant. */
function wrongIn(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return '';
  if (issue.code !== 'unrecognized_keys')
    return issue.path.length === 0 ? '' : ` (${shownName(issue.path.join('.'))} is wrong)`;
  const [key = ''] = issue.keys;
  const near = closestWord(key, NAMES);
  return ` (${shownName([...issue.path, key].join('.'))} is not a setting${near === null ? '' : `; the nearest is ${near}`})`;
}

const NAMES = [
  ...Object.keys(userDefaults),
  ...Object.keys(JOBS),
  ...Object.keys(TEAM),
  'endpoint',
  'chat',
  'embed',
  'headers',
];
