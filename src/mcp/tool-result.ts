// What a call of a tool comes to, as the protocol has it.

/** A type and no interface, for the protocol's own results are open. */
export type ToolResult = {
  readonly content: [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
};

/** One that the model has to read: what is wrong and what to do. */
export function wrong(reason: string): ToolResult {
  return { content: [{ type: 'text', text: reason }], isError: true };
}
