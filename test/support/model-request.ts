// What the client sent to the model, read once into the few fields that scripts and tests look at.
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** side: no tools (titles, evaluators); sub: an agent; compaction: the summary request; main: the conversation. */
export type Lane = 'side' | 'sub' | 'compaction' | 'main';

/** One request. `index` counts within its lane from 0; `userText` joins the text of the last user message,
 * `toolResults` the tool results in it, `systemText` every text the host added with role system or in `system`. */
export type ModelRequest = {
  readonly lane: Lane;
  readonly index: number;
  readonly model: string;
  readonly stream: boolean;
  readonly agentId: string | undefined;
  readonly messages: readonly Message[];
  readonly userText: string;
  readonly toolResults: readonly string[];
  readonly systemText: string;
  readonly tools: readonly string[];
  /** Of the whole body, in characters. */
  readonly size: number;
};

type Message = z.infer<typeof messageSchema>;

export const readModelRequest = (
  raw: unknown,
  headers: IncomingHttpHeaders,
  countLane: (lane: Lane) => number,
): ModelRequest => {
  const body = bodySchema.parse(raw);
  const lastUser = body.messages.findLast((message) => message.role === 'user');
  const agentId = headers['x-claude-code-agent-id'];
  const userText = lastUser ? contentText(lastUser.content) : '';
  const lane = laneOf(body.tools.length, agentId !== undefined, userText);
  return {
    lane,
    index: countLane(lane),
    model: body.model,
    stream: body.stream,
    agentId: Array.isArray(agentId) ? agentId[0] : agentId,
    messages: body.messages,
    userText,
    toolResults: lastUser ? toolResultsOf(lastUser.content) : [],
    systemText: systemTextOf(body),
    tools: body.tools.map((tool) => tool.name),
    size: JSON.stringify(raw).length,
  };
};

/** Everything in the voice of the user, of the client or of a hook, without the results of tools. */
export const spoken = ({ messages }: ModelRequest): string =>
  messages
    .flatMap(({ role, content }) => {
      if (role === 'assistant') return [];
      if (typeof content === 'string') return [content];
      return content.flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : []));
    })
    .join('\n');

/** The text of a message or of a tool result: its text blocks, joined by line breaks. */
const contentText = (content: Content): string => {
  if (typeof content === 'string') return content;
  return content.flatMap((block) => (block.text === undefined ? [] : [block.text])).join('\n');
};

const blockSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  content: z
    .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() }))])
    .optional(),
});
const contentSchema = z.union([z.string(), z.array(blockSchema)]);
type Content = z.infer<typeof contentSchema>;
const messageSchema = z.object({ role: z.string(), content: contentSchema });
const bodySchema = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(messageSchema),
  system: contentSchema.default([]),
  tools: z.array(z.looseObject({ name: z.string() })).default([]),
});

const laneOf = (toolCount: number, isAgent: boolean, userText: string): Lane => {
  if (toolCount === 0) return 'side';
  if (userText.includes('Your task is to create a detailed summary')) return 'compaction';
  return isAgent ? 'sub' : 'main';
};

export const toolResultsOf = (content: Content): string[] => {
  if (typeof content === 'string') return [];
  return content
    .filter((block) => block.type === 'tool_result')
    .map((block) => (block.content === undefined ? '' : contentText(block.content)));
};

const systemTextOf = (body: z.infer<typeof bodySchema>): string => {
  const inMessages = body.messages.filter((message) => message.role === 'system');
  return [body.system, ...inMessages.map((message) => message.content)].map(contentText).join('\n');
};
