// Parses the client's input on a hook's stdin into MSW's own terms. Unknown fields are ignored; null when a field that
// the event needs is missing, and then the hook stays silent.

import * as z from 'zod/mini';

export interface CommandInput {
  readonly session: string;
  /** `loop` for `/msw:loop`. */
  readonly command: string;
  /** Exactly as typed. */
  readonly args: string;
  readonly transcriptPath: string | null;
  /** True for a further step of a chain, which nobody typed. */
  readonly isStep?: boolean;
}

export interface SessionStartInput {
  readonly session: string;
  readonly source: 'startup' | 'resume' | 'clear' | 'compact' | 'fork' | 'other';
}

export interface SessionEndInput {
  readonly session: string;
  readonly reason: string;
}

export interface StopFailureInput {
  readonly session: string;
  /** `rate_limit`; empty when the client gives none. */
  readonly error: string;
  /** The error in words, as Claude's last message. */
  readonly message?: string;
}

export function parseCommand(value: unknown): CommandInput | null {
  const parsed = expansionSchema().safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === undefined) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path,
  };
}

/** A call that has ended, of the session itself: what an agent calls, nobody typed for it. */
export function parseToolDone(value: unknown): Pick<CommandInput, 'session' | 'transcriptPath'> | null {
  const parsed = toolDoneSchema().safeParse(value);
  if (!parsed.success || parsed.data.agent_id != null) return null;
  return { session: parsed.data.session_id, transcriptPath: parsed.data.transcript_path };
}

export function parseSessionStart(value: unknown): SessionStartInput | null {
  const parsed = sessionStartSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}

export function parseSessionEnd(value: unknown): SessionEndInput | null {
  const parsed = sessionEndSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}

/** The session whose settings changed; which ones is looked up in the files. */
export function parseConfigChange(value: unknown): { readonly session: string } | null {
  const parsed = z.object(session()).safeParse(value);
  return parsed.success ? { session: parsed.data.session_id } : null;
}

export function parseStopFailure(value: unknown): StopFailureInput | null {
  const parsed = stopFailureSchema().safeParse(value);
  if (!parsed.success) return null;
  const { session_id: session, error, last_assistant_message: message } = parsed.data;
  return { session, error, message };
}

// Built on demand: a hook handles one event, and building the other schemas would be wasted.
const session = () => ({ session_id: z.string().check(z.minLength(1)) });
const optionalText = () => z.catch(z.nullable(z.string()), null);
const text = () => z.catch(z.string(), '');

const expansionSchema = () =>
  z.object({
    ...session(),
    command_name: z.string(),
    command_args: text(),
    transcript_path: optionalText(),
  });

const toolDoneSchema = () =>
  z.object({ ...session(), transcript_path: optionalText(), agent_id: z.nullish(z.string()) });

const sessionStartSchema = () =>
  z.object({
    ...session(),
    source: z.catch(z.enum(['startup', 'resume', 'clear', 'compact', 'fork', 'other']), 'other'),
  });

const sessionEndSchema = () => z.object({ ...session(), reason: text() });
const stopFailureSchema = () => z.object({ ...session(), error: text(), last_assistant_message: text() });
