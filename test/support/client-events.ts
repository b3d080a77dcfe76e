// The lines that `claude -p --output-format stream-json` prints, read into the fields that tests look at.
import { z } from 'zod';

const eventSchema = z.looseObject({ type: z.string(), subtype: z.string().optional() });
export type ClientEvent = z.infer<typeof eventSchema>;

const initSchema = z.looseObject({
  type: z.literal('system'),
  subtype: z.literal('init'),
  session_id: z.string(),
  claude_code_version: z.string(),
  permissionMode: z.string(),
  tools: z.array(z.string()),
  slash_commands: z.array(z.string()),
  agents: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
  plugins: z.array(z.looseObject({ name: z.string(), path: z.string() })).default([]),
  mcp_servers: z.array(z.looseObject({ name: z.string(), status: z.string() })).default([]),
  plugin_errors: z
    .array(z.looseObject({ plugin: z.string().optional(), type: z.string(), message: z.string().optional() }))
    .default([]),
});
export type ClientInit = z.infer<typeof initSchema>;

const resultSchema = z.looseObject({
  type: z.literal('result'),
  subtype: z.string(),
  is_error: z.boolean(),
  num_turns: z.number(),
  result: z.string().optional(),
  terminal_reason: z.string().optional(),
  session_id: z.string(),
  permission_denials: z.array(z.looseObject({ tool_name: z.string() })).default([]),
});
export type ClientResult = z.infer<typeof resultSchema>;

const hookSchema = z.looseObject({
  type: z.literal('system'),
  subtype: z.literal('hook_response'),
  hook_event: z.string(),
  hook_name: z.string(),
  stdout: z.string().default(''),
  stderr: z.string().default(''),
  exit_code: z.number().optional(),
  outcome: z.string().optional(),
});
export type HookResponse = z.infer<typeof hookSchema>;

/** One printed line; undefined for a line that is not an event (a notice on stdout). */
export const readClientEvent = (line: string): ClientEvent | undefined => {
  if (!line.startsWith('{')) return undefined;
  const parsed = eventSchema.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data : undefined;
};

export const initOf = (events: readonly ClientEvent[]): ClientInit | undefined =>
  every(events, initSchema)[0];

export const resultsOf = (events: readonly ClientEvent[]): ClientResult[] => every(events, resultSchema);

/** The answers of the hooks; the client only prints all of them with `--include-hook-events`. */
export const hookResponsesOf = (events: readonly ClientEvent[]): HookResponse[] => every(events, hookSchema);

/** The errors with which the client loaded its plugins; a journey starts by expecting `[]`. */
export const pluginErrors = (init: ClientInit | undefined): string[] => {
  if (init === undefined) return ['the client printed no init event'];
  return init.plugin_errors.map((error) => `${error.plugin ?? '?'}: ${error.type}: ${error.message ?? ''}`);
};

const every = <Shape>(events: readonly ClientEvent[], schema: z.ZodType<Shape>): Shape[] =>
  events.flatMap((event) => {
    const parsed = schema.safeParse(event);
    return parsed.success ? [parsed.data] : [];
  });
