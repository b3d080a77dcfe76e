// Runs a tool call as its own process: when the call is cancelled or the client goes, it ends with all that it started.

import { type Fields, fieldsIn, fieldsOf, parseJson } from '../adapters/files/read-json.ts';
import { followProgram } from '../adapters/process/follow-program.ts';
import { plainLine } from '../core/text/plain-line.ts';
import type { ToolCall } from './call-tool.ts';
import { type ToolResult, wrong } from './tool-result.ts';

export interface RunningCall {
  /** The program that answers, absolute; run by this same node. */
  readonly program: string;
  readonly tool: string;
  readonly place: Pick<ToolCall, 'cwd' | 'env'>;
  readonly client: ToolCall['client'];
  /** It may take minutes. */
  readonly isLong: boolean;
  readonly given: Fields;
  readonly signal: AbortSignal;
  /** Called with each line of progress. */
  readonly tell: (line: string) => void;
}

/** The most calls of a lane at once; the others wait. A quick call never waits behind one that takes minutes. */
const MOST_AT_ONCE = 4;

export async function runCall(call: RunningCall): Promise<ToolResult> {
  const lane = call.isLong ? LANES.long : LANES.quick;
  if (lane.working >= MOST_AT_ONCE) await new Promise<void>((resolve) => lane.waiting.push(resolve));
  lane.working += 1;
  try {
    return call.signal.aborted ? wrong('The call was cancelled.') : await follow(call);
  } finally {
    lane.working -= 1;
    lane.waiting.shift()?.();
  }
}

const LANES = { long: newLane(), quick: newLane() } as const;

function newLane(): { working: number; readonly waiting: (() => void)[] } {
  return { working: 0, waiting: [] };
}

async function follow({
  program,
  tool,
  place,
  client,
  given,
  signal,
  tell,
}: RunningCall): Promise<ToolResult> {
  let result: ToolResult | null = null;
  const running = followProgram({
    program: process.execPath,
    args: [program],
    input: JSON.stringify({ tool, arguments: given, client }),
    ...place,
    onLine: (line) => {
      const fields = fieldsIn(parseJson(line));
      if (typeof fields.told === 'string') tell(fields.told);
      else result = readResult(fieldsOf(fields.result)) ?? result;
    },
  });
  const stop = () => void running.stop();
  signal.addEventListener('abort', stop, { once: true });
  const { exitCode, stderr } = await running.ended;
  signal.removeEventListener('abort', stop);
  if (signal.aborted) return wrong('The call was cancelled.');
  return result ?? wrong(`${tool} ended without a result (exit code ${exitCode}): ${plainLine(stderr, 600)}`);
}

function readResult({ content, structuredContent, isError }: Fields): ToolResult | null {
  const text = Array.isArray(content) ? fieldsOf(content[0]).text : undefined;
  if (typeof text !== 'string') return null;
  return {
    content: [{ type: 'text', text }],
    ...(structuredContent !== undefined && { structuredContent: { ...fieldsOf(structuredContent) } }),
    ...(isError === true && { isError }),
  };
}
