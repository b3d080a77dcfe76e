// Answers one call of a tool, whichever process it runs in: its own, or the server's.

import { findOperation } from '../app/operations/nouns.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { callTool, type ToolCall } from './call-tool.ts';
import { isTool, TOOL_NAMES } from './tool.ts';
import { type ToolResult, wrong } from './tool-result.ts';
import { withPulse } from './with-pulse.ts';

export interface NamedCall extends ToolCall {
  readonly tool: unknown;
}

/** Never rejects. */
export async function answerCall({ tool, ...call }: NamedCall): Promise<ToolResult> {
  try {
    const called = typeof tool === 'string' && Object.hasOwn(TOOL_NAMES, tool) ? TOOL_NAMES[tool] : undefined;
    const operation = called === undefined ? null : await findOperation(called);
    if (operation === null || !isTool(operation)) return wrong('There is no tool of this name.');
    return await withPulse(operation.tool.name, call.tell, (tell) => callTool(operation, { ...call, tell }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return wrong(`${plainLine(message, 1000)} (/msw:doctor says more)`);
  }
}
