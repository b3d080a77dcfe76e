// The fixture plugin's folder and the log of its hooks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const FIXTURE_PLUGIN = fileURLToPath(new URL('fixture-plugin', import.meta.url));

const inputSchema = z.looseObject({
  hook_event_name: z.string(),
  session_id: z.string(),
  ppid: z.number(),
  command_name: z.string().optional(),
  command_args: z.string().optional(),
});

/** The environment that makes the fixture log to the folder; `continues` lets its Stop hook continue twice. */
export const fixtureEnvironment = (folder: string, continues = false): Record<string, string> => ({
  FIXTURE_LOG: join(folder, 'fixture.jsonl'),
  FIXTURE_CONTINUE: continues ? 'yes' : 'no',
});

export const fixtureInputs = (folder: string): z.infer<typeof inputSchema>[] =>
  readFileSync(join(folder, 'fixture.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => inputSchema.parse(JSON.parse(line)));
