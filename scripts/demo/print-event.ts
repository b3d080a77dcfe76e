// One printed line of the demo per thing that happened in the client.

import { z } from 'zod';
import type { ClientEvent } from '../../test/support/client-events.ts';

const assistant = z.object({
  type: z.literal('assistant'),
  message: z.object({
    content: z.array(
      z.looseObject({
        type: z.string(),
        text: z.string().optional(),
        name: z.string().optional(),
        input: z.looseObject({}).optional(),
      }),
    ),
  }),
});

const hook = z.object({ subtype: z.literal('hook_response'), stdout: z.string() });
const answer = z.object({ systemMessage: z.string() });

/** What Claude says and uses, and the line that MSW shows to the user. */
export function printEvent(event: ClientEvent, say: (line: string) => void): void {
  const message = assistant.safeParse(event);
  if (message.success) {
    for (const block of message.data.message.content) {
      if (block.type === 'text') say(`  Claude: ${block.text}`);
      if (block.type === 'tool_use') say(`  Claude uses ${block.name} ${shorten(block.input)}`);
    }
  }
  const response = hook.safeParse(event);
  if (response.success && response.data.stdout.startsWith('{')) {
    const said = answer.safeParse(JSON.parse(response.data.stdout));
    if (said.success) say(`${said.data.systemMessage}\n`);
  }
}

function shorten(input: object | undefined): string {
  const path: unknown = Reflect.get(input ?? {}, 'file_path');
  return typeof path === 'string' ? path.split(/[\\/]/).slice(-2).join('/') : '';
}
