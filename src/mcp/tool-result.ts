// The result of a tool call, in the form of the protocol.

/** A type, not an interface, as the protocol's result types are open. */
export type ToolResult = {
  readonly content: [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
};

/** An error for the model to read: what is wrong and what to do. */
export function wrong(reason: string): ToolResult {
  return { content: [{ type: 'text', text: reason }], isError: true };
}
