// The process that the server starts for each call: it reads the call from stdin, reports progress line by line, and
// ends with the result. Cancelling a call ends everything that it started, and a call that fails does not affect the
// others. With `--listing` it prints the available tools and prompts, for the build.

import { fieldsIn, fieldsOf, parseJson } from '../adapters/files/read-json.ts';
import { allOperations, findOperation } from '../app/operations/nouns.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { callTool } from './call-tool.ts';
import { isTool, TOOL_NAMES } from './tool.ts';
import { type ToolResult, wrong } from './tool-result.ts';
import { withPulse } from './with-pulse.ts';

endWithServer();

if (process.argv.includes('--listing')) {
  // Loaded lazily: no call needs them.
  const { listTools } = await import('./list-tools.ts');
  const { listPrompts } = await import('./prompts.ts');
  const tools = (await allOperations()).filter(isTool);
  const listing = {
    tools: listTools(tools.filter(({ tool }) => tool.isSpare !== true)),
    spares: listTools(tools.filter(({ tool }) => tool.isSpare === true)),
    long: tools.flatMap(({ tool }) => (tool.isLong === true ? tool.name : [])),
    prompts: listPrompts(tools),
  };
  process.stdout.write(`${JSON.stringify(listing, null, 1)}\n`);
} else {
  const result = await answer().catch(broken);
  print({ result });
}

/** A killed server cannot announce it, but its children get another parent (POSIX). */
function endWithServer(): void {
  const server = process.ppid;
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

async function answer(): Promise<ToolResult> {
  const { tool: name, arguments: given } = fieldsIn(parseJson(await readAll()));
  const called = typeof name === 'string' && Object.hasOwn(TOOL_NAMES, name) ? TOOL_NAMES[name] : undefined;
  const operation = called === undefined ? null : await findOperation(called);
  if (operation === null || !isTool(operation)) return wrong('There is no tool of this name.');
  const place = { given: fieldsOf(given), env: process.env, cwd: process.cwd() };
  const show = (line: string): void => print({ told: plainLine(line, 400) });
  return withPulse(operation.tool.name, show, (tell) => callTool(operation, { ...place, tell }));
}

async function readAll(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += String(chunk);
  return text;
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function broken(error: unknown): ToolResult {
  const message = error instanceof Error ? error.message : String(error);
  return wrong(`${plainLine(message, 1000)} (/msw:doctor says more)`);
}
