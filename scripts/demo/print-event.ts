// One printed line of the demo per thing that happened in the client.
import { z } from 'zod';
import type { ClientEvent } from '../../test/support/client-events.ts';

/** What Claude says and uses, and the line that MSW shows to the user. */
export function printEvent(event: ClientEvent, say: (line: string) => void): void {
  const message = assistant.safeParse(event);
  if (message.success) {
    for (const block of message.data.message.content) say(`  ${describeBlock(block)}`);
  }
  const response = hook.safeParse(event);
  const said = response.success ? answer.safeParse(parseAnswer(response.data.stdout)) : null;
  if (said?.success) say(`${said.data.systemMessage}\n`);
}

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  name: z.string().optional(),
  input: z.looseObject({}).optional(),
});

const assistant = z.object({
  type: z.literal('assistant'),
  message: z.object({ content: z.array(block) }),
});

const hook = z.object({ subtype: z.literal('hook_response'), stdout: z.string() });
const answer = z.object({ systemMessage: z.string() });

function describeBlock({ type, text, name, input }: z.infer<typeof block>): string {
  return type === 'text' ? `Claude: ${text}` : `Claude uses ${name} ${shorten(input)}`;
}

function parseAnswer(stdout: string): unknown {
  return stdout.startsWith('{') ? JSON.parse(stdout) : null;
}

function shorten(input: object | undefined): string {
  const path: unknown = Reflect.get(input ?? {}, 'file_path');
  return typeof path === 'string' ? path.split(/[\\/]/).slice(-2).join('/') : '';
}
