// The reader of a tool, whether it is code or a table.

import { declarations } from '../../src/core/failure/readers/declarations.ts';
import { readers } from '../../src/core/failure/readers/readers.ts';
import type { ToolReader } from '../../src/core/failure/reading/reader.ts';

export function readerOf(tool: string): ToolReader {
  const reader = [...declarations, ...readers].find((one) => one.tool === tool);
  if (reader === undefined) throw new Error(`no reader of ${tool}`);
  return reader;
}
