// Turns one scripted answer into the bytes of the Messages API: an event stream, a JSON message or an error.
import type { ServerResponse } from 'node:http';
import type { Answer } from './model-script.ts';

/** Writes the answer and ends the response; a hanging answer leaves it open until the server closes. */
export const sendAnswer = async (
  response: ServerResponse,
  answer: Answer,
  request: { readonly model: string; readonly stream: boolean; readonly id: number },
): Promise<void> => {
  if (answer.hang) return;
  await answer.before?.opened;
  if (answer.status !== undefined) return sendError(response, answer.status, answer.error);
  if (request.stream) return sendEvents(response, answer, request);
  sendJson(response, 200, {
    ...envelope(request),
    content: finishedBlocks(answer, request.id),
    stop_reason: stopReason(answer),
  });
};

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_scripted' });
  response.end(JSON.stringify(body));
};

export const sendError = (
  response: ServerResponse,
  status: number,
  error: { readonly type: string; readonly message: string } = {
    type: 'api_error',
    message: 'scripted error',
  },
): void => sendJson(response, status, { type: 'error', error });

type Target = { readonly model: string; readonly id: number };
type Block = { readonly start: object; readonly deltas: readonly object[] };

const sendEvents = async (response: ServerResponse, answer: Answer, target: Target): Promise<void> => {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'request-id': `req_${target.id}`,
  });
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  send('message_start', { message: envelope(target) });
  for (const [index, block] of blocksOf(answer, target.id).entries()) {
    send('content_block_start', { index, content_block: block.start });
    for (const [nth, delta] of block.deltas.entries()) {
      if (nth > 0) await answer.between?.opened;
      send('content_block_delta', { index, delta });
    }
    send('content_block_stop', { index });
  }
  send('message_delta', {
    delta: { stop_reason: stopReason(answer), stop_sequence: null },
    usage: { output_tokens: 20 },
  });
  send('message_stop', {});
  response.end();
};

const envelope = (target: Target): object => ({
  id: `msg_scripted_${target.id}`,
  type: 'message',
  role: 'assistant',
  model: target.model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: {
    input_tokens: 100,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: 20,
    service_tier: 'standard',
  },
});

const stopReason = (answer: Answer): string => (answer.tools?.length ? 'tool_use' : 'end_turn');

const blocksOf = (answer: Answer, id: number): Block[] => {
  const thinking: Block[] = answer.thinking
    ? [
        {
          start: { type: 'thinking', thinking: '', signature: '' },
          deltas: [
            { type: 'thinking_delta', thinking: answer.thinking },
            { type: 'signature_delta', signature: 'c2NyaXB0ZWQ=' },
          ],
        },
      ]
    : [];
  const text: Block[] = answer.text
    ? [
        {
          start: { type: 'text', text: '' },
          deltas: halves(answer.text).map((half) => ({ type: 'text_delta', text: half })),
        },
      ]
    : [];
  const tools = (answer.tools ?? []).map((tool, nth) => ({
    start: { type: 'tool_use', id: `toolu_${id}_${nth}`, name: tool.name, input: {} },
    deltas: [{ type: 'input_json_delta', partial_json: JSON.stringify(tool.input) }],
  }));
  return [...thinking, ...text, ...tools];
};

const halves = (text: string): string[] => {
  const points = [...text];
  const middle = Math.ceil(points.length / 2);
  return [points.slice(0, middle).join(''), points.slice(middle).join('')].filter((half) => half !== '');
};

const finishedBlocks = (answer: Answer, id: number): object[] => [
  ...(answer.text ? [{ type: 'text', text: answer.text }] : []),
  ...(answer.tools ?? []).map((tool, nth) => ({ type: 'tool_use', id: `toolu_${id}_${nth}`, ...tool })),
];
